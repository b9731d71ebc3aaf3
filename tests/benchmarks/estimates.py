"""Compare the time that the lab estimates before a run with the time that the run takes.

    python -m tests.benchmarks.estimates [--rounds R] [CASE ..]

Every run is saved, as in the window. Elapsed time is measured, so run it on a quiet computer: the
column "processors" says how much processor time the run was given per second. Each case is
estimated before and after its run, and the mean is compared. A ">" stands before an estimate that
is shown as "more than", because a game was given up. Cases are numbered from 1; without any, all
are run.
"""

from __future__ import annotations

import argparse
import tempfile
from os import times
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from tttmc_app.core import Rules
from tttmc_app.experiments.estimate import Estimate, can_be_estimated, estimates
from tttmc_app.experiments.match import MatchPlan
from tttmc_app.experiments.processes import ProcessExecutor
from tttmc_app.experiments.recipe import AnyPlan
from tttmc_app.experiments.running import run
from tttmc_app.experiments.store import FILE_NAME, Store
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.experiments.tournament import TournamentPlan
from tttmc_app.players import PlayerSpec, parse_spec


class Case(NamedTuple):
    """A run, and how many processes play it."""

    plan: AnyPlan
    workers: int


def match(a: str, b: str, games: int, rules: Rules | None = None, opening: int = 0) -> MatchPlan:
    """Return a match of two players."""
    return MatchPlan(parse_spec(a), parse_spec(b), games, rules or Rules(), opening=opening)


def specs(*texts: str) -> tuple[PlayerSpec, ...]:
    """Return the players that these words stand for in commands."""
    return tuple(map(parse_spec, texts))


CASES = (
    Case(match("random", "random", 200_000), 1),
    Case(match("random", "random", 200_000), 8),
    Case(match("mc:trials=5", "mc:trials=5", 100_000), 1),
    Case(match("mc:trials=1000", "random", 50_000), 2),
    Case(match("mc:trials=1000", "mc:exact", 20_000, Rules(4)), 2),
    Case(match("mc:trials=1000", "mc:trials=1000", 200, Rules(9, 5)), 2),
    Case(match("mc:trials=100000", "forward:samples=10", 10_000), 2),
    Case(match("tree:simulations=1000", "random", 1000, Rules(5, 4)), 2),
    Case(match("tree:simulations=500", "mc:trials=50", 100, Rules(15, 5), 4), 1),
    Case(match("perfect", "mc:trials=100", 1000), 2),
    Case(match("perfect", "random", 300, Rules(4)), 1),
    Case(match("level:level=hard", "level:level=medium", 200, Rules(7, 4)), 2),
    Case(match("forward:samples=500", "random", 100, Rules(10, 5)), 8),
    Case(SweepPlan(values=(1, 10, 100, 1000, 10_000), games_each=10_000), 1),
    Case(
        SweepPlan(
            parse_spec("tree"),
            "simulations",
            (10, 100, 1000),
            parse_spec("random"),
            games_each=1000,
        ),
        2,
    ),
    Case(
        TournamentPlan(specs("random", "mc:trials=100", "forward:samples=20", "mc:exact"), 2000),
        2,
    ),
    Case(
        TournamentPlan(specs("mc:trials=300", "tree:simulations=300", "random"), 20, Rules(7, 5)),
        2,
    ),
)


def estimated(case: Case) -> Estimate:
    """Return how long a run is estimated to take."""
    assert can_be_estimated(case.plan)
    *_, last = estimates(case.plan, case.workers)
    return last


def real(case: Case) -> tuple[float, float]:
    """Return the seconds that a run takes, saved in a new store, and its processor time."""
    with tempfile.TemporaryDirectory() as folder, Store(Path(folder, FILE_NAME)) as store:
        started, used = perf_counter(), sum(times()[:4])
        for _ in run(case.plan, ProcessExecutor(case.workers), store):
            pass
        return perf_counter() - started, sum(times()[:4]) - used


def main() -> None:
    """Print the estimate, the real time and their ratio for each case."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cases", nargs="*", type=int, default=range(1, len(CASES) + 1))
    parser.add_argument("--rounds", type=int, default=1)
    args = parser.parse_args()
    print("case  estimate  real (s)  ratio  processors  run")
    for number in map(int, args.cases):
        case = CASES[number - 1]
        for _ in range(args.rounds):
            before, (taken, used), after = estimated(case), real(case), estimated(case)
            guess = (before.seconds + after.seconds) / 2
            least = ">" if before.is_least or after.is_least else ""
            times = f"{guess:7.2f}{taken:10.2f}{guess / taken:7.2f}{used / taken:11.2f}"
            words = f"{case.workers} processes: {case.plan.command}"
            print(f"{number:4}{least:>3}{times}  {words}", flush=True)


if __name__ == "__main__":
    main()
