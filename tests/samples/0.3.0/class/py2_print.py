"""Python 2 by its print statements and xrange."""
import random
import poc_ttt_provided as provided

NTRIALS = 25
SCORE_CURRENT = 1
SCORE_OTHER = 1

print "loading", NTRIALS,
print "trials"

def mc_trial(board, player):
    turn = player
    while board.check_win() == None:
        empty = board.get_empty_squares()
        pick = empty[random.randrange(len(empty))]
        board.move(pick[0], pick[1], turn)
        turn = provided.switch_player(turn)

def mc_update_scores(scores, board, player):
    winner = board.check_win()
    if winner == provided.DRAW:
        return
    for row in xrange(board.get_dim()):
        for col in xrange(board.get_dim()):
            mark = board.square(row, col)
            if mark == provided.EMPTY:
                pass
            elif mark == player:
                scores[row][col] += SCORE_CURRENT if winner == player else -SCORE_CURRENT
            else:
                scores[row][col] += -SCORE_OTHER if winner == player else SCORE_OTHER

def get_best_move(board, scores):
    best, squares = None, []
    for row, col in board.get_empty_squares():
        if best is None or scores[row][col] > best:
            best, squares = scores[row][col], []
        if scores[row][col] == best:
            squares.append((row, col))
    print "best", best, "of", len(squares)
    return random.choice(squares)

def mc_move(board, player, trials):
    scores = [[0 for dummy in xrange(board.get_dim())] for dummy in xrange(board.get_dim())]
    for dummy in xrange(trials):
        copy = board.clone()
        mc_trial(copy, player)
        mc_update_scores(scores, copy, player)
    return get_best_move(board, scores)
