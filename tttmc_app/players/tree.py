"""Tree search and plain UCT: simulated games that follow good moves more often."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tttmc_app import engine
from tttmc_app.core import Meaning, Position, Rules, Text, Thought, square_name
from tttmc_app.core.text import EMPTY_TEXT
from tttmc_app.players.defaults import DEFAULT_EXPLORATION, DEFAULT_SIMULATIONS
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
    if found.verdict is not engine.Verdict.UNKNOWN:
        thought = replace(thought, note=proof_text(position, found.verdict))
    else:
        thought = replace(thought, note=_why_fewer_visits(found))
    proven = {m.square: _RESULTS[m.verdict] for m in found.moves if m.verdict in _RESULTS}
    return replace(thought, results=on_squares(proven)) if proven else thought


_RESULTS = {engine.Verdict.LOSS: -1.0, engine.Verdict.DRAW: 0.0, engine.Verdict.WIN: 1.0}


def _why_fewer_visits(found: engine.TreeStatistics) -> Text:
    """Return why the move isn't the most visited one; empty if it is."""
    own = next((move for move in found.moves if move.square == found.best), None)
    more = [move for move in found.moves if own is not None and move.visits > own.visits]
    if own is None or not more:
        return EMPTY_TEXT
    best = square_name(own.square)
    if own.verdict is engine.Verdict.DRAW:
        return Text(
            "{square} is proven to tie; the squares with more visits promise less.", square=best
        )
    lost = ", ".join(square_name(move.square) for move in more)
    return Text(
        "Visited more often than {square}, but proven to lose: {lost}.", square=best, lost=lost
    )


def proof_text(position: Position, verdict: engine.Verdict) -> Text:
    """Return a sentence on the proven result of a position."""
    if verdict is engine.Verdict.DRAW:
        return Text("Proven: with best play the game is a tie.")
    mine = verdict is engine.Verdict.WIN
    winner = position.to_move if mine else position.to_move.other
    return Text("Proven: with best play {winner} wins.", winner=winner)
