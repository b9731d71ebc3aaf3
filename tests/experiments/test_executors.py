"""Executors: they all play the same games and leave nothing behind."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import environment
from tttmc_app.core import Text, TttmcError
from tttmc_app.experiments.executors import (
    BlockResult,
    Executor,
    InlineExecutor,
    ThreadExecutor,
    executor_text,
)
from tttmc_app.experiments.games import PlayedGame, play_block
from tttmc_app.experiments.match import MatchPlan, MatchSummary
from tttmc_app.experiments.processes import ProcessExecutor
from tttmc_app.experiments.recipe import AnyPlan
from tttmc_app.experiments.running import run
from tttmc_app.experiments.store import Store
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.players import parse_spec

PLAN = SweepPlan(values=(5, 40), games_each=110, seed=6)
MATCH = MatchPlan(
    parse_spec("mc:trials=20"), parse_spec("mc:trials=12"), 301, seed=1, sprt=(0.0, 40.0)
)


def played(plan: AnyPlan, executor: Executor) -> list[PlayedGame]:
    """Play a plan and return its saved games without times."""
    with Store() as store:
        *_, last = run(plan, executor, store)
        assert last.is_finished
        return [game.untimed for game in store.games(last.run)]


@pytest.fixture(scope="module")
def expected() -> list[PlayedGame]:
    """Return the games that one thread plays."""
    games = [game for block in PLAN.blocks() for game in play_block(block, seconds=60)]
    return sorted((game.untimed for game in games), key=lambda game: game.number)


@pytest.mark.parametrize(
    "executor",
    [
        InlineExecutor(),
        ThreadExecutor(1),
        ThreadExecutor(3),
        ProcessExecutor(1),
        ProcessExecutor(2),
    ],
    ids=lambda executor: executor.description,
)
def test_results_do_not_depend_on_what_plays(
    executor: Executor, expected: list[PlayedGame]
) -> None:
    """One thread, several threads, one process and two processes play the same games."""
    assert played(PLAN, executor) == expected
    assert not multiprocessing.active_children()


class LatecomersFirst(InlineExecutor):
    """Plays the block that was submitted last, so games finish far out of order."""

    @property
    def capacity(self) -> int:
        """Return how many blocks are queued."""
        return 7

    def take(self, seconds: float) -> list[BlockResult]:
        """Play the newest block."""
        self._blocks.rotate(1)
        return super().take(seconds)


def decided(store: Store, run_number: int) -> tuple[object, ...]:
    """Return everything that the seed determines in a decided match's games and results."""
    saved = store.load(run_number)
    assert isinstance(saved.summary, MatchSummary)
    assert saved.info.is_finished
    games = [game.untimed for game in store.games(run_number)]
    assert saved.info.done == saved.summary.own.games == len(games)
    report = saved.summary.as_json()
    del report["seconds_per_game"]
    return games, report


def test_a_sequential_test_does_not_depend_on_what_plays() -> None:
    """However many workers play, the test decides after the same pairs, with the same report.

    The same is true if a stopped match is resumed by other workers.
    """
    with Store() as store:
        *_, last = run(MATCH, InlineExecutor(), store)
        expected = decided(store, last.run)
        assert 100 < last.done < MATCH.games
        for executor in (LatecomersFirst(), ThreadExecutor(4), ProcessExecutor(2)):
            *_, last = run(MATCH, executor, store)
            assert decided(store, last.run) == expected
        stopped = next(s for s in run(MATCH, LatecomersFirst(), store) if s.done > 20)
        early = store.load(stopped.run)
        assert isinstance(early.summary, MatchSummary)
        assert early.summary.own.games < early.info.done  # a game before them is missing
        assert early.summary.decision is None
        *_, last = run(MATCH, ThreadExecutor(2), store, resume=stopped.run)
        assert decided(store, last.run) == expected


@pytest.mark.parametrize("games", [250, 301])
def test_games_past_the_decision_do_not_count(games: int) -> None:
    """Games that a killed program left after the decision don't count; resuming removes them."""
    with Store() as store:
        *_, last = run(MATCH, InlineExecutor(), store)
        number = store.begin(MATCH, "1 thread")
        played = [game for block in MATCH.blocks() for game in play_block(block, seconds=60)]
        store.add(number, played[:games], 1.0)
        summary = store.summary(number)
        assert isinstance(summary, MatchSummary)
        assert summary.own.games == last.done < games
        assert summary.decision == "low"
        *_, again = run(MATCH, InlineExecutor(), store, resume=number)
        assert decided(store, number) == decided(store, last.run)
        assert again.is_finished


def pids() -> list[int]:
    """Return the children of this process."""
    return [child.pid for child in multiprocessing.active_children() if child.pid]


