"""The checks of get_best_move: an empty square with the largest score, at random among equals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tttmc_app.core import Square
from tttmc_app.course.values import Plain
from tttmc_app.grading.boards import CourseBoard, Grid, brief, grid_words, rows_of
from tttmc_app.grading.checks import Check, CheckFailure, CheckResult, Cost
from tttmc_app.grading.squares import kind_failure, no_square_hint, square_of
from tttmc_app.grading.submission import Answer, Submission

NAME = "get_best_move"

CALLS = 6
"""Of each question, since answers may be drawn at random."""
REPEATS = 40
"""Of the question with two equals: a right function gives one and the same answer once in 5e11."""


_FROM_ZERO = (
    "finds nothing where all scores are negative: the search for the largest must not start from 0"
)
_AMONG_ALL = (
    "looks for the largest score among occupied squares too, and then finds no empty one: look "
    "among the empty squares only"
)


@dataclass(frozen=True, slots=True)
class _Choice:
    """Ask for the best square of a board with scores."""

    board: CourseBoard
    scores: Grid

    @property
    def called(self) -> str:
        return f"{NAME}(board, {grid_words(self.scores)}) on {self.board.words}"

    @property
    def best(self) -> list[Square]:
        """Return the empty squares with the largest score, row by row."""
        return self._with(max)

    @property
    def worst(self) -> list[Square]:
        return self._with(min)

    @property
    def best_of_all(self) -> list[Square]:
        """Return the squares with the largest score, occupied ones too."""
        largest = max(map(max, self.scores))
        return [(r, c) for r, c in self.board.squares if self.scores[r][c] == largest]

    def _with(self, extreme: type[object] | object) -> list[Square]:
        empty = self.board.empty_squares
        scores = [self.scores[r][c] for r, c in empty]
        wanted = max(scores) if extreme is max else min(scores)
        return [square for square, score in zip(empty, scores, strict=True) if score == wanted]


_COURSE = _Choice(CourseBoard.of("../.."), ((0.0, 0.0), (3.0, 0.0)))
_OCCUPIED = _Choice(CourseBoard.of(".X/.O"), ((3.0, 3.0), (0.0, 0.0)))
_TAKEN = _Choice(
    CourseBoard.of("X.O/.../..X"), ((9.0, 2.0, 7.0), (1.0, 3.0, -1.0), (5.0, 0.0, 8.0))
)
_EQUALS = _Choice(
    CourseBoard.of(".X./OX./O.."), ((-3.0, 6.0, -2.0), (8.0, 0.0, -3.0), (3.0, -2.0, -4.0))
)
_DRAWN = _Choice(
    CourseBoard.of(".X./OX./O.."), ((1.0, 0.0, -2.0), (2.0, -1.0, 4.0), (1.0, 4.0, -2.0))
)
"""No other mistake hides here whether equals are drawn: the two best are above zero, the largest
of all squares, each other's mirror image, and there are two smallest as well."""
_NEGATIVE = _Choice(CourseBoard.of(".X/.O"), ((-3.0, 0.0), (-5.0, 0.0)))
_FRACTIONS = _Choice(CourseBoard.of("../.."), ((-0.75, -0.5), (-2.5, -0.25)))
_LARGE = _Choice(
    CourseBoard.of("...../X..../...../..O../....."),
    tuple(tuple(float((7 * row + 3 * col) % 11 - 5) for col in range(5)) for row in range(5)),
)
_LAST = _Choice(CourseBoard.of("XOX/O.O/XOX"), ((9.0, 9.0, 9.0), (9.0, -9.0, 9.0), (9.0, 9.0, 9.0)))

_PROBES = (
    (Check(f"{NAME}: the largest score", 2), (_COURSE,)),
    (Check(f"{NAME}: only empty squares", 2), (_OCCUPIED, _TAKEN)),
    (Check(f"{NAME}: one of the best on 3×3", 2), (_EQUALS,)),
    (Check(f"{NAME}: scores below zero", 2), (_NEGATIVE, _FRACTIONS)),
    (Check(f"{NAME}: other sizes, and the last square", 1), (_LARGE, _LAST)),
)
EQUALS = Check(f"{NAME}: at random among equals", 3)
TUPLE = Check(f"{NAME}: a (row, column) tuple", 3)
ALONE = Check(f"{NAME}: leaves board and scores alone", 1)
CHECKS = (*(check for check, _ in _PROBES), EQUALS, TUPLE, ALONE)

_Asked = tuple[_Choice, Answer]


def examine(submission: Submission) -> Iterator[CheckResult]:
    """Yield the result of each check."""
    probed = [
        [(choice, _ask(submission, choice)) for choice in choices for _ in range(CALLS)]
        for _, choices in _PROBES
    ]
    repeated = [(_DRAWN, _ask(submission, _DRAWN)) for _ in range(REPEATS)]
    everything = [*(asked for row in probed for asked in row), *repeated]
    silent = _never_answers(everything)
    nothing = _why_nothing(everything)
    for (check, _), asked in zip(_PROBES, probed, strict=True):
        yield CheckResult(check, silent or _first_wrong(asked, nothing))
    yield CheckResult(EQUALS, silent or _not_random(repeated))
    # An error is told by the check that it spoils.
    answered = [asked for asked in everything if not asked[1].trouble] or everything
    yield CheckResult(TUPLE, _no_tuple(answered))
    yield CheckResult(ALONE, silent or _changed(answered))


