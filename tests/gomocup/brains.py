"""Engines for tests: a small one that plays well enough, ours, and any that misbehave."""

from __future__ import annotations

import os
import sys
from pathlib import Path

REFERENCE = """
import sys

def say(text):
    print(text, flush=True)

size, board = 0, {}
NEAR = [(0, 1), (1, 0), (1, 1), (1, -1)]

def run(square, side, step):
    length = 0
    row, col = square
    while board.get((row + step[0], col + step[1])) == side:
        row, col, length = row + step[0], col + step[1], length + 1
    return length

def worth(square):
    best = 0
    for side in (1, 2):
        for down, right in NEAR:
            length = run(square, side, (down, right)) + run(square, side, (-down, -right))
            best = max(best, 10 ** min(length, 4) * (2 if side == 1 else 1))
    row, col = square
    return best, -abs(2 * row - size + 1) - abs(2 * col - size + 1)

def move():
    free = [(r, c) for r in range(size) for c in range(size) if (r, c) not in board]
    square = max(free, key=worth)
    say("MESSAGE Eval %d pv %d,%d" % (worth(square)[0], square[1], square[0]))
    say("MESSAGE thinking of %d squares" % len(free))
    board[square] = 1
    say("%d,%d" % (square[1], square[0]))

for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "START":
        size, board = int(rest), {}
        say("OK" if 5 <= size <= 20 else "ERROR only 5 to 20, please")
    elif word == "ABOUT":
        say('name="Reference", version="1.0", author="A. Body"')
    elif word == "BEGIN":
        move()
    elif word == "TURN":
        col, row = map(int, rest.split(","))
        board[row, col] = 2
        move()
    elif word == "BOARD":
        board = {}
        for entry in sys.stdin:
            if entry.strip() == "DONE":
                break
            col, row, side = map(int, entry.split(","))
            board[row, col] = side
        move()
    elif word == "END":
        break
"""
"""Extends its longest run of marks, or blocks the opponent's."""

_ANSWER = """
import os, signal, subprocess, sys, time
def say(text):
    print(text, flush=True)
for line in sys.stdin:
    if line.startswith("START"):
        {start}  # never before: what an engine says unasked is dropped
    if line.startswith(("BEGIN", "TURN", "DONE")):
        {act}
"""


def write_brain(folder: Path, program: str, name: str = "brain") -> Path:
    """Write an engine's program, and return its path."""
    path = folder / name
    path.write_text(f"#!{sys.executable}\n{program}")
    path.chmod(0o755)
    return path


def write_hostile(folder: Path, act: str, start: str = "say('OK')") -> Path:
    """Write an engine that runs this code when it is to move, and when it is to begin a game."""
    return write_brain(folder, _ANSWER.format(act=act, start=start))


def running(path: Path) -> list[int]:
    """Return the processes whose command line names a program."""
    found = list[int]()
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal() and int(entry.name) != os.getpid():
            try:
                words = (entry / "cmdline").read_bytes().split(b"\0")
                state = (entry / "stat").read_text().rpartition(")")[2].split()[0]
            except OSError:
                continue
            if os.fsencode(path) in words and state != "Z":
                found.append(int(entry.name))
    return found
