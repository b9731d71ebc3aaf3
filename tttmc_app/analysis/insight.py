"""What is known about a position apart from a player's thought: proofs, exact scores and spread."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import NamedTuple

from tttmc_app import engine
from tttmc_app.analysis.sureness import Spread, sample_spread
from tttmc_app.core import Expectation, Position, Square

SOLVER_NODES = 3_000_000
"""The maximum number of positions that the solver searches: a few seconds' work."""
TWIN_EMPTIES = 9
"""The maximum number of empty squares with which the solver's Python twin is used."""
_FIRST_NODES = 100_000
"""Positions that the solver searches before anything else is calculated."""

Bounds = Mapping[Square, tuple[int, int]]
"""The proven lower and upper bounds of each move's result: -1 a loss, 0 a tie, 1 a win."""


class Want(Enum):
    """What is calculated only on request."""

    EXACT = auto()
    """The scores of infinitely many trials."""
    SPREAD = auto()
    """How the scores vary together, from which each square's chance of being best is calculated."""


@dataclass(frozen=True, slots=True)
class Insight:
    """What is known about a position so far."""

    position: Position
    bounds: Bounds = field(default_factory=dict[Square, tuple[int, int]])
    distances: Mapping[Square, int] = field(default_factory=dict[Square, int])
    """Moves by both sides until a proven win or loss, where known (see `SolveJob.distances`)."""
    is_searched: bool = False
    """Whether the solver has finished; results not proven by then remain unproven."""
    expectation: Expectation | None = None
    spread: Spread | None = None

    def result(self, square: Square) -> int | None:
        """Return the proven result of a move, or None."""
        low, high = self.bounds.get(square, (-1, 1))
        return low if low == high else None

    def has(self, want: Want) -> bool:
        """Return whether what is wanted is already known, or can't be found out."""
        if want is Want.SPREAD:
            return self.spread is not None
        return self.expectation is not None or engine.why_not_exact(self.position) is not None

    @property
    def is_lost(self) -> bool:
        """Return whether every move is proven to lose."""
        lost = [square for square, (_low, high) in self.bounds.items() if high == -1]
        return len(lost) == self.position.empty.bit_count()

    def with_more(self, other: Insight) -> Insight:
        """Combine this insight with a newer one about the same position."""
        knows_more = other.is_searched or len(other.bounds) >= len(self.bounds)
        return Insight(
            self.position,
            other.bounds if knows_more and not self.is_searched else self.bounds,
            other.distances if knows_more and not self.is_searched else self.distances,
            self.is_searched or other.is_searched,
            other.expectation or self.expectation,
            other.spread or self.spread,
        )

    @property
    def is_solved(self) -> bool:
        """Return whether the result of every move is proven."""
        return bool(self.bounds) and all(low == high for low, high in self.bounds.values())


def study(position: Position, wants: frozenset[Want], seed: int) -> Iterator[Insight]:
    """Yield, every 10 ms or so, what is known about an open position, until nothing more is wanted.

    The work is bounded, and stops when the iteration does.
    """
    insight = Insight(position)
    proofs = _proofs(position)
    for bounds, distances, nodes in proofs:
        insight = replace(insight, bounds=bounds, distances=distances)
        yield insight
        if nodes >= _FIRST_NODES:
            break
    if Want.SPREAD in wants:
        for spread in sample_spread(position, seed):
            insight = replace(insight, spread=spread)
            yield insight
    if Want.EXACT in wants and engine.why_not_exact(position) is None:
        job = engine.ExactJob(position)
        for _ in job:
            yield insight
        insight = replace(insight, expectation=job.result())
        yield insight
    for bounds, distances, _nodes in proofs:
        insight = replace(insight, bounds=bounds, distances=distances)
        yield insight
    yield replace(insight, is_searched=True)


def _proofs(position: Position) -> Iterator[tuple[Bounds, Mapping[Square, int], int]]:
    """Yield the proven bounds and distances so far, and how many positions were searched."""
    job = engine.SolveJob(position)
    if not job.is_compiled and position.empty.bit_count() > TWIN_EMPTIES:
        if not engine.SEARCHES_IN_PYTHON and (line := engine.forced_win(position)):
            yield {line[0]: (1, 1)}, {}, 0
        return
    most = SOLVER_NODES
    while not job.measured and job.nodes < most:
        was_settled = job.settled
        job.advance(most - job.nodes)
        if job.settled and not was_settled:  # measuring distances may take as long again
            most = min(most, 2 * job.nodes + _FIRST_NODES)
        yield job.bounds(), job.distances(), job.nodes


class Slip(NamedTuple):
    """A chosen square that is proven worse than others."""

    chosen: Square
    better: tuple[Square, ...]
    """The squares that are proven to achieve the best result, in row-major order."""
    result: int
    """The least that they are proven to achieve: 1 for a win, 0 for a tie."""
    loses: bool
    """Whether the chosen square is proven to lose."""


def slip_of(bounds: Bounds, chosen: Sequence[Square]) -> Slip | None:
    """Return the first of some chosen squares that is proven worse than another, or None."""
    low = max((least for least, _most in bounds.values()), default=-1)
    for square in chosen:
        high = bounds.get(square, (-1, 1))[1]
        if high < low:
            better = tuple(sorted(each for each, pair in bounds.items() if pair[0] == low))
            return Slip(square, better, low, high == -1)
    return None
