"""Runs of plans and studies: finished, cancelled, resumed, and read again."""

from __future__ import annotations

import itertools
import json
import math
import shlex
import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest

from tttmc_app.cli import main
from tttmc_app.core import Mark, Position, Rules, TttmcError
from tttmc_app.experiments.convergence_study import ConvergenceStudy
from tttmc_app.experiments.executors import InlineExecutor, ThreadExecutor
from tttmc_app.experiments.games import PlayedGame
from tttmc_app.experiments.limit_study import LimitsStudy
from tttmc_app.experiments.processes import ProcessExecutor
from tttmc_app.experiments.recipe import AnyStudy, Finding
from tttmc_app.experiments.running import run
from tttmc_app.experiments.saved_run import RUN_COLUMNS, compare_runs
from tttmc_app.experiments.store import DATABASE, FILE_NAME, Store
from tttmc_app.experiments.study_running import StudyProgress, StudySaver, saved_findings
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.experiments.training import Training, TrainingScore
from tttmc_app.players import parse_spec
from tttmc_app.players.learner import Learner
from tttmc_app.players.mistakes import Blame

PLAN = SweepPlan(values=(5, 1000), games_each=60, seed=6)
LONG = SweepPlan(values=(1000,), games_each=100_000)
CONVERGENCE = ConvergenceStudy(
    Position.parse("X../.O./..X", Rules(reverse=True)), parse_spec("mc"), (1, 10), 4, 5
)
LIMITS = LimitsStudy(parse_spec("mc:current=1,other=2"), Rules(3))
RATES = LimitsStudy(parse_spec("forward"), Rules(3, reverse=True))


def games(run_number: int) -> list[PlayedGame]:
    """Return the games of a run in the program's own store, without times."""
    with Store() as store:
        return [game.untimed for game in store.games(run_number)]


def test_progress_counts_up_to_the_end() -> None:
    """Progress is first reported before any game, never falls, and ends with the full summary."""
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
        assert 0 < store.info(last.run).seconds <= last.seconds


@pytest.mark.parametrize(
    "executor",
    [ThreadExecutor(2), ProcessExecutor(2), InlineExecutor()],
    ids=lambda executor: executor.description,
)
def test_cancelling_keeps_what_is_finished(executor: ThreadExecutor) -> None:
    """A caller that stops iterating regains control soon, and every counted game is saved."""
    with Store() as store:
        steps = run(LONG, executor, store)
        counted = next(progress.done for progress in steps if progress.done)
        begun = time.monotonic()
        steps.close()
        assert time.monotonic() - begun < 30
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
    """A run resumed with another executor has the same games as an uninterrupted one."""
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
    """A run whose games would differ isn't resumed."""
    with Store() as store:
        number = store.begin(PLAN, "")
        with pytest.raises(TttmcError, match="run 1 was started with other settings"):
            list(run(LONG, InlineExecutor(), store, resume=number))
        with pytest.raises(TttmcError, match="run 7 doesn't exist"):
            list(run(LONG, InlineExecutor(), store, resume=7))
        store.connection.execute("UPDATE runs SET stream = 'other-1'")
        with pytest.raises(TttmcError, match=r"with another stream of random games .other-1"):
            list(run(PLAN, InlineExecutor(), store, resume=number))
        assert store.info(number).done == 0


def test_a_learner_that_learnt_in_between(tmp_path: Path) -> None:
    """A run whose learner has learnt since the start isn't resumed."""
    text = f"learner:textbook={tmp_path / 'book'}"
    plan = SweepPlan(parse_spec(text), "symmetry", (0,), parse_spec("random"), games_each=9)
    with Store() as store:
        number = store.begin(plan, "")
        learner = parse_spec(text).make()
        assert isinstance(learner, Learner)
        learner.textbook(plan.rules).add([("---------", "0")])
        learner.textbook(plan.rules).close()
        with pytest.raises(TttmcError, match="a learner in run 1 has learnt since"):
            list(run(plan, InlineExecutor(), store, resume=number))


def test_a_full_disk_ends_a_run_with_what_it_kept() -> None:
    """A full disk is reported on one line; once there is space, the run continues as before."""
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


