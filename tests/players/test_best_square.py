"""The test of which square is best, and Monte Carlo that stops when it is sure."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.strategies import steady
from tests.refusals import carried_by
from tttmc_app import engine
from tttmc_app.core import Position, Rules, Tally, Text, Weights, square_name
from tttmc_app.core.symmetry import equal_squares
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


@pytest.mark.parametrize(
    ("position", "sure", "trials", "weights", "squares"),
    [
        (CLEAR, 95.0, 100_000, Weights(1, 2), ["a3"]),
        (Position.parse(".../.X./..."), 97.5, 10**6, Weights(1, 2), ["a1", "c1", "a3", "c3"]),
        (CLOSE, 99.9, 100, Weights(1, 2), None),
        (CLOSE, 99.9, 500, Weights(0, 0), None),
    ],
)
def test_how_a_thought_ends(
    position: Position, sure: float, trials: int, weights: Weights, squares: list[str] | None
) -> None:
    """It is sure of one square, or of equal ones; or it names those that it can't tell apart."""
    *before, last = MonteCarlo(trials, weights, sure=sure).think(position, 2)
    assert all(thought.confidence is None for thought in before)
    assert last.confidence is not None
    names = [square_name(square) for square in last.confidence.squares]
    said = dict(last.note.values)
    assert last.confidence[:2] == (sure, squares is not None)
    assert (said["n"], str(said["confidence"])) == (last.trials, f"{sure:g} %")
    named = said.get("squares") or said["square"]
    assert isinstance(named, Text)
    assert carried_by(named)["squares"].split(", ") == names[:4]
    assert dict(named.values).get("n", 0) == max(0, len(names) - 4)
    assert last.move in last.best
    assert ("more" in said) == (squares is None and weights != (0, 0))
    if squares is not None:
        assert names == squares
        assert set(last.best) <= set(last.confidence.squares)
    else:
        assert (last.trials, len(names) > 1) == (trials, True)
        assert last.best == MonteCarlo(trials, weights).decide(position, 2).best


def taken(*phases: tuple[int, ...], confidence: float = 0.95) -> tuple[BestSquareTest, Candidates]:
    """Let batches of 10 won trials be counted: how many, and how often each square was held."""
    none = (0,) * 9
    test = BestSquareTest([(i,) for i in range(len(phases[0]) - 1)], Weights(1, 0), confidence)
    found = [
        test.take([Tally(10, 0, 0, (*held, *none)[:9], none, none, none)] * count, 10)
        for count, *held in phases
    ]
    return test, found[-1]


@pytest.mark.parametrize(
    ("phases", "left", "leader", "low", "high"),
    [
        ([(2, 9, 8, 0), (9, 9, 8, 0)], (0, 1), 0, 0.2, 0.8),  # the closest rival decides
        ([(2, 6, 5, 1), (9, 1, 9, 1)], (1, 2), 1, 0.0, 0.95),  # the second rules out the leader
        ([(9, 9, 1)], (0,), 0, 0.95, 1.0),
        ([(9, 9, 1), (30, 1, 9)], (1,), 1, 0.95, 1.0),  # whoever leads stays, if all are ruled out
        ([(9, 5, 5)], (0, 1), 0, 0.0, 0.0),
        ([(1, 3)], (0,), 0, 1.0, 1.0),  # nobody else
    ],
)
def test_what_is_left(
    phases: list[tuple[int, ...]], left: tuple[int, ...], leader: int, low: float, high: float
) -> None:
    """A square is ruled out by bets on its rival; the weakest bet decides the confidence."""
    _, found = taken(*phases)
    assert (found.left, found.leader) == (left, leader)
    assert low <= found.confidence <= high


def test_how_many_trials_are_missing() -> None:
    """The closest rival decides, in whatever order they stand; for equal scores there is none."""
    held = {0: (9, 5, 9), 1: (8, 6, 7), 2: (1, 2, 0), 3: (4, 3, 6)}

    def missing(*squares: int) -> float:
        test, _ = taken(*((1, *(held[square][batch] for square in squares)) for batch in range(3)))
        return test.more_trials() or 0.0

    alone = [missing(0, rival) for rival in (1, 3, 2)]
    assert alone == sorted(alone, reverse=True)
    assert {missing(0, *order) for order in permutations((1, 2, 3))} == {alone[0]}
    assert taken((9, 5, 5))[0].more_trials() is None
    needed = MonteCarlo(10**6, sure=95.0).decide(CLEAR).trials
    test, sampler = BestSquareTest(equal_squares(CLEAR), Weights(1, 2), 0.95), engine.Sampler(CLEAR)
    for number, batch in sizes_up_to(needed // 2):
        test.take([sampler.draw(batch) for _ in range(number)], batch)
    assert needed / 8 < (test.more_trials() or 0.0) < 4 * needed
