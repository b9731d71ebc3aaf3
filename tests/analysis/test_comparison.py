"""Deciding from trials which of two squares has the higher score, checked with exact scores."""

from __future__ import annotations

from dataclasses import replace
from math import inf, sqrt
from statistics import NormalDist, fmean

import pytest

from tttmc_app import engine
from tttmc_app.analysis.comparison import (
    Comparison,
    compare,
    comparison_text,
    exact_text,
    overlap_text,
    proof_text,
)
from tttmc_app.analysis.sureness import Spread, sample_spread
from tttmc_app.core import Position, Tally, Weights
from tttmc_app.core.numbers import MINUS

POSITION = Position.parse("X../.O./...")
WEIGHTS = Weights(1.0, 2.0)


def spread_of(position: Position) -> Spread:
    """Return how the scores of a position vary together."""
    (*_, spread) = sample_spread(position, 5)
    assert spread is not None
    return spread


def test_squares_are_told_apart_as_often_as_stated() -> None:
    """In 400 samples, the stated chances add up to how often the square ahead really is better."""
    exact, spread = engine.exact(POSITION).scores(*WEIGHTS), spread_of(POSITION)
    index = POSITION.rules.index
    right, expected = 0, 0.0
    for seed in range(400):
        pair = ((0, 1), (0, 2))
        found = compare(POSITION, engine.sample(POSITION, 60, seed), WEIGHTS, spread, pair)
        assert found is not None
        right += exact[index(found.ahead)] > exact[index(found.behind)]
        expected += found.chance
        assert found.is_sure == (found.needed <= found.trials)
    assert abs(right - expected) < 4 * 10  # four standard errors of a count of 400, at most 10


def test_equal_squares_are_called_equal() -> None:
    """Squares that a reflection swaps are called equal, however much their numbers differ."""
    pair = ((0, 1), (1, 0))
    found = compare(POSITION, engine.sample(POSITION, 60, 1), WEIGHTS, spread_of(POSITION), pair)
    assert found is None
    assert str(comparison_text(pair, found)).startswith("b1 and a2 are equal by symmetry")


def test_the_trials_that_are_missing_suffice() -> None:
    """Squares that few trials can't tell apart are told apart by four times the forecast number."""
    spread, pair = spread_of(POSITION), ((0, 1), (0, 2))
    found = compare(POSITION, engine.sample(POSITION, 20, 3), WEIGHTS, spread, pair)
    assert found is not None
    assert not found.is_sure
    assert "very roughly" in str(comparison_text(pair, found))
    many = 4 * round(found.needed) + 1000
    later = compare(POSITION, engine.sample(POSITION, many, 3), WEIGHTS, spread, pair)
    assert later is not None
    assert later.is_sure


def test_a_proof_decides_what_scores_only_suggest() -> None:
    """For each pair of proven results, the text states both squares' results, the better first."""
    pair = ((0, 1), (0, 2))
    said = {
        (1, 1): "b1 and c1 both win",
        (0, 0): "b1 and c1 both tie",
        (-1, -1): "b1 and c1 both lose",
        (0, 1): "c1 wins and b1 only ties",
        (0, -1): "b1 ties and c1 loses",
        (-1, 1): "c1 wins and b1 loses",
        (1, 0): "b1 wins and c1 only ties",
        (-1, 0): "c1 ties and b1 loses",
        (1, -1): "b1 wins and c1 loses",
    }
    for results, words in said.items():
        text = proof_text(pair, results)
        assert str(text) == f"Proven: with best play, {words}."
    assert proof_text(pair, (None, 1)) is proof_text(pair, (1, None)) is None


def test_trials_never_make_certain() -> None:
    """However many trials there are, the chance stays below 100 %."""
    tally, spread = engine.sample(POSITION, 1_000_000, 1), spread_of(POSITION)
    found = compare(POSITION, tally, WEIGHTS, spread, ((0, 1), (2, 2)))
    assert found is not None
    assert ": >99 % sure" in str(comparison_text(((0, 1), (2, 2)), found))


