"""Intervals, spreads, the strength that pairs of games show, and ratings."""

from __future__ import annotations

from itertools import combinations
from math import log, sqrt
from statistics import NormalDist, mean, stdev

import pytest

from tests.benchmarks.coverage import simulated_ratings
from tests.experiments.invented import binned, near
from tttmc_app.experiments.pairs import (
    PairCounts,
    Strength,
    decision,
    elo_of,
    log_likelihood_ratio,
    score_of_elo,
)
from tttmc_app.experiments.ratings import ELO, Meeting, expected_share, ratings
from tttmc_app.experiments.statistics import (
    Histogram,
    Interval,
    Spread,
    difference_interval,
    mean_interval,
    wilson_interval,
)

WILSON = """
0 0 = 0 1
0 100 = 0 0.0370
100 100 = 0.9630 1
81 263 = 0.2553 0.3662
1 1 = 0.2065 1
56 70 48 80 = -0.3339 -0.0524
9 10 3 10 = -0.8090 -0.1705
"""
"""Counts out of others, and the intervals of their share or difference, by Newcombe (1998)."""


@pytest.mark.parametrize("row", WILSON.strip().splitlines())
def test_intervals_are_those_of_published_tables(row: str) -> None:
    """Wilson's interval holds a share, and Newcombe's the difference between two."""
    counts, ends = ([float(word) for word in half.split()] for half in row.split(" = "))
    count, of, *second = map(int, counts)
    found = first = wilson_interval(count, of)
    if second:
        two, of_two = second
        found = difference_interval(count / of, first, two / of_two, wilson_interval(two, of_two))
    assert [found.low, found.high] == pytest.approx(ends, abs=5e-5)


def test_intervals_hold_what_never_differed() -> None:
    """Where all results are wins, or all are losses, rounding excludes neither."""
    for of in range(1, 500):
        assert mean_interval(1.0, 0.0, of).high == wilson_interval(of, of).high == 1
        assert mean_interval(0.0, 0.0, of).low == wilson_interval(0, of).low == 0


def test_spread() -> None:
    """Mean and deviation agree with the standard library, and spreads can be added."""
    values = [0.25, 0.5, 2.0, 4.0]
    whole = Spread.of(values)
    assert (whole.mean, whole.deviation) == near((mean(values), stdev(values)))
    assert whole.error == near(stdev(values) / 2)
    assert Spread.sum((Spread.of(values[:1]), Spread.of(values[1:]))) == whole
    assert (Spread().mean, Spread.of([3.0]).deviation, Spread().error) == (0.0, 0.0, 0.0)
    assert Spread(2, 2.0, 1.9999999).deviation == 0.0  # rounding gives no imaginary one


def test_quartiles() -> None:
    """Quartiles are accurate to 1 %, histograms can be added, and outliers change little."""
    times = [k / 1000 for k in range(1, 200)]
    whole = Histogram.of(times).quartiles
    assert (whole.low, whole.median, whole.high) == binned((0.05, 0.1, 0.15))
    one, two = Histogram({1: 1, 2: 2}), Histogram({2: 5})
    assert one + two == two + one == Histogram({1: 1, 2: 7})
    assert (one.counts, two.counts) == ({1: 1, 2: 2}, {2: 5})  # a sum leaves its parts unchanged
    assert Histogram.of([*times[:-1], 1e6]).quartiles == whole
    assert Histogram().quartiles.median == 0.0
    for value in (-1.0, 1e-12, 1e-3, 2.5, 1e6):  # tiny values count as 1 ns
        found = Histogram.of([value] * 3).quartiles
        assert found.low == found.high == binned(found.median) == binned(max(value, 1e-9))


# Pairs of games and the sequential test ----------------------------------------------------------


@pytest.mark.parametrize(
    ("counts", "found"),
    [
        *(((0, 0, 2, 5, 2), ""), ((0, 0, 2, 5, 3), "high"), ((3, 5, 2, 0, 0), "low")),
        *(((0, 0, 10, 0, 0), ""), ((2, 2, 2, 2, 2), ""), ((0, 0, 0, 0, 0), "")),
    ],
)
def test_a_test_decides_from_ten_pairs_on(counts: PairCounts, found: str) -> None:
    """With bounds on both sides of 0, clear results decide after ten pairs, others don't."""
    assert decision(counts, -200.0, 200.0) == found


def test_the_ratio_is_wald_s() -> None:
    """It has the normal approximation for the mean of the pairs, with half a pair of each."""
    counts, low, high = (1, 1, 1, 1, 2), score_of_elo(-20), score_of_elo(30.5)
    variance = sum((n + 0.5) * (at / 4 - 7 / 12) ** 2 for at, n in enumerate(counts)) / 8.5
    ratio = 6 * ((7 / 12 - low) ** 2 - (7 / 12 - high) ** 2) / (2 * variance)
    assert log_likelihood_ratio(counts, -20, 30.5) == near(ratio)


