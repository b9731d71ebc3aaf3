"""Exercises: the task, the verdict on an answer, and the solution in words."""

from __future__ import annotations

from itertools import product

import pytest

from tests.analysis.review_checks import PROOFS_ONLY, reviewed
from tttmc_app.analysis.exercises import Exercise, exercise_of, exercises_of, learners
from tttmc_app.analysis.proofs import Bounds
from tttmc_app.core import GameRecord, Mark, Position, Rules, Square, parse_square

A, B, C = (0, 1), (1, 0), (2, 2)
START = Position.parse("X../.O./...")


def exercise(a: Bounds, b: Bounds, c: Bounds) -> Exercise:
    """Return an exercise with three moves: b1, a2 and c3."""
    return Exercise(START, C, ((A, a), (B, b), (C, c)))


WIN, TIE, LOSS, MAY_WIN, OPEN = (1, 1), (0, 0), (-1, -1), (0, 1), (-1, 1)


@pytest.mark.parametrize(
    ("found", "solutions", "prompt", "answer"),
    [
        ((WIN, TIE, LOSS), [A], "One move wins: find it.", "Only b1 wins."),
        ((WIN, WIN, TIE), [A, B], "Find a move that wins.", "These moves win: b1, a2."),
        ((LOSS, TIE, LOSS), [B], "One move holds the tie: find it.", "Only a2 holds the tie."),
        (
            (TIE, MAY_WIN, LOSS),
            [A, B],
            "Find a move that holds the tie.",
            "These moves hold the tie: b1, a2.",
        ),
        ((LOSS, MAY_WIN, OPEN), [B], "One move holds the tie: find it.", "Only a2 holds the tie."),
    ],
)
def test_the_task_follows_from_the_best_moves(
    found: tuple[Bounds, Bounds, Bounds], solutions: list[Square], prompt: str, answer: str
) -> None:
    """A task asks for one move or any of several, and for the win or the tie."""
    task = exercise(*found)
    assert task.best == max(low for low, _ in found)
    assert task.solutions == tuple(solutions)
    assert str(task.prompt) == f"X to move. {prompt}"
    assert str(task.answer) == answer
    other = task._replace(position=Position.parse("XX./.O./..."))
    assert str(other.prompt) == f"O to move. {prompt}"


@pytest.mark.parametrize(
    ("bounds", "other", "verdict"),
    [
        (WIN, TIE, "Right: b1 wins."),
        (TIE, LOSS, "Right: b1 holds the tie."),
        (MAY_WIN, LOSS, "Right: b1 holds the tie."),
        (LOSS, WIN, "b1 loses. Try again."),
        (LOSS, TIE, "b1 loses. Try again."),
        (TIE, WIN, "b1 only ties. Try again."),
        ((-1, 0), WIN, "b1 isn't proven to win. Try again."),
        (MAY_WIN, WIN, "b1 isn't proven to win. Try again."),
        (OPEN, WIN, "b1 isn't proven to win. Try again."),
    ],
)
def test_an_answer_is_judged_by_its_own_result(bounds: Bounds, other: Bounds, verdict: str) -> None:
    """A right answer says what it achieves; a wrong one says what it leads to."""
    assert str(exercise(bounds, other, LOSS).verdict_on(A)) == verdict


def test_your_own_mistakes_are_worth_learning_from() -> None:
    """The sides of humans are learners; between machines both sides are."""
    for x, o in product(("human", "mc"), repeat=2):
        record = GameRecord.begin(START, (x, o), 1)
        sides = tuple(m for m, name in ((Mark.X, x), (Mark.O, o)) if name == "human")
        assert learners(record) == (sides or (Mark.X, Mark.O))


def test_each_proven_mistake_becomes_an_exercise() -> None:
    """Of a game with a mistake by O and a blunder by X, each side has its own exercise."""
    record = GameRecord.begin(Position.start(Rules()), ("human", "mc"), 1)
    for name in ("a1", "b1", "a3", "a2", "c1", "b2", "c3", "c2"):
        record = record.play(parse_square(name, record.rules))
    found = reviewed(record, PROOFS_ONLY)
    by_o, by_x = (exercises_of(found, [side]) for side in (Mark.O, Mark.X))
    assert exercises_of(found, tuple(Mark)) == (
        *(exercise_of(record, move) for move in found.mistakes()),
    )
    assert [each.position.to_move for each in (*by_o, *by_x)] == [
        *([Mark.O] * len(by_o)),
        *([Mark.X] * len(by_x)),
    ]
    (blunder,) = by_x
    assert (blunder.position, blunder.played) == (record.positions[4], (0, 2))
    assert set(dict(blunder.results)) == set(record.positions[4].empty_squares)
    assert blunder.best == 1
    assert dict(blunder.results)[0, 2][1] == -1
    assert (by_o[0].position, by_o[0].played) == (record.positions[1], (0, 1))
    assert by_o[0].solutions == ((1, 1),)
