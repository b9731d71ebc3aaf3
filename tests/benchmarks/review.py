"""Check reviews of random games against the solver: classes, better moves and every line.

python -m tests.benchmarks.review [--games 500] [--first 0]
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random
from time import process_time

from tests.analysis.review_checks import disagreements, random_game, reviewed, wrong_lines
from tttmc_app.analysis.refutation import refutation


def main() -> None:
    """Review the games, and print every contradiction and a summary."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--first", type=int, default=0, help="seed of the first game")
    args = parser.parse_args()
    kinds, problems, lines, shortest = Counter[str](), 0, 0, 0
    began = process_time()
    for seed in range(args.first, args.first + args.games):
        found = reviewed(random_game(Random(seed)))
        kinds.update(str(move.kind) for move in found.moves)
        for problem in (*disagreements(found), *wrong_lines(found)):
            problems += 1
            print(f"game {seed}: {problem}", flush=True)
        for move in found.mistakes():
            line = refutation(found.record.positions[move.number], move)
            lines += line is not None
            shortest += line is not None and line.is_shortest
    moves = sum(kinds.values())
    print(f"{args.games} games, {moves} moves, {process_time() - began:.0f} s of processor time")
    print(", ".join(f"{kind} {count}" for kind, count in kinds.most_common()))
    print(f"{lines} refutations, {shortest} of them proven to be the shortest win")
    print(f"contradictions: {problems}")


if __name__ == "__main__":
    main()
