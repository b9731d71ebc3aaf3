"""Zooming into large boards, and finding the way back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app.core import Rules, Square
from tttmc_app.gui.board.picture import LARGEST_ZOOMED, Geometry, Zoom

LARGE = Rules(25, 5)


def turn_wheel(hand: Hand, square: Square, notches: int) -> None:
    """Turn the mouse wheel over a square."""
    board = hand.board
    at, is_inverted = board.square_rect(*square).center(), False
    QApplication.sendEvent(
        board,
        QWheelEvent(
            QPointF(at),
            QPointF(board.mapToGlobal(at)),
            QPoint(),
            QPoint(0, 120 * notches),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            is_inverted,
        ),
    )


def cell(hand: Hand) -> int:
    """Return the width of the board's squares."""
    return hand.board.geometry_of_squares().cell


def test_the_wheel_zooms_where_it_points(open_window: OpenWindow) -> None:
    """Turning the wheel enlarges the squares around the mouse; turning it back shows all."""
    hand = open_window(o="human", rules=LARGE)
    before, middle = cell(hand), hand.board.square_rect(12, 12).center()
    turn_wheel(hand, (12, 12), 2)
    assert cell(hand) > 1.4 * before
    assert hand.board.geometry_of_squares().square_at(middle) == (12, 12)
    turn_wheel(hand, (12, 12), -3)
    assert cell(hand) == before


def test_dragging_moves_the_board_and_plays_nothing(open_window: OpenWindow) -> None:
    """Dragging moves a zoomed board with the mouse; releasing the button doesn't play a move."""
    hand = open_window(o="human", rules=LARGE)
    turn_wheel(hand, (12, 12), 4)
    board, start = hand.board, hand.board.square_rect(12, 12).center()
    QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=start)
    for step in (20, 40, 60):
        QTest.mouseMove(board, start + QPoint(step, step // 2))
    QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=start + QPoint(60, 30))
    assert hand.moves == 0
    assert board.square_rect(12, 12).center() == start + QPoint(60, 30)


@pytest.mark.parametrize("way", ["keys", "button", "beside"])
def test_there_is_a_way_back(open_window: OpenWindow, way: str) -> None:
    """Ctrl+0, the corner's button or a double click outside the squares shows the whole board."""
    hand = open_window(o="human", rules=LARGE)
    before = cell(hand)
    turn_wheel(hand, (12, 12), 4)
    button = hand.part(QToolButton, "wholeBoard")
    assert button.isVisible()
    if way == "keys":
        QTest.keyClick(hand.window, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    elif way == "button":
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    else:
        QTest.mouseDClick(hand.board, Qt.MouseButton.LeftButton, pos=QPoint(100, 10))
    assert cell(hand) == before
    assert hand.moves == 0


def test_the_keyboard_zooms_and_keeps_its_square_in_view(open_window: OpenWindow) -> None:
    """The + key zooms in; arrow keys then move the board to keep the chosen square visible."""
    hand = open_window(o="human", rules=LARGE)
    board, before = hand.board, cell(hand)
    hand.keys(Qt.Key.Key_Right, *[Qt.Key.Key_Plus] * 8)
    assert cell(hand) == LARGEST_ZOOMED
    for _ in range(24):
        hand.keys(Qt.Key.Key_Down, Qt.Key.Key_Right)
        square = board.cursor_square
        assert board.geometry_of_squares().visible.contains(board.square_rect(*square))
    hand.keys(Qt.Key.Key_Return)
    assert [move.square for move in hand.record.moves] == [board.cursor_square] == [(24, 24)]
    hand.keys(Qt.Key.Key_0)
    assert cell(hand) == before


def test_zooming_shows_the_numbers(open_window: OpenWindow) -> None:
    """Squares that were too small for their numbers show them once they are large enough."""
    hand = open_window(o="mc:trials=100000", rules=LARGE)
    hand.click(12, 12)
    hand.until_moves(2)
    hand.press("ask")
    hand.until(lambda: hand.board.picture.overlay is not None and not hand.game.is_busy)
    fits = [hand.board.numbers_fit]
    turn_wheel(hand, (12, 12), 6)
    fits.append(hand.board.numbers_fit)
    assert fits == [False, True]
    assert any(hand.board.picture.texts)


def test_another_board_is_shown_whole(open_window: OpenWindow) -> None:
    """A new board size resets the zoom."""
    hand = open_window(o="human", rules=LARGE)
    turn_wheel(hand, (12, 12), 4)
    hand.set("boardSize", 15)
    geometry = hand.board.geometry_of_squares()
    assert geometry.viewport is None
    assert geometry.size == 15


@pytest.mark.parametrize("x", [-1.0, 0.0, 0.3, 1.0, 2.0])
def test_a_zoomed_board_fills_the_view(x: float) -> None:
    """However far a zoomed board is moved, it leaves no gap at the edge of the view."""
    g = Geometry.fit(25, 700, 500, 26, Zoom(3.0, x, 1 - x))
    assert g.viewport is not None
    assert g.board.contains(g.viewport)
    rows, cols = g.shown_squares()
    for row, col in ((rows[0], cols[0]), (rows[-1], cols[-1])):
        assert g.rect((row, col)).adjusted(-1, -1, 1, 1).intersects(g.viewport)
    assert g.square_at(QPoint(5, 250)) is None  # the rim hides the squares under it