def test_equal_exact_scores_are_never_told_apart() -> None:
    """Where exact scores are equal without symmetry, no number of trials is forecast."""
    position, pair = Position.parse(".X./.O./X.."), ((0, 0), (2, 2))
    tally, spread = engine.sample(position, 1000, 1), spread_of(position)
    found = compare(position, tally, WEIGHTS, spread, pair, engine.exact(position))
    assert found is not None
    assert found.needed == inf
    assert not found.is_sure
    assert "the same exact score, 0.3944" in str(comparison_text(pair, found))
    assert exact_text(found) is None


def test_different_exact_scores_say_which_is_higher() -> None:
    """If few trials favour the wrong square, the exact scores name the right one, and first."""
    spread, pair, exact = spread_of(POSITION), ((0, 1), (0, 2)), engine.exact(POSITION)
    founds = [
        compare(POSITION, engine.sample(POSITION, 20, seed), WEIGHTS, spread, pair, exact)
        for seed in range(20)
    ]
    assert {found.ahead for found in founds if found} == set(pair)
    low, high = (exact.scores(*WEIGHTS)[index] for index in (1, 2))
    said = f"Exact scores: c1 {high:.3f}, b1 {low:.3f}."
    assert {str(exact_text(found)) for found in founds} == {said.replace("-", MINUS)}


def test_overlapping_bars_may_be_told_apart() -> None:
    """That >99 % is right beside overlapping error bars is said, and shown by 200 samples."""
    position, weights, pair = Position.parse("X../.O./..X"), Weights(1.0, 0.0), ((0, 2), (0, 1))
    spread, overlapping = spread_of(position), 0
    for seed in range(200):
        found = compare(position, engine.sample(position, 1000, seed), weights, spread, pair)
        assert found is not None
        if found.chance > 0.99 and overlap_text(found):
            overlapping += 1
            assert found.ahead == pair[0]  # its exact score is the higher
    assert overlapping > 10


FOUND = Comparison((0, 2), (0, 1), 1000, 0.9, 4321.0)
PAIR = ((0, 1), (0, 2))
ROUGHLY = "would take very roughly"
UNSURE = "c1 and b1 can't be told apart yet: the chance that c1 scores higher is 90 %."


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (
            FOUND,
            f"{UNSURE} At their present difference, 95 % {ROUGHLY} 3,000 more trials.",
        ),
        (
            FOUND._replace(needed=1e9 + 1000),
            f"{UNSURE} At their present difference, 95 % {ROUGHLY} 1,000,000,000 more trials.",
        ),
        (
            FOUND._replace(needed=1e9 + 1001),
            UNSURE,
        ),
        (
            FOUND._replace(chance=0.95, trials=1),
            "c1 scores higher than b1: 95 % sure after 1 trial.",
        ),
        (
            FOUND._replace(chance=0.99, exact=(0.25, 0.25 + 1e-13)),
            "c1 and b1 have the same exact score, 0.2500: no number of trials can tell them apart.",
        ),
        (
            FOUND._replace(chance=0.99, exact=(0.25, 0.5)),
            "c1 scores higher than b1: 99 % sure after 1,000 trials.",
        ),
    ],
)
def test_a_comparison_in_words(found: Comparison, words: str) -> None:
    """The words name the square ahead first, how sure that is, and what it would take."""
    assert str(comparison_text(PAIR, found)) == words


def test_when_squares_are_told_apart() -> None:
    """From 95 % on, unless the exact scores are equal up to rounding."""
    assert [FOUND._replace(chance=chance).is_sure for chance in (0.9499, 0.95)] == [False, True]
    sure = FOUND._replace(chance=0.99, bars_overlap=True)
    assert str(overlap_text(sure)).startswith("Their error bars overlap, but")
    assert overlap_text(sure._replace(bars_overlap=False)) is None
    assert overlap_text(sure._replace(chance=0.9)) is None
    assert overlap_text(None) is None
    assert not sure._replace(exact=(0.5, 0.5)).is_sure
    assert not sure._replace(exact=(0.5, 0.5 + 1e-11)).is_equal
    assert not sure.is_equal


