"""Databases that other programs open, make, upgrade or lock at the same time."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
import sys
import threading
from collections.abc import Callable, Iterable
from contextlib import closing, nullcontext, suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.rights import public_folder, unprivileged
from tttmc_app import storage
from tttmc_app.core import TttmcError
from tttmc_app.storage import Database, open_database, transaction, write_text_atomically

RUNS = Database(77, 1, ("CREATE TABLE runs (number INTEGER)",))
LOCKED = "can't be used: another program has locked it: try again when that program has finished"


def fill(connection: sqlite3.Connection) -> None:
    """Fill a new database."""
    connection.execute("INSERT INTO runs VALUES (7)")


def opened(path: Path, database: Database = RUNS) -> closing[sqlite3.Connection]:
    """Open a database."""
    return closing(open_database(path, database, fill))


def rows(connection: sqlite3.Connection) -> list[tuple[int, ...]]:
    """Return all rows."""
    return connection.execute("SELECT * FROM runs").fetchall()


@pytest.fixture
def before(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, Callable[[], None]], None]:
    """Return a function that has something done, once, just before a statement is executed."""

    def do_before(awaited: str, act: Callable[[], None]) -> None:
        waiting = [act]

        class Watched(sqlite3.Connection):
            """A connection before whose statement something happens."""

            def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
                """Do it, then execute the statement."""
                if statement == awaited and waiting:
                    waiting.pop()()
                return super().execute(statement, *values)

        monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Watched))

    return do_before


def test_two_programs_fill_a_new_file_once(
    tmp_path: Path, before: Callable[[str, Callable[[], None]], None]
) -> None:
    """Whoever gets the lock first fills the file; the other finds it as it is."""
    path = tmp_path / "results.sqlite"

    def meanwhile() -> None:
        with opened(path) as other:
            other.execute("INSERT INTO runs VALUES (8)")

    before("BEGIN IMMEDIATE", meanwhile)
    with opened(path) as connection:
        assert rows(connection) == [(7,), (8,)]


def test_two_programs_upgrade_a_file_once(
    tmp_path: Path, before: Callable[[str, Callable[[], None]], None]
) -> None:
    """A file that another program upgraded in the meantime is left as it is."""
    path = tmp_path / "results.sqlite"
    with opened(path):
        pass
    steps = {1: tuple(f"ALTER TABLE runs ADD COLUMN c{n} INTEGER DEFAULT {n}" for n in (1, 2))}
    newer = Database(77, 2, (), steps)

    def meanwhile() -> None:
        with opened(path, newer) as other:
            other.execute("INSERT INTO runs VALUES (8, 3, 4)")

    before("BEGIN IMMEDIATE", meanwhile)
    with opened(path, newer) as connection:
        assert rows(connection) == [(7, 1, 2), (8, 3, 4)]


def test_a_file_that_is_busy_for_a_moment_is_opened(
    tmp_path: Path,
    before: Callable[[str, Callable[[], None]], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """SQLite doesn't wait for a program that is setting up the log; opening is tried again."""
    monkeypatch.setattr(storage, "PATIENCE", 60.0)

    def busy() -> None:
        error = sqlite3.OperationalError("database is locked")
        error.sqlite_errorname = "SQLITE_BUSY_RECOVERY"
        raise error

    before("PRAGMA journal_mode", busy)
    with opened(tmp_path / "results.sqlite") as connection:
        assert rows(connection) == [(7,)]
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_a_file_that_stays_locked_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the time limit a line names the file and the reason; the file can be opened later."""
    monkeypatch.setattr(storage, "PATIENCE", 0.05)
    path = tmp_path / "results.sqlite"
    with closing(sqlite3.connect(path, isolation_level=None)) as holder:
        holder.execute("BEGIN EXCLUSIVE")
        with pytest.raises(TttmcError) as caught:
            opened(path)
        assert str(caught.value) == f"{path} {LOCKED}"
        holder.execute("ROLLBACK")
    with opened(path) as connection:
        assert rows(connection) == [(7,)]


def test_transactions_within_transactions_are_one(tmp_path: Path) -> None:
    """What an inner block writes is kept or undone with the outer one."""
    with opened(tmp_path / "results.sqlite") as connection:
        with suppress(KeyError), transaction(connection):
            with transaction(connection):
                connection.execute("INSERT INTO runs VALUES (8)")
            assert connection.in_transaction
            raise KeyError
        assert not connection.in_transaction
        with transaction(connection):
            connection.execute("INSERT INTO runs VALUES (9)")
        assert rows(connection) == [(7,), (9,)]


@pytest.mark.parametrize("error", [sqlite3.OperationalError("the disk is full"), SystemExit(3)])
def test_what_sqlite_has_rolled_back_is_not_rolled_back_again(
    tmp_path: Path, error: BaseException
) -> None:
    """The error that ended a transaction arrives, whether SQLite has undone it already or not."""
    with opened(tmp_path / "results.sqlite") as connection:
        for undone in (True, False):
            with pytest.raises(type(error)) as caught:
                begin_and_fail(connection, error, undone=undone)
            assert caught.value is error
            assert not connection.in_transaction
            assert rows(connection) == [(7,)]


def begin_and_fail(connection: sqlite3.Connection, error: BaseException, *, undone: bool) -> None:
    """Raise an error in a transaction, which SQLite may have undone already."""
    with transaction(connection):
        connection.execute("INSERT INTO runs VALUES (8)")
        if undone:
            connection.execute("ROLLBACK")
        raise error


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lists a process's open files")
@pytest.mark.parametrize("is_read_only", [False, True])
def test_a_refused_file_is_closed(is_read_only: bool) -> None:
    """A file of another kind or version, or that can't be upgraded, isn't kept open."""
    with public_folder() as folder:
        path = folder / "results.sqlite"
        with opened(path):
            pass
        if is_read_only:
            lock(folder)
        for other in (Database(78, 1, ()), Database(77, 2, ()), Database(77, 2, (), {1: ("?",)})):
            rights = unprivileged() if is_read_only else nullcontext()
            with rights, pytest.raises(TttmcError) as caught:
                opened(path, other)
            # At once, not only when the error with its traceback is forgotten.
            assert str(caught.value)
            assert not [name for name in open_files() if name.startswith(str(path))]
        folder.chmod(0o755)


def open_files() -> Iterable[str]:
    """Return the names of the files that this process has open."""
    for entry in Path("/proc/self/fd").iterdir():
        with suppress(OSError):  # the folder's own descriptor is closed by now
            yield str(entry.readlink())


@pytest.mark.skipif(os.name == "nt", reason="only POSIX has file modes")
@pytest.mark.parametrize("has_log", [False, True])
def test_a_file_on_a_read_only_disk_is_read_with_its_log(has_log: bool) -> None:
    """Any thread may read what the file and another program's log hold."""
    with public_folder() as folder:
        path = folder / "results.sqlite"
        with opened(path) as writer:
            writer.execute("INSERT INTO runs VALUES (8)")  # only in the log
            if not has_log:
                writer.close()
            lock(folder)
            with unprivileged(), opened(path) as connection:
                found: list[list[tuple[int, ...]]] = []
                thread = threading.Thread(target=lambda: found.append(rows(connection)))
                thread.start()
                thread.join()
                assert found == [[(7,), (8,)]]
                assert connection.isolation_level is None
            folder.chmod(0o755)


