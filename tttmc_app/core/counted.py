"""The things that thoughts and runs count, and the words that say how many are done."""

from __future__ import annotations

from typing import NamedTuple

from tttmc_app.core.numbers import grouped, large_number, rate_number
from tttmc_app.core.text import Text


class Counted(NamedTuple):
    """One kind of thing that is counted, such as games."""

    key: str
    """Its name in JSON and commands, in the plural, such as "games"."""
    number: Text
    """Such as "%n game(s)"."""
    part: Text
    """Such as "{done} of {target} games"."""
    speed: Text
    """Such as "{rate} games/s"."""

    def all(self, number: int) -> Text:
        """Return "700 games"."""
        return Text(self.number.source, n=number)

    def progress(self, done: int, target: int | None) -> Text:
        """Return how much is done: "400 of 700 games" or, without a target, "400 games"."""
        if target is None or done >= target:
            return self.all(done)
        return Text(self.part.source, done=grouped(done), target=large_number(target))

    def rate(self, per_second: float) -> Text:
        """Return a speed as text, with about two digits."""
        return Text(self.speed.source, rate=rate_number(per_second))


TRIALS = Counted(
    "trials",
    Text("%n trial(s)"),
    Text("{done} of {target} trials"),
    Text("{rate} trials/s"),
)
SAMPLES = Counted(
    "samples",
    Text("%n sample(s)"),
    Text("{done} of {target} samples"),
    Text("{rate} samples/s"),
)
SIMULATIONS = Counted(
    "simulations",
    Text("%n simulation(s)"),
    Text("{done} of {target} simulations"),
    Text("{rate} simulations/s"),
)
GAMES = Counted(
    "games",
    Text("%n game(s)"),
    Text("{done} of {target} games"),
    Text("{rate} games/s"),
)
STEPS = Counted(
    "steps",
    Text("%n step(s)"),
    Text("{done} of {target} steps"),
    Text("{rate} steps/s"),
)
MOVES = Counted(
    "moves",
    Text("%n move(s)"),
    Text("{done} of {target} moves"),
    Text("{rate} moves/s"),
)
POSITIONS = Counted(
    "positions",
    Text("%n position(s)"),
    Text("{done} of {target} positions"),
    Text("{rate} positions/s"),
)
NODES = Counted(
    "nodes",
    Text("%n node(s)"),
    Text("{done} of {target} nodes"),
    Text("{rate} nodes/s"),
)
