"""Answers of mc_update_scores, the changes of scores in them, and these changes in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tttmc_app.core import Text
from tttmc_app.grading.answers import Answer
from tttmc_app.grading.boards import PLAYERO, PLAYERX, CourseBoard, zeros
from tttmc_app.grading.checks import Cost, Damage
from tttmc_app.grading.scoring_answers import ScoringAnswer, is_right
from tttmc_app.grading.scoring_mistakes import SCORING_MISTAKES, Scored, number_mistakes
from tttmc_app.grading.scoring_rule import FileWeights, Scoring
from tttmc_app.grading.scoring_table import changes, described


def answered(*rows: tuple[float, ...]) -> ScoringAnswer:
    """Return X's answer on XO/.X with zeros before; no rows stand for no grid."""
    asked = Scoring(CourseBoard.of("XO/.X"), PLAYERX, zeros(2))
    return ScoringAnswer(asked, FileWeights(1, 2), Answer(), rows or None, is_new=False)


def test_an_answer_is_right_only_without_an_error() -> None:
    """X's squares gain 1 and O's lose 2; a grid of another size isn't scored."""
    right = answered((1, -2), (0, 1))
    assert is_right(right)
    assert right.scored == Scored(right.asked, right.weights, ((1, -2), (0, 1)))
    assert not is_right(answered((1, -2), (0, 2)))
    assert not is_right(answered())
    failed = ScoringAnswer(right.asked, right.weights, Answer(error="oh"), right.grid, False)
    assert (is_right(failed), failed.scored) == (False, None)
    assert answered((1, -2, 0), (0, 1, 0), (0, 0, 0)).scored is None


def test_changes_are_told_apart_by_result_and_mark() -> None:
    """A square is the player's own, the opponent's or empty; rounding errors don't count."""
    asked = Scoring(CourseBoard.of("XO/.X"), PLAYERO, ((5.0, 5.0), (5.0, 5.0)))
    found = list(changes(Scored(asked, FileWeights(1, 2), ((7, 4.5), (5, 7)))))
    assert [(each.mark, each.change, each.expected) for each in found] == [
        ("theirs", 2, 2),
        ("own", -0.5, -1),
        ("empty", 0, 0),
        ("theirs", 2, 2),
    ]
    assert {(each.result, each.player) for each in found} == {("a loss", PLAYERO)}
    right = replace(found[1], change=0.1 + 0.2, expected=0.3)
    assert right.is_right
    assert not replace(right, change=0.3001).is_right


BOARDS = ("XXO/OX./.XO", "OX./XOX/..O", "XOX/XOO/OXX")


def observed(*gains: float, of: tuple[int, ...] = (PLAYERX, PLAYERO)) -> list[Scored]:
    """Return what a function leaves that gives own, other and empty squares fixed gains after wins.

    After other results it is right. The weights are 1.5 and 4, and then 3 and 5.
    """
    found: list[Scored] = []
    for weights in (FileWeights(1.5, 4.0), FileWeights(3.0, 5.0)):
        for text in BOARDS:
            for player in (PLAYERX, PLAYERO):
                asked = Scoring(CourseBoard.of(text), player, zeros(3))
                board = asked.board
                grid = asked.expected(weights)
                if board.winner == player and player in of:
                    kinds = {player: gains[0], 1: gains[2]}
                    grid = tuple(
                        tuple(kinds.get(cell, gains[1]) for cell in row) for row in board.cells
                    )
                found.append(Scored(asked, weights, grid))
    return found


def test_a_table_of_wrong_changes_in_words() -> None:
    """Numbers, zeros and the side are named; a wrong sign costs strength."""
    own = "after a win, the player's own squares change by {} instead of +SCORE_CURRENT"
    theirs = "after a win, the opponent's squares change by {} instead of -SCORE_OTHER"
    empty = "after a win, empty squares change by {} instead of 0"
    found = described(observed(0, 2.5, -7))
    assert found is not None
    assert found.name == Text(
        f"{empty}; and {own}; and {theirs}".replace("{}", "%s") % ("-7", "0", "+2.5")
    )
    assert (found.cost, found.damage, found.advice) == (Cost.STRENGTH, Damage.SLIP, None)
    found = described(observed(0.25, -9, 0))
    assert found is not None
    assert str(found.name) == f"{own.format('+0.25')}; and {theirs.format('-9')}"
    assert (found.cost, found.damage) == (Cost.POINTS, Damage.WEIGHTS)
    found = described(observed(0.25, -9, 0, of=(PLAYERO,)))
    assert found is not None
    assert str(found.name) == (
        f"for PLAYERO, {own.format('+0.25')}; and for PLAYERO, {theirs.format('-9')}"
    )
    assert described(observed(0.25, -9, 0, of=())) is None
    # One wrong sign among wrong sizes costs strength; a number may be a weight by chance.
    found = described(observed(0.25, 9, 0))
    assert found is not None
    assert str(found.name) == f"{own.format('+0.25')}; and {theirs.format('+9')}"
    assert (found.cost, found.damage) == (Cost.STRENGTH, Damage.SLIP)
    found = described(observed(1.5, -4, 0))
    assert found is not None
    assert str(found.name) == f"{own.format('+1.5')}; and {theirs.format('-4')}"
    assert (found.cost, found.damage) == (Cost.POINTS, Damage.WEIGHTS)


