"""Rules by which a get_best_move may choose, right and wrong ones, and their elimination.

Each rule says which squares it may return for a board and its scores. A mistake is named only if
its rule allows every answer observed and no rival does; `explain` is given the answers to two sets
of questions, the second newly drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from math import floor
from typing import TypeAlias

from tttmc_app.core import Square, Text
from tttmc_app.grading.boards import EMPTY, CourseBoard, Grid, number_text
from tttmc_app.grading.checks import Cost, Damage, Mistake

Found: TypeAlias = Square | None
"""An answer: a square, or None if the function found none."""
Allowed: TypeAlias = Sequence[Square] | None
"""The squares that a rule may return; empty if it finds none, None if it may do anything."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A question: a board with scores, whose best square is asked for."""

    board: CourseBoard
    scores: Grid

    def score(self, square: Square) -> float:
        """Return a square's score."""
        return self.scores[square[0]][square[1]]

    @property
    def best(self) -> list[Square]:
        """Return the empty squares with the highest score, row by row."""
        return _largest(self.board.empty_squares, self.score)

    @property
    def maximum(self) -> float:
        """Return the highest score of the empty squares."""
        return max(map(self.score, self.board.empty_squares))


@dataclass(frozen=True, slots=True)
class ChoiceRule:
    """A mistaken rule."""

    mistake: Mistake
    allowed: Callable[[Choice], Allowed]
    is_shown_by: Callable[[Choice], bool] = lambda _: True
    """Whether a wrong answer to a question shows this mistake; at least one answer must do so."""

    def explains(self, choice: Choice, found: Found) -> bool:
        """Return whether the rule may give this answer."""
        allowed = self.allowed(choice)
        if allowed is None:
            return True
        return found in allowed if allowed else found is None

    def explains_all(self, answers: Sequence[tuple[Choice, Found]]) -> bool:
        """Return whether the rule may give all answers, and one of the wrong ones shows it."""
        wrong = (choice for choice, found in answers if found not in choice.best)
        return any(map(self.is_shown_by, wrong)) and all(self.explains(*each) for each in answers)


def _largest(squares: Sequence[Square], value: Callable[[Square], float]) -> list[Square]:
    if not squares:
        return []
    most = max(map(value, squares))
    return [square for square in squares if value(square) == most]


def _among_all(choice: Choice) -> Allowed:
    return _largest(choice.board.squares, choice.score)


def _with_best_score(choice: Choice) -> Allowed:
    return [square for square in choice.board.squares if choice.score(square) == choice.maximum]


def _largest_of_all_if_empty(choice: Choice) -> Allowed:
    empty = set(choice.board.empty_squares)
    return [square for square in _largest(choice.board.squares, choice.score) if square in empty]


def _smallest(choice: Choice) -> Allowed:
    return _largest(choice.board.empty_squares, lambda square: -choice.score(square))


def _absolute(choice: Choice) -> Allowed:
    return _largest(choice.board.empty_squares, lambda square: abs(choice.score(square)))


def _swapped(choice: Choice) -> Allowed:
    return [(col, row) for row, col in choice.best]


def _swapped_reading(choice: Choice) -> Allowed:
    return _largest(choice.board.empty_squares, lambda square: choice.score((square[1], square[0])))


def _paired_in_order(choice: Choice) -> Allowed:
    flat = [score for row in choice.scores for score in row]
    empty = choice.board.empty_squares
    values = dict(zip(empty, flat, strict=False))
    return _largest(empty, values.__getitem__)


def _largest_row(choice: Choice) -> Allowed:
    row = choice.scores.index(max(choice.scores))
    return _largest([each for each in choice.board.empty_squares if each[0] == row], choice.score)


def _without(part: int, which: int, choice: Choice) -> Allowed:
    """Leave out a row or column: the first for 0, the last for -1."""
    left_out = range(choice.board.size)[which]
    kept = [square for square in choice.board.empty_squares if square[part] != left_out]
    return _largest(kept, choice.score)


def _not_zero(choice: Choice) -> Allowed:
    kept = [square for square in choice.board.empty_squares if choice.score(square)]
    return _largest(kept, choice.score)


def _second_best(choice: Choice) -> Allowed:
    values = sorted({choice.score(square) for square in choice.board.empty_squares})
    if len(values) < 2:
        return None
    return [s for s in choice.board.empty_squares if choice.score(s) == values[-2]]


def _first_empty(choice: Choice) -> Allowed:
    return choice.board.empty_squares[:1]


