"""What each scoring mistake does to a square, worked out by hand for every result and mark."""

from __future__ import annotations

import pytest

from tttmc_app.grading.boards import PLAYERO, PLAYERX, CourseBoard, zeros
from tttmc_app.grading.scoring_mistakes import SCORING_MISTAKES, Scored, scored
from tttmc_app.grading.scoring_rule import FileWeights, Scoring, applied
from tttmc_app.grading.scoring_table import result_for

WIN, LOSS, TIE = "XXX/OO./...", "OOO/XX./X..", "XOX/XOO/OXX"
Row = tuple[tuple[float, float, float], tuple[float, float, float], tuple[float, float]]
RULES: dict[str, Row] = {
    "scores a tie as a loss": ((1, -10, 0), (-1, 10, 0), (-1, 10)),
    "subtracts from both players' squares after a tie": ((1, -10, 0), (-1, 10, 0), (-1, -10)),
    "scores a tie as a win": ((1, -10, 0), (-1, 10, 0), (1, -10)),
    "scores every game as a win": ((1, -10, 0), (1, -10, 0), (0, 0)),
    "scores only games that the player won": ((1, -10, 0), (0, 0, 0), (0, 0)),
    "scores only games that the player lost": ((0, 0, 0), (-1, 10, 0), (0, 0)),
    "has every sign reversed": ((-1, 10, 0), (1, -10, 0), (0, 0)),
    "swaps the weights": ((10, -1, 0), (-10, 1, 0), (0, 0)),
    "gives SCORE_CURRENT to the winner": ((1, -10, 0), (-10, 1, 0), (0, 0)),
    "uses SCORE_CURRENT for both sides": ((1, -1, 0), (-1, 1, 0), (0, 0)),
    "uses SCORE_OTHER for both sides": ((10, -10, 0), (-10, 10, 0), (0, 0)),
    "scores only the player's own squares": ((1, 0, 0), (-1, 0, 0), (0, 0)),
    "scores only the opponent's squares": ((0, -10, 0), (0, 10, 0), (0, 0)),
    "only ever adds": ((1, 0, 0), (0, 10, 0), (0, 0)),
    "only ever subtracts": ((0, -10, 0), (-1, 0, 0), (0, 0)),
    "scores empty squares as if the opponent held them": ((1, -10, -10), (-1, 10, 10), (0, 0)),
    "scores empty squares as if the player held them": ((1, -10, 1), (-1, 10, -1), (0, 0)),
    "subtracts from empty squares after wins and losses": ((1, -10, -10), (-1, 10, -10), (0, 0)),
}
"""The changes of the player's, the opponent's and empty squares after a win, a loss and a tie.

The player is X, and the weights are 1 and 10.
"""


@pytest.mark.parametrize("name", RULES)
def test_what_a_mistake_changes(name: str) -> None:
    """The first squares with each mark change as the mistake's name says."""
    (mistake,) = (each for each in SCORING_MISTAKES if str(each.name) == name)
    found: list[tuple[float, ...]] = []
    for text in (WIN, LOSS, TIE):
        board = CourseBoard.of(text)
        grid = applied(Scoring(board, PLAYERX, zeros(3)), FileWeights(1, 10), mistake.rule)
        marks = text.replace("/", "")
        cells = [each for row in grid for each in row]
        found.append(tuple(cells[marks.index(mark)] for mark in "XO." if mark in marks))
    assert tuple(found) == RULES[name]


def test_two_mistakes_together() -> None:
    """What a function only adds or subtracts is decided after its signs are reversed."""
    named = {str(each.name): each for each in SCORING_MISTAKES}
    asked = [Scoring(CourseBoard.of(text), PLAYERX, zeros(3)) for text in (WIN, LOSS)]
    for name, won, lost in (
        ("only ever adds", (0, 10), (1, 0)),
        ("only ever subtracts", (-1, 0), (0, -10)),
        ("scores only the player's own squares", (-1, 0), (1, 0)),
    ):
        both = frozenset((named["has every sign reversed"], named[name]))
        for each, (own, theirs) in zip(asked, (won, lost), strict=True):
            grid = scored(each, FileWeights(1, 10), both)
            kinds = {1: 0, PLAYERX: own, PLAYERO: theirs}
            assert grid == tuple(tuple(kinds[cell] for cell in row) for row in each.board.cells)


def test_a_game_that_is_not_over_counts_as_a_tie() -> None:
    """The course's rule changes nothing; a mistake about ties shows."""
    asked = Scoring(CourseBoard.of("XO/.."), PLAYERX, ((1.0, 2.0), (3.0, 4.0)))
    assert asked.expected(FileWeights(1, 10)) == asked.start
    (mistake,) = (m for m in SCORING_MISTAKES if str(m.name) == "scores a tie as a loss")
    assert applied(asked, FileWeights(1, 10), mistake.rule) == ((0.0, 12.0), (3.0, 4.0))
    assert result_for(Scored(asked, FileWeights(1, 10), asked.start)) == "a tie"


def test_swapped_rows_and_columns_add_to_the_score_that_is_there() -> None:
    """X's first row gains in the first column, O's second row loses in the second one."""
    (mistake,) = (each for each in SCORING_MISTAKES if str(each.name) == "swaps rows and columns")
    before = ((1.0, 2.0, 3.0), (4.0, 5.0, 6.0), (7.0, 8.0, 9.0))
    asked = Scoring(CourseBoard.of(WIN), PLAYERX, before)
    assert applied(asked, FileWeights(1, 10), mistake.rule) == (
        (2.0, -8.0, 3.0),
        (5.0, -5.0, 6.0),
        (8.0, 8.0, 9.0),
    )
