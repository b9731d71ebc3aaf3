"""What Hypothesis generates for the tests of core: rules, random games and their histories."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st

from tttmc_app.core import Ending, GameRecord, Position, Rules

# Use the same examples in every run, and no time limit, which a busy machine might exceed.
steady = settings(derandomize=True, deadline=None, max_examples=60)
STEPS = st.lists(
    st.tuples(
        st.sampled_from(("play", "play", "play", "branch", "follow", "concede")), st.integers(0)
    ),
    max_size=30,
)


@st.composite
def any_rules(draw: st.DrawFn, largest: int = 6) -> Rules:
    """Draw the rules for a small board."""
    size = draw(st.integers(1, largest))
    return Rules(size, draw(st.integers(1, size)), draw(st.booleans()))


@st.composite
def any_game(draw: st.DrawFn, largest: int = 6) -> GameRecord:
    """Draw a game that takes the squares in a random order, up to some point or until it ends."""
    rules = draw(any_rules(largest))
    order = draw(st.permutations([rules.square(i) for i in range(rules.square_count)]))
    record = GameRecord.begin(Position.start(rules), ("human", "random"), draw(st.integers(0, 99)))
    for square in order[: draw(st.integers(0, len(order)))]:
        if record.result is None:
            record = record.play(square, seconds=draw(st.none() | st.floats(0, 9)))
    return record


@st.composite
def any_history(draw: st.DrawFn) -> list[GameRecord]:
    """Draw the states of a game, one after each move, step back, return or concession."""
    start = Position.start(draw(any_rules(3)))
    states = [GameRecord.begin(start, ("human", "human"), 1)]
    for action, number in draw(STEPS):
        states.append(_after(states[-1], action, number))
    return states


def _after(record: GameRecord, action: str, number: int) -> GameRecord:
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
