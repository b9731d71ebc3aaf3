"""Common mistakes in scoring a finished board, and the search for those behind answers.

A mistake replaces one part of the course's rule. The smallest set of mistakes whose combined rule
gives every observed answer explains them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, fields, replace
from itertools import combinations, product
from math import isclose
from typing import Any, TypeAlias

from tttmc_app.core import Square, Text
from tttmc_app.grading.boards import DRAW, EMPTY, PLAYERO, PLAYERX, CourseBoard, Grid, other
from tttmc_app.grading.checks import Cost, Damage, Mistake

MAX_MISTAKES = 3
"""Larger sets of mistakes are not tried."""


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
    verdict: Callable[[bool], int] = lambda won: 1 if won else -1
    """1 scores a decided game as won, -1 as lost, 0 not at all."""
    tie: Callable[[Callable[[int], Gains]], Gains] = lambda _: (0.0, 0.0)
    """The gains after a tie, from those after each verdict."""
    weights: Callable[[FileWeights, int], FileWeights] = lambda weights, _: weights
    """The weights used after a verdict."""
    signs: Callable[[Gains], Gains] = lambda gains: gains
    sides: Callable[[Gains], Gains] = lambda gains: gains
    empty: Callable[[Gains], float] = lambda _: 0.0
    """The gain of empty squares."""
    rows: Callable[[int], int] = lambda size: size
    """How many rows are scored."""
    columns: Callable[[int], int] = lambda size: size
    kept: Callable[[float, float], float] = lambda before, _: before
    """The part of a score that is kept, from the old score and the gain."""
    place: Callable[[int, int], Square] = lambda row, col: (row, col)
    """The square that receives the gain."""


COURSE_RULE = ScoringRule()


@dataclass(frozen=True, slots=True, eq=False)
class ScoringMistake(Mistake):
    """A common mistake in mc_update_scores."""

    rule: ScoringRule = field(kw_only=True)
    """The course's rule with the mistaken part."""

    @property
    def parts(self) -> frozenset[str]:
        """Return the parts that differ from the course's rule."""
        names = (part.name for part in fields(ScoringRule))
        own = {name for name in names if getattr(self.rule, name) is not getattr(COURSE_RULE, name)}
        return frozenset(own)


_TIES = Text("a tie must change nothing")
_MACHINE = Text("compare the marks with `player`")
_EMPTY = Text("empty squares must stay unchanged")
_ADD = Text("add to the scores that are already there")


def _tie_loses(gains: Callable[[int], Gains]) -> Gains:
    own, theirs = gains(1)
    return -abs(own), -abs(theirs)


