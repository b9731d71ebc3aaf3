"""Old classes: __cmp__, __nonzero__, next, and a subclass of the course's board."""
import random
import poc_ttt_provided as provided

NTRIALS = 12
SCORE_CURRENT = 1
SCORE_OTHER = 1

class Rated:
    def __init__(self, score, square):
        self.score, self.square = score, square
    def __cmp__(self, other):
        return cmp(self.score, other.score)
    def __nonzero__(self):
        return self.square is not None
    def __str__(self):
        return "rated %d" % self.score

class Countdown(object):
    def __init__(self, start):
        self.left = start
    def __iter__(self):
        return self
    def next(self):
        if self.left <= 0:
            raise StopIteration
        self.left -= 1
        return self.left

class MyBoard(provided.TTTBoard):
    def is_over(self):
        return self.check_win() is not None

def mc_trial(board, player):
    while board.check_win() is None:
        board.move(*(random.choice(board.get_empty_squares()) + (player,)))
        player = provided.switch_player(player)

def mc_update_scores(scores, board, player):
    winner = board.check_win()
    if winner in (provided.PLAYERX, provided.PLAYERO):
        for row in range(board.get_dim()):
            for col in range(board.get_dim()):
                if board.square(row, col) != provided.EMPTY:
                    scores[row][col] += 1 if board.square(row, col) == winner else -1

def get_best_move(board, scores):
    rated = [Rated(scores[row][col], (row, col)) for row, col in board.get_empty_squares()]
    best = max(rated)
    assert best and not Rated(0, None) and Rated(1, 1) == Rated(1, 2) > Rated(0, 3)
    rated.sort()
    assert not rated[-1] < best
    print str(best)
    return best.square

def mc_move(board, player, trials):
    scores = [[0] * board.get_dim() for _ in range(board.get_dim())]
    steps = Countdown(trials)
    steps.next()
    for _ in steps:
        copy = MyBoard(board.get_dim(), False, [[board.square(r, c) for c in range(board.get_dim())] for r in range(board.get_dim())])
        mc_trial(copy, player)
        assert copy.is_over() and type(copy.clone()) is provided.TTTBoard
        mc_update_scores(scores, copy, player)
    return get_best_move(board, scores)
