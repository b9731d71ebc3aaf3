"""What Hypothesis generates for the tests of core: rules and random games."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st

from tttmc_app.core import GameRecord, Position, Rules

# Use the same examples in every run, and no time limit, which a busy machine might exceed.
steady = settings(derandomize=True, deadline=None, max_examples=60)


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
