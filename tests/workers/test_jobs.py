"""The worker thread: its reports, the order of its jobs and tasks, how it is stopped, its end."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import count
from time import sleep

import pytest
import shiboken6
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tests.conftest import running_qthreads
from tttmc_app.core import TttmcError
from tttmc_app.workers import JobRunner, Report, jobs
from tttmc_app.workers.jobs import REPORT_SECONDS

WAIT = 10.0
"""Seconds after which a test gives up; nothing here takes that long."""
STEPS = 6


class Signals:
    """All signals of a runner, in order."""

    def __init__(self, runner: JobRunner) -> None:
        self.progressed: list[Report] = []
        self.returned: list[Report] = []
        self.failed: list[tuple[int, Exception]] = []
        runner.progressed.connect(self.progressed.append)
        runner.returned.connect(self.returned.append)
        runner.failed.connect(self._on_failed)

    def _on_failed(self, job_id: int, error: Exception) -> None:
        self.failed.append((job_id, error))


@pytest.fixture
def runner(qtbot: QtBot) -> Iterator[JobRunner]:
    """Yield a runner that is shut down at the end."""
    runner = JobRunner()
    yield runner
    assert runner.shutdown()


def counting(to: int) -> Callable[[], Iterator[object]]:
    """Return a short job whose last value is a number."""
    return lambda: iter(range(to + 1))


def run_to_its_end(qtbot: QtBot, runner: JobRunner, to: int = 3) -> int:
    """Run a short job after all queued work; return its id."""
    with qtbot.waitSignal(runner.returned, timeout=int(WAIT * 1000)):
        return runner.start(counting(to))


# What is reported -----------------------------------------------------------------------------


def none() -> Iterator[object]:
    """Yield nothing."""
    return iter(())


def failing(error: Exception, steps: int) -> Iterator[object]:
    """Yield some steps, then fail."""
    yield from range(steps)
    raise error


ERROR, DEFECT = TttmcError("there is no such file"), ValueError("odd")


def test_the_last_value_is_the_result(qtbot: QtBot, runner: JobRunner) -> None:
    """A job's final report has its last value, if any, and its unique id."""
    signals = Signals(runner)
    ids = [run_to_its_end(qtbot, runner, to) for to in (3, 5)]
    with qtbot.waitSignal(runner.returned):
        ids.append(runner.start(none))
        busy = [runner.is_busy]
    assert [*busy, runner.is_busy] == [True, False]
    results = [(report.job_id, report.value) for report in signals.returned]
    assert results == list(zip(ids, (3, 5, None), strict=True))
    assert len(set(ids)) == 3
    assert (signals.progressed, signals.failed) == ([], [])


@pytest.mark.parametrize("error", [ERROR, DEFECT])
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
    with qtbot.waitSignal(runner.failed):
        job = runner.start(partial(failing, error, steps))
    assert not runner.is_busy
    with qtbot.waitSignal(runner.failed):
        task = runner.post(lambda: list(failing(error, steps)))
    assert signals.failed == [(job, error), (task, error)]
    assert bool(caplog.records) is (error is DEFECT)
    assert runner.wait_until_idle()
    run_to_its_end(qtbot, runner)


def test_jobs_run_elsewhere_and_report_here(qtbot: QtBot, runner: JobRunner) -> None:
    """The job runs in another thread, and its reports arrive in this one."""
    threads = list[int]()

    def note(_report: Report | None = None) -> Iterator[object]:
        threads.append(threading.get_ident())
        return iter(())

    runner.returned.connect(note)
    with qtbot.waitSignal(runner.returned):
        runner.start(note)
    assert threads[0] != threads[1] == threading.get_ident()


class Clock:
    """A clock that stands still unless it is set."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        """Return the time."""
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Return the clock of all jobs."""
    clock = Clock()
    monkeypatch.setattr("tttmc_app.workers.jobs.perf_counter", clock)
    return clock


TIMES = (
    (0.0, False),
    (0.03125, False),
    (0.0625, True),
    (0.078125, False),
    (0.09375, False),
    (0.109375, True),
    (0.125, False),
    (1.0, True),
    (1.03125, False),
    (1.0625, True),
    (1.25, True),
)
"""The time of each step in seconds, and whether it is reported."""


