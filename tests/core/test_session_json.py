"""Saved sessions: what is written can be read back, and broken ones get a one-line message."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given

from tests.core.strategies import any_game, steady
from tttmc_app.core import GameRecord, Mark, Position, Rules, TttmcError
from tttmc_app.core.record import DocumentName, Ending, SavedSession
from tttmc_app.core.record_json import record_to_json
from tttmc_app.core.session_json import RecordWriter, session_from_json, session_to_json

EMPTY = GameRecord.begin(Position.start(Rules()), ("human", "random"), 7)
SAVED = SavedSession(EMPTY.play((1, 1)), ("human", "mc"), undone=1)


@steady
@given(any_game(), any_game())
def test_sessions_make_the_round_trip(one: GameRecord, two: GameRecord) -> None:
    """Any session comes back equal."""
    draft = Position.parse("XXX/.../...", Rules(), Mark.O, finished=True)
    document = DocumentName("/a b/ü.json", is_changed=True)
    saved = SavedSession(one, ("human", "mc"), len(one.moves), two, draft, document)
    assert session_from_json(session_to_json(saved)) == saved


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
    with pytest.raises(TttmcError) as caught:
        session_from_json(session_to_json(SavedSession(record, ("human", "mc"), most + 1)))
    assert str(caught.value) == f"undone must be a whole number from 0 to {most}, not {most + 1}"


def test_a_writer_formats_each_move_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game saved after every move is written exactly as if it had been saved only once."""
    writer, record, formatted = RecordWriter(), EMPTY, list[object]()
    from tttmc_app.core import session_json

    def counting(*arguments: object) -> str:
        formatted.append(arguments)
        return '{"square": "a1", "seconds": null, "thought": null}'

    text = ""
    with monkeypatch.context() as patch:
        patch.setattr(session_json, "move_text", counting)
        for square in ((0, 0), (1, 1), (2, 2)):
            record = record.play(square)
            text = writer.text_of(record)
    assert len(formatted) == 3
    assert text.count("\n") == record_to_json(record).count("\n")


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("format", "tttmc game", '"format": "tttmc session" is missing'),
        ("version", 2, "newer tttmc"),
        ("undone", 2, "undone must be a whole number from 0 to 1"),
        ("games", [], "games is empty"),
        ("games", [None] * 3, "games must have at most 2 items, not 3"),
        ("players", None, "players must be an object"),
        ("draft", {"rules": {}, "board": "", "to_move": "X"}, "draft.rules: size is missing"),
        ("document", {"path": 1}, "document.path must be text"),
    ],
)
def test_a_damaged_session_is_refused(key: str, value: object, says: str) -> None:
    """Each wrong value is rejected with a one-line message that says where it is."""
    root = json.loads(session_to_json(SAVED))
    with pytest.raises(TttmcError) as caught:
        session_from_json(json.dumps(root | {key: value}))
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


def test_the_form_of_a_session_stays() -> None:
    """A session is still written exactly the same, byte for byte."""
    document = DocumentName("/games/mine.json", is_changed=False)
    game = record_to_json(SAVED.record)
    assert session_to_json(replace(SAVED, document=document)) == (
        '{"format": "tttmc session",\n"version": 1,\n"players": {"X": "human", "O": "mc"},\n'
        '"undone": 1,\n"document": {"path": "/games/mine.json", "changed": false},\n'
        f'"draft": null,\n"games": [{game}]}}\n'
    )
