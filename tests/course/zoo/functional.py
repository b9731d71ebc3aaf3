"""reduce, map, filter and zip as in Python 2, and tuple parameters."""
import random
import poc_ttt_provided as provided

NTRIALS = 20
SCORE_CURRENT = 1.0
SCORE_OTHER = 1.0


def mc_trial(board, player):
    while board.check_win() is None:
        square = random.choice(board.get_empty_squares())
        board.move(square[0], square[1], player)
        player = provided.switch_player(player)


def mc_update_scores(scores, board, player):
    winner = board.check_win()
    if winner == provided.DRAW:
        return
    for row in range(board.get_dim()):
        for col in range(board.get_dim()):
            mark = board.square(row, col)
            if mark == player:
                scores[row][col] += SCORE_CURRENT if winner == player else -SCORE_CURRENT
            elif mark != provided.EMPTY:
                scores[row][col] += SCORE_OTHER if winner != player else -SCORE_OTHER


def better((one_score, one), (other_score, other)):
    if one_score >= other_score:
        return (one_score, one)
    return (other_score, other)


def get_best_move(board, scores):
    squares = board.get_empty_squares()
    rated = map(lambda (row, col): (scores[row][col], (row, col)), squares)
    assert len(rated) == len(squares) and len(zip(squares, rated)) == len(rated)
    assert map(None, [1, 2], [3]) == [(1, 3), (2, None)]
    assert filter(None, [0, 1, 2]) == [1, 2] and filter(lambda c: c > "a", "abc") == "bc"
    top, dummy = reduce(better, rated)
    best = filter(lambda (score, square): score == top, rated)
    return best[random.randrange(len(best))][1]


def mc_move(board, player, trials):
    scores = [[0 for dummy in range(board.get_dim())] for dummy in range(board.get_dim())]
    for dummy in range(trials):
        copy = board.clone()
        mc_trial(copy, player)
        mc_update_scores(scores, copy, player)
    return get_best_move(board, scores)


