"""What the window shows at each moment of a game: results, messages, controls, first choices."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QToolButton, QWidget

from tests.gui.conftest import OpenWindow
from tests.gui.hand import ENDLESS, Hand
from tttmc_app.core import Rules
from tttmc_app.gui.game import game as game_module
from tttmc_app.gui.game import presenter
from tttmc_app.gui.game.presenter import LONG_MS
from tttmc_app.gui.game.stage import Stage
from tttmc_app.gui.programs.trust import Program

ROW = ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2))


CONTROLS = (
    *("playPauseButton", "stepButton", "speed"),
    *(f"{name}{mark}" for name in ("moveNow", "stop") for mark in "XO"),
)


def shown(hand: Hand) -> list[str]:
    """Return the names of the machines' controls that the window shows."""
    return [name for name in CONTROLS if hand.part(QWidget, name).isVisible()]


def squares_at(hand: Hand) -> tuple[int, int, int]:
    """Return the position and size of the first square in the window, once it is laid out."""
    hand.qtbot.wait(200)
    rect = hand.board.square_rect(0, 0)
    corner = hand.board.mapTo(hand.window, rect.topLeft())
    return corner.x(), corner.y(), rect.width()


def test_the_headline_says_whether_you_won(open_window: OpenWindow) -> None:
    """On 2×2 the side that begins always wins: you, and after swapping sides the machine."""
    hand = open_window(o="random", rules=Rules(2))
    hand.play_to_the_end()
    assert hand.status == "X wins · you won"
    hand.press("swapSides")
    hand.until_moves(1)
    hand.play_to_the_end()
    assert hand.status == "X wins · the machine won"


def test_an_ending_says_so_and_offers_what_comes_next(open_window: OpenWindow) -> None:
    """At the end, the page on the thought says how it ended; the board stays put."""
    hand = open_window(o="human")
    headline, place = hand.part(QLabel, "headline"), squares_at(hand)
    for square in ROW:
        hand.click(*square)
    assert (headline.text(), headline.isVisible()) == ("X wins", True)
    assert squares_at(hand) == place
    for name in ("reviewButton", "swapSidesButton"):
        assert hand.part(QToolButton, name).isVisible()
    hand.push("rematchButton")
    assert (hand.moves, headline.isVisible()) == (0, False)


def test_clicks_that_play_nothing_are_answered(open_window: OpenWindow) -> None:
    """A click at the end or on the machine's turn shows why it plays no move."""
    hand = open_window(o="human")
    place = squares_at(hand)
    hand.click(0, 0)
    hand.click(0, 0)
    assert (hand.moves, hand.message) == (1, "")  # the board shakes the mark
    assert squares_at(hand) == place
    hand.click(1, 0)
    for square in ROW[2:]:
        hand.click(*square)
    hand.click(2, 2)
    assert hand.message.startswith("The game is over. ")
    hand.press("undo")
    assert not hand.message


def test_a_click_on_a_waiting_machines_turn_is_answered(open_window: OpenWindow) -> None:
    """While a machine waits for Play, a click shows a message that says so."""
    hand = open_window(x="random", o="random")
    hand.click(0, 0)
    assert hand.message == "It is Random's turn. Press Play."


@pytest.fixture
def soon_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a thought count as long soon, so that it doesn't keep the processor busy until then."""
    monkeypatch.setattr(presenter, "LONG_MS", 50)
    monkeypatch.setattr(game_module, "REPLY_SECONDS", 0.05)


@pytest.mark.usefixtures("soon_long")
def test_a_long_thought_answers_clicks(open_window: OpenWindow) -> None:
    """A click during a long thought says that the machine is thinking, until it has moved."""
    hand = open_window(o=f"mc:trials={ENDLESS}")
    hand.click(0, 0)
    hand.until_thought()
    hand.until(lambda: hand.game.seconds > game_module.REPLY_SECONDS)
    hand.click(1, 1)
    assert hand.message == "Monte Carlo is thinking. Wait, or press Move now."
    hand.press("moveNow")
    assert not hand.message


def test_messages_never_resize_the_board(open_window: OpenWindow) -> None:
    """Errors and notes float: the squares stay where they are."""
    hand = open_window()
    place = squares_at(hand)
    area = hand.window.findChildren(Stage)[0]
    area.message.show_error("An error that is long enough to need several lines. " * 6)
    hand.qtbot.wait(20)
    assert squares_at(hand) == place
    assert area.message.height() > 2 * area.message.fontMetrics().height()
    assert area.message.mapTo(area, area.message.rect().bottomRight()).y() <= area.height()
    hand.press("newGame")
    hand.qtbot.wait(20)
    assert area.message.isHidden()


def test_notes_cover_no_squares(open_window: OpenWindow) -> None:
    """A note floats next to or below the squares, in small windows and in large ones."""
    hand = open_window(o="human")
    message = hand.window.findChildren(Stage)[0].message
    hand.click(1, 1)
    for size in ((640, 480), (800, 600), (1100, 760), (1600, 900)):
        hand.window.resize(*size)
        hand.set("boardSize", 7 - hand.record.rules.size)
        hand.qtbot.wait(50)
        assert "Undo returns to your game" in hand.message
        squares = hand.board.geometry_of_squares().board
        squares.moveTo(hand.board.mapToGlobal(squares.topLeft()))
        covered = QRect(message.mapToGlobal(QPoint(0, 0)), message.size())
        assert not covered.intersects(squares)
        assert hand.window.geometry().contains(covered)


