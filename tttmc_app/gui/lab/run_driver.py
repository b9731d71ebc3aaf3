"""Runs on a worker thread, and the form that chooses where they are played."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from threading import Event
from typing import cast

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QLineEdit

from tttmc_app.child_process import iterate_in_child
from tttmc_app.core import TttmcError
from tttmc_app.experiments.estimate import Estimate, estimates
from tttmc_app.experiments.executors import Executor
from tttmc_app.experiments.recipe import AnyPlan, AnyStudy, Recipe, is_plan, is_study
from tttmc_app.experiments.running import AnyProgress, Progress, run, saved_findings
from tttmc_app.experiments.saved_run import RunInfo
from tttmc_app.experiments.store import Store
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import Form
from tttmc_app.gui.panels.field_errors import naming_field
from tttmc_app.gui.panels.fields import Chooser, WholeField
from tttmc_app.gui.programs.specs import check_trusted
from tttmc_app.workers import NICENESS, JobRunner, Report

MAX_PROCESSES = 64
DASK_SECONDS = 4.0
"""Time limit for a scheduler's reply: closing the window may have to wait for it."""
SHUTDOWN_MS = 12_000
"""Time limit for shutting down; only an unresponsive cluster needs more than a second."""

MakeExecutor = Callable[[], Executor]
_OnEnd = Callable[[AnyProgress], object]


class RunDriver(QObject):
    """Worker thread that carries out one recipe at a time and saves what is done."""

    progressed = Signal(Progress)
    """The latest state of the run, as often as the window can show it."""
    ended = Signal(object)
    """The last state of the run, None if it was stopped before the first."""
    settled = Signal(Progress)
    """All that a stopped run has saved, which may be more than when it was stopped."""
    failed = Signal(str)
    """The reason why the run can't continue; what is done is saved."""
    found_unfinished = Signal(RunInfo)
    """The same plan was started before: `resume` it, or `start` with `again`."""
    found_latest = Signal(RunInfo)
    """The newest unfinished run of the requested kind."""
    estimated = Signal(Estimate)
    """How long the plan given to `estimate` would take."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._runner = JobRunner(self)
        self._runner.progressed.connect(self._on_report)
        self._runner.returned.connect(self._on_returned)
        self._runner.failed.connect(self._on_failed)
        self._finishing = Event()
        self.latest: AnyProgress | None = None
        """The latest state of the last run."""
        self._end: deque[AnyProgress] = deque(maxlen=1)
        """The state of the last run at its end, filled in on the thread."""
        self._settling: set[int] = set()
        """The ids of the tasks that follow stopped runs."""
        self._playing = False

    @property
    def is_busy(self) -> bool:
        """Return whether a run is starting or in progress."""
        return self._playing

    @property
    def is_finishing(self) -> bool:
        """Return whether the games in progress are the last ones."""
        return self._playing and self._finishing.is_set()

    def start(
        self, recipe: Recipe, make_executor: MakeExecutor | None = None, *, again: bool = False
    ) -> None:
        """Carry out a study in a child process, or play a plan.

        If the plan was started before, emit `found_unfinished` unless `again` is set.
        """
        self._begin()
        if is_study(recipe):
            self._runner.start(partial(_carry_out, recipe, self._end.append))
        elif is_plan(recipe) and make_executor is not None:
            begun = self._finishing, self._end.append
            self._runner.start(partial(_start, recipe, make_executor, *begun, again=again))

    def resume(self, number: int, make_executor: MakeExecutor) -> None:
        """Play the remaining games of a saved run."""
        self._begin()
        begun = self._finishing, self._end.append
        self._runner.start(partial(_resume, number, make_executor, *begun))

    def look_for(self, kind: str) -> None:
        """Look for the newest unfinished run of a kind, unless a run is in progress."""
        if not self._playing:
            self._runner.start(partial(_latest_unfinished, kind))

    @property
    def is_looking(self) -> bool:
        """Return whether the thread is looking for an unfinished run, or estimating."""
        return self._runner.is_busy and not self._playing

    def estimate(self, plan: AnyPlan, workers: int) -> None:
        """Estimate how long a plan would take, unless the thread has something else to do."""
        if not self._runner.is_busy:
            self._runner.start(partial(estimates, plan, workers))

    def finish(self) -> None:
        """Finish the games in progress, and start no more."""
        self._finishing.set()

    def stop(self) -> None:
        """Stop at once; what is done is saved."""
        if not self._playing:
            return
        self._runner.cancel()
        self._playing = False
        self._settling.add(self._runner.post(partial(_last, self._end)))
        self.ended.emit(self.latest)

    def shutdown(self) -> bool:
        """End the thread and its processes within a time limit; results are saved."""
        self._playing = False
        return self._runner.shutdown(SHUTDOWN_MS)

    def _begin(self) -> None:
        self._finishing.clear()
        self.latest = None
        self._end = deque(maxlen=1)
        self._playing = True

    @Slot(Report)
    def _on_report(self, report: Report) -> None:
        value = _value_of(report)
        if isinstance(value, Progress):
            self.latest = value
            self.progressed.emit(value)

    @Slot(Report)
    def _on_returned(self, report: Report) -> None:
        if report.job_id in self._settling:
            self._settling.discard(report.job_id)
            value = _value_of(report)
            is_newest = bool(self._end) and value is self._end[-1]
            if isinstance(value, Progress) and is_newest and not self._playing:
                self.latest = value
                self.settled.emit(value)
            return
        value, was_playing, self._playing = _value_of(report), self._playing, False
        if isinstance(value, Progress):
            self.latest = value
            self.ended.emit(value)
        elif isinstance(value, RunInfo):
            (self.found_unfinished if was_playing else self.found_latest).emit(value)
        elif isinstance(value, Estimate):
            self.estimated.emit(value)

    @Slot(int, object)
    def _on_failed(self, _job_id: int, error: Exception) -> None:
        was_playing, self._playing = self._playing, False
        if was_playing:
            self.failed.emit(shown(error))


class ExecutorForm(Form):
    """The choice of where games are played, which doesn't affect the results."""

    changed = Signal()

    def __init__(self, name: str) -> None:
        super().__init__()
        self._kind = Chooser()
        self._kind.setObjectName(f"{name}Where")
        self._kind.addItem(translate("Lab", "this computer"))
        self._kind.addItem(translate("Lab", "a Dask cluster"))
        self._workers = WholeField()
        self._workers.setObjectName(f"{name}Workers")
        self._workers.setRange(1, MAX_PROCESSES)
        self._workers.setValue(os.cpu_count() or 1)
        self._address = QLineEdit()
        self._address.setObjectName(f"{name}Dask")
        self._address.setPlaceholderText(translate("Lab", "tcp://host:8786"))
        self.add_row(
            # Translators: "this computer" or "a Dask cluster" plays the games.
            translate("Lab", "Run by"),
            self._kind,
            translate("Lab", "The results are the same either way."),
        )
        here = self.add_row(
            translate("Lab", "Processes"),
            self._workers,
            translate("Lab", "Number of games played at the same time."),
        )
        there = self.add_row(
            translate("Lab", "Address"),
            self._address,
            translate("Lab", "The address that the Dask scheduler prints when it starts."),
        )
        self._rows = (here, self._workers), (there, self._address)
        self._kind.currentIndexChanged.connect(self._on_kind)
        self._address.textChanged.connect(self.changed)
        self._workers.valueChanged.connect(self.changed)
        self._on_kind()

    @property
    def is_here(self) -> bool:
        """Return whether this computer plays the games."""
        return self._kind.currentIndex() == 0

    @property
    def workers(self) -> int | None:
        """Return how many games are played at the same time; None if a cluster decides."""
        return self._workers.value() if self.is_here else None

    def maker(self) -> MakeExecutor:
        """Return a function that creates the executor, to be called in the thread that uses it.

        Raises FieldError if the address is missing.
        """
        if self.is_here:
            return partial(_processes, self._workers.value())
        address = self._address.text().strip()
        if not address:
            with naming_field(self._address):
                raise TttmcError("the Dask cluster needs an address, such as tcp://192.0.2.7:8786")
        return partial(_cluster, address)

    @Slot()
    def _on_kind(self) -> None:
        for at, row in enumerate(self._rows):
            for widget in row:
                widget.setVisible(at == self._kind.currentIndex())
        self.changed.emit()