def _last_empty(choice: Choice) -> Allowed:
    return choice.board.empty_squares[-1:]


def _largest_so_far(choice: Choice) -> Allowed:
    """Return the squares whose score is at least that of every empty square before them."""
    empty = choice.board.empty_squares
    scores = [choice.score(square) for square in empty]
    return [square for n, square in enumerate(empty) if scores[n] == max(scores[: n + 1])]


def _from_first_score(choice: Choice) -> Allowed:
    """Search from scores[0][0] for a larger or equal score, then do something unknown."""
    first = choice.score((0, 0))
    larger = [s for s in choice.board.empty_squares if choice.score(s) > first]
    return _largest(larger, choice.score) if larger else None


_ONLY_EMPTY = Text("look only among the empty squares")
TAKES_OCCUPIED = Mistake(Text("chooses occupied squares too"), _ONLY_EMPTY, Cost.GAMES)
AMONG_ALL = Mistake(
    Text("looks for the highest score among occupied squares too, then finds no empty one"),
    _ONLY_EMPTY,
    Cost.GAMES,
)
SMALLEST = Mistake(Text("chooses the lowest score"), Text("the highest is the best"), Cost.STRENGTH)
TRANSPOSED = Mistake(
    Text("swaps row and column"),
    Text("return (row, column)"),
    Cost.STRENGTH,
    Damage.WRONG_PAIRS,
)
ANY_EMPTY = Mistake(
    Text("chooses among all empty squares and ignores their scores"),
    Text("choose one with the highest score"),
    Cost.STRENGTH,
    Damage.FIXED_SQUARE,
)
_FIXED = Text("choose an empty square with the highest score")

_SPREADING = (
    ChoiceRule(
        Mistake(
            Text("chooses among all squares that were the best so far"),
            Text("start a new list of squares when a higher score is found"),
            Cost.STRENGTH,
        ),
        _largest_so_far,
    ),
    ChoiceRule(ANY_EMPTY, lambda choice: choice.board.empty_squares),
)
"""Permissive rules: the answers must spread evenly over what they allow. The first that
explains the answers is taken to be the right one."""
RULES = (
    ChoiceRule(TAKES_OCCUPIED, _among_all),
    ChoiceRule(AMONG_ALL, _largest_of_all_if_empty),
    ChoiceRule(
        Mistake(
            Text("chooses any square with the best score, even an occupied one"),
            _ONLY_EMPTY,
            Cost.GAMES,
        ),
        _with_best_score,
    ),
    ChoiceRule(SMALLEST, _smallest),
    ChoiceRule(
        Mistake(
            Text("chooses the highest score regardless of its sign"),
            Text("compare the scores, not their absolute values"),
            Cost.STRENGTH,
        ),
        _absolute,
    ),
    ChoiceRule(TRANSPOSED, _swapped),
    ChoiceRule(
        Mistake(
            Text("reads scores[col][row] instead of scores[row][col]"),
            Text("the first index is the row"),
            Cost.STRENGTH,
            Damage.WRONG_PAIRS,
        ),
        _swapped_reading,
    ),
    ChoiceRule(
        Mistake(
            Text("pairs the empty squares with the wrong scores"),
            Text(
                "the first empty square does not belong to the first score: use "
                "scores[row][col] for each empty square"
            ),
            Cost.STRENGTH,
            Damage.WRONG_PAIRS,
        ),
        _paired_in_order,
    ),
    ChoiceRule(
        Mistake(
            Text("compares whole rows"),
            Text("max(scores) finds the largest row: compare the scores of the empty squares"),
            Cost.STRENGTH,
        ),
        _largest_row,
    ),
    *(
        ChoiceRule(
            Mistake(name, Text("the loop must cover every row and column"), Cost.STRENGTH),
            partial(_without, part, which),
        )
        for name, part, which in (
            (Text("leaves out the first row"), 0, 0),
            (Text("leaves out the last row"), 0, -1),
            (Text("leaves out the first column"), 1, 0),
            (Text("leaves out the last column"), 1, -1),
        )
    ),
    ChoiceRule(
        Mistake(
            Text("leaves out squares with a score of 0"),
            Text("a score of 0 can be the highest"),
            Cost.UNKNOWN,
        ),
        _not_zero,
    ),
    ChoiceRule(
        Mistake(
            Text("chooses the second highest score"), Text("the highest is the best"), Cost.STRENGTH
        ),
        _second_best,
    ),
    *(
        ChoiceRule(Mistake(name, _FIXED, Cost.STRENGTH, Damage.FIXED_SQUARE), allowed)
        for name, allowed in (
            (Text("always returns the first empty square"), _first_empty),
            (Text("always returns the last empty square"), _last_empty),
        )
    ),
    ChoiceRule(
        Mistake(
            Text("starts its search from the score of square (0, 0), even if that is occupied"),
            _ONLY_EMPTY,
            Cost.UNKNOWN,
            Damage.HIGH_START,
        ),
        _from_first_score,
        lambda choice: choice.board.cells[0][0] != EMPTY and choice.score((0, 0)) > choice.maximum,
    ),
    ChoiceRule(
        Mistake(
            Text("leaves out square (0, 0)"),
            Text("the loop must cover every empty square, from the first"),
            Cost.STRENGTH,
        ),
        lambda choice: [square for square in choice.best if square != (0, 0)],
    ),
    ChoiceRule(
        Mistake(
            Text("never compares square (0, 0)"),
            Text("the loop must cover every empty square, from the first"),
            Cost.STRENGTH,
        ),
        lambda choice: _largest(
            [square for square in choice.board.empty_squares if square != (0, 0)], choice.score
        ),
    ),
)


