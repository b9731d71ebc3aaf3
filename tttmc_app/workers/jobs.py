"""A worker thread that runs one job at a time and reports as often as a window can handle."""

from __future__ import annotations

import logging
import os
import sys
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from queue import SimpleQueue
from threading import Event, get_native_id
from time import perf_counter
from typing import NamedTuple

from PySide6.QtCore import QObject, QThread, Signal, Slot
from shiboken6 import isValid

from tttmc_app.core import TttmcError
from tttmc_app.workers.collector import collect_on_this_thread

_log = logging.getLogger(__name__)

REPORT_SECONDS = 1 / 30
NICENESS = 5
"""The usual nice value of a worker thread on Linux; 19 is the lowest priority."""
PATIENCE_MS = 3000
"""How long ending a thread may take unless the caller says otherwise, in milliseconds."""


@dataclass(frozen=True, slots=True)
class Job:
    """An iteration whose last value is its result."""

    id: int
    work: Callable[[], Iterator[object]]
    cancelled: Event = field(default_factory=Event)
    """Set by the owner; checked between two steps of the iteration."""
    shown: Event = field(default_factory=Event)
    """Set by the owner after it has handled a report; the next one waits for it."""
    done: Event = field(default_factory=Event)
    """Set by the worker when it has finished with the job."""


@dataclass(frozen=True, slots=True)
class Task:
    """A short call that no later job cancels."""

    id: int
    call: Callable[[], object]
    done: Event = field(default_factory=Event)
    """Set by the worker after the call."""


class Report(NamedTuple):
    """The newest value of a job, or the result of a job or a task."""

    job_id: int
    value: object
    seconds: float
    """Seconds since the job or the task began."""


class _Worker(QObject):
    """The object that runs jobs and tasks, on the thread that it lives in."""

    progressed = Signal(Report)
    returned = Signal(Report)
    failed = Signal(int, object)

    def __init__(self, tasks: SimpleQueue[Task], niceness: int) -> None:
        super().__init__()
        self._tasks = tasks
        self._niceness = niceness

    @Slot(Job)
    def run(self, job: Job) -> None:
        """Run a job to its end, unless it is cancelled."""
        _lower_priority(self._niceness)
        try:
            self._iterate(job)
        except Exception as error:  # noqa: BLE001 - the window shows whatever goes wrong in a job
            self._fail(job.id, error)
        finally:
            job.done.set()

    @Slot()
    def run_tasks(self) -> None:
        """Run all waiting tasks in order."""
        while not self._tasks.empty():
            self._run_task()

    def _run_task(self) -> None:
        task = self._tasks.get_nowait()  # no other thread takes one
        began = perf_counter()
        try:
            value = task.call()
        except Exception as error:  # noqa: BLE001 - the window shows whatever goes wrong in a task
            self._fail(task.id, error)
        else:
            self.returned.emit(Report(task.id, value, perf_counter() - began))
        finally:
            task.done.set()

    def _iterate(self, job: Job) -> None:
        if job.cancelled.is_set():  # before its first step
            return
        began = reported = perf_counter()
        value: object = None
        for value in job.work():
            # Asked in this order: what was posted after a cancellation waits for the job's end.
            while not self._tasks.empty() and not job.cancelled.is_set():
                self._run_task()
            if job.cancelled.is_set():
                return
            now = perf_counter()
            if now - reported >= REPORT_SECONDS and job.shown.is_set():
                reported = now
                job.shown.clear()
                self.progressed.emit(Report(job.id, value, now - began))
        if not job.cancelled.is_set():
            self.returned.emit(Report(job.id, value, perf_counter() - began))

    def _fail(self, job_id: int, error: Exception) -> None:
        if not isinstance(error, TttmcError):
            _log.error("a job failed", exc_info=error)  # a defect: the log has its traceback
        # What the frames hold belongs to this thread and is released here.
        traceback.clear_frames(error.__traceback__)
        self.failed.emit(job_id, error)


def _lower_priority(niceness: int) -> None:
    """Give the window's thread precedence when this thread and its helpers fill every core.

    Qt's own priorities do nothing on Linux; there a thread can have a nice value, which the threads
    that it starts inherit.
    """
    if sys.platform == "linux":
        thread = get_native_id()
        # A program that was started with a lower priority may not raise it again.
        least = os.getpriority(os.PRIO_PROCESS, thread)
        os.setpriority(os.PRIO_PROCESS, thread, max(niceness, least))


def _end(thread: QThread, worker: _Worker, cancelled: Iterable[Event]) -> None:
    """End the thread of a runner that is gone: Qt aborts if a thread outlasts its object."""
    for event in cancelled:
        event.set()
    if isValid(thread):  # not when Python itself ends
        thread.quit()
        if not thread.wait(PATIENCE_MS):
            # Both must outlast the task; the connection keeps them as long as the program runs.
            thread.finished.connect(partial(_keep, thread, worker))


