"""Measure the lab's games, on a quiet computer.

    python -m tests.benchmarks.lab [NAME ...] [--rounds R]

speed     games a second in the kernel and in Python, and how much of a game is not sampling
match     `tttmc match` without its start; with --base FOLDER, also of the version there
dask      a tournament on Dask, a scheduler and two workers, and on two processes
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from itertools import product
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from typing import Any

from tests.benchmarks.measuring import Work, in_turn, options, processor_seconds, row
from tests.clusters import local_cluster
from tttmc_app import engine
from tttmc_app.core import Position, Rules
from tttmc_app.experiments.cluster import DaskExecutor
from tttmc_app.experiments.games import Block, Games, play_block, play_in_python
from tttmc_app.experiments.processes import ProcessExecutor
from tttmc_app.experiments.running import run
from tttmc_app.experiments.store import Store
from tttmc_app.experiments.tournament import TournamentPlan
from tttmc_app.players import parse_spec

_LONG = 1e6  # seconds
SPEED_CASES = (
    (Rules(3), 5, 4000),
    (Rules(3), 100, 4000),
    (Rules(3), 1000, 2000),
    (Rules(3), 5000, 1000),
    (Rules(4), 1000, 300),
    (Rules(5, 4), 1000, 100),
    (Rules(9, 5), 1000, 4),
)
"""Rules, trials per move and games per round."""


def played(block: Block, *, in_python: bool) -> Games:
    """Return the games of a block, played by the kernel or by the players' Python code."""
    if in_python:
        machines = (parse_spec(block.x).make(), parse_spec(block.o).make())
        return play_in_python(block, machines, lambda: False, _LONG)
    return play_block(block, seconds=_LONG)


def speed(rounds: int) -> None:
    """Print games a second of processor time on one core."""
    row("board", "trials", "Python games/s", "kernel games/s", "µs/game", "to sampling alone")
    for rules, trials, games in SPEED_CASES:
        found = in_turn(rounds, speed_works(rules, trials, games)).values()
        python, kernel, sampling = map(median, found)
        rates = f"{1 / python:,.0f}", f"{1 / kernel:,.0f}"
        row(rules.describe(), trials, *rates, f"{kernel * 1e6:.1f}", f"{kernel / sampling:.2f}")


def speed_works(rules: Rules, trials: int, games: int) -> dict[str, Work]:
    """Return the ways to play, in seconds per game; sampling is for all squares of empty boards."""
    spec, few = f"mc:trials={trials}", max(1, games // 20)

    def played_by(count: int, seed: int, *, in_python: bool) -> float:
        block = Block(0, spec, spec, rules, seed, tuple(range(count)))
        return processor_seconds(partial(played, block, in_python=in_python)) / count

    def sampled(seed: int) -> float:
        count = rules.square_count * trials * games
        start = Position.start(rules)
        return processor_seconds(partial(engine.sample, start, count, seed)) / games

    python, kernel = partial(played_by, few, in_python=True), partial(played_by, games)
    return {"Python": python, "kernel": partial(kernel, in_python=False), "sampling": sampled}


def match(rounds: int, base: str = "") -> None:
    """Print microseconds per game, and ratios to sampling alone and to another version."""

    def played(trials: int, games: int, folder: str, _round: int) -> float:
        spec = f"mc:trials={trials}"
        words = ["-m", "tttmc_app", "match", spec, spec, "--games", str(games), "--workers", "1"]
        before = children_seconds()
        with TemporaryDirectory() as home:
            known = {"TTTMC_HOME": home}
            command = [sys.executable, *words, "--json"]
            subprocess.run(
                command, check=True, capture_output=True, cwd=folder, env=os.environ | known
            )
        return children_seconds() - before

    here, counts = str(Path(__file__).parents[2]), {1000: 20_000, 5: 1_000_000}
    works: dict[str, Work] = {"sampling": partial(sampled, 8 * 1000 * counts[1000])}
    for folder, (trials, games) in product(filter(None, (here, base)), (*counts.items(), (5, 1))):
        works[f"{folder} {trials} {games}"] = partial(played, trials, games, folder)
    found = {name: median(each) for name, each in in_turn(rounds, works).items()}
    row("version", "trials", "games", "µs/game", "to sampling alone", "to this version")
    for folder, (trials, games) in product(filter(None, (here, base)), counts.items()):
        took, mine = (
            found[f"{each} {trials} {games}"] - found[f"{each} 5 1"] for each in (folder, here)
        )
        alone = f"{took / found['sampling']:.1f}" if trials == 1000 else ""
        row(folder, trials, games, f"{1e6 * took / games:.1f}", alone, f"{took / mine:.2f}")


def sampled(trials: int, seed: int) -> float:
    """Return the time of trials from the empty board."""
    return processor_seconds(partial(engine.sample, Position.start(Rules(3)), trials, seed))


def children_seconds() -> float:
    """Return the processor time of all processes that this one has started and that have ended."""
    used = os.times()
    return used.children_user + used.children_system


def dask(rounds: int) -> None:
    """Print the times of a tournament on two processes and on Dask, and their ratio.

    Dask's processes also work while they wait: what they take in that time doesn't count.
    """
    processes: Any = import_module("psutil")
    players = "random", "mc:trials=50", "mc:trials=1000"
    plan = TournamentPlan(tuple(map(parse_spec, players)), 20_000)

    def used() -> float:
        below = processes.Process().children(recursive=True)
        return sum(sum(each.cpu_times()[:2]) for each in below) + sum(os.times()[:4])

    def measured(work: Callable[[], object], waiting: float = 0.0) -> tuple[float, float]:
        began, before = perf_counter(), used()
        work()
        elapsed = perf_counter() - began
        return used() - before - waiting * elapsed, elapsed

    with (
        local_cluster() as address,
        TemporaryDirectory() as folder,
        Store(Path(folder, "a")) as store,
    ):
        works = [
            lambda: [*run(plan, ProcessExecutor(2), store)],
            lambda: [*run(plan, DaskExecutor(address, 60), store)],
        ]
        works[1]()
        row("two processes", "Dask", "ratio", "elapsed", "on Dask", "ratio")
        for _ in range(rounds):
            took, elapsed = measured(partial(sleep, 5))
            one, two = (measured(work, took / elapsed) for work in works)
            cells = (f"{x:.2f} s | {y:.2f} s | {y / x:.2f}" for x, y in zip(one, two, strict=True))
            row(*cells)
        kept = [[game.untimed for game in store.games(info.number)] for info in store.runs()]
        assert all(games == kept[0] for games in kept), "the games differ"


WHAT: dict[str, Callable[[int], None]] = {each.__name__: each for each in (speed, match, dask)}


def main() -> None:
    """Take the measurements asked for."""
    asked = options(__doc__, WHAT, rounds=3, base="")
    WHAT["match"] = partial(match, base=asked.base)
    for name in asked.names:
        WHAT[name](asked.rounds)


if __name__ == "__main__":
    main()
