"""An undeclared encoding: André's file."""
import random
import poc_ttt_provided as ttt

NTRIALS = 15
MCMATCH = 1.0
MCOTHER = 2.0


def mc_trial(board, player):
    current = player
    while not board.check_win():
        row, col = random.choice(board.get_empty_squares())
        board.move(row, col, current)
        current = ttt.switch_player(current)
    return board


def mc_update_scores(scores, board, player):
    winner = board.check_win()
    for row in range(board.get_dim()):
        for col in range(board.get_dim()):
            if winner == ttt.DRAW or board.square(row, col) == ttt.EMPTY:
                continue
            if board.square(row, col) == player:
                scores[row][col] += MCMATCH if winner == player else -MCMATCH
            else:
                scores[row][col] -= MCOTHER if winner == player else -MCOTHER
    return scores


def get_best_move(board, scores):
    best = [-10 ** 9, None]
    for row, col in board.get_empty_squares():
        if scores[row][col] > best[0]:
            best = [scores[row][col], (row, col)]
    return best[1]


def mc_move(board, player, trials):
    scores = [[0] * board.get_dim() for _ in range(board.get_dim())]
    for _ in range(trials):
        scores = mc_update_scores(scores, mc_trial(board.clone(), player), player)
    return get_best_move(board, scores)
