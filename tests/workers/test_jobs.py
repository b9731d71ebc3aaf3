"""The worker thread: its reports, the order of its jobs and tasks, how it is stopped, its end."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterator
from functools import partial
from itertools import count
from time import sleep

import pytest
import shiboken6
from PySide6.QtCore import QObject, QThread, QTimer
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tttmc_app.core import TttmcError
from tttmc_app.workers import JobRunner, Report, jobs
from tttmc_app.workers.jobs import REPORT_SECONDS

WAIT = 10.0
"""Seconds after which a test gives up; nothing here takes that long."""


class Signals:
    """All signals of a runner, in order."""

    def __init__(self, runner: JobRunner) -> None:
        self.progressed, self.returned = list[Report](), list[Report]()
        self.failed: list[tuple[int, Exception]] = []
        runner.progressed.connect(self.progressed.append)
        runner.returned.connect(self.returned.append)
        runner.failed.connect(self._on_failed)

    def _on_failed(self, job_id: int, error: Exception) -> None:
        self.failed.append((job_id, error))

    @property
    def results(self) -> list[tuple[int, object]]:
        return [report[:2] for report in self.returned]


@pytest.fixture
def runner(qtbot: QtBot) -> Iterator[JobRunner]:
    """Yield a runner that is shut down at the end."""
    runner = JobRunner()
    yield runner
    assert runner.shutdown()


class Gate:
    """A point of some work, which waits there until it is let through."""

    def __init__(self) -> None:
        self.entered, self.opened = threading.Event(), threading.Event()

    def wait(self) -> None:
        self.entered.set()
        assert self.opened.wait(WAIT)

    def work(self, *then: object) -> Iterator[object]:
        self.wait()
        yield from then


# What is reported -----------------------------------------------------------------------------


def failing(error: Exception, steps: int) -> Iterator[object]:
    yield from range(steps)
    raise error


def test_the_last_value_is_the_result(qtbot: QtBot, runner: JobRunner) -> None:
    """It arrives here, with the job's id, from a thread of its own."""
    signals, threads = Signals(runner), list[int]()

    def work(values: list[int]) -> Iterator[int]:
        threads.append(threading.get_ident())
        yield from values

    ids: list[int] = []
    for values in ([0, 3], [5], []):
        with qtbot.waitSignal(runner.returned):
            ids.append(runner.start(partial(work, values)))
            assert runner.is_busy
        assert not runner.is_busy
    assert signals.results == list(zip(ids, (3, 5, None), strict=True))
    assert signals.failed == []
    assert len(set(ids)) == 3
    assert threading.get_ident() not in threads


