"""The test of which square is best, and Monte Carlo that stops when it is sure."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.strategies import steady
from tests.refusals import carried_by
from tttmc_app.core import Position, Rules, Tally, Weights, square_name
from tttmc_app.players.best_square import BestSquareTest, Candidates, sizes_up_to
from tttmc_app.players.monte_carlo import MonteCarlo

CLEAR = Position.parse("XO./.X./..O")
CLOSE = Position.parse("X.O/.../...")
BOARDS = [
    *(CLEAR, CLOSE, Position.parse("X../.O./..."), Position.parse(".../.X./...")),
    *(Position.parse("X.O/.../.X.", Rules(3, reverse=True), "o"), Position.parse("X../.O./..X")),
]


@steady
@given(st.integers(1, 100_000))
def test_the_batches_add_up(most: int) -> None:
    """They are short compared with what was drawn before, and add up to the maximum exactly."""
    done = 0
    for number, batch in sizes_up_to(most):
        assert 1 <= batch <= max(8, done**0.5 / 16)
        assert number * batch <= done / 16 + batch
        done += number * batch
    assert done == most


def test_it_is_as_rarely_wrong_as_it_says_and_saves_trials() -> None:
    """Of 72 thoughts with 90 %, hardly any stops at a square that isn't the best, and soon."""
    wrong = trials = stopped = 0
    for position in BOARDS:
        exact = MonteCarlo(exact=True).decide(position)
        for seed in range(12):
            last = MonteCarlo(20_000, sure=90.0).decide(position, seed)
            assert last.confidence is not None
            trials += last.trials
            stopped += last.confidence.is_reached
            wrong += last.confidence.is_reached and last.move not in exact.best
    assert wrong <= 7  # as many as 10 % would be
    assert stopped > 36
    assert trials < 72 * 20_000 / 3


def test_it_is_the_same_stream_stopped_early() -> None:
    """More confidence takes more trials; each tally is that of as many trials without a stop."""
    thoughts = [MonteCarlo(10**6, sure=sure).decide(CLEAR, 3) for sure in (80.0, 95.0, 99.9)]
    trials = [thought.trials for thought in thoughts]
    assert trials[0] < trials[1] < trials[2] < 10**5
    for thought in thoughts:
        plain = MonteCarlo(thought.trials).decide(CLEAR, 3)
        assert (thought.tally, thought.values) == (plain.tally, plain.values)
        assert (thought.target, thought.seed) == (10**6, 3)


ENDS = """
XO./.X./..O 95   100000  a3          for sure
.../.X./... 97.5 1000000 a1 c1 a3 c3 for sure, as they are equal
X.O/.../... 99.9 100
"""


@pytest.mark.parametrize("row", ENDS.strip().splitlines())
def test_how_a_thought_ends(row: str) -> None:
    """It is sure of one square, or of equal ones; or it names those that it can't tell apart."""
    board, sure, trials, *said = row.split()
    position, is_sure = Position.parse(board), bool(said)
    *before, last = MonteCarlo(int(trials), sure=float(sure)).think(position, 2)
    assert all(thought.confidence is None for thought in before)
    assert last.confidence is not None
    names = [square_name(square) for square in last.confidence.squares]
    assert last.confidence[:2] == (float(sure), is_sure)
    values = carried_by(last.note)
    assert values["confidence"] == f"{sure} %"
    assert values["squares"].split(", ") == names[:4]
    assert ("more" in values) is not is_sure
    assert last.move in last.best
    if is_sure:
        assert names == said[: said.index("for")]
        assert {*last.best} <= {*last.confidence.squares}
    else:
        assert (last.trials, len(names) > 1) == (int(trials), True)
        assert last.best == MonteCarlo(int(trials)).decide(position, 2).best


def taken(*phases: tuple[int, ...]) -> tuple[BestSquareTest, Candidates]:
    """Let batches of 10 won trials be counted: how many, and how often each square was held."""
    none, groups = (0,) * 9, [(i,) for i in range(len(phases[0]) - 1)]
    test = BestSquareTest(groups, Weights(1, 0), 0.95)

    def taking(count: int, *held: int) -> Candidates:
        tally = Tally(10, 0, 0, (*held, *none)[:9], none, none, none)
        return test.take([tally] * count, 10)

    return test, [taking(*phase) for phase in phases][-1]


LEFT = """
2: 9 8 0, 9: 9 8 0   | 01 0 0.2  0.8   the closest rival decides
2: 6 5 1, 9: 1 9 1   | 12 1 0    0.95  the second rules out the leader
9: 9 1               | 0  0 0.95 1
9: 9 1, 30: 1 9      | 1  1 0.95 1     whoever leads stays, if all are ruled out
9: 5 5               | 01 0 0    0
1: 3                 | 0  0 1    1     nobody else
"""


@pytest.mark.parametrize("row", LEFT.strip().splitlines())
def test_what_is_left(row: str) -> None:
    """A square is ruled out by bets on its rival; the weakest bet decides the confidence."""
    batches, _, said = row.replace(":", "").partition("|")
    _, found = taken(*(tuple(map(int, each.split())) for each in batches.split(",")))
    left, leader, low, high, *_ = said.split()
    assert ("".join(map(str, found.left)), str(found.leader)) == (left, leader)
    assert float(low) <= found.confidence <= float(high)


def test_how_many_trials_are_missing() -> None:
    """The closest rival decides, in whatever order they stand; for equal scores there is none."""
    held = (9, 5, 9), (8, 6, 7), (1, 2, 0), (4, 3, 6)

    def missing(*squares: int) -> float:
        test, _ = taken(*((1, *(held[square][batch] for square in squares)) for batch in range(3)))
        return test.more_trials() or 0.0

    assert missing(0, 1) > missing(0, 3) > missing(0, 2)
    assert {missing(0, *order) for order in permutations((1, 2, 3))} == {missing(0, 1)}
    assert taken((9, 5, 5))[0].more_trials() is None
    needed = MonteCarlo(10**6, sure=95.0).decide(CLEAR).trials
    half = MonteCarlo(needed // 2, sure=95.0).decide(CLEAR).note
    assert needed / 8 < float(carried_by(half)["more"].replace(",", "")) < 4 * needed
