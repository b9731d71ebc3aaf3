"""The worker thread: its reports, how it is stopped, and its end."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import count, pairwise
from time import perf_counter, sleep

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tests.conftest import running_qthreads
from tttmc_app.core import TttmcError
from tttmc_app.workers import JobRunner, Report
from tttmc_app.workers.jobs import REPORT_SECONDS

WAIT = 10.0
"""Seconds after which a test gives up; nothing here takes that long."""


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


def test_the_last_value_is_the_result(qtbot: QtBot, runner: JobRunner) -> None:
    """A job's final report has its last value and its unique id."""
    signals = Signals(runner)
    first = run_to_its_end(qtbot, runner, 3)
    second = run_to_its_end(qtbot, runner, 5)
    assert [(report.job_id, report.value) for report in signals.returned] == [
        (first, 3),
        (second, 5),
    ]
    assert first != second
    assert all(report.seconds >= 0 for report in signals.returned)
    assert (signals.progressed, signals.failed) == ([], [])


def test_a_job_of_no_values_ends(qtbot: QtBot, runner: JobRunner) -> None:
    """A job that yields nothing ends without a value."""
    signals = Signals(runner)
    with qtbot.waitSignal(runner.returned):
        runner.start(lambda: iter(()))
    assert signals.returned[0].value is None


def test_jobs_run_elsewhere_and_report_here(qtbot: QtBot, runner: JobRunner) -> None:
    """The job runs in another thread, and its reports arrive in this one."""
    threads: list[threading.Thread] = []

    def work() -> Iterator[object]:
        threads.append(threading.current_thread())
        yield 1

    def receive(_report: Report) -> None:
        threads.append(threading.current_thread())

    runner.returned.connect(receive)
    with qtbot.waitSignal(runner.returned):
        runner.start(work)
        assert runner.is_busy
    worker, receiver = threads
    assert worker is not threading.main_thread()
    assert receiver is threading.main_thread()
    assert not runner.is_busy


def test_reports_come_at_most_thirty_times_a_second(qtbot: QtBot, runner: JobRunner) -> None:
    """However fast the steps are, reports are at least a thirtieth of a second apart."""
    signals = Signals(runner)
    runner.start(lambda: iter(count()))
    qtbot.waitUntil(lambda: len(signals.progressed) >= 6, timeout=int(WAIT * 1000))
    runner.cancel()
    seconds = [0.0, *(report.seconds for report in signals.progressed)]
    assert all(later - sooner >= REPORT_SECONDS * 0.999 for sooner, later in pairwise(seconds))
    values = [int(str(report.value)) for report in signals.progressed]
    assert values == sorted(set(values))


def test_reports_wait_for_a_busy_window(qtbot: QtBot, runner: JobRunner) -> None:
    """While a report is being handled, no other is sent, so that a slow window gets fewer."""
    signals, slow = Signals(runner), 0.15

    def take_in(_report: Report) -> None:
        sleep(slow)

    runner.progressed.connect(take_in)
    runner.start(lambda: iter(count()))
    qtbot.waitUntil(lambda: len(signals.progressed) >= 4, timeout=int(WAIT * 1000))
    runner.cancel()
    first, *_, last = (report.seconds for report in signals.progressed[:4])
    # Three times `slow`, less what the worker waited for a processor after it looked at the clock.
    assert last - first >= 2 * slow


def test_a_cancelled_job_reports_nothing(qtbot: QtBot, runner: JobRunner) -> None:
    """After a cancellation no more reports arrive, and the job is closed at its next step."""
    signals, closed = Signals(runner), threading.Event()

    def endless() -> Iterator[object]:
        try:
            yield from count()
        finally:
            closed.set()

    with qtbot.waitSignal(runner.progressed):
        runner.start(endless)
    runner.cancel()
    received = len(signals.progressed)
    assert not runner.is_busy
    assert closed.wait(WAIT)
    run_to_its_end(qtbot, runner)
    assert len(signals.progressed) == received
    assert [report.value for report in signals.returned] == [3]


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


