"""Shutting down: everything is told to end, and it is said if any of it didn't in time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from tests.gui.conftest import OpenWindow
from tttmc_app.gui.programs.engine_flow import EngineFlow
from tttmc_app.gui.programs.new_file import NewFile
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


@pytest.mark.parametrize("late", [None, StudentFlow, EngineFlow, NewFile])
def test_all_parts_must_have_ended(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, late: type | None
) -> None:
    """The programs in play and the dialog for a new file are all shut down."""
    told: list[type] = []

    def cancel(*_arguments: object, **_options: object) -> tuple[str, str]:
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", cancel)
    hand = open_window()
    programs = hand.window.programs
    assert programs.shutdown(), "nothing is in use"
    hand.press("newStudent")
    hand.choose("playerX", "Student's file")
    hand.choose("playerO", "Gomocup engine")

    def slow(kind: Any) -> Callable[[object], bool]:
        end: Callable[[object], bool] = kind.shutdown

        def shut(part: object) -> bool:
            told.append(type(part))
            return end(part) and type(part) is not late

        return shut

    with monkeypatch.context() as patches:
        for kind in (StudentFlow, EngineFlow, NewFile):
            patches.setattr(kind, "shutdown", slow(kind))
        assert programs.shutdown() is (late is None)
    assert told == [StudentFlow, EngineFlow, NewFile]
