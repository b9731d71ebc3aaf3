from __future__ import annotations

import pytest

from tttmc_app.grading.boards import PLAYERO, PLAYERX, CourseBoard, zeros
from tttmc_app.grading.scoring_mistakes import (
    SCORING_MISTAKES,
    FileWeights,
    Scoring,
    ScoringMistake,
    explain,
    same_grid,
    scored,
)

WEIGHTS = FileWeights(1.5, 4.0)
BOARDS = ("XXO/OX./.XO", "OX./XOX/..O", "XOX/XOO/OXX")
ASKED = [
    Scoring(CourseBoard.of(text), player, start)
    for text in BOARDS
    for player in (PLAYERX, PLAYERO)
    for start in (zeros(3), ((1.0, 2.0, 3.0), (4.0, 5.0, 6.0), (7.0, 8.0, 9.0)))
]


def test_the_rule_is_the_courses() -> None:
    """X's win adds one weight to X's squares and subtracts the other from O's."""
    grid = scored(ASKED[0], WEIGHTS, frozenset())
    assert grid == ((1.5, 1.5, -4.0), (-4.0, 1.5, 0.0), (0.0, 1.5, -4.0))
    assert ASKED[0].expected(WEIGHTS) == grid


@pytest.mark.parametrize("mistake", SCORING_MISTAKES, ids=lambda mistake: str(mistake.name))
def test_every_mistake_is_found_again(mistake: ScoringMistake) -> None:
    """The grids of a function with one mistake are explained by that mistake alone."""
    observed = [(asked, scored(asked, WEIGHTS, frozenset({mistake}))) for asked in ASKED]
    assert explain(observed, WEIGHTS) == [frozenset({mistake})]


def test_correct_grids_need_no_mistake() -> None:
    """Correct grids are explained by no mistake."""
    observed = [(asked, asked.expected(WEIGHTS)) for asked in ASKED]
    assert explain(observed, WEIGHTS) == [frozenset()]


def test_two_mistakes_are_found_together() -> None:
    """Two mistakes at once are both named."""
    names = ("scores a tie as a loss", "replaces the scores")
    mistakes = frozenset(each for each in SCORING_MISTAKES if str(each.name) in names)
    assert len(mistakes) == 2
    observed = [(asked, scored(asked, WEIGHTS, mistakes)) for asked in ASKED]
    assert explain(observed, WEIGHTS) == [mistakes]


def test_nonsense_is_not_explained() -> None:
    """Grids that no known mistake gives have no explanation."""
    observed = [(asked, tuple((17.0, row, -3.0) for row in range(3))) for asked in ASKED]
    assert explain(observed, WEIGHTS) == []


def test_grids_are_compared_except_for_rounding() -> None:
    """Sums in another order are the same grid; other sizes are not."""
    assert same_grid(((0.1 + 0.2,),), ((0.3,),))
    assert not same_grid(((0.3,),), ((0.31,),))
    assert not same_grid(zeros(2), zeros(3))
