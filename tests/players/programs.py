"""A student's file and a Gomocup engine whose every move a test writes."""

from __future__ import annotations

import sys
from pathlib import Path

_FILE = """
import random
import poc_ttt_provided as provided
NTRIALS = 5
def get_best_move(board, scores):
    return max(board.get_empty_squares(), key=lambda square: scores[square[0]][square[1]])
def mc_move(board, player, trials):
    {body}
"""
SCORED = (
    "scores = [[random.random() for _ in range(board.get_dim())] for _ in range(board.get_dim())]"
    "\n    return get_best_move(board, scores)"
)
_ENGINE = """#!{python}
import os, sys, time
def say(*lines):
    for line in lines: print(line, flush=True)
starts = 0
for line in sys.stdin:
    if line.startswith(("START", "BOARD")):
        board = []
    if line.startswith("START"):
        starts += 1
        say("OK" if int(line[5:]) < 20 else "ERROR too large")
    elif line.startswith(("BEGIN", "TURN", "DONE")):
        board += [line[5:].strip()] if line[0] == "T" else []
        free = [f"{{c}},{{r}}" for r in range(5) for c in range(5)]
        free = [each for each in free if each not in board]
        board.append(free[0])
        {act}
    elif line[0].isdigit():
        board.append(line.strip().rpartition(",")[0])
"""
SOUND = "say(free[0])"


def write_file(path: Path, body: str = SCORED, above: str = "") -> Path:
    """Write a student's file whose mc_move runs this code, by default with scores at random."""
    path.write_text(_FILE.format(body=body) + above, encoding="utf-8")
    return path


def write_engine(path: Path, act: str = SOUND) -> Path:
    """Write an engine that runs this code when it is asked for a move."""
    path.write_text(_ENGINE.format(python=sys.executable, act=act), encoding="utf-8")
    path.chmod(0o755)
    return path
