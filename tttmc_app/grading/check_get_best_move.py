"""The checks of get_best_move: an empty square with the highest score, ties broken at random."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import floor

from tttmc_app.core import Square, Text, derive_seed
from tttmc_app.course.values import number_of
from tttmc_app.grading.answers import LIST, NOT_WHOLE, OCCUPIED, square_of, type_mistake
from tttmc_app.grading.boards import PLAYERX, CourseBoard, brief, drawn_board, grid_text, rows_of
from tttmc_app.grading.checks import Check, Cost, Mistake, Part, alternatives
from tttmc_app.grading.choice_rules import Choice, Found, explain, highest_missed
from tttmc_app.grading.examine import Answers, Asked, Came, Group, Predicted, Row, ask_all
from tttmc_app.grading.submission import Submission

NAME = "get_best_move"

CALLS = 3
"""Calls per question, since answers may be random."""
REPEATS = 15
"""Calls for each question with equal squares: one correct file in 1e13 always returns the same."""
AROUND = 8
"""Calls for each number at which a search may start, since an answer may be right by chance."""
DRAWN, AGAIN = 15, 40
"""Boards drawn from the seed, and others to confirm a mistake."""

_CHOOSE = Text("choose one of the best at random (random.choice)")
# In real games two squares seldom have equal scores.
ALWAYS_FIRST = Mistake(Text("always returns the first of equal squares"), _CHOOSE, Cost.POINTS)
ALWAYS_LAST = Mistake(Text("always returns the last of equal squares"), _CHOOSE, Cost.POINTS)
ALWAYS_ONE = Mistake(Text("always returns the same one of equal squares"), _CHOOSE, Cost.POINTS)
PLAYS = Mistake(Text("plays on the board passed in"), Text("only return a square"), Cost.UNKNOWN)
CHANGES_SCORES = Mistake(
    Text("changes the scores that are passed in"), Text("only read them"), Cost.POINTS
)


def _choice(board: str, *scores: str) -> Choice:
    return Choice(CourseBoard.of(board), tuple(tuple(map(_number, row.split())) for row in scores))


def _number(value: str | float) -> float:
    """Return a number as it is printed: a whole one without a decimal point."""
    return int(value) if float(value).is_integer() else float(value)


_QUESTIONS: dict[str, list[Choice]] = {
    "highest": [_choice(".../.../...", "0 0 0", "0 0 3", "0 0 0")],
    "occupied": [
        _choice("X.O/.../..X", "9 2 7", "1 3 -1", "5 0 8"),
        _choice("O../.X./...", "4 1 2", "0 -3 3", "1 2 -1"),
    ],
    "negative": [
        _choice(".X./.O./...", "-3 -9 -4", "-5 -9 -6", "-3.5 -8 -7"),
        _choice(".../.../...", "-0.75 -0.5 -2", "-3 -0.25 -1", "-2.5 -1.5 -4"),
        _choice("X../.../..O", "-3 -1 -2", "-2 -1 0", "-4 -1.5 -1"),
    ],
    "sizes": [
        _choice("../..", "0 0", "3 0"),
        _choice(".X/.O", "3 2", "0 1"),
        _choice(
            "...../X..../...../..O../.....",
            *("-5 -2 1 4 -4", "2 4 -3 0 3", "-2 1 4 -4 -1", "5 -3 0 3 -5", "1 4 -4 -1 2"),
        ),
        _choice("XOX/O.O/XOX", "0 0 0", "0 1 0", "0 0 0"),
    ],
}
"""The fixed questions by topic; others are drawn."""
_EQUAL = {
    "several": [_choice(".X./OX./O..", "-3 1 2", "0 -1 -3", "1 2 -4")],
    "equal": [
        _choice(".X./.O./...", "1 0 -2", "2 -1 4", "-2 4 4"),
        _choice("XO./OX./...", "1 0 -2", "1 0 4", "-2 4 0"),
        _choice(".O./OX./..X", "4 0 4", "1 0 -2", "4 -2 1"),
    ],
}
"""Questions that show whether ties are broken at random, even if the file has other mistakes: the
best squares mirror each other, their score is above zero and the largest on the board, and other
squares share the smallest score."""


@dataclass(frozen=True)
class _Chosen(Asked):
    """A call of get_best_move."""

    @property
    def choice(self) -> Choice:
        _, scores = self.arguments
        assert isinstance(scores, tuple)
        return Choice(self.board, scores)

    @property
    def found(self) -> Found:
        value = self.answer.value
        square = square_of(value)
        if square is None and isinstance(value, list | tuple | set):
            squares = [each for each in map(square_of, value) if each]
            return frozenset(squares) if squares and len(squares) == len(value) else None
        return square or number_of(value)

    @property
    def is_plain(self) -> bool:
        """Return whether a rule can explain the answer."""
        return not self.answer.error or self.answer.is_empty_choice

    @property
    def equals(self) -> list[Square]:
        """Return the empty squares with the same score as the one in the answer."""
        choice = self.choice
        own = [choice.score(square) for square in choice.empty if square == self.found]
        return [square for square in choice.empty if choice.score(square) in own]


def _ask(submission: Submission) -> Answers[_Chosen]:
    drawn = _drawn(submission, "first", DRAWN)
    reach = 0.4 * submission.lowest_score
    drawn["negative"].append(_up_to(reach))
    answers = _ask_all(submission, {topic: _QUESTIONS[topic] + drawn[topic] for topic in drawn})
    answers |= _ask_all(submission, _EQUAL, REPEATS)
    highest = answers["highest"]
    answers["answered"] = [each for each in highest if not each.answer.error] or highest
    return answers


def _ask_all(
    submission: Submission, choices: Mapping[str, Sequence[Choice]], calls: int = CALLS
) -> dict[str, list[_Chosen]]:
    questions = {
        topic: [(each.board, each.scores) for each in row for _ in range(calls)]
        for topic, row in choices.items()
    }
    return ask_all(submission, _Chosen, NAME, questions)


def _drawn(submission: Submission, name: str, count: int) -> dict[str, list[Choice]]:
    """Draw boards of three sizes, and scores above and below zero, from the seed."""
    found: dict[str, list[Choice]] = {topic: [] for topic in _QUESTIONS}
    for number in range(count):
        seed = derive_seed(submission.seed, NAME, name, number)
        size, marks = ((3, 0), (3, 4), (2, 1), (3, 3), (4, 2))[number % 5]
        board = drawn_board(seed, size, marks)
        scores = {
            (row, col): (derive_seed(seed, row, col) % 97 - 14) / 2 + (row * size + col) / 64
            for row, col in board.squares
        }
        taken = scores.keys() - {*board.empty_squares}
        most = max(scores[square] for square in board.empty_squares)
        scores |= {square: min(scores[square], most - 1) for square in taken}
        if size != 3 or most < 0:
            found["sizes"].append(_with_scores(board, scores))
            continue
        found["highest"].append(_with_scores(board, scores))
        lower = {square: score - 50 * (1 + number % 2) for square, score in scores.items()}
        found["negative"].append(_with_scores(board, lower))
        square = (0, 0) if number % 4 < 2 else max(taken, default=(2, 2))
        board = board.with_mark(square, PLAYERX)
        most = max(scores[each] for each in board.empty_squares)
        scores[square] = most + 5 * (number % 2)
        found["occupied"].append(_with_scores(board, scores))
    return found


def _up_to(maximum: float) -> Choice:
    """Return a question with this highest score, at (1, 2)."""
    board = CourseBoard.empty(3)
    return _with_scores(board, {(r, c): maximum - (3 * r + c + 4) % 9 for r, c in board.squares})


def _with_scores(board: CourseBoard, scores: Mapping[Square, float]) -> Choice:
    columns = range(board.size)
    return Choice(
        board, tuple(tuple(_number(scores[row, col]) for col in columns) for row in columns)
    )


def _explain(
    submission: Submission, answers: Answers[_Chosen]
) -> Callable[[_Chosen], Sequence[Mistake]]:
    """Find the rule that explains all answers, also to further questions."""
    again = _ask_all(submission, _drawn(submission, "again", AGAIN))
    known = [each for row in (*answers.values(), *again.values()) for each in row]
    rule = None
    if all(each.is_plain for each in known):
        known += _around_a_start(submission, known)
        rule = explain([(each.choice, each.found) for each in known])

    def mistakes(asked: _Chosen) -> Sequence[Mistake]:
        if rule is not None:
            return (rule,)
        if asked.answer.error:
            return ()
        mistake = OCCUPIED if square_of(asked.answer.value) else type_mistake(asked.answer.value)
        return (mistake,) if mistake and asked.found not in asked.choice.empty else ()

    return mistakes


def _around_a_start(submission: Submission, known: Sequence[_Chosen]) -> Sequence[_Chosen]:
    """Make calls that narrow down the lowest maximum found by a search that starts too high."""
    missed = highest_missed([(each.choice, each.found) for each in known])
    low, high = (1, 1) if missed is None else (floor(missed), 1)
    found: list[_Chosen] = []
    while high - low > 1:
        middle = (low + high) // 2
        asked = _ask_all(submission, {"": [_up_to(middle)]}, AROUND)[""]
        found += asked
        if any(map(_wrong, asked)):
            low = middle
        else:
            high = middle
    return found


def _wrong(asked: _Chosen) -> Came | None:
    return None if asked.found in asked.choice.best else brief(asked.answer.value)


def _not_random(asked: Sequence[_Chosen]) -> tuple[Came, Mistake] | None:
    """Judge how the answers spread over equal squares."""
    found: dict[CourseBoard, set[Found]] = {}
    for each in asked:
        found.setdefault(each.board, set()).add(each.found)
    if any(len(squares) > 1 for squares in found.values()):
        return None
    came = Text("{answer} every time", answer=brief(asked[0].answer.value))
    for mistake, place in ((ALWAYS_FIRST, 0), (ALWAYS_LAST, -1)):
        if all(each.found == each.equals[place] for each in asked):
            return came, mistake
    return came, ALWAYS_ONE


def _is_of_type(mistake: Mistake, asked: _Chosen) -> bool:
    return type_mistake(asked.answer.value) in (None, mistake)


def _changed_board(asked: _Chosen) -> Came | None:
    board = asked.answer.board(0)
    if board is None or board.cells == asked.board.cells:
        return None
    return Text("the board {board}", board=board.text)


def _changed_scores(asked: _Chosen) -> Came | None:
    scores = asked.answer.after(1)
    is_same = rows_of(scores) == asked.choice.scores
    return None if is_same else Text("the scores {grid}", grid=grid_text(scores))


def _nothing(asked: _Chosen) -> Came | None:
    """Find an answer that shows nothing: a function that does nothing leaves all unchanged."""
    return "None" if asked.answer.value is None else None


def _changed(asked: _Chosen) -> Came | None:
    return _changed_board(asked) or _changed_scores(asked) or _nothing(asked)


def _highest(check: Check, topic: str) -> Row[_Chosen]:
    return Row(
        check,
        (topic,),
        lambda asked: alternatives([str(square) for square in asked.choice.best]),
        _wrong,
        cost=Cost.STRENGTH,
    )


GROUP = Group(
    NAME,
    _ask,
    (
        _highest(Check(NAME, Text("the highest score"), 3), "highest"),
        _highest(Check(NAME, Text("only empty squares"), 2), "occupied"),
        _highest(Check(NAME, Text("one of the best on 3×3"), 1), "several"),
        _highest(Check(NAME, Text("negative scores"), 1), "negative"),
        _highest(Check(NAME, Text("other board sizes and the last square"), 1), "sizes"),
        Row(
            Check(NAME, Text("breaks ties at random"), 1),
            ("equal",),
            lambda asked: Text(
                "sometimes {one} and sometimes {two}",
                one=asked.choice.best[0],
                two=asked.choice.best[-1],
            ),
            lambda asked: None if len(asked.equals) > 1 else brief(asked.answer.value),
            _not_random,
        ),
        Row(
            Check(NAME, Text("returns a (row, column) tuple"), 2, Part.RULES),
            ("answered",),
            lambda asked: Text("a tuple such as {square}", square=asked.choice.best[0]),
            lambda asked: brief(asked.answer.value) if type_mistake(asked.answer.value) else None,
            mistakes=tuple(
                Predicted(mistake, partial(_is_of_type, mistake)) for mistake in (LIST, NOT_WHOLE)
            ),
        ),
        Row(
            Check(NAME, Text("leaves the board and the scores unchanged"), 1, Part.RULES),
            ("answered",),
            Text("the board and the scores unchanged"),
            _changed,
            mistakes=(
                Predicted(PLAYS, lambda asked: bool(_changed_board(asked)) or not _changed(asked)),
                Predicted(CHANGES_SCORES, lambda asked: not _nothing(asked), is_general=True),
            ),
        ),
    ),
    _explain,
    has_own_weights=True,  # a search may start at the lowest score that they can give
)
