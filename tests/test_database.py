"""Databases: opened, upgraded and changed as a whole or not at all."""

from __future__ import annotations

import shutil
import signal
import threading
from contextlib import closing, suppress
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from tests.refusals import refused
from tests.rights import posix, public_folder, unprivileged
from tttmc_app.core import TttmcError
from tttmc_app.database import (
    Connection,
    Database,
    connect,
    database_errors,
    limited,
    open_database,
    transaction,
)

RUNS = Database(77, 1, ("CREATE TABLE runs (number INTEGER)",))
NEWER = Database(
    *(77, 3, ("CREATE TABLE runs (number INTEGER, c1 INTEGER DEFAULT 1, c2 INTEGER DEFAULT 2)",)),
    {n: (f"ALTER TABLE runs ADD COLUMN c{n} INTEGER DEFAULT {n}",) for n in (1, 2)},
)
WRONG = Database(77, 2, (), {1: ("ALTER TABLE runs ADD COLUMN a INTEGER", "UPDATE none SET a = 1")})
OTHERS = (Database(78, 1, ()), Database(77, 2, ()), Database(77, 0, (), {2: ()}), WRONG)
"""Of another kind, of versions without a way to them, and with a step that fails."""


def insert(connection: Connection, number: int = 8) -> None:
    connection.execute("INSERT INTO runs (number) VALUES (?)", (number,))


def connected(path: Path, database: Database = RUNS) -> Connection:
    return open_database(path, database, partial(insert, number=7))


def opened(path: Path, database: Database = RUNS) -> closing[Connection]:
    return closing(connected(path, database))


def rows(connection: Connection) -> list[tuple[int, ...]]:
    return connection.execute("SELECT * FROM runs").fetchall()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return the path of a database whose folder doesn't exist yet."""
    return tmp_path / "data" / "results.sqlite"


def test_a_database_is_made_and_upgraded_as_a_whole(path: Path) -> None:
    """It is filled once; a failed attempt leaves nothing."""
    with pytest.raises(KeyboardInterrupt):
        open_database(path, RUNS, Mock(side_effect=KeyboardInterrupt))
    for database, found in ((RUNS, (7,)), (RUNS, (7,)), (NEWER, (7, 1, 2)), (NEWER, (7, 1, 2))):
        with opened(path, database) as connection:
            assert rows(connection) == [found]
            assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
            # NORMAL, not OFF: a power cut loses no more than the last transactions.
            assert connection.execute("PRAGMA synchronous").fetchone() == (1,)