@pytest.mark.parametrize("error", [TttmcError("there is no such file"), RuntimeError("odd")])
@pytest.mark.parametrize("steps", [0, 1])
def test_a_failing_job_gives_the_reason(
    error: Exception,
    steps: int,
    qtbot: QtBot,
    runner: JobRunner,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """An error ends a job or task with its id; a defect is logged; what follows still runs."""
    signals = Signals(runner)
    with qtbot.waitSignals([runner.failed] * 2):
        task = runner.post(lambda: list(failing(error, steps)))
        job = runner.start(partial(failing, error, steps))
    assert signals.failed == [(task, error), (job, error)]
    assert bool(caplog.records) is isinstance(error, RuntimeError)
    assert not runner.is_busy
    with qtbot.waitSignal(runner.returned):
        runner.post(lambda: 1)


class Clock:
    """A clock that stands still unless it is set."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Return the clock of all jobs."""
    clock = Clock()
    monkeypatch.setattr("tttmc_app.workers.jobs.perf_counter", clock)
    return clock


def test_reports_follow_each_other_by_a_thirtieth_of_a_second(
    qtbot: QtBot, runner: JobRunner, clock: Clock
) -> None:
    """Each has the newest value and the job's time, and waits until the last one is handled."""
    signals, handled, stepped = Signals(runner), threading.Semaphore(0), threading.Event()

    def handle(report: Report) -> None:
        if report.value == 1.0:
            assert stepped.wait(WAIT)
        QTimer.singleShot(0, handled.release)  # once the runner has taken it in, too

    def work() -> Iterator[object]:
        for passed in (0.0, 0.03125, 0.0625, 0.078125, 0.09375, 0.109375, 1.0, 2.0, 3.0):
            clock.now = 1000.0 + passed
            yield passed
            if passed == 2.0:  # while the last report is handled
                stepped.set()
            if passed in (0.0625, 0.109375, 2.0, 3.0):
                assert handled.acquire(timeout=WAIT)
        clock.now = 1004.0

    runner.progressed.connect(handle)
    with qtbot.waitSignal(runner.returned):
        job = runner.start(work)
    assert signals.failed == []
    assert signals.progressed == [Report(job, t, t) for t in (0.0625, 0.109375, 1.0, 3.0)]
    assert signals.returned == [Report(job, 3.0, 4.0)]


# Cancelling -------------------------------------------------------------------------------------


@pytest.mark.parametrize("point", range(4))
@pytest.mark.parametrize("how", ["cancelled", "replaced", "shut down"])
def test_a_job_stopped_at_any_point_reports_no_result(point: int, how: str, qtbot: QtBot) -> None:
    """Before, between or after its steps: it ends with the current step, and the next job runs."""
    runner, gates, reached = JobRunner(), [Gate() for _ in range(4)], list[int]()
    signals = Signals(runner)

    def work() -> Iterator[object]:
        try:
            for number, gate in enumerate(gates):
                reached.append(number)
                yield from gate.work(*[number] * (number < 3))
        finally:
            reached.append(-1)

    runner.start(work)
    for gate in gates[:point]:
        gate.opened.set()
    qtbot.waitUntil(gates[point].entered.is_set)
    told = len(signals.progressed)
    if how == "cancelled":
        runner.cancel()
    elif how == "shut down":
        assert not runner.shutdown(1)  # the step is still running
    following = runner.start(lambda: iter((7,)))
    for gate in gates:
        gate.opened.set()
    qtbot.waitUntil(lambda: bool(signals.returned))
    assert reached == [*range(point + 1), -1]
    assert (signals.results, signals.failed) == ([(following, 7)], [])
    assert all(report.job_id == following for report in signals.progressed[told:])
    assert runner.shutdown()


def test_a_report_on_its_way_is_dropped(qtbot: QtBot, runner: JobRunner) -> None:
    """A report sent but not received before a cancellation is dropped."""
    signals, done = Signals(runner), threading.Event()

    def work() -> Iterator[object]:
        sleep(REPORT_SECONDS)
        yield 1  # due to be reported
        done.set()

    runner.start(work)
    assert done.wait(WAIT)  # without receiving anything in between
    runner.cancel()
    with qtbot.waitSignal(runner.returned):
        runner.start(lambda: iter([7]))
    assert (signals.progressed, [value for _, value in signals.results]) == ([], [7])


def test_a_cancelled_job_ends_unnoticed_before_the_next_task(
    qtbot: QtBot, runner: JobRunner
) -> None:
    """What it holds is released before anything posted since then is done."""
    signals, steps, gate = Signals(runner), list[str](), Gate()

    def work() -> Iterator[object]:
        try:
            gate.wait()
            yield from failing(TttmcError("nobody waits for it"), 0)
        finally:
            steps.append("closed")

    runner.start(work)
    assert gate.entered.wait(WAIT)
    runner.cancel()
    task = runner.post(lambda: steps.append("task"))
    gate.opened.set()
    qtbot.waitUntil(lambda: bool(signals.returned))
    assert (steps, signals.results, signals.failed) == (["closed", "task"], [(task, None)], [])


# Tasks ------------------------------------------------------------------------------------------


def test_tasks_run_in_order_and_are_not_cancelled(qtbot: QtBot, runner: JobRunner) -> None:
    """They run before later jobs; a job that is replaced before it began does nothing."""
    signals, gate, steps = Signals(runner), Gate(), list[int]()

    def work(number: int) -> Iterator[object]:
        steps.append(number)
        yield number

    runner.post(gate.wait)
    runner.post(lambda: steps.append(1))
    with qtbot.waitSignals([runner.returned] * 3):
        for number in (2, 3):
            runner.start(partial(work, number))
        gate.opened.set()
    assert (steps, signals.returned[-1].value) == ([1, 3], 3)


def test_a_task_runs_between_the_steps_of_a_job(qtbot: QtBot, runner: JobRunner) -> None:
    """An endless job doesn't delay a task, and a task doesn't end the job."""
    with qtbot.waitSignal(runner.progressed):
        runner.start(lambda: iter(count()))
    signals = Signals(runner)
    with qtbot.waitSignal(runner.returned):
        task = runner.post(lambda: "done")
    assert signals.results == [(task, "done")]
    with qtbot.waitSignal(runner.progressed):
        assert runner.is_busy


@pytest.mark.parametrize("is_task", [False, True])
def test_idle_means_that_neither_a_job_nor_a_task_is_left(is_task: bool, runner: JobRunner) -> None:
    """Whichever of the two was begun later or takes longer, it is waited for."""
    gate = Gate()
    runner.start(lambda: iter([1]))
    runner.post(lambda: 2)
    assert runner.wait_until_idle()
    if is_task:
        runner.post(gate.wait)
    else:
        runner.start(gate.work)
    assert not runner.wait_until_idle(20)
    gate.opened.set()
    assert runner.wait_until_idle()


# The end ----------------------------------------------------------------------------------------


def test_a_shutdown_waits_for_tasks_but_not_for_ever(qtbot: QtBot) -> None:
    """Tasks posted before are done, but not reported; a stuck one ends the thread later."""
    runner, gate, done = JobRunner(), Gate(), list[int]()
    signals = Signals(runner)
    runner.start(lambda: iter(count()))
    for number in range(3):
        runner.post(partial(done.append, number))
    assert runner.shutdown()
    assert (done, runner.is_running) == ([0, 1, 2], False)
    runner.start(gate.work)
    assert gate.entered.wait(WAIT)
    assert [runner.shutdown(10) for _ in range(2)] == [False] * 2
    gate.opened.set()
    assert runner.shutdown()
    assert runner.shutdown()  # there is nothing more to end
    qtbot.wait(20)
    assert (signals.returned, runner.is_running) == ([], False)


def test_a_deleted_runner_ends_its_thread(qtbot: QtBot) -> None:
    """A runner that is deleted with its parent, such as a window, stops its job and its thread."""
    parent, threads = QObject(), list[QThread]()

    def endless() -> Iterator[object]:
        threads.append(QThread.currentThread())
        for number in count():
            sleep(0.001)
            yield number

    runner = JobRunner(parent)
    with qtbot.waitSignal(runner.progressed):
        runner.start(endless)
    parent.deleteLater()
    qtbot.waitUntil(lambda: not isValid(parent))
    qtbot.waitUntil(lambda: has_ended(threads[0]))


def has_ended(thread: QThread) -> bool:
    return not isValid(thread) or thread.isFinished()


def test_a_thread_that_outlasts_its_runner_ends_later(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If a task goes on when its runner is deleted, it ends in peace, and then its thread."""
    monkeypatch.setattr(jobs, "PATIENCE_MS", 20)
    runner, gate, threads = JobRunner(), Gate(), list[QThread]()
    runner.post(lambda: threads.append(QThread.currentThread()))
    runner.post(gate.wait)
    assert gate.entered.wait(WAIT)
    shiboken6.delete(runner)
    del runner
    assert not has_ended(threads[0])
    gate.opened.set()
    qtbot.waitUntil(lambda: has_ended(threads[0]))


@pytest.mark.skipif(sys.platform != "linux", reason="only there threads have a priority")
@pytest.mark.parametrize("before", [0, 12])
def test_a_thread_makes_way_for_the_window(before: int, qtbot: QtBot) -> None:
    """The worker's thread has its own low priority, but never a higher one than at its start."""
    runner = JobRunner(None, 7)
    signals = Signals(runner)
    runner.post(partial(os.nice, before))
    runner.start(lambda: iter([os.nice(0)]))
    qtbot.waitUntil(lambda: len(signals.returned) == 2)
    started, working = (int(str(report.value)) for report in signals.returned)
    assert working == max(7, started)
    assert runner.shutdown()
