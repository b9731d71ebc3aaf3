"""Uses a test suite saved in CodeSkulptor that no longer exists."""
import random
import poc_ttt_provided as provided

NTRIALS = 20
SCORE_CURRENT = 1.0
SCORE_OTHER = 1.0


import user12_Abc_3 as suite
import user35_kRzXyw9Q
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
    top = max([scores[row][col] for row, col in squares])
    return random.choice([(row, col) for row, col in squares if scores[row][col] == top])


def mc_move(board, player, trials):
    scores = [[0 for dummy in range(board.get_dim())] for dummy in range(board.get_dim())]
    for dummy in range(trials):
        copy = board.clone()
        mc_trial(copy, player)
        mc_update_scores(scores, copy, player)
    return get_best_move(board, scores)


suite.run_suite(provided.TTTBoard, mc_move)
result = user35_kRzXyw9Q.TestSuite()
result.run_test(1, 2, "nothing")
print "suite says", result.report_results(), len(result.failures)
for each in user35_kRzXyw9Q.cases(3)[0]:
    print each
