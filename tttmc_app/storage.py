"""How files and databases are read and written safely."""

from __future__ import annotations

import errno
import os
import time
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from tttmc_app.core import TttmcError
from tttmc_app.folders import HOME_VARIABLE

if TYPE_CHECKING:  # most commands keep nothing in a database, and start sooner without
    import sqlite3

MAX_BYTES = 64 * 2**20
"""More than the longest game with all its thoughts takes."""

PATIENCE = 2.0
"""Seconds that another program may keep a database locked."""

_REASONS = {
    errno.ENOENT: "there is no such file or folder",
    errno.ENOTDIR: "a part of its path is no folder",
    errno.EISDIR: "it is a folder",
    errno.EACCES: "permission is denied",
    errno.EPERM: "permission is denied",
    errno.EROFS: "the disk can only be read",
    errno.ENOSPC: "the disk is full",
    errno.ENAMETOOLONG: "its name is too long",
}


def make_folder(folder: Path) -> Path:
    """Return the folder, made with all above it where missing; raise TttmcError if it can't be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise TttmcError(f"the folder {folder} can't be made: a file is in its place") from None
    except (OSError, ValueError) as error:
        raise TttmcError(f"the folder {folder} can't be made: {_reason(error)}") from None
    return folder


def read_text(path: Path, max_bytes: int = MAX_BYTES) -> str:
    """Return a file's text (UTF-8, with or without a byte order mark), its line ends as they are.

    Raises TttmcError, naming the file and the reason, for one that is missing, no ordinary file,
    larger than `max_bytes` or no text.
    """
    try:
        if path.exists() and not path.is_file():
            raise TttmcError(f"{path} can't be read: it is {_kind(path)}")
        with path.open("rb") as file:
            content = file.read(max_bytes + 1)
    except TttmcError:
        raise
    except (OSError, ValueError) as error:
        raise TttmcError(f"{path} can't be read: {_reason(error)}") from None
    if len(content) > max_bytes:
        raise TttmcError(f"{path} can't be read: it is larger than {max_bytes:,} bytes")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise TttmcError(f"{path} can't be read: it is no text in UTF-8")
    return text


def write_text_atomically(path: Path, text: str) -> None:
    """Write a text as UTF-8 so that the file is whole at every moment: as it was, or as it will be.

    A link is followed. Raises TttmcError, naming the file and the reason, when it can't be
    written; then the file that was there is untouched.
    """
    try:
        content = text.encode()
    except UnicodeEncodeError:
        raise TttmcError(f"{path} can't be written: its text holds half a character") from None
    write_bytes_atomically(path, content)


def write_bytes_atomically(path: Path, content: bytes) -> None:
    """Write bytes so that the file is whole at every moment, as `write_text_atomically` does."""
    try:
        _write(path.resolve(), content)
    except (OSError, ValueError, RuntimeError) as error:  # the last for a circle of links
        raise TttmcError(f"{path} can't be written: {_reason(error)}") from None


def set_aside(path: Path) -> Path:
    """Rename a file that can't be read, so that a new one can take its name; return where it is.

    Raises TttmcError when it can't be renamed.
    """
    number = 1
    while (kept := path.with_name(f"{path.name}.unreadable-{number}")).exists():
        number += 1
    try:
        return path.rename(kept)
    except (OSError, ValueError) as error:
        raise TttmcError(f"{path} can't be renamed: {_reason(error)}") from None


@dataclass(frozen=True, slots=True)
class Database:
    """Describe one kind of SQLite file."""

    kind: str
    """In a word, for people."""
    application_id: int
    """Marks files of this kind; every kind has its own."""
    version: int
    """Of the schema; a file with a greater one is left alone."""
    schema: tuple[str, ...]
    """The statements that make an empty file one of this kind."""
    upgrades: Mapping[int, tuple[str, ...]] = field(default_factory=dict[int, tuple[str, ...]])
    """For older versions, the statements that make such a file one of the next version."""


def open_database(
    path: Path, database: Database, begin: Callable[[sqlite3.Connection], None]
) -> sqlite3.Connection:
    """Open an SQLite file, made with its folder where missing; `begin` fills a new one.

    Transactions are explicit, and kept in a write-ahead log. The connection may be used by any
    thread, one at a time. Raises TttmcError, naming the file and what is wrong, for one that is
    of another kind or too new, or stays locked; it is untouched then.
    """
    import sqlite3

    make_folder(path.parent)
    with database_errors(path, database.kind):
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                return _opened(path, database, begin)
            except sqlite3.OperationalError as error:
                # SQLite waits by itself for most locks, but not for that of another program
                # that is just setting up the log.
                if not _is_busy(error) or time.monotonic() > deadline:
                    raise
                time.sleep(0.01)


def _opened(
    path: Path, database: Database, begin: Callable[[sqlite3.Connection], None]
) -> sqlite3.Connection:
    import sqlite3

    connection = sqlite3.connect(
        path, timeout=PATIENCE, isolation_level=None, check_same_thread=False
    )
    try:
        if _is_empty(connection):
            # Another program may be at it too: whoever gets the lock first makes it.
            with transaction(connection):
                if _is_empty(connection):
                    _make(connection, database, begin)
        _check(path, connection, database)
        _upgrade(connection, database)
        if _one(connection, "PRAGMA journal_mode") != "wal":
            connection.execute("PRAGMA journal_mode = WAL")
        # In this mode and with such a log only a power cut loses the last transactions.
        connection.execute("PRAGMA synchronous = NORMAL")
    except BaseException:
        connection.close()
        raise
    return connection


@contextmanager
def database_errors(path: Path, kind: str) -> Generator[None, None, None]:
    """Raise TttmcError, naming the file and what is wrong, for whatever SQLite complains of."""
    import sqlite3

    try:
        yield
    except sqlite3.DatabaseError as error:
        raise TttmcError(f"{path} can't be used as a {kind}: {_complaint(error)}") from None


@contextmanager
def transaction(connection: sqlite3.Connection) -> Generator[None, None, None]:
    """Write all that is done within, or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        # Where there was no room left SQLite may have rolled back already.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _complaint(error: sqlite3.DatabaseError) -> str:
    code = getattr(error, "sqlite_errorname", "")
    if _is_busy(error):
        return "another program keeps it locked: try again when that has ended"
    if code == "SQLITE_FULL" or code.startswith("SQLITE_IOERR_WRITE"):
        return "there is no room left on its disk. All that was written before is safe"
    if code == "SQLITE_NOTADB":
        return "it is a file of another kind"
    if code == "SQLITE_READONLY":
        return "it can only be read"
    return str(error)


