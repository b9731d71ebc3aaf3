"""Every square's chance of having the best score, given the trials.

One random game scores all squares at once, so their scores are correlated, and the standard
errors of single squares don't show how certain a difference is. A tally doesn't count pairs of
squares, which would take longer than the games themselves. Instead, short batches of further
trials are drawn from the same position: the totals of a batch contain all squares' scores from the
same games, so their covariance over many batches is an unbiased estimate of a single trial's,
times the trials in a batch. By
the central limit theorem the mean scores of many trials are then jointly normal, and a square's
chance is how often it comes out best when they vary in this way. It is the posterior under a flat
prior.

Squares that a rotation or reflection of the position makes equal are treated as one, with their
mean score. Sources: GNU Backgammon and eXtreme Gammon show rollouts with such joint errors; Chick
and Inoue, New two-stage and sequential procedures for selecting the best simulated system, 2001.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil, hypot
from typing import TYPE_CHECKING

from tttmc_app import engine
from tttmc_app.core import Position, Square, Tally, Weights, derive_seed
from tttmc_app.core.symmetry import equal_squares

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

CONFIDENCE = 0.95
"""The chance at which a square is considered certain to be the best."""
BATCHES = 1024
"""Batches from which the covariance is estimated, with a relative error of about sqrt(2 / 1024)."""
_BATCH_TRIALS, _MAX_TRIALS = 32, 1 << 20
"""Trials in a batch, and the maximum if few games are decided."""
_DECIDED = 8
"""Decided games that a batch should have on average."""
_DRAWS = 4096
"""Draws from the joint distribution: enough for a standard error of 0.8 points at a chance of ½."""
_RIVALS = 24
"""The maximum number of groups compared; none of the others is close to the best."""
_AT_A_TIME = 64


@dataclass(frozen=True, slots=True, eq=False)
class Spread:
    """How the scores of the groups of equal squares vary together, for any weights."""

    groups: tuple[tuple[int, ...], ...]
    """The groups, as square numbers (see `equal_squares`)."""
    batch: int
    """Trials per batch."""
    mine: Numbers
    """Per batch and group: trials won less trials lost in which the side to move held a square,
    averaged over the group's squares."""
    theirs: Numbers
    """The same for the opponent."""


@dataclass(frozen=True, slots=True)
class Sureness:
    """Every square's chance of having the best score."""

    chances: tuple[float | None, ...]
    """Per square, row-major, the chance of its group; None where occupied."""
    open: tuple[tuple[Square, ...], ...]
    """The groups that can't be told apart yet, likeliest first: the fewest that together
    contain the best square with probability `CONFIDENCE`. A single group is certain to be the
    best."""

    @property
    def is_sure(self) -> bool:
        """Return whether one square, or one group of equal squares, is certain to be the best."""
        return len(self.open) == 1


def sample_spread(position: Position, seed: int) -> Iterator[Spread | None]:
    """Yield None while batches are drawn, and finally the spread.

    Each step takes about 10 ms or less. The batches are the same for the same position and seed.
    """
    import numpy as np  # the window doesn't need it to start

    sampler = engine.Sampler(position, derive_seed(seed, "spread"))
    groups = equal_squares(position)
    pilot = sampler.draw(1024)
    decided = (pilot.wins + pilot.losses + 1) / 1025
    batch = min(_MAX_TRIALS, max(_BATCH_TRIALS, ceil(_DECIDED / decided)))
    parts: list[Numbers] = []
    for _ in range(BATCHES // _AT_A_TIME):
        parts.append(group_totals([sampler.draw(batch) for _ in range(_AT_A_TIME)], groups))
        yield None
    totals = np.concatenate(parts)
    yield Spread(groups, batch, totals[:, 0], totals[:, 1])


def group_totals(tallies: Sequence[Tally], groups: tuple[tuple[int, ...], ...]) -> Numbers:
    """Return every group's mean of trials won less trials lost, for mine and for theirs.

    The array has an entry per tally, each with two rows and a column per group.
    """
    import numpy as np

    won = np.array([(tally.won_mine, tally.won_theirs) for tally in tallies])
    net = won - np.array([(tally.lost_mine, tally.lost_theirs) for tally in tallies])
    means = [net[:, :, list(group)].sum(axis=2) / len(group) for group in groups]
    return np.stack(means, axis=2)


def sureness_of(position: Position, tally: Tally, weights: Weights, spread: Spread) -> Sureness:
    """Return every square's chance of having the best score, given a tally's trials.

    Takes a few milliseconds. Without trials, or if all scores are equal, no square is preferred.
    """
    import numpy as np

    count = len(spread.groups)
    current, other = weights
    mine, theirs = group_totals([tally], spread.groups)[0]
    trials = max(1, tally.trials)
    means = (current * mine - other * theirs) / trials
    rivals = np.sort(np.argsort(-means, kind="stable")[:_RIVALS])
    batches = (current * spread.mine - other * spread.theirs)[:, rivals]
    batches -= batches.mean(axis=0)
    covariance = batches.T @ batches / (len(batches) - 1) / (spread.batch * trials)
    # Every covariance matrix has such a root, even if some scores don't vary.
    variances, directions = np.linalg.eigh(covariance)
    root = directions * np.sqrt(np.clip(variances, 0.0, None))
    noise = np.random.default_rng(0).standard_normal((_DRAWS, len(rivals)))
    drawn = means[rivals] + noise @ root.T
    is_best = drawn >= drawn.max(axis=1, keepdims=True)
    hits = np.full(count, 1.0 / count)  # one more draw, so that no chance is 0 or 1
    hits[rivals] += (is_best / is_best.sum(axis=1, keepdims=True)).sum(axis=0)
    chances = hits / (_DRAWS + 1)
    return _sureness(position, spread.groups, [float(chance) for chance in chances])


def are_close(
    position: Position, scores: Sequence[float | None], errors: Sequence[float | None]
) -> bool:
    """Return whether the two best scores differ by less than about two standard errors.

    The errors are treated as independent, so this only shows where a closer look is worthwhile.
    Without two scores, nothing is close.
    Squares that are equal by symmetry count as one, represented by the first of them.
    """
    known = [
        (score, errors[group[0]] or 0.0)
        for group in equal_squares(position)
        if (score := scores[group[0]]) is not None
    ]
    if len(known) < 2:
        return False
    (first, error), (second, other) = sorted(known, reverse=True)[:2]
    return first - second < 2 * hypot(error, other)


def _sureness(
    position: Position, groups: tuple[tuple[int, ...], ...], chances: list[float]
) -> Sureness:
    values: list[float | None] = [None] * position.rules.square_count
    for group, chance in zip(groups, chances, strict=True):
        for index in group:
            values[index] = chance
    found: list[tuple[Square, ...]] = []
    total = 0.0
    for number in sorted(range(len(groups)), key=lambda number: -chances[number]):
        if total >= CONFIDENCE:
            break
        total += chances[number]
        found.append(tuple(position.rules.square(index) for index in groups[number]))
    return Sureness(tuple(values), tuple(found))
