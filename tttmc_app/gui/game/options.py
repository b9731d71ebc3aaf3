"""The pace of machines, and the seeds of games."""

from __future__ import annotations

from random import SystemRandom
from typing import NamedTuple

from tttmc_app.core import derive_seed
from tttmc_app.gui.look.translation import translate

NEW_SEEDS = 1_000_000
"""Random seeds are below this, so that they are short enough to type."""
_REPLY_MS = 250
"""The minimum time for a machine's reply to your move, so that you see both marks appear."""
_BETWEEN_GAMES_MS = 100


class Pace(NamedTuple):
    """The pace of machines."""

    milliseconds: int = 400
    """The minimum time per move when only machines play; 0 means as fast as possible."""
    starts_next_game: bool = False
    """Whether machines start the next game automatically."""

    def move_ms(self, *, against_human: bool) -> int:
        """Return the minimum time for a machine's move."""
        return min(_REPLY_MS, self.milliseconds) if against_human else self.milliseconds

    @property
    def between_games_ms(self) -> int:
        """Return how long a finished game stays on the board before the next starts."""
        return max(_BETWEEN_GAMES_MS, 2 * self.milliseconds)


def new_seed() -> int:
    """Draw a seed for a game or run for which the user has typed none."""
    return SystemRandom().randrange(NEW_SEEDS)


class Seeds(NamedTuple):
    """The seeds of the games of a series; a typed seed repeats the whole series."""

    typed: int | None = None
    """The seed of the first game; None if every game draws its own."""
    number: int = 1
    """The game's number, from 1, since the seed was typed or the series started."""

    def first(self) -> Seeds:
        """Return these seeds for the first game, which uses the typed seed itself."""
        return self._replace(number=1)

    def next(self) -> Seeds:
        """Return these seeds for the next game of the series."""
        return self._replace(number=self.number + 1)

    def seed(self) -> int:
        """Return this game's seed; without a typed seed, a new one on each call."""
        if self.typed is None:
            return new_seed()
        if self.number == 1:
            return self.typed
        return derive_seed(self.typed, "game", self.number) % NEW_SEEDS

    def words(self, seed: int) -> str:
        """Return a game's seed in words, with its origin if it is derived."""
        if self.typed is not None and self.number > 1 and seed == self.seed():
            return translate(
                "Game",
                "seed {seed} (game {number} of {typed})",
                seed=seed,
                number=self.number,
                typed=self.typed,
            )
        return translate("Game", "seed {seed}", seed=seed)
