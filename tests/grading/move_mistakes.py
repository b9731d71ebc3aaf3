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
        "a list for a tuple",
        with_(_CHOICE, _CHOICE.replace("[(row, col) ", "[[row, col] ")),
        ("returns a list instead of a tuple",),
    ),
    Mistake(
        "all of the best",
        with_(_CHOICE, _CHOICE.replace("random.choice(", "list(")),
        ("returns all of the best squares",),
    ),
    Mistake(
        "the first of equals",
        with_(_CHOICE, _CHOICE.replace("random.choice(", "min(")),
        ("always returns the first of equal squares",),
    ),
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
        ("looks for the largest score among occupied squares too, then finds no empty one",),
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
        ("does not find the largest score if all are negative",),
    ),
    Mistake(
        "the smallest", with_(_MOST, _MOST.replace("max", "min")), ("chooses the smallest score",)
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
        "moves at once",
        with_(
            _CHOICE,
            _CHOICE.replace("    return ", "    best = ")
            + "    board.move(best[0], best[1], provided.PLAYERX)\n    return best\n",
        ),
        ("plays on the board passed in",),
    ),
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
        "plays on the board given",
        with_(_CLONE, "        trial = board\n"),
        ("plays on the board passed in",),
    ),
    Mistake(
        "clones once",
        with_(
            "    for _ in range(trials):\n" + _CLONE,
            "    trial = board.clone()\n    for _ in range(trials):\n",
        ),
        ("clones once and reuses the board",),
    ),
    Mistake(
        "one trial only",
        with_("    for _ in range(trials):\n", "    for _ in range(1):\n"),
        ("plays only one trial, however many are requested",),
    ),
    Mistake(
        "the opponent begins",
        with_(
            "        mc_trial(trial, player)\n",
            "        mc_trial(trial, provided.switch_player(player))\n",
        ),
        ("lets the opponent make the first move of its trials",),
    ),
    Mistake(
        "never scores",
        with_("        mc_update_scores(scores, trial, player)\n", ""),
        ("never adds up the trials' scores",),
    ),
    Mistake(
        "returns nothing",
        with_("    return get_best_move(board, scores)\n", "    get_best_move(board, scores)\n"),
        ("returns None",),
    ),
    Mistake(
        "one row for all",
        with_("[[0 for _ in range(size)] for _ in range(size)]", "[[0] * size] * size"),
        ("uses one list for all rows of its scores",),
    ),
    Mistake(
        "the given board is scored",
        with_("mc_update_scores(scores, trial, player)", "mc_update_scores(scores, board, player)"),
        ("scores the board passed in instead of the clone on which the trial was played",),
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
