"""Search a small board for the positions in which a player errs in the limit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from math import comb, factorial, lcm
from typing import Any, TypeAlias

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
from tttmc_app.engine.request import check_free
from tttmc_app.experiments.limits import EXACT_RATES, LISTED, LimitPosition, Limits, SideLimits
from tttmc_app.players import Player, PlayerSpec
from tttmc_app.players.forward import ForwardSampling
from tttmc_app.players.monte_carlo import MonteCarlo

_SAFE = 2**62
_MAX_SIZE_IN_ORDER = 3
_BUILDING = 0.3
"""Roughly the share of the time that is spent finding the positions."""
_LAST = 0.98
_SIGN = {Mark.X: 1, Mark.O: -1}


def search_limits(player: PlayerSpec, rules: Rules) -> Iterator[Limits]:
    """Yield the progress, and the complete results last; see `LimitsStudy`."""
    check_free(rules)
    machine = player.make()
    at_random = not isinstance(machine, ForwardSampling) or machine.random_ties
    if not at_random and rules.size > _MAX_SIZE_IN_ORDER:
        raise TttmcError(
            "a player that takes the first of equal squares needs every rotation examined, which "
            "takes too long on {size}×{size}: let it choose at random (equal=random)",
            size=rules.size,
        )
    table = PositionTable(rules, symmetric=at_random)
    limits = Limits(player, rules, 0.0)
    for share in table.build():
        yield replace(limits, share=share * _BUILDING, position_count=table.position_count)
    limits = replace(limits, position_count=table.position_count)
    for share in judge(table, rating_of(machine), at_random=at_random):
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


def rating_of(machine: Player) -> MoveRating:
    """Return how a player rates moves in the limit of infinitely many trials."""
    if isinstance(machine, MonteCarlo):
        return _scores(machine.weights)
    if isinstance(machine, ForwardSampling):
        return _rates(machine.tie)
    raise TypeError(f"{machine} has no limit")


def _scores(weights: Weights) -> MoveRating:
    """Return the rating of moves by Monte Carlo's scores, scaled to integers."""
    # Exactly as typed: 0.1 means a tenth, not the nearest binary fraction.
    current, other = Fraction(str(weights.current)), Fraction(str(weights.other))
    whole = lcm(current.denominator, other.denominator)
    own, theirs = int(current * whole), int(other * whole)

    def rate(block: BlockCounts) -> NDArray[Any]:
        x, o = block.x_held, block.o_held
        held: tuple[NDArray[Any], NDArray[Any]] = (x, -o) if block.mover is Mark.X else (-o, x)
        if (own + theirs) * block.orders > _SAFE:
            held = held[0].astype(object), held[1].astype(object)
        values: NDArray[Any] = own * held[0] + theirs * held[1]
        return values

    return rate


def _rates(tie: float) -> MoveRating:
    """Return the rating of moves by forward sampling's rates, scaled to integers."""
    worth, win = Fraction(str(tie)).as_integer_ratio()

    def rate(block: BlockCounts) -> NDArray[Any]:
        x, o = block.x_wins_after, block.o_wins_after
        won, lost = (x, o) if block.mover is Mark.X else (o, x)
        if win * block.orders_after > _SAFE:
            won, lost = won.astype(object), lost.astype(object)
        values: NDArray[Any] = win * won + worth * (block.orders_after - won - lost)
        return values

    return rate


