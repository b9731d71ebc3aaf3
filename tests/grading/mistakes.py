"""One submission for every mistake that the grader names."""

from __future__ import annotations

from tests.grading.move_mistakes import (
    CHOICE_MISTAKES,
    CONSTANT_MISTAKES,
    MOVE_MISTAKES,
)
from tests.grading.scoring_mistakes import SCORE_MISTAKES
from tests.grading.submissions import (
    BEST,
    HEAD,
    MOVE,
    SCORES,
    TRIAL,
    Mistake,
    with_,
)

T, M = "mc_trial", "mc_move"

_TRIAL_MISTAKES = (
    Mistake(
        "one move only",
        with_("    while board.check_win() is None:\n        row", "    if True:\n        row"),
        ("makes only one move",),
    ),
    Mistake(
        "restarts the game",
        with_(
            TRIAL,
            TRIAL.replace(
                "    while",
                "    for row in range(board.get_dim()):\n"
                "        for col in range(board.get_dim()):\n"
                "            board._board[row][col] = provided.EMPTY\n    while",
                1,
            ),
        ),
        ("changes marks that were already there",),
    ),
)


MISTAKES = (
    *_TRIAL_MISTAKES,
    *SCORE_MISTAKES,
    *CHOICE_MISTAKES,
    *MOVE_MISTAKES,
    *CONSTANT_MISTAKES,
)

DEPARTURES = "\n\n".join(
    (
        HEAD.replace("SCORE_CURRENT", "MCMATCH").replace("SCORE_OTHER", "MCOTHER"),
        TRIAL + "    return board\n",
        SCORES.replace("    if winner == provided.DRAW:\n        return\n", "")
        .replace("SCORE_CURRENT", "MCMATCH")
        .replace("SCORE_OTHER", "MCOTHER")
        + "    return scores\n",
        BEST.replace("random.choice([(row, col)", "min([[row, col]"),
        MOVE.replace(
            "        mc_trial(trial, player)\n", "        trial = mc_trial(trial, player)\n"
        ),
        "import poc_ttt_gui\n",
        "poc_ttt_gui.run_gui(3, provided.PLAYERX, mc_move, NTRIALS, False)\n",
    )
)
"""Scores ties as losses, returns values where none are expected and a list as the move, always
chooses the first of equal squares, and ends with a call to run_gui."""
