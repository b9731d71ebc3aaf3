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
    CORRECT,
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
        "returns the board",
        CORRECT.replace(TRIAL, TRIAL + "    return board\n"),
        ("returns the board",),
    ),
    Mistake(
        "returns values",
        CORRECT.replace(TRIAL, TRIAL + "    return board.check_win()\n"),
        ("returns a value",),
    ),
    Mistake(
        "one move only",
        with_("    while board.check_win() is None:\n        row", "    if True:\n        row"),
        ("makes only one move",),
    ),
    Mistake(
        "never changes sides",
        with_("        player = provided.switch_player(player)\n", "        pass\n"),
        ("never changes sides",),
    ),
    Mistake(
        "the other begins",
        with_(
            "        row, col = random.choice(board.get_empty_squares())\n",
            "        player = provided.switch_player(player)\n"
            "        row, col = random.choice(board.get_empty_squares())\n",
        ).replace(
            "        board.move(row, col, player)\n        player = provided.switch_player"
            "(player)\n",
            "        board.move(row, col, player)\n",
        ),
        ("lets the opponent move first",),
    ),
    Mistake(
        "always X begins",
        with_(TRIAL, TRIAL.replace("    while", "    player = provided.PLAYERX\n    while")),
        ("always lets PLAYERX move first",),
    ),
    Mistake(
        "plays on to the full board",
        with_("    while board.check_win() is None:", "    while board.get_empty_squares():"),
        ("continues after the game is over",),
    ),
    Mistake(
        "loses the turn on occupied squares",
        with_(
            "random.choice(board.get_empty_squares())",
            "random.randrange(board.get_dim()), random.randrange(board.get_dim())",
        ),
        ("loses a turn when it picks an occupied square",),
    ),
    Mistake(
        "the first empty square",
        with_("random.choice(board.get_empty_squares())", "board.get_empty_squares()[0]"),
        ("always plays the same game",),
    ),
    Mistake(
        "uneven draws",
        with_(
            "random.choice(board.get_empty_squares())",
            "random.choice(board.get_empty_squares()[:2])",
        ),
        ("does not choose all empty squares with equal probability",),
    ),
    Mistake(
        "plays on a copy",
        with_(
            TRIAL,
            TRIAL.replace("    while", "    board = board.clone()\n    while", 1)
            + "    return board\n",
        ),
        ("plays on a copy",),
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
"""Scores ties as losses, returns values and a list, always chooses the first of equal squares, and
ends with a call to run_gui."""
