"""One worker thread that iterates a job at a time and reports at a pace a window can take."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from threading import Event, get_native_id
from time import perf_counter

from PySide6.QtCore import QObject, QThread, Signal, Slot

from tttmc_app.core import TttmcError
from tttmc_app.workers.collector import collect_on_this_thread

_log = logging.getLogger(__name__)

REPORT_SECONDS = 1 / 30
NICENESS = 5


@dataclass(frozen=True, slots=True)
class Job:
    """Hold one piece of work: an iteration whose last value is its result."""

    id: int
    work: Callable[[], Iterator[object]]
    cancelled: Event = field(default_factory=Event)
    """Set by the owner; looked at between two steps of the iteration."""
    shown: Event = field(default_factory=Event)
    """Set by the owner when it has taken the last report in; no report goes out before."""
    done: Event = field(default_factory=Event)
    """Set by the worker when it has left the job for good."""


@dataclass(frozen=True, slots=True)
class Report:
    """Hold what a job has come to so far."""

    job_id: int
    value: object
    seconds: float
    """Since the job began."""


class _Worker(QObject):
    """Run jobs on the thread that this object lives in."""

    progressed = Signal(Report)
    finished = Signal(Report)
    failed = Signal(int, str)

    @Slot(Job)
    def run(self, job: Job) -> None:
        """Iterate a job to its end, unless it is cancelled."""
        _give_way()
        try:
            self._iterate(job)
        finally:
            job.done.set()

    def _iterate(self, job: Job) -> None:
        if job.cancelled.is_set():  # before it began: it doesn't even take its first step
            return
        begun = reported = perf_counter()
        value: object = None
        try:
            for value in job.work():
                if job.cancelled.is_set():
                    return
                now = perf_counter()
                if now - reported >= REPORT_SECONDS and job.shown.is_set():
                    reported = now
                    job.shown.clear()
                    self.progressed.emit(Report(job.id, value, now - begun))
        except Exception as error:  # noqa: BLE001 - whatever a player does, its window must hear of it
            if not isinstance(error, TttmcError):
                _log.exception("a job has failed")  # a defect: whoever mends it needs the place
            self.failed.emit(job.id, str(error) or type(error).__name__)
            return
        if not job.cancelled.is_set():
            self.finished.emit(Report(job.id, value, perf_counter() - begun))


def _give_way() -> None:
    """Let the window's thread go first where this one and its helpers would fill every core.

    Qt's own priorities do nothing on Linux; there a thread can be nice, and those that it starts
    inherit it.
    """
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, get_native_id(), NICENESS)


class JobRunner(QObject):
    """Run one job at a time in a thread of its own; a new job cancels the one before.

    Reports arrive in the thread that made the runner, at most 30 a second and never faster
    than they are taken in. Nothing arrives from a job once it is cancelled.
    """

    progressed = Signal(Report)
    finished = Signal(Report)
    failed = Signal(int, str)
    _submitted = Signal(Job)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        collect_on_this_thread()
        self._thread = QThread()
        self._thread.setObjectName("job runner")
        self._worker = _Worker()
        self._worker.moveToThread(self._thread)
        self._submitted.connect(self._worker.run)
        self._worker.progressed.connect(self._on_progressed)
        self._worker.finished.connect(self._on_finished)
        self._worker.failed.connect(self._on_failed)
        self._job: Job | None = None
        self._latest: Job | None = None
        self._next_id = 0

    @property
    def is_busy(self) -> bool:
        """Return whether a job is under way."""
        return self._job is not None

    def start(self, work: Callable[[], Iterator[object]]) -> int:
        """Begin iterating in the worker thread and return the job's id."""
        self.cancel()
        if not self._thread.isRunning():
            self._thread.start(QThread.Priority.LowPriority)
        self._next_id += 1
        self._job = self._latest = Job(self._next_id, work)
        self._job.shown.set()
        self._submitted.emit(self._job)
        return self._next_id

    def cancel(self) -> None:
        """Stop the job under way at its next step; it says nothing more."""
        if self._job is not None:
            self._job.cancelled.set()
            self._job = None

    def wait_until_idle(self, milliseconds: int = 3000) -> bool:
        """Block until no step of any job runs any more; return whether that came to be.

        For measurements and tests: a window never waits.
        """
        return self._latest is None or self._latest.done.wait(milliseconds / 1000)

    def shutdown(self, milliseconds: int = 3000) -> bool:
        """End the thread within a bound; return whether it ended."""
        self.cancel()
        self._thread.quit()
        return self._thread.wait(milliseconds)

    @Slot(Report)
    def _on_progressed(self, report: Report) -> None:
        job = self._job
        if job is not None and report.job_id == job.id:
            self.progressed.emit(report)
            job.shown.set()

    @Slot(Report)
    def _on_finished(self, report: Report) -> None:
        if self._job is not None and report.job_id == self._job.id:
            self._job = None
            self.finished.emit(report)

    @Slot(int, str)
    def _on_failed(self, job_id: int, message: str) -> None:
        if self._job is not None and job_id == self._job.id:
            self._job = None
            self.failed.emit(job_id, message)
