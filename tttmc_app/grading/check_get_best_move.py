"""The checks of get_best_move: an empty square with the highest score, ties broken at random."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import floor

from tttmc_app.core import Square, Text, derive_seed
from tttmc_app.course.values import number_of
from tttmc_app.grading.answers import (
    ALL_SQUARES,
    NO_VALUE,
    OCCUPIED,
    Answer,
    no_square,
    square_of,
    type_failure,
)
from tttmc_app.grading.boards import EMPTY, CourseBoard, brief, drawn_board, grid_text, rows_of
from tttmc_app.grading.checks import (
    Check,
    CheckFailure,
    CheckResult,
    Cost,
    Mistake,
    Part,
    alternatives,
)
from tttmc_app.grading.choice_rules import Choice, ChoiceRule, Found, explain, start_between
from tttmc_app.grading.submission import Submission

NAME = "get_best_move"

CALLS = 3
"""Calls per fixed question, since answers may be random."""
REPEATS = 40
"""Calls for the question with two equal squares: only one correct file in 5e11 returns the
same square every time."""
AROUND = 8
"""Calls for each number at which a search may start, since an answer may be right by chance."""
DRAWN = 10
"""Questions drawn from the seed, and as many again to confirm a mistake."""

_CHOOSE = Text("choose one of the best at random (random.choice)")
# In real games two squares seldom have equal scores.
ALWAYS_FIRST = Mistake(Text("always returns the first of equal squares"), _CHOOSE, Cost.POINTS)
ALWAYS_LAST = Mistake(Text("always returns the last of equal squares"), _CHOOSE, Cost.POINTS)
ALWAYS_ONE = Mistake(Text("always returns the same one of equal squares"), _CHOOSE, Cost.POINTS)
PLAYS = Mistake(Text("plays on the board passed in"), Text("only return a square"), Cost.UNKNOWN)
CHANGES_SCORES = Mistake(
    Text("changes the scores that are passed in"), Text("only read them"), Cost.POINTS
)
RETURNS_SCORE = Mistake(
    Text("returns the highest score instead of its square"),
    Text("return a (row, column) tuple"),
    Cost.GAMES,
)

_COURSE = Choice(CourseBoard.of("../.."), ((0.0, 0.0), (3.0, 0.0)))
_OCCUPIED = Choice(CourseBoard.of(".X/.O"), ((3.0, 3.0), (0.0, 0.0)))
_TAKEN = Choice(CourseBoard.of("X.O/.../..X"), ((9.0, 2.0, 7.0), (1.0, 3.0, -1.0), (5.0, 0.0, 8.0)))
_EQUALS = Choice(
    CourseBoard.of(".X./OX./O.."), ((-3.0, 6.0, -2.0), (8.0, 0.0, -3.0), (3.0, -2.0, -4.0))
)
_TIED = Choice(
    CourseBoard.of(".X./OX./O.."), ((1.0, 0.0, -2.0), (2.0, -1.0, 4.0), (1.0, 4.0, -2.0))
)
"""Shows whether ties are broken at random, even if the file has other mistakes: the two best
squares mirror each other, their score is above zero and the largest on the board, and two
squares share the smallest score."""
_NEGATIVE = Choice(CourseBoard.of(".X/.O"), ((-3.0, 0.0), (-5.0, 0.0)))
_FRACTIONS = Choice(CourseBoard.of("../.."), ((-0.75, -0.5), (-2.5, -0.25)))
_LARGE = Choice(
    CourseBoard.of("...../X..../...../..O../....."),
    tuple(tuple(float((7 * row + 3 * col) % 11 - 5) for col in range(5)) for row in range(5)),
)
_LAST = Choice(CourseBoard.of("XOX/O.O/XOX"), ((9.0, 9.0, 9.0), (9.0, -9.0, 9.0), (9.0, 9.0, 9.0)))

_LARGEST = Check(NAME, Text("the highest score"), 3)
_ONLY_EMPTY = Check(NAME, Text("only empty squares"), 2)
_ONE_OF_BEST = Check(NAME, Text("one of the best on 3×3"), 1)
_BELOW_ZERO = Check(NAME, Text("negative scores"), 1)
_SIZES = Check(NAME, Text("other board sizes and the last square"), 1)
_AT_RANDOM = Check(NAME, Text("breaks ties at random"), 1)
_TUPLE = Check(NAME, Text("returns a (row, column) tuple"), 2, Part.RULES)
_UNCHANGED = Check(NAME, Text("leaves the board and the scores unchanged"), 1, Part.RULES)
CHECKS = (
    _LARGEST,
    _ONLY_EMPTY,
    _ONE_OF_BEST,
    _BELOW_ZERO,
    _SIZES,
    _AT_RANDOM,
    _TUPLE,
    _UNCHANGED,
)


@dataclass(frozen=True, slots=True)
class _Asked:
    """One question and its answer."""

    choice: Choice
    answer: Answer

    @property
    def called(self) -> Text:
        choice = self.choice
        call = f"{NAME}(board, {grid_text(choice.scores)})"
        return Text("{call} on {board}", call=call, board=choice.board.label)

    @property
    def found(self) -> Found:
        """Return the square in the answer."""
        return square_of(self.answer.value)

    @property
    def is_plain(self) -> bool:
        """Return whether a rule can explain the answer: a square, or that no square was found."""
        if self.answer.error:
            return self.answer.is_empty_choice
        return self.answer.value is None or self.found is not None

    @property
    def is_right(self) -> bool:
        """Return whether it is one of the best squares."""
        return not self.answer.error and self.found in self.choice.best


def examine(submission: Submission) -> Iterator[CheckResult]:
    """Yield the result of each check."""
    questions = _questions(submission)
    asked = {
        check: _ask(submission, [choice for choice in choices for _ in range(CALLS)])
        for check, choices in questions.items()
    }
    asked[_BELOW_ZERO] = _with_own_weights(submission, asked[_BELOW_ZERO])
    repeated = _ask(submission, [_TIED] * REPEATS)
    everything = [*(each for row in asked.values() for each in row), *repeated]
    mistake, rule = None, None
    is_wrong = not all(each.is_right for each in everything)
    if is_wrong:
        again = _ask(submission, _drawn_questions(submission, "again"))
        again += _around_a_start(submission, [*everything, *again])
        mistake, rule = _explained([*everything, *again])
    answered = [each for each in everything if not each.answer.error] or everything
    failures = {check: _wrong(row, mistake) for check, row in asked.items()}
    failures[_AT_RANDOM] = _not_random(repeated, mistake, rule)
    failures[_TUPLE] = _no_tuple(answered, mistake)
    failures[_UNCHANGED] = _changed(answered)
    earlier: dict[str, Check] = {}
    for check in CHECKS:
        failure = failures[check]
        reason = failure.reason if failure else ""
        if failure is None:
            yield CheckResult(check)
        elif check is _AT_RANDOM and mistake is None and is_wrong and earlier:
            # How a file handles equal scores may result from a mistake that has no name.
            first = next(iter(earlier.values()))
            yield CheckResult(check, not_run=Text("“{check}” fails", check=first.label))
        elif reason in earlier:
            text = Text("the same mistake as in “{check}”", check=earlier[reason].label)
            yield CheckResult(check, not_run=text)
        else:
            earlier[reason] = check
            yield CheckResult(check, failure)


def _questions(submission: Submission) -> dict[Check, list[Choice]]:
    """Return the questions of each check: fixed ones, and some drawn from the seed."""
    drawn = _drawn_questions(submission, "first")
    reach = 0.4 * submission.lowest_score
    low = Choice(CourseBoard.of("../.."), ((reach, reach - 2), (reach - 1, reach - 3)))
    return {
        _LARGEST: [_COURSE, *(each for each in drawn if each.maximum > 0)],
        _ONLY_EMPTY: [_OCCUPIED, _TAKEN],
        _ONE_OF_BEST: [_EQUALS],
        _BELOW_ZERO: [_NEGATIVE, _FRACTIONS, *(each for each in drawn if each.maximum <= 0), low],
        _SIZES: [_LARGE, _LAST],
    }


def _drawn_questions(submission: Submission, name: str) -> list[Choice]:
    """Draw boards of three sizes, and scores above and below zero, from the seed."""
    found: list[Choice] = []
    for number in range(DRAWN):
        seed = derive_seed(submission.seed, NAME, name, number)
        size = (3, 2, 3, 4)[number % 4]
        board = drawn_board(seed, size, marks=(0, 1, 4, 2)[number % 4])
        shift = 60 if number % 2 else 14
        scores = tuple(
            tuple(
                (derive_seed(seed, row, col) % 97 - shift) / 2 + (row * size + col) / 64
                for col in range(size)
            )
            for row in range(size)
        )
        found.append(Choice(board, scores))
        taken = [square for square in board.squares if square not in board.empty_squares]
        if number % 3 == 1 and taken:
            found.append(_equalled(found[-1], taken[-1]))
        if number % 5 == 3:
            lowered = tuple(tuple(score - 50 for score in row) for row in scores)
            found.append(Choice(CourseBoard.empty(size), lowered))
    return found


def _equalled(choice: Choice, taken: Square) -> Choice:
    """Return a question in which an occupied square has the best score too."""
    rows = [list(row) for row in choice.scores]
    rows[taken[0]][taken[1]] = choice.maximum
    return Choice(choice.board, tuple(map(tuple, rows)))


def _ask(submission: Submission, choices: Sequence[Choice]) -> list[_Asked]:
    answers = submission.call_all(NAME, [(each.board, each.scores) for each in choices])
    return [_Asked(choice, answer) for choice, answer in zip(choices, answers, strict=True)]


def _with_own_weights(submission: Submission, asked: list[_Asked]) -> list[_Asked]:
    """Ask again what was answered wrongly, and return those answers if now all are right.

    A search may start at the lowest score that the file's NTRIALS and weights can give.
    """
    wrong = dict.fromkeys(each.choice for each in asked if not each.is_right)
    if not wrong or not submission.weights_replaced:
        return asked
    weights = submission.weights
    submission.restore_weights()
    again = _ask(submission, [choice for choice in wrong for _ in range(AROUND)])
    submission.replace_weights(weights)
    if not all(each.is_right for each in again):
        return asked
    return [*(each for each in asked if each.is_right), *again]


def _around_a_start(submission: Submission, asked: Sequence[_Asked]) -> list[_Asked]:
    """Make calls that narrow down the lowest maximum found by a search that starts too high."""
    known = list(asked)
    if not all(each.is_plain for each in known):
        return []
    between = start_between([(each.choice, each.found) for each in known])
    low, high = (floor(between[0]), 1) if between else (0, 1)
    while high - low > 1:
        middle = float((low + high) // 2)
        scores = ((middle - 1, middle), (middle - 2, middle - 3))
        asked_here = _ask(submission, [Choice(CourseBoard.of("../.."), scores)] * AROUND)
        known += asked_here
        is_found = all(each.is_right for each in asked_here)
        low, high = (low, int(middle)) if is_found else (int(middle), high)
    return known[len(asked) :]


def _explained(asked: Sequence[_Asked]) -> tuple[Mistake | None, ChoiceRule | None]:
    """Return the mistake that alone explains all answers, and its rule if it has one."""
    for mistake, is_made in (
        (NO_VALUE, _is_nothing),
        (RETURNS_SCORE, _is_largest_score),
        (ALL_SQUARES, _is_list_of_best),
    ):
        if all(map(is_made, asked)):
            return mistake, None
    if not all(each.is_plain for each in asked):
        return None, None
    rule = explain([(each.choice, each.found) for each in asked])
    return (rule.mistake, rule) if rule else (None, None)


def _is_nothing(asked: _Asked) -> bool:
    return asked.answer.kind == "NoneType"


def _is_largest_score(asked: _Asked) -> bool:
    return number_of(asked.answer.value) == asked.choice.maximum


def _is_list_of_best(asked: _Asked) -> bool:
    value = asked.answer.value
    if not isinstance(value, list | tuple | set):
        return False
    return {square_of(each) for each in value} == set(asked.choice.best)


def _wrong(asked: Sequence[_Asked], mistake: Mistake | None) -> CheckFailure | None:
    for each in asked:
        if each.is_right:
            continue
        choice, answer = each.choice, each.answer
        expected = alternatives([str(square) for square in choice.best])
        if answer.error:
            return answer.failure(each.called, expected, mistake)
        came = brief(answer.value)
        if mistake is not None:
            return CheckFailure.of(each.called, came, expected, mistake)
        if each.found is None:
            return CheckFailure.of(each.called, came, expected, no_square(answer.value))
        if not _is_empty(choice, each.found):
            return CheckFailure.of(each.called, came, expected, OCCUPIED)
        return CheckFailure(each.called, came, expected, cost=Cost.STRENGTH)
    return None


def _is_empty(choice: Choice, square: Square) -> bool:
    board = choice.board
    return square in board.squares and board.cells[square[0]][square[1]] == EMPTY


def _not_random(
    asked: Sequence[_Asked], known: Mistake | None, rule: ChoiceRule | None
) -> CheckFailure | None:
    """Judge how the answers spread over the best squares; other answers are judged elsewhere."""
    one, two = _TIED.best
    allowed = _TIED.best if rule is None else rule.allowed(_TIED)
    called = Text("{call}, {count} times", call=asked[0].called, count=len(asked))
    expected = Text("sometimes {one} and sometimes {two}", one=one, two=two)
    for each in asked:
        if each.answer.error:
            return each.answer.failure(called, expected)
    got = {each.found for each in asked}
    if len(got) > 1:
        return None
    value = asked[0].answer.value
    came = Text("{answer} every time", answer=brief(value))
    if allowed is not None and len(allowed) > 1 and got <= {allowed[0], allowed[-1]}:
        mistake = ALWAYS_FIRST if got == {allowed[0]} else ALWAYS_LAST
        return CheckFailure.of(called, came, expected, mistake)
    if known is not None:
        return CheckFailure.of(called, came, expected, known)
    if asked[0].found is None:
        return CheckFailure.of(called, came, expected, no_square(value))
    return CheckFailure(called, came, expected, cost=Cost.POINTS)


def _no_tuple(asked: Sequence[_Asked], known: Mistake | None) -> CheckFailure | None:
    for each in asked:
        if each.answer.error:
            return each.answer.failure(each.called, _such_as(each.choice))
        failure = type_failure(each.called, each.answer, _such_as(each.choice))
        if failure and known is not None and each.found is None:
            return CheckFailure.of(failure.called, failure.came, failure.expected, known)
        if failure:
            return failure
    return None


def _changed(asked: Sequence[_Asked]) -> CheckFailure | None:
    if all(each.answer.value is None for each in asked):
        # A function that does nothing also leaves everything unchanged, but earns no points.
        first = asked[0]
        if first.answer.error:
            return first.answer.failure(first.called, _such_as(first.choice))
        return CheckFailure.of(first.called, "None", _such_as(first.choice), NO_VALUE)
    for each in asked:
        choice, answer = each.choice, each.answer
        if answer.error:
            return answer.failure(each.called, Text("the board and the scores unchanged"))
        board, scores = answer.board(0), answer.after(1)
        if board is not None and board.cells != choice.board.cells:
            came = Text("the board {board}", board=board.text)
            return CheckFailure.of(each.called, came, choice.board.text, PLAYS)
        if rows_of(scores) != choice.scores:
            came = Text("the scores {grid}", grid=grid_text(scores))
            return CheckFailure.of(each.called, came, grid_text(choice.scores), CHANGES_SCORES)
    return None


def _such_as(choice: Choice) -> Text:
    return Text("a tuple such as {square}", square=choice.best[0])
