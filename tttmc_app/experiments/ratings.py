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
from math import exp, log
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from tttmc_app.experiments.statistics import CONFIDENCE, PRIOR, Interval, quantile

if TYPE_CHECKING:  # only ratings need numpy, which takes long to load
    import numpy as np
    from numpy.typing import NDArray

VIRTUAL_DRAWS = 1.0
"""Draws added to every pair."""
ELO = 400 / log(10)
"""Elo points per unit of strength: 400 points are odds of 10 : 1."""
_MAX_STEPS = 200
_LONGEST_STEP = 2.0
_ENOUGH = 1e-10

Matrix: TypeAlias = "NDArray[np.float64]"


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
    import numpy as np

    met = [meeting for meeting in meetings if meeting.games]
    strengths = _strengths(_won(players, met, virtual_draws, is_gauntlet=is_gauntlet))
    # Together, as many virtual draws as there are differences make strengths least biased.
    few = virtual_draws if is_gauntlet else min(virtual_draws, 2 / players)
    won = _won(players, met, few, is_gauntlet=is_gauntlet)
    centres = _strengths(won)
    inverse = np.linalg.inv(_curvature(won, centres))
    if is_gauntlet:
        strengths, centres = strengths - strengths[0], centres - centres[0]
        inverse = inverse - inverse[0]
        inverse = inverse - inverse[:, :1]
    # Of players without games only the virtual draws say something.
    variances = inverse.diagonal().copy()
    variances[[player for meeting in met for player in meeting[:2]]] = 0.0
    for meeting, variance in zip(met, _variances(met), strict=True):
        variances += variance * (inverse[:, meeting.one] - inverse[:, meeting.two]) ** 2
    half = quantile(CONFIDENCE) * np.sqrt(variances)
    lows, highs = np.minimum(strengths, centres - half), np.maximum(strengths, centres + half)
    rows = ELO * np.stack((strengths, lows, highs), axis=1)
    return [Rating(rating, Interval(low, high)) for rating, low, high in rows.tolist()]


def _won(
    players: int, met: Sequence[Meeting], virtual_draws: float, *, is_gauntlet: bool
) -> Matrix:
    """Return the points that each player took from each other, including virtual draws."""
    import numpy as np

    won = np.zeros((players, players))
    for i, j in permutations(range(players), 2):
        if not is_gauntlet or 0 in (i, j):
            won[i, j] = virtual_draws / 2
    for one, two, games, points, *_ in met:
        won[one, two] += points
        won[two, one] += games - points
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


def _strengths(won: Matrix) -> Matrix:
    """Return the maximum-likelihood strengths, with mean 0, by Newton's method."""
    import numpy as np

    strengths: Matrix = np.zeros(len(won))
    for _ in range(_MAX_STEPS):
        slope = (won - (won + won.T) * _chances(strengths)).sum(1)
        step: Matrix = np.linalg.inv(_curvature(won, strengths)) @ slope
        longest = max(_ENOUGH, float(np.abs(step).max()))
        # Far from the maximum, a whole step would go too far.
        strengths += min(1.0, _LONGEST_STEP / longest) * step
        if longest == _ENOUGH:
            break
    return strengths - float(strengths.mean())


def _chances(strengths: Matrix) -> Matrix:
    """Return each player's chance against each other."""
    import numpy as np

    # Written so that a large difference in either direction doesn't overflow.
    return np.exp(-np.logaddexp(0.0, strengths - strengths[:, None]))


def _curvature(won: Matrix, strengths: Matrix) -> Matrix:
    """Return the curvature of the likelihood, made invertible by fixing the mean strength."""
    import numpy as np

    chances = _chances(strengths)
    weights = (won + won.T) * chances * chances.T
    return np.diag(weights.sum(1)) - weights + 1 / len(won)
