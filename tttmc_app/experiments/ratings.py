"""Ratings of players from their results against each other: Bradley-Terry on Elo's scale.

A win of i over j has odds of exp(s_i - s_j) : 1, and a tie counts as half a win for each. Every
pair also gets one virtual draw, which keeps the strengths of players who only won or only lost
finite. The strengths are those of the model; their errors come from how much the results really
vary, because ties vary less than wins and losses, and so do the two games of an opening together
(the "sandwich" estimator). tests/benchmarks/coverage.py simulates the intervals. With fewer than
about five games that aren't ties, or against players who lose nearly every game, they can only be
rough.

Sources: Bradley and Terry, "Rank analysis of incomplete block designs" (1952); Hunter, "MM
algorithms for generalized Bradley-Terry models" (2004); White, "Maximum likelihood estimation of
misspecified models" (1982).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from math import exp, log, sqrt
from typing import NamedTuple

from tttmc_app.experiments.statistics import CONFIDENCE, PRIOR, Interval, quantile

VIRTUAL_DRAWS = 1.0
"""Draws added to every pair."""
ELO = 400 / log(10)
"""Elo points per unit of strength: 400 points are odds of 10 : 1."""
_MAX_STEPS = 200
_LONGEST_STEP = 2.0
_ENOUGH = 1e-10

Matrix = list[list[float]]


class Meeting(NamedTuple):
    """Results of one player against another under the same conditions, such as one's games as X."""

    one: int
    two: int
    games: int
    points: float
    """The points that `one` took: 1 for a win, ½ for a tie."""
    units: int
    """How many independent results these are: games, or pairs of games with the same opening."""
    squares: float
    """The sum of the squared deviations of the units' points from their mean."""

    @classmethod
    def of(cls, one: int, two: int, games: int, counts: Sequence[int]) -> Meeting:
        """Return the meeting in which `one` took 0, ½, 1 .. points from units of so many games."""
        units, total = sum(counts), sum(half * count for half, count in enumerate(counts)) / 2
        mean = total / units if units else 0.0
        squares = sum(count * (half / 2 - mean) ** 2 for half, count in enumerate(counts))
        return cls(one, two, games * units, total, units, squares)


@dataclass(frozen=True, slots=True)
class Rating:
    """One player's strength on Elo's scale; the mean of all players, or one of them, is 0."""

    rating: float
    interval: Interval
    """The 95 % interval for the distance from 0."""


def ratings(
    players: int,
    meetings: Sequence[Meeting],
    virtual_draws: float = VIRTUAL_DRAWS,
    *,
    is_gauntlet: bool = False,
) -> list[Rating]:
    """Return the players' ratings, given how they met.

    In a gauntlet, all others meet the first, which is rated 0.
    """
    met = [meeting for meeting in meetings if meeting.games]
    strengths = _strengths(_won(players, met, virtual_draws, is_gauntlet=is_gauntlet))
    # Together, as many virtual draws as there are differences make strengths least biased.
    few = virtual_draws if is_gauntlet else min(virtual_draws, 2 / players)
    won = _won(players, met, few, is_gauntlet=is_gauntlet)
    centres = _strengths(won)
    inverse = _solve(_curvature(won, centres), _identity(players))
    if is_gauntlet:
        strengths, centres = _above_first(strengths), _above_first(centres)
        inverse = [_above_first(row) for row in zip(*inverse, strict=True)]
        inverse = [_above_first(row) for row in zip(*inverse, strict=True)]
    # Of players without games only the virtual draws say something.
    playing = {player for meeting in met for player in meeting[:2]}
    variances = [0.0 if i in playing else inverse[i][i] for i in range(players)]
    for meeting, variance in zip(met, _variances(met), strict=True):
        for i, row in enumerate(inverse):
            variances[i] += variance * (row[meeting.one] - row[meeting.two]) ** 2
    found: list[Rating] = []
    for strength, centre, variance in zip(strengths, centres, variances, strict=True):
        half = quantile(CONFIDENCE) * sqrt(variance)
        low, high = min(strength, centre - half), max(strength, centre + half)
        found.append(Rating(ELO * strength, Interval(ELO * low, ELO * high)))
    return found


