"""Base class of pages with a question, a form, a run and its results."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import starmap
from types import SimpleNamespace
from typing import Any, ClassVar, Generic

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from tttmc_app.core import Rules, Text, TttmcError
from tttmc_app.core.counted import GAMES
from tttmc_app.core.numbers import duration_text, grouped, percent
from tttmc_app.experiments.chart import AnyText, Chart, RunChart
from tttmc_app.experiments.columns import RunReport
from tttmc_app.experiments.estimate import Estimate, can_be_estimated
from tttmc_app.experiments.executors import executor_text
from tttmc_app.experiments.kinds import kind_named, kind_of
from tttmc_app.experiments.recipe import AnyPlan, RecipeT, SummaryT, is_plan
from tttmc_app.experiments.running import AnyProgress, Progress
from tttmc_app.experiments.saved_run import RunInfo, SavedRun
from tttmc_app.experiments.score import Score, forfeit_lines
from tttmc_app.experiments.settings import SeedSetting, SettingError, declared
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.game.options import new_seed
from tttmc_app.gui.game.shell import Shell
from tttmc_app.gui.lab.controls import Control, card_of, control_of, rows_of
from tttmc_app.gui.lab.exports import Results
from tttmc_app.gui.lab.page import LabPage
from tttmc_app.gui.lab.parts import (
    FORM_WIDTH,
    RESULTS_WIDTH,
    START_KEYS,
    More,
    RunBar,
    Table,
    button,
    scrolled,
)
from tttmc_app.gui.lab.run_driver import ExecutorForm, MakeExecutor, RunDriver
from tttmc_app.gui.look.announcing import announce
from tttmc_app.gui.look.theme import Theme, for_letters
from tttmc_app.gui.look.translation import sentence, sentences, shown, translate
from tttmc_app.gui.look.widgets import Card, fill, muted_label, title_label
from tttmc_app.gui.panels.field_errors import FieldError, naming_field, show_field_error
from tttmc_app.gui.panels.fields import finish_typing
from tttmc_app.gui.panels.inspector import rule
from tttmc_app.gui.panels.player_form import PlayerForm
from tttmc_app.gui.panels.rules_card import RulesCard
from tttmc_app.gui.programs.question_bar import BarButton, QuestionBar

BUSY = Text("a run is in progress here: let it finish or stop it first")

ROUND_MS = 500
"""Time between updates while games are played."""
ESTIMATE_MS = 500
"""How long the form must stay unchanged before the run's time is estimated."""
STEP_MS = 50
"""Pause between the charts and tables of an update, in which the window handles other events."""


