"""The review of a game: what each move gave away, by proof or by estimate."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, replace
from enum import StrEnum
from math import hypot
from typing import NamedTuple

from tttmc_app.analysis.estimates import Estimate, random_estimate, search_estimate
from tttmc_app.analysis.facts import (
    REVIEW_NODES,
    UNPROVEN,
    Bounds,
    PositionFacts,
    for_other,
    narrowed,
    proven,
    result_for,
)
from tttmc_app.core import GameRecord, Mark, Position, Square, best_squares, derive_seed
from tttmc_app.engine.certainty import CONFIDENCE, chance_ahead
from tttmc_app.players.tree import TreeSearch

DOUBTFUL, LIKELY_MISTAKE = 0.05, 0.2
"""Points that an unproven move surely gives away by estimate, for these classes."""


class MoveClass(StrEnum):
    """The quality of a move."""

    FORCED = "forced"
    """The only legal move."""
    ONLY = "only"
    """The only move that keeps the proven result."""
    BEST = "best"
    """Keeps the proven result, as other moves do."""
    GOOD = "good"
    """Not proven; can't be told apart from the best move, or gives away very little."""
    DOUBTFUL = "doubtful"
    """Not proven; estimated to give away at least `DOUBTFUL` points."""
    LIKELY_MISTAKE = "likely mistake"
    """Not proven; estimated to give away at least `LIKELY_MISTAKE` points."""
    MISTAKE = "mistake"
    """Proven to turn a win into a tie, or a tie into a loss."""
    BLUNDER = "blunder"
    """Proven to turn a win into a loss."""


MISTAKES = (MoveClass.MISTAKE, MoveClass.BLUNDER)
"""The classes of proven mistakes."""
_WRONG = (*MISTAKES, MoveClass.LIKELY_MISTAKE, MoveClass.DOUBTFUL)


class ReviewLimits(NamedTuple):
    """How much work a review does for each position of a game."""

    nodes: int = REVIEW_NODES
    """The maximum number of positions that the solver searches."""
    trials: int = 2000
    """Random games for the estimate of each position; 0 for none."""
    searches: int = 6
    """Independent tree searches for each estimate of an unproven move; 0 for none."""
    simulations: int = 2000
    """Simulations of each of these searches."""


class MoveReview(NamedTuple):
    """One move of a game and what it gave away, as seen by the side that played it."""

    number: int
    """From 0."""
    side: Mark
    square: Square
    kind: MoveClass
    lost: float
    """Points given away, 0 to 1: a win counts 1, a tie ½."""
    error: float | None
    """The standard error of `lost`; None if the loss is proven."""
    better: tuple[Square, ...]
    """The moves that keep the proven result, or the best move found; empty after a best move."""
    facts: PositionFacts
    """What is proven about the position before the move."""

    @property
    def best(self) -> Bounds:
        """Return the proven bounds of the result before the move."""
        return self.facts.best

    @property
    def kept(self) -> Bounds:
        """Return the proven bounds of the result after the move."""
        return self.facts.bounds[self.square]

    @property
    def has_choice(self) -> bool:
        """Return whether moves with different results were possible, or nothing is proven."""
        return not self.is_proven or len({*map(self.facts.result, self.facts.bounds)}) > 1

    @property
    def is_proven(self) -> bool:
        """Return whether the move's class is proven."""
        return self.error is None

    @property
    def is_judged(self) -> bool:
        """Return whether the move's class is proven, or searches tell it from the best move."""
        return self.is_proven or self.kind is not MoveClass.GOOD

    @property
    def is_mistake(self) -> bool:
        """Return whether the move is a proven mistake."""
        return self.kind in MISTAKES

    @property
    def verdict(self) -> int:
        """Return 1 for a right move, -1 for a wrong or doubtful one, 0 for a forced one."""
        return -1 if self.kind in _WRONG else int(self.kind is not MoveClass.FORCED)


