"""Saved games and sessions: what is written is read back, and damage gets one line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given

from tests.core.strategies import any_game, any_history, steady
from tests.refusals import refused
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
from tttmc_app.core.json_reader import Json, Node
from tttmc_app.core.record import DocumentName, SavedSession
from tttmc_app.core.record_json import record_from_json, record_to_json
from tttmc_app.core.session_json import RecordWriter, session_from_json, session_to_json
from tttmc_app.engine.twin import sample
from tttmc_app.players import parse_spec

START = Position.start(Rules(3))
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
LARGE = 2**63 - 1
Path = tuple[str | int, ...]
THOUGHT: Path = ("moves", 0, "thought")
EMPTY = GameRecord.begin(START, ("human", "random"), 7)
SESSION = SavedSession(EMPTY.play((1, 1)), ("human", "mc"), undone=1)


def game(thought: Thought | None = SCORED) -> GameRecord:
    """Return an open game whose first move was based on a thought."""
    begun = GameRecord.begin(START, ("mc:trials=50,current=1,other=2.5", "human"), 7)
    return begun.play((1, 1), thought, 0.25).play((0, 0))


def at(root: Any, path: Path) -> Any:
    """Return the value at a path."""
    for step in path:
        root = root[step]
    return root


def broken(path: Path, value: object, thought: Thought = SCORED) -> str:
    """Return a saved game with one of its values replaced."""
    root = json.loads(record_to_json(game(thought)))
    at(root, path[:-1])[path[-1]] = value
    return json.dumps(root)


# What is written is read ----------------------------------------------------------------------


@steady
@given(any_game())
def test_games_make_the_round_trip(record: GameRecord) -> None:
    """Any game, finished or not, is unchanged after being saved and read."""
    assert record_from_json(record_to_json(record)) == record


@steady
@given(any_history())
def test_games_with_variations_make_the_round_trip(states: list[GameRecord]) -> None:
    """A file holds every line with its moves and its end."""
    assert record_from_json(record_to_json(states[-1])) == states[-1]


@steady
@given(any_game(), any_game())
def test_sessions_make_the_round_trip(one: GameRecord, two: GameRecord) -> None:
    """Any session comes back equal."""
    draft = Position.parse("XXX/.../...", Rules(3), Mark.O, finished=True)
    document = DocumentName("/a b/ü.json", is_changed=True)
    saved = SavedSession(one, ("human", "mc"), len(one.moves), two, draft, document)
    assert session_from_json(session_to_json(saved)) == saved


CHANGES: list[dict[str, Any]] = [
    {},
    {"rates": (None, 0.0, *(0.5,) * 7)},
    {"plies": (None, 3, *(None,) * 7), "meaning": Meaning.RESULT},
    {"line": ((0, 0), (2, 2)), "note": Text("It is close.")},
    {"forfeit": Text("it stopped"), "move": None},
    {"share": 0.0},
    {"share": 1.0},
    {"seed": 0, "stream": "", "target": 0, "move": None, "resigns": True},
    {"best": ((0, 1),)},
    {"errors": None},
    {"weights": None},
    {"values": (None,) * 9, "errors": None, "best": (), "trials": 0, "move": (2, 2)},
    {"tally": Tally.zero(9), "weights": Weights()},
]


@pytest.mark.parametrize("changes", CHANGES, ids=lambda changes: ",".join(changes) or "as it is")
@pytest.mark.parametrize("thought", [SCORED, RATES], ids=["scores", "rates"])
def test_thoughts_make_the_round_trip(thought: Thought, changes: dict[str, Any]) -> None:
    """Any thought behind a move is read back unchanged, even with infinite errors."""
    kept = game(replace(thought, **changes))
    assert record_from_json(record_to_json(kept)) == kept


@pytest.mark.parametrize("spec", ["tree:simulations=60", "perfect", "learner", "forward:samples=9"])
def test_players_thoughts_make_the_round_trip(spec: str) -> None:
    """Rates, the expected line and the note are unchanged when a saved game is read."""
    start = Position.parse("X.O/.X./...", Rules(3), None)
    *_, thought = parse_spec(spec).make().think(start, 3)
    assert thought.move is not None
    record = GameRecord.begin(start, (spec, spec), 3).play(thought.move, thought, 0.5)
    assert record_from_json(record_to_json(record)) == record


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


def test_only_the_board_limits_a_game() -> None:
    """A game on the largest board, of hundreds of moves, is written and read."""
    record = GameRecord.begin(Position.start(Rules(25)), ("mc", "mc"), 1)
    tally = sample(record.start, 1, 1)
    for number in range(625):
        if record.result is None:
            position = record.position
            square = position.empty_squares[(number * 7) % len(position.empty_squares)]
            scored = thought_of_tally(position, tally, Weights(), 1, 1)
            record = record.play(square, None if number % 20 else scored, 0.0)
    assert len(record.moves) > 500
    assert record_from_json(record_to_json(record)) == record


@pytest.mark.parametrize("moves", [0, 1, 2])
@pytest.mark.parametrize("is_over", [False, True])
def test_everything_can_be_taken_back(moves: int, *, is_over: bool) -> None:
    """All moves and a concession can be undone in a saved session, and no more than these."""
    record = EMPTY
    for square in ((0, 0), (1, 1))[:moves]:
        record = record.play(square)
    if is_over:
        record = record.concede(Ending.RESIGNATION)
    most = moves + is_over
    for undone in range(most + 1):
        saved = SavedSession(record, ("human", "mc"), undone)
        assert session_from_json(session_to_json(saved)) == saved
    with refused(place="undone", most=most, value=most + 1):
        session_from_json(session_to_json(SavedSession(record, ("human", "mc"), most + 1)))


def test_a_game_saved_after_every_move_is_written_alike() -> None:
    """A writer that keeps what it has formatted writes what a new one does, whatever changed."""
    writer, record = RecordWriter(), EMPTY
    for square in ((0, 0), (1, 1), (2, 2)):
        record = record.play(square)
        assert writer.text_of(record) == RecordWriter().text_of(record)
    other = record.branch(1).play((0, 2))
    assert writer.text_of(other) == RecordWriter().text_of(other)
    assert record_from_json(writer.text_of(other)) == other


# Files of every version ------------------------------------------------------------------------

VERSION_1 = """\
{"format": "tttmc game",
 "version": 1,
 "rules": {"size": 3, "line": 3, "reverse": false},
 "start": {"board": "X../.O./...", "to_move": "X"},
 "players": {"X": "human", "O": "course:\\u00e9.py"},
 "seed": 0,
 "result": {"winner": "X", "ending": "forfeit"},
 "concession": {"side": "O", "ending": "forfeit", "reason": "it stopped"},
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
  {"square": "a3", "seconds": 0.25, "thought": {"meaning": "score", "side": "X", "trials": 3, \
"wanted": 3, "seed": 7, "stream": "one", "move": "a3", "resigns": false, \
"weights": {"current": 1.0, "other": 2.0}, "tally": {"wins": 1, "ties": 1, "losses": 1, \
"won_mine": [1, 0, 0, 1, 0, 0, 0, 0, 0], "won_theirs": [0, 1, 1, 0, 0, 0, 0, 0, 0], \
"lost_mine": [0, 1, 0, 1, 0, 0, 0, 0, 0], "lost_theirs": [1, 0, 0, 0, 0, 0, 0, 0, 0]}}}]}
"""
"""A file as the first version of the program wrote it, with every kind of thought."""
VERSION_2 = """\
{"format": "tttmc game",
 "version": 2,
 "rules": {"size": 2, "line": 2, "reverse": false},
 "start": {"board": "../..", "to_move": "X"},
 "players": {"X": "human", "O": "random"},
 "seed": 9,
 "result": null,
 "concession": null,
 "moves": [
  {"square": "a1", "seconds": null, "thought": null}],
 "variations": [
 {"after": 1, "concession": {"side": "X", "ending": "resignation", "reason": ""},
  "moves": [
  {"square": "b1", "seconds": 0.5, "thought": null}]},
 {"after": 0, "concession": null,
  "moves": [
  {"square": "b2", "seconds": null, "thought": null}]}]}
