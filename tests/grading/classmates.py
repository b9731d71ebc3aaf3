"""Solutions to the assignment by people who each solved it in their own way."""

from __future__ import annotations

DICTIONARY = """\
import random
import poc_ttt_provided as provided
NTRIALS = 200
SCORE_CURRENT = 2.0
SCORE_OTHER = 1.0

def mc_trial(board, player):
    turn = player
    winner = board.check_win()
    while winner == None:
        options = board.get_empty_squares()
        pick = options[random.randrange(len(options))]
        board.move(pick[0], pick[1], turn)
        turn = provided.switch_player(turn)
        winner = board.check_win()

def mc_update_scores(scores, board, player):
    winner = board.check_win()
    rival = provided.switch_player(player)
    if winner == provided.DRAW:
        change = {player: 0, rival: 0, provided.EMPTY: 0}
    elif winner == player:
        change = {player: SCORE_CURRENT, rival: -SCORE_OTHER, provided.EMPTY: 0}
    else:
        change = {player: -SCORE_CURRENT, rival: SCORE_OTHER, provided.EMPTY: 0}
    for i in range(board.get_dim()):
        for j in range(board.get_dim()):
            scores[i][j] += change[board.square(i, j)]

def get_best_move(board, scores):
    table = {}
    for cell in board.get_empty_squares():
        value = scores[cell[0]][cell[1]]
        if value not in table:
            table[value] = []
        table[value].append(cell)
    return random.choice(table[max(table.keys())])

def mc_move(board, player, trials):
    dim = board.get_dim()
    scores = []
    for i in range(dim):
        scores.append([0] * dim)
    for t in range(trials):
        copy = board.clone()
        mc_trial(copy, player)
        mc_update_scores(scores, copy, player)
    return get_best_move(board, scores)
"""

BRANCHES = """\
import random
from poc_ttt_provided import *
NTRIALS = 150
SCORE_CURRENT = 1
SCORE_OTHER = 1

def mc_trial(board, player):
    while True:
        if board.check_win() is not None:
            break
        row, col = random.choice(board.get_empty_squares())
        board.move(row, col, player)
        if player == PLAYERX:
            player = PLAYERO
        else:
            player = PLAYERX

def mc_update_scores(scores, board, player):
    result = board.check_win()
    if result == DRAW:
        pass
    elif result == PLAYERX and player == PLAYERX:
        for row in range(board.get_dim()):
            for col in range(board.get_dim()):
                if board.square(row, col) == PLAYERX:
                    scores[row][col] = scores[row][col] + SCORE_CURRENT
                if board.square(row, col) == PLAYERO:
                    scores[row][col] = scores[row][col] - SCORE_OTHER
    elif result == PLAYERO and player == PLAYERO:
        for row in range(board.get_dim()):
            for col in range(board.get_dim()):
                if board.square(row, col) == PLAYERO:
                    scores[row][col] = scores[row][col] + SCORE_CURRENT
                if board.square(row, col) == PLAYERX:
                    scores[row][col] = scores[row][col] - SCORE_OTHER
    elif result == PLAYERO and player == PLAYERX:
        for row in range(board.get_dim()):
            for col in range(board.get_dim()):
                if board.square(row, col) == PLAYERX:
                    scores[row][col] = scores[row][col] - SCORE_CURRENT
                if board.square(row, col) == PLAYERO:
                    scores[row][col] = scores[row][col] + SCORE_OTHER
    else:
        for row in range(board.get_dim()):
            for col in range(board.get_dim()):
                if board.square(row, col) == PLAYERO:
                    scores[row][col] = scores[row][col] - SCORE_CURRENT
                if board.square(row, col) == PLAYERX:
                    scores[row][col] = scores[row][col] + SCORE_OTHER

def get_best_move(board, scores):
    best_score = None
    best_moves = []
    for row, col in board.get_empty_squares():
        if best_score is None or scores[row][col] > best_score:
            best_score = scores[row][col]
            best_moves = [(row, col)]
        elif scores[row][col] == best_score:
            best_moves.append((row, col))
    return random.choice(best_moves)

def mc_move(board, player, trials):
    scores = [[0 for dummy_c in range(board.get_dim())] for dummy_r in range(board.get_dim())]
    count = 0
    while count < trials:
        new_board = board.clone()
        mc_trial(new_board, player)
        mc_update_scores(scores, new_board, player)
        count += 1
    return get_best_move(board, scores)
"""

FUNCTIONAL = """\
import random, itertools
import poc_ttt_provided as ttt
NTRIALS, SCORE_CURRENT, SCORE_OTHER = 120, 1.5, 1.0

def cells(board):
    return itertools.product(range(board.get_dim()), repeat=2)

def gain(mark, winner, me):
    if mark == ttt.EMPTY or winner == ttt.DRAW:
        return 0
    return (SCORE_CURRENT if mark == me else SCORE_OTHER) * (1 if mark == winner else -1)

def mc_trial(board, player):
    if board.check_win() is None:
        board.move(*random.choice(board.get_empty_squares()) + (player,))
        mc_trial(board, ttt.switch_player(player))

def mc_update_scores(scores, board, player):
    winner = board.check_win()
    for row, col in cells(board):
        scores[row][col] += gain(board.square(row, col), winner, player)

def get_best_move(board, scores):
    return max(board.get_empty_squares(), key=lambda c: (scores[c[0]][c[1]], random.random()))

def mc_move(board, player, trials):
    scores = [[0] * board.get_dim() for _ in range(board.get_dim())]
    for trial in [board.clone() for _ in range(trials)]:
        mc_trial(trial, player)
        mc_update_scores(scores, trial, player)
    return get_best_move(board, scores)
"""