@dataclass(frozen=True, slots=True)
class GameReview:
    """What is known about a game so far; the review goes from its last move to its first."""

    record: GameRecord
    moves: tuple[MoveReview, ...] = ()
    """The moves reviewed so far, in the order of the game; its first moves are reviewed last."""
    truths: tuple[Bounds, ...] = ()
    """The proven bounds of X's result before each of these moves and at the end."""
    estimates: tuple[Estimate | None, ...] = ()
    """X's share of points in random games from these positions; None without trials."""
    searched: tuple[Estimate | None, ...] = ()
    """X's share of points by tree search, where nothing is proven."""

    @property
    def is_complete(self) -> bool:
        """Return whether every move has been reviewed."""
        return len(self.moves) == len(self.record.moves)

    @property
    def first(self) -> int:
        """Return the number of the first move reviewed, from 0."""
        return len(self.record.moves) - len(self.moves)

    def accuracy(self, side: Mark) -> float | None:
        """Return 1 minus the mean number of points that a side gave away per move: 0 to 1.

        Only judged moves that could have changed the result count; None if there are none.
        """
        counted = [move.lost for move in self._choices(side) if move.is_judged]
        return 1 - sum(counted) / len(counted) if counted else None

    def judged(self, side: Mark) -> tuple[int, int]:
        """Return how many moves that could have changed the result are judged, and of how many."""
        choices = self._choices(side)
        return sum(move.is_judged for move in choices), len(choices)

    def _choices(self, side: Mark) -> list[MoveReview]:
        return [move for move in self.moves if move.side is side and move.has_choice]

    def mistakes(self, sides: tuple[Mark, ...] = tuple(Mark)) -> tuple[MoveReview, ...]:
        """Return the proven mistakes of these sides."""
        return tuple(move for move in self.moves if move.is_mistake and move.side in sides)

    @property
    def turning_point(self) -> MoveReview | None:
        """Return the move that decided the game: the last proven mistake of a side that didn't win.

        If none has followed the winner's own last one, it is the move since then that is estimated
        to have given away the most; where nobody won, only a likely mistake.
        """
        result = self.record.result
        winner = None if result is None else result.winner
        own = () if winner is None else self.mistakes((winner,))
        since = own[-1].number if own else -1
        decisive = [move for move in self.moves if move.number > since and move.side is not winner]
        if proven := [move for move in decisive if move.is_mistake]:
            return proven[-1]
        least = LIKELY_MISTAKE if winner is None else DOUBTFUL
        likely = [move for move in decisive if not move.is_proven and move.lost >= least]
        return max(likely, key=lambda move: move.lost, default=None)

    @property
    def dearest(self) -> tuple[MoveReview, ...]:
        """Return the moves that are estimated to have given away the most, at most three."""
        faults = (move for move in self.moves if not move.is_proven and move.is_judged)
        return tuple(sorted(faults, key=lambda move: -move.lost)[:3])


class ReviewProgress(NamedTuple):
    """A step of a review."""

    share: float
    """The share of moves reviewed, 0 to 1."""
    review: GameReview


def review(
    record: GameRecord,
    limits: ReviewLimits | None = None,
    seed: int = 0,
    begun: GameReview | None = None,
) -> Generator[ReviewProgress | None, None, None]:
    """Review a game from its last move to its first.

    Later positions have fewer empty squares, and what is proven there also helps with earlier ones.
    Yields the review after each move, the last one being complete, and None about every 10 ms in
    between. Equal seeds give equal reviews, also of one that goes on with what was `begun`.
    """
    limits = limits or ReviewLimits()
    total = len(record.moves)
    found = begun
    if found is None or not found.truths:
        found = yield from _end_reviewed(record, limits, seed)
    yield ReviewProgress(1 - found.first / total if total else 1.0, found)
    for number in reversed(range(found.first)):
        found = yield from _reviewed(found, number, limits, derive_seed(seed, number))
        yield ReviewProgress(1 - number / total, found)


def _end_reviewed(
    record: GameRecord, limits: ReviewLimits, seed: int
) -> Generator[None, None, GameReview]:
    """Return the review of a game's end alone, yielding about every 10 ms."""
    end = record.position
    result = result_for(end, Mark.X)
    truth = UNPROVEN if result is None else (result, result)
    if result is None:
        facts = yield from proven(end, limits.nodes)
        truth = _seen_by(Mark.X, end.to_move, facts.best)
    return GameReview(record, (), (truth,), (_estimate(end, limits, seed),), (None,))


def _reviewed(
    found: GameReview, number: int, limits: ReviewLimits, seed: int
) -> Generator[None, None, GameReview]:
    """Return the review extended by one more move, yielding about every 10 ms."""
    position, square = found.record.positions[number], found.record.moves[number].square
    side = position.to_move
    facts = yield from proven(position, limits.nodes)
    facts = facts.with_thought(found.record.moves[number].thought)
    later = {square: _seen_by(side, Mark.X, found.truths[0])}
    facts, searched = facts.with_more(PositionFacts(position, later)), None
    move = _by_proof(number, square, facts)
    if move is None and limits.searches:
        move, searched = yield from _by_search(number, square, facts, limits, seed)
    if move is None:
        move = MoveReview(number, side, square, MoveClass.GOOD, 0.0, 1.0, (), facts)
    truth = _seen_by(Mark.X, side, move.best)
    more = replace(
        found,
        moves=(move, *found.moves),
        truths=(truth, *found.truths),
        estimates=(_estimate(position, limits, seed), *found.estimates),
        searched=(_shown(searched, truth), *found.searched),
    )
    return _carried(more)


