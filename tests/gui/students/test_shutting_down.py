"""Shutting down: everything is told to end, and it is said if any of it didn't in time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from tests.gui.conftest import OpenWindow
from tttmc_app.gui.students.file_opener import FileOpener
from tttmc_app.gui.students.grading_job import GradingJob
from tttmc_app.gui.students.grading_page import GradingPage
from tttmc_app.gui.students.new_file import NewFile
from tttmc_app.gui.students.output_queue import OutputQueue
from tttmc_app.gui.students.student_files import StudentFiles
from tttmc_app.gui.students.student_host import StudentHost
from tttmc_app.workers import JobRunner

Shutdown = Callable[[], bool]


def opener() -> Shutdown:
    """Return how an opener of files is shut down."""
    return FileOpener(StudentHost(), OutputQueue()).shutdown


def job() -> Shutdown:
    """Return how the grading window's job is shut down."""
    return GradingJob().shutdown


@pytest.mark.parametrize("make", [opener, job])
@pytest.mark.parametrize("ended", [(True, True), (True, False), (False, True), (False, False)])
def test_both_threads_must_have_ended(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    make: Callable[[], Shutdown],
    ended: tuple[bool, bool],
) -> None:
    """Neither thread is left running because the other one did not end."""
    end, results = JobRunner.shutdown, list(ended)

    def shut(runner: JobRunner) -> bool:
        assert end(runner)
        return results.pop(0)

    shutdown = make()
    monkeypatch.setattr(JobRunner, "shutdown", shut)
    assert shutdown() is all(ended)
    assert results == []


@pytest.mark.parametrize("late", [None, StudentFiles, NewFile, GradingPage])
def test_all_parts_must_have_ended(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, late: type | None
) -> None:
    """The files in play, the dialog for a new file and the grading window are all shut down."""
    told: list[type] = []

    def cancel(*_arguments: object, **_options: object) -> tuple[str, str]:
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", cancel)
    hand = open_window()
    students = hand.window.students
    assert students.shutdown(), "nothing is in use"
    hand.press("newStudent")
    hand.press("gradeStudents")
    hand.part(GradingPage, "grading").close()
    assert students.files is not None

    def slow(kind: Any) -> Callable[[object], bool]:
        end: Callable[[object], bool] = kind.shutdown

        def shut(part: object) -> bool:
            told.append(kind)
            return end(part) and kind is not late

        return shut

    with monkeypatch.context() as patches:
        for kind in (StudentFiles, NewFile, GradingPage):
            patches.setattr(kind, "shutdown", slow(kind))
        assert students.shutdown() is (late is None)
    assert told == [StudentFiles, NewFile, GradingPage]
