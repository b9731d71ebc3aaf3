"""Slips in files that were written without looking at the grader, and found something to mend."""

from __future__ import annotations

from tests.grading.hands import by
from tests.grading.submissions import BEST, MOVE, SCORES, Mistake, with_

_EMPTY_BEST = "[(row, col) for row, col in empty if scores[row][col] == most]"
_LOOP = "    for _ in range(trials):\n"
_PLAY = "        mc_trial(trial, player)\n"
_SCORE = "        mc_update_scores(scores, trial, player)\n"
_END = "    return get_best_move(board, scores)\n"


def _slip(name: str, text: str, *named: str) -> Mistake:
    return Mistake(name, text, named)


BLIND_SLIPS = (
    _slip(
        "any square with the best score",
        with_(
            _EMPTY_BEST,
            "[(row, col) for row in range(board.get_dim()) for col in range(board.get_dim())\n"
            "         if scores[row][col] == most]",
        ),
        "chooses any square with the best score, even an occupied one",
    ),
    _slip(
        "the first square is left out",
        with_(_EMPTY_BEST, _EMPTY_BEST.replace("== most", "== most and row + col")),
        "leaves out square (0, 0)",
    ),
    _slip(
        "the first square is never compared",
        with_(
            BEST,
            BEST.replace(
                "    most",
                "    if len(empty) > 1 and empty[0] == (0, 0):\n        empty.pop(0)\n    most",
            ),
        ),
        "never compares square (0, 0)",
    ),
    _slip(
        "marks replaced after ties too",
        with_(
            SCORES,
            SCORES.replace("        return\n", "        winner = None\n", 1)
            .replace(
                "    sign = 1 if winner == player else -1\n",
                "    sign = {player: 1, None: 0}.get(winner, -1)\n",
            )
            .replace("+= sign", "= sign")
            .replace("-= sign", "= -sign"),
        ),
        "replaces the scores",
    ),
    _slip(
        "each trial is scored twice",
        with_(
            _SCORE,
            _SCORE * 2,
        ),
        "scores its trials more than once",
    ),
    _slip(
        "only every second trial is scored",
        with_(
            "        mc_update_scores(scores, trial, player)\n",
            "        if _ % 2:\n            mc_update_scores(scores, trial, player)\n",
        ),
        "does not score all of its trials",
    ),
    _slip(
        "each board is scored before it is played on",
        with_(
            MOVE,
            MOVE.replace(_PLAY + _SCORE, _SCORE + _PLAY),
        ),
        "scores each board before the trial is played on it",
    ),
    _slip(
        "the choice comes before the trials",
        with_(
            MOVE,
            MOVE.replace(_END, "    return move\n").replace(
                _LOOP, "    move = get_best_move(board, scores)\n" + _LOOP
            ),
        ),
        "chooses the square before it plays its trials",
    ),
    # Nothing of these is named: no mistake explains all that is seen.
    _slip(
        "Anna forgets to start a new list of best moves",
        by("Anna", "            best_moves = [square]\n", ""),
    ),
    _slip(
        "a copy of the board is made with a row too few",
        with_(
            "        trial = board.clone()\n",
            "        rows = [[board.square(r, c) for c in range(size)] for r in range(size - 1)]\n"
            "        trial = provided.TTTBoard(size, False, rows)\n",
        ),
    ),
    _slip(
        "moves go to the wrong squares",
        with_(
            "    while board.check_win() is None:\n"
            "        row, col = random.choice(board.get_empty_squares())\n"
            "        board.move(row, col, player)\n",
            "    order = board.get_empty_squares()\n    random.shuffle(order)\n"
            "    for row, col in order:\n        if board.check_win():\n            break\n"
            "        board.move(row, row, player)\n",
        ),
    ),
)
