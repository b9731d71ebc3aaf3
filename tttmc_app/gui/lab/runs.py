"""Run a plan off the window's thread: start, stop, finish what is under way, resume."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from threading import Event

from PySide6.QtCore import QObject, Signal, Slot

from tttmc_app.core import TttmcError
from tttmc_app.experiments.executors import Executor
from tttmc_app.experiments.recipe import AnyPlan
from tttmc_app.experiments.run_info import RunInfo
from tttmc_app.experiments.running import AnyProgress, Progress, run
from tttmc_app.experiments.store import Store
from tttmc_app.gui.look.translation import shown
from tttmc_app.gui.students.specs import check_agreed
from tttmc_app.workers import JobRunner, Report

SHUTDOWN_MS = 12_000
"""A bound, not a wait: only a cluster that doesn't answer takes more than a second of it."""

MakeExecutor = Callable[[], Executor]


class RunDriver(QObject):
    """Play one plan at a time, each finished game kept in the store."""

    progressed = Signal(Progress)
    """How far it has come, as often as the window takes it in."""
    ended = Signal(Progress, str)
    """It is over: how far it came, and in a line why; empty where it is finished."""
    failed = Signal(str)
    """It can't go on; every finished game is kept."""
    found_unfinished = Signal(RunInfo)
    """The very same plan was begun before: `start` it anew, or `resume`."""
    found_latest = Signal(RunInfo)
    """An unfinished run of the kind that was asked for."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._runner = JobRunner(self)
        self._runner.progressed.connect(self._on_report)
        self._runner.returned.connect(self._on_returned)
        self._runner.failed.connect(self._on_failed)
        self._finishing = Event()
        self._latest: AnyProgress | None = None
        self._wanted: tuple[AnyPlan, MakeExecutor] | None = None
        self._playing = False

    @property
    def is_busy(self) -> bool:
        """Return whether games are played, or are about to be."""
        return self._playing

    @property
    def is_finishing(self) -> bool:
        """Return whether only the games under way are finished."""
        return self._playing and self._finishing.is_set()

    @property
    def latest(self) -> AnyProgress | None:
        """Return how far the last run has come."""
        return self._latest

    def start(self, plan: AnyPlan, make_executor: MakeExecutor, *, anew: bool = False) -> None:
        """Play a plan; one that was begun before is told of instead, unless it is to start anew."""
        self._wanted = (plan, make_executor)
        self._begin(partial(_start, plan, make_executor, self._finishing, anew=anew))

    def resume(self, number: int, make_executor: MakeExecutor) -> None:
        """Play what is left of a kept run."""
        self._begin(partial(_resume, number, make_executor, self._finishing))

    def look_for(self, kind: str) -> None:
        """Look for the newest unfinished run of a kind, where nothing is under way."""
        if not self._playing:
            self._runner.start(partial(_latest_unfinished, kind))

    def finish(self) -> None:
        """Begin no further game; those under way are finished."""
        self._finishing.set()

    def stop(self) -> None:
        """Break off what is under way; finished games are kept."""
        if not self._playing:
            return
        self._runner.cancel()
        self._playing = False
        if self._latest is not None:
            self.ended.emit(self._latest, "stopped")
        else:
            self.failed.emit("Stopped before the first game.")

    def shutdown(self) -> bool:
        """End the thread, and the processes below it, within a bound; results are kept."""
        self._playing = False
        return self._runner.shutdown(SHUTDOWN_MS)

    def _begin(self, work: Callable[[], Iterator[object]]) -> None:
        self._finishing.clear()
        self._latest = None
        self._playing = True
        self._runner.start(work)

    @Slot(Report)
    def _on_report(self, report: Report) -> None:
        if isinstance(report.value, Progress):
            self._latest = report.value
            self.progressed.emit(report.value)

    @Slot(Report)
    def _on_returned(self, report: Report) -> None:
        value, was_playing, self._playing = report.value, self._playing, False
        if isinstance(value, Progress):
            self._latest = value
            self.ended.emit(value, "" if value.is_finished else "stopped after the games under way")
        elif isinstance(value, RunInfo):
            (self.found_unfinished if was_playing else self.found_latest).emit(value)

    @Slot(int, object)
    def _on_failed(self, _job_id: int, error: Exception) -> None:
        was_playing, self._playing = self._playing, False
        if was_playing:
            self.failed.emit(shown(error))


def _start(
    plan: AnyPlan, make_executor: MakeExecutor, finishing: Event, *, anew: bool
) -> Iterator[AnyProgress | RunInfo]:
    check_agreed(plan.participants)
    with Store() as store:
        begun = None if anew else store.unfinished(plan)
        if begun is not None and begun.done:
            yield begun
            return
        number = begun.number if begun is not None else None
        yield from run(plan, make_executor(), store, number, finishing)


def _resume(number: int, make_executor: MakeExecutor, finishing: Event) -> Iterator[AnyProgress]:
    with Store() as store:
        check_agreed(store.info(number).plan.participants)
        yield from run(store.info(number).plan, make_executor(), store, number, finishing)


def _latest_unfinished(kind: str) -> Iterator[RunInfo | None]:
    with Store() as store:
        for info in store.runs():
            if info.kind == kind and not info.is_finished:
                with suppress(TttmcError):  # what can't be read can't be gone on with
                    found = store.unfinished(info.plan)  # unless somebody plays it now
                    if found is not None:
                        yield found
                        return
    yield None