@pytest.mark.parametrize("meanwhile", [RUNS, NEWER], ids=["fill", "upgrade"])
def test_two_programs_prepare_a_file_once(
    path: Path, meanwhile: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever gets the lock first fills or upgrades the file; the other finds it as it is."""
    waiting = [meanwhile]

    class Watched(Connection):
        def execute(self, statement: str, *values: Any) -> Any:
            if statement == "BEGIN IMMEDIATE" and waiting:
                with opened(path, waiting.pop()) as other:
                    insert(other)
            return super().execute(statement, *values)

    if meanwhile is NEWER:
        connected(path).close()
    monkeypatch.setattr("tttmc_app.database.connect", partial(connect, factory=Watched))
    with opened(path, meanwhile) as connection:
        assert [row[0] for row in rows(connection)] == [7, 8]


def test_a_lock_is_waited_for_but_not_for_ever(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that stays locked is named, on opening and later; afterwards it can be used."""
    monkeypatch.setattr("tttmc_app.database.PATIENCE", 0.05)
    path.parent.mkdir()
    with closing(connect(path, isolation_level=None)) as holder:
        holder.execute("BEGIN EXCLUSIVE")
        with refused(path=path):
            opened(path)
    with opened(path) as one, opened(path) as other:
        with transaction(one), refused(path=path), database_errors(path):
            insert(other)  # before the first change, too
        insert(other)
        assert rows(one) == [(7,), (8,)]


def insert_in_vain(connection: Connection, *, undone: bool) -> None:
    with transaction(connection):
        with transaction(connection):
            insert(connection, 9)
        if undone:
            connection.execute("ROLLBACK")
        raise SystemExit


def test_a_transaction_is_kept_or_undone_as_a_whole(path: Path) -> None:
    """Also with an inner one, and if SQLite has undone it already, as on a full disk."""
    with opened(path) as connection:
        with transaction(connection):
            with transaction(connection):
                insert(connection)
            assert connection.in_transaction
        for undone in (False, True):
            with pytest.raises(SystemExit):
                insert_in_vain(connection, undone=undone)
            assert not connection.in_transaction
        assert rows(connection) == [(7,), (8,)]


ENDLESS = "WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t) SELECT count(*) FROM t"
TABLES = f"""
DROP TABLE runs; CREATE VIEW runs AS SELECT 1 AS number WHERE ({ENDLESS})
CREATE TRIGGER t BEFORE INSERT ON runs WHEN ({ENDLESS}) BEGIN SELECT 1; END
DROP TABLE runs; CREATE VIRTUAL TABLE Runs USING fts5(number)
ALTER TABLE runs ADD COLUMN d AS (hex(zeroblob(number << 30)))
DROP TABLE runs
"""
"""Changes after which the tables may calculate for ever, or aren't there."""


def with_tables(path: Path, change: str) -> bytes:
    """Return a database with other tables."""
    connected(path).close()
    with closing(connect(path)) as other:
        other.executescript(change)
    content = path.read_bytes()
    path.unlink()
    return content


def test_what_is_no_such_database_is_named_and_left_unchanged(path: Path) -> None:
    """This includes a damaged name that SQLite's message quotes and Python can't decode."""
    others = [with_tables(path, change) for change in TABLES.strip().splitlines()]
    connected(path).close()
    whole = path.read_bytes()
    damaged = (b"TABEL runs".join(whole.split(b"TABLE runs")), whole.replace(b"runsr", b"run\xffr"))
    cases = [(whole, each) for each in OTHERS] + [(each, RUNS) for each in (*damaged, b"notes" * 9)]
    for content, database in (*cases, *product(others, (RUNS, NEWER))):
        path.write_bytes(content)
        with refused(path=path):
            opened(path, database)
        assert path.read_bytes() == content


def test_a_query_ends_in_time(path: Path) -> None:
    """At its limit, and at Ctrl-C."""
    with opened(path) as connection:
        with refused(path=path), database_errors(path), limited(connection, 0.0):
            connection.execute(ENDLESS)
        after = threading.Timer(0.1, signal.raise_signal, [signal.SIGINT])
        after.start()
        with pytest.raises(KeyboardInterrupt), database_errors(path), limited(connection, 60.0):
            connection.execute(ENDLESS)
        after.join()
        assert rows(connection) == [(7,)]


def lock(folder: Path) -> None:
    """Make a folder and its files read-only."""
    for file in folder.iterdir():
        file.chmod(0o444)
    folder.chmod(0o555)


@posix
@pytest.mark.parametrize("has_log", [False, True])
def test_a_file_on_a_read_only_disk_is_read_with_its_log(has_log: bool) -> None:
    """Any thread may read what the file and another program's log hold; only changes fail."""
    with public_folder() as folder:
        path = folder / "results.sqlite"
        with opened(path) as writer:
            insert(writer)  # only in the log
            if not has_log:
                writer.close()
            lock(folder)
            with unprivileged(), opened(path) as connection:
                found: list[list[tuple[int, ...]]] = []
                thread = threading.Thread(target=lambda: found.append(rows(connection)))
                thread.start()
                thread.join()
                assert found == [[(7,), (8,)]]
                with refused(path=path), database_errors(path):
                    insert(connection)
                assert not connection.in_transaction
            folder.chmod(0o755)


@posix
def test_a_log_that_can_not_be_read_is_not_left_out() -> None:
    """A file isn't read without the changes in its log: if need be, it isn't read at all."""
    with public_folder() as folder, public_folder() as other:
        path = folder / "results.sqlite"
        with opened(path) as writer:
            insert(writer)
            for ending in ("", "-wal"):  # without the index of the log
                shutil.copy(f"{path}{ending}", other)
        lock(other)
        with unprivileged(), suppress(TttmcError), opened(other / path.name) as connection:
            assert rows(connection) == [(7,), (8,)]
        other.chmod(0o755)
