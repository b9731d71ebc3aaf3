"""What infinitely many trials would count, per trial."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt

Shares = tuple[float, ...]
"""N*N shares of the trials, row-major."""


@dataclass(frozen=True, slots=True)
class Expectation:
    """Hold the mean of a trial's tally, seen by the side to move ("mine").

    The fields are those of a `Tally`, per trial: probabilities, of which wins, ties and losses
    add up to 1.
    """

    wins: float
    """Probability that the side to move wins a trial."""
    ties: float
    losses: float
    """Probability that the side to move loses a trial."""
    won_mine: Shares
    """Per square: probability of a win in which the side to move holds it at the end."""
    won_theirs: Shares
    """Per square: probability of a win in which the opponent holds it."""
    lost_mine: Shares
    """Per square: probability of a loss in which the side to move holds it."""
    lost_theirs: Shares
    """Per square: probability of a loss in which the opponent holds it."""

    def scores(self, current: float = 1.0, other: float = 1.0) -> Shares:
        """Return every square's expected score per trial, weighed as by `Tally.scores`."""
        return tuple(
            current * (won_mine - lost_mine) - other * (won_theirs - lost_theirs)
            for won_mine, won_theirs, lost_mine, lost_theirs in self._squares()
        )

    def deviations(self, current: float = 1.0, other: float = 1.0) -> Shares:
        """Return the standard deviation of every square's score in a single trial.

        Times the square root of a trial count it is the true standard error of that many.
        """
        return tuple(
            sqrt(
                max(
                    0.0,
                    current**2 * (won_mine + lost_mine)
                    + other**2 * (won_theirs + lost_theirs)
                    - (current * (won_mine - lost_mine) - other * (won_theirs - lost_theirs)) ** 2,
                )
            )
            for won_mine, won_theirs, lost_mine, lost_theirs in self._squares()
        )

    def _squares(self) -> Iterator[tuple[float, float, float, float]]:
        return zip(self.won_mine, self.won_theirs, self.lost_mine, self.lost_theirs, strict=True)
