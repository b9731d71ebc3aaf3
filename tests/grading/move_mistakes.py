"""Submissions with a mistake in get_best_move, in mc_move or in the constants."""

from __future__ import annotations

from tests.grading.submissions import (
    BEST,
    CORRECT,
    Mistake,
    with_,
)

B, M = "get_best_move", "mc_move"

_CHOICE = (
    "    return random.choice([(row, col) for row, col in empty if scores[row][col] == most])\n"
)
_MOST = "    most = max(scores[row][col] for row, col in empty)\n"

CHOICE_MISTAKES = (
    Mistake(
        "the last of equals",
        with_(_CHOICE, _CHOICE.replace("random.choice(", "max(")),
        ("always returns the last of equal squares",),
    ),
    Mistake(
        "occupied squares",
        with_(
            "    empty = board.get_empty_squares()\n",
            "    empty = [(r, c) for r in range(len(scores)) for c in range(len(scores))]\n",
        ),
        ("chooses occupied squares too",),
    ),
    Mistake(
        "the largest of all squares",
        with_(_MOST, "    most = max(max(row) for row in scores)\n"),
        ("looks for the highest score among occupied squares too, then finds no empty one",),
    ),
    Mistake(
        "from zero",
        with_(
            _MOST + _CHOICE,
            "    most, best = 0, None\n"
            "    for row, col in random.sample(empty, len(empty)):\n"
            "        if scores[row][col] >= most:\n"
            "            most, best = scores[row][col], (row, col)\n"
            "    return best\n",
        ),
        ("does not find the highest score if all are negative",),
    ),
    Mistake(
        "the smallest", with_(_MOST, _MOST.replace("max", "min")), ("chooses the lowest score",)
    ),
    Mistake(
        "any empty square",
        with_(_CHOICE, "    return random.choice(empty)\n"),
        ("chooses among all empty squares and ignores their scores",),
    ),
    Mistake(
        "row and column swapped",
        with_(_CHOICE, _CHOICE.replace("[(row, col)", "[(col, row)")),
        ("swaps row and column",),
    ),
    Mistake("no answer", with_(_CHOICE, "    str(most)\n"), ("returns None",)),
    Mistake(
        "clears the scores",
        with_(
            _MOST + _CHOICE,
            _MOST
            + _CHOICE.replace("    return ", "    best = ")
            + "    scores[best[0]][best[1]] = -99\n    return best\n",
        ),
        ("changes the scores that are passed in",),
    ),
)

_CLONE = "        trial = board.clone()\n"
MOVE_MISTAKES = (
    Mistake(
        "clones once",
        with_(
            "    for _ in range(trials):\n" + _CLONE,
            "    trial = board.clone()\n    for _ in range(trials):\n",
        ),
        ("clones once and reuses the board",),
    ),
    Mistake("made for 3×3", with_("    size = board.get_dim()\n", "    size = 3\n"), ()),
)

CONSTANT_MISTAKES = (
    Mistake("no NTRIALS", with_("NTRIALS = 100\n", ""), ("NTRIALS is missing",)),
    Mistake(
        "no weights",
        CORRECT.replace("SCORE_CURRENT", "MINE").replace("SCORE_OTHER", "THEIRS"),
        ("SCORE_CURRENT is missing (called MCMATCH in the 2014 course)",),
    ),
    Mistake("one trial", with_("NTRIALS = 100", "NTRIALS = 1"), ("NTRIALS is too small",)),
    Mistake(
        "negative weight",
        with_("SCORE_OTHER = 2.0", "SCORE_OTHER = -2.0"),
        ("SCORE_OTHER is negative",),
    ),
    Mistake(
        "a function is missing",
        CORRECT.replace(BEST, "").replace("get_best_move(board, scores)", "(0, 0)"),
        (
            "get_best_move is missing",
            "always returns (0, 0)",
        ),
    ),
    Mistake(
        "another signature",
        CORRECT.replace("def mc_trial(board, player)", "def mc_trial(board)")
        .replace('    """\n    while board', '    """\n    player = 2\n    while board')
        .replace("mc_trial(trial, player)", "mc_trial(trial)"),
        ("mc_trial must take 2 arguments",),
    ),
)
