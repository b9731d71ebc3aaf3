"""Random games as students write them: a list of lists, and every line scanned after a move.

The steps are those of the course's own board (Principles of Computing, poc_ttt_provided). It is
the yardstick of the benchmark and plays no part anywhere else.
"""

from __future__ import annotations

from random import Random

from tttmc_app.core import Mark, Position, Square

Board = list[list[Mark | None]]


def course_trials(position: Position, trials: int, seed: int) -> list[list[float]]:
    """Return every square's score after so many trials, weights 1 and 1."""
    source = Random(seed)
    size, me = position.rules.size, position.to_move
    lines = [[divmod(i, size) for i in line] for line in position.rules.lines]
    start = [[position.mark_at((row, col)) for col in range(size)] for row in range(size)]
    scores = [[0.0] * size for _ in range(size)]
    for _ in range(trials):
        board = [row[:] for row in start]
        winner = _play(board, position, lines, source)
        if winner is None:
            continue
        for row in range(size):
            for col in range(size):
                if board[row][col] is not None:
                    scores[row][col] += 1 if (board[row][col] is me) == (winner is me) else -1
    return scores


def _play(
    board: Board, position: Position, lines: list[list[Square]], source: Random
) -> Mark | None:
    side = position.to_move
    while empty := _empty_squares(board):
        row, col = source.choice(empty)
        board[row][col] = side
        winner = _winner(board, lines)
        if winner is not None:
            return winner.other if position.rules.reverse else winner
        side = side.other
    return None


def _empty_squares(board: Board) -> list[Square]:
    return [(r, c) for r, row in enumerate(board) for c, mark in enumerate(row) if mark is None]


def _winner(board: Board, lines: list[list[Square]]) -> Mark | None:
    """Collect every line's marks and look whether they are one, as the course's board does."""
    for line in lines:
        marks = [board[row][col] for row, col in line]
        if len(set(marks)) == 1 and marks[0] is not None:
            return marks[0]
    return None
