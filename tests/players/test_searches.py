"""What the machines calculate: trials, samples, exact scores and trees, against the engine."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from tests.refusals import refused
from tttmc_app import engine
from tttmc_app.core import (
    Meaning,
    Position,
    Rules,
    Weights,
    derive_seed,
    thought_of_expectation,
    thought_of_tally,
)
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
    expected = thought_of_tally(position, tally, weights, 300, 7, engine.SAMPLE_STREAM)
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
    assert [0.0, *shares, 0.999] == sorted([0.0, *shares, 0.999])
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


@pytest.mark.parametrize("ties", [True, False])
def test_forward_sampling_rates_each_square_by_its_own_games(ties: bool) -> None:
    """Rates are shares of the engine's games after the move, with Wilson's standard error."""
    for n in (1, 50):
        thought = ForwardSampling(n, ties).decide(START, 7)
        assert (thought.meaning, thought.trials, thought.target) == (Meaning.RATE, 9 * n, 9 * n)
        rates, errors = list[float](), list[float]()
        for number, square in enumerate(START.empty_squares):
            found = engine.sample(START.play(square), n, derive_seed(7, "candidate", number))
            rate = (found.losses + ties * found.ties) / n
            rates.append(rate)
            errors.append((rate * (1 - rate) / n + 1 / (4 * n * n)) ** 0.5 / (1 + 1 / n))
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


def test_equals_by_lot_or_in_order() -> None:
    """With one sample most squares are equal: the setting chooses the first or a random one."""
    drawn = [ForwardSampling(1).decide(START, seed) for seed in range(20)]
    for seed, thought in enumerate(drawn):
        first = ForwardSampling(1, random_ties=False).decide(START, seed)
        assert first == replace(thought, best=thought.best[:1], move=thought.best[0])
    assert any(thought.move != thought.best[0] for thought in drawn)


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