def explain(answers: Sequence[tuple[Choice, Found]]) -> ChoiceRule | None:
    """Return the one rule that allows every answer; None if several do, or none does.

    At least one answer must be wrong.
    """
    rules = [*RULES, *_fixed_squares(answers), *_high_starts(answers)]
    found = [rule for rule in rules if rule.explains_all(answers)]
    if len(found) == 1:
        return found[0]
    if found:
        return None
    return next((rule for rule in _SPREADING if _spreads(rule, answers)), None)


def start_between(answers: Sequence[tuple[Choice, Found]]) -> tuple[float, float] | None:
    """Return the largest maximum missed and the smallest one found; None if no start fits.

    Every wrong answer must have a lower maximum than every clearly right one.
    """
    wrong = [choice.maximum for choice, found in answers if found not in choice.best]
    if not wrong or max(wrong) > 0:
        return None
    # Below the start the function may do anything, so an answer may be right by chance.
    right = [
        choice.maximum
        for choice, found in answers
        if found in choice.best and choice.maximum > max(wrong)
    ]
    return (max(wrong), min(right)) if right else None


def _fixed_squares(answers: Sequence[tuple[Choice, Found]]) -> Iterable[ChoiceRule]:
    """Return the rule "always return the same square", if the function did that."""
    squares = {found for _, found in answers}
    if len(squares) != 1:
        return
    (square,) = squares
    if square is None:
        return
    name = Text("always returns {square}", square=square)
    mistake = Mistake(name, _FIXED, Cost.GAMES, Damage.FIXED_SQUARE)
    yield ChoiceRule(mistake, lambda _: [square])


def _high_starts(answers: Sequence[tuple[Choice, Found]]) -> Iterable[ChoiceRule]:
    """Yield the rule of a search for the maximum that starts from a number that is too high."""
    between = start_between(answers)
    if between is None:
        return
    limit, _ = between
    name = (
        Text("does not find the highest score if all are negative")
        if limit > -1
        else Text(
            "does not find the highest score if all are {number} or less",
            number=number_text(floor(limit)),
        )
    )
    mistake = Mistake(
        name,
        Text("start the search for the highest with a score, or with float('-inf')"),
        Cost.UNKNOWN,
        Damage.HIGH_START,
    )
    yield ChoiceRule(mistake, lambda choice: choice.best if choice.maximum > limit else None)


def _spreads(rule: ChoiceRule, answers: Sequence[tuple[Choice, Found]]) -> bool:
    """Return whether the answers spread evenly over a rule's squares in repeated questions."""
    counts: dict[Choice, dict[Found, int]] = {}
    for choice, found in answers:
        if not rule.explains(choice, found):
            return False
        row = counts.setdefault(choice, {})
        row[found] = row.get(found, 0) + 1
    chi_squared, freedom, repeated = 0.0, 0, 0
    for choice, row in counts.items():
        total, squares = sum(row.values()), rule.allowed(choice) or ()
        if total < 5 * len(squares):
            continue
        each = total / len(squares)
        chi_squared += sum((row.get(square, 0) - each) ** 2 / each for square in squares)
        freedom += len(squares) - 1
        repeated += total
    return repeated > 0 and chi_squared < freedom + 5 * (2 * freedom) ** 0.5
