"""Using only the keyboard: the focus goes round each window and is never lost."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand, round_trip

WINDOWS = ("preferences", "shortcuts", "help", "lab", "gradeStudents", "about")
"""The actions that open a window."""


def windows() -> list[QWidget]:
    """Return the visible windows."""
    return [each for each in QApplication.topLevelWidgets() if each.isVisible()]


def opened(hand: Hand, name: str) -> QWidget:
    """Open a window with its action, and return it."""
    before = windows()
    hand.part(QWidget, "board").setFocus()
    hand.press(name)
    hand.until(lambda: len(windows()) > len(before))
    (window,) = (each for each in windows() if each not in before)
    return window


def test_tab_goes_round_the_window(open_window: OpenWindow) -> None:
    """Tab and Shift+Tab reach the same fields and buttons, and return to the board."""
    hand = open_window()
    hand.board.setFocus()
    forwards = round_trip(hand.window, Qt.Key.Key_Tab)
    backwards = round_trip(hand.window, Qt.Key.Key_Backtab)
    assert {each.objectName() for each in forwards} == {each.objectName() for each in backwards}
    assert {"board", "playerX", "playerO"} <= {each.objectName() for each in forwards}


def test_other_windows_return_the_focus(open_window: OpenWindow) -> None:
    """The focus starts in the window, goes round it both ways, and returns when Esc closes it."""
    hand = open_window()
    for name in WINDOWS:
        window = opened(hand, name)
        hand.until(lambda: bool(window.focusWidget()))  # noqa: B023 - called at once
        there, back = (round_trip(window, key) for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab))
        assert len(there) == len(back), name
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
        hand.until(lambda: not window.isVisible())  # noqa: B023 - called at once
        assert hand.window.focusWidget() is hand.board


@pytest.mark.qt_log_ignore("This plugin does not support (raise|propagateSizeHints|grabbing)")
def test_f10_opens_the_menus(open_window: OpenWindow) -> None:
    """F10 opens the first menu, and Esc returns to the board."""
    hand = open_window()
    hand.board.setFocus()
    QTest.keyClick(hand.board, Qt.Key.Key_F10)
    menu = hand.part(QMenu, "fileMenu")
    hand.until(menu.isVisible)
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    hand.until(lambda: not menu.isVisible())
    QTest.keyClick(hand.window.menuBar(), Qt.Key.Key_Escape)
    assert hand.window.focusWidget() is hand.board
