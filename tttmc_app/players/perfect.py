"""The perfect player: it proves the result of every move, if the limits on its work allow."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from math import inf
from time import perf_counter
from typing import TypeVar

from tttmc_app import engine
from tttmc_app.core import Meaning, Position, Rules, Square, Text, Thought, derive_seed
from tttmc_app.core.numbers import grouped
from tttmc_app.engine.solving import COMPILED_EMPTIES
from tttmc_app.players.defaults import DEFAULT_NODES, DEFAULT_SIMULATIONS
from tttmc_app.players.player import Player
from tttmc_app.players.tree import proof_text, thought_of_tree

FIRST_NODES = 5_000
"""Number of positions that the compiled solver searches first, in about 25 ms."""
LARGE_SHARE = 200
"""Roughly how many times longer the plain solver takes per position than the compiled one."""

SMALL_BOARD = 4
"""The largest board on which the plain solver proves everything in a few seconds."""
MOST_KNOWN = 1 << 13
"""Number of proven positions that a player keeps with all results: more than 3×3 has."""
MOST_BEST = 1 << 14
"""Number of positions whose best moves alone it keeps for whole games: about 10 MB."""
_STEP_SECONDS = 0.002
"""The time after which no further step of the solver begins before the kernel is answered."""

T = TypeVar("T")

Bounds = dict[Square, tuple[int, int]]
"""For each move, the proven lower and upper bounds of its result: -1, 0 or 1."""


@dataclass(frozen=True, slots=True)
class Perfect(Player):
    """A player that makes a move with the best provable result.

    It wins as soon as it can and loses as late as it can. Its seed chooses among equals, so that it
    doesn't always play the same game.

    If the position can't be proven within the limits, its note says so, and tree search chooses
    among the moves that aren't known to lose.
    """

    nodes: int = DEFAULT_NODES
    """Maximum number of positions that the solver searches."""
    simulations: int = DEFAULT_SIMULATIONS
    """Simulations of the tree search that chooses where nothing is proven."""
    _known: dict[Position, Thought] = field(
        default_factory=dict[Position, Thought], init=False, repr=False, compare=False
    )
    """What has been proven about positions, because the games of a run meet them again and again.

    It doesn't depend on the seed or on what was known before, so no move depends on it.
    """
    _best: dict[Position, engine.BestSquares] = field(
        default_factory=dict[Position, engine.BestSquares], init=False, repr=False, compare=False
    )
    """The moves to choose from, also where these limits don't allow a proof; see `compiled`."""

    @property
    def holds_interpreter(self) -> bool:
        """Return true: on large boards the solver always runs in Python."""
        return True

    @property
    def keeps_proofs(self) -> bool:
        """Return true: it solves a position once."""
        return True

    def holds_interpreter_at(self, position: Position) -> bool:
        """Return whether a search of this position runs in Python."""
        return engine.SEARCHES_IN_PYTHON or position.empty.bit_count() > COMPILED_EMPTIES

    def compiled(self, rules: Rules) -> engine.KernelPlayer:
        """Return this player for the kernel, which grows the trees and asks for the best moves."""
        del rules
        return engine.KernelPlayer(
            "perfect", self.simulations, best=_BestMoves(self, self._best).of
        )

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield what has been proven, or found by tree search, so far, and finally the move.

        Unless a position is quickly proven, tree search runs first, to show something while the
        solver continues. Without tree search the solver does all the work, and if that proves
        nothing, the error says how to get it.
        """
        if (proven := self._known.get(position)) is not None:
            yield replace(proven, seed=seed).settled()
            return
        job = engine.SolveJob(position)
        first = FIRST_NODES if job.is_compiled else 0
        if engine.why_no_tree(position.rules) is not None:
            first = self.nodes
        for _ in _solving(job, min(self.nodes_for(position), first)):
            yield self._proven(position, job, seed)
        if _is_decided(job):
            proven = self._proven(position, job, seed)
            yield _kept(self._known, MOST_KNOWN, position, proven).settled()
            return
        yield from self._searching(position, job, seed)

    def _searching(self, position: Position, job: engine.SolveJob, seed: int) -> Iterator[Thought]:
        """Yield the results of tree search while the solver continues, and finally the move."""
        tree = engine.Tree(position, derive_seed(seed, "tree"))
        if not is_proven(job):
            for found in tree.run(self.simulations):
                yield self._so_far(position, job, found, seed)
        found = tree.statistics()
        for _ in _solving(job, self.nodes_for(position)):
            yield self._so_far(position, job, found, seed)
        last = self._so_far(position, job, found, seed, done=True)
        if _is_decided(job):
            _kept(self._known, MOST_KNOWN, position, last)
        if is_proven(job):
            yield last.settled()
        else:
            yield replace(last, move=choice_of(found, preferred(job)))

    def nodes_for(self, position: Position) -> int:
        """Return how many positions the solver may search from here.

        Boards too large for the compiled solver get fewer, because each takes far longer.
        """
        empties = position.empty.bit_count()
        if empties <= COMPILED_EMPTIES:
            return self.nodes
        return max(1, self.nodes * COMPILED_EMPTIES // (LARGE_SHARE * empties))

    def _so_far(
        self,
        position: Position,
        job: engine.SolveJob,
        found: engine.TreeStatistics,
        seed: int,
        *,
        done: bool = False,
    ) -> Thought:
        """Return the proven results if the position is proven, otherwise those of tree search."""
        if is_proven(job):
            return self._proven(position, job, seed)
        nodes = self.nodes_for(position)
        thought = thought_of_tree(position, found, self.simulations, seed)
        best = (choice_of(found, candidates_of(job.bounds())),)
        if found.verdict is not engine.Verdict.UNKNOWN:  # the tree has proven it
            return replace(thought, best=best)
        unproven = Text(
            "Not proven within {nodes} positions, so tree search chooses the move, which may not "
            "be perfect.",
            nodes=grouped(nodes),
        )
        share = (found.simulations + job.nodes) / (self.simulations + nodes)
        return replace(
            thought,
            best=best,
            note=unproven
            if done
            else Text("Not proven yet: these are the results of tree search so far."),
            share=None if done else min(1.0, share),
        )

    def _proven(self, position: Position, job: engine.SolveJob, seed: int) -> Thought:
        results = {s: float(low) for s, (low, high) in job.bounds().items() if low == high}
        plies, known = position.rules.on_squares(job.distances()), is_proven(job)
        return Thought(
            meaning=Meaning.RESULT,
            side=position.to_move,
            values=position.rules.on_squares(results),
            best=preferred(job) if known else (),
            trials=job.nodes,
            target=max(self.nodes_for(position), job.nodes),
            seed=seed,
            note=proof_text(position, job.outcome()) if known else Text(""),
            plies=plies if any(plies) else None,
        )


class _BestMoves:
    """A player's moves to choose from, found in steps of about 10 ms.

    They are those that `think` arrives at: the same positions are searched within the same limit.
    """

    def __init__(self, player: Perfect, known: dict[Position, engine.BestSquares]) -> None:
        self._player = player
        self._known = known
        self._under_way: tuple[Position, engine.SolveJob] | None = None
        """The position that is being solved, and the solver."""

    def of(self, position: Position) -> engine.BestSquares | None:
        """Return the moves to choose from; None if finding them takes longer."""
        if (best := self._known.get(position)) is not None:
            return best
        if self._under_way is None or self._under_way[0] != position:
            self._under_way = position, engine.SolveJob(position)
        job, began = self._under_way[1], perf_counter()
        for _ in _solving(job, self._player.nodes_for(position)):
            if perf_counter() - began >= _STEP_SECONDS:
                return None
        self._under_way = None
        best = engine.BestSquares(preferred(job), by_tree=not is_proven(job))
        return _kept(self._known, MOST_BEST, position, best)


def _kept(known: dict[Position, T], most: int, position: Position, value: T) -> T:
    """Keep and return what is known about a position."""
    if len(known) >= most:
        known.clear()
    known[position] = value
    return value


def why_not(rules: Rules) -> Text | None:
    """Return why these rules don't allow the player: it needs tree search beyond small boards."""
    return None if rules.size <= SMALL_BOARD else engine.why_no_tree(rules)


