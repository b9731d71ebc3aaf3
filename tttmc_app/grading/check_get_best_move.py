"""The checks of get_best_move: an empty square with the largest score, ties broken at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from tttmc_app.core import Square, Text
from tttmc_app.course.values import Plain
from tttmc_app.grading.answers import (
    NO_VALUE,
    OCCUPIED,
    Answer,
    no_square,
    square_of,
    type_failure,
)
from tttmc_app.grading.boards import CourseBoard, Grid, brief, grid_text, rows_of
from tttmc_app.grading.checks import (
    Check,
    CheckFailure,
    CheckResult,
    Cost,
    Mistake,
    alternatives,
)
from tttmc_app.grading.submission import Submission

NAME = "get_best_move"

CALLS = 6
"""Calls per question, since answers may be random."""
REPEATS = 40
"""Calls for the question with two equal squares: a correct function returns the same square every
time in one file of 5e11."""

_CHOOSE = Text("choose one of the best at random (random.choice)")
_ONLY_EMPTY = Text("look only among the empty squares")
FROM_ZERO = Mistake(
    Text("finds nothing if all scores are negative"),
    Text("don't start the search for the largest from 0"),
    Cost.UNKNOWN,
)
AMONG_ALL = Mistake(
    Text("looks for the largest score among occupied squares too, then finds no empty one"),
    _ONLY_EMPTY,
    Cost.GAMES,
)
TRANSPOSED = Mistake(Text("swaps row and column"), Text("return (row, column)"), Cost.STRENGTH)
TAKES_OCCUPIED = Mistake(Text("chooses occupied squares too"), _ONLY_EMPTY, Cost.GAMES)
SMALLEST = Mistake(
    Text("chooses the smallest score"), Text("the largest is the best"), Cost.STRENGTH
)
ANY_EMPTY = Mistake(
    Text("chooses among all empty squares and ignores their scores"), None, Cost.STRENGTH
)
NOT_LARGEST = Mistake(
    Text("chooses an empty square without the largest score"), None, Cost.STRENGTH
)
# In real games two squares seldom have equal scores.
ALWAYS_FIRST = Mistake(Text("always returns the first of equal squares"), _CHOOSE, Cost.POINTS)
ALWAYS_LAST = Mistake(Text("always returns the last of equal squares"), _CHOOSE, Cost.POINTS)
NOT_RANDOM = Mistake(
    Text("does not choose at random among the best squares"), _CHOOSE, Cost.STRENGTH
)
PLAYS = Mistake(Text("plays on the board passed in"), Text("only return a square"), Cost.UNKNOWN)
CHANGES_SCORES = Mistake(
    Text("changes the scores that are passed in"), Text("only read them"), Cost.POINTS
)


@dataclass(frozen=True, slots=True)
class _Choice:
    """A question: a board with scores, whose best square is required."""

    board: CourseBoard
    scores: Grid

    @property
    def called(self) -> Text:
        call = f"{NAME}(board, {grid_text(self.scores)})"
        return Text("{call} on {board}", call=call, board=self.board.label)

    @property
    def best(self) -> list[Square]:
        """Return the empty squares with the largest score, row by row."""
        return self._with(max(self._empty_scores))

    @property
    def worst(self) -> list[Square]:
        """Return the empty squares with the smallest score."""
        return self._with(min(self._empty_scores))

    @property
    def best_of_all(self) -> list[Square]:
        """Return the squares with the largest score, occupied ones included."""
        largest = max(map(max, self.scores))
        return [(r, c) for r, c in self.board.squares if self.scores[r][c] == largest]

    @property
    def may_find_nothing(self) -> bool:
        """Return whether a search from zero, or among all squares, may find no empty square."""
        none_is_positive = max(self._empty_scores) <= 0
        return none_is_positive or set(self.best_of_all).isdisjoint(self.board.empty_squares)

    @property
    def _empty_scores(self) -> list[float]:
        return [self.scores[r][c] for r, c in self.board.empty_squares]

    def _with(self, score: float) -> list[Square]:
        return [(r, c) for r, c in self.board.empty_squares if self.scores[r][c] == score]


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
"""Shows whether ties are broken at random, even if the file has other mistakes: the two best are
above zero, the largest of all and mirror images, and two squares share the smallest score."""
_NEGATIVE = _Choice(CourseBoard.of(".X/.O"), ((-3.0, 0.0), (-5.0, 0.0)))
_FRACTIONS = _Choice(CourseBoard.of("../.."), ((-0.75, -0.5), (-2.5, -0.25)))
_LARGE = _Choice(
    CourseBoard.of("...../X..../...../..O../....."),
    tuple(tuple(float((7 * row + 3 * col) % 11 - 5) for col in range(5)) for row in range(5)),
)
_LAST = _Choice(CourseBoard.of("XOX/O.O/XOX"), ((9.0, 9.0, 9.0), (9.0, -9.0, 9.0), (9.0, 9.0, 9.0)))

_CHOICE_TESTS: tuple[tuple[Check, tuple[_Choice, ...]], ...] = (
    (Check(NAME, Text("the largest score"), 2), (_COURSE,)),
    (Check(NAME, Text("only empty squares"), 2), (_OCCUPIED, _TAKEN)),
    (Check(NAME, Text("one of the best on 3×3"), 2), (_EQUALS,)),
    (Check(NAME, Text("negative scores"), 2), (_NEGATIVE, _FRACTIONS)),
    (Check(NAME, Text("other board sizes and the last square"), 1), (_LARGE, _LAST)),
)

_Asked = tuple[_Choice, Answer]


@dataclass(frozen=True, slots=True)
class _Answers:
    """All answers of a file."""

    repeated: Sequence[_Asked]
    """The answers to the question with two equal squares."""
    answered: Sequence[_Asked]
    """The answers without an error, or all if every call failed: other checks report errors."""
    silent: CheckFailure | None
    """The failure of a function that always returns None."""


def examine(submission: Submission) -> Iterator[CheckResult]:
    """Yield the result of each check."""
    probed = [
        [(choice, _ask(submission, choice)) for choice in choices for _ in range(CALLS)]
        for _, choices in _CHOICE_TESTS
    ]
    repeated = [(_DRAWN, _ask(submission, _DRAWN)) for _ in range(REPEATS)]
    everything = [*(asked for row in probed for asked in row), *repeated]
    answered = [asked for asked in everything if not asked[1].error] or everything
    answers = _Answers(repeated, answered, _never_answers(everything))
    nothing = _why_nothing(everything)
    for (check, _), asked in zip(_CHOICE_TESTS, probed, strict=True):
        yield CheckResult(check, answers.silent or _first_wrong(asked, nothing))
    for check, test in _OTHER_TESTS:
        yield CheckResult(check, test(answers))


def _ask(submission: Submission, choice: _Choice) -> Answer:
    return submission.call(NAME, choice.board, choice.scores)


def _never_answers(asked: Sequence[_Asked]) -> CheckFailure | None:
    """Return the failure of a function that always returns None."""
    if not all(answer.kind == "NoneType" for _, answer in asked):
        return None
    choice = asked[0][0]
    return CheckFailure.of(choice.called, "None", _such_as(choice), NO_VALUE)


def _first_wrong(asked: Sequence[_Asked], nothing: Mistake) -> CheckFailure | None:
    for choice, answer in asked:
        expected = alternatives([str(square) for square in choice.best])
        if answer.error:
            empty = answer.is_empty_choice and choice.may_find_nothing
            return answer.failure(choice.called, expected, nothing if empty else None)
        if square_of(answer.value) not in choice.best:
            others = [square_of(item.value) for other, item in asked if other is choice]
            mistake = _mistake(choice, answer.value, others, nothing)
            return CheckFailure.of(choice.called, brief(answer.value), expected, mistake)
    return None


def _why_nothing(asked: Sequence[_Asked]) -> Mistake:
    """Return the mistake of a function that sometimes finds no square.

    On an empty board no occupied square can be the reason.
    """
    below_zero = [answer for choice, answer in asked if choice is _FRACTIONS]
    from_zero = any(answer.value is None or answer.error for answer in below_zero)
    return FROM_ZERO if from_zero else AMONG_ALL


def _mistake(
    choice: _Choice, value: Plain, answers: Sequence[Square | None], nothing: Mistake
) -> Mistake:
    """Return the mistake behind a wrong value among the answers to a question."""
    square = square_of(value)
    if square is None:
        return nothing if value is None and choice.may_find_nothing else no_square(value)
    if all(answer is not None and answer[::-1] in choice.best for answer in answers):
        return TRANSPOSED
    if square not in choice.board.empty_squares:
        best = square in choice.board.squares and square in choice.best_of_all
        return TAKES_OCCUPIED if best else OCCUPIED
    if all(answer in choice.worst for answer in answers):
        return SMALLEST
    return ANY_EMPTY if len(set(answers)) > 1 else NOT_LARGEST


def _not_random(answers: _Answers) -> CheckFailure | None:
    if answers.silent:
        return answers.silent
    asked = answers.repeated
    choice = asked[0][0]
    called = Text("{call}, {count} times", call=choice.called, count=len(asked))
    one, two = choice.best
    expected = Text("sometimes {one} and sometimes {two}", one=one, two=two)
    for _, answer in asked:
        if answer.error:
            return answer.failure(called, expected)
    got = {square_of(answer.value) for _, answer in asked}
    if got >= set(choice.best) or got == set(choice.worst):  # another check reports the latter
        return None
    if got == {one}:
        mistake = ALWAYS_FIRST
    elif got == {two}:
        mistake = ALWAYS_LAST
    else:
        mistake = NOT_RANDOM
    came = alternatives(sorted({brief(answer.value) for _, answer in asked})[:3])
    if len(got) == 1:
        came = Text("{answer} every time", answer=came)
    return CheckFailure.of(called, came, expected, mistake)


def _no_tuple(answers: _Answers) -> CheckFailure | None:
    for choice, answer in answers.answered:
        if answer.error:
            return answer.failure(choice.called, _such_as(choice))
        if failure := type_failure(choice.called, answer, _such_as(choice)):
            return failure
    return None


def _changed(answers: _Answers) -> CheckFailure | None:
    if answers.silent:
        return answers.silent
    for choice, answer in answers.answered:
        if answer.error:
            return answer.failure(choice.called, Text("the board and the scores unchanged"))
        board, scores = answer.board(0), answer.after(1)
        if board is not None and board.cells != choice.board.cells:
            came = Text("the board {board}", board=board.text)
            return CheckFailure.of(choice.called, came, choice.board.text, PLAYS)
        if rows_of(scores) != choice.scores:
            came = Text("the scores {grid}", grid=grid_text(scores))
            return CheckFailure.of(choice.called, came, grid_text(choice.scores), CHANGES_SCORES)
    return None


def _such_as(choice: _Choice) -> Text:
    return Text("a tuple such as {square}", square=choice.best[0])


_OTHER_TESTS: tuple[tuple[Check, Callable[[_Answers], CheckFailure | None]], ...] = (
    (Check(NAME, Text("breaks ties at random"), 3), _not_random),
    (Check(NAME, Text("returns a (row, column) tuple"), 3), _no_tuple),
    (Check(NAME, Text("leaves the board and the scores unchanged"), 1), _changed),
)
CHECKS = (*(check for check, _ in _CHOICE_TESTS), *(check for check, _ in _OTHER_TESTS))
