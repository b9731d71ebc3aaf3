"""Correct submissions in styles that might confuse a grader."""

from __future__ import annotations

from textwrap import dedent

from tests.grading.submissions import BEST, CORRECT, HEAD, MOVE, SCORES, TRIAL, with_


def _trial(text: str) -> str:
    return with_(TRIAL, dedent(text).lstrip())


def _scores(text: str) -> str:
    return with_(SCORES, dedent(text).lstrip())


def _best(text: str) -> str:
    return with_(BEST, dedent(text).lstrip())


def _move(text: str) -> str:
    return with_(MOVE, dedent(text).lstrip())


STYLES = {
    "recursion": _trial("""
        def mc_trial(board, player):
            if board.check_win() is None:
                row, col = random.choice(board.get_empty_squares())
                board.move(row, col, player)
                mc_trial(board, provided.switch_player(player))
    """),
    "an order drawn beforehand": _trial("""
        def mc_trial(board, player):
            squares = board.get_empty_squares()
            for row, col in random.sample(squares, len(squares)):
                if board.check_win():
                    return
                board.move(row, col, player)
                player = provided.PLAYERX + provided.PLAYERO - player
    """),
    "squares drawn until one is empty": _trial("""
        def mc_trial(board, player):
            while not board.check_win():
                row, col = [random.randrange(board.get_dim()) for _ in range(2)]
                if board.square(row, col) == provided.EMPTY:
                    board.move(row, col, player)
                    player = {2: 3, 3: 2}[player]
    """),
    "a class that plays": _trial("""
        class Game(object):
            def __init__(self, board):
                self.board = board
            def __nonzero__(self):
                return self.board.check_win() is None
            def __iter__(self):
                return self
            def next(self):
                return random.choice(self.board.get_empty_squares())
        def mc_trial(board, player):
            game = Game(board)
            while game:
                row, col = game.next()
                board.move(row, col, player)
                player = provided.switch_player(player)
    """),
    "a table of gains": _scores("""
        def mc_update_scores(scores, board, player):
            sign = {provided.DRAW: 0, player: 1}.get(board.check_win(), -1)
            gains = {provided.EMPTY: 0, player: sign * SCORE_CURRENT}
            for row in range(board.get_dim()):
                for col in range(board.get_dim()):
                    scores[row][col] += gains.get(board.square(row, col), -sign * SCORE_OTHER)
    """),
    "new rows in the same grid": _scores("""
        def mc_update_scores(scores, board, player):
            won = board.check_win()
            sign = 0 if won == 4 else 1 if won == player else -1
            for i, row in enumerate(scores):
                marks = [board.square(i, j) for j in range(board.get_dim())]
                scores[i] = [
                    s + sign * (0 if m == 1 else SCORE_CURRENT if m == player else -SCORE_OTHER)
                    for s, m in zip(row, marks)
                ]
    """),
    "a helper that is called square by square": _scores("""
        def gain(mark, winner, player):
            if mark == provided.EMPTY or winner == provided.DRAW:
                return 0
            weight = SCORE_CURRENT if mark == player else SCORE_OTHER
            return weight if mark == winner else 0 - weight
        def mc_update_scores(scores, board, player):
            winner = board.check_win()
            for row, marks in enumerate(board._board):
                for col, mark in enumerate(marks):
                    scores[row][col] = scores[row][col] + gain(mark, winner, player)
    """),
    "maxima of a dictionary": _best("""
        def get_best_move(board, scores):
            found = dict(((r, c), scores[r][c]) for r, c in board.get_empty_squares())
            most = max(found.values())
            return random.choice([square for square in found if found[square] == most])
    """),
    "shuffled, then the largest": _best("""
        def get_best_move(board, scores):
            squares = board.get_empty_squares()
            random.shuffle(squares)
            return max(squares, key=lambda square: scores[square[0]][square[1]])
    """),
    "sorted with dice for equals": _best("""
        def get_best_move(board, scores):
            ranked = [(scores[r][c], random.random(), (r, c)) for r, c in board.get_empty_squares()]
            ranked.sort()
            return ranked[-1][-1]
    """),
    "a bag of squares": _best("""
        def get_best_move(board, scores):
            most, bag = None, []
            for square in board.get_empty_squares():
                value = scores[square[0]][square[1]]
                if value > most:
                    most, bag = value, []
                bag += [square] * (value == most)
            return bag[int(random.random() * len(bag))]
    """),
    "rows by division": _best("""
        def get_best_move(board, scores):
            size = board.get_dim()
            empty = [r * size + c for r, c in board.get_empty_squares()]
            most = max([scores[i / size][i % size] for i in empty])
            pick = random.choice([i for i in empty if scores[i / size][i % size] == most])
            return (pick / size, pick % size)
    """),
    "a row by division, told by its answer alone": _best("""
        def get_best_move(board, scores):
            size = board.get_dim()
            most = max([scores[r][c] for r, c in board.get_empty_squares()])
            best = [r * size + c for r, c in board.get_empty_squares() if scores[r][c] == most]
            pick = random.choice(best)
            row = pick / size
            return row, pick - size * (pick // size)
    """),
    "a namedtuple": _best("""
        from collections import namedtuple
        Square = namedtuple("Square", "row col")
        def get_best_move(board, scores):
            squares = [Square(*square) for square in board.get_empty_squares()]
            most = max(scores[s.row][s.col] for s in squares)
            return random.choice([s for s in squares if scores[s.row][s.col] == most])
    """),
    "numpy": _best("""
        import numpy as np
        def get_best_move(board, scores):
            table = np.full((board.get_dim(), board.get_dim()), -np.inf)
            for row, col in board.get_empty_squares():
                table[row, col] = scores[row][col]
            rows, cols = np.where(table == table.max())
            pick = np.random.randint(len(rows))
            return rows[pick], cols[pick]
    """),
    "a lambda": _best("""
        get_best_move = lambda board, scores: max(
            board.get_empty_squares(), key=lambda s: (scores[s[0]][s[1]], random.random())
        )
    """),
    "all trials first": _move("""
        def mc_move(board, player, trials):
            played = [board.clone() for _ in range(trials)]
            for each in played:
                mc_trial(each, player)
            scores = [[0] * board.get_dim() for _ in range(board.get_dim())]
            for each in played:
                mc_update_scores(scores, each, player)
            return get_best_move(board, scores)
    """),
    "one square left": _move("""
        def mc_move(board, player, trials=NTRIALS, talks=False):
            empty = board.get_empty_squares()
            if len(empty) == 1:
                return empty[0]
            scores = [[0 for _ in range(board.get_dim())] for _ in range(board.get_dim())]
            while trials > 0:
                copy = provided.TTTBoard(board._dim, board._reverse, board._board)
                mc_trial(copy, player)
                mc_update_scores(scores, copy, player)
                trials -= 1
            return get_best_move(board, scores)
    """),
    "a method": _move("""
        import copy
        class Machine:
            def move(self, board, player, trials):
                scores = [[0] * board.get_dim() for _ in range(board.get_dim())]
                for _ in range(trials):
                    trial = copy.deepcopy(board)
                    mc_trial(trial, player)
                    mc_update_scores(scores, trial, player)
                return get_best_move(board, scores)
        mc_move = Machine().move
    """),
    "a partial call": f"{CORRECT}\nimport functools\nmc_move = functools.partial(mc_move)\n",
    "decorated": f"""{HEAD}
def counted(function):
    def call(*arguments, **named):
        call.calls += 1
        return function(*arguments, **named)
    call.calls = 0
    return call

@counted
{TRIAL}
@counted
{SCORES}
@counted
{BEST}
@counted
{MOVE}""",
    "fractions": with_(
        "SCORE_CURRENT = 1.5", "from fractions import Fraction\nSCORE_CURRENT = Fraction(3, 2)"
    ),
    "constants of both years": f"{CORRECT}\nMCMATCH, MCOTHER = 3, 4\n",
    "constants of both years, the earlier used": (
        CORRECT.replace("SCORE_CURRENT", "MCMATCH").replace("SCORE_OTHER", "MCOTHER")
        + "\nSCORE_CURRENT = SCORE_OTHER = 1\n"
    ),
    "helpers of a plotting package": (
        f"{CORRECT}\nimport matplotlib.pyplot as plt\nplt.plot([1], [2])\n"
    ),
}
"""The submissions by name."""

OWN_WEIGHT_NAMES = CORRECT.replace("SCORE_CURRENT", "MATCH").replace("SCORE_OTHER", "MISS")
"""Correct except for the names of its weights."""
