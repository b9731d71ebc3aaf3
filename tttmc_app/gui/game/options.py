"""How fast machines play, and the seeds of the games."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import SystemRandom

from tttmc_app.core import derive_seed
from tttmc_app.gui.look.translation import translate

NEW_SEEDS = 1_000_000
"""Drawn seeds are below this, so that they are short enough to type."""
_REPLY_MS = 250
"""The least time that a machine takes to answer you, so that you see both marks appear."""
_BETWEEN_GAMES_MS = 100


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast machines play."""

    milliseconds: int = 400
    """Least time of a machine's move where only machines play; 0 is as fast as possible."""
    starts_next_game: bool = False
    """Whether the next game starts when machines have finished one."""

    def move_ms(self, *, against_human: bool) -> int:
        """Return the least time of a machine's move."""
        return min(_REPLY_MS, self.milliseconds) if against_human else self.milliseconds

    @property
    def rest_ms(self) -> int:
        """Return how long a finished game stays before the next starts."""
        return max(_BETWEEN_GAMES_MS, 2 * self.milliseconds)


@dataclass(frozen=True, slots=True)
class Seeds:
    """The seed of each game of a series: a typed one repeats the series, not one game."""

    typed: int | None = None
    """The seed of the first game; None if every game draws its own."""
    number: int = 1
    """Which game this is since the seed was typed or a new series was started, from 1."""

    def first(self) -> Seeds:
        """Return the seeds at the first game, which has the typed seed itself."""
        return replace(self, number=1)

    def next(self) -> Seeds:
        """Return the seeds at the next game of the series."""
        return replace(self, number=self.number + 1)

    def seed(self) -> int:
        """Return this game's seed; without a typed one, another at each call."""
        if self.typed is None:
            return SystemRandom().randrange(NEW_SEEDS)
        if self.number == 1:
            return self.typed
        return derive_seed(self.typed, "game", self.number) % NEW_SEEDS

    def words(self, seed: int) -> str:
        """Return a game's seed for the status bar, with its origin if it is derived."""
        if self.typed is not None and self.number > 1 and seed == self.seed():
            return translate(
                "Game",
                "seed {seed} (game {number} of {typed})",
                seed=seed,
                number=self.number,
                typed=self.typed,
            )
        return translate("Game", "seed {seed}", seed=seed)
