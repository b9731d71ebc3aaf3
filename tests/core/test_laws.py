"""Properties that hold for all rules, positions, squares and tallies."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.core.strategies import steady
from tttmc_app.core import Rules, Tally
from tttmc_app.core.notation import parse_square, square_name

few = settings(steady, max_examples=30)
SQUARES = 4
COUNTS = st.tuples(*[st.integers(0, 10**12)] * SQUARES)
TALLIES = st.builds(Tally, *[st.integers(0, 10**15)] * 3, *[COUNTS] * 4)
WHOLE = st.integers(-9, 9)


@few
@given(st.integers(1, 25), st.data())
def test_squares_are_read_as_they_are_written(size: int, data: st.DataObject) -> None:
    """A square's name and its pair of numbers both stand for it."""
    row, col = data.draw(st.tuples(*[st.integers(0, size - 1)] * 2))
    for text in (square_name((row, col)), f"{row},{col}", f" ({row}, {col}) "):
        assert parse_square(text, Rules(size)) == (row, col)


@few
@given(TALLIES, TALLIES, TALLIES, WHOLE, WHOLE)
def test_tallies_add_up_in_any_order(
    one: Tally, two: Tally, three: Tally, current: int, other: int
) -> None:
    """Adding is commutative and associative, and scores are sums over trials."""
    assert one + two == two + one
    assert (one + two) + three == one + (two + three)
    assert one + Tally.zero(SQUARES) == one
    assert (one + two).trials == one.trials + two.trials
    both = zip(one.scores(current, other), two.scores(current, other), strict=True)
    assert (one + two).scores(current, other) == tuple(a + b for a, b in both)
