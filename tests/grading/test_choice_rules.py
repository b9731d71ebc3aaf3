"""Rules of choosing a square, each worked out by hand on three boards."""

from __future__ import annotations

from tttmc_app.core import Square
from tttmc_app.grading.boards import CourseBoard
from tttmc_app.grading.checks import Cost, Damage
from tttmc_app.grading.choice_rules import RULES, Choice, explain, start_between

BOARD = CourseBoard.of("X../.O./...")
MIXED = Choice(BOARD, ((9.0, 2.0, -8.0), (0.0, 5.0, 3.0), (4.0, -1.0, 4.0)))
"""The best empty squares are (2, 0) and (2, 2) with 4, below the occupied (0, 0) with 9."""
LOW = Choice(BOARD, ((-1.0, -5.0, -2.0), (-3.0, -3.0, -4.0), (-6.0, -7.0, -2.0)))
"""The best empty squares are (0, 2) and (2, 2) with -2, and the occupied (0, 0) has more."""
SMALL = Choice(CourseBoard.of("../.."), ((1.0, 0.0), (0.0, -3.0)))
ALLOWED = """
chooses occupied squares too = 00 | 00 | 00
looks for the highest score among occupied squares too, then finds no empty one = none | none | 00
chooses any square with the best score, even an occupied one = 20 22 | 02 22 | 00
chooses the lowest score = 02 | 21 | 11
chooses the highest score regardless of its sign = 02 | 21 | 11
swaps row and column = 02 22 | 20 22 | 00
reads scores[col][row] instead of scores[row][col] = 02 22 | 20 22 | 00
pairs the empty squares with the wrong scores = 01 | 01 | 00
compares whole rows = 01 | 02 | 00
leaves out the first row = 20 22 | 22 | 10
leaves out the last row = 12 | 02 | 00
leaves out the first column = 22 | 02 22 | 01
leaves out the last column = 20 | 10 | 00
leaves out squares with a score of 0 = 20 22 | 02 22 | 00
chooses the second highest score = 12 | 10 | 01 10
always returns the first empty square = 01 | 01 | 00
always returns the last empty square = 22 | 22 | 11
starts its search from the score of square (0, 0), even if that is occupied = any | any | any
leaves out square (0, 0) = 20 22 | 02 22 | none
never compares square (0, 0) = 20 22 | 02 22 | 01 10
"""
"""The rows and columns of the squares that each rule may return on MIXED, LOW and SMALL."""
ANY, BEST_SO_FAR = (
    "chooses among all empty squares and ignores their scores",
    "chooses among all squares that were the best so far",
)


def test_what_a_rule_allows() -> None:
    """Each rule returns the squares that its name says."""
    found = list[str]()
    for rule in RULES:
        allowed = [rule.allowed(choice) for choice in (MIXED, LOW, SMALL)]
        cells = [
            "any" if each is None else " ".join(f"{r}{c}" for r, c in sorted(each)) or "none"
            for each in allowed
        ]
        found.append(f"{rule.mistake.name} = {' | '.join(cells)}")
        assert rule.explains(MIXED, (2, 0)) is (allowed[0] is None or (2, 0) in allowed[0])
        assert rule.explains(MIXED, None) is (not allowed[0])
    assert found == ALLOWED.strip().splitlines()


def test_a_search_from_the_first_score_shows_only_if_that_is_too_high() -> None:
    """It is blamed only for answers on boards whose first square is occupied and has more."""
    (rule,) = [rule for rule in RULES if rule.mistake.damage is Damage.HIGH_START]
    lower = Choice(BOARD, ((3.0, *MIXED.scores[0][1:]), *MIXED.scores[1:]))
    shown = [rule.is_shown_by(choice) for choice in (MIXED, LOW, SMALL, lower)]
    assert shown == [True, True, False, False]
    assert rule.allowed(lower) == [(2, 0), (2, 2)]


def named(*answers: tuple[Choice, Square | None]) -> str:
    """Return the name of the mistake that explains answers; empty if none does alone."""
    found = explain(answers)
    return str(found.mistake.name) if found else ""


def test_only_one_explanation_is_told() -> None:
    """With two possible ones there is none; another answer decides between them."""
    assert named((MIXED, (0, 2))) == ""
    assert named((MIXED, (0, 2)), (LOW, (2, 1)), (SMALL, (1, 1))) == ""
    lowest = Choice(SMALL.board, ((-1.0, 5.0), (9.0, 2.0)))
    assert named((MIXED, (0, 2)), (LOW, (2, 1)), (lowest, (0, 0))) == "chooses the lowest score"
    assert named((MIXED, (0, 0)), (LOW, (0, 0)), (SMALL, (0, 0))) == ""


def test_the_same_square_every_time() -> None:
    """It is named unless another rule explains it too, and can forfeit games."""
    empty = CourseBoard.empty(3)
    answers = [(Choice(empty, each.scores), (1, 0)) for each in (MIXED, LOW)]
    rule = explain(answers)
    assert rule is not None
    assert str(rule.mistake.name) == "always returns (1, 0)"
    assert (rule.mistake.cost, rule.mistake.damage) == (Cost.GAMES, Damage.FIXED_SQUARE)
    assert named(*answers, (SMALL, (0, 1))) == ""


def row(most: float) -> Choice:
    """Return a question with this maximum, at (1, 1)."""
    return Choice(CourseBoard.of("../.."), ((most - 3, most - 2), (most - 1, most)))


STARTS = """
-2 5 | -4 = (-4, -2)
-6 5 | -4 = (-4, 5)
-4 5 | -4 = (-4, 5)
-4 5 | = None
5 | 1 = None
-5 | -4 = None
1 | 0 = (0, 1)
"""
"""The maxima that were found and missed, and between which numbers the search starts."""


def test_between_which_numbers_a_search_starts() -> None:
    """Between the largest maximum missed and the smallest one found above it, if all fit."""
    for example in STARTS.strip().splitlines():
        answered, _, between = example.partition(" = ")
        right, wrong = (map(float, each.split()) for each in answered.split("|"))
        answers: list[tuple[Choice, Square | None]] = [(row(each), (1, 1)) for each in right]
        answers += ((row(each), (0, 0)) for each in wrong)
        assert str(start_between(answers)).replace(".0", "") == between


def test_permissive_rules_must_spread() -> None:
    """Any empty square, or any that was the best so far, is a mistake if all occur alike."""
    for (
        counts,
        name,
    ) in (  # Five answers for each square are enough; of 40, chi-squared may be 15.2.
        ((5, 5, 5, 5), ANY),
        ((5, 5, 5, 4), ""),
        ((20, 7, 7, 6), ANY),  # 13.4
        ((21, 7, 6, 6), ""),  # 16.2
        ((13, 0, 13, 13), BEST_SO_FAR),
    ):
        choice = Choice(CourseBoard.of("../.."), ((1.0, 0.0), (2.0, 3.0)))
        squares = choice.board.empty_squares
        some = [
            (choice, square) for n, square in zip(counts, squares, strict=True) for _ in range(n)
        ]
        assert named(*some) == name
        if name != BEST_SO_FAR:
            once = Choice(choice.board, ((4.0, 0.0), (2.0, 3.0)))
            assert named(*some, (once, squares[1])) == name, "a question asked once says nothing"
