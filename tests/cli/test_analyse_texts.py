"""What `tttmc analyse` prints of thoughts: which lines there are, in words for each meaning."""

from __future__ import annotations

import json
from dataclasses import replace
from math import inf
from typing import Any

import pytest

from tttmc_app.cli import analyse
from tttmc_app.core import Expectation, Mark, Meaning, Position, Text, Thought
from tttmc_app.core.tally import Tally
from tttmc_app.core.thought import Confidence

BOARD = Position.parse("X.O/.../...", to_move="O")
VALUES = (None, 1.0, None, 0.5, 1.0, -1.0, 0.0, 0.25, -0.5)
THOUGHT = Thought(
    Meaning.SCORE, Mark.O, VALUES, None, ((0, 1), (1, 1)), 12345, None, 3, move=(0, 1)
)
NONE, SHARES = (0,) * 9, (0.0,) * 9


def lines_of(thought: Thought) -> list[str]:
    """Return the board's lines, an empty one and those below."""
    return analyse._as_text(BOARD, thought, 1.5)  # pyright: ignore[reportPrivateUsage]  # no player makes every kind of thought


def text_of(thought: Thought) -> list[str]:
    """Return the lines below the board."""
    lines = lines_of(thought)
    return lines[lines.index("") + 1 :]


def json_of(thought: Thought) -> dict[str, Any]:
    """Return the document."""
    found = analyse._as_json(BOARD, "mc", thought, 1.5)  # pyright: ignore[reportPrivateUsage]  # for the same reason
    document: dict[str, Any] = json.loads(json.dumps(found, allow_nan=False))
    return document


@pytest.mark.parametrize(
    ("meaning", "value", "counted"),
    [
        (Meaning.SCORE, "score 1", "trials  "),
        (Meaning.RATE, "rate 1", "samples "),
        (Meaning.VISITS, "visits 1", "simulations"),
        (Meaning.MISTAKES, "not known to lose", "games   "),
        (Meaning.RESULT, "win", "positions"),
        (Meaning.EVALUATION, "value 1", "nodes   "),
        (Meaning.PLAIN, "value 1", "steps   "),
        (Meaning.CHANCE, "chance of the best score 1", "trials  "),
    ],
)
def test_each_meaning_has_its_words(meaning: Meaning, value: str, counted: str) -> None:
    """The move's value and what was counted are called as the player calls them."""
    thought = replace(THOUGHT, meaning=meaning)
    assert text_of(thought) == [
        f"move     b1, {value}, at random among b1, b2",
        f"{counted} 12,345 in 1.5 s",
    ]
    assert json_of(thought)["meaning"] == meaning.value


def test_only_what_is_known_has_a_line() -> None:
    """Each part of a thought has its own line, whatever else there is."""
    shares = "of all   20.000 % won, 50.000 % tied, 30.000 % lost by O"
    counts = "of them  20.0 % won, 50.0 % tied, 30.0 % lost by O"
    expectation = Expectation(0.2, 0.5, 0.3, *(SHARES,) * 4)
    tally = Tally(2, 5, 3, NONE, NONE, NONE, NONE)
    first = "move     b1, score 1, at random among b1, b2"
    cases: tuple[tuple[dict[str, Any], list[str]], ...] = (
        ({"trials": 0}, [first]),
        ({"trials": 0, "move": None}, []),
        ({"trials": 0, "move": None, "resigns": True}, ["move     none: resigns"]),
        (
            {"trials": 0, "move": None, "forfeit": Text("it slept")},
            ["move     none: forfeits (it slept)"],
        ),
        ({"trials": 0, "line": ((0, 1), (2, 2))}, [first, "expects  b1 c3"]),
        ({"trials": 0, "note": Text("A note.")}, [first, "A note."]),
        (
            {"trials": 0, "line": ((0, 1),), "note": Text("A note.")},
            [first, "expects  b1", "A note."],
        ),
        ({"trials": 0, "expectation": expectation}, [first, shares]),
        ({"trials": 10, "tally": tally}, [first, "trials   10 in 1.5 s", counts]),
        ({"trials": 0, "values": (None,) * 9}, ["move     b1"]),
    )
    for change, lines in cases:
        assert text_of(replace(THOUGHT, **change)) == lines


def test_the_star_is_on_the_move() -> None:
    """The chosen square is marked among the scores; without scores, there is the board alone."""
    lines = lines_of(THOUGHT)
    assert [line.split() for line in lines[1:4]] == [
        ["1", "X", "1.000*", "O"],
        ["2", "0.500", "1.000", "-1.000"],
        ["3", "0.000", "0.250", "-0.500"],
    ]
    for change in ({"move": None}, {"values": (None,) * 9}):
        lines = lines_of(replace(THOUGHT, **change))
        assert "*" not in "".join(lines)
    assert lines[:4] == ["    a  b  c", " 1  X  .  O", " 2  .  .  .", " 3  .  .  ."]


def test_the_whole_document() -> None:
    """Grids are row by row, unknown and infinite numbers are null, and zeros are numbers."""
    plain = {
        "board": "X.O/.../...",
        "to_move": "O",
        "player": "mc",
        "move": [0, 1],
        "meaning": "score",
        "scores": [[None, 1.0, None], [0.5, 1.0, -1.0], [0.0, 0.25, -0.5]],
        "standard_errors": [[None] * 3] * 3,
        "trials": 12345,
        "wins": None,
        "ties": None,
        "losses": None,
        "seconds": 1.5,
    }
    assert json_of(THOUGHT) == plain
    tally = Tally(0, 5, 3, NONE, NONE, NONE, NONE)
    errors = (None, inf, None, 0.0, 0.125, 0.25, 0.5, inf, 1.0)
    rates = (None, 0.0, None, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75)
    whole = replace(
        THOUGHT,
        errors=errors,
        tally=tally,
        rates=rates,
        line=((0, 1), (2, 2)),
        note=Text("{a} note", a="A"),
        confidence=Confidence(95.0, is_reached=False, squares=((0, 1), (1, 1))),
    )
    assert json_of(whole) == plain | {
        "standard_errors": [[None, None, None], [0.0, 0.125, 0.25], [0.5, None, 1.0]],
        "wins": 0,
        "ties": 5,
        "losses": 3,
        "win_rates": [[None, 0.0, None], [0.125, 0.25, 0.375], [0.5, 0.625, 0.75]],
        "line": [[0, 1], [2, 2]],
        "note": "A note",
        "sure": {"percent": 95.0, "reached": False, "squares": [[0, 1], [1, 1]]},
    }
    exact = replace(THOUGHT, expectation=Expectation(0.25, 0.5, 0.125, *(SHARES,) * 4), trials=0)
    assert json_of(exact) == plain | {"trials": None, "wins": 0.25, "ties": 0.5, "losses": 0.125}
    undecided = replace(THOUGHT, move=None, trials=0)
    assert json_of(undecided) == plain | {"move": None, "trials": 0}
