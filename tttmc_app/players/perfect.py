"""The perfect player: it proves what every move leads to, as far as its bounds let it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from tttmc_app import engine
from tttmc_app.core import Meaning, Position, Square, Text, Thought, derive_seed
from tttmc_app.engine.solving import COMPILED_EMPTIES
from tttmc_app.players.parameter import NumberParameter, Value
from tttmc_app.players.player import Player, PlayerKind
from tttmc_app.players.tree import proof_text, thought_of_tree

MAX_NODES = 10**9
MAX_SIMULATIONS = 10**9
FIRST_NODES = 20_000
"""Positions that the compiled solver looks at before anything else: some 20 ms."""
LARGE_SHARE = 200
"""How much longer than the compiled solver its twin takes for a position, roughly."""

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

    def holds_interpreter_at(self, position: Position) -> bool:
        """Return whether a search runs in Python there: the solver on large boards, or all."""
        return engine.SEARCHES_IN_PYTHON or position.empty.bit_count() > COMPILED_EMPTIES

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield what is proven so far, or what tree search has found; the last has the move.

        A position that is soon proven needs no more. Elsewhere tree search comes first, so that
        there is something to see and to play while the solver goes on.
        """
        job = engine.SolveJob(position)
        nodes = self.nodes_for(position)
        if job.is_compiled:
            for _ in _solving(job, min(nodes, FIRST_NODES)):
                yield self._proven(position, job, seed)
        tree = engine.Tree(position, derive_seed(seed, "tree"))
        if self._choices(job) != 1:
            for found in tree.run(self.simulations):
                yield self._so_far(position, job, found, seed)
        found = tree.statistics()
        for _ in _solving(job, nodes):
            yield self._so_far(position, job, found, seed)
        move = choice_of(found, candidates_of(job.bounds()))
        yield replace(self._so_far(position, job, found, seed, done=True), move=move)

    def nodes_for(self, position: Position) -> int:
        """Return how many positions the solver may look at from here.

        Boards too large for the compiled solver get fewer, each of which takes far longer.
        """
        empties = position.empty.bit_count()
        if empties <= COMPILED_EMPTIES:
            return self.nodes
        return max(1, self.nodes * COMPILED_EMPTIES // (LARGE_SHARE * empties))

    def _choices(self, job: engine.SolveJob) -> int | None:
        """Return among how many moves there is to choose; None while that isn't known."""
        is_known = job.outcome() is not engine.Verdict.UNKNOWN
        return len(candidates_of(job.bounds())) if is_known else None

    def _so_far(
        self,
        position: Position,
        job: engine.SolveJob,
        found: engine.TreeStatistics,
        seed: int,
        *,
        done: bool = False,
    ) -> Thought:
        """Return what is proven, or else what tree search has found."""
        if self._choices(job) is not None:
            return self._proven(position, job, seed)
        nodes = self.nodes_for(position)
        thought = thought_of_tree(position, found, self.simulations, seed)
        candidates = candidates_of(job.bounds())
        best = (choice_of(found, candidates),) if candidates else thought.best
        if found.verdict is not engine.Verdict.UNKNOWN:  # the tree has come to a proof by itself
            return replace(thought, best=best)
        unproven = Text(
            "Not proven within {nodes} positions: here it isn't perfect and uses tree search.",
            nodes=f"{nodes:,}",
        )
        share = (found.simulations + job.nodes) / (self.simulations + nodes)
        return replace(
            thought,
            best=best,
            note=unproven
            if done
            else Text("Not proven yet: this is what tree search finds so far."),
            share=None if done else min(1.0, share),
        )

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
            note=proof_text(position, job.outcome()) if known else Text(""),
        )


def _solving(job: engine.SolveJob, nodes: int) -> Iterator[None]:
    """Let the solver look at positions until there are so many in all, yielding every 10 ms."""
    while not job.settled and job.nodes < nodes:
        job.advance(nodes - job.nodes)
        yield


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
    Text("Perfect"),
    Text(
        "Proves what every move leads to with best play, and takes the best. On boards too large "
        "for that it says so, and uses tree search until near the end."
    ),
    (
        NumberParameter(
            "nodes",
            Text("Positions per move"),
            300_000,
            1,
            MAX_NODES,
            Text("How many positions the proof may search before each move."),
        ),
        NumberParameter(
            "simulations",
            Text("Simulations per move"),
            1000,
            1,
            MAX_SIMULATIONS,
            Text("How many games tree search simulates to choose among equal or unproven moves."),
        ),
    ),
    _make,
)
