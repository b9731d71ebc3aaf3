"""Rotations and reflections of a board, and the squares that they make equal."""

from __future__ import annotations

import pytest

from tests.tables import table
from tttmc_app import engine
from tttmc_app.core import Position, Rules
from tttmc_app.core.symmetry import best_of_groups, equal_squares, line_symmetries, symmetries


@pytest.mark.parametrize(
    ("size", "line", "count"),
    table("""
        1 | 1 | 1
        3 | 3 | 8
        4 | 4 | 32
        5 | 5 | 32
        6 | 6 | 192
        9 | 9 | 1536
        10 | 10 | 8
        4 | 3 | 8
    """),
)
def test_lines_stay_lines(size: str, line: str, count: str) -> None:
    """Each symmetry of the lines, the rotations and reflections among them, maps lines to lines."""
    rules = Rules(int(size), int(line))
    found = line_symmetries(rules)
    assert len(found) == len(set(found)) == int(count)
    assert set(found) >= set(symmetries(rules.size))
    lines = {frozenset(line) for line in rules.lines}
    for images in found:
        assert {frozenset(images[i] for i in line) for line in lines} == lines


@pytest.mark.parametrize(
    ("board", "groups"),
    table("""
        .../.../... | 0 2 6 8, 1 3 5 7, 4
        X../.../... | 1 3, 2 6, 4, 5 7, 8
        XO./.../... | 2, 3, 4, 5, 6, 7, 8
        X.O/.../... | 1, 3, 4, 5, 6, 7, 8
        X.X/.O./... | 1, 3 5, 6 8, 7
        ..../.X../..O./.... | 0 15, 1 4 7 13, 2 8 11 14, 3 12, 6 9
        ..../..../..../.... | 0 3 5 6 9 10 12 15, 1 2 4 7 8 11 13 14
    """),
)
def test_equal_squares(board: str, groups: str) -> None:
    """Squares that a symmetry swaps, leaving every mark in place, have the same exact score."""
    position = Position.parse(board)
    found = equal_squares(position)
    assert ", ".join(" ".join(map(str, group)) for group in found) == groups
    if position.empty.bit_count() < 16:
        scores = engine.exact(position).scores(1.0, 2.0)
        for group in found:
            assert len({round(scores[square], 12) for square in group}) == 1


def test_the_best_square_stands_for_its_group() -> None:
    """Groups are given by their best or preferred square, best first; unknown ones are left out."""
    corner = Position.parse("X../.../...")
    values = [None, 0.1, 0.5, 0.3, 0.2, None, 0.4, None, 0.5 + 1e-12]
    assert best_of_groups(corner, values) == [2, 8, 3, 4]
    assert best_of_groups(corner, values, preferred=1) == [2, 8, 1, 4]
