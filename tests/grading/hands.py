"""Complete, correct submissions by several people, each in a style of their own."""

from __future__ import annotations

ANNA = '''\
"""
Monte Carlo Tic-Tac-Toe Player
"""
import random
import poc_ttt_gui
import poc_ttt_provided as provided

# Constants for Monte Carlo simulator
NTRIALS = 150         # Number of trials to run
SCORE_CURRENT = 1.0 # Score for squares played by the current player
SCORE_OTHER = 1.0   # Score for squares played by the other player

def mc_trial(board, player):
    """ plays one random game """
    current = player
    winner = board.check_win()
    while winner == None:
        spots = board.get_empty_squares()
        spot = spots[random.randrange(0, len(spots))]
        board.move(spot[0], spot[1], current)
        winner = board.check_win()
        current = provided.switch_player(current)

def mc_update_scores(scores, board, player):
    """ scores one finished game """
    dim = board.get_dim()
    winner = board.check_win()
    other = provided.switch_player(player)
    if winner == player:
        for row in range(dim):
            for col in range(dim):
                if board.square(row, col) == player:
                    scores[row][col] += SCORE_CURRENT
                elif board.square(row, col) == other:
                    scores[row][col] -= SCORE_OTHER
    elif winner == other:
        for row in range(dim):
            for col in range(dim):
                if board.square(row, col) == player:
                    scores[row][col] -= SCORE_CURRENT
                elif board.square(row, col) == other:
                    scores[row][col] += SCORE_OTHER

def get_best_move(board, scores):
    """ picks the best square """
    best_score = None
    best_moves = []
    for square in board.get_empty_squares():
        value = scores[square[0]][square[1]]
        if best_score == None or value > best_score:
            best_score = value
            best_moves = [square]
        elif value == best_score:
            best_moves.append(square)
    return random.choice(best_moves)

def mc_move(board, player, trials):
    """ the machine's move """
    scores = [[0 for dummy_col in range(board.get_dim())] for dummy_row in range(board.get_dim())]
    for dummy in range(trials):
        new_board = board.clone()
        mc_trial(new_board, player)
        mc_update_scores(scores, new_board, player)
    return get_best_move(board, scores)

# provided.play_game(mc_move, NTRIALS, False)
# poc_ttt_gui.run_gui(3, provided.PLAYERX, mc_move, NTRIALS, False)
'''
"""By the book, with equal weights and a search for the maximum that starts from None."""

BORIS = """\
import random
from poc_ttt_provided import *

NTRIALS = 60
MCMATCH = 2
MCOTHER = 3

def grid_of(dim, value=0):
    return [[value] * dim for dummy_i in xrange(dim)]

def all_squares(board):
    return [(i, j) for i in xrange(board.get_dim()) for j in xrange(board.get_dim())]

def mc_trial(board, player):
    order = board.get_empty_squares()
    random.shuffle(order)
    while board.check_win() is None:
        i, j = order.pop()
        board.move(i, j, player)
        player = switch_player(player)

def points(mark, winner, player):
    if winner == DRAW or mark == EMPTY:
        return 0
    size = MCMATCH if mark == player else MCOTHER
    return size if mark == winner else -size

def mc_update_scores(scores, board, player):
    winner = board.check_win()
    for i, j in all_squares(board):
        scores[i][j] += points(board.square(i, j), winner, player)

def get_best_move(board, scores):
    free = board.get_empty_squares()
    top = max([scores[i][j] for i, j in free])
    good = filter(lambda sq: scores[sq[0]][sq[1]] == top, free)
    return good[random.randint(0, len(good) - 1)]

def mc_move(board, player, trials):
    total = grid_of(board.get_dim())
    count = 0
    while count < trials:
        copy = board.clone()
        mc_trial(copy, player)
        mc_update_scores(total, copy, player)
        count += 1
    print "best:", get_best_move(board, total)
    return get_best_move(board, total)
"""
"""Python 2, with helper functions, the names of 2014 and a star import."""

