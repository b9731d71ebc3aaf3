"""Common mistakes in scoring a finished board, and the search for those that explain answers.

A mistake replaces parts of the course's rule. Observed answers are explained by the smallest set
of mistakes whose combined rule gives all of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from itertools import combinations
from typing import Any, NamedTuple

from tttmc_app.core import Text
from tttmc_app.grading.boards import (
    DRAW,
    PLAYER_NAMES,
    PLAYERO,
    PLAYERX,
    CourseBoard,
    Grid,
    number_text,
    other,
)
from tttmc_app.grading.checks import Cost, Damage, Mistake
from tttmc_app.grading.scoring_rule import (
    COURSE_RULE,
    FileWeights,
    Scoring,
    ScoringRule,
    same_grid,
)

MAX_MISTAKES = 2
"""Larger sets of mistakes are not tried: they explain too much by chance, and say too little."""
CURRENT, OTHER = "SCORE_CURRENT", "SCORE_OTHER"


@dataclass(frozen=True, slots=True, eq=False)
class ScoringMistake(Mistake):
    """A common mistake in mc_update_scores."""

    parts: Mapping[str, Any] = field(kw_only=True)
    """The mistaken parts of the rule, by name."""


def _mistake(
    name: Text, advice: Text | None, cost: Cost, damage: Damage = Damage.SLIP, **parts: Any
) -> ScoringMistake:
    return ScoringMistake(name, advice, cost, damage, parts=parts)


_TIES = Text("a tie must change nothing")
_PLAYER = Text("compare the marks with `player`")
_EMPTY = Text("empty squares must stay unchanged")
_AFTER_LOOPS = Text("the loops must cover every square: return only after them")
_ADD = Text("add to the scores that are already there")
_WINNER = Text("the winner's squares must gain points")
WEIGHTS_ONLY = Cost.POINTS, Damage.WEIGHTS
"""What mistakes in the sizes of changes cost."""
_CONSTANTS = {"current": CURRENT, "other": OTHER}

# In 200 games, files with POINTS mistakes were as strong as correct ones, and files with UNKNOWN
# mistakes a little weaker, which may be chance.
SCORING_MISTAKES = (
    _mistake(Text("scores a tie as a loss"), _TIES, Cost.STRENGTH, tie=lambda after: after(-1)),
    _mistake(
        Text("subtracts from both players' squares after a tie"),
        _TIES,
        Cost.STRENGTH,
        tie=lambda after: tuple(-abs(gain) for gain in after(1)),
    ),
    _mistake(Text("scores a tie as a win"), _TIES, Cost.STRENGTH, tie=lambda after: after(1)),
    _mistake(
        Text("sets all scores to 0 after a tie"),
        _TIES,
        Cost.UNKNOWN,
        forgets=lambda _gain, is_tie, _is_empty: is_tie,
    ),
    _mistake(
        Text("takes a win on a full board for a tie"),
        Text("check_win() returns the winner even if no square is empty"),
        Cost.UNKNOWN,
        winner=lambda board: board.winner if board.empty_squares else DRAW,
    ),
    _mistake(
        Text("scores the reverse game like the normal one"),
        Text("check_win() already allows for it"),
        Cost.POINTS,
        winner=lambda board: CourseBoard(board.cells).winner,
    ),
    _mistake(
        Text("scores every game as a win"),
        Text("after a loss the player's own squares lose points and the opponent's gain them"),
        Cost.STRENGTH,
        verdict=lambda _: 1,
    ),
    _mistake(
        Text("scores only games that the player won"),
        Text("a loss must change the scores too"),
        Cost.STRENGTH,
        verdict=lambda won: 1 if won else 0,
    ),
    _mistake(
        Text("scores only games that the player lost"),
        Text("a win must change the scores too"),
        Cost.STRENGTH,
        verdict=lambda won: 0 if won else -1,
    ),
    _mistake(
        Text("has every sign reversed"),
        _WINNER,
        Cost.STRENGTH,
        gains=lambda gains: (-gains[0], -gains[1]),
    ),
    _mistake(
        Text("swaps the weights"),
        Text("{current} is for the player's own squares, {other} for the opponent's", **_CONSTANTS),
        *WEIGHTS_ONLY,
        weights=lambda weights, _: FileWeights(weights.other, weights.current),
    ),
    _mistake(
        Text("gives {current} to the winner", **_CONSTANTS),
        Text("use it for the machine's own squares, in wins and losses"),
        *WEIGHTS_ONLY,
        weights=lambda weights, verdict: (
            weights if verdict >= 0 else FileWeights(weights.other, weights.current)
        ),
    ),
    _mistake(
        Text("uses {current} for both sides", **_CONSTANTS),
        Text("use {other} for the opponent's squares", **_CONSTANTS),
        *WEIGHTS_ONLY,
        weights=lambda weights, _: FileWeights(weights.current, weights.current),
    ),
    _mistake(
        Text("uses {other} for both sides", **_CONSTANTS),
        Text("use {current} for the player's own squares", **_CONSTANTS),
        *WEIGHTS_ONLY,
        weights=lambda weights, _: FileWeights(weights.other, weights.other),
    ),
    _mistake(
        Text("scores only the player's own squares"),
        Text("the opponent's squares must change too"),
        Cost.STRENGTH,
        gains=lambda gains: (gains[0], 0.0),
    ),
    _mistake(
        Text("scores only the opponent's squares"),
        Text("the player's own squares must change too"),
        Cost.UNKNOWN,
        gains=lambda gains: (0.0, gains[1]),
    ),
    _mistake(
        Text("only ever adds"),
        Text("the loser's squares must lose points"),
        Cost.POINTS,
        gains=lambda gains: (max(0.0, gains[0]), max(0.0, gains[1])),
    ),
    _mistake(
        Text("only ever subtracts"),
        _WINNER,
        Cost.UNKNOWN,
        gains=lambda gains: (min(0.0, gains[0]), min(0.0, gains[1])),
    ),
    _mistake(
        Text("scores empty squares as if the opponent held them"),
        _EMPTY,
        Cost.STRENGTH,
        empty=lambda gains: gains[1],
    ),
    _mistake(
        Text("scores empty squares as if the player held them"),
        _EMPTY,
        Cost.UNKNOWN,
        empty=lambda gains: gains[0],
    ),
    _mistake(
        Text("subtracts from empty squares after wins and losses"),
        _EMPTY,
        Cost.STRENGTH,
        empty=lambda gains: -abs(gains[1]),
    ),
    _mistake(
        Text("sets the scores of empty squares to 0"),
        _EMPTY,
        Cost.UNKNOWN,
        forgets=lambda _gain, _is_tie, is_empty: is_empty,
    ),
    _mistake(
        Text("scores only the first square"),
        _AFTER_LOOPS,
        Cost.STRENGTH,
        rows=lambda _: range(1),
        columns=lambda _: range(1),
    ),
    _mistake(
        Text("scores only the first row"), _AFTER_LOOPS, Cost.STRENGTH, rows=lambda _: range(1)
    ),
    _mistake(
        Text("leaves out the first row"),
        Text("the loop must cover every row, from 0"),
        Cost.STRENGTH,
        rows=lambda size: range(1, size),
    ),
    _mistake(
        Text("leaves out the first column"),
        Text("the loop must cover every column, from 0"),
        Cost.STRENGTH,
        columns=lambda size: range(1, size),
    ),
    _mistake(
        Text("leaves out the last row"),
        Text("the loop must cover every row"),
        Cost.STRENGTH,
        rows=lambda size: range(size - 1),
    ),
    _mistake(
        Text("leaves out the last column"),
        Text("the loop must cover every column"),
        Cost.STRENGTH,
        columns=lambda size: range(size - 1),
    ),
    *(
        _mistake(
            Text(
                "gives {current} to {mark}'s squares, whoever the player is",
                mark=mark,
                **_CONSTANTS,
            ),
            _PLAYER,
            *WEIGHTS_ONLY,
            side=lambda _, player=player: player,
            own=lambda _, player=player: player,
        )
        for player, mark in ((PLAYERX, "X"), (PLAYERO, "O"))
    ),
    *(
        _mistake(
            Text("compares the winner with {player} instead of with player", player=name),
            None,
            Cost.STRENGTH,
            side=lambda _, player=player: player,
        )
        for player, name in PLAYER_NAMES.items()
    ),
    _mistake(
        Text("mistakes the player's own marks for the opponent's"),
        Text("the winner is correct, but the squares are swapped"),
        Cost.STRENGTH,
        own=other,
    ),
    _mistake(
        Text("treats X's marks as the player's own even when the player is O"),
        None,
        Cost.STRENGTH,
        own=lambda _: PLAYERX,
    ),
    _mistake(
        Text("replaces the scores"),
        _ADD,
        Cost.STRENGTH,
        forgets=lambda gain, _is_tie, _is_empty: bool(gain),
    ),
    _mistake(
        Text("replaces the scores"),  # after ties too
        _ADD,
        Cost.STRENGTH,
        forgets=lambda _gain, _is_tie, is_empty: not is_empty,
    ),
    _mistake(
        Text("resets every square"),
        _ADD,
        Cost.STRENGTH,
        forgets=lambda _gain, _is_tie, _is_empty: True,
    ),
    _mistake(
        Text("resets every square unless the game is a tie"),
        _ADD,
        Cost.STRENGTH,
        forgets=lambda _gain, is_tie, _is_empty: not is_tie,
    ),
    _mistake(
        Text("swaps rows and columns"),
        None,
        Cost.STRENGTH,
        place=lambda row, col: (col, row),
    ),
)


def together(texts: Iterable[Text]) -> Text:
    """Return several mistakes' names or hints as one."""
    return reduce(lambda one, two: Text("{one}; and {two}", one=one, two=two), texts)


