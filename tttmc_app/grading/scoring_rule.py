"""The course's rule for scoring a finished board, part by part, so that parts can be replaced."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from math import isclose
from typing import TypeAlias

from tttmc_app.core import Square
from tttmc_app.grading.boards import DRAW, EMPTY, CourseBoard, Grid


@dataclass(frozen=True, slots=True)
class FileWeights:
    """A file's two constants, which may be negative."""

    current: float
    other: float


Gains: TypeAlias = tuple[float, float]
"""The gains of the player's own squares and of the opponent's."""


@dataclass(frozen=True, slots=True)
class ScoringRule:
    """How a function scores a finished board: the course's rule, part by part."""

    machine: Callable[[int], int] = lambda player: player
    """The player regarded as the machine."""
    own_mark: Callable[[int], int] = lambda machine: machine
    """The mark regarded as the machine's own."""
    is_won: Callable[[int, int], bool] = lambda winner, machine: winner == machine
    """Whether a decided game with this winner counts as won."""
    verdict: Callable[[bool], int] = lambda won: 1 if won else -1
    """How a decided game is scored: 1 as won, -1 as lost, 0 not at all."""
    tie: Callable[[Callable[[int], Gains]], Gains] = lambda _: (0.0, 0.0)
    """Returns the gains after a tie, given a function that returns those after each verdict."""
    weights: Callable[[FileWeights, int], FileWeights] = lambda weights, _: weights
    """The weights used after a verdict."""
    signs: Callable[[Gains], Gains] = lambda gains: gains
    sides: Callable[[Gains], Gains] = lambda gains: gains
    empty: Callable[[Gains], float] = lambda _: 0.0
    """The gain of empty squares."""
    rows: Callable[[int], range] = range
    """The rows of a board of this size that are scored."""
    columns: Callable[[int], range] = range
    kept: Callable[[float, float, bool, bool], float] = lambda before, _gain, _is_tie, _is_empty: (
        before
    )
    """The part of a score that is kept, given the old score, the gain, whether it is a tie and
    whether the square is empty."""
    place: Callable[[int, int], Square] = lambda row, col: (row, col)
    """The square that receives the gain."""


COURSE_RULE = ScoringRule()


@dataclass(frozen=True, slots=True)
class Scoring:
    """One finished board to be scored."""

    board: CourseBoard
    player: int
    start: Grid

    def expected(self, weights: FileWeights) -> Grid:
        """Return the grid that the course's rule leaves."""
        return applied(self, weights, COURSE_RULE)


def same_grid(one: Grid, two: Grid) -> bool:
    """Return whether two grids are equal except for rounding."""
    if len(one) != len(two):
        return False
    return all(
        isclose(a, b, rel_tol=1e-9, abs_tol=1e-9)
        for first, second in zip(one, two, strict=True)
        for a, b in zip(first, second, strict=True)
    )


def applied(asked: Scoring, weights: FileWeights, rule: ScoringRule) -> Grid:
    """Return the grid that a rule leaves."""
    machine = rule.machine(asked.player)
    own_mark = rule.own_mark(machine)
    gains = _gains(asked.board.winner, machine, weights, rule)
    is_tie = asked.board.winner in (DRAW, None)
    empty = rule.empty(gains)
    rows = [list(row) for row in asked.start]
    size = asked.board.size
    for row, col in product(rule.rows(size), rule.columns(size)):
        mark = asked.board.cells[row][col]
        gain = empty if mark == EMPTY else gains[0] if mark == own_mark else gains[1]
        to_row, to_col = rule.place(row, col)
        kept = rule.kept(asked.start[to_row][to_col], gain, is_tie, mark == EMPTY)
        rows[to_row][to_col] = kept + gain
    return tuple(map(tuple, rows))


def _gains(winner: int | None, machine: int, weights: FileWeights, rule: ScoringRule) -> Gains:
    def after(verdict: int) -> Gains:
        used = rule.weights(weights, verdict)
        return rule.sides(rule.signs((verdict * used.current, -verdict * used.other)))

    if winner in (DRAW, None):
        return rule.tie(after)
    return after(rule.verdict(rule.is_won(winner, machine)))
