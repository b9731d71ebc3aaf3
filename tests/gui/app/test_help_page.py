"""The page of help, and the whole screen for the game."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QTextBrowser

from tests.gui.conftest import OpenWindow
from tttmc_app.players import PLAYER_KINDS


def test_help_tells_players_and_keys(open_window: OpenWindow) -> None:
    """F1 shows what every machine is, and each key that an action has."""
    hand = open_window()
    QTest.keyClick(hand.window, Qt.Key.Key_F1)
    page = hand.part(QDialog, "helpPage")
    hand.until(page.isVisible)
    text = hand.part(QTextBrowser, "helpText").toPlainText()
    for kind in PLAYER_KINDS[1:]:
        assert kind.label in text
        assert kind.how_it_thinks in text
    for action in hand.window.findChildren(QAction):
        if not action.shortcut().isEmpty() and action.toolTip():
            assert action.shortcut().toString() in text
    hand.click(1, 1)  # the game goes on beside it
    hand.until_moves(2)
    page.close()


def test_the_game_fills_the_screen(open_window: OpenWindow) -> None:
    """F11 fills the screen, and again gives the window back."""
    hand = open_window()
    QTest.keyClick(hand.window, Qt.Key.Key_F11)
    hand.until(hand.window.isFullScreen)
    QTest.keyClick(hand.window, Qt.Key.Key_F11)
    hand.until(lambda: not hand.window.isFullScreen())
