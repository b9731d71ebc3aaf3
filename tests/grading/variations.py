"""Variants, all correct, of several people's submissions."""

from __future__ import annotations

from tests.grading.hands import by

VARIATIONS = {
    "Anna with None in one line": by("Anna", "    while winner == None:", "    while not winner:"),
    "Anna with an unreachable start": by(
        "Anna", "    best_score = None\n", "    best_score = -99999\n", "best_score == None or ", ""
    ),
    "Anna with a default argument": by(
        "Anna", "def mc_move(board, player, trials):", "def mc_move(board, player, trials=NTRIALS):"
    ),
    "Boris without star import": by(
        "Boris",
        "from poc_ttt_provided import *",
        "import poc_ttt_provided\nfrom poc_ttt_provided import DRAW, EMPTY, switch_player",
    ),
    "Chloe with the last square at once": by(
        "Chloe",
        '    """Move."""\n',
        '    """Move."""\n    if len(board.get_empty_squares()) == 1:\n'
        "        return board.get_empty_squares()[0]\n",
    ),
    "Chloe writing to the board": by(
        "Chloe", "self.board.move(row, col, self.turn)", "self.board._board[row][col] = self.turn"
    ),
    "Dmitri with a spare clone": by(
        "Dmitri", "    def one_trial():", "    spare = board.clone()\n    def one_trial():"
    ),
    "Emeka asking for the best twice": by(
        "Emeka",
        "    best = get_best_move(board, _SCORES)\n",
        "    get_best_move(board, _SCORES)\n    best = get_best_move(board, _SCORES)\n",
    ),
    "Emeka with arguments in another way": by(
        "Emeka",
        "        mc_trial(trial_board, player)\n",
        "        mc_trial(player=player, board=trial_board)\n",
    ),
    "Fatima with a copied board": by(
        "Fatima",
        "(board.clone() for _ in range(trials))",
        "(provided.TTTBoard(board.get_dim(), board._reverse, board._board) for _ in range(trials))",
    ),
    "Anna adding up trials herself": by(
        "Anna",
        "        mc_update_scores(scores, new_board, player)\n",
        "        one = [[0] * board.get_dim() for dummy_row in range(board.get_dim())]\n"
        "        mc_update_scores(one, new_board, player)\n"
        "        for row in range(board.get_dim()):\n"
        "            for col in range(board.get_dim()):\n"
        "                scores[row][col] += one[row][col]\n",
    ),
    "Anna scoring decided games only": by(
        "Anna",
        "        mc_update_scores(scores, new_board, player)\n",
        "        if new_board.check_win() != provided.DRAW:\n"
        "            mc_update_scores(scores, new_board, player)\n",
    ),
    "Anna with averages": by(
        "Anna",
        "    return get_best_move(board, scores)\n",
        "    average = [[value / float(trials) for value in row] for row in scores]\n"
        "    return get_best_move(board, average)\n",
    ),
    "Anna copying the marks back": by(
        "Anna",
        "    current = player\n",
        "    current = player\n    given, board = board, board.clone()\n",
        "        current = provided.switch_player(current)\n\n",
        "        current = provided.switch_player(current)\n"
        "    for row in range(given.get_dim()):\n        for col in range(given.get_dim()):\n"
        "            given.move(row, col, board.square(row, col))\n\n",
    ),
    "Anna choosing in mc_move": by(
        "Anna",
        "    return get_best_move(board, scores)\n",
        "    free = board.get_empty_squares()\n"
        "    best = max([scores[row][col] for row, col in free])\n"
        "    return random.choice([sq for sq in free if scores[sq[0]][sq[1]] == best])\n",
    ),
    "Emeka trying taken squares": by(
        "Emeka",
        "        tup = random.choice(board.get_empty_squares())\n",
        "        tup = (random.randrange(board.get_dim()), random.randrange(board.get_dim()))\n"
        "        if board.square(tup[0], tup[1]) != provided.EMPTY:\n"
        "            board.move(tup[0], tup[1], player)\n            continue\n",
    ),
}
"""Right variations."""
