"""Ratings of players from their results against each other: Bradley-Terry on Elo's scale.

A win of i over j has odds of exp(s_i - s_j) : 1, and a tie counts as half a win for each. Every
pair also gets one virtual draw, which keeps the strengths of players who only won or only lost
finite. Sources: Bradley and Terry, "Rank analysis of incomplete block designs" (1952); Hunter, "MM
algorithms for generalized Bradley-Terry models" (2004).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp, log, sqrt

from tttmc_app.experiments.statistics import CONFIDENCE, Interval, quantile

VIRTUAL_DRAWS = 1.0
"""Draws added to every pair."""
ELO = 400 / log(10)
"""Elo points per unit of strength: 400 points are odds of 10 : 1."""
_MAX_STEPS = 200
_LONGEST_STEP = 2.0
_ENOUGH = 1e-10

Points = Mapping[tuple[int, int], tuple[float, float]]
"""For a pair (i, j) of players, the points that i and j took from each other."""
Matrix = list[list[float]]


@dataclass(frozen=True, slots=True)
class Rating:
    """One player's strength on Elo's scale; the mean of all players is 0."""

    rating: float
    interval: Interval
    """The 95 % interval for the distance from the players' mean, from the curvature of the
    likelihood. Many ties make it wider than necessary, as ties vary less than wins and losses."""


def ratings(players: int, points: Points, virtual_draws: float = VIRTUAL_DRAWS) -> list[Rating]:
    """Return the players' ratings, given the points that they took from each other."""
    won = [[0.0 if i == j else virtual_draws / 2 for j in range(players)] for i in range(players)]
    for (i, j), (mine, theirs) in points.items():
        won[i][j] += mine
        won[j][i] += theirs
    strengths = _strengths(won)
    inverse = _solve(_curvature(won, strengths), _identity(players))
    found: list[Rating] = []
    for i, strength in enumerate(strengths):
        variance = max(0.0, inverse[i][i] - 1 / players)  # the mean is fixed, not uncertain
        centre, half = ELO * strength, ELO * quantile(CONFIDENCE) * sqrt(variance)
        found.append(Rating(centre, Interval(centre - half, centre + half)))
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
