"""More slips in the submissions of several hands: in choices, in moves, and two at once."""

from __future__ import annotations

from tests.grading.hands import by
from tests.grading.submissions import Mistake

_FATIMA_MAX = (
    "    return max(sample(empties, len(empties)), key=lambda cell: scores[cell[0]][cell[1]])"
)
_TRIAL = "        mc_trial(new_board, player)\n"


def _slip(name: str, text: str, *named: str) -> Mistake:
    return Mistake(name, text, named)


MORE_SLIPS = (
    # get_best_move
    _slip(
        "Anna starts from -1",
        by(
            "Anna", "    best_score = None\n", "    best_score = -1\n", "best_score == None or ", ""
        ),
        "does not find the highest score if all are -2 or less",
    ),
    _slip(
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
    _slip(
        "Anna keeps the first of equals",
        by(
            "Anna", "        elif value == best_score:\n            best_moves.append(square)\n", ""
        ),
        "always returns the first of equal squares",
    ),
    _slip(
        "Boris draws from all squares",
        by("Boris", "    free = board.get_empty_squares()\n", "    free = all_squares(board)\n"),
        "chooses occupied squares too",
    ),
    _slip(
        "Boris takes the largest of all",
        by("Boris", "for i, j in free])\n", "for i, j in all_squares(board)])\n"),
        "looks for the highest score among occupied squares too, then finds no empty one",
    ),
    _slip(
        "Chloe sorts the wrong way",
        by("Chloe", "key=lambda sq: -scores", "key=lambda sq: scores"),
        "chooses the lowest score",
    ),
    _slip(
        "Chloe returns the list",
        by("Chloe", "    return random.choice(equal)\n", "    return equal\n"),
        "returns all of the best squares",
    ),
    _slip(
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
    _slip(
        "Dmitri takes the smallest",
        by("Dmitri", "by_score[max(by_score)]", "by_score[min(by_score)]"),
        "chooses the lowest score",
    ),
    _slip(
        "Emeka swaps row and column",
        by("Emeka", "(index // size, index % size)", "(index % size, index // size)"),
        "swaps row and column",
    ),
    _slip(
        "Emeka returns a list",
        by("Emeka", "(index // size, index % size)", "[index // size, index % size]"),
        "returns a list instead of a tuple",
    ),
    _slip(
        "Fatima ignores the scores",
        by(
            "Fatima",
            _FATIMA_MAX,
            "    return choice(empties)",
        ),
        "chooses among all empty squares and ignores their scores",
    ),
    _slip(
        "Fatima takes the first empty square",
        by(
            "Fatima",
            _FATIMA_MAX,
            "    return empties[0]",
        ),
        "always returns the first empty square",
    ),
    # mc_move
    _slip(
        "Anna clones before the loop",
        by(
            "Anna",
            "    for dummy in range(trials):\n        new_board = board.clone()\n",
            "    new_board = board.clone()\n    for dummy in range(trials):\n",
        ),
        "clones once and reuses the board",
    ),
    _slip(
        "Anna returns from inside the loop",
        by(
            "Anna",
            "    return get_best_move(board, scores)\n",
            "        return get_best_move(board, scores)\n",
        ),
        "plays only one trial, however many are requested",
    ),
    _slip(
        "Anna scores after the loop",
        by(
            "Anna",
            "        mc_update_scores(scores, new_board, player)\n",
            "    mc_update_scores(scores, new_board, player)\n",
        ),
        "scores only one of its trials",
    ),
    _slip(
        "Anna passes the other player",
        by("Anna", _TRIAL, "        mc_trial(new_board, provided.switch_player(player))\n"),
        "lets the opponent make the first move of its trials",
    ),
    _slip(
        "Boris uses one row",
        by(
            "Boris",
            "    return [[value] * dim for dummy_i in xrange(dim)]",
            "    return [[value] * dim] * dim",
        ),
        "uses one list for all rows of its scores",
    ),
    _slip(
        "Boris plays one trial too many",
        by("Boris", "    while count < trials:", "    while count <= trials:"),
        "plays one trial too many",
    ),
    _slip(
        "Chloe's scores are for the opponent",
        by(
            "Chloe",
            "        mc_update_scores(scores, played, player)",
            "        mc_update_scores(scores, played, ttt.switch_player(player))",
        ),
        "scores the trials for the opponent",
    ),
    _slip(
        "Chloe doesn't return the move",
        by("Chloe", "    return move\n", "    print(move)\n"),
        "returns None",
    ),
    _slip(
        "Dmitri plays NTRIALS",
        by("Dmitri", "    for _ in range(trials):", "    for _ in range(NTRIALS):"),
        "plays NTRIALS trials instead of `trials`",
    ),
    _slip(
        "Dmitri scores the board passed in",
        by(
            "Dmitri",
            "        mc_update_scores(scores, clone, player)",
            "        mc_update_scores(scores, board, player)",
        ),
        "scores the board passed in instead of the clone on which the trial was played",
    ),
    _slip(
        "Emeka begins at 1",
        by("Emeka", "range(1, trials + 1)", "range(1, trials)"),
        "plays one trial too few",
    ),
    _slip(
        "Emeka creates the grid in the loop",
        by(
            "Emeka",
            "    for index in range(1, trials + 1):\n",
            "    for index in range(1, trials + 1):\n"
            "        _SCORES = [[0.0] * board.get_dim() for _ in range(board.get_dim())]\n",
        ),
        "starts with new scores in every trial",
    ),
    _slip(
        "Fatima plays on the board passed in",
        by("Fatima", "(board.clone() for _ in range(trials))", "(board for _ in range(trials))"),
        "plays on the board passed in",
    ),
    _slip(
        "Fatima never adds up",
        by("Fatima", "        mc_update_scores(scores, trial, player)\n", ""),
        "never adds up the trials' scores",
    ),
    # functions and constants
    _slip(
        "Anna calls it mc_trail",
        by("Anna", "mc_trial(", "mc_trail("),
        "mc_trial is missing",
    ),
    _slip(
        "Boris calls it update_scores",
        by("Boris", "mc_update_scores(", "update_scores("),
        "mc_update_scores is missing",
    ),
    # two at once
    _slip(
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
    _slip(
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
    # what the grader was not written for
    _slip(
        "Anna's dimension is a method",
        by("Anna", "    dim = board.get_dim()\n", "    dim = board.get_dim\n"),
        "`board.get_dim` has no ()",
    ),
    _slip(
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
    _slip(
        "Anna takes only positive scores",
        by(
            "Anna",
            "        value = scores[square[0]][square[1]]\n",
            "        value = scores[square[0]][square[1]]\n"
            "        if value <= 0:\n            continue\n",
        ),
        "does not find the highest score if all are negative",
    ),
    _slip(
        "Anna keeps a grid in a default argument",
        by(
            "Anna",
            "def mc_move(board, player, trials):",
            "def mc_move(board, player, trials, scores=[[0] * 3, [0] * 3, [0] * 3]):",
            "    scores = [[0 for dummy_col in range(board.get_dim())] "
            "for dummy_row in range(board.get_dim())]\n",
            "",
        ),
        "keeps the scores of earlier moves",
    ),
    _slip(
        "Boris returns inside the loop",
        by(
            "Boris",
            "        scores[i][j] += points(board.square(i, j), winner, player)\n",
            "        scores[i][j] += points(board.square(i, j), winner, player)\n        return\n",
        ),
        "scores only the first square",
    ),
    _slip(
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
    _slip(
        "Chloe returns any empty square",
        by("Chloe", "    move = get_best_move(board, scores)\n", "    move = (2, 2)\n"),
        "always returns (2, 2)",
    ),
    _slip(
        "Dmitri returns a board of another class",
        by(
            "Dmitri",
            "def mc_trial(board, player):\n    play_on(board, player)\n",
            "class TTTBoard(object):\n    def __init__(self, board):\n"
            "        self.cells = [row[:] for row in board._board]\n\n"
            "def mc_trial(board, player):\n    play_on(board, player)\n"
            "    return TTTBoard(board)\n",
        ),
        "returns a value",
    ),
    _slip(
        "Emeka's wins need no marks",
        by("Emeka", "    if won == provided.DRAW:\n        return None\n", ""),
        "subtracts from both players' squares after a tie",
    ),
    _slip(
        "Fatima reads scores by column and row",
        by("Fatima", "scores[cell[0]][cell[1]]", "scores[cell[1]][cell[0]]"),
        "reads scores[col][row] instead of scores[row][col]",
    ),
)
"""Slips in get_best_move, mc_move and the names of functions."""
