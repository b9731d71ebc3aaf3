"""Runs of plans: finished, cancelled, failed, and resumed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from threading import Event

import pytest

from tests.experiments.inline import InlineExecutor
from tests.experiments.invented import ended, near
from tests.refusals import refused
from tttmc_app.core import Rules
from tttmc_app.experiments.cluster import DaskExecutor
from tttmc_app.experiments.executors import BlockResult, Executor, ThreadExecutor
from tttmc_app.experiments.games import Block, PlayedGame
from tttmc_app.experiments.processes import ProcessExecutor
from tttmc_app.experiments.running import AnyProgress, run
from tttmc_app.experiments.store import Store
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.experiments.tournament import TournamentPlan
from tttmc_app.players import parse_spec

PLAN = SweepPlan(values=(5, 1000), games_each=60, rules=Rules(3), seed=6)
LONG = replace(PLAN, values=(1000,), games_each=100_000)
SHORT = replace(PLAN, values=(5, 6), games_each=4)
RANDOM, MC, MORE = map(parse_spec, ("random", "mc:trials=5", "mc:trials=6"))


@pytest.fixture
def store() -> Iterator[Store]:
    """Return the program's own store, newly created."""
    with Store() as opened:
        yield opened


def games(store: Store, number: int) -> list[PlayedGame]:
    """Return the games of a run without times."""
    return [game.untimed for game in store.games(number)]


def test_progress_counts_up_to_the_end(store: Store) -> None:
    """Progress is first reported before any game, never falls, and ends with the full summary."""
    steps = list(run(PLAN, InlineExecutor(), store))
    first, last, done = steps[0], steps[-1], [step.done for step in steps]
    assert (done, done[0], first.seconds_left) == (sorted(done), 0, None)
    assert all(step.seconds_left for step in steps if 0 < step.done < 120)
    assert (last.done, last.target, last.seconds_left, last.is_finished) == (120, 120, 0, True)
    assert last.summary == store.summary(last.run)
    assert 0 < store.info(last.run).seconds <= last.seconds
    *_, again = run(PLAN, InlineExecutor(), store, resume=last.run)  # plays nothing
    assert (again.done, again.summary) == (last.done, last.summary)


@pytest.mark.parametrize(
    "make",
    [InlineExecutor, lambda: ThreadExecutor(2), lambda: ProcessExecutor(2)],
    ids=["inline", "threads", "processes"],
)
def test_a_run_is_cancelled_or_finished_early(make: Callable[[], Executor], store: Store) -> None:
    """Whoever stops iterating has all that was counted; after `finishing` no block starts."""
    with closing(run(LONG, make(), store)) as steps:
        counted = next(progress.done for progress in steps if progress.done)
    assert counted <= store.info(1).done < LONG.games
    finishing, done = Event(), 0
    for step in run(LONG, make(), store, finishing=finishing):
        done = step.done
        if done:
            finishing.set()
    assert 0 < store.info(2).done == done < LONG.games


def test_what_is_left_is_played_by_anyone(store: Store) -> None:
    """A full disk ends a run on one line; another executor later plays the games that are left."""
    list(run(PLAN, InlineExecutor(), store))
    (pages,) = store.connection.execute("PRAGMA page_count").fetchone()
    store.connection.execute(f"PRAGMA max_page_count = {pages + 1}")
    with refused():
        list(run(PLAN, InlineExecutor(), store))
    found = store.unfinished(PLAN)
    assert found
    store.connection.execute("PRAGMA max_page_count = 100000")
    first, *_, last = run(PLAN, ThreadExecutor(2), store, resume=found.number)
    assert first.done == found.done < 120
    assert last.seconds > found.seconds
    assert store.info(found.number).executor == "2 threads"
    assert games(store, 2) == games(store, 1)


def test_other_games_are_not_played(store: Store) -> None:
    """A run whose games would differ isn't resumed, nor one that is nowhere or played elsewhere.

    If workers can't start, no run is created or changed either.
    """
    number = store.begin(PLAN, "9 processes")
    before = store.info(number)
    for plan, at, resumed in ((LONG, store, 1), (PLAN, store, 7), (PLAN, None, 1)):
        with refused(**{"run": resumed} if at else {}):
            list(run(plan, InlineExecutor(), at, resume=resumed))
    for each in (None, number):
        with refused():
            next(run(PLAN, DaskExecutor("", 0.1), store, resume=each))
    with Store() as other, other.playing(number), refused(run=number):
        list(run(PLAN, InlineExecutor(), store, resume=number))
    assert store.runs() == [before]
    for change in ('knowledge = \'[["learnt", ""]]\'', "stream = 'other-1'"):
        store.connection.execute(f"UPDATE runs SET {change}")
        with refused(run=number):
            list(run(PLAN, InlineExecutor(), store, resume=number))
    assert store.info(number).done == 0


# What workers return ---------------------------------------------------------------------------


def answer(block: Block, games: int = 1, error: str = "") -> BlockResult:
    """Return the first games of a block."""
    numbers = block.numbers[:games]
    found = tuple(ended(block.offset + number, block.pairing, "x") for number in numbers)
    return BlockResult(block, found, error)


Step = Callable[[list[Block]], list[BlockResult]]


class Scripted(InlineExecutor):
    """Answers all its blocks at once, as each step of a script says; the last step is the stop."""

    def __init__(self, *steps: Step, workers: int = 2) -> None:
        super().__init__()
        self.steps, self.workers, self.closed = list(steps), workers, 0

    def take(self, seconds: float) -> list[BlockResult]:
        """Return what the next step says."""
        return self.steps.pop(0)(self.recall())

    def stop(self, seconds: float) -> list[BlockResult]:
        """Return what the last step says, if it is left."""
        return self.take(seconds) if self.steps else []

    def close(self) -> None:
        """Count."""
        self.closed += 1
        super().close()