# In 200 games, files with POINTS mistakes were as strong as correct ones, and files with UNKNOWN
# mistakes a little weaker, which may be chance.
SCORING_MISTAKES = (
    ScoringMistake(
        Text("scores a tie as a loss"),
        _TIES,
        Cost.STRENGTH,
        rule=ScoringRule(tie=lambda gains: gains(-1)),
    ),
    ScoringMistake(
        Text("subtracts from both players' squares after a tie"),
        _TIES,
        Cost.STRENGTH,
        rule=ScoringRule(tie=_tie_loses),
    ),
    ScoringMistake(
        Text("scores a tie as a win"),
        _TIES,
        Cost.STRENGTH,
        rule=ScoringRule(tie=lambda gains: gains(1)),
    ),
    ScoringMistake(
        Text("scores every game as a win"),
        Text("after a loss the player's own squares lose points and the opponent's gain them"),
        Cost.STRENGTH,
        rule=ScoringRule(verdict=lambda _: 1),
    ),
    ScoringMistake(
        Text("scores only games that the player won"),
        Text("a loss must change the scores too"),
        Cost.STRENGTH,
        rule=ScoringRule(verdict=lambda won: 1 if won else 0),
    ),
    ScoringMistake(
        Text("scores only games that the player lost"),
        Text("a win must change the scores too"),
        Cost.STRENGTH,
        rule=ScoringRule(verdict=lambda won: 0 if won else -1),
    ),
    ScoringMistake(
        Text("has every sign reversed"),
        Text("the winner's squares must gain points"),
        Cost.STRENGTH,
        rule=ScoringRule(signs=lambda gains: (-gains[0], -gains[1])),
    ),
    ScoringMistake(
        Text("swaps the weights"),
        Text(
            "SCORE_CURRENT is for the player's own squares, SCORE_OTHER for the opponent's "
            "(scoring for the other player has the same effect)"
        ),
        Cost.POINTS,
        Damage.WEIGHTS,
        rule=ScoringRule(weights=lambda weights, _: FileWeights(weights.other, weights.current)),
    ),
    ScoringMistake(
        Text("gives SCORE_CURRENT to the winner"),
        Text("use it for the machine's own squares, in wins and losses"),
        Cost.POINTS,
        Damage.WEIGHTS,
        rule=ScoringRule(
            weights=lambda weights, verdict: (
                weights if verdict >= 0 else FileWeights(weights.other, weights.current)
            )
        ),
    ),
    ScoringMistake(
        Text("uses SCORE_CURRENT for both sides"),
        Text("use SCORE_OTHER for the opponent's squares"),
        Cost.POINTS,
        Damage.WEIGHTS,
        rule=ScoringRule(weights=lambda weights, _: FileWeights(weights.current, weights.current)),
    ),
    ScoringMistake(
        Text("uses SCORE_OTHER for both sides"),
        Text("use SCORE_CURRENT for the player's own squares"),
        Cost.POINTS,
        Damage.WEIGHTS,
        rule=ScoringRule(weights=lambda weights, _: FileWeights(weights.other, weights.other)),
    ),
    ScoringMistake(
        Text("uses 1 instead of SCORE_CURRENT and SCORE_OTHER"),
        None,
        Cost.POINTS,
        Damage.WEIGHTS,
        rule=ScoringRule(weights=lambda _weights, _verdict: FileWeights(1.0, 1.0)),
    ),
    ScoringMistake(
        Text("scores only the player's own squares"),
        Text("the opponent's squares must change too"),
        Cost.STRENGTH,
        rule=ScoringRule(sides=lambda gains: (gains[0], 0.0)),
    ),
    ScoringMistake(
        Text("scores only the opponent's squares"),
        Text("the player's own squares must change too"),
        Cost.UNKNOWN,
        rule=ScoringRule(sides=lambda gains: (0.0, gains[1])),
    ),
    ScoringMistake(
        Text("only ever adds"),
        Text("the loser's squares must lose points"),
        Cost.POINTS,
        rule=ScoringRule(sides=lambda gains: (max(0.0, gains[0]), max(0.0, gains[1]))),
    ),
    ScoringMistake(
        Text("only ever subtracts"),
        Text("the winner's squares must gain points"),
        Cost.UNKNOWN,
        rule=ScoringRule(sides=lambda gains: (min(0.0, gains[0]), min(0.0, gains[1]))),
    ),
    ScoringMistake(
        Text("scores empty squares as if the opponent held them"),
        _EMPTY,
        Cost.STRENGTH,
        rule=ScoringRule(empty=lambda gains: gains[1]),
    ),
    ScoringMistake(
        Text("scores empty squares as if the player held them"),
        _EMPTY,
        Cost.UNKNOWN,
        rule=ScoringRule(empty=lambda gains: gains[0]),
    ),
    ScoringMistake(
        Text("subtracts from empty squares after wins and losses"),
        _EMPTY,
        Cost.STRENGTH,
        rule=ScoringRule(empty=lambda gains: -abs(gains[1])),
    ),
    ScoringMistake(
        Text("leaves out the last row"),
        Text("the loop must cover every row"),
        Cost.STRENGTH,
        rule=ScoringRule(rows=lambda size: size - 1),
    ),
    ScoringMistake(
        Text("leaves out the last column"),
        Text("the loop must cover every column"),
        Cost.STRENGTH,
        rule=ScoringRule(columns=lambda size: size - 1),
    ),
    ScoringMistake(
        Text("always treats X as the machine"),
        _MACHINE,
        Cost.POINTS,
        rule=ScoringRule(machine=lambda _: PLAYERX),
    ),
    ScoringMistake(
        Text("always treats O as the machine"),
        _MACHINE,
        Cost.POINTS,
        rule=ScoringRule(machine=lambda _: PLAYERO),
    ),
    ScoringMistake(
        Text("mistakes the player's own marks for the opponent's"),
        Text("the winner is correct, but the squares are swapped"),
        Cost.STRENGTH,
        rule=ScoringRule(own_mark=other),
    ),
    ScoringMistake(
        Text("treats X's marks as the player's own even when the player is O"),
        None,
        Cost.STRENGTH,
        rule=ScoringRule(own_mark=lambda _: PLAYERX),
    ),
    ScoringMistake(
        Text("replaces the scores"),
        _ADD,
        Cost.STRENGTH,
        rule=ScoringRule(kept=lambda before, gain: 0.0 if gain else before),
    ),
    ScoringMistake(
        Text("resets every square"),
        _ADD,
        Cost.STRENGTH,
        rule=ScoringRule(kept=lambda _before, _gain: 0.0),
    ),
    ScoringMistake(
        Text("swaps rows and columns"),
        None,
        Cost.STRENGTH,
        rule=ScoringRule(place=lambda row, col: (col, row)),
    ),
)