@pytest.mark.skipif(sys.platform == "win32", reason="this system has no SIGKILL")
def test_a_worker_that_dies_is_replaced(expected: list[PlayedGame]) -> None:
    """A killed worker is reported and replaced, and no game is missing or repeated."""
    with Store() as store:
        steps = run(PLAN, ProcessExecutor(2), store)
        next(steps)
        os.kill(pids()[0], signal.SIGKILL)
        *_, last = steps
        assert str(last.note) == (
            "1 worker ended unexpectedly and had to be replaced; the last one: ended by SIGKILL"
        )
        assert [game.untimed for game in store.games(last.run)] == expected
    assert not multiprocessing.active_children()


@pytest.mark.skipif(sys.platform == "win32", reason="this system has no SIGKILL")
def test_workers_that_die_again_and_again_end_the_run() -> None:
    """If workers keep dying, the run ends with a line that says how they died and what is saved."""

    def kill_all(store: Store) -> None:
        for _ in run(PLAN, ProcessExecutor(1), store):
            for pid in pids():
                os.kill(pid, signal.SIGKILL)

    with (
        Store() as store,
        pytest.raises(TttmcError, match="workers keep ending") as caught,
    ):
        kill_all(store)
    assert "ended by SIGKILL" in str(caught.value)
    assert "saved as run 1, which can be resumed" in str(caught.value)
    assert not multiprocessing.active_children()


def test_a_worker_with_another_stream_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process with another engine's stream of random games plays none of the run's games."""
    from tttmc_app import engine

    if engine.backend == "python":
        pytest.skip("there is no other engine here")
    monkeypatch.setenv("TTTMC_KERNEL", "python")  # read by the workers as they start
    with pytest.raises(TttmcError, match=r"another stream .python-1.*, not kernel-1"):
        list(run(PLAN, ProcessExecutor(1), None))
    assert not multiprocessing.active_children()


@pytest.mark.parametrize("workers", [0, -1, 257])
def test_a_number_of_processes_that_makes_no_sense(workers: int) -> None:
    """An invalid number of workers is refused before anything starts."""
    with pytest.raises(TttmcError, match="from 1 to 256"):
        ProcessExecutor(workers)


def test_a_script_that_forgets_to_ask_for_its_name(tmp_path: Path) -> None:
    """A worker doesn't run the main script again, which would start another run."""
    script = tmp_path / "script.py"
    script.write_text(
        "from tttmc_app.experiments.processes import ProcessExecutor\n"
        "from tttmc_app.experiments.running import run\n"
        "from tttmc_app.experiments.sweep import SweepPlan\n"
        "print('begun')\n"
        "*_, last = run(SweepPlan(values=(5,), games_each=9), ProcessExecutor(2), None)\n"
        "print(last.done)\n"
    )
    done = subprocess.run(
        [sys.executable, script],
        env=environment(),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.stdout, done.stderr) == ("begun\n9\n", "")


@pytest.mark.skipif(sys.platform == "win32", reason="this system has no SIGKILL")
def test_workers_end_with_a_parent_that_is_killed() -> None:
    """Killing the program leaves no worker behind, even during an endless game."""
    code = (
        "import multiprocessing, os\n"
        "from tttmc_app.experiments.processes import ProcessExecutor\n"
        "from tttmc_app.experiments.running import run\n"
        "from tttmc_app.experiments.sweep import SweepPlan\n"
        "for _ in run(SweepPlan(values=(10**11,), games_each=9), ProcessExecutor(2), None):\n"
        "    told = [c.pid for c in multiprocessing.active_children()]\n"
        "    print(*told, flush=True)\n"
    )
    parent = subprocess.Popen(
        [sys.executable, "-c", code], env=environment(), stdout=subprocess.PIPE, text=True
    )
    assert parent.stdout is not None
    children: list[int] = []
    for line in parent.stdout:
        children = list(map(int, line.split()))
        if len(children) == 2:
            break
    parent.kill()
    # The workers inherit its output, which ends when all of them have ended.
    parent.communicate(timeout=20)
    assert len(children) == 2


def test_stored_descriptions_are_shown_as_texts() -> None:
    """An executor's description, stored in English, becomes a translatable text with its number."""
    assert executor_text(ProcessExecutor(2).description) == Text("%n process(es)", n=2)
    assert executor_text("1 thread") == Text("%n thread(s)", n=1)
    dask = Text("Dask at {address}, %n worker(s)", address="tcp://a:1", n=8)
    assert executor_text("Dask at tcp://a:1, 8 workers") == dask
    assert executor_text("Dask at tcp://a:1") == "Dask at tcp://a:1"


def test_a_process_plays_the_oldest_waiting_block() -> None:
    """Blocks are played in the order in which they were submitted."""
    blocks = list(PLAN.blocks())[:3]
    played_blocks: list[int] = []
    with ProcessExecutor(1) as executor:
        for block in blocks:
            executor.submit(block)
        while len(played_blocks) < len(blocks):
            played_blocks += [blocks.index(result.block) for result in executor.take(60)]
    assert played_blocks == [0, 1, 2]


def test_the_caller_s_thread_is_one_worker() -> None:
    """Without other workers, the only one is the thread that asks for the games."""
    with InlineExecutor() as executor:
        assert (executor.description, executor.workers) == ("1 thread", 1)
