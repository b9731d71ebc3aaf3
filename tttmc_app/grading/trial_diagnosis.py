"""What the scores that an mc_move adds up tell of how its trials were played."""

from __future__ import annotations

from math import isclose, sqrt

from tttmc_app import engine
from tttmc_app.core import Mark, Position, Rules
from tttmc_app.grading.boards import PLAYERO, PLAYERX, CourseBoard, Grid, other
from tttmc_app.grading.scoring_mistakes import FileWeights
from tttmc_app.grading.submission import Submission

_CLOSE = 0.25
"""A model explains the scores where no more than this part of them is left."""


def diagnose(submission: Submission, board: CourseBoard, player: int, trials: int) -> str:
    """Name the mistake that the scores of one more move show; empty where they show none."""
    grid = submission.grid(board, player, trials)
    if grid is None or len(grid) != board.size:
        return ""
    weights = submission.weights
    if not any(map(any, grid)):
        return "chooses by scores that are all 0: the trials' scores must be added up"
    if hint := _shared_rows(grid) or _one_game(grid, board, weights, trials):
        return hint
    return _by_expectation(grid, board, player, weights, trials)


def _shared_rows(grid: Grid) -> str:
    """Recognise rows that are one list under several names."""
    if len(grid) == 1 or len(set(grid)) > 1:
        return ""
    return (
        "has one list for all rows of its scores: [[0] * n] * n repeats the same row, so that what "
        "is added to one is added to all"
    )


def _one_game(grid: Grid, board: CourseBoard, weights: FileWeights, trials: int) -> str:
    """Recognise the same game counted in every trial, or one game alone."""
    if not any(grid[row][col] for row, col in board.empty_squares):
        return "scores the board that it was given, and not the clone that the trial was played on"
    values = {abs(value) for row in grid for value in row} - {0.0}
    once = {weights.current, weights.other}
    if values <= {trials * weight for weight in once}:
        return (
            "clones once and reuses the board: after the first trial the game on it is over, so "
            "every trial must play on a new clone"
        )
    if values <= once:
        return "plays one trial only, however many are asked for"
    return ""


def _by_expectation(
    grid: Grid, board: CourseBoard, player: int, weights: FileWeights, trials: int
) -> str:
    right = expected(board, player, weights)
    if right is None:
        return ""
    seen = [grid[row][col] / trials for row, col in board.empty_squares]
    if _left(seen, right) < _CLOSE:
        scale = _scale(seen, right)
        if 0.5 < scale < 2.0:
            return ""
        return (
            f"plays about {scale * trials:.0f} trials where {trials} are asked for: `trials` says "
            "how many"
        )
    # Exchanged weights turn the opponent's view into the player's: what one side's rule adds for
    # its win is what the other's takes for its loss.
    turned = expected(board, other(player), FileWeights(weights.other, weights.current))
    if turned is not None and _left(seen, turned) < _CLOSE:
        return "the opponent makes the first move of its trials: the player to move must begin"
    return ""


def trials_counted(submission: Submission, trials: int) -> int | None:
    """Return how many trials a right file plays where so many are asked for; None if unknown.

    A trial can go two ways there, which leave the two empty squares -current and +other, or
    nothing and +current: the scores tell how often each was gone.
    """
    board, weights = CourseBoard.of("XXO/.XX/O.O"), submission.weights
    grid = submission.grid(board, PLAYERO, trials)
    if grid is None or len(grid) != board.size or not weights.current > 0:
        return None
    lost = -grid[1][0] / weights.current
    won = (grid[2][1] - lost * weights.other) / weights.current
    if min(lost, won) < 0 or not all(isclose(n, round(n), abs_tol=1e-6) for n in (lost, won)):
        return None
    return round(lost) + round(won) or None


def trials_played(grid: Grid, board: CourseBoard, player: int, weights: FileWeights) -> int:
    """Return about how many trials the scores are the sum of; 0 where they don't tell."""
    right = expected(board, player, weights)
    seen = [grid[row][col] for row, col in board.empty_squares] if len(grid) == board.size else []
    return max(0, round(_scale(seen, right))) if right and seen else 0


def expected(board: CourseBoard, to_move: int, weights: FileWeights) -> list[float] | None:
    """Return the exact scores a trial, of the empty squares, when this player begins and scores.

    None where the game is over.
    """
    if board.winner is not None:
        return None
    side = Mark.X if to_move == PLAYERX else Mark.O
    rules = Rules(board.size, None, board.reverse)
    position = Position.parse(board.text, rules, side.value.lower())
    scores = engine.exact(position).scores(current=weights.current, other=weights.other)
    return [scores[rules.index(square)] for square in board.empty_squares]


def _scale(seen: list[float], model: list[float]) -> float:
    """Return by how much the model must be multiplied to come nearest."""
    power = sum(value * value for value in model)
    return sum(a * b for a, b in zip(seen, model, strict=True)) / power if power else 0.0


def _left(seen: list[float], model: list[float]) -> float:
    """Return which part of the scores a multiple of the model leaves unexplained, 0 to 1."""
    scale = _scale(seen, model)
    total = sum(value * value for value in seen)
    rest = sum((a - scale * b) ** 2 for a, b in zip(seen, model, strict=True))
    return 1.0 if scale <= 0 or not total else sqrt(rest / total)
