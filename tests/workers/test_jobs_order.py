"""The order in which a worker thread ends jobs, does tasks and ends itself."""

from __future__ import annotations

import itertools
import threading
from collections.abc import Callable, Iterator
from functools import partial
from queue import SimpleQueue

import pytest
from PySide6.QtCore import QObject, QThread
from pytestqt.qtbot import QtBot

from tests.workers.test_jobs import WAIT, Signals
from tttmc_app.core import TttmcError
from tttmc_app.workers import JobRunner
from tttmc_app.workers.jobs import Task


@pytest.fixture
def runner(qtbot: QtBot) -> Iterator[JobRunner]:
    """Yield a runner that is shut down at the end."""
    runner = JobRunner()
    yield runner
    assert runner.shutdown()


def test_failures_leave_a_runner_idle(qtbot: QtBot, runner: JobRunner) -> None:
    """A task or a job that fails has ended, too, and the tasks after it are done."""
    error, signals = TttmcError("the textbook is locked"), Signals(runner)

    def fail() -> Iterator[object]:
        raise error

    failing = runner.post(fail)
    assert runner.wait_until_idle(int(WAIT * 1000))
    job = runner.start(fail)
    assert runner.wait_until_idle(int(WAIT * 1000))
    last = runner.post(lambda: "done")
    qtbot.waitUntil(lambda: len(signals.failed) + len(signals.returned) == 3)
    assert signals.failed == [(failing, error), (job, error)]
    assert [report[:2] for report in signals.returned] == [(last, "done")]


@pytest.mark.parametrize("is_task", [False, True])
def test_idle_means_that_neither_a_job_nor_a_task_is_left(is_task: bool, runner: JobRunner) -> None:
    """Whichever of the two was begun later or takes longer, it is waited for."""
    gate = threading.Event()

    def work() -> Iterator[object]:
        yield gate.wait(WAIT)

    runner.start(lambda: iter([1]))
    runner.post(lambda: 2)
    assert runner.wait_until_idle(int(WAIT * 1000))
    if is_task:
        runner.post(partial(gate.wait, WAIT))
    else:
        runner.start(work)
    assert not runner.wait_until_idle(20)
    gate.set()
    assert runner.wait_until_idle(int(WAIT * 1000))


def test_a_cancelled_job_ends_before_the_next_task(runner: JobRunner) -> None:
    """What a cancelled job holds is released before anything posted since then is done."""
    steps, entered, gate = list[str](), threading.Event(), threading.Event()

    def work() -> Iterator[object]:
        try:
            entered.set()
            yield gate.wait(WAIT)
        finally:
            steps.append("closed")

    runner.start(work)
    assert entered.wait(WAIT)
    runner.cancel()
    runner.post(lambda: steps.append("task"))
    gate.set()
    assert runner.wait_until_idle(int(WAIT * 1000))
    assert steps == ["closed", "task"]


class LateQueue:
    """A queue of tasks in which something happens just before it is asked."""

    def __init__(self, happens: Callable[[], None]) -> None:
        self._tasks, self._happens = SimpleQueue[object](), happens

    def empty(self) -> bool:
        """Return whether no task is waiting, after something has happened."""
        self._happens()
        return self._tasks.empty()

    def put(self, task: object) -> None:
        """Add a task."""
        self._tasks.put(task)

    def get_nowait(self) -> object:
        """Return the next task."""
        return self._tasks.get_nowait()


@pytest.mark.parametrize("asked", [1, 2])
def test_a_task_waits_for_a_job_cancelled_at_any_moment(asked: int, runner: JobRunner) -> None:
    """Whenever the worker sees it, what was posted after a cancellation follows the job's end."""
    steps, moments = list[str](), itertools.count(1)

    def happens() -> None:
        if next(moments) == asked:
            vars(runner)["_job"].cancelled.set()
            late.put(Task(98, lambda: steps.append("later task")))

    def work() -> Iterator[object]:
        try:
            for number in range(5):
                steps.append("step")
                yield number
        finally:
            steps.append("closed")

    late = LateQueue(happens)
    vars(runner)["_tasks"] = vars(vars(runner)["_worker"])["_tasks"] = late
    late.put(Task(99, lambda: steps.append("task")))
    runner.start(work)
    assert runner.wait_until_idle(int(WAIT * 1000))
    runner.post(lambda: None)
    assert runner.wait_until_idle(int(WAIT * 1000))
    if asked == 1:  # the earlier task hadn't begun
        assert steps == ["step", "closed", "task", "later task"]
    else:
        assert steps == ["step", "task", "closed", "later task"]


@pytest.mark.parametrize("is_cancelled", [False, True])
def test_a_cancelled_job_fails_unnoticed(
    is_cancelled: bool, qtbot: QtBot, runner: JobRunner
) -> None:
    """Nobody waits for a cancelled job any more; a job that isn't cancelled tells its failure."""
    signals, error = Signals(runner), TttmcError("the file is gone")
    entered, gate = threading.Event(), threading.Event()

    def work() -> Iterator[object]:
        entered.set()
        gate.wait(WAIT)
        raise error

    job = runner.start(work)
    assert entered.wait(WAIT)
    if is_cancelled:
        runner.cancel()
    gate.set()
    last = runner.post(lambda: "done")
    qtbot.waitUntil(lambda: bool(signals.returned), timeout=int(WAIT * 1000))
    assert [report[:2] for report in signals.returned] == [(last, "done")]
    assert signals.failed == ([] if is_cancelled else [(job, error)])


def test_a_thread_is_named_after_the_owner(qtbot: QtBot) -> None:
    """A report of threads left behind says whose they are."""

    class Owner(QObject):
        """Something that owns a runner."""

    for parent, name in ((Owner(), "job runner of Owner"), (None, "job runner of NoneType")):
        runner = JobRunner(parent)
        signals = Signals(runner)
        with qtbot.waitSignal(runner.returned, timeout=int(WAIT * 1000)):
            runner.post(lambda: QThread.currentThread().objectName())
        assert signals.returned[0].value == name
        assert runner.shutdown()


def test_several_shutdowns_end_one_thread(qtbot: QtBot, runner: JobRunner) -> None:
    """However often a busy thread was told to end, the one that is started next goes on."""
    signals, entered, gate = Signals(runner), threading.Event(), threading.Event()

    def stuck() -> Iterator[object]:
        entered.set()
        yield gate.wait(WAIT)

    def own() -> Iterator[object]:
        yield threading.get_native_id()

    runner.start(stuck)
    assert entered.wait(WAIT)
    assert [runner.shutdown(10) for _ in range(3)] == [False] * 3
    gate.set()
    assert runner.shutdown(int(WAIT * 1000))
    with qtbot.waitSignal(runner.returned, timeout=int(WAIT * 1000)):
        runner.start(own)
    for _ in range(3):
        with qtbot.waitSignal(runner.returned, timeout=int(WAIT * 1000)):
            runner.post(threading.get_native_id)
    assert len(signals.returned) == 4
    assert len({report.value for report in signals.returned}) == 1
