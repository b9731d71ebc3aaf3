"""Details of runs: notes, time left, what errors say, and what is given to workers."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from threading import Event

import pytest

from tests.experiments.invented import ended
from tttmc_app.core import Ending, Mark, Rules, TttmcError
from tttmc_app.experiments import study_running
from tttmc_app.experiments.executors import (
    BlockResult,
    InlineExecutor,
)
from tttmc_app.experiments.games import Block, PlayedGame
from tttmc_app.experiments.match import MatchPlan
from tttmc_app.experiments.running import MAX_LOST_WORKERS, run
from tttmc_app.experiments.saved_run import RunInfo
from tttmc_app.experiments.statistics import Spread
from tttmc_app.experiments.store import MAX_NAME, Store
from tttmc_app.experiments.study_running import StudySaver, saved_findings
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.experiments.training import Training, TrainingScore
from tttmc_app.players import parse_spec

RANDOM = parse_spec("random")
PLAN = SweepPlan(values=(5, 6), games_each=4, seed=6)
BLOCK = Block(0, "mc:trials=5", "random", Rules(), 7, (0, 1), offset=30)


class Slow(InlineExecutor):
    """Returns one invented game of each block at a time, which took X 3 s and O 1 s."""

    def __init__(self, *ends: BlockResult | str) -> None:
        super().__init__()
        self.ends = list(ends)
        self.closed = 0
        self.submitted: list[Block] = []

    @property
    def workers(self) -> int:
        """Return 2."""
        return 2

    def submit(self, block: Block) -> None:
        """Queue a block."""
        self.submitted.append(block)
        super().submit(block)

    def take(self, seconds: float) -> list[BlockResult]:
        """Return the first block's next game, or what is wrong with it."""
        del seconds
        if not self._blocks:
            return []
        block = self._blocks.popleft()
        end = self.ends.pop(0) if self.ends else ""
        if isinstance(end, str) and end.startswith("lost"):
            return [BlockResult(block, (), lost_worker=end)]
        if isinstance(end, str) and end:
            return [BlockResult(block, (), error=end)]
        number = block.offset + block.numbers[0]
        return [BlockResult(block, (ended(number, block.pairing, "x", seconds=4.0, x=(3.0,)),))]

    def close(self) -> None:
        """Count."""
        self.closed += 1
        super().close()


def test_a_run_leaves_its_executor_and_counts_lost_workers() -> None:
    """The note has the number of lost workers and how the last one ended; blocks are repeated."""
    executor = Slow("lost one", "", "lost two", "lost three")
    *_, last = run(PLAN, executor, None)
    assert last.is_finished
    assert executor.closed == 1
    assert str(last.note) == (
        "3 workers ended unexpectedly and had to be replaced; the last one: lost three"
    )
    assert {(block.pairing, block.numbers) for block in executor.submitted[:2]} == {
        (0, (0, 1, 2, 3)), (1, (0, 1, 2, 3))
    }  # fmt: skip


def test_too_many_lost_workers_end_a_run() -> None:
    """After three workers a fourth ends the run; the error says what is finished and saved."""
    ends = ["", *(f"lost {number}" for number in range(MAX_LOST_WORKERS + 1))]
    with pytest.raises(TttmcError) as caught:
        list(run(PLAN, Slow(*ends), None))
    assert str(caught.value) == (
        "workers keep ending unexpectedly (lost 3). 1 of 8 games were finished"
    )
    executor = Slow(*ends)
    with Store() as store, pytest.raises(TttmcError) as caught:
        list(run(PLAN, executor, store))
    assert executor.closed == 1
    assert str(caught.value).endswith(
        "1 of 8 games are finished and saved as run 1, which can be resumed"
    )


def test_a_game_that_can_not_be_played_ends_a_run() -> None:
    """A new run without games isn't kept; one with games is, and so is a resumed one."""
    with Store() as store:
        with pytest.raises(TttmcError, match=r"^it broke\. 0 of 8 games were finished$"):
            list(run(PLAN, Slow("it broke"), store))
        assert store.runs() == store.runs(deleted=True) == []
        with pytest.raises(TttmcError, match=r"^it broke\. 1 of 8 games are finished and saved"):
            list(run(PLAN, Slow("", "it broke"), store))
        (kept,) = store.runs()
        assert kept.done == 1
        empty = store.begin(PLAN, "1 thread")
        with pytest.raises(TttmcError, match="saved as run"):
            list(run(PLAN, Slow("it broke"), store, resume=empty))
        assert [info.number for info in store.runs()] == [empty, kept.number]


