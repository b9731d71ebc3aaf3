"""Measure the lab's runs, and check that no game is lost when they are killed.

    python -m tests.benchmarks.lab WHAT [--rounds R] [--kills K]

sweep     seven numbers of trials with 100 games each on 3×3: the whole command
games     10,000 games of Monte Carlo with 1,000 trials per move: the whole command
speed     games a second in the kernel and in Python, and how much of a game is not sampling
equal     thousands of games of every kind of player, played in both ways, must be equal
million   a million games of 1,000 trials on two processes: the whole command
stop      how long a run takes to end after a stop, by executor
threads   games a second on 1 and on 2 threads; elapsed time matters, so measure when quiet
control   how much narrower a control variate makes a match's interval, and what it costs
sprt      the error rates of the sequential test in 2,000 simulated matches each
coverage  the exact coverage of the 95 % intervals
kills     a sweep and a tournament, killed at random and resumed, must match uninterrupted ones
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import product
from os import getloadavg
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time, sleep, thread_time

from tests.benchmarks.match_simulation import shifted, simulated
from tttmc_app import engine
from tttmc_app.core import Mark, Position, Rules
from tttmc_app.experiments.conduct import Conduct
from tttmc_app.experiments.control import Luck
from tttmc_app.experiments.executors import ThreadExecutor
from tttmc_app.experiments.games import Block, PlayedGame, play_block, play_in_python
from tttmc_app.experiments.recipe import LONGEST_BLOCK, AnyPlan
from tttmc_app.experiments.running import run
from tttmc_app.experiments.statistics import Spread, coverage, mean_coverage
from tttmc_app.experiments.store import FILE_NAME, Store
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.experiments.tournament import TournamentPlan
from tttmc_app.players import parse_spec

_LONG = 1e6  # seconds
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


def played(block: Block, *, in_python: bool) -> tuple[PlayedGame, ...]:
    """Return the games of a block, played by the kernel or by the players' Python code."""
    machines = (parse_spec(block.x).make(), parse_spec(block.o).make())
    if in_python:
        return play_in_python(block, machines, lambda: False, _LONG)
    return play_block(block, seconds=_LONG)


