"""A machine that grows a tree by plain UCT (see `engine/twin_uct.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tttmc_app import engine
from tttmc_app.core import Position, Rules, Thought
from tttmc_app.players.defaults import DEFAULT_EXPLORATION, DEFAULT_SIMULATIONS
from tttmc_app.players.player import Player
from tttmc_app.players.tree import thought_of_tree


@dataclass(frozen=True, slots=True)
class Uct(Player):
    """A player that grows a tree by plain UCT and plays the most visited move."""

    simulations: int = DEFAULT_SIMULATIONS
    """Random games per move."""
    exploration: float = DEFAULT_EXPLORATION
    """The weight of exploration relative to win rates, which range from 0 to 1."""

    @property
    def holds_interpreter(self) -> bool:
        """Return whether the tree grows in Python because the compiled search is missing."""
        return engine.SEARCHES_IN_PYTHON

    def compiled(self, rules: Rules) -> engine.KernelPlayer:
        """Return this player for the kernel."""
        del rules
        return engine.KernelPlayer("uct", self.simulations, exploration=self.exploration)

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield visits, win rates and the expected line so far, and finally the move."""
        tree = engine.Tree(position, seed, self.exploration, proofs=False, plain=True)
        for found in tree.run(self.simulations):
            yield self._thought(position, found, seed)
        yield self._thought(position, tree.statistics(), seed).settled()

    def _thought(self, position: Position, found: engine.TreeStatistics, seed: int) -> Thought:
        most = max((move.visits for move in found.moves), default=0)
        best = tuple(move.square for move in found.moves if move.visits == most)
        thought = thought_of_tree(position, found, self.simulations, seed)
        # Among equals, the line may begin with another move than the one that is drawn.
        return replace(thought, best=best, line=found.line if len(best) == 1 else ())
