"""Scores ties as losses, returns values and a list, and chooses the first of equal squares."""

import random
import poc_ttt_provided as provided
import poc_ttt_gui

NTRIALS = 60
MCMATCH = 1.0
MCOTHER = 2.0


def mc_trial(board, player):
    """Play to the end, and return the board."""
    mover = player
    while board.check_win() not in (provided.PLAYERX, provided.PLAYERO, provided.DRAW):
        choice = random.choice(board.get_empty_squares())
        board.move(choice[0], choice[1], mover)
        mover = provided.switch_player(mover)
    return board


def mc_update_scores(scores, board, player):
    """Score a finished board; whatever is not won is lost."""
    grid = scores or [[0] * board.get_dim() for _ in range(board.get_dim())]
    sign = 1 if board.check_win() == player else -1
    for row in range(board.get_dim()):
        for col in range(board.get_dim()):
            if board.square(row, col) == player:
                grid[row][col] += sign * MCMATCH
            elif board.square(row, col) == provided.switch_player(player):
                grid[row][col] -= sign * MCOTHER
    return grid


def get_best_move(board, scores):
    """Return the first of the best empty squares, as a list."""
    rated = [[-scores[row][col], row, col] for row, col in board.get_empty_squares()]
    rated.sort(key=lambda item: item[0])
    return rated[0][1:]


def mc_move(board, player, trials):
    """Return a move, the grid begun as an empty list."""
    scores = []
    for _ in range(trials):
        scores = mc_update_scores(scores, mc_trial(board.clone(), player), player)
    print(scores)
    return get_best_move(board, scores)


poc_ttt_gui.run_gui(3, provided.PLAYERX, mc_move, NTRIALS, False)
