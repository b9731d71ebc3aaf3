"""Estimates of a position with their standard errors: random games and repeated tree searches."""

from __future__ import annotations

from collections.abc import Generator
from math import sqrt
from typing import NamedTuple

from tttmc_app import engine
from tttmc_app.analysis.facts import UNPROVEN, Bounds, PositionFacts, result_for
from tttmc_app.core import Mark, Position, Weights, best_squares, derive_seed

_REPEATS, _FEWEST, _MOST_REPEATED = 400, 100, 10_000_000
"""How often trials are repeated, how often at least, and the maximum number of trials in all."""


class Estimate(NamedTuple):
    """An estimated share of points: a win counts 1, a tie ½."""

    share: float
    error: float
    """The standard error; 0 for a proven result."""

    def for_other(self) -> Estimate:
        """Return the estimate as the other side sees it."""
        return Estimate(1 - self.share, self.error)

    def within(self, bounds: Bounds) -> Estimate:
        """Return the estimate of a result whose proven bounds are known."""
        least, most = ((1 + bound) / 2 for bound in bounds)
        return Estimate(min(most, max(least, self.share)), 0.0 if least == most else self.error)


def random_estimate(position: Position, trials: int, seed: int) -> Estimate:
    """Return X's share of points in random games from an open position."""
    tally = engine.sample(position, trials, seed)
    share = (tally.wins + tally.ties / 2) / trials
    spread = (tally.wins + tally.ties / 4) / trials - share * share
    estimate = Estimate(share, sqrt(max(0.0, spread) / max(1, trials - 1)))
    return estimate if position.to_move is Mark.X else estimate.for_other()


def slip_chance(facts: PositionFacts, trials: int, weights: Weights) -> float | None:
    """Return how often the best score of so many trials is at a move that gives up the result.

    Squares with equal scores share a choice. None if no move is known to give up the proven result,
    or if repeating the trials often enough takes long; otherwise about 0.1 s at most.
    """
    slips, repeats = facts.slips, min(_REPEATS, _MOST_REPEATED // trials if trials else 0)
    if not slips or repeats < _FEWEST or engine.SAMPLES_IN_PYTHON:
        return None
    sampler, found = engine.Sampler(facts.position, derive_seed(0, "slips")), 0.0
    legal = facts.position.legal
    for _ in range(repeats):
        scores = sampler.draw(trials).scores(*weights)
        open_scores = [score if legal >> i & 1 else None for i, score in enumerate(scores)]
        best = best_squares(facts.position, open_scores)
        found += len(slips.intersection(best)) / len(best)
    return found / repeats


def search_estimate(
    position: Position, side: Mark, searches: int, simulations: int, seed: int
) -> Generator[None, None, tuple[Estimate, Bounds]]:
    """Estimate a side's share of points by tree search, yielding about every 10 ms.

    Returns the estimate, and the bounds of the result that a search has proven. The standard error
    is that of the mean of independent searches. It accounts for chance, but not for errors that all
    the searches have in common.
    """
    result = result_for(position, side)
    if result is not None:
        return Estimate((1 + result) / 2, 0.0), (result, result)
    shares: list[float] = []
    for number in range(searches):
        tree = engine.Tree(position, derive_seed(seed, number))
        for _ in tree.grow(simulations):
            yield
        found = tree.statistics()
        if found.verdict in _RESULTS:
            mine = _RESULTS[found.verdict]
            bounds = (mine, mine) if position.to_move is side else (-mine, -mine)
            return Estimate(0.5, 0.0).within(bounds), bounds
        visits = sum(move.visits for move in found.moves)
        shares.append(sum(move.visits * move.rate for move in found.moves) / max(1, visits))
    mean = sum(shares) / searches
    spread = sum((share - mean) ** 2 for share in shares) / max(1, searches - 1)
    estimate = Estimate(mean, sqrt(spread / searches))
    return (estimate if position.to_move is side else estimate.for_other()), UNPROVEN


_RESULTS = {engine.Verdict.LOSS: -1, engine.Verdict.DRAW: 0, engine.Verdict.WIN: 1}
