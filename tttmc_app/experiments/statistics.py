"""Statistics of counts and times: intervals of shares, means, deviations and quartiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import repeat
from math import exp, floor, fsum, hypot, log, sqrt
from operator import mul
from statistics import NormalDist
from typing import NamedTuple

CONFIDENCE = 0.95
PRIOR = 0.125
"""Squared deviations, of values from 0 to 1, that are added to those that were observed: a few
equal results must not look certain."""


class Interval(NamedTuple):
    """A closed interval: `low, high = interval`."""

    low: float
    high: float

    @property
    def width(self) -> float:
        """Return the distance between the ends."""
        return self.high - self.low

    def __contains__(self, value: object) -> bool:
        """Return whether a number lies within the interval."""
        return isinstance(value, int | float) and self.low <= value <= self.high


def wilson_interval(count: int, of: int, confidence: float = CONFIDENCE) -> Interval:
    """Return Wilson's score interval for the share that is estimated by `count` out of `of`.

    For 0 out of 0 it is 0 to 1. Source: Wilson, "Probable inference, the law of
    succession, and statistical inference" (1927).
    """
    return _wilson(count / of, of, confidence) if of else Interval(0.0, 1.0)


def mean_interval(mean: float, squares: float, of: int, confidence: float = CONFIDENCE) -> Interval:
    """Return the interval for the mean of values from 0 to 1, given `of` independent ones.

    `squares` is the sum of their squared deviations. The interval is Wilson's for as many values 0
    or 1 as vary as much; for those it is exactly Wilson's. tests/benchmarks/coverage.py simulates
    how often it holds the mean: about 95 % of the time if at least five values differ from the
    others.
    """
    return _wilson(mean, of / variation(mean, squares, of), confidence) if of else Interval(0, 1)


def variation(mean: float, squares: float, of: int) -> float:
    """Return how much values from 0 to 1 vary, as a share of what values 0 or 1 would."""
    varied = squares * of / max(1, of - 1)
    return min(1.0, (varied + PRIOR) / (of * mean * (1 - mean) + PRIOR))


def _wilson(share: float, of: float, confidence: float) -> Interval:
    z = quantile(confidence)
    square = z * z / of
    centre = (share + square / 2) / (1 + square)
    half = z / (1 + square) * sqrt(share * (1 - share) / of + square / (4 * of))
    # Rounding must not exclude 0 or 1 at the ends.
    low = 0.0 if share == 0 else max(0.0, centre - half)
    return Interval(low, 1.0 if share == 1 else min(1.0, centre + half))


def difference_interval(one: float, first: Interval, two: float, second: Interval) -> Interval:
    """Return the interval for `two` minus `one`, independent values with these intervals.

    Source: Newcombe, "Interval estimation for the difference between independent proportions"
    (1998), method 10.
    """
    gap = two - one
    return Interval(
        gap - hypot(two - second.low, first.high - one),
        gap + hypot(second.high - two, one - first.low),
    )


def quantile(confidence: float) -> float:
    """Return the half-width of an interval of this confidence, in standard errors."""
    return NormalDist().inv_cdf((1 + confidence) / 2)


@dataclass(frozen=True, slots=True)
class Quartiles:
    """The middle half of some values, and their median."""

    low: float
    median: float
    high: float


_BUCKET = log(1.02)
"""The logarithm of the ratio between the ends of a histogram's bucket."""
_LEAST = 1e-9
"""Smaller values are treated as this one."""


@dataclass(frozen=True, slots=True)
class Histogram:
    """Counts of values in buckets 2 % wide, for estimating quartiles; histograms can be added.

    A quartile is at most 1 % off. Unlike a mean, it hardly depends on a few extreme values.
    """

    counts: Mapping[int, int] = field(default_factory=dict[int, int])
    """How many values each bucket holds; bucket n starts at 1.02ⁿ."""

    @classmethod
    def of(cls, values: Iterable[float]) -> Histogram:
        """Return the histogram of these values."""
        known = list(values)
        if min(known, default=1.0) < _LEAST:
            known = [max(value, _LEAST) for value in known]
        return cls(Counter(map(floor, map(float.__truediv__, map(log, known), repeat(_BUCKET)))))

    def __add__(self, other: Histogram) -> Histogram:
        """Return the histogram of all values of both histograms."""
        small, large = self.counts, other.counts
        if len(small) > len(large):
            small, large = large, small
        if not small:
            return Histogram(large)
        counts = dict(large)
        for bucket, count in small.items():
            counts[bucket] = counts.get(bucket, 0) + count
        return Histogram(counts)

    @property
    def quartiles(self) -> Quartiles:
        """Return the quartiles; 0 without values."""
        return Quartiles(*(self._quantile(share) for share in (0.25, 0.5, 0.75)))

    def _quantile(self, share: float) -> float:
        """Return the middle of the bucket that holds the quantile for this share of the values."""
        left = share * sum(self.counts.values())
        for bucket in sorted(self.counts):
            left -= self.counts[bucket]
            if left <= 0:
                return exp((bucket + 0.5) * _BUCKET)
        return 0.0


class Spread(NamedTuple):
    """Sums of measured values, for their mean and deviation; `sum` adds spreads."""

    number: int = 0
    """How many values."""
    total: float = 0.0
    squares: float = 0.0
    """The sum of the values' squares."""

    @classmethod
    def of(cls, values: Iterable[float]) -> Spread:
        """Return the spread of these values."""
        known = list(values)
        return cls(len(known), fsum(known), fsum(map(mul, known, known)))

    @classmethod
    def sum(cls, spreads: Iterable[Spread]) -> Spread:
        """Return the combined spread of the values of all these spreads."""
        numbers, totals, squares = zip(cls(), *spreads, strict=True)
        return cls(sum(numbers), fsum(totals), fsum(squares))

    @property
    def mean(self) -> float:
        """Return the mean; 0 without values."""
        return self.total / self.number if self.number else 0.0

    @property
    def deviation(self) -> float:
        """Return the standard deviation, estimated from these values; 0 for fewer than two."""
        if self.number < 2:
            return 0.0
        spread = self.squares - self.total * self.total / self.number
        return sqrt(max(0.0, spread) / (self.number - 1))

    @property
    def error(self) -> float:
        """Return the standard error of the mean."""
        return self.deviation / sqrt(self.number) if self.number else 0.0
