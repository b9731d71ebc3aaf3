"""The benchmark, which measures the same games on every engine."""

from __future__ import annotations

import pytest

from tttmc_app.core import Mark, Position, Rules
from tttmc_app.engine.backends import available
from tttmc_app.experiments.benchmark import (
    CASES,
    COURSE,
    Case,
    benchmark,
    course_trials,
    position_of,
)


def test_every_contender_has_a_row() -> None:
    """All backends are measured, or those named; ratios are to course-style Python's own row."""
    names = {backend.name for backend in available()}
    for case, only in ((Case(3, 3), ()), (Case(8, 8, 3), ()), (Case(3, 3), ("python",))):
        (rows,) = benchmark([case], rounds=2, seconds=0.002, only=only)
        measured = {row.backend for row in rows} - {"openspiel"}  # if that is installed
        assert measured == {*(only or names), COURSE}
        (python,) = (row.trials_per_second for row in rows if row.backend == COURSE)
        for row in rows:
            assert row.ratio_to_python * python == pytest.approx(row.trials_per_second)
        equivalent = {row.backend for row in rows if row.equivalent}
        assert equivalent == (names - {"python"} if case.plies else set())
    for each in CASES:
        position = position_of(each)
        assert position == position_of(each)
        assert position.outcome is None
        assert (position.x | position.o).bit_count() == each.plies


DECIDED = """
XOX/OXO/OX. = 4 -4 4 -4 4 -4 -4 4 4
XOX/OXO/OX. reverse = -4 4 -4 4 -4 4 4 -4 -4
XOX/XOO/OX. = 0 0 0 0 0 0 0 0 0
"""
"""Boards on which X's next move ends each game, and the scores of four games."""


@pytest.mark.parametrize("row", DECIDED.strip().splitlines())
def test_course_style_scores_like_the_course(row: str) -> None:
    """The mover's squares gain 1 for each game won and lose 1 for each lost, others reversely."""
    board, expected = row.split(" = ")
    text, *reverse = board.split()
    position = Position.parse(text, Rules(3, reverse=bool(reverse)), Mark.X)
    scores = [score for line in course_trials(position, 4, 1) for score in line]
    assert scores == list(map(int, expected.split()))