"""
"""A file of the second version, which added the variations."""


def game_of_version_1() -> GameRecord:
    """Return the game in the file of version 1."""
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
    values = (None, None, 0.0, -1.0, None, 0.0, 0.0, 0.0, 0.0)
    plain = Thought(Meaning.MISTAKES, Mark.O, values, None, (), 0, 7, 0, resigns=True)
    record = GameRecord.begin(start, ("human", "course:é.py"), 0)
    record = record.play((0, 1), full, 1.5).play((2, 2), plain)
    counts = ((1, 0, 0, 1), (0, 1, 1, 0), (0, 1, 0, 1), (1, 0, 0, 0))
    tally = Tally(1, 1, 1, *((*each, *(0,) * 5) for each in counts))
    scored = thought_of_tally(record.position, tally, Weights(1.0, 2.0), 3, 7, "one")
    record = record.play((2, 0), replace(scored, move=(2, 0)), 0.25)
    return record.concede(Ending.FORFEIT, Text("it stopped"))


def game_of_version_2() -> GameRecord:
    """Return the game in the file of version 2."""
    record = GameRecord.begin(Position.start(Rules(2)), ("human", "random"), 9).play((0, 0))
    record = record.play((0, 1), None, 0.5).concede(Ending.RESIGNATION)
    return record.branch(0).play((1, 1)).branch(0).play((0, 0))


@pytest.mark.parametrize(
    ("text", "record"), [(VERSION_1, game_of_version_1()), (VERSION_2, game_of_version_2())]
)
def test_files_stay_as_they_are(text: str, record: GameRecord) -> None:
    """A file of each version is read, and a game is still written exactly the same."""
    assert record_from_json(text) == record
    assert record_to_json(record) == text
    json.loads(text, parse_constant=pytest.fail)


def test_the_form_of_a_session_stays() -> None:
    """A session is still written exactly the same, byte for byte."""
    document = DocumentName("/games/mine.json", is_changed=False)
    assert session_to_json(replace(SESSION, document=document)) == (
        '{"format": "tttmc session",\n"version": 1,\n"players": {"X": "human", "O": "mc"},\n'
        '"undone": 1,\n"document": {"path": "/games/mine.json", "changed": false},\n'
        f'"draft": null,\n"games": [{record_to_json(SESSION.record)}]}}\n'
    )


def test_every_version_has_its_reader() -> None:
    """Each file is read by its version's reader, up to the current version."""
    assert sorted(record_json.READERS) == list(range(1, record_json.VERSION + 1))
    assert json.loads(record_to_json(game().branch(1)))["version"] == record_json.VERSION


