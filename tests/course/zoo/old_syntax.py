"""Python 2's syntax: backquotes, <>, octals, long numbers, exec, and the old raise and except."""
import random, sys, string, itertools
import poc_ttt_provided as provided

NTRIALS = 020
SCORE_CURRENT = 1L
SCORE_OTHER = 0x1L

class Lost(StandardError):
    pass

def check(value):
    try:
        if value <> value:
            raise Lost, "never"
        raise ValueError, ("two", "words")
    except (Lost, ValueError), error:
        print >>sys.stderr, "caught", `error.args`
    exec "answer = 6 * 7" in {}
    assert isinstance(value, (int, long)) and isinstance(u"text", basestring)
    assert ur"\d" == r"\d" and unichr(65) == "A" and apply(max, (1, 2)) == 2
    assert string.join(["a", "b"], "-") == "a-b" and string.letters[0] in "aA"
    assert list(itertools.izip([1], [2])) == [(1, 2)] and sys.maxint > 10 ** 9
    assert round(2.5) == 3.0 and round(-0.5) == -1.0 and round(2.675, 2) > 2.6
    return value

def mc_trial(board, player):
    while board.check_win() is None:
        square = random.choice(board.get_empty_squares())
        board.move(square[0], square[1], player)
        player = provided.switch_player(player)

def mc_update_scores(scores, board, player):
    winner = board.check_win()
    if winner <> provided.DRAW:
        for row in xrange(board.get_dim()):
            for col in xrange(board.get_dim()):
                mark = board.square(row, col)
                if mark <> provided.EMPTY:
                    scores[row][col] += check(1) * (mark == winner and 1 or -1)

def get_best_move(board, scores):
    best = -sys.maxint - 1
    squares = []
    for square in board.get_empty_squares():
        score = scores[square[0]][square[1]]
        if score > best: best = score; squares = [square]
        elif score == best: squares.append(square)
    print "best:", `best`, "at", squares
    return random.choice(squares)

def mc_move(board, player, trials):
    scores = [[0 for _ in xrange(board.get_dim())] for _ in xrange(board.get_dim())]
    for _ in xrange(min(trials, 3)):
        copy = board.clone()
        mc_trial(copy, player)
        mc_update_scores(scores, copy, player)
    return get_best_move(board, scores)
