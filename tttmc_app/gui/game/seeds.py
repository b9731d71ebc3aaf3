"""Where the games' seeds come from: drawn, or derived from the one that a person has typed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import SystemRandom

from tttmc_app.core import derive_seed

NEW_SEEDS = 1_000_000
"""Seeds made for a person are below this, so that they are short enough to type."""


@dataclass(frozen=True, slots=True)
class Seeds:
    """Give each game of a series its seed, so that a typed one repeats the series, not a game."""

    typed: int | None = None
    """The seed of the first game; None where every game draws its own."""
    number: int = 1
    """Which game this is since the seed was typed or a game was begun by hand, from 1."""

    def first(self) -> Seeds:
        """Return the seeds at the first game, which has the typed seed itself."""
        return replace(self, number=1)

    def next(self) -> Seeds:
        """Return the seeds at the next game of the series."""
        return replace(self, number=self.number + 1)

    def seed(self) -> int:
        """Return this game's seed; without a typed one another at each call."""
        if self.typed is None:
            return SystemRandom().randrange(NEW_SEEDS)
        if self.number == 1:
            return self.typed
        return derive_seed(self.typed, "game", self.number) % NEW_SEEDS

    def words(self, seed: int) -> str:
        """Return a game's seed for the status bar, with where it comes from if it is derived."""
        if self.typed is not None and self.number > 1 and seed == self.seed():
            return f"seed {seed} (game {self.number} of {self.typed})"
        return f"seed {seed}"
