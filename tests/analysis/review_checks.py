"""Independent checks of reviews: longer searches by the solver, and plain minimax for lengths."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from random import Random

from tttmc_app.analysis.facts import result_for
from tttmc_app.analysis.review import GameReview, ReviewLimits, review
from tttmc_app.core import GameRecord, Mark, Position, Rules, Square, Text
from tttmc_app.core.text import EMPTY_TEXT
from tttmc_app.engine import SolveJob

NODES = 3_000_000
"""Positions that the solver may search here, ten times as many as in a review."""
PROOFS_ONLY = ReviewLimits(trials=0, searches=0)

Bounds = tuple[int, int]


def check_wording(said: Iterable[tuple[object, Text | None]]) -> None:
    """Check that texts are worded alike if, and only if, they state the same kind of fact.

    A kind that is named after a result also has this word.
    """
    found = {(str(kind), (text or EMPTY_TEXT).source) for kind, text in said}
    kinds, sources = zip(*found, strict=True)
    assert len({*kinds}) == len({*sources}) == len(found), sorted(found)
    for kind, source in found:
        assert all(word in source for word in re.findall("win|won|tie|lost|loss|lose", kind))


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
