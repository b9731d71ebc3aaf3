"""Variations in saved games: written, read and refused."""

from __future__ import annotations

import pytest

from tttmc_app.core import Ending, GameRecord, Position, Rules, TttmcError
from tttmc_app.core.record_json import record_from_json, record_to_json

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


def test_files_of_version_2_stay_as_they_are() -> None:
    """A game with variations is still read, and written exactly the same, byte for byte."""
    start = Position.start(Rules(2))
    record = GameRecord.begin(start, ("human", "random"), 9).play((0, 0)).play((0, 1), None, 0.5)
    record = record.concede(Ending.RESIGNATION).branch(0).play((1, 1)).branch(0).play((0, 0))
    assert record_to_json(record) == VERSION_2
    assert record_from_json(VERSION_2) == record


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('"b1", "seconds"', '"a1", "seconds"', "variations[0], move 2: square a1 is occupied"),
        ('"after": 1', '"after": 2', "whole number from 0 to 1"),
        ('"after": 0, ', "", "variations[1].after is missing"),
        ("variations", "others", "variations is missing"),
    ],
)
def test_broken_variations_are_refused(old: str, new: str, says: str) -> None:
    """An error in a variation is reported on one line that says where it is."""
    with pytest.raises(TttmcError) as refused:
        record_from_json(VERSION_2.replace(old, new))
    assert says in str(refused.value)
