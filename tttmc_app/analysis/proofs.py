"""Bounds on results, proven within a stated amount of work."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

from tttmc_app import engine
from tttmc_app.core import Mark, Position, Square
from tttmc_app.engine.solving import COMPILED_EMPTIES

SOLVER_NODES = 300_000
"""The maximum number of positions that the solver searches per position of a game: about 0.3 s."""
_TWIN_SHARE = 200
"""Roughly how many times slower the Python twin is per position."""

T = TypeVar("T")

Bounds = tuple[int, int]
"""The proven lower and upper bounds of a result: -1 is a loss, 0 a tie, 1 a win."""
UNPROVEN: Bounds = (-1, 1)


def result_for(position: Position, side: Mark) -> int | None:
    """Return a finished game's result for a side: -1, 0 or 1; None while it is open."""
    outcome = position.outcome
    if outcome is None:
        return None
    return 0 if outcome.winner is None else 1 if outcome.winner is side else -1


def proven_moves(
    position: Position, nodes: int = SOLVER_NODES
) -> Generator[None, None, dict[Square, Bounds]]:
    """Prove bounds on every move's result, for the side to move, yielding about every 10 ms.

    Returns the bounds. The solver searches at most `nodes` positions (a 200th of that without the
    compiled code), and only boards with at most 64 empty squares; before it starts, a search looks
    for wins by continuous threats. Raises TttmcError for a finished game.
    """
    bounds = dict.fromkeys(position.empty_squares, UNPROVEN)
    if winning := engine.forced_win(position):
        bounds[winning[0]] = (1, 1)
    if position.empty.bit_count() > COMPILED_EMPTIES:
        return bounds
    job = engine.SolveJob(position)
    most = nodes if job.is_compiled else nodes // _TWIN_SHARE
    while not job.settled and job.nodes < most:
        job.advance(most - job.nodes)
        yield
    return {square: narrowed(bounds[square], pair) for square, pair in job.bounds().items()}


def proven_now(position: Position, nodes: int = SOLVER_NODES) -> dict[Square, Bounds]:
    """Return the proven bounds of every move without yielding; see `proven_moves`."""
    return result_of(proven_moves(position, nodes))


def result_of(work: Generator[object, None, T]) -> T:
    """Run all the steps of some work, and return its result."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]  # the generator's own result


def best_of(bounds: dict[Square, Bounds]) -> Bounds:
    """Return the bounds on a position's result that follow from those on its moves."""
    return max(low for low, _ in bounds.values()), max(high for _, high in bounds.values())


def for_other(bounds: Bounds) -> Bounds:
    """Return the bounds as the other side sees them."""
    return -bounds[1], -bounds[0]


def narrowed(one: Bounds, two: Bounds) -> Bounds:
    """Combine what two proofs of the same result show."""
    return max(one[0], two[0]), min(one[1], two[1])
