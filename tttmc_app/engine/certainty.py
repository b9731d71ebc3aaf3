"""How sure trials make it which square has the best score: for stopping, comparing and showing.

One random game scores all squares, so two squares are compared in the same games. The evidence
that one of them has the higher score is how many times likelier its lead is if its scores are
higher, by an effect of unknown size, than if they are equal (Robbins's mixture, of one sign). The
lead is measured by the sum of the squares of the trials' differences, so that this holds for scores
of any distribution. If the other square is as good or better, evidence of 20 or more ever comes up
in at most 1 of 20 series of trials, however often one looks (Ville's inequality).

The evidence against a square is the mean of that of all its rivals. Only the evidence against the
square that is really the best can mislead, so many squares need no correction. Evidence E against
a square gives it odds of 1 to E − 1, at most 1 to 1. The chances are in proportion to the odds, and
the first square's chance is what "how sure" means everywhere. So:

    Whoever stops as soon as a square's chance reaches a confidence of c is wrong in at most 1 − c
    of all cases: another square's true score is higher.

The guarantee is exact for many trials and measured for few (see tests/benchmarks/certainty.py).
Squares that a rotation or reflection of the position makes equal count as one, with their mean
score, and share its chance. Sources: Robbins, Statistical methods related to the law of the
iterated logarithm, 1970; de la Peña, Lai and Shao, Self-normalized processes, 2009; Vovk and Wang,
E-values: calibration, combination and applications, 2021.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil, inf, isqrt, sqrt
from typing import TYPE_CHECKING, NamedTuple

from tttmc_app.core import Expectation, Position, Square, Tally, Weights, derive_seed
from tttmc_app.core.symmetry import equal_squares
from tttmc_app.engine.backends import Sampler

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

CONFIDENCE = 0.95
"""The chance at which something is considered certain."""
_EFFECT = 0.1
"""The size of the effects expected: a difference in standard deviations of one trial's."""
_SMALLEST_ODDS = 1e-9  # trials never make anything certain
_FORESEEN = tuple(2.0 ** (step / 4) for step in range(161))
"""Numbers of trials that are considered, as multiples of those played: each 19 % more."""
_BATCHES, _BATCH_TRIALS, _MAX_TRIALS = 1024, 32, 1 << 20
"""Further batches from which a spread is estimated, to about sqrt(2 / 1024), trials in each, and
the maximum if few games are decided."""
_DECIDED = 8
"""Decided games that a further batch should have on average."""
_AT_A_TIME = 64
_MIN_BATCH, _MAX_BATCHES = 8, 256


@dataclass(frozen=True, slots=True, eq=False)
class Spread:
    """How the scores of the groups of equal squares vary together, for any weights."""

    groups: tuple[tuple[int, ...], ...]
    """The groups, as square numbers (see `equal_squares`)."""
    products: Numbers
    """Sums over batches of trials of the products of each two of these numbers: per group, the
    trials won less lost in which the side to move held a square; per group, the same for the
    opponent; the trials in the batch; and 1."""

    @classmethod
    def begin(cls, position: Position) -> Spread:
        """Return a spread without batches."""
        import numpy as np  # the window doesn't need it to start

        groups = equal_squares(position)
        return cls(groups, np.zeros((2 * len(groups) + 2,) * 2))

    def with_batches(self, tallies: Sequence[Tally]) -> Spread:
        """Return the spread with the tallies of more batches."""
        import numpy as np

        won = np.array([(t.won_mine, t.won_theirs) for t in tallies], dtype=np.float64)
        net = won - np.array([(t.lost_mine, t.lost_theirs) for t in tallies])
        held = np.stack([net[:, :, list(group)].sum(axis=2) for group in self.groups], axis=2)
        columns = np.ones((len(tallies), len(self.products)))
        columns[:, :-2] = held.reshape(len(tallies), -1)
        columns[:, -2] = [t.trials for t in tallies]
        # Whole numbers, and so the same on every machine.
        return Spread(self.groups, self.products + columns.T @ columns)


