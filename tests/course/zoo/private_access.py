"""Reads the board's private cells and builds boards from them."""

import random
import poc_ttt_provided as provided

NTRIALS = 20
SCORE_CURRENT = 1.0
SCORE_OTHER = 1.0


def mc_trial(board, player):
    while board.check_win() is None:
        empty = [
            (r, c) for r in range(board._dim) for c in range(board._dim) if board._board[r][c] is 1
        ]
        row, col = random.choice(empty)
        board._board[row][col] = player
        player = 5 - player


def mc_update_scores(scores, board, player):
    winner = board.check_win()
    for row, line in enumerate(board._board):
        for col, mark in enumerate(line):
            if winner is not 4 and mark is not 1:
                scores[row][col] += {True: 1, False: -1}[mark == winner]


def get_best_move(board, scores):
    return max(
        board.get_empty_squares(), key=lambda each: (scores[each[0]][each[1]], random.random())
    )


def mc_move(board, player, trials):
    scores = [[0] * board._dim for _ in board._board]
    for _ in range(trials):
        copy = provided.TTTBoard(board._dim, board._reverse, board._board)
        mc_trial(copy, player)
        mc_update_scores(scores, copy, player)
    return get_best_move(board, scores)
