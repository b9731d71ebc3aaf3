"""Slips in mc_update_scores and get_best_move, in the submissions of several people."""

from __future__ import annotations

from tests.grading.hands import by
from tests.grading.submissions import BEST, SCORES, slip, with_

_CHLOE_SIGN = "        sign = {ttt.DRAW: 0, player: 1, ttt.switch_player(player): -1}"
_DMITRI_WIN = "    if winner != player:\n        good, bad = -good, -bad\n"
_BORIS_SIZE = "    size = MCMATCH if mark == player else MCOTHER\n"
_FATIMA_MAX = (
    "    return max(sample(empties, len(empties)), key=lambda cell: scores[cell[0]][cell[1]])"
)
_EMPTY_BEST = "[(row, col) for row, col in empty if scores[row][col] == most]"

SCORE_SLIPS = (
    slip(
        "Anna mixes up the weights",
        by(
            "Anna",
            "SCORE_CURRENT\n                elif",
            "SCORE_X\n                elif",
            "SCORE_OTHER\n",
            "SCORE_CURRENT\n",
            "SCORE_X\n",
            "SCORE_OTHER\n",
        ),
        "swaps the weights",
    ),
    slip(
        "Anna writes one weight in the lost branch",
        by("Anna", "scores[row][col] += SCORE_OTHER", "scores[row][col] += SCORE_CURRENT"),
        "after a loss, the opponent's squares change by +SCORE_CURRENT instead of +SCORE_OTHER",
    ),
    slip(
        "Anna copies the won branch",
        by(
            "Anna",
            "    elif winner == other:",
            "    else:",
            "scores[row][col] -= SCORE_CURRENT",
            "scores[row][col] += SCORE_CURRENT",
            "scores[row][col] += SCORE_OTHER",
            "scores[row][col] -= SCORE_OTHER",
        ),
        "scores every game as a win",
        "scores a tie as a win",
    ),
    slip(
        "Anna's else takes ties for losses",
        by("Anna", "    elif winner == other:", "    else:"),
        "scores a tie as a loss",
    ),
    slip(
        "Boris writes 2 for both",
        by("Boris", _BORIS_SIZE, "    size = 2\n"),
        "uses 2 instead of SCORE_CURRENT and SCORE_OTHER",
    ),
    slip(
        "Boris writes both numbers as they are",
        by("Boris", _BORIS_SIZE, "    size = 2 if mark == player else 3\n"),
        "uses 2 and 3 instead of SCORE_CURRENT and SCORE_OTHER",
    ),
    slip(
        "Boris gives the first weight to the winner",
        by("Boris", "if mark == player else MCOTHER", "if mark == winner else MCOTHER"),
        "gives SCORE_CURRENT to the winner",
    ),
    slip(
        "Boris counts only the last row's squares once",
        by(
            "Boris",
            "for i in xrange(board.get_dim()) for j",
            "for i in xrange(board.get_dim() - 1) for j",
        ),
        "leaves out the last row",
    ),
    slip(
        "Chloe turns every sign",
        by(
            "Chloe",
            _CHLOE_SIGN,
            "        sign = {ttt.DRAW: 0, player: -1, ttt.switch_player(player): 1}",
        ),
        "has every sign reversed",
    ),
    slip(
        "Chloe forgets losses",
        by(
            "Chloe",
            _CHLOE_SIGN,
            "        sign = {ttt.DRAW: 0, player: 1, ttt.switch_player(player): 0}",
        ),
        "scores only games that the player won",
    ),
    slip(
        "Chloe scores empty squares",
        by("Chloe", "                if mark == ttt.EMPTY:\n                    continue\n", ""),
        "scores empty squares as if the opponent held them",
    ),
    slip(
        "Dmitri doesn't turn the second weight",
        by("Dmitri", "good, bad = -good, -bad", "good, bad = -good, bad"),
        "after a loss, the opponent's squares change by -SCORE_OTHER instead of +SCORE_OTHER",
    ),
    slip(
        "Dmitri replaces the scores",
        by(
            "Dmitri",
            "scores[row][col] = scores[row][col] + good",
            "scores[row][col] = good",
            "scores[row][col] = scores[row][col] + bad",
            "scores[row][col] = bad",
        ),
        "replaces the scores",
    ),
    slip(
        "Dmitri compares with X",
        by(
            "Dmitri",
            _DMITRI_WIN,
            _DMITRI_WIN.replace("player", "provided.PLAYERX"),
            "board.square(row, col) == player",
            "board.square(row, col) == provided.PLAYERX",
        ),
        "gives SCORE_CURRENT to X's squares, whoever the player is",
    ),
    slip(
        "Fatima returns the scores",
        by(
            "Fatima",
            "board.square(row, col)), 0)\n",
            "board.square(row, col)), 0)\n    return scores\n",
        ),
        "returns a value",
    ),
    slip(
        "Fatima swaps row and column of the scores",
        by("Fatima", "        scores[row][col] += gain", "        scores[col][row] += gain"),
        "swaps rows and columns",
    ),
    slip(
        "Anna's dimension is a method",
        by("Anna", "    dim = board.get_dim()\n", "    dim = board.get_dim\n"),
        "`board.get_dim` has no ()",
    ),
    slip(
        "Boris returns inside the loop",
        by(
            "Boris",
            "        scores[i][j] += points(board.square(i, j), winner, player)\n",
            "        scores[i][j] += points(board.square(i, j), winner, player)\n        return\n",
        ),
        "scores only the first square",
    ),
    slip(
        "Emeka's wins need no marks",
        by("Emeka", "    if won == provided.DRAW:\n        return None\n", ""),
        "subtracts from both players' squares after a tie",
    ),
    slip(
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
)
CHOICE_SLIPS = (
    slip(
        "Anna starts from -1",
        by(
            "Anna", "    best_score = None\n", "    best_score = -1\n", "best_score == None or ", ""
        ),
        "does not find the highest score if all are -2 or less",
    ),
    slip(
        "Anna starts from -10 and has a square at hand",
        by(
            "Anna",
            "    best_score = None\n    best_moves = []\n",
            "    best_score = -10\n    best_moves = [(0, 0)]\n",
            "best_score == None or ",
            "",
        ),
        "does not find the highest score if all are -10 or less",
    ),
    slip(
        "Anna keeps the first of equals",
        by(
            "Anna", "        elif value == best_score:\n            best_moves.append(square)\n", ""
        ),
        "always returns the first of equal squares",
    ),
    slip(
        "Boris draws from all squares",
        by("Boris", "    free = board.get_empty_squares()\n", "    free = all_squares(board)\n"),
        "chooses occupied squares too",
    ),
    slip(
        "Boris takes the largest of all",
        by("Boris", "for i, j in free])\n", "for i, j in all_squares(board)])\n"),
        "looks for the highest score among occupied squares too, then finds no empty one",
    ),
    slip(
        "Chloe sorts the wrong way",
        by("Chloe", "key=lambda sq: -scores", "key=lambda sq: scores"),
        "chooses the lowest score",
    ),
    slip(
        "Chloe returns the list",
        by("Chloe", "    return random.choice(equal)\n", "    return equal\n"),
        "returns all of the best squares",
    ),
    slip(
        "Dmitri pairs squares with the wrong scores",
        by(
            "Dmitri",
            "    for row in range(len(scores)):\n        for col in range(len(scores[row])):\n"
            "            if (row, col) in board.get_empty_squares():\n"
            "                by_score.setdefault(scores[row][col], []).append((row, col))\n",
            "    flat = [score for row in scores for score in row]\n"
            "    for square, score in zip(board.get_empty_squares(), flat):\n"
            "        by_score.setdefault(score, []).append(square)\n",
        ),
        "pairs the empty squares with the wrong scores",
    ),
    slip(
        "Dmitri takes the smallest",
        by("Dmitri", "by_score[max(by_score)]", "by_score[min(by_score)]"),
        "chooses the lowest score",
    ),
    slip(
        "Emeka swaps row and column",
        by("Emeka", "(index // size, index % size)", "(index % size, index // size)"),
        "swaps row and column",
    ),
    slip(
        "Emeka returns a list",
        by("Emeka", "(index // size, index % size)", "[index // size, index % size]"),
        "returns a list instead of a tuple",
    ),
    slip(
        "Fatima ignores the scores",
        by(
            "Fatima",
            _FATIMA_MAX,
            "    return choice(empties)",
        ),
        "chooses among all empty squares and ignores their scores",
    ),
    slip(
        "Fatima takes the first empty square",
        by(
            "Fatima",
            _FATIMA_MAX,
            "    return empties[0]",
        ),
        "always returns the first empty square",
    ),
    slip(
        "Anna starts from the first score",
        by(
            "Anna",
            "    best_score = None\n",
            "    best_score = scores[0][0]\n",
            "best_score == None or ",
            "",
        ),
        "starts its search from the score of square (0, 0), even if that is occupied",
    ),
    slip(
        "Anna takes only positive scores",
        by(
            "Anna",
            "        value = scores[square[0]][square[1]]\n",
            "        value = scores[square[0]][square[1]]\n"
            "        if value <= 0:\n            continue\n",
        ),
        "does not find the highest score if all are negative",
    ),
    slip(
        "Fatima reads scores by column and row",
        by("Fatima", "scores[cell[0]][cell[1]]", "scores[cell[1]][cell[0]]"),
        "reads scores[col][row] instead of scores[row][col]",
    ),
    slip(
        "any square with the best score",
        with_(
            _EMPTY_BEST,
            "[(row, col) for row in range(board.get_dim()) for col in range(board.get_dim())\n"
            "         if scores[row][col] == most]",
        ),
        "chooses any square with the best score, even an occupied one",
    ),
    slip(
        "the first square is left out",
        with_(_EMPTY_BEST, _EMPTY_BEST.replace("== most", "== most and row + col")),
        "leaves out square (0, 0)",
    ),
    slip(
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
    slip(
        "Anna forgets to start a new list of best moves",
        by("Anna", "            best_moves = [square]\n", ""),
    ),
    slip(
        "Anna adds better moves to the list of worse ones",
        by("Anna", "best_moves = [square]", "best_moves.append(square)"),
        "chooses among all squares that were the best so far",
    ),
)
