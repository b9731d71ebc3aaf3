"""A position of one's own: by clicks, from the clipboard and to it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QFrame

from tests.gui.conftest import OpenWindow
from tests.gui.hand import ENDLESS, Hand
from tttmc_app.core import Mark, Position, Rules, TttmcError
from tttmc_app.gui.game.presenter import SETTING_UP
from tttmc_app.gui.game.setting_up import Draft
from tttmc_app.gui.panels.fields import SeedField


def setting_up(open_window: OpenWindow, **wanted: object) -> Hand:
    """Return a window in which a position is being set up."""
    hand = open_window(**wanted)
    hand.press("setUpPosition")
    assert hand.part(QFrame, "setUp").isVisible()
    return hand


def paste(hand: Hand, text: str) -> None:
    """Paste a text as a board."""
    QGuiApplication.clipboard().setText(text)
    hand.press("pasteBoard")


def shown(hand: Hand) -> str:
    """Return the board that is painted, as text."""
    return hand.board.picture.position.text


def test_a_square_turns_from_empty_to_x_to_o() -> None:
    """Three choices bring a square back to empty; who is to move follows from the counts."""
    draft = Draft.blank(Rules())
    texts: list[tuple[str, Mark]] = []
    for _ in range(3):
        draft = draft.cycled((0, 0))
        texts.append((draft.position.text[:3], draft.position.to_move))
    assert texts == [("X..", Mark.O), ("O..", Mark.X), ("...", Mark.X)]


def test_a_side_once_chosen_stays() -> None:
    """Whoever said who is to move is not overruled by the counts."""
    draft = Draft.blank(Rules()).with_side(Mark.X).cycled((0, 0)).cycled((1, 1))
    assert draft.position.to_move is Mark.X


def test_two_lines_are_refused() -> None:
    """A draft in which both sides have a line is refused."""
    draft = Draft(Position.parse("XXX/OO./...", to_move=Mark.X, finished=True))
    with pytest.raises(TttmcError, match="both X and O"):
        draft.cycled((1, 2)).cycled((1, 2))


def test_a_position_by_clicks(open_window: OpenWindow) -> None:
    """A position is put together by clicks and played from, the machine to move first."""
    hand = setting_up(open_window)
    assert hand.status == str(SETTING_UP)
    hand.click(0, 0)
    hand.click(0, 1)
    hand.click(0, 1)
    hand.click(1, 1)
    assert shown(hand) == "XO./.X./..."
    assert hand.moves == 0
    hand.push("setUpBegin")
    assert hand.record.start.text == "XO./.X./..."
    hand.until_moves(1)
    assert hand.status == "Your turn (X)"


def test_the_side_to_move_is_chosen(open_window: OpenWindow) -> None:
    """Whoever is to move can be chosen, whatever the counts are."""
    hand = setting_up(open_window, o="human")
    hand.click(0, 0)
    side = hand.part(QComboBox, "setUpSide")
    assert side.currentText() == "O to move"
    side.setFocus()
    QTest.keyClick(side, Qt.Key.Key_Up)
    hand.push("setUpBegin")
    assert (hand.record.start.text, hand.record.start.to_move) == ("X../.../...", Mark.X)


def test_clear_and_cancel(open_window: OpenWindow) -> None:
    """Clear empties the draft; Cancel brings the game back as it was."""
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
    """Escape gives the draft up too."""
    hand = setting_up(open_window)
    hand.click(2, 2)
    QTest.keyClick(hand.window, Qt.Key.Key_Escape)
    assert not hand.part(QFrame, "setUp").isVisible()
    assert shown(hand) == ".../.../..."


def test_a_game_that_is_over_is_no_start(open_window: OpenWindow) -> None:
    """A board on which the game is over can't be played from, and one is told why."""
    hand = setting_up(open_window)
    for col in range(3):
        hand.click(0, col)
    hand.push("setUpBegin")
    assert hand.message == "This position is finished: remove a mark"
    assert hand.part(QFrame, "setUp").isVisible()


