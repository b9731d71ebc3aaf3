"""One trial, step by step: a random game, then the change of every square's score.

The steps are named after the functions that the course asks for.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from random import Random

from tttmc_app.core import Position, Square, Text, Weights, best_squares, square_name
from tttmc_app.core.notation import square_names
from tttmc_app.core.numbers import Number, short_number


class Function(StrEnum):
    """The course's functions."""

    TRIAL = "mc_trial"
    """Plays the game to its end at random."""
    UPDATE = "mc_update_scores"
    """Changes the score of each square."""
    BEST = "get_best_move"
    """Chooses the empty square with the highest score."""
    MOVE = "mc_move"
    """Calls the others: many trials, then the choice."""


@dataclass(frozen=True, slots=True)
class Step:
    """The state after one step."""

    function: Function
    board: Position
    """The trial's board."""
    square: Square | None
    """The square played or scored in this step."""
    scores: tuple[float, ...]
    """Every square's running total, row-major."""
    trials: int
    """Trials counted completely."""
    words: Text
    """What this step does."""
    best: tuple[Square, ...] = ()
    """The squares with the highest score; given only when the move is chosen."""


def slow_trials(position: Position, weights: Weights, seed: int) -> Iterator[Step]:
    """Yield the steps of trial after trial, without end; each trial ends with the choice so far.

    The games come from `Random(seed)`: they are just as random as the engine's games, but from
    another stream.
    """
    rng = Random(seed)
    scores = (0.0,) * position.rules.square_count
    trials = 0
    while True:
        board = position
        while board.outcome is None:
            square = rng.choice(board.legal_squares)
            mark, board = board.to_move, board.play(square)
            words = Text("{mark} plays {square} at random.", mark=mark, square=square_name(square))
            yield Step(Function.TRIAL, board, square, scores, trials, words)
        yield Step(Function.TRIAL, board, None, scores, trials, _end_text(position, board))
        is_tie = board.outcome.winner is None
        for index in range(0 if is_tie else position.rules.square_count):
            change, words = _change(position, board, weights, index)
            scores = (*scores[:index], scores[index] + change, *scores[index + 1 :])
            square = position.rules.square(index)
            yield Step(Function.UPDATE, board, square, scores, trials, words)
        trials += 1
        best = best_squares(position, position.where_legal(scores))
        words = Text(
            "{end} After %n trial(s), the highest score is at {squares}.",
            n=trials,
            end=_end_text(position, board),
            squares=square_names(best),
        )
        yield Step(Function.BEST, board, None, scores, trials, words, best)


def _end_text(position: Position, board: Position) -> Text:
    winner = None if board.outcome is None else board.outcome.winner
    if winner is None:
        return Text("The game is a tie: no score changes.")
    if winner is position.to_move:
        return Text("{side} wins: its squares gain, the others lose.", side=winner)
    return Text(
        "{side} wins: {other}'s squares lose, the others gain.", side=winner, other=winner.other
    )


def _change(
    position: Position, board: Position, weights: Weights, index: int
) -> tuple[float, Text]:
    """Return how a finished trial changes a square's score, and why."""
    square = position.rules.square(index)
    name, mark = square_name(square), board.mark_at(square)
    winner = None if board.outcome is None else board.outcome.winner
    if mark is None:
        return 0.0, Text("{square}: 0, because it is empty.", square=name)
    weight = weights.current if mark is position.to_move else weights.other
    change = weight if mark is winner else 0.0 - weight
    points = Number(f"+{short_number(change)}") if change > 0 else short_number(change)
    words: dict[str, object] = {"square": name, "points": points, "mark": mark}
    if mark is winner:
        return change, Text("{square}: {points}, because {mark} holds it and won.", **words)
    return change, Text("{square}: {points}, because {mark} holds it and lost.", **words)
