"""What the driver's thread does: the run that it begins, resumes or finds, and who plays it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any, cast

import pytest
from PySide6.QtWidgets import QComboBox, QLineEdit
from pytestqt.qtbot import QtBot

from tests.gui.lab.silent_driver import PLAN
from tests.gui.lab.test_forms import part
from tests.gui.students.files import GOOD, write
from tttmc_app.core import TttmcError
from tttmc_app.experiments.executors import InlineExecutor
from tttmc_app.experiments.match import MatchPlan
from tttmc_app.experiments.recipe import AnyPlan
from tttmc_app.experiments.running import Progress, run
from tttmc_app.experiments.store import Store
from tttmc_app.experiments.training import Training
from tttmc_app.gui.lab import run_driver
from tttmc_app.gui.lab.run_driver import ExecutorCard, RunDriver
from tttmc_app.gui.panels.fields import WholeField
from tttmc_app.players import default_spec, parse_spec

SMALL = replace(PLAN, games_each=2)
"""Two games with each of two values."""
WORK: Any = cast("Any", run_driver)


def begun(plan: AnyPlan, games: int) -> int:
    """Save a run of which this many games are played, and return its number."""
    with Store() as store:
        if not games:
            return store.begin(plan, "elsewhere")
        playing: Any = run(plan, InlineExecutor(), store)
        for found in playing:
            if found.done >= games:
                playing.close()
                return int(found.run)
    raise AssertionError


def numbers() -> list[tuple[int, int]]:
    """Return the number of each saved run and how many of its games are done, the oldest first."""
    with Store() as store:
        return sorted((info.number, info.done) for info in store.runs())


def test_a_plan_begins_or_names_its_unfinished_run() -> None:
    """Games of the same plan are offered, even if deleted since; without games, a run goes on."""
    first = begun(SMALL, 1)
    done = dict(numbers())[first]
    (found,) = WORK._start(SMALL, InlineExecutor, Event(), again=False)
    assert (found.number, found.done) == (first, done)
    assert numbers() == [(first, done)]
    *_, last = WORK._start(SMALL, InlineExecutor, Event(), again=True)
    assert isinstance(cast("object", last), Progress)
    assert (last.run, last.done, last.plan) == (first + 1, 4, SMALL)
    other = replace(SMALL, seed=99)
    empty = begun(other, 0)
    *_, last = WORK._start(other, InlineExecutor, Event(), again=False)
    assert (last.run, last.done) == (empty, 4)
    *_, last = WORK._start(other, InlineExecutor, Event(), again=False)
    assert last.run == empty + 1, "a finished run is no obstacle"
    with Store() as store:
        store.delete([first])
    *_, last = WORK._resume(first, InlineExecutor, Event())
    assert (last.run, last.done, last.plan) == (first, 4, SMALL)
    assert numbers() == [(number, 4) for number in (first, first + 1, empty, empty + 1)]


def test_games_in_progress_are_the_last_ones() -> None:
    """Once a run is to finish, it plays only what it has begun, and the rest is left."""
    ends = Event()
    ends.set()
    *_, last = WORK._start(PLAN, InlineExecutor, ends, again=True)
    done = last.done
    assert done < 2000
    *_, last = WORK._resume(last.run, InlineExecutor, ends)
    assert done <= last.done < 2000


def test_the_newest_unfinished_run_of_a_kind_is_found(tmp_path: Path) -> None:
    """Runs of other kinds, finished, deleted, unreadable or being played ones are passed over."""

    def found(kind: str = "sweep") -> list[int | None]:
        return [info and info.number for info in WORK._latest_unfinished(kind)]

    assert found() == [None]
    old, new = begun(SMALL, 1), begun(replace(SMALL, seed=8), 1)
    *_, whole = WORK._start(replace(SMALL, seed=9), InlineExecutor, Event(), again=False)
    begun(MatchPlan(parse_spec("random"), parse_spec("random"), 5), 0)
    with Store() as store:
        store.begin(Training(tmp_path / "a.textbook", 9), "here")
    assert whole.is_finished
    assert found() == [new]
    assert found("match") == [whole.run + 1]
    assert found("tournament") == [None]
    with Store() as store, store.playing(new):
        assert found() == [old]
    for unreadable in ("{", "{}"):
        with Store() as store, store.connection as connection:
            change = "UPDATE runs SET settings = ? WHERE number = ?"
            connection.execute(change, (unreadable, new))
        assert found() == [old], unreadable
    with Store() as store:
        store.delete([old])
    assert found() == [None]


@pytest.mark.parametrize("first", [True, False])
def test_a_student_s_file_needs_consent(tmp_path: Path, first: bool) -> None:
    """Neither a new run nor a resumed one plays a file that the user hasn't agreed to."""
    file = default_spec("course").with_value("file", str(write(tmp_path, GOOD)))
    plan = MatchPlan(file, parse_spec("random"), 2)
    number = begun(plan, 0)
    work = (
        WORK._start(plan, InlineExecutor, Event(), again=True)
        if first
        else WORK._resume(number, InlineExecutor, Event())
    )
    with pytest.raises(TttmcError, match="is new here"):
        next(work)
    assert numbers() == [(number, 0)]


def test_where_games_are_played(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """This computer's processes are polite, and a cluster has little time to answer."""
    made: list[tuple[object, ...]] = []

    def processes(workers: int, niceness: int) -> None:
        made.append(("processes", workers, niceness))

    def cluster(address: str, seconds: float) -> None:
        made.append(("cluster", address, seconds))

    monkeypatch.setattr("tttmc_app.experiments.processes.ProcessExecutor", processes)
    monkeypatch.setattr("tttmc_app.experiments.cluster.DaskExecutor", cluster)
    card = ExecutorCard("x")
    qtbot.addWidget(card)
    part(card, WholeField, "xWorkers").setValue(3)
    told: list[int | None] = []
    card.changed.connect(lambda: told.append(card.workers))
    cast("Any", card).maker()()
    part(card, QComboBox, "xWhere").setCurrentIndex(1)
    part(card, QLineEdit, "xDask").setText(" tcp://a:1 ")
    cast("Any", card).maker()()
    assert made == [("processes", 3, 5), ("cluster", "tcp://a:1", 4.0)]
    assert told == [None, None]


def test_a_cluster_may_be_slow_to_end(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The thread has twelve seconds to end, and the answer says whether it did."""
    driver: Any = RunDriver()
    asked: list[int] = []
    for ended in (True, False):

        def shutdown(limit: int, answer: bool = ended) -> bool:
            asked.append(limit)
            return answer

        with monkeypatch.context() as patched:
            patched.setattr(driver._runner, "shutdown", shutdown)
            assert driver.shutdown() is ended
    assert asked == [12_000, 12_000]
    assert driver.shutdown()
