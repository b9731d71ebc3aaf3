"""What the pages that play games have in common: a form, a run, its results as they come."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from secrets import randbelow

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tttmc_app.core import Rules, TttmcError
from tttmc_app.experiments.plan import Plan
from tttmc_app.experiments.running import Progress
from tttmc_app.experiments.store import RunInfo
from tttmc_app.gui.bars import MessageBar
from tttmc_app.gui.board.changes import announce
from tttmc_app.gui.charts.model import duration
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.faults import show_fault
from tttmc_app.gui.lab.comparing import Loaded
from tttmc_app.gui.lab.exports import Exporter
from tttmc_app.gui.lab.page import LabPage
from tttmc_app.gui.lab.parts import FORM_WIDTH, OfferBar, RunBar, button, column, scrolled
from tttmc_app.gui.lab.runs import RunDriver
from tttmc_app.gui.lab.where import WhereCard
from tttmc_app.gui.numbers import grouped
from tttmc_app.gui.panels.card import title_label
from tttmc_app.gui.panels.rules_card import RulesCard
from tttmc_app.gui.theme import UNIT, Theme

NEW_SEEDS = 1_000_000
"""Seeds made for a person are below this, so that they are short enough to type."""


TURN_MS = 200
"""Time between two charts or tables that are shown anew while games are played."""


class RunPage(LabPage):
    """Let a person say what is to be played, play it, and show the results as games finish."""

    kept = Signal()
    """The store holds something new."""

    kind = ""
    """The command that makes such runs."""
    start_text = "Start"

    def __init__(self, name: str, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(f"{name}Page")
        self._name = name
        self.driver = RunDriver(self)
        self.message = MessageBar()
        self.offer = OfferBar(f"{name}Offer")
        self.rules = RulesCard()
        self.where = WhereCard(name)
        self.bar = RunBar(name, self.start_text)
        self.heading = title_label(title)
        self.exporter = Exporter(self)
        self.export = button(f"{name}Export", "Export", "Save the results and charts")
        self._offered: RunInfo | None = None
        self._shown: Progress | None = None
        self._looked = False
        self._turn = -1
        self._pulse = QTimer(self, singleShot=True, interval=TURN_MS)
        self._pulse.timeout.connect(self._show_next)

    # What a page adds ------------------------------------------------------------------------

    def plan(self) -> Plan:
        """Return what the form describes; raise TttmcError where that can't be played."""
        raise NotImplementedError

    def show_plan(self, plan: Plan) -> None:
        """Fill the form in."""
        raise NotImplementedError

    def result_steps(self, progress: Progress) -> Sequence[Callable[[], None]]:
        """Return what shows how the games stand: a step for each chart and table."""
        raise NotImplementedError

    def chart_views(self) -> Sequence[ChartView]:
        """Return the page's charts."""
        raise NotImplementedError

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
        head.addWidget(self.heading, 1)
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
        self.bar.start.clicked.connect(self.begin)
        self.bar.stop.clicked.connect(self.driver.stop)
        self.bar.finish.clicked.connect(self._finish)
        self.offer.first.connect(self._resume_offered)
        self.offer.second.connect(self._start_anew)
        self.driver.progressed.connect(self._on_progress)
        self.driver.ended.connect(self._on_ended)
        self.driver.failed.connect(self._on_failed)
        self.driver.found_unfinished.connect(self._on_found_same)
        self.driver.found_latest.connect(self._on_found_latest)
        self.exporter.failed.connect(self.message.say)
        self.exporter.done.connect(self._say)
        self.export.clicked.connect(self._on_export)
        self.export.setEnabled(False)
        keys = QShortcut(QKeySequence("Ctrl+Return"), self)
        keys.activated.connect(self.begin)
        for view in self.chart_views():
            view.more_wanted.connect(self._on_chart_export)

    def show_results(self, progress: Progress) -> None:
        """Show at once how the games stand."""
        for step in self.result_steps(progress):
            step()

    @Slot()
    def _show_next(self) -> None:
        """Show one chart or table anew: all of them together would hold the window up."""
        if self._shown is not None and self.driver.is_busy:
            steps = self.result_steps(self._shown)
            self._turn = (self._turn + 1) % len(steps)
            steps[self._turn]()

    # Running ---------------------------------------------------------------------------------

    def first_shown(self) -> None:
        """Look for a run that a crash or a closed window left unfinished."""
        if not self._looked:
            self._looked = True
            self.driver.look_for(self.kind)

    def seed(self) -> int:
        """Return the typed seed, or a new one, which the field then shows."""
        typed = self.rules.typed_seed()
        if typed is not None:
            return typed
        seed = randbelow(NEW_SEEDS)
        self.rules.show_drawn_seed(seed)
        return seed

    def set_rules(self, rules: Rules) -> None:
        """Fill the rules in."""
        self.rules.set_rules(rules)

    def set_seed(self, seed: int) -> None:
        """Fill the seed in."""
        self.rules.set_typed_seed(seed)

    @Slot()
    def begin(self) -> None:
        """Start what the form describes."""
        self._begin()

    def resume(self, info: RunInfo) -> None:
        """Go on with a kept run."""
        if self.driver.is_busy:
            self.message.say("a run is under way here: let it finish, or stop it, first")
            return
        try:
            self.show_plan(info.plan)
            make = self.where.maker()
        except TttmcError as error:
            self.message.say(str(error))
            return
        self._prepare(f"Going on with “{info.name}”…")
        self.driver.resume(info.number, make)

    def show_kept(self, run: Loaded) -> None:
        """Show a kept run, with the settings that it was made with."""
        if self.driver.is_busy:
            self.message.say("a run is under way here: let it finish, or stop it, first")
            return
        info = run.info
        self.message.hide()
        self.offer.hide()
        self.show_plan(run.plan)
        self._shown = Progress(
            run=info.number,
            plan=run.plan,
            done=info.done,
            wanted=info.wanted,
            summary=run.summary,
            seconds=info.seconds,
            seconds_left=None,
            executor=info.executor,
        )
        self.show_results(self._shown)
        self.export.setEnabled(info.done > 0)
        self.bar.show_rest(f"“{info.name}”, kept as run {info.number}.", info.done / info.wanted)
        if not info.is_finished:
            self._offer(info, f"“{info.name}” is unfinished")

    def shutdown(self) -> bool:
        """End what is under way within a bound; finished games are kept."""
        written = self.exporter.shutdown()
        return self.driver.shutdown() and written

    def set_theme(self, theme: Theme) -> None:
        """Show the charts in another theme's colours."""
        self.exporter.set_theme(theme)
        for view in self.chart_views():
            view.set_theme(theme)

    def _begin(self, *, anew: bool = False) -> None:
        if self.driver.is_busy:
            return
        try:
            plan, make = self.plan(), self.where.maker()
        except TttmcError as error:
            self.message.say(str(error))
            show_fault(error)
            return
        self._prepare("Starting…")
        self.driver.start(plan, make, anew=anew)

    def _prepare(self, text: str) -> None:
        self.message.hide()
        self.offer.hide()
        self.bar.show_running(0.0, text)

    @Slot()
    def _finish(self) -> None:
        self.driver.finish()
        self.bar.finish.setEnabled(False)

    @Slot()
    def _resume_offered(self) -> None:
        if self._offered is not None:
            self.resume(self._offered)

    @Slot()
    def _start_anew(self) -> None:
        self._begin(anew=True)

    @Slot(Progress)
    def _on_progress(self, progress: Progress) -> None:
        self._shown = progress
        share = progress.done / progress.wanted if progress.wanted else 0.0
        finishing = self.driver.is_finishing
        self.bar.show_running(share, progress_text(progress, finishing), finishing=finishing)
        if not self._pulse.isActive():
            self._pulse.start()
        self.export.setEnabled(progress.done > 0)
        if progress.note:
            self.message.say(progress.note)
        self.told.emit(f"{100 * share:.0f} %")

    @Slot(Progress, str)
    def _on_ended(self, progress: Progress, why: str) -> None:
        self._shown = progress
        self.show_results(progress)
        self.export.setEnabled(progress.done > 0)
        share = progress.done / progress.wanted if progress.wanted else 0.0
        done = f"{grouped(progress.done)} of {grouped(progress.wanted)} games"
        if progress.is_finished:
            took = duration(progress.seconds)
            text = f"{grouped(progress.done)} games in {took}, by {progress.executor}. Kept."
        else:
            text = f"{why[:1].upper()}{why[1:]}: {done} are kept, and Start goes on with them."
        self.bar.show_rest(text, share)
        self.told.emit("")
        self.kept.emit()
        announce(self, text)

    @Slot(str)
    def _on_failed(self, message: str) -> None:
        self.message.say(message)
        self.bar.show_rest("Every game that was finished is kept." if self._shown else "")
        self.told.emit("")
        self.kept.emit()

    @Slot(RunInfo)
    def _on_found_same(self, info: RunInfo) -> None:
        self.bar.show_rest()
        self._offer(info, "These very games were begun before", anew="Start anew")

    @Slot(RunInfo)
    def _on_found_latest(self, info: RunInfo) -> None:
        if self.bar.start.isVisibleTo(self) and self._shown is None:
            self._offer(info, f"“{info.name}” is unfinished")

    def _offer(self, info: RunInfo, words: str, anew: str = "") -> None:
        self._offered = info
        done = f"{grouped(info.done)} of {grouped(info.wanted)} games are done"
        self.offer.offer(f"{words}: {done}.", "Resume", anew)

    # Results ---------------------------------------------------------------------------------

    @Slot(str)
    def _say(self, text: str) -> None:
        self.bar.say(text)
        announce(self, text)

    @Slot()
    def _on_export(self) -> None:
        if self._shown is not None:
            charts = [view.chart for view in self.chart_views() if not view.chart.is_empty]
            self.exporter.ask(self.export, self._shown.plan, self._shown.run, charts)

    @Slot(object)
    def _on_chart_export(self, where: object) -> None:
        for view in self.chart_views():
            if where is view.more:
                self.exporter.ask_chart(view)


def progress_text(progress: Progress, finishing: bool) -> str:
    """Return how far a run has come, in a line."""
    done = f"{grouped(progress.done)} of {grouped(progress.wanted)} games"
    if finishing:
        return f"{done} · finishing the games under way"
    left = progress.seconds_left
    ahead = "" if left is None else f" · {duration(max(1.0, round(left)))} left"
    return f"{done}{ahead} · {progress.executor}"
