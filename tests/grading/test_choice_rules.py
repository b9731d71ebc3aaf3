"""Rules of choosing a square, each worked out by hand on one board."""

from __future__ import annotations

import pytest

from tttmc_app.core import Square
from tttmc_app.grading.boards import CourseBoard
from tttmc_app.grading.checks import Cost, Damage
from tttmc_app.grading.choice_rules import (
    RULES,
    Allowed,
    Choice,
    explain,
    start_between,
)

BOARD = CourseBoard.of("X../.O./...")
MIXED = Choice(BOARD, ((9.0, 2.0, -8.0), (0.0, 5.0, 3.0), (4.0, -1.0, 4.0)))
"""The best empty squares are (2, 0) and (2, 2) with 4, below the occupied (0, 0) with 9."""
LOW = Choice(BOARD, ((-1.0, -5.0, -2.0), (-3.0, -3.0, -4.0), (-6.0, -7.0, -2.0)))
"""The best empty squares are (0, 2) and (2, 2) with -2, and the occupied (0, 0) has more."""
SMALL = Choice(CourseBoard.of("../.."), ((1.0, 0.0), (0.0, -3.0)))

EMPTY = [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1), (2, 2)]
ALLOWED: dict[str, tuple[Allowed, Allowed, Allowed]] = {
    "chooses occupied squares too": ([(0, 0)], [(0, 0)], [(0, 0)]),
    "looks for the highest score among occupied squares too, then finds no empty one": (
        [],
        [],
        [(0, 0)],
    ),
    "chooses any square with the best score, even an occupied one": (
        [(2, 0), (2, 2)],
        [(0, 2), (2, 2)],
        [(0, 0)],
    ),
    "chooses the lowest score": ([(0, 2)], [(2, 1)], [(1, 1)]),
    "chooses the highest score regardless of its sign": ([(0, 2)], [(2, 1)], [(1, 1)]),
    "swaps row and column": ([(0, 2), (2, 2)], [(2, 0), (2, 2)], [(0, 0)]),
    # The scores at the mirrored squares of the empty ones: 0, 4, 2, -1, -8, 3, 4.
    "reads scores[col][row] instead of scores[row][col]": (
        [(0, 2), (2, 2)],
        [(2, 0), (2, 2)],
        [(0, 0)],
    ),
    # The first seven scores in order: 9, 2, -8, 0, 5, 3, 4.
    "pairs the empty squares with the wrong scores": ([(0, 1)], [(0, 1)], [(0, 0)]),
    "compares whole rows": ([(0, 1)], [(0, 2)], [(0, 0)]),
    "leaves out the first row": ([(2, 0), (2, 2)], [(2, 2)], [(1, 0)]),
    "leaves out the last row": ([(1, 2)], [(0, 2)], [(0, 0)]),
    "leaves out the first column": ([(2, 2)], [(0, 2), (2, 2)], [(0, 1)]),
    "leaves out the last column": ([(2, 0)], [(1, 0)], [(0, 0)]),
    "leaves out squares with a score of 0": ([(2, 0), (2, 2)], [(0, 2), (2, 2)], [(0, 0)]),
    "chooses the second highest score": ([(1, 2)], [(1, 0)], [(0, 1), (1, 0)]),
    "always returns the first empty square": ([(0, 1)], [(0, 1)], [(0, 0)]),
    "always returns the last empty square": ([(2, 2)], [(2, 2)], [(1, 1)]),
    "starts its search from the score of square (0, 0), even if that is occupied": (
        None,
        None,
        None,
    ),
    "leaves out square (0, 0)": ([(2, 0), (2, 2)], [(0, 2), (2, 2)], []),
    "never compares square (0, 0)": ([(2, 0), (2, 2)], [(0, 2), (2, 2)], [(0, 1), (1, 0)]),
}
"""What each rule may return for the three questions; None if it may do anything."""


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: str(rule.mistake.name))
def test_what_a_rule_allows(rule: object) -> None:
    """Each rule returns the squares that its name says."""
    (found,) = [each for each in RULES if each is rule]
    allowed = ALLOWED[str(found.mistake.name)]
    for choice, squares in zip((MIXED, LOW, SMALL), allowed, strict=True):
        got = found.allowed(choice)
        assert (got if got is None else sorted(got)) == squares
    assert found.explains(MIXED, (2, 0)) is (allowed[0] is None or (2, 0) in allowed[0])
    assert found.explains(MIXED, None) is (not allowed[0])


def test_every_rule_is_shown() -> None:
    """All rules are in the table."""
    assert [str(rule.mistake.name) for rule in RULES] == list(ALLOWED)