def _solving(job: engine.SolveJob, nodes: int) -> Iterator[None]:
    """Run the solver up to a total number of positions, yielding every 10 ms."""
    while not _is_decided(job) and job.nodes < nodes:
        job.advance(nodes - job.nodes)
        yield


def is_proven(job: engine.SolveJob) -> bool:
    """Return whether the position's result is known; then the seed chooses among the best moves."""
    return job.outcome() is not engine.Verdict.UNKNOWN


def _is_decided(job: engine.SolveJob) -> bool:
    """Return whether the results and, unless it's a draw, the best moves' distances are known."""
    if not job.settled or job.outcome() is engine.Verdict.DRAW:
        return job.settled
    distances = job.distances()
    return all(square in distances for square in candidates_of(job.bounds()))


def preferred(job: engine.SolveJob) -> tuple[Square, ...]:
    """Return the moves with the best result that win soonest or lose latest, as far as is known."""
    candidates, distances = candidates_of(job.bounds()), job.distances()
    if job.outcome() is engine.Verdict.WIN:
        soonest = min((distances.get(square, inf) for square in candidates), default=inf)
        return tuple(square for square in candidates if distances.get(square, inf) == soonest)
    if job.outcome() is engine.Verdict.LOSS:
        latest = max(distances.get(square, inf) for square in candidates)
        return tuple(square for square in candidates if distances.get(square, inf) == latest)
    return candidates


def candidates_of(bounds: Bounds) -> tuple[Square, ...]:
    """Return the moves to choose from, in row-major order.

    Where the position's result is proven, these are the moves proven to reach it; elsewhere all
    moves that aren't proven to lose.
    """
    low, high = (max(pair[i] for pair in bounds.values()) for i in (0, 1))
    if low == high:
        return tuple(square for square, pair in bounds.items() if pair[0] == low)
    return tuple(square for square, pair in bounds.items() if pair[1] > -1)


def choice_of(found: engine.TreeStatistics, candidates: tuple[Square, ...]) -> Square:
    """Return the candidate that tree search prefers."""
    if found.best in candidates:
        return found.best
    visits = {move.square: (move.visits, move.rate) for move in found.moves}
    return max(candidates, key=lambda square: visits.get(square, (0, 0.0)))