def test_the_time_left_is_that_of_the_games_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each game left takes as long as the others of its pairing; workers share them."""
    now = [0.0]

    def clock() -> float:
        now[0] += 0.25
        return now[0]

    monkeypatch.setattr("tttmc_app.experiments.running.monotonic", clock)
    left = [step.seconds_left for step in run(PLAN, Slow(), None)]
    assert left[0] is None
    known = [each for each in left if each is not None]
    assert known[-1] == 0
    # All games take 4 s; in the time of the run so far that many game seconds were done.
    steps = [step for step in run(PLAN, Slow(), None) if 0 < step.done < 8]
    for step in steps:
        assert step.seconds_left is not None
        ratio = step.seconds_left / ((8 - step.done) * 4.0)
        assert ratio * step.done * 4.0 == pytest.approx(step.seconds, abs=0.8)


def test_a_resumed_run_adds_to_its_time() -> None:
    """The duration includes earlier sessions, and its executor is the newest one's."""
    with Store() as store:
        number = store.begin(PLAN, "9 processes")
        store.add(number, [ended(0, 0, "x")], 1000.0)
        first, *_, last = run(PLAN, Slow(), store, resume=number)
        assert 1000 <= first.seconds < last.seconds < 1100
        info = store.info(number)
        assert (info.executor, info.done) == ("1 thread", 8)
        assert 1000 <= info.seconds < 1100


class Roomy(Slow):
    """Accepts more blocks than it plays at a time."""

    @property
    def capacity(self) -> int:
        """Return 2 blocks and 2 that wait."""
        return 4


def test_finishing_recalls_what_has_not_started() -> None:
    """Blocks that wait are taken back, count no more, and what is under way ends the run."""
    finishing = Event()
    plan = replace(PLAN, values=(5, 6, 7, 8))
    done: list[int] = []
    for step in run(plan, Roomy(), None, finishing=finishing):
        done.append(step.done)
        assert len(done) < 9, "it never ends"
        if step.done == 2:
            finishing.set()
    assert done[:3] == [0, 1, 2]
    assert done[-1] == 2


# Studies -------------------------------------------------------------------------------------


def test_a_calculation_is_closed_before_its_results_are_saved() -> None:
    """If the caller stops, the work ends first; a study without a known target has its own."""
    study, closed = Training(Path("book"), games=3), list[int]()

    def work() -> Generator[TrainingScore, None, None]:
        try:
            for games in (1, 2, 5):
                yield TrainingScore(games=games)
        finally:
            with Store() as store:
                closed.append(len(store.runs()))

    steps = saved_findings(study, work)
    next(steps)
    steps.close()
    assert closed == [0]  # nothing was saved before
    *_, last = saved_findings(study, work)
    with Store() as store:
        assert [(info.done, info.target) for info in store.runs()] == [(5, 5), (1, 3)]
        assert store.info(last.run).seconds < 60


def test_unchanged_results_are_saved_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Results are written when they are new, and not before there are any."""
    saver, kept = StudySaver(Training(Path("book"), games=3)), list[object]()
    keep = Store.keep

    def recorded(store: Store, run: int, found: TrainingScore, *rest: float) -> None:
        kept.append(found.games)
        keep(store, run, found, *rest)  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]  # target and seconds

    monkeypatch.setattr(Store, "keep", recorded)
    with saver:
        saver.write()
        saver.take(TrainingScore())
        saver.write()
        assert (kept, saver.run) == ([], 0)
        for games in (1, 2):
            saver.take(TrainingScore(games=games))
            saver.write()
            saver.write()
    assert (kept, saver.run) == ([1, 2], 1)


def test_a_study_in_progress_is_not_erased(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its run is locked from its first save, if that succeeds, until the study ends."""

    def fail(*_: object) -> None:
        raise TttmcError("the disk is full")

    monkeypatch.setattr(study_running, "SAVE_SECONDS", 1000.0)
    saver = StudySaver(Training(Path("book"), games=3))
    with Store() as store, saver:
        saver.take(TrainingScore(games=1))
        with monkeypatch.context() as failing:
            failing.setattr(Store, "keep", fail)
            saver.write()
        assert (str(saver.save_error), store.runs()) == ("the disk is full", [])
        assert not list(home.glob("*.run-*"))
        for games in (1, 2):
            saver.take(TrainingScore(games=games))
            saver.write()
            store.delete([saver.run])
            with pytest.raises(TttmcError, match=f"^run {saver.run} is in progress"):
                store.erase([saver.run])
    with Store() as store:
        assert not list(home.glob("*.run-*"))
        assert store.summary(saver.run) == TrainingScore(games=2)
        store.erase([saver.run])


def test_results_of_a_study_replace_earlier_ones() -> None:
    """A study's time and results are those of the last save."""
    study = Training(Path("book"), games=3)
    with Store() as store:
        number = store.begin(study, "1 process")
        store.keep(number, TrainingScore(games=1), 3, 5.0)
        store.keep(number, TrainingScore(games=2, losses=1), 3, 7.0)
        info = store.info(number)
        assert (info.done, info.target, info.seconds) == (2, 3, 7.0)
        assert store.summary(number) == TrainingScore(games=2, losses=1)
        store.delete([number])
        store.erase([number])
        assert store.connection.execute("SELECT count(*) FROM findings").fetchone() == (0,)


