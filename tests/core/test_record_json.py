"""Saved games: what is written can be read back, and broken files get a one-line message."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given

from tests.core.strategies import any_game, steady
from tttmc_app.core import (
    Ending,
    GameRecord,
    Mark,
    Meaning,
    Position,
    Rules,
    Tally,
    Text,
    Thought,
    TttmcError,
    Weights,
    best_squares,
    record_json,
    thought_of_tally,
)
from tttmc_app.core.json_reader import Json
from tttmc_app.core.record_json import record_from_json, record_to_json
from tttmc_app.engine.twin import sample

START = Position.start(Rules())
SCORED = thought_of_tally(START, sample(START, 50, 3), Weights(1.0, 2.5), 50, 3, "one").settled()
RATES = Thought(
    meaning=Meaning.RATE,
    side=START.to_move,
    values=(0.5, None, 1.0, *(0.25,) * 6),
    errors=(0.1, None, float("inf"), *(0.0,) * 6),
    best=((0, 2),),
    trials=10,
    target=None,
    seed=2**63 - 1,
)
VALUELESS = replace(RATES, values=(None,) * 9, errors=None, best=(), trials=0, move=(2, 2))

Path = tuple[str | int, ...]


def game(thought: Thought | None = SCORED) -> GameRecord:
    """Return an open game whose first move was based on a thought."""
    begun = GameRecord.begin(START, ("mc:trials=50,current=1,other=2.5", "human"), 7)
    return begun.play((1, 1), thought, 0.25).play((0, 0))


def broken(path: Path, value: object, thought: Thought = SCORED) -> str:
    """Return a saved game with one of its values replaced."""
    root = json.loads(record_to_json(game(thought)))
    place: Any = root
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return json.dumps(root)


def why_refused(text: str) -> str:
    """Return the one-line error message with which text is rejected."""
    with pytest.raises(TttmcError) as caught:
        record_from_json(text)
    before, reason = str(caught.value).split("this game can't be opened: ", maxsplit=1)
    assert (before, "\n" in reason, len(reason) < 370) == ("", False, True)
    return reason


@steady
@given(any_game())
def test_games_make_the_round_trip(record: GameRecord) -> None:
    """Any game, finished or not, is unchanged after being saved and read."""
    assert record_from_json(record_to_json(record)) == record


@pytest.mark.parametrize(
    "thought",
    [
        None,
        SCORED,
        RATES,
        VALUELESS,
        replace(SCORED, move=None, resigns=True, target=None),
        replace(SCORED, weights=None),
        replace(SCORED, meaning=Meaning.VISITS),
        replace(RATES, meaning=Meaning.RESULT, plies=(1, None, 9, *(2,) * 6)),
        thought_of_tally(START, sample(START, 1, 3), Weights(), 50, 3),
        thought_of_tally(START, Tally.zero(9), Weights(), 50, 3),
    ],
)
def test_thoughts_make_the_round_trip(thought: Thought | None) -> None:
    """Any kind of thought behind a move is read back unchanged, even with infinite errors."""
    assert record_from_json(record_to_json(game(thought))) == game(thought)


def test_scores_are_kept_as_counts() -> None:
    """Values that follow from a tally aren't written, unless they were changed."""
    saved = json.loads(record_to_json(game()))["moves"][0]["thought"]
    assert saved["tally"]["won_mine"] == list(SCORED.tally.won_mine if SCORED.tally else ())
    assert not {"values", "errors", "best"} & set(saved)
    other = replace(SCORED, best=best_squares(START, RATES.values))
    assert json.loads(record_to_json(game(other)))["moves"][0]["thought"]["best"] == ["c1"]


@pytest.mark.parametrize("ending", [Ending.RESIGNATION, Ending.FORFEIT])
def test_concessions_make_the_round_trip(ending: Ending) -> None:
    """A resigned or forfeited game is read back with its reason, whatever characters it has."""
    record = game().concede(ending, Text('it said "\\n\u2028\ud800é"'))
    assert record_from_json(record_to_json(record)) == record


def test_a_set_up_position_makes_the_round_trip() -> None:
    """A game that began from a board that no game reaches is read back unchanged."""
    start = Position.parse("XXX./..../..../...O", Rules(4, 4, reverse=True), "o")
    record = GameRecord.begin(start, ("human", "human"), 0).play((2, 2))
    assert record_from_json(record_to_json(record)) == record


def test_a_saved_game_is_plain_json() -> None:
    """Another program can read the file: its keys, its version, and a line for every move."""
    text = record_to_json(game())
    root = json.loads(text, parse_constant=pytest.fail)
    assert (root["format"], root["version"]) == ("tttmc game", 1)
    assert [move["square"] for move in root["moves"]] == ["b2", "a1"]
    assert sum('"square"' in line for line in text.splitlines()) == 2


