"""Rules of choosing a square, each worked out by hand on three boards."""

from __future__ import annotations

from tttmc_app.core import Square
from tttmc_app.grading.boards import CourseBoard
from tttmc_app.grading.check_get_best_move import (
    RULES,
    Allowed,
    Choice,
    Found,
    explain,
    highest_missed,
)

BOARD = CourseBoard.of("X../.O./...")
MIXED = Choice(BOARD, ((9.0, 2.0, -8.0), (0.0, 5.0, 3.0), (4.0, -1.0, 4.0)))
"""The best empty squares are (2, 0) and (2, 2) with 4, below the occupied (0, 0) with 9."""
LOW = Choice(BOARD, ((-1.0, -5.0, -2.0), (-3.0, -3.0, -4.0), (-6.0, -7.0, -2.0)))
"""The best empty squares are (0, 2) and (2, 2) with -2, and the occupied (0, 0) has more."""
SMALL = Choice(CourseBoard.of("../.."), ((1.0, 0.0), (0.0, -3.0)))
ALLOWED = """
chooses occupied squares too = 00 | 00 | 00
looks for the highest score among occupied squares too, then finds no empty one = none | none | 00
looks for the highest score among occupied squares too, then finds no empty one = any | any | 00
chooses any square with the best score, even an occupied one = 20 22 | 02 22 | 00
chooses the lowest score = 02 | 21 | 11
chooses the highest score regardless of its sign = 02 | 21 | 11
swaps row and column = 02 22 | 20 22 | 00
reads scores[col][row] instead of scores[row][col] = 02 22 | 20 22 | 00
pairs the empty squares with the wrong scores = 01 | 01 | 00
compares whole rows = 20 22 | 10 | 00
compares whole rows = 20 22 | 10 | 00
compares whole rows = 01 | 02 | 00
compares whole rows = none | none | 00
leaves out the first row = 20 22 | 22 | 10
leaves out the last row = 12 | 02 | 00
leaves out the first column = 22 | 02 22 | 01
leaves out the last column = 20 | 10 | 00
leaves out the first row and column = 22 | 22 | 11
leaves out the last row and column = 01 | 10 | 00
handles only 3×3 boards = 20 22 | 02 22 | none
leaves out squares with a score of 0 = 20 22 | 02 22 | 00
chooses the second highest score = 12 | 10 | 01 10
always returns the first empty square = 01 | 01 | 00
always returns the last empty square = 22 | 22 | 11
starts its search from the score of square (0, 0), even if that is occupied = any | any | 00
starts its search from the score of square (0, 0), even if that is occupied = any | any | none
leaves out square (0, 0) = 20 22 | 02 22 | none
never compares square (0, 0) = 20 22 | 02 22 | 01 10
returns the highest score instead of its square = 4.0 | -2.0 | 1.0
returns all of the best squares = {20 22} | {02 22} | {00}
"""
"""The rows and columns of the squares that each rule may return on MIXED, LOW and SMALL."""
ANY, BEST_SO_FAR = (
    "chooses among all empty squares and ignores their scores",
    "chooses among all squares that were the best so far",
)


def test_what_a_rule_allows() -> None:
    """Each rule returns the squares that its name says."""
    found = [
        f"{rule.name} = {' | '.join(map(told, map(rule.allows, (MIXED, LOW, SMALL))))}"
        for rule in RULES
    ]
    assert found == ALLOWED.strip().splitlines()


def told(allowed: Allowed) -> str:
    """Return squares by their rows and columns."""
    if allowed is None:
        return "any"
    cells = [
        "".join(map(str, each))
        if isinstance(each, tuple)
        else f"{{{told(sorted(each))}}}"
        if isinstance(each, frozenset)
        else str(each)
        for each in allowed
    ]
    return " ".join(sorted(cells)) or "none"


def named(*answers: tuple[Choice, Found], times: int = 3) -> str:
    """Return the name of the mistake that explains repeated answers; empty if none does alone."""
    found = explain([*answers] * times)
    return str(found.name) if found else ""


