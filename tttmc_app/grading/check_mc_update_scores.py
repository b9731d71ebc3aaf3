"""The checks of mc_update_scores, and the mistakes behind its answers.

The weights are replaced by unequal ones, which shows if a file mixes them up, ignores them or
writes them as numbers. A mistake is named only if it alone explains all answers, including those
with other weights.

First the rules for scoring a finished board. A mistake replaces parts of the course's rule. Answers
are explained by the smallest set of mistakes whose combined rule gives all of them. If there is no
such set, the observed changes are described by result and mark: what a function does, not why.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, fields, replace
from functools import cached_property, partial
from itertools import chain, combinations, product
from math import isclose
from typing import Any, NamedTuple, TypeAlias

from tttmc_app.core import Square, Text, Weights, derive_seed
from tttmc_app.grading.boards import (
    DRAW,
    EMPTY,
    PLAYER_NAMES,
    PLAYERO,
    PLAYERX,
    CourseBoard,
    Grid,
    brief,
    drawn_board,
    grid_text,
    number_text,
    other,
    rows_of,
    zeros,
)
from tttmc_app.grading.check_constants import NO_WEIGHTS
from tttmc_app.grading.checks import ONLY_3X3, Check, Cost, Damage, Mistake, Part
from tttmc_app.grading.examine import Asked, Came, Group, Predicted, Row
from tttmc_app.grading.submission import Submission

WIN, LOSS, TIE = "a win", "a loss", "a tie"
is_close = partial(isclose, rel_tol=1e-9, abs_tol=1e-9)


Gains: TypeAlias = tuple[float, float]
"""The gains of the player's own squares and of the opponent's."""


@dataclass(frozen=True, slots=True, eq=False)
class ScoringRule(Mistake):
    """How a function scores a finished board: the course's rule, but for the mistaken parts."""

    cost: Cost = Cost.STRENGTH
    _: KW_ONLY
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
    gains: Callable[[float, float], Gains] = lambda own, theirs: (own, theirs)
    """The gains used instead of the right ones."""
    empty: Callable[[float, float], float] = lambda _own, _theirs: 0.0
    """The gain of empty squares."""
    rows: Callable[[int], range] = range
    """The rows of a board of this size that are scored."""
    columns: Callable[[int], range] = range
    forgets: Callable[[float, bool, bool], bool] = lambda _gain, _is_tie, _is_empty: False
    """Whether the old score is dropped, given the gain and whether the game is a tie and the square
    empty."""
    place: Callable[[int, int], Square] = lambda row, col: (row, col)
    """The square that receives the gain."""
    stored: Callable[[float], float] = lambda score: score
    """What a square holds for its new score."""

    @property
    def parts(self) -> dict[str, Any]:
        """Return the parts that differ from the course's rule, by name."""
        own = {part.name: getattr(self, part.name) for part in fields(self) if part.kw_only}
        return {name: part for name, part in own.items() if part is not getattr(COURSE_RULE, name)}


COURSE_RULE = ScoringRule(Text(""))


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
            return rule.gains(verdict * used.current, -verdict * used.other)

        winner = rule.winner(self.board)
        is_tie = winner in (DRAW, None)
        gains = rule.tie(after) if is_tie else after(rule.verdict(winner == rule.side(self.player)))
        own, empty = rule.own(self.player), rule.empty(*gains)
        rows = [*map(list, self.start)]
        for row, col in product(rule.rows(self.board.size), rule.columns(self.board.size)):
            mark = self.board.cells[row][col]
            gain = empty if mark == EMPTY else gains[mark != own]
            to_row, to_col = rule.place(row, col)
            if rule.forgets(gain, is_tie, mark == EMPTY):
                rows[to_row][to_col] = 0
            rows[to_row][to_col] = rule.stored(rows[to_row][to_col] + gain)
        return tuple(map(tuple, rows))


def same_grid(one: Grid, two: Grid) -> bool:
    """Return whether two grids are equal except for rounding."""
    return len(one) == len(two) and all(map(is_close, chain(*one), chain(*two)))


# Mistakes

MAX_MISTAKES = 2
"""Larger sets of mistakes are not tried: they explain too much by chance, and say too little."""
CURRENT, OTHER = "SCORE_CURRENT", "SCORE_OTHER"


def _always(player: int) -> Callable[[int], int]:
    return lambda _: player


