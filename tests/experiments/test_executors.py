"""Executors: they all play the same games, stop when they are told to, and leave nothing behind."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import pytest

from tests.experiments.inline import InlineExecutor
from tests.refusals import carried_by, refused
from tttmc_app import engine
from tttmc_app.core import Rules, Text
from tttmc_app.experiments.executors import BlockResult, Executor, ThreadExecutor, attempt
from tttmc_app.experiments.games import Block, PlayedGame, play_block
from tttmc_app.experiments.match import MatchPlan, MatchSummary
from tttmc_app.experiments.processes import ProcessExecutor
from tttmc_app.experiments.running import run
from tttmc_app.experiments.store import Store
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.players import parse_spec

PATIENCE = 30.0
PLAN = SweepPlan(values=(5, 40), games_each=110, rules=Rules(3), seed=6)
ONE, TWO = parse_spec("mc:trials=20"), parse_spec("mc:trials=12")
MATCH = MatchPlan(ONE, TWO, 301, Rules(3), seed=1, sprt=(0.0, 40.0))
BLOCK = Block(0, "mc:trials=5", "random", Rules(3), 7, (0, 1), offset=30)
ENDLESS = [replace(BLOCK, pairing=number, x="mc:trials=100000000000") for number in range(3)]
unix = pytest.mark.skipif(sys.platform == "win32", reason="this system has no SIGKILL")


@pytest.fixture(autouse=True)
def no_process_left() -> Iterator[None]:
    """Fail if an executor leaves a process."""
    yield
    assert not multiprocessing.active_children()


@pytest.fixture(scope="module")
def expected() -> list[PlayedGame]:
    """Return the games that one thread plays."""
    games = [game.untimed for block in PLAN.blocks() for game in play_block(block, seconds=60)]
    return sorted(games, key=lambda game: game.number)


@pytest.mark.parametrize(
    "executor",
    [*(InlineExecutor(), ThreadExecutor(1), ThreadExecutor(3), ProcessExecutor(2))],
    ids=lambda executor: executor.description,
)
def test_results_do_not_depend_on_what_plays(
    executor: Executor, expected: list[PlayedGame]
) -> None:
    """One thread, several threads and processes play the same games, one run after another."""
    with Store() as store:
        for _ in range(2):
            *_, last = run(PLAN, executor, store)
            assert last.is_finished
            assert [game.untimed for game in store.games(last.run)] == expected


class LatecomersFirst(InlineExecutor):
    """Plays the block that was submitted last, so games finish far out of order."""

    @property
    def capacity(self) -> int:
        """Return how many blocks are queued."""
        return 7

    def take(self, seconds: float) -> list[BlockResult]:
        """Play the newest block."""
        blocks = self.recall()
        for block in (*blocks[-1:], *blocks[:-1]):
            self.submit(block)
        return super().take(seconds)


def decided(store: Store, number: int) -> tuple[object, ...]:
    """Return everything that the seed determines in a decided match's games and results."""
    saved = store.load(number)
    assert isinstance(saved.summary, MatchSummary)
    games = [game.untimed for game in store.games(number)]
    assert saved.info.is_finished
    assert saved.info.done == saved.summary.own.games == len(games) < MATCH.games
    found = saved.summary.as_json().items()
    return games, [each for each in found if "seconds" not in each[0]]


def test_a_sequential_test_does_not_depend_on_what_plays() -> None:
    """However many workers play, or resume it, it decides after the same pairs, with one report.

    Games that a killed program left after the decision don't count, and resuming removes them.
    """
    with Store() as store:
        *_, last = run(MATCH, InlineExecutor(), store)
        expected = decided(store, last.run)
        for executor in (LatecomersFirst(), ThreadExecutor(4), ProcessExecutor(2)):
            *_, last = run(MATCH, executor, store)
            assert decided(store, last.run) == expected
        with closing(run(MATCH, LatecomersFirst(), store)) as steps:
            stopped = next(step.run for step in steps if step.done > 20)
        killed = store.begin(MATCH, "1 thread")
        games = [game for block in MATCH.blocks() for game in play_block(block, seconds=60)]
        store.add(killed, games, 1.0)
        early, late = store.load(stopped), store.summary(killed)
        assert isinstance(early.summary, MatchSummary)
        assert isinstance(late, MatchSummary)
        assert early.summary.own.games < early.info.done  # a game before them is missing
        assert (early.summary.decision, late.decision) == (None, "low")
        assert late.own.games == last.done
        for number in (stopped, killed):
            list(run(MATCH, ThreadExecutor(2), store, resume=number))
            assert decided(store, number) == decided(store, 1) == expected


