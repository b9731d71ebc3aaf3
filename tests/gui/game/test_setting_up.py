"""Setting up a position by clicks or from the clipboard, and copying it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QFrame

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app.core import Mark, Rules, Square
from tttmc_app.gui.panels.fields import SeedField
from tttmc_app.gui.panels.set_up_bar import SETTING_UP


def setting_up(open_window: OpenWindow, **options: object) -> Hand:
    """Return a window in set-up mode."""
    hand = open_window(**options)
    hand.press("setUpPosition")
    assert hand.part(QFrame, "setUp").isVisible()
    return hand


def shown(hand: Hand) -> str:
    """Return the painted board as text."""
    return hand.board.picture.position.text


def drag(hand: Hand, *squares: Square) -> None:
    """Press the button on the first square and move the mouse over the others."""
    drag_over(hand, [hand.board.square_rect(*square).center() for square in squares])


def drag_over(
    hand: Hand, points: list[QPoint], button: Qt.MouseButton = Qt.MouseButton.LeftButton
) -> None:
    """Press a button at the first point and move the mouse over the others."""
    QTest.mousePress(hand.board, button, pos=points[0])
    for point in points[1:]:
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(point),
            QPointF(hand.board.mapToGlobal(point)),
            Qt.MouseButton.NoButton,
            button,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(hand.board, event)
    QTest.mouseRelease(hand.board, button, pos=points[-1])


def test_a_position_by_clicks(open_window: OpenWindow) -> None:
    """A game starts from a position set up by clicks, with the machine to move."""
    hand = setting_up(open_window)
    assert hand.status == str(SETTING_UP)
    hand.click(0, 0)
    hand.push("brushO")
    hand.click(0, 1)
    hand.push("brushX")
    hand.click(1, 1)
    hand.click(2, 2)
    hand.click(2, 2)  # a second click erases
    assert shown(hand) == "XO./.X./..."
    assert hand.moves == 0
    hand.push("setUpBegin")
    assert hand.record.start.text == "XO./.X./..."
    hand.until_moves(1)
    assert hand.status == "Your turn (X)"


def test_the_side_to_move_is_chosen(open_window: OpenWindow) -> None:
    """Either side can be chosen to move, however many marks each has."""
    hand = setting_up(open_window, o="human")
    hand.click(0, 0)
    side = hand.part(QComboBox, "setUpSide")
    assert side.currentText() == "O to move"
    side.setFocus()
    QTest.keyClick(side, Qt.Key.Key_Up)
    hand.push("setUpBegin")
    assert (hand.record.start.text, hand.record.start.to_move) == ("X../.../...", Mark.X)


def test_clear_and_cancel(open_window: OpenWindow) -> None:
    """Clear empties the draft; Cancel restores the game; a second line is refused with a reason."""
    hand = open_window()
    hand.click(1, 1)
    hand.until_moves(2)
    before = hand.record
    hand.press("setUpPosition")
    hand.push("setUpClear")
    assert shown(hand) == ".../.../..."
    for row, brush in enumerate(("brushX", "brushO")):
        hand.push(brush)
        for col in range(3):
            hand.click(row, col)
    assert (shown(hand), "Both X and O" in hand.message) == ("XXX/OO./...", True)
    hand.push("setUpCancel")
    assert not hand.message
    assert hand.record == before
    assert hand.board.picture.position == before.position
    assert not hand.part(QFrame, "setUp").isVisible()


def test_only_a_drag_that_begins_on_a_square_draws(open_window: OpenWindow) -> None:
    """One that begins outside draws nothing; one that leaves the squares goes on where it returns.

    Neither the right button nor a mouse without a button draws.
    """
    hand = setting_up(open_window, rules=Rules(4), o="human")
    hand.click(3, 3)  # an earlier stroke doesn't go on
    before, outside = "..../..../..../...X", QPoint(2, 2)
    first, second, third = (hand.board.square_rect(0, col).center() for col in range(3))
    drag_over(hand, [outside, first, second])
    assert shown(hand) == before
    drag_over(hand, [first, second], Qt.MouseButton.RightButton)
    assert shown(hand) == before
    drag_over(hand, [first, outside, third])
    assert shown(hand) == "X.X./..../..../...X"
    QTest.mouseMove(hand.board, second)
    QApplication.processEvents()
    assert shown(hand) == "X.X./..../..../...X"


def test_an_old_position_is_set_up(open_window: OpenWindow) -> None:
    """Set-up starts from the position shown."""
    hand = open_window(o="human")
    for square in ((0, 0), (1, 1), (2, 2)):
        hand.click(*square)
    hand.game.browse(0)
    hand.press("setUpPosition")
    assert shown(hand) == "X../.../..."
    hand.push("setUpBegin")
    assert hand.record.start.text == "X../.../..."


def test_paste_belongs_to_the_field_that_is_edited(open_window: OpenWindow) -> None:
    """Ctrl+V in a text field pastes there, not on the board."""
    hand = open_window()
    QGuiApplication.clipboard().setText("123")
    seed = hand.part(SeedField, "seed")
    seed.setFocus()
    QTest.keyClick(seed, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert (seed.text(), hand.message) == ("123", "")
