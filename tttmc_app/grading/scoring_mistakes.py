"""Common mistakes in scoring a finished board, and the search for those that explain answers.

A mistake replaces one part of the course's rule. Observed answers are explained by the smallest set
of mistakes whose combined rule gives all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, fields, replace
from itertools import combinations
from typing import Any

from tttmc_app.core import Text
from tttmc_app.grading.boards import (
    PLAYER_NAMES,
    PLAYERO,
    PLAYERX,
    Grid,
    number_text,
    other,
)
from tttmc_app.grading.checks import Cost, Damage, Mistake
from tttmc_app.grading.scoring_rule import (
    COURSE_RULE,
    FileWeights,
    Gains,
    Scoring,
    ScoringRule,
    applied,
    same_grid,
)

MAX_MISTAKES = 2
"""Larger sets of mistakes are not tried: they explain too much by chance, and say too little."""


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
_AFTER_LOOPS = Text("the loops must cover every square: return only after them")
_ADD = Text("add to the scores that are already there")


def _tie_loses(gains: Callable[[int], Gains]) -> Gains:
    own, theirs = gains(1)
    return -abs(own), -abs(theirs)


def _compares_with(player: int) -> ScoringMistake:
    return ScoringMistake(
        Text(
            "compares the winner with {constant} instead of with player",
            constant=PLAYER_NAMES[player],
        ),
        None,
        Cost.STRENGTH,
        rule=ScoringRule(is_won=lambda winner, _: winner == player),
    )


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
        Text("SCORE_CURRENT is for the player's own squares, SCORE_OTHER for the opponent's"),
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
        Text("scores only the first square"),
        _AFTER_LOOPS,
        Cost.STRENGTH,
        rule=ScoringRule(rows=lambda _: range(1), columns=lambda _: range(1)),
    ),
    ScoringMistake(
        Text("scores only the first row"),
        _AFTER_LOOPS,
        Cost.STRENGTH,
        rule=ScoringRule(rows=lambda _: range(1)),
    ),
    ScoringMistake(
        Text("leaves out the first row"),
        Text("the loop must cover every row, from 0"),
        Cost.STRENGTH,
        rule=ScoringRule(rows=lambda size: range(1, size)),
    ),
    ScoringMistake(
        Text("leaves out the first column"),
        Text("the loop must cover every column, from 0"),
        Cost.STRENGTH,
        rule=ScoringRule(columns=lambda size: range(1, size)),
    ),
    ScoringMistake(
        Text("leaves out the last row"),
        Text("the loop must cover every row"),
        Cost.STRENGTH,
        rule=ScoringRule(rows=lambda size: range(size - 1)),
    ),
    ScoringMistake(
        Text("leaves out the last column"),
        Text("the loop must cover every column"),
        Cost.STRENGTH,
        rule=ScoringRule(columns=lambda size: range(size - 1)),
    ),
    ScoringMistake(
        Text("gives SCORE_CURRENT to X's squares, whoever the player is"),
        _MACHINE,
        Cost.POINTS,
        Damage.WEIGHTS,
        rule=ScoringRule(machine=lambda _: PLAYERX),
    ),
    ScoringMistake(
        Text("gives SCORE_CURRENT to O's squares, whoever the player is"),
        _MACHINE,
        Cost.POINTS,
        Damage.WEIGHTS,
        rule=ScoringRule(machine=lambda _: PLAYERO),
    ),
    *(_compares_with(player) for player in PLAYER_NAMES),
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
        rule=ScoringRule(kept=lambda before, gain, _is_tie, _is_empty: 0.0 if gain else before),
    ),
    ScoringMistake(
        Text("replaces the scores"),  # after ties too
        _ADD,
        Cost.STRENGTH,
        rule=ScoringRule(kept=lambda before, _gain, _is_tie, is_empty: before if is_empty else 0.0),
    ),
    ScoringMistake(
        Text("resets every square"),
        _ADD,
        Cost.STRENGTH,
        rule=ScoringRule(kept=lambda _before, _gain, _is_tie, _is_empty: 0.0),
    ),
    ScoringMistake(
        Text("resets every square unless the game is a tie"),
        _ADD,
        Cost.STRENGTH,
        rule=ScoringRule(kept=lambda before, _gain, is_tie, _is_empty: before if is_tie else 0.0),
    ),
    ScoringMistake(
        Text("swaps rows and columns"),
        None,
        Cost.STRENGTH,
        rule=ScoringRule(place=lambda row, col: (col, row)),
    ),
)


def scored(asked: Scoring, weights: FileWeights, mistakes: frozenset[ScoringMistake]) -> Grid:
    """Return the grid that a function with these mistakes leaves."""
    return applied(asked, weights, _combined(mistakes))


@dataclass(frozen=True, slots=True)
class Scored:
    """One scoring and the grid that a function left."""

    asked: Scoring
    weights: FileWeights
    grid: Grid


def explain(
    observed: Sequence[Scored], more: Sequence[ScoringMistake] = ()
) -> list[frozenset[ScoringMistake]]:
    """Return the smallest sets of mistakes that give every observed grid; empty if none does.

    Of sets with the same names, only the first is returned.

    `more` are tried besides the common ones.
    """
    known = (*SCORING_MISTAKES, *more)
    for size in range(MAX_MISTAKES + 1):
        found = [
            mistakes
            for mistakes in _combinations(known, size)
            if _explains(_combined(mistakes), observed)
        ]
        if found:
            named = {frozenset(str(each.name) for each in way): way for way in reversed(found)}
            return list(named.values())
    return []


def number_mistakes(own: float, theirs: float) -> tuple[ScoringMistake, ...]:
    """Return the mistakes that consist of writing these numbers instead of the constants."""
    one, two = number_text(own), number_text(theirs)
    both = (
        Text("uses {one} and {two} instead of SCORE_CURRENT and SCORE_OTHER", one=one, two=two)
        if one != two
        else Text("uses {number} instead of SCORE_CURRENT and SCORE_OTHER", number=one)
    )
    return (
        _number_mistake(
            Text("uses {number} instead of SCORE_CURRENT", number=one),
            lambda weights, _verdict: FileWeights(own, weights.other),
        ),
        _number_mistake(
            Text("uses {number} instead of SCORE_OTHER", number=two),
            lambda weights, _verdict: FileWeights(weights.current, theirs),
        ),
        _number_mistake(both, lambda _weights, _verdict: FileWeights(own, theirs)),
    )


def _number_mistake(name: Text, used: Callable[[FileWeights, int], FileWeights]) -> ScoringMistake:
    advice = Text("use the constants, so that changing them changes the player")
    rule = ScoringRule(weights=used)
    return ScoringMistake(name, advice, Cost.POINTS, Damage.WEIGHTS, rule=rule)


def _combinations(
    known: Sequence[ScoringMistake], size: int
) -> Iterator[frozenset[ScoringMistake]]:
    """Yield the sets of this many mistakes in which no two replace the same part."""
    for mistakes in combinations(known, size):
        parts = [part for mistake in mistakes for part in mistake.parts]
        if len(parts) == len(set(parts)):
            yield frozenset(mistakes)


def _combined(mistakes: frozenset[ScoringMistake]) -> ScoringRule:
    parts: dict[str, Any] = {
        part: getattr(mistake.rule, part) for mistake in mistakes for part in mistake.parts
    }
    return replace(COURSE_RULE, **parts)


def _explains(rule: ScoringRule, observed: Sequence[Scored]) -> bool:
    return all(same_grid(applied(each.asked, each.weights, rule), each.grid) for each in observed)