def _rounded(
    how: Callable[[float], int], own: bool, theirs: bool, weights: Weights, _verdict: int
) -> Weights:
    return Weights(
        how(weights.current) if own else weights.current,
        how(weights.other) if theirs else weights.other,
    )


_WHOLE = Text("adds only whole numbers")
_AS_IT_IS = Text("add the constants as they are, without int() or round()")
_TIES = Text("a tie must change nothing")
_PLAYER = Text("compare the marks with `player`")
_EMPTY = Text("empty squares must stay unchanged")
_AFTER_LOOPS = Text("the loops must cover every square: return only after them")
_ADD = Text("add to the scores that are already there")
_WINNER = Text("the winner's squares must gain points")
SIZES_ONLY = Cost.POINTS, Damage.WEIGHTS
"""What mistakes in the sizes of changes cost."""
_CONSTANTS = {"current": CURRENT, "other": OTHER}

# In 200 games, files with POINTS mistakes were as strong as correct ones, and files with UNKNOWN
# mistakes a little weaker, which may be chance.
SCORING_MISTAKES = (
    ScoringRule(Text("scores a tie as a loss"), _TIES, tie=lambda after: after(-1)),
    ScoringRule(
        Text("subtracts from both players' squares after a tie"),
        _TIES,
        tie=lambda after: (-abs(after(1)[0]), -abs(after(1)[1])),
    ),
    ScoringRule(Text("scores a tie as a win"), _TIES, tie=lambda after: after(1)),
    ScoringRule(
        Text("sets all scores to 0 after a tie"),
        _TIES,
        Cost.UNKNOWN,
        forgets=lambda _gain, is_tie, _is_empty: is_tie,
    ),
    ScoringRule(
        Text("scores nothing if the board is full"),
        Text("check_win() returns the winner even if no square is empty"),
        Cost.UNKNOWN,
        winner=lambda board: board.winner if board.empty_squares else DRAW,
    ),
    ScoringRule(
        Text("scores the reverse game like the normal one"),
        Text("check_win() already allows for it"),
        Cost.UNKNOWN,
        winner=lambda board: CourseBoard(board.cells).winner,
    ),
    ScoringRule(
        Text("scores every game as a win"),
        Text("after a loss the player's own squares lose points and the opponent's gain them"),
        verdict=lambda _: 1,
    ),
    ScoringRule(
        Text("scores only games that the player won"),
        Text("a loss must change the scores too"),
        verdict=lambda won: 1 if won else 0,
    ),
    ScoringRule(
        Text("scores only games that the player lost"),
        Text("a win must change the scores too"),
        verdict=lambda won: 0 if won else -1,
    ),
    ScoringRule(
        Text("has every sign reversed"), _WINNER, gains=lambda own, theirs: (-own, -theirs)
    ),
    ScoringRule(
        Text("swaps the weights"),
        Text("{current} is for the player's own squares, {other} for the opponent's", **_CONSTANTS),
        *SIZES_ONLY,
        weights=lambda weights, _: Weights(weights.other, weights.current),
    ),
    ScoringRule(
        Text("gives {current} to the winner", **_CONSTANTS),
        Text("use it for the machine's own squares, in wins and losses"),
        *SIZES_ONLY,
        weights=lambda weights, verdict: (
            weights if verdict >= 0 else Weights(weights.other, weights.current)
        ),
    ),
    ScoringRule(
        Text("uses {current} for both sides", **_CONSTANTS),
        Text("use {other} for the opponent's squares", **_CONSTANTS),
        *SIZES_ONLY,
        weights=lambda weights, _: Weights(weights.current, weights.current),
    ),
    ScoringRule(
        Text("uses {other} for both sides", **_CONSTANTS),
        Text("use {current} for the player's own squares", **_CONSTANTS),
        *SIZES_ONLY,
        weights=lambda weights, _: Weights(weights.other, weights.other),
    ),
    *(
        ScoringRule(name, _AS_IT_IS, *SIZES_ONLY, weights=partial(_rounded, how, own, theirs))
        for how in (int, round)
        for name, own, theirs in (
            (Text("rounds {constant} to a whole number", constant=CURRENT), True, False),
            (Text("rounds {constant} to a whole number", constant=OTHER), False, True),
            (_WHOLE, True, True),
        )
    ),
    ScoringRule(_WHOLE, _AS_IT_IS, *SIZES_ONLY, stored=int),
    ScoringRule(
        Text("scores only the player's own squares"),
        Text("the opponent's squares must change too"),
        gains=lambda own, _theirs: (own, 0.0),
    ),
    ScoringRule(
        Text("scores only the opponent's squares"),
        Text("the player's own squares must change too"),
        Cost.UNKNOWN,
        gains=lambda _own, theirs: (0.0, theirs),
    ),
    ScoringRule(
        Text("only ever adds"),
        Text("the loser's squares must lose points"),
        Cost.POINTS,
        gains=lambda own, theirs: (max(0.0, own), max(0.0, theirs)),
    ),
    ScoringRule(
        Text("only ever subtracts"),
        _WINNER,
        Cost.UNKNOWN,
        gains=lambda own, theirs: (min(0.0, own), min(0.0, theirs)),
    ),
    ScoringRule(
        Text("scores empty squares as if the opponent held them"),
        _EMPTY,
        empty=lambda _own, theirs: theirs,
    ),
    ScoringRule(
        Text("scores empty squares as if the player held them"),
        _EMPTY,
        Cost.UNKNOWN,
        empty=lambda own, _theirs: own,
    ),
    ScoringRule(
        Text("subtracts from empty squares after wins and losses"),
        _EMPTY,
        empty=lambda _own, theirs: -abs(theirs),
    ),
    ScoringRule(
        Text("sets the scores of empty squares to 0"),
        _EMPTY,
        Cost.UNKNOWN,
        forgets=lambda _gain, _is_tie, is_empty: is_empty,
    ),
    ScoringRule(
        Text("scores only the first square"),
        _AFTER_LOOPS,
        rows=lambda _: range(1),
        columns=lambda _: range(1),
    ),
    ScoringRule(Text("scores only the first row"), _AFTER_LOOPS, rows=lambda _: range(1)),
    ScoringRule(
        Text("leaves out the first row"),
        Text("the loop must cover every row, from 0"),
        rows=lambda size: range(1, size),
    ),
    ScoringRule(
        Text("leaves out the first column"),
        Text("the loop must cover every column, from 0"),
        columns=lambda size: range(1, size),
    ),
    ScoringRule(
        Text("leaves out the last row"),
        Text("the loop must cover every row"),
        rows=lambda size: range(size - 1),
    ),
    ScoringRule(
        Text("leaves out the last column"),
        Text("the loop must cover every column"),
        columns=lambda size: range(size - 1),
    ),
    *(
        ScoringRule(
            Text(
                "gives {current} to {mark}'s squares, whoever the player is",
                mark=mark,
                **_CONSTANTS,
            ),
            _PLAYER,
            *SIZES_ONLY,
            side=_always(player),
            own=_always(player),
        )
        for player, mark in ((PLAYERX, "X"), (PLAYERO, "O"))
    ),
    *(
        ScoringRule(
            Text("compares the winner with {player} instead of with player", player=name),
            None,
            side=_always(player),
        )
        for player, name in PLAYER_NAMES.items()
    ),
    ScoringRule(
        Text("mistakes the player's own marks for the opponent's"),
        Text("the winner is correct, but the squares are swapped"),
        own=other,
    ),
    ScoringRule(
        Text("treats X's marks as the player's own even when the player is O"),
        None,
        own=_always(PLAYERX),
    ),
    ScoringRule(
        Text("replaces the scores"), _ADD, forgets=lambda gain, _is_tie, _is_empty: bool(gain)
    ),
    ScoringRule(
        Text("replaces the scores"), _ADD, forgets=lambda _gain, _is_tie, is_empty: not is_empty
    ),
    ScoringRule(Text("resets every square"), _ADD, forgets=lambda _gain, _is_tie, _is_empty: True),
    ScoringRule(
        Text("resets every square unless the game is a tie"),
        _ADD,
        forgets=lambda _gain, is_tie, _is_empty: not is_tie,
    ),
    ScoringRule(Text("swaps rows and columns"), None, place=lambda row, col: (col, row)),
)


