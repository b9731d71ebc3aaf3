"""Estimates of a position with their standard errors: random games and repeated tree searches."""

from __future__ import annotations

from collections.abc import Generator
from math import sqrt
from typing import NamedTuple

from tttmc_app import engine
from tttmc_app.analysis.facts import result_for
from tttmc_app.core import Mark, Position, Square, derive_seed


class Estimate(NamedTuple):
    """An estimated share of points: a win counts 1, a tie ½."""

    share: float
    error: float
    """The standard error."""

    def for_other(self) -> Estimate:
        """Return the estimate as the other side sees it."""
        return Estimate(1 - self.share, self.error)


def random_estimate(position: Position, trials: int, seed: int) -> Estimate:
    """Return X's share of points in random games from an open position."""
    tally = engine.sample(position, trials, seed)
    share = (tally.wins + tally.ties / 2) / trials
    spread = (tally.wins + tally.ties / 4) / trials - share * share
    estimate = Estimate(share, sqrt(max(0.0, spread) / max(1, trials - 1)))
    return estimate if position.to_move is Mark.X else estimate.for_other()


def search_best(
    position: Position, simulations: int, seed: int
) -> Generator[None, None, Square | None]:
    """Search a tree, yielding about every 10 ms; return its best move, None without simulations."""
    tree = engine.Tree(position, derive_seed(seed, "best"))
    for _ in tree.run(simulations):
        yield
    return tree.statistics().best


def search_estimate(
    position: Position, side: Mark, searches: int, simulations: int, seed: int
) -> Generator[None, None, Estimate]:
    """Estimate a side's share of points by tree search, yielding about every 10 ms.

    The standard error is that of the mean of independent searches. It accounts for chance, but not
    for errors that all the searches have in common.
    """
    result = result_for(position, side)
    if result is not None:
        return Estimate((1 + result) / 2, 0.0)
    shares: list[float] = []
    for number in range(searches):
        tree = engine.Tree(position, derive_seed(seed, number))
        for _ in tree.run(simulations):
            yield
        shares.append(_share(tree.statistics()))
    mean = sum(shares) / searches
    spread = sum((share - mean) ** 2 for share in shares) / max(1, searches - 1)
    estimate = Estimate(mean, sqrt(spread / searches))
    return estimate if position.to_move is side else estimate.for_other()


def _share(found: engine.TreeStatistics) -> float:
    """Return the mover's share of points: the proven one or else the mean of the simulations."""
    proven = {engine.Verdict.WIN: 1.0, engine.Verdict.DRAW: 0.5, engine.Verdict.LOSS: 0.0}
    if found.verdict in proven:
        return proven[found.verdict]
    visits = sum(move.visits for move in found.moves)
    return sum(move.visits * move.rate for move in found.moves) / max(1, visits)