VERSION_1 = """\
{"format": "tttmc game",
 "version": 1,
 "rules": {"size": 2, "line": 2, "reverse": true},
 "start": {"board": "../..", "to_move": "X"},
 "players": {"X": "mc:trials=3,current=1,other=2", "O": "course:\\u00e9.py"},
 "seed": 9,
 "result": {"winner": "X", "ending": "forfeit"},
 "concession": {"side": "O", "ending": "forfeit", "reason": "it stopped"},
 "moves": [
  {"square": "a1", "seconds": 0.25, "thought": {"meaning": "score", "side": "X", "trials": 3, \
"wanted": 3, "seed": 7, "stream": "one", "move": "a1", "resigns": false, \
"weights": {"current": 1.0, "other": 2.0}, "tally": {"wins": 1, "ties": 1, "losses": 1, \
"won_mine": [1, 0, 0, 1], "won_theirs": [0, 1, 1, 0], "lost_mine": [0, 1, 0, 1], \
"lost_theirs": [1, 0, 0, 0]}}}]}
"""
"""A file as the first version of the program wrote it."""


def test_files_of_version_1_stay_as_they_are() -> None:
    """A game is still written byte for byte as in the first version, whose file can be read."""
    start = Position.start(Rules(2, 2, reverse=True))
    tally = Tally(1, 1, 1, (1, 0, 0, 1), (0, 1, 1, 0), (0, 1, 0, 1), (1, 0, 0, 0))
    thought = thought_of_tally(start, tally, Weights(1.0, 2.0), 3, 7, "one").settled()
    players = ("mc:trials=3,current=1,other=2", "course:é.py")
    record = GameRecord.begin(start, players, 9).play((0, 0), thought, 0.25)
    record = record.concede(Ending.FORFEIT, Text("it stopped"))
    assert record_to_json(record) == VERSION_1
    assert record_from_json(VERSION_1) == record


VERSION_1_IN_FULL = """\
{"format": "tttmc game",
 "version": 1,
 "rules": {"size": 3, "line": 3, "reverse": false},
 "start": {"board": "X../.O./...", "to_move": "X"},
 "players": {"X": "human", "O": "tree"},
 "seed": 0,
 "result": null,
 "concession": null,
 "moves": [
  {"square": "b1", "seconds": 1.5, "thought": {"meaning": "visits", "side": "X", "trials": 10, \
"wanted": null, "seed": 9223372036854775807, "stream": "two", "move": "b1", "resigns": false, \
"weights": null, "tally": null, "rates": [null, 0.5, 1.0, 0.0, null, 0.25, null, 0.125, 0.0], \
"line": ["b1", "c3"], "forfeit": "it stopped", "note": "Proven: X wins.", "share": 0.75, \
"values": [null, 4.0, 2.5, 0.0, null, -1.0, null, 1.0, 3.0], "errors": [null, 0.5, "infinite", \
0.0, null, 0.25, null, 0.0, null], "best": ["b1", "c1"]}},
  {"square": "c3", "seconds": null, "thought": {"meaning": "mistakes", "side": "O", \
"trials": 0, "wanted": 7, "seed": 0, "stream": "", "move": null, "resigns": true, \
"weights": null, "tally": null, "values": [null, null, 0.0, -1.0, null, 0.0, 0.0, 0.0, 0.0], \
"errors": null, "best": []}},
  {"square": "a3", "seconds": null, "thought": null}]}
"""
"""A file of the first version with the keys that only some thoughts have."""
OPTIONAL_KEYS = {"values", "errors", "best", "rates", "line", "note", "share", "forfeit"}


def test_optional_keys_of_version_1_stay_as_they_are() -> None:
    """Keys that only some thoughts have are still read, and written exactly the same as before."""
    start = Position.parse("X../.O./...", Rules(3), "X")
    full = Thought(
        meaning=Meaning.VISITS,
        side=Mark.X,
        values=(None, 4.0, 2.5, 0.0, None, -1.0, None, 1.0, 3.0),
        errors=(None, 0.5, float("inf"), 0.0, None, 0.25, None, 0.0, None),
        best=((0, 1), (0, 2)),
        trials=10,
        target=None,
        seed=2**63 - 1,
        move=(0, 1),
        forfeit=Text("it stopped"),
        stream="two",
        rates=(None, 0.5, 1.0, 0.0, None, 0.25, None, 0.125, 0.0),
        line=((0, 1), (2, 2)),
        note=Text("Proven: X wins."),
        share=0.75,
    )
    plain = Thought(
        meaning=Meaning.MISTAKES,
        side=Mark.O,
        values=(None, None, 0.0, -1.0, None, 0.0, 0.0, 0.0, 0.0),
        errors=None,
        best=(),
        trials=0,
        target=7,
        seed=0,
        resigns=True,
    )
    record = GameRecord.begin(start, ("human", "tree"), 0).play((0, 1), full, 1.5)
    record = record.play((2, 2), plain).play((2, 0))
    assert record_to_json(record) == VERSION_1_IN_FULL
    assert record_from_json(VERSION_1_IN_FULL) == record
    written = json.loads(VERSION_1_IN_FULL)["moves"][0]["thought"]
    assert set(written) - set(json.loads(VERSION_1)["moves"][0]["thought"]) == OPTIONAL_KEYS


