"""Files: their folders, atomic writes, and errors for files that can't be read."""

from __future__ import annotations

import errno
import os
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

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
    expected = TttmcError if isinstance(error, OSError) else KeyboardInterrupt
    with pytest.raises(expected) as caught:
        write_text_atomically(path, "new")
    assert path.read_text() == "old"
    assert only_file(tmp_path) == path
    if expected is TttmcError:
        assert str(caught.value) == f"{path} can't be written: the disk is full"


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
    """A file keeps its permissions; a new one gets the default permissions."""
    plain, path = tmp_path / "plain", tmp_path / "game.json"
    plain.write_text("")
    write_text_atomically(path, "new")
    assert path.stat().st_mode == plain.stat().st_mode
    path.chmod(0o640)
    write_text_atomically(path, "newer")
    assert path.stat().st_mode & 0o777 == 0o640


def test_a_read_only_file_is_not_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A read-only file isn't replaced, even in a writable folder."""
    path = tmp_path / "game.json"
    path.write_text("old")
    monkeypatch.setattr(os, "access", denied)
    with pytest.raises(TttmcError, match=r"game.json can't be written: permission is denied"):
        write_text_atomically(path, "new")
    assert path.read_text() == "old"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        *((f"{name}/game.json", f"the folder .*{name} doesn't exist") for name in ("none", "file")),
        *((".", "it is a folder"), ("nul\0", "null (byte|character)")),
        ("long" * 100, "its name is too long|cannot find|syntax is incorrect"),
    ],
)
def test_where_nothing_can_be_written(name: str, reason: str, tmp_path: Path) -> None:
    """The error for a path that can't be written gives the reason."""
    (tmp_path / "file").touch()
    with pytest.raises(TttmcError, match=f"can't be written: .*({reason})"):
        write_text_atomically(tmp_path / name, TEXT)
    with pytest.raises(TttmcError, match=r"a\.txt can't be written: its text contains an incom"):
        write_text_atomically(tmp_path / "a.txt", "\ud800")
    assert only_file(tmp_path).read_text() == ""


@pytest.mark.skipif(not Path("/dev/null").exists(), reason="there are no such devices here")
def test_devices_are_neither_read_nor_replaced() -> None:
    """A device is refused, since it isn't a file, and stays unchanged."""
    with pytest.raises(TttmcError, match="/dev/null can't be written: it is not a regular file"):
        write_text_atomically(Path("/dev/null"), TEXT)
    with pytest.raises(TttmcError, match="/dev/zero can't be read: it is not a regular file"):
        read_text(Path("/dev/zero"))


@pytest.mark.parametrize(
    ("name", "content", "reason"),
    [
        ("none", None, "there is no such file or folder"),
        (".", None, "it is a folder"),
        ("nul\0", None, "null (byte|character)"),
        *(
            (name, bad, "it is not UTF-8 text")
            for name, bad in (("zeros", b"\0"), ("latin", b"\xe9"))
        ),
        ("utf16", "game".encode("utf-16"), "it is not UTF-8 text"),
        ("large", b"x" * 101, "it is larger than 100 bytes"),
    ],
)
def test_what_cannot_be_read(name: str, content: bytes | None, reason: str, tmp_path: Path) -> None:
    """The error for a file that can't be read gives the reason."""
    path = tmp_path / name
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(TttmcError, match=f"can't be read: .*{reason}") as caught:
        read_text(path, max_bytes=100)
    assert str(caught.value).startswith(str(path))


