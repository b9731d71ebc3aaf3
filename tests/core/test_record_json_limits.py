"""Saved games: every number of a file is accepted up to its limits, and refused beyond them."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from tests.core.test_record_json import RATES, SCORED, THOUGHT, Path, broken, game, why_refused
from tttmc_app.core import Ending, Text, TttmcError
from tttmc_app.core.json_reader import Node
from tttmc_app.core.record_json import record_from_json, record_to_json

LARGE = 2**63 - 1
SQUARES: Path = (*THOUGHT, "plies")


@pytest.mark.parametrize(
    ("path", "least", "most", "step"),
    [
        (("seed",), 0, LARGE, 1),
        (("moves", 0, "seconds"), 0.0, 1e9, 0.5),
        ((*THOUGHT, "trials"), 0, 3 * LARGE, 1),
        ((*THOUGHT, "wanted"), 0, LARGE, 1),
        ((*THOUGHT, "seed"), 0, LARGE, 1),
        ((*THOUGHT, "share"), 0.0, 1.0, 0.01),
        ((*THOUGHT, "rates", 2), 0.0, 1.0, 0.01),
        ((*THOUGHT, "plies", 2), 0, 9, 1),
        ((*THOUGHT, "values", 2), -1e300, 1e300, 1e299),
        ((*THOUGHT, "errors", 2), 0.0, 1e300, 1e299),
    ],
)
def test_numbers_have_limits(path: Path, least: float, most: float, step: float) -> None:
    """The smallest and the largest number are read and written; the next ones are refused."""

    def changed(value: float) -> str:
        root = json.loads(broken(THOUGHT, full()))
        place: Any = root
        for part in path[:-1]:
            place = place[part]
        place[path[-1]] = value
        return json.dumps(root)

    for value in (least, most):
        written: Any = json.loads(record_to_json(record_from_json(changed(value))))
        for part in path:
            written = written[part]
        assert written == value
    for value in (least - step, most + step):
        assert str(path[-1]) in why_refused(changed(value))


@pytest.mark.parametrize(
    ("path", "says"),
    [
        (("seed",), "seed must be a whole number from 0 to 9223372036854775807, not true"),
        (("moves", 0, "seconds"), "move 1.seconds must be a number from 0 to 1e+09, not true"),
        ((*THOUGHT, "share"), "move 1.thought.share must be a number from 0 to 1, not true"),
        (
            (*THOUGHT, "tally", "won_mine", 0),
            f"move 1.thought.tally.won_mine[0] must be a whole number from 0 to {LARGE}, not true",
        ),
    ],
)
def test_a_truth_value_is_no_number(path: Path, says: str) -> None:
    """Where a number belongs, true isn't read as 1."""
    assert why_refused(broken(path, True)) == says


def full() -> dict[str, Any]:
    """Return a saved thought with all optional lists."""
    (move, _) = json.loads(record_to_json(game(RATES)))["moves"]
    lists = {"rates": [0.5] * 9, "plies": [1] * 9, "share": 0.5}
    return {**move["thought"], **lists}


@pytest.mark.parametrize("side", ["current", "other"])
@pytest.mark.parametrize("sign", [-1, 1])
def test_weights_have_limits(side: str, sign: int) -> None:
    """Weights are at most a billion, of either sign."""
    path = (*THOUGHT, "weights", side)
    record = record_from_json(broken(path, sign * 1e9))
    thought = record.moves[0].thought
    assert thought is not None
    assert thought.weights is not None
    assert getattr(thought.weights, side) == sign * 1e9
    assert f"weights.{side} must be a number from -1e+09 to 1e+09" in why_refused(
        broken(path, sign * 1.1e9)
    )


