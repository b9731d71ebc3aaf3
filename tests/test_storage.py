"""Files and databases: read, written and upgraded as a whole or not at all."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import threading
from contextlib import closing, suppress
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from tests.refusals import refused
from tests.rights import denied, public_folder, unprivileged
from tttmc_app import storage
from tttmc_app.core import TttmcError
from tttmc_app.storage import (
    Database,
    database_errors,
    limited,
    make_folder,
    open_database,
    read_text,
    set_aside,
    transaction,
    write_bytes_atomically,
    write_text_atomically,
)

posix = pytest.mark.skipif(os.name == "nt", reason="only POSIX has these links, modes and users")


READ = {"bom": b"\xef\xbb\xbf{}", "zeros": b"\0", "latin": b"\xe9", "utf16": b"\xff\xfeg\0"}


def test_what_is_written_is_read_and_what_is_no_text_is_named(tmp_path: Path) -> None:
    for name, content in (READ | {"large": b"x" * 101}).items():
        (tmp_path / name).write_bytes(content)
    assert read_text(tmp_path / "bom") == "{}"
    for text in ("first ×\r\nsecond\n", "", "x" * 100):
        write_text_atomically(tmp_path / "bom", text)
        assert read_text(tmp_path / "bom", max_bytes=100) == text
    for name in ("zeros", "latin", "utf16", "large", "none", ".", "nul\0", "/dev/zero"):
        with refused(path=tmp_path / name):
            read_text(tmp_path / name, max_bytes=100)


def test_what_cannot_be_written_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is left there; a read-only file isn't replaced, even in a writable folder."""
    file = tmp_path / "file"
    file.touch()
    for name in ("none/game.json", "file/game.json", ".", "nul\0", "long" * 100, "/dev/null"):
        with refused(path=tmp_path / name):
            write_text_atomically(tmp_path / name, "new")
    with refused(path=file):
        write_text_atomically(file, "\ud800")
    monkeypatch.setattr(os, "access", denied)
    with refused(path=file):
        write_text_atomically(file, "new")
    assert [each.read_text() for each in tmp_path.iterdir()] == [""]


def test_an_interruption_leaves_only_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """See `test_failing_disk.py` for the system's errors."""
    path = tmp_path / "game.json"
    path.write_text("old")
    monkeypatch.setattr(Path, "replace", Mock(side_effect=KeyboardInterrupt))
    with pytest.raises(KeyboardInterrupt):
        write_text_atomically(path, "new")
    assert [each.read_text() for each in tmp_path.iterdir()] == ["old"]


@posix
def test_a_file_and_then_its_folder_are_synced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The content is on the disk before the file has its name, and then the name is."""
    path, synced = tmp_path / "game.json", list[tuple[bool, int]]()

    def sync(descriptor: int) -> None:
        synced.append((path.exists(), os.fstat(descriptor).st_ino))

    monkeypatch.setattr(os, "fsync", sync)
    write_text_atomically(path, "text")
    assert synced == [(False, path.stat().st_ino), (True, tmp_path.stat().st_ino)]


@posix
def test_links_and_modes_are_kept(tmp_path: Path) -> None:
    """A new file has the usual mode, and a private one its own, also over one that was public."""
    plain, path, link = (tmp_path / name for name in ("plain", "game.json", "link"))
    plain.touch()
    link.symlink_to(path)
    write_text_atomically(link, "new")
    assert path.stat().st_mode == plain.stat().st_mode
    path.chmod(0o640)
    write_text_atomically(link, "newer")
    assert (link.is_symlink(), path.read_text()) == (True, "newer")
    assert path.stat().st_mode & 0o777 == 0o640
    for private in (path, tmp_path / "other"):
        write_bytes_atomically(private, b"private", is_private=True)
        assert private.stat().st_mode & 0o777 == 0o600


def test_what_a_killed_program_left_is_removed(tmp_path: Path) -> None:
    """New temporary files, which may be another program's, stay."""
    left, new, other = (tmp_path / name for name in (".tttmc-a.tmp", ".tttmc-b.tmp", ".tttmc-c.x"))
    for file in (left, new, other):
        file.touch()
        os.utime(file, None if file is new else (1, 1))
    write_text_atomically(tmp_path / "game.json", "")
    assert {*tmp_path.iterdir()} == {new, other, tmp_path / "game.json"}


def test_folders_are_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for name in ("file", "file/inner", "nul\0"):
        with refused(folder=tmp_path / name):
            make_folder(tmp_path / name)
    for _ in range(2):
        assert make_folder(tmp_path / "a" / "b").is_dir()


def test_unreadable_files_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for number, content in enumerate(("one", "two"), start=1):
        path.write_text(content)
        kept = set_aside(path)
        assert (kept.name, kept.read_text()) == (f"settings.json.unreadable-{number}", content)
    with refused(path=path):
        set_aside(path)


# Databases --------------------------------------------------------------------------------------

RUNS = Database(77, 1, ("CREATE TABLE runs (number INTEGER)",))
NEWER = Database(
    *(77, 3, ("CREATE TABLE runs (number INTEGER, c1 INTEGER DEFAULT 1, c2 INTEGER DEFAULT 2)",)),
    {n: (f"ALTER TABLE runs ADD COLUMN c{n} INTEGER DEFAULT {n}",) for n in (1, 2)},
)
WRONG = Database(77, 2, (), {1: ("ALTER TABLE runs ADD COLUMN a INTEGER", "UPDATE none SET a = 1")})
OTHERS = (Database(78, 1, ()), Database(77, 2, ()), Database(77, 0, (), {2: ()}), WRONG)
"""Of another kind, of versions without a way to them, and with a step that fails."""


def insert(connection: sqlite3.Connection, number: int = 8) -> None:
    connection.execute("INSERT INTO runs (number) VALUES (?)", (number,))


def connected(path: Path, database: Database = RUNS) -> sqlite3.Connection:
    return open_database(path, database, partial(insert, number=7))


def opened(path: Path, database: Database = RUNS) -> closing[sqlite3.Connection]:
    return closing(connected(path, database))


def rows(connection: sqlite3.Connection) -> list[tuple[int, ...]]:
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

    class Watched(sqlite3.Connection):
        def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
            if statement == "BEGIN IMMEDIATE" and waiting:
                with opened(path, waiting.pop()) as other:
                    insert(other)
            return super().execute(statement, *values)

    if meanwhile is NEWER:
        connected(path).close()
    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Watched))
    with opened(path, meanwhile) as connection:
        assert [row[0] for row in rows(connection)] == [7, 8]


def test_a_lock_is_waited_for_but_not_for_ever(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that stays locked is named, on opening and later; afterwards it can be used."""
    monkeypatch.setattr(storage, "PATIENCE", 0.05)
    make_folder(path.parent)
    with closing(sqlite3.connect(path, isolation_level=None)) as holder:
        holder.execute("BEGIN EXCLUSIVE")
        with refused(path=path):
            opened(path)
    with opened(path) as one, opened(path) as other:
        with transaction(one), refused(path=path), database_errors(path):
            insert(other)  # before the first change, too
        insert(other)
        assert rows(one) == [(7,), (8,)]


def insert_in_vain(connection: sqlite3.Connection, *, undone: bool) -> None:
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
    with closing(sqlite3.connect(path)) as other:
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