SHUFFLED = '''\
"""Mini project 3"""
import poc_ttt_provided as provided
from random import shuffle, choice
NTRIALS = 90
SCORE_CURRENT = 1.0
SCORE_OTHER = 2.0
PLAYERS = [provided.PLAYERX, provided.PLAYERO]

def mc_trial(board, player):
    order = board.get_empty_squares()
    shuffle(order)
    side = PLAYERS.index(player)
    while order and not board.check_win():
        square = order.pop()
        board.move(square[0], square[1], PLAYERS[side])
        side = (side + 1) % 2

def mc_update_scores(scores, board, player):
    win = board.check_win()
    if win in PLAYERS:
        weights = [0, SCORE_CURRENT, -SCORE_OTHER]
        if win != player:
            weights = [-w for w in weights]
        for r, line in enumerate(scores):
            for c, old in enumerate(line):
                mark = board.square(r, c)
                which = 0
                if mark == player:
                    which = 1
                elif mark in PLAYERS:
                    which = 2
                line[c] = old + weights[which]

def get_best_move(board, scores):
    free = board.get_empty_squares()
    values = [scores[r][c] for r, c in free]
    top = max(values)
    return choice([square for square, value in zip(free, values) if value == top])

def mc_move(board, player, trials):
    size = range(board.get_dim())
    totals = [[0.0 for _ in size] for _ in size]
    while trials > 0:
        game = board.clone()
        mc_trial(game, player)
        mc_update_scores(totals, game, player)
        trials -= 1
    return get_best_move(board, totals)
'''

CLASSES = '''\
import random
import poc_ttt_provided as provided

NTRIALS = 100
SCORE_CURRENT = 3
SCORE_OTHER = 2

class Judge(object):
    """Knows how much each square gains."""
    def __init__(self, board, me):
        self.board = board
        self.me = me
        self.result = board.check_win()

    def sign(self):
        if self.result == provided.DRAW:
            return 0
        elif self.result == self.me:
            return 1
        return -1

    def points(self, row, col):
        owner = self.board.square(row, col)
        if owner == provided.EMPTY:
            return 0
        elif owner == self.me:
            return self.sign() * SCORE_CURRENT
        return -self.sign() * SCORE_OTHER

def mc_trial(board, player):
    while board.check_win() not in (provided.DRAW, provided.PLAYERX, provided.PLAYERO):
        size = board.get_dim()
        row = random.randint(0, size - 1)
        col = random.randint(0, size - 1)
        if board.square(row, col) == provided.EMPTY:
            board.move(row, col, player)
            player = provided.switch_player(player)

def mc_update_scores(scores, board, player):
    judge = Judge(board, player)
    for row in range(len(scores)):
        for col in range(len(scores[row])):
            scores[row][col] += judge.points(row, col)

def get_best_move(board, scores):
    ranking = sorted((scores[row][col], row, col) for row, col in board.get_empty_squares())
    ranking.reverse()
    ties = [entry for entry in ranking if entry[0] == ranking[0][0]]
    winner = random.choice(ties)
    return winner[1], winner[2]

def mc_move(board, player, trials):
    grid = list()
    for row in range(board.get_dim()):
        line = list()
        for col in range(board.get_dim()):
            line.append(0)
        grid.append(line)
    for number in range(1, trials + 1):
        playground = board.clone()
        mc_trial(playground, player)
        mc_update_scores(grid, playground, player)
    return get_best_move(board, grid)
'''

LISTS = """\
import random
import poc_ttt_provided as provided
NTRIALS = 60
SCORE_CURRENT = 1.0
SCORE_OTHER = 1.0

def mc_trial(board, player):
    for dummy in range(board.get_dim() ** 2):
        if board.check_win():
            return
        empties = board.get_empty_squares()
        chosen = random.sample(empties, 1)[0]
        board.move(chosen[0], chosen[1], player)
        player = 5 - player

def squares_of(board, mark):
    found = []
    for number in range(board.get_dim() * board.get_dim()):
        position = divmod(number, board.get_dim())
        if board.square(position[0], position[1]) == mark:
            found.append(position)
    return found

def add(scores, positions, amount):
    for position in positions:
        scores[position[0]][position[1]] += amount

def mc_update_scores(scores, board, player):
    other = 5 - player
    if board.check_win() == player:
        add(scores, squares_of(board, player), SCORE_CURRENT)
        add(scores, squares_of(board, other), -SCORE_OTHER)
    if board.check_win() == other:
        add(scores, squares_of(board, player), -SCORE_CURRENT)
        add(scores, squares_of(board, other), SCORE_OTHER)

def get_best_move(board, scores):
    best = []
    highest = -float("inf")
    for position in squares_of(board, provided.EMPTY):
        highest = max(highest, scores[position[0]][position[1]])
    for position in squares_of(board, provided.EMPTY):
        if scores[position[0]][position[1]] == highest:
            best += [position]
    random.shuffle(best)
    return best[0]

def mc_move(board, player, trials):
    scores = map(lambda _: [0] * board.get_dim(), range(board.get_dim()))
    scores = list(scores)
    for trial in range(trials):
        scratch = provided.TTTBoard(board.get_dim(), False, board._board)
        mc_trial(scratch, player)
        mc_update_scores(scores, scratch, player)
    return get_best_move(board, scores)
"""

SOLUTIONS = {
    "dictionary": DICTIONARY,
    "branches": BRANCHES,
    "functional": FUNCTIONAL,
    "shuffled": SHUFFLED,
    "classes": CLASSES,
    "lists": LISTS,
}
