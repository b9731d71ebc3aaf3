"""Python 3 as the course requires: four functions, docstrings, nothing at import."""

import random
import poc_ttt_provided as provided

NTRIALS = 40
SCORE_CURRENT = 1.0
SCORE_OTHER = 1.5


def mc_trial(board, player):
    """Play random moves until the game is over."""
    while board.check_win() is None:
        row, col = random.choice(board.get_empty_squares())
        board.move(row, col, player)
        player = provided.switch_player(player)


def mc_update_scores(scores, board, player):
    """Add the finished board to the scores."""
    winner = board.check_win()
    if winner == provided.DRAW:
        return
    dim = board.get_dim()
    for row in range(dim):
        for col in range(dim):
            owner = board.square(row, col)
            if owner == provided.EMPTY:
                continue
            weight = SCORE_CURRENT if owner == player else SCORE_OTHER
            scores[row][col] += weight if owner == winner else -weight


def get_best_move(board, scores):
    """Return one of the best empty squares."""
    empty = board.get_empty_squares()
    best = max(scores[row][col] for row, col in empty)
    return random.choice([square for square in empty if scores[square[0]][square[1]] == best])


def mc_move(board, player, trials):
    """Return a move."""
    dim = board.get_dim()
    scores = [[0 for _ in range(dim)] for _ in range(dim)]
    for trial in range(trials):
        copy = board.clone()
        mc_trial(copy, player)
        mc_update_scores(scores, copy, player)
    return get_best_move(board, scores)
