"""What a square's score is made up of: the number of trials of each kind, times a weight."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import NamedTuple

from tttmc_app.analysis.facts import PositionFacts
from tttmc_app.core import Mark, Position, Square, Tally, Text, Weights, square_name


class Term(NamedTuple):
    """One row of the sum."""

    words: Text
    """Which trials are counted."""
    trials: int
    weight: float
    """The points that each of these trials gives the square."""

    @property
    def points(self) -> float:
        """Return the total number of points that these trials give."""
        return self.trials * self.weight


class Breakdown(NamedTuple):
    """The sum that makes up a square's score."""

    terms: tuple[Term, ...]
    """Together, they count every trial exactly once."""
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
    """Return the breakdown of a square's score for the side to move, given the square's number."""
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


def lines_text(position: Position, square: Square) -> Text:
    """Return how many lines a square is on, which explains its score in random games.

    Only lines that a side can still complete are counted: those that don't contain marks of both
    sides.
    """
    rules, facts = position.rules, PositionFacts(position)
    lines = facts.open_lines(Mark.X, Mark.O)
    counts = Counter(chain.from_iterable(lines))
    names = {
        "square": square_name(square),
        "count": str(counts[rules.index(square)]),
        "total": str(len(lines)),
        "most": str(max(counts[rules.index(each)] for each in position.legal_squares)),
    }
    if rules.reverse:
        return Text(
            "{square} is on {count} of {total} lines that can still be completed; the most for an "
            "empty square is {most}. Whoever completes one loses, so squares on many lines tend "
            "to score low.",
            **names,
        )
    return Text(
        "{square} is on {count} of {total} lines that can still be completed; the most for an "
        "empty square is {most}. Whoever completes one wins, so squares on many lines tend to "
        "score high.",
        **names,
    )
