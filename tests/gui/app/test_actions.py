"""When each action can be used."""

from __future__ import annotations

from tests.gui.conftest import OpenWindow
from tests.gui.hand import ENDLESS, Hand
from tttmc_app.core import Position

CHANGING = {
    *("undo", "redo", "playPause", "step", "stop", "moveNow", "clearSeries", "firstMove"),
    *("previousMove", "nextMove", "lastMove", "playFromHere", "backToGame", "review", "tryBetter"),
    *("saveGame", "saveGameAs", "trials", "tree", "convergence"),
}
"""The actions that aren't always enabled."""
MOVED = "undo firstMove previousMove review saveGame saveGameAs"
HERE = "trials tree convergence"
ROW = ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2))


def usable(hand: Hand) -> set[str]:
    """Return which of the actions that change are enabled."""
    return {name for name in CHANGING if hand.can(name)}


def test_actions_can_be_used_when_they_have_an_effect(open_window: OpenWindow) -> None:
    """At each moment of a game, exactly those actions are enabled that can do something."""
    hand = open_window(o="human")
    assert usable(hand) == set(HERE.split())
    for square in ROW[:2]:
        hand.click(*square)
    assert usable(hand) == {*MOVED.split(), *HERE.split()}
    hand.press("undo")
    assert usable(hand) == {*MOVED.split(), *HERE.split(), "redo"}
    hand.press("undo")
    assert usable(hand) == {*HERE.split(), "redo"}
    hand.press("redo")
    hand.press("redo")
    back = {"nextMove", "lastMove", "playFromHere", "backToGame"}
    hand.press("previousMove")
    assert usable(hand) == {*MOVED.split(), *HERE.split(), *back}
    hand.press("firstMove")
    at_start = {*MOVED.split(), *HERE.split(), *back} - {"firstMove", "previousMove"}
    assert usable(hand) == at_start
    hand.press("lastMove")
    hand.press("setUpPosition")
    assert usable(hand) == {"backToGame", "saveGame", "saveGameAs", "review"}
    assert not hand.can("exportGame")  # it would show the game behind
    hand.press("backToGame")
    for square in ROW[2:]:
        hand.click(*square)
    assert usable(hand) == {*MOVED.split(), "clearSeries"}
    hand.press("previousMove")
    assert usable(hand) == {*MOVED.split(), *HERE.split(), *back, "clearSeries"}
    hand.press("playFromHere")
    assert "clearSeries" not in usable(hand)  # the game is open again
    hand.press("firstMove")
    hand.press("playFromHere")
    assert {"saveGame", "saveGameAs"} <= usable(hand)  # its variations can be saved
    assert "review" not in usable(hand)
    hand.press("newGame")
    hand.choose("playerO", "Random")
    hand.choose("playerX", "Monte Carlo")
    hand.set("trialsX", ENDLESS)
    before = {"undo", "playPause", "step", *HERE.split()}
    assert usable(hand) == before
    hand.press("playPause")
    hand.until_thought()
    hand.until(lambda: hand.can("moveNow"))
    assert usable(hand) == {*before, "stop", "moveNow", "backToGame"}
    hand.press("stop")
    hand.until(lambda: not hand.can("stop"))
    assert usable(hand) == {*before, "moveNow"}


def test_a_position_set_up_can_be_saved_and_exported(open_window: OpenWindow) -> None:
    """It is more than an empty board, even before a move."""
    hand = open_window(o="human")
    assert (hand.can("saveGame"), hand.can("exportGame")) == (False, True)
    hand.game.new_game(start=Position.parse("X../.O./..."))
    assert (hand.can("saveGame"), hand.can("exportGame")) == (True, True)