class Scored(NamedTuple):
    """One scoring and the grid that a function left."""

    asked: Scoring
    weights: FileWeights
    grid: Grid


def combined(mistakes: Iterable[ScoringMistake]) -> ScoringRule:
    """Return the rule of a function with these mistakes, which differ in their parts."""
    return replace(
        COURSE_RULE, **{name: part for each in mistakes for name, part in each.parts.items()}
    )


def explain(
    observed: Sequence[Scored], more: Sequence[ScoringMistake] = ()
) -> list[tuple[ScoringMistake, ...]]:
    """Return the smallest sets of mistakes that give every observed grid; empty if none does.

    Of sets with the same names, only the first is returned.

    `more` are tried besides the common ones.
    """
    for size in range(MAX_MISTAKES + 1):
        named: dict[frozenset[str], tuple[ScoringMistake, ...]] = {}
        for mistakes in combinations((*SCORING_MISTAKES, *more), size):
            parts = [part for mistake in mistakes for part in mistake.parts]
            if len(parts) > len(set(parts)):
                continue
            rule = combined(mistakes)
            if all(
                same_grid(asked.scored(weights, rule), grid) for asked, weights, grid in observed
            ):
                named.setdefault(frozenset(str(each.name) for each in mistakes), mistakes)
        if named:
            return [*named.values()]
    return []


def number_mistakes(own: float, theirs: float) -> tuple[ScoringMistake, ...]:
    """Return the mistakes that consist of writing these numbers instead of the constants."""
    advice = Text("use the constants, so that changing them changes the player")
    one, two = number_text(own), number_text(theirs)
    both = Text("{one} and {two}", one=one, two=two) if one != two else one
    return (
        _mistake(
            Text("uses {numbers} instead of {constant}", numbers=one, constant=CURRENT),
            advice,
            *WEIGHTS_ONLY,
            weights=lambda weights, _: FileWeights(own, weights.other),
        ),
        _mistake(
            Text("uses {numbers} instead of {constant}", numbers=two, constant=OTHER),
            advice,
            *WEIGHTS_ONLY,
            weights=lambda weights, _: FileWeights(weights.current, theirs),
        ),
        _mistake(
            Text("uses {numbers} instead of {current} and {other}", numbers=both, **_CONSTANTS),
            advice,
            *WEIGHTS_ONLY,
            weights=lambda _weights, _verdict: FileWeights(own, theirs),
        ),
    )
