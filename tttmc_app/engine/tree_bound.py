"""The upper bounds by which a simulation chooses its way down the tree, as in search/tree.c."""

from __future__ import annotations

from math import sqrt

UNTRIED_DISCOUNT = 0.15
"""How much worse than its position a move is expected to be before it is tried."""


def bound_of_move(
    rate: float, prior: float, visits: int, position_visits: int, exploration: float
) -> float:
    """Return the bound of a move with this share of the points and this prior."""
    return rate + exploration * sqrt(position_visits) * prior / (1 + visits)


def bound_of_untried(
    position_rate: float, prior: float, position_visits: int, exploration: float
) -> float:
    """Return the bound of a move not tried yet, from what its position has earned so far."""
    return position_rate - UNTRIED_DISCOUNT + exploration * sqrt(position_visits) * prior
