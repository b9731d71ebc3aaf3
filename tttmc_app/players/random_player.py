"""A machine that plays at random: the baseline for all others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tttmc_app.core import Meaning, Position, Rules, Square, Thought
from tttmc_app.core.seeds import drawn_place
from tttmc_app.engine import KernelPlayer
from tttmc_app.players.player import Player


@dataclass(frozen=True, slots=True)
class RandomPlayer(Player):
    """A player that takes a legal square at random."""

    def compiled(self, rules: Rules) -> KernelPlayer:
        """Return this player for the kernel."""
        del rules
        return KernelPlayer("random")

    def chances(self, position: Position) -> dict[Square, float]:
        """Return the same chance for every legal square."""
        return dict.fromkeys(position.legal_squares, 1 / position.legal.bit_count())

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield a single thought: a move without values."""
        squares = position.legal_squares
        move = squares[drawn_place(seed, "move", len(squares))]
        nothing = (None,) * position.rules.square_count
        yield Thought(Meaning.RATE, position.to_move, nothing, seed=seed, move=move)
