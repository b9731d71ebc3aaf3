"""The bounds that guide a tree search, worked out by hand, and their weight in a search."""

from __future__ import annotations

import pytest

from tttmc_app.core import Position, Rules
from tttmc_app.engine import Tree, TreeMove
from tttmc_app.engine.tree_bound import bound_of_move, bound_of_untried


@pytest.mark.parametrize(
    ("rate", "prior", "visits", "all_visits", "exploration", "bound"),
    [
        (0.5, 0.25, 4, 9, 2.0, 0.5 + 2.0 * 3 * 0.25 / 5),
        (0.0, 1.0, 0, 16, 1.5, 6.0),
        (1.0, 0.5, 3, 0, 2.0, 1.0),
    ],
)
def test_a_move_tried_rarely_has_a_high_bound(
    rate: float, prior: float, visits: int, all_visits: int, exploration: float, bound: float
) -> None:
    """Its share of the points, and what its prior and the visits of its position promise."""
    assert bound_of_move(rate, prior, visits, all_visits, exploration) == pytest.approx(bound)


@pytest.mark.parametrize(
    ("rate", "prior", "all_visits", "exploration", "bound"),
    [(0.5, 0.25, 9, 2.0, 0.5 - 0.15 + 1.5), (0.15, 1.0, 16, 1.5, 6.0), (1.0, 0.5, 0, 2.0, 0.85)],
)
def test_a_new_move_is_assumed_to_be_worse(
    rate: float, prior: float, all_visits: int, exploration: float, bound: float
) -> None:
    """Its position's share less a discount, and what its prior promises."""
    assert bound_of_untried(rate, prior, all_visits, exploration) == pytest.approx(bound)


def test_the_weight_of_exploration_is_that_of_the_search(search_backend: str) -> None:
    """Without it, one move gets all simulations; a great weight spreads them by their priors."""
    tried, moves = list[int](), tuple[TreeMove, ...]()
    for weight in (0.0, 1.5, 10.0, 1000.0):
        tree = Tree(Position.start(Rules(5, 4)), 3, exploration=weight, proofs=False)
        tree.advance(120)
        moves = tree.statistics().moves
        tried.append(len(moves))
        assert sum(move.visits for move in moves) == 120
    assert (tried[0], tried[-1]) == (1, 25)
    assert tried == sorted(set(tried))
    assert all(abs(move.visits - 120 * move.prior) < 3 for move in moves)
    assert search_backend
