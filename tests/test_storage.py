"""Files: their folders, atomic writes, and errors for files that can't be read."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tttmc_app import storage
from tttmc_app.core import TttmcError
from tttmc_app.folders import config_folder, data_folder
from tttmc_app.storage import (
    Database,
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


def test_one_variable_moves_everything(home: Path) -> None:
    """TTTMC_HOME holds settings and data; asking for the folder doesn't create it."""
    assert config_folder() == data_folder() == home
    assert not home.exists()


def test_a_relative_home_is_resolved_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A relative TTTMC_HOME stays the same when the program changes folders."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TTTMC_HOME", "here")
    assert data_folder() == tmp_path / "here"


@pytest.mark.parametrize("value", [None, ""])
def test_the_platform_has_folders_for_programs(
    value: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If TTTMC_HOME is missing or empty, the platform's folders are used."""
    monkeypatch.delenv("TTTMC_HOME")
    if value is not None:
        monkeypatch.setenv("TTTMC_HOME", value)
    for folder in (config_folder(), data_folder()):
        assert folder.is_absolute()
        assert folder.name == "tttmc"


def test_texts_make_the_round_trip(tmp_path: Path) -> None:
    """Text is read back unchanged, and no other file is left."""
    path = tmp_path / "game.json"
    write_text_atomically(path, TEXT)
    assert read_text(path) == TEXT
    write_text_atomically(path, "")
    assert read_text(path) == ""
    assert only_file(tmp_path) == path


def test_a_byte_order_mark_is_no_text(tmp_path: Path) -> None:
    """A byte order mark at the start of a file is ignored."""
    path = tmp_path / "game.json"
    path.write_bytes(b"\xef\xbb\xbf{}")
    assert read_text(path) == "{}"


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


def test_links_stay_links(tmp_path: Path) -> None:
    """Writing to a link changes the file to which it points."""
    (tmp_path / "there").mkdir()
    file, link = tmp_path / "there" / "game.json", tmp_path / "link"
    file.write_text("old")
    try:
        link.symlink_to(file)
    except OSError:
        pytest.skip("no links can be made here")
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

    def deny(*_arguments: object) -> bool:
        return False

    path = tmp_path / "game.json"
    path.write_text("old")
    monkeypatch.setattr(os, "access", deny)  # because root may write regardless of the mode
    with pytest.raises(TttmcError, match=r"game.json can't be written: permission is denied"):
        write_text_atomically(path, "new")
    assert path.read_text() == "old"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("none/game.json", "the folder .*none doesn't exist"),
        ("file/game.json", "the folder .*file doesn't exist"),
        (".", "it is a folder"),
        ("nul\0", "null (byte|character)"),
        ("long" * 100, "its name is too long|cannot find|syntax is incorrect"),
    ],
)
def test_where_nothing_can_be_written(name: str, reason: str, tmp_path: Path) -> None:
    """The error for a path that can't be written gives the reason."""
    (tmp_path / "file").touch()
    with pytest.raises(TttmcError, match=f"can't be written: .*({reason})"):
        write_text_atomically(tmp_path / name, TEXT)
    assert only_file(tmp_path).read_text() == ""


def test_half_characters_are_not_written(tmp_path: Path) -> None:
    """Text that UTF-8 can't encode is refused, and no file changes."""
    with pytest.raises(TttmcError, match="its text contains an incomplete character"):
        write_text_atomically(tmp_path / "game.json", "\ud800")
    assert not list(tmp_path.iterdir())


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
        ("latin", "é".encode("latin-1"), "it is not UTF-8 text"),
        ("utf16", "game".encode("utf-16"), "it is not UTF-8 text"),
        ("picture", b"\x89PNG\r\n\x1a\n\0\0", "it is not UTF-8 text"),
        ("zeros", bytes(10), "it is not UTF-8 text"),
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


def test_folders_are_made(tmp_path: Path) -> None:
    """A folder is created with its parents; an existing folder is fine."""
    folder = tmp_path / "a" / "b"
    assert make_folder(folder) == make_folder(folder) == folder
    assert folder.is_dir()
    (tmp_path / "file").touch()
    with pytest.raises(TttmcError, match=r"file can't be created: a file with this name exists"):
        make_folder(tmp_path / "file")
    with pytest.raises(TttmcError, match=r"the folder .* can't be created"):
        make_folder(tmp_path / "file" / "below")


