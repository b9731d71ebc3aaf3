"""Which of two squares has the higher score, given the trials of their position.

The scores of two squares come from the same trials and are correlated, so their separate
standard errors don't show how certain the difference is. The variance of the difference is
estimated from the batches of a `Spread`. The mean difference over many trials is nearly normal; the
chance that one square is ahead is the posterior under a flat prior. This holds for a single look at
the trials only: anyone who looks again and again until the chance is high enough will be wrong more
often.
"""

from __future__ import annotations

from math import inf, sqrt
from statistics import NormalDist
from typing import NamedTuple

from tttmc_app.analysis.sureness import CONFIDENCE, Spread, group_totals
from tttmc_app.core import Position, Square, Tally, Text, Weights, square_name
from tttmc_app.core.numbers import percent, rough_number

_MOST_FORESEEN = 1e9
"""If more trials than this are needed, no number is given."""
_SUREST = 1 - 1e-9
"""The highest chance ever given, because trials never make anything certain."""


class Comparison(NamedTuple):
    """A comparison, after some trials, of two squares that aren't equal by symmetry."""

    ahead: Square
    """The square with the higher score; the score is the mean over all squares equal to it."""
    behind: Square
    trials: int
    chance: float
    """The chance that the true score of the square ahead is higher."""
    needed: float
    """How many trials would settle this at the present difference; infinite if that is 0."""

    @property
    def is_sure(self) -> bool:
        """Return whether the squares can be told apart."""
        return self.chance >= CONFIDENCE


def compare(
    position: Position,
    tally: Tally,
    weights: Weights,
    spread: Spread,
    squares: tuple[Square, Square],
) -> Comparison | None:
    """Compare two empty squares using a position's trials; None if they are equal by symmetry."""
    first, second = (_group_of(position, spread, square) for square in squares)
    if first == second:
        return None
    current, other = weights
    mine, theirs = group_totals([tally], spread.groups)[0]
    totals = current * mine - other * theirs
    batches = current * spread.mine - other * spread.theirs
    variance = float((batches[:, first] - batches[:, second]).var(ddof=1)) / spread.batch
    trials = max(1, tally.trials)
    difference = float(totals[first] - totals[second]) / trials
    ahead, behind = squares if difference >= 0 else reversed(squares)
    size = abs(difference)
    if size == 0:
        return Comparison(ahead, behind, tally.trials, 0.5, inf)
    if variance == 0:
        return Comparison(ahead, behind, tally.trials, _SUREST, 1.0)
    normal = NormalDist()
    chance = min(_SUREST, normal.cdf(size / sqrt(variance / trials)))
    needed = variance * (normal.inv_cdf(CONFIDENCE) / size) ** 2
    return Comparison(ahead, behind, tally.trials, chance, needed)


def comparison_text(squares: tuple[Square, Square], found: Comparison | None) -> Text:
    """Return a comparison as a sentence."""
    if found is None:
        one, other = map(square_name, squares)
        return Text(
            "{one} and {other} are equal by symmetry: their scores differ only by chance.",
            one=one,
            other=other,
        )
    ahead, behind = square_name(found.ahead), square_name(found.behind)
    if found.is_sure:
        return Text(
            "{ahead} scores higher than {behind}: {chance} sure after %n trial(s).",
            n=found.trials,
            ahead=ahead,
            behind=behind,
            chance=percent(found.chance),
        )
    more = found.needed - found.trials
    if more > _MOST_FORESEEN:
        return Text(
            "{ahead} and {behind} can't be told apart yet: the chance that {ahead} scores higher "
            "is {chance}.",
            ahead=ahead,
            behind=behind,
            chance=percent(found.chance),
        )
    return Text(
        "{ahead} and {behind} can't be told apart yet: the chance that {ahead} scores higher is "
        "{chance}. At their present difference, {confidence} would take very roughly {more} more "
        "trials.",
        ahead=ahead,
        behind=behind,
        chance=percent(found.chance),
        confidence=percent(CONFIDENCE),
        more=rough_number(more),
    )


def proof_text(
    squares: tuple[Square, Square], results: tuple[int | None, int | None]
) -> Text | None:
    """Return what is proven about two squares as a sentence, or None if one result isn't known.

    The results are 1 for a win of the side to move, 0 for a tie and -1 for a loss.
    """
    one, other = map(square_name, squares)
    first, second = results
    if first is None or second is None:
        return None
    if first == second:
        texts = {
            1: Text("Proven: with best play, {one} and {other} both win.", one=one, other=other),
            0: Text("Proven: with best play, {one} and {other} both tie.", one=one, other=other),
            -1: Text("Proven: with best play, {one} and {other} both lose.", one=one, other=other),
        }
        return texts[first]
    better, worse = (one, other) if first > second else (other, one)
    high, low = max(first, second), min(first, second)
    if low == 0:
        return Text(
            "Proven: with best play, {better} wins and {worse} only ties.",
            better=better,
            worse=worse,
        )
    if high == 0:
        return Text(
            "Proven: with best play, {better} ties and {worse} loses.", better=better, worse=worse
        )
    return Text(
        "Proven: with best play, {better} wins and {worse} loses.", better=better, worse=worse
    )


def _group_of(position: Position, spread: Spread, square: Square) -> int:
    """Return the number of the group of equal squares that a square belongs to."""
    index = position.rules.index(square)
    return next(number for number, group in enumerate(spread.groups) if index in group)
