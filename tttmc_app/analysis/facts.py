"""What is known about a position, whoever thinks about it: results, threats and lines.

Results are for the side to move: -1 is a loss, 0 a tie, 1 a win.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from math import inf
from typing import NamedTuple, TypeVar

from tttmc_app import engine
from tttmc_app.core import Expectation, Mark, Meaning, Position, Square, Thought
from tttmc_app.engine.certainty import Spread, Sureness, sample_spread

REVIEW_NODES = 300_000
"""The maximum number of positions that the solver searches per position of a game: about 0.3 s."""
STUDY_NODES = 3_000_000
"""The maximum number of positions that it searches for the position on the board."""
PLAIN_EMPTIES = 9
"""The maximum number of empty squares with which the plain solver is used."""
_PLAIN_SHARE = 200
"""Roughly how many times slower the plain solver is per position."""
_FIRST_NODES = 100_000
"""Positions that the solver searches before anything else is calculated."""

T = TypeVar("T")

Bounds = tuple[int, int]
"""The proven lower and upper bounds of a result."""
UNPROVEN: Bounds = (-1, 1)


class Want(Enum):
    """What is calculated only on request."""

    EXACT = auto()
    """The scores of infinitely many trials."""
    SPREAD = auto()
    """How the scores vary together, from which each square's chance of being best is calculated."""


class Slip(NamedTuple):
    """A chosen square that is proven worse than others."""

    chosen: Square
    better: tuple[Square, ...]
    """The squares that are proven to achieve the best result, the quickest win first, or else all
    that may."""
    result: int
    """The least that they are proven to achieve: 1 for a win, 0 for a tie."""
    loses: bool
    """Whether the chosen square is proven to lose."""


@dataclass(frozen=True, slots=True)
class PositionFacts:
    """What is known about a position so far."""

    position: Position
    bounds: Mapping[Square, Bounds] = field(default_factory=dict[Square, Bounds])
    """The proven bounds of each move's result; a move that isn't there is unproven."""
    distances: Mapping[Square, int] = field(default_factory=dict[Square, int])
    """Moves by both sides until a proven win or loss, where known (see `SolveJob.distances`)."""
    is_searched: bool = False
    """Whether the solver has finished; results not proven by then remain unproven."""
    expectation: Expectation | None = None
    spread: Spread | None = None
    sureness: Sureness | None = None
    """The chances of the best score, given the trials of the thought shown."""
    slip_chance: float | None = None
    """How often such trials choose a move that gives up the proven result (see `slip_chance`)."""
    own: Bounds = UNPROVEN
    """What is proven about the position's own result, even if no move is proven to achieve it."""

    def result(self, square: Square) -> int | None:
        """Return the proven result of a move, or None."""
        low, high = self.bounds.get(square, UNPROVEN)
        return low if low == high else None

    @property
    def best(self) -> Bounds:
        """Return the bounds on the position's own result, which also follow from its moves'."""
        bounds = self.bounds.values()
        low, high = max([low for low, _high in bounds], default=-1), 1
        if len(bounds) == self.position.legal.bit_count():
            high = max([high for _low, high in bounds], default=1)
        return narrowed((low, high), self.own)

    @property
    def best_moves(self) -> tuple[Square, ...]:
        """Return the moves with the position's proven result; empty if it is unproven or a loss."""
        low, high = self.best
        if low < high or high == -1:
            return ()
        return tuple(square for square, pair in self.bounds.items() if pair == (low, low))

    @property
    def is_lost(self) -> bool:
        """Return whether every move is proven to lose."""
        return self.best == (-1, -1)

    @property
    def longest(self) -> tuple[Square, ...]:
        """Return the moves by which a lost game lasts longest; empty if unknown or if all do."""
        if not self.is_lost or len(self.distances) < self.position.legal.bit_count():
            return ()
        most = max(self.distances.values())
        found = tuple(square for square, plies in self.distances.items() if plies == most)
        return found if len(found) < len(self.distances) else ()

    @property
    def is_solved(self) -> bool:
        """Return whether the result of every move is proven."""
        return bool(self.bounds) and all(low == high for low, high in self.bounds.values())

    @property
    def slips(self) -> frozenset[Square]:
        """Return the moves proven to give up the position's result; empty unless all are known."""
        low, high = self.best
        if low < high:
            return frozenset()
        known = [pair for pair in self.bounds.values() if pair[1] < low or pair[0] >= low]
        if len(known) < self.position.legal.bit_count():
            return frozenset()
        return frozenset(square for square, pair in self.bounds.items() if pair[1] < low)

    def slip(self, chosen: Sequence[Square]) -> Slip | None:
        """Return the first of some chosen squares that is proven worse than another, or None."""
        low, pairs = self.best[0], self.bounds.items()
        for square in chosen:
            high = self.bounds.get(square, UNPROVEN)[1]
            if high < low:
                better = [each for each, pair in pairs if pair[0] == low]
                better = better or [each for each, pair in pairs if pair[1] >= low]
                better.sort()
                if low == 1:
                    better.sort(key=lambda each: self.distances.get(each, inf))
                return Slip(square, tuple(better), low, high == -1)
        return None

    def open_lines(self, *sides: Mark) -> tuple[Sequence[int], ...]:
        """Return the lines that one of these sides can still complete, as square numbers."""
        rules, held = self.position.rules, {Mark.X: self.position.x, Mark.O: self.position.o}
        others = [held[side.other] for side in sides]
        return tuple(
            line
            for line, mask in zip(rules.lines, rules.line_masks, strict=True)
            if not all(mask & other for other in others)
        )

    def completing(self, side: Mark) -> tuple[Square, ...]:
        """Return the squares with which a side completes a line, in row-major order."""
        empty, rules = self.position.empty, self.position.rules
        needs = ([i for i in line if empty >> i & 1] for line in self.open_lines(side))
        return tuple(map(rules.square, sorted({need[0] for need in needs if len(need) == 1})))

    def has(self, want: Want) -> bool:
        """Return whether what is wanted is already known, or can't be found out."""
        if want is Want.SPREAD:
            return self.spread is not None
        return self.expectation is not None or engine.why_not_exact(self.position) is not None

    def with_thought(self, thought: Thought | None) -> PositionFacts:
        """Return these facts with what a thought about the position has proven."""
        if thought is None:
            return self
        results = thought.values if thought.meaning is Meaning.RESULT else thought.results or ()
        square = self.position.rules.square
        known = ((square(i), int(each)) for i, each in enumerate(results) if each is not None)
        bounds = {each: (result, result) for each, result in known}
        return self.with_more(PositionFacts(self.position, bounds)) if bounds else self

    def with_own(self, bounds: Bounds) -> PositionFacts:
        """Return these facts with what is proven about the position's own result."""
        limits = dict.fromkeys(self.position.legal_squares, (-1, bounds[1]))
        return self.with_more(PositionFacts(self.position, limits, own=bounds))

    def with_more(self, other: PositionFacts) -> PositionFacts:
        """Combine these facts with newer ones about the same position."""
        pairs, weighed = {**self.bounds, **other.bounds}, other if other.sureness else self
        for square in self.bounds.keys() & other.bounds:
            pairs[square] = narrowed(self.bounds[square], other.bounds[square])
        return PositionFacts(
            self.position,
            pairs,
            {**self.distances, **other.distances},
            self.is_searched or other.is_searched,
            other.expectation or self.expectation,
            other.spread or self.spread,
            weighed.sureness,
            weighed.slip_chance,
            own=narrowed(self.own, other.own),
        )


