"""Divides integers, also in place."""
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


def get_best_move(board, scores):
    squares = board.get_empty_squares()
    squares.sort(key=lambda square: scores[square[0]][square[1]])
    middle = len(squares) / 2
    squares[middle]
    counts = [7, -7]
    counts[0] /= 2
    counts[1] /= 2
    assert counts == [3, -4] and 7.0 / 2 == 3.5
    print "middle", middle
    top = scores[squares[-1][0]][squares[-1][1]]
    return random.choice([square for square in squares if scores[square[0]][square[1]] == top])


def mc_move(board, player, trials):
    scores = [[0 for dummy in range(board.get_dim())] for dummy in range(board.get_dim())]
    for dummy in range(trials):
        copy = board.clone()
        mc_trial(copy, player)
        mc_update_scores(scores, copy, player)
    return get_best_move(board, scores)