CHLOE = '''\
"""Tic-tac-toe with classes."""
import random
import poc_ttt_provided as ttt

NTRIALS, SCORE_CURRENT, SCORE_OTHER = 200, 1.0, 1.5


class Simulation(object):
    """One simulation."""

    def __init__(self, board, player):
        self.board = board
        self.player = player
        self.turn = player

    def step(self):
        row, col = random.choice(self.board.get_empty_squares())
        self.board.move(row, col, self.turn)
        self.turn = ttt.switch_player(self.turn)

    def run(self):
        while not self.board.check_win():
            self.step()


class Tally(object):
    """Adds up scores."""

    GAINS = {"own": SCORE_CURRENT, "theirs": -SCORE_OTHER}

    def __init__(self, scores):
        self.scores = scores

    def add(self, board, player):
        sign = {ttt.DRAW: 0, player: 1, ttt.switch_player(player): -1}[board.check_win()]
        for row in range(board.get_dim()):
            for col in range(board.get_dim()):
                mark = board.square(row, col)
                if mark == ttt.EMPTY:
                    continue
                key = "own" if mark == player else "theirs"
                self.scores[row][col] += sign * self.GAINS[key]


def mc_trial(board, player):
    """Play."""
    Simulation(board, player).run()


def mc_update_scores(scores, board, player):
    """Score."""
    Tally(scores).add(board, player)


def get_best_move(board, scores):
    """Choose."""
    ranked = sorted(board.get_empty_squares(), key=lambda sq: -scores[sq[0]][sq[1]])
    first = ranked[0]
    equal = [sq for sq in ranked if scores[sq[0]][sq[1]] == scores[first[0]][first[1]]]
    return random.choice(equal)


def mc_move(board, player, trials):
    """Move."""
    scores = []
    for _ in range(board.get_dim()):
        scores.append([0.0] * board.get_dim())
    tally = []
    for _ in range(trials):
        tally.append(board.clone())
        mc_trial(tally[-1], player)
    for played in tally:
        mc_update_scores(scores, played, player)
    move = get_best_move(board, scores)
    return move
'''
"""With classes, a table made from the constants, and all trials played before any is scored."""

DMITRI = """\
# tic tac toe monte carlo
import random
import poc_ttt_provided as provided
NTRIALS = 100
SCORE_CURRENT = 3.0
SCORE_OTHER = 2.0

def play_on(board, player):
    if board.check_win() is not None:
        return
    empty = board.get_empty_squares()
    number = int(random.random() * len(empty))
    board.move(empty[number][0], empty[number][1], player)
    play_on(board, provided.PLAYERX if player == provided.PLAYERO else provided.PLAYERO)

def mc_trial(board, player):
    play_on(board, player)

def mc_update_scores(scores, board, player):
    winner = board.check_win()
    if winner not in (provided.PLAYERX, provided.PLAYERO):
        return
    good, bad = SCORE_CURRENT, -SCORE_OTHER
    if winner != player:
        good, bad = -good, -bad
    for number in range(board.get_dim() ** 2):
        row, col = divmod(number, board.get_dim())
        if board.square(row, col) == player:
            scores[row][col] = scores[row][col] + good
        elif board.square(row, col) != provided.EMPTY:
            scores[row][col] = scores[row][col] + bad

def get_best_move(board, scores):
    by_score = {}
    for row in range(len(scores)):
        for col in range(len(scores[row])):
            if (row, col) in board.get_empty_squares():
                by_score.setdefault(scores[row][col], []).append((row, col))
    return random.choice(by_score[max(by_score)])

def mc_move(board, player, trials):
    scores = [[0] * board.get_dim() for _ in range(board.get_dim())]
    def one_trial():
        clone = board.clone()
        mc_trial(clone, player)
        mc_update_scores(scores, clone, player)
    for _ in range(trials):
        one_trial()
    return get_best_move(board, scores)

def main():
    board = provided.TTTBoard(3)
    board.move(1, 1, provided.PLAYERX)
    print(mc_move(board, provided.PLAYERO, NTRIALS))

main()
"""
"""Recursion, divmod, a dictionary of scores, nested functions, and a call at the end."""

