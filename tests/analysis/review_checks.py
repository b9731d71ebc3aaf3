"""Independent checks of reviews: longer searches by the solver, and plain minimax for lengths."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations
from random import Random

from tttmc_app.analysis.proofs import best_of, result_for
from tttmc_app.analysis.refutation import ProvenLine, missed_win, refutation
from tttmc_app.analysis.review import GameReview, ReviewLimits, review
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
        kept, best = truth[move.square], best_of(truth)
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
        refuted, missed = refutation(position, move), missed_win(position, move)
        for start, line in ((position.play(move.square), refuted), (position, missed)):
            if line is not None and (problem := _problem_of(start, line)):
                yield f"{start.text} {start.to_move} {line}: {problem}"


def _problem_of(start: Position, line: ProvenLine) -> str:
    side, now = start.to_move, start
    for square in line.moves:
        if now.to_move is side and solved(now)[square][0] < line.result:
            return f"{square} doesn't keep the result"
        now = now.play(square)
    if line.is_shortest and result_for(now, side) != 1:
        return "it doesn't end with a win"
    small = line.is_shortest and start.empty.bit_count() <= _LARGEST_MINIMAX
    return "it isn't the shortest" if small and len(line.moves) != plies_to_win(start) else ""


def solved(position: Position) -> dict[Square, Bounds]:
    """Return the bounds of every move after a long search by the solver."""
    job = SolveJob(position)
    while not job.settled and job.nodes < NODES:
        job.advance(NODES - job.nodes)
    return job.bounds()


@cache
def plies_to_win(position: Position, side: Mark | None = None) -> int:
    """Return the number of plies to a side's forced win, by default the mover's; 0 without one.

    Plain minimax: the winner hurries, the loser delays.
    """
    side, after = side or position.to_move, list[int]()
    for square in position.empty_squares:
        end = position.play(square)
        plies = 0 if end.outcome else plies_to_win(end, side)
        after.append(1 + plies if plies or result_for(end, side) == 1 else 0)
    if position.to_move is side:
        return min(filter(None, after), default=0)
    return max(after) if all(after) else 0
