"""When a job reports and how long it has taken, by a clock that only the job advances."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from tests.workers.test_jobs import WAIT, Signals
from tttmc_app.workers import JobRunner, Report


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


@pytest.fixture
def runner(qtbot: QtBot) -> Iterator[JobRunner]:
    """Yield a runner that is shut down at the end."""
    runner = JobRunner()
    yield runner
    assert runner.shutdown()


def test_reports_have_the_newest_value_and_the_job_s_time(
    qtbot: QtBot, runner: JobRunner, clock: Clock
) -> None:
    """A report follows the last one by a thirtieth of a second; its time is that of the job."""
    signals, handled = Signals(runner), threading.Semaphore(0)

    def handle(_report: Report) -> None:
        QTimer.singleShot(0, handled.release)  # once the runner has taken it in, too

    def work() -> Iterator[object]:
        for passed, reports in STEPS:
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
        Report(job, passed, passed) for passed, reports in STEPS if reports
    ]
    assert signals.returned == [Report(job, 1.25, 2.0)]


STEPS = (
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


def test_a_job_may_be_followed_once_it_has_ended(qtbot: QtBot, runner: JobRunner) -> None:
    """Until its result has arrived a job is running; tasks don't make a runner busy."""
    states: list[tuple[str, bool, bool]] = []

    def note(name: str) -> None:
        states.append((name, runner.is_running, runner.is_busy))

    def on_returned(report: Report) -> None:
        note(str(report.value))

    runner.returned.connect(on_returned)
    note("new")
    with qtbot.waitSignal(runner.returned, timeout=int(WAIT * 1000)):
        runner.post(lambda: "task")
        note("posted")
    with qtbot.waitSignal(runner.returned, timeout=int(WAIT * 1000)):
        runner.start(lambda: iter(["job"]))
        note("started")
    note("ended")
    assert runner.shutdown()
    note("shut down")
    assert states == [
        ("new", False, False),
        ("posted", True, False),
        ("task", True, False),
        ("started", True, True),
        ("job", True, False),
        ("ended", True, False),
        ("shut down", False, False),
    ]