class _Findings:
    """The results for a player, read from a table whose positions have been judged."""

    def __init__(self, table: PositionTable, machine: Player) -> None:
        self._table = table
        self._machine = machine

    def side(
        self, side: Mark, reached: int, elsewhere: int, positions: list[LimitPosition]
    ) -> SideLimits:
        """Return how well the player does on this side."""
        start = Position.start(self._table.rules)
        line = self._line(start, side)
        lost, _ = self._harm(start, side)
        return SideLimits(side, lost, line, reached, elsewhere, tuple(positions))

    def erring(self, side: Mark, *, here: bool) -> list[tuple[Layer, int]]:
        """Return the positions with a mistake: those the player reaches, or those it avoids."""
        found: list[tuple[Layer, int]] = []
        for layer in self._table.layers:
            if layer.mover is side:
                rows: Flags = layer.errs & (layer.reached[side] == here)
                found += [(layer, int(row)) for row in np.flatnonzero(rows)]
        return sorted(found, key=lambda at: not at[0].always_errs[at[1]])  # the most certain first

    def position(self, layer: Layer, row: int, side: Mark) -> LimitPosition:
        """Return everything about one row."""
        position = self._table.position(layer, row)
        line = self._line(position, side) if position.to_move is side else ()
        return LimitPosition(
            position,
            self._thought(position),
            self._results(position),
            bool(layer.reached[side][row]),
            self._harm(position, side)[0],
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
        rates = {s: _rate(position, s, self._machine) for s in position.legal_squares}
        values = position.rules.on_squares(rates)
        return Thought(
            Meaning.RATE, position.to_move, values, best=best, note=EXACT_RATES, share=1.0
        )

    def _results(self, position: Position) -> tuple[int | None, ...]:
        results = dict[Square, int]()
        for square in position.legal_squares:
            layer, row, _ = self._table.find(position.play(square))
            sign = 1 if position.to_move is Mark.X else -1
            results[square] = int(layer.result[row]) * sign
        return position.rules.on_squares(results)

    def _line(self, position: Position, side: Mark) -> tuple[Square, ...]:
        """Return the rest of a game: the player's worst choices against the best replies."""
        line: list[Square] = []
        while position.outcome is None:
            mine = position.to_move is side
            squares = self._best(position) if mine else position.legal_squares
            square = max(squares, key=lambda s: self._harm(position.play(s), side))
            line.append(square)
            position = position.play(square)
        return tuple(line)

    def _harm(self, position: Position, side: Mark) -> tuple[float, int]:
        """Return how bad a position is for the player: its chance of losing, then the result."""
        layer, row, _ = self._table.find(position)
        result = int(layer.result[row])
        return float(layer.lost[side][row]), -result if side is Mark.X else result

    def _best(self, position: Position) -> tuple[Square, ...]:
        layer, row, squares = self._table.find(position)
        rules = position.rules
        return tuple(s for s in position.legal_squares if layer.best[row, squares[rules.index(s)]])


def _rate(position: Position, square: Square, machine: ForwardSampling) -> float:
    """Return what random games after a move are worth on average to the side that makes it."""
    after = position.play(square)
    if after.outcome is not None:
        return machine.worth_of(after.outcome, position.to_move)
    exact = engine.exact(after)
    return exact.losses + exact.ties * machine.tie


# Counting ------------------------------------------------------------------------------------


@dataclass(slots=True)
class OrderCounts:
    """Numbers of move orders from each position in a layer, one row per position.

    Random games are counted as orders of the empty squares. All E! orders of E squares are equally
    likely, so the counts of a position are the sums of those after each move. They are
    integers, as are the ratings that the player compares, so equal squares are exactly equal.
    """

    x_wins: Whole
    o_wins: Whole
    x_held: Whole
    """Per square: orders that X wins with its mark there, minus those that it loses that way."""
    o_held: Whole
    """Per square: orders that X wins with O's mark there, minus those that it loses that way."""

    @classmethod
    def zero(cls, rows: int, squares: int) -> OrderCounts:
        """Return counts of zero for this many positions."""
        return cls(
            np.zeros(rows, np.int64),
            np.zeros(rows, np.int64),
            np.zeros((rows, squares), np.int64),
            np.zeros((rows, squares), np.int64),
        )


@dataclass(frozen=True, slots=True)
class BlockCounts:
    """Counts per square of a block of positions, from which a player's moves are rated."""

    mover: Mark
    x_held: Whole
    """As in `OrderCounts`, for the position itself."""
    o_held: Whole
    x_wins_after: Whole
    """Orders that X wins after a move there."""
    o_wins_after: Whole
    orders: int
    """Orders from here."""
    orders_after: int
    """Orders after a move."""


MoveRating: TypeAlias = Callable[[BlockCounts], NDArray[Any]]
"""Returns an integer for each square; the greatest are the player's best."""


def judge(table: PositionTable, rating: MoveRating, *, at_random: bool) -> Iterator[float]:
    """Judge every position of a table, and yield the share done.

    The player chooses among its best squares at random or takes the first; in the latter case
    the table must not be symmetric.
    """
    done, weights = 0.0, table.weights()
    squares = table.rules.square_count
    after, counts_after = None, OrderCounts.zero(0, squares)
    for marks in reversed(range(len(table.layers))):
        layer = table.layers[marks]
        counts = OrderCounts.zero(len(layer.codes), squares)
        for rows in blocks(len(layer.codes)):
            _end(table, layer, rows, counts, factorial(squares - marks))
            if after is not None:
                block = _sum(table, layer, rows, counts, counts_after, squares - marks)
                _choose(layer, rows, rating(block), at_random)
                _judge_moves(layer, rows, after)
            yield done + weights[marks] * rows.stop / len(layer.codes)
        after, counts_after = layer, counts
        done += weights[marks]


def reach(table: PositionTable) -> Iterator[None]:
    """Mark the positions that the player's own moves lead to, whatever its opponent plays."""
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


def _end(table: PositionTable, layer: Layer, rows: slice, counts: OrderCounts, orders: int) -> None:
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
    table: PositionTable,
    layer: Layer,
    rows: slice,
    counts: OrderCounts,
    after: OrderCounts,
    empties: int,
) -> BlockCounts:
    """Add up the counts after each move of a block, and return them."""
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
    return BlockCounts(layer.mover, *held, x_wins, o_wins, orders, orders // max(1, empties))


def _choose(layer: Layer, rows: slice, values: NDArray[Any], at_random: bool) -> None:
    there = layer.children[rows] >= 0
    least = values.min(initial=0) - 1
    values = np.where(there, values, least)
    best = there & (values == values.max(1)[:, None])
    layer.best[rows] = best if at_random else best & (best.cumsum(1) == 1)


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
    """Return the mean of the chosen values of each row; exactly 1 if all are 1."""
    mean: Real = (values * chosen).sum(1) / np.maximum(chosen.sum(1), 1)
    return mean


Whole: TypeAlias = NDArray[np.int64]
Real: TypeAlias = NDArray[np.float64]
Flags: TypeAlias = NDArray[np.bool_]
Signs: TypeAlias = NDArray[np.int8]
Codes: TypeAlias = NDArray[np.uint32]

BLOCK = 1024
"""Rows processed between two opportunities to stop: about 10 ms on 4×4."""
_HALF = 16
"""Bits of a code that hold X's squares; the bits above hold O's."""
_LOW = (1 << _HALF) - 1


@dataclass(slots=True)
class Layer:
    """The positions with a given number of marks, one row each, and their results."""

    mover: Mark
    codes: Codes
    """X's squares and, shifted by `_HALF`, O's; in ascending order."""
    over: Flags
    """Whether the game is over."""
    children: NDArray[np.int32]
    """Per square, the next layer's row of the position after a move there; -1 for none."""
    turns: NDArray[np.uint8]
    """Per square, the symmetry that maps the resulting position to the one stored in that row."""
    result: Signs
    """The winner under best play: 1 for X, -1 for O, 0 for a draw."""
    best: Flags
    """Per square, whether the player may choose it."""
    errs: Flags
    """Whether a square that the player may choose isn't a best move."""
    always_errs: Flags
    """Whether none of the squares that the player may choose is a best move."""
    lost: dict[Mark, Real]
    """Per side, the chance that the player loses to an opponent who knows it."""
    reached: dict[Mark, Flags]
    """Per side, whether the player's own moves lead here in some game."""

    @classmethod
    def of(cls, mover: Mark, codes: Codes, over: Flags, squares: int) -> Layer:
        """Return a layer without results."""
        rows = len(codes)
        return cls(
            mover,
            codes,
            over,
            np.full((rows, squares), -1, np.int32),
            np.zeros((rows, squares), np.uint8),
            np.zeros(rows, np.int8),
            np.zeros((rows, squares), np.bool_),
            np.zeros(rows, np.bool_),
            np.zeros(rows, np.bool_),
            {mark: np.zeros(rows) for mark in Mark},
            {mark: np.zeros(rows, np.bool_) for mark in Mark},
        )


class PositionTable:
    """All positions that games from the empty board can reach."""

    def __init__(self, rules: Rules, *, symmetric: bool = True) -> None:
        """Prepare the table; unless it is symmetric, rotated positions have separate rows."""
        self.rules = rules
        squares = rules.square_count
        self.turns = _symmetries(rules.size) if symmetric else _symmetries(rules.size)[:1]
        """Per symmetry and square, the image of the square."""
        self.layers: list[Layer] = []
        self._turned = np.array([_images(turn, squares) for turn in self.turns])
        masks = np.arange(1 << squares, dtype=np.uint32)
        self.lined: Flags = np.zeros(1 << squares, np.bool_)
        """Whether a set of squares holds a line."""
        for line in rules.line_masks:
            self.lined |= (masks & line) == line

    @property
    def position_count(self) -> int:
        """Return the total number of rows in all layers."""
        return sum(len(layer.codes) for layer in self.layers)

    def weights(self) -> list[float]:
        """Return each layer's approximate share of all positions, for progress."""
        squares = self.rules.square_count
        counts = [comb(squares, t) * comb(t, t // 2) for t in range(squares + 1)]
        return [count / sum(counts) for count in counts]

    def build(self) -> Iterator[float]:
        """Find all positions, layer by layer, and yield the share done."""
        squares, done = self.rules.square_count, 0.0
        codes = np.zeros(1, np.uint32)
        for marks, weight in enumerate(self.weights()):
            mover = (Mark.X, Mark.O)[marks % 2]
            over = self.lined[codes & _LOW] | self.lined[codes >> _HALF] | (marks == squares)
            layer = Layer.of(mover, codes, over, squares)
            self.layers.append(layer)
            after = np.zeros((len(codes), squares), np.uint32)
            found: list[Codes] = []
            for rows in blocks(len(codes)):
                found.append(self._moves(layer, rows, after))
                yield done + weight * rows.stop / len(codes) / 2
            if not over.all():
                codes = _distinct(np.concatenate(found))
                for rows in blocks(len(after)):
                    there = layer.children[rows] == 0
                    rows_after = np.searchsorted(codes, after[rows]).astype(np.int32)
                    layer.children[rows] = np.where(there, rows_after, -1)
                    yield done + weight * (1 + rows.stop / len(after)) / 2
                done += weight
            else:
                return

    def _moves(self, layer: Layer, rows: slice, after: Codes) -> Codes:
        """Play every move of a block, set each child to 0 for now, and return the codes found."""
        codes = layer.codes[rows]
        bits = np.uint32(1) << np.arange(self.rules.square_count, dtype=np.uint32)
        taken = (codes & _LOW) | codes >> _HALF
        there = ((taken[:, None] & bits) == 0) & ~layer.over[rows, None]
        shift = 0 if layer.mover is Mark.X else _HALF
        moved: Codes = (codes[:, None] | bits << np.uint32(shift))[there]
        found, turns = self._canonical(moved)
        after[rows][there] = found
        layer.turns[rows][there] = turns
        layer.children[rows][there] = 0
        return _distinct(found)

    def _canonical(self, codes: Codes) -> tuple[Codes, NDArray[np.uint8]]:
        """Return the least code of each position's rotations and reflections, and its symmetry."""
        least = codes.copy()
        turns = np.zeros(len(codes), np.uint8)
        for number, turned in enumerate(self._turned[1:], start=1):
            other = turned[codes & _LOW] | turned[codes >> _HALF] << _HALF
            less = other < least
            least[less] = other[less]
            turns[less] = number
        return least, turns

    def find(self, position: Position) -> tuple[Layer, int, NDArray[np.int64]]:
        """Return a position's layer, its row, and the row's square for each of its squares."""
        code = np.array([position.x | position.o << _HALF], np.uint32)
        least, turns = self._canonical(code)
        layer = self.layers[(position.x | position.o).bit_count()]
        return layer, int(np.searchsorted(layer.codes, least)[0]), self.turns[turns[0]]

    def position(self, layer: Layer, row: int) -> Position:
        """Return a row's position."""
        code = int(layer.codes[row])
        return Position(self.rules, code & _LOW, code >> _HALF, layer.mover)

    def held(self, layer: Layer, rows: slice, mark: Mark) -> Flags:
        """Return, per square, whether a side's mark is there."""
        shift = 0 if mark is Mark.X else _HALF
        squares = np.arange(self.rules.square_count, dtype=np.uint32)
        return (layer.codes[rows, None] >> (squares + np.uint32(shift)) & 1).astype(np.bool_)


def _distinct(codes: Codes) -> Codes:
    """Return the distinct codes in order; unlike `np.unique`, this lets other threads run."""
    ordered = np.sort(codes)
    return ordered[np.append(True, ordered[1:] != ordered[:-1])] if len(ordered) else ordered


def blocks(rows: int) -> Iterator[slice]:
    """Yield slices that divide this many rows into blocks."""
    for start in range(0, rows, BLOCK):
        yield slice(start, min(rows, start + BLOCK))


def _symmetries(size: int) -> NDArray[np.int64]:
    board = np.arange(size * size).reshape(size, size)
    turned = [np.rot90(side, quarter) for side in (board, board.T) for quarter in range(4)]
    return np.array([side.ravel() for side in turned])


def _images(turn: NDArray[np.int64], squares: int) -> Codes:
    """Return the image of every set of squares under a symmetry."""
    sets = np.arange(1 << squares, dtype=np.uint32)
    images = np.zeros_like(sets)
    for square, to in enumerate(turn):
        images |= (sets >> np.uint32(square) & 1) << np.uint32(to)
    return images
