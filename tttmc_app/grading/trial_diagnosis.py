"""Diagnosis of mc_move from the scores that it adds up."""

from __future__ import annotations

from math import isclose, sqrt

from tttmc_app import engine
from tttmc_app.core import Mark, Position, Rules, Text
from tttmc_app.grading.boards import PLAYERO, PLAYERX, CourseBoard, Grid, other
from tttmc_app.grading.checks import Cost, Mistake
from tttmc_app.grading.scoring_mistakes import FileWeights
from tttmc_app.grading.submission import Submission

_CLOSE = 0.25
"""A model explains scores if it leaves less than this share unexplained."""


_CLONES = Text("play every trial on a new clone, since the game on a clone is over after one trial")
NEVER_SCORES = Mistake(
    Text("chooses by scores that are all 0"), Text("add up the trials' scores"), Cost.STRENGTH
)
SHARED_ROWS = Mistake(
    Text("uses one list for all rows of its scores"),
    Text("[[0] * n] * n repeats the same row, so adding to one row adds to all"),
    Cost.STRENGTH,
)
SCORES_GIVEN_BOARD = Mistake(
    Text("scores the board passed in instead of the clone on which the trial was played"),
    None,
    Cost.STRENGTH,
)
CLONES_ONCE = Mistake(Text("clones once and reuses the board"), _CLONES, Cost.STRENGTH)
ONE_TRIAL = Mistake(Text("plays only one trial, however many are requested"), None, Cost.STRENGTH)
OPPONENT_FIRST = Mistake(
    Text("lets the opponent make the first move of its trials"),
    Text("the player to move must make it"),
    Cost.STRENGTH,
)


def diagnose(
    submission: Submission, board: CourseBoard, player: int, trials: int
) -> Mistake | None:
    """Return the mistake that the scores of one more move show, if any."""
    grid = submission.grid(board, player, trials)
    if grid is None or len(grid) != board.size:
        return None
    weights = submission.weights
    if not any(map(any, grid)):
        return NEVER_SCORES
    if len(grid) > 1 and len(set(grid)) == 1:
        return SHARED_ROWS
    return _one_game(grid, board, weights, trials) or _by_expectation(
        grid, board, player, weights, trials
    )


def _one_game(grid: Grid, board: CourseBoard, weights: FileWeights, trials: int) -> Mistake | None:
    """Recognise scores that count one game in every trial, or a single game."""
    if not any(grid[row][col] for row, col in board.empty_squares):
        return SCORES_GIVEN_BOARD
    values = {abs(value) for row in grid for value in row} - {0.0}
    once = {weights.current, weights.other}
    if values <= {trials * weight for weight in once}:
        return CLONES_ONCE
    return ONE_TRIAL if values <= once else None


def _by_expectation(
    grid: Grid, board: CourseBoard, player: int, weights: FileWeights, trials: int
) -> Mistake | None:
    correct = expected(board, player, weights)
    if correct is None:
        return None
    observed = [grid[row][col] / trials for row, col in board.empty_squares]
    if _unexplained(observed, correct) < _CLOSE:
        scale = _scale(observed, correct)
        if 0.5 < scale < 2.0:
            return None
        return Mistake(
            Text(
                "plays about {played} when {requested} are requested",
                played=Text("%n trial(s)", n=round(scale * trials)),
                requested=trials,
            ),
            Text("play as many as `trials` says"),
            Cost.STRENGTH,
        )
    # With the weights swapped, one side adds for a win what the other subtracts for a loss.
    turned = expected(board, other(player), FileWeights(weights.other, weights.current))
    if turned is not None and _unexplained(observed, turned) < _CLOSE:
        return OPPONENT_FIRST
    return None


def trials_counted(submission: Submission, trials: int) -> int | None:
    """Return how many trials a correct file plays when this many are requested, if known.

    A trial here has two possible outcomes, which add -current and +other to the two empty squares,
    or nothing and +current: the scores show how often each occurred.
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
    """Return approximately how many trials the scores come from; 0 if that is unclear."""
    correct = expected(board, player, weights)
    if correct is None or len(grid) != board.size:
        return 0
    observed = [grid[row][col] for row, col in board.empty_squares]
    return max(0, round(_scale(observed, correct)))


def expected(board: CourseBoard, to_move: int, weights: FileWeights) -> list[float] | None:
    """Return the exact scores per trial of the empty squares, for the player to move.

    None if the game is over.
    """
    if board.winner is not None:
        return None
    side = Mark.X if to_move == PLAYERX else Mark.O
    rules = Rules(board.size, None, board.reverse)
    position = Position.parse(board.text, rules, side.value.lower())
    scores = engine.exact(position).scores(current=weights.current, other=weights.other)
    return [scores[rules.index(square)] for square in board.empty_squares]


def _scale(observed: list[float], model: list[float]) -> float:
    """Return the factor by which the model fits best."""
    power = sum(value * value for value in model)
    return sum(a * b for a, b in zip(observed, model, strict=True)) / power if power else 0.0


def _unexplained(observed: list[float], model: list[float]) -> float:
    """Return the share of the scores that no multiple of the model explains, from 0 to 1."""
    scale = _scale(observed, model)
    total = sum(value * value for value in observed)
    rest = sum((a - scale * b) ** 2 for a, b in zip(observed, model, strict=True))
    return 1.0 if scale <= 0 or not total else sqrt(rest / total)
