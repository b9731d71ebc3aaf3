"""Files: their folders, atomic writes, and errors for files that can't be read."""

from __future__ import annotations

import errno
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

from tests.refusals import refused
from tests.rights import denied, public_folder, unprivileged
from tttmc_app import storage
from tttmc_app.core import TttmcError
from tttmc_app.storage import (
    Database,
    UnreadableError,
    database_errors,
    make_folder,
    open_database,
    read_text,
    set_aside,
    transaction,
    write_bytes_atomically,
    write_text_atomically,
)

TEXT = "first ×\r\nsecond\n"


def only_file(folder: Path) -> Path:
    """Return the only file in a folder that contains nothing else."""
    (file,) = folder.iterdir()
    return file


def test_texts_make_the_round_trip(tmp_path: Path) -> None:
    """Text is read back unchanged, without a byte order mark, and no other file is left."""
    path = tmp_path / "game.json"
    for text in (TEXT, ""):
        write_text_atomically(path, text)
        assert read_text(path) == text
    path.write_bytes(b"\xef\xbb\xbf{}")
    assert read_text(path) == "{}"
    assert only_file(tmp_path) == path


@pytest.mark.parametrize("function", ["os.fsync", "pathlib.Path.replace"])
@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), KeyboardInterrupt()])
def test_a_failure_leaves_the_old_file(
    function: str, error: BaseException, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If writing fails at any step, the old file is intact and no other file is left."""

    def fail(*_arguments: object) -> None:
        raise error

    path = tmp_path / "game.json"
    path.write_text("old")
    monkeypatch.setattr(function, fail)
    with pytest.raises(TttmcError if isinstance(error, OSError) else KeyboardInterrupt):
        write_text_atomically(path, "new")
    assert path.read_text() == "old"
    assert only_file(tmp_path) == path


@pytest.mark.skipif(os.name == "nt", reason="links need a permission there")
def test_links_stay_links(tmp_path: Path) -> None:
    """Writing to a link changes the file to which it points."""
    (tmp_path / "there").mkdir()
    file, link = tmp_path / "there" / "game.json", tmp_path / "link"
    file.write_text("old")
    link.symlink_to(file)
    write_text_atomically(link, "new")
    assert link.is_symlink()
    assert file.read_text() == "new"


@pytest.mark.skipif(os.name == "nt", reason="only POSIX has file modes")
def test_a_file_keeps_its_mode(tmp_path: Path) -> None:
    """A file keeps its permissions, a new one gets the default ones, and a private one its own."""
    plain, path = tmp_path / "plain", tmp_path / "game.json"
    plain.write_text("")
    write_text_atomically(path, "new")
    assert path.stat().st_mode == plain.stat().st_mode
    path.chmod(0o640)
    write_text_atomically(path, "newer")
    assert path.stat().st_mode & 0o777 == 0o640
    for _ in range(2):  # written over one that others may read, and new
        write_bytes_atomically(path, b"private", is_private=True)
        assert path.stat().st_mode & 0o777 == 0o600
        path.unlink()


def test_a_read_only_file_is_not_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A read-only file isn't replaced, even in a writable folder."""
    path = tmp_path / "game.json"
    path.write_text("old")
    monkeypatch.setattr(os, "access", denied)
    with refused(path=path):
        write_text_atomically(path, "new")
    assert path.read_text() == "old"


@pytest.mark.parametrize("name", ["none/game.json", "file/game.json", ".", "nul\0", "long" * 100])
def test_where_nothing_can_be_written(name: str, tmp_path: Path) -> None:
    """A path that can't be written is named, and nothing is left there."""
    (tmp_path / "file").touch()
    with refused(path=tmp_path / name):
        write_text_atomically(tmp_path / name, TEXT)
    with refused(path=tmp_path / "a.txt"):
        write_text_atomically(tmp_path / "a.txt", "\ud800")
    assert only_file(tmp_path).read_text() == ""


@pytest.mark.skipif(not Path("/dev/null").exists(), reason="there are no such devices here")
def test_devices_are_neither_read_nor_replaced() -> None:
    """A device is refused, since it isn't a file, and stays unchanged."""
    with refused(path="/dev/null"):
        write_text_atomically(Path("/dev/null"), TEXT)
    with refused(path="/dev/zero"):
        read_text(Path("/dev/zero"))


@pytest.mark.parametrize(
    ("name", "content"),
    [
        *(("none", None), (".", None), ("nul\0", None), ("zeros", b"\0"), ("latin", b"\xe9")),
        *(("utf16", "game".encode("utf-16")), ("large", b"x" * 101)),
    ],
)
def test_what_cannot_be_read(name: str, content: bytes | None, tmp_path: Path) -> None:
    """A file that isn't there, isn't text or is too large is named."""
    path = tmp_path / name
    if content is not None:
        path.write_bytes(content)
    with refused(path=path):
        read_text(path, max_bytes=100)


def test_a_file_as_large_as_allowed_is_read(tmp_path: Path) -> None:
    """A file of the maximum size is read."""
    path = tmp_path / "large"
    path.write_bytes(b"x" * 100)
    assert len(read_text(path, max_bytes=100)) == 100


@pytest.mark.parametrize(
    "number", [errno.ENOENT, errno.EISDIR, errno.EACCES, errno.EROFS, errno.ENOSPC, errno.EIO]
)
def test_the_reasons_of_the_system(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the system reports names the file or folder and the same reason."""

    def fail(*_arguments: object, **_options: object) -> None:
        raise OSError(number, os.strerror(number))

    path = tmp_path / "a.txt"
    path.write_text("")
    for name in ("open", "rename", "mkdir"):
        monkeypatch.setattr(Path, name, fail)
    with pytest.raises(UnreadableError) as unread:
        read_text(path)
    for named, call in (
        ({"path": path}, lambda: write_text_atomically(path, "")),
        ({"path": path}, lambda: set_aside(path)),
        ({"folder": tmp_path}, lambda: make_folder(tmp_path)),
    ):
        with refused(**named, reason=unread.value.reason):
            call()


def test_folders_are_made(tmp_path: Path) -> None:
    """A folder is created with its parents; an existing folder is fine."""
    folder = tmp_path / "a" / "b"
    assert make_folder(folder) == make_folder(folder) == folder
    assert folder.is_dir()
    (tmp_path / "file").touch()
    for name in ("file", "nul\0"):
        with refused(folder=tmp_path / name):
            make_folder(tmp_path / name)


def test_unreadable_files_are_kept(tmp_path: Path) -> None:
    """Files that are set aside, however many, keep their content, and their name is free again."""
    path = tmp_path / "settings.json"
    for content in ("one", "two"):
        path.write_text(content)
        kept = set_aside(path)
        assert kept.name == f"settings.json.unreadable-{1 if content == 'one' else 2}"
        assert kept.read_text() == content
        assert not path.exists()


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


def test_what_a_killed_program_left_is_removed(tmp_path: Path) -> None:
    """Writing removes old temporary files from the folder; new ones may be another program's."""
    left, new, other = (tmp_path / f".tttmc-{name}.tmp" for name in ("0a", "0b", "0c"))
    other = other.with_suffix(".json")
    for file in (left, new, other):
        file.touch()
    for file in (left, other):
        os.utime(file, (1, 1))
    write_text_atomically(tmp_path / "game.json", TEXT)
    assert set(tmp_path.iterdir()) == {new, other, tmp_path / "game.json"}


# Databases --------------------------------------------------------------------------------------

RUNS = Database(77, 1, ("CREATE TABLE runs (number INTEGER)",))
STEPS = {n: (f"ALTER TABLE runs ADD COLUMN c{n} INTEGER DEFAULT {n}",) for n in (1, 2)}
Before = Callable[[str, Callable[[], None]], None]


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
def path(tmp_path: Path) -> Path:
    """Return the path of a database whose folder doesn't exist yet."""
    return tmp_path / "data" / "results.sqlite"


@pytest.fixture
def before(monkeypatch: pytest.MonkeyPatch) -> Before:
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


def test_an_older_database_is_upgraded_once(path: Path) -> None:
    """An older file is upgraded step by step, with its rows, or, if a step fails, not at all."""
    with opened(path):
        pass
    wrong = {1: ("ALTER TABLE runs ADD COLUMN a INTEGER", "UPDATE none SET a = 1")}
    with refused(path=path):
        opened(path, Database(77, 2, (), wrong))
    for _ in range(2):
        with opened(path, Database(77, 3, (), STEPS)) as connection:
            assert rows(connection) == [(7, 1, 2)]
            assert connection.execute("PRAGMA user_version").fetchone() == (3,)


def test_a_new_database_is_complete_at_once(path: Path) -> None:
    """A missing file is made with its folder and filled once; a failed attempt leaves nothing."""

    def interrupt(_connection: sqlite3.Connection) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        open_database(path, RUNS, interrupt)
    for _ in range(2):
        with opened(path) as connection:
            assert rows(connection) == [(7,)]
            assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
            # NORMAL, not OFF: a power cut loses no more than the last transactions.
            assert connection.execute("PRAGMA synchronous").fetchone() == (1,)


@pytest.mark.parametrize("meanwhile", [RUNS, Database(77, 3, (), STEPS)], ids=["fill", "upgrade"])
def test_two_programs_prepare_a_file_once(path: Path, before: Before, meanwhile: Database) -> None:
    """Whoever gets the lock first fills or upgrades the file; the other finds it as it is."""
    if meanwhile is not RUNS:
        with opened(path):
            pass

    def other_program() -> None:
        with opened(path, meanwhile) as other:
            other.execute("INSERT INTO runs (number) VALUES (8)")

    before("BEGIN IMMEDIATE", other_program)
    with opened(path, meanwhile) as connection:
        assert [row[0] for row in rows(connection)] == [7, 8]


def test_a_file_that_is_busy_for_a_moment_is_opened(path: Path, before: Before) -> None:
    """SQLite doesn't wait for a program that is setting up the log; opening is tried again."""

    def busy() -> None:
        error = sqlite3.OperationalError("database is locked")
        error.sqlite_errorname = "SQLITE_BUSY_RECOVERY"
        raise error

    before("PRAGMA journal_mode", busy)
    with opened(path) as connection:
        assert rows(connection) == [(7,)]


def test_a_lock_is_waited_for_but_not_for_ever(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that stays locked is named, on opening and later; afterwards it can be used."""
    monkeypatch.setattr(storage, "PATIENCE", 0.05)
    make_folder(path.parent)
    with closing(sqlite3.connect(path, isolation_level=None)) as holder:
        holder.execute("BEGIN EXCLUSIVE")
        with refused(path=path):
            opened(path)
        holder.execute("ROLLBACK")
    with opened(path) as one, opened(path) as other:
        with transaction(one), refused(path=path), database_errors(path):
            other.execute("INSERT INTO runs VALUES (5)")  # also before the first change
        other.execute("INSERT INTO runs VALUES (5)")
        assert rows(one) == [(7,), (5,)]


def test_transactions_within_transactions_are_one(path: Path) -> None:
    """What an inner block writes is kept or undone with the outer one."""
    with opened(path) as connection:
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
    path: Path, error: BaseException
) -> None:
    """The error that ended a transaction arrives, whether SQLite has undone it already or not."""
    with opened(path) as connection:
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


@pytest.mark.parametrize(
    "other", [Database(78, 1, ()), Database(77, 2, ()), Database(77, 0, (), {2: ()})]
)
def test_a_database_of_another_kind_is_left_unchanged(other: Database, path: Path) -> None:
    """Another program's file, and one of a version that can't be upgraded, is named and kept."""
    with opened(path):
        pass
    before = path.read_bytes()
    with refused(path=path):
        opened(path, other)
    assert path.read_bytes() == before


def test_what_is_no_database_is_named(path: Path) -> None:
    """A text file in the database's place gives one line, and stays."""
    make_folder(path.parent)
    path.write_text("these are notes, not a database")
    with refused(path=path):
        opened(path)
    assert path.read_text() == "these are notes, not a database"


@pytest.mark.parametrize(
    "codes",
    ["SQLITE_FULL SQLITE_IOERR_WRITE", "SQLITE_BUSY_SNAPSHOT SQLITE_LOCKED", "SQLITE_READONLY_X"],
)
def test_the_reasons_of_databases(codes: str) -> None:
    """SQLite's errors are told in the program's own words where these help."""
    for code in codes.split():
        error = sqlite3.OperationalError("it broke")
        error.sqlite_errorname = code
        with pytest.raises(TttmcError) as caught, database_errors(Path("a.db")):
            raise error
        assert "it broke" not in str(caught.value)


def test_a_database_with_a_damaged_name(path: Path) -> None:
    """A damaged name that SQLite's message quotes, and Python can't decode, also gives one line."""
    with opened(path):
        pass
    for found, damaged in ((b"TABLE runs", b"TABEL runs"), (b"runsruns", b"run\xffruns")):
        path.write_bytes(path.read_bytes().replace(found, damaged, 1))
        with refused(path=path):
            opened(path)


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


@pytest.mark.skipif(os.name == "nt", reason="only POSIX has file modes")
def test_a_database_on_a_read_only_disk_refuses_changes() -> None:
    """Only changes fail, with the reason."""
    with public_folder() as folder:
        path = folder / "results.sqlite"
        with opened(path):
            pass
        lock(folder)
        with unprivileged(), opened(path) as connection:
            with refused(path=path), database_errors(path):
                connection.execute("DELETE FROM runs")
            assert rows(connection) == [(7,)]
        folder.chmod(0o755)
