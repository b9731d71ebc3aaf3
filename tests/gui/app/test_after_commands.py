"""Commands during a game: the message that stays, the focus, and the players who go on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QLineEdit,
    QWidget,
)

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tests.tables import table
from tttmc_app.core import Position, Rules
from tttmc_app.gui.game.options import Pace
from tttmc_app.gui.panels.moves_panel import MovesPanel
from tttmc_app.players import parse_spec

ROW = ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2))
AFTER = table("""
    newGame        |        | board | 0
    rematch        |        | board | 0
    swapSides      |        | board | 0
    clearSeries    | Before | seed  | 2
    undo           |        | seed  | 1
    redo           |        | seed  | 3
    setUpPosition  |        | board | 2
    copyBoard      | Before | seed  | 2
    pasteBoard     |        | board | 0
    firstMove      |        | seed  | 2
    previousMove   |        | seed  | 2
""")
"""The message, the widget with the focus and the moves played after each command, with two moves
on the board, a third taken back, an earlier game counted, the message "Before" and the focus in
the field of the seed."""
AFTER_BROWSING = table("""
    nextMove       |        | seed  | 2 | None
    lastMove       |        | seed  | 2 | None
    previousMove   |        | seed  | 2 | -1
    playFromHere   |        | board | 1 | None
    backToGame     |        | seed  | 2 | None
    ask            |        | seed  | 2 | 0
