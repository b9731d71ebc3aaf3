"""Whole games in the real window, with the mouse and with the keyboard."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app.core import Mark, Rules
from tttmc_app.players import default_spec
from tttmc_app.players.defaults import DEFAULT_TRIALS

Key = Qt.Key


def test_first_start(first_window: Callable[[], Hand]) -> None:
    """The first start shows 3×3 with scores, you as X against Monte Carlo, and no question."""
    hand = first_window()
    assert hand.record.rules == Rules(3, 3, reverse=False)
    assert hand.record.players == ("human", default_spec("mc").text)
    assert hand.part(QComboBox, "overlay").currentText() == "Scores"
    assert QApplication.activeModalWidget() is None
    assert hand.status == "Your turn (X)"
    assert not hand.message
    screen = hand.window.screen().availableGeometry()
    frame = hand.window.frameGeometry().size() - hand.window.size()  # it is fitted in a moment
    assert 0 <= min(1100, screen.width()) - hand.window.width() <= frame.width()
    assert 0 <= min(760, screen.height()) - hand.window.height() <= frame.height()


def test_one_click_plays(first_window: Callable[[], Hand]) -> None:
    """One click plays; the machine replies, and every empty square has a score."""
    hand = first_window()
    hand.click(1, 1)
    hand.until_moves(2)
    assert hand.record.moves[0].square == (1, 1)
    assert hand.thought.trials == DEFAULT_TRIALS
    assert [value is None for value in hand.thought.values].count(True) == 1
    assert [bool(text) for text in hand.board.picture.texts].count(False) == 1


def test_a_game_as_x(open_window: OpenWindow) -> None:
    """A game played with the mouse as X shows its result."""
    hand = open_window(o="mc:trials=100", seed=3)
    hand.play_to_the_end()
    result = hand.record.result
    assert result is not None
    assert hand.status.startswith(str(result.describe()))
    assert hand.part(QLabel, "headline").text() in ("You won", "You lost", "A tie")
    assert [move.thought is None for move in hand.record.moves[:2]] == [True, False]
    hand.click(*(hand.record.position.empty_squares or ((0, 0),))[0])
    assert hand.record.result == result


def test_a_game_as_o(open_window: OpenWindow) -> None:
    """If you play O, the machine opens, and the game can be finished."""
    hand = open_window(x="mc:trials=100", o="human")
    hand.until_moves(1)
    assert hand.status == "Your turn (O)"
    hand.play_to_the_end()
    assert hand.record.moves[1].thought is None


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


def test_the_cursor_stays_on_the_board(open_window: OpenWindow) -> None:
    """Arrows stop at the board's edge, and the cursor is painted on its square."""
    hand = open_window(o="human")
    hand.keys(Key.Key_Left, *(Key.Key_Left,) * 4, *(Key.Key_Down,) * 5)
    assert hand.board.cursor_square == (2, 0)
    assert hand.board.picture.cursor == (2, 0)


def test_reverse(open_window: OpenWindow) -> None:
    """In the reverse game, completing a line loses."""
    hand = open_window(o="human")
    hand.push("reverse")
    for square in ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2)):
        hand.click(*square)
    assert hand.record.rules.reverse
    assert hand.status.startswith("O wins")
    assert hand.record.result is not None
    assert hand.record.result.lines == (((0, 0), (0, 1), (0, 2)),)


def test_a_larger_board_with_a_shorter_line(open_window: OpenWindow) -> None:
    """Two fields set the game to 7×7 and four in a row, and four in a row wins it."""
    hand = open_window(o="human")
    hand.set("boardSize", 7)
    hand.set("lineLength", 4)
    for col in range(4):
        hand.click(6, col)
        if col < 3:
            hand.click(0, 2 * col)
    assert hand.record.rules == Rules(7, 4)
    assert hand.status == "X wins"
    assert hand.board.picture.position.outcome is not None


def test_a_game_on_the_largest_board(open_window: OpenWindow) -> None:
    """On 25×25 every square can be clicked."""
    hand = open_window()
    hand.set("boardSize", 25)
    hand.click(24, 24)
    hand.until_moves(2)
    assert hand.record.moves[0].square == (24, 24)


def test_two_humans(open_window: OpenWindow) -> None:
    """Two humans take turns; an occupied square can't be taken."""
    hand = open_window(o="human")
    hand.click(0, 0)
    hand.click(0, 0)
    assert hand.moves == 1
    assert hand.status == "O to move"
    hand.click(1, 1)
    assert hand.record.position.mark_at((1, 1)) is Mark.O


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
    """It has the same size at the same place; the first one has its own."""
    hand = open_window()
    assert hand.window.size() != QSize(702, 533)
    hand.window.setGeometry(31, 42, 702, 533)
    hand.window.close()
    again = first_window()
    assert again.window.geometry() == QRect(31, 42, 702, 533)