def test_setting_up_stops_the_machine(open_window: OpenWindow) -> None:
    """While a position is set up nobody moves, whatever is changed at the players."""
    hand = open_window(o=f"mc:trials={ENDLESS}")
    hand.click(0, 0)
    hand.until_thought()
    hand.press("setUpPosition")
    assert not hand.state.is_busy
    hand.choose("playerO", "Random")
    hand.let_all_arrive()
    assert hand.moves == 1
    assert shown(hand) == "X../.../..."


@pytest.mark.parametrize("name", ["newGame", "swapSides", "ask"])
def test_anything_else_leaves_the_set_up(open_window: OpenWindow, name: str) -> None:
    """Whatever goes on with the game gives the draft up, and the board shows the game."""
    hand = open_window(o="human")
    hand.click(0, 0)
    hand.press("setUpPosition")
    hand.click(2, 2)
    hand.press(name)
    assert not hand.part(QFrame, "setUp").isVisible()
    assert hand.board.picture.position == hand.record.position


def test_a_draft_is_taken_back_mark_by_mark(open_window: OpenWindow) -> None:
    """Undo takes the draft's last changes back, and never the game's moves behind it."""
    hand = open_window(o="human")
    hand.click(0, 0)
    hand.press("setUpPosition")
    hand.click(2, 2)
    hand.click(1, 1)
    for left in ("X../.../..X", "X../.../...", "X../.../..."):
        hand.press("undo")
        assert shown(hand) == left
    assert hand.moves == 1


def test_an_old_position_is_set_up(open_window: OpenWindow) -> None:
    """Setting up begins from the board that one looks at."""
    hand = open_window(o="human")
    for square in ((0, 0), (1, 1), (2, 2)):
        hand.click(*square)
    hand.controller.browse(0)
    hand.press("setUpPosition")
    assert shown(hand) == "X../.../..."
    hand.push("setUpBegin")
    assert hand.record.start.text == "X../.../..."


def test_copy_and_paste(open_window: OpenWindow) -> None:
    """A copied board is text, and pasted it is played from; undo brings the game back."""
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
    """In the set-up it is the draft that is copied."""
    hand = setting_up(open_window)
    hand.click(2, 2)
    hand.press("copyBoard")
    assert QGuiApplication.clipboard().text() == ".../.../..X"


def test_a_board_of_another_size_is_pasted(open_window: OpenWindow) -> None:
    """A board of another size brings its size along, and the rules' card shows it."""
    hand = open_window(o="human")
    paste(hand, "XO../..../..../....")
    assert hand.record.rules == Rules(4)
    assert hand.number("boardSize") == 4


def test_the_rules_stay_where_the_size_does(open_window: OpenWindow) -> None:
    """A board of the same size is played by the rules that are set."""
    hand = open_window(o="human", rules=Rules(4, 3, reverse=True))
    paste(hand, "XO../..../..../....")
    assert hand.record.rules == Rules(4, 3, reverse=True)


@pytest.mark.parametrize(
    "text",
    ["", "hello", "XO./...", "X\0.", "/" * 40, "XXXX" * 9],
)
def test_what_is_no_board_is_refused(open_window: OpenWindow, text: str) -> None:
    """Whatever else the clipboard holds is refused above the board, and nothing changes."""
    hand = open_window()
    before = hand.record
    paste(hand, text)
    assert hand.message.startswith("The clipboard doesn't contain a board: ")
    assert hand.record is before
    hand.press("newGame")
    assert not hand.message


@pytest.mark.parametrize("text", ["XXX/OO./...", "X", "OOO/.../...", "XX./.../..."])
def test_a_board_to_mend_is_set_up(open_window: OpenWindow, text: str) -> None:
    """A board that nobody can play on as it stands is laid out for changes, and why is said."""
    hand = open_window()
    before = hand.record
    paste(hand, text)
    assert hand.board.picture.position.text == text
    assert hand.message.endswith("Change the board or the side to move.")
    assert hand.record is before
    hand.press("newGame")
    assert not hand.message


def test_paste_belongs_to_the_field_that_is_edited(open_window: OpenWindow) -> None:
    """Ctrl+V in a text field pastes there, and no board."""
    hand = open_window()
    QGuiApplication.clipboard().setText("123")
    seed = hand.part(SeedField, "seed")
    seed.setFocus()
    QTest.keyClick(seed, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert (seed.text(), hand.message) == ("123", "")
