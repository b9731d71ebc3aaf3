"""Shutting down: both of a grading's threads end, or it is said that one didn't in time."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tttmc_app.gui.students.grading_job import GradingJob
from tttmc_app.workers import JobRunner


@pytest.mark.parametrize("ended", [(True, True), (True, False), (False, True), (False, False)])
def test_both_threads_must_have_ended(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, ended: tuple[bool, bool]
) -> None:
    """Neither of a grading's threads is left running because the other one did not end."""
    end, results = JobRunner.shutdown, list(ended)

    def shut(runner: JobRunner) -> bool:
        assert end(runner)
        return results.pop(0)

    job = GradingJob()
    monkeypatch.setattr(JobRunner, "shutdown", shut)
    assert job.shutdown() is all(ended)
    assert results == []
