"""Engines for tests: a small one that plays well enough, and others that misbehave."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import NamedTuple

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

OWN = "from tttmc_app.cli import main\nmain(['engine', '--player', 'tree:simulations=30'])"
"""Our own engine, with a quick player."""

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
_OK = 'say("OK")'
LATE = "no answer within"
_NO_MOVE = "instead of a move"
_NO_SQUARE = "not an empty square"


class Hostile(NamedTuple):
    """An engine that misbehaves."""

    act: str
    """The code that it runs when it is asked for a move."""
    words: str
    """What the message about its forfeit or refusal says; bars separate alternatives."""
    start: str = _OK
    """The code that it runs when it is asked to begin a game."""


HOSTILE = {
    "silent": Hostile("time.sleep(60)", LATE),
    "crashing": Hostile("sys.exit(3)", "ended with code 3"),
    "killed": Hostile("os.kill(os.getpid(), signal.SIGKILL)", "ended with code -9"),
    "suspended": Hostile("os.kill(os.getpid(), signal.SIGSTOP)", LATE),
    "off the board": Hostile("say('99,99')", _NO_SQUARE),
    "below zero": Hostile("say('-1,-1')", _NO_SQUARE),
    "talking nonsense": Hostile("say('resign')", _NO_MOVE),
    "writing bytes": Hostile(
        "sys.stdout.buffer.write(bytes(range(128, 256)) + b'\\n'); sys.stdout.flush()", _NO_MOVE
    ),
    "writing huge numbers": Hostile("say('9' * 5000 + ',1')", _NO_MOVE),
    "refusing to move": Hostile("say('ERROR I am tired')", "ERROR I am tired"),
    "closing its output": Hostile("os.close(1); time.sleep(60)", "closed its output"),
    "endless line": Hostile(
        "\n        while True: sys.stdout.write('x' * 65536)", f"{LATE}|ended with|{_NO_MOVE}"
    ),
    "only remarks": Hostile("\n        while True: say('MESSAGE ' + 'y' * 500)", LATE),
    "half a move": Hostile("sys.stdout.write('4,'); sys.stdout.flush(); time.sleep(60)", LATE),
    "greedy": Hostile("bytearray(10**13); say('0,0')", "ended with code 1"),
    "deaf to signals": Hostile(
        "\n        for each in range(1, 65):"
        "\n            try: signal.signal(each, signal.SIG_IGN)"
        "\n            except (OSError, ValueError): pass"
        "\n        time.sleep(60)",
        LATE,
    ),
    "leaving a child": Hostile(
        "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)', __file__])"
        "\n        sys.exit(4)",
        "ended with code 4",
    ),
    "leaving a child in a session of its own": Hostile(
        "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)', __file__],"
        " start_new_session=True)\n        time.sleep(60)",
        LATE,
    ),
    "never ready": Hostile("say('0,0')", LATE, start="time.sleep(60)"),
    "ending at once": Hostile("say('0,0')", "ended with code 5", start="sys.exit(5)"),
}
"""Engines that do something other than move, and so forfeit."""

CHATTY = Hostile(
    "\n        for n in range(20000): print('MESSAGE', n, 'x' * 80)\n        say('4,4')", "", _OK
)
"""An engine that writes nearly 2 MB of messages before its move, which is accepted."""


def write_brain(folder: Path, program: str, name: str = "brain") -> Path:
    """Write an engine's program, and return its path."""
    path = folder / name
    path.write_text(f"#!{sys.executable}\n{program}")
    path.chmod(0o755)
    return path


def hostile(folder: Path, name: str) -> Path:
    """Write the engine that misbehaves in one of the ways in `HOSTILE`."""
    return write_hostile(folder, HOSTILE[name])


def write_hostile(folder: Path, engine: Hostile) -> Path:
    """Write an engine that misbehaves."""
    return write_brain(folder, _ANSWER.format(act=engine.act, start=engine.start))


def started(path: Path) -> list[int]:
    """Return the processes whose command line names a program, as soon as there is one.

    The command line of a process that has just started is empty for a moment.
    """
    deadline = monotonic() + 10
    while not (found := running(path)) and monotonic() < deadline:
        sleep(0.005)
    return found


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
