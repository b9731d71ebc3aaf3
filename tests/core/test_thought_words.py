"""What thoughts of each kind are called, and that searches' thoughts are saved whole."""

from __future__ import annotations

import pytest

from tttmc_app.core import GameRecord, Meaning, Position, Rules, record_from_json, record_to_json
from tttmc_app.core.thought_words import counted_words, line_words, value_words
from tttmc_app.players import parse_spec


@pytest.mark.parametrize(
    ("meaning", "value", "words"),
    [
        (Meaning.SCORE, 143.0, "score 143"),
        (Meaning.RATE, 0.5, "rate 0.5"),
        (Meaning.VISITS, 12.0, "visits 12"),
        (Meaning.MISTAKES, -1.0, "known mistake"),
        (Meaning.MISTAKES, 0.0, "not known to lose"),
        (Meaning.RESULT, 1.0, "win"),
        (Meaning.RESULT, 0.0, "tie"),
        (Meaning.RESULT, -1.0, "loss"),
    ],
)
def test_values_in_words(meaning: Meaning, value: float, words: str) -> None:
    """Numbers come with their name; mistakes and results are words."""
    assert value_words(meaning, value, "{:g}".format) == words


def test_every_meaning_counts_something() -> None:
    """Each kind of thought has a word for what it counts, and only some the same."""
    assert len({counted_words(meaning) for meaning in Meaning}) == len(Meaning)


@pytest.mark.parametrize("spec", ["tree:simulations=60", "perfect", "learner", "forward:samples=9"])
def test_thoughts_are_saved_whole(spec: str) -> None:
    """Rates, the expected line and the note come back from a saved game as they were."""
    start = Position.parse("X.O/.X./...", Rules(), None)
    *_, thought = parse_spec(spec).make().think(start, 3)
    assert thought.move is not None
    assert bool(line_words(thought)) == (spec.startswith("tree"))
    record = GameRecord.begin(start, (spec, spec), 3).play(thought.move, thought, 0.5)
    assert record_from_json(record_to_json(record)) == record
