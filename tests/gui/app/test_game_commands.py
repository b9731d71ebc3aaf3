"""Commands and fields that change the game: pasted boards, players, rules, pace and set-up."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QToolButton

from tests.gui.conftest import OpenWindow
from tests.gui.hand import ENDLESS, Hand
from tttmc_app.core import Position, Rules
from tttmc_app.gui.panels.bars import MessageBar
from tttmc_app.players import parse_spec

X_WINS = ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2))
OVER = (
    "The game on this board is over (X has won): use an unfinished one. Change the board or the "
    "side to move."
)
UNBALANCED = (
    "The board has 2 X and 0 O, which no game reaches: if that is intended, add the side to move. "
    "Change the board or the side to move."
)


def paste(hand: Hand, text: str) -> None:
    """Paste text as a board, after a message and with the focus elsewhere."""
    hand.game.failed.emit("Before")
    hand.part(QLineEdit, "seed").setFocus()
    QGuiApplication.clipboard().setText(text)
    hand.press("pasteBoard")


def test_a_pasted_board_begins_a_game(open_window: OpenWindow) -> None:
    """Rules stay where the size does; the message goes, the focus is on the board, Undo returns."""
    hand = open_window(o="human")
    for rules, text, expected in (
        (Rules(3), "X../.O./...", Rules(3)),
        (Rules(3, 3, reverse=True), " X../.O./...\n", Rules(3, 3, reverse=True)),
        (Rules(4, 3), "XO../..../..../....", Rules(4, 3)),
        (Rules(4, 3, reverse=True), "X../.O./...", Rules(3)),
        (Rules(3, 3, reverse=True), "XO.../...../...../...../.....", Rules(5)),
    ):
        hand.game.new_game(rules)
        hand.click(0, 0)
        paste(hand, text)
        assert hand.record.start == Position.parse(text.strip(), expected)
        assert hand.number("boardSize") == expected.size
        assert (hand.message, hand.window.focusWidget()) == ("", hand.board)
        assert not hand.window.set_up.is_on
        hand.press("undo")
        assert (hand.moves, hand.record.rules) == (1, rules)


def test_a_board_that_cannot_be_played_is_set_up(open_window: OpenWindow) -> None:
    """The pasted board is opened to be changed, with the reason, and the game is kept."""
    hand = open_window(o="human")
    for rules, text, message in (
        (Rules(3), "XXX/OO./...", OVER),
        (Rules(3), " XX./.../...\n", UNBALANCED),
        (Rules(4, 3), "XXX./OO../..../....", OVER),
        (Rules(4, 4), "XXX/OO./...", OVER),
    ):
        hand.game.new_game(rules)
        hand.click(0, 0)
        paste(hand, text)
        board = text.strip()
        assert hand.window.set_up.is_on
        assert hand.board.picture.position.text == board
        assert hand.message == message
        same = rules if rules.size == board.count("/") + 1 else Rules(board.count("/") + 1)
        assert hand.board.picture.position.rules == same
        paste(hand, "Dear reader")  # which leaves the draft
        assert (hand.window.set_up.is_on, hand.board.picture.position.text) == (True, board)
        assert hand.message.startswith("There's no board on the clipboard.")
        hand.press("backToGame")
        assert (hand.moves, hand.record.rules, hand.message) == (1, rules, "")


def test_other_text_is_refused(open_window: OpenWindow) -> None:
    """What isn't a board changes nothing; a message says so, and what is wrong with an attempt."""
    hand = open_window(o="human")
    hand.click(0, 0)
    texts = ("", "Dear reader", "X.../.O./...", "X.x/.Q./...", "X\0.", "/" * 40, "XXXX" * 9)
    for number, text in enumerate(texts):
        hand.part(MessageBar, "message").hide()
        paste(hand, text)
        is_told = hand.message.startswith("The clipboard doesn't contain a board: ")
        assert is_told is (number > 1), text
        assert len(hand.message) > 50
        assert not hand.window.set_up.is_on
        assert (hand.moves, hand.board.picture.position.text) == (1, "X../.../...")


