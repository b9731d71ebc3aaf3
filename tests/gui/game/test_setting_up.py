"""Setting up a position by clicks or from the clipboard, and copying it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QGuiApplication, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QFrame, QLabel

from tests.gui.conftest import OpenWindow
from tests.gui.hand import ENDLESS, Hand
from tttmc_app.core import Mark, Rules, Square
from tttmc_app.gui.game.setting_up import SETTING_UP
from tttmc_app.gui.panels.fields import SeedField


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
    """Clear empties the draft; Cancel restores the game."""
    hand = open_window()
    hand.click(1, 1)
    hand.until_moves(2)
    before = hand.record
    hand.press("setUpPosition")
    hand.push("setUpClear")
    assert shown(hand) == ".../.../..."
    hand.click(2, 2)
    hand.push("setUpCancel")
    assert hand.record == before
    assert hand.board.picture.position == before.position
    assert not hand.part(QFrame, "setUp").isVisible()


def test_escape_cancels(open_window: OpenWindow) -> None:
    """Escape discards the draft, too."""
    hand = setting_up(open_window)
    hand.click(2, 2)
    QTest.keyClick(hand.window, Qt.Key.Key_Escape)
    assert not hand.part(QFrame, "setUp").isVisible()
    assert shown(hand) == ".../.../..."


def test_a_drag_paints_every_square_it_crosses(open_window: OpenWindow) -> None:
    """A drag draws the brush's mark on every square, or erases if it began on such a mark."""
    hand = setting_up(open_window, rules=Rules(4))
    hand.push("brushO")
    drag(hand, (0, 0), (0, 1), (0, 2))
    assert shown(hand) == "OOO./..../..../...."
    drag(hand, (0, 1), (0, 2), (0, 3))
    assert shown(hand) == "O.../..../..../...."
    hand.push("brushErase")
    drag(hand, (1, 0), (0, 0))
    assert shown(hand) == "..../..../..../...."


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


def test_a_position_by_keys(open_window: OpenWindow) -> None:
    """X, O and Delete draw and erase at the cursor; every control takes the focus."""
    hand = setting_up(open_window, o="human")
    hand.keys(Qt.Key.Key_Right, Qt.Key.Key_X, Qt.Key.Key_Right, Qt.Key.Key_O)
    assert shown(hand) == "XO./.../..."
    hand.keys(Qt.Key.Key_Delete, Qt.Key.Key_Left, Qt.Key.Key_O)
    assert shown(hand) == "O../.../..."
    for name in ("brushX", "brushErase", "setUpClear", "setUpCancel", "setUpBegin"):
        button = hand.part(QAbstractButton, name)
        assert button.focusPolicy() & Qt.FocusPolicy.TabFocus
    brush = hand.part(QAbstractButton, "brushX")
    brush.setFocus()
    QTest.keyClick(brush, Qt.Key.Key_Space)
    hand.keys(Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert shown(hand) == "OX./.../..."


def test_a_finished_position_is_refused(open_window: OpenWindow) -> None:
    """A finished position can't be played from, and the bar says why until this changes."""
    hand = setting_up(open_window)
    for col in range(3):
        hand.click(0, col)
    assert not hand.part(QAbstractButton, "setUpBegin").isEnabled()
    reason = hand.part(QLabel, "setUpReason")
    assert reason.text() == "This position is finished: remove a mark"
    hand.click(0, 0)
    assert hand.part(QAbstractButton, "setUpBegin").isEnabled()
    assert not reason.text()


def test_setting_up_has_nothing_to_stop(open_window: OpenWindow) -> None:
    """Stop applies only to thoughts; while a position is being set up, it is disabled."""
    hand = setting_up(open_window)
    assert not hand.can("stop")


def test_setting_up_stops_the_machine(open_window: OpenWindow) -> None:
    """In set-up mode no machine moves, even if the players change."""
    hand = open_window(o=f"mc:trials={ENDLESS}")
    hand.click(0, 0)
    hand.until_thought()
    hand.press("setUpPosition")
    assert not hand.game.is_busy
    hand.choose("playerO", "Random")
    hand.wait_for_worker()
    assert hand.moves == 1
    assert shown(hand) == "X../.../..."


@pytest.mark.parametrize("name", ["newGame", "swapSides", "ask"])
def test_anything_else_leaves_the_set_up(open_window: OpenWindow, name: str) -> None:
    """Commands that change the game discard the draft, and the board shows the game."""
    hand = open_window(o="human")
    hand.click(0, 0)
    hand.press("setUpPosition")
    hand.click(2, 2)
    hand.press(name)
    assert not hand.part(QFrame, "setUp").isVisible()
    assert hand.board.picture.position == hand.record.position


def test_a_draft_is_taken_back_mark_by_mark(open_window: OpenWindow) -> None:
    """Undo takes back changes to the draft, but never moves of the game."""
    hand = open_window(o="human")
    hand.click(0, 0)
    hand.press("setUpPosition")
    hand.click(2, 2)
    hand.click(1, 1)
    for left in ("X../.../..X", "X../.../...", "X../.../..."):
        hand.press("undo")
        assert shown(hand) == left
    assert hand.moves == 1
    for leave in ("setUpCancel", "newGame"):  # the next draft has no part of this one
        hand.click(1, 2)
        if leave == "newGame":
            hand.press(leave)
        else:
            hand.push(leave)
        start = shown(hand)
        hand.press("setUpPosition")
        assert not hand.window.set_up.can_take_back
        part = hand.part(QAction, "undo")
        part.setEnabled(True)
        part.trigger()
        assert shown(hand) == start
        assert hand.moves == start.count("X")


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


def test_copy_and_paste(open_window: OpenWindow) -> None:
    """A board is copied as text; pasting it starts a game, and undo takes that back."""
    hand = open_window(o="human")
    hand.click(0, 0)
    hand.click(1, 1)
    hand.press("copyBoard")
    assert QGuiApplication.clipboard().text() == "X../.O./..."
    hand.press("newGame")
    hand.press("pasteBoard")
    assert hand.record.start.text == "X../.O./..."
    assert hand.status == "X to move"
    hand.press("undo")
    assert hand.moves == 2


def test_a_draft_is_copied_as_it_is_shown(open_window: OpenWindow) -> None:
    """In set-up mode, Copy copies the draft."""
    hand = setting_up(open_window)
    hand.click(2, 2)
    hand.press("copyBoard")
    assert QGuiApplication.clipboard().text() == ".../.../..X"


def test_paste_belongs_to_the_field_that_is_edited(open_window: OpenWindow) -> None:
    """Ctrl+V in a text field pastes there, not on the board."""
    hand = open_window()
    QGuiApplication.clipboard().setText("123")
    seed = hand.part(SeedField, "seed")
    seed.setFocus()
    QTest.keyClick(seed, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert (seed.text(), hand.message) == ("123", "")


def test_no_machine_thinks_behind_a_draft(open_window: OpenWindow) -> None:
    """No machine moves while a draft hides the game, whatever asks it to."""
    hand = open_window(x=f"mc:trials={ENDLESS}")
    hand.press("setUpPosition")
    hand.game.step()
    assert not hand.game.is_busy
