"""Engines for tests: a small one that plays well enough, and others that misbehave."""

from __future__ import annotations

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
    board[square] = 1
    say("MESSAGE thinking of %d squares" % len(free))
    say("%d,%d" % (square[1], square[0]))

for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "START":
        size, board = int(rest), {}
        say("OK" if 5 <= size <= 20 else "ERROR only 5 to 20, please")
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
"""Extends the longest run next to each square, or stops the opponent's."""

_ANSWER = """
import os, signal, sys, time
print("OK", flush=True)
for line in sys.stdin:
    if line.startswith(("BEGIN", "DONE")):
        {act}
"""

HOSTILE = {
    "silent": ("time.sleep(60)", "no answer within"),
    "crashing": ("sys.exit(3)", "ended with code 3"),
    "killed": ("os.kill(os.getpid(), signal.SIGKILL)", "ended with code -9"),
    "suspended": ("os.kill(os.getpid(), signal.SIGSTOP)", "no answer within"),
    "off the board": ("print('99,99', flush=True)", "not an empty square"),
    "talking nonsense": ("print('resign', flush=True)", "instead of a move"),
    "closing its output": ("os.close(1); time.sleep(60)", "closed its output"),
    "endless line": (
        "\n        while True: sys.stdout.write('x' * 65536)",
        "no answer within|ended with|instead of a move",
    ),
    "only remarks": (
        "\n        while True: print('MESSAGE ' + 'y' * 500, flush=True)",
        "no answer within",
    ),
    "greedy": ("bytearray(10**13); print('0,0', flush=True)", "ended with code 1"),
}
"""What each does when asked for a move, and what its forfeit says."""


def write_brain(folder: Path, program: str, name: str = "brain") -> Path:
    """Write an engine's program, and return its path."""
    path = folder / name
    path.write_text(f"#!{sys.executable}\n{program}")
    path.chmod(0o755)
    return path


def hostile(folder: Path, name: str) -> Path:
    """Write the engine that misbehaves in a way of `HOSTILE`."""
    return write_brain(folder, _ANSWER.format(act=HOSTILE[name][0]))