# Studies -------------------------------------------------------------------------------------


def training(folder: Path, games: int = 40) -> Training:
    """Return a training run with a new textbook."""
    return Training(
        folder / "a.textbook", games, Rules(), 7, parse_spec("mc:trials=2"), None, Blame.CHAIN, True
    )


def kept(study: AnyStudy) -> StudyProgress:
    """Carry out a study."""
    *_, last = saved_findings(study, study.find)
    return last


@pytest.mark.parametrize("study", [CONVERGENCE, LIMITS, RATES], ids=lambda study: study.title)
def test_what_was_found_is_read_again(study: AnyStudy) -> None:
    """When the store is opened again, it has the same study and the same findings."""
    last = kept(study)
    with Store() as store:
        (info,) = store.runs()
        assert (info.number, info.recipe, info.is_finished) == (last.run, study, True)
        assert (info.done, info.target, info.seed) == (last.found.done, last.found.done, study.seed)
        assert all((info.version, info.stream, info.python, info.machine, info.seconds))
        assert store.summary(info.number) == last.found
        assert not info.is_resumable


def test_a_training_is_kept_too(tmp_path: Path) -> None:
    """A training run's score is read back with the losses of every block."""
    study = training(tmp_path)
    last = kept(study)
    with Store() as store:
        assert store.info(last.run).recipe == study
        found = store.summary(last.run)
    assert found == last.found
    assert isinstance(found, TrainingScore)
    assert (found.games, sum(found.losses_per_block)) == (40, found.losses)
    assert [row["games"] for row in found.table()] == list(range(1, 41))


def test_a_broken_off_study_keeps_its_part() -> None:
    """If the caller stops iterating, any results are saved once; without any, no run is created."""
    study = replace(CONVERGENCE, runs=50)
    with closing(saved_findings(study, study.find)) as findings:
        begun = next(value for value in findings if value.found.done >= 3)
        assert begun.run == 0
    with Store() as store:
        (info,) = store.runs()
        assert 3 <= info.done < info.target == 100
        assert not info.is_resumable
        summary = store.summary(info.number)
        assert isinstance(summary, Finding)
        assert summary.done == info.done
    with closing(saved_findings(LIMITS, LIMITS.find)) as findings:
        next(findings)  # nothing is found yet
    with Store() as store:
        assert len(store.runs()) == 1


def test_what_cannot_be_kept_is_found_all_the_same(home: Path) -> None:
    """A file that isn't a store is reported and left unchanged."""
    home.mkdir()
    (home / FILE_NAME).write_text("no store")
    last = kept(LIMITS)
    assert last.found.done == 765
    assert last.run == 0
    assert "it is a file of another kind" in str(last.save_error)
    assert (home / FILE_NAME).read_text() == "no store"


def test_a_study_that_goes_on_is_written_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    """A killed study loses only what came after the last save."""
    monkeypatch.setattr("tttmc_app.experiments.study_running.SAVE_SECONDS", 0.0)
    keeper = StudySaver(CONVERGENCE)
    for found in CONVERGENCE.find():
        assert isinstance(found, Finding)
        keeper.take(found)
        if found.done == 2:
            break
    with Store() as store:
        assert [(info.number, info.done) for info in store.runs()] == [(keeper.run, 2)]
        assert store.info(keeper.run).seconds > 0


def test_a_study_is_saved_with_its_results_or_not_at_all(tmp_path: Path) -> None:
    """If the program fails, or is killed, before the results are saved, no empty run is left."""
    saver = StudySaver(training(tmp_path))
    saver.take(TrainingScore(games=1, seconds=math.nan))
    with pytest.raises(ValueError, match="not JSON compliant"):
        saver.write()
    with Store() as store:
        assert store.runs() == []


@pytest.mark.parametrize("study", [CONVERGENCE, LIMITS, RATES], ids=lambda study: study.title)
def test_the_command_repeats_it(study: AnyStudy, capsys: pytest.CaptureFixture[str]) -> None:
    """The command that is copied for a study creates the same run with the same findings."""
    first = kept(study)
    assert main(shlex.split(study.command)[1:]) == 0
    capsys.readouterr()
    with Store() as store:
        again = max(info.number for info in store.runs())
        assert again != first.run
        assert store.summary(again) == first.found


