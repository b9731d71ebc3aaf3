"""Every position of a small board, in layers by number of marks; rotations appear once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import comb
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tttmc_app.core import Mark, Position, Rules

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
