"""The engine of this process, chosen once: compiled code, or plain Python where that can do it.

The sampler of random games (`_kernel`) and the searches (`_search`) are compiled separately, and
either may be missing.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from types import ModuleType
from typing import NamedTuple

from tttmc_app.core import Position, Rules, Tally, Text, TttmcError
from tttmc_app.core.arguments import check_type
from tttmc_app.core.seeds import CHOICE_STREAM
from tttmc_app.engine import twin
from tttmc_app.engine.pacing import Draws
from tttmc_app.engine.request import (
    COMPILED_SEARCH_STREAM,
    COMPILED_STREAM,
    PYTHON_SEARCH_STREAM,
    PYTHON_STREAM,
    is_compiled_for,
)

VARIABLE = "TTTMC_KERNEL"
PYTHON = "python"
"""The name of the backend without compiled code."""


@dataclass(frozen=True, slots=True)
class Backend:
    """One way to play random games."""

    name: str
    """An instruction set of the kernel, or "python"."""
    stream: str
    """The stream of random games: on the same stream, equal seeds give equal tallies."""
    open: Callable[[Position, int, int], Draws]
    """The function that makes the sampler for a position, a seed and a number of threads."""
    counts_undrawn_ties: Callable[[Position], bool]
    """The function that returns whether a position's ties are counted without being drawn."""


class Choice(NamedTuple):
    """The sampler and the searches of a process."""

    sampler: Backend
    searches: ModuleType | None
    """The compiled searches; None if there are none."""
    missing: tuple[Text, ...] = ()
    """The compiled parts that are preferred but not installed."""

    @property
    def search_stream(self) -> str:
        """Return the stream of the random games in tree search."""
        return PYTHON_SEARCH_STREAM if self.searches is None else COMPILED_SEARCH_STREAM

    @property
    def stream(self) -> str:
        """Return one name for all streams: if it is the same, all players play the same games."""
        return f"{self.sampler.stream}/{self.search_stream}/{CHOICE_STREAM}"


def available() -> tuple[Backend, ...]:
    """Return every sampler that runs here, best first."""
    python = Backend(PYTHON, PYTHON_STREAM, twin.PythonSampler, lambda _: False)
    try:
        from tttmc_app.engine import kernel
    except ImportError:  # installed without it
        return (python,)
    compiled = [
        Backend(
            name,
            COMPILED_STREAM,
            partial(kernel.KernelSampler, backend=name),
            kernel.counts_undrawn_ties,
        )
        for name in kernel.available_backends()
    ]
    return (*compiled, python)


def choose(requested: str | None) -> Choice:
    """Return the requested sampler, or else the best one, with the searches that belong to it.

    "python" selects plain Python for both. Raises TttmcError for an unknown name, naming
    those that run here and any missing parts.
    """
    name, samplers = (requested or "").strip().lower(), available()
    if name == PYTHON:
        return Choice(samplers[-1], None)
    missing = list[Text]()
    searches: ModuleType | None = None
    with suppress(ImportError):
        from tttmc_app.engine import _search

        searches = _search
    if samplers[0].name == PYTHON:
        missing.append(
            Text(
                "the compiled sampler (_kernel) is not installed: random games are 100 to 3,000 "
                "times slower"
            )
        )
    if searches is None:
        missing.append(
            Text(
                "the compiled searches (_search) are not installed: there is no tree search, and "
                "only small boards are solved"
            )
        )
    for sampler in samplers:
        if name in ("", sampler.name):
            return Choice(sampler, searches, tuple(missing))
    raise TttmcError(
        "{variable}={name} does not run on this processor: choose from {names}{reason}",
        variable=VARIABLE,
        name=requested,
        names=", ".join(sampler.name for sampler in samplers),
        reason=f" ({missing[0]})" if samplers[0].name == PYTHON else "",
    )


CHOSEN = choose(os.environ.get(VARIABLE))
"""The engine of this process."""


def compiled_searches(rules: Rules | None = None) -> ModuleType | None:
    """Return the compiled searches; None if there are none, or none that knows these rules."""
    return CHOSEN.searches if rules is None or is_compiled_for(rules) else None


def sample_stream(rules: Rules) -> str:
    """Return the stream of the random games under these rules."""
    return CHOSEN.sampler.stream if is_compiled_for(rules) else PYTHON_STREAM


def search_stream(rules: Rules) -> str:
    """Return the stream of the random games in tree search under these rules."""
    return CHOSEN.search_stream if is_compiled_for(rules) else PYTHON_SEARCH_STREAM


class Sampler:
    """A source of one position's trials in chunks, which add up to the tally of `sample`.

    Raises TttmcError for a finished game, and for a seed or number of threads that is out of range.
    """

    def __init__(self, position: Position, seed: int = 0, threads: int = 1) -> None:
        check_type("position", position, Position)
        known = is_compiled_for(position.rules)
        self._draws = (CHOSEN.sampler.open if known else twin.PythonSampler)(
            position, seed, threads
        )

    def draw(self, trials: int) -> Tally:
        """Return the tally of `trials` further trials; raise TttmcError for a negative number."""
        return self._draws.draw(trials)


def sample(position: Position, trials: int, seed: int = 0, threads: int = 1) -> Tally:
    """Return the tally of random games from a position, each played to its end.

    The same position, trials and seed give the same tally on every backend with the same stream,
    for any number of threads. Raises TttmcError for a finished game, a negative number of trials,
    and a seed or number of threads out of range.
    """
    return Sampler(position, seed, threads).draw(trials)
