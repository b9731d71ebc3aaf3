"""Rules by which a get_best_move may choose, right and wrong ones, and their elimination.

Each mistake says which answers it allows for a board and its scores. It is named only if it allows
every answer observed, and these are 1,000 times likelier by it than by any rival.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from math import floor, inf, log, sqrt
from typing import NamedTuple, TypeAlias

from tttmc_app.core import Square, Text
from tttmc_app.grading.boards import EMPTY, CourseBoard, Grid, number_text
from tttmc_app.grading.checks import Cost, Damage, Mistake
from tttmc_app.grading.examine import chi_squared

Found: TypeAlias = Square | float | frozenset[Square] | None
"""An answer: a square, a number, several squares, or None if the function found nothing."""
Allowed: TypeAlias = Sequence[Found] | None
"""The answers that a mistake allows; empty if it finds nothing, None if it may do anything."""


_FAR_LIKELIER, _EXCEPTION = log(1000), log(100)


class Choice(NamedTuple):
    """A question: a board with scores, whose best square is asked for."""

    board: CourseBoard
    scores: Grid

    def score(self, square: Square) -> float:
        """Return a square's score."""
        return self.scores[square[0]][square[1]]

    @property
    def empty(self) -> list[Square]:
        """Return the empty squares, row by row."""
        return self.board.empty_squares

    @property
    def best(self) -> list[Square]:
        """Return the empty squares with the highest score, row by row."""
        return self.top(self.empty)

    @property
    def maximum(self) -> float:
        """Return the highest score of the empty squares."""
        return self.score(self.best[0])

    def top(
        self, squares: Iterable[Square], value: Callable[[Square], float] | None = None
    ) -> list[Square]:
        """Return those of the squares that have the highest score, or another value."""
        values = {square: (value or self.score)(square) for square in squares}
        most = max(values.values(), default=0)
        return [square for square in values if values[square] == most]


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoiceRule(Mistake):
    """A mistaken rule."""

    allows: Callable[[Choice], Allowed]
    is_shown_by: Callable[[Choice], bool] = lambda _: True
    """Whether a wrong answer to a question shows this mistake; at least one answer must do so."""

    def log_chance(self, choice: Choice, found: Found) -> float:
        """Return the logarithm of an answer's probability, if the rule draws among its answers."""
        allowed = self.allows(choice)
        if allowed is None:
            return -log(choice.board.size**2 + 1)
        is_nothing = not isinstance(found, tuple) or found not in choice.board.squares
        is_allowed = found in allowed if allowed else is_nothing
        return -log(max(1, len(allowed))) if is_allowed else -inf


_ONLY_EMPTY = Text("look only among the empty squares")
_HIGHEST = Text("the highest is the best")
_EVERY = Text("the loop must cover every empty square, from the first")
_FIXED = Text("choose an empty square with the highest score")
_FINDS_ALL = Text("the loop must cover every row and column")


_AMONG_ALL = Text("looks for the highest score among occupied squares too, then finds no empty one")


def _among_all(choice: Choice) -> list[Square]:
    return [square for square in choice.top(choice.board.squares) if square in choice.empty]


def _paired_in_order(choice: Choice) -> Allowed:
    values = dict(zip(choice.empty, chain(*choice.scores), strict=False))
    return choice.top(choice.empty, values.__getitem__)


def _without(parts: slice, which: int, choice: Choice) -> Allowed:
    """Leave out a row, a column or both: the first for 0, the last for -1."""
    left_out = range(choice.board.size)[which]
    return choice.top(square for square in choice.empty if left_out not in list(square)[parts])


def _second_best(choice: Choice) -> Allowed:
    values = sorted({choice.score(square) for square in choice.empty})
    return [s for s in choice.empty if choice.score(s) in values[-2:-1]] or None


def _on_3x3(choice: Choice) -> Allowed:
    """Look at three rows and columns; on smaller boards that raises an exception."""
    seen = [square for square in choice.empty if max(square) < 3]
    return choice.top(seen) if choice.board.size > 2 else ()


def _from_first_score(is_found: bool, choice: Choice) -> Allowed:
    first = choice.score((0, 0))
    if first < choice.maximum:
        return choice.best
    if (0, 0) in choice.empty:
        return choice.best if is_found else ()
    return [*choice.best, (0, 0), None] if first == choice.maximum else None


