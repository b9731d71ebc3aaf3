"""What the machines calculate: trials, samples, exact scores and trees, against the engine."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.strategies import steady
from tests.refusals import carried_by, refused
from tttmc_app import engine
from tttmc_app.core import (
    Meaning,
    Position,
    Rules,
    Weights,
    derive_seed,
    square_name,
    thought_of_expectation,
    thought_of_tally,
)
from tttmc_app.engine.certainty import batches_up_to
from tttmc_app.players import parse_spec
from tttmc_app.players.forward import ForwardSampling
from tttmc_app.players.monte_carlo import MonteCarlo
from tttmc_app.players.tree import TreeSearch

START = Position.start(Rules(3))
LARGE = Position.start(Rules(5, 4))


def test_monte_carlo_scores_its_trials() -> None:
    """The last thought has the scores of the engine's trials, for the side to move."""
    position, weights = Position.parse("XX./OO./X.."), Weights(1.0, 3.0)
    tally = engine.sample(position, 300, 7)
    stream = engine.sample_stream(position.rules)
    expected = thought_of_tally(position, tally, weights, 300, 7, stream)
    assert MonteCarlo(300, weights).decide(position, 7) == expected.settled()
    with refused(threads=257):
        MonteCarlo(10).with_threads(257).decide(START)


def test_exact_scores_are_calculated() -> None:
    """While it calculates, only the share of the work is told; then come the scores and a move."""
    position, weights = Position.parse("XOXO./...../...../...../....."), Weights(1.0, 3.0)
    if reason := engine.why_not_exact(position):
        pytest.skip(str(reason))
    *before, last = MonteCarlo(3, weights, exact=True, sure=95.0).think(position, 9)
    shares = [thought.share or 0.0 for thought in before]
    assert [0.0, *shares, 1.0] == sorted([0.0, *shares, 1.0])
    assert not any(any(thought.values) or thought.best or thought.trials for thought in before)
    exact = engine.exact(position)
    assert last == thought_of_expectation(position, exact, weights, 9).settled()


@pytest.mark.parametrize("exact", [False, True])
@pytest.mark.parametrize("weights", [Weights(1.0, 0.0), Weights(0.0, 0.0)])
def test_rescoring_equals_thinking_anew(weights: Weights, exact: bool) -> None:
    """New weights give the thought that they would have given; an unfinished one gets no move."""
    before, after = MonteCarlo(200, exact=exact), MonteCarlo(200, weights, exact=exact)
    old, new = before.decide(START, 4), after.decide(START, 4)
    bare = replace(old, tally=None, expectation=None)
    assert (after.revise(START, old), before.revise(START, new)) == (new, old)
    assert after.revise(START, replace(old, move=None)) == replace(new, move=None)
    assert before.revise(START, old) is old
    assert after.revise(START, bare) is bare


@pytest.mark.parametrize(
    "text",
    ["mc:trials=1e12", "mc:trials=1e12,sure=99.999", "tree:simulations=1e9", "forward:samples=1e9"],
)
def test_long_thoughts_can_be_left(text: str) -> None:
    """The largest thought shows its first results soon, and they grow."""
    first, *_, last = islice(parse_spec(text).make().think(LARGE, 1), 8)
    assert (first.move, last.move) == (None, None)
    assert first.trials < last.trials
    assert last.best


@pytest.mark.parametrize("ties", [1.0, 0.0, 0.25])
def test_forward_sampling_rates_each_square_by_its_own_games(ties: float) -> None:
    """Rates are means over the engine's games after the move, with Wilson's standard error."""
    for n in (1, 50):
        thought = ForwardSampling(n, ties).decide(START, 7)
        assert (thought.meaning, thought.trials, thought.target) == (Meaning.RATE, 9 * n, 9 * n)
        rates, errors = list[float](), list[float]()
        for number, square in enumerate(START.empty_squares):
            found = engine.sample(START.play(square), n, derive_seed(7, "candidate", number))
            rate = (found.losses + ties * found.ties) / n
            rates.append(rate)
            variance = (found.losses + ties**2 * found.ties) / n - rate**2
            errors.append((variance / n + 1 / (4 * n * n)) ** 0.5 / (1 + 1 / n))
        assert [thought.values, thought.errors] == [tuple(rates), pytest.approx(errors)]


KNOWN = """
XOX/OXO/OX. 1 1         the last square completes a line
XOX/OXO/OX. 0 0 reverse
XOX/XOO/OX. 1 0         the last square makes a tie
"""


@pytest.mark.parametrize("row", KNOWN.strip().splitlines())
def test_a_square_that_ends_the_game_is_known(row: str) -> None:
    """It is rated by the game's result, without a standard error."""
    board, *rates = row.split()[:3]
    position = Position.parse(board, Rules(3, reverse="reverse" in row))
    for ties, rate in zip((True, False), rates, strict=True):
        thought = ForwardSampling(10, ties).decide(position)
        assert thought.errors is not None
        assert (thought.values[8], thought.errors[8], thought.move) == (float(rate), 0.0, (2, 2))


def test_tree_search_shows_its_tree() -> None:
    """The last thought has the engine's visits and rates for its seed, and its best line."""
    thought, tree = TreeSearch(500).decide(LARGE, 7), engine.Tree(LARGE, 7)
    tree.advance(500)
    found = tree.statistics()
    for move in found.moves:
        at = LARGE.rules.index(move.square)
        assert (thought.values[at], (thought.rates or ())[at]) == (move.visits, move.rate)
    assert len(found.moves) == 25 - thought.values.count(None)
    assert (thought.meaning, thought.trials, thought.target) == (Meaning.VISITS, 500, 500)
    assert (thought.line, thought.best, thought.move) == (found.line, (found.best,), found.best)
    assert (thought.stream, str(thought.note)) == (engine.search_stream(LARGE.rules), "")


# Stopping when sure ------------------------------------------------------------------------------

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
    for number, batch in batches_up_to(most):
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
    assert values["squares"].split(", ") == names[:6]
    assert ("more" in values) is not is_sure
    assert last.move in last.best
    if is_sure:
        assert names == said[: said.index("for")]
        assert last.best == last.confidence.squares
    else:
        assert (last.trials, len(names) > 1) == (int(trials), True)
        assert last.best == MonteCarlo(int(trials)).decide(position, 2).best


def test_how_many_trials_are_missing() -> None:
    """A thought that stops halfway foresees about how many more it needs."""
    needed = MonteCarlo(10**6, sure=95.0).decide(CLEAR).trials
    half = MonteCarlo(needed // 2, sure=95.0).decide(CLEAR).note
    assert needed / 8 < float(carried_by(half)["more"].replace(",", "")) < 4 * needed
