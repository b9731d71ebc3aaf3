"""A rule that forbids a square, in the real window."""

from __future__ import annotations

import pytest

from tests.gui.conftest import OpenWindow
from tests.off_centre import CENTRE, START, add_rule
from tttmc_app import engine


@pytest.mark.skipif(engine.SAMPLES_IN_PYTHON, reason="machines then think in a child process")
def test_a_forbidden_square_is_neither_played_nor_offered(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A click on it says why it plays nothing; a machine that is asked rates and chooses others."""
    add_rule(monkeypatch)
    hand = open_window(o="mc:trials=60")
    hand.game.new_game(START.rules)
    hand.click(*CENTRE)
    assert (hand.moves, "b2" in hand.message, "\n" in hand.message) == (0, True, False)
    hand.press("ask")
    hand.until(lambda: hand.game.thought is not None and hand.thought.decided)
    assert hand.thought.move != CENTRE
    assert hand.thought.values[4] is None
    hand.click(0, 0)
    hand.until_moves(2)
    assert hand.message == ""
    hand.click(*(CENTRE if hand.record.moves[1].square != CENTRE else (2, 2)))
    hand.until_moves(4)
