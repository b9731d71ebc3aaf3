"""Plain UCT: the compiled tree is the one that the readable code grows."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.engine.boards import after_moves
from tttmc_app.core import Position, Rules
from tttmc_app.engine.request import cells_of
from tttmc_app.engine.twin_uct import UctTree

search = pytest.importorskip("tttmc_app.engine._search", exc_type=ImportError)
EVERY_SIZE = [Rules(n, n - n % 2, r) for n in range(3, 10) for r in (False, True)]


def compiled(position: Position, seed: int, exploration: float) -> Any:
    """Return a tree of the compiled code."""
    rules, options = position.rules, (exploration, False, 64, True)
    shape = rules.size, rules.line_length, cells_of(position), rules.reverse
    return search.Tree(*shape, seed, *options)


@pytest.mark.parametrize("rules", EVERY_SIZE, ids=Rules.describe)
def test_both_grow_the_same_tree(rules: Rules) -> None:
    """Each position has the same visits and points, and the last simulation is the same game."""
    random = Random(rules.size)
    for exploration in (0.0, 1.4, 30.0):
        position = after_moves(rules, random.randrange(rules.size), random)
        trees = [make(position, 2**63 - 1, exploration) for make in (UctTree, compiled)]
        for simulations in (1, 2, 120):
            readable, fast = [(t.advance(simulations), t.last(), t.line()) for t in trees]
            assert readable == fast
        waiting = [list[int]()]
        while waiting:
            moves = waiting.pop()
            node, again = (tree.node(moves) for tree in trees)
            if again is None:  # nothing was tried from there
                assert node is not None
                assert node[0] == 0
                continue
            assert node == again
            waiting += [[*moves, move[0]] for move in again[3]]