def one_of_each(blocks: list[Block]) -> list[BlockResult]:
    """Return the first game of each block."""
    return [answer(block) for block in blocks]


def broken(blocks: list[Block]) -> list[BlockResult]:
    """Fail in the first block, but return a game of each other one."""
    return [answer(blocks[0], 0, error="it broke"), *one_of_each(blocks[1:])]


def third(_blocks: list[Block]) -> list[BlockResult]:
    """Return the third game of both values of the short plan."""
    return [answer(replace(block, numbers=(3,))) for block in SHORT.blocks()]


def test_games_that_come_with_an_error_are_saved(store: Store) -> None:
    """The error says what is saved and as which run, with late games; an empty run isn't kept."""
    empty = store.begin(SHORT, "1 thread")

    def fail(blocks: list[Block]) -> list[BlockResult]:
        return broken(blocks[:1])

    for steps, resumed, done, told in (
        ([one_of_each, broken, third], None, 5, {"run": 2}),
        ([fail], None, 0, {}),
        ([fail], empty, 0, {"run": empty}),
    ):
        with refused(error="it broke", done=done, target=8, **told):
            list(run(SHORT, Scripted(*steps), store, resume=resumed))
    assert [game.number for game in store.games(2)] == [0, 3, 4, 5, 7]
    assert [info.number for info in (*store.runs(), *store.runs(deleted=True))] == [2, empty]


# Times -----------------------------------------------------------------------------------------


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Return the time by which runs are measured."""
    time = [50.0]
    monkeypatch.setattr("tttmc_app.experiments.running.monotonic", lambda: time[0])
    return time


def test_a_run_s_time_is_added_up(store: Store, now: list[float]) -> None:
    """Each save adds the time since the last one, and a cancelled run the time of late games."""

    def after(seconds: float, step: Step = one_of_each) -> Step:
        def passed(blocks: list[Block]) -> list[BlockResult]:
            now[0] += seconds
            return step(blocks)

        return passed

    executor = Scripted(after(10.0), after(4.0), after(1.5, third))
    ends = list[AnyProgress]()
    steps = run(SHORT, executor, store, on_end=ends.append)
    now[0] = 60.0
    next(steps)  # only now does the time begin
    for seconds in (10.0, 14.0):
        assert (next(steps).seconds, store.info(1).seconds) == (seconds, seconds)
    steps.close()
    assert executor.closed == 1
    assert [(end.done, end.run, end.summary) for end in ends] == [(6, 1, store.summary(1))]
    assert [game.number for game in store.games(1)] == [0, 1, 3, 4, 5, 7]
    assert store.info(1).seconds == 15.5
    now[0] += 1000.0
    *_, last = run(SHORT, Scripted(after(0.5), one_of_each), store, resume=1)
    assert (last.seconds, store.info(1).seconds) == (16.0, 16.0)


def test_the_start_of_the_workers_isn_t_counted_as_playing(now: list[float]) -> None:
    """One worker that begins to play after 8 s has 4 games of 3 s left."""

    def step(_blocks: list[Block]) -> list[BlockResult]:
        now[0] += 11.0
        block = next(plan.blocks())
        played = ended(block.offset, 0, "x", seconds=3.0, x=[1.5], o=[1.5])
        return [BlockResult(replace(block, numbers=(0,)), (played,))]

    plan = TournamentPlan((RANDOM, MC), games_each=5)
    steps = run(plan, Scripted(step, workers=1), None)
    assert [next(steps).seconds_left for _ in range(2)] == [None, near(4 * 3.0)]
    steps.close()


def test_the_time_left_is_estimated_from_both_sides_times(now: list[float]) -> None:
    """Pairings without a game count their players' times in others; workers share the games."""

    def game(pairing: int, whole: float, x: float, o: float) -> Step:
        def step(_blocks: list[Block]) -> list[BlockResult]:
            now[0] += 2.5
            block = next(block for block in plan.blocks() if block.pairing == pairing)
            played = ended(block.offset, pairing, "x", seconds=whole, x=[x / 2, x / 2], o=[o])
            return [BlockResult(replace(block, numbers=(0,)), (played,))]

        return step

    plan = TournamentPlan((RANDOM, MC, MORE), games_each=3)  # A, B and C
    # Pairing, and the seconds of the game, of X and of O.
    script = game(0, 5.0, 3.0, 1.0), game(1, 7.0, 2.0, 4.0), game(4, 8.0, 1.5, 6.0)
    steps = run(plan, Scripted(*script, workers=6), None)
    left = [next(steps).seconds_left for _ in range(4)]
    steps.close()
    assert left == [
        None,
        # A takes 3 s and B 1 s, so that C is expected to take 2 s:
        # 1 game of 5 s, then (1 + 3) + 2 (3 + 2) + (2 + 3) + 2 (1 + 2) + (2 + 1) = 28 s.
        near(33 * 2.5 / 5),
        # A takes 3.5 s on average, B 1.5 s, and C is expected to take 2.5 s:
        # 5 + 2 (3.5 + 2.5) + (2.5 + 3.5) + 2 (1.5 + 2.5) + (2.5 + 1.5) = 35 s.
        near(35 * 5.0 / 12),
        # C took 6 s, A still 3.5 s, and B (1 + 2 + 1.5) / 3 = 1.5 s:
        # 5 + 2 (3.5 + 6) + (6 + 3.5) + 8 + (6 + 1.5) = 49 s.
        near(49 * 7.5 / 20),
    ]
