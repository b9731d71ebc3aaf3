from __future__ import annotations

from dataclasses import replace

import pytest

from tttmc_app.core import Text
from tttmc_app.grading.boards import PLAYERO, PLAYERX, CourseBoard, zeros
from tttmc_app.grading.checks import Damage
from tttmc_app.grading.scoring_mistakes import (
    SCORING_MISTAKES,
    Scored,
    ScoringMistake,
    explain,
    number_mistakes,
    scored,
)
from tttmc_app.grading.scoring_rule import FileWeights, Scoring, same_grid
from tttmc_app.grading.scoring_table import described

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
    """The grids from a function with one mistake are explained by that mistake alone."""
    observed = [
        Scored(asked, WEIGHTS, scored(asked, WEIGHTS, frozenset({mistake}))) for asked in ASKED
    ]
    assert explain(observed) == [frozenset({mistake})]


def test_correct_grids_need_no_mistake() -> None:
    """Correct grids are explained without any mistake."""
    observed = [Scored(asked, WEIGHTS, asked.expected(WEIGHTS)) for asked in ASKED]
    assert explain(observed) == [frozenset()]


def test_two_mistakes_are_found_together() -> None:
    """Two mistakes at once are both named."""
    names = {"scores a tie as a loss", "replaces the scores"}
    first = {str(each.name): each for each in reversed(SCORING_MISTAKES)}
    mistakes = frozenset(first[name] for name in names)
    observed = [Scored(asked, WEIGHTS, scored(asked, WEIGHTS, mistakes)) for asked in ASKED]
    assert [{str(each.name) for each in found} for found in explain(observed)] == [names]


def test_numbers_instead_of_constants_need_a_second_pair_of_weights() -> None:
    """Only other weights can distinguish a number from a constant that has the same value."""
    other = FileWeights(3.0, 5.0)
    one, two = ([Scored(a, w, a.expected(WEIGHTS)) for a in ASKED] for w in (WEIGHTS, other))
    more = number_mistakes(WEIGHTS.current, WEIGHTS.other)
    assert frozenset() in explain(one, more)
    (found,) = explain([*one, *two], more)
    assert [str(mistake.name) for mistake in found] == [
        "uses 1.5 and 4 instead of SCORE_CURRENT and SCORE_OTHER"
    ]


def test_of_mistakes_with_the_same_name_the_first_is_told() -> None:
    """They differ in their advice, or in boards that weren't asked about."""
    first = number_mistakes(7.0, 5.0)[2]
    other = replace(first, advice=Text("mend it"))
    for one, two in ((first, other), (other, first)):
        grids = [scored(asked, WEIGHTS, frozenset({one})) for asked in ASKED]
        observed = [Scored(asked, WEIGHTS, grid) for asked, grid in zip(ASKED, grids, strict=True)]
        assert explain(observed, (one, two)) == [frozenset({one})]


def test_an_unusual_rule_is_described_by_what_it_does() -> None:
    """An unknown rule is described by result and mark, and its damage is known."""
    observed = [
        Scored(asked, WEIGHTS, rows)
        for asked in ASKED
        for rows in [asked.expected(WEIGHTS)]
        if asked.board.winner != asked.player
    ]
    assert described(observed) is None
    winner = [asked for asked in ASKED if asked.board.winner == asked.player]
    doubled = [
        Scored(
            asked,
            WEIGHTS,
            tuple(
                tuple(b + 2 * max(0.0, g - b) + min(0.0, g - b) for b, g in zip(*rows, strict=True))
                for rows in zip(asked.start, asked.expected(WEIGHTS), strict=True)
            ),
        )
        for asked in winner
    ]
    found = described([*observed, *doubled])
    assert found is not None
    assert str(found.name) == (
        "after a win, the player's own squares change by +2*SCORE_CURRENT instead of +SCORE_CURRENT"
    )
    assert found.damage is Damage.WEIGHTS


def test_nonsense_is_not_explained() -> None:
    """Grids that no known mistake can produce have no explanation."""
    observed = [
        Scored(asked, WEIGHTS, tuple((17.0, row, -3.0) for row in range(3))) for asked in ASKED
    ]
    assert explain(observed) == []


def test_grids_are_compared_except_for_rounding() -> None:
    """Grids that differ only by rounding are the same; grids of different sizes are not."""
    assert same_grid(((0.1 + 0.2,),), ((0.3,),))
    assert not same_grid(((0.3,),), ((0.31,),))
    assert not same_grid(zeros(2), zeros(3))
