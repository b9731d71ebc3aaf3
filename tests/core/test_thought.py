"""Thoughts: what a tally says of the empty squares, and the move that follows."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from tttmc_app.core import (
    Mark,
    Meaning,
    Position,
    Tally,
    Thought,
    Weights,
    best_squares,
    thought_of_tally,
)

POSITION = Position.parse("X../.O./...")
TALLY = Tally(
    wins=4,
    ties=2,
    losses=3,
    won_mine=(4, 1, 3, 1, 0, 1, 3, 2, 0),
    won_theirs=(0, 2, 1, 3, 4, 1, 1, 2, 4),
    lost_mine=(3, 1, 0, 1, 0, 2, 0, 1, 1),
    lost_theirs=(0, 1, 2, 1, 3, 1, 2, 1, 2),
)


def think(weights: Weights, seed: int = 1) -> Thought:
    """Return the thought that the tally gives."""
    return thought_of_tally(POSITION, TALLY, weights, 9, seed, "stream")


def test_a_thought_tells_of_empty_squares_only() -> None:
    """Occupied squares have no value and no error; the others have the tally's."""
    thought = think(Weights(1.0, 2.0))
    scores, errors = TALLY.scores(1.0, 2.0), TALLY.standard_errors(1.0, 2.0)
    empty = [POSITION.mark_at(divmod(i, 3)) is None for i in range(9)]
    assert thought.values == tuple(s if e else None for s, e in zip(scores, empty, strict=True))
    assert thought.errors == tuple(s if e else None for s, e in zip(errors, empty, strict=True))
    assert (thought.meaning, thought.side, thought.trials) == (Meaning.SCORE, Mark.X, 9)
    assert thought.stream == "stream"
    assert not thought.decided


def test_weights_decide_what_is_best() -> None:
    """The same counts have other best squares under other weights."""
    assert think(Weights(1.0, 0.0)).best == ((0, 2), (2, 0))
    assert think(Weights(0.0, 1.0)).values[1] == -1.0


def test_best_squares_are_all_the_equals() -> None:
    """All squares of the greatest value are best, in order; without values none is."""
    values = (None, 1.0, 3.0, -1.0, None, 3.0, 0.0, 3.0, None)
    assert best_squares(POSITION, values) == ((0, 2), (1, 2), (2, 1))
    assert best_squares(POSITION, (None,) * 9) == ()
    assert best_squares(POSITION, (None, -2.0, *(None,) * 7)) == ((0, 1),)


def test_the_move_is_drawn_among_equals() -> None:
    """Each of two best squares is chosen half of the time, the same one for the same seed."""
    moves = Counter(think(Weights(1.0, 0.0), seed).settled().move for seed in range(400))
    assert set(moves) == {(0, 2), (2, 0)}
    # 400 fair draws stray 45 from 200 (4.5 standard errors) once in 147,000 runs.
    assert abs(moves[0, 2] - 200) <= 45
    assert think(Weights(1.0, 0.0), 5).settled() == think(Weights(1.0, 0.0), 5).settled()


def test_a_decided_thought_stays() -> None:
    """Neither a move nor a resignation is taken back, and nothing best means no move."""
    moved = think(Weights()).settled()
    assert moved.decided
    assert replace(moved, seed=moved.seed + 1).settled().move == moved.move
    resigned = replace(think(Weights()), resigns=True)
    assert resigned.settled() == resigned
    assert replace(think(Weights()), best=()).settled().move is None