def _keep(*_objects: QObject) -> None:
    """Do nothing; a connection to a call of this keeps the objects alive."""


class JobRunner(QObject):
    """A worker thread that runs one job at a time; a new job cancels the previous one.

    Signals arrive in the thread that created the runner: progress at most 30 times a second and
    never faster than it is handled. A cancelled job emits nothing more. Tasks run in the order in
    which they were posted, between two steps of a job if one is running, and always to their end.
    """

    progressed = Signal(Report)
    """A job has a newer value."""
    returned = Signal(Report)
    """A job or a task has ended with this result."""
    failed = Signal(int, object)
    """A job or a task raised an exception: the id and the exception."""
    _submitted = Signal(Job)
    _posted = Signal()

    def __init__(self, parent: QObject | None = None, niceness: int = NICENESS) -> None:
        super().__init__(parent)
        collect_on_this_thread()
        self._thread = QThread()
        self._thread.setObjectName(f"job runner of {type(parent).__name__}")
        self._tasks: SimpleQueue[Task] = SimpleQueue()
        self._worker = _Worker(self._tasks, niceness)
        self._worker.moveToThread(self._thread)
        self._submitted.connect(self._worker.run)
        self._posted.connect(self._worker.run_tasks)
        self._worker.progressed.connect(self._on_progressed)
        self._worker.returned.connect(self._on_returned)
        self._worker.failed.connect(self._on_failed)
        self._job: Job | None = None
        self._latest: Job | None = None
        self._latest_task: Task | None = None
        self._open_tasks: set[int] = set()
        self._next_id = 0
        self._cancelled: deque[Event] = deque(maxlen=1)
        """The object that stops the newest job; it is separate because the runner may be gone."""
        self.destroyed.connect(partial(_end, self._thread, self._worker, self._cancelled))

    @property
    def is_running(self) -> bool:
        """Return whether the worker thread has been started."""
        return self._thread.isRunning()

    @property
    def is_busy(self) -> bool:
        """Return whether a job is running."""
        return self._job is not None

    def start(self, work: Callable[[], Iterator[object]]) -> int:
        """Start iterating in the worker thread and return the job's id."""
        self.cancel()
        self._job = self._latest = Job(self._new_id(), work)
        self._job.shown.set()
        self._cancelled.append(self._job.cancelled)
        self._submitted.emit(self._job)
        return self._job.id

    def post(self, call: Callable[[], object]) -> int:
        """Run a short call in the worker thread and return the task's id."""
        task = self._latest_task = Task(self._new_id(), call)
        self._open_tasks.add(task.id)
        self._tasks.put(task)
        self._posted.emit()
        return task.id

    def cancel(self) -> None:
        """Stop the running job at its next step; it emits nothing more."""
        if self._job is not None:
            self._job.cancelled.set()
            self._job = None

    def wait_until_idle(self, milliseconds: int | None = None) -> bool:
        """Block until nothing is running any more; return whether that happened in time.

        For shutdown, measurements and tests: an open window never waits.
        """
        limit = PATIENCE_MS if milliseconds is None else milliseconds
        end = perf_counter() + limit / 1000
        latest = (each for each in (self._latest, self._latest_task) if each is not None)
        return all(each.done.wait(max(0.0, end - perf_counter())) for each in latest)

    def shutdown(self, milliseconds: int | None = None) -> bool:
        """End the thread after the posted tasks, within a time limit; return whether it ended.

        If it isn't idle in time, it goes on, and a later shutdown ends it.
        """
        self.cancel()
        self._open_tasks.clear()
        if not self.is_running:
            return True
        # A signal mustn't end the thread: Qt hands an event over before it wakes the thread up, and
        # what it wakes is deleted if the thread, awake already, has ended in between.
        if not self.wait_until_idle(milliseconds):
            return False
        self._thread.quit()
        return self._thread.wait(PATIENCE_MS)  # at once, as it is idle

    def _new_id(self) -> int:
        if not self.is_running:
            self._thread.start(QThread.Priority.LowPriority)
        self._next_id += 1
        return self._next_id

    @Slot(Report)
    def _on_progressed(self, report: Report) -> None:
        job = self._job
        if job is not None and report.job_id == job.id:
            self.progressed.emit(report)
            job.shown.set()

    @Slot(Report)
    def _on_returned(self, report: Report) -> None:
        if self._is_awaited(report.job_id):
            self.returned.emit(report)

    @Slot(int, object)
    def _on_failed(self, job_id: int, error: Exception) -> None:
        if self._is_awaited(job_id):
            self.failed.emit(job_id, error)

    def _is_awaited(self, job_id: int) -> bool:
        """Return whether an id belongs to the running job or an open task, which is then closed."""
        if self._job is not None and job_id == self._job.id:
            self._job = None
            return True
        if job_id in self._open_tasks:
            self._open_tasks.discard(job_id)
            return True
        return False
