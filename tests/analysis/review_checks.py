"""Independent checks of reviews: longer searches by the solver, and plain minimax for lengths."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import combinations
from random import Random

from tttmc_app.analysis.refutation import ProvenLine, missed_win, refutation
from tttmc_app.analysis.review import GameReview, MoveReview, ReviewLimits, review
from tttmc_app.core import GameRecord, Mark, Position, Rules, Square, Text
from tttmc_app.core.text import EMPTY_TEXT
from tttmc_app.engine import SolveJob

NODES = 3_000_000
"""Positions that the solver may search here, ten times as many as in a review."""
PROOFS_ONLY = ReviewLimits(trials=0, searches=0)
_LARGEST_MINIMAX = 9
"""The largest number of empty squares at which plain minimax is still quick."""

Bounds = tuple[int, int]
Said = list[tuple[object, Text | None]]
"""Texts, each after the kind of fact that it states."""


def check_wording(said: Iterable[tuple[object, Text | None]]) -> None:
    """Check that texts are worded alike if, and only if, they state the same kind of fact.

    A kind that is named after a result also has this word.
    """
    said = list(said)
    for kind, text in said:
        for word in re.findall("win|won|tie|lost|loss|lose", str(kind)):
            assert word in (text or EMPTY_TEXT).source
    kinds = [(kind, None if text is None else text.source) for kind, text in said]
    for one, other in combinations(kinds, 2):
        assert (one[0] == other[0]) == (one[1] == other[1]), (one, other)


def random_game(rng: Random, sizes: tuple[int, ...] = (3, 4, 5)) -> GameRecord:
    """Return a game of random moves under random rules."""
    size = rng.choice(sizes)
    rules = Rules(size, rng.randint(3, size), rng.random() < 0.4)
    record = GameRecord.begin(Position.start(rules), ("human", "human"), 1)
    while record.result is None:
        record = record.play(rng.choice(record.position.empty_squares))
    return record


def reviewed(record: GameRecord, limits: ReviewLimits = PROOFS_ONLY) -> GameReview:
    """Return the complete review of a game."""
    *_, last = review(record, limits)
    assert last is not None
    return last.review


def disagreements(found: GameReview) -> Iterator[str]:
    """Yield each place where a review contradicts the solver after a longer search."""
    assert found.is_complete
    for move, position in zip(found.moves, found.record.positions, strict=False):
        truth = solved(position)
        kept, best = truth[move.square], _best(truth)
        for said, known in ((move.kept, kept), (move.best, best)):
            if max(said[0], known[0]) > min(said[1], known[1]):
                yield f"{position.text} {move}: {said} is not {known}"
        if move.is_mistake != (kept[1] < best[0]) and (move.is_mistake or move.is_proven):
            yield f"{position.text} {move}: the solver says {kept} of {best}"
        if any(truth[square][0] < best[0] for square in move.better if move.is_proven):
            yield f"{position.text} {move}: {move.better} isn't better"


def wrong_lines(found: GameReview) -> Iterator[str]:
    """Yield the lines of a review that the solver contradicts."""
    for move in found.mistakes():
        position = found.record.positions[move.number]
        after = position.play(move.square)
        for start, line in (
            (after, refutation(position, move)),
            (position, missed_win(position, move)),
        ):
            if line is not None and (problem := _problem_of(start, line, move)):
                yield f"{start.text} {start.to_move} {line}: {problem}"


def _problem_of(start: Position, line: ProvenLine, move: MoveReview) -> str:
    side, now = start.to_move, start
    if line.result < -move.kept[1] and start.to_move is not move.side:
        return "it doesn't refute the mistake"
    for square in line.moves:
        if now.to_move is side and solved(now)[square][0] < line.result:
            return f"{square} doesn't keep the result"
        now = now.play(square)
    if line.is_shortest:
        if now.outcome is None or now.outcome.winner is not side:
            return "it doesn't end with a win"
        if start.empty.bit_count() <= _LARGEST_MINIMAX:
            return "" if len(line.moves) == plies_to_win(start, {}) else "it isn't the shortest"
    return ""


def solved(position: Position) -> dict[Square, Bounds]:
    """Return the bounds of every move after a long search by the solver."""
    job = SolveJob(position)
    while not job.settled and job.nodes < NODES:
        job.advance(NODES - job.nodes)
    return job.bounds()


def _best(truth: dict[Square, Bounds]) -> Bounds:
    return max(low for low, _ in truth.values()), max(high for _, high in truth.values())


def plies_to_win(position: Position, known: dict[tuple[Position, Mark], int]) -> int:
    """Return the number of plies in the shortest forced win of the side to move; 0 without one.

    Plain minimax: the winner hurries, the loser delays.
    """
    return max(0, _distance(position, position.to_move, known))


def _distance(position: Position, side: Mark, known: dict[tuple[Position, Mark], int]) -> int:
    """Return the number of plies to the side's forced win, or -1 if it can't force one."""
    if position.outcome is not None:
        return 0 if position.outcome.winner is side else -1
    found = known.get((position, side))
    if found is None:
        after = [_distance(position.play(s), side, known) for s in position.empty_squares]
        if position.to_move is side:
            found = 1 + min((each for each in after if each >= 0), default=-2)
        else:
            found = -1 if -1 in after else 1 + max(after)
        known[position, side] = found
    return found
