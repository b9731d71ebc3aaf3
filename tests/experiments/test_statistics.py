"""Intervals and spreads."""

from __future__ import annotations

from statistics import mean, stdev

import pytest

from tttmc_app.experiments.statistics import (
    Histogram,
    Spread,
    bucket_of,
    coverage,
    difference_interval,
    mean_coverage,
    wilson_interval,
)


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [
        (0, 0, 0.0, 1.0),
        (0, 100, 0.0, 0.0370),
        (100, 100, 0.9630, 1.0),
        (81, 263, 0.2553, 0.3662),
        (1, 1, 0.2065, 1),
    ],
)
def test_wilson_interval(count: int, of: int, low: float, high: float) -> None:
    """The interval agrees with published tables (for 81 of 263, with Newcombe 1998)."""
    found = wilson_interval(count, of)
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(
    ("counts", "low", "high"),
    [((48, 80, 56, 70), -0.3339, -0.0524), ((3, 10, 9, 10), -0.8090, -0.1705)],
)
def test_difference_interval(counts: tuple[int, int, int, int], low: float, high: float) -> None:
    """The interval of a difference agrees with published examples (Newcombe 1998)."""
    two, of_two, one, of_one = counts[0], counts[1], counts[2], counts[3]
    found = difference_interval(one, of_one, two, of_two)
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(
    ("games", "expected"),
    [(1, 0.957), (5, 0.955), (10, 0.954), (20, 0.953), (50, 0.952), (100, 0.951), (200, 0.951)],
)
def test_mean_coverage(games: int, expected: float) -> None:
    """Averaged over all shares, the intervals contain the true share in 95 % of runs."""
    assert 0.94 <= mean_coverage(games) <= 0.96
    assert mean_coverage(games) == pytest.approx(expected, abs=1e-3)


def test_mean_coverage_is_the_mean_of_the_coverage() -> None:
    """The closed form agrees with the mean over a fine grid of shares."""
    steps = 500
    by_hand = mean(coverage((i + 0.5) / steps, 12) for i in range(steps))
    assert mean_coverage(12) == pytest.approx(by_hand, abs=1e-3)


def test_spread() -> None:
    """Mean and deviation agree with the standard library, and spreads can be added."""
    values = [0.25, 0.5, 2.0, 4.0]
    whole = Spread.of(values)
    assert whole.mean == mean(values)
    assert whole.deviation == pytest.approx(stdev(values))
    assert whole.error == pytest.approx(stdev(values) / 2)
    assert Spread.sum((Spread.of(values[:1]), Spread.of(values[1:]))) == whole
    assert (Spread().mean, Spread.of([3.0]).deviation, Spread().error) == (0.0, 0.0, 0.0)
    assert Spread(2, 2.0, 1.9999999).deviation == 0.0  # rounding gives no imaginary one


def test_quartiles() -> None:
    """Quartiles are accurate to 1 %, histograms can be added, and outliers change little."""
    times = [k / 1000 for k in range(1, 200)]
    whole = Histogram.of(times).quartiles
    assert (whole.low, whole.median, whole.high) == pytest.approx((0.05, 0.1, 0.15), rel=0.011)
    assert Histogram.of(times[:70]) + Histogram.of(times[70:]) == Histogram.of(times)
    one, two = Histogram({1: 1, 2: 2}), Histogram({2: 5})
    assert one + two == two + one == Histogram({1: 1, 2: 7})
    assert (one.counts, two.counts) == ({1: 1, 2: 2}, {2: 5})  # a sum leaves its parts unchanged
    assert Histogram.of([*times[:-1], 1e6]).quartiles == whole
    assert Histogram().quartiles.median == 0.0


@pytest.mark.parametrize("value", [0.0, -1.0, 1e-12, 1e-9, 1e-3, 1.0, 2.5, 1e6])
def test_a_histogram_is_accurate_to_one_per_cent(value: float) -> None:
    """Each quartile of equal values is the middle of their bucket; tiny values count as 1 ns."""
    found = Histogram.of([value] * 3).quartiles
    assert found.low == found.median == found.high
    assert found.median == pytest.approx(max(value, 1e-9), rel=0.011)
    bucket = bucket_of(value)
    assert 1.02**bucket <= max(value, 1e-9) * (1 + 1e-9)
    assert max(value, 1e-9) < 1.02 ** (bucket + 1)
    assert found.median == pytest.approx(1.02 ** (bucket + 0.5))