@pytest.mark.parametrize(
    ("counts", "kind", "names"),
    [
        (("won_mine", "won_theirs"), "wins", "won_mine and won_theirs"),
        (("lost_mine", "lost_theirs"), "losses", "lost_mine and lost_theirs"),
    ],
)
def test_no_square_is_held_more_often_than_games_ended(
    counts: tuple[str, str], kind: str, names: str
) -> None:
    """Both sides together hold a square at most once in each trial of a kind."""
    root = json.loads(record_to_json(game(SCORED)))
    tally = root["moves"][0]["thought"]["tally"]
    total = tally[kind]
    tally[counts[0]][4], tally[counts[1]][4] = total, 0
    assert record_from_json(json.dumps(root)).moves[0].thought is not None
    tally[counts[1]][4] = 1
    assert why_refused(json.dumps(root)) == (
        f"move 1.thought.tally: on one square, {names} add up to more than the {total} trials of "
        "that kind"
    )


def test_the_result_must_be_that_of_the_moves() -> None:
    """A saved result that the moves don't lead to is refused, with what they do lead to."""
    ended = game().concede(Ending.RESIGNATION)
    root = json.loads(record_to_json(ended))
    assert root["result"] == {"winner": "O", "ending": "resignation"}
    for result in (None, {"winner": "X", "ending": "resignation"}):
        said = why_refused(json.dumps({**root, "result": result}))
        assert said == ("the moves don't lead to the saved result, but to: O wins: X resigned")
    assert why_refused(broken(("result",), root["result"])) == (
        "the moves don't lead to the saved result: the game is unfinished"
    )
    newer = why_refused(broken(("version",), 3))
    assert newer == (
        "it was saved by a newer tttmc (version 3; this one reads 2): update the program"
    )


def test_variations_have_limits() -> None:
    """A variation begins with moves of the game, at most all of them, and keeps its own."""
    record = game().play((0, 1)).branch(1).play((2, 2)).concede(Ending.RESIGNATION).branch(2)
    root = json.loads(record_to_json(record))
    assert [each["after"] for each in root["variations"]] == [1, 2]
    for after in (-1, 3):
        variation = {**root["variations"][0], "after": after}
        said = why_refused(json.dumps({**root, "variations": [variation]}))
        assert said == f"variations[0].after must be a whole number from 0 to 2, not {after}"
    taken = {**root["variations"][0], "moves": root["moves"][:1]}
    assert why_refused(json.dumps({**root, "variations": [taken]})).startswith(
        "variations[0], move 2"
    )
    many = [root["variations"][0]] * 10_001
    assert why_refused(json.dumps({**root, "variations": many})) == (
        "variations must have at most 10000 items, not 10001"
    )


def test_a_text_may_have_all_the_characters_that_fit() -> None:
    """The longest text permitted is kept whole, and one more character is refused."""
    for value in ("", "x", "xyz"):
        assert Node(value, "name").text(3) == value
    with pytest.raises(TttmcError, match="name must be text of at most 3 characters"):
        Node("wxyz", "name").text(3)


RATED = (None, 0.0, *(0.5,) * 7)


@pytest.mark.parametrize(
    ("changes", "keys"),
    [
        ({}, set[str]()),
        ({"rates": RATED}, {"rates"}),
        ({"plies": (None, 3, *(None,) * 7)}, {"plies"}),
        ({"line": ((0, 0), (2, 2))}, {"line"}),
        ({"note": Text("It is close.")}, {"note"}),
        ({"forfeit": Text("it stopped"), "move": None}, {"forfeit"}),
        ({"share": 0.0}, {"share"}),
        ({"share": 1.0}, {"share"}),
        ({"seed": 0, "stream": "", "target": 0, "move": None, "resigns": True}, set[str]()),
        ({"best": ((0, 1),)}, {"values", "errors", "best"}),
        ({"errors": None}, {"values", "errors", "best"}),
    ],
)
def test_what_stands_beside_a_tally(changes: dict[str, Any], keys: set[str]) -> None:
    """Each part of a thought is written if it has one, and read back, whether values are or not."""
    plain = json.loads(record_to_json(game(SCORED)))["moves"][0]["thought"]
    for thought in (replace(SCORED, **changes), replace(RATES, **changes)):
        text = record_to_json(game(thought))
        assert record_from_json(text) == game(thought)
        if thought.tally is not None:
            assert set(json.loads(text)["moves"][0]["thought"]) == set(plain) | keys
