"""Rotations and reflections of a board, and the squares that they make equal."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tttmc_app import engine
from tttmc_app.core import Position
from tttmc_app.core.symmetry import equal_squares, symmetries


@pytest.mark.parametrize(("size", "count"), [(1, 1), (2, 8), (3, 8), (5, 8)])
def test_there_are_eight(size: int, count: int) -> None:
    """All are different orders of the squares, which keep neighbours neighbours."""
    found = symmetries(size)
    assert len(found) == count
    assert found[0] == tuple(range(size * size))
    for permutation in found:
        assert sorted(permutation) == list(range(size * size))
        places = [divmod(index, size) for index in permutation]
        for here, right in pairwise(places):
            step = abs(here[0] - right[0]) + abs(here[1] - right[1])
            assert step == 1 or places.index(right) % size == 0


@pytest.mark.parametrize(
    ("board", "groups"),
    [
        (".../.../...", ((0, 2, 6, 8), (1, 3, 5, 7), (4,))),
        ("X../.../...", ((1, 3), (2, 6), (4,), (5, 7), (8,))),
        ("XO./.../...", ((2,), (3,), (4,), (5,), (6,), (7,), (8,))),
        ("X.O/.../...", ((1,), (3,), (4,), (5,), (6,), (7,), (8,))),
        ("X.X/.O./...", ((1,), (3, 5), (6, 8), (7,))),
    ],
)
def test_equal_squares(board: str, groups: tuple[tuple[int, ...], ...]) -> None:
    """Squares are equal if a symmetry that keeps every mark in place swaps them."""
    assert equal_squares(Position.parse(board)) == groups


@pytest.mark.parametrize("board", ["X../.../...", "X.X/.O./...", "..../.X../..O./...."])
def test_equal_squares_have_equal_scores(board: str) -> None:
    """The exact scores of the squares in a group don't differ."""
    position = Position.parse(board)
    scores = engine.exact(position).scores(1.0, 2.0)
    for group in equal_squares(position):
        assert len({round(scores[square], 12) for square in group}) == 1
