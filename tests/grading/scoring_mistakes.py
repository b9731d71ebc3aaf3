"""Submissions whose mc_update_scores has a mistake."""

from __future__ import annotations

from tests.grading.submissions import (
    CORRECT,
    SCORES,
    Mistake,
    with_,
)

_TIE = "    if winner == provided.DRAW:\n        return\n"
_SIGN = "    sign = 1 if winner == player else -1\n"
_OWN = "                scores[row][col] += sign * SCORE_CURRENT\n"
_THEIRS = "                scores[row][col] -= sign * SCORE_OTHER\n"


def _both(own: tuple[str, str], theirs: tuple[str, str]) -> str:
    """Return the correct submission with a word replaced in the branch of each side's squares."""
    return with_(_OWN, _OWN.replace(*own)).replace(_THEIRS, _THEIRS.replace(*theirs))


def _scores(name: str, text: str, *named: str) -> Mistake:
    return Mistake(name, text, named)


SCORE_MISTAKES = (
    _scores(
        "ties as wins",
        with_(_TIE + _SIGN, "    sign = 1 if winner in (player, provided.DRAW) else -1\n"),
        "scores a tie as a win",
    ),
    _scores("losses as wins", with_(_SIGN, "    sign = 1\n"), "scores every game as a win"),
    _scores(
        "wins ignored",
        with_(_SIGN, "    sign = 0 if winner == player else -1\n"),
        "scores only games that the player lost",
    ),
    _scores(
        "ones for weights",
        _both(("SCORE_CURRENT", "1"), ("SCORE_OTHER", "1")),
        "uses 1 instead of SCORE_CURRENT and SCORE_OTHER",
    ),
    _scores(
        "one weight for both",
        with_(_THEIRS, _THEIRS.replace("OTHER", "CURRENT")),
        "uses SCORE_CURRENT for both sides",
    ),
    _scores(
        "the other weight for both",
        with_(_OWN, _OWN.replace("CURRENT", "OTHER")),
        "uses SCORE_OTHER for both sides",
    ),
    _scores(
        "own squares only",
        with_(_THEIRS, "                pass\n"),
        "scores only the player's own squares",
    ),
    _scores(
        "the opponent's squares only",
        with_(_OWN, "                pass\n"),
        "scores only the opponent's squares",
    ),
    _scores(
        "gains only",
        _both(("sign * ", "max(0, sign) * "), ("sign * ", "min(0, sign) * ")),
        "only ever adds",
    ),
    _scores(
        "losses only",
        _both(("sign * ", "min(0, sign) * "), ("sign * ", "max(0, sign) * ")),
        "only ever subtracts",
    ),
    _scores(
        "empty squares as own",
        with_("            if mark == player:\n", "            if mark in (player, 1):\n"),
        "scores empty squares as if the player held them",
    ),
    _scores(
        "O is the machine",
        with_(_TIE, "    player = provided.PLAYERO\n" + _TIE),
        "gives SCORE_CURRENT to O's squares, whoever the player is",
    ),
    _scores(
        "O's own marks not mirrored",
        with_("            if mark == player:\n", "            if mark == provided.PLAYERX:\n"),
        "treats X's marks as the player's own even when the player is O",
    ),
    _scores(
        "marks swapped",
        with_("            if mark == player:\n", "            if mark == 5 - player:\n"),
        "mistakes the player's own marks for the opponent's",
    ),
    _scores(
        "sets all anew",
        with_(
            "            mark = board.square(row, col)\n",
            "            mark = board.square(row, col)\n            scores[row][col] = 0\n",
        ),
        "resets every square unless the game is a tie",
    ),
    _scores(
        "another grid returned",
        CORRECT.replace(
            SCORES,
            SCORES.replace(
                "    winner =", "    scores = [row[:] for row in scores]\n    winner ="
            ).replace("return\n", "return scores\n")
            + "    return scores\n",
        ).replace("        mc_update_scores(scores,", "        scores = mc_update_scores(scores,"),
        "returns a new grid",
        "returns a value",
    ),
    _scores(
        "only 3×3",
        with_(
            "    for row in range(board.get_dim()):\n        for col in range(board.get_dim()):\n",
            "    for row in range(3):\n        for col in range(3):\n",
        ),
        "handles only 3×3 boards",
    ),
    _scores(
        "everybody loses a tie",
        with_(_TIE, "    tie = winner == provided.DRAW\n")
        .replace("+= sign * SCORE_C", "+= (-1 if tie else sign) * SCORE_C")
        .replace("-= sign * SCORE_O", "-= (1 if tie else sign) * SCORE_O"),
        "subtracts from both players' squares after a tie",
    ),
    _scores(
        "empty squares lose",
        with_(
            _THEIRS,
            _THEIRS + "            else:\n                scores[row][col] -= SCORE_OTHER\n",
        ),
        "subtracts from empty squares after wins and losses",
    ),
    _scores(
        "the last column is left out",
        with_(
            "        for col in range(board.get_dim()):",
            "        for col in range(len(scores) - 1):",
        ),
        "leaves out the last column",
    ),
    _scores(
        "two mistakes at once",
        with_(_TIE, "").replace(
            "            elif mark != provided.EMPTY:\n", "            else:\n"
        ),
        "scores a tie as a loss",
        "scores empty squares as if the opponent held them",
    ),
    _scores(
        "clears the board",
        with_(
            "            mark = board.square(row, col)\n",
            "            mark = board.square(row, col)\n"
            "            board._board[row][col] = provided.EMPTY\n",
        ),
        "changes the board",
    ),
)