class Scored(NamedTuple):
    """One scoring and the grid that a function left."""

    asked: Scoring
    weights: Weights
    grid: Grid


def combined(mistakes: Iterable[ScoringRule]) -> ScoringRule:
    """Return the rule of a function with these mistakes, which differ in their parts."""
    return replace(
        COURSE_RULE, **{name: part for each in mistakes for name, part in each.parts.items()}
    )


def explain(
    observed: Sequence[Scored], more: Sequence[ScoringRule] = ()
) -> list[tuple[ScoringRule, ...]]:
    """Return the smallest sets of mistakes that give every observed grid; empty if none does.

    Of sets with the same names, only the first is returned.

    `more` are tried besides the common ones.
    """
    for size in range(MAX_MISTAKES + 1):
        named: dict[frozenset[str], tuple[ScoringRule, ...]] = {}
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


def number_mistakes(own: float | None, theirs: float | None) -> tuple[ScoringRule, ...]:
    """Return the mistakes that consist of writing these numbers instead of the constants."""
    if not own or not theirs:
        return ()
    advice = Text("use the constants, so that changing them changes the player")
    one, two = number_text(own), number_text(theirs)
    both = Text("{one} and {two}", one=one, two=two) if one != two else one
    return (
        ScoringRule(
            Text("uses {number} instead of {constant}", number=one, constant=CURRENT),
            advice,
            *SIZES_ONLY,
            weights=lambda weights, _: Weights(own, weights.other),
        ),
        ScoringRule(
            Text("uses {number} instead of {constant}", number=two, constant=OTHER),
            advice,
            *SIZES_ONLY,
            weights=lambda weights, _: Weights(weights.current, theirs),
        ),
        ScoringRule(
            Text("uses {numbers} instead of {current} and {other}", numbers=both, **_CONSTANTS),
            advice,
            *SIZES_ONLY,
            weights=lambda _weights, _: Weights(own, theirs),
        ),
    )


