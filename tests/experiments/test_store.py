"""The store of results, in real files: what it keeps, damage, other programs and locks."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext, suppress
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.experiments.inline import InlineExecutor
from tests.experiments.invented import played
from tests.refusals import carried_by, refused
from tttmc_app import database, engine
from tttmc_app.cli import main
from tttmc_app.core import Rules, TttmcError
from tttmc_app.experiments.match import MatchPlan
from tttmc_app.experiments.report import info_json
from tttmc_app.experiments.running import run
from tttmc_app.experiments.store import FILE_NAME, MAX_NAME, Store
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.players import parse_spec

PLAN = SweepPlan(values=(5, 10), games_each=3, rules=Rules(3), seed=8)
GAMES = played("xo-", "oxo", forfeits={1: "slept"})


@pytest.fixture
def store() -> Iterator[Store]:
    """Return the program's own store, newly created."""
    with Store() as opened:
        yield opened


def unfinished(store: Store) -> int | None:
    """Return the number of the plan's newest unfinished run."""
    found = store.unfinished(PLAN)
    return found.number if found else None


def test_a_run_is_kept_with_all_that_it_takes_to_repeat_it(
    store: Store, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Settings, seed, versions, machine and knowledge are read back when the store is reopened."""
    monkeypatch.setattr("tttmc_app.experiments.store.__version__", "9.9")
    monkeypatch.setattr("platform.python_version", lambda: "3.99")
    number = store.begin(PLAN, "2 processes")
    store.add(number, [GAMES[4], GAMES[0]], seconds=1.5)
    store.add(number, GAMES[1:2], seconds=0.5)
    with Store(home / FILE_NAME) as other:
        info = other.info(number)
        assert (info.plan, info.knowledge) == (PLAN, PLAN.knowledge())
        assert (info.done, info.target, info.seconds, info.seed) == (3, 6, 2.0, 8)
        assert (info.name, info.executor, info.deleted) == (str(PLAN.title), "2 processes", False)
        assert (info.version, info.stream, info.python) == ("9.9", engine.STREAM, "3.99")
        assert info.machine.endswith(engine.backend)
        assert other.summary(number) == PLAN.summary(PLAN.scores([*GAMES[:2], GAMES[4]]))


def test_the_newest_unfinished_run_of_the_same_settings(store: Store) -> None:
    """Runs that are finished, deleted, in progress, or of another plan or engine aren't found."""
    assert unfinished(store) is None
    runs = [store.begin(PLAN, "") for _ in range(4)]
    store.begin(replace(PLAN, seed=9), "")
    store.add(runs[3], GAMES, 0)
    store.delete([runs[2]])
    with Store() as other, other.playing(runs[1]):
        assert unfinished(store) == runs[0]
    assert unfinished(store) == runs[1]
    store.connection.execute("UPDATE runs SET stream = 'of another engine'")
    assert unfinished(store) is None


def test_names_have_limits(store: Store) -> None:
    """An invalid name is refused, and the run keeps its old one, which is cut if it is too long."""
    one, two = (parse_spec(f"learner:textbook={letter * 150}") for letter in "ab")
    plan = MatchPlan(one, two, 1)
    number = store.begin(plan, "")
    for name in ("", "  ", "a\nb", "x" * (MAX_NAME + 1)):
        with refused(most=MAX_NAME):
            store.rename(number, name)
    names = [store.info(number).name]
    store.rename(number, "x" * MAX_NAME)
    assert [*names, store.info(number).name] == [str(plan.title)[:MAX_NAME], "x" * MAX_NAME]


def test_a_run_that_is_not_there(store: Store) -> None:
    """The error names the run, and no other one is changed; only deleted runs are erased."""
    number, other = store.begin(PLAN, ""), store.begin(PLAN, "")
    store.delete([other])
    before = store.info(number), store.info(other)
    changes: list[Callable[[], object]] = [
        *(lambda: store.rename(9, "Nine"), lambda: store.delete([number, 9])),
        *(lambda: store.restore([other, 9]), lambda: store.erase([other, 9])),
        *(lambda: store.load(9), lambda: list(store.games(9))),
    ]
    for change in changes:
        with refused(run=9):
            change()
    with refused(run=number):
        store.erase([other, number])
    assert (store.info(number), store.info(other)) == before


def test_an_erased_runs_space_is_freed(home: Path) -> None:
    """The command shrinks the file unless another program has it open; it still takes games.

    While space is freed nothing is waited for; afterwards a locked file is, as before.
    """
    sizes = list[int]()
    for number in (1, 2):
        with Store() as store:
            store.begin(PLAN, "")
            store.add(number, (GAMES[0]._replace(number=n) for n in range(3000)), 0)
            store.delete([number])
        with Store() if number == 1 else nullcontext():
            assert main(["results", "erase", str(number)]) == 0
        sizes.append((home / FILE_NAME).stat().st_size)
    assert sizes[0] > 100_000 > 2 * sizes[1]
    with Store() as store:
        patience = store.connection.execute("PRAGMA busy_timeout").fetchone()
        database.free_space(store.connection)
        assert store.connection.execute("PRAGMA busy_timeout").fetchone() == patience != (0,)
        store.add(store.begin(PLAN, ""), GAMES, 0)


def test_two_programs_write_at_once(home: Path) -> None:
    """Two programs that write at the same time lose no games and don't wait long."""

    def write(first: int) -> None:
        with Store(home / FILE_NAME) as mine:
            for game in range(first, first + 50):
                mine.add(number, [GAMES[0]._replace(number=game)], 0.01)

    with Store() as store:
        number = store.begin(PLAN, "")
        with ThreadPoolExecutor() as pool:
            list(pool.map(write, (0, 50)))
        assert store.info(number).done == 100


# Damage ----------------------------------------------------------------------------------------


BAD = ("x", "[" * 100_000, "NaN", "1e999", -1, 1e308, None, b"\xff\xfe", "9" * 5000)
"""Values that no column of a run or a game may hold."""


@pytest.mark.parametrize("value", BAD, ids=range(len(BAD)))
def test_a_damaged_run_hides_no_other(store: Store, value: object) -> None:
    """Whatever one column of a run holds, all runs are listed, and the other runs can be read."""
    runs = [store.begin(PLAN, "") for _ in range(2)]
    connection = store.connection
    (row,) = connection.execute("SELECT * FROM runs WHERE number = ?", (runs[0],)).fetchall()
    names = [name for name, *_ in connection.execute("SELECT * FROM runs").description]
    for name, before in list(zip(names, row, strict=True))[1:]:
        with suppress(TttmcError), store.writing():  # some columns can't be empty
            connection.execute(f"UPDATE runs SET {name} = ? WHERE number = ?", (value, runs[0]))
        listed = {info.number: info for info in (*store.runs(), *store.runs(deleted=True))}
        assert sorted(listed) == runs
        assert json.dumps([info_json(info) for info in listed.values()])
        assert listed[runs[1]].plan == PLAN
        assert store.unfinished(PLAN) is not None
        with suppress(TttmcError):
            store.load(runs[0])
        connection.execute(f"UPDATE runs SET {name} = ? WHERE number = ?", (before, runs[0]))


IMPOSSIBLE = """
created = '1999-12-31T05:06:07+00:00'
created = '2000-01-01T05:06:07+00:00' fits
wanted = -1
wanted = 0
wanted = 1 fits
versions = '{"mc":1.5}'
"""


@pytest.mark.parametrize("row", IMPOSSIBLE.strip().splitlines())
def test_impossible_values_are_damage(store: Store, row: str) -> None:
    """The run is listed among the others, or the deleted ones, with its number, name and kind."""
    number, change = store.begin(PLAN, "2 threads"), row.removesuffix(" fits")
    store.connection.execute(f"UPDATE runs SET seconds = 2, {change}")
    for is_deleted in (False, True):
        (info,) = store.runs(deleted=is_deleted)
        assert (info.number, info.name, info.kind) == (number, str(PLAN.title), "sweep")
        signs = info.damage == "", info.is_resumable, info.error is None
        assert (info.deleted, *signs) == (is_deleted, *(change != row,) * 3)
        known = (2.0, "2 threads") if change != row else (0.0, "")
        assert (info.seconds, info.executor) == known
        store.delete([number])


@pytest.mark.parametrize("name", ["pairing", "winner", "ending", "x_moves", "seconds"])
def test_damaged_games_are_left_out(store: Store, name: str) -> None:
    """The readable games are counted, and the run says how many can't be read."""
    number, empty = store.begin(PLAN, ""), name != "winner"  # nobody wins a tie
    values = [value for value in BAD if value is not None or empty is False]
    store.add(number, [GAMES[0]._replace(number=n) for n in range(len(values) + 1)], 0)
    for game, value in enumerate(values, 1):
        change = f"UPDATE games SET {name} = ? WHERE number = ?"
        store.connection.execute(change, (value, game))
    loaded = store.load(number)
    left = 1 if empty else 2
    assert len(list(store.games(number))) == left
    assert (loaded.damaged_games, bool(loaded.damage)) == (len(values) + 1 - left, True)


@pytest.mark.parametrize("damage", ["columns = 'x'", "pairing = -1", "count = 2", "count = 'x'"])
def test_damaged_packs_are_left_out(store: Store, damage: str) -> None:
    """So are games that the kernel played, which are saved many at a time."""
    *_, last = run(PLAN, InlineExecutor(), store)
    store.connection.execute(f"UPDATE packs SET {damage} WHERE pairing = 0")
    assert len(list(store.games(last.run))) == 3
    assert store.load(last.run).damaged_games > 0


# Locks of runs that are being played -------------------------------------------------------------


@pytest.mark.parametrize("ending", ["-journal", ""])
def test_a_lock_that_can_not_be_taken_is_told(home: Path, store: Store, ending: str) -> None:
    """The error names the file, and doesn't say that the run is being played elsewhere."""
    number = store.begin(PLAN, "")
    lock = home / f"{FILE_NAME}.run-{number}{ending}"
    lock.mkdir()  # where the lock or its journal would be
    with pytest.raises(TttmcError, match=lock.name.removesuffix(ending)) as caught:
        list(run(PLAN, InlineExecutor(), store, resume=number))
    assert "run" not in carried_by(caught.value)
    assert (store.info(number).done, store.info(number).executor) == (0, "")
    lock.rmdir()
    *_, last = run(PLAN, InlineExecutor(), store, resume=number)
    assert last.is_finished
    assert not list(home.glob(f"{FILE_NAME}.run-*"))


@pytest.mark.skipif(sys.platform == "win32", reason="this system keeps open files")
def test_a_lock_that_its_last_holder_removes_is_taken_again(
    home: Path, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the file goes just after it was opened, another is made, which keeps others out."""
    number, opened = store.begin(PLAN, ""), count(1)
    lock, connect = home / f"{FILE_NAME}.run-{number}", database.connect

    def connected(path: Path, **named: Any) -> object:
        connection = connect(path, **named)
        if Path(path) == lock and next(opened) < 3:
            lock.unlink()
        return connection

    with Store() as other:
        monkeypatch.setattr(database, "connect", connected)
        with store.playing(number):
            assert (next(opened), lock.exists(), unfinished(other)) == (4, True, None)
            with refused(run=number):
                other.playing(number).__enter__()
        assert (lock.exists(), unfinished(other)) == (False, number)


@pytest.mark.parametrize("name", [FILE_NAME, "my [best] runs.sqlite"])
def test_what_a_killed_program_held_is_cleared_away(tmp_path: Path, name: str) -> None:
    """The next run removes the lock of a killed program, but not that of a running one."""
    path = tmp_path / name
    with Store(path) as store, Store(path) as other:
        killed, in_play, new = (store.begin(PLAN, "") for _ in range(3))
        left, noted = (tmp_path / f"{name}.run-{each}" for each in (killed, "first"))
        left.touch()
        noted.touch()
        with other.playing(in_play), store.playing(new):
            assert (left.exists(), noted.exists()) == (False, True)  # no run is called "first"
            with refused(run=in_play):
                store.playing(in_play).__enter__()


def test_a_run_that_is_played_elsewhere_is_not_erased(home: Path) -> None:
    """Nor is any run beside it; but the program that plays the run may erase it.

    Whatever ends the play, the lock is released and its file removed.
    """
    with Store() as store, Store() as other:
        in_play, idle = (store.begin(PLAN, "") for _ in range(2))
        store.delete([in_play, idle])
        with store.playing(in_play), refused(run=in_play):
            other.erase([idle, in_play])
        with pytest.raises(KeyboardInterrupt), store.playing(in_play):
            raise KeyboardInterrupt
        assert not list(home.glob(f"{FILE_NAME}.run-*"))
        assert [info.number for info in other.runs(deleted=True)] == [idle, in_play]
        with other.playing(in_play):
            other.erase([in_play])
        other.erase([idle])
        assert other.runs(deleted=True) == []
