"""The upper bounds that guide a simulation down the tree, as in search/tree.c."""

from __future__ import annotations

from math import sqrt

UNTRIED_DISCOUNT = 0.15
"""How much worse than its position a move is assumed to be before it is tried."""


def bound_of_move(
    rate: float, prior: float, visits: int, position_visits: int, exploration: float
) -> float:
    """Return the bound of a move with this share of the points and this prior."""
    return rate + exploration * sqrt(position_visits) * prior / (1 + visits)


def bound_of_untried(
    position_rate: float, prior: float, position_visits: int, exploration: float
) -> float:
    """Return the bound of an untried move, based on the points of its position so far."""
    return position_rate - UNTRIED_DISCOUNT + exploration * sqrt(position_visits) * prior
