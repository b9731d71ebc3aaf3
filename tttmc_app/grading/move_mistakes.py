"""Common mistakes in mc_move, all of which can be observed."""

from __future__ import annotations

from tttmc_app.core import Text
from tttmc_app.grading.checks import Cost, Damage, Mistake

_CLONES = Text("play every trial on a new clone, since the game on a clone is over after one trial")
ON_GIVEN_BOARD = Mistake(
    Text("plays on the board passed in"),
    Text("clone it for every trial"),
    Cost.UNKNOWN,
    Damage.ONE_BOARD,
)
CLONES_ONCE = Mistake(
    Text("clones once and reuses the board"), _CLONES, Cost.STRENGTH, Damage.ONE_BOARD
)
NOT_FROM_BOARD = Mistake(
    Text("does not start every trial from the board passed in"),
    Text("clone that board for every trial"),
    Cost.STRENGTH,
    Damage.ONE_BOARD,
)
NO_TRIALS = Mistake(Text("plays no trials"), Text("call mc_trial in a loop"), Cost.STRENGTH)
ONE_TRIAL = Mistake(
    Text("plays only one trial, however many are requested"),
    Text("play as many as `trials` says"),
    Cost.STRENGTH,
)
OPPONENT_FIRST = Mistake(
    Text("lets the opponent make the first move of its trials"),
    Text("pass `player`, whose turn it is, to mc_trial"),
    Cost.STRENGTH,
    Damage.TURN_ORDER,
)
NEVER_SCORES = Mistake(
    Text("never adds up the trials' scores"),
    Text("call mc_update_scores after every trial"),
    Cost.STRENGTH,
)
SCORES_LAST = Mistake(
    Text("scores only one of its trials"),
    Text("call mc_update_scores inside the loop"),
    Cost.STRENGTH,
)
SCORES_SOME = Mistake(Text("does not score all of its trials"), SCORES_LAST.advice, Cost.STRENGTH)
SCORES_TWICE = Mistake(
    Text("scores its trials more than once"),
    Text("call mc_update_scores once after every trial"),
    Cost.POINTS,
)
SCORES_GIVEN_BOARD = Mistake(
    Text("scores the board passed in instead of the clone on which the trial was played"),
    Text("pass the clone to mc_update_scores"),
    Cost.STRENGTH,
    Damage.FIXED_SQUARE,
)
SCORES_OTHER_BOARD = Mistake(
    Text("scores a board on which no trial was played"),
    Text("pass the board of the trial to mc_update_scores"),
    Cost.STRENGTH,
)
SCORES_EARLY = Mistake(
    Text("scores each board before the trial is played on it"),
    Text("call mc_update_scores after mc_trial"),
    Cost.STRENGTH,
)
SCORES_OPPONENT = Mistake(
    Text("scores the trials for the opponent"),
    Text("pass `player` to mc_update_scores"),
    Cost.STRENGTH,
)
NEW_SCORES = Mistake(
    Text("starts with new scores in every trial"),
    Text("create the grid once, before the loop"),
    Cost.STRENGTH,
)
STALE_SCORES = Mistake(
    Text("keeps the scores of earlier moves"),
    Text("create a new grid of zeros in every call of mc_move"),
    Cost.STRENGTH,
)
SHARED_ROWS = Mistake(
    Text("uses one list for all rows of its scores"),
    Text(
        "[[0] * n] * n repeats the same row, so adding to one row adds to all: use "
        "[[0] * n for _ in range(n)]"
    ),
    Cost.STRENGTH,
    Damage.ONE_ROW,
)
ASKS_ABOUT_CLONE = Mistake(
    Text("calls get_best_move with a different board from the one passed in"),
    Text("pass the board on which the move is to be made"),
    Cost.GAMES,
)
CHOOSES_FIRST = Mistake(
    Text("chooses the square before it plays its trials"),
    Text("call get_best_move after the loop"),
    Cost.STRENGTH,
)
OTHER_SCORES = Mistake(
    Text("calls get_best_move with different scores from those it added up"),
    Text("pass the grid that mc_update_scores changed"),
    Cost.STRENGTH,
)
NOT_RETURNED = Mistake(
    Text("returns None"),
    Text("return what get_best_move returns"),
    Cost.GAMES,
    Damage.NO_MOVE,
)
OWN_CHOICE = Mistake(
    Text("chooses its square without get_best_move"),
    Text("return what get_best_move returns"),
    Cost.STRENGTH,
)
OTHER_SQUARE = Mistake(
    Text("does not return the square that get_best_move chose"),
    Text("return what get_best_move returns"),
    Cost.UNKNOWN,
)
