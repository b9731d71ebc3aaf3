"""Which of two squares has the higher score, given the trials of their position."""

from __future__ import annotations

from math import inf
from typing import NamedTuple

from tttmc_app.core import Expectation, Meaning, Position, Square, Tally, Text, Weights, square_name
from tttmc_app.core.numbers import fixed, percent, rough_number, significant
from tttmc_app.core.thought import value_words
from tttmc_app.engine.certainty import CONFIDENCE, Spread, Standing

_MOST_FORESEEN = 1e9
"""If more trials than this are needed, no number is given."""
_ROUNDING = 1e-12
"""Exact scores that differ by less are equal."""


class Comparison(NamedTuple):
    """A comparison, after some trials, of two squares that aren't equal by symmetry."""

    ahead: Square
    """The square with the higher score; the score is the mean over all squares equal to it."""
    behind: Square
    trials: int
    chance: float
    """The chance that the true score of the square ahead is higher."""
    needed: float
    """How many trials would settle this at the present difference; infinite if that is 0, or if the
    exact scores are known to be equal."""
    bars_overlap: bool = False
    """Whether the squares' own scores differ by less than the sum of their standard errors."""
    exact: tuple[float, float] | None = None
    """The exact scores of the square ahead and of the one behind, if known."""

    @property
    def is_sure(self) -> bool:
        """Return whether the squares can be told apart."""
        return self.chance >= CONFIDENCE and not self.is_equal

    @property
    def is_equal(self) -> bool:
        """Return whether the exact scores are known to be equal."""
        return self.exact is not None and abs(self.exact[0] - self.exact[1]) < _ROUNDING


def compare(
    position: Position,
    tally: Tally,
    weights: Weights,
    spread: Spread,
    squares: tuple[Square, Square],
    expectation: Expectation | None = None,
) -> Comparison | None:
    """Compare two empty squares using a position's trials; None if they are equal by symmetry.

    The expectation adds the exact scores.
    """
    first, second = (
        next(number for number, group in enumerate(spread.groups) if index in group)
        for index in map(position.rules.index, squares)
    )
    if first == second:
        return None
    standing, pair = Standing(tally, weights, spread), (first, second)
    ahead, behind = squares if standing.leads[pair] >= 0 else reversed(squares)
    chance, needed = 1 / float(standing.odds(pair).sum()), standing.needed(pair)
    at = tuple(map(position.rules.index, (ahead, behind)))
    scores, errors = tally.scores(*weights), tally.standard_errors(*weights)
    overlap = scores[at[0]] - scores[at[1]] < errors[at[0]] + errors[at[1]]
    found = Comparison(ahead, behind, tally.trials, chance, needed, overlap)
    if expectation is None:
        return found
    exact = expectation.scores(*weights)
    found = found._replace(exact=(exact[at[0]], exact[at[1]]))
    return found._replace(needed=inf) if found.is_equal else found


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
    if found.exact is not None and found.is_equal:
        return Text(
            "{one} and {other} have the same exact score, {score}: no number of trials can tell "
            "them apart.",
            one=ahead,
            other=behind,
            score=significant(found.exact[0], 4),
        )
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


def overlap_text(found: Comparison | None) -> Text | None:
    """Return why squares are told apart although their error bars overlap; None if it isn't so."""
    if found is None or not (found.is_sure and found.bars_overlap):
        return None
    return Text(
        "Their error bars overlap, but the scores come from the same games, and symmetric squares "
        "count as one."
    )


def exact_text(found: Comparison | None) -> Text | None:
    """Return which square's exact score is higher, or None if it isn't known or none is."""
    if found is None or found.exact is None or found.is_equal:
        return None
    known = zip(found.exact, (found.ahead, found.behind), strict=True)
    (high, better), (low, worse) = sorted(known, reverse=True)
    pairs = ((fixed(high, decimals), fixed(low, decimals)) for decimals in range(3, 15))
    scores = next(pair for pair in pairs if pair[0] != pair[1])
    return Text(
        "Exact scores: {better} {high}, {worse} {low}.",
        better=square_name(better),
        worse=square_name(worse),
        high=scores[0],
        low=scores[1],
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
    if second > first:
        one, other, first, second = other, one, second, first
    return Text(
        "Proven results with best play: {better} {high}, {worse} {low}.",
        better=one,
        worse=other,
        high=value_words(Meaning.RESULT, first, str),
        low=value_words(Meaning.RESULT, second, str),
    )
