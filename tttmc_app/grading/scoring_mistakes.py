"""Known mistakes in scoring a finished board, and which of them explain what a function did.

Each is a slip from the course's rule. A model is a set of slips; the smallest model that gives
every answer that was observed names the mistakes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import combinations
from math import isclose

from tttmc_app.core import Square
from tttmc_app.grading.boards import DRAW, EMPTY, PLAYERO, PLAYERX, CourseBoard, Grid, other

MOST_SLIPS = 3
"""More at once are told as "none of the usual mistakes"."""


class Slip(Enum):
    """Name one mistake, in the words of a hint."""

    TIE_AS_LOSS = "scores a tie as a loss: a tie must change nothing"
    TIE_LOSES = "takes from everybody's squares after a tie: a tie must change nothing"
    TIE_AS_WIN = "scores a tie as a win: a tie must change nothing"
    LOSS_AS_WIN = (
        "takes every game as won: the sign for the loser is wrong. After a loss the player's own "
        "squares lose and the opponent's gain"
    )
    LOSS_IGNORED = "scores only games that the player won: after a loss scores must change too"
    WIN_IGNORED = "scores only games that the player lost: after a win scores must change too"
    NEGATED = "has all signs the wrong way round: the winner's squares must gain"
    SWAPPED = (
        "has the weights swapped: SCORE_CURRENT is for the player's own squares, SCORE_OTHER for "
        "the opponent's (scoring for the other player comes to the same)"
    )
    BY_WINNER = (
        "gives SCORE_CURRENT to whoever won: it belongs to the machine's own squares, "
        "whether it won or lost"
    )
    ONE_WEIGHT = "uses SCORE_CURRENT for both sides: the opponent's squares take SCORE_OTHER"
    OTHER_WEIGHT = "uses SCORE_OTHER for both sides: the player's own squares take SCORE_CURRENT"
    LITERAL = "adds and subtracts 1 instead of SCORE_CURRENT and SCORE_OTHER"
    OWN_ONLY = "scores only the player's own squares: the opponent's must change too"
    THEIRS_ONLY = "scores only the opponent's squares: the player's own must change too"
    GAINS_ONLY = "only ever adds: the loser's squares must lose"
    LOSSES_ONLY = "only ever subtracts: the winner's squares must gain"
    EMPTY_AS_THEIRS = (
        "scores empty squares as if the opponent held them: they must stay as they are"
    )
    EMPTY_AS_OWN = "scores empty squares as if the player held them: they must stay as they are"
    EMPTY_LOSES = "takes from empty squares, whoever has won: they must stay as they are"
    LAST_ROW = "leaves out the last row: its loop must go over all of them"
    LAST_COLUMN = "leaves out the last column: its loop must go over all of them"
    ALWAYS_X = (
        "counts X as the machine whoever is asked for: the marks must be compared with `player`"
    )
    ALWAYS_O = (
        "counts O as the machine whoever is asked for: the marks must be compared with `player`"
    )
    MARKS_SWAPPED = (
        "takes the player's own marks for the opponent's: the winner is found right, the squares "
        "are not"
    )
    MARKS_OF_X = "looks for X's marks as the player's own, even when the player is O"
    OVERWRITES = "replaces the scores: it must add to those already there"
    STARTS_OVER = "sets every square anew: it must add to the scores already there"
    TRANSPOSED = "has rows and columns swapped"


_RIVALS = (
    {Slip.TIE_AS_LOSS, Slip.TIE_AS_WIN, Slip.TIE_LOSES},
    {Slip.LOSS_AS_WIN, Slip.LOSS_IGNORED, Slip.WIN_IGNORED},
    {Slip.SWAPPED, Slip.BY_WINNER, Slip.LITERAL, Slip.ONE_WEIGHT, Slip.OTHER_WEIGHT},
    {Slip.OWN_ONLY, Slip.THEIRS_ONLY, Slip.GAINS_ONLY, Slip.LOSSES_ONLY},
    {Slip.EMPTY_AS_THEIRS, Slip.EMPTY_AS_OWN, Slip.EMPTY_LOSES},
    {Slip.ALWAYS_X, Slip.ALWAYS_O},
    {Slip.MARKS_SWAPPED, Slip.MARKS_OF_X},
    {Slip.OVERWRITES, Slip.STARTS_OVER},
)
"""Slips that can't be made together."""


@dataclass(frozen=True, slots=True)
class FileWeights:
    """Hold a file's own two constants."""

    current: float
    other: float


@dataclass(frozen=True, slots=True)
class Scoring:
    """Ask for one finished board to be scored."""

    board: CourseBoard
    player: int
    start: Grid

    def expected(self, weights: FileWeights) -> Grid:
        """Return the grid that the course's rule leaves."""
        return scored(self, weights, frozenset())


