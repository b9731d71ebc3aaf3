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
        "returns a list instead of a tuple",
        (f"{B}: returns a (row, column) tuple", f"{M}: returns a legal (row, column) tuple"),
    ),
    Mistake(
        "all of the best",
        with_(_CHOICE, _CHOICE.replace("random.choice(", "list(")),
        "returns all of the best squares",
        (f"{B}: returns a (row, column) tuple",),
    ),
    Mistake(
        "the first of equals",
        with_(_CHOICE, _CHOICE.replace("random.choice(", "min(")),
        "always returns the first of equal squares",
        (f"{B}: breaks ties at random",),
        B,
    ),
    Mistake(
        "the last of equals",
        with_(_CHOICE, _CHOICE.replace("random.choice(", "max(")),
        "always returns the last of equal squares",
        (f"{B}: breaks ties at random",),
        B,
    ),
    Mistake(
        "occupied squares",
        with_(
            "    empty = board.get_empty_squares()\n",
            "    empty = [(r, c) for r in range(len(scores)) for c in range(len(scores))]\n",
        ),
        "chooses occupied squares too",
        (f"{B}: only empty squares",),
    ),
    Mistake(
        "the largest of all squares",
        with_(_MOST, "    most = max(max(row) for row in scores)\n"),
        "looks for the largest score among occupied squares too",
        (f"{B}: only empty squares",),
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
        "don't start the search for the largest from 0",
        (f"{B}: negative scores",),
    ),
    Mistake(
        "the smallest",
        with_(_MOST, _MOST.replace("max", "min")),
        "chooses the smallest score",
        (f"{B}: the largest score",),
    ),
    Mistake(
        "any empty square",
        with_(_CHOICE, "    return random.choice(empty)\n"),
        "ignores their scores",
        (f"{B}: the largest score", f"{M}: O blocks X's line"),
    ),
    Mistake(
        "row and column swapped",
        with_(_CHOICE, _CHOICE.replace("[(row, col)", "[(col, row)")),
        "swaps row and column",
        (f"{B}: the largest score",),
    ),
    Mistake(
        "no answer",
        with_(_CHOICE, "    str(most)\n"),
        "returns None",
        (f"{B}: returns a (row, column) tuple",),
    ),
    Mistake(
        "moves at once",
        with_(
            _CHOICE,
            _CHOICE.replace("    return ", "    best = ")
            + "    board.move(best[0], best[1], provided.PLAYERX)\n    return best\n",
        ),
        "plays on the board passed in",
        (f"{B}: leaves the board and the scores unchanged",),
    ),
    Mistake(
        "clears the scores",
        with_(
            _MOST + _CHOICE,
            _MOST
            + _CHOICE.replace("    return ", "    best = ")
            + "    scores[best[0]][best[1]] = -99\n    return best\n",
        ),
        "changes the scores",
        (f"{B}: leaves the board and the scores unchanged",),
        B,
    ),
)

_CLONE = "        trial = board.clone()\n"
MOVE_MISTAKES = (
    Mistake(
        "plays on the board given",
        with_(_CLONE, "        trial = board\n"),
        "plays on the board passed in",
        (f"{M}: leaves the board unchanged",),
        M,
    ),
    Mistake(
        "clones once",
        with_(
            "    for _ in range(trials):\n" + _CLONE,
            "    trial = board.clone()\n    for _ in range(trials):\n",
        ),
        "clones once and reuses the board",
        (f"{M}: X blocks O's line",),
        M,
    ),
    Mistake(
        "one trial only",
        with_("    for _ in range(trials):\n", "    for _ in range(1):\n"),
        "plays only one trial",
        (f"{M}: X blocks O's line",),
        M,
    ),
    Mistake(
        "the opponent begins",
        with_(
            "        mc_trial(trial, player)\n",
            "        mc_trial(trial, provided.switch_player(player))\n",
        ),
        "lets the opponent make the first move of its trials",
        (M,),
        M,
    ),
    Mistake(
        "never scores",
        with_("        mc_update_scores(scores, trial, player)\n", ""),
        "scores that are all 0",
        (f"{M}: O blocks X's line",),
        M,
    ),
    Mistake(
        "returns nothing",
        with_("    return get_best_move(board, scores)\n", "    get_best_move(board, scores)\n"),
        "return what get_best_move returns",
        (f"{M}: O completes a line", f"{M}: returns a legal"),
        M,
    ),
    Mistake(
        "one row for all",
        with_("[[0 for _ in range(size)] for _ in range(size)]", "[[0] * size] * size"),
        "uses one list for all rows",
        (f"{M}: the reverse game",),
        M,
    ),
    Mistake(
        "the given board is scored",
        with_("mc_update_scores(scores, trial, player)", "mc_update_scores(scores, board, player)"),
        "instead of the clone on which the trial was played",
        (f"{M}: O completes a line",),
        M,
    ),
    Mistake(
        "made for 3×3",
        with_("    size = board.get_dim()\n", "    size = 3\n"),
        "",
        (f"{M}: other board sizes",),
        M,
    ),
)

CONSTANT_MISTAKES = (
    Mistake(
        "no NTRIALS",
        with_("NTRIALS = 100\n", ""),
        "NTRIALS is missing",
        ("constants: NTRIALS",),
        "constants",
    ),
    Mistake(
        "no weights",
        CORRECT.replace("SCORE_CURRENT", "MINE").replace("SCORE_OTHER", "THEIRS"),
        "SCORE_CURRENT is missing",
        ("constants: SCORE_CURRENT",),
        "",
    ),
    Mistake(
        "one trial",
        with_("NTRIALS = 100", "NTRIALS = 1"),
        "NTRIALS is too small",
        ("constants: strong enough",),
        "constants",
    ),
    Mistake(
        "negative weight",
        with_("SCORE_OTHER = 2.0", "SCORE_OTHER = -2.0"),
        "put the signs in mc_update_scores",
        ("constants: SCORE_CURRENT",),
        "",
    ),
    Mistake(
        "a function is missing",
        CORRECT.replace(BEST, "").replace("get_best_move(board, scores)", "(0, 0)"),
        "get_best_move is missing",
        ("functions: get_best_move(board, scores)",),
        "",
    ),
    Mistake(
        "another signature",
        CORRECT.replace("def mc_trial(board, player)", "def mc_trial(board)")
        .replace('    """\n    while board', '    """\n    player = 2\n    while board')
        .replace("mc_trial(trial, player)", "mc_trial(trial)"),
        "mc_trial must take 2 arguments",
        ("functions: mc_trial(board, player)",),
        "",
    ),
)
