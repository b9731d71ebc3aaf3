"""The benchmark, which measures the same games on every engine."""

from __future__ import annotations

import pytest

from tttmc_app.core import Mark, Position, Rules
from tttmc_app.experiments.benchmark import (
    course_trials,
    plain_trials,
)

DECIDED = """
XOX/OXO/OX. = 4 -4 4 -4 4 -4 -4 4 4
XOX/OXO/OX. reverse = -4 4 -4 4 -4 4 4 -4 -4
XOX/XOO/OX. = 0 0 0 0 0 0 0 0 0
"""
"""Boards on which X's next move ends each game, and the scores of four games."""


@pytest.mark.parametrize("row", DECIDED.strip().splitlines())
def test_plain_python_scores_like_the_course(row: str) -> None:
    """The mover's squares gain 1 for each game won and lose 1 for each lost, others reversely."""
    board, expected = row.split(" = ")
    text, *reverse = board.split()
    position = Position.parse(text, Rules(3, reverse=bool(reverse)), Mark.X)
    scores = [score for line in course_trials(position, 4, 1) for score in line]
    assert scores == plain_trials(position, 4, 1) == list(map(int, expected.split()))