@pytest.mark.parametrize(
    ("own", "theirs", "names"),
    [
        (2.0, 3.0, ("2", "3", "2 and 3")),
        (2.5, 2.5, ("2.5", "2.5", "2.5")),
    ],
)
def test_numbers_in_place_of_constants(
    own: float, theirs: float, names: tuple[str, str, str]
) -> None:
    """One number or both: each has its own rule, and limits the points like swapped weights."""
    found = number_mistakes(own, theirs)
    constants = ("SCORE_CURRENT", "SCORE_OTHER", "SCORE_CURRENT and SCORE_OTHER")
    assert [str(each.name) for each in found] == [
        f"uses {number} instead of {constant}"
        for number, constant in zip(names, constants, strict=True)
    ]
    assert {(each.cost, each.damage) for each in found} == {(Cost.POINTS, Damage.WEIGHTS)}
    used = [each.rule.weights(FileWeights(10, 20), 1) for each in found]
    assert used == [FileWeights(own, 20), FileWeights(10, theirs), FileWeights(own, theirs)]


def test_the_costs_of_scoring_mistakes() -> None:
    """Those of the weights limit the points as such; only they and one other cost points only."""
    by_weights = {
        "swaps the weights",
        "gives SCORE_CURRENT to the winner",
        "uses SCORE_CURRENT for both sides",
        "uses SCORE_OTHER for both sides",
        "gives SCORE_CURRENT to X's squares, whoever the player is",
        "gives SCORE_CURRENT to O's squares, whoever the player is",
    }
    unknown = {
        "scores only the opponent's squares",
        "only ever subtracts",
        "scores empty squares as if the player held them",
    }
    for mistake in SCORING_MISTAKES:
        name = str(mistake.name)
        assert mistake.damage is (Damage.WEIGHTS if name in by_weights else Damage.SLIP)
        if name in by_weights | {"only ever adds"}:
            assert mistake.cost is Cost.POINTS
        else:
            assert mistake.cost is (Cost.UNKNOWN if name in unknown else Cost.STRENGTH)


Factors = tuple[float, float]
"""How often a change contains each of the weights."""
RIGHT: dict[tuple[str, str], Factors] = {
    ("win", "own"): (1, 0),
    ("win", "other"): (0, -1),
    ("loss", "own"): (-1, 0),
    ("loss", "other"): (0, 1),
}
"""The course's rule; all other changes are 0."""
WORDS = {
    "own": "the player's own squares",
    "other": "the opponent's squares",
    "empty": "empty squares",
}


def told(wrong: dict[tuple[str, str], Factors]) -> str | None:
    """Return the description of a function that changes squares by these multiples."""
    rule = RIGHT | wrong
    found: list[Scored] = []
    for weights in (FileWeights(1.5, 4.0), FileWeights(3.0, 5.0)):
        for text in BOARDS:
            for player in (PLAYERX, PLAYERO):
                asked = Scoring(CourseBoard.of(text), player, ((7.0,) * 3,) * 3)
                winner = asked.board.winner
                result = "win" if winner == player else "loss" if winner in (2, 3) else "tie"
                kinds = {player: "own", 5 - player: "other", 1: "empty"}
                rows: list[tuple[float, ...]] = []
                for row in asked.board.cells:
                    factors = [rule.get((result, kinds[cell]), (0, 0)) for cell in row]
                    rows.append(
                        tuple(7 + a * weights.current + b * weights.other for a, b in factors)
                    )
                found.append(Scored(asked, weights, tuple(rows)))
    mistake = described(found)
    return None if mistake is None else str(mistake.name)


SYMBOLS: dict[Factors, str] = {
    (0, 0): "0",
    (1, 0): "+SCORE_CURRENT",
    (-1, 0): "-SCORE_CURRENT",
    (0, 1): "+SCORE_OTHER",
    (0, -1): "-SCORE_OTHER",
    (2, 0): "+2*SCORE_CURRENT",
    (-2, 0): "-2*SCORE_CURRENT",
    (0, 2): "+2*SCORE_OTHER",
    (0, -2): "-2*SCORE_OTHER",
}


@pytest.mark.parametrize("factors", SYMBOLS)
@pytest.mark.parametrize("result", ["win", "loss", "tie"])
@pytest.mark.parametrize("mark", WORDS)
def test_every_change_in_words(result: str, mark: str, factors: Factors) -> None:
    """Each result and mark has its words; a change is 0 or one or two weights with a sign."""
    if result == "tie" and mark == "empty":
        assert told({(result, mark): factors}) is None, "a tie leaves no square empty"
        return
    right = RIGHT.get((result, mark), (0, 0))
    assert told({(result, mark): factors}) == (
        None
        if factors == right
        else f"after a {result}, {WORDS[mark]} change by {SYMBOLS[factors]} instead of "
        f"{SYMBOLS[right]}"
    )


def test_a_table_with_too_many_wrong_entries_is_not_described() -> None:
    """Four are told, five aren't; nor is a change that is no single weight or number."""
    four = dict.fromkeys([("win", mark) for mark in WORDS] + [("loss", "own")], (0.0, 2.0))
    found = told(four)
    assert found is not None
    assert found.count("instead of") == 4
    assert told({**four, ("loss", "other"): (2, 0)}) is None
    for factors in ((1.0, 1.0), (3.0, 0.0), (0.0, 0.5)):
        assert told({("win", "own"): factors}) is None