""")
"""The same and the move shown, where the first of two moves was shown before the command."""


def focused(hand: Hand) -> str:
    """Return the name of the widget with the focus."""
    return hand.window.focusWidget().objectName()


def begin(hand: Hand) -> None:
    """Play a whole game and the first moves of another; show a message and leave the board."""
    hand.press("newGame")
    for square in ROW:
        hand.click(*square)
    hand.press("newGame")
    for square in ROW[:3]:
        hand.click(*square)
    hand.press("undo")


def interrupt(hand: Hand) -> None:
    """Show a message, and put the focus into the field of the seed."""
    hand.game.failed.emit("Before")
    hand.part(QLineEdit, "seed").setFocus()
    assert (hand.message, focused(hand)) == ("Before", "seed")


def test_each_command_hides_the_message_it_answers(open_window: OpenWindow) -> None:
    """Commands that go on with the game hide messages; those that begin one focus the board."""
    hand = open_window(x="human", o="human")
    for name, *expected in AFTER:
        begin(hand)
        interrupt(hand)
        QGuiApplication.clipboard().setText("X../.O./...")
        hand.press(name)
        assert [hand.message, focused(hand), str(hand.moves)] == expected, name
        assert hand.window.set_up.is_on is (name == "setUpPosition")
        hand.press("newGame")
    for name, *expected in AFTER_BROWSING:
        begin(hand)
        hand.game.browse(0)
        interrupt(hand)
        hand.press(name)
        found = [hand.message, focused(hand), str(hand.moves), str(hand.game.browsed)]
        assert found == expected, name
        assert (hand.game.asked is not None) is (name == "ask")


def test_the_list_of_moves_leads_back_to_the_game(open_window: OpenWindow) -> None:
    """A move or a variation chosen in the list leaves a set-up, and hides its message."""
    hand = open_window(x="human", o="human")
    for square in ROW[:3]:
        hand.click(*square)
    hand.press("firstMove")
    hand.press("playFromHere")
    hand.click(2, 2)
    hand.click(1, 2)
    moves = hand.part(MovesPanel, "")
    for signal, number, squares, browsed in (
        (moves.move_chosen, 0, [(2, 2), (1, 2)], 0),
        (moves.variation_chosen, 0, list(ROW[:3]), None),
    ):
        hand.press("setUpPosition")
        interrupt(hand)
        signal.emit(number)
        assert (hand.window.set_up.is_on, hand.message, hand.game.browsed) == (False, "", browsed)
        assert [move.square for move in hand.record.moves] == squares


@pytest.mark.parametrize("name", ["step", "playPause", "rematch"])
def test_machines_play_with_what_is_typed(open_window: OpenWindow, name: str) -> None:
    """A number or a seed typed before a command that starts machines counts for the game."""
    hand = open_window(x="mc:trials=20", o="mc:trials=20", pace=Pace(0))
    if name == "rematch":
        hand.press("playPause")
        hand.until_over()
    trials = hand.part(QAbstractSpinBox, "trialsX")
    trials.setFocus()
    trials.selectAll()
    QTest.keyClicks(trials, "31")
    hand.press(name)
    assert hand.game.session.players[0] == parse_spec("mc:trials=31")
    hand.until(lambda: [m.thought and m.thought.trials for m in hand.record.moves[:1]] == [31])
    hand.press("newGame")
    seed = hand.part(QLineEdit, "seed")
    seed.setFocus()
    seed.selectAll()
    QTest.keyClicks(seed, "7")
    hand.press("step")
    assert (hand.moves, hand.record.seed) == (0, 7)
    hand.until_moves(1)


def test_machines_alone_can_be_started_while_they_can_go_on(open_window: OpenWindow) -> None:
    """Play and Step hide messages; Play is offered after the end too, but not after your games."""
    hand = open_window(x="random", o="random", pace=Pace(100))
    for name, runs in (("playPause", True), ("playPause", False), ("step", False)):
        interrupt(hand)
        hand.press(name)
        assert (hand.message, hand.game.plays_automatically) == ("", runs), name
        assert focused(hand) == "seed"
    hand.press("newGame")
    hand.game.pace = Pace(0)
    hand.press("playPause")
    hand.until_over()
    assert (hand.can("playPause"), hand.can("step")) == (True, False)
    hand.press("playPause")
    hand.until(lambda: len(hand.game.series.results) == 2)
    hand.choose("playerX", "You")
    assert not hand.can("playPause")  # you begin the next game yourself
    hand.press("newGame")
    hand.click(0, 0)
    hand.play_to_the_end()
    assert not hand.can("playPause")


@pytest.mark.parametrize(
    ("name", "players", "plays"),
    [
        ("firstEasy", ("human", "level:level=easy"), False),
        ("firstUnbeatable", ("human", "level:level=unbeatable"), False),
        ("firstWatch", ("mc:trials=1000", "tree:simulations=1000"), True),
    ],
)
def test_the_first_choices_begin_a_game(
    first_window: Callable[[], Hand], name: str, players: tuple[str, str], plays: bool
) -> None:
    """Each choice sets both players and focuses the board; only machines begin at once."""
    hand = first_window()
    interrupt(hand)
    hand.push(name)
    texts = tuple(spec.text for spec in hand.game.session.players)
    assert texts == tuple(parse_spec(text).text for text in players)
    assert (hand.message, focused(hand)) == ("", "board")
    assert hand.game.plays_automatically is plays
    assert hand.game.is_thinking is plays
    hand.press("stop") if plays else hand.click(1, 1)


def test_a_level_keeps_what_has_been_set_up(open_window: OpenWindow) -> None:
    """Only the opponent changes: the board stays as it was set up, and you keep your side."""
    hand = open_window(x="mc:trials=50", o="human", rules=Rules(4))
    start = Position.parse("X.../O.../..X./....")
    hand.game.new_game(start=start)
    hand.push("firstMedium")
    assert hand.record.start == start
    assert hand.record.players == ("level:level=medium", "human")
    hand.click(3, 3)
    hand.until_moves(2)


def test_a_lesson_is_the_fourth_choice(first_window: Callable[[], Hand]) -> None:
    """The lessons open, and the game stays as it was."""
    hand = first_window()
    before = hand.game.session.players
    hand.push("firstLessons")
    assert hand.page == "lessons"
    assert hand.game.session.players == before


def test_the_question_keeps_from_under_the_pointer(first_window: Callable[[], Hand]) -> None:
    """A new size begins another game, and its question waits until the pointer has gone."""
    hand = first_window()
    hand.click(1, 1)
    hand.push("settingsTab")
    size, choice = hand.part(QWidget, "boardSize"), hand.part(QWidget, "firstWatch")
    QTest.mouseMove(size)
    hand.until(size.underMouse)
    hand.set("boardSize", 4)
    assert not choice.isVisible()
    QTest.mouseMove(hand.board)
    hand.until(choice.isVisible)