class Sureness(NamedTuple):
    """Every square's chance of having the best score."""

    chances: tuple[float | None, ...]
    """Per square, row-major; None where occupied. Together they are 1: equal squares share."""
    open: tuple[tuple[Square, ...], ...]
    """The groups that can't be told apart yet, likeliest first. The best square is in one of them
    with the confidence asked for; a single group is certain to be the best."""
    chance: float
    """The chance of the first of these groups."""

    @property
    def is_sure(self) -> bool:
        """Return whether one square, or one group of equal squares, is certain to be the best."""
        return len(self.open) == 1


class Standing:
    """The leads of all groups over each other after some trials."""

    def __init__(self, tally: Tally, weights: Weights, spread: Spread) -> None:
        """Calculate the leads and how they vary: a few milliseconds on the largest boards."""
        import numpy as np

        groups = spread.groups
        sizes, signed = np.array([len(group) for group in groups]), (weights[0], -weights[1])
        self.trials = max(1, tally.trials)
        net = np.array([tally.won_mine, tally.won_theirs], dtype=np.float64)
        net -= (tally.lost_mine, tally.lost_theirs)
        scores = signed @ net
        self.totals: Numbers = np.array([scores[list(group)].mean() for group in groups])
        # The products of scores, less what the squares' mean scores explain in each batch.
        count, (products, ends) = len(groups), np.split(spread.products[:-2], [-2], axis=1)
        pairs = products.reshape(2, count, 2, count)
        scored = np.einsum("s,t,sgth->gh", signed, signed, pairs) / np.outer(sizes, sizes)
        by_trials, sums = (signed @ ends[:, i].reshape(2, count) / sizes for i in (0, 1))
        squares, played = spread.products[-2, -2:]
        means = sums / max(1.0, played)
        cross = np.outer(means, by_trials)
        scored += squares * np.outer(means, means) - cross - cross.T
        alone = np.diag(scored)
        apart = np.maximum(0.0, np.add.outer(alone, alone) - 2 * scored)
        self.leads: Numbers = np.subtract.outer(self.totals, self.totals)
        self.squares: Numbers = apart * self.trials / max(1.0, played)
        """Sums of the squares of the trials' differences, with one more trial of the largest."""
        self.squares += self.leads**2 / self.trials + (weights[0] + weights[1]) ** 2

    def odds(self, among: Sequence[int], multiple: float = 1.0) -> Numbers:
        """Return the odds of each of some groups against the leader.

        With a multiple, there are that many times the trials, and all differences stay.
        """
        import numpy as np

        at = np.ix_(among, among)
        leads = np.maximum(0.0, self.leads[at])
        ratios = leads**2 / np.maximum(1e-300, self.squares[at])
        found = np.where(leads > 0, evidence(ratios * multiple, self.trials * multiple), 0.0)
        against = found.sum(axis=0) / max(1, len(among) - 1)
        odds: Numbers = 1.0 / np.clip(against - 1.0, 1.0, 1.0 / _SMALLEST_ODDS)
        return odds

    def needed(self, among: Sequence[int], confidence: float = CONFIDENCE) -> float:
        """Return roughly how many trials in all would leave one of the groups; inf if too many."""
        most = _rivals_odds(confidence)
        place = bisect_left(
            _FORESEEN, True, key=lambda multiple: self.odds(among, multiple).sum() - 1.0 <= most
        )
        return self.trials * _FORESEEN[place] if place < len(_FORESEEN) else inf


def evidence(ratio: Numbers, trials: float) -> Numbers:
    """Return the evidence of leads, given their squares divided by their variances."""
    import numpy as np

    expected = trials * _EFFECT**2
    exponent = np.minimum(50.0, ratio * expected / (1.0 + expected) / 2)
    return (2.0 * np.exp(exponent) - 1.0) / sqrt(1.0 + expected)