# What is refused -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "value", "carried"),
    [
        (("format",), "chess", {"format": "tttmc game"}),
        (("version",), 3, {"version": 3, "known": 2}),
        (("version",), 0, {"place": "version", "least": 1}),
        (("version",), True, {"place": "version", "value": "true"}),
        (("rules",), None, {"place": "rules", "expected": "an object", "value": "null"}),
        (("rules", "size"), 26, {"place": "rules", "most": 25}),
        (("rules", "size"), 4, {"size": 4}),
        (("rules", "line"), 4, {"place": "rules", "size": 3, "length": 4}),
        (("rules", "reverse"), 0, {"place": "rules", "key": "reverse", "value": 0}),
        (("start", "board"), "XX./.../..q", {"number": 3, "character": "Q"}),
        (("start", "board"), "." * 5000, {"place": "start.board", "most": 4096}),
        (("start", "board"), "XXX/.../...", {"winner": "X"}),
        (("start", "to_move"), "x", {"place": "start.to_move", "names": "X, O"}),
        (("players",), ["human"] * 2, {"place": "players", "value": "a list"}),
        (("players", "O"), 3, {"place": "players.O", "most": 4096}),
        (("seed",), True, {"place": "seed", "value": "true"}),
        (("seed",), 1.0, {"place": "seed", "value": 1.0}),
        (("result",), {"winner": "X", "ending": "line"}, {}),
        (("concession",), {}, {"place": "concession.side"}),
        *(
            (("concession",), {"side": side, "ending": end, "reason": ""}, {"place": place})
            for side, end, place in [
                ("O", "resignation", "concession.side"),
                ("X", "line", "concession.ending"),
            ]
        ),
        (("moves",), {}, {"place": "moves", "value": "an object"}),
        (("moves",), [None] * 10, {"place": "moves", "most": 9, "length": 10}),
        (("moves", 0), 3, {"place": "move 1"}),
        (("moves", 1, "square"), "b2", {"place": "move 2", "name": "b2"}),
        (("moves", 1, "square"), "d4", {"place": "move 2.square", "text": "d4"}),
        (("moves", 1, "square"), None, {"place": "move 2.square"}),
        (("moves", 0, "seconds"), 10**400, {"place": "move 1.seconds"}),
        (("moves", 0, "seconds"), True, {"place": "move 1.seconds", "value": "true"}),
        ((*THOUGHT, "meaning"), "luck", {"place": "move 1.thought.meaning"}),
        ((*THOUGHT, "meaning"), "visits", {"place": "move 1.thought.meaning", "meaning": "score"}),
        ((*THOUGHT, "side"), "O", {"place": "move 1.thought.side", "side": "X"}),
        ((*THOUGHT, "trials"), 49, {"place": "move 1.thought.trials", "trials": 50}),
        ((*THOUGHT, "tally"), None, {"place": "move 1.thought"}),
        ((*THOUGHT, "values"), [0] * 8, {"place": "move 1.thought.values", "exactly": 9}),
        ((*THOUGHT, "plies"), [10] * 9, {"place": "move 1.thought.plies[0]", "most": 9}),
        ((*THOUGHT, "move"), "z9", {"place": "move 1.thought.move", "text": "z9"}),
        ((*THOUGHT, "share"), True, {"place": "move 1.thought.share", "value": "true"}),
        ((*THOUGHT, "tally", "wins"), 0, {"place": "move 1.thought.tally", "mine": "won_mine"}),
        *(
            (
                (*THOUGHT, "tally", "won_mine", 0),
                value,
                {"place": "move 1.thought.tally.won_mine[0]"},
            )
            for value in (True, 0.5, -1, 2**63)
        ),
    ],
)
def test_broken_values(path: Path, value: object, carried: dict[str, object]) -> None:
    """The refusal says where an impossible value is, and what is expected there."""
    with refused(**carried):
        record_from_json(broken(path, value))


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
        ((*THOUGHT, "weights", "current"), -1e9, 1e9, 1e8),
        ((*THOUGHT, "weights", "other"), -1e9, 1e9, 1e8),
    ],
)
def test_numbers_have_limits(path: Path, least: float, most: float, step: float) -> None:
    """The smallest and the largest number are read and written; the next ones are refused."""
    full = replace(RATES, rates=(0.5,) * 9, plies=(1,) * 9, share=0.5, weights=Weights())
    for value in (least, most):
        text = record_to_json(record_from_json(broken(path, value, full)))
        assert at(json.loads(text), path) == value
    for value in (least - step, most + step):
        with refused():
            record_from_json(broken(path, value, full))