def _carried(found: GameReview) -> GameReview:
    """Return a review in which the result of its first move limits those of the moves after it."""
    moves, truths = [*found.moves], [*found.truths]
    for at, move in enumerate(moves):
        truths[at + 1] = narrowed(truths[at + 1], _seen_by(Mark.X, move.side, move.kept))
        if at + 1 == len(moves):
            break
        after = moves[at + 1]
        facts = after.facts.with_own(_seen_by(after.side, Mark.X, truths[at + 1]))
        if facts == after.facts:
            break
        moves[at + 1] = _by_proof(after.number, after.square, facts) or _limited(after, facts)
    searched = (_shown(*each) for each in zip(found.searched, truths, strict=True))
    return replace(found, moves=tuple(moves), truths=tuple(truths), searched=tuple(searched))


def _limited(move: MoveReview, facts: PositionFacts) -> MoveReview:
    """Return an estimated move's review with newer facts, which limit what it can have lost."""
    lost = min(move.lost, (facts.best[1] - facts.bounds[move.square][0]) / 2)
    if lost < DOUBTFUL:
        return move._replace(kind=MoveClass.GOOD, lost=0.0, better=(), facts=facts)
    return move._replace(lost=lost, facts=facts)


def _shown(estimate: Estimate | None, truth: Bounds) -> Estimate | None:
    """Return an estimate that agrees with what is proven; None if the result is."""
    return None if estimate is None or truth[0] == truth[1] else estimate.within(truth)


def _by_proof(number: int, square: Square, facts: PositionFacts) -> MoveReview | None:
    """Return the move's review if its class is proven, otherwise None."""
    kept, best = facts.bounds[square], facts.best
    others = [pair for each, pair in facts.bounds.items() if each != square]
    better: tuple[Square, ...] = ()
    lost = 0.0
    if not others:
        kind = MoveClass.FORCED
    elif slip := facts.slip((square,)):
        lost = (best[0] - kept[1]) / 2  # at least
        kind = MoveClass.BLUNDER if lost == 1 else MoveClass.MISTAKE
        better = slip.better
    elif kept[0] >= best[1]:
        only = best[0] == best[1] and all(pair[1] < kept[0] for pair in others)
        kind = MoveClass.ONLY if only else MoveClass.BEST
    else:
        return None
    return MoveReview(number, facts.position.to_move, square, kind, lost, None, better, facts)


def _by_search(
    number: int,
    square: Square,
    facts: PositionFacts,
    limits: ReviewLimits,
    seed: int,
) -> Generator[None, None, tuple[MoveReview, Estimate | None]]:
    """Compare the move with the best ones, yielding about every 10 ms.

    These are the moves that are proven best, or else the one that a tree search finds. It is judged
    by other searches than the one that chose it, which overrates it. What any of them proves counts
    as proven.
    """
    position, side = facts.position, facts.position.to_move
    work = (limits.searches, limits.simulations)
    better = facts.best_moves
    if not better:
        tree = TreeSearch(limits.searches * limits.simulations)
        steps = tree.think(position, derive_seed(seed, "best"))
        thought = next(steps)
        for step in steps:
            thought = step
            yield
        facts = facts.with_thought(thought)
        if move := _by_proof(number, square, facts):
            return move, None
        better, high = thought.best, facts.best[1]
        if (
            facts.bounds.get(better[0], UNPROVEN)[1] < high
        ):  # what looked best loses, as the game has shown
            squares = map(position.rules.square, range(len(thought.values)))
            hopeful = [
                visits if facts.bounds.get(each, UNPROVEN)[1] == high else None
                for each, visits in zip(squares, thought.values, strict=True)
            ]
            better = best_squares(position, hopeful)
    shares = dict[Square, Estimate]()
    for each in dict.fromkeys((better[0], square)):
        estimate = Estimate(0.5, 0.0)
        if facts.result(each) is None:
            estimate, bounds = yield from search_estimate(position.play(each), side, *work, seed)
            facts = facts.with_more(PositionFacts(position, {each: bounds}))
        shares[each] = estimate.within(facts.bounds[each])
    rival, own = shares[better[0]].within(facts.best), shares[square]
    lost, error = rival.share - own.share, hypot(rival.error, own.error)
    move = _by_proof(number, square, facts)
    if move is None:
        chance = chance_ahead(lost, error, limits.searches * limits.simulations)
        kind = MoveClass.LIKELY_MISTAKE if lost >= LIKELY_MISTAKE else MoveClass.DOUBTFUL
        if lost < DOUBTFUL or chance < CONFIDENCE:
            kind, lost, better = MoveClass.GOOD, 0.0, ()
        move = MoveReview(number, side, square, kind, lost, error, better, facts)
    reached = max(shares.values())
    return move, reached if side is Mark.X else reached.for_other()


def _estimate(position: Position, limits: ReviewLimits, seed: int) -> Estimate | None:
    result = result_for(position, Mark.X)
    if result is not None:
        return Estimate((1 + result) / 2, 0.0)
    return random_estimate(position, limits.trials, seed) if limits.trials else None


def _seen_by(side: Mark, owner: Mark, bounds: Bounds) -> Bounds:
    return bounds if side is owner else for_other(bounds)
