"""Tree search: simulated games that follow good moves more often."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tttmc_app import engine
from tttmc_app.core import Meaning, Position, Rules, Text, Thought
from tttmc_app.players.defaults import DEFAULT_SIMULATIONS
from tttmc_app.players.player import Player


@dataclass(frozen=True, slots=True)
class TreeSearch(Player):
    """A player that grows a search tree (UCT) and plays the most visited or a proven best move."""

    simulations: int = DEFAULT_SIMULATIONS
    """Simulated games per move; fewer if the result is proven earlier."""

    def compiled(self, rules: Rules) -> engine.KernelPlayer:
        """Return this player for the kernel."""
        del rules
        return engine.KernelPlayer("tree", self.simulations)

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield visits, win rates and the best line so far, and finally the move."""
        tree = engine.Tree(position, seed)
        for found in tree.run(self.simulations):
            yield thought_of_tree(position, found, self.simulations, seed)
        last = thought_of_tree(position, tree.statistics(), self.simulations, seed)
        yield last.settled()


def thought_of_tree(
    position: Position, found: engine.TreeStatistics, target: int, seed: int
) -> Thought:
    """Return a tree's statistics as a thought: visits and rates."""
    on_squares = position.rules.on_squares
    thought = Thought(
        meaning=Meaning.VISITS,
        side=position.to_move,
        values=on_squares({move.square: float(move.visits) for move in found.moves}),
        best=() if found.best is None else (found.best,),
        trials=found.simulations,
        target=target,
        seed=seed,
        stream=engine.search_stream(position.rules),
        rates=on_squares({move.square: move.rate for move in found.moves}),
        line=found.line,
    )
    if found.verdict is engine.Verdict.UNKNOWN:
        return thought
    return replace(thought, note=proof_text(position, found.verdict))


def proof_text(position: Position, verdict: engine.Verdict) -> Text:
    """Return a sentence on the proven result of a position."""
    if verdict is engine.Verdict.DRAW:
        return Text("Proven: with best play the game is a tie.")
    mine = verdict is engine.Verdict.WIN
    winner = position.to_move if mine else position.to_move.other
    return Text("Proven: with best play {winner} wins.", winner=winner)
