"""Measure the lab's runs, and check that no game is lost when they are killed.

    python tests/benchmarks/lab.py sweep|games|coverage|kills [--rounds R] [--kills K]

sweep     seven numbers of trials with 100 games each on 3×3: the whole command
games     10,000 games of Monte Carlo with 1,000 trials per move: the whole command
coverage  the exact coverage of the 95 % intervals
kills     a sweep and a tournament, killed at random and resumed, must match uninterrupted ones
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from os import getloadavg
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, sleep

from tttmc_app.experiments.games import PlayedGame
from tttmc_app.experiments.recipe import AnyPlan
from tttmc_app.experiments.statistics import coverage, mean_coverage
from tttmc_app.experiments.store import FILE_NAME, Store
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.experiments.tournament import TournamentPlan
from tttmc_app.players import parse_spec

ROOT = Path(__file__).resolve().parents[2]
PLANS = (
    SweepPlan(values=(5, 100, 1000), games_each=1500, seed=1),
    TournamentPlan(
        tuple(map(parse_spec, ("random", "mc:trials=100", "forward:samples=20"))), 1500, seed=1
    ),
)


def start(home: Path, words: Sequence[str]) -> subprocess.Popen[str]:
    """Start a command with this data folder."""
    return subprocess.Popen(
        [sys.executable, "-m", "tttmc_app", *words],
        cwd=ROOT,
        env=os.environ | {"TTTMC_HOME": str(home)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def timed(rounds: int, words: Sequence[str]) -> None:
    """Print the median time of a command, in a new data folder each time."""
    seconds: list[float] = []
    text = ""
    for _ in range(rounds):
        with tempfile.TemporaryDirectory() as home:
            started = perf_counter()
            text, _ = start(Path(home), words).communicate()
            seconds.append(perf_counter() - started)
    print(text)
    each = ", ".join(f"{value:.2f}" for value in seconds)
    print(f"tttmc {' '.join(words)}")
    print(f"  median {median(seconds):.2f} s of {each}; load {getloadavg()[0]:.1f}")


def tabulate() -> None:
    """Print the coverage of Wilson's intervals: its mean, least and greatest over many shares."""
    print("games  mean over p  least and greatest at p = 0.005, 0.010 .. 0.995")
    for games in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000):
        found = [coverage(step / 200, games) for step in range(1, 200)]
        print(f"{games:5}  {mean_coverage(games):11.4f}  {min(found):.3f}  {max(found):.3f}")


def games(home: Path, run: int) -> list[PlayedGame]:
    """Return a run's games without times."""
    with Store(home / FILE_NAME) as store:
        return [game.untimed for game in store.games(run)]


def kills(times: int) -> None:
    """Kill each run this many times, at random, and compare its games with an unkilled run's."""
    for plan in PLANS:
        with tempfile.TemporaryDirectory() as folder:
            whole, home = Path(folder, "whole"), Path(folder, "killed")
            started = perf_counter()
            start(whole, plan.words()).communicate()
            seconds = perf_counter() - started
            expected = games(whole, 1)
            source, killed = Random(2), 0
            at: list[int] = []
            while killed < times:
                if (done := killed_once(home, plan, source.random() * 0.3 * seconds)) is not None:
                    killed += 1
                    at.append(done)
            start(home, [*plan.words(), "--resume"]).communicate()
            with Store(home / FILE_NAME) as store:
                runs = store.runs()
                assert all(run.is_finished for run in runs), "a run is unfinished"
            for run in runs:
                assert games(home, run.number) == expected, "games differ"
            print(
                f"{plan.kind}: killed {killed} times in {len(runs)} runs of {plan.games:,} games, "
                f"at {', '.join(map(str, at))} games; all equal to the uninterrupted run"
            )


def killed_once(home: Path, plan: AnyPlan, after: float) -> int | None:
    """Resume a run, and kill it this many seconds after its first message.

    Returns how many games were saved by then; None if it hadn't started or had finished.
    """
    child = start(home, [*plan.words(), "--resume"])
    assert child.stdout is not None
    child.stdout.readline()  # the message that the run continues or starts
    sleep(after)
    child.kill()
    child.communicate()
    if child.returncode == 0 or not (home / FILE_NAME).exists():
        return None
    with Store(home / FILE_NAME) as store:
        runs = store.runs()
        return runs[0].done if runs and not runs[0].is_finished else None


def main() -> None:
    """Run the requested benchmark."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("sweep", "games", "coverage", "kills"))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--kills", type=int, default=20)
    args = parser.parse_args()
    if args.what == "sweep":
        timed(args.rounds, ["sweep"])
    elif args.what == "games":
        timed(args.rounds, ["sweep", "--trials", "1000", "--games", "10000"])
    elif args.what == "coverage":
        tabulate()
    else:
        kills(args.kills)


if __name__ == "__main__":
    main()