# Changes

OWN, THEIRS, NONE = "own", "theirs", "empty"
_WORDS = {
    WIN: Text("a win"),
    LOSS: Text("a loss"),
    TIE: Text("a tie"),
    OWN: Text("the player's own squares"),
    THEIRS: Text("the opponent's squares"),
    NONE: Text("empty squares"),
}
_MAX_CELLS = 4
"""A table with more wrong entries than this is not described."""
_SYMBOLS = {
    "0": (0, 0),
    **{
        f"{sign}{name}": (times * own, times * theirs)
        for name, own, theirs in ((CURRENT, 1, 0), (OTHER, 0, 1))
        for sign, times in (
            *(("+", 1), ("-", -1), ("+2*", 2), ("-2*", -2)),
            *(("+0.5*", 0.5), ("-0.5*", -0.5)),
        )
    },
}
"""Changes as a student would write them, and how often each weight counts in them."""


class Change(NamedTuple):
    """The change of one square's score."""

    result: str
    mark: str
    player: int
    weights: Weights
    change: float
    expected: float

    @property
    def is_right(self) -> bool:
        """Return whether the change is what the course's rule requires."""
        return is_close(self.change, self.expected)


def changes(scored: Scored) -> Iterator[Change]:
    """Yield the change of every square's score."""
    asked, weights, grid = scored
    expected = asked.scored(weights)
    for row, col in asked.board.squares:
        mark, before = asked.board.cells[row][col], asked.start[row][col]
        yield Change(
            asked.result,
            NONE if mark == EMPTY else OWN if mark == asked.player else THEIRS,
            asked.player,
            weights,
            grid[row][col] - before,
            expected[row][col] - before,
        )


def described(observed: Sequence[Scored]) -> tuple[Mistake, ...]:
    """Return in words what a function does wrong after each result, if nothing else matters.

    The words hold for every observed square: each change is 0, or a weight or a number with a sign,
    which is the same for all squares with the same mark after the same result, and if need be for
    the same player.
    """
    found = [change for scored in observed for change in changes(scored)]
    for by_player in (0, 1):
        entries: dict[tuple[str, str, int], list[Change]] = {}
        for each in found:
            entries.setdefault((each.result, each.mark, by_player * each.player), []).append(each)
        if all(map(_symbol, entries.values())):
            wrong = [key for key in sorted(entries) if not all(c.is_right for c in entries[key])]
            is_short = len(wrong) <= _MAX_CELLS
            return tuple(_entry(*key, entries[key]) for key in wrong) if is_short else ()
    return ()


