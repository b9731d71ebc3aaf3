"""Choose, once, what plays the random games: the compiled kernel or its Python twin."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from tttmc_app.core import Position, Tally, TttmcError
from tttmc_app.engine import twin
from tttmc_app.engine.pacing import Draws


@dataclass(frozen=True, slots=True)
class Backend:
    """Name one way to play random games, and open samplers that do."""

    name: str
    """An instruction set of the kernel's, or "python"."""
    stream: str
    """The stream of random games: where it is the same, the same seed gives the same tally."""
    open: Callable[[Position, int, int], Draws]
    """Return the sampler of a position, seed and number of threads."""
    counts_undrawn_ties: Callable[[Position], bool]
    """Tell whether it counts ties of a position that it needn't draw, for an equal tally."""


def available() -> tuple[Backend, ...]:
    """Return every backend that runs here, best first."""
    python = Backend("python", twin.STREAM, twin.Sampler, lambda _: False)
    try:
        from tttmc_app.engine import kernel
    except ImportError:  # installed without it
        return (python,)
    compiled = [
        Backend(
            name,
            kernel.STREAM,
            partial(kernel.KernelSampler, backend=name),
            kernel.counts_undrawn_ties,
        )
        for name in kernel.available_backends()
    ]
    return (*compiled, python)


def choose(wanted: str | None) -> Backend:
    """Return the backend of this name, the best one without a name.

    Raises TttmcError, naming those there are, for one that doesn't run here.
    """
    backends = available()
    if not wanted:
        return backends[0]
    for backend in backends:
        if backend.name == wanted.lower():
            return backend
    names = ", ".join(backend.name for backend in backends)
    raise TttmcError(f"TTTMC_KERNEL={wanted} does not run here: choose from {names}")


CHOSEN = choose(os.environ.get("TTTMC_KERNEL"))
"""What this process plays its random games with."""


class Sampler:
    """Draw the trials of one position in chunks; together they are `sample`'s tally.

    Raises TttmcError for a finished game and a seed or number of threads out of range.
    """

    def __init__(self, position: Position, seed: int = 0, threads: int = 1) -> None:
        self._draws = CHOSEN.open(position, seed, threads)

    def draw(self, trials: int) -> Tally:
        """Return the tally of this many further trials; raise TttmcError for a negative number."""
        return self._draws.draw(trials)


def sample(position: Position, trials: int, seed: int = 0, threads: int = 1) -> Tally:
    """Return the tally of random games from a position, each to its end.

    The same position, trials and seed give the same tally on every backend of the same stream,
    for any number of threads. Raises TttmcError for a finished game, a negative number of
    trials, and a seed or number of threads out of range.
    """
    return Sampler(position, seed, threads).draw(trials)