@pytest.mark.parametrize(
    ("mine", "theirs", "kind"),
    [("won_mine", "won_theirs", "wins"), ("lost_mine", "lost_theirs", "losses")],
)
def test_no_square_is_held_more_often_than_games_ended(mine: str, theirs: str, kind: str) -> None:
    """Both sides together hold a square at most once in each trial of a kind."""
    root = json.loads(record_to_json(game(SCORED)))
    tally = root["moves"][0]["thought"]["tally"]
    tally[mine][4], tally[theirs][4] = tally[kind], 0
    assert record_from_json(json.dumps(root)).moves[0].thought is not None
    tally[theirs][4] = 1
    with refused(mine=mine, theirs=theirs, trials=tally[kind]):
        record_from_json(json.dumps(root))


def test_the_result_must_be_that_of_the_moves() -> None:
    """A saved result that the moves don't lead to is refused, with what they do lead to."""
    ended = game().concede(Ending.RESIGNATION)
    root = json.loads(record_to_json(ended))
    assert root["result"] == {"winner": "O", "ending": "resignation"}
    for result in (None, {"winner": "X", "ending": "resignation"}):
        with refused(winner="O"):
            record_from_json(json.dumps({**root, "result": result}))


BROKEN_VARIATIONS: list[tuple[Any, dict[str, object]]] = [
    (("variations", 0, "after", -1), {"place": "variations[0].after", "most": 1}),
    (("variations", 0, "after", 2), {"place": "variations[0].after", "most": 1}),
    (("variations", 0, "moves", 0, "square", "a1"), {"place": "variations[0], move 2"}),
    (("variations", None), {"place": "variations"}),
    (("variations", [{}] * 10_001), {"place": "variations", "most": 10_000}),
    (("variations", [{"concession": None, "moves": []}]), {"place": "variations[0].after"}),
]


