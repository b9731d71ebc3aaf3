"""Base class of pages that play games: a form, a run, and its results as games finish."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar

from PySide6.QtCore import QTimer, Slot

from tttmc_app.core import TttmcError
from tttmc_app.core.numbers import grouped, percent
from tttmc_app.experiments.chart import AnyText
from tttmc_app.experiments.estimate import Estimate, can_be_estimated
from tttmc_app.experiments.kinds import kind_of
from tttmc_app.experiments.recipe import AnyPlan
from tttmc_app.experiments.running import Progress
from tttmc_app.experiments.saved_run import RunInfo, SavedRun
from tttmc_app.experiments.score import forfeit_lines
from tttmc_app.gui.lab.page import BUSY, FormPage, LabPage, SummaryT
from tttmc_app.gui.lab.run_driver import ExecutorCard, RunDriver, RunEnd
from tttmc_app.gui.lab.run_texts import end_text, estimate_text, progress_text
from tttmc_app.gui.look.announcing import announce
from tttmc_app.gui.look.translation import shown, translate

PlanT = TypeVar("PlanT", bound=AnyPlan)

ROUND_MS = 500
"""Time between updates while games are played."""
ESTIMATE_MS = 500
"""How long the form must stay unchanged before the run's time is estimated."""
STEP_MS = 50
"""Pause between the charts and tables of an update, in which the window handles other events."""


