"""Search a small board for the positions in which a player errs in the limit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from math import lcm
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tttmc_app import engine
from tttmc_app.core import (
    Mark,
    Meaning,
    Position,
    Rules,
    Square,
    Thought,
    TttmcError,
    Weights,
    thought_of_expectation,
)
from tttmc_app.experiments.limit_counts import Block, Rating, judge, reach
from tttmc_app.experiments.limit_table import Flags, Layer, PositionTable
from tttmc_app.experiments.limits import EXACT_RATES, LISTED, LimitPosition, Limits, SideLimits
from tttmc_app.players import ForwardSampling, MonteCarlo, Player, PlayerSpec

_SAFE = 2**62
_MAX_SIZE_IN_ORDER = 3
_BUILDING = 0.3
"""The share of the time that finding the positions takes, roughly."""
_LAST = 0.98


def search_limits(player: PlayerSpec, rules: Rules) -> Iterator[Limits]:
    """Yield the progress, and the complete results last; see `LimitsStudy`."""
    machine = player.make()
    by_lot = not isinstance(machine, ForwardSampling) or machine.by_lot
    if not by_lot and rules.size > _MAX_SIZE_IN_ORDER:
        raise TttmcError(
            "a player that takes the first of equal squares needs every rotation examined, which "
            "takes too long on {size}×{size}: let it choose at random (equal=random)",
            size=rules.size,
        )
    table = PositionTable(rules, symmetric=by_lot)
    limits = Limits(player, rules, 0.0)
    for share in table.build():
        yield replace(limits, share=share * _BUILDING, position_count=table.position_count)
    limits = replace(limits, position_count=table.position_count)
    for share in judge(table, rating_of(machine), by_lot=by_lot):
        yield replace(limits, share=_BUILDING + share * (_LAST - _BUILDING))
    for _ in reach(table):
        yield replace(limits, share=_LAST)
    findings = _Findings(table, machine)
    sides: list[SideLimits] = []
    for mark in Mark:
        erring = findings.erring(mark, here=True), findings.erring(mark, here=False)
        listed: list[LimitPosition] = []
        for layer, row in erring[0][:LISTED] + erring[1][:LISTED]:
            listed.append(findings.position(layer, row, mark))
            yield replace(limits, share=_LAST)
        sides.append(findings.side(mark, len(erring[0]), len(erring[1]), listed))
    opening = findings.position(table.layers[0], 0, Mark.X)
    yield replace(limits, share=1.0, opening=opening, as_x=sides[0], as_o=sides[1])


def rating_of(machine: Player) -> Rating:
    """Return how a player rates moves in the limit of infinitely many trials."""
    if isinstance(machine, MonteCarlo):
        return _Scores(machine.weights)
    if isinstance(machine, ForwardSampling):
        return _rates_with_ties if machine.ties_are_good else _rates
    raise TypeError(f"{machine} has no limit")


class _Scores:
    """Rating by Monte Carlo's scores, multiplied to be whole numbers."""

    def __init__(self, weights: Weights) -> None:
        # Exactly as typed: 0.1 means a tenth, not the nearest binary fraction.
        current, other = Fraction(str(weights.current)), Fraction(str(weights.other))
        whole = lcm(current.denominator, other.denominator)
        self._current, self._other = int(current * whole), int(other * whole)

    def __call__(self, block: Block) -> NDArray[Any]:
        x, o = block.x_held, block.o_held
        held: tuple[NDArray[Any], NDArray[Any]] = (x, -o) if block.mover is Mark.X else (-o, x)
        if (self._current + self._other) * block.orders > _SAFE:
            held = held[0].astype(object), held[1].astype(object)
        values: NDArray[Any] = self._current * held[0] + self._other * held[1]
        return values


def _rates(block: Block) -> NDArray[Any]:
    return block.x_wins_after if block.mover is Mark.X else block.o_wins_after


def _rates_with_ties(block: Block) -> NDArray[Any]:
    lost = block.o_wins_after if block.mover is Mark.X else block.x_wins_after
    return block.orders_after - lost


