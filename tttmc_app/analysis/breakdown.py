"""Where a square's score comes from: counts of trials, times weights, over all trials."""

from __future__ import annotations

from typing import NamedTuple

from tttmc_app.core import Mark, Tally, Text, Weights


class Term(NamedTuple):
    """One row of the sum."""

    words: Text
    """Which trials are counted."""
    trials: int
    weight: float
    """Points that each of them gives the square."""

    @property
    def points(self) -> float:
        """Return what they give together."""
        return self.trials * self.weight


class Breakdown(NamedTuple):
    """The sum that makes a square's score."""

    terms: tuple[Term, ...]
    """Together they count every trial once."""
    trials: int

    @property
    def points(self) -> float:
        """Return the sum of all points: the square's score."""
        return sum(term.points for term in self.terms)

    @property
    def per_trial(self) -> float:
        """Return the score per trial, which the board shows."""
        return self.points / self.trials if self.trials else 0.0


def breakdown(tally: Tally, weights: Weights, index: int, side: Mark) -> Breakdown:
    """Return how the score of a square, by number, adds up for the side that was to move."""
    won = (tally.won_mine[index], tally.won_theirs[index])
    lost = (tally.lost_mine[index], tally.lost_theirs[index])
    names = {"side": str(side), "other": str(side.other)}
    current, other = weights
    terms = (
        Term(Text("{side} won and held it", **names), won[0], current),
        Term(Text("{side} won, {other} held it", **names), won[1], -other),
        Term(Text("{side} lost and held it", **names), lost[0], -current),
        Term(Text("{side} lost, {other} held it", **names), lost[1], other),
        Term(
            Text("decided, but it stayed empty"), tally.wins + tally.losses - sum(won + lost), 0.0
        ),
        # Translators: Trials that ended in a tie.
        Term(Text("tied"), tally.ties, 0.0),
    )
    return Breakdown(terms, tally.trials)