def test_a_file_as_large_as_allowed_is_read(tmp_path: Path) -> None:
    """A file of the maximum size is read, and the default maximum allows the longest game."""
    path = tmp_path / "large"
    path.write_bytes(b"x" * 100)
    assert len(read_text(path, max_bytes=100)) == 100
    assert storage.MAX_BYTES > 625 * 4 * 625 * 14


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        *((errno.ENOENT, "there is no such file or folder"), (errno.EISDIR, "it is a folder")),
        *((errno.EACCES, "permission is denied"), (errno.EPERM, "permission is denied")),
        *((errno.EROFS, "the disk is read-only"), (errno.ENOSPC, "the disk is full")),
        (errno.ENOTDIR, "part of its path is not a folder"),
        *((errno.ENAMETOOLONG, "its name is too long"), (errno.EIO, os.strerror(errno.EIO))),
    ],
)
def test_the_reasons_of_the_system(
    number: int, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The system's errors are told in the program's own words, with the name of what failed."""

    def fail(*_arguments: object, **_options: object) -> None:
        raise OSError(number, os.strerror(number))

    path = tmp_path / "a.txt"
    path.write_text("")
    for name in ("open", "rename", "mkdir"):
        monkeypatch.setattr(Path, name, fail)
    with pytest.raises(UnreadableError) as unread:
        read_text(path)
    assert str(unread.value) == f"{path} can't be read: {unread.value.reason}"
    assert str(unread.value.reason) == reason
    calls: dict[str, Callable[[], object]] = {
        f"{path} can't be written": lambda: write_text_atomically(path, ""),
        f"{path} can't be renamed": lambda: set_aside(path),
        f"the folder {tmp_path} can't be created": lambda: make_folder(tmp_path),
    }
    for failure, call in calls.items():
        with pytest.raises(TttmcError, match=f"^{re.escape(failure)}: {re.escape(reason)}$"):
            call()


def test_folders_are_made(tmp_path: Path) -> None:
    """A folder is created with its parents; an existing folder is fine."""
    folder = tmp_path / "a" / "b"
    assert make_folder(folder) == make_folder(folder) == folder
    assert folder.is_dir()
    (tmp_path / "file").touch()
    for name, reason in (("file", "a file with this name exists"), ("nul\0", ".*null (byte|char)")):
        with pytest.raises(TttmcError, match=f"{name} can't be created: {reason}"):
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


NEWER = "was written by another version of tttmc"
ADVICE = "use that version, or another TTTMC_HOME"
NUMBERS = Database(77, 1, ("CREATE TABLE runs (number INTEGER)",))


def opened(folder: Path, database: Database = NUMBERS) -> closing[sqlite3.Connection]:
    """Open a database in a folder."""
    return closing(open_database(folder / "results.sqlite", database, lambda _: None))


def test_a_transaction_keeps_others_out_from_its_begin(tmp_path: Path) -> None:
    """What a transaction reads before its first change can't be changed by another program."""
    with opened(tmp_path) as one, opened(tmp_path) as other, transaction(one):
        other.execute("PRAGMA busy_timeout = 0")
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("INSERT INTO runs VALUES (5)")


def test_an_older_database_is_upgraded_once(tmp_path: Path) -> None:
    """An older file is upgraded step by step, with its rows, or, if a step fails, not at all."""
    with opened(tmp_path) as connection:
        connection.execute("INSERT INTO runs VALUES (5)")
    wrong = {1: ("ALTER TABLE runs ADD COLUMN a INTEGER", "UPDATE none SET a = 1")}
    with pytest.raises(TttmcError, match=r"can't be used: no such table: none"):
        opened(tmp_path, Database(77, 2, (), wrong))
    steps = {n: (f"ALTER TABLE runs ADD COLUMN c{n} INTEGER DEFAULT {n}",) for n in (1, 2)}
    for _ in range(2):
        with opened(tmp_path, Database(77, 3, (), steps)) as connection:
            assert connection.execute("SELECT * FROM runs").fetchall() == [(5, 1, 2)]
            assert connection.execute("PRAGMA user_version").fetchone() == (3,)


def test_a_new_database_is_complete_at_once(tmp_path: Path) -> None:
    """A missing file is made with its folder, marked, filled by `begin` once, and has a log."""
    path, begun = tmp_path / "a" / "b" / "results.sqlite", list[int]()

    def begin(connection: sqlite3.Connection) -> None:
        begun.append(1)
        connection.execute("INSERT INTO runs VALUES (7)")
        if len(begun) == 1:
            raise KeyboardInterrupt  # nothing is left of the first attempt

    with pytest.raises(KeyboardInterrupt):
        open_database(path, NUMBERS, begin)
    for _ in range(2):
        with closing(open_database(path, NUMBERS, begin)) as connection:
            found = [
                connection.execute(f"PRAGMA {name}").fetchone()[0]
                for name in ("application_id", "user_version", "journal_mode", "busy_timeout")
            ]
            assert found == [77, 1, "wal", 1000 * storage.PATIENCE]
            # NORMAL, not OFF: a power cut loses no more than the last transactions.
            assert connection.execute("PRAGMA synchronous").fetchone() == (1,)
            assert connection.execute("SELECT number FROM runs").fetchall() == [(7,)]
            assert connection.isolation_level is None
    assert begun == [1, 1]


@pytest.mark.parametrize(
    ("other", "message"),
    [
        (Database(78, 1, ()), "is the database of another program or for something else"),
        (Database(77, 2, ()), f"{NEWER} (its format is 1, not 2) and is left unchanged: {ADVICE}"),
        (Database(77, 0, (), {2: ()}), f"{NEWER} (its format is 1, not 0)"),
    ],
)
def test_a_database_of_another_kind_is_left_unchanged(
    other: Database, message: str, tmp_path: Path
) -> None:
    """Another program's file, and one of a version that can't be upgraded, is named and kept."""
    with opened(tmp_path):
        pass
    path = tmp_path / "results.sqlite"
    before = path.read_bytes()
    with pytest.raises(TttmcError) as caught:
        opened(tmp_path, other)
    assert str(caught.value).startswith(f"{path} ")
    assert message in str(caught.value)
    assert path.read_bytes() == before


def test_what_is_no_database_is_named(tmp_path: Path) -> None:
    """A text file in the database's place gives one line, and stays."""
    path = tmp_path / "results.sqlite"
    path.write_text("these are notes, not a database")
    with pytest.raises(TttmcError) as caught:
        opened(tmp_path)
    assert str(caught.value) == f"{path} can't be used: it is a file of another kind"
    assert path.read_text() == "these are notes, not a database"


def test_a_lock_is_waited_for_but_not_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that another program keeps locked gives a line that says what to do."""
    monkeypatch.setattr(storage, "PATIENCE", 0.05)
    with opened(tmp_path) as one, opened(tmp_path) as other, transaction(one):
        reason = (
            r"^a\.db can't be used: another program has locked it: try again when that program "
        )
        with pytest.raises(TttmcError, match=reason), database_errors(Path("a.db")):
            other.execute("BEGIN IMMEDIATE")


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        *((code, "its disk is full. Everything") for code in ("SQLITE_FULL", "SQLITE_IOERR_WRITE")),
        *((code, "it broke") for code in ("SQLITE_IOERR_READ", "SQLITE_CORRUPT", None)),
        *(("SQLITE_NOTADB", "it is a file of another"), ("SQLITE_READONLY_X", "it is read-only")),
        *((code, "another program has") for code in ("SQLITE_BUSY_SNAPSHOT", "SQLITE_LOCKED")),
    ],
)
def test_the_reasons_of_databases(code: str | None, reason: str) -> None:
    """SQLite's errors are told in the program's own words where these help."""
    error = sqlite3.OperationalError("it broke")
    if code is not None:
        error.sqlite_errorname = code
    with pytest.raises(TttmcError) as caught, database_errors(Path("a.db")):
        raise error
    assert str(caught.value).startswith(f"a.db can't be used: {reason}")


def test_a_database_with_a_damaged_name(tmp_path: Path) -> None:
    """A damaged name that SQLite's message quotes, and Python can't decode, also gives one line."""
    path = tmp_path / "results.sqlite"
    with opened(tmp_path):
        pass
    path.write_bytes(path.read_bytes().replace(b"TABLE runs", b"TABEL runs", 1))
    with pytest.raises(TttmcError, match="malformed database schema"):
        opened(tmp_path)
    path.write_bytes(path.read_bytes().replace(b"runsruns", b"run\xffruns"))
    with pytest.raises(TttmcError, match="it is damaged"):
        opened(tmp_path)


@pytest.mark.skipif(os.name == "nt", reason="only POSIX has file modes")
def test_a_database_on_a_read_only_disk_can_be_read() -> None:
    """The database is opened without a log, and only changes fail, with the reason."""
    with public_folder() as folder:
        path = folder / "results.sqlite"
        with opened(folder) as connection:
            connection.execute("INSERT INTO runs VALUES (5)")
        folder.chmod(0o555)
        path.chmod(0o444)
        with unprivileged(), opened(folder) as connection:
            assert connection.execute("SELECT number FROM runs").fetchall() == [(5,)]
            with pytest.raises(TttmcError, match="it is read-only"), database_errors(path):
                connection.execute("DELETE FROM runs")
        with unprivileged(), pytest.raises(TttmcError, match="is the database of another"):
            opened(folder, Database(78, 1, ()))
        assert only_file(folder) == path
        folder.chmod(0o755)
