"""The commands for students' files, and what they leave to a window in another language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QFileSystemWatcher, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QDockWidget,
    QFileDialog,
    QLabel,
    QMenu,
    QPlainTextEdit,
    QTextBrowser,
    QToolButton,
)

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tests.gui.students.conftest import question
from tests.gui.students.files import FIRST_EMPTY, GOOD, children, write
from tttmc_app.core import Mark
from tttmc_app.gui.look.languages import language_in_use, use_language
from tttmc_app.gui.look.theme import DARK, LIGHT
from tttmc_app.gui.programs.console import ConsolePanel
from tttmc_app.gui.programs.trust import read_student, trust
from tttmc_app.gui.students.grading_page import GradingPage


@pytest.fixture(autouse=True)
def all_languages(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Offer every language, and return to English after the test."""
    monkeypatch.setenv("TTTMC_ALL_LANGUAGES", "1")
    yield
    use_language("en")


def choose_language(hand: Hand, code: str) -> None:
    """Choose a language in the View menu."""
    menu = hand.part(QMenu, "viewMenu")
    choices = [each for sub in menu.findChildren(QMenu) for each in sub.actions()]
    next(each for each in choices if each.data() == code and each.text() != "").trigger()
    hand.until(lambda: language_in_use().code == code)


def report(hand: Hand) -> str:
    """Return the report of the grading window, with its colours."""
    return hand.part(GradingPage, "grading").findChildren(QTextBrowser)[0].toHtml().upper()


def test_an_unused_window_has_an_empty_console(open_window: OpenWindow) -> None:
    """Below the board is a dock that stays hidden; its entry in the menu names no file."""
    hand = open_window()
    dock, action = hand.part(QDockWidget, "console"), hand.window.programs.console_action
    area = hand.window.dockWidgetArea(dock)
    assert area is Qt.DockWidgetArea.BottomDockWidgetArea
    assert (dock.windowTitle(), dock.isHidden(), hand.can("reloadStudent")) == (
        "Console",
        True,
        False,
    )
    assert (action.text(), action.isCheckable(), action.isChecked()) == ("Console", True, False)
    assert hand.window.acceptDrops()
    assert hand.window.programs.console_action is action
    dock.show()
    hand.until(action.isChecked)
    assert dock.height() == max(132, dock.minimumSizeHint().height())
    hand.window.programs.hide_unused()
    assert dock.isHidden()
    assert not action.isChecked()


def test_the_grading_window_is_opened_once(open_window: OpenWindow, tmp_path: Path) -> None:
    """It has the window's theme, is used again, and grades files only if some are given."""
    hand = open_window()
    grading = hand.window.grading
    assert hand.window.findChild(GradingPage) is None
    grading.set_theme(DARK)
    hand.press("gradeStudents")
    page = hand.part(GradingPage, "grading")
    note = page.findChild(QLabel, "gradingNote")
    assert note is not None
    assert page.parentWidget() is hand.window
    assert page.isVisible()
    assert note.text() == "Choose students' files or a folder, or drop them here."
    assert DARK.muted.upper() in report(hand)
    grading.set_theme(LIGHT)
    assert DARK.muted.upper() not in report(hand)
    assert LIGHT.muted.upper() in report(hand)
    assert hand.part(QAction, "lab") in page.actions()
    page.close()
    write(tmp_path, GOOD)
    grading.grade([tmp_path])
    assert page.isVisible()
    hand.until(lambda: note.text() == "1 file")
    assert hand.window.findChildren(GradingPage) == [page]
    page.close()
    pages: list[str] = []
    grading.help_requested.connect(pages.append)
    page.help_requested.emit()
    assert pages == ["08-grading.md"]


def test_another_language_keeps_the_files_and_the_grading_window(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    """A file goes on playing, and the grading window can grade, has its keys and its manual."""
    path = write(tmp_path, f"print('hello')\n{FIRST_EMPTY}")
    trust([read_student(path)])
    hand = open_window(x="human", o=f"course:{path}")
    hand.until(lambda: hand.part(QLabel, "studentNoteO").text() == "Python 3")
    hand.press("gradeStudents")
    first = hand.part(GradingPage, "grading")
    first.hide()
    playing = children()
    path.unlink()
    for code in ("de", "en"):
        choose_language(hand, code)
    hand.until(lambda: hand.part(QLabel, "studentNoteO").text() == "Python 3")
    hand.click(1, 1)
    hand.until_moves(2)
    assert hand.record.moves[1].square == (0, 0)
    assert children() == playing, "its process goes on, although the file is gone"
    dock = hand.part(QDockWidget, "console")
    assert (dock.isVisible(), "player.py" in dock.windowTitle()) == (True, True)
    write(tmp_path, f"print('hello')\n{FIRST_EMPTY}")
    hand.click(2, 2)
    grading = hand.window.grading
    (page,) = hand.window.findChildren(GradingPage)
    assert page.isHidden()
    hand.press("gradeStudents")
    assert page.isVisible()
    assert hand.window.findChildren(GradingPage) == [page]
    assert hand.part(QAction, "lab") in page.actions()
    pages: list[str] = []
    grading.help_requested.connect(pages.append)
    page.help_requested.emit()
    assert pages == ["08-grading.md"]
    grading.set_theme(DARK)
    assert DARK.muted.upper() in report(hand)
    new = tmp_path / "new"
    new.mkdir()
    write(new, GOOD)
    grading.grade([new])
    note = page.findChild(QLabel, "gradingNote")
    assert note is not None
    hand.until(lambda: note.text() == "1 file")
    watcher = hand.window.programs.students.findChild(QFileSystemWatcher)
    assert watcher is not None
    assert watcher.files() == [str(path)]
    assert hand.window.programs.shutdown()
    assert watcher.files() == []
    page.close()


def test_opening_remembers_the_folder_and_the_file(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The dialog begins where the last file was; a file that has run is recent, and is heard."""
    asked: list[tuple[Any, ...]] = []

    def ask(*arguments: Any) -> tuple[str, str]:
        asked.append(arguments)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", ask)
    folder = tmp_path / "class"
    folder.mkdir()
    path = write(folder, FIRST_EMPTY, "anna.py")
    hand = open_window()
    recent = hand.part(QMenu, "recentStudents")
    hand.window.programs.open(path)
    hand.press("openStudent")
    filters = "Python files (*.py);;All files (*)"
    assert asked == [(hand.window, "Open student file", str(folder), filters)]
    hand.until(lambda: question(hand).startswith("anna.py is new here."))
    assert [each.text() for each in recent.actions()] == []
    hand.push("studentRun")
    hand.until(lambda: "plays O against you" in question(hand))
    (timer,) = hand.part(ConsolePanel, "").findChildren(QTimer)
    for shown in (False, True):
        hand.part(QDockWidget, "console").setVisible(shown)
        hand.qtbot.wait(1)
        assert timer.isActive(), "its output is read, whether it is shown or not"
    assert [each.text() for each in recent.actions()] == ["anna.py"]
    assert hand.state.session.player_of(Mark.X).kind.name == "human"
    hand.push("studentOk")
    hand.part(QToolButton, "studentSourceO").click()
    text = hand.part(QPlainTextEdit, "sourceText")
    assert text.toPlainText() == FIRST_EMPTY
    text.window().close()
