"""What the pages that play games have in common: a form, a run, its results as they come."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

from PySide6.QtCore import QTimer, Slot

from tttmc_app.core import TttmcError
from tttmc_app.core.numbers import duration_text, grouped
from tttmc_app.experiments.kinds import kind_of
from tttmc_app.experiments.recipe import AnyPlan, Plan
from tttmc_app.experiments.run_info import RunInfo
from tttmc_app.experiments.running import AnyProgress, Progress
from tttmc_app.experiments.saved_run import AnyRun
from tttmc_app.experiments.score import forfeit_lines
from tttmc_app.gui.lab.form_page import BUSY, FormPage
from tttmc_app.gui.lab.runs import RunDriver
from tttmc_app.gui.lab.where import WhereCard
from tttmc_app.gui.look.translation import shown
from tttmc_app.gui.look.widgets import announce
from tttmc_app.gui.panels.field_errors import show_field_error

ROUND_MS = 500
"""Time between two states of the games that are shown while they are played."""
STEP_MS = 50
"""Time between a state's charts and tables, in which the window does what else there is."""


class RunPage(FormPage):
    """Let a person say what is to be played, play it, and show the results as games finish."""

    def __init__(self, name: str, title: str) -> None:
        super().__init__(name, title)
        self.driver = RunDriver(self)
        self.where = WhereCard(name)
        self._offered: tuple[int, str, AnyPlan] | None = None
        self._shown: AnyProgress | None = None
        self._looked = False
        self._forfeits_told = 0
        self._steps: deque[Callable[[], None]] = deque()
        self._is_behind = False  # something newer than the state in `_steps` is to be shown
        self._pulse = QTimer(self, singleShot=True)
        self._pulse.timeout.connect(self._show_next)
        self.bar.stop.clicked.connect(self.driver.stop)
        self.bar.finish.clicked.connect(self._finish)
        self.offer.first.connect(self._resume_offered)
        self.offer.second.connect(self._start_anew)
        self.driver.progressed.connect(self._on_progress)
        self.driver.ended.connect(self._on_ended)
        self.driver.failed.connect(self._on_failed)
        self.driver.found_unfinished.connect(self._on_found_same)
        self.driver.found_latest.connect(self._on_found_latest)

    # What a page adds ------------------------------------------------------------------------

    def plan(self) -> AnyPlan:
        """Return what the form describes; raise TttmcError where that can't be played."""
        raise NotImplementedError

    def result_steps(self, progress: AnyProgress) -> Sequence[Callable[[], None]]:
        """Return what shows how the games stand: a step for each chart and table."""
        raise NotImplementedError

    # Showing ---------------------------------------------------------------------------------

    def show_results(self, progress: AnyProgress) -> None:
        """Show at once how the games stand."""
        self.can_export(progress.run if progress.done else 0, progress.plan, progress.summary)
        for step in self.result_steps(progress):
            step()
        self._forfeits_told = 0  # what was said while games were played has grown old
        self._tell_forfeits(progress)

    def _tell_forfeits(self, progress: AnyProgress) -> None:
        """Say who forfeited games, each new line of it once: a person may dismiss it."""
        lines = forfeit_lines(kind_of(progress.plan).forfeits(progress.plan, progress.summary))
        if len(lines) > self._forfeits_told:
            self._forfeits_told = len(lines)
            more = f" ({len(lines) - 1} more in the table as CSV)" if len(lines) > 1 else ""
            self.message.say(shown(lines[0]) + more)

    @Slot()
    def _show_next(self) -> None:
        """Show one chart or table anew: all of them together would hold the window up.

        All show one state before the next is begun with, so that none is behind another for long.
        """
        if not self.driver.is_busy or self._shown is None:
            return
        if not self._steps:
            self._steps.extend(self.result_steps(self._shown))
            self._is_behind = False
        self._steps.popleft()()
        if not self._steps:
            self._tell_forfeits(self._shown)
        if self._steps or self._is_behind:
            self._pulse.start(STEP_MS if self._steps else ROUND_MS)

    # Running ---------------------------------------------------------------------------------

    def first_shown(self) -> None:
        """Look for a run that a crash or a closed window left unfinished."""
        if not self._looked:
            self._looked = True
            self.driver.look_for(self.kind)

    def set_seed(self, seed: int) -> None:
        """Fill the seed in."""
        self.rules.set_typed_seed(seed)

    @property
    def is_busy(self) -> bool:
        """Return whether games are played."""
        return self.driver.is_busy

    def begin(self) -> None:
        """Start what the form describes."""
        self._begin()

    def resume(self, info: RunInfo) -> None:
        """Go on with a kept run."""
        try:
            plan = info.plan
        except TttmcError as error:
            self.message.say(str(error))
            return
        self._resume(info.number, info.name, plan)

    def _resume(self, number: int, name: str, plan: AnyPlan) -> None:
        if self.driver.is_busy:
            self.message.say(BUSY)
            return
        try:
            self.show_recipe(plan)
            make = self.where.maker()
        except TttmcError as error:
            self.message.say(str(error))
            show_field_error(error)
            return
        self._prepare(f"Going on with “{name}”…")
        self.driver.resume(number, make)

    def show_loaded(self, run: AnyRun) -> None:
        """Show how a kept run's games stand."""
        info, plan = run.info, run.recipe
        assert isinstance(plan, Plan)
        self._shown = Progress(
            run=info.number,
            plan=plan,
            done=info.done,
            target=info.target,
            summary=run.summary,
            seconds=info.seconds,
            seconds_left=None,
            executor=info.executor,
        )
        self.show_results(self._shown)
        self.bar.show_rest(f"“{info.name}”, kept as run {info.number}.", info.done / info.target)
        if not info.is_finished:
            self._offer(info, f"“{info.name}” is unfinished")

    def shutdown(self) -> bool:
        """End what is under way within a bound; finished games are kept."""
        written = self.exporter.shutdown()
        return self.driver.shutdown() and written

    def _begin(self, *, anew: bool = False) -> None:
        if self.driver.is_busy:
            return
        try:
            plan, make = self.plan(), self.where.maker()
        except TttmcError as error:
            self.message.say(str(error))
            show_field_error(error)
            return
        self._prepare("Starting…")
        self.seed_used(plan.seed)
        self.driver.start(plan, make, anew=anew)

    def _prepare(self, text: str) -> None:
        self.message.hide()
        self.offer.hide()
        self._forfeits_told = 0
        self._steps.clear()
        self.bar.show_running(0.0, text)

    @Slot()
    def _finish(self) -> None:
        self.driver.finish()
        self.bar.finish.setEnabled(False)

    @Slot()
    def _resume_offered(self) -> None:
        if self._offered is not None:
            self._resume(*self._offered)

    @Slot()
    def _start_anew(self) -> None:
        self._begin(anew=True)

    @Slot(Progress)
    def _on_progress(self, progress: AnyProgress) -> None:
        self._shown = progress
        share = progress.done / progress.target if progress.target else 0.0
        finishing = self.driver.is_finishing
        self.bar.show_running(share, progress_text(progress, finishing), finishing=finishing)
        self._is_behind = True
        if not self._pulse.isActive():
            self._pulse.start(STEP_MS)
        self.can_export(progress.run if progress.done else 0, progress.plan, progress.summary)
        if progress.note:
            self.message.say(shown(progress.note))
        self.told.emit(f"{100 * share:.0f} %")

    @Slot(Progress, str)
    def _on_ended(self, progress: AnyProgress, why: str) -> None:
        self._shown = progress
        self.show_results(progress)
        share = progress.done / progress.target if progress.target else 0.0
        done = f"{grouped(progress.done)} of {grouped(progress.target)} games"
        if progress.is_finished:
            took = duration_text(progress.seconds)
            text = f"{grouped(progress.done)} games in {took}, by {progress.executor}. Kept."
        else:
            text = f"{why[:1].upper()}{why[1:]}: {done} are kept."
        if progress.done and not progress.is_finished:
            left = grouped(progress.target - progress.done)
            self._offered = (progress.run, progress.plan.title, progress.plan)
            self.offer.offer(f"Resume plays the {left} games that are left of this run.", "Resume")
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
        if not self.is_busy and self._shown is None:
            self._offer(info, f"“{info.name}” is unfinished")

    def _offer(self, info: RunInfo, words: str, anew: str = "") -> None:
        self._offered = (info.number, info.name, info.plan)
        done = f"{grouped(info.done)} of {grouped(info.target)} games are done"
        self.offer.offer(f"{words}: {done}.", "Resume", anew)


def progress_text(progress: AnyProgress, finishing: bool) -> str:
    """Return how far a run has come, in a line."""
    done = f"{grouped(progress.done)} of {grouped(progress.target)} games"
    if finishing:
        return f"{done} · finishing the games under way"
    left = progress.seconds_left
    ahead = "" if left is None else f" · {duration_text(max(1.0, round(left)))} left"
    return f"{done}{ahead} · {progress.executor}"
