"""How a run's session begins and ends: late games, errors, other programs' games, time left."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Self

import pytest

from tests.experiments.invented import ended, near
from tttmc_app.core import TttmcError
from tttmc_app.experiments.executors import BlockResult, InlineExecutor
from tttmc_app.experiments.games import Block
from tttmc_app.experiments.running import AnyProgress, run
from tttmc_app.experiments.store import FILE_NAME, Store
from tttmc_app.experiments.study_running import StudyProgress, StudySaver, saved_findings
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.experiments.tournament import TournamentPlan
from tttmc_app.experiments.training import Training, TrainingScore
from tttmc_app.players import parse_spec
from tttmc_app.players.learner import Learner

PLAN = SweepPlan(values=(5, 6), games_each=4, seed=6)
RANDOM, MC, TREE = parse_spec("random"), parse_spec("mc:trials=9"), parse_spec("tree")


def answer(block: Block, games: int = 1, error: str = "", lost: str = "") -> BlockResult:
    """Return the first games of a block, each of which took X 3 s and O 1 s."""
    found = (
        ended(block.offset + number, block.pairing, "x", seconds=4.0, x=(3.0,), o=(1.0,))
        for number in block.numbers[:games]
    )
    return BlockResult(block, tuple(found), error, lost)


class Scripted(InlineExecutor):
    """Answers all its blocks at once, as each step of a script says; the last step is the stop."""

    def __init__(self, *steps: Callable[[list[Block]], list[BlockResult]]) -> None:
        super().__init__()
        self.steps = list(steps)

    @property
    def workers(self) -> int:
        """Return 2."""
        return 2

    def take(self, seconds: float) -> list[BlockResult]:
        """Return what the next step says."""
        del seconds
        return self.steps.pop(0)(self.recall())

    def stop(self, seconds: float) -> list[BlockResult]:
        """Return what the last step says, if it is left."""
        assert seconds > 0
        return self.take(seconds) if self.steps else []


def one_of_each(blocks: list[Block]) -> list[BlockResult]:
    """Return the first game of each block."""
    return [answer(block) for block in blocks]


def test_all_late_games_are_saved() -> None:
    """A cancelled run saves and tells the late games of all its blocks, and ends."""

    def late(_blocks: list[Block]) -> list[BlockResult]:
        return [answer(replace(block, numbers=block.numbers[1:]), 2) for block in first]

    first, ends = list(PLAN.blocks()), list[AnyProgress]()
    with Store() as store:
        for kept in (store, None):
            steps = run(PLAN, Scripted(one_of_each, late), kept, on_end=ends.append)
            assert [next(steps).done, next(steps).done] == [0, 2]
            steps.close()
        assert [(end.done, end.run, end.summary) for end in ends] == [
            (6, run_number, store.summary(1)) for run_number in (1, 0)
        ]
        assert [game.number for game in store.games(1)] == [0, 1, 2, 4, 5, 6]
        assert [info.done for info in store.runs()] == [6]


def test_games_that_come_with_an_error_are_saved() -> None:
    """The games of the same step are saved, whether they come before the error or after it."""

    def broken(blocks: list[Block]) -> list[BlockResult]:
        return [answer(blocks[0], 0, error="it broke"), answer(blocks[1])]

    message = r"^it broke\. 3 of 8 games are finished and saved as run 1, which can be resumed$"
    with Store() as store:
        with pytest.raises(TttmcError, match=message):
            list(run(PLAN, Scripted(one_of_each, broken), store))
        assert [game.number for game in store.games(1)] == [0, 4, 5]


def test_large_numbers_in_an_error_are_grouped() -> None:
    """The games of a long run are counted with thousands separators."""

    def many(blocks: list[Block]) -> list[BlockResult]:
        found = [answer(replace(block, numbers=tuple(range(600))), 600) for block in blocks]
        return [replace(result, block=block) for result, block in zip(found, blocks, strict=True)]

    def broken(blocks: list[Block]) -> list[BlockResult]:
        return [answer(block, 0, error="it broke") for block in blocks]

    plan = replace(PLAN, games_each=1000)
    with pytest.raises(TttmcError) as caught:
        list(run(plan, Scripted(many, broken), None))
    assert str(caught.value) == "it broke. 1,200 of 2,000 games were finished"
    saved = r"^it broke\. 1,200 of 2,000 games are finished and saved as run 1, which"
    with Store() as store, pytest.raises(TttmcError, match=saved):
        list(run(plan, Scripted(many, broken), store))


def test_an_error_is_not_hidden_by_one_of_the_end() -> None:
    """If late games can't be saved after an error, the error that ended the run is told."""
    with Store() as store:

        def broken(blocks: list[Block]) -> list[BlockResult]:
            store.connection.execute("PRAGMA query_only = ON")
            return [answer(block, 0, error="it broke") for block in blocks]

        def late(_blocks: list[Block]) -> list[BlockResult]:
            return [answer(replace(block, numbers=(3,))) for block in PLAN.blocks()]

        with pytest.raises(TttmcError, match=r"^it broke\. 2 of 8 games are finished"):
            list(run(PLAN, Scripted(one_of_each, broken, late), store))
        store.connection.execute("PRAGMA query_only = OFF")
        assert [game.number for game in store.games(1)] == [0, 4]


