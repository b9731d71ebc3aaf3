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
from tests.tables import at, named, table
from tttmc_app.core import (
    Ending,
    GameRecord,
    Mark,
    Meaning,
    Position,
    Result,
    Rules,
    Tally,
    Text,
    Thought,
    TttmcError,
    Weights,
    thought_of_tally,
)
from tttmc_app.core.json_reader import Json
from tttmc_app.core.record import DocumentName, MoveTexts, SavedSession
from tttmc_app.core.record_json import record_from_json, record_to_json
from tttmc_app.core.session_json import session_from_json, session_to_json
from tttmc_app.engine.twin import PythonSampler

START = Position.start(Rules(3))
SCORED = thought_of_tally(
    START, PythonSampler(START, 3).draw(50), Weights(1.0, 2.5), 50, 3, "one"
).settled()
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
FULL = replace(RATES, rates=(0.5,) * 9, plies=(1,) * 9, share=0.5, weights=Weights())
PLAYERS = ("human", "random")
EMPTY = GameRecord.begin(START, PLAYERS, 7)


def game(thought: Thought = SCORED) -> GameRecord:
    """Return an open game whose first move was based on a thought."""
    return EMPTY.play((1, 1), thought, 0.25).play((0, 0))


def changed(text: str, path: str, value: object) -> str:
    """Return a JSON text with one of its values replaced."""
    root = json.loads(text)
    above, _, key = path.rpartition(".")
    parent = at(root, above) if above else root
    parent[int(key) if isinstance(parent, list) else key] = value
    return json.dumps(root)


# What is written is read ----------------------------------------------------------------------


@steady
@given(any_game(), any_history())
def test_games_make_the_round_trip(one: GameRecord, states: list[GameRecord]) -> None:
    """Any game with its variations, and any session, finished or not, comes back equal."""
    for record in (one, states[-1]):
        assert record_from_json(record_to_json(record)) == record
    draft = Position.parse("XXX/.../...", Rules(3), Mark.O, finished=True)
    document = DocumentName("/a b/ü.json", is_changed=True)
    saved = SavedSession(one, ("human", "mc"), len(one.moves), states[-1], draft, document)
    assert session_from_json(session_to_json(saved)) == saved


@pytest.mark.parametrize(
    "record",
    [
        game().concede(Ending.FORFEIT, Text('it said "\\n\u2028\ud800é"')),
        GameRecord.begin(Position.parse("XXX./..../..../...O", Rules(4, 4, True), "o"), PLAYERS, 0),
    ],
    ids=["a reason with any characters", "a board that no game reaches"],
)
def test_rare_games_make_the_round_trip(record: GameRecord) -> None:
    """A game may begin and end in any way."""
    assert record_from_json(record_to_json(record)) == record


