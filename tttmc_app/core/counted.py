"""The things that thoughts and runs count, and the words that say how many are done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tttmc_app.core.numbers import Number, grouped, large_number, rate_number
from tttmc_app.core.text import Text


@dataclass(frozen=True, slots=True)
class Counted:
    """One kind of thing that is counted, such as games."""

    key: str
    """Its name in JSON and commands, in the plural, such as "games"."""
    all: Callable[[int], Text]
    """Returns "700 games"."""
    part: Callable[[Text | Number, Text | Number], Text]
    """Returns "400 of 700 games"."""
    speed: Callable[[Number], Text]
    """Returns "12 k games/s"."""

    def progress(self, done: int, target: int | None) -> Text:
        """Return how much is done: "400 of 700 games" or, without a target, "400 games"."""
        if target is None or done >= target:
            return self.all(done)
        return self.part(grouped(done), large_number(target))

    def rate(self, per_second: float) -> Text:
        """Return a speed as text, with about two digits."""
        return self.speed(rate_number(per_second))


TRIALS = Counted(
    "trials",
    lambda n: Text("%n trial(s)", n=n),
    lambda done, target: Text("{done} of {target} trials", done=done, target=target),
    lambda rate: Text("{rate} trials/s", rate=rate),
)
SAMPLES = Counted(
    "samples",
    lambda n: Text("%n sample(s)", n=n),
    lambda done, target: Text("{done} of {target} samples", done=done, target=target),
    lambda rate: Text("{rate} samples/s", rate=rate),
)
SIMULATIONS = Counted(
    "simulations",
    lambda n: Text("%n simulation(s)", n=n),
    lambda done, target: Text("{done} of {target} simulations", done=done, target=target),
    lambda rate: Text("{rate} simulations/s", rate=rate),
)
GAMES = Counted(
    "games",
    lambda n: Text("%n game(s)", n=n),
    lambda done, target: Text("{done} of {target} games", done=done, target=target),
    lambda rate: Text("{rate} games/s", rate=rate),
)
STEPS = Counted(
    "steps",
    lambda n: Text("%n step(s)", n=n),
    lambda done, target: Text("{done} of {target} steps", done=done, target=target),
    lambda rate: Text("{rate} steps/s", rate=rate),
)
MOVES = Counted(
    "moves",
    lambda n: Text("%n move(s)", n=n),
    lambda done, target: Text("{done} of {target} moves", done=done, target=target),
    lambda rate: Text("{rate} moves/s", rate=rate),
)
POSITIONS = Counted(
    "positions",
    lambda n: Text("%n position(s)", n=n),
    lambda done, target: Text("{done} of {target} positions", done=done, target=target),
    lambda rate: Text("{rate} positions/s", rate=rate),
)
NODES = Counted(
    "nodes",
    lambda n: Text("%n node(s)", n=n),
    lambda done, target: Text("{done} of {target} nodes", done=done, target=target),
    lambda rate: Text("{rate} nodes/s", rate=rate),
)
