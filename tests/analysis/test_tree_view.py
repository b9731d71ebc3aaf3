"""How many moves and replies the view of a tree contains, and which of them."""

from __future__ import annotations

import pytest

from tttmc_app import engine
from tttmc_app.analysis.tree_view import TreeView, view_of
from tttmc_app.core import Position, Rules

START = Position.start(Rules(5, 4))


def ranked(moves: tuple[engine.TreeMove, ...]) -> list[engine.TreeMove]:
    """Return moves by their visits; equally visited ones row by row."""
    return sorted(moves, key=lambda move: (-move.visits, move.square))


@pytest.fixture(name="tree", scope="module")
def grown_tree() -> engine.Tree:
    """Return a tree in which many moves have been tried."""
    if engine.SEARCHES_IN_PYTHON:
        pytest.skip("its twin takes long")
    tree = engine.Tree(START, 3)
    for _ in tree.grow(600):
        pass
    return tree


def test_nine_moves_are_shown_or_ten_if_that_is_all() -> None:
    """Nothing is left out for the sake of a single move; from eleven on, nine are shown."""
    tree, seen = engine.Tree(START, 3), dict[int, int]()
    while len(seen) < 15 and tree.simulations < 1000:
        for _ in tree.grow(1):
            pass
        view = view_of(tree, START)
        count = len(view.moves)
        rank = [move.square for move in ranked(view.moves)]
        unseen = rank[9:] if count > 10 else []
        expected = [square for square in view.line[:1] if square in unseen]
        shown = [branch.square for branch in view.branches]
        assert shown == [each for each in rank if each not in unseen or each in expected]
        assert view.others == len(unseen) - len(expected)
        assert view.untried == 25 - count
        seen[count] = len(shown)
    assert {8, 9, 10, 11, 12} <= set(seen)


def test_four_replies_are_shown_or_five_if_that_is_all(tree: engine.Tree) -> None:
    """From six replies on, the four most visited are shown, and the one on the expected line."""
    view, counts = view_of(tree, START), set[int]()
    for branch in view.branches:
        node = tree.node(branch.path)
        assert node is not None
        rank = ranked(node.moves)
        most = len(rank) if len(rank) <= 5 else 4
        wanted = view.line[1:2] if view.line[:1] == branch.path else ()
        chosen = [m for n, m in enumerate(rank) if n < most or m.square in wanted]
        assert [reply.move for reply in branch.replies] == chosen
        assert branch.others == len(rank) - len(chosen)
        assert all(reply.replies == () for reply in branch.replies)
        counts.add(len(rank))
    assert {each for each in counts if each > 5}
    assert {each for each in counts if each <= 5}


def shown(view: TreeView) -> list[tuple[tuple[int, int], ...]]:
    """Return the paths of all branches and replies."""
    return [
        path
        for branch in view.branches
        for path in (branch.path, *(r.path for r in branch.replies))
    ]


def test_what_is_kept_is_shown_however_seldom_it_was_visited(tree: engine.Tree) -> None:
    """A kept path's move and reply are among the others, in order; a longer path adds no more."""
    plain = view_of(tree, START)
    root = tree.node()
    assert root is not None
    hidden = [move for move in ranked(root.moves) if (move.square,) not in shown(plain)]
    last = hidden[-1].square
    kept = view_of(tree, START, (), (last,))
    assert shown(kept)[-1][:1] == (last,)
    assert [path for path in shown(kept) if path[0] != last] == shown(plain)
    assert (len(kept.branches), kept.others) == (len(plain.branches) + 1, plain.others - 1)
    first = plain.branches[0].square
    node = tree.node((first,))
    assert node is not None
    reply = next(m for m in reversed(ranked(node.moves)) if (first, m.square) not in shown(plain))
    deep = view_of(tree, START, (), (first, reply.square, last))
    assert [path for path in shown(deep) if path not in shown(plain)] == [(first, reply.square)]
    assert deep.branches[0].others == plain.branches[0].others - 1
    inside = view_of(tree, START, (first,), (first, reply.square))
    assert (first, reply.square) in shown(inside)
    assert inside.path == (first,)
    elsewhere = view_of(tree, START, (first,), (last, reply.square))
    assert shown(elsewhere) == shown(view_of(tree, START, (first,)))
