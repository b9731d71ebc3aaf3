"""What a screen reader is told of the board without asking."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.gui.board.conftest import Told
from tests.gui.board.reading import NAME, ask, do, names, squares
from tests.gui.conftest import OpenWindow
from tests.gui.hand import ENDLESS, Hand
from tttmc_app.core import Position, Rules
from tttmc_app.gui.board import BoardView

Event = QAccessible.Event
pytestmark = pytest.mark.usefixtures("reader")


def test_focus_follows_the_keyboard(board: BoardView, told: Told, qtbot: QtBot) -> None:
    """The focused square is the keyboard's; assistive technology is told and can move it."""
    board.set_position(Position.start(Rules()), None)
    QTest.keyClick(board, Qt.Key.Key_Right)
    QTest.keyClick(board, Qt.Key.Key_Right)
    assert ask(board).focusChild() == squares(board)[1]
    qtbot.waitUntil(lambda: (Event.Focus, "(0, 1)") in told)
    do(squares(board)[8], "SetFocus")
    assert board.cursor_square == (2, 2)
    assert [square.state().focused for square in squares(board)] == [0] * 8 + [1]
    qtbot.waitUntil(lambda: (Event.Focus, "(2, 2)") in told)


def test_names_are_told_when_they_settle(open_window: OpenWindow, told: Told) -> None:
    """A running thought tells of no names; when it is stopped each is told once."""
    hand: Hand = open_window(x=f"mc:trials={ENDLESS}", o="human")
    assert len(names(hand.board)) == 9
    hand.press("playPause")
    hand.until_thought()
    hand.qtbot.wait(200)
    told.clear()
    hand.until_thought(hand.thought.trials + 1)
    hand.qtbot.wait(200)
    assert told == []
    hand.press("stop")
    hand.until(lambda: len(told) >= 9)
    assert sorted(name[:2] for _, name in told) == sorted(name[:2] for name in names(hand.board))
    assert {what for what, _ in told} == {Event.NameChanged}


def test_names_that_nobody_read_are_not_told(board: BoardView, told: Told, qtbot: QtBot) -> None:
    """Only what was read is told of, and only what has changed."""
    stands = {(0, 0): "empty", (1, 1): "empty"}
    board.set_description(lambda square: stands.get(square, "unread"))
    assert [squares(board)[i].text(NAME) for i in (0, 4)] == ["empty", "empty"]
    stands[1, 1] = "X"
    board.set_position(Position.start(Rules()).play((1, 1)), (1, 1))
    qtbot.waitUntil(lambda: bool(told))
    qtbot.wait(150)
    assert told == [(Event.NameChanged, "X")]


def test_nothing_is_told_where_nobody_listens(
    open_window: OpenWindow, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without assistive technology moves, keys and thoughts are told to nobody."""
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    hand: Hand = open_window(o="mc:trials=50")
    assert len(names(hand.board)) == 9
    hand.click(1, 1)
    hand.until_moves(2)
    hand.keys(Qt.Key.Key_Left, Qt.Key.Key_Left)
    hand.qtbot.wait(150)
    assert told == []