def test_reports_have_the_newest_value_and_the_job_s_time(
    qtbot: QtBot, runner: JobRunner, clock: Clock
) -> None:
    """A report follows the last one by a thirtieth of a second; its time is that of the job."""
    signals, handled = Signals(runner), threading.Semaphore(0)

    def handle(_report: Report) -> None:
        QTimer.singleShot(0, handled.release)  # once the runner has taken it in, too

    def work() -> Iterator[object]:
        for passed, reports in TIMES:
            clock.now = 1000.0 + passed
            yield passed
            if reports:
                assert handled.acquire(timeout=WAIT)
        clock.now = 1002.0

    runner.progressed.connect(handle)
    with qtbot.waitSignal(runner.returned, timeout=int(WAIT * 1000)):
        job = runner.start(work)
    assert signals.failed == []
    assert signals.progressed == [
        Report(job, passed, passed) for passed, reports in TIMES if reports
    ]
    assert signals.returned == [Report(job, 1.25, 2.0)]


def test_nothing_is_reported_while_a_report_is_handled(
    qtbot: QtBot, runner: JobRunner, clock: Clock
) -> None:
    """However much time passes meanwhile, the next report follows when the handler has returned."""
    signals = Signals(runner)
    handling, stepped, handled = (threading.Event() for _ in range(3))

    def handle(report: Report) -> None:
        if report.value == 1:
            handling.set()
            assert stepped.wait(WAIT)
            QTimer.singleShot(0, handled.set)  # once the runner has taken it in, too

    def work() -> Iterator[object]:
        for number in range(1, 6):
            clock.now += 1.0
            yield number
            if number == 1:
                assert handling.wait(WAIT)
            if number == 4:
                stepped.set()
                assert handled.wait(WAIT)

    runner.progressed.connect(handle)
    with qtbot.waitSignal(runner.returned, timeout=int(WAIT * 1000)):
        job = runner.start(work)
    assert signals.failed == []
    assert signals.progressed == [Report(job, 1, 1.0), Report(job, 5, 5.0)]


def test_a_task_has_its_own_time(qtbot: QtBot, runner: JobRunner, clock: Clock) -> None:
    """A task's time is that of its call alone, even in the middle of a job or after others."""
    signals = Signals(runner)

    def call() -> str:
        clock.now += 0.25
        return "done"

    posted = threading.Event()

    def work() -> Iterator[object]:
        clock.now += 8.0
        assert posted.wait(WAIT)
        yield "step"
        clock.now += 0.5
        yield "last"

    with qtbot.waitSignals([runner.returned] * 4, timeout=int(WAIT * 1000)):
        job = runner.start(work)
        tasks = [runner.post(call) for _ in range(3)]
        posted.set()
    assert signals.failed == []
    assert signals.returned == [
        *(Report(task, "done", 0.25) for task in tasks),
        Report(job, "last", 9.25),
    ]


# Cancelling -------------------------------------------------------------------------------------


class Stepped:
    """Work whose steps each wait until they are allowed."""

    def __init__(self) -> None:
        self.reached = 0
        """The number of points that the work has reached: before, between and after its steps."""
        self.is_closed = False
        self._allowed = threading.Semaphore(0)

    def work(self) -> Iterator[object]:
        """Yield the number of each step."""
        try:
            for number in range(STEPS):
                self._wait()
                yield number
            self._wait()
        finally:
            self.is_closed = True

    def allow(self, steps: int = 1) -> None:
        """Let the work go on to its next point, or by several."""
        self._allowed.release(steps)

    def has_reached(self, point: int) -> bool:
        """Return whether the work waits at this point, counted from 1."""
        return self.reached == point

    def _wait(self) -> None:
        self.reached += 1
        assert self._allowed.acquire(timeout=WAIT)