class RunPage(FormPage[PlanT, SummaryT]):
    """Base class of pages that play games."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.driver = RunDriver(self)
        self.executor_card = ExecutorCard(name)
        self._offered: tuple[int, AnyText, PlanT] | None = None
        self._shown: Progress[PlanT, SummaryT] | None = None
        self._has_looked = False
        self._forfeits_shown = 0
        self._steps: deque[Callable[[], None]] = deque()
        self._is_behind = False  # a newer state than that of `_steps` is waiting
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._show_next)
        self._estimating = QTimer(self, singleShot=True, interval=ESTIMATE_MS)
        self._estimating.timeout.connect(self._estimate)
        self.bar.finish.clicked.connect(self._finish)
        self.offer.first.connect(self._resume_offered)
        self.offer.second.connect(self._start_again)
        self.executor_card.changed.connect(self.check)
        self.bar.stop.clicked.connect(self.driver.stop)
        self.driver.progressed.connect(self._on_progress)
        self.driver.ended.connect(self._on_ended)
        self.driver.settled.connect(self._on_settled)
        self.driver.failed.connect(self._on_failed)
        self.driver.found_unfinished.connect(self._on_found_same)
        self.driver.found_latest.connect(self._on_found_latest)
        self.driver.estimated.connect(self._on_estimated)

    # For derived pages -----------------------------------------------------------------------

    def recipe(self) -> PlanT:
        """Return the plan that the form describes; raise TttmcError if it can't be played."""
        self.executor_card.maker()
        return super().recipe()

    # Showing ---------------------------------------------------------------------------------

    def show_results(self, progress: Progress[PlanT, SummaryT]) -> None:
        """Show a state at once."""
        self.can_export(progress.run if progress.done else 0, progress.plan, progress.summary)
        self.show_all(progress.plan, progress.summary)
        self._forfeits_shown = 0  # the numbers in an earlier message are out of date
        self._show_forfeits(progress)

    def _show_forfeits(self, progress: Progress[PlanT, SummaryT]) -> None:
        """Show which players have forfeited games.

        As users may dismiss the message, it appears again only if more players have forfeited
        games.
        """
        forfeits = kind_of(progress.plan).forfeits(progress.plan, progress.summary)
        lines = [shown(line) for line in forfeit_lines(forfeits)]
        if len(lines) <= self._forfeits_shown:
            return
        self._forfeits_shown = len(lines)
        text = lines[0]
        if len(lines) > 1:
            more = len(lines) - 1
            text = translate(
                "Lab", "{forfeit} ({more} more in the CSV table)", forfeit=lines[0], more=more
            )
        self.message.show_error(text)

    @Slot()
    def _show_next(self) -> None:
        """Update one chart or table: updating all of them at once would block the window.

        All show the same state before any shows the next one, so that none falls behind.
        """
        if not self.driver.is_busy or self._shown is None:
            return
        if not self._steps:
            self._steps.extend(self.result_steps(self._shown.plan, self._shown.summary))
            self._is_behind = False
        self._steps.popleft()()
        if not self._steps:
            self._show_forfeits(self._shown)
        if self._steps or self._is_behind:
            self._timer.start(STEP_MS if self._steps else ROUND_MS)

    # Before a run ----------------------------------------------------------------------------

    @Slot()
    def check(self) -> None:
        """Check the form, and estimate the time of its run once the form has stopped changing."""
        super().check()
        self.bar.show_estimate("")
        self._estimating.start()

    @Slot()
    def _estimate(self) -> None:
        if self.driver.is_looking:  # try again soon; until then, an earlier estimate is dropped
            self._estimating.start()
            return
        workers = self.executor_card.workers
        if workers is None or not self.isVisible() or not self.bar.start.isEnabled():
            return
        plan = self.recipe()
        if can_be_estimated(plan):
            self.driver.estimate(plan, workers)

    @Slot(Estimate)
    def _on_estimated(self, found: Estimate) -> None:
        if not self._estimating.isActive():  # otherwise, the form has changed since
            self.bar.show_estimate(estimate_text(self.recipe(), found))

    # Running ---------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Look once for an unfinished run from an earlier session."""
        super().refresh()
        if not self._has_looked:
            self._has_looked = True
            self.driver.look_for(self.kind)

    @property
    def is_busy(self) -> bool:
        """Return whether games are being played."""
        return self.driver.is_busy

    def begin(self) -> None:
        """Start the run that the form describes."""
        self._begin()

    def resume(self, info: RunInfo) -> None:
        """Resume a saved run of the page's kind."""
        try:
            plan = _plan_of(info)
        except TttmcError as error:
            self.message.show_error(shown(error))
            return
        self._resume(info.number, info.title, plan)

    def _resume(self, number: int, name: AnyText, plan: PlanT) -> None:
        if self.driver.is_busy:
            self.message.show_error(shown(BUSY))
            return
        try:
            self.show_recipe(plan)
            make = self.executor_card.maker()
        except TttmcError as error:
            self.show_error(error)
            return
        self._prepare(translate("Lab", "Resuming “{name}”…", name=name))
        self.driver.resume(number, make)
        self._show_results(True)

    def show_loaded(self, run: SavedRun[PlanT, SummaryT]) -> None:
        """Show the results of a saved run."""
        info = run.info
        self._shown = Progress(
            run=info.number,
            plan=run.recipe,
            done=info.done,
            target=info.target,
            summary=run.summary,
            seconds=info.seconds,
            seconds_left=None,
            executor=info.executor,
        )
        self.show_results(self._shown)
        text = translate("Lab", "“{name}”, saved as run {run}.", name=info.title, run=info.number)
        self.bar.show_idle(text, info.done / info.target)
        if run.damage is not None:
            self.message.show_error(shown(run.damage))
        if info.is_resumable:
            self._offer_unfinished(info)
        elif run.damage is None and info.obstacle is not None:
            self.message.show_error(shown(info.obstacle))

    def take_over(self, old: LabPage) -> None:
        """Fill in the form as it was on the old page, if it can be run."""
        super().take_over(old)
        if isinstance(old, RunPage):
            self.executor_card.take_over(old.executor_card)

    def shutdown(self) -> bool:
        """End the run within a time limit; finished games are saved, the rest can be resumed."""
        self.driver.stop()
        written = self.exporter.shutdown()
        return self.driver.shutdown() and written

    def _begin(self, *, again: bool = False) -> None:
        if self.driver.is_busy:
            return
        try:
            plan, make = self.recipe(), self.executor_card.maker()
        except TttmcError as error:
            self.show_error(error)
            return
        self._prepare(translate("Lab", "Starting…"))
        self.seed_used(plan.seed)
        self.driver.start(plan, make, again=again)

    def _prepare(self, text: str) -> None:
        if self.offer.isAncestorOf(self.focusWidget()):
            self.bar.start.setFocus()  # which passes it on to Stop
        self.message.hide()
        self.offer.hide()
        self._forfeits_shown = 0
        self._timer.stop()
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
    def _start_again(self) -> None:
        self._begin(again=True)
        if self.is_busy:
            self._show_results(True)

    @Slot(Progress)
    def _on_progress(self, progress: Progress[PlanT, SummaryT]) -> None:
        self._shown = progress
        share = progress.done / progress.target
        finishing = self.driver.is_finishing
        self.bar.show_running(share, progress_text(progress, finishing), finishing=finishing)
        self._is_behind = True
        if not self._timer.isActive():
            self._timer.start(STEP_MS)
        self.can_export(progress.run if progress.done else 0, progress.plan, progress.summary)
        if progress.note:
            self.message.show_error(shown(progress.note))
        self.progress_changed.emit(shown(percent(share)))

    @Slot(Progress, RunEnd)
    def _on_ended(self, progress: Progress[PlanT, SummaryT], end: RunEnd) -> None:
        self._shown = progress
        self.show_results(progress)
        if progress.done and not progress.is_finished:
            left = progress.target - progress.done
            self._offered = (progress.run, progress.plan.title, progress.plan)
            self.offer.offer(
                translate("Lab", "%n game(s) left in this run.", n=left),
                translate("Lab", "Resume"),
            )
        text, before = end_text(progress, end), self.bar.note.text()
        self.bar.show_idle(text, progress.done / progress.target)
        self.progress_changed.emit("")
        if text != before:
            announce(self, text)

    @Slot(Progress)
    def _on_settled(self, progress: Progress[PlanT, SummaryT]) -> None:
        """Show what a stopped run has saved, unless something else has been shown since."""
        if not self.is_busy and self._shown is not None and self._shown.run == progress.run:
            self.offer.hide()
            end = RunEnd.FINISHED if progress.is_finished else RunEnd.STOPPED
            self._on_ended(progress, end)

    @Slot(str)
    def _on_failed(self, message: str) -> None:
        self.message.show_error(message)
        kept = translate("Lab", "All finished games are saved.")
        self.bar.show_idle(kept if self._shown else "")
        self.progress_changed.emit("")

    @Slot(RunInfo)
    def _on_found_same(self, info: RunInfo) -> None:
        self.bar.show_idle()
        self._offered = (info.number, info.title, _plan_of(info))
        text = translate(
            "Lab",
            "These games were started before: {done} of {target} are done.",
            done=grouped(info.done),
            target=grouped(info.target),
        )
        self.offer.offer(text, translate("Lab", "Resume"), translate("Lab", "Start again"))

    @Slot(RunInfo)
    def _on_found_latest(self, info: RunInfo) -> None:
        if not self.is_busy and self._shown is None:
            self._offer_unfinished(info)

    def _offer_unfinished(self, info: RunInfo) -> None:
        self._offered = (info.number, info.title, _plan_of(info))
        text = translate(
            "Lab",
            "“{name}” is unfinished: {done} of {target} games are done.",
            name=info.title,
            done=grouped(info.done),
            target=grouped(info.target),
        )
        self.offer.offer(text, translate("Lab", "Resume"))


def _plan_of(info: RunInfo) -> Any:
    """Return a run's plan, which is of the page's kind: other runs open on other pages."""
    return info.plan
