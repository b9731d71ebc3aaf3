"""The boards that mc_update_scores is asked to score, and its answers."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tttmc_app.core import Text, derive_seed
from tttmc_app.grading.answers import Answer
from tttmc_app.grading.boards import (
    PLAYER_NAMES,
    PLAYERO,
    PLAYERX,
    CourseBoard,
    Grid,
    finished_board,
    grid_text,
    rows_of,
    zeros,
)
from tttmc_app.grading.scoring_mistakes import Scored
from tttmc_app.grading.scoring_rule import FileWeights, Scoring, same_grid
from tttmc_app.grading.scoring_table import OWN, THEIRS, changes
from tttmc_app.grading.submission import Submission

NAME = "mc_update_scores"

X_WON = CourseBoard.of("XXO/OX./.XO")
O_WON = CourseBoard.of("OX./XOX/..O")
DRAWN = CourseBoard.of("XOX/XOO/OXX")
LARGE = CourseBoard.of("X..O/.XO./..XO/...X")
SMALL = CourseBoard.of("XO/.X")
REVERSED = CourseBoard.of("XXO/OX./.XO", reverse=True)
EARLIER: Grid = ((4.0, -7.0, 0.0), (2.5, 11.0, -3.0), (-1.0, 6.0, 8.0))
"""Scores of earlier trials."""
DRAWN_BOARDS = 6
"""Boards drawn from the seed, besides the fixed ones, for each set of weights."""
SECOND_WEIGHTS = FileWeights(3.25, 2.125)
"""The weights for the second set of boards; this time the first is the larger one."""


@dataclass(frozen=True, slots=True)
class ScoringAnswer:
    """One scoring and its answer."""

    asked: Scoring
    weights: FileWeights
    answer: Answer
    grid: Grid | None
    """The grid after the call, or the one returned instead; None for no grid."""
    is_new: bool
    """Whether the grid was returned."""

    @property
    def called(self) -> Text:
        """Return the call as text for messages."""
        asked = self.asked
        player = PLAYER_NAMES[asked.player]
        if asked.start == zeros(asked.board.size):
            return Text(
                "{function}(zeros, board, {player}) on {board}",
                function=NAME,
                player=player,
                board=asked.board.label,
            )
        call = f"{NAME}({grid_text(asked.start)}, board, {player})"
        return Text("{call} on {board}", call=call, board=asked.board.label)

    @property
    def scored(self) -> Scored | None:
        """Return the scoring if the call left a grid."""
        if self.answer.error or self.grid is None or len(self.grid) != self.asked.board.size:
            return None
        return Scored(self.asked, self.weights, self.grid)

    @property
    def is_usual(self) -> bool:
        """Return whether it is the course's game: 3×3 and not reversed."""
        return self.asked.board.size == 3 and not self.asked.board.reverse

    @property
    def expected(self) -> Grid:
        """Return the grid that the course's rule leaves."""
        return self.asked.expected(self.weights)


def asked_for(submission: Submission, weights: FileWeights) -> list[ScoringAnswer]:
    """Ask for the scores of all boards: the fixed ones, and some drawn from the seed."""
    asked: list[Scoring] = []
    for board in (X_WON, O_WON, DRAWN):
        asked += (Scoring(board, player, zeros(3)) for player in (PLAYERX, PLAYERO))
    asked += [Scoring(X_WON, PLAYERX, EARLIER), Scoring(O_WON, PLAYERX, EARLIER)]
    asked.append(Scoring(DRAWN, PLAYERO, EARLIER))
    asked += [Scoring(REVERSED, PLAYERX, zeros(3)), Scoring(REVERSED, PLAYERO, zeros(3))]
    asked += [Scoring(SMALL, PLAYERO, zeros(2)), Scoring(LARGE, PLAYERX, zeros(4))]
    for number in range(DRAWN_BOARDS):
        board = finished_board(
            derive_seed(submission.seed, NAME, number, int(weights == SECOND_WEIGHTS))
        )
        asked.append(Scoring(board, (PLAYERX, PLAYERO)[number % 2], EARLIER))
    answers = submission.call_all(NAME, [(each.start, each.board, each.player) for each in asked])
    return [
        _answered(scoring, weights, answer) for scoring, answer in zip(asked, answers, strict=True)
    ]


def _answered(asked: Scoring, weights: FileWeights, answer: Answer) -> ScoringAnswer:
    left = rows_of(answer.after(0))
    returned = rows_of(answer.value)
    # The numbers in a returned grid count too.
    is_new = left == asked.start and returned is not None and returned != asked.start
    return ScoringAnswer(asked, weights, answer, returned if is_new else left, is_new)


def is_right(item: ScoringAnswer) -> bool:
    """Return whether a call left the grid that the course's rule leaves."""
    return item.grid is not None and not item.answer.error and same_grid(item.grid, item.expected)


def with_own_weights(items: list[ScoringAnswer], submission: Submission) -> list[ScoringAnswer]:
    """Return the items with the weights that the file uses.

    If the constants could not be replaced, the file may use the other year's constants, or
    different ones: its changes on the first board then reveal them.
    """
    if submission.weights_replaced:
        return items
    shown = _weights_shown(items[0])
    names = ("SCORE_CURRENT", "MCMATCH"), ("SCORE_OTHER", "MCOTHER")
    own = submission.weights_named(*names, shown)
    earlier = submission.weights_named(("MCMATCH",), ("MCOTHER",), own)
    with_own = [replace(item, weights=own) for item in items]
    with_earlier = [replace(item, weights=earlier) for item in items]
    both = (with_own, with_earlier)
    return next((judged for judged in both if all(map(is_right, judged))), with_own)


def _weights_shown(item: ScoringAnswer) -> FileWeights:
    """Return how much the score of a square of each side changed; 1 if it didn't."""
    scored_item = item.scored
    found: dict[str, float] = {}
    for change in changes(scored_item) if scored_item else ():
        found.setdefault(change.mark, abs(change.change))
    return FileWeights(found.get(OWN) or 1.0, found.get(THEIRS) or 1.0)