def _above_first(values: Sequence[float]) -> list[float]:
    return [value - values[0] for value in values]


def _won(
    players: int, met: Sequence[Meeting], virtual_draws: float, *, is_gauntlet: bool
) -> Matrix:
    """Return the points that each player took from each other, including virtual draws."""
    won = [[0.0] * players for _ in range(players)]
    for i, j in permutations(range(players), 2):
        if not is_gauntlet or 0 in (i, j):
            won[i][j] = virtual_draws / 2
    for one, two, games, points, *_ in met:
        won[one][two] += points
        won[two][one] += games - points
    return won


def _variances(met: Sequence[Meeting]) -> list[float]:
    """Return the variance of the points that were taken in each meeting.

    It is that of wins and losses alone, with a virtual draw, reduced by how much less the results
    vary. As in `mean_interval`, a little is added, once for each player.
    """
    number = Counter(player for meeting in met for player in meeting[:2])
    extra = [
        PRIOR * (each.games / each.units) ** 2 / min(number[each.one], number[each.two])
        for each in met
    ]
    most = [each.games / each.units * each.points * (1 - each.points / each.games) for each in met]
    varied = [each.squares * each.units / max(1, each.units - 1) for each in met]
    usual = min(1.0, (sum(varied) + sum(extra)) / (sum(most) + sum(extra))) if met else 1.0
    found: list[float] = []
    for each, squares, limit, more in zip(met, varied, most, extra, strict=True):
        share = min(1.0, (squares + more) / (limit + more)) if each.units > 1 else usual
        mean = (each.points + 0.25) / (each.games + 0.5)
        found.append(share * each.games**2 / each.units * mean * (1 - mean))
    return found


def expected_share(difference: float) -> float:
    """Return the expected share of the points for a lead of this many Elo points."""
    return 1 / (1 + exp(-difference / ELO))


def _strengths(won: Matrix) -> list[float]:
    """Return the maximum-likelihood strengths, with mean 0, by Newton's method."""
    players = len(won)
    strengths = [0.0] * players
    for _ in range(_MAX_STEPS):
        slope = [
            sum(
                won[i][j] - (won[i][j] + won[j][i]) * _chance(strengths[i] - strengths[j])
                for j in range(players)
                if j != i
            )
            for i in range(players)
        ]
        step = [row[0] for row in _solve(_curvature(won, strengths), [[s] for s in slope])]
        longest = max(map(abs, step))
        # Far from the maximum, a whole step would go too far.
        share = min(1.0, _LONGEST_STEP / longest) if longest else 0.0
        strengths = [s + share * d for s, d in zip(strengths, step, strict=True)]
        if longest < _ENOUGH:
            break
    mean = sum(strengths) / players
    return [strength - mean for strength in strengths]


def _chance(difference: float) -> float:
    # Written so that a large difference in either direction doesn't overflow.
    if difference >= 0:
        return 1 / (1 + exp(-difference))
    return exp(difference) / (1 + exp(difference))


def _curvature(won: Matrix, strengths: list[float]) -> Matrix:
    """Return the curvature of the likelihood, made invertible by fixing the mean strength."""
    players = len(won)
    matrix = [[1 / players] * players for _ in range(players)]
    for i in range(players):
        for j in range(players):
            if i != j:
                chance = _chance(strengths[i] - strengths[j])
                weight = (won[i][j] + won[j][i]) * chance * (1 - chance)
                matrix[i][i] += weight
                matrix[i][j] -= weight
    return matrix


def _identity(size: int) -> Matrix:
    return [[float(i == j) for j in range(size)] for i in range(size)]


def _solve(matrix: Matrix, right: Matrix) -> Matrix:
    """Return the solution of a linear system, by Gaussian elimination with pivoting."""
    size = len(matrix)
    rows = [[*left, *values] for left, values in zip(matrix, right, strict=True)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        scale = rows[at][at]
        rows[at] = [value / scale for value in rows[at]]
        for row in range(size):
            factor = rows[row][at]
            if row != at and factor:
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[at], strict=True)]
    return [row[size:] for row in rows]
