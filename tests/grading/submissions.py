"""Correct submissions, and helpers for submissions with mistakes."""

from __future__ import annotations

from pathlib import Path

HEAD = '''\
"""
A Monte Carlo player.
"""

import random
import poc_ttt_provided as provided

NTRIALS = 100
SCORE_CURRENT = 1.5
SCORE_OTHER = 2.0

'''

TRIAL = '''\
def mc_trial(board, player):
    """
    Fill the board at random until the game is over.
    """
    while board.check_win() is None:
        row, col = random.choice(board.get_empty_squares())
        board.move(row, col, player)
        player = provided.switch_player(player)
'''

SCORES = '''\
def mc_update_scores(scores, board, player):
    """
    Score a finished board.
    """
    winner = board.check_win()
    if winner == provided.DRAW:
        return
    sign = 1 if winner == player else -1
    for row in range(board.get_dim()):
        for col in range(board.get_dim()):
            mark = board.square(row, col)
            if mark == player:
                scores[row][col] += sign * SCORE_CURRENT
            elif mark != provided.EMPTY:
                scores[row][col] -= sign * SCORE_OTHER
'''

BEST = '''\
def get_best_move(board, scores):
    """
    Choose one of the best squares.
    """
    empty = board.get_empty_squares()
    most = max(scores[row][col] for row, col in empty)
    return random.choice([(row, col) for row, col in empty if scores[row][col] == most])
'''

MOVE = '''\
def mc_move(board, player, trials):
    """
    Choose a move by random games.
    """
    size = board.get_dim()
    scores = [[0 for _ in range(size)] for _ in range(size)]
    for _ in range(trials):
        trial = board.clone()
        mc_trial(trial, player)
        mc_update_scores(scores, trial, player)
    return get_best_move(board, scores)
'''

CORRECT = f"{HEAD}\n\n{TRIAL}\n\n{SCORES}\n\n{BEST}\n\n{MOVE}"

CORRECT_2014 = CORRECT.replace("SCORE_CURRENT", "MCMATCH").replace("SCORE_OTHER", "MCOTHER")

CORRECT_PYTHON_2 = '''\
"""
A Monte Carlo player of the course's days.
"""

import random
import poc_ttt_gui
import poc_ttt_provided as provided

NTRIALS = 80
SCORE_CURRENT = 2
SCORE_OTHER = 1

def mc_trial(board, player):
    """
    Play on at random.
    """
    while board.check_win() == None:
        empty = board.get_empty_squares()
        square = empty[random.randrange(len(empty))]
        board.move(square[0], square[1], player)
        player = provided.switch_player(player)

def mc_update_scores(scores, board, player):
    """
    Score a finished board.
    """
    winner = board.check_win()
    if winner is provided.DRAW:
        return
    for row in xrange(board.get_dim()):
        for col in xrange(board.get_dim()):
            mark = board.square(row, col)
            if mark is provided.EMPTY:
                continue
            weight = SCORE_CURRENT if mark is player else SCORE_OTHER
            scores[row][col] += weight if mark is winner else -weight

def get_best_move(board, scores):
    """
    Choose by a dictionary of scores, best last.
    """
    by_score = {}
    for row, col in board.get_empty_squares():
        by_score.setdefault(scores[row][col], []).append((row, col))
    ranked = by_score.items()
    ranked.sort()
    return random.choice(ranked[-1][1])

def mc_move(board, player, trials):
    """
    Choose a move by random games.
    """
    scores = [[0] * board.get_dim() for dummy_row in xrange(board.get_dim())]
    for dummy_trial in xrange(trials):
        clone = board.clone()
        mc_trial(clone, player)
        mc_update_scores(scores, clone, player)
    return get_best_move(board, scores)

if __name__ == "__main__":
    print "NTRIALS is", NTRIALS
    provided.play_game(mc_move, NTRIALS, False)
    poc_ttt_gui.run_gui(3, provided.PLAYERX, mc_move, NTRIALS, False)
'''


def submit(folder: Path, text: str, name: str = "player.py") -> Path:
    """Write a submission and return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path
