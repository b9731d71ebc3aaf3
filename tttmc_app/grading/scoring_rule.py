"""The course's rule for scoring a finished board, part by part, so that parts can be replaced."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import chain, product
from math import isclose
from typing import NamedTuple, TypeAlias

from tttmc_app.core import Square, Weights
from tttmc_app.grading.boards import DRAW, EMPTY, CourseBoard, Grid

WIN, LOSS, TIE = "a win", "a loss", "a tie"
is_close = partial(isclose, rel_tol=1e-9, abs_tol=1e-9)


Gains: TypeAlias = tuple[float, float]
"""The gains of the player's own squares and of the opponent's."""


@dataclass(frozen=True, slots=True)
class ScoringRule:
    """How a function scores a finished board: the course's rule, part by part."""

    winner: Callable[[CourseBoard], int | None] = lambda board: board.winner
    side: Callable[[int], int] = lambda player: player
    """The player whose victories count as won."""
    own: Callable[[int], int] = lambda player: player
    """The mark regarded as the player's own."""
    verdict: Callable[[bool], int] = lambda won: 1 if won else -1
    """How a decided game is scored: 1 as won, -1 as lost, 0 not at all."""
    tie: Callable[[Callable[[int], Gains]], Gains] = lambda _: (0.0, 0.0)
    """Returns the gains after a tie, given a function that returns those after each verdict."""
    weights: Callable[[Weights, int], Weights] = lambda weights, _: weights
    """The weights used after a verdict."""
    gains: Callable[[Gains], Gains] = lambda gains: gains
    """The gains used instead of the right ones."""
    empty: Callable[[Gains], float] = lambda _: 0.0
    """The gain of empty squares."""
    rows: Callable[[int], range] = range
    """The rows of a board of this size that are scored."""
    columns: Callable[[int], range] = range
    forgets: Callable[[float, bool, bool], bool] = lambda _gain, _is_tie, _is_empty: False
    """Whether the old score is dropped, given the gain and whether the game is a tie and the square
    empty."""
    place: Callable[[int, int], Square] = lambda row, col: (row, col)
    """The square that receives the gain."""


COURSE_RULE = ScoringRule()


class Scoring(NamedTuple):
    """One finished board to be scored."""

    start: Grid
    board: CourseBoard
    player: int

    @property
    def result(self) -> str:
        """Return how the game ended for the player; one that isn't over counts as a tie."""
        winner = self.board.winner
        return TIE if winner in (DRAW, None) else WIN if winner == self.player else LOSS

    def scored(self, weights: Weights, rule: ScoringRule = COURSE_RULE) -> Grid:
        """Return the grid that a rule leaves."""

        def after(verdict: int) -> Gains:
            used = rule.weights(weights, verdict)
            return rule.gains((verdict * used.current, -verdict * used.other))

        winner = rule.winner(self.board)
        is_tie = winner in (DRAW, None)
        gains = rule.tie(after) if is_tie else after(rule.verdict(winner == rule.side(self.player)))
        own, empty = rule.own(self.player), rule.empty(gains)
        rows = [*map(list, self.start)]
        for row, col in product(rule.rows(self.board.size), rule.columns(self.board.size)):
            mark = self.board.cells[row][col]
            gain = empty if mark == EMPTY else gains[mark != own]
            to_row, to_col = rule.place(row, col)
            if rule.forgets(gain, is_tie, mark == EMPTY):
                rows[to_row][to_col] = 0
            rows[to_row][to_col] += gain
        return tuple(map(tuple, rows))


def same_grid(one: Grid, two: Grid) -> bool:
    """Return whether two grids are equal except for rounding."""
    return len(one) == len(two) and all(map(is_close, chain(*one), chain(*two)))
