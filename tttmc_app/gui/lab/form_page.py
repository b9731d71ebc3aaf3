"""What the pages that make runs have in common: a form at the left, what comes of it beside it."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import randbelow

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tttmc_app.core import Rules
from tttmc_app.experiments.recipe import Recipe, Summary
from tttmc_app.experiments.saved_run import AnyRun
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.game.seeds import NEW_SEEDS
from tttmc_app.gui.lab.exports import Exporter, Results
from tttmc_app.gui.lab.page import LabPage
from tttmc_app.gui.lab.parts import FORM_WIDTH, OfferBar, RunBar, button, column, scrolled
from tttmc_app.gui.look.theme import UNIT, Theme
from tttmc_app.gui.look.widgets import announce, title_label
from tttmc_app.gui.panels.bars import MessageBar
from tttmc_app.gui.panels.rules_card import RulesCard

BUSY = "a run is under way here: let it finish, or stop it, first"


class FormPage(LabPage):
    """Let a person say what is to be done, begin it, and take out what came of it."""

    kept = Signal()
    """The store holds something new."""

    kind = ""
    """The command that makes such runs."""
    start_text = "Start"

    def __init__(self, name: str, title: str, *, seeded: bool = True) -> None:
        super().__init__()
        self.setObjectName(f"{name}Page")
        self._name = name
        self._exported: Results | None = None
        self._next_seed: int | None = None  # drawn for the next run, which may yet be refused
        self.message = MessageBar()
        self.offer = OfferBar(f"{name}Offer")
        self.rules = RulesCard(seeded=seeded)
        self.bar = RunBar(name, self.start_text)
        self.exporter = Exporter(self)
        self.export = button(f"{name}Export", "Export", "Save the results and charts")
        self._heading = title_label(title)

    # What a page adds ------------------------------------------------------------------------

    @property
    def is_busy(self) -> bool:
        """Return whether a run is under way."""
        raise NotImplementedError

    def begin(self) -> None:
        """Start what the form describes, unless a run is under way."""
        raise NotImplementedError

    def show_recipe(self, recipe: Recipe) -> None:
        """Fill the form in."""
        raise NotImplementedError

    def show_loaded(self, run: AnyRun) -> None:
        """Show what came of a kept run, once the form is filled in."""
        raise NotImplementedError

    def chart_views(self) -> Sequence[ChartView]:
        """Return the page's charts."""
        return ()

    # Building --------------------------------------------------------------------------------

    def lay_out(self, cards: Sequence[QWidget], results: QWidget) -> None:
        """Set the form at the left and the results beside it."""
        side = QWidget()
        side.setFixedWidth(FORM_WIDTH)
        form = QVBoxLayout(side)
        form.setContentsMargins(0, 0, 0, 0)
        form.setSpacing(0)
        form.addWidget(scrolled(column(*cards), f"{self._name}Form"), 1)
        form.addWidget(self.bar)
        head = QHBoxLayout()
        head.addWidget(self._heading, 1)
        head.addWidget(self.export)
        body = QVBoxLayout()
        body.setSpacing(UNIT)
        body.addLayout(head)
        body.addWidget(self.message)
        body.addWidget(self.offer)
        body.addWidget(results, 1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(UNIT, UNIT, UNIT, UNIT)
        layout.setSpacing(UNIT)
        layout.addWidget(side)
        layout.addLayout(body, 1)
        self._connect()

    def _connect(self) -> None:
        self.bar.start.clicked.connect(self._on_begin)
        self.exporter.failed.connect(self.message.say)
        self.exporter.done.connect(self._say)
        self.export.clicked.connect(self._on_export)
        self.export.setEnabled(False)
        keys = QShortcut(QKeySequence("Ctrl+Return"), self)
        keys.activated.connect(self._on_begin)
        for view in self.chart_views():
            view.menu_requested.connect(self._on_chart_export)

    # What is asked of it ---------------------------------------------------------------------

    def set_rules(self, rules: Rules) -> None:
        """Fill the rules in."""
        self.rules.set_rules(rules)

    def set_theme(self, theme: Theme) -> None:
        """Show the charts in another theme's colours."""
        self.exporter.set_theme(theme)
        for view in self.chart_views():
            view.set_theme(theme)

    def seed(self) -> int:
        """Return the typed seed, or the next run's own where none is; FieldError for what is none.

        However often it is asked for, it is the same until a run has begun with it.
        """
        typed = self.rules.typed_seed()
        if typed is not None:
            return typed
        if self._next_seed is None:
            self._next_seed = randbelow(NEW_SEEDS)
        return self._next_seed

    def seed_used(self, seed: int) -> None:
        """Show the seed of the run that begins, where it is a new one; the next has another."""
        if seed == self._next_seed:
            self.rules.show_drawn_seed(seed)
            self._next_seed = None

    def show_kept(self, run: AnyRun) -> None:
        """Show a kept run, with the settings that it was made with."""
        if self.is_busy:
            self.message.say(BUSY)
            return
        self.message.hide()
        self.offer.hide()
        self.show_recipe(run.recipe)
        self.show_loaded(run)

    def can_export(self, run: int, recipe: Recipe, summary: Summary) -> None:
        """Let the results of a kept run be taken out."""
        self._exported = Results(run, recipe, summary)
        self.export.setEnabled(run > 0)

    @Slot()
    def _on_begin(self) -> None:
        self.begin()

    @Slot(str)
    def _say(self, text: str) -> None:
        self.bar.say(text)
        announce(self, text)

    @Slot()
    def _on_export(self) -> None:
        if self._exported is not None:
            self.exporter.ask(self.export, self._exported)

    @Slot(object)
    def _on_chart_export(self, where: object) -> None:
        for view in self.chart_views():
            if where is view.more:
                self.exporter.ask_chart(view)
