"""The scores of one stream after increasing numbers of trials, each including all earlier ones."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator
from dataclasses import dataclass, replace
from time import perf_counter

from tttmc_app import engine
from tttmc_app.core import Expectation, Position, Tally
from tttmc_app.engine.pacing import next_size

FEWEST, MOST = 10, 10_000_000
"""The smallest and the largest number of trials in a trail."""
MOST_IN_PYTHON = 100_000
"""The largest number if the random games run in Python."""
_STEPS = (1.0, 1.2, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0)
"""The counts in each decade, as multiples of the first count."""


def counts(own: int = 0) -> tuple[int, ...]:
    """Return the numbers of trials, spaced about evenly on a logarithmic scale.

    A thought's `own` number of trials is one of them if it lies within their range.
    """
    found: list[int] = []
    decade = FEWEST
    while decade < MOST:
        found += [round(decade * step) for step in _STEPS]
        decade *= 10
    if FEWEST < own < MOST and own not in found:
        insort(found, own)
    return (*found, MOST)


@dataclass(frozen=True, slots=True)
class Trail:
    """The tallies of a stream so far."""

    position: Position
    seed: int
    tallies: tuple[Tally, ...] = ()
    """One for each of the first numbers in `counts(own)`."""
    expectation: Expectation | None = None
    """The expectation, for infinitely many trials, if it is known."""


def follow(position: Position, seed: int, threads: int = 1, own: int = 0) -> Iterator[Trail]:
    """Yield a position's trail about every 10 ms, until it ends or the iteration stops.

    Its tallies are those of `engine.sample` with the same seed, at `counts(own)`.
    """
    trail, total = Trail(position, seed), Tally.zero(position.rules.square_count)
    if engine.why_not_exact(position) is None and position.empty.bit_count() <= _SOON_EXACT:
        trail = replace(trail, expectation=engine.exact(position))
    sampler, size = engine.Sampler(position, seed, threads), FEWEST
    for count in counts(own):
        if engine.SAMPLES_IN_PYTHON and count > MOST_IN_PYTHON:
            break
        while total.trials < count:
            begun, drawn = perf_counter(), min(size, count - total.trials)
            total += sampler.draw(drawn)
            size = next_size(drawn, perf_counter() - begun)
            yield trail
        trail = replace(trail, tallies=(*trail.tallies, total))
    yield trail
    if trail.expectation is None and engine.why_not_exact(position) is None:
        job = engine.ExactJob(position)
        for _ in job:
            yield trail
        trail = replace(trail, expectation=job.result())
    yield trail


_SOON_EXACT = 16
"""The most empty squares for which exact scores take only a few milliseconds."""