def test_every_version_has_its_reader() -> None:
    """Each file is read by its version's reader, up to the current version."""
    assert sorted(record_json.READERS) == list(range(1, record_json.VERSION + 1))
    assert json.loads(record_to_json(game().branch(1)))["version"] == record_json.VERSION


def test_numbers_that_are_none_are_not_written() -> None:
    """A thought with NaN can't be saved, and the error says why."""
    bad = replace(RATES, values=(float("nan"),) * 9)
    with pytest.raises(TttmcError, match="its thoughts contain infinite numbers"):
        record_to_json(game(bad))


THOUGHT: Path = ("moves", 0, "thought")


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("format",), "chess", '"format": "tttmc game" is missing'),
        (("version",), 3, "it was saved by a newer tttmc (version 3; this one reads 2)"),
        (("version",), 0, "version must be a whole number from 1"),
        (("version",), True, "version must be a whole number from 1 to"),
        (("rules",), None, "rules must be an object, not null"),
        (("rules", "size"), 26, "rules: the board size must be from 1 to 25, not 26"),
        (("rules", "size"), 4, "the board has 3 rows, but 4×4 needs 4"),
        (("rules", "line"), 4, "rules: the line length must be from 1 to the board size 3, not 4"),
        (("rules", "reverse"), 0, "rules: reverse must be true or false, not 0"),
        (("start", "board"), "XX./.../..q", "row 3 of the board contains 'Q'"),
        (("start", "board"), "." * 5000, "start.board must be text of at most 4096"),
        (("start", "board"), "XXX/.../...", "the game on this board is over"),
        (("start", "to_move"), "x", "start.to_move must be one of X, O, not 'x'"),
        (("players",), ["human", "human"], "players must be an object, not a list"),
        (("players", "O"), 3, "players.O must be text of at most 4096 characters, not 3"),
        (("seed",), -1, "seed must be a whole number from 0 to 9223372036854775807, not -1"),
        (("seed",), 2**63, "seed must be a whole number from 0"),
        (("seed",), 1.0, "seed must be a whole number from 0 to 9223372036854775807, not 1.0"),
        (
            ("result",),
            {"winner": "X", "ending": "line"},
            "the moves don't lead to the saved result",
        ),
        (("concession",), {}, "concession.side is missing"),
        (
            ("concession",),
            {"side": "O", "ending": "resignation", "reason": ""},
            "concession.side must be X, whose turn it is, not 'O'",
        ),
        (
            ("concession",),
            {"side": "X", "ending": "line", "reason": ""},
            "concession.ending must be resignation or forfeit, not 'line'",
        ),
        (("moves",), {}, "moves must be a list, not an object"),
        (("moves",), [None] * 10, "moves must have at most 9 items, not 10"),
        (("moves", 0), 3, "move 1 must be an object, not 3"),
        (("moves", 1, "square"), "b2", "move 2: square b2 is occupied"),
        (("moves", 1, "square"), "d4", "move 2.square: 'd4' is off the board"),
        (("moves", 1, "square"), None, "move 2.square must be text"),
        (("moves", 0, "seconds"), -1, "move 1.seconds must be a number from 0 to 1e+09, not -1"),
        (("moves", 0, "seconds"), 10**400, "move 1.seconds must be a number from 0 to 1e+09"),
        ((*THOUGHT, "meaning"), "luck", "move 1.thought.meaning must be one of score, rate"),
        ((*THOUGHT, "meaning"), "visits", "move 1.thought.meaning must be score, not 'visits'"),
        ((*THOUGHT, "side"), "O", "move 1.thought.side must be X, whose turn it is, not 'O'"),
        (
            (*THOUGHT, "trials"),
            49,
            "move 1.thought.trials must be 50, the number of trials in the tally",
        ),
        ((*THOUGHT, "tally"), None, "move 1.thought has neither values nor a tally"),
        ((*THOUGHT, "weights", "other"), 1e10, "move 1.thought.weights.other must be a number"),
        ((*THOUGHT, "values"), [0] * 8, "move 1.thought.values must have 9 items, not 8"),
        ((*THOUGHT, "plies"), [10] * 9, "move 1.thought.plies[0] must be a whole number from 0"),
        ((*THOUGHT, "move"), "z9", "move 1.thought.move: 'z9' is off the board"),
        ((*THOUGHT, "tally", "wins"), 0, "move 1.thought.tally: on one square, won_mine and"),
        ((*THOUGHT, "tally", "won_mine"), [0] * 10, "tally.won_mine must have 9 items, not 10"),
        ((*THOUGHT, "tally", "lost_theirs", 4), 0.5, "lost_theirs[4] must be a whole number"),
        ((*THOUGHT, "tally", "lost_theirs", 4), -1, "lost_theirs[4] must be a whole number"),
    ],
)
def test_broken_values(path: Path, value: object, message: str) -> None:
    """The error says where an impossible value is, and what is expected there."""
    assert message in why_refused(broken(path, value))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "the text is not valid JSON (line 1: Expecting value)"),
        ("GIF89a", "the text is not valid JSON"),
        ('{"format": "tttmc game",\n', "the text is not valid JSON (line 2: Expecting property"),
        ("[]", "the top level must be an object, not a list"),
        ("null", "the top level must be an object, not null"),
        ("{}", '"format": "tttmc game" is missing'),
        ('{"format": "tttmc game"}', "version is missing"),
        (
            '{"format": "tttmc game", "version": NaN}',
            "the text contains NaN, which is not a JSON number",
        ),
        ('{"format": "tttmc game", "version": -Infinity}', "the text contains -Infinity"),
        ('{"format": "tttmc game", "version": 1e999}', "version must be a whole number"),
        ("[" * 100_000, "the JSON is nested too deeply"),
        ('{"a":' * 100_000, "the JSON is nested too deeply"),
        ("9" * 100_000, "a number in the JSON is too long"),
        (f"[{'[],' * 500_000}1]", "the JSON has more than 500,000 lists and objects"),
        (f"[{'[],{},' * 250_000}1]", "the JSON has more than 500,000 lists and objects"),
    ],
)
def test_broken_texts(text: str, message: str) -> None:
    """Text that isn't a saved game gets a one-line error message, however long or deeply nested."""
    assert why_refused(text).startswith(message)


