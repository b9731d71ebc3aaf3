"""The engine's modules compiled with ThreadSanitizer, used by many threads at once.

    python -m tests.benchmarks.sanitized_threads [--cycles 10000]

A third of the cycles create a stream of random games, draw from it up to three times on several
threads, and replace it. A third begin a search of each kind (tree, solver, exact counts and
threats), run it for up to three short slices and drop it unfinished. The rest do the same with
whole games of Perfect, tree search and Monte Carlo. Nine threads do so at once, each with objects
of its own. The script reports any data race and fails. Needs gcc with libtsan, on Linux.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.benchmarks.measuring import options
from tests.engine.sanitized import build, library

PROGRAM = """
import sys, threading
from array import array
from random import Random
import _kernel, _search

cycles = int(sys.argv[1])

def position(random):
    size = random.choice((3, 3, 4, 5, 7))
    board = bytearray(random.choice((0, 0, 1, 2)) for _ in range(size**2))
    board[0] = 0
    return size, min(size, 4), bytes(board)

def draw(random, seed):
    size, line, board = position(random)
    backend = random.choice(_kernel.backends())
    stream = _kernel.Stream(backend, board, size, line, seed, "sliced", b"")
    for _ in range(random.randint(1, 3)):  # then the next replaces it
        stream.draw(random.choice((0, 1, 64, 1000, 20000)), random.randint(1, 4), False)

def search(random, seed):
    size, line, board = position(random)
    begin = random.choice((
        lambda: _search.Tree(size, line, board, seed % 2 == 0, seed, 1.0, seed % 3 == 0, 1).advance,
        lambda: _search.Solver(size, line, board, seed % 2 == 0, 10).advance,
        lambda: _search.Exact(size, line, board).advance,
        lambda: lambda work: _search.forced_win(size, line, board, work),
    ))
    advance = begin()
    for _ in range(random.randint(0, 3)):  # then it is dropped
        advance(random.choice((1, 50, 1000)))

def play(random, seed):
    size, line, _ = position(random)

    def best(marks, _mover):  # or not yet
        squares = [square for square, mark in enumerate(marks) if not mark]
        return array("H", squares[-3:]).tobytes() if random.random() < 0.5 else None

    trees = best, _search.tree_calls(1.5, 1, seed % 2 == 1)
    kinds = [(kind, 60, 1.0, 2.0, False, False, *trees) for kind in ("perfect", "uct", "tree")]
    games = _kernel.Games(
        random.choice(_kernel.backends()), size, line, seed % 2 == 0, *random.choices(kinds, k=2),
        seed, array("q", range(3)).tobytes(), lambda *_: b"", None,
    )
    for _ in range(random.randint(0, 9)):  # then they are dropped
        games.advance(10**6, 10**6)

done = {draw: 0, search: 0, play: 0}

def use(kind, number):
    random = Random(number)
    for cycle in range(cycles // 9):
        try:
            kind(random, cycle)
        except ValueError:
            continue  # a position that can't be reached, or a game that is over
        done[kind] += 1

threads = [threading.Thread(target=use, args=(kind, n)) for n in range(3) for kind in done]
for each in threads:
    each.start()
for each in threads:
    each.join()
print("clean", *done.values())
"""


def main() -> int:
    """Compile, run, and print what ThreadSanitizer says; return 1 if it found a race."""
    cycles = options(__doc__, cycles=10_000).cycles
    with TemporaryDirectory() as name:
        for part in ("kernel", "search"):
            flags = ("-O1", "-g", "-fsanitize=thread", "-DTTTMC_QUICK_BUILD")
            build(Path(name), part, f"_{part}", *flags)
        environment = os.environ | {
            "LD_PRELOAD": library("libtsan.so"),
            "PYTHONPATH": name,
            # The interpreter isn't compiled with it, so its own locks aren't recognised.
            "TSAN_OPTIONS": "ignore_noninstrumented_modules=1 exitcode=66",
        }
        command = ["setarch", "-R", sys.executable, "-c", PROGRAM, str(cycles)]
        ended = subprocess.run(
            command, env=environment, capture_output=True, text=True, check=False
        )
    print(ended.stdout, ended.stderr[-4000:], f"{cycles} cycles, status {ended.returncode}")
    return not ended.stdout.startswith("clean ") or ended.returncode != 0


if __name__ == "__main__":
    sys.exit(main())
