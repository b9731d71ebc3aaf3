"""The store of results, in real files."""

from __future__ import annotations

import json
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, nullcontext, suppress
from dataclasses import replace
from pathlib import Path

import pytest

from tests.refusals import refused
from tttmc_app import engine
from tttmc_app.cli import main
from tttmc_app.core import Ending, Mark, TttmcError
from tttmc_app.experiments.free_space import free_space
from tttmc_app.experiments.games import PlayedGame
from tttmc_app.experiments.match import MatchPlan
from tttmc_app.experiments.report import info_json
from tttmc_app.experiments.statistics import Spread
from tttmc_app.experiments.store import DATABASE, FILE_NAME, MAX_NAME, Store
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.players import parse_spec

PLAN = SweepPlan(values=(5, 10), games_each=3, seed=8)


def game(number: int) -> PlayedGame:
    """Return an invented game."""
    times = Spread.of([0.5, 0.25]), Spread.of([1.0])
    return PlayedGame(number, number // 3, Mark.O, Ending.FORFEIT, "b2 a1", 1.75, *times, "slept")


@pytest.fixture
def store() -> Iterator[Store]:
    """Return the program's own store, newly created."""
    with Store() as opened:
        yield opened


def test_an_erased_runs_space_is_freed(home: Path) -> None:
    """The command shrinks the file unless another program has it open; it still takes games."""
    sizes = list[int]()
    for run in (1, 2):
        with Store() as store:
            assert store.begin(PLAN, "") == run
            store.add(run, map(game, range(3000)), 0)
            store.delete([run])
        with Store() if run == 1 else nullcontext():
            assert main(["results", "erase", str(run)]) == 0
        sizes.append((home / FILE_NAME).stat().st_size)
    assert sizes[0] > 200_000 > 2 * sizes[1]
    with Store() as store:
        assert store.connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        store.add(store.begin(PLAN, ""), [game(0)], 0)
        assert list(store.games(3)) == [game(0)]


def test_the_newest_unfinished_run_of_the_same_settings(store: Store) -> None:
    """Runs that are finished, deleted, in progress, or of another plan or engine aren't found."""
    assert store.unfinished(PLAN) is None
    runs = [store.begin(PLAN, "") for _ in range(4)]
    store.begin(SweepPlan(values=(5, 10), games_each=3, seed=9), "")
    store.add(runs[3], [game(number) for number in range(6)], 0)
    store.delete([runs[2]])
    with Store() as other, other.playing(runs[1]):
        found = store.unfinished(PLAN)
        assert found is not None
        assert found.number == runs[0]
    found = store.unfinished(PLAN)
    assert found is not None
    assert found.number == runs[1]
    store.connection.execute("UPDATE runs SET stream = 'of another engine'")
    assert store.unfinished(PLAN) is None


def test_two_programs_write_at_once(home: Path) -> None:
    """Two programs that write at the same time lose no games and don't wait long."""

    def write(first: int) -> None:
        with Store(home / FILE_NAME) as mine:
            run = mine.begin(PLAN, "")
            for number in range(first, first + 50):
                mine.add(run, [game(number)], 0.01)

    with Store(home / FILE_NAME):
        pass
    threads = [threading.Thread(target=write, args=(first,)) for first in (0, 100)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with Store(home / FILE_NAME) as store:
        assert [info.done for info in store.runs()] == [50, 50]


BAD = ("x", "[" * 100_000, "NaN", "1e999", -1, 1e308, None, b"\xff\xfe", "9" * 5000)
"""Values that no column of a run or a game may hold."""


@pytest.mark.parametrize("value", BAD, ids=range(len(BAD)))
def test_a_damaged_run_hides_no_other(store: Store, value: object) -> None:
    """Whatever one column of a run holds, all runs are listed, and the other runs can be read."""
    runs = [store.begin(PLAN, "") for _ in range(2)]
    connection = store.connection
    (row,) = connection.execute("SELECT * FROM runs WHERE number = ?", (runs[0],)).fetchall()
    names = [name for name, *_ in connection.execute("SELECT * FROM runs").description]
    for name, before in zip(names, row, strict=True):
        if name == "number":
            continue
        with suppress(sqlite3.IntegrityError):  # columns that can't be empty
            connection.execute(f"UPDATE runs SET {name} = ? WHERE number = ?", (value, runs[0]))
        listed = {info.number: info for info in (*store.runs(), *store.runs(deleted=True))}
        assert sorted(listed) == runs
        assert json.dumps([info_json(info) for info in listed.values()])
        assert listed[runs[1]].plan == PLAN
        assert store.unfinished(PLAN) is not None
        with suppress(TttmcError):
            store.load(runs[0])
        connection.execute(f"UPDATE runs SET {name} = ? WHERE number = ?", (before, runs[0]))


def test_a_run_is_kept_with_all_that_it_takes_to_repeat_it(
    store: Store, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Settings, seed, versions, machine and knowledge are read back when the store is reopened."""
    monkeypatch.setattr("tttmc_app.experiments.store.__version__", "9.9")
    monkeypatch.setattr("platform.python_version", lambda: "3.99")
    run = store.begin(PLAN, "2 processes")
    store.add(run, [game(4), game(0)], seconds=1.5)
    store.add(run, [game(1)], seconds=0.5)
    with Store(home / FILE_NAME) as other:
        info = other.info(run)
        assert info.plan == PLAN
        assert (info.done, info.target, info.seconds, info.seed) == (3, 6, 2.0, 8)
        assert (info.name, info.executor, info.deleted) == (str(PLAN.title), "2 processes", False)
        assert (info.version, info.stream, info.python) == ("9.9", engine.STREAM, "3.99")
        assert info.machine.endswith(engine.backend)
        assert info.knowledge == PLAN.knowledge()
        assert other.summary(run) == PLAN.summary(PLAN.scores([game(0), game(1), game(4)]))


@pytest.mark.parametrize("name", ["", "  ", "a\nb", "x" * (MAX_NAME + 1)])
def test_names_have_limits(store: Store, name: str) -> None:
    """An invalid name is refused, and the run keeps its old one, which is cut if it is too long."""
    one, two = (parse_spec(f"learner:textbook={letter * 150}") for letter in "ab")
    plan = MatchPlan(one, two, 1)
    run = store.begin(plan, "")
    before = store.info(run).name
    with refused(most=MAX_NAME):
        store.rename(run, name)
    assert store.info(run).name == before == str(plan.title)[:MAX_NAME]
    store.rename(run, f" {'x' * MAX_NAME}\t")
    assert store.info(run).name == "x" * MAX_NAME


def test_a_run_that_is_not_there(store: Store) -> None:
    """The error names the run, and no other one is changed; only deleted runs are erased."""
    run, other = store.begin(PLAN, ""), store.begin(PLAN, "")
    store.delete([other])
    before = store.info(run), store.info(other)
    changes: list[Callable[[], object]] = [
        lambda: store.rename(9, "Nine"),
        lambda: store.delete([run, 9]),
        lambda: store.restore([other, 9]),
        lambda: store.erase([other, 9]),
        lambda: store.load(9),
        lambda: list(store.games(9)),
    ]
    for change in changes:
        with refused(run=9):
            change()
    with refused(run=run):
        store.erase([other, run])
    assert (store.info(run), store.info(other)) == before


def test_the_end_of_a_run_deletes_only_its_own_surplus(store: Store) -> None:
    """Surplus games go, and the run is finished with the others; other runs keep theirs."""
    runs = [store.begin(PLAN, "") for _ in range(2)]
    for run in runs:
        store.add(run, map(game, range(6)), 0.0)
    store.end(runs[1], [4, 5])
    found = [(info.done, info.target, info.is_finished) for info in store.runs()]
    assert found == [(4, 4, True), (6, 6, True)]


# Other files -----------------------------------------------------------------------------------


def test_files_that_are_no_store_of_this_version_stay_as_they_are(home: Path) -> None:
    """A store of a later version and a file of another kind are named, and not changed."""
    path = home / FILE_NAME
    with Store() as store:
        store.begin(PLAN, "")
        store.connection.execute(f"PRAGMA user_version = {DATABASE.version + 1}")
    for content in (path.read_bytes(), b"my notes, longer than SQLite's header" * 20):
        path.write_bytes(content)
        with refused():
            Store()
        assert path.read_bytes() == content


@pytest.fixture
def old_store(home: Path) -> Path:
    """Return a store of the first version with one run."""
    with Store() as store:
        store.begin(PLAN, "1 thread")
        store.connection.execute("DROP TABLE findings")
        store.connection.execute("ALTER TABLE runs DROP COLUMN versions")
        store.connection.execute("PRAGMA user_version = 1")
    return home / FILE_NAME


def version_of(path: Path) -> tuple[int, bool]:
    """Return a file's version, and whether it has a table of findings."""
    with closing(sqlite3.connect(path)) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master")]
    return version, "findings" in tables


def test_an_older_store_is_brought_up_to_date_as_a_whole(
    old_store: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A failed upgrade leaves the file unchanged; another one keeps the runs."""
    broken = {1: (*DATABASE.upgrades[1], "CREATE TABLE runs (number)")}
    with monkeypatch.context() as failing:
        failing.setattr("tttmc_app.experiments.store.DATABASE", replace(DATABASE, upgrades=broken))
        with pytest.raises(ValueError, match="already exists"):
            Store()
    assert version_of(old_store) == (1, False)
    with Store() as store:
        assert [info.kind for info in store.runs()] == ["sweep"]
    assert version_of(old_store) == (DATABASE.version, True)


# Damage ----------------------------------------------------------------------------------------


def test_a_run_of_a_kind_that_is_unknown(store: Store) -> None:
    """A run of an unknown kind, or with unknown settings, is listed, but its plan can't be read."""
    run = store.begin(PLAN, "")
    store.connection.execute("UPDATE runs SET kind = 'league', name = 'From afar'")
    assert [info.name for info in store.runs()] == ["From afar"]
    with refused(kind="league"):
        _ = store.info(run).plan
    for settings in ('{"player": "mcts"}', "{"):
        store.connection.execute("UPDATE runs SET kind = 'sweep', settings = ?", (settings,))
        info = store.info(run)
        with refused(run=run):
            _ = info.plan
        assert info.error is not None
        assert (info_json(info)["error"], info_json(info)["command"]) == (str(info.error), None)
        assert store.unfinished(PLAN) is None
    assert not info.is_resumable


@pytest.mark.parametrize(
    ("column", "value", "fits"),
    [
        *(
            ("created", f"{day}T05:06:07+00:00", day[0] == "2")
            for day in ("1999-12-31", "2000-01-01")
        ),
        *(("wanted", games, games == 1) for games in (-1, 0, 1)),
    ],
)
@pytest.mark.parametrize("is_deleted", [False, True])
def test_impossible_dates_and_targets_are_damage(
    store: Store, column: str, value: object, fits: bool, is_deleted: bool
) -> None:
    """The run is listed among the others, or the deleted ones, with its number, name and kind."""
    run = store.begin(PLAN, "2 threads")
    store.connection.execute(f"UPDATE runs SET {column} = ?", (value,))
    if is_deleted:
        store.delete([run])
    assert store.runs(deleted=not is_deleted) == []
    (info,) = store.runs(deleted=is_deleted)
    assert (info.number, info.name, info.kind) == (run, str(PLAN.title), "sweep")
    assert (info.deleted, info.damage == "", info.is_resumable) == (is_deleted, fits, fits)
    assert (info.error is None) is fits
    assert info.executor == ("2 threads" if fits else "")


@pytest.mark.parametrize("name", ["pairing", "winner", "ending", "x_moves", "seconds"])
def test_damaged_games_are_left_out(store: Store, name: str) -> None:
    """The readable games are counted, and the run says how many can't be read."""
    run = store.begin(PLAN, "")
    store.add(run, [game(0)._replace(number=number) for number in range(len(BAD) + 1)], 0)
    left = 1 + (name == "winner")  # nobody wins a tie
    for number, value in enumerate(BAD, 1):
        try:
            store.connection.execute(
                f"UPDATE games SET {name} = ? WHERE number = ?", (value, number)
            )
        except sqlite3.IntegrityError:  # a column that can't be empty
            left += 1
    loaded = store.load(run)
    assert len(list(store.games(run))) == left
    assert loaded.damaged_games == len(BAD) + 1 - left
    assert loaded.damage is not None


def test_patience_is_back_after_freeing_space(store: Store) -> None:
    """While space is freed nothing is waited for; afterwards a locked file is, as before."""
    before = store.connection.execute("PRAGMA busy_timeout").fetchone()
    free_space(store)
    assert store.connection.execute("PRAGMA busy_timeout").fetchone() == before != (0,)
