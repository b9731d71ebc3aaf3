"""Every rule survives being passed to students' files and to the names of textbooks.

Saved games, runs, preferences and the window keep the rules where these are tested.
"""

from __future__ import annotations

import pytest

from tttmc_app.core import Position, Rules
from tttmc_app.course.protocol import board_of
from tttmc_app.course.provided import TTTBoard
from tttmc_app.course.values import decode, encode
from tttmc_app.players.learner import built_in_name

NAMES = {
    Rules(3): "3x3-3.textbook",
    Rules(3, 2): "3x3-2.textbook",
    Rules(5, 4, reverse=True): "5x5-4-reverse.textbook",
}
"""The names under which textbooks were made long ago, and can still be found."""


@pytest.mark.parametrize("rules", NAMES, ids=str)
def test_rules_are_kept(rules: Rules) -> None:
    assert built_in_name(rules) == NAMES[rules]
    value = board_of(Position.start(rules))
    assert decode(encode(value)) == value
    board = TTTBoard.of_value(value)
    assert board.as_value() == board.clone().as_value() == value
