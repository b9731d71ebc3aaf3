"""From the last layer back to the empty board: exact counts, the player's choices, and chances.

Random games are counted as orders of the empty squares: E of them have E! orders, each as likely,
so that a position's counts are the sums of those after each move. They are whole numbers, and so
is what the player compares: equal squares are exactly equal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import factorial
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tttmc_app.core import Mark
from tttmc_app.experiments.limit_table import Flags, Layer, PositionTable, Real, Whole, blocks

_SIGN = {Mark.X: 1, Mark.O: -1}


@dataclass(slots=True)
class Counts:
    """Count the orders from every position of a layer, a row each."""

    x_wins: Whole
    o_wins: Whole
    x_held: Whole
    """Per square: orders that X wins with its mark there, less those it loses with it there."""
    o_held: Whole
    """Per square: orders that X wins with O's mark there, less those it loses."""

    @classmethod
    def zero(cls, rows: int, squares: int) -> Counts:
        """Return the counts of so many positions, all zero."""
        return cls(
            np.zeros(rows, np.int64),
            np.zeros(rows, np.int64),
            np.zeros((rows, squares), np.int64),
            np.zeros((rows, squares), np.int64),
        )


@dataclass(frozen=True, slots=True)
class Block:
    """Hold what a player may rate moves by: counts of a block of positions, per square."""

    mover: Mark
    x_held: Whole
    """As in `Counts`, of the position itself."""
    o_held: Whole
    x_wins_after: Whole
    """Orders that X wins after a move there."""
    o_wins_after: Whole
    orders: int
    """How many orders there are from here."""
    orders_after: int
    """How many there are after a move."""


Rating: TypeAlias = Callable[[Block], NDArray[Any]]
"""Returns a whole number a square, of which the greatest are the player's best."""


def judge(table: PositionTable, rating: Rating, *, by_lot: bool) -> Iterator[float]:
    """Fill in what is found of every position of a table; yield the share done.

    The player draws by lot among its best squares or takes the first of them, for which the
    table must not be symmetric.
    """
    done, weights = 0.0, table.weights()
    squares = table.rules.square_count
    after, counts_after = None, Counts.zero(0, squares)
    for marks in reversed(range(len(table.layers))):
        layer = table.layers[marks]
        counts = Counts.zero(len(layer.codes), squares)
        for rows in blocks(len(layer.codes)):
            _end(table, layer, rows, counts, factorial(squares - marks))
            if after is not None:
                block = _sum(table, layer, rows, counts, counts_after, squares - marks)
                _choose(layer, rows, rating(block), by_lot)
                _judge_moves(layer, rows, after)
            yield done + weights[marks] * rows.stop / len(layer.codes)
        after, counts_after = layer, counts
        done += weights[marks]


def reach(table: PositionTable) -> Iterator[None]:
    """Mark the positions that the player comes to whatever its opponent does."""
    for mark in Mark:
        table.layers[0].reached[mark][:] = True
        for layer, after in zip(table.layers, table.layers[1:], strict=False):
            for rows in blocks(len(layer.codes)):
                children = layer.children[rows]
                played = (children >= 0) & layer.reached[mark][rows, None]
                if layer.mover is mark:
                    played &= layer.best[rows]
                after.reached[mark][children[played]] = True
                yield


def _end(table: PositionTable, layer: Layer, rows: slice, counts: Counts, orders: int) -> None:
    """Count the finished games of a block."""
    x, o = table.held(layer, rows, Mark.X), table.held(layer, rows, Mark.O)
    bits = 1 << np.arange(table.rules.square_count)
    lines = table.lined[x @ bits].astype(np.int64) - table.lined[o @ bits]
    sign: Whole = -lines if table.rules.reverse else lines
    layer.result[rows] = sign
    for mark in Mark:
        layer.lost[mark][rows] = sign == -_SIGN[mark]
    counts.x_wins[rows] = (sign > 0) * orders
    counts.o_wins[rows] = (sign < 0) * orders
    counts.x_held[rows] = x * sign[:, None] * orders
    counts.o_held[rows] = o * sign[:, None] * orders


def _sum(
    table: PositionTable, layer: Layer, rows: slice, counts: Counts, after: Counts, empties: int
) -> Block:
    """Add up the counts after each move of a block; return what a player may rate it by."""
    children = layer.children[rows]
    there = children >= 0
    x_wins, o_wins = after.x_wins[children] * there, after.o_wins[children] * there
    counts.x_wins[rows] += x_wins.sum(1)
    counts.o_wins[rows] += o_wins.sum(1)
    squares = table.turns[layer.turns[rows]]
    for mine, theirs in ((counts.x_held, after.x_held), (counts.o_held, after.o_held)):
        mine[rows] += (theirs[children[:, :, None], squares] * there[:, :, None]).sum(1)
    orders = factorial(empties)
    held = counts.x_held[rows], counts.o_held[rows]
    return Block(layer.mover, *held, x_wins, o_wins, orders, orders // max(1, empties))


def _choose(layer: Layer, rows: slice, values: NDArray[Any], by_lot: bool) -> None:
    there = layer.children[rows] >= 0
    least = values.min(initial=0) - 1
    values = np.where(there, values, least)
    best = there & (values == values.max(1)[:, None])
    layer.best[rows] = best if by_lot else best & (best.cumsum(1) == 1)


def _judge_moves(layer: Layer, rows: slice, after: Layer) -> None:
    children, best, going = layer.children[rows], layer.best[rows], ~layer.over[rows]
    there, sign = children >= 0, _SIGN[layer.mover]
    results = np.where(there, after.result[children] * sign, -2)
    top = results.max(1)
    layer.result[rows] = np.where(going, top * sign, layer.result[rows])
    good = best & (results == top[:, None])
    layer.errs[rows] = going & (good != best).any(1)
    layer.always_errs[rows] = going & ~good.any(1)
    for mark in Mark:
        lost = np.where(there, after.lost[mark][children], -1.0)
        chance = _mean(lost, best) if layer.mover is mark else lost.max(1)
        layer.lost[mark][rows] = np.where(going, chance, layer.lost[mark][rows])


def _mean(values: Real, chosen: Flags) -> Real:
    """Return the mean of the chosen values of each row: of ones it is exactly 1."""
    mean: Real = (values * chosen).sum(1) / np.maximum(chosen.sum(1), 1)
    return mean