def test_exact_scores_have_as_many_decimals_as_they_need() -> None:
    """Scores are given with the fewest decimals, at least three, that tell them apart."""
    found = FOUND._replace(exact=(0.25, 0.5))
    assert str(exact_text(found)) == "Exact scores: b1 0.500, c1 0.250."
    close = FOUND._replace(exact=(0.12344, 0.12341))
    assert str(exact_text(close)) == "Exact scores: c1 0.12344, b1 0.12341."
    assert exact_text(FOUND) is None
    assert exact_text(None) is None


def test_the_numbers_of_a_comparison() -> None:
    """The chance and the trials that are needed follow from the variance of the difference."""
    position, weights = POSITION, Weights(1.0, 2.0)
    tally, spread = engine.sample(position, 200, 4), spread_of(position)
    found = compare(position, tally, weights, spread, PAIR)
    assert found is not None
    one, two = (next(n for n, g in enumerate(spread.groups) if at in g) for at in (1, 2))
    each = weights.current * spread.mine - weights.other * spread.theirs
    variance = ((each[:, one] - each[:, two]).var(ddof=1)) / spread.batch
    scores = tally.scores(*weights)
    means = [fmean(scores[at] for at in spread.groups[group]) / 200 for group in (one, two)]
    size = abs(means[0] - means[1])
    assert found.ahead == PAIR[means[1] > means[0]]
    assert found.behind == PAIR[means[1] <= means[0]]
    assert found.trials == 200
    assert found.chance == pytest.approx(NormalDist().cdf(size / sqrt(variance / 200)))
    needed = variance * (NormalDist().inv_cdf(0.95) / size) ** 2
    assert found.needed == pytest.approx(needed)
    assert compare(position, tally, weights, spread, (PAIR[1], PAIR[0])) == found
    nothing = compare(position, Tally.zero(9), weights, spread, PAIR)
    assert nothing is not None
    assert (nothing.chance, nothing.needed, nothing.trials) == (0.5, inf, 0)


def test_when_error_bars_overlap() -> None:
    """They do if the squares' own scores differ by less than their errors add up to.

    Both squares' errors count, as many samples show in which that decides.
    """
    spread, needs_both = spread_of(POSITION), 0
    for seed in range(60):
        tally = engine.sample(POSITION, 200, seed)
        found = compare(POSITION, tally, WEIGHTS, spread, PAIR)
        assert found is not None
        scores, errors = tally.scores(*WEIGHTS), tally.standard_errors(*WEIGHTS)
        apart = scores[2] - scores[1] if found.ahead == PAIR[1] else scores[1] - scores[2]
        assert found.bars_overlap == (apart < errors[1] + errors[2])
        needs_both += max(errors[1], errors[2]) < apart < errors[1] + errors[2]
    assert needs_both > 5


def test_scores_that_do_not_vary_are_told_apart_at_once() -> None:
    """If every trial gives the same difference, one is enough; without a difference, none is."""
    tally, spread = engine.sample(POSITION, 50, 4), spread_of(POSITION)
    constant = replace(spread, mine=0 * spread.mine, theirs=0 * spread.theirs)
    found = compare(POSITION, tally, WEIGHTS, constant, PAIR)
    assert found is not None
    assert (found.chance, found.needed) == (1 - 1e-9, 1.0)
    nothing = compare(POSITION, tally, Weights(0.0, 0.0), constant, PAIR)
    assert nothing is not None
    assert (nothing.chance, nothing.needed, nothing.ahead) == (0.5, inf, PAIR[0])
    assert not nothing.bars_overlap
