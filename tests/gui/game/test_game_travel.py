"""Undo, redo, earlier moves and suggestions."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget, QTableWidget, QToolButton, QWidget

from tests.gui.conftest import OpenWindow
from tests.gui.hand import ENDLESS, Hand
from tttmc_app.core import Mark, Rules, square_name


def played(open_window: OpenWindow, o: str = "mc:trials=60") -> Hand:
    """Return a window in which X has played twice and O has answered twice."""
    hand = open_window(o=o, rules=Rules(4), seed=1)
    hand.click(0, 0)
    hand.until_moves(2)
    hand.click_any()
    hand.until_moves(4)
    return hand


def look_at(hand: Hand, move: int) -> None:
    """Click a move in the list of moves."""
    table = hand.part(QTableWidget, "moves")
    row, col = divmod(move, 2)
    item = table.item(row, col)
    assert item is not None
    centre = table.visualItemRect(item).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=centre)


def test_undo_goes_back_to_your_turn(open_window: OpenWindow) -> None:
    """Undo takes back the machine's reply and your move, or a new game; redo replays both.

    It stops at the empty board. Another move starts another branch.
    """
    hand = played(open_window)
    before = hand.record
    hand.press("undo")
    assert hand.moves == 2
    assert hand.status == "Your turn (X)"
    hand.wait_for_worker()
    assert hand.moves == 2
    hand.press("redo")
    assert hand.record == before
    assert not hand.can("redo")
    for name in ("undo", "redo", "undo", "undo", "redo", "redo", "redo", "undo") * 5:
        if hand.can(name):
            hand.press(name)
        assert hand.moves in {0, 2, 4}
    hand.wait_for_worker()
    assert hand.moves == 2
    hand.press("undo")
    assert (hand.moves, hand.can("undo")) == (0, False)
    hand.press("redo")
    hand.click(3, 3)
    assert hand.record.moves[2].square == (3, 3)
    assert not hand.can("redo")
    hand.until_moves(4)
    before = hand.record
    hand.press("newGame")
    assert hand.moves == 0
    hand.press("undo")
    assert hand.record == before
    hand.press("redo")
    assert hand.moves == 0


def test_undo_as_o_replays_nothing(open_window: OpenWindow) -> None:
    """If you play O, undo returns to your turn or, before the opening move, to a paused machine."""
    hand = open_window(x="random", o="human", seed=2)
    hand.until_moves(1)
    opening = hand.record.moves[0].square
    hand.click_any()
    hand.until_moves(3)
    hand.press("undo")
    assert hand.moves == 1
    hand.press("undo")
    hand.wait_for_worker()
    assert hand.moves == 0
    assert hand.status == "Random (X) to move · press Play"
    hand.press("playPause")
    hand.until_moves(1)
    assert hand.record.moves[0].square == opening


def test_looking_at_a_move(open_window: OpenWindow) -> None:
    """Choosing a move in the list shows its board and its thought; Escape returns.

    A human's move has no thought. A click there plays no move and shows how to continue.
    """
    hand = played(open_window)
    now = hand.board.picture
    look_at(hand, 1)
    assert hand.board.picture.position == hand.record.positions[2]
    assert hand.thought is hand.record.moves[1].thought
    assert hand.status == "Move 2 of 4"
    QTest.keyClick(hand.window, Qt.Key.Key_Escape)
    assert hand.board.picture.position == now.position
    assert hand.thought is hand.record.moves[3].thought
    assert hand.status == "Your turn (X)"
    look_at(hand, 2)
    assert hand.board.picture.overlay is None
    assert hand.board.picture.last_move == hand.record.moves[2].square
    hand.click(3, 3)
    assert (hand.game.browsed, hand.moves) == (2, 4)
    assert hand.message.startswith("This is an earlier position. ")
    look_at(hand, 3)  # the game itself
    assert hand.game.browsed is None
    assert not hand.message
    look_at(hand, 2)
    hand.press("playFromHere")
    assert hand.moves == 3
    hand.until_moves(4)  # it is the machine's turn there
    hand.click(3, 3)
    assert hand.moves >= 5


def test_through_the_game(open_window: OpenWindow) -> None:
    """Alt with arrow keys, Home or End goes through the game; so do buttons and the moves' list.

    Once a button is used, arrow keys go on from it; in the list, they also go to other rows.
    """
    hand = played(open_window)
    alt = Qt.KeyboardModifier.AltModifier
    shown: list[int | None] = []
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_End):
        QTest.keyClick(hand.board, key, alt)
        shown.append(hand.game.browsed)
    assert shown == [2, -1, 0, None]
    hand.push("firstMoveButton")
    assert hand.board.picture.position == hand.record.start
    assert (hand.board.picture.last_move, hand.game.thought) == (None, None)
    assert hand.status == "Start of the game"
    focused = hand.window.focusWidget()
    assert focused is not None
    for key, move in ((Qt.Key.Key_Right, 0), (Qt.Key.Key_End, None)):
        QTest.keyClick(focused, key)
        assert hand.game.browsed == move
    look_at(hand, 2)
    table = hand.part(QTableWidget, "moves")
    for key, move in ((Qt.Key.Key_Left, 1), (Qt.Key.Key_Home, -1), (Qt.Key.Key_Right, 0)):
        QTest.keyClick(table, key)
        assert hand.game.browsed == move


def test_the_buttons_suit_what_is_shown(open_window: OpenWindow) -> None:
    """At a game's end one can go on with another; looking back, one can return or play on."""
    hand = open_window(o="human")
    for square in ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2)):
        hand.click(*square)
    for moved, shown in (
        (None, {"reviewButton", "swapSidesButton", "rematchButton"}),
        (2, {"backToGameButton", "playFromHereButton"}),
    ):
        hand.game.browse(moved)
        buttons = hand.part(QWidget, "moment").findChildren(QToolButton)
        assert {each.objectName() for each in buttons if each.isVisible()} - {""} == shown