def places(value: Json, path: Path = ()) -> Iterator[Path]:
    """Yield the path of every value within this one; from a list, only those in the first item."""
    below: list[tuple[str | int, Json]] = []
    if isinstance(value, dict):
        below = list(value.items())
    elif isinstance(value, list):
        below = list(enumerate(value[:1]))
    for step, inner in below:
        yield (*path, step)
        yield from places(inner, (*path, step))


JUNK: list[object] = [None, True, -1, 0, 1e308, 10**30, "", "X\n" * 3000, [], [[]], {}, {"X": {}}]


@pytest.mark.parametrize("thought", [SCORED, RATES])
def test_junk_anywhere(thought: Thought) -> None:
    """A game with invalid values gets a one-line error message, or can be opened and resaved."""
    for path in places(json.loads(record_to_json(game(thought)))):
        for junk in JUNK:
            text = broken(path, junk, thought)
            try:
                record = record_from_json(text)
            except TttmcError:
                why_refused(text)
            else:
                assert record_from_json(record_to_json(record)) == record, f"{junk!r} at {path}"


def test_missing_keys_are_named() -> None:
    """Every key of the file is required, and a missing one is named."""
    whole = json.loads(record_to_json(game()))
    for key in set(whole) - {"format"}:
        rest = {name: value for name, value in whole.items() if name != key}
        assert why_refused(json.dumps(rest)) == f"{key} is missing"


def test_cut_off_files() -> None:
    """A truncated file is refused, wherever it ends."""
    text = record_to_json(game()).rstrip()
    for length in range(0, len(text), 7):
        assert why_refused(text[:length]).startswith("the text is not valid JSON")


def test_only_the_board_limits_a_game() -> None:
    """A game on the largest board, of hundreds of moves, is written and read."""
    rules = Rules(25)
    record = GameRecord.begin(Position.start(rules), ("mc", "mc"), 1)
    tally = sample(record.start, 1, 1)
    for number in range(625):
        if record.result is None:
            position = record.position
            square = position.empty_squares[(number * 7) % len(position.empty_squares)]
            scored = thought_of_tally(position, tally, Weights(), 1, 1)
            record = record.play(square, None if number % 20 else scored, 0.0)
    assert len(record.moves) > 500
    assert record_from_json(record_to_json(record)) == record