def study(position: Position, wants: frozenset[Want], seed: int) -> Iterator[PositionFacts]:
    """Yield, every 10 ms or so, what is known about an open position, until nothing more is wanted.

    The work is bounded, and stops when the iteration does.
    """
    facts = PositionFacts(position)
    proofs = _proofs(position, STUDY_NODES, measured=True)
    for facts, nodes in proofs:
        yield facts
        if nodes >= _FIRST_NODES:
            break
    more = facts
    if Want.SPREAD in wants:
        for spread in sample_spread(position, seed):
            more = replace(more, spread=spread)
            yield more
    if Want.EXACT in wants and engine.why_not_exact(position) is None:
        job = engine.ExactJob(position)
        for _ in job:
            yield more
        more = replace(more, expectation=job.result())
        yield more
    for facts, _nodes in proofs:
        more = more.with_more(facts)
        yield more
    yield replace(more, is_searched=True)


def proven(
    position: Position, nodes: int = REVIEW_NODES, *, measured: bool = False
) -> Generator[None, None, PositionFacts]:
    """Prove bounds on every move's result, yielding about every 10 ms; return the facts.

    The solver searches at most `nodes` positions (a 200th of that without the compiled code), and
    only boards with few enough empty squares; before it starts, a search looks for wins by
    continuous threats. If `measured`, it goes on until all distances are known. Raises TttmcError
    for a finished game.
    """
    found = PositionFacts(position)
    for facts, _nodes in _proofs(position, nodes, measured=measured):
        found = facts
        yield
    return replace(found, is_searched=True)


def proven_now(
    position: Position, nodes: int = REVIEW_NODES, *, measured: bool = False
) -> PositionFacts:
    """Return what is proven about a position without yielding; see `proven`."""
    return result_of(proven(position, nodes, measured=measured))


def _proofs(
    position: Position, nodes: int, *, measured: bool
) -> Iterator[tuple[PositionFacts, int]]:
    """Yield what is proven so far, and how many positions were searched.

    The search ends when every move's result is known, and if `measured` also every distance.
    """
    facts = PositionFacts(position, dict.fromkeys(position.legal_squares, UNPROVEN))
    job, is_settled = engine.SolveJob(position), False
    if win := engine.forced_win(position):
        facts = replace(facts, bounds={**facts.bounds, win[0]: (1, 1)})
    yield facts, 0
    if not job.is_compiled and position.empty.bit_count() > PLAIN_EMPTIES:
        return
    most = nodes if job.is_compiled else nodes // _PLAIN_SHARE
    while not (job.settled and (job.measured or not measured)) and job.nodes < most:
        job.advance(most - job.nodes)
        if job.settled and not is_settled:  # measuring distances may take as long again
            is_settled, most = True, min(most, 2 * job.nodes + _FIRST_NODES)
        found = PositionFacts(position, job.bounds(), job.distances())
        yield facts.with_more(found), job.nodes


def result_of(work: Generator[object, None, T]) -> T:
    """Run all the steps of some work, and return its result."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]  # the generator's own result


def result_for(position: Position, side: Mark) -> int | None:
    """Return a finished game's result for a side; None while it is open."""
    outcome = position.outcome
    if outcome is None:
        return None
    return 0 if outcome.winner is None else 1 if outcome.winner is side else -1


def narrowed(one: Bounds, two: Bounds) -> Bounds:
    """Combine what two proofs of the same result show."""
    return max(one[0], two[0]), min(one[1], two[1])


def chosen_in(thought: Thought) -> tuple[Square, ...]:
    """Return a thought's move, or else the squares to choose from."""
    return thought.best if thought.move is None else (thought.move,)


def for_other(bounds: Bounds) -> Bounds:
    """Return the bounds as the other side sees them."""
    return -bounds[1], -bounds[0]