class _Findings:
    """Results about a player, read from a judged table."""

    def __init__(self, table: PositionTable, machine: Player) -> None:
        self._table = table
        self._machine = machine

    def side(
        self, side: Mark, reached: int, elsewhere: int, positions: list[LimitPosition]
    ) -> SideLimits:
        """Return how the player does on a side."""
        start = Position.start(self._table.rules)
        line = self._line(start, side)
        lost = self._lost(start, side)
        return SideLimits(side, lost, line, reached, elsewhere, tuple(positions))

    def erring(self, side: Mark, *, here: bool) -> list[tuple[Layer, int]]:
        """Return the positions with a mistake that its own moves lead to, or the others."""
        found: list[tuple[Layer, int]] = []
        for layer in self._table.layers:
            if layer.mover is side:
                rows: Flags = layer.errs & (layer.reached[side] == here)
                found += [(layer, int(row)) for row in np.flatnonzero(rows)]
        return sorted(found, key=lambda at: not at[0].always_errs[at[1]])  # the most certain first

    def position(self, layer: Layer, row: int, side: Mark) -> LimitPosition:
        """Return one row in full."""
        position = self._table.position(layer, row)
        line = self._line(position, side) if position.to_move is side else ()
        return LimitPosition(
            position,
            self._thought(position),
            self._results(position),
            bool(layer.reached[side][row]),
            self._lost(position, side),
            line,
        )

    def _thought(self, position: Position) -> Thought:
        """Return the expected scores or rates, with the squares that are exactly best."""
        best = self._best(position)
        if isinstance(self._machine, MonteCarlo):
            expectation = engine.exact(position)
            thought = thought_of_expectation(position, expectation, self._machine.weights, 0)
            return replace(thought, best=best)
        assert isinstance(self._machine, ForwardSampling)
        values: list[float | None] = [None] * position.rules.square_count
        for square in position.empty_squares:
            values[position.rules.index(square)] = _rate(position, square, self._machine)
        return Thought(
            Meaning.RATE, position.to_move, tuple(values), None, best, 0, None, 0, note=EXACT_RATES,
            share=1.0,
        )  # fmt: skip

    def _results(self, position: Position) -> tuple[int | None, ...]:
        results: list[int | None] = [None] * position.rules.square_count
        for square in position.empty_squares:
            layer, row, _ = self._table.find(position.play(square))
            sign = 1 if position.to_move is Mark.X else -1
            results[position.rules.index(square)] = int(layer.result[row]) * sign
        return tuple(results)

    def _line(self, position: Position, side: Mark) -> tuple[Square, ...]:
        """Return the rest of a game: the player's worst choices against the best replies."""
        line: list[Square] = []
        while position.outcome is None:
            mine = position.to_move is side
            squares = self._best(position) if mine else position.empty_squares
            square = max(squares, key=lambda s: self._harm(position.play(s), side))
            line.append(square)
            position = position.play(square)
        return tuple(line)

    def _harm(self, position: Position, side: Mark) -> tuple[float, int]:
        """Return how bad a position is for the player: its chance of losing, then the result."""
        layer, row, _ = self._table.find(position)
        result = int(layer.result[row])
        return float(layer.lost[side][row]), -result if side is Mark.X else result

    def _lost(self, position: Position, side: Mark) -> float:
        return self._harm(position, side)[0]

    def _best(self, position: Position) -> tuple[Square, ...]:
        layer, row, squares = self._table.find(position)
        rules = position.rules
        return tuple(s for s in position.empty_squares if layer.best[row, squares[rules.index(s)]])


def _rate(position: Position, square: Square, machine: ForwardSampling) -> float:
    """Return the share of the random games after a move that end well."""
    after = position.play(square)
    if after.outcome is not None:
        tie_is_good = after.outcome.winner is None and machine.ties_are_good
        return float(after.outcome.winner is position.to_move or tie_is_good)
    exact = engine.exact(after)
    return exact.losses + exact.ties * machine.ties_are_good