@pytest.mark.skipif(os.name == "nt", reason="only POSIX has file modes")
def test_a_log_that_can_not_be_read_is_not_left_out() -> None:
    """A file isn't read without the changes in its log: if need be, it isn't read at all."""
    with public_folder() as folder, public_folder() as other:
        path = folder / "results.sqlite"
        with opened(path) as writer:
            writer.execute("INSERT INTO runs VALUES (8)")
            for ending in ("", "-wal"):  # without the index of the log
                shutil.copy(f"{path}{ending}", other)
        lock(other)
        found: list[tuple[int, ...]] = [(7,), (8,)]
        with unprivileged(), suppress(TttmcError), opened(other / path.name) as connection:
            found = rows(connection)
        assert found == [(7,), (8,)]
        other.chmod(0o755)


def lock(folder: Path) -> None:
    """Make a folder and its files read-only."""
    for file in folder.iterdir():
        file.chmod(0o444)
    folder.chmod(0o555)


@pytest.mark.skipif(os.name == "nt", reason="only POSIX can sync a folder")
def test_a_file_and_then_its_folder_are_synced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The content is on the disk before the file has its name, and then the name is."""
    path, names = tmp_path / "game.json", set[str]()
    synced: list[tuple[bool, bool]] = []

    def sync(descriptor: int) -> None:
        found = os.fstat(descriptor)
        is_folder = stat.S_ISDIR(found.st_mode)
        synced.append((is_folder, path.exists() and path.read_text() == "text"))
        if is_folder:
            assert found.st_ino == tmp_path.stat().st_ino
        else:
            assert found.st_size == len("text")
            (name,) = (each.name for each in tmp_path.iterdir() if each != path)
            names.add(name)

    monkeypatch.setattr(os, "fsync", sync)
    for before in ("", "old"):
        if before:
            path.write_text(before)
        write_text_atomically(path, "text")
        assert synced == [(False, False), (True, True)]
        synced.clear()
    assert len(names) == 2, "two programs never write to the same file"
    assert all(name.startswith(".tttmc-") and name.endswith(".tmp") for name in names)
