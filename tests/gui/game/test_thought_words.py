"""What the page on the thought says about a thought."""

from __future__ import annotations

import pytest

from tests.gui.board.test_shades import estimated
from tttmc_app.core import Position, Square, square_name
from tttmc_app.engine.certainty import Sureness
from tttmc_app.gui.board import SCORES, overlay_of
from tttmc_app.gui.board.captions import Occasion
from tttmc_app.gui.game.thought_words import words_of

POSITION = Position.parse("X../.O./...")
CHOICE = (2, 2)


@pytest.mark.parametrize(
    ("chances", "has_chance", "named"),
    [
        pytest.param({CHOICE: 0.8, (0, 2): 0.2}, True, set[str](), id="a leader's chance"),
        pytest.param({CHOICE: 0.5, (0, 2): 0.5}, False, {"c3", "c1"}, id="two that are level"),
        pytest.param(
            {CHOICE: 0.4, (0, 2): 0.4, (2, 0): 0.2}, False, {"c3", "c1"}, id="no square behind them"
        ),
    ],
)
def test_a_choice_says_how_sure_it_is(
    chances: dict[Square, float], has_chance: bool, named: set[str]
) -> None:
    """The chance of the chosen square, or among which squares the trials can't decide yet."""
    thought, size = estimated(POSITION, 100), POSITION.rules.size
    table = [chances.get(divmod(i, size)) for i in range(size * size)]
    sureness = Sureness(tuple(table), tuple((square,) for square in chances), max(chances.values()))
    overlay = overlay_of(thought, SCORES, POSITION)
    words = words_of(thought, overlay, Occasion(past=CHOICE), "", sureness)
    squares = map(square_name, POSITION.legal_squares)
    assert {name for name in squares if name in words.about} == named
    assert ("80" in (words.sure or "")) is has_chance
    assert not words.is_sure