RULES = (
    ChoiceRule(
        Text("chooses occupied squares too"),
        _ONLY_EMPTY,
        Cost.GAMES,
        allows=lambda choice: choice.top(choice.board.squares),
    ),
    ChoiceRule(_AMONG_ALL, _ONLY_EMPTY, Cost.GAMES, allows=_among_all),
    ChoiceRule(
        _AMONG_ALL, _ONLY_EMPTY, Cost.GAMES, allows=lambda choice: _among_all(choice) or None
    ),
    ChoiceRule(
        Text("chooses any square with the best score, even an occupied one"),
        _ONLY_EMPTY,
        Cost.GAMES,
        allows=lambda choice: [
            square for square in choice.board.squares if choice.score(square) == choice.maximum
        ],
    ),
    ChoiceRule(
        Text("chooses the lowest score"),
        _HIGHEST,
        Cost.STRENGTH,
        allows=lambda choice: choice.top(choice.empty, lambda square: -choice.score(square)),
    ),
    ChoiceRule(
        Text("chooses the highest score regardless of its sign"),
        Text("compare the scores, not their absolute values"),
        Cost.STRENGTH,
        allows=lambda choice: choice.top(choice.empty, lambda square: abs(choice.score(square))),
    ),
    ChoiceRule(
        Text("swaps row and column"),
        Text("return (row, column)"),
        Cost.STRENGTH,
        Damage.WRONG_PAIRS,
        allows=lambda choice: [(col, row) for row, col in choice.best],
    ),
    ChoiceRule(
        Text("reads scores[col][row] instead of scores[row][col]"),
        Text("the first index is the row"),
        Cost.STRENGTH,
        Damage.WRONG_PAIRS,
        allows=lambda choice: choice.top(
            choice.empty, lambda square: choice.score((square[1], square[0]))
        ),
    ),
    ChoiceRule(
        Text("pairs the empty squares with the wrong scores"),
        Text(
            "the first empty square does not belong to the first score: use "
            "scores[row][col] for each empty square"
        ),
        Cost.STRENGTH,
        Damage.WRONG_PAIRS,
        allows=_paired_in_order,
    ),
    ChoiceRule(
        Text("compares whole rows"),
        Text("max(scores) finds the largest row: compare the scores of the empty squares"),
        Cost.STRENGTH,
        allows=lambda choice: choice.top(
            square for square in choice.empty if choice.scores[square[0]] == max(choice.scores)
        ),
    ),
    *(
        ChoiceRule(name, _FINDS_ALL, Cost.STRENGTH, allows=partial(_without, parts, which))
        for name, parts, which in (
            (Text("leaves out the first row"), slice(1), 0),
            (Text("leaves out the last row"), slice(1), -1),
            (Text("leaves out the first column"), slice(1, 2), 0),
            (Text("leaves out the last column"), slice(1, 2), -1),
            (Text("leaves out the first row and column"), slice(2), 0),
            (Text("leaves out the last row and column"), slice(2), -1),
        )
    ),
    ChoiceRule(
        Text("handles only 3×3 boards"), Text("use board.get_dim()"), Cost.POINTS, allows=_on_3x3
    ),
    ChoiceRule(
        Text("leaves out squares with a score of 0"),
        Text("a score of 0 can be the highest"),
        allows=lambda choice: choice.top(filter(choice.score, choice.empty)),
    ),
    ChoiceRule(
        Text("chooses the second highest score"), _HIGHEST, Cost.STRENGTH, allows=_second_best
    ),
    ChoiceRule(
        Text("always returns the first empty square"),
        _FIXED,
        Cost.STRENGTH,
        Damage.FIXED_SQUARE,
        allows=lambda choice: choice.empty[:1],
    ),
    ChoiceRule(
        Text("always returns the last empty square"),
        _FIXED,
        Cost.STRENGTH,
        Damage.FIXED_SQUARE,
        allows=lambda choice: choice.empty[-1:],
    ),
    *(
        ChoiceRule(
            Text("starts its search from the score of square (0, 0), even if that is occupied"),
            _ONLY_EMPTY,
            damage=Damage.HIGH_START,
            allows=partial(_from_first_score, is_found),
            is_shown_by=lambda choice: (
                choice.board.cells[0][0] != EMPTY and choice.score((0, 0)) > choice.maximum
            ),
        )
        for is_found in (True, False)
    ),
    ChoiceRule(
        Text("leaves out square (0, 0)"),
        _EVERY,
        Cost.STRENGTH,
        allows=lambda choice: [square for square in choice.best if square != (0, 0)],
    ),
    ChoiceRule(
        Text("never compares square (0, 0)"),
        _EVERY,
        Cost.STRENGTH,
        allows=lambda choice: choice.top(square for square in choice.empty if square != (0, 0)),
    ),
    ChoiceRule(
        Text("returns the highest score instead of its square"),
        Text("return a (row, column) tuple"),
        Cost.GAMES,
        allows=lambda choice: [choice.maximum],
    ),
    ChoiceRule(
        Text("returns all of the best squares"),
        Text("return only one of them"),
        Cost.GAMES,
        allows=lambda choice: [frozenset(choice.best)],
    ),
)
_SPREADING = (
    ChoiceRule(
        Text("chooses any empty square if several are the best"),
        Text("choose one of the best"),
        Cost.STRENGTH,
        allows=lambda choice: choice.empty if len(choice.best) > 1 else choice.best,
    ),
    ChoiceRule(
        Text("chooses among all squares that were the best so far"),
        Text("start a new list of squares when a higher score is found"),
        Cost.STRENGTH,
        allows=lambda choice: [
            square
            for number, square in enumerate(choice.empty)
            if choice.score(square) == max(map(choice.score, choice.empty[: number + 1]))
        ],
    ),
    ChoiceRule(
        Text("chooses among all empty squares and ignores their scores"),
        Text("choose one with the highest score"),
        Cost.STRENGTH,
        Damage.FIXED_SQUARE,
        allows=lambda choice: choice.empty,
    ),
)
"""Permissive rules: the answers must spread evenly over what they allow."""


