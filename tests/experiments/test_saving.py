"""Limits, convergences and trainings: kept with all that they found, and read again."""

from __future__ import annotations

import json
import shlex
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from tttmc_app.cli import main
from tttmc_app.core import Mark, Position, Rules
from tttmc_app.experiments.convergence_study import ConvergenceStudy
from tttmc_app.experiments.limit_study import LimitsStudy
from tttmc_app.experiments.recipe import AnyStudy, Finding
from tttmc_app.experiments.saved_run import RUN_COLUMNS
from tttmc_app.experiments.saving import StudyProgress, StudySaver, saved_findings
from tttmc_app.experiments.store import DATABASE, FILE_NAME, Store
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.experiments.training import Training, TrainingScore
from tttmc_app.players import Blame, parse_spec

CONVERGENCE = ConvergenceStudy(
    Position.parse("X../.O./..X", Rules(reverse=True)), parse_spec("mc"), (1, 10), 4, 5
)
LIMITS = LimitsStudy(parse_spec("mc:current=1,other=2"), Rules(3))
RATES = LimitsStudy(parse_spec("forward"), Rules(3, reverse=True))


def training(folder: Path, games: int = 40) -> Training:
    """Return a training of a new textbook."""
    return Training(
        folder / "a.textbook", games, Rules(), 7, parse_spec("mc:trials=2"), None, Blame.CHAIN, True
    )


def kept(study: AnyStudy) -> StudyProgress:
    """Make a study to its end."""
    *_, last = saved_findings(study, study.find)
    return last


@pytest.mark.parametrize("study", [CONVERGENCE, LIMITS, RATES], ids=lambda study: study.title)
def test_what_was_found_is_read_again(study: AnyStudy) -> None:
    """Another opening of the store gives the same study and the very same findings."""
    last = kept(study)
    with Store() as store:
        (info,) = store.runs()
        assert (info.number, info.recipe, info.is_finished) == (last.run, study, True)
        assert (info.done, info.target, info.seed) == (last.found.done, last.found.done, study.seed)
        assert all((info.version, info.stream, info.python, info.machine, info.seconds))
        assert store.summary(info.number) == last.found
        assert not info.is_resumable


def test_a_training_is_kept_too(tmp_path: Path) -> None:
    """Its score comes back with the losses of every block."""
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
    """A caller that stops iterating keeps the results so far, once; without results no run."""
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
    assert "it is a file of another kind" in last.trouble
    assert (home / FILE_NAME).read_text() == "no store"


def test_a_study_that_goes_on_is_written_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    """A kill can only take what came after the last writing."""
    monkeypatch.setattr("tttmc_app.experiments.saving.SAVE_SECONDS", 0.0)
    keeper = StudySaver(CONVERGENCE)
    for found in CONVERGENCE.find():
        assert isinstance(found, Finding)
        keeper.take(found)
        if found.done == 2:
            break
    with Store() as store:
        assert [(info.number, info.done) for info in store.runs()] == [(keeper.run, 2)]


@pytest.mark.parametrize("study", [CONVERGENCE, LIMITS, RATES], ids=lambda study: study.title)
def test_the_command_repeats_it(study: AnyStudy, capsys: pytest.CaptureFixture[str]) -> None:
    """What is copied as a command makes the same run, with the same findings."""
    first = kept(study)
    assert main(shlex.split(study.command)[1:]) == 0
    capsys.readouterr()
    with Store() as store:
        again = max(info.number for info in store.runs())
        assert again != first.run
        assert store.summary(again) == first.found


@pytest.fixture
def old_store(home: Path) -> Path:
    """Give a store of the first version, with a run in it."""
    home.mkdir()
    path = home / FILE_NAME
    with Store() as store:
        store.begin(SweepPlan(values=(1,), games_each=1), "1 thread")
        store.connection.execute("DROP TABLE findings")
        store.connection.execute("PRAGMA user_version = 1")
    return path


def version_of(path: Path) -> tuple[int, bool]:
    """Return a file's version, and whether it can hold findings."""
    with closing(sqlite3.connect(path)) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master")]
    return version, "findings" in tables


def test_an_older_store_is_brought_up_to_date(old_store: Path) -> None:
    """Its runs stay, and findings can be kept in it."""
    assert version_of(old_store) == (1, False)
    with Store() as store:
        assert [info.kind for info in store.runs()] == ["sweep"]
    assert version_of(old_store) == (DATABASE.version, True)
    assert kept(LIMITS).run == 2


def test_an_upgrade_is_made_as_a_whole(old_store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that breaks off leaves the file as it was."""
    broken = {1: (*DATABASE.upgrades[1], "CREATE TABLE runs (number)")}
    monkeypatch.setattr("tttmc_app.experiments.store.DATABASE", replace(DATABASE, upgrades=broken))
    with pytest.raises(ValueError, match="already exists"):
        Store()
    assert version_of(old_store) == (1, False)


def test_results_show_and_export_them(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """`tttmc results` lists, shows, exports and erases them like the others."""
    for study in (CONVERGENCE, LIMITS, training(tmp_path)):
        kept(study)
    assert main(["results", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert [(run["kind"], run["wanted"], run["counted"]) for run in listed] == [
        ("train", 40, "games"),
        ("limits", 765, "positions"),
        ("converge", 8, "moves"),
    ]
    for number, told in ((1, "losing move"), (2, "As O it loses every time"), (3, "losses   ")):
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
    assert "run 2 has no games that are kept one by one" in capsys.readouterr().err
    assert main(["results", "delete", "2"]) == main(["results", "erase", "2"]) == 0
    with Store() as store:
        assert store.connection.execute("SELECT run FROM findings").fetchall() == [(1,), (3,)]
        assert len(list(store.connection.execute(f"SELECT {RUN_COLUMNS} FROM runs"))) == 2


def test_both_sides_in_turn_are_kept(tmp_path: Path) -> None:
    """A missing side is read as missing."""
    study = replace(training(tmp_path), side=Mark.O)
    assert Training.from_settings(study.settings()) == study
    assert Training.from_settings(training(tmp_path).settings()).side is None
