"""Base classes of the lab's pages: any page, and pages with a form that starts runs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from types import SimpleNamespace
from typing import Any, ClassVar, Generic, TypeVar, cast

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tttmc_app.core import Position, Rules, Text, TttmcError
from tttmc_app.experiments.chart import RunChart
from tttmc_app.experiments.kinds import kind_named
from tttmc_app.experiments.recipe import Recipe, Summary
from tttmc_app.experiments.saved_run import RunInfo, SavedRun
from tttmc_app.experiments.settings import SeedSetting, SettingError, declared
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.game.options import new_seed
from tttmc_app.gui.lab.controls import Control, card_of, control_of
from tttmc_app.gui.lab.exports import Exporter, Results
from tttmc_app.gui.lab.parts import (
    FORM_WIDTH,
    RESULTS_WIDTH,
    START_KEYS,
    OfferBar,
    RunBar,
    Table,
    button,
    column,
    help_button,
    scrolled,
)
from tttmc_app.gui.look.announcing import announce
from tttmc_app.gui.look.page_window import WindowPage
from tttmc_app.gui.look.theme import UNIT, Theme, for_letters
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import Card, ElidedLabel, muted_label, title_label
from tttmc_app.gui.panels.bars import MessageBar
from tttmc_app.gui.panels.field_errors import FieldError, naming_field, show_field_error
from tttmc_app.gui.panels.fields import finish_typing
from tttmc_app.gui.panels.rules_card import RulesCard
from tttmc_app.players import PlayerSpec

RecipeT = TypeVar("RecipeT", bound=Recipe)
SummaryT = TypeVar("SummaryT", bound=Summary)

BUSY = Text("a run is in progress here: let it finish or stop it first")


class LabPage(WindowPage):
    """Base class of lab pages."""

    progress_changed = Signal(str)
    """Progress for the window's title, such as "42 %"; empty when nothing is running."""
    position_requested = Signal(Position)
    """A position to show on the main window's board."""
    chances_requested = Signal(Position)
    """A position for which to show each square's chance of the best score on the board."""
    open_requested = Signal(SavedRun)
    """A saved run to show on the page of its kind."""
    resume_requested = Signal(RunInfo)
    """A saved run to resume on the page of its kind."""

    help_requested = Signal(str)
    """The name of the manual's page that explains this one."""

    manual_page: ClassVar[str] = "06-lab.md"
    """The name of the manual's page that explains this one."""
    needs_board: ClassVar[bool] = False
    """Whether the constructor takes a function that returns the main window's position."""

    def follow_rules(self, rules: Rules) -> None:
        """Adopt the current game's rules: called for a new page, and when they have changed."""

    def show_position(self, position: Position, player: PlayerSpec) -> None:
        """Fill in a position from the main window, and the machine to examine."""

    def take_over(self, old: LabPage) -> None:
        """Fill in the form as it was on a page of the same class, in another language."""

    def show_saved(self, run: SavedRun[Any, Any]) -> None:
        """Show a saved run of the page's kind, with its settings."""

    def resume(self, info: RunInfo) -> None:
        """Resume a saved run."""

    @Slot()
    def show_help(self) -> None:
        """Open the manual's page about this page."""
        self.help_requested.emit(self.manual_page)


