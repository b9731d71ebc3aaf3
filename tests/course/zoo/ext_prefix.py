"""Tries the course's modules with and without a prefix."""

import random

try:
    import ext.poc_ttt_provided as provided
except ImportError:
    import poc_ttt_provided as provided
try:
    import poc_ttt_gui
except ImportError:
    import ext.poc_ttt_gui as poc_ttt_gui
from . import poc_simpletest

NTRIALS = 20
SCORE_CURRENT = 1.0
SCORE_OTHER = 1.0


def mc_trial(board, player):
    while board.check_win() is None:
        square = random.choice(board.get_empty_squares())
        board.move(square[0], square[1], player)
        player = provided.switch_player(player)


def mc_update_scores(scores, board, player):
    winner = board.check_win()
    if winner == provided.DRAW:
        return
    for row in range(board.get_dim()):
        for col in range(board.get_dim()):
            mark = board.square(row, col)
            if mark == player:
                scores[row][col] += SCORE_CURRENT if winner == player else -SCORE_CURRENT
            elif mark != provided.EMPTY:
                scores[row][col] += SCORE_OTHER if winner != player else -SCORE_OTHER


def get_best_move(board, scores):
    squares = board.get_empty_squares()
    top = max([scores[row][col] for row, col in squares])
    return random.choice([(row, col) for row, col in squares if scores[row][col] == top])


def mc_move(board, player, trials):
    scores = [[0 for dummy in range(board.get_dim())] for dummy in range(board.get_dim())]
    for dummy in range(trials):
        copy = board.clone()
        mc_trial(copy, player)
        mc_update_scores(scores, copy, player)
    return get_best_move(board, scores)