def _entry(result: str, mark: str, player: int, group: Sequence[Change]) -> Mistake:
    values = {
        "result": _WORDS[result],
        "squares": _WORDS[mark],
        "change": _symbol(group),
        "expected": _symbol([each._replace(change=each.expected) for each in group]),
    }
    name = (
        Text(
            "for {player}, after {result}, {squares} change by {change} instead of {expected}",
            player=PLAYER_NAMES[player],
            **values,
        )
        if player
        else Text("after {result}, {squares} change by {change} instead of {expected}", **values)
    )
    has_right_sign = all(each.change * each.expected > 0 for each in group)
    if has_right_sign:
        return Mistake(name, None, *SIZES_ONLY)
    return Mistake(name, None, Cost.STRENGTH)


def _symbol(group: Sequence[Change]) -> str:
    """Return the only way to write all changes: 0, a weight with its sign, or a number."""
    for name, (own, theirs) in _SYMBOLS.items():
        if all(
            is_close(each.change, own * each.weights.current + theirs * each.weights.other)
            for each in group
        ):
            return name
    first = group[0].change
    return f"{first:+.10g}" if all(is_close(each.change, first) for each in group) else ""


# Questions and checks

NAME = "mc_update_scores"
SECOND_WEIGHTS = Weights(5.25, 4.125)
"""The weights with which a file with a mistake is asked again: now the first is the larger one,
and all four are rounded to different whole numbers."""
EARLIER: Grid = ((4, -7, 0), (2, 11, -3), (-1, 6, 8))
"""Scores of earlier trials."""
_X_WON = "XXO/OX./.XO"
_BOARDS = (_X_WON, "OX./XOX/..O", "XOX/XOO/OXX", "OXO/OOX/XXX", "OXX/.O./XXO")
_LARGE = (
    *("X..O/.XO./..XO/...X", "XXXX/OOXO/OXO./XOOX", "OX../XO../.XO./X..O", "XOXO/OXXO/XOOX/OXOX"),
    *("X...O/.X.O./..X../.O.X./O...X", "OOOOO/XXOXX/XOXOX/OXXOX/XOXXO"),
)
_MORE_BOARDS = 12
QUESTIONS = (
    *(
        Scoring(start, CourseBoard.of(board), player)
        for start, board, player in product((zeros(3), EARLIER), _BOARDS, PLAYER_NAMES)
    ),
    *(Scoring(zeros(3), CourseBoard.of(_X_WON, reverse=True), player) for player in PLAYER_NAMES),
    *(
        Scoring(zeros(board.size), board, player)
        for board, player in product(map(CourseBoard.of, _LARGE), PLAYER_NAMES)
    ),
    Scoring(zeros(2), CourseBoard.of("XO/.X"), PLAYERO),
    *(
        Scoring(
            EARLIER, drawn_board(derive_seed(number, NAME), 3, 9), (PLAYERX, PLAYERO)[number % 2]
        )
        for number in range(_MORE_BOARDS)
    ),
)
"""The arguments of the calls: the same for every seed, since the points must be."""


