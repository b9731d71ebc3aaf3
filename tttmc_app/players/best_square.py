"""A test of which square is best, whose result may be checked after every trial.

Trials come in batches. For every candidate (a square, or squares that a symmetry of the position
makes equal) the test bets against the claim that it is the best: in each batch it wagers that
another square, chosen from the earlier batches, scores more. One game scores all squares, so a
batch compares the two in the same games. If the claim is true, the bets are fair or worse, and by
Ville's inequality the chance that the capital ever grows from 1 to 20 is at most 1 in 20. A
candidate is therefore eliminated when the capital bet against it reaches 1 / (1 - confidence). The
last one left is the best with that confidence, however often the result was checked. Only the true
claim, about the best square, can be rejected wrongly, so many squares need no correction. The
capital is the mean over several fixed stakes.

Sources: Waudby-Smith and Ramdas, Estimating means of bounded random variables by betting, 2024;
Ville, Étude critique de la notion de collectif, 1939. Only products and sums are calculated, in a
fixed order, so that every machine stops at the same trial.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import isqrt
from typing import TYPE_CHECKING

from tttmc_app.core import Tally, Weights

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

_STAKES = tuple(2.0**-k for k in range(12))
"""Stakes per trial, as shares of the capital for the largest possible difference."""
_LARGEST_STAKE = 0.9
"""The largest stake in a batch, so that no capital is ever lost for good."""
_FORESEEN = tuple(2.0 ** (step / 4) for step in range(161))
"""Numbers of further trials that are considered, up to 10¹²: each 19 % more than the last."""
_MIN_BATCH = 8
_MAX_BATCHES = 256
"""Batches between two checks: a few milliseconds of trials."""


def batches_after(trials: int) -> tuple[int, int]:
    """Return how many batches follow a number of trials before the next check, and their size.

    A batch is short compared with the trials played so far, so that bets on its mean are hardly
    weaker than bets on single trials.
    """
    batch = max(_MIN_BATCH, isqrt(trials) // 16)
    return min(_MAX_BATCHES, 1 + trials // (16 * batch)), batch


@dataclass(frozen=True, slots=True)
class Candidates:
    """The result of the test so far."""

    left: tuple[int, ...]
    """The groups that may still be the best."""
    confidence: float
    """The confidence in the leader so far: the one at which all others would be eliminated now."""
    leader: int
    """The group with the greatest mean."""


class BestSquareTest:
    """The bets against every group of equal squares."""

    def __init__(
        self, groups: Sequence[Sequence[int]], weights: Weights, confidence: float
    ) -> None:
        """Store the groups, as square numbers, and the confidence, from 0 to below 1."""
        import numpy as np  # only this test needs it

        self._groups = [list(group) for group in groups]
        self._weights = weights
        self._limit = 1.0 / (1.0 - confidence)
        self._range = weights.current + weights.other
        self._capital: Numbers = np.ones((len(groups), len(_STAKES)))
        self._most: Numbers = np.ones(len(groups))
        self._eliminated = np.zeros(len(groups), dtype=bool)
        self._mine = np.zeros(len(groups))
        self._theirs = np.zeros(len(groups))
        self._trials = self._batches = 0
        self._variances: Numbers = np.zeros(len(groups))
        """Per group, the sum over the batches of the variance of one trial's difference."""

    def take(self, tallies: Sequence[Tally], batch: int) -> Candidates:
        """Bet on some batches of the same size, and return what is left."""
        import numpy as np

        counts = np.array(
            [(t.won_mine, t.won_theirs, t.lost_mine, t.lost_theirs) for t in tallies],
            dtype=np.float64,
        )
        # Whole numbers until the division: the same on every machine.
        sums = [counts[:, :, group].sum(axis=2) for group in self._groups]
        means = np.stack([s / len(g) for s, g in zip(sums, self._groups, strict=True)], axis=2)
        mine, theirs = means[:, 0] - means[:, 2], means[:, 1] - means[:, 3]
        self._trials += batch * len(tallies)
        self._batches += len(tallies)
        if self._range > 0:
            self._bet(self._scored(mine, theirs) / (batch * self._range), batch)
        self._mine += mine.sum(axis=0)
        self._theirs += theirs.sum(axis=0)
        return self._result()

    def _scored(self, mine: Numbers, theirs: Numbers) -> Numbers:
        scores: Numbers = self._weights.current * mine - self._weights.other * theirs
        return scores

    def _bet(self, scores: Numbers, batch: int) -> None:
        """Bet on batches of scores, from -1 to 1 per difference, with a column per group."""
        import numpy as np

        totals = self._scored(self._mine, self._theirs)
        order = np.argsort(-totals, kind="stable")
        rivals = scores[:, np.full(len(order), order[0])]
        if len(order) > 1:
            rivals[:, order[0]] = scores[:, order[1]]
        stakes = np.minimum(np.array(_STAKES) * batch, _LARGEST_STAKE)
        self._variances += batch * ((rivals - scores) ** 2).sum(axis=0)
        gains = 1.0 + (rivals - scores)[:, :, np.newaxis] * stakes
        self._capital *= np.multiply.reduce(gains, axis=0)
        mixed = np.zeros(len(order))
        for column in range(len(_STAKES)):
            mixed += self._capital[:, column]
        self._most = np.maximum(self._most, mixed / len(_STAKES))
        self._eliminated |= self._most >= self._limit
        self._capital[self._eliminated] = 1.0  # no longer needed, and must not overflow

    def more_trials(self) -> float | None:
        """Return roughly how many more trials would leave only one group; None if too many.

        The capital against each remaining rival of the leader is continued with the present mean
        difference and its variance in the same games: a stake s makes it grow by s times the mean,
        less half of s² times the variance, in every trial (as a logarithm).
        """
        import numpy as np

        totals = self._scored(self._mine, self._theirs)
        leader = int(np.argmax(totals))
        stakes, ahead = np.array(_STAKES), np.array(_FORESEEN)
        most = 0.0
        for group in np.flatnonzero(~self._eliminated):
            if group == leader:
                continue
            mean = (totals[leader] - totals[group]) / (self._trials * max(self._range, 1e-9))
            growth = stakes * mean - stakes**2 * self._variances[group] / self._batches / 2
            exponents = np.log(self._capital[group]) + ahead[:, np.newaxis] * growth
            reached = np.logaddexp.reduce(exponents, axis=1) >= np.log(len(stakes) * self._limit)
            if not reached.any():
                return None
            most = max(most, float(ahead[np.argmax(reached)]))
        return most

    def _result(self) -> Candidates:
        import numpy as np

        totals = self._scored(self._mine, self._theirs)
        leader = int(np.argmax(totals))
        others = [most for i, most in enumerate(self._most) if i != leader]
        weakest = min(others, default=float("inf"))
        left = tuple(i for i, gone in enumerate(self._eliminated) if not gone) or (leader,)
        return Candidates(left, 1.0 - 1.0 / float(weakest), leader)


def sizes_up_to(most: int) -> Iterator[tuple[int, int]]:
    """Yield the batches of each check, as their number and size, up to `most` trials in all."""
    done = 0
    while done < most:
        number, batch = batches_after(done)
        batch = min(batch, most - done)
        number = min(number, max(1, (most - done) // batch))
        yield number, batch
        done += number * batch
