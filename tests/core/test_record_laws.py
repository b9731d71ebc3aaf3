"""Laws of games with variations: whatever is played, taken back and followed, nothing is lost."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.core.strategies import any_rules, steady
from tttmc_app.core import Ending, GameRecord, Position
from tttmc_app.core.record import Variation
from tttmc_app.core.record_json import record_from_json, record_to_json

STEPS = st.lists(
    st.tuples(
        st.sampled_from(("play", "play", "play", "branch", "follow", "concede")), st.integers(0)
    ),
    max_size=30,
)
few = settings(steady, max_examples=60)


def after(record: GameRecord, action: str, number: int) -> GameRecord:
    """Return a game after one more action, or the same game if it isn't possible now."""
    squares = record.position.empty_squares
    if action == "branch":
        return record.branch(number % (len(record.moves) + 1))
    if action == "follow" and record.variations:
        return record.follow(number % len(record.variations))
    if record.result is None and action == "play":
        return record.play(squares[number % len(squares)], seconds=1.0)
    if record.result is None and action == "concede":
        return record.concede((Ending.RESIGNATION, Ending.FORFEIT)[number % 2])
    return record


@st.composite
def histories(draw: st.DrawFn) -> list[GameRecord]:
    """Draw the states of a game, one after each action."""
    start = Position.start(draw(any_rules(3)))
    states = [GameRecord.begin(start, ("human", "human"), 1)]
    for action, number in draw(STEPS):
        states.append(after(states[-1], action, number))
    return states


def lines_of(record: GameRecord) -> tuple[Variation, ...]:
    """Return the game's own line and its variations."""
    return (record.line, *record.variations)


@few
@given(histories())
def test_a_game_is_what_its_moves_make_of_its_start(states: list[GameRecord]) -> None:
    """Each position follows from the one before, and no line goes on after an end."""
    for record in states:
        assert len(record.positions) == len(record.moves) + 1
        for (before, now), move in zip(pairwise(record.positions), record.moves, strict=True):
            assert before.outcome is None
            assert before.play(move.square) == now
        assert record.replaced_by(record.line) == GameRecord(
            record.positions, record.players, record.seed, record.moves, record.concession
        )


@few
@given(histories())
def test_nothing_that_was_played_is_lost(states: list[GameRecord]) -> None:
    """Every line that was ever on the board is part of the last game's lines, and once only."""
    last = lines_of(states[-1])
    for record in states:
        assert any(record.line.is_part_of(each) for each in last)
    for number, each in enumerate(last[1:], start=1):
        others = (*last[:number], *last[number + 1 :])
        assert not any(each.is_part_of(other) for other in others)


@few
@given(histories(), st.integers(0))
def test_going_back_and_following_returns(states: list[GameRecord], number: int) -> None:
    """The moves left by going back can be followed again, to the same end."""
    record = states[-1]
    back = record.branch(number % (len(record.moves) + 1))
    assert back.moves == record.moves[: len(back.moves)]
    if back.line == record.line:
        return
    at = next(n for n, each in enumerate(back.variations) if record.line.is_part_of(each))
    again = back.follow(at)
    assert record.line.is_part_of(again.line)
    assert set(lines_of(again)) == set(lines_of(record))


@few
@given(histories())
def test_games_with_variations_are_read_as_they_are_written(states: list[GameRecord]) -> None:
    """A file holds every line with its moves and its end."""
    record = states[-1]
    assert record_from_json(record_to_json(record)) == record