@dataclass(frozen=True)
class ScoringAnswer(Asked):
    """A call of mc_update_scores, and what it did to the scores."""

    weights: Weights = SECOND_WEIGHTS
    are_replaced: bool = False
    """Whether these weights replaced the file's own."""
    has_constants: bool = True
    """Whether the file sets both constants."""
    is_idle: bool = False
    """Whether the function never changes anything."""
    usual: frozenset[tuple[str, str, float]] = frozenset()
    """The changes from zeros in the course's game, with their results and marks."""

    @cached_property
    def asked(self) -> Scoring:
        """Return the question."""
        return Scoring._make(self.arguments)

    @property
    def called(self) -> Came:
        """Return the call as text, with the weights if they replaced the file's own."""
        if not self.are_replaced:
            return super().called
        return Text(
            "{call}, with {current} = {one} and {other} = {two}",
            call=super().called,
            current=CURRENT,
            one=number_text(self.weights.current),
            other=OTHER,
            two=number_text(self.weights.other),
        )

    @cached_property
    def is_new(self) -> bool:
        """Return whether the function left the grid alone and returned another, which counts."""
        left, returned = rows_of(self.answer.after(0)), rows_of(self.answer.value)
        return left == self.asked.start and returned is not None and returned != left

    @cached_property
    def scored(self) -> Scored | None:
        """Return the grid after the call; None if there is none of the right size."""
        grid = rows_of(self.answer.value if self.is_new else self.answer.after(0))
        if self.answer.error or grid is None or len(grid) != self.board.size:
            return None
        return Scored(self.asked, self.weights, grid)

    @cached_property
    def changes(self) -> tuple[Change, ...]:
        """Return the changes of the squares' scores."""
        return tuple(changes(self.scored)) if self.scored else ()

    @property
    def came(self) -> Came:
        """Return the grid as text."""
        if not self.is_new:
            return Text("the grid {grid}", grid=grid_text(self.answer.after(0)))
        grid = grid_text(self.answer.value)
        return Text("an unchanged grid and the return value {grid}", grid=grid)

    @property
    def expected(self) -> Came:
        """Return the grid that the course's rule leaves, as text."""
        return Text("the grid {grid}", grid=grid_text(self.asked.scored(self.weights)))

    @property
    def is_right(self) -> bool:
        """Return whether the call left the grid that the course's rule leaves."""
        return self.scored is not None and all(change.is_right for change in self.changes)

    @property
    def is_usual(self) -> bool:
        """Return whether it is the course's game: 3×3 and not reversed."""
        return self.board.size == 3 and not self.board.reverse

    @property
    def is_fresh(self) -> bool:
        """Return whether the scores were zeros."""
        return not any(map(any, self.asked.start))

    def is_unusual(self, change: Change) -> bool:
        """Return whether a marked square changed otherwise than in the course's game from zeros."""
        return change.mark != NONE and not any(
            (result, mark) == change[:2] and is_close(change.change, usual)
            for result, mark, usual in self.usual
        )


def _ask(submission: Submission) -> dict[str, list[ScoringAnswer]]:
    items = ScoringAnswer.ask(submission, NAME, QUESTIONS)
    usual = frozenset(
        (change.result, change.mark, change.change)
        for item in items
        for change in item.changes
        if item.is_usual and item.is_fresh
    )
    weights = submission.weights
    if not submission.weights_replaced:  # a file may use other names, and shows what it uses
        shown = _sizes(items[0])
        weights = submission.own_weights(Weights(shown.get(OWN) or 1.0, shown.get(THEIRS) or 1.0))
    submission.assume(weights)
    items = [
        replace(
            item,
            weights=weights,
            are_replaced=submission.weights_replaced,
            has_constants=submission.has_weights,
            is_idle=all(each.scored and each.scored.grid == each.asked.start for each in items),
            usual=usual,
        )
        for item in items
    ]
    # Of a file that doesn't add to the scores that are there, only the first ones are judged.
    earlier = [i for i in items if i.is_usual and not i.is_fresh and i.asked.result != TIE]
    adds = not any(item.is_unusual(change) for item in earlier for change in item.changes)
    judged = [item for item in items if item.is_usual and (item.is_fresh or adds)]
    return {
        **{result: [i for i in judged if i.asked.result == result] for result in (WIN, LOSS, TIE)},
        "all": items,
        "earlier": earlier,
        "reverse": [item for item in items if item.board.reverse],
        "sizes": [item for item in items if item.board.size != 3],
        "answered": [item for item in items if not item.answer.error] or items,
    }


def _sizes(item: ScoringAnswer) -> dict[str, float]:
    return {change.mark: abs(change.change) for change in item.changes}


def _explain(
    submission: Submission, answers: Mapping[str, Sequence[ScoringAnswer]]
) -> Callable[[ScoringAnswer], Sequence[Mistake]]:
    """Ask again with other weights, and find the only mistakes that explain all answers."""
    items = answers["all"]
    known = [item.scored for item in items if item.scored]
    numbers: dict[str, float] = {}
    if submission.weights_replaced:
        first_weights = submission.weights
        if submission.replace_weights(SECOND_WEIGHTS):
            known += [item.scored for item in _ask(submission)["all"] if item.scored]
            # With a single pair of weights a number can't be distinguished from a constant.
            numbers = _sizes(items[0])
        else:
            submission.replace_weights(first_weights)
    found = explain(known, number_mistakes(numbers.get(OWN), numbers.get(THEIRS)))
    mistakes = found[0] if len(found) == 1 else ()
    words = () if len(found) == 1 else described(known)
    only_3x3 = all(
        item.is_right == (item.board.size == 3)
        for item in items
        if item.board.size == 3 or item.asked.result != TIE
    )

    def behind(item: ScoringAnswer) -> Sequence[Mistake]:
        if item.is_idle:
            advice = Text("add to the grid passed in")
            return (Mistake(Text("leaves every score unchanged"), advice, Cost.STRENGTH),)
        if only_3x3:
            return (ONLY_3X3,)
        if item.scored is None:
            no_grid = Mistake(Text("does not leave a grid of numbers"))
            return () if item.answer.error else (no_grid,)
        here = [
            each
            for each in mistakes
            if not same_grid(
                item.asked.scored(item.weights, combined(mistakes)),
                item.asked.scored(item.weights, combined({*mistakes} - {each})),
            )
        ]
        return here or mistakes or words

    return behind


