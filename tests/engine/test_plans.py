"""Each position goes to the sampler that is quickest for it, wherever the program runs."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from random import Random

import pytest

pytest.importorskip("tttmc_app.engine._kernel", reason="built without the kernel")

from tests.engine.paths import played
from tttmc_app.core import Position, Rules
from tttmc_app.engine import _kernel
from tttmc_app.engine.kernel import board_of, plan_of
from tttmc_app.engine.plans import conditional_plan


@pytest.mark.parametrize(
    ("size", "line", "plies", "method"),
    [
        (3, 3, 0, "sliced"),
        (5, 5, 0, "sliced"),
        (7, 4, 0, "sliced"),
        (10, 10, 0, "conditional"),
        (19, 19, 0, "conditional"),
        (15, 5, 0, "general"),
        (25, 5, 100, "general"),
    ],
)
def test_methods(size: int, line: int, plies: int, method: str) -> None:
    """Small boards are sliced, long lines conditional, and what is left is played out."""
    assert plan_of(played(Rules(size, line), plies, Random(1))).method == method


def test_survey_counts_the_lines() -> None:
    """The kernel counts the open lines of either side by the squares they miss."""
    position = Position.parse("XX./.O./...")
    mine, theirs = _kernel.survey(board_of(position), 3, 3)
    assert mine == (0, 0, 2, 2)  # O: middle row and a diagonal; bottom row and right column
    assert theirs == (0, 1, 1, 2)  # X: top row; left column; bottom row and right column


def test_conditional_needs_rare_lines() -> None:
    """Where more than one line is expected, games can't be left out; where none is, all can."""
    assert conditional_plan(9, ((0, 0, 0, 8), (0, 0, 0, 8))) is None
    assert conditional_plan(9, ((0, 0, 0, 0), (0, 0, 0, 0))) is None
    assert conditional_plan(100, ((0,) * 10 + (22,), (0,) * 10 + (22,)))


def test_gap_digits_are_geometric() -> None:
    """The packed chances of digits give the mean number of ties between two candidates."""
    lines = ((0,) * 10 + (22,), (0,) * 10 + (22,))
    plan = conditional_plan(100, lines)
    assert plan
    words = [int.from_bytes(plan.numbers[i : i + 8], "little") for i in range(0, 8 * 40, 8)]
    chances = [Fraction(word, 2**64) for word in words[1 : words[0] + 1]]
    expected = Fraction(44 * comb(90, 40), comb(100, 50))
    mean = sum(2**i * chance for i, chance in enumerate(chances))
    assert float(mean) == pytest.approx(float((1 - expected) / expected), rel=1e-9)
