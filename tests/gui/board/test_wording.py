"""Texts about results and squares."""

from __future__ import annotations

from dataclasses import replace
from math import inf
from typing import Any

import pytest

from tttmc_app.core import Expectation, GameRecord, Mark, Meaning, Position, Rules, Thought
from tttmc_app.gui.board.wording import result_text, square_text

BOARD = Position.parse("X../.O./..X")
"""O is to move."""
HALF = (0.5,) * 9
EXACT = Expectation(0.5, 0.2, 0.3, HALF, HALF, HALF, HALF)
PLAIN = Thought(Meaning.SCORE, Mark.O, (None,) * 9, None, (), 0, None, seed=1)


def about(value: float | None, **changes: Any) -> Thought:
    """Return a thought with a value for b1."""
    values = (None, value, *(None,) * 7)
    return replace(PLAIN, values=values, **changes)


def only(value: object) -> tuple[object, ...]:
    """Return values for all squares, of which only b1 has one."""
    return (None, value, *(None,) * 7)


@pytest.mark.parametrize(
    ("thought", "expected"),
    [
        (None, "b1, empty"),
        (about(143.0, trials=1000), "b1, empty, score 143, 0.143 per trial"),
        (
            about(-143.0, trials=1000, errors=only(12.34)),
            "b1, empty, score −143 ± 12.3, −0.143 per trial",
        ),
        (about(7.0, trials=10, errors=only(inf)), "b1, empty, score 7, 0.700 per trial"),
        (
            about(2.5, trials=10, errors=only(0.25)),
            "b1, empty, score 2.500 ± 0.2500, 0.250 per trial",
        ),
        (about(0.25, expectation=EXACT), "b1, empty, score 0.2500 per trial"),
        (about(0.25, meaning=Meaning.RATE, errors=only(0.03)), "b1, empty, rate 25\xa0% ± 3\xa0%"),
        (about(0.25, meaning=Meaning.CHANCE), "b1, empty, chance of the best score 25\xa0%"),
        (
            about(1234.0, meaning=Meaning.VISITS, trials=2000, rates=only(0.4)),
            "b1, empty, visits 1,234, 62\xa0% of all, scores 40\xa0%",
        ),
        (about(-1.0, meaning=Meaning.MISTAKES), "b1, empty, known mistake"),
        (about(0.0, meaning=Meaning.MISTAKES), "b1, empty, not known to lose"),
        (about(1.0, meaning=Meaning.RESULT, plies=only(3)), "b1, empty, win in 2"),
        (about(-1.0, meaning=Meaning.RESULT, plies=only(4)), "b1, empty, loss in 2"),
        (about(0.0, meaning=Meaning.RESULT, plies=only(None)), "b1, empty, tie"),
        (about(1.5, meaning=Meaning.PLAIN, trials=10), "b1, empty, value 1.500"),
        (about(999_998.0, meaning=Meaning.EVALUATION), "b1, empty, win in 2"),
        (
            about(7.0, trials=10, best=((0, 1),)),
            "b1, empty, score 7, 0.700 per trial, best",
        ),
        (
            about(7.0, trials=10, best=((0, 1), (1, 0))),
            "b1, empty, score 7, 0.700 per trial, equal best",
        ),
        (about(7.0, trials=10, best=((1, 0),)), "b1, empty, score 7, 0.700 per trial"),
        (
            about(0.5, meaning=Meaning.CHANCE, best=((0, 1), (1, 0))),
            "b1, empty, chance of the best score 50\xa0%, likeliest",
        ),
        (about(0.0, meaning=Meaning.MISTAKES, best=((0, 1),)), "b1, empty, not known to lose"),
        (replace(PLAIN, values=(1.0,) * 25), "b1, empty"),
    ],
)
def test_a_square_is_described(thought: Thought | None, expected: str) -> None:
    """A description has the square, its contents, the value in the words of its meaning, and best.

    It is also said of a past thought for which side its values are, if the square has any.
    """
    assert square_text(BOARD, thought, (0, 1)) == expected
    has_value = thought is not None and len(thought.values) == 9 and thought.values[1] is not None
    past = square_text(BOARD, thought, (0, 1), is_past=True)
    assert past == (f"{expected} for O" if has_value else expected)


def test_a_mark_is_named() -> None:
    """The description of an occupied square has its mark."""
    assert square_text(BOARD, None, (0, 0)) == "a1, X"
    assert square_text(BOARD, about(7.0), (1, 1)) == "b2, O"


@pytest.mark.parametrize(
    ("board", "rules", "expected"),
    [
        ("XXX/OO./...", Rules(3), "X wins"),
        ("XXX/OO./...", Rules(3, reverse=True), "O wins: X completed a line"),
        ("OOO/XX./X..", Rules(3, reverse=True), "X wins: O completed a line"),
        ("XOX/XOO/OXX", Rules(3), "Tie"),
        ("XOX/XOO/OXX", Rules(3, reverse=True), "Tie"),
    ],
)
def test_a_result_is_described(board: str, rules: Rules, expected: str) -> None:
    """In the reverse game the text says why the winner won."""
    position = Position.parse(board, rules, finished=True)
    record = GameRecord.begin(position, ("human", "human"), 1)
    assert record.result is not None
    assert result_text(record.result, rules).lower().startswith(expected.lower())
