"""Prove the values of empty boards, and print them as the table in README.md.

    python tests/benchmarks/values.py [--largest N] [--seconds T] [--reverse]

`T` is processor time per board. A value is the first player's result under best play. Where it
isn't proven in time, the bounds are printed.
"""

from __future__ import annotations

import argparse
from time import thread_time

from tttmc_app.core import Position, Rules
from tttmc_app.engine import SolveJob, Verdict

RESULTS = ("draw", "win", "loss")  # by value: 0, 1, -1


def main() -> None:
    """Print a table with a row for each size and a column for each line length."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--largest", type=int, default=7, help="largest board (7)")
    parser.add_argument("--seconds", type=float, default=60.0, help="time limit per board (60)")
    parser.add_argument("--reverse", action="store_true", help="completing a line loses")
    options = parser.parse_args()
    lengths = range(1, options.largest + 1)
    print("| Size |", *(f"{length} |" for length in lengths))
    print("| --- |", *("--- |" for _ in lengths))
    for size in lengths:
        values = [
            value_of(Rules(size, length, options.reverse), options.seconds)
            for length in range(1, size + 1)
        ]
        values += [""] * (options.largest - size)
        print(f"| {size}×{size} |", *(f"{value} |" for value in values), flush=True)


def value_of(rules: Rules, seconds: float) -> str:
    """Return the empty board's value and the time of its proof, or the values still possible."""
    job = SolveJob(Position.start(rules))
    begun = thread_time()
    while job.outcome() is Verdict.UNKNOWN and thread_time() - begun < seconds:
        job.advance()
    if (outcome := job.outcome()) is not Verdict.UNKNOWN:
        return f"{outcome} ({thread_time() - begun:.2f} s)"
    bounds = job.bounds().values()
    low, high = (max(pair[side] for pair in bounds) for side in (0, 1))
    return f"{RESULTS[low]} or {RESULTS[high]}" if low + 1 == high else "unknown"


if __name__ == "__main__":
    main()