@pytest.mark.parametrize("point", range(1, STEPS + 2))
@pytest.mark.parametrize("how", ["cancel", "replace", "shut down"])
def test_a_job_cancelled_at_any_point_reports_no_result(point: int, how: str, qtbot: QtBot) -> None:
    """Before, between or after its steps: it ends with the current step, and the next job runs."""
    runner = JobRunner()
    signals, stepped = Signals(runner), Stepped()
    cancelled = runner.start(stepped.work)
    for reached in range(1, point + 1):
        qtbot.waitUntil(partial(stepped.has_reached, reached))
        if reached < point:
            stepped.allow()
    told = len(signals.progressed)
    if how == "cancel":
        runner.cancel()
    elif how == "shut down":
        assert not runner.shutdown(1)  # the step is still running
    following = runner.start(lambda: iter((7,))) if how == "replace" else None
    stepped.allow(STEPS)
    qtbot.waitUntil(lambda: stepped.is_closed)
    if following is None:
        assert runner.wait_until_idle()
        following = run_to_its_end(qtbot, runner)
    qtbot.waitUntil(lambda: bool(signals.returned))
    assert stepped.reached == point
    assert [report.job_id for report in signals.returned] == [following]
    assert all(report.job_id != cancelled for report in signals.progressed[told:])
    assert signals.failed == []
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
    run_to_its_end(qtbot, runner, 7)
    assert signals.progressed == []
    assert [report.value for report in signals.returned] == [7]


def test_a_job_cancelled_before_it_began_does_nothing(qtbot: QtBot, runner: JobRunner) -> None:
    """A queued job that is replaced doesn't run its first step."""
    gate, steps = threading.Event(), list[str]()

    def replaced() -> Iterator[object]:
        steps.append("replaced")
        yield 2

    runner.post(partial(gate.wait, WAIT))  # keeps the thread busy until both jobs are queued
    runner.start(replaced)
    last = runner.start(counting(3))
    ended: list[Report] = []
    runner.returned.connect(ended.append)
    gate.set()
    qtbot.waitUntil(lambda: any(report.job_id == last for report in ended))
    assert steps == []


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


def test_a_cancelled_job_fails_unnoticed(qtbot: QtBot, runner: JobRunner) -> None:
    """Nobody waits for a cancelled job any more."""
    signals, entered, gate = Signals(runner), threading.Event(), threading.Event()

    def work() -> Iterator[object]:
        entered.set()
        gate.wait(WAIT)
        raise ERROR

    runner.start(work)
    assert entered.wait(WAIT)
    runner.cancel()
    gate.set()
    last = runner.post(lambda: "done")
    qtbot.waitUntil(lambda: bool(signals.returned))
    assert [report[:2] for report in signals.returned] == [(last, "done")]
    assert signals.failed == []


# Tasks ------------------------------------------------------------------------------------------


def test_tasks_run_in_order_and_are_not_cancelled(qtbot: QtBot, runner: JobRunner) -> None:
    """Tasks run on the worker thread, before later jobs and despite cancellations."""
    signals, steps = Signals(runner), list[object]()

    def work() -> Iterator[object]:
        steps.append("job")
        yield "result"

    def note(step: object) -> str:
        steps.append(threading.get_ident())
        return f"{step} noted"

    first, second = (runner.post(partial(note, number)) for number in (1, 2))
    runner.cancel()
    with qtbot.waitSignals([runner.returned] * 3):
        job = runner.start(work)
    assert [(report.job_id, report.value) for report in signals.returned] == [
        (first, "1 noted"),
        (second, "2 noted"),
        (job, "result"),
    ]
    assert threading.get_ident() not in steps
    assert steps[2:] == ["job"]


def test_a_task_runs_between_the_steps_of_a_job(qtbot: QtBot, runner: JobRunner) -> None:
    """An endless job doesn't delay a task, and a task doesn't end the job."""
    with qtbot.waitSignal(runner.progressed):
        runner.start(lambda: iter(count()))
    signals = Signals(runner)
    with qtbot.waitSignal(runner.returned):
        task = runner.post(lambda: "done")
    assert [(report.job_id, report.value) for report in signals.returned] == [(task, "done")]
    with qtbot.waitSignal(runner.progressed):
        assert runner.is_busy


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