class RunPage(LabPage, Generic[RecipeT, SummaryT]):
    """Base class of pages that ask a question, and answer it by a run.

    A new page shows an example of results, and its form has the settings of that example.
    """

    kind: ClassVar[str]
    """The name of the kind of run that the page starts."""
    sample: ClassVar[Sequence[tuple[int, int, int]]] = ()
    """The wins of X and of O, and the ties, of each pairing of games, in a run of the example."""
    rare: ClassVar[Sequence[str]] = ()
    """The recipe's fields that are under More."""
    start_text: ClassVar[Text]
    first: ClassVar[Mapping[str, Any]] = {}
    """Values with which a new form begins, where they aren't the recipe's own."""

    def __init__(self, shell: Shell, name: str) -> None:
        self._switch = button(f"{name}Switch", "")
        super().__init__(shell, name, self._switch)
        self.controls: dict[str, Control] = {}
        """Those of the recipe's fields, in the order in which they are filled in."""
        self._kind = kind = kind_named(self.kind)
        self._next_seed: int | None = None  # drawn for the next run, which may still be rejected
        self._shown: Progress[RecipeT, SummaryT] | None = None
        self._plays_games = kind.is_resumable  # one by one, so that they can be resumed
        self._has_looked = False  # for an unfinished run
        self._forfeits_shown = 0
        self._problem = ""
        self._steps: deque[Callable[[], None]] = deque()
        self._is_behind = False  # a newer state than that of `_steps` is waiting
        self._timer = QTimer(self, singleShot=True)
        self._estimating = QTimer(self, singleShot=True, interval=ESTIMATE_MS)
        self.driver = RunDriver(self)
        self.where = ExecutorForm(name) if self._plays_games else None
        self.offer = QuestionBar(f"{name}Offer")
        self.rules = RulesCard()
        self.bar = RunBar(name, can_finish=self._plays_games)
        self._shows_results = False
        self._sentences = muted_label(small=True, wrap=True)
        self._sentences.setObjectName(f"{name}Sentences")
        self.sample_view = ChartView(f"{name}Sample")
        self._stack = QStackedWidget()
        self.chart_views = tuple(ChartView(chart.name) for chart in kind.charts)
        """The views of the charts for this kind of run, in order."""

    # Settings ------------------------------------------------------------------------------------

    def control(self, field: str, control: Control | None = None) -> Control:
        """Return the control of a recipe's field, by default the usual one for its setting."""
        known = {each.field: each for each in declared(self._kind.recipe)}
        if control is None and field in self.controls:
            return self.controls[field]
        made = control or control_of(self.page_name, known[field].setting)
        if field in self.first or known[field].usual is not None:
            made.set_value(self.first.get(field, known[field].usual))
        self.controls[field] = made
        return made

    def card(self, title: str, *fields: str) -> Card:
        """Return a card with the controls of some fields of the recipe."""
        return card_of(title, *map(self.control, fields))

    def recipe(self) -> RecipeT:
        """Return the recipe that the form describes; raise TttmcError if it can't be run."""
        self._maker()
        values: dict[str, Any] = {}
        for field, control in self.controls.items():
            with naming_field(control.widget):
                values[field] = control.value()
        for field, setting, usual in declared(self._kind.recipe):
            if isinstance(setting, SeedSetting):
                values[field] = self.seed()
            elif not setting.applies(SimpleNamespace(**values)):
                values[field] = usual
            elif field not in values:
                values[field] = self.rules.rules()
        try:
            made: RecipeT = self._kind.recipe(**values)
        except SettingError as error:
            if error.field not in self.controls:
                raise
            raise FieldError(error.text, self.controls[error.field].widget) from None
        return made

    def _maker(self) -> MakeExecutor | None:
        """Return a function that makes the executor of the games; None for a study."""
        return None if self.where is None else self.where.maker()

    def show_recipe(self, recipe: RecipeT, *, has_seed: bool = True) -> None:
        """Fill in the form, with the recipe's seed or without any."""
        self.rules.set_typed_seed(recipe.seed if has_seed else None)
        self.set_rules(recipe.rules)
        for field, control in self.controls.items():
            control.set_value(getattr(recipe, field))
        self.check()

    # Results -------------------------------------------------------------------------------------

    def result_area(self) -> QScrollArea:
        """Return the charts, with tables and sentences below them, which results fill in."""
        area = QWidget()
        self._results = fill(QVBoxLayout(area), *((view, 1) for view in self.chart_views))
        self._tables: dict[str, tuple[QWidget, Table]] = {}
        for name, title in self._kind.tables.items():
            heading, table = title_label(shown(title)), Table(name, dense=True)
            table.setAccessibleName(shown(title))
            table.fit()
            self._tables[name] = heading, table
            self._results.addWidget(heading)
            self._results.addWidget(table)
        self._results.addWidget(self._sentences)
        return scrolled(area, f"{self.page_name}ResultsArea")

    def result_steps(self, recipe: RecipeT, summary: SummaryT) -> Sequence[Callable[[], None]]:
        """Return functions that show results, one for each chart and one for the tables."""

        def show(view: ChartView, chart: RunChart[RecipeT, SummaryT]) -> None:
            view.show_chart(chart.draw(recipe, summary))

        views = zip(self.chart_views, self._kind.charts, strict=True)
        return [
            *(partial(show, *each) for each in views),
            partial(self._show_tables, recipe, summary),
        ]

    def _show_tables(self, recipe: RecipeT, summary: SummaryT) -> None:
        report = self.show_answer(recipe, summary)
        tables = {table.name: table for table in report.tables}
        for name, (heading, view) in self._tables.items():
            heading.setVisible(name in tables and len(tables) > 1)
            view.setVisible(name in tables)
        for name, table in tables.items():
            self._tables[name][1].show_rows(table.headings, table.rows, table.tips)
        self.show_notes(report.notes if tables else ())  # a chart alone says it all

    def show_notes(self, notes: Sequence[AnyText]) -> None:
        """Show sentences below the tables."""
        self._sentences.setText("\n".join(map(shown, notes)))
        self._sentences.setVisible(bool(notes))

    def show_answer(self, recipe: RecipeT, summary: SummaryT) -> RunReport:
        """Show the results, under their answer once the run has ended, and return their report."""
        report = self._kind.report(recipe, summary)
        self.head.show_answer("" if self.driver.is_busy else report.answer)
        self._stack.setCurrentIndex(1)
        return report

    def show_all(self, recipe: RecipeT, summary: SummaryT) -> None:
        """Show results in all charts and tables."""
        for step in self.result_steps(recipe, summary):
            step()

    def show_example(self) -> None:
        """Show the question with an example of results, until the first results arrive."""
        self.head.show_answer()
        self._stack.setCurrentIndex(0)

    def sample_chart(self) -> Chart:
        """Return a chart of a run with the form's first settings."""
        plan = self._kind.recipe(**self.first)
        scores = tuple(starmap(Score, self.sample))
        chart: Chart = self._kind.charts[0].draw(plan, plan.summary(scores))
        return chart

    def show_results(self, progress: Progress[RecipeT, SummaryT]) -> None:
        """Show a state at once."""
        self._show_state(progress)
        self.show_all(progress.recipe, progress.summary)
        self._forfeits_shown = 0  # the numbers in an earlier message are out of date
        self._show_forfeits(progress)

    def _show_state(self, progress: Progress[RecipeT, SummaryT]) -> None:
        """Keep a state, and enable its export if it is saved."""
        self._shown = progress
        self.export.setEnabled(bool(progress.run and progress.done))

    def _show_forfeits(self, progress: Progress[RecipeT, SummaryT]) -> None:
        """Show who forfeited games, and again only if more players have: it can be dismissed."""
        forfeits = self._kind.forfeits(progress.recipe, progress.summary)
        lines = list(map(shown, forfeit_lines(forfeits)))
        if len(lines) > self._forfeits_shown:
            self._forfeits_shown = len(lines)
            more = len(lines) - 1
            text = translate(
                "Lab", "{forfeit} ({more} more in the CSV table)", forfeit=lines[0], more=more
            )
            self.message.show_error(text if more else lines[0])

    @Slot()
    def _show_next(self) -> None:
        """Update one chart or table: updating all of them at once would block the window.

        All show the same state before any shows the next one, so that none falls behind.
        """
        if not self.driver.is_busy or self._shown is None:
            return
        if not self._steps:
            self._steps.extend(self.result_steps(self._shown.recipe, self._shown.summary))
            self._is_behind = False
        if self._steps:
            self._steps.popleft()()
        if not self._steps:
            self._show_forfeits(self._shown)
        if self._steps or self._is_behind:
            self._timer.start(STEP_MS if self._steps else ROUND_MS)

    # Layout --------------------------------------------------------------------------------------

    def lay_out(
        self, *cards: QWidget, more: QWidget | None = None, results: QWidget | None = None
    ) -> None:
        """Place the form beside the results; a narrow page shows only one of them.

        Below the cards are the rules, and under More what is rarely changed, beginning with `more`;
        `results` replaces the usual charts and tables.
        """
        title = Text("Example")
        chart = replace(self.sample_chart(), title=title, caption="", is_sample=True)
        self.sample_view.show_chart(chart)
        sample = QWidget()
        area = scrolled(self.sample_view, f"{self.page_name}SampleArea")
        layout = fill(QVBoxLayout(sample), (area, 1))
        layout.addWidget(self.bar.example, 0, Qt.AlignmentFlag.AlignLeft)
        for part in (sample, self.result_area() if results is None else results):
            self._stack.addWidget(part)
        rare = [*map(self.control, self.rare)]
        self._usual = [(control, control.value()) for control in rare]
        under_more = more, *rows_of(*rare), self.rules.seed_form, self.where
        self.more = More(self.page_name, *filter(None, under_more))
        settings = QWidget()
        self._form_area = scrolled(settings, f"{self.page_name}Form")
        form = fill(QVBoxLayout(settings), spacing=0)
        for card in (*cards, self.rules):
            form.addWidget(card)
            form.addWidget(rule())
        form.addWidget(self.more)
        form.addStretch(1)
        self._panel = QFrame()
        self._panel.setProperty("role", "panel")
        fill(QVBoxLayout(self._panel), (self._form_area, 1), rule(), self.bar, spacing=0)
        body = self.column(self.offer, (self._stack, 1))
        self._columns = fill(QHBoxLayout(self), (body, 1), self._panel, spacing=0)
        self._example: RecipeT = self.recipe()
        self._place()
        self._connect()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the form and the results for the new width."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        """Place the form beside the results, or show one of them below the head."""
        width = for_letters(FORM_WIDTH, self.font())
        narrow = self.width() < width + for_letters(RESULTS_WIDTH, self.font())
        shows_results = self._shows_results or not narrow
        self._switch.setVisible(narrow)
        self._switch.setText(
            translate("Lab", "Settings") if shows_results else translate("Lab", "Results")
        )
        self._form_area.setVisible(not (narrow and shows_results))
        self._stack.setVisible(shows_results)
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._columns.setDirection(down if narrow else across)
        self._columns.setStretch(0, int(shows_results))
        self._columns.setStretch(1, int(not shows_results))
        self._panel.setMinimumWidth(0 if narrow else width)
        self._panel.setMaximumWidth(self.maximumWidth() if narrow else width)

    def _show_results(self, shows_results: bool) -> None:
        """Show the results instead of the form, or the form, where only one of them fits."""
        self._shows_results = shows_results
        self._place()

    @Slot()
    def _on_switch(self) -> None:
        self._show_results(not self._shows_results)

    def _connect(self) -> None:
        for control in self.controls.values():
            control.changed.connect(self.check)
        self.bar.start.setText(shown(self.start_text))
        self.bar.start.clicked.connect(self._on_begin)
        self.bar.example.clicked.connect(self._run_example)
        self.exporter.done.connect(self._show_note)
        self.export.clicked.connect(self._on_export)
        self.export.setEnabled(False)
        self._switch.clicked.connect(self._on_switch)
        self.rules.rules_changed.connect(self.check)
        self.rules.rules_changed.connect(self.rules_chosen)
        self.more.button.toggled.connect(self._show_extras)
        self.rules.seed_changed.connect(self.check)
        keys = QShortcut(QKeySequence(START_KEYS), self)
        keys.activated.connect(self._on_begin)
        self._show_extras(False)
        for view in self.chart_views:
            view.menu_requested.connect(self.exporter.open_chart_menu)
        if self.where is not None:
            self.where.changed.connect(self.check)
        self.bar.finish.clicked.connect(self._finish)
        self.bar.stop.clicked.connect(self.driver.stop)
        self._timer.timeout.connect(self._show_next)
        self._estimating.timeout.connect(self._estimate)
        self.driver.progressed.connect(self._on_progress)
        self.driver.ended.connect(self._on_ended)
        self.driver.settled.connect(self._on_settled)
        self.driver.failed.connect(self._on_failed)
        self.driver.found_unfinished.connect(self._on_found_same)
        self.driver.found_latest.connect(self._on_found_latest)
        self.driver.estimated.connect(self._on_estimated)

    # Before a run --------------------------------------------------------------------------------

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
        """Show why the form can't be run, and More if a value there isn't the usual one.

        Once the form has stopped changing, the time of its run is estimated.
        """
        reason = ""
        try:
            self.recipe()
        except TttmcError as error:
            reason = shown(error)
        self.bar.refuse(reason)
        if self._is_rare():
            self.more.button.setChecked(True)
        self.bar.show_estimate("")
        self._estimating.start()

    def _is_rare(self) -> bool:
        """Return whether any value under More isn't the usual one."""
        with suppress(TttmcError):
            is_usual = all(control.value() == usual for control, usual in self._usual)
            is_here = self.where is None or self.where.is_here
            return not (is_usual and is_here and self.rules.typed_seed() is None)
        return True

    @Slot(bool)
    def _show_extras(self, wanted: bool) -> None:
        for control in self.controls.values():
            if isinstance(control.widget, PlayerForm):
                control.widget.show_extras(wanted=wanted)

    @Slot()
    def _estimate(self) -> None:
        if self.driver.is_looking:  # try again soon; until then, an earlier estimate is dropped
            self._estimating.start()
            return
        workers = None if self.where is None else self.where.workers
        if workers is None or not self.isVisible() or not self.bar.start.isEnabled():
            return
        recipe = self.recipe()
        if is_plan(recipe) and can_be_estimated(recipe):
            self.driver.estimate(recipe, workers)

    @Slot(Estimate)
    def _on_estimated(self, found: Estimate) -> None:
        if self._estimating.isActive():  # the form has changed since
            return
        recipe = self.recipe()
        if is_plan(recipe):
            self.bar.show_estimate(estimate_text(recipe, found))

    def refresh(self) -> None:
        """Check the form, and look once for an unfinished run from an earlier session."""
        self.check()  # the rules may have changed with those of the game
        if self._plays_games and not self._has_looked:
            self._has_looked = True
            self.driver.look_for(self.kind)

    def set_theme(self, theme: Theme) -> None:
        """Show the charts in another theme's colours."""
        self.exporter.set_theme(theme)
        for view in (self.sample_view, *self.chart_views):
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

    def show_error(self, error: TttmcError) -> None:
        """Show why the form can't be run, and mark the field at fault."""
        self.bar.refuse(shown(error))
        self._show_results(False)
        show_field_error(error)

    # Running -------------------------------------------------------------------------------------

    @property
    def is_busy(self) -> bool:
        """Return whether a run is in progress."""
        return self.driver.is_busy

    def begin(self, *, again: bool = False) -> None:
        """Start the run that the form describes, unless one is in progress."""
        if self.driver.is_busy:
            return
        try:
            recipe, make = self.recipe(), self._maker()
        except TttmcError as error:
            self.show_error(error)
            return
        self._prepare(translate("Lab", "Starting…"))
        if recipe.seed == self._next_seed:  # drawn for this run
            self.rules.show_drawn_seed(recipe.seed)
            self._next_seed = None
        self.driver.start(recipe, make, again=again)

    def _prepare(self, text: str) -> None:
        if self.offer.isAncestorOf(self.focusWidget()):
            self.bar.start.setFocus()  # which passes it on to Stop
        self._shown = None
        self.export.setEnabled(False)
        self.message.hide()
        self.offer.hide()
        self._forfeits_shown, self._problem = 0, ""
        self._timer.stop()
        self._steps.clear()
        self.bar.show_running(0.0, text)
        self._show_results(True)

    def resume(self, info: RunInfo) -> None:
        """Resume a saved run of the page's kind."""
        try:
            self._resume(info.number, info.title, info.recipe)
        except TttmcError as error:
            self.message.show_error(shown(error))

    def _resume(self, number: int, name: AnyText, recipe: Any) -> None:
        if self.driver.is_busy:
            self.message.show_error(shown(BUSY))
            return
        try:
            self.show_recipe(recipe)
            make = self._maker()
        except TttmcError as error:
            self.show_error(error)
            return
        assert make is not None  # only games are resumed
        self._prepare(translate("Lab", "Resuming “{name}”…", name=name))
        self.driver.resume(number, make)

    @Slot()
    def _finish(self) -> None:
        self.driver.finish()
        self.bar.finish.setEnabled(False)

    @Slot(Progress)
    def _on_progress(self, progress: Progress[RecipeT, SummaryT]) -> None:
        self._show_state(progress)
        finishing = self.driver.is_finishing
        text = progress_text(progress, finishing)
        self.bar.show_running(progress.share, text, finishing=finishing)
        self._is_behind = True
        if progress.done and not self._timer.isActive():
            self._timer.start(STEP_MS)
        self._show_problem(progress)
        self.progress_changed.emit(shown(percent(progress.share)))

    def _show_problem(self, progress: Progress[RecipeT, SummaryT]) -> None:
        """Show once what hinders the run, until nothing does any more."""
        problem = problem_text(progress)
        if problem != self._problem:
            self.message.clear(self._problem)
            self._problem = problem
            if problem:
                self.message.show_error(problem)

    @Slot(object)
    def _on_ended(self, progress: Progress[RecipeT, SummaryT] | None) -> None:
        text, before = translate("Lab", "Stopped."), self.bar.note.text()
        if progress is not None:
            self._show_problem(progress)
            self.show_results(progress)
            text = end_text(progress)
            if self._plays_games and progress.done and not progress.is_finished:
                left = progress.target - progress.done
                self._offer(
                    partial(self._resume, progress.run, progress.recipe.title, progress.recipe),
                    translate("Lab", "%n game(s) left in this run.", n=left),
                )
        self.bar.show_idle(text)
        self.progress_changed.emit("")
        if text != before:
            announce(self, text)

    @Slot(Progress)
    def _on_settled(self, progress: Progress[RecipeT, SummaryT]) -> None:
        """Show what a stopped run has saved, unless something else has been shown since."""
        if self._shown is None or self._shown.recipe is progress.recipe:
            self.offer.hide()
            self._on_ended(progress)

    @Slot(str)
    def _on_failed(self, message: str) -> None:
        self.message.show_error(message)
        kept = translate("Lab", "All finished games are saved.")
        self.bar.show_idle(kept if self._plays_games and self._shown else "")
        self.progress_changed.emit("")

    @Slot(RunInfo)
    def _on_found_same(self, info: RunInfo) -> None:
        self.bar.show_idle()
        again = partial(self.begin, again=True)
        self._offer_unfinished(
            info, BarButton(f"{self.page_name}OfferSecond", translate("Lab", "Start again"), again)
        )

    @Slot(RunInfo)
    def _on_found_latest(self, info: RunInfo) -> None:
        if not self.is_busy and self._shown is None:
            self._offer_unfinished(info)

    def _offer_unfinished(self, info: RunInfo, *other: BarButton) -> None:
        text = translate(
            "Lab",
            "“{name}” is unfinished: {done} of {target} games are done.",
            name=info.title,
            done=grouped(info.done),
            target=grouped(info.target),
        )
        self._offer(partial(self.resume, info), text, *other)

    def _offer(self, resume: Callable[[], None], text: str, *other: BarButton) -> None:
        """Offer to resume a run, or something else."""
        first, close = (f"{self.page_name}Offer{end}" for end in ("First", "Close"))
        self.offer.ask(
            text,
            BarButton(close, translate("Lab", "Not now"), self.offer.hide),
            *other,
            BarButton(first, translate("Lab", "Resume"), resume),
        )

    def shutdown(self) -> bool:
        """End the run within a time limit; what is done is saved, further games can be resumed."""
        self.driver.stop()
        written = self.exporter.shutdown()
        return self.driver.shutdown() and written

    # Saved runs and exports ----------------------------------------------------------------------

    def show_saved(self, run: SavedRun[RecipeT, SummaryT]) -> None:
        """Show a saved run with its settings."""
        if self.is_busy:
            self.message.show_error(shown(BUSY))
            return
        self.message.hide()
        self.offer.hide()
        if run.recipe.missing is None:
            self.show_recipe(run.recipe)
        info = run.info
        progress = Progress(
            run=info.number,
            recipe=run.recipe,
            done=info.done,
            target=info.target,
            summary=run.summary,
            seconds=info.seconds,
            seconds_left=None,
            executor=info.executor,
        )
        self.show_results(progress)
        text = translate("Lab", "“{name}”, saved as run {run}.", name=info.title, run=info.number)
        self.bar.show_idle(text)
        if run.damage is not None:
            self.message.show_error(shown(run.damage))
        if info.is_resumable:
            self._offer_unfinished(info)
        elif run.damage is None and info.obstacle is not None:
            self.message.show_error(shown(info.obstacle))
        self._show_results(True)

    @Slot()
    def _on_begin(self) -> None:
        finish_typing(self)
        self.begin()

    @Slot()
    def _run_example(self) -> None:
        """Fill in the example's settings, and start its run with a random seed."""
        self.show_recipe(self._example, has_seed=False)
        self.begin()

    @Slot(str)
    def _show_note(self, text: str) -> None:
        self.bar.show_note(text)
        announce(self, text)

    @Slot()
    def _on_export(self) -> None:
        if (found := self._shown) is not None:
            what = Results(found.run, found.recipe, found.summary)
            self.exporter.open_menu(self.export, what)