@pytest.fixture
def old_store(home: Path) -> Path:
    """Return a store of the first version with one run."""
    home.mkdir()
    path = home / FILE_NAME
    with Store() as store:
        store.begin(SweepPlan(values=(1,), games_each=1), "1 thread")
        store.connection.execute("DROP TABLE findings")
        store.connection.execute("ALTER TABLE runs DROP COLUMN versions")
        store.connection.execute("PRAGMA user_version = 1")
    return path


def version_of(path: Path) -> tuple[int, bool]:
    """Return a file's version, and whether it has a table of findings."""
    with closing(sqlite3.connect(path)) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master")]
    return version, "findings" in tables


def test_an_older_store_is_brought_up_to_date(old_store: Path) -> None:
    """An upgraded store keeps its runs and can save findings."""
    assert version_of(old_store) == (1, False)
    with Store() as store:
        assert [info.kind for info in store.runs()] == ["sweep"]
    assert version_of(old_store) == (DATABASE.version, True)
    assert kept(LIMITS).run == 2


def test_an_upgrade_is_made_as_a_whole(old_store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A failed upgrade leaves the file unchanged."""
    broken = {1: (*DATABASE.upgrades[1], "CREATE TABLE runs (number)")}
    monkeypatch.setattr("tttmc_app.experiments.store.DATABASE", replace(DATABASE, upgrades=broken))
    with pytest.raises(ValueError, match="already exists"):
        Store()
    assert version_of(old_store) == (1, False)


def test_results_show_and_export_them(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """`tttmc results` lists, shows, exports and erases studies like other runs."""
    for study in (CONVERGENCE, LIMITS, training(tmp_path)):
        kept(study)
    assert main(["results", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert [(run["kind"], run["wanted"], run["counted"]) for run in listed] == [
        ("train", 40, "games"),
        ("limits", 765, "positions"),
        ("converge", 8, "moves"),
    ]
    for number, told in ((1, "losing move"), (2, "it loses as O every time"), (3, "losses   ")):
        assert main(["results", "show", str(number)]) == 0
        assert told in capsys.readouterr().out
        for suffix in ("csv", "json"):
            file = tmp_path / f"{number}.{suffix}"
            assert main(["results", "export", str(number), str(file)]) == 0
            assert file.stat().st_size > 100
    assert (tmp_path / "1.csv").read_text().startswith("trials,runs,losing,losing_low,losing_high")
    assert json.loads((tmp_path / "2.json").read_text())["as_o"]["lost_to_best_reply"] == 1
    capsys.readouterr()
    assert main(["results", "export-games", "2", str(tmp_path / "games.csv")]) == 2
    assert "run 2 has no separately saved games" in capsys.readouterr().err
    assert main(["results", "delete", "2"]) == main(["results", "erase", "2"]) == 0
    with Store() as store:
        assert store.connection.execute("SELECT run FROM findings").fetchall() == [(1,), (3,)]
        assert len(list(store.connection.execute(f"SELECT {RUN_COLUMNS} FROM runs"))) == 2


def test_both_sides_in_turn_are_kept(tmp_path: Path) -> None:
    """A training run's side is read back, even if it alternates."""
    study = replace(training(tmp_path), side=Mark.O)
    assert Training.from_settings(study.settings()) == study
    assert Training.from_settings(training(tmp_path).settings()).side is None


@pytest.mark.parametrize("seed", [6, 7])
def test_runs_of_the_same_games_are_told_apart_from_others(seed: int) -> None:
    """Two runs play the same games if they have the same settings and the same seed."""
    with Store() as store:
        plans = (replace(PLAN, games_each=2), replace(PLAN, games_each=2, seed=seed))
        one, two = ([*run(plan, InlineExecutor(), store)][-1].run for plan in plans)
        assert compare_runs(store.load(one), store.load(two)).same_games is (seed == 6)