def chance_ahead(difference: float, error: float, trials: int) -> float:
    """Return the chance that a difference with this standard error is really above 0: from ½."""
    import numpy as np

    ratio = (max(0.0, difference) / max(1e-9, error)) ** 2
    return 1.0 - 1.0 / max(2.0, float(evidence(np.array(ratio), trials)))


def sureness_of(
    position: Position,
    tally: Tally,
    weights: Weights,
    spread: Spread,
    confidence: float = CONFIDENCE,
    expectation: Expectation | None = None,
) -> Sureness:
    """Return every square's chance of having the best score, given a tally's trials.

    Takes a few milliseconds. Without trials, or if all scores are equal, no group is preferred.
    Groups whose exact scores are known to be equal count as one.
    """
    import numpy as np

    if expectation is not None:
        spread = _joined(spread, expectation.scores(*weights))
    standing, groups = Standing(tally, weights, spread), spread.groups
    odds = standing.odds(range(len(groups)))
    shares, order = odds / odds.sum(), np.lexsort((-standing.totals, -odds))
    chances: list[float | None] = [None] * position.rules.square_count
    for share, group in zip(shares, groups, strict=True):
        for index in group:
            chances[index] = float(share) / len(group)
    rest = odds.sum() - np.cumsum(odds[order])
    kept = 1 + int(np.count_nonzero(rest > _rivals_odds(confidence)))
    numbers = [int(number) for number in order[:kept]]
    found = tuple(tuple(map(position.rules.square, groups[number])) for number in numbers)
    return Sureness(tuple(chances), found, float(shares[numbers[0]]))


def sample_spread(position: Position, seed: int) -> Iterator[Spread | None]:
    """Yield None while further trials are drawn, and finally their spread.

    Each step takes about 10 ms or less. The trials are the same for the same position and seed.
    """
    sampler = Sampler(position, derive_seed(seed, "spread"))
    pilot = sampler.draw(1024)
    decided = (pilot.wins + pilot.losses + 1) / 1025
    batch = min(_MAX_TRIALS, max(_BATCH_TRIALS, ceil(_DECIDED / decided)))
    spread = Spread.begin(position)
    for _ in range(_BATCHES // _AT_A_TIME):
        spread = spread.with_batches([sampler.draw(batch) for _ in range(_AT_A_TIME)])
        yield None
    yield spread


def batches_up_to(most: int) -> Iterator[tuple[int, int]]:
    """Yield the batches between looks, as their number and size, up to `most` trials in all.

    There are a few milliseconds of trials between two looks. A batch is short compared with the
    trials played so far, so that batches tell how the scores vary.
    """
    done = 0
    while done < most:
        batch = min(max(_MIN_BATCH, isqrt(done) // 16), most - done)
        number = min(_MAX_BATCHES, 1 + done // (16 * batch), max(1, (most - done) // batch))
        yield number, batch
        done += number * batch


def _rivals_odds(confidence: float) -> float:
    """Return the most that the odds of all rivals may add up to when the leader is certain."""
    return (1.0 - confidence) / confidence


def _joined(spread: Spread, exact: Sequence[float]) -> Spread:
    """Return a spread in which groups with equal exact scores are one."""
    import numpy as np

    scores = [round(exact[group[0]], 12) for group in spread.groups]
    different = [*dict.fromkeys(scores)]
    count, joined = len(different), np.zeros((2 * len(different) + 2, len(spread.products)))
    for number, score in enumerate(scores):
        place = different.index(score)
        joined[place, number] = joined[count + place, len(scores) + number] = 1.0
    joined[-2:, -2:] = np.eye(2)
    groups = tuple(
        tuple(sorted(sum((g for g, s in zip(spread.groups, scores, strict=True) if s == each), ())))
        for each in different
    )
    return Spread(groups, joined @ spread.products @ joined.T)
