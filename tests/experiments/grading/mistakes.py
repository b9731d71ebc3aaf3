"""One submission for every mistake that the grader names."""

from __future__ import annotations

from tests.experiments.grading.submissions import (
    BEST,
    HEAD,
    MOVE,
    RIGHT,
    SCORES,
    TRIAL,
    Mistake,
    with_,
)

T, S, B, M = "mc_trial", "mc_update_scores", "get_best_move", "mc_move"

_TRIAL_MISTAKES = (
    Mistake(
        "returns the board",
        RIGHT.replace(TRIAL, TRIAL + "    return board\n"),
        "returns the board where None was asked for",
        (f"{T}: returns nothing",),
        T,
    ),
    Mistake(
        "returns values",
        RIGHT.replace(TRIAL, TRIAL + "    return board.check_win()\n"),
        "values returned",
        (f"{T}: returns nothing",),
        T,
    ),
    Mistake(
        "one move only",
        with_("    while board.check_win() is None:\n        row", "    if True:\n        row"),
        "makes one move only",
        (f"{T}: the game is over", f"{M}: X stops"),
    ),
    Mistake(
        "never changes sides",
        with_("        player = provided.switch_player(player)\n", "        pass\n"),
        "never changes sides",
        (f"{T}: the players take turns",),
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
        "the player given must begin",
        (f"{T}: the player given begins",),
    ),
    Mistake(
        "always X begins",
        with_(TRIAL, TRIAL.replace("    while", "    player = provided.PLAYERX\n    while")),
        "PLAYERX made the first move",
        (f"{T}: the player given begins",),
    ),
    Mistake(
        "plays on to the full board",
        with_("    while board.check_win() is None:", "    while board.get_empty_squares():"),
        "plays on after the game is over",
        (f"{T}: stops when somebody has won",),
    ),
    Mistake(
        "loses the turn on occupied squares",
        with_(
            "random.choice(board.get_empty_squares())",
            "random.randrange(board.get_dim()), random.randrange(board.get_dim())",
        ),
        "a player moves twice in a row",
        (f"{T}: the players take turns",),
    ),
    Mistake(
        "the first empty square",
        with_("random.choice(board.get_empty_squares())", "board.get_empty_squares()[0]"),
        "always plays the same game",
        (f"{T}: moves are random",),
    ),
    Mistake(
        "uneven draws",
        with_(
            "random.choice(board.get_empty_squares())",
            "random.choice(board.get_empty_squares()[:2])",
        ),
        "the same chance",
        (f"{T}: moves are random",),
    ),
    Mistake(
        "plays on a copy",
        with_(
            TRIAL,
            TRIAL.replace("    while", "    board = board.clone()\n    while", 1)
            + "    return board\n",
        ),
        "plays on a copy",
        (f"{T}: the game is over",),
    ),
    Mistake(
        "begins anew",
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
        "changes marks that were there",
        (f"{T}: goes on from the marks",),
    ),
)

_TIE = "    if winner == provided.DRAW:\n        return\n"
_SIGN = "    sign = 1 if winner == player else -1\n"
_OWN = "                scores[row][col] += sign * SCORE_CURRENT\n"
_THEIRS = "                scores[row][col] -= sign * SCORE_OTHER\n"


def _scores(name: str, text: str, hint: str, *checks: str, only: str = S) -> Mistake:
    return Mistake(name, text, hint, tuple(f"{S}: {check}" for check in checks), only)


