"""Mistakes in scoring a board: what each does, which explain a file's answers, and other rules."""

from __future__ import annotations

from dataclasses import replace

from tttmc_app.core import Text, Weights
from tttmc_app.grading.boards import PLAYERO, PLAYERX, CourseBoard, Grid, zeros
from tttmc_app.grading.check_mc_update_scores import (
    SCORING_MISTAKES,
    Scored,
    Scoring,
    ScoringRule,
    combined,
    explain,
    number_mistakes,
    same_grid,
)

WIN, LOSS, TIE = "XXX/OO./...", "OOO/XX./X..", "XOX/XOO/OXX"
TENS = Weights(1, 10)
RULES = """
scores a tie as a loss = 1 -10 0 | -1 10 0 | -1 10
subtracts from both players' squares after a tie = 1 -10 0 | -1 10 0 | -1 -10
scores a tie as a win = 1 -10 0 | -1 10 0 | 1 -10
scores every game as a win = 1 -10 0 | 1 -10 0 | 0 0
scores only games that the player won = 1 -10 0 | 0 0 0 | 0 0
scores only games that the player lost = 0 0 0 | -1 10 0 | 0 0
has every sign reversed = -1 10 0 | 1 -10 0 | 0 0
swaps the weights = 10 -1 0 | -10 1 0 | 0 0
gives SCORE_CURRENT to the winner = 1 -10 0 | -10 1 0 | 0 0
uses SCORE_CURRENT for both sides = 1 -1 0 | -1 1 0 | 0 0
uses SCORE_OTHER for both sides = 10 -10 0 | -10 10 0 | 0 0
scores only the player's own squares = 1 0 0 | -1 0 0 | 0 0
scores only the opponent's squares = 0 -10 0 | 0 10 0 | 0 0
only ever adds = 1 0 0 | 0 10 0 | 0 0
only ever subtracts = 0 -10 0 | -1 0 0 | 0 0
scores empty squares as if the opponent held them = 1 -10 -10 | -1 10 10 | 0 0
scores empty squares as if the player held them = 1 -10 1 | -1 10 -1 | 0 0
subtracts from empty squares after wins and losses = 1 -10 -10 | -1 10 -10 | 0 0
"""
"""The changes of the player's, the opponent's and empty squares after a win, a loss and a tie.

The player is X, and the weights are 1 and 10.
"""
NUMBERS = ((1.0, 2.0, 3.0), (4.0, 5.0, 6.0), (7.0, 8.0, 9.0))
WEIGHTS, OTHERS = Weights(1.75, 4.625), Weights(3.0, 5.0)
ASKED = [
    Scoring(start, CourseBoard.of(text), player)
    for text in ("XXO/OX./.XO", "OX./XOX/..O", "XOX/XOO/OXX", "OXO/OOX/XXX")
    for player in (PLAYERX, PLAYERO)
    for start in (zeros(3), NUMBERS)
]
ASKED.append(Scoring(zeros(3), CourseBoard.of("XXO/OX./.XO", reverse=True), PLAYERX))


def named(name: str) -> ScoringRule:
    """Return the first mistake with this name."""
    return next(each for each in SCORING_MISTAKES if str(each.name) == name)


def left_by(*mistakes: ScoringRule) -> list[Scored]:
    """Return what a function with these mistakes leaves."""
    return [Scored(each, WEIGHTS, each.scored(WEIGHTS, combined(mistakes))) for each in ASKED]


def asking(text: str, player: int = PLAYERX, start: Grid | None = None) -> Scoring:
    """Return the question about a board."""
    board = CourseBoard.of(text)
    return Scoring(start or zeros(board.size), board, player)


def test_what_a_mistake_changes() -> None:
    """The first squares with each mark change as the mistake's name says."""
    for line in RULES.strip().splitlines():
        name, _, cells = line.partition(" = ")
        found = list[str]()
        for text in (WIN, LOSS, TIE):
            grid = asking(text).scored(TENS, combined([named(name)]))
            marks, scores = text.replace("/", ""), [each for row in grid for each in row]
            changes = (f"{scores[marks.index(mark)]:g}" for mark in "XO." if mark in marks)
            found.append(" ".join(changes))
        assert " | ".join(found).replace("-0", "0") == cells, name


def test_grids_that_are_the_same() -> None:
    """Rounding doesn't count; the size does."""
    assert same_grid(((0.1 + 0.2,),), ((0.3,),))
    assert not same_grid(((0.3,),), ((0.31,),))
    assert not same_grid(zeros(2), zeros(3))


def test_a_game_that_is_not_over_counts_as_a_tie() -> None:
    """The course's rule changes nothing; a mistake about ties shows."""
    asked = asking("XO/..", start=((1.0, 2.0), (3.0, 4.0)))
    assert asked.scored(TENS) == asked.start
    rule = combined([named("scores a tie as a loss")])
    assert asked.scored(TENS, rule) == ((0.0, 12.0), (3.0, 4.0))
    assert asked.result == "a tie"


def test_swapped_rows_and_columns_add_to_the_score_that_is_there() -> None:
    """X's first row gains in the first column, O's second row loses in the second one."""
    rule = combined([named("swaps rows and columns")])
    grid = asking(WIN, start=NUMBERS).scored(TENS, rule)
    assert grid == ((2, -8, 3), (5, -5, 6), (8, 8, 9))


def test_every_mistake_is_found_again() -> None:
    """The grids from a function with one mistake are explained by that mistake alone."""
    for mistake in SCORING_MISTAKES:
        assert explain(left_by(mistake)) == [(mistake,)]


def test_what_explains_grids() -> None:
    """No mistake those that are right, two together what both did, and nothing nonsense."""
    assert explain(left_by()) == [()]
    both = (named("scores a tie as a loss"), named("replaces the scores"))
    assert explain(left_by(*both)) == [both]
    nonsense = tuple((17.0, row, -3.0) for row in range(3))
    assert explain([Scored(each, WEIGHTS, nonsense) for each in ASKED]) == []


def test_numbers_instead_of_constants_need_a_second_pair_of_weights() -> None:
    """Only other weights can distinguish a number from a constant that has the same value."""
    one, two = ([Scored(a, w, a.scored(WEIGHTS)) for a in ASKED] for w in (WEIGHTS, OTHERS))
    more = number_mistakes(WEIGHTS.current, WEIGHTS.other)
    assert () in explain(one, more)
    assert explain([*one, *two], more) == [(more[2],)]
    assert str(more[2].name).startswith("uses 1.75 and 4.625 instead of")
    assert all(str(each.name).startswith("uses 2.5 ins") for each in number_mistakes(2.5, 2.5))


def test_of_mistakes_with_the_same_name_the_first_is_told() -> None:
    """They differ in their advice, or in boards that weren't asked about."""
    first = number_mistakes(7.0, 5.0)[2]
    other = replace(first, advice=Text("mend it"))
    for one, two in ((first, other), (other, first)):
        assert explain(left_by(one), (one, two)) == [(one,)]