@pytest.mark.parametrize(("change", "carried"), BROKEN_VARIATIONS)
def test_broken_variations(change: Path, carried: dict[str, object]) -> None:
    """A variation begins with moves of the game, at most all of them; what is wrong is named."""
    root = json.loads(VERSION_2)
    at(root, change[:-2])[change[-2]] = change[-1]
    with refused(**carried):
        record_from_json(json.dumps(root))


@pytest.mark.parametrize(
    ("key", "value", "carried"),
    [
        ("format", "tttmc game", {"format": "tttmc session"}),
        ("version", 2, {}),
        ("undone", 2, {"place": "undone", "most": 1}),
        ("games", [], {"place": "games"}),
        ("games", [None] * 3, {"place": "games", "most": 2}),
        ("players", None, {"place": "players"}),
        ("draft", {"rules": {}, "board": "", "to_move": "X"}, {"place": "draft.rules"}),
        ("document", {"path": 1}, {"place": "document.path"}),
    ],
)
def test_a_damaged_session(key: str, value: object, carried: dict[str, object]) -> None:
    """Each wrong value of a session is refused with its place."""
    root = json.loads(session_to_json(SESSION))
    with refused(**carried):
        session_from_json(json.dumps(root | {key: value}))


@pytest.mark.parametrize(
    "text",
    [
        *("", "GIF89a", '{"format": "tttmc game",\n', "[]", "null", "{}"),
        '{"format": "tttmc game"}',
        *(f'{{"format": "tttmc game", "version": {n}}}' for n in ("NaN", "-Infinity", "1e999")),
        *("[" * 100_000, '{"a":' * 100_000, "9" * 100_000),
        f"[{'[],' * 500_000}1]",
        f"[{'[],{},' * 250_000}1]",
    ],
    ids=lambda text: f"{text[:30]} {len(text)}",
)
def test_texts_that_are_no_game(text: str) -> None:
    """Text that isn't a saved game gets one line, however long or deeply nested it is."""
    with refused():
        record_from_json(text)


def test_damage_of_any_kind() -> None:
    """Every key is required and named, a file cut off anywhere is refused, and NaN isn't saved."""
    whole = json.loads(record_to_json(game()))
    for key in set(whole) - {"format"}:
        with refused(place=key):
            record_from_json(json.dumps({k: v for k, v in whole.items() if k != key}))
    text = record_to_json(game()).rstrip()
    for length in range(0, len(text), 7):
        with refused():
            record_from_json(text[:length])
    with refused():
        record_to_json(game(replace(RATES, values=(float("nan"),) * 9)))


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


@pytest.mark.parametrize("thought", [SCORED, RATES], ids=["scores", "rates"])
def test_junk_anywhere(thought: Thought) -> None:
    """A game with any value replaced gets one line, or can be opened and saved again."""
    for path in places(json.loads(record_to_json(game(thought)))):
        for junk in JUNK:
            text, said, record = broken(path, junk, thought), "", None
            try:
                record = record_from_json(text)
            except TttmcError as error:
                said = str(error)
            assert "\n" not in said, f"{junk!r} at {path}"
            assert len(said) < 400
            assert record is None or record_from_json(record_to_json(record)) == record


def test_a_text_may_have_all_the_characters_that_fit() -> None:
    """The longest text permitted is kept whole, and one more character is refused."""
    assert Node("xyz", "name").text(3) == "xyz"
    with refused(place="name", most=3):
        Node("wxyz", "name").text(3)