EMEKA = '''\
import random
import poc_ttt_provided as provided

NTRIALS = 100
SCORE_CURRENT = 1.0
SCORE_OTHER = 1.0
_SCORES = None

def mc_trial(board, player):
    """Returns when the game is over."""
    while True:
        if board.check_win() != None:
            return
        tup = random.choice(board.get_empty_squares())
        board.move(tup[0], tup[1], player)
        if player == provided.PLAYERX:
            player = provided.PLAYERO
        else:
            player = provided.PLAYERX

def mc_update_scores(scores, board, player):
    """Looks at every square."""
    won = board.check_win()
    if won == provided.DRAW:
        return None
    for row in range(0, board.get_dim()):
        for col in range(0, board.get_dim()):
            who = board.square(row, col)
            if who == provided.EMPTY:
                scores[row][col] += 0
            elif who == won and who == player:
                scores[row][col] += SCORE_CURRENT
            elif who == won:
                scores[row][col] += SCORE_OTHER
            elif who == player:
                scores[row][col] -= SCORE_CURRENT
            else:
                scores[row][col] -= SCORE_OTHER

def get_best_move(board, scores):
    """Looks through a copy whose taken squares have no chance."""
    lowest = float("-inf")
    size = len(scores)
    flat = []
    for row in range(size):
        for col in range(size):
            free = board.square(row, col) == provided.EMPTY
            flat.append(scores[row][col] if free else lowest)
    top = max(flat)
    choices = [index for index in range(len(flat)) if flat[index] == top]
    index = random.choice(choices)
    return (index // size, index % size)

def mc_move(board, player, trials):
    """Uses a global grid."""
    global _SCORES
    _SCORES = [[0.0] * board.get_dim() for _ in range(board.get_dim())]
    for index in range(1, trials + 1):
        trial_board = board.clone()
        mc_trial(trial_board, player)
        mc_update_scores(_SCORES, trial_board, player)
    best = get_best_move(board, _SCORES)
    return best
'''
"""A global grid, endless loops with returns, and a flat list of scores."""

FATIMA = '''\
"""Functional tic-tac-toe."""
from random import choice, sample
from itertools import product
import poc_ttt_provided as provided
from poc_ttt_provided import PLAYERX, PLAYERO, EMPTY, DRAW

NTRIALS = 120
SCORE_CURRENT = 1.2
SCORE_OTHER = 0.9

OTHER = {PLAYERX: PLAYERO, PLAYERO: PLAYERX}

def mc_trial(board, player):
    """One game in an order drawn beforehand."""
    empties = board.get_empty_squares()
    for row, col in sample(empties, len(empties)):
        if board.check_win() is not None:
            break
        board.move(row, col, player)
        player = OTHER[player]

def mc_update_scores(scores, board, player):
    """Add each square's gain."""
    result = board.check_win()
    gain = {
        (player, player): SCORE_CURRENT, (player, OTHER[player]): -SCORE_OTHER,
        (OTHER[player], player): -SCORE_CURRENT, (OTHER[player], OTHER[player]): SCORE_OTHER,
    }
    for row, col in product(range(board.get_dim()), repeat=2):
        scores[row][col] += gain.get((result, board.square(row, col)), 0)

def get_best_move(board, scores):
    """The best of the empty squares, shuffled by their order."""
    empties = board.get_empty_squares()
    return max(sample(empties, len(empties)), key=lambda cell: scores[cell[0]][cell[1]])

def mc_move(board, player, trials):
    """Add up the trials."""
    size = range(board.get_dim())
    scores = [[0 for _ in size] for _ in size]
    for trial in (board.clone() for _ in range(trials)):
        mc_trial(trial, player)
        mc_update_scores(scores, trial, player)
    return get_best_move(board, scores)
'''
"""Standard-library functions imported by name, a table of gains, and a generator."""

HANDS = {
    "Anna": ANNA,
    "Boris": BORIS,
    "Chloe": CHLOE,
    "Dmitri": DMITRI,
    "Emeka": EMEKA,
    "Fatima": FATIMA,
}
"""The submissions by name."""


def by(hand: str, part: str, instead: str, *more: str) -> str:
    """Return a person's submission with some parts replaced, given as pairs of old and new text."""
    text = HANDS[hand]
    changes = (part, instead, *more)
    for old, new in zip(changes[::2], changes[1::2], strict=True):
        assert old in text, old
        text = text.replace(old, new)
    return text
