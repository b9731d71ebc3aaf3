"""Whole games in the real window, with the mouse and with the keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app.core import Mark, Rules
from tttmc_app.players import default_spec
from tttmc_app.players.defaults import DEFAULT_TRIALS

Key = Qt.Key


def test_first_start(first_window: Callable[[], Hand]) -> None:
    """The first window asks nothing; one click plays, and a machine's reply comes with scores."""
    hand = first_window()
    assert hand.record.rules == Rules(3, 3, reverse=False)
    assert hand.record.players == ("human", default_spec("mc").text)
    assert QApplication.activeModalWidget() is None
    assert (hand.status, hand.message) == ("Your turn (X)", "")
    hand.click(1, 1)
    hand.until_moves(2)
    assert hand.record.moves[0].square == (1, 1)
    assert hand.thought.trials == DEFAULT_TRIALS
    assert [value is None for value in hand.thought.values].count(True) == 1
    assert [bool(text) for text in hand.board.picture.texts].count(False) == 1


@pytest.mark.parametrize("side", Mark)
def test_a_game_on_either_side(open_window: OpenWindow, side: Mark) -> None:
    """A game played with the mouse shows its result, after which no square can be taken."""
    machine = "mc:trials=100"
    x, o = ("human", machine) if side is Mark.X else (machine, "human")
    hand = open_window(x=x, o=o, seed=3)
    hand.until_moves(0 if side is Mark.X else 1)
    assert hand.status == f"Your turn ({side})"
    hand.play_to_the_end()
    result = hand.record.result
    assert result is not None
    assert hand.status.startswith(str(result.describe()))
    assert hand.part(QLabel, "headline").text() in ("You won", "You lost", "Tie")
    asked = [move.thought is None for move in hand.record.moves[:2]]
    assert asked == ([True, False] if side is Mark.X else [False, True])
    hand.click(*(hand.record.position.empty_squares or ((0, 0),))[0])
    assert hand.record.result == result


def test_two_people_by_other_rules(open_window: OpenWindow) -> None:
    """Fields and a switch set the rules, by which two take turns and one wins."""
    hand = open_window(o="human")
    hand.set("boardSize", 25)
    hand.set("lineLength", 4)
    hand.push("reverse")
    hand.click(24, 24)
    hand.click(24, 24)  # taken
    assert (hand.moves, hand.status) == (1, "O to move")
    for square in ((1, 1), (24, 23), (5, 1), (24, 22), (7, 7), (24, 21)):
        hand.click(*square)
    assert hand.record.position.mark_at((1, 1)) is Mark.O
    assert hand.record.rules == Rules(25, 4, reverse=True)
    assert hand.status.startswith("O wins")


def test_a_game_by_keyboard(open_window: OpenWindow) -> None:
    """Arrows, Space and Enter play a whole game; a shortcut starts the next."""
    hand = open_window(o="human")
    hand.keys(Key.Key_Down)  # the first arrow only shows the cursor
    assert hand.board.cursor_square == (0, 0)
    hand.keys(Key.Key_Space, Key.Key_Down, Key.Key_Return)
    hand.keys(Key.Key_Up, Key.Key_Right, Key.Key_Enter, Key.Key_Down, Key.Key_Space)
    hand.keys(Key.Key_Up, Key.Key_Right, Key.Key_Space)
    assert [move.square for move in hand.record.moves] == [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2)]
    assert hand.status == "X wins"
    QTest.keyClick(hand.window, Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert hand.moves == 0


def test_a_machine_can_take_over(open_window: OpenWindow) -> None:
    """If the side to move becomes a machine during a game, it moves."""
    hand = open_window(o="human")
    hand.click(0, 0)
    hand.choose("playerO", "Random")
    hand.until_moves(2)
    assert hand.record.players == ("human", "random")


def test_a_small_window_is_usable(open_window: OpenWindow) -> None:
    """At 640×480 the window keeps its size, the board stays square and a click plays."""
    hand = open_window()
    hand.window.resize(640, 480)
    hand.until(lambda: hand.board.square_rect(0, 0).width() >= 70)
    assert (hand.window.width(), hand.window.height()) == (640, 480)
    first, last = hand.board.square_rect(0, 0), hand.board.square_rect(2, 2)
    assert first.width() == first.height()
    assert hand.board.rect().contains(first)
    assert hand.board.rect().contains(last)
    hand.click(2, 2)
    hand.until_moves(2)


def test_a_long_message_fits_the_window(open_window: OpenWindow) -> None:
    """A long message doesn't widen the window."""
    hand = open_window(o="human")
    before = hand.window.size()
    hand.game.failed.emit("a very long reason " * 40)
    hand.until(lambda: bool(hand.message))
    assert hand.window.width() == before.width()


def test_a_window_opens_as_the_last_was_closed(
    open_window: OpenWindow, first_window: OpenWindow
) -> None:
    """It has the same size at the same place, and a hidden inspector."""
    hand = open_window()
    hand.window.setGeometry(31, 42, 702, 533)
    hand.until(lambda: hand.window.width() == 702)
    hand.press("panels")
    hand.window.close()
    again = first_window()
    assert again.window.geometry() == QRect(31, 42, 702, 533)
    assert again.part(QWidget, "inspector").isHidden()
