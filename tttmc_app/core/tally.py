"""The counts of trials, square by square, their expectation, and the scores that both give."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import sqrt
from operator import add

from tttmc_app.core.text import TttmcError

Counts = tuple[int, ...]
"""N*N counts, row-major."""
Shares = tuple[float, ...]
"""N*N shares of the trials, row-major."""


@dataclass(frozen=True, slots=True)
class Tally:
    """The counts of trials from one position, as seen by its side to move ("mine").

    Tied trials are counted only in `ties`, and squares left empty aren't counted at all. Weights
    are applied afterwards, so one tally serves all of them.
    """

    wins: int
    """Trials that the side to move won."""
    ties: int
    losses: int
    """Trials that the side to move lost."""
    won_mine: Counts
    """Per square: trials won in which the side to move held it at the end."""
    won_theirs: Counts
    """Per square: trials won in which the opponent held it."""
    lost_mine: Counts
    """Per square: trials lost in which the side to move held it."""
    lost_theirs: Counts
    """Per square: trials lost in which the opponent held it."""

    @classmethod
    def zero(cls, square_count: int) -> Tally:
        """Return the tally of no trials."""
        none = (0,) * square_count
        return cls(0, 0, 0, none, none, none, none)

    @property
    def trials(self) -> int:
        """Return the number of trials counted."""
        return self.wins + self.ties + self.losses

    def __add__(self, other: Tally) -> Tally:
        """Return the tally of both sets of trials together."""
        return Tally(
            self.wins + other.wins,
            self.ties + other.ties,
            self.losses + other.losses,
            _sum(self.won_mine, other.won_mine),
            _sum(self.won_theirs, other.won_theirs),
            _sum(self.lost_mine, other.lost_mine),
            _sum(self.lost_theirs, other.lost_theirs),
        )

    def scores(self, current: float = 1.0, other: float = 1.0) -> tuple[float, ...]:
        """Return every square's score: the course's running total over the trials.

        A trial won adds `current` to each square of the side to move and takes `other` from
        each of the opponent's; a trial lost does the opposite; a tie does nothing.
        Source: Principles of Computing, mini-project Tic-Tac-Toe (Monte Carlo).
        """
        return _scores(self._squares(), current, other)

    def standard_errors(self, current: float = 1.0, other: float = 1.0) -> tuple[float, ...]:
        """Return the standard error of every square's score, in the score's own unit.

        The errors are estimated from the spread between trials; they are infinite for fewer than
        two trials.
        """
        trials = self.trials
        if trials < 2:
            return (float("inf"),) * len(self.won_mine)
        own, foreign, per_trial = current * current, other * other, trials / (trials - 1)
        errors: list[float] = []
        for won_mine, won_theirs, lost_mine, lost_theirs in self._squares():
            total = current * (won_mine - lost_mine) - other * (won_theirs - lost_theirs)
            squares = own * (won_mine + lost_mine) + foreign * (won_theirs + lost_theirs)
            spread = squares - total * total / trials
            errors.append(sqrt(spread * per_trial) if spread > 0 else 0.0)
        return tuple(errors)

    def _squares(self) -> Iterable[tuple[int, int, int, int]]:
        return zip(self.won_mine, self.won_theirs, self.lost_mine, self.lost_theirs, strict=True)


@dataclass(frozen=True, slots=True)
class Expectation:
    """The expected tally of one trial, as seen by the side to move ("mine").

    The fields are those of a `Tally` as probabilities, and who holds the squares in ties. Wins,
    ties and losses add up to 1.
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
    tied_mine: Shares = ()
    """Per square: probability of a tie in which the side to move holds it. A tally has no such
    counts: where lines are rare, most tied trials are counted without being drawn."""
    tied_theirs: Shares = ()
    """Per square: probability of a tie in which the opponent holds it."""

    def scores(self, current: float = 1.0, other: float = 1.0) -> Shares:
        """Return every square's expected score per trial, weighted as in `Tally.scores`."""
        return _scores(self._squares(), current, other)

    def deviations(self, current: float = 1.0, other: float = 1.0) -> Shares:
        """Return the standard deviation of every square's score in a single trial.

        Multiplied by the square root of the number of trials, it gives the scores' true standard
        error.
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


def _scores(
    squares: Iterable[tuple[float, float, float, float]], current: float, other: float
) -> tuple[float, ...]:
    return tuple(
        [
            current * (won_mine - lost_mine) - other * (won_theirs - lost_theirs)
            for won_mine, won_theirs, lost_mine, lost_theirs in squares
        ]
    )


def _sum(one: Counts, two: Counts) -> Counts:
    if len(one) != len(two):
        raise TttmcError("tallies of boards of different sizes can't be added")
    return tuple(map(add, one, two))  # runs a hundred times a second on large boards
