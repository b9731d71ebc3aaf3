"""Imports every name of the course's modules, and uses the constants without a prefix."""

from random import *
from poc_ttt_provided import *
from poc_ttt_gui import *
from poc_simpletest import *

NTRIALS = 20
SCORE_CURRENT = 2
SCORE_OTHER = 1


def mc_trial(board, player):
    if board.check_win() is None:
        row, col = choice(board.get_empty_squares())
        board.move(row, col, player)
        mc_trial(board, switch_player(player))


def mc_update_scores(scores, board, player):
    won = {player: 1, switch_player(player): -1, DRAW: 0}[board.check_win()]
    weights = {player: SCORE_CURRENT * won, switch_player(player): -SCORE_OTHER * won, EMPTY: 0}
    for row in range(board.get_dim()):
        for col in range(board.get_dim()):
            scores[row][col] += weights[board.square(row, col)]


def get_best_move(board, scores):
    empty = board.get_empty_squares()
    shuffle(empty)
    return max(empty, key=lambda square: scores[square[0]][square[1]])


def mc_move(board, player, trials):
    scores = [[0] * board.get_dim() for row in range(board.get_dim())]
    for trial in range(trials):
        copy = board.clone()
        mc_trial(copy, player)
        mc_update_scores(scores, copy, player)
    return get_best_move(board, scores)


assert (STRMAP[PLAYERX], DRAW, PLAYERO + 1) == ("X", 4, DRAW)
run_gui(3, PLAYERX, mc_move, NTRIALS, False)
TestSuite().report_results()