GAMES, PAIRS = Strength.of_games, Strength.of_pairs


@pytest.mark.parametrize(
    ("strength", "score", "varies", "number"),
    [
        (GAMES(1, 0, 0), 1.0, 1.0, 1),
        (GAMES(60, 0, 40), 0.6, 1.0, 100),
        (GAMES(5, 90, 5), 0.5, (10 / 4 * 100 / 99 + 0.125) / 25.125, 100),
        (GAMES(0, 9, 0), 0.5, 0.125 / 2.375, 9),
        (PAIRS((0, 1, 0, 0, 0)), 0.25, 0.125 / 0.3125, 1),
        (PAIRS((0, 0, 0, 2, 2)), 0.875, (1 / 16 * 4 / 3 + 0.125) / 0.5625, 4),
    ],
)
def test_intervals_are_wilson_s_for_what_varies_as_much(
    strength: Strength, score: float, varies: float, number: int
) -> None:
    """Few results that differ count as many wins and losses; wins and losses as what they are."""
    many, z = number / varies, 1.959964
    centre = (score + z * z / many / 2) / (1 + z * z / many)
    half = z / (1 + z * z / many) * sqrt(score * (1 - score) / many + z * z / many**2 / 4)
    interval = strength.interval
    assert strength.score == near(score)
    ends = interval.low, interval.high
    assert ends == pytest.approx((centre - half, centre + half), abs=1e-6)
    low, high = elo_of(interval.low), elo_of(interval.high)
    assert strength.elo_error == (None if low is None or high is None else (high - low) / 2)
    assert strength.elo == elo_of(score)
    assert strength.superiority == near(NormalDist().cdf((score - 0.5) * sqrt(4 * many)))


def test_a_score_has_its_elo() -> None:
    """A score of 10/11 is 400 Elo points; a score of 0 or 1 has no finite equivalent."""
    assert (elo_of(10 / 11), score_of_elo(400)) == near((400, 10 / 11))
    assert elo_of(0.0) is elo_of(1.0) is None
    nothing = Strength.of_pairs((0, 0, 0, 0, 0))
    assert (nothing.score, nothing.interval) == (0.5, Interval(0, 1))


# Ratings by Bradley and Terry --------------------------------------------------------------------


def test_two_players_have_the_odds_of_their_games() -> None:
    """With a virtual draw, 30 to 10 points between two players are rated as 30.5 to 10.5.

    A player's interval is half that of their difference, from the binomial's variance.
    """
    one, two = ratings(2, [Meeting.of(0, 1, 1, (10, 0, 30))])
    share, mean = 30.5 / 41, 30.25 / 40.5
    assert one.rating - two.rating == near(ELO * log(30.5 / 10.5))
    assert expected_share(one.rating - two.rating) == near(share)
    error = sqrt(40 * mean * (1 - mean)) / (41 * share * (1 - share))
    half = 1.959964 * ELO * error / 2
    for each in (one, two):
        ends = each.rating - half, each.rating + half
        assert (each.interval.low, each.interval.high) == near(ends, 1e-6)
    assert near(400 / log(10)) == ELO


def test_expected_points_are_those_taken() -> None:
    """With maximum-likelihood ratings each player's expected points are its actual points."""
    counts = {(0, 1): (2, 2, 6), (0, 2): (1, 0, 9), (1, 2): (3, 1, 6), (3, 0): (10, 0, 0)}
    meetings = [Meeting.of(*pair, 1, count) for pair, count in counts.items()]
    found = [rating.rating for rating in ratings(4, meetings)]
    draws = [(pair, (0, 1, 0)) for pair in combinations(range(4), 2)]  # the virtual ones
    left = [0.0] * 4
    for (one, two), (lost, ties, wins) in (*counts.items(), *draws):
        share = (lost + ties + wins) * expected_share(found[one] - found[two])
        left[one] += wins + ties / 2 - share
        left[two] -= wins + ties / 2 - share
    assert left == pytest.approx([0] * 4, abs=1e-6)


@pytest.mark.parametrize(
    ("ties", "is_gauntlet"), [(0.0, False), (0.5, True), (0.5, False), (0.96, False)]
)
def test_ratings_hold_the_truth_in_95_of_100(ties: float, is_gauntlet: bool) -> None:
    """Of 240 simulated tournaments of four; one of a hundred seeds would fail a right interval.

    More boards are in `tests.benchmarks.coverage`.
    """
    runs = [*simulated_ratings((0, 40, 80, 120), 60, ties, 240, 0, is_gauntlet)]
    for player in zip(*runs, strict=True):
        assert 0.91 <= mean(one.truth in one.interval for one in player) <= 0.985
        width = mean(one.interval.width for one in player)
        assert width == pytest.approx(3.92 * stdev(one.value for one in player), rel=0.2)