def test_a_search_from_the_first_score_shows_only_if_that_is_too_high() -> None:
    """It is blamed only for answers on boards whose first square is occupied and has more."""
    other = Choice(BOARD, ((-1.0, -5.0, -2.0), (0.0, 9.0, 3.0), (4.0, -1.0, 4.0)))
    assert named((MIXED, (2, 1)), (LOW, (1, 2)), (other, (2, 0)), times=6) == (
        "starts its search from the score of square (0, 0), even if that is occupied"
    )
    assert named((SMALL, (1, 1)), (other, (2, 0))) == ""


def test_only_one_explanation_is_told() -> None:
    """With two possible ones there is none; another answer decides between them."""
    assert named((MIXED, (0, 2))) == ""
    assert named((MIXED, (0, 2)), (LOW, (2, 1)), (SMALL, (1, 1))) == ""
    lowest = Choice(SMALL.board, ((-1.0, 5.0), (9.0, 2.0)))
    assert named((MIXED, (0, 2)), (LOW, (2, 1)), (lowest, (0, 0))) == "chooses the lowest score"
    assert named((MIXED, (0, 0)), (LOW, (0, 0)), (SMALL, (0, 0))) == ""
    assert named((LOW, (0, 2))) == "", "nothing is wrong"


def test_exceptions_may_be_a_better_explanation() -> None:
    """A search starts too high only if it seldom finds a lower maximum."""
    low = [row(-2 - number) for number in range(9)]
    start = "does not find the highest score if all are -2 or less"
    for right, name in ((1, start), (6, "")):
        wrong = [(each, (0, 0)) for each in low[right:]]
        answers = [(row(1), (1, 1)), (low[0], (0, 0)), *((each, (1, 1)) for each in low[:right])]
        assert named(*answers, *wrong) == name


def test_the_same_square_every_time() -> None:
    """It is named unless another rule explains it too."""
    empty = CourseBoard.empty(3)
    answers = [(Choice(empty, each.scores), (1, 0)) for each in (MIXED, LOW)]
    assert named(*answers, times=1) == "always returns (1, 0)"
    assert named(*answers, (SMALL, (0, 1))) == ""


def row(most: float) -> Choice:
    """Return a question with this maximum, at (1, 1)."""
    return Choice(CourseBoard.of("../.."), ((most - 3, most - 2), (most - 1, most)))


STARTS = """
-2 5 | -4 = -4
-4 5 | = None
5 | 1 = None
-5 | -4 = None
1 | 0 = 0
-6 5 | -4 -5 = -4
"""
"""The maxima that were found and missed, and the highest that a search misses by its start."""


def test_which_maximum_a_search_misses() -> None:
    """The largest one missed, if it isn't above zero and a larger one was found."""
    for example in STARTS.strip().splitlines():
        answered, _, missed = example.partition(" = ")
        right, wrong = (map(float, each.split()) for each in answered.split("|"))
        answers: list[tuple[Choice, Square | None]] = [(row(each), (1, 1)) for each in right]
        answers += ((row(each), (0, 0)) for each in wrong)
        assert str(highest_missed(answers)).replace(".0", "") == missed


def test_permissive_rules_must_spread() -> None:
    """Any empty square, or any that was the best so far, is a mistake if all occur alike."""
    scores = [((1.0 + n, 0.0 + n), (2.0 + n, 3.0 + n)) for n in range(9)]
    choices = [Choice(CourseBoard.of("../.."), each) for each in scores]
    squares = choices[0].board.empty_squares
    for counts, name in (
        ((5, 5, 5, 5), ANY),
        ((2, 2, 2, 1), ""),  # too few
        ((20, 8, 6, 6), ""),
        ((13, 0, 13, 13), BEST_SO_FAR),
    ):
        answers = [
            (choice, square)
            for choice in choices
            for count, square in zip(counts, squares, strict=True)
            for _ in range(count)
        ]
        assert named(*answers, times=1) == name