def _row(
    title: Text,
    points: int,
    topics: tuple[str, ...],
    is_wrong: Callable[[ScoringAnswer, Change], bool],
    *mistakes: Predicted[ScoringAnswer],
) -> Row[ScoringAnswer]:
    """Return the row of a check of single changes; whoever changes nothing fails all of them."""

    def came(item: ScoringAnswer) -> Came | None:
        wrong = (is_wrong(item, change) for change in item.changes)
        return item.came if item.scored is None or item.is_idle or any(wrong) else None

    return Row(
        Check(NAME, title, points),
        topics,
        lambda item: item.expected,
        came,
        mistakes=mistakes,
        cost=Cost.STRENGTH,
    )


def _has_wrong_sign(_item: ScoringAnswer, change: Change) -> bool:
    is_wrong = change.change * change.expected <= 0 and not change.is_right
    return is_wrong and change.mark != NONE


def _has_constants(item: ScoringAnswer) -> bool:
    return item.has_constants


def _returned(item: ScoringAnswer) -> Came | None:
    if item.answer.value is not None:
        return brief(item.answer.value)
    return item.came if item.is_idle else None


def _left_board(item: ScoringAnswer) -> Came | None:
    left = item.changed_board
    return left.text if left else item.came if item.is_idle else None


_NEW_GRID: Predicted[ScoringAnswer] = Predicted(
    Text("returns a new grid"),
    Text("change the grid passed in"),
    Cost.POINTS,
    fits=lambda item: (
        rows_of(item.answer.after(0)) == item.asked.start
        and rows_of(item.answer.value) is not None
        and not item.is_idle
    ),
)
GROUP = Group(
    _ask,
    (
        _row(
            Text("after a win, the player's squares gain and the opponent's lose"),
            3,
            (WIN,),
            _has_wrong_sign,
        ),
        _row(
            Text("after a loss, the player's squares lose and the opponent's gain"),
            2,
            (LOSS,),
            _has_wrong_sign,
        ),
        _row(Text("a tie changes nothing"), 2, (TIE,), lambda _, change: not change.is_right),
        _row(
            Text("empty squares stay unchanged"),
            1,
            (WIN, LOSS),
            lambda _, change: change.mark == NONE and not change.is_right,
        ),
        replace(
            _row(
                Text("by SCORE_CURRENT and SCORE_OTHER"),
                2,
                (WIN, LOSS),
                lambda _, change: change.change * change.expected > 0 and not change.is_right,
            ),
            shows=_has_constants,
            unseen=NO_WEIGHTS,
        ),
        _row(
            Text("adds to the grid passed in"),
            2,
            ("earlier",),
            lambda item, change: item.is_new or item.is_unusual(change),
            _NEW_GRID,
        ),
        _row(Text("the reverse game"), 1, ("reverse",), ScoringAnswer.is_unusual),
        _row(Text("other board sizes"), 1, ("sizes",), ScoringAnswer.is_unusual),
        Row(
            Check(NAME, Text("returns None"), 2, Part.RULES),
            ("answered",),
            "None",
            _returned,
            mistakes=(
                _NEW_GRID,
                Predicted(
                    Text("returns a value"),
                    Text("return None, since the scores are in the grid passed in"),
                    Cost.POINTS,
                    fits=lambda item: item.answer.value is not None or not item.is_idle,
                    is_general=True,
                ),
            ),
        ),
        Row(
            Check(NAME, Text("leaves the board unchanged"), 1, Part.RULES),
            ("answered",),
            lambda item: item.board.text,
            _left_board,
            mistakes=(
                Predicted(
                    Text("changes the board"),
                    Text("only read it"),
                    fits=lambda item: not item.is_idle,
                ),
            ),
        ),
    ),
    _explain,
)