def explain(answers: Sequence[tuple[Choice, Found]]) -> ChoiceRule | None:
    """Return the mistake that makes all answers far likelier than anything else does, if any.

    That is every other rule, and a right choice with an exception for each wrong answer.
    """
    rules = [
        *RULES,
        *_fixed_square(answers),
        *_high_start(answers),
        *(rule for rule in _SPREADING if _spreads(rule, answers)),
    ]
    wrong = {choice for choice, found in answers if found not in choice.best}
    if not wrong:
        return None
    counts = Counter(answers)
    chances = [
        (sum(count * rule.log_chance(*each) for each, count in counts.items()), rule)
        for rule in rules
        if any(map(rule.is_shown_by, wrong))
    ]
    first, mistake = max(chances, key=lambda each: each[0])
    exceptions = -_EXCEPTION * len(wrong) - sum(
        log(len(choice.best) if found in choice.best else choice.board.size**2 + 1)
        for choice, found in answers
    )
    rivals = [chance for chance, rule in chances if rule.name != mistake.name]
    return mistake if first > max(exceptions, *rivals) + _FAR_LIKELIER else None


def highest_missed(answers: Sequence[tuple[Choice, Found]]) -> float | None:
    """Return the highest maximum that a search missed because it starts too high.

    None if that can't be why. Below its start a search may do anything, also be right by chance.
    """
    known = {*answers}
    missed = [choice.maximum for choice, found in known if found not in choice.best]
    highest = max(missed, default=inf)
    is_found = any(choice.maximum > highest for choice, _ in known)
    return highest if highest <= 0 and is_found else None


def _fixed_square(answers: Sequence[tuple[Choice, Found]]) -> Iterator[ChoiceRule]:
    squares = {found for _, found in answers}
    if len(squares) == 1 and isinstance(square := squares.pop(), tuple):
        name = Text("always returns {square}", square=square)
        yield ChoiceRule(name, _FIXED, Cost.GAMES, Damage.FIXED_SQUARE, allows=lambda _: [square])


def _high_start(answers: Sequence[tuple[Choice, Found]]) -> Iterator[ChoiceRule]:
    missed = highest_missed(answers)
    if missed is None:
        return
    negative = Text("does not find the highest score if all are negative")
    less = Text(
        "does not find the highest score if all are {number} or less",
        number=number_text(floor(missed)),
    )
    yield ChoiceRule(
        less if missed <= -1 else negative,
        Text("start the search for the highest with a score, or with float('-inf')"),
        damage=Damage.HIGH_START,
        allows=lambda choice: choice.best if choice.maximum > missed else None,
    )


def _spreads(rule: ChoiceRule, answers: Sequence[tuple[Choice, Found]]) -> bool:
    """Return whether the answers to repeated questions spread evenly over a rule's squares."""
    counts: dict[Choice, Counter[Found]] = {}
    for choice, found in answers:
        counts.setdefault(choice, Counter())[found] += 1
    found, freedom = 0.0, 0
    for choice, row in counts.items():
        kinds = len(rule.allows(choice) or ())
        if row.total() >= 2 * kinds:
            found += chi_squared(row, kinds)
            freedom += kinds - 1
    return found < freedom + 8 * sqrt(2 * freedom)
