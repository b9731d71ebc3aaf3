"""Count how often a player misses the obvious move in random positions.

    python -m tests.benchmarks.obvious [--player SPEC] [--each N] [--size N] [--seed S]

On each board, positions of three kinds are drawn: a win in one, a forced block, and a win in which
every move threatens to complete a line. A miss is printed as it happens.
"""

from __future__ import annotations

import argparse
from collections import Counter
from time import thread_time

from tests.players.obvious import Kind, obvious_tasks
from tttmc_app.core import Rules
from tttmc_app.players import parse_spec

SIZES = (9, 15, 19)


def main() -> None:
    """Print, for each board, how many positions of each kind were solved."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--player", default="level:level=hard")
    parser.add_argument("--each", type=int, default=1000, help="positions of each kind (1000)")
    parser.add_argument("--size", type=int, help="one board size instead of three")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    machine = parse_spec(options.player).make()
    for size in [options.size] if options.size else SIZES:
        seen, missed, longest = Counter[Kind](), Counter[Kind](), 0.0
        for task in obvious_tasks(Rules(size, 5), options.each, options.seed + size):
            started = thread_time()
            *_, thought = machine.think(task.position, options.seed)
            longest = max(longest, thread_time() - started)
            seen[task.kind] += 1
            if thought.move is None or not task.is_solved_by(thought.move):
                missed[task.kind] += 1
                print(f"missed: {task.kind} {task.position.text} {thought.move}", flush=True)
        counts = ", ".join(f"{missed[kind]} of {seen[kind]} {kind}" for kind in Kind)
        print(f"{size}x{size}: missed {counts}; longest thought {longest:.2f} s", flush=True)


if __name__ == "__main__":
    main()