# Processes -------------------------------------------------------------------------------------


def pids() -> list[int]:
    """Return the children of this process."""
    return [child.pid for child in multiprocessing.active_children() if child.pid]


@unix
def test_a_worker_that_dies_is_replaced(expected: list[PlayedGame]) -> None:
    """It is reported, and no game is missing or repeated."""
    with Store() as store:
        steps = run(PLAN, ProcessExecutor(2), store)
        next(steps)
        first = pids()[0]
        os.kill(first, signal.SIGKILL)
        noted = next(step for step in steps if step.note)
        assert len({*pids()} - {first}) == 2
        assert isinstance(noted.note, Text)
        assert "SIGKILL" in carried_by(noted.note)["end"]
        *_, last = steps
        assert [game.untimed for game in store.games(last.run)] == expected


@unix
def test_workers_that_die_again_and_again_end_the_run() -> None:
    """The run ends with a line that says how they died, and as which run its games are saved."""
    with Store() as store, refused(end="ended by SIGKILL", run=1):
        for _ in run(PLAN, ProcessExecutor(1), store):
            for pid in pids():
                os.kill(pid, signal.SIGKILL)


@pytest.mark.skipif(engine.backend == "python", reason="there is no other engine here")
def test_a_worker_with_another_stream_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process with another engine's stream of random games plays none of the run's games."""
    monkeypatch.setenv("TTTMC_KERNEL", "python")  # read by the workers as they start
    with refused(required=engine.STREAM):
        list(run(PLAN, ProcessExecutor(1), None))


@unix
def test_processes_that_can_not_be_started_are_told() -> None:
    """Their number is limited; if the system refuses another one, those begun are ended."""
    import resource

    for workers in (0, -1, 257):
        with refused(most=256, workers=workers):
            ProcessExecutor(workers)
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    free = set(range(999)) - {int(file.name) for file in Path("/dev/fd").iterdir()}
    resource.setrlimit(resource.RLIMIT_NOFILE, (sorted(free)[12], before[1]))
    try:
        with refused(), ProcessExecutor(20) as executor:
            for _ in range(20):
                executor.submit(BLOCK)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


# Stopping --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "executor", [ThreadExecutor(2), ProcessExecutor(2)], ids=lambda each: each.description
)
def test_endless_games_are_broken_off(executor: Executor) -> None:
    """Blocks that haven't begun are given back once; stopping returns the others without games."""
    with executor:
        recalled = ENDLESS
        while len(recalled) != 1:  # a thread begins when it likes
            for block in recalled:
                executor.submit(block)
            recalled = executor.recall()
        assert executor.recall() == []
        found = sorted(executor.stop(PATIENCE), key=lambda result: result.block.pairing)
        assert [result.block for result in found] == [b for b in ENDLESS if b not in recalled]
        assert all((result.games, result.error) == ((), "") for result in found)
        assert executor.take(0.0) == executor.stop(0.0) == []


def test_the_caller_s_thread_plays_as_long_as_it_is_told() -> None:
    """A short step plays one game of the first block, a long one all; stopping drops the rest."""
    with InlineExecutor() as executor:
        for seconds, count in ((0.0, 1), (60.0, 2)):
            executor.submit(replace(BLOCK, x="mc:sure=60"))
            (result,) = executor.take(seconds)
            assert len(result.games) == count
        executor.submit(BLOCK)
        assert [executor.stop(60.0), executor.take(60.0), executor.recall()] == [[], [], []]


def test_a_process_plays_the_oldest_waiting_block() -> None:
    """Blocks are played in their order, another waits for each, and others may come first."""
    blocks, played = list(PLAN.blocks())[:3], list[Block]()
    with ProcessExecutor(1, niceness=7) as executor:
        for block in blocks:
            executor.submit(block)
        while len(played) < len(blocks):
            played += [result.block for result in executor.take(60)]
        if sys.platform != "win32":
            own, child = (os.getpriority(os.PRIO_PROCESS, pid) for pid in (0, *pids()))
            assert child == min(19, own + 7)
    assert played == blocks
    assert (executor.workers, executor.capacity) == (1, 2)


def test_a_defect_in_a_player_is_told() -> None:
    """Any error becomes a line with the players and the reason, or the error's kind."""
    for error, reason in ((ValueError("why"), "why"), (KeyError(), "KeyError")):
        result = attempt(BLOCK, Mock(side_effect=error))
        assert isinstance(result.error, Text)
        assert carried_by(result.error) == {"x": BLOCK.x, "o": "random", "reason": reason}
        assert (result.block, result.games) == (BLOCK, ())
