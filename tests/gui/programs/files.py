"""Students' files for the tests of the window, and a search for their processes."""

from __future__ import annotations

import os
from pathlib import Path

from tttmc_app.outside_process import TOKEN_VARIABLE

GOOD = '''"""A player."""
import random
import poc_ttt_provided as provided

NTRIALS = 30
SCORE_CURRENT = 1.0
SCORE_OTHER = 2.0


def mc_trial(board, player):
    """Play."""
    while board.check_win() is None:
        row, col = random.choice(board.get_empty_squares())
        board.move(row, col, player)
        player = provided.switch_player(player)


def mc_update_scores(scores, board, player):
    """Score."""
    winner = board.check_win()
    if winner == provided.DRAW:
        return
    sign = 1 if winner == player else -1
    for row in range(board.get_dim()):
        for col in range(board.get_dim()):
            if board.square(row, col) == player:
                scores[row][col] += sign * SCORE_CURRENT
            elif board.square(row, col) != provided.EMPTY:
                scores[row][col] -= sign * SCORE_OTHER


def get_best_move(board, scores):
    """Choose."""
    empty = board.get_empty_squares()
    best = max(scores[row][col] for row, col in empty)
    return random.choice([(r, c) for r, c in empty if scores[r][c] == best])


def mc_move(board, player, trials):
    """Move."""
    print "asked for", trials, NTRIALS, SCORE_OTHER
    scores = [[0] * board.get_dim() for _ in range(board.get_dim())]
    for _ in range(trials):
        trial = board.clone()
        mc_trial(trial, player)
        mc_update_scores(scores, trial, player)
    print scores
    return get_best_move(board, scores)
'''
"""A complete player in Python 2, which prints its scores."""

GAME = f"{GOOD}\nimport poc_ttt_gui\npoc_ttt_gui.run_gui(4, provided.PLAYERX, mc_move, 7, True)\n"
"""The same player, in a file that opens a reverse game on 4×4 and plays X in it."""

FIRST_EMPTY = """
def mc_move(board, player, trials):
    return board.get_empty_squares()[0]
"""
"""A player without scores."""

LOOP = """
def mc_move(board, player, trials):
    while True:
        pass
"""
LOOP_AT_IMPORT = "while True:\n    pass\n"
RAISES = """
def helper():
    return {}["missing"]


def mc_move(board, player, trials):
    return helper()
"""
EXITS = """
import sys


def mc_move(board, player, trials):
    sys.exit(3)
"""
DIES = """
import os


def mc_move(board, player, trials):
    os._exit(9)
"""
BOMB = """
def mc_move(board, player, trials):
    held = []
    while True:
        held.append(bytearray(10**8))
"""
FLOOD = """
def mc_move(board, player, trials):
    for number in range(10 ** 9):
        print("line %d of very many" % number)
    return board.get_empty_squares()[0]
"""
STUBBORN = """
import os
import signal
import time

signal.signal(signal.SIGTERM, signal.SIG_IGN)


def mc_move(board, player, trials):
    try:
        os.fork()
    except OSError:
        pass
    time.sleep(1000)
"""
"""A process that forks if it can, and ignores SIGTERM."""


def write(folder: Path, text: str, name: str = "player.py") -> Path:
    """Write a file and return its path."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def children() -> set[int]:
    """Return the processes that supervise a student's code, found by the mark that they inherit."""
    found: set[int] = set()
    mark = f"{TOKEN_VARIABLE}={os.getpid()}-".encode()
    for entry in os.scandir("/proc"):
        if not entry.name.isdecimal() or int(entry.name) == os.getpid():
            continue
        try:
            environment = Path(entry.path, "environ").read_bytes()
            is_first = os.getsid(int(entry.name)) == int(entry.name)
        except OSError:
            continue
        if mark in environment and is_first:
            found.add(int(entry.name))
    return found
