"""Pairs of games with sides swapped: their counts, what they say about two players, and the SPRT.

The two games of a pair begin with the same opening, so they aren't independent, but pairs are. All
intervals here therefore come from the spread between pairs (the "pentanomial" model).

Source of the sequential test: Wald, "Sequential tests of statistical hypotheses" (1945), with the
normal approximation of the likelihood ratio for a mean (Van den Bergh, "The generalized SPRT",
2020). tests/benchmarks/coverage.py simulates its error rates.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log, log10, sqrt
from statistics import NormalDist

from tttmc_app.experiments.statistics import Interval, mean_interval, variation

ERROR_RATE = 0.05
"""How often a sequential test may accept the wrong hypothesis, whichever of the two is true."""
POINTS = (0.0, 0.5, 1.0, 1.5, 2.0)
"""The points that a player can take from a pair of games."""
_PRIOR = 0.5
"""Added to every count in the test's variance: ten equal pairs must not look certain."""
_LEAST_PAIRS = 10
"""Pairs needed before the sequential test may end: the normal approximation requires some."""

PairCounts = tuple[int, int, int, int, int]
"""Numbers of pairs in which a player took 0, ½, 1, 1½ and 2 points."""


NO_PAIRS: PairCounts = (0, 0, 0, 0, 0)


def pair_counts(half_points: Iterable[int]) -> PairCounts:
    """Return the counts of some pairs, given the half points that the player took from each."""
    counts = Counter(half_points)
    return counts[0], counts[1], counts[2], counts[3], counts[4]


def total_pairs(one: PairCounts, two: PairCounts) -> PairCounts:
    """Return the sum of two counts of pairs."""
    (a, b, c, d, e), (f, g, h, i, j) = one, two
    return a + f, b + g, c + h, d + i, e + j


@dataclass(frozen=True, slots=True)
class Strength:
    """What results say about one player against another."""

    score: float
    """The mean points per game, from 0 to 1; ½ without games."""
    interval: Interval
    """The 95 % interval of the score; see `mean_interval`."""
    superiority: float
    """The probability that the player scores more than half in the long run, with no prior
    assumption; if it always moves first, that advantage is part of it."""

    @classmethod
    def of_pairs(cls, counts: Sequence[int]) -> Strength:
        """Return the strength from the counts of pairs."""
        return cls._of([points / 2 for points in POINTS], counts)

    @classmethod
    def of_games(cls, wins: int, ties: int, losses: int) -> Strength:
        """Return the strength from independent games."""
        return cls._of((0.0, 0.5, 1.0), (losses, ties, wins))

    @classmethod
    def _of(cls, scores: Sequence[float], counts: Sequence[int]) -> Strength:
        number = sum(counts)
        if not number:
            return cls(0.5, Interval(0.0, 1.0), 0.5)
        mean = sum(map(_product, scores, counts)) / number
        squares = sum(
            count * (score - mean) ** 2 for score, count in zip(scores, counts, strict=True)
        )
        # If the players were equal, the mean would have this error.
        error = sqrt(variation(mean, squares, number) / (4 * number))
        return cls(
            mean, mean_interval(mean, squares, number), NormalDist().cdf((mean - 0.5) / error)
        )

    @property
    def elo(self) -> float | None:
        """Return the difference in Elo points; None if one player took all the points."""
        return elo_of(self.score)

    @property
    def elo_interval(self) -> Interval | None:
        """Return the 95 % interval of the difference in Elo points; None if it is infinite."""
        low, high = elo_of(self.interval.low), elo_of(self.interval.high)
        return None if low is None or high is None else Interval(low, high)

    @property
    def elo_error(self) -> float | None:
        """Return half the width of the difference's 95 % interval; None if that is infinite."""
        found = self.elo_interval
        return None if found is None else (found.high - found.low) / 2


def elo_of(score: float) -> float | None:
    """Return the difference in Elo points that a score implies; None for 0 and 1."""
    return 400 * log10(score / (1 - score)) if 0 < score < 1 else None


def score_of_elo(elo: float) -> float:
    """Return the score that a difference in Elo points implies."""
    return 1 / (1 + 10 ** (-elo / 400))


def log_likelihood_ratio(counts: Sequence[int], low: float, high: float) -> float:
    """Return the log-likelihood ratio of a difference of `high` Elo points against `low`."""
    number = sum(counts)
    if not number:
        return 0.0
    scores = [points / 2 for points in POINTS]
    mean = sum(map(_product, scores, counts)) / number
    one, two = score_of_elo(low), score_of_elo(high)
    return number * (two - one) * (2 * mean - one - two) / (2 * _variance(scores, counts, mean))


def decision(counts: Sequence[int], low: float, high: float) -> str:
    """Return which difference the sequential test accepts: "low", "high", or "" if undecided."""
    if sum(counts) < _LEAST_PAIRS:
        return ""
    bound = log((1 - ERROR_RATE) / ERROR_RATE)
    ratio = log_likelihood_ratio(counts, low, high)
    return "high" if ratio >= bound else "low" if ratio <= -bound else ""


def _product(score: float, count: int) -> float:
    return score * count


def _variance(scores: Sequence[float], counts: Sequence[int], mean: float) -> float:
    weights = [count + _PRIOR for count in counts]
    total = sum(weights)
    squares = (weight * (score - mean) ** 2 for score, weight in zip(scores, weights, strict=True))
    return sum(squares) / total