def test_unreadable_files_are_kept(tmp_path: Path) -> None:
    """Files that are set aside, however many, keep their content, and their name is free again."""
    path = tmp_path / "settings.json"
    for content in ("one", "two"):
        path.write_text(content)
        assert set_aside(path).read_text() == content
        assert not path.exists()
    assert sorted(file.read_text() for file in tmp_path.iterdir()) == ["one", "two"]
    with pytest.raises(TttmcError, match=r"settings.json can't be renamed: there is no such"):
        set_aside(path)


def test_what_a_killed_program_left_is_removed(tmp_path: Path) -> None:
    """Writing removes old temporary files from the folder; new ones may be another program's."""
    left, new, other = (tmp_path / f".tttmc-{name}.tmp" for name in ("0a", "0b", "0c"))
    other = other.with_suffix(".json")
    for file in (left, new, other):
        file.touch()
    for file in (left, other):
        os.utime(file, (1, 1))
    write_text_atomically(tmp_path / "game.json", TEXT)
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(
        [new.name, other.name, "game.json"]
    )


NUMBERS = Database(77, 1, ("CREATE TABLE runs (number INTEGER)",))


def opened(folder: Path, database: Database = NUMBERS) -> closing[sqlite3.Connection]:
    """Open a database in a folder."""
    return closing(open_database(folder / "results.sqlite", database, lambda _: None))


def test_a_failed_transaction_changes_nothing(tmp_path: Path) -> None:
    """An error in a transaction undoes what the transaction has written so far."""
    with opened(tmp_path) as connection:
        with suppress(KeyboardInterrupt), transaction(connection):
            connection.execute("INSERT INTO runs VALUES (5)")
            raise KeyboardInterrupt
        assert connection.execute("SELECT number FROM runs").fetchall() == []


def test_a_transaction_keeps_others_out_from_its_begin(tmp_path: Path) -> None:
    """What a transaction reads before its first change can't be changed by another program."""
    with opened(tmp_path) as one, opened(tmp_path) as other, transaction(one):
        other.execute("PRAGMA busy_timeout = 0")
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("INSERT INTO runs VALUES (5)")


def test_a_database_is_flushed_to_the_disk(tmp_path: Path) -> None:
    """A power cut loses no more than the last transactions: NORMAL, not OFF."""
    with opened(tmp_path) as connection:
        assert connection.execute("PRAGMA synchronous").fetchone() == (1,)


def test_an_older_database_is_upgraded_once(tmp_path: Path) -> None:
    """A file of an older version is upgraded step by step to the new one, and keeps its rows."""
    with opened(tmp_path) as connection:
        connection.execute("INSERT INTO runs VALUES (5)")
    steps = {n: (f"ALTER TABLE runs ADD COLUMN c{n} INTEGER DEFAULT {n}",) for n in (1, 2)}
    for _ in range(2):
        with opened(tmp_path, Database(77, 3, (), steps)) as connection:
            assert connection.execute("SELECT * FROM runs").fetchall() == [(5, 1, 2)]
            assert connection.execute("PRAGMA user_version").fetchone() == (3,)


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
def test_a_database_on_a_read_only_disk_can_be_read(public_folder: Path) -> None:
    """The database is opened without a log, and only changes fail, with the reason."""
    path = public_folder / "results.sqlite"
    database = Database(77, 1, ("CREATE TABLE runs (number INTEGER)",))
    with closing(open_database(path, database, lambda _: None)) as connection:
        connection.execute("INSERT INTO runs VALUES (5)")
    public_folder.chmod(0o555)
    path.chmod(0o444)
    with unprivileged(), closing(open_database(path, database, lambda _: None)) as connection:
        assert connection.execute("SELECT number FROM runs").fetchall() == [(5,)]
        with pytest.raises(TttmcError, match="it is read-only"), database_errors(path):
            connection.execute("DELETE FROM runs")
    assert [file.name for file in public_folder.iterdir()] == ["results.sqlite"]
    public_folder.chmod(0o755)


@pytest.fixture
def public_folder() -> Iterator[Path]:
    """Return a folder that every user can reach."""
    with TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name)


@contextmanager
def unprivileged() -> Generator[None]:
    """Give up the administrator's rights, which include writing to read-only files."""
    if os.geteuid():
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)
