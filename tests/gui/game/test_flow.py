"""What the window shows at each moment of a game: results, messages, controls, first choices."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QLabel, QToolButton, QWidget

from tests.gui.conftest import OpenWindow
from tests.gui.hand import ENDLESS, Hand
from tttmc_app.gui.game import game as game_module
from tttmc_app.gui.game import presenter
from tttmc_app.gui.game.presenter import LONG_MS
from tttmc_app.gui.game.stage import Stage
from tttmc_app.gui.panels.plates import Plate

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


def test_an_ending_says_so_and_offers_what_comes_next(open_window: OpenWindow) -> None:
    """At the end, the page on the thought says how it ended; the board stays put."""
    hand = open_window(o="human")
    headline, place = hand.part(QLabel, "headline"), squares_at(hand)
    for square in ROW:
        hand.click(*square)
    assert (headline.text(), headline.isVisible()) == ("X wins", True)
    assert not hand.part(QWidget, "momentLine").isVisible(), "it is said once"
    assert squares_at(hand) == place
    assert not hand.part(QWidget, "trialsSlot").isVisible(), "it is empty"
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


@pytest.fixture
def soon_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a thought count as long soon, so that it doesn't keep the processor busy until then."""
    monkeypatch.setattr(presenter, "LONG_MS", 50)
    monkeypatch.setattr(game_module, "REPLY_SECONDS", 0.05)


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
    hand.press("ask")
    hand.until(lambda: shown(hand) == ["stopO"])
    hand.push("stopO")
    hand.click(0, 0)
    hand.until_thought()
    hand.until(lambda: shown(hand) == ["moveNowO", "stopO"])
    hand.push("moveNowO")
    hand.until_moves(2)
    hand.until(lambda: shown(hand) == [])
    hand.click_any()
    ways = [hand.part(QWidget, f"{name}MoveButton") for name in ("previous", "next")]
    places = [each.pos() for each in ways]
    hand.press("stop")
    assert shown(hand) == ["playPauseButton"]
    assert hand.part(Plate, "plateO").shown.line == "Stopped · press Play"
    hand.qtbot.wait(30)
    assert [each.pos() for each in ways] == places
    hand.choose("playerX", "Random")
    assert shown(hand)[:3] == ["playPauseButton", "stepButton", "speed"]
    assert overlay.pos() == place


@pytest.mark.usefixtures("soon_long")
def test_a_thought_is_ended_on_its_thinkers_plate(open_window: OpenWindow) -> None:
    """Where two machines think at length in turn, only the one at work can be made to move."""
    hand = open_window(x=f"mc:trials={ENDLESS}", o=f"mc:trials={ENDLESS}")
    hand.set("speed", 0)
    hand.press("playPause")

    def offered() -> list[str]:
        return [name for name in shown(hand) if name.startswith("moveNow")]

    hand.until(lambda: offered() == ["moveNowX"])
    hand.until_thought()
    hand.push("moveNowX")
    hand.until_moves(1)
    hand.until(lambda: offered() == ["moveNowO"])


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
