"""A job is cancelled at each of its points."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from functools import partial

import pytest
import shiboken6
from pytestqt.qtbot import QtBot

from tests.conftest import running_qthreads
from tests.workers.test_jobs import WAIT, Signals, run_to_its_end
from tttmc_app.workers import JobRunner, jobs

STEPS = 6


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
