"""Measure the gain from a second thread for random games.

    python tests/benchmarks/threads.py [--rounds 9]

One and two threads take turns at the same trials; medians are compared. This needs two idle
processors.
"""

from __future__ import annotations

import argparse
from statistics import median
from time import perf_counter

from tttmc_app import engine
from tttmc_app.experiments.benchmark import Case, position_of

DRAWS = (
    (Case(3, 3), 200_000_000),
    (Case(5, 5), 10_000_000),
    (Case(10, 10), 10_000_000),
    (Case(15, 5), 200_000),
)


def main() -> None:
    """Print a line for each board."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    rounds = parser.parse_args().rounds
    print(f"backend {engine.backend}, medians of {rounds} rounds")
    for case, trials in DRAWS:
        seconds: dict[int, list[float]] = {1: [], 2: []}
        for seed in range(rounds):
            for threads, took in seconds.items():
                sampler = engine.Sampler(position_of(case), seed, threads)
                sampler.draw(1000)
                started = perf_counter()
                sampler.draw(trials)
                took.append(perf_counter() - started)
        one, two = median(seconds[1]), median(seconds[2])
        print(
            f"{case.board}, {case.line} in a row: {one:.3f} s, {two:.3f} s, {one / two:.2f} times"
        )


if __name__ == "__main__":
    main()