CHANGES: list[dict[str, Any]] = [
    {},
    {"rates": (None, 0.0, *(0.5,) * 7), "share": 0.0},
    {"plies": (None, 3, *(None,) * 7), "meaning": Meaning.RESULT, "share": 1.0},
    {"line": ((0, 0), (2, 2)), "note": Text("It is close.")},
    {"forfeit": Text("it stopped"), "move": None},
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


def test_everything_can_be_taken_back() -> None:
    """All moves and a concession can be undone in a saved session, and no more than these."""
    for record, most in ((EMPTY, 0), (game(), 2), (game().concede(Ending.RESIGNATION), 3)):
        saved = SavedSession(record, PLAYERS, most)
        assert session_from_json(session_to_json(saved)) == saved
        with refused(place="undone", most=most, value=most + 1):
            session_from_json(session_to_json(replace(saved, undone=most + 1)))


def test_a_game_saved_after_every_move_is_written_alike() -> None:
    """Moves that are known are written as new ones are, whatever changed; others are forgotten."""
    known, states = MoveTexts(), [EMPTY]
    for square in ((0, 0), (1, 1), (2, 2)):
        states.append(states[-1].play(square))
    for record in (*states, states[-1].branch(1).play((0, 2))):
        saved = SavedSession(record, PLAYERS)
        assert session_to_json(saved, known) == session_to_json(saved)
        assert len(known) == len(record.moves)


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


@pytest.mark.parametrize("text", [VERSION_1, VERSION_2], ids=["version 1", "version 2"])
def test_files_stay_as_they_are(text: str) -> None:
    """A file of each version is read, and a game is still written exactly the same."""
    assert record_to_json(record_from_json(text)) == text
    json.loads(text, parse_constant=pytest.fail)


def test_files_keep_their_meaning() -> None:
    """Games, thoughts and variations have the values that their keys stand for."""
    record = record_from_json(VERSION_1)
    assert record.result == Result(Mark.X, Ending.FORFEIT, reason=Text("it stopped"))
    assert record.position.text == "XX./.O./X.O"
    one, two, three = (move.thought for move in record.moves)
    assert one is not None
    assert two is not None
    assert three is not None
    assert one.errors is not None
    assert one.errors[2] == float("inf")
    assert (one.best, one.line, two.target) == (((0, 1), (0, 2)), ((0, 1), (2, 2)), 7)
    # c1 was the opponent's in the one trial that was won, and such squares count twice.
    assert (three.values[2:5], three.best[0]) == ((-2.0, 0.0, None), (1, 0))
    left = record_from_json(VERSION_2)
    assert [[move.square for move in each.moves] for each in left.variations] == [
        *([(0, 0), (0, 1)], [(1, 1)])
    ]
    assert left.follow(0).result == Result(Mark.O, Ending.RESIGNATION)


SESSION = SavedSession(
    EMPTY.play((1, 1)), ("human", "mc"), 1, None, START, DocumentName("/my.json", is_changed=False)
)


def test_the_form_of_a_session_stays() -> None:
    """A session is still written exactly the same, byte for byte."""
    assert session_to_json(SESSION) == (
        '{"format": "tttmc session",\n"version": 1,\n"players": {"X": "human", "O": "mc"},\n'
        '"undone": 1,\n"document": {"path": "/my.json", "changed": false},\n'
        '"draft": {"rules": {"size": 3, "line": 3, "reverse": false}, "board": ".../.../...", '
        f'"to_move": "X"}},\n"games": [{record_to_json(SESSION.record)}]}}\n'
    )


# What is refused -------------------------------------------------------------------------------

BROKEN = table("""
    format | "chess" | format=tttmc game
    version | 3 | version=3; known=2
    version | 0 | place=version; least=1
    version | true | place=version; value=true
    rules | null | place=rules; expected=an object; value=null
    rules.size | 26 | place=rules; most=25
    rules.size | 4 | size=4
    rules.line | 4 | place=rules; size=3; length=4
    rules.reverse | 0 | place=rules; key=reverse; value=0
    start.board | "XX./.../..q" | number=3; character=Q
    start.board | "<many>" | place=start.board; most=4096
    start.board | "XXX/.../..." | winner=X
    start.to_move | "x" | place=start.to_move; names=X, O
    players | ["human", "human"] | place=players; value=a list
    players.O | 3 | place=players.O; most=4096
    seed | true | place=seed; value=true
    seed | 1.0 | place=seed; value=1.0
    result | {"winner": "X", "ending": "line"} | -
    concession | {} | place=concession.side
    concession | {"side": "O", "ending": "resignation", "reason": ""} | place=concession.side
    concession | {"side": "X", "ending": "line", "reason": ""} | place=concession.ending
    moves | {} | place=moves; value=an object
    moves | [0, 0, 0, 0, 0, 0, 0, 0, 0, 0] | place=moves; most=9; length=10
    moves.0 | 3 | place=move 1
    moves.1.square | "b2" | place=move 2; name=b2
    moves.1.square | "d4" | place=move 2.square; text=d4
    moves.1.square | null | place=move 2.square
    moves.0.seconds | <many> | place=move 1.seconds
    moves.0.seconds | true | place=move 1.seconds; value=true
    moves.0.thought.meaning | "luck" | place=move 1.thought.meaning
    moves.0.thought.meaning | "visits" | place=move 1.thought.meaning; meaning=score
    moves.0.thought.side | "O" | place=move 1.thought.side; side=X
    moves.0.thought.trials | 49 | place=move 1.thought.trials; trials=50
    moves.0.thought.tally | null | place=move 1.thought
    moves.0.thought.values | [0, 0, 0, 0, 0, 0, 0, 0] | place=move 1.thought.values; exactly=9
    moves.0.thought.plies | [10, 0, 0, 0, 0, 0, 0, 0, 0] | place=move 1.thought.plies[0]; most=9
    moves.0.thought.move | "z9" | place=move 1.thought.move; text=z9
    moves.0.thought.share | true | place=move 1.thought.share; value=true
    moves.0.thought.tally.wins | 0 | place=move 1.thought.tally; mine=won_mine
    moves.0.thought.tally.won_mine.0 | true | place=move 1.thought.tally.won_mine[0]
    moves.0.thought.tally.won_mine.0 | 0.5 | place=move 1.thought.tally.won_mine[0]
    moves.0.thought.tally.won_mine.0 | -1 | place=move 1.thought.tally.won_mine[0]
    moves.0.thought.tally.won_mine.0 | 9223372036854775808 | place=move 1.thought.tally.won_mine[0]
""")
BROKEN_VARIATIONS = table("""
    variations.0.after | -1 | place=variations[0].after; most=1
    variations.0.after | 2 | place=variations[0].after; most=1
    variations.0.moves.0.square | "a1" | place=variations[0], move 2
    variations | null | place=variations
    variations | [<items>] | place=variations; most=10000
    variations | [{"concession": null, "moves": []}] | place=variations[0].after
""")
BROKEN_SESSIONS = table("""
    format | "tttmc game" | format=tttmc session
    version | 2 | -
    undone | 2 | place=undone; most=1
    games | [] | place=games
    games | [0, 0, 0] | place=games; most=2
    players | null | place=players
    draft | {"rules": {}, "board": "", "to_move": "X"} | place=draft.rules
    document | {"path": 1} | place=document.path
""")


@pytest.mark.parametrize(
    ("text", "path", "value", "carried"),
    [
        (text, *row)
        for text, rows in (
            (record_to_json(game()), BROKEN),
            (VERSION_2, BROKEN_VARIATIONS),
            (session_to_json(SESSION), BROKEN_SESSIONS),
        )
        for row in rows
    ],
)
def test_broken_values(text: str, path: str, value: str, carried: str) -> None:
    """The refusal says where an impossible value is, and what is expected there."""
    value = value.replace("<many>", "9" * 4200).replace("<items>", ",".join(["{}"] * 10_001))
    read = session_from_json if "session" in text[:30] else record_from_json
    with refused(**named(carried)):
        read(changed(text, path, json.loads(value)))


@pytest.mark.parametrize(
    ("path", "least", "most", "step"),
    table("""
        seed | 0 | 9223372036854775807 | 1
        moves.0.seconds | 0.0 | 1e9 | 0.5
        moves.0.thought.trials | 0 | 27670116110564327421 | 1
        moves.0.thought.wanted | 0 | 9223372036854775807 | 1
        moves.0.thought.seed | 0 | 9223372036854775807 | 1
        moves.0.thought.share | 0.0 | 1.0 | 0.01
        moves.0.thought.rates.2 | 0.0 | 1.0 | 0.01
        moves.0.thought.plies.2 | 0 | 9 | 1
        moves.0.thought.values.2 | -1e300 | 1e300 | 1e299
        moves.0.thought.errors.2 | 0.0 | 1e300 | 1e299
        moves.0.thought.weights.current | -1e9 | 1e9 | 1e8
        moves.0.thought.weights.other | -1e9 | 1e9 | 1e8
    """),
)
def test_numbers_have_limits(path: str, least: str, most: str, step: str) -> None:
    """The smallest and the largest number are read and written; the next ones are refused."""
    text, (low, high, more) = record_to_json(game(FULL)), map(json.loads, (least, most, step))
    for value in (low, high):
        again = record_to_json(record_from_json(changed(text, path, value)))
        assert at(json.loads(again), path) == value
    for value in (low - more, high + more):
        with refused():
            record_from_json(changed(text, path, value))


def test_a_text_may_have_all_the_characters_that_fit() -> None:
    """The longest text permitted is kept whole, and one more character is refused."""
    text, longest = record_to_json(EMPTY), "x" * 4096
    assert record_from_json(changed(text, "players.X", longest)).players[0] == longest
    with refused(place="players.X", most=4096):
        record_from_json(changed(text, "players.X", longest + "x"))


@pytest.mark.parametrize(("kind", "trials"), [("won", "wins"), ("lost", "losses")])
def test_no_square_is_held_more_often_than_games_ended(kind: str, trials: str) -> None:
    """Both sides together hold a square at most once in each trial of a kind."""
    root = json.loads(record_to_json(game()))
    tally = root["moves"][0]["thought"]["tally"]
    mine, theirs, most = f"{kind}_mine", f"{kind}_theirs", tally[trials]
    tally[mine][4], tally[theirs][4] = most, 0
    record_from_json(json.dumps(root))
    tally[theirs][4] = 1
    with refused(mine=mine, theirs=theirs, trials=most):
        record_from_json(json.dumps(root))


@pytest.mark.parametrize("result", [None, {"winner": "X", "ending": "resignation"}])
def test_the_result_must_be_that_of_the_moves(result: object) -> None:
    """A saved result that the moves don't lead to is refused, with what they do lead to."""
    with refused(winner="O"):
        record_from_json(
            changed(record_to_json(game().concede(Ending.RESIGNATION)), "result", result)
        )


@pytest.mark.parametrize(
    "text",
    [
        *("", "GIF89a", '{"format": "tttmc game",\n', "[]", "null", "{}"),
        *(f'{{"format": "tttmc game", "version": {n}}}' for n in ("NaN", "-Infinity", "1e999")),
        *("[" * 100_000, '{"a":' * 100_000, "9" * 100_000, f"[{'[],{},' * 250_000}1]"),
    ],
    ids=lambda text: f"{text[:30]} {len(text)}",
)
def test_texts_that_are_no_game(text: str) -> None:
    """Text that isn't a saved game gets one line, however long or deeply nested it is."""
    with refused():
        record_from_json(text)


def test_variations_have_limits() -> None:
    """All their moves, counted from the start, are at most 100,000."""
    record = GameRecord.begin(Position.start(Rules(25)), ("human", "human"), 1)
    for square in record.position.empty_squares[:100]:
        record = record.play(square)
    root = json.loads(record_to_json(record)) | {"version": 2}
    one: dict[str, object] = {"after": 100, "concession": None, "moves": []}
    assert len(record_from_json(json.dumps(root | {"variations": [one] * 1000})).variations) == 1000
    with refused(moves="100,100", most="100,000"):
        record_from_json(json.dumps(root | {"variations": [one] * 1001}))


def test_damage_of_any_kind() -> None:
    """Every key is required once, and named; a file cut off is refused, and NaN isn't saved."""
    text = record_to_json(game()).rstrip()
    whole = json.loads(text)
    for key in set(whole) - {"format"}:
        with refused(place=key):
            record_from_json(json.dumps({k: v for k, v in whole.items() if k != key}))
    for length in range(0, len(text), 7):
        with refused():
            record_from_json(text[:length])
    with refused(key="seed"):
        record_from_json(text.replace('"seed"', '"seed": 1, "seed"', 1))
    with refused():
        record_to_json(game(replace(RATES, values=(float("nan"),) * 9)))


def places(value: Json, above: str = "") -> Iterator[str]:
    """Yield the path of every value within this one; from a list, only those in the first item."""
    below: dict[str, Json] = {"0": value[0]} if isinstance(value, list) and value else {}
    for step, inner in (value if isinstance(value, dict) else below).items():
        yield f"{above}{step}"
        yield from places(inner, f"{above}{step}.")


JUNK: list[object] = [None, True, -1, 0, 1e308, 10**30, "", "X\n" * 3000, [], [[]], {}, {"X": {}}]


@pytest.mark.parametrize("thought", [SCORED, RATES], ids=["scores", "rates"])
def test_junk_anywhere(thought: Thought) -> None:
    """A game with any value replaced gets one line, or can be opened and saved again."""
    text = record_to_json(game(thought))
    for path in places(json.loads(text)):
        for junk in JUNK:
            record, said = None, ""
            try:
                record = record_from_json(changed(text, path, junk))
            except TttmcError as error:
                said = str(error)
            assert "\n" not in said, f"{junk!r} at {path}"
            assert len(said) < 400
            assert record is None or record_from_json(record_to_json(record)) == record
