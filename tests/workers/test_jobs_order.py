"""The order in which a worker thread ends jobs, does tasks and ends itself."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import QObject, QThread
from pytestqt.qtbot import QtBot

from tests.workers.test_jobs import WAIT, Signals
from tttmc_app.core import TttmcError
from tttmc_app.workers import JobRunner


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
