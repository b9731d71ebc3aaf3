"""Shutting down: everything is told to end, and it is said if any of it didn't in time."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.gui.conftest import OpenWindow
from tttmc_app.gui.programs.engine_flow import EngineFlow
from tttmc_app.gui.programs.program_flow import ProgramFlow
from tttmc_app.gui.programs.student_flow import StudentFlow
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


@pytest.mark.parametrize("late", [None, StudentFlow, EngineFlow])
def test_all_parts_must_have_ended(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, late: type | None
) -> None:
    """Both kinds of programs in play are shut down."""
    told: list[type] = []
    end = ProgramFlow.shutdown
    hand = open_window()
    programs = hand.window.programs
    assert programs.shutdown(), "nothing is in use"
    hand.choose("playerX", "Student's file")
    hand.choose("playerO", "Gomocup engine")

    def shut(flow: ProgramFlow) -> bool:
        told.append(type(flow))
        return end(flow) and type(flow) is not late

    with monkeypatch.context() as patches:
        patches.setattr(ProgramFlow, "shutdown", shut)
        assert programs.shutdown() is (late is None)
    assert told == [StudentFlow, EngineFlow]
