# Lies beside neighbour.py, which imports it; it makes no moves by itself.
print "the neighbour runs"

def add(scores, board, player, won):
    for row in xrange(board.get_dim()):
        for col in xrange(board.get_dim()):
            if board.square(row, col) != 1:
                scores[row][col] += 1 if (board.square(row, col) == player) == won else -1