def _value_of(report: Report) -> AnyProgress | RunInfo | Estimate | None:
    """Return what `_start`, `_resume`, `_latest_unfinished` or `estimates` yielded."""
    return cast("AnyProgress | RunInfo | Estimate | None", report.value)


def _last(ends: deque[AnyProgress]) -> AnyProgress | None:
    return ends[-1] if ends else None


def _carry_out(study: AnyStudy, on_end: _OnEnd) -> Iterator[AnyProgress]:
    """Carry out a study in a child process, and save its results.

    Much of a study is Python code, which would block the window's interpreter.
    """
    check_trusted(study.participants)
    yield from saved_findings(study, partial(iterate_in_child, study.find), on_end)


def _start(
    plan: AnyPlan,
    make_executor: MakeExecutor,
    finishing: Event,
    on_end: _OnEnd,
    *,
    again: bool,
) -> Iterator[AnyProgress | RunInfo]:
    check_trusted(plan.participants)
    with Store() as store:
        earlier = None if again else store.unfinished(plan)
        if earlier is not None and earlier.done:
            yield earlier
            return
        number = earlier.number if earlier is not None else None
        yield from run(plan, make_executor(), store, number, finishing, on_end)


def _resume(
    number: int, make_executor: MakeExecutor, finishing: Event, on_end: _OnEnd
) -> Iterator[AnyProgress]:
    with Store() as store:
        check_trusted(store.info(number).plan.participants)
        store.restore([number])  # it may have been deleted since it was offered
        plan = store.info(number).plan
        yield from run(plan, make_executor(), store, number, finishing, on_end)


def _latest_unfinished(kind: str) -> Iterator[RunInfo | None]:
    with Store() as store:
        for info in store.runs():
            if info.kind == kind and not info.is_finished:
                with suppress(TttmcError):  # an unreadable run can't be resumed
                    found = store.unfinished(info.plan)  # None if another process is playing it
                    if found is not None:
                        yield found
                        return
    yield None


def _processes(workers: int) -> Executor:
    from tttmc_app.experiments.processes import ProcessExecutor

    return ProcessExecutor(workers, NICENESS)


def _cluster(address: str) -> Executor:
    from tttmc_app.experiments.cluster import DaskExecutor

    return DaskExecutor(address, DASK_SECONDS)