def measure_speed(rounds: int) -> None:
    """Print games per second of processor time on one core: medians of interleaved rounds.

    The kernel's own time is what `engine.sample` takes for a game's trials from the empty board:
    the trials per move, times the number of squares.
    """
    print("board       trials  Python games/s  kernel games/s  µs/game  to sampling alone")
    for rules, trials, games in SPEED_CASES:
        spec = f"mc:trials={trials}"
        found: list[tuple[float, float, float]] = []
        for seed in range(rounds):
            block = Block(0, spec, spec, rules, seed, tuple(range(games)))
            few = replace(block, numbers=block.numbers[: max(1, games // 20)])
            whole, python = (
                timed_per_game(partial(played, block, in_python=False), games),
                timed_per_game(partial(played, few, in_python=True), len(few.numbers)),
            )
            sampling = timed_per_game(partial(sample_as_many, rules, trials * games, seed), games)
            found.append((python, whole, sampling))
        python, whole, sampling = map(median, zip(*found, strict=True))
        print(
            f"{rules.describe()!s:12}{trials:6}{1 / python:16,.0f}{1 / whole:16,.0f}"
            f"{whole * 1e6:9.1f}{whole / sampling:9.2f}",
            flush=True,
        )


def timed_per_game(work: Callable[[], object], games: int) -> float:
    """Return the processor seconds of this thread per game."""
    started = thread_time()
    work()
    return (thread_time() - started) / games


def sample_as_many(rules: Rules, trials: int, seed: int) -> None:
    """Play the trials of as many moves as the board has squares, all from the empty board."""
    engine.sample(Position.start(rules), rules.square_count * trials, seed)


EQUAL_PLAYERS = (
    "random",
    "mc:trials=5",
    "mc:trials=100",
    "mc:trials=60,current=1,other=2.5",
    "mc:trials=3,current=0,other=0",
    "mc:exact",
    "forward:samples=7",
    "forward:samples=4,tie=0,equal=first",
    "level:level=easy",
    "tree:simulations=40",
    "tree:simulations=700",
    "perfect:nodes=3000,simulations=60",
    "perfect:nodes=20,simulations=200",
)
EQUAL_RULES = (
    *(Rules(size, reverse=reverse) for size in (3, 4) for reverse in (False, True)),
    *(Rules(1), Rules(2), Rules(4, 3), Rules(5), Rules(5, 4), Rules(6, 4, reverse=True)),
    *(Rules(7), Rules(8), Rules(9, 5), Rules(10), Rules(12, 6), Rules(15, 5)),
)


def compare_games(rounds: int) -> None:
    """Play games of all pairs in the kernel and in Python, and print how many are identical."""
    for rules in EQUAL_RULES:
        compared = 0
        known = [spec for spec in EQUAL_PLAYERS if rules.size < 5 or "exact" not in spec]
        for x, o in product(known, repeat=2):
            numbers = tuple(range(rounds * max(1, 60 // rules.square_count)))
            opening = 0 if rules.size < 5 else 4
            block = Block(0, x, o, rules, rounds, numbers, conduct=Conduct(opening, rounds))
            both = (played(block, in_python=in_python) for in_python in (False, True))
            one, two = ([game.untimed for game in games] for games in both)
            assert one == two, f"games of {x} and {o} on {rules.describe()} differ"
            compared += len(one)
        print(f"{rules.describe()!s:24}{compared:7,} games, all equal", flush=True)


def measure_stop(rounds: int) -> None:
    """Print how long blocks play on after a stop: the median and maximum of 20 per case."""
    print("players       board     ms after a stop: median, most  (elapsed time)")
    for spec, rules in (
        ("mc:trials=100000", Rules(3)),
        ("mc:trials=1000000", Rules(9, 5)),
        ("forward:samples=100000", Rules(15, 5)),
        ("tree:simulations=100000", Rules(7, 4)),
        ("perfect", Rules(5, 4)),
    ):
        late: list[float] = []
        for seed in range(20 * rounds):
            until = perf_counter() + 0.05 + 0.005 * seed % 0.1
            block = Block(0, spec, spec, rules, seed, tuple(range(LONGEST_BLOCK)))
            play_block(block, partial(is_after, until), _LONG)
            late.append(1e3 * (perf_counter() - until))
        print(f"{spec:24} {rules.describe()!s:22}{median(late):7.1f}{max(late):7.1f}", flush=True)


def is_after(time: float) -> bool:
    """Return whether a time has passed."""
    return perf_counter() >= time


def measure_threads(rounds: int, games: int = 40_000) -> None:
    """Print games per second on one thread and on two, with the processor time that they took."""
    plan = SweepPlan(values=(1000,), games_each=games)
    print("threads  games/s  processor seconds per elapsed second  (medians)")
    for threads in (1, 2):
        found: list[tuple[float, float]] = []
        for _ in range(rounds):
            with ThreadExecutor(threads) as executor:
                started, used = perf_counter(), process_time()
                for _ in run(plan, executor, None):
                    pass
                seconds = perf_counter() - started
            found.append((games / seconds, (process_time() - used) / seconds))
        rate, share = map(median, zip(*found, strict=True))
        print(f"{threads:7}{rate:9,.0f}{share:10.2f}", flush=True)


def measure_control(rounds: int) -> None:
    """Print the variance of A's points per game, divided by their variance after subtracting luck.

    Costs are processor time on one core: for the games, and for calculating their values and luck.
    """
    print("board  players                   games  score  gain in games  µs/game, and for the luck")
    for rules, games in ((Rules(3), 20_000), (Rules(4), 100 * rounds)):
        for trials, other in product((5, 100), ("random", "mc:trials=100")):
            for side in Mark:
                a, b = parse_spec(f"mc:trials={trials}"), parse_spec(other)
                x, o = (a, b) if side is Mark.X else (b, a)
                block = Block(0, x.text, o.text, rules, 1, tuple(range(games)))
                started = thread_time()
                found = play_block(block, seconds=_LONG)
                between = thread_time()
                luck = Luck(rules, (x.make(), o.make()), side)
                points = [0.5 if g.winner is None else float(g.winner is side) for g in found]
                less = [p - luck.of(g.moves) for p, g in zip(points, found, strict=True)]
                ended = thread_time()
                plain, controlled = Spread.of(points), Spread.of(less)
                gain = plain.deviation**2 / max(controlled.deviation**2, 1e-12)
                print(
                    f"{rules.describe()!s:6} {a.text.split(',')[0]} as {side} against {other:14}"
                    f"{games:6} {controlled.mean:.4f} {gain:7.1f} times"
                    f"{1e6 * (between - started) / games:10.0f}"
                    f"{1e6 * (ended - between) / games:9.0f}",
                    flush=True,
                )


def measure_sequential_test(matches: int = 2000) -> None:
    """Print how often the sequential test errs in simulated matches, and how long they are."""
    print("bounds   difference  accepts low  accepts high  mean games  (simulated matches each)")
    for low, high in ((0.0, 20.0), (0.0, 40.0), (-10.0, 10.0)):
        for elo in (low, (low + high) / 2, high):
            random = Random(1)
            found = [simulated(shifted(elo), low, high, random) for _ in range(matches)]
            lows, games = sum(one.decision == "low" for one in found), [one.games for one in found]
            print(
                f"{low:g},{high:g}  {elo:8g}  {lows:11}  {matches - lows:12}"
                f"  {sum(games) / matches:10,.0f}",
                flush=True,
            )


def tabulate() -> None:
    """Print the coverage of Wilson's intervals: the mean, lowest and highest over many shares."""
    print("games  mean over p  least and greatest at p = 0.005, 0.010 .. 0.995")
    for games in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000):
        found = [coverage(step / 200, games) for step in range(1, 200)]
        print(f"{games:5}  {mean_coverage(games):11.4f}  {min(found):.3f}  {max(found):.3f}")


def games(home: Path, run: int) -> list[PlayedGame]:
    """Return a run's games without times."""
    with Store(home / FILE_NAME) as store:
        return [game.untimed for game in store.games(run)]


def kills(times: int) -> None:
    """Kill each run this many times, at random, and compare its games with an undisturbed run's."""
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


WHAT: dict[str, Callable[[int], None]] = {
    "sweep": lambda rounds: timed(rounds, ["sweep"]),
    "games": lambda rounds: timed(rounds, ["sweep", "--trials", "1000", "--games", "10000"]),
    "million": lambda rounds: timed(
        rounds, ["sweep", "--trials", "1000", "--games", "1000000", "--workers", "2"]
    ),
    "speed": measure_speed,
    "equal": compare_games,
    "stop": measure_stop,
    "threads": measure_threads,
    "control": measure_control,
    "sprt": lambda _rounds: measure_sequential_test(),
    "coverage": lambda _rounds: tabulate(),
}


def main() -> None:
    """Run the requested benchmark."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=(*WHAT, "kills"))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--kills", type=int, default=20)
    args = parser.parse_args()
    if args.what == "kills":
        kills(args.kills)
    else:
        WHAT[args.what](args.rounds)


if __name__ == "__main__":
    main()
