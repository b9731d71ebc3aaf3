"""The command that opens the grading window, and what it leaves to another language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QTextBrowser

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tests.gui.programs.files import GOOD, write
from tttmc_app.gui.app.help_window import HelpWindow
from tttmc_app.gui.look.languages import language_in_use, use_language
from tttmc_app.gui.look.theme import DARK, LIGHT
from tttmc_app.gui.students.grading_page import GradingPage


@pytest.fixture(autouse=True)
def all_languages(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Offer every language, and return to English after the test."""
    monkeypatch.setenv("TTTMC_ALL_LANGUAGES", "1")
    yield
    use_language("en")


def report(hand: Hand) -> str:
    """Return the report of the grading window, with its colours."""
    return hand.part(GradingPage, "grading").findChildren(QTextBrowser)[0].toHtml().upper()


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
    page.help_requested.emit()
    assert hand.part(HelpWindow, "helpPage").page == "08-grading.md"
    hand.part(HelpWindow, "helpPage").close()


def test_another_language_keeps_the_grading_window(open_window: OpenWindow, tmp_path: Path) -> None:
    """It can grade, has its keys and its manual, and is hidden if it was."""
    hand = open_window()
    hand.press("gradeStudents")
    hand.part(GradingPage, "grading").hide()
    hand.pick("de")
    hand.until(lambda: language_in_use().code == "de")
    grading = hand.window.grading
    hand.until(lambda: len(hand.window.findChildren(GradingPage)) == 1)
    (page,) = hand.window.findChildren(GradingPage)
    assert page.isHidden()
    hand.press("gradeStudents")
    assert page.isVisible()
    assert hand.window.findChildren(GradingPage) == [page]
    assert hand.part(QAction, "lab") in page.actions()
    page.help_requested.emit()
    assert hand.part(HelpWindow, "helpPage").page == "08-grading.md"
    hand.part(HelpWindow, "helpPage").close()
    grading.set_theme(DARK)
    assert DARK.muted.upper() in report(hand)
    write(tmp_path, GOOD)
    grading.grade([tmp_path])
    note = page.findChild(QLabel, "gradingNote")
    assert note is not None
    hand.until(lambda: note.text() == "1 Datei")
    page.close()
