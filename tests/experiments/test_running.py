"""How runs go: to their end, cancelled, finishing, gone on with, and killed."""

from __future__ import annotations

import itertools
import random
import subprocess
import sys
import time
from pathlib import Path
from threading import Event

import pytest

from tests.cli.conftest import command, environment
from tttmc_app.core import TttmcError
from tttmc_app.experiments.executors import InlineExecutor, ThreadExecutor
from tttmc_app.experiments.games import PlayedGame
from tttmc_app.experiments.processes import ProcessExecutor
from tttmc_app.experiments.recipe import AnyPlan
from tttmc_app.experiments.running import run
from tttmc_app.experiments.store import FILE_NAME, Store
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.experiments.tournament import TournamentPlan
from tttmc_app.players import Learner, parse_spec

PLAN = SweepPlan(values=(5, 1000), games_each=60, seed=6)
LONG = SweepPlan(values=(1000,), games_each=100_000)
SWEEP = SweepPlan(values=(5, 100, 1000), games_each=200, seed=6)
TOURNAMENT = TournamentPlan(
    tuple(map(parse_spec, ("random", "mc:trials=100", "forward:samples=20"))), 200, seed=6
)


def games(run_number: int) -> list[PlayedGame]:
    """Return the games of a run in the program's own store, without times."""
    with Store() as store:
        return [game.untimed for game in store.games(run_number)]


def test_progress_counts_up_to_the_end() -> None:
    """It begins before any game, never goes back, and ends with the whole summary."""
    with Store() as store:
        steps = list(run(PLAN, InlineExecutor(), store))
        assert [steps[0].done, steps[-1].done] == [0, 120]
        assert all(one.done <= two.done for one, two in itertools.pairwise(steps))
        assert steps[0].seconds_left is None
        assert all(step.seconds_left for step in steps if 0 < step.done < 120)
        assert steps[-1].seconds_left == 0
        last = steps[-1]
        assert last.is_finished
        assert last.summary == store.summary(last.run)
        assert store.info(last.run).seconds == pytest.approx(last.seconds, abs=0.2)


@pytest.mark.parametrize(
    "executor",
    [ThreadExecutor(2), ProcessExecutor(2), InlineExecutor()],
    ids=lambda executor: executor.description,
)
def test_cancelling_keeps_what_is_finished(executor: ThreadExecutor) -> None:
    """A caller that stops iterating gets control back soon, and every counted game is stored."""
    with Store() as store:
        steps = run(LONG, executor, store)
        counted = next(progress.done for progress in steps if progress.done)
        begun = time.monotonic()
        steps.close()
        assert time.monotonic() - begun < 5
        info = store.info(1)
        assert counted <= info.done < LONG.games
        found = store.unfinished(LONG)
        assert found is not None
        assert found.number == 1


def test_games_under_way_are_finished() -> None:
    """After `finishing`, no further block starts, and the run ends early."""
    finishing = Event()
    with Store() as store:
        last = None
        for last in run(LONG, ThreadExecutor(2), store, finishing=finishing):
            if last.done:
                finishing.set()
        assert last is not None
        assert 0 < last.done < LONG.games
        assert store.info(last.run).done == last.done


def test_going_on_plays_what_is_left() -> None:
    """A run in two sittings, the second of other make, has the games of one in one sitting."""
    finishing = Event()
    with Store() as store:
        list(run(PLAN, InlineExecutor(), store))
        for first in run(PLAN, InlineExecutor(), store, finishing=finishing):
            if first.done > 30:
                finishing.set()
        found = store.unfinished(PLAN)
        assert found is not None
        assert 30 < found.done < 120
        steps = list(run(PLAN, ThreadExecutor(2), store, resume=found.number))
        assert steps[0].done == found.done
        assert steps[-1].seconds > found.seconds
        assert store.info(found.number).executor == "2 threads"
    assert games(2) == games(1)


