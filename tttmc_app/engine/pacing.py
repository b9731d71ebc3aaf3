"""Work in chunks that are short enough for it to be stopped between them."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Protocol

from tttmc_app.core import Tally

CHUNK_SECONDS = 0.01
_GROWTH = 4.0
_FIRST_GROWTH = 8.0


class Draws(Protocol):
    """A source of trials that are drawn in chunks."""

    def draw(self, trials: int) -> Tally:
        """Return the tally of `trials` further trials."""
        ...


def next_size(
    size: int, seconds: float, target: float = CHUNK_SECONDS, growth: float = _GROWTH
) -> int:
    """Return the size of the next chunk after one that took `seconds`."""
    return max(1, int(size * min(growth, max(0.25, target / max(seconds, 1e-6)))))


def paced(sampler: Draws, trials: int, first: int = 32) -> Iterator[Tally]:
    """Yield the running total about every 10 ms, and finally the total of all the trials.

    The clock only decides how often a total is yielded: the last one doesn't depend on how the
    trials were split into chunks.
    """
    size = min(trials, first)
    total: Tally | None = None
    while total is None or total.trials < trials:
        begun = perf_counter()
        if total is None:
            total = sampler.draw(size)
        else:
            total += sampler.draw(min(size, trials - total.trials))
        took = perf_counter() - begun
        yield total
        size = next_size(size, took, growth=_FIRST_GROWTH)
