"""The perfect player: it proves what every move leads to, as far as its bounds let it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from tttmc_app import engine
from tttmc_app.core import Meaning, Position, Square, Thought, derive_seed
from tttmc_app.engine.solving import COMPILED_EMPTIES
from tttmc_app.players.kind import PlayerKind
from tttmc_app.players.parameter import NumberParameter, Value
from tttmc_app.players.player import Player
from tttmc_app.players.tree import proof_text, thought_of_tree

MAX_NODES = 10**9
MAX_SIMULATIONS = 10**9
LARGE_SHARE = 50

Bounds = dict[Square, tuple[int, int]]
"""Per move, what its result is proven to be at least and at most: -1, 0 or 1."""


@dataclass(frozen=True, slots=True)
class Perfect(Player):
    """Play a move of the best result that can be proven; among equals, tree search chooses.

    Where the position isn't proven within the bounds it says so, and tree search chooses among
    the moves that aren't known to lose.
    """

    nodes: int = 300_000
    """Positions that the solver looks at, at most."""
    simulations: int = 1000
    """Simulations of the tree search that chooses among equals."""

    @property
    def holds_interpreter(self) -> bool:
        """Return that the searches may run in Python: on large boards the solver always does."""
        return True

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield what is proven so far, the last time with the move."""
        job = engine.SolveJob(position)
        nodes = self.nodes_for(position)
        while not job.settled and job.nodes < nodes:
            job.advance(nodes - job.nodes)
            yield self._proven(position, job, seed)
        solved = self._proven(position, job, seed)
        candidates = candidates_of(job.bounds())
        is_proven = job.outcome() is not engine.Verdict.UNKNOWN
        if is_proven and len(candidates) == 1:
            yield replace(solved, move=candidates[0])
            return
        tree = engine.Tree(position, derive_seed(seed, "tree"))
        for found in tree.run(self.simulations):
            yield solved if is_proven else self._unproven(position, found, candidates, seed)
        move = choice_of(tree.statistics(), candidates)
        if is_proven:
            yield replace(solved, move=move)
        else:
            last = self._unproven(position, tree.statistics(), candidates, seed)
            yield replace(last, move=move)

    def nodes_for(self, position: Position) -> int:
        """Return how many positions the solver may look at from here.

        Boards too large for the compiled solver get fewer, which take about as long.
        """
        empties = position.empty.bit_count()
        if empties <= COMPILED_EMPTIES:
            return self.nodes
        return max(1, self.nodes // LARGE_SHARE * COMPILED_EMPTIES // empties)

    def _proven(self, position: Position, job: engine.SolveJob, seed: int) -> Thought:
        bounds = job.bounds()
        values: list[float | None] = [None] * position.rules.square_count
        for square, (low, high) in bounds.items():
            if low == high:
                values[position.rules.index(square)] = float(low)
        known = job.outcome() is not engine.Verdict.UNKNOWN
        return Thought(
            meaning=Meaning.RESULT,
            side=position.to_move,
            values=tuple(values),
            errors=None,
            best=candidates_of(bounds) if known else (),
            trials=job.nodes,
            wanted=max(self.nodes_for(position), job.nodes),
            seed=seed,
            note=proof_text(position, job.outcome()) if known else "",
        )

    def _unproven(
        self,
        position: Position,
        found: engine.TreeStatistics,
        candidates: tuple[Square, ...],
        seed: int,
    ) -> Thought:
        nodes = self.nodes_for(position)
        return replace(
            thought_of_tree(position, found, self.simulations, seed),
            best=(choice_of(found, candidates),),
            note=f"Not proven within {nodes:,} positions: here it isn't perfect, "
            "and goes by tree search.",
        )


def candidates_of(bounds: Bounds) -> tuple[Square, ...]:
    """Return the moves to choose among, row-major.

    Where the position's result is proven they are those that are proven to reach it; elsewhere
    all that aren't proven to lose.
    """
    low, high = (max(pair[i] for pair in bounds.values()) for i in (0, 1))
    if low == high:
        return tuple(square for square, pair in bounds.items() if pair[0] == low)
    return tuple(square for square, pair in bounds.items() if pair[1] > -1)


def choice_of(found: engine.TreeStatistics, candidates: tuple[Square, ...]) -> Square:
    """Return the candidate that a tree search prefers."""
    if found.best in candidates:
        return found.best
    visits = {move.square: (move.visits, move.rate) for move in found.moves}
    return max(candidates, key=lambda square: visits.get(square, (0, 0.0)))


def _make(values: Mapping[str, Value]) -> Player:
    return Perfect(int(values["nodes"]), int(values["simulations"]))


KIND = PlayerKind(
    "perfect",
    "Perfect",
    "Proves what every move leads to if both sides play their best, and takes the best. On boards "
    "too large for that it says so, and goes by tree search until the end is near.",
    (
        NumberParameter(
            "nodes",
            "Positions a move",
            300_000,
            1,
            MAX_NODES,
            "How many positions the proof may look at before each move.",
        ),
        NumberParameter(
            "simulations",
            "Simulations a move",
            1000,
            1,
            MAX_SIMULATIONS,
            "How many games tree search simulates to choose among equal or unproven moves.",
        ),
    ),
    _make,
)