def test_a_job_may_follow_from_a_result(qtbot: QtBot, runner: JobRunner) -> None:
    """The handler of a result can start the next job at once, as in a series."""
    signals = Signals(runner)

    def go_on(report: Report) -> None:
        if report.job_id < 20:
            runner.start(counting(report.job_id))

    runner.returned.connect(go_on)
    runner.start(counting(0))
    qtbot.waitUntil(lambda: len(signals.returned) == 20, timeout=int(WAIT * 1000))
    assert [report.value for report in signals.returned] == list(range(20))


# The end ----------------------------------------------------------------------------------------


def test_a_shutdown_waits_for_tasks(qtbot: QtBot) -> None:
    """Tasks posted before a shutdown are still done, but not reported."""
    runner = JobRunner()
    signals, done = Signals(runner), list[int]()
    runner.start(lambda: iter(count()))
    for number in range(3):
        runner.post(partial(done.append, number))
    assert runner.shutdown()
    assert done == [0, 1, 2]
    qtbot.wait(20)
    assert signals.returned == []


def test_shutting_down_is_bounded(qtbot: QtBot) -> None:
    """An endless step isn't waited for beyond the limit; later the thread ends, once for all."""
    runner, gate, entered = JobRunner(), threading.Event(), threading.Event()
    assert runner.shutdown()  # there is nothing to end yet

    def stuck() -> Iterator[object]:
        entered.set()
        yield gate.wait(WAIT)

    runner.start(stuck)
    assert entered.wait(WAIT)
    assert [runner.shutdown(10) for _ in range(3)] == [False] * 3
    gate.set()
    assert runner.shutdown()
    assert not runner.is_running
    for _ in range(3):
        run_to_its_end(qtbot, runner)
    assert runner.shutdown()


def endless() -> Iterator[object]:
    """Yield numbers, slowly, for ever."""
    for number in count():
        sleep(0.001)
        yield number


def test_a_deleted_runner_ends_its_thread(qtbot: QtBot) -> None:
    """A runner that is deleted with its parent, such as a window, stops its job and its thread."""
    parent, before = QObject(), running_qthreads()
    runner = JobRunner(parent)
    run_to_its_end(qtbot, runner)
    with qtbot.waitSignal(runner.progressed, timeout=int(WAIT * 1000)):
        runner.start(endless)
    started = [each for each in running_qthreads() if each not in before]
    parent.deleteLater()
    qtbot.waitUntil(lambda: not isValid(parent), timeout=int(WAIT * 1000))
    assert len(started) == 1
    assert started[0].isFinished()


def test_a_thread_that_outlasts_its_runner_ends_later(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If a task goes on when its runner is deleted, it ends in peace, and then its thread."""
    monkeypatch.setattr(jobs, "PATIENCE_MS", 20)
    begun, may_end, troubles = threading.Event(), threading.Event(), list[object]()

    def note(*error: object) -> None:
        troubles.append(error)

    monkeypatch.setattr(sys, "excepthook", note)

    def task() -> None:
        begun.set()
        may_end.wait(30)

    runner = JobRunner()
    runner.post(task)
    assert begun.wait(30)
    shiboken6.delete(runner)
    del runner
    assert len(running_qthreads()) == 1
    may_end.set()
    qtbot.waitUntil(lambda: running_qthreads() == [])
    assert troubles == []


@pytest.mark.skipif(sys.platform != "linux", reason="only there threads have a priority")
@pytest.mark.parametrize(("niceness", "started"), [(7, 6), (7, 12), (0, 0)])
def test_a_thread_makes_way_for_the_window(niceness: int, started: int, qtbot: QtBot) -> None:
    """The worker's thread has its own low priority, but never a higher one than at its start."""

    def own() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    def begin() -> int:
        with suppress(PermissionError):  # a test may be run with a lower priority
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), started)
        return own()

    found = Signals(runner := JobRunner(None, niceness)).returned
    runner.post(begin)
    runner.start(lambda: iter([own()]))
    qtbot.waitUntil(lambda: len(found) == 2)
    assert found[1].value == max(niceness, int(str(found[0].value)))
    assert runner.shutdown()