def test_a_lost_worker_s_games_count_and_the_rest_is_played() -> None:
    """What a worker returned before it ended is kept, and only what is left is handed out again."""
    asked: list[tuple[int, ...]] = []

    def lost(blocks: list[Block]) -> list[BlockResult]:
        return [answer(blocks[0], 3, lost="it was killed"), answer(blocks[1], 4)]

    def rest(blocks: list[Block]) -> list[BlockResult]:
        asked.extend(block.numbers for block in blocks)
        return [answer(block, 4) for block in blocks]

    steps = list(run(PLAN, Scripted(lost, rest), None))
    assert [step.done for step in steps] == [0, 7, 8, 8]
    assert asked == [(3,)]
    assert [str(step.note) for step in steps] == [
        "",
        *["1 worker ended unexpectedly and had to be replaced; the last one: it was killed"] * 3,
    ]


def test_a_game_that_arrives_twice_counts_once() -> None:
    """A game that is already known isn't counted again, whoever played it."""

    def whole(_blocks: list[Block]) -> list[BlockResult]:
        return [answer(block, 4) for block in PLAN.blocks()]

    with Store() as store:
        steps = list(run(PLAN, Scripted(one_of_each, whole), store))
        assert [step.done for step in steps] == [0, 2, 8, 8]
        *_, last = steps
        assert [row["games"] for row in last.summary.table()] == [4, 4]
        assert store.info(1).done == 8


def test_a_run_s_time_is_added_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each save adds the time since the last one, and a cancelled run the time of late games."""
    now = [50.0]
    monkeypatch.setattr("tttmc_app.experiments.running.monotonic", lambda: now[0])

    def after(seconds: float) -> Callable[[list[Block]], list[BlockResult]]:
        def step(blocks: list[Block]) -> list[BlockResult]:
            now[0] += seconds
            return one_of_each(blocks)

        return step

    def late(_blocks: list[Block]) -> list[BlockResult]:
        now[0] += 1.5
        return [answer(replace(block, numbers=(3,))) for block in PLAN.blocks()]

    with Store() as store:
        steps = run(PLAN, Scripted(after(10.0), after(4.0), late), store)
        now[0] = 60.0
        next(steps)  # only now does the time begin
        for seconds in (10.0, 14.0):
            assert (next(steps).seconds, store.info(1).seconds) == (seconds, seconds)
        steps.close()
        assert (store.info(1).done, store.info(1).seconds) == (6, 15.5)
        now[0] += 1000.0
        steps = run(PLAN, Scripted(after(0.5)), store, resume=1)
        assert [next(steps).seconds, next(steps).seconds] == [15.5, 16.0]
        steps.close()
        assert (store.info(1).done, store.info(1).seconds) == (8, 16.0)


class Joining(InlineExecutor):
    """An executor during whose start another program ends its session of the run."""

    def __init__(self, other: Callable[[], None]) -> None:
        super().__init__()
        self._other = other

    def __enter__(self) -> Self:
        """Start late."""
        self._other()
        return super().__enter__()


def test_a_resumed_run_has_what_others_added_before_its_start() -> None:
    """Games and time that were added while the executor was starting count."""
    with Store() as store:
        number = store.begin(PLAN, "9 processes")
        store.add(number, [ended(0, 0, "x")], 100.0)

        def other() -> None:
            store.add(number, [ended(1, 0, "o"), ended(5, 1, "x")], 1000.0)

        first = next(run(PLAN, Joining(other), store, resume=number))
        assert first.done == 3
        assert 1100 <= first.seconds < 1200


def test_a_learner_that_learns_while_a_run_is_resumed(tmp_path: Path) -> None:
    """The games left would differ, so none is played, and what is saved stays."""
    spec = parse_spec(f"learner:textbook={tmp_path / 'book'}")
    plan = SweepPlan(spec, "symmetry", (0,), RANDOM, games_each=9)

    def other() -> None:
        learner = spec.make()
        assert isinstance(learner, Learner)
        learner.textbook(plan.rules).add([("---------", "0")])
        learner.textbook(plan.rules).close()

    with Store() as store:
        number = store.begin(plan, "")
        store.add(number, [ended(0, 0, "x")], 1.0)
        with pytest.raises(TttmcError, match="has changed since the run started"):
            list(run(plan, Joining(other), store, resume=number))
        assert store.info(number).done == 1


def test_the_time_left_of_unknown_pairings_is_their_players(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A pairing without games takes as long as its players do against others, or as all do."""
    now = [50.0]
    monkeypatch.setattr("tttmc_app.experiments.running.monotonic", lambda: now[0])

    def first(blocks: list[Block]) -> list[BlockResult]:
        now[0] += 10.0
        return [answer(blocks[0])]

    plan = TournamentPlan((RANDOM, MC, TREE), 2)
    steps = run(plan, Scripted(first), None)
    assert next(steps).seconds_left is None
    step = next(steps)
    # Random took 3 s and Monte Carlo 1 s, so others take 2 s: five games of 4, 5, 5, 3 and 3 s.
    # The 4 s of the first game were played in 10 s.
    assert step.seconds_left == near(20 * 10 / 4)
    assert (step.seconds, step.done, step.target) == (10.0, 1, 6)
    steps.close()


