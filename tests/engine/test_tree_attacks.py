"""The searches for a win by threats at the root of a tree, which come again and take longer."""

from __future__ import annotations

import pytest

from tttmc_app.core import Position, Rules
from tttmc_app.engine import SEARCHES_IN_PYTHON, Simulation, Tree, Verdict, forced_win

if SEARCHES_IN_PYTHON:
    pytest.skip("the twin takes long", allow_module_level=True)

HIDDEN = [
    (
        "........./..X..O.../..X...OX./.......O./....X..../.....O.../....X..O./..OX...../.........",
        "X",
    ),
    (
        (
            ".........../.........../.......X.../.....X..O../..X..X...../.........../..O...O..../"
            "..O...X..../.....O..X../.........../..........."
        ),
        "O",
    ),
]
"""Wins of eleven moves that the search for threats finds with 1,000 of them, not with 500."""


@pytest.mark.parametrize(("board", "side"), HIDDEN)
def test_a_longer_search_finds_a_win(board: str, side: str) -> None:
    """It comes after 1,000 simulations, is as long as they are many, and makes the first move."""
    position = Position.parse(board, Rules(board.count("/") + 1, 5), side)
    assert forced_win(position, 500) == ()
    win = forced_win(position, 1000)
    assert len(win) == 11
    tree = Tree(position, 7)
    for _ in tree.grow(1000):
        pass
    assert (tree.simulations, tree.settled) == (1000, False)
    assert tree.statistics().verdict is Verdict.UNKNOWN
    for _ in tree.grow(500):
        pass
    found = tree.statistics()
    assert (found.simulations, found.verdict, found.line) == (1001, Verdict.WIN, win)
    assert tree.settled
    assert tree.last_simulation() == Simulation(win[:1], (), 1.0)
    (move,) = [move for move in found.moves if move.square == win[0]]
    assert (move.verdict, move.plies) == (Verdict.WIN, 11)


@pytest.mark.parametrize(("board", "side"), HIDDEN)
def test_without_proofs_nothing_is_searched_for(board: str, side: str) -> None:
    """A tree that proves nothing goes on by its simulations alone."""
    position = Position.parse(board, Rules(board.count("/") + 1, 5), side)
    tree = Tree(position, 7, proofs=False)
    for _ in tree.grow(1100):
        pass
    assert (tree.simulations, tree.settled) == (1100, False)
    assert {move.verdict for move in tree.statistics().moves} == {Verdict.UNKNOWN}