@pytest.mark.parametrize("results", ["x", "[]", "{}", "null", '"games"', "[" * 100_000, b"\xff"])
def test_damaged_results_of_a_study_are_told(results: object) -> None:
    """The error names the run; other studies are still read."""
    with Store() as store:
        one, two = (store.begin(Training(Path("book"), games=3), "") for _ in range(2))
        for number in (one, two):
            store.keep(number, TrainingScore(games=3), 3, 5.0)
        store.connection.execute("UPDATE findings SET results = ? WHERE run = ?", (results, one))
        with pytest.raises(TttmcError, match=r"^run 1 can't be read by this version of tttmc: "):
            store.load(one)
        assert store.summary(two) == TrainingScore(games=3)
        store.connection.execute("DELETE FROM findings WHERE run = 2")
        with pytest.raises(TttmcError, match=r"^run 2 ended without results$"):
            store.load(two)


# Store ---------------------------------------------------------------------------------------


def test_every_field_of_a_game_is_kept() -> None:
    """Numbers, winner, ending, moves, reason and all sums of times are read back."""
    games = [
        PlayedGame(
            number, number % 2, winner, ending, f"a{number}", number + 0.5,
            Spread(number, 1.5, 2.5), Spread(number + 1, 3.5, 4.5), f"why {number}",
        )
        for number, (winner, ending) in enumerate(
            (winner, ending) for winner in (Mark.X, Mark.O, None) for ending in Ending
        )
    ]  # fmt: skip
    with Store() as store:
        number = store.begin(replace(PLAN, games_each=99), "")
        store.add(number, games, 0.0)
        assert list(store.games(number)) == games


def test_the_end_of_a_run_deletes_only_its_own_surplus() -> None:
    """Surplus games go, and the run is finished with the others; other runs keep theirs."""
    games = [ended(number, number // 4, "x") for number in range(8)]
    with Store() as store:
        one, two, three = (store.begin(PLAN, "") for _ in range(3))
        for each in (one, two, three):
            store.add(each, games, 0.0)
        store.end(two, [6, 7])
        assert [(i.number, i.done, i.target, i.is_finished) for i in store.runs()] == [
            (three, 8, 8, True), (two, 6, 6, True), (one, 8, 8, True)
        ]  # fmt: skip
        store.delete([one, three])
        assert [info.number for info in store.runs(deleted=True)] == [three, one]
        store.restore([one, three])
        assert store.runs(deleted=True) == []
        assert isinstance(store.info(two), RunInfo)


@pytest.mark.parametrize(("created", "fits"), [("1999-12-31", False), ("2000-01-01", True)])
def test_dates_before_2000_are_damage(created: str, fits: bool) -> None:
    """A run that claims to be older is listed as damaged."""
    with Store() as store:
        number = store.begin(PLAN, "")
        store.connection.execute("UPDATE runs SET created = ?", (f"{created}T05:06:07+00:00",))
        assert (store.info(number).damage == "") is fits
        assert (store.info(number).error is None) is fits


@pytest.mark.parametrize(("wanted", "fits"), [(-1, False), (0, False), (1, True)])
@pytest.mark.parametrize("is_deleted", [False, True])
def test_a_run_without_games_to_play_is_damage(wanted: int, fits: bool, is_deleted: bool) -> None:
    """It is listed among the others, or the deleted ones, with its name, kind and damage."""
    with Store() as store:
        number = store.begin(PLAN, "2 threads")
        store.connection.execute("UPDATE runs SET wanted = ?", (wanted,))
        if is_deleted:
            store.delete([number])
        assert store.runs(deleted=not is_deleted) == []
        (info,) = store.runs(deleted=is_deleted)
        begun = info.created if fits else datetime.fromtimestamp(0, UTC)
        assert (info.deleted, info.name, info.kind) == (is_deleted, str(PLAN.title), "sweep")
        assert (info.target, info.executor, info.created) == (
            *((1, "2 threads") if fits else (0, "")),
            begun,
        )
        ((created,),) = store.connection.execute("SELECT created FROM runs")
        assert info.damage == ("" if fits else f"{wanted} games, begun in {created[:4]}")
        assert info.is_resumable is fits


@pytest.mark.parametrize("length", [1, MAX_NAME])
def test_names_of_any_length_up_to_the_limit(length: int) -> None:
    """A name of up to 200 characters is accepted; a title is cut to that length."""
    one, two = (parse_spec(f"learner:textbook={letter * 150}") for letter in "ab")
    players = MatchPlan(one, two, 1)
    with Store() as store:
        number = store.begin(players, "")
        assert len(store.info(number).name) == MAX_NAME
        assert str(players.title).startswith(store.info(number).name)
        store.rename(number, f" {'x' * length}\t")
        assert store.info(number).name == "x" * length
        assert (store.info(number).seed, store.info(number).executor) == (0, "")
