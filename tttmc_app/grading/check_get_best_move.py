"""The checks of get_best_move: an empty square with the highest score, ties broken at random.

First the rules by which a file may choose, right and wrong ones. Each mistake says which answers it
allows for a board and its scores. It is named only if it allows every answer observed, and these
are 1,000 times likelier by it than by any rival.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import chain
from math import floor, inf, log, sqrt
from typing import NamedTuple, TypeAlias

from tttmc_app.core import Square, Text, derive_seed
from tttmc_app.course.values import number_of
from tttmc_app.grading.boards import (
    EMPTY,
    PLAYERX,
    CourseBoard,
    Grid,
    brief,
    drawn_board,
    grid_text,
    number_text,
    rows_of,
)
from tttmc_app.grading.checks import (
    LIST,
    NOT_WHOLE,
    OCCUPIED,
    Check,
    Cost,
    Damage,
    Mistake,
    Part,
    square_of,
    type_mistake,
)
from tttmc_app.grading.examine import Answers, Asked, Came, Group, Predicted, Row, chi_squared
from tttmc_app.grading.submission import Submission

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
        if allowed:
            return -log(len(allowed)) if found in allowed else -inf
        return -inf if isinstance(found, tuple) and found in choice.board.squares else 0


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


def _in_largest_row(highest: float, is_only_there: bool, choice: Choice) -> Allowed:
    """Look for the highest score of the largest row, there or in all rows.

    Occupied squares count at most so much.
    """
    rows = [*map(list, choice.scores)]
    for row, col in {*choice.board.squares} - {*choice.empty}:
        rows[row][col] = min(highest, rows[row][col])
    if is_only_there:
        return choice.top(square for square in choice.empty if rows[square[0]] == max(rows))
    return [square for square in choice.empty if choice.score(square) == max(max(rows))]


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
    *(
        ChoiceRule(
            Text("compares whole rows"),
            Text("max(scores) finds the largest row: compare the scores of the empty squares"),
            Cost.STRENGTH,
            allows=partial(_in_largest_row, *each),
        )
        for each in ((-inf, True), (-inf, False), (inf, True), (inf, False))
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

    def chance(rule: ChoiceRule) -> float:
        total = 0.0
        for each, count in counts.items():
            total += count * rule.log_chance(*each)
            if total == -inf:  # nothing makes up for an answer that the rule never gives
                break
        return total

    chances = [(chance(rule), rule) for rule in rules if any(map(rule.is_shown_by, wrong))]
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


# Questions and checks

NAME = "get_best_move"

CALLS = 3
"""Calls per question, since answers may be random."""
REPEATS = 15
"""Calls for each question with equal squares: one correct file in 1e13 always returns the same."""
AROUND = 8
"""Calls for each number at which a search may start, since an answer may be right by chance."""
DRAWN, AGAIN = 15, 40
"""Boards drawn, and others to confirm a mistake."""


def _choice(board: str, *scores: str) -> Choice:
    return Choice(CourseBoard.of(board), tuple(tuple(map(_number, row.split())) for row in scores))


def _number(value: str | float) -> float:
    """Return a number as it is printed: a whole one without a decimal point."""
    return int(value) if float(value).is_integer() else float(value)


_QUESTIONS: dict[str, list[Choice]] = {
    "highest": [
        _choice(".../.../...", "0 0 0", "0 0 3", "0 0 0"),
        _choice("XO./OX./..O", "-9 -7 2", "-3 -4 1", "6 3 -8"),
        _choice("XO./OX./X.O", "-9 -7 2", "-3 -4 5", "-1 3 -8"),
        _choice("XOX/OO./.XX", "-9 -7 -4", "-3 -2 1", "3 -1 -8"),
        _choice("OXX/XX./.OO", "-9 -7 -4", "-3 -2 5", "2 -1 -8"),
    ],
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
        _choice("XO.O/OXXO/X.OX/OXO.", "-1 -2 1 -3", "-4 0 -6 -5", "-3 4 -2 0", "-1 -7 -2 2"),
        _choice("XOXO/OXXO/X.OX/OXO.", "-1 -2 -8 -3", "-4 0 -6 -5", "-3 4 -2 0", "-1 -7 -2 5"),
        _choice(
            "XOXOX/XOXOO/OXOXX/XXOO./OXOX.",
            *("-5 -2 1 -4 -4", "2 -4 -3 0 -3", "-2 1 -4 -4 -1", "-5 -3 0 -3 3", "1 -4 -4 -1 4"),
        ),
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


class _Chosen(Asked):
    """A call of get_best_move."""

    @property
    def choice(self) -> Choice:
        return Choice._make(self.arguments)

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
    drawn = _drawn("first", DRAWN)
    questions = {topic: _QUESTIONS[topic] + drawn[topic] for topic in drawn}
    questions["negative"].append(_up_to(0.4 * submission.lowest_score))
    answers = _ask_all(submission, questions)
    answers |= _ask_all(submission, _EQUAL, REPEATS)
    highest = answers["highest"]
    answers["answered"] = [each for each in highest if not each.answer.error] or highest
    return answers


def _ask_all(
    submission: Submission, choices: Mapping[str, Sequence[Choice]], calls: int = CALLS
) -> dict[str, list[_Chosen]]:
    return {
        topic: _Chosen.ask(submission, NAME, [each for each in row for _ in range(calls)])
        for topic, row in choices.items()
    }


@cache
def _drawn(name: str, count: int) -> dict[str, list[Choice]]:
    """Draw boards of three sizes, and scores above and below zero: the same for every file."""
    found: dict[str, list[Choice]] = {topic: [] for topic in _QUESTIONS}
    for number in range(count):
        seed = derive_seed(number, NAME, name)
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
    again = _ask_all(submission, _drawn("again", AGAIN))
    known = [each for row in (*answers.values(), *again.values()) for each in row]
    rule = None
    if all(each.is_plain for each in known):
        known += _around_a_start(submission, known)
        rule = explain([(each.choice, each.found) for each in known])

    def mistakes(asked: _Chosen) -> Sequence[Mistake]:
        value = asked.answer.value
        if rule or asked.answer.error or asked.found in asked.choice.empty:
            return (rule,) if rule else ()
        mistake = OCCUPIED if square_of(value) else type_mistake(value)
        return (mistake,) if mistake else ()

    return mistakes


def _around_a_start(submission: Submission, known: Sequence[_Chosen]) -> Sequence[_Chosen]:
    """Make calls that narrow down the lowest maximum found by a search that starts too high."""
    missed = highest_missed([(each.choice, each.found) for each in known])
    low, high = 1 if missed is None else floor(missed), 1
    found: list[_Chosen] = []
    while high - low > 1:
        middle = (low + high) // 2
        asked = _Chosen.ask(submission, NAME, [_up_to(middle)] * AROUND)
        found += asked
        low, high = (middle, high) if any(map(_wrong, asked)) else (low, middle)
    return found


def _wrong(asked: _Chosen) -> Came | None:
    return None if asked.found in asked.choice.best else brief(asked.answer.value)


def _not_random(asked: Sequence[_Chosen]) -> tuple[Came, Mistake] | None:
    """Judge how the answers spread over equal squares."""
    if len({(each.board, each.found) for each in asked}) > len({each.board for each in asked}):
        return None
    place = next((n for n in (0, -1) if all(each.found == each.equals[n] for each in asked)), None)
    name = {
        0: Text("always returns the first of equal squares"),
        -1: Text("always returns the last of equal squares"),
        None: Text("always returns the same one of equal squares"),
    }[place]
    advice = Text("choose one of the best at random (random.choice)")
    came = Text("{answer} every time", answer=brief(asked[0].answer.value))
    # In real games two squares seldom have equal scores.
    return came, Mistake(name, advice, Cost.POINTS)


def _is_of_type(mistake: Mistake, asked: _Chosen) -> bool:
    return type_mistake(asked.answer.value) in (None, mistake)


def _changed(asked: _Chosen) -> Came | None:
    """Find what was changed; "None" for a function that does nothing, which leaves all alone."""
    if board := asked.changed_board:
        return Text("the board {board}", board=board.text)
    scores = asked.answer.after(1)
    if rows_of(scores) != asked.choice.scores:
        return Text("the scores {grid}", grid=grid_text(scores))
    return "None" if asked.answer.value is None else None


def _best(asked: _Chosen) -> Came:
    first, *others = asked.choice.best
    return Text("{first} or {second}", first=first, second=others[0]) if others else str(first)


def _highest(title: Text, points: float, topic: str) -> Row[_Chosen]:
    return Row(Check(NAME, title, points), (topic,), _best, _wrong, cost=Cost.STRENGTH)


GROUP = Group(
    _ask,
    (
        _highest(Text("the highest score"), 3, "highest"),
        _highest(Text("only empty squares"), 2, "occupied"),
        _highest(Text("one of the best on 3×3"), 1, "several"),
        _highest(Text("negative scores"), 1, "negative"),
        _highest(Text("other board sizes and the last square"), 1, "sizes"),
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
                Predicted(each.name, each.advice, each.cost, fits=partial(_is_of_type, each))
                for each in (LIST, NOT_WHOLE)
            ),
        ),
        Row(
            Check(NAME, Text("leaves the board and the scores unchanged"), 1, Part.RULES),
            ("answered",),
            Text("the board and the scores unchanged"),
            _changed,
            mistakes=(
                Predicted(
                    Text("plays on the board passed in"),
                    Text("only return a square"),
                    fits=lambda asked: bool(asked.changed_board) or not _changed(asked),
                ),
                Predicted(
                    Text("changes the scores that are passed in"),
                    Text("only read them"),
                    Cost.POINTS,
                    fits=lambda asked: asked.answer.value is not None,
                    is_general=True,
                ),
            ),
        ),
    ),
    _explain,
    has_own_weights=True,  # a search may start at the lowest score that they can give
)