class Unable(InlineExecutor):
    """An executor that can't start."""

    def __enter__(self) -> Self:
        """Fail."""
        raise TttmcError("no worker answers")


class Counted(InlineExecutor):
    """An executor that counts its ends."""

    closed = 0

    def close(self) -> None:
        """Count."""
        self.closed += 1
        super().close()


def test_a_run_that_can_not_start_changes_nothing() -> None:
    """No run is created or changed if the workers, the lock or the store are missing."""
    with Store() as store, Store() as other:
        with pytest.raises(TttmcError, match=r"^no worker answers$"):
            next(run(PLAN, Unable(), store))
        assert store.runs() == []
        number = store.begin(PLAN, "9 processes")
        before, executor = store.info(number), Counted()
        with pytest.raises(TttmcError, match=r"^no worker answers$"):
            next(run(PLAN, Unable(), store, resume=number))
        with (
            other.playing(number),
            pytest.raises(TttmcError, match=r"^run 1 is in progress in another window or command$"),
        ):
            next(run(PLAN, executor, store, resume=number))
        assert executor.closed == 1
        with pytest.raises(TttmcError, match=r"^a run can only be resumed from a store$"):
            next(run(PLAN, executor, None, resume=number))
        assert (executor.closed, store.info(number)) == (1, before)
        assert [step.run for step in run(PLAN, InlineExecutor(), None)][-1] == 0


def test_what_was_found_before_an_error_is_saved() -> None:
    """The calculation's error is told, and its latest results are saved; None isn't a result."""
    study = Training(Path("book"), games=3)

    def work(*values: TrainingScore | None) -> Iterator[TrainingScore | None]:
        yield from values
        raise TttmcError("the disk is gone")

    found = TrainingScore(games=1), TrainingScore(games=2, losses=1)
    steps = saved_findings(study, lambda: work(None, found[0], None, found[1]))
    told = [next(steps), next(steps)]
    assert [(step.found, step.run, str(step.save_error)) for step in told] == [
        (found[0], 0, ""),
        (found[1], 0, ""),
    ]
    with pytest.raises(TttmcError, match=r"^the disk is gone$"):
        next(steps)
    with Store() as store:
        (info,) = store.runs()
        assert (info.done, info.target, store.summary(info.number)) == (2, 3, found[1])
    assert list(saved_findings(study, lambda: iter([None]))) == []
    *_, last = saved_findings(study, lambda: iter([None, found[0]]))
    assert (last.found, last.run) == (found[0], 2)
    with Store() as store:
        assert [(info.number, info.done) for info in store.runs()] == [(2, 1), (1, 2)]


def test_a_study_that_could_not_be_saved_is_tried_again(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a failure the next try comes later than usual, and one at the end in any case."""
    now = [1000.0]
    monkeypatch.setattr("tttmc_app.experiments.study_running.perf_counter", lambda: now[0])
    home.mkdir()
    path = home / FILE_NAME
    with StudySaver(Training(Path("book"), games=9)) as saver:
        for passed, is_broken, fails in ((2, True, True), (21, False, True), (22, False, False)):
            path.unlink(missing_ok=True)
            if is_broken:
                path.write_text("no store")
            now[0] = 1000.0 + passed
            saver.take(TrainingScore(games=passed))
            assert bool(saver.save_error) is fails
        path.rename(home / "kept")
        path.write_text("no store")
        now[0] += 2.0
        saver.take(TrainingScore(games=24))
        assert "it is a file of another kind" in str(saver.save_error)
        saver.take(TrainingScore(games=25))
        (home / "kept").replace(path)
    assert str(saver.save_error) == ""
    with Store() as store:
        assert [(info.number, info.done) for info in store.runs()] == [(saver.run, 25)]


def test_what_a_cancelled_study_has_saved_is_told() -> None:
    """At its end, a study tells its last results and the run as which they are saved."""
    told: list[StudyProgress] = []
    found = TrainingScore(games=1), TrainingScore(games=2)
    results = saved_findings(Training(Path("book"), games=3), lambda: iter(found), told.append)
    assert next(results).run == 0
    results.close()
    assert [(end.found, end.run, str(end.save_error)) for end in told] == [(found[0], 1, "")]