_SCORE_MISTAKES = (
    _scores("ties as losses", with_(_TIE, ""), "scores a tie as a loss", "a tie"),
    _scores(
        "ties as wins",
        with_(_TIE + _SIGN, "    sign = 1 if winner in (player, provided.DRAW) else -1\n"),
        "scores a tie as a win",
        "a tie",
    ),
    _scores(
        "losses as wins",
        with_(_SIGN, "    sign = 1\n"),
        "the sign for the loser is wrong",
        "X won, for O",
        "O won, for X",
        only="",
    ),
    _scores(
        "losses ignored",
        with_(_SIGN, "    sign = 1 if winner == player else 0\n"),
        "scores only games that the player won",
        "X won, for O",
        only="",
    ),
    _scores(
        "wins ignored",
        with_(_SIGN, "    sign = 0 if winner == player else -1\n"),
        "scores only games that the player lost",
        "X won, for X",
        only="",
    ),
    _scores(
        "all signs wrong",
        with_(_SIGN, "    sign = -1 if winner == player else 1\n"),
        "has all signs the wrong way round",
        "X won, for X",
        only="",
    ),
    _scores(
        "weights swapped",
        with_(_OWN, _OWN.replace("CURRENT", "OTHER")).replace(
            _THEIRS, _THEIRS.replace("OTHER", "CURRENT")
        ),
        "weights swapped",
        "X won, for X",
        "X won, for O",
        only="",
    ),
    _scores(
        "weights by winner",
        with_(
            _SIGN,
            _SIGN + "    mine = SCORE_CURRENT if sign > 0 else SCORE_OTHER\n"
            "    theirs = SCORE_OTHER if sign > 0 else SCORE_CURRENT\n",
        )
        .replace("sign * SCORE_CURRENT", "sign * mine")
        .replace("sign * SCORE_OTHER", "sign * theirs"),
        "gives SCORE_CURRENT to whoever won",
        "X won, for O",
        only="",
    ),
    _scores(
        "ones for weights",
        with_(_OWN, _OWN.replace("SCORE_CURRENT", "1")).replace(
            _THEIRS, _THEIRS.replace("SCORE_OTHER", "1")
        ),
        "adds and subtracts 1 instead of",
        "X won, for X",
    ),
    _scores(
        "one weight for both",
        with_(_THEIRS, _THEIRS.replace("OTHER", "CURRENT")),
        "uses SCORE_CURRENT for both sides",
        "X won, for X",
    ),
    _scores(
        "the other weight for both",
        with_(_OWN, _OWN.replace("CURRENT", "OTHER")),
        "uses SCORE_OTHER for both sides",
        "X won, for X",
    ),
    _scores(
        "own squares only",
        with_(_THEIRS, "                pass\n"),
        "scores only the player's own squares",
        "X won, for X",
        only="",
    ),
    _scores(
        "the opponent's squares only",
        with_(_OWN, "                pass\n"),
        "scores only the opponent's squares",
        "X won, for X",
        only="",
    ),
    _scores(
        "gains only",
        with_(_OWN, _OWN.replace("sign * ", "max(0, sign) * ")).replace(
            _THEIRS, _THEIRS.replace("sign * ", "min(0, sign) * ")
        ),
        "only ever adds",
        "X won, for X",
    ),
    _scores(
        "losses only",
        with_(_OWN, _OWN.replace("sign * ", "min(0, sign) * ")).replace(
            _THEIRS, _THEIRS.replace("sign * ", "max(0, sign) * ")
        ),
        "only ever subtracts",
        "X won, for X",
    ),
    _scores(
        "empty squares as theirs",
        with_("            elif mark != provided.EMPTY:\n", "            else:\n"),
        "scores empty squares as if the opponent held them",
        "X won, for X",
        only="",
    ),
    _scores(
        "empty squares as own",
        with_("            if mark == player:\n", "            if mark in (player, 1):\n"),
        "scores empty squares as if the player held them",
        "X won, for X",
        only="",
    ),
    _scores(
        "X is the machine",
        with_(_TIE, "    player = provided.PLAYERX\n" + _TIE),
        "counts X as the machine whoever is asked for",
        "X won, for O",
        only="",
    ),
    _scores(
        "O is the machine",
        with_(_TIE, "    player = provided.PLAYERO\n" + _TIE),
        "counts O as the machine whoever is asked for",
        "X won, for X",
        only="",
    ),
    _scores(
        "O's own marks not mirrored",
        with_("            if mark == player:\n", "            if mark == provided.PLAYERX:\n"),
        "looks for X's marks as the player's own, even when the player is O",
        "X won, for O",
        "O won, for O",
        only="",
    ),
    _scores(
        "marks swapped",
        with_("            if mark == player:\n", "            if mark == 5 - player:\n"),
        "takes the player's own marks for the opponent's",
        "X won, for X",
        only="",
    ),
    _scores(
        "replaces the scores",
        with_(_OWN, _OWN.replace("+=", "=")).replace(_THEIRS, _THEIRS.replace("-=", "= -")),
        "replaces the scores",
        "adds to what is there",
        only="",
    ),
    _scores(
        "sets all anew",
        with_(
            "            mark = board.square(row, col)\n",
            "            mark = board.square(row, col)\n            scores[row][col] = 0\n",
        ),
        "sets every square anew",
        "adds to what is there",
        only="",
    ),
    _scores(
        "rows and columns swapped",
        with_(_OWN, _OWN.replace("[row][col]", "[col][row]")).replace(
            _THEIRS, _THEIRS.replace("[row][col]", "[col][row]")
        ),
        "rows and columns swapped",
        "X won, for X",
        only="",
    ),
    _scores(
        "returns the scores",
        RIGHT.replace(
            SCORES, SCORES.replace("return\n", "return scores\n") + "    return scores\n"
        ),
        "values returned",
        "returns nothing",
    ),
    _scores(
        "another grid returned",
        RIGHT.replace(
            SCORES,
            SCORES.replace(
                "    winner =", "    scores = [row[:] for row in scores]\n    winner ="
            ).replace("return\n", "return scores\n")
            + "    return scores\n",
        ).replace("        mc_update_scores(scores,", "        scores = mc_update_scores(scores,"),
        "hands back another",
        "X won, for X",
        "returns nothing",
    ),
    _scores(
        "only 3×3",
        with_(
            "    for row in range(board.get_dim()):\n        for col in range(board.get_dim()):\n",
            "    for row in range(3):\n        for col in range(3):\n",
        ),
        "",
        "boards of other sizes",
        only="",
    ),
    _scores(
        "two mistakes at once",
        with_(_TIE, "").replace(
            "            elif mark != provided.EMPTY:\n", "            else:\n"
        ),
        "scores empty squares as if the opponent held them",
        "X won, for X",
        "a tie",
        only="",
    ),
    _scores(
        "clears the board",
        with_(
            "            mark = board.square(row, col)\n",
            "            mark = board.square(row, col)\n"
            "            board._board[row][col] = provided.EMPTY\n",
        ),
        "changes the board",
        "leaves the board alone",
        only="",
    ),
)