def _ask(submission: Submission, choice: _Choice) -> Answer:
    return submission.call(NAME, choice.board, choice.scores)


def _never_answers(asked: Sequence[_Asked]) -> CheckFailure | None:
    """Return what is wrong with a function that returns None whatever it is asked."""
    if not all(answer.kind == "NoneType" for _, answer in asked):
        return None
    choice = asked[0][0]
    hint = "returns nothing: a (row, column) tuple is asked for"
    return CheckFailure(choice.called, "None", f"such as {choice.best[0]}", hint, Cost.GAMES)


def _first_wrong(asked: Sequence[_Asked], nothing: str) -> CheckFailure | None:
    for choice, answer in asked:
        expected = " or ".join(map(str, choice.best))
        if answer.trouble:
            hint = nothing if _may_find_nothing(choice, answer) else ""
            return answer.failure(choice.called, expected, hint)
        if square_of(answer.value) not in choice.best:
            others = [square_of(item.value) for other, item in asked if other is choice]
            hint, cost = _hint(choice, answer.value, others, nothing)
            return CheckFailure(choice.called, brief(answer.value), expected, hint, cost)
    return None


def _why_nothing(asked: Sequence[_Asked]) -> str:
    """Name the mistake of a function that finds no square at times.

    On an empty board no occupied square can be in its way.
    """
    below_zero = [answer for choice, answer in asked if choice is _FRACTIONS]
    from_zero = any(answer.value is None or answer.trouble for answer in below_zero)
    return _FROM_ZERO if from_zero else _AMONG_ALL


def _hint(
    choice: _Choice, value: Plain, answers: Sequence[Square | None], nothing: str
) -> tuple[str, Cost]:
    """Name the mistake behind a wrong answer among these, and say what it costs."""
    square = square_of(value)
    if square is None:
        if value is None and _may_be_nothing(choice):
            return nothing, Cost.UNKNOWN if nothing is _FROM_ZERO else Cost.GAMES
        return no_square_hint(value), Cost.GAMES
    if all(answer is not None and answer[::-1] in choice.best for answer in answers):
        return "has row and column swapped: the answer is (row, column)", Cost.STRENGTH
    if square not in choice.board.empty_squares:
        if square in choice.board.squares and square in choice.best_of_all:
            return "takes occupied squares too: look among the empty ones only", Cost.GAMES
        return "answers an occupied square", Cost.GAMES
    if all(answer in choice.worst for answer in answers):
        return "takes the smallest score: the largest is the best", Cost.STRENGTH
    if len(set(answers)) > 1:
        return "draws among all empty squares, without regard to their scores", Cost.STRENGTH
    return "takes an empty square that has not the largest score", Cost.STRENGTH


def _may_find_nothing(choice: _Choice, answer: Answer) -> bool:
    """Tell whether an error may come of an empty choice."""
    empty = "IndexError" in answer.trouble or "ValueError" in answer.trouble
    return empty and _may_be_nothing(choice)


def _may_be_nothing(choice: _Choice) -> bool:
    """Tell whether a search from zero, or among all squares, finds no empty square here."""
    none_is_positive = max(choice.scores[r][c] for r, c in choice.board.empty_squares) <= 0
    return none_is_positive or set(choice.best_of_all).isdisjoint(choice.board.empty_squares)


def _not_random(asked: Sequence[_Asked]) -> CheckFailure | None:
    choice = asked[0][0]
    called = f"{choice.called}, {len(asked)} times"
    expected = f"{' and '.join(map(str, choice.best))}, each at times"
    for _, answer in asked:
        if answer.trouble:
            return answer.failure(called, expected)
    got = {square_of(answer.value) for _, answer in asked}
    if got >= set(choice.best) or got == set(choice.worst):  # the latter is told elsewhere
        return None
    if got == {choice.best[0]}:
        hint = "always the first of equals: draw one of them (random.choice)"
    elif got == {choice.best[-1]}:
        hint = "always the last of equals: draw one of them (random.choice)"
    else:
        hint = "does not draw among the best squares (random.choice)"
    came = " and ".join(sorted({brief(answer.value) for _, answer in asked})[:3])
    # With real scores two squares are seldom equal.
    cost = Cost.POINTS if got < set(choice.best) else Cost.STRENGTH
    return CheckFailure(
        called, f"{came} every time" if len(got) == 1 else came, expected, hint, cost
    )


def _no_tuple(asked: Sequence[_Asked]) -> CheckFailure | None:
    for choice, answer in asked:
        expected = f"such as {choice.best[0]}"
        if answer.trouble:
            return answer.failure(choice.called, expected)
        if failure := kind_failure(choice.called, answer, expected):
            return failure
    return None


def _changed(asked: Sequence[_Asked]) -> CheckFailure | None:
    for choice, answer in asked:
        called = choice.called
        if answer.trouble:
            return answer.failure(called, "board and scores as they were")
        board, scores = answer.board(0), answer.after(1)
        if board is not None and board.cells != choice.board.cells:
            hint = "plays on the board that it was given: it is only to name a square"
            return CheckFailure(
                called, f"the board {board.text}", choice.board.text, hint, Cost.UNKNOWN
            )
        if rows_of(scores) != choice.scores:
            hint = "changes the scores that it was given: they are only to be read"
            came, expected = f"the scores {grid_words(scores)}", grid_words(choice.scores)
            return CheckFailure(called, came, expected, hint, Cost.POINTS)
    return None