def test_a_finished_run_goes_on_to_its_end_at_once() -> None:
    """A finished run plays nothing, and its summary is complete."""
    with Store() as store:
        *_, last = run(PLAN, InlineExecutor(), store)
        *_, again = run(PLAN, InlineExecutor(), store, resume=last.run)
        assert (again.done, again.summary) == (last.done, last.summary)


def test_another_plan_cannot_go_on_with_a_run() -> None:
    """Its games would be others: nothing is played."""
    with Store() as store:
        number = store.begin(PLAN, "")
        with pytest.raises(TttmcError, match="run 1 has other settings"):
            list(run(LONG, InlineExecutor(), store, resume=number))
        with pytest.raises(TttmcError, match="run 7 doesn't exist"):
            list(run(LONG, InlineExecutor(), store, resume=7))
        store.connection.execute("UPDATE runs SET stream = 'other-1'")
        with pytest.raises(TttmcError, match=r"with another stream of random games .other-1"):
            list(run(PLAN, InlineExecutor(), store, resume=number))
        assert store.info(number).done == 0


def test_a_learner_that_learnt_in_between(tmp_path: Path) -> None:
    """Nor can a run whose learner would play otherwise by now."""
    text = f"learner:textbook={tmp_path / 'book'}"
    plan = SweepPlan(parse_spec(text), "symmetry", (0,), parse_spec("random"), games_each=9)
    with Store() as store:
        number = store.begin(plan, "")
        learner = parse_spec(text).make()
        assert isinstance(learner, Learner)
        learner.textbook(plan.rules).add([("---------", "0")])
        learner.textbook(plan.rules).close()
        with pytest.raises(TttmcError, match="a learner of run 1 has learnt since"):
            list(run(plan, InlineExecutor(), store, resume=number))


def test_a_full_disk_ends_a_run_with_what_it_kept() -> None:
    """The line says so; with room again the run goes on to the same games."""
    with Store() as store:
        list(run(PLAN, InlineExecutor(), store))
        (pages,) = store.connection.execute("PRAGMA page_count").fetchone()
        store.connection.execute(f"PRAGMA max_page_count = {pages + 1}")
        with pytest.raises(TttmcError, match="its disk is full"):
            list(run(PLAN, ThreadExecutor(1), store))
        info = store.unfinished(PLAN)
        assert info is not None
        assert info.done < 120
        store.connection.execute("PRAGMA max_page_count = 100000")
        list(run(PLAN, InlineExecutor(), store, resume=info.number))
    assert games(2) == games(1)


@pytest.mark.skipif(sys.platform == "win32", reason="it has no SIGKILL")
@pytest.mark.parametrize("plan", [SWEEP, TOURNAMENT], ids=["sweep", "tournament"])
def test_killed_and_resumed(plan: AnyPlan, home: Path) -> None:
    """Killed at random times and resumed, a run has the games of one that never was."""
    with Store() as store:
        list(run(plan, InlineExecutor(), store))
    source = random.Random(plan.seed)
    goals = sorted(source.randrange(plan.games) for _ in range(2))
    kills = sum(killed_at(plan, goal) for goal in goals)
    assert kills
    resume(plan).communicate(timeout=120)
    with Store() as store:
        assert store.info(2).is_finished
        assert store.unfinished(plan) is None
    assert games(2) == games(1)
    assert not list(home.glob(f"{FILE_NAME}.run*"))


def resume(plan: AnyPlan) -> subprocess.Popen[bytes]:
    """Start a command that goes on with a plan's run, or begins one."""
    return subprocess.Popen(
        command(*plan.words(), "--resume", "--workers", "2"),
        env=environment(),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def killed_at(plan: AnyPlan, goal: int) -> bool:
    """Kill the command once run 2 has that many games; return whether it had."""
    child = resume(plan)
    with Store() as store:
        while child.poll() is None:
            if any(info.number == 2 and info.done >= goal for info in store.runs()):
                child.kill()
                return child.wait() < 0
            time.sleep(0.02)
    return False
