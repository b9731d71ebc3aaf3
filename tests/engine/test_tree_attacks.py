"""What a tree does about proofs: it looks for wins by threats again, and puts off losses."""

from __future__ import annotations

import pytest

from tests.engine.walk import reachable
from tttmc_app.core import Position, Rules
from tttmc_app.engine import SEARCHES_IN_PYTHON, Simulation, Tree, Verdict, backends, forced_win

compiled_only = pytest.mark.skipif(SEARCHES_IN_PYTHON, reason="the twin takes long")

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


@compiled_only
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


@pytest.mark.parametrize(
    ("board", "side", "line_length", "moves"),
    [
        (
            "O....OX./X.XX..../XO.....X/..XXXOO./...O.OX./.....O.O/O.X...../..OO.X..",
            "X",
            5,
            9,
        ),
        ("X.O.../O...../....../....../.O...X/O..X.X", "X", 4, 11),
        ("..O...O/..X..../X.....O/...X.../.X...../....O../X......", "O", 4, 11),
    ],
)
def test_the_twin_searches_again_after_a_hundred_simulations(
    board: str, side: str, line_length: int, moves: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It finds wins that 51 to 100 threats show, but not sooner, and lists no move twice."""
    monkeypatch.setattr(backends, "CHOSEN", backends.choose("python"))
    position = Position.parse(board, Rules(board.count("/") + 1, line_length), side)
    assert forced_win(position, 50) == ()
    win = forced_win(position, 100)
    assert len(win) == moves
    tree = Tree(position, 7)
    assert tree.advance(100) == 100
    assert not tree.settled
    assert tree.advance(100) == 101
    found = tree.statistics()
    assert (found.verdict, found.line) == (Verdict.WIN, win)
    assert tree.last_simulation() == Simulation(win[:1], (), 1.0)
    (move,) = [move for move in found.moves if move.square == win[0]]
    assert (move.verdict, move.plies) == (Verdict.WIN, moves)


def test_a_win_found_at_once_leaves_the_other_moves_untried(search_backend: str) -> None:
    """The move that begins it is tried; the most promising one of the others is named."""
    tree = Tree(Position.parse("XX./OO./..."), 3)
    assert tree.advance(10) == 1
    node = tree.node()
    assert node is not None
    assert [move.square for move in node.moves] == [(0, 2)]
    assert node.untried is not None
    assert node.untried[0] == (1, 2)  # it blocks
    assert search_backend


@compiled_only
@pytest.mark.parametrize(("board", "side"), HIDDEN)
def test_without_proofs_nothing_is_searched_for(board: str, side: str) -> None:
    """A tree that proves nothing goes on by its simulations alone."""
    position = Position.parse(board, Rules(board.count("/") + 1, 5), side)
    tree = Tree(position, 7, proofs=False)
    for _ in tree.grow(1100):
        pass
    assert (tree.simulations, tree.settled) == (1100, False)
    assert {move.verdict for move in tree.statistics().moves} == {Verdict.UNKNOWN}


def test_a_loss_is_put_off_however_seldom_that_was_tried(search_backend: str) -> None:
    """In every lost position of 3×3 whose moves lose at different times, the last is chosen."""
    lost = 0
    for position in reachable(Rules(3))[:: 40 if search_backend == "python" else 5]:
        tree = Tree(position, 5) if position.outcome is None else None
        if tree is None:
            continue
        for _ in tree.grow(400):
            pass
        found = tree.statistics()
        plies = {move.square: move.plies or 0 for move in found.moves}
        if found.verdict is not Verdict.LOSS or len(set(plies.values())) < 2:
            continue
        lost += 1
        assert plies[found.line[0]] == max(plies.values())
    assert lost > 1