def estimate_text(plan: AnyPlan, found: Estimate) -> str:
    """Return how long a run would take, as a single line."""
    time = duration_text(max(1.0, round(found.seconds)))
    if found.is_least:
        return translate("Lab", "Estimated time: more than {time}", time=time)
    if plan.may_end_early:
        return translate("Lab", "Estimated time: at most {time}", time=time)
    return translate("Lab", "Estimated time: about {time}", time=time)


def progress_text(progress: AnyProgress, finishing: bool) -> str:
    """Return a run's progress as a single line."""
    if not is_plan(progress.recipe):
        return shown(_report(progress).progress)
    done, target = grouped(progress.done), grouped(progress.target)
    if finishing:
        return translate(
            "Lab",
            "{done} of {target} games · finishing those in progress",
            done=done,
            target=target,
        )
    if progress.seconds_left is None:
        return shown(GAMES.progress(progress.done, progress.target))
    return translate(
        "Lab",
        "{done} of {target} games · about {time} left",
        done=done,
        target=target,
        time=duration_text(max(1.0, round(progress.seconds_left))),
    )


def end_text(progress: AnyProgress) -> str:
    """Return how a run ended, as a single line."""
    if not is_plan(progress.recipe):
        return _study_end_text(progress)
    if progress.is_finished:
        return translate(
            "Lab",
            "%n game(s) in {time}, by {executor}. Saved.",
            n=progress.done,
            time=duration_text(progress.seconds),
            executor=executor_text(progress.executor),
        )
    return translate(
        "Lab",
        "Stopped: {done} of {target} games are saved.",
        done=grouped(progress.done),
        target=grouped(progress.target),
    )


def problem_text(progress: AnyProgress) -> str:
    """Return what hinders a run; empty if nothing does."""
    if is_plan(progress.recipe) or not progress.note:
        return shown(progress.note)
    return translate("Lab", "this run isn't saved: {reason}", reason=progress.note)


def _study_end_text(progress: AnyProgress) -> str:
    if progress.is_finished:
        return shown(_report(progress).outcome)
    stopped = translate("Lab", "Stopped.")
    if not progress.done:
        return stopped
    found = shown(_report(progress).progress)
    if not found.endswith((".", "。")):
        found = sentence(found)
    if progress.note:
        return sentences(found, stopped)
    return translate("Lab", "{progress} Stopped; the results so far are saved.", progress=found)


def _report(progress: AnyProgress) -> RunReport:
    return kind_of(progress.recipe).report(progress.recipe, progress.summary)