def test_playing_from_an_earlier_move(open_window: OpenWindow) -> None:
    """Play from here continues with another move; the later moves are kept as a variation."""
    hand = played(open_window)
    before = [move.square for move in hand.record.moves]
    look_at(hand, 1)
    hand.press("playFromHere")
    assert (hand.moves, hand.status) == (2, "Your turn (X)")
    hand.click(3, 3)
    hand.until_moves(4)
    variations = hand.part(QListWidget, "variations")
    assert not variations.isHidden()
    item = variations.item(0)
    assert item.text() == f"From move 3: {square_name(before[2])} {square_name(before[3])}"
    centre = variations.visualItemRect(item).center()
    QTest.mouseClick(variations.viewport(), Qt.MouseButton.LeftButton, pos=centre)
    assert [move.square for move in hand.record.moves] == before
    assert hand.board.picture.position == hand.record.position
    assert [len(each.moves) for each in hand.record.variations] == [4]
    hand.press("undo")
    assert hand.record.moves[2].square == (3, 3)


def test_the_end_can_be_left_and_returned_to(open_window: OpenWindow) -> None:
    """From a finished game, other moves can be tried, and its end is not lost."""
    hand = open_window(o="human")
    for square in ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2)):
        hand.click(*square)
    hand.press("firstMove")
    assert hand.game.browsed == -1
    hand.game.browse(3)
    hand.press("playFromHere")
    assert (hand.moves, hand.record.result) == (4, None)
    assert not hand.game.standing.results
    hand.press("undo")
    assert hand.record.result is not None
    assert len(hand.game.standing.results) == 1


def test_asking_plays_nothing(open_window: OpenWindow) -> None:
    """A suggestion is shown without a move, and it stays your turn.

    Earlier positions can be asked about, too, even if O is to move.
    """
    hand = played(open_window)
    look_at(hand, 2)
    hand.press("ask")
    hand.until(lambda: " would play " in hand.status)
    reply = hand.record.moves[3].thought
    assert reply is not None
    assert hand.thought.seed == reply.seed
    assert (hand.thought.side, hand.moves) == (Mark.O, 4)
    look_at(hand, 1)
    assert hand.thought is hand.record.moves[1].thought
    look_at(hand, 3)
    hand.press("ask")
    hand.until(lambda: hand.status.endswith("here · your turn"))
    assert hand.status.startswith("Monte Carlo would play ")
    assert hand.thought.side is hand.record.position.to_move
    assert (hand.moves, hand.thought.trials) == (4, 60)
    hand.click(3, 3)
    hand.until_moves(6)
    assert hand.record.moves[4].thought is None


def test_a_question_interrupts_a_thought_about_the_game(open_window: OpenWindow) -> None:
    """A machine that is asked about an earlier move resumes its own move when you return."""
    hand = played(open_window)
    hand.set("trialsO", ENDLESS)
    hand.click_any()
    hand.until_thought()
    assert not hand.can("ask")
    look_at(hand, 0)
    hand.press("ask")
    hand.until_thought()
    assert hand.thought.side is Mark.O
    shown = hand.board.picture
    assert shown.position == hand.record.positions[1]
    QTest.keyClick(hand.window, Qt.Key.Key_Escape)  # leaves the question
    assert (hand.game.browsed, hand.game.thought) == (0, None)
    QTest.keyClick(hand.window, Qt.Key.Key_Escape)
    assert hand.game.browsed is None
    hand.until_thought()
    assert hand.thinks()
    hand.press("moveNow")
    assert hand.moves == 6
