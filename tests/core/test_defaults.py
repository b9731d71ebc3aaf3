"""What is left out when parts of core are used."""

from __future__ import annotations

from tests.defaults import defaults_of
from tttmc_app.core.numbers import fixed, percent, percents, plain_number, signed, significant
from tttmc_app.core.record import Concession, GameRecord, Move, Result, SavedSession, Variation
from tttmc_app.core.rules import RuleOption, Rules
from tttmc_app.core.tally import Expectation, Tally
from tttmc_app.core.text import EMPTY_TEXT
from tttmc_app.core.thought import Thought, Weights, thought_of_tally


def test_every_default() -> None:
    """Games are of 3×3, counts weigh 1 each, and a thought has only its values unless told."""
    found = defaults_of(
        Rules,
        RuleOption,
        Result,
        Move,
        Concession,
        Variation,
        GameRecord,
        GameRecord.play,
        GameRecord.concede,
        SavedSession,
        Tally.scores,
        Expectation.scores,
        Weights,
        Thought,
        thought_of_tally,
        significant,
        fixed,
        plain_number,
        signed,
        percent,
        percents,
    )
    assert found == {
        "Rules": {"size": 3, "line_length": None, "reverse": False},
        "RuleOption": {"default": "", "required": False},
        "Result": {"lines": (), "reason": EMPTY_TEXT},
        "Move": {"thought": None, "seconds": None},
        "Concession": {"reason": EMPTY_TEXT},
        "Variation": {"concession": None},
        "GameRecord": {"moves": (), "concession": None, "variations": ()},
        "GameRecord.play": {"thought": None, "seconds": None},
        "GameRecord.concede": {"reason": EMPTY_TEXT},
        "SavedSession": {"undone": 0, "previous": None, "draft": None, "document": None},
        "Tally.scores": {"current": 1.0, "other": 1.0},
        "Expectation.scores": {"current": 1.0, "other": 1.0},
        "Weights": {"current": 1.0, "other": 1.0},
        "Thought": {
            "tally": None,
            "weights": None,
            "move": None,
            "resigns": False,
            "forfeit": EMPTY_TEXT,
            "stream": "",
            "rates": None,
            "line": (),
            "plies": None,
            "note": EMPTY_TEXT,
            "share": None,
            "expectation": None,
            "confidence": None,
        },
        "thought_of_tally": {"stream": ""},
        "significant": {"digits": 2},
        "fixed": {"decimals": 2},
        "plain_number": {"digits": 3},
        "signed": {"decimals": 0},
        "percent": {"decimals": 0},
        "percents": {"decimals": 0},
    }
