"""Compare training with a plain script that learns the same way, and check what survives kill -9.

python tests/benchmarks/training.py [--games 100000] [--kills 20]
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter, process_time, sleep

from tttmc_app.core import Rules
from tttmc_app.experiments.training import Training, train
from tttmc_app.players.learner import open_textbook
from tttmc_app.players.mistakes import Blame

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
CHILD = """
import sys
from pathlib import Path
from tttmc_app.experiments.training import Training, train
for score in train(Training(Path(sys.argv[1]), games=20_000, seed=int(sys.argv[2]))):
    if score.games % 400 == 0:
        print(score.games, flush=True)
"""


def plain(games: int, seed: int) -> int:
    """Learn with a list for the board and a set for the textbook; return the games lost."""
    random, book, losses = Random(seed), set[str](), 0
    for _ in range(games):
        board, last, turn = ["-"] * 9, "", "x"
        while True:
            free = [i for i in range(9) if board[i] == "-"]
            if not free:
                break
            if turn == "x":
                state = "".join(board)
                untried = (i for i in free if f"{state}{i}" not in book)
                move = next(untried, -1)
                if move < 0:
                    losses += 1
                    break
                last = f"{state}{move}"
            else:
                move = random.choice(free)
            board[move] = turn
            if any(all(board[i] == turn for i in line) for line in LINES):
                if turn == "o":
                    book.add(last)
                    losses += 1
                break
            turn = "o" if turn == "x" else "x"
    return losses


def speed(games: int) -> None:
    """Print how long training and the plain script take."""
    started = process_time()
    losses = plain(games, 1)
    print(f"plain script: {games} games in {process_time() - started:.1f} s, {losses} lost")
    for blame in Blame:
        with tempfile.TemporaryDirectory() as folder:
            wall, started = perf_counter(), process_time()
            *_, score = train(Training(Path(folder, "book"), games, seed=1, blame=blame))
            print(
                f"blame={blame}: {games} games in {perf_counter() - wall:.1f} s "
                f"({process_time() - started:.1f} s of processor time), {score.losses} lost, "
                f"{score.mistakes} mistakes"
            )


def kills(times: int) -> None:
    """Kill training repeatedly, and check the textbook each time."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "book")
        before = mistakes = 0
        for number in range(times):
            child = subprocess.Popen(
                [sys.executable, "-c", CHILD, path, str(number)],
                stdout=subprocess.PIPE,
                encoding="utf-8",
            )
            assert child.stdout is not None
            reported = int(child.stdout.readline())
            sleep(Random(number).random() / 4)
            child.kill()
            child.wait()
            reported = max([reported, *map(int, child.stdout.read().split())])
            book = open_textbook(str(path), Rules(3))
            assert book.games >= before + reported, "a committed block is lost"
            assert (book.games - before) % 400 == 0, "half a block was saved"
            assert book.size >= mistakes
            before, mistakes = book.games, book.size
            book.close()
        print(f"killed {times} times: {before} games, {mistakes} mistakes, no committed block lost")


def main() -> None:
    """Run both measurements."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--kills", type=int, default=20)
    args = parser.parse_args()
    speed(args.games)
    kills(args.kills)


if __name__ == "__main__":
    main()