@pytest.mark.usefixtures("soon_long")
def test_controls_appear_where_they_are_of_use(open_window: OpenWindow) -> None:
    """Play, Step and speed are shown only for two machines, Stop and Move now for long thoughts."""
    hand = open_window(o=f"mc:trials={ENDLESS}")
    overlay = hand.part(QWidget, "overlay")
    place = overlay.pos()
    assert shown(hand) == []
    hand.click(0, 0)
    hand.until(lambda: shown(hand) == ["moveNowO", "stopO"])
    hand.press("stop")
    assert shown(hand) == ["playPauseButton"]
    hand.choose("playerX", "Random")
    assert shown(hand)[:3] == ["playPauseButton", "stepButton", "speed"]
    assert overlay.pos() == place


def test_quick_replies_show_no_controls(open_window: OpenWindow) -> None:
    """Stop and Move now don't flicker at every quick reply."""
    hand = open_window(o="random")
    hand.click(0, 0)
    assert shown(hand) == []
    hand.until_moves(2)
    hand.qtbot.wait(LONG_MS + 50)
    assert shown(hand) == []


def test_every_game_begins_with_a_question(open_window: OpenWindow) -> None:
    """What would you like to play? The question goes with the first move and comes back."""
    hand = open_window()
    choices = hand.part(QWidget, "firstChoices")
    assert choices.isVisible()
    hand.push("firstUnbeatable")
    assert hand.game.session.players[1].text == "level:level=unbeatable"
    assert choices.isVisible()
    hand.click(1, 1)
    assert not choices.isVisible()
    hand.until_moves(2)
    assert hand.part(QWidget, "statement").isVisible()
    hand.press("newGame")
    assert choices.isVisible()


def test_two_machines_can_be_watched_at_once(open_window: OpenWindow) -> None:
    """Choosing to watch machines starts them, so newcomers needn't know about Play."""
    hand = open_window()
    hand.push("firstWatch")
    hand.until(lambda: hand.moves >= 2)
    assert not hand.game.session.has_human


def test_infinitely_many_trials_on_a_large_board(open_window: OpenWindow) -> None:
    """Where exact scores are impossible, the machine plays trials instead, and a note says so."""
    hand = open_window(o="mc:trials=70,exact=1")
    hand.click(1, 1)
    hand.until_moves(2)
    hand.set("boardSize", 7)
    assert "O now plays with 70 trials per move instead of ∞. 49 squares are empty" in hand.message
    assert "New game: 7×7" in hand.message
    hand.click(3, 3)
    hand.until_moves(2)
    assert (hand.thought.trials, hand.record.rules.size) == (70, 7)


@pytest.mark.parametrize("name", ["trialsO", "boardSize", "seed"])
def test_the_windows_keys_work_in_fields(open_window: OpenWindow, name: str) -> None:
    """A field takes the keys that edit text, but none of the window's other shortcuts."""
    hand = open_window(o="mc:trials=5", rules=Rules(3))
    field = hand.part(QWidget, name)
    control, alt = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
    for key, modifier, is_taken in (
        (Qt.Key.Key_E, control, False),
        (Qt.Key.Key_L, control, False),
        (Qt.Key.Key_Left, alt, False),
        (Qt.Key.Key_C, control, True),
        (Qt.Key.Key_Z, control, True),
    ):
        event = QKeyEvent(QEvent.Type.ShortcutOverride, key, modifier)
        event.ignore()
        QApplication.sendEvent(field, event)
        assert event.isAccepted() is is_taken, key


def test_home_and_end_on_the_board(open_window: OpenWindow) -> None:
    """On the board, where the arrows move the cursor, other keys go through the game."""
    hand = open_window(o="human")
    for square in ROW:
        hand.click(*square)
    seen: list[int | None] = []
    for key in (Qt.Key.Key_Home, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp, Qt.Key.Key_End):
        QTest.keyClick(hand.board, key)
        seen.append(hand.game.browsed)
    assert seen == [-1, 0, -1, None]


def test_the_view_menu_names_no_file(open_window: OpenWindow) -> None:
    """The console's entry keeps its name whatever the console's title is."""
    hand = open_window()
    program = Program(Path("a_very_long_name_of_a_file.py" * 4), "", "")
    hand.window.programs.console.show_program(program, "Python 3")
    menu = hand.part(QMenu, "viewMenu")
    entries = [entry for entry in menu.actions() if "onsole" in entry.text()]
    assert [entry.text() for entry in entries] == ["Console"]
    is_open = hand.part(QWidget, "console").isVisible()
    assert entries[0].isChecked() is is_open
    entries[0].trigger()
    assert hand.part(QWidget, "console").isVisible() is not is_open


def test_every_function_has_a_key_or_a_menu(open_window: OpenWindow) -> None:
    """The actions of the buttons below the board are in the Moves menu, too."""
    hand = open_window()
    listed = {action.objectName() for action in hand.part(QMenu, "movesMenu").actions()}
    assert {"firstMove", "previousMove", "nextMove", "lastMove"} <= listed
    assert {"playFromHere", "backToGame", "ask"} <= listed
    assert all(isinstance(action, QAction) for action in hand.window.actions())
