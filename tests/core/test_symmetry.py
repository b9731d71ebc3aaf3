"""Rotations and reflections of a board, and the squares that they make equal."""

from __future__ import annotations

import pytest

from tttmc_app import engine
from tttmc_app.core import Position, Rules
from tttmc_app.core.symmetry import (
    best_of_groups,
    equal_squares,
    line_symmetries,
    symmetries,
)


@pytest.mark.parametrize(
    ("rules", "count"),
    [
        *((Rules(1), 1), (Rules(3), 8), (Rules(4), 32), (Rules(5), 32), (Rules(6), 192)),
        *((Rules(9), 1536), (Rules(10), 8), (Rules(4, 3), 8)),
    ],
)
def test_lines_stay_lines(rules: Rules, count: int) -> None:
    """Each symmetry of the lines, the rotations and reflections among them, maps lines to lines."""
    found = line_symmetries(rules)
    assert len(found) == len(set(found)) == count
    assert set(found) >= set(symmetries(rules.size))
    lines = {frozenset(line) for line in rules.lines}
    for images in found:
        assert {frozenset(images[i] for i in line) for line in lines} == lines


@pytest.mark.parametrize(
    ("board", "groups"),
    [
        (".../.../...", ((0, 2, 6, 8), (1, 3, 5, 7), (4,))),
        ("X../.../...", ((1, 3), (2, 6), (4,), (5, 7), (8,))),
        ("XO./.../...", ((2,), (3,), (4,), (5,), (6,), (7,), (8,))),
        ("X.O/.../...", ((1,), (3,), (4,), (5,), (6,), (7,), (8,))),
        ("X.X/.O./...", ((1,), (3, 5), (6, 8), (7,))),
        ("..../..../..../....", ((0, 3, 5, 6, 9, 10, 12, 15), (1, 2, 4, 7, 8, 11, 13, 14))),
    ],
)
def test_equal_squares(board: str, groups: tuple[tuple[int, ...], ...]) -> None:
    """Squares are equal if a symmetry that leaves every mark in place swaps them."""
    assert equal_squares(Position.parse(board)) == groups


@pytest.mark.parametrize(
    "board", ["X../.../...", "X.X/.O./...", "..../.X../..O./....", "X.O../..X../..O../...../X...O"]
)
def test_equal_squares_have_equal_scores(board: str) -> None:
    """All squares in a group have the same exact score."""
    position = Position.parse(board)
    scores = engine.exact(position).scores(1.0, 2.0)
    for group in equal_squares(position):
        assert len({round(scores[square], 12) for square in group}) == 1


def test_the_best_square_stands_for_its_group() -> None:
    """Groups are given by their best or preferred square, best first; unknown ones are left out."""
    corner = Position.parse("X../.../...")
    values = [None, 0.1, 0.5, 0.3, 0.2, None, 0.4, None, 0.5 + 1e-12]
    assert best_of_groups(corner, values) == [2, 8, 3, 4]
    assert best_of_groups(corner, values, preferred=1) == [2, 8, 1, 4]
