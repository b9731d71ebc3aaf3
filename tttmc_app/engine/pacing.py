"""Draw many trials in chunks short enough to stop between them."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Protocol

from tttmc_app.core import Tally

CHUNK_SECONDS = 0.01


class Draws(Protocol):
    """Anything that draws trials in chunks."""

    def draw(self, trials: int) -> Tally:
        """Return the tally of this many further trials."""
        ...


def paced(sampler: Draws, trials: int, first: int = 32) -> Iterator[Tally]:
    """Yield the running total about every 10 ms, and at last that of all the trials.

    The clock only decides how often the total is shown: the last one is the same however the
    trials were cut into chunks.
    """
    size = min(trials, first)
    total: Tally | None = None
    while total is None or total.trials < trials:
        begun = perf_counter()
        if total is None:
            total = sampler.draw(size)
        else:
            total += sampler.draw(min(size, trials - total.trials))
        took = max(perf_counter() - begun, 1e-6)
        yield total
        size = max(1, int(size * min(8.0, max(0.25, CHUNK_SECONDS / took))))