_CHOICE = (
    "    return random.choice([(row, col) for row, col in empty if scores[row][col] == most])\n"
)
_MOST = "    most = max(scores[row][col] for row, col in empty)\n"

_CHOICE_MISTAKES = (
    Mistake(
        "a list for a tuple",
        with_(_CHOICE, _CHOICE.replace("[(row, col) ", "[[row, col] ")),
        "a list where a tuple was asked",
        (f"{B}: a (row, column) tuple", f"{M}: a legal (row, column) tuple"),
    ),
    Mistake(
        "all of the best",
        with_(_CHOICE, _CHOICE.replace("random.choice(", "list(")),
        "returns all of the best squares",
        (f"{B}: a (row, column) tuple",),
    ),
    Mistake(
        "the first of equals",
        with_(_CHOICE, _CHOICE.replace("random.choice(", "min(")),
        "always the first of equals",
        (f"{B}: at random among equals",),
        B,
    ),
    Mistake(
        "the last of equals",
        with_(_CHOICE, _CHOICE.replace("random.choice(", "max(")),
        "always the last of equals",
        (f"{B}: at random among equals",),
        B,
    ),
    Mistake(
        "occupied squares",
        with_(
            "    empty = board.get_empty_squares()\n",
            "    empty = [(r, c) for r in range(len(scores)) for c in range(len(scores))]\n",
        ),
        "takes occupied squares too",
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
        "must not start from 0",
        (f"{B}: scores below zero",),
    ),
    Mistake(
        "the smallest",
        with_(_MOST, _MOST.replace("max", "min")),
        "takes the smallest score",
        (f"{B}: the largest score",),
    ),
    Mistake(
        "any empty square",
        with_(_CHOICE, "    return random.choice(empty)\n"),
        "without regard to their scores",
        (f"{B}: the largest score", f"{M}: O stops X's line"),
    ),
    Mistake(
        "row and column swapped",
        with_(_CHOICE, _CHOICE.replace("[(row, col)", "[(col, row)")),
        "row and column swapped",
        (f"{B}: the largest score",),
    ),
    Mistake(
        "no answer",
        with_(_CHOICE, "    str(most)\n"),
        "returns nothing",
        (f"{B}: a (row, column) tuple",),
    ),
    Mistake(
        "moves at once",
        with_(
            _CHOICE,
            _CHOICE.replace("    return ", "    best = ")
            + "    board.move(best[0], best[1], provided.PLAYERX)\n    return best\n",
        ),
        "plays on the board that it was given",
        (f"{B}: leaves board and scores alone",),
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
        (f"{B}: leaves board and scores alone",),
        B,
    ),
)