@dataclass(frozen=True, slots=True)
class Scoring:
    """One finished board to be scored."""

    board: CourseBoard
    player: int
    start: Grid

    def expected(self, weights: FileWeights) -> Grid:
        """Return the grid that the course's rule leaves."""
        return scored(self, weights, frozenset())


def scored(asked: Scoring, weights: FileWeights, mistakes: frozenset[ScoringMistake]) -> Grid:
    """Return the grid that a function with these mistakes leaves."""
    return _scored(asked, weights, _combined(mistakes))


def explain(
    observed: Sequence[tuple[Scoring, Grid]], weights: FileWeights
) -> list[frozenset[ScoringMistake]]:
    """Return the smallest sets of mistakes that give every observed grid; empty if none does."""
    for size in range(MAX_MISTAKES + 1):
        found = [
            mistakes
            for mistakes in _combinations(size)
            if _explains(_combined(mistakes), observed, weights)
        ]
        if found:
            return found
    return []


def same_grid(one: Grid, two: Grid) -> bool:
    """Return whether two grids are equal except for rounding."""
    if len(one) != len(two):
        return False
    return all(
        isclose(a, b, rel_tol=1e-9, abs_tol=1e-9)
        for first, second in zip(one, two, strict=True)
        for a, b in zip(first, second, strict=True)
    )


def _combinations(size: int) -> Iterator[frozenset[ScoringMistake]]:
    """Yield the sets of this many mistakes in which no two replace the same part."""
    for mistakes in combinations(SCORING_MISTAKES, size):
        parts = [part for mistake in mistakes for part in mistake.parts]
        if len(parts) == len(set(parts)):
            yield frozenset(mistakes)


def _combined(mistakes: frozenset[ScoringMistake]) -> ScoringRule:
    parts: dict[str, Any] = {
        part: getattr(mistake.rule, part) for mistake in mistakes for part in mistake.parts
    }
    return replace(COURSE_RULE, **parts)


def _explains(
    rule: ScoringRule, observed: Sequence[tuple[Scoring, Grid]], weights: FileWeights
) -> bool:
    return all(same_grid(_scored(asked, weights, rule), grid) for asked, grid in observed)


def _scored(asked: Scoring, weights: FileWeights, rule: ScoringRule) -> Grid:
    machine = rule.machine(asked.player)
    own_mark = rule.own_mark(machine)
    gains = _gains(asked.board.winner, machine, weights, rule)
    empty = rule.empty(gains)
    rows = [list(row) for row in asked.start]
    size = asked.board.size
    for row, col in product(range(rule.rows(size)), range(rule.columns(size))):
        mark = asked.board.cells[row][col]
        gain = empty if mark == EMPTY else gains[0] if mark == own_mark else gains[1]
        to_row, to_col = rule.place(row, col)
        rows[to_row][to_col] = rule.kept(asked.start[to_row][to_col], gain) + gain
    return tuple(map(tuple, rows))


def _gains(winner: int | None, machine: int, weights: FileWeights, rule: ScoringRule) -> Gains:
    def after(verdict: int) -> Gains:
        used = rule.weights(weights, verdict)
        return rule.sides(rule.signs((verdict * used.current, -verdict * used.other)))

    if winner in (DRAW, None):
        return rule.tie(after)
    return after(rule.verdict(winner == machine))
