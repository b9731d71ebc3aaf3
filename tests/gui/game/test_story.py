"""Stories of games with machines: after each step, all that has changed is compared."""

from __future__ import annotations

import pytest

from tests.gui.conftest import OpenWindow
from tests.gui.game.test_setting_up import drag
from tests.gui.whole import Story
from tttmc_app import engine
from tttmc_app.core import Rules
from tttmc_app.gui.game.options import Pace

pytestmark = pytest.mark.skipif(
    engine.backend == "python", reason="the random games are those of the compiled engine"
)


def test_a_machine(open_window: OpenWindow) -> None:
    """Its reply, browsing, a suggestion, undo, redo, a loss and another player."""
    hand = open_window(o="mc:trials=300,current=2,other=3", rules=Rules(4, 3), seed=5)
    story = Story(hand, __file__, "a machine")
    story.step("at the start")
    hand.click(1, 1)
    hand.until_moves(2)
    hand.qtbot.wait(250)  # until the squares are proven
    story.step("b2 and the reply")
    hand.press("previousMove")
    story.step("move 1")
    hand.press("firstMove")
    story.step("the start")
    hand.press("backToGame")
    story.step("back")
    hand.press("ask")
    hand.until(lambda: not hand.state.is_busy and hand.state.asked is not None)
    hand.qtbot.wait(250)
    story.step("a suggestion")
    hand.press("backToGame")
    story.step("no suggestion")
    hand.press("undo")
    story.step("undo")
    hand.press("redo")
    hand.qtbot.wait(100)
    story.step("redo")
    hand.choose("playerO", "Random")
    story.step("random")
    hand.press("swapSides")
    hand.until_moves(1)
    story.step("swapped sides")


def test_two_machines(open_window: OpenWindow) -> None:
    """Paused, one step, the speed, a whole game, an earlier move of it, and the next game."""
    hand = open_window(
        x="perfect", o="random", rules=Rules(3, reverse=True), seed=7, pace=Pace(100)
    )
    story = Story(hand, __file__, "two machines")
    story.step("paused")
    hand.press("step")
    hand.until(lambda: hand.moves == 1 and not hand.state.is_busy)
    hand.qtbot.wait(250)
    story.step("one step")
    hand.press("faster")
    story.step("faster")
    hand.press("playPause")
    hand.until_over()
    hand.qtbot.wait(100)
    story.step("over")
    hand.press("previousMove")
    hand.qtbot.wait(250)
    story.step("the last but one")
    hand.press("lastMove")
    story.step("the end again")
    hand.press("clearSeries")
    story.step("no scores")
    hand.press("newGame")
    hand.press("slower")
    story.step("a new game, slower")


def test_setting_up(open_window: OpenWindow) -> None:
    """Marks by clicks and drags, undo, the brushes, and a game."""
    hand = open_window(o="human", rules=Rules(4, 3), seed=5)
    hand.click(0, 0)
    story = Story(hand, __file__, "setting up")
    story.step("a game")
    hand.press("setUpPosition")
    story.step("set-up")
    hand.click(1, 1)
    story.step("a click")
    drag(hand, (3, 0), (3, 1))
    story.step("a drag")
    hand.press("undo")
    story.step("undo")
    hand.press("undo")
    story.step("undo again")
    hand.push("brushO")
    hand.click(2, 2)
    story.step("O's brush")
    hand.push("brushErase")
    hand.click(2, 2)
    story.step("the empty brush")
    hand.press("backToGame")
    story.step("left")
    hand.press("setUpPosition")
    hand.click(2, 3)
    hand.push("setUpBegin")
    story.step("played from there")
    hand.press("undo")
    story.step("undo the new game")
