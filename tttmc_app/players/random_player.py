"""A machine that plays any empty square: what every other is measured against."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from tttmc_app.core import Meaning, Position, Thought
from tttmc_app.players.player import Player


@dataclass(frozen=True, slots=True)
class RandomPlayer(Player):
    """Play an empty square, each with the same chance."""

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield the one thought that there is: a move and no values."""
        nothing = (None,) * position.rules.square_count
        move = Random(seed).choice(position.empty_squares)
        yield Thought(
            meaning=Meaning.RATE,
            side=position.to_move,
            values=nothing,
            errors=None,
            best=(),
            trials=0,
            wanted=None,
            seed=seed,
            move=move,
        )