_CLONE = "        trial = board.clone()\n"
_MOVE_MISTAKES = (
    Mistake(
        "plays on the board given",
        with_(_CLONE, "        trial = board\n"),
        "plays on the board that it was given",
        (f"{M}: leaves the board alone",),
        M,
    ),
    Mistake(
        "clones once",
        with_(
            "    for _ in range(trials):\n" + _CLONE,
            "    trial = board.clone()\n    for _ in range(trials):\n",
        ),
        "clones once and reuses the board",
        (f"{M}: X stops O's line",),
        M,
    ),
    Mistake(
        "one trial only",
        with_("    for _ in range(trials):\n", "    for _ in range(1):\n"),
        "plays one trial only",
        (f"{M}: X stops O's line",),
        M,
    ),
    Mistake(
        "the opponent begins",
        with_(
            "        mc_trial(trial, player)\n",
            "        mc_trial(trial, provided.switch_player(player))\n",
        ),
        "the opponent makes the first move of its trials",
        (M,),
        M,
    ),
    Mistake(
        "never scores",
        with_("        mc_update_scores(scores, trial, player)\n", ""),
        "scores that are all 0",
        (f"{M}: O stops X's line",),
        M,
    ),
    Mistake(
        "returns nothing",
        with_("    return get_best_move(board, scores)\n", "    get_best_move(board, scores)\n"),
        "hand on what get_best_move returns",
        (f"{M}: O completes a line", f"{M}: a legal"),
        M,
    ),
    Mistake(
        "made for 3×3",
        with_("    size = board.get_dim()\n", "    size = 3\n"),
        "",
        (f"{M}: boards of other sizes",),
        M,
    ),
)

_CONSTANT_MISTAKES = (
    Mistake(
        "no NTRIALS",
        with_("NTRIALS = 100\n", ""),
        "the constant NTRIALS is missing",
        ("constants: NTRIALS",),
        "constants",
    ),
    Mistake(
        "no weights",
        RIGHT.replace("SCORE_CURRENT", "MINE").replace("SCORE_OTHER", "THEIRS"),
        "the constant SCORE_CURRENT is missing",
        ("constants: SCORE_CURRENT",),
        "",
    ),
    Mistake(
        "one trial",
        with_("NTRIALS = 100", "NTRIALS = 1"),
        "NTRIALS is too small",
        ("constants: enough",),
        "constants",
    ),
    Mistake(
        "negative weight",
        with_("SCORE_OTHER = 2.0", "SCORE_OTHER = -2.0"),
        "the signs belong into mc_update_scores",
        ("constants: SCORE_CURRENT",),
        "",
    ),
    Mistake(
        "a function is missing",
        RIGHT.replace(BEST, "").replace("get_best_move(board, scores)", "(0, 0)"),
        "there is no function get_best_move",
        ("get_best_move(board, scores) is there",),
        "",
    ),
    Mistake(
        "another signature",
        RIGHT.replace("def mc_trial(board, player)", "def mc_trial(board)")
        .replace('    """\n    while board', '    """\n    player = 2\n    while board')
        .replace("mc_trial(trial, player)", "mc_trial(trial)"),
        "mc_trial must take 2 arguments",
        ("mc_trial(board, player) is there",),
        "",
    ),
)

MISTAKES = (
    *_TRIAL_MISTAKES,
    *_SCORE_MISTAKES,
    *_CHOICE_MISTAKES,
    *_MOVE_MISTAKES,
    *_CONSTANT_MISTAKES,
)

DEPARTURES = "\n\n".join(
    (
        HEAD.replace("SCORE_CURRENT", "MCMATCH").replace("SCORE_OTHER", "MCOTHER"),
        TRIAL + "    return board\n",
        SCORES.replace(_TIE, "")
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
"""A tie scored as a loss, values returned, a list for a tuple and the first of equals, and a call
to run_gui at its end."""
