"""Pages of the inspector that show positions of their own in the game's place."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QListWidget, QWidget

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app.gui.board import BoardView
from tttmc_app.gui.learn.review_page import ReviewPage


@pytest.fixture
def hand(open_window: OpenWindow) -> Hand:
    """Open a window in which a game has just been reviewed."""
    hand = open_window()
    hand.play_to_the_end()
    hand.press("review")
    page = hand.part(ReviewPage, "reviewPage")
    hand.until(lambda: page.found is not None and page.found.is_complete)
    return hand


def square_place(hand: Hand, board: BoardView) -> QRect:
    """Return where a board's first square is in the window."""
    square = board.square_rect(0, 0)
    return square.translated(board.mapTo(hand.window, QPoint()))


def test_a_review_takes_the_game_s_place(hand: Hand) -> None:
    """Its board is where the game's was and as large, and what belongs to the game is gone."""
    board = hand.part(BoardView, "reviewBoard")
    assert (board.isVisible(), hand.board.isVisible()) == (True, False)
    assert not hand.part(QWidget, "plateX").isVisible()
    place = square_place(hand, board)
    hand.press("backToGame")
    assert square_place(hand, hand.board) == place
    assert (hand.page, hand.board.isVisible()) == ("thought", True)
    assert not hand.part(QWidget, "reviewTab").isVisible()


def test_the_keys_for_moves_go_through_the_review(hand: Hand) -> None:
    """As in a game; the game itself stays where it was."""
    moves = hand.part(QListWidget, "reviewMoves")
    for key, row in ((Qt.Key.Key_Home, 0), (Qt.Key.Key_Right, 1), (Qt.Key.Key_Left, 0)):
        at = QApplication.focusWidget() or hand.window
        QTest.keyClick(at, key, Qt.KeyboardModifier.AltModifier)
        assert moves.currentRow() == row
    hand.press("lastMove")
    assert moves.currentRow() == hand.moves
    assert hand.game.browsed is None


@pytest.mark.parametrize("name", ["newGame", "undo", "rematch"])
def test_a_command_on_the_game_leads_back_to_it(hand: Hand, name: str) -> None:
    """Whatever it does can be seen on the board."""
    hand.press(name)
    assert hand.board.isVisible()


def test_a_button_and_escape_lead_back(hand: Hand) -> None:
    """The focus is on the game's board again after Escape."""
    hand.part(QAbstractButton, "reviewLeave").click()
    assert hand.board.isVisible()
    hand.press("lessons")
    QTest.keyClick(QApplication.focusWidget() or hand.window, Qt.Key.Key_Escape)
    assert (hand.board.isVisible(), hand.window.focusWidget()) == (True, hand.board)