def _is_busy(error: sqlite3.DatabaseError) -> bool:
    code = getattr(error, "sqlite_errorname", "")
    return code.startswith(("SQLITE_BUSY", "SQLITE_LOCKED"))


def _is_empty(connection: sqlite3.Connection) -> bool:
    return not _one(connection, "SELECT count(*) FROM sqlite_master") and not _one(
        connection, "PRAGMA application_id"
    )


def _make(
    connection: sqlite3.Connection,
    database: Database,
    begin: Callable[[sqlite3.Connection], None],
) -> None:
    for statement in database.schema:
        connection.execute(statement)
    begin(connection)
    connection.execute(f"PRAGMA application_id = {database.application_id}")
    connection.execute(f"PRAGMA user_version = {database.version}")


def _check(path: Path, connection: sqlite3.Connection, database: Database) -> None:
    if _one(connection, "PRAGMA application_id") != database.application_id:
        raise TttmcError(f"{path} is no {database.kind} but another program's database")
    version = _one(connection, "PRAGMA user_version")
    if version != database.version and version not in database.upgrades:
        raise TttmcError(
            f"{path} was written by another version of this program (its format is {version}, "
            f"not {database.version}); it is left as it is: use that version, or another "
            f"{HOME_VARIABLE}"
        )


def _upgrade(connection: sqlite3.Connection, database: Database) -> None:
    """Bring a file of an older version up to date: all at once, or not at all."""
    if _one(connection, "PRAGMA user_version") == database.version:
        return
    with transaction(connection):
        # Another program may have done it meanwhile.
        version = _one(connection, "PRAGMA user_version")
        while isinstance(version, int) and version in database.upgrades:
            for statement in database.upgrades[version]:
                connection.execute(statement)
            version += 1
        connection.execute(f"PRAGMA user_version = {database.version}")


def _one(connection: sqlite3.Connection, statement: str) -> object:
    return connection.execute(statement).fetchone()[0]


def _write(path: Path, content: bytes) -> None:
    if not path.parent.is_dir():
        raise ValueError(f"there is no folder {path.parent}")
    if path.exists():
        # The renaming below would replace a device or a file that is meant to stay as it is.
        if not path.is_file():
            raise ValueError(f"it is {_kind(path)}")
        if not os.access(path, os.W_OK):
            raise PermissionError(errno.EACCES, "")
    # In the same folder, since only there can it be renamed in one step.
    temporary = path.parent / f".tttmc-{os.urandom(8).hex()}.tmp"
    try:
        with temporary.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            temporary.chmod(path.stat().st_mode & 0o777)
        temporary.replace(path)
    except BaseException:  # a Ctrl-C leaves nothing behind either
        with suppress(OSError):
            temporary.unlink()
        raise


def _kind(path: Path) -> str:
    return "a folder" if path.is_dir() else "no ordinary file"


def _reason(error: OSError | ValueError | RuntimeError) -> str:
    if isinstance(error, OSError):
        return _REASONS.get(error.errno or 0) or error.strerror or type(error).__name__
    return str(error)