def scored(asked: Scoring, weights: FileWeights, slips: frozenset[Slip]) -> Grid:
    """Return the grid that a function with these slips leaves."""
    me = _machine(asked.player, slips)
    verdict = _verdict(asked.board.winner, me, slips)
    gains = _gains(weights, verdict, slips)
    if Slip.TIE_LOSES in slips and asked.board.winner == DRAW:
        gains = (-abs(gains[0]), -abs(gains[1]))
    own = _own_mark(me, slips)
    rows = [list(row) for row in asked.start]
    for row, col in _reached(asked.board, slips):
        mark = asked.board.cells[row][col]
        side = _side(mark, own, slips)
        gain = 0.0 if side is None else gains[side]
        if mark == EMPTY and Slip.EMPTY_LOSES in slips and verdict:
            gain = -abs(gains[1])
        where = (col, row) if Slip.TRANSPOSED in slips else (row, col)
        keeps = asked.start[where[0]][where[1]]
        if Slip.STARTS_OVER in slips or (Slip.OVERWRITES in slips and gain):
            keeps = 0.0
        rows[where[0]][where[1]] = keeps + gain
    return tuple(map(tuple, rows))


def _reached(board: CourseBoard, slips: frozenset[Slip]) -> list[Square]:
    """Return the squares that are looked at at all."""
    rows = board.size - (Slip.LAST_ROW in slips)
    columns = board.size - (Slip.LAST_COLUMN in slips)
    return [(row, col) for row, col in board.squares if row < rows and col < columns]


def explain(
    observed: Sequence[tuple[Scoring, Grid]], weights: FileWeights
) -> list[frozenset[Slip]]:
    """Return the smallest models that give every observed grid; none where no model does."""
    for size in range(MOST_SLIPS + 1):
        found = [
            slips
            for slips in _models(size)
            if all(same_grid(scored(asked, weights, slips), grid) for asked, grid in observed)
        ]
        if found:
            return found
    return []


def same_grid(one: Grid, two: Grid) -> bool:
    """Return whether two grids are the same but for the last digits."""
    if len(one) != len(two):
        return False
    return all(
        isclose(a, b, rel_tol=1e-9, abs_tol=1e-9)
        for first, second in zip(one, two, strict=True)
        for a, b in zip(first, second, strict=True)
    )


def _models(size: int) -> Iterator[frozenset[Slip]]:
    for slips in combinations(Slip, size):
        model = frozenset(slips)
        if all(len(rivals & model) < 2 for rivals in _RIVALS):
            yield model


def _machine(player: int, slips: frozenset[Slip]) -> int:
    if Slip.ALWAYS_X in slips:
        return PLAYERX
    return PLAYERO if Slip.ALWAYS_O in slips else player


def _own_mark(me: int, slips: frozenset[Slip]) -> int:
    if Slip.MARKS_OF_X in slips:
        return PLAYERX
    return other(me) if Slip.MARKS_SWAPPED in slips else me


def _verdict(winner: int | None, me: int, slips: frozenset[Slip]) -> int:
    """Return 1 where the game is scored as won, -1 as lost, 0 where it changes nothing."""
    if winner in (DRAW, None):
        changes = Slip.TIE_AS_WIN in slips or Slip.TIE_LOSES in slips
        return changes - (Slip.TIE_AS_LOSS in slips)
    if winner == me:
        return 0 if Slip.WIN_IGNORED in slips else 1
    if Slip.LOSS_IGNORED in slips:
        return 0
    return 1 if Slip.LOSS_AS_WIN in slips else -1


def _gains(weights: FileWeights, verdict: int, slips: frozenset[Slip]) -> tuple[float, float]:
    """Return what the player's own squares gain and what the opponent's do."""
    current, other_weight = weights.current, weights.other
    if Slip.LITERAL in slips:
        current = other_weight = 1.0
    elif Slip.ONE_WEIGHT in slips:
        other_weight = current
    elif Slip.OTHER_WEIGHT in slips:
        current = other_weight
    elif Slip.SWAPPED in slips or (Slip.BY_WINNER in slips and verdict < 0):
        current, other_weight = other_weight, current
    own, theirs = verdict * current, -verdict * other_weight
    if Slip.NEGATED in slips:
        own, theirs = -own, -theirs
    if Slip.OWN_ONLY in slips:
        theirs = 0.0
    if Slip.THEIRS_ONLY in slips:
        own = 0.0
    if Slip.GAINS_ONLY in slips:
        own, theirs = max(0.0, own), max(0.0, theirs)
    if Slip.LOSSES_ONLY in slips:
        own, theirs = min(0.0, own), min(0.0, theirs)
    return own, theirs


def _side(mark: int, own: int, slips: frozenset[Slip]) -> int | None:
    """Return 0 for a square that counts as the player's own, 1 for the opponent's, or None."""
    if mark != EMPTY:
        return 0 if mark == own else 1
    if Slip.EMPTY_AS_OWN in slips:
        return 0
    return 1 if Slip.EMPTY_AS_THEIRS in slips else None
