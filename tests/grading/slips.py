"""Slips in the submissions of several people, one or two in each."""

from __future__ import annotations

from tests.grading.hands import by
from tests.grading.slips_in_scores import CHOICE_SLIPS, SCORE_SLIPS
from tests.grading.slips_in_trials import MOVE_SLIPS, TRIAL_SLIPS
from tests.grading.submissions import slip

_OTHER_SLIPS = (
    slip(
        "Anna calls it mc_trail",
        by("Anna", "mc_trial(", "mc_trail("),
        "mc_trial is missing",
    ),
    slip(
        "Boris calls it update_scores",
        by("Boris", "mc_update_scores(", "update_scores("),
        "mc_update_scores is missing",
    ),
    slip(
        "Anna has two slips: ties and equals",
        by(
            "Anna",
            "    elif winner == other:",
            "    else:",
            "        elif value == best_score:\n            best_moves.append(square)\n",
            "",
        ),
        "scores a tie as a loss",
        "always returns the first of equal squares",
    ),
    slip(
        "Dmitri has two slips: a fixed player and a list",
        by(
            "Dmitri",
            "    play_on(board, player)\n\ndef mc_update",
            "    play_on(board, provided.PLAYERX)\n\ndef mc_update",
            ".append((row, col))",
            ".append([row, col])",
        ),
        "always lets PLAYERX move first",
        "returns a list instead of a tuple",
    ),
    slip(
        "Boris moves in pairs",
        by(
            "Boris",
            "        i, j = order.pop()\n        board.move(i, j, player)\n"
            "        player = switch_player(player)\n",
            "        for turn in (PLAYERX, PLAYERO):\n            if order:\n"
            "                i, j = order.pop()\n                board.move(i, j, turn)\n",
        ),
        "always lets PLAYERX move first",
        "continues after the game is over",
    ),
)
"""Slips in the names of functions, and two slips in one file."""
SLIPS = (*TRIAL_SLIPS, *SCORE_SLIPS, *CHOICE_SLIPS, *MOVE_SLIPS, *_OTHER_SLIPS)
"""Every slip, with the names of the mistakes that the report must contain, and no others. Some
have no names, since no known mistake explains all that is observed."""