def test_the_board_that_is_shown_is_copied(open_window: OpenWindow) -> None:
    """An earlier position, a draft, or the game's own: whatever the board shows."""
    hand = open_window(o="human")
    for square in X_WINS[:3]:
        hand.click(*square)
    copied: list[str] = []
    for before in ("firstMove", "nextMove", "lastMove", "setUpPosition"):
        hand.press(before)
        hand.press("copyBoard")
        copied.append(QGuiApplication.clipboard().text())
    hand.click(2, 2)
    hand.press("copyBoard")
    copied.append(QGuiApplication.clipboard().text())
    game = "XX./O../..."
    assert copied == [".../.../...", "X../.../...", game, game, "XX./O../..X"]


def test_a_shorter_line_is_one_click_away(open_window: OpenWindow) -> None:
    """The legend's offer begins a game with five in a row, which Undo takes back."""
    hand = open_window(o="human", rules=Rules(9, 9, reverse=True))
    shorter = hand.part(QAbstractButton, "shorterLine")
    shorter.click()
    assert hand.record.rules == Rules(9, 5, reverse=True)
    assert hand.message == ""
    hand.set("lineLength", 9)
    hand.click(0, 0)
    shorter.click()
    assert (hand.record.rules, hand.moves) == (Rules(9, 5, reverse=True), 0)
    assert hand.message == (
        "New game: 9×9, 5 in a row, reverse. Undo returns to your game on 9×9, reverse."
    )
    hand.part(QToolButton, "messageAction").click()
    assert (hand.record.rules, hand.moves) == (Rules(9, 9, reverse=True), 1)
    assert hand.message == ""


def test_machines_rest_while_a_position_is_set_up(open_window: OpenWindow) -> None:
    """Setting up stops a thought, and so does a draft whatever starts the machines again."""
    hand = open_window(x="human", o=f"mc:trials={ENDLESS}")
    hand.click(1, 1)
    hand.until_thought()
    hand.game.failed.emit("Before")
    hand.press("setUpPosition")
    assert (hand.game.is_busy, hand.message) == (False, "")
    assert hand.board.picture.position.text == ".../.X./..."
    for start in (hand.game.play, hand.game.step):
        start()
        hand.until(lambda: not hand.game.is_busy)
        assert hand.moves == 1
    hand.press("backToGame")
    hand.game.step()
    assert hand.game.is_busy
    hand.press("stop")


def test_hints_and_errors_of_the_game_are_shown(open_window: OpenWindow) -> None:
    """An empty hint changes nothing; a click on the board hides what is shown."""
    hand = open_window(o="human")
    hand.game.failed.emit("An error")
    hand.game.hinted.emit("")
    assert hand.message == "An error"
    hand.game.hinted.emit("A hint")
    assert hand.message == "A hint"
    hand.game.noted.emit("A note")
    assert hand.message == "A note"
    hand.click(0, 0)
    assert (hand.message, hand.moves) == ("", 1)
    hand.press("setUpPosition")
    hand.game.failed.emit("An error")
    hand.click(1, 1)
    assert hand.message == ""
    assert hand.board.picture.position.text == "X../.X./..."
    assert hand.moves == 1


def test_nothing_changes_the_game_behind_a_draft(open_window: OpenWindow) -> None:
    """Move now is disabled in set-up mode, and a game begun elsewhere ends that mode."""
    hand = open_window(x=f"mc:trials={ENDLESS}", o=f"mc:trials={ENDLESS}")
    hand.press("playPause")
    hand.until(lambda: hand.can("moveNow"))
    hand.press("setUpPosition")
    assert (hand.can("moveNow"), hand.moves) == (False, 0)
    hand.game.begin_with((parse_spec("random"), parse_spec("random")), run=True)
    assert not hand.window.set_up.is_on
    hand.until_over()
    hand.press("setUpPosition")
    hand.game.new_game(Rules(5))
    assert not hand.window.set_up.is_on
    assert hand.board.picture.position.rules == Rules(5)