class FormPage(LabPage, Generic[RecipeT, SummaryT]):
    """Base class of pages with a form, a run and its results."""

    kind: ClassVar[str]
    """The name of the kind of run that the page starts."""
    # Translators: Button: start the run (a verb).
    start_text: ClassVar[Text] = Text("Start")
    first: ClassVar[Mapping[str, Any]] = {}
    """Values with which a new form begins, where they aren't the recipe's own."""

    def __init__(self, name: str, *, seeded: bool = True) -> None:
        super().__init__()
        self.setObjectName(f"{name}Page")
        self.page_name = name
        """The beginning of the object names of its parts."""
        self.controls: dict[str, Control] = {}
        """Those of the recipe's fields, in the order in which they are filled in."""
        self._exported: Results | None = None
        self._next_seed: int | None = None  # drawn for the next run, which may still be rejected
        self.message = MessageBar()
        self.offer = OfferBar(f"{name}Offer")
        self.rules = RulesCard(seeded=seeded)
        self.bar = RunBar(name, shown(self.start_text))
        self.exporter = Exporter(self)
        self.export = button(
            f"{name}Export",
            translate("Lab", "Export"),
            translate("Lab", "Save the results and charts"),
        )
        kind = kind_named(self.kind)
        self._heading = title_label(shown(kind.title))
        self._run_title = ElidedLabel()
        self._run_title.setObjectName(f"{name}RunTitle")
        self._run_title.setProperty("role", "muted")
        self.help = help_button(f"{name}Help")
        self._switch = button(f"{name}Switch", "")
        self._shows_results = False
        self.chart_views = tuple(ChartView(chart.name) for chart in kind.charts)
        """The views of the charts for this kind of run, in order."""

    # For derived pages -----------------------------------------------------------------------

    @property
    def is_busy(self) -> bool:
        """Return whether a run is in progress."""
        raise NotImplementedError

    def begin(self) -> None:
        """Start the run that the form describes, unless one is in progress."""
        raise NotImplementedError

    def show_loaded(self, run: SavedRun[RecipeT, SummaryT]) -> None:
        """Show the results of a saved run; the form is filled in."""
        raise NotImplementedError

    # Settings --------------------------------------------------------------------------------

    def control(self, field: str, control: Control | None = None) -> Control:
        """Return the control of a recipe's field, by default the usual one for its setting."""
        known = {each.field: each for each in declared(kind_named(self.kind).recipe)}
        made = control or control_of(self.page_name, known[field].setting)
        if field in self.first or known[field].usual is not None:
            made.set_value(self.first.get(field, known[field].usual))
        made.changed.connect(self.check)
        self.controls[field] = made
        return made

    def card(self, title: str, *fields: str) -> Card:
        """Return a card with the controls of some fields of the recipe."""
        return card_of(title, *(self.controls.get(each) or self.control(each) for each in fields))

    def recipe(self) -> RecipeT:
        """Return the recipe that the form describes; raise TttmcError if it can't be run."""
        values: dict[str, Any] = {}
        for field, control in self.controls.items():
            with naming_field(control.widget):
                values[field] = control.value()
        for field, setting, usual in declared(kind_named(self.kind).recipe):
            if isinstance(setting, SeedSetting):
                values[field] = self.seed()
            elif field not in values:
                values[field] = self.rules.rules()
            elif not setting.applies(SimpleNamespace(**values)):
                values[field] = usual
        try:
            made: RecipeT = kind_named(self.kind).recipe(**values)
        except SettingError as error:
            if error.field not in self.controls:
                raise
            raise FieldError(error.text, self.controls[error.field].widget) from None
        return made

    def show_recipe(self, recipe: RecipeT) -> None:
        """Fill in the form."""
        self.set_rules(recipe.rules)
        for field, control in self.controls.items():
            control.set_value(getattr(recipe, field))
        self.rules.set_typed_seed(recipe.seed)
        self.check()

    # Charts ----------------------------------------------------------------------------------

    def result_area(self) -> QScrollArea:
        """Return the charts, with tables and sentences below them, which results fill in."""
        area = QWidget()
        self._results = QVBoxLayout(area)
        self._results.setContentsMargins(0, 0, UNIT // 2, 0)
        self._results.setSpacing(UNIT)
        for view in self.chart_views:
            self._results.addWidget(view, 1)
        self._tables: dict[str, tuple[QWidget, Table]] = {}
        for name, title in kind_named(self.kind).tables.items():
            heading, table = title_label(shown(title)), Table(name, dense=True)
            table.setAccessibleName(shown(title))
            self._tables[name] = heading, table
            self._results.addWidget(heading)
            self._results.addWidget(table)
        self._sentences = muted_label(small=True, wrap=True)
        self._sentences.setObjectName(f"{self.page_name}Sentences")
        self._results.addWidget(self._sentences)
        self.show_empty_charts()
        return scrolled(area, f"{self.page_name}ResultsArea")

    def result_steps(self, recipe: RecipeT, summary: SummaryT) -> Sequence[Callable[[], None]]:
        """Return functions that show results, one for each chart and one for the tables."""
        charts = kind_named(self.kind).charts
        return [
            *(
                partial(_show_chart, view, chart, recipe, summary)
                for view, chart in zip(self.chart_views, charts, strict=True)
            ),
            partial(self._show_tables, recipe, summary),
        ]

    def _show_tables(self, recipe: RecipeT, summary: SummaryT) -> None:
        report = kind_named(self.kind).report(recipe, summary)
        for table in report.tables:
            _, view = self._tables[table.name]
            view.show_rows(table.headings, table.rows, table.tips)
            view.fit()
        captions = [view.chart.caption for view in self.chart_views]
        sentences = (note for note in report.notes if note not in captions)
        self._show_below("\n".join(map(shown, sentences)), [table.name for table in report.tables])

    def _show_below(self, sentences: str = "", names: Sequence[str] = ()) -> None:
        """Show only these sentences and tables, with headings if there are several."""
        self._sentences.setText(sentences)
        self._sentences.setVisible(bool(sentences))
        for name, (heading, table) in self._tables.items():
            heading.setVisible(name in names and len(names) > 1)
            table.setVisible(name in names)

    def show_all(self, recipe: RecipeT, summary: SummaryT) -> None:
        """Show results in all charts and tables."""
        for step in self.result_steps(recipe, summary):
            step()

    def show_empty_charts(self) -> None:
        """Show empty charts, until the first results arrive."""
        for view, chart in zip(self.chart_views, kind_named(self.kind).charts, strict=True):
            view.show_chart(chart.empty)
        self._show_below()

    # Layout ----------------------------------------------------------------------------------

    def lay_out(self, cards: Sequence[QWidget], results: QWidget) -> None:
        """Place the form to the left of the results; a narrow page shows only one of them."""
        self._results_area = results
        self._form_area = scrolled(column(*cards), f"{self.page_name}Form")
        self._form_column = QWidget()
        form = QVBoxLayout(self._form_column)
        form.setContentsMargins(0, 0, 0, 0)
        form.setSpacing(0)
        form.addWidget(self._form_area, 1)
        form.addWidget(self.bar)
        head = QHBoxLayout()
        head.setSpacing(UNIT)
        head.addWidget(self._heading)
        head.addWidget(self._run_title, 1)
        head.addWidget(self._switch)
        head.addWidget(self.export)
        head.addWidget(self.help)
        body = QVBoxLayout()
        body.setSpacing(UNIT)
        body.addLayout(head)
        body.addWidget(self.message)
        body.addWidget(self.offer)
        body.addWidget(results, 1)
        self._columns = layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        layout.setContentsMargins(UNIT, UNIT, UNIT, UNIT)
        layout.setSpacing(UNIT)
        layout.addWidget(self._form_column)
        layout.addLayout(body, 1)
        self._place()
        self._connect()

    def minimumSizeHint(self) -> QSize:
        """Return the size of a narrow page."""
        return QSize(self._form_width() + 2 * UNIT, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the form and the results for the new width."""
        super().resizeEvent(event)
        self._place()

    def _form_width(self) -> int:
        return for_letters(FORM_WIDTH, self.font())

    def _place(self) -> None:
        """Place the form beside the results, or show one of them below the heading."""
        width = self._form_width()
        narrow = self.width() < width + for_letters(RESULTS_WIDTH, self.font())
        shows_results = self._shows_results or not narrow
        self._switch.setVisible(narrow)
        self._switch.setText(
            translate("Lab", "Settings") if shows_results else translate("Lab", "Results")
        )
        self._form_area.setVisible(not (narrow and shows_results))
        self._results_area.setVisible(shows_results)
        down, across = QBoxLayout.Direction.BottomToTop, QBoxLayout.Direction.LeftToRight
        self._columns.setDirection(down if narrow else across)
        self._columns.setStretch(0, int(not shows_results))
        self._columns.setStretch(1, int(shows_results))
        self._form_column.setMinimumWidth(0 if narrow else width)
        self._form_column.setMaximumWidth(self.maximumWidth() if narrow else width)

    def _show_results(self, shows_results: bool) -> None:
        """Show the results instead of the form, or the form, where only one of them fits."""
        self._shows_results = shows_results
        self._place()

    @Slot()
    def _on_switch(self) -> None:
        self._show_results(not self._shows_results)

    @Slot(int, int)
    def _on_form_range(self, lowest: int, highest: int) -> None:
        is_shown = highest > lowest
        width = self._form_area.verticalScrollBar().sizeHint().width()
        self.bar.leave_margin(width if is_shown else 0)

    def _connect(self) -> None:
        self._form_area.verticalScrollBar().rangeChanged.connect(self._on_form_range)
        self.bar.start.clicked.connect(self._on_begin)
        self.exporter.failed.connect(self.message.show_error)
        self.exporter.done.connect(self._show_note)
        self.export.clicked.connect(self._on_export)
        self.export.setEnabled(False)
        self.help.clicked.connect(self.show_help)
        self._switch.clicked.connect(self._on_switch)
        self.rules.rules_changed.connect(self.check)
        self.rules.seed_changed.connect(self.check)
        keys = QShortcut(QKeySequence(START_KEYS), self)
        keys.activated.connect(self._on_begin)
        for view in self.chart_views:
            view.menu_requested.connect(self._on_chart_export)

    # Form and results ------------------------------------------------------------------------

    def take_over(self, old: LabPage) -> None:
        """Fill in the form as it was on the old page, if it can be run."""
        if isinstance(old, FormPage):
            former: FormPage[RecipeT, SummaryT] = cast("Any", old)
            with suppress(TttmcError):
                typed = former.rules.typed_seed()
                self.show_recipe(former.recipe())
                self.rules.set_typed_seed(typed)

    def follow_rules(self, rules: Rules) -> None:
        """Adopt the current game's rules, unless a run is in progress."""
        if not self.is_busy:
            self.set_rules(rules)

    def set_rules(self, rules: Rules) -> None:
        """Fill in the rules."""
        self.rules.set_rules(rules)
        self.check()

    @Slot()
    def check(self) -> None:
        """Show the rules above the start button, and the reason if the form can't be run."""
        self.bar.show_rules(shown(self.rules.rules().describe()))
        try:
            recipe = self.recipe()
        except TttmcError as error:
            self.bar.refuse(shown(error))
        else:
            self.bar.show_rules(shown(recipe.rules_text))
            self.bar.refuse("")

    def refresh(self) -> None:
        """Check the form: the rules may have changed with those of the game."""
        self.check()

    def set_theme(self, theme: Theme) -> None:
        """Show the charts in another theme's colours."""
        self.exporter.set_theme(theme)
        for view in self.chart_views:
            view.set_theme(theme)

    def seed(self) -> int:
        """Return the typed seed, or a random one for the next run; raise FieldError if malformed.

        The random seed stays the same until a run starts with it.
        """
        typed = self.rules.typed_seed()
        if typed is not None:
            return typed
        if self._next_seed is None:
            self._next_seed = new_seed()
        return self._next_seed

    def seed_used(self, seed: int) -> None:
        """Show the seed of a starting run if it is random; the next run gets a new one."""
        if seed == self._next_seed:
            self.rules.show_drawn_seed(seed)
            self._next_seed = None

    def show_error(self, error: TttmcError) -> None:
        """Show why the form can't be run, and mark the field at fault."""
        self.bar.refuse(shown(error))
        self._show_results(False)
        show_field_error(error)

    def show_saved(self, run: SavedRun[RecipeT, SummaryT]) -> None:
        """Show a saved run with its settings."""
        if self.is_busy:
            self.message.show_error(shown(BUSY))
            return
        self.message.hide()
        self.offer.hide()
        if run.recipe.missing is None:
            self.show_recipe(run.recipe)
        self.show_loaded(run)
        self._show_results(True)

    def can_export(self, run: int, recipe: RecipeT, summary: SummaryT) -> None:
        """Name the run whose results are shown, and enable its export; run 0 is not saved."""
        self._exported = Results(run, recipe, summary)
        self.export.setEnabled(run > 0)
        self._run_title.setText(shown(recipe.title))

    @Slot()
    def _on_begin(self) -> None:
        finish_typing(self)
        self.begin()
        if self.is_busy:
            self._show_results(True)

    @Slot(str)
    def _show_note(self, text: str) -> None:
        self.bar.show_note(text)
        announce(self, text)

    @Slot()
    def _on_export(self) -> None:
        if self._exported is not None:
            self.exporter.open_menu(self.export, self._exported)

    @Slot(object)
    def _on_chart_export(self, where: object) -> None:
        for view in self.chart_views:
            if where is view.more:
                self.exporter.open_chart_menu(view)


def _show_chart(
    view: ChartView, chart: RunChart[RecipeT, SummaryT], recipe: RecipeT, summary: SummaryT
) -> None:
    view.show_chart(chart.draw(recipe, summary))
