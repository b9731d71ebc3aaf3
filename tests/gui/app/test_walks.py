"""Random walks through games: whatever was done, a new window shows the same as the last one."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from tests.gui.conftest import OpenWindow
from tests.gui.consistency import assert_consistent
from tests.gui.hand import Hand
from tests.gui.whole import HEIGHT, WIDTH, action_lines, board_lines, window_lines
from tttmc_app.core import Mark
from tttmc_app.gui.panels.bars import MessageBar

COMMANDS = (
    *("undo", "redo", "newGame", "swapSides", "rematch", "previousMove", "firstMove", "nextMove"),
    *(
        "lastMove",
        "playFromHere",
        "backToGame",
        "setUpPosition",
        "clearSeries",
        "step",
        "playPause",
    ),
)
SETTINGS: tuple[tuple[str, int], ...] = (
    *(("boardSize", size) for size in (2, 3, 4)),
    *(("lineLength", length) for length in (2, 3)),
    *(("trialsO", trials) for trials in (5, 30)),
    *(("scoreOtherO", weight) for weight in (0, 3)),
)
KINDS = ("You", "Random", "Monte Carlo")
OF_ONE_WINDOW = re.compile(
    r".*\d+ – \d+ – \d+.*|.*, ties \d+, .*|&Game > Reset s&core.*"  # the series
    r'|label "seed .*'  # and the number of its game
)
"""Lines that a new window doesn't take over from the last one."""


def one_step(hand: Hand, draw: Random) -> str:
    """Do something in the game, and return what."""
    kind = draw.choice(("click", "click", "click", "command", "command", "setting", "player"))
    if kind == "click":
        size = hand.board.picture.position.rules.size
        square = draw.randrange(size), draw.randrange(size)
        hand.click(*square)
        return str(square)
    if kind == "command":
        name = draw.choice([name for name in COMMANDS if hand.can(name)])
        hand.press(name)
        return name
    if kind == "setting" and hand.game.session.player_of(Mark.O).kind.name == "mc":
        name, value = draw.choice(SETTINGS)
        hand.set(name, value)
        return f"{name} {value}"
    side, choice = draw.choice("XO"), draw.choice(KINDS)
    hand.choose(f"player{side}", choice)
    return f"{side} {choice}"


def everything(hand: Hand) -> Counter[str]:
    """Return all that the window shows, wherever its panels are."""
    hand.qtbot.wait(130)  # the window turns its animations on when it has been shown
    hand.until_studied()
    lines = [*window_lines(hand), *board_lines(hand), *action_lines(hand)]
    return Counter(line for line in lines if not OF_ONE_WINDOW.match(line))


@pytest.mark.parametrize("seed", range(8))
def test_a_new_window_shows_what_the_last_one_did(
    open_window: OpenWindow, first_window: Callable[[], Hand], seed: int
) -> None:
    """After any moves, commands and settings, closing and opening again changes nothing."""
    hand, draw, done = open_window(o="mc:trials=20", seed=4), Random(seed), list[str]()
    hand.window.resize(WIDTH, HEIGHT)
    for _ in range(25):
        done.append(one_step(hand, draw))
        hand.until(lambda: not hand.game.is_busy)
        assert_consistent(hand)
    # Only a window that saw them taken back can redo games, or hides a thought that was undone.
    hand.press("newGame")
    for square in ((0, 0), (1, 1)):
        hand.until(lambda: not hand.game.is_busy)
        hand.click(*square)
    hand.until(lambda: not hand.game.is_busy)
    hand.part(MessageBar, "message").hide()
    before = everything(hand)
    hand.window.close()
    again = first_window()
    again.window.resize(WIDTH, HEIGHT)
    again.until(lambda: not again.game.is_busy)
    after = everything(again)
    assert (before - after, after - before) == (Counter(), Counter()), done