def test_a_search_from_the_first_score_shows_only_if_that_is_too_high() -> None:
    """It is blamed only for answers on boards whose first square is occupied and has more."""
    (rule,) = [rule for rule in RULES if rule.mistake.damage is Damage.HIGH_START]
    lower = Choice(BOARD, ((3.0, *MIXED.scores[0][1:]), *MIXED.scores[1:]))
    assert [rule.is_shown_by(choice) for choice in (MIXED, LOW, SMALL, lower)] == [
        True,
        True,
        False,
        False,
    ]
    assert rule.allowed(lower) == [(2, 0), (2, 2)]


def test_the_damage_of_rules() -> None:
    """Some kinds limit the points more than others, as the manual says."""
    damages = {str(rule.mistake.name): rule.mistake.damage for rule in RULES}
    fixed = {name for name, damage in damages.items() if damage is Damage.FIXED_SQUARE}
    pairs = {name for name, damage in damages.items() if damage is Damage.WRONG_PAIRS}
    assert fixed == {
        "always returns the first empty square",
        "always returns the last empty square",
    }
    assert pairs == {
        "swaps row and column",
        "reads scores[col][row] instead of scores[row][col]",
        "pairs the empty squares with the wrong scores",
    }
    costs = {str(rule.mistake.name): rule.mistake.cost for rule in RULES}
    assert {name for name, cost in costs.items() if cost is Cost.GAMES} == set(list(ALLOWED)[:3])
    assert {name for name, cost in costs.items() if cost is Cost.UNKNOWN} == {
        "leaves out squares with a score of 0",
        "starts its search from the score of square (0, 0), even if that is occupied",
    }


def test_the_best_squares() -> None:
    """They are the empty ones with the highest score."""
    assert (MIXED.best, MIXED.maximum, MIXED.score((0, 2))) == ([(2, 0), (2, 2)], 4.0, -8.0)
    assert (LOW.best, LOW.maximum) == ([(0, 2), (2, 2)], -2.0)


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
    assert named((MIXED, (0, 1)), (LOW, (2, 2))).startswith("starts its search from the score of")


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


def test_between_which_numbers_a_search_starts() -> None:
    """Between the largest maximum missed and the smallest one found above it, if all fit."""
    right, wrong = (1, 1), (0, 0)
    assert start_between([(row(-4), wrong), (row(-2), right), (row(5), right)]) == (-4, -2)
    assert start_between([(row(-4), wrong), (row(-6), right), (row(5), right)]) == (-4, 5)
    assert start_between([(row(-4), wrong), (row(-4), right), (row(5), right)]) == (-4, 5)
    assert start_between([(row(-4), right), (row(5), right)]) is None
    assert start_between([(row(1), wrong), (row(5), right)]) is None
    assert start_between([(row(-4), wrong), (row(-5), right)]) is None
    assert start_between([(row(0), wrong), (row(1), right)]) == (0, 1)
    for limit, name in ((-0.5, "negative"), (-1.0, "-1 or less"), (-2.5, "-3 or less")):
        found = named((row(limit), None), (row(9), right), (row(limit - 20), wrong))
        assert found == f"does not find the highest score if all are {name}"


def test_permissive_rules_must_spread() -> None:
    """Any empty square, or any that was the best so far, is a mistake if all occur alike."""
    choice = Choice(CourseBoard.of("../.."), ((1.0, 0.0), (2.0, 3.0)))
    squares = choice.board.empty_squares
    even = [(choice, squares[n % 4]) for n in range(40)]
    assert named(*even) == "chooses among all empty squares and ignores their scores"
    so_far = [(0, 0), (1, 0), (1, 1)]
    assert named(*((choice, so_far[n % 3]) for n in range(39))) == (
        "chooses among all squares that were the best so far"
    )
    uneven = [(choice, squares[n % 4 if n % 8 else 3]) for n in range(16)]
    assert named(*uneven[:16]) == ""  # too few to tell
    any_empty = "chooses among all empty squares and ignores their scores"
    # Five answers for each square are enough; of 40, chi-squared may be 15.2 with three degrees of
    # freedom: it is 13.4 for the first of these counts, and 16.2 for the second.
    for counts, name in (
        ((5, 5, 5, 5), any_empty),
        ((5, 5, 5, 4), ""),
        ((20, 7, 7, 6), any_empty),
        ((21, 7, 6, 6), ""),
    ):
        some = [
            (choice, square)
            for square, count in zip(squares, counts, strict=True)
            for _ in range(count)
        ]
        assert named(*some) == name
        once = Choice(choice.board, ((4.0, 0.0), (2.0, 3.0)))
        assert named(*some, (once, squares[1])) == name, "a question asked once says nothing"
    skewed = [(choice, squares[0 if n % 10 < 6 else n % 4]) for n in range(200)]
    assert named(*skewed) == ""