def test_a_new_job_cancels_the_earlier(qtbot: QtBot, runner: JobRunner) -> None:
    """Starting another job cancels the current one."""
    signals = Signals(runner)
    first = runner.start(lambda: iter(count()))
    second = run_to_its_end(qtbot, runner)
    assert [report.job_id for report in signals.returned] == [second]
    assert first not in {report.job_id for report in signals.progressed}


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


@pytest.mark.parametrize(
    ("error", "message"),
    [(TttmcError("there is no such file"), "there is no such file"), (ValueError("odd"), "odd")],
)
def test_a_failing_job_gives_the_reason(
    error: Exception,
    message: str,
    qtbot: QtBot,
    runner: JobRunner,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """An error ends the job with its text; a defect's traceback is logged; the next job runs."""

    def work() -> Iterator[object]:
        yield 1
        raise error

    signals = Signals(runner)
    with qtbot.waitSignal(runner.failed):
        failing = runner.start(work)
    assert signals.failed == [(failing, error)]
    assert not runner.is_busy
    assert bool(caplog.records) is not isinstance(error, TttmcError)
    run_to_its_end(qtbot, runner)
    assert [report.value for report in signals.returned] == [3]


def test_a_job_that_cannot_begin_fails_too(qtbot: QtBot, runner: JobRunner) -> None:
    """An error before the first step is reported like any other."""
    error = TttmcError("no such player")

    def work() -> Iterator[object]:
        raise error

    signals = Signals(runner)
    with qtbot.waitSignal(runner.failed):
        failing = runner.start(work)
    assert signals.failed == [(failing, error)]


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


def test_a_failing_task_ends_nothing_else(qtbot: QtBot, runner: JobRunner) -> None:
    """A task's error has the task's id, and the running job continues."""
    error = TttmcError("the textbook is locked")

    def fail() -> None:
        raise error

    signals = Signals(runner)
    with qtbot.waitSignal(runner.progressed):
        runner.start(lambda: iter(count()))
    with qtbot.waitSignal(runner.failed):
        task = runner.post(fail)
    assert signals.failed == [(task, error)]
    with qtbot.waitSignal(runner.progressed):
        assert runner.is_busy


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


def test_shutting_down_ends_a_running_job(qtbot: QtBot) -> None:
    """A job with short steps ends, with its thread, soon after the shutdown."""
    runner = JobRunner()
    with qtbot.waitSignal(runner.progressed):
        runner.start(lambda: iter(count()))
    began = perf_counter()
    assert runner.shutdown()
    assert perf_counter() - began < 2


def test_shutting_down_is_bounded(qtbot: QtBot) -> None:
    """An endless step doesn't delay the shutdown beyond its time limit, and False is returned."""
    runner, gate, entered = JobRunner(), threading.Event(), threading.Event()

    def stuck() -> Iterator[object]:
        entered.set()
        yield gate.wait(WAIT)

    runner.start(stuck)
    assert entered.wait(WAIT)
    began = perf_counter()
    assert not runner.shutdown(100)
    assert perf_counter() - began < 2
    gate.set()
    assert runner.shutdown()


def test_shutting_down_what_never_ran(qtbot: QtBot) -> None:
    """A runner without a job has no thread to end, and can be shut down twice."""
    runner = JobRunner()
    assert runner.shutdown()
    assert runner.shutdown()


def test_a_runner_can_start_again(qtbot: QtBot) -> None:
    """After a shutdown, a new job starts the thread again."""
    runner = JobRunner()
    run_to_its_end(qtbot, runner)
    assert runner.shutdown()
    run_to_its_end(qtbot, runner)
    assert runner.shutdown()


def _endless() -> Iterator[object]:
    for number in count():
        sleep(0.001)
        yield number


def test_a_deleted_runner_ends_its_thread(qtbot: QtBot) -> None:
    """A runner that is deleted with its parent, such as a window, stops its job and its thread."""
    parent, before = QObject(), running_qthreads()
    runner = JobRunner(parent)
    run_to_its_end(qtbot, runner)
    with qtbot.waitSignal(runner.progressed, timeout=int(WAIT * 1000)):
        runner.start(_endless)
    started = [each for each in running_qthreads() if each not in before]
    parent.deleteLater()
    qtbot.waitUntil(lambda: not isValid(parent), timeout=int(WAIT * 1000))
    assert len(started) == 1
    assert started[0].isFinished()


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
