"""Files and databases, read and written safely."""

from __future__ import annotations

import errno
import os
import time
from collections.abc import Callable, Generator, Mapping
from contextlib import closing, contextmanager, nullcontext, suppress
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from tttmc_app.core import Text, TttmcError
from tttmc_app.core.numbers import grouped
from tttmc_app.folders import HOME_VARIABLE

if TYPE_CHECKING:  # most commands need no database, and start sooner without its module
    import sqlite3

_TEMPORARY = (".tttmc-", ".tmp")
"""The beginning and end of the temporary names that files have while they are written."""
MAX_BYTES = 64 * 2**20
"""The largest file that is read; the longest game with all its thoughts takes less."""

PATIENCE = 2.0
"""Seconds to wait while another program keeps a database locked."""

_PREPARE_SECONDS = 20.0
"""The longest time for checking and upgrading a database."""
_PROGRESS_STEPS = 100_000
"""How many of SQLite's steps, a few milliseconds, pass between looks at the clock."""
_BUSY, _READ_ONLY = ("SQLITE_BUSY", "SQLITE_LOCKED"), "SQLITE_READONLY"
_INTERRUPTED = "SQLITE_INTERRUPT"
"""The beginnings of SQLite's error codes."""
_OBJECTS = """SELECT lower(name) FROM sqlite_master
WHERE iif(sql LIKE 'CREATE VIRTUAL%', 'virtual', type)"""
"""The beginning of queries for the names of a database's objects, by type."""

PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700
"""The modes of what only its owner may read."""

_LEFT_SECONDS = 3600
"""Writing a file takes less time than this: older temporary files were left by a killed program."""

_REASONS = {
    errno.ENOENT: Text("there is no such file or folder"),
    errno.ENOTDIR: Text("part of its path is not a folder"),
    errno.EISDIR: Text("it is a folder"),
    errno.EACCES: Text("permission is denied"),
    errno.EPERM: Text("permission is denied"),
    errno.EROFS: Text("the disk is read-only"),
    errno.ENOSPC: Text("the disk is full"),
    errno.ENAMETOOLONG: Text("its name is too long"),
}


def make_folder(folder: Path, mode: int = 0o777) -> Path:
    """Return the folder, created with its parents if missing; raise TttmcError on failure.

    `mode` is the mode of a new folder; missing parents have the usual one.
    """
    try:
        folder.mkdir(mode, parents=True, exist_ok=True)
    except FileExistsError:
        raise TttmcError(
            "the folder {folder} can't be created: a file with this name exists", folder=folder
        ) from None
    except (OSError, ValueError) as error:
        raise TttmcError(
            "the folder {folder} can't be created: {reason}", folder=folder, reason=_reason(error)
        ) from None
    return folder


def make_private(path: Path) -> None:
    """Take all rights to a file or folder from other users, if the disk has such rights."""
    with suppress(OSError):
        path.chmod(PRIVATE_FOLDER if path.is_dir() else PRIVATE_FILE)


class UnreadableError(TttmcError):
    """A file that can't be read; `reason` says why, without the file's name."""

    def __init__(self, path: Path, reason: Text) -> None:
        super().__init__("{path} can't be read: {reason}", path=path, reason=reason)
        self.reason = reason


def read_bytes(path: Path, max_bytes: int = MAX_BYTES) -> bytes:
    """Return a file's content.

    Raises UnreadableError for a file that is missing, larger than `max_bytes`, or not a regular
    file: a pipe or a device could keep the program waiting or never end.
    """
    try:
        if path.exists() and not path.is_file():
            raise UnreadableError(path, _not_regular(path))
        with path.open("rb") as file:
            content = file.read(max_bytes + 1)
    except UnreadableError:
        raise
    except (OSError, ValueError) as error:
        raise UnreadableError(path, _reason(error)) from None
    if len(content) > max_bytes:
        raise UnreadableError(path, Text("it is larger than {most} bytes", most=grouped(max_bytes)))
    return content


def read_text(path: Path, max_bytes: int = MAX_BYTES) -> str:
    """Return a file's text (UTF-8, with or without a byte order mark), line endings unchanged.

    Raises UnreadableError as `read_bytes` does, and for a file that isn't text.
    """
    try:
        text = read_bytes(path, max_bytes).decode("utf-8-sig")
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise UnreadableError(path, Text("it is not UTF-8 text"))
    return text


def write_text_atomically(path: Path, text: str) -> None:
    """Write text as UTF-8 so that the file is always either the old or the new one.

    Symbolic links are followed. On failure, raises TttmcError, naming the file and the reason, and
    leaves the old file unchanged.
    """
    try:
        content = text.encode()
    except UnicodeEncodeError:
        reason = Text("its text contains an incomplete character")
        raise TttmcError("{path} can't be written: {reason}", path=path, reason=reason) from None
    write_bytes_atomically(path, content)


def write_bytes_atomically(path: Path, content: bytes, *, is_private: bool = False) -> None:
    """Write bytes in the same way as `write_text_atomically` writes text.

    Only its owner may read a private file, even if others could read the old one.
    """
    try:
        _write(path.resolve(), content, is_private=is_private)
    # RuntimeError for a loop of symbolic links
    except (OSError, ValueError, RuntimeError) as error:
        raise TttmcError(
            "{path} can't be written: {reason}", path=path, reason=_reason(error)
        ) from None


def set_aside(path: Path) -> Path:
    """Rename an unreadable file, so that a new one can take its name, and return its new path.

    Raises TttmcError on failure.
    """
    number = 1
    while (kept := path.with_name(f"{path.name}.unreadable-{number}")).exists():
        number += 1
    try:
        return path.rename(kept)
    except (OSError, ValueError) as error:
        raise TttmcError(
            "{path} can't be renamed: {reason}", path=path, reason=_reason(error)
        ) from None


class Database(NamedTuple):
    """One kind of SQLite file."""

    application_id: int
    """The number in a file's header that marks its kind; every kind has its own."""
    version: int
    """The version of the schema; a file with a higher one is left unchanged."""
    schema: tuple[str, ...]
    """The statements that create the tables in an empty file."""
    upgrades: Mapping[int, tuple[str, ...]] = MappingProxyType({})
    """For each older version, the statements that upgrade a file to the next version."""


def open_database(
    path: Path, database: Database, begin: Callable[[sqlite3.Connection], object]
) -> sqlite3.Connection:
    """Open an SQLite file, created with its folder if missing; `begin` fills a new one.

    Transactions are explicit and use a write-ahead log. Any thread may use the connection, one at
    a time. A file on a read-only disk can only be read. Raises TttmcError, naming the file and the
    problem, if the file is of another kind, too new or stays locked; it is then left unchanged.
    """
    import sqlite3

    make_folder(path.parent)
    with database_errors(path):
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                return _opened(path, database, begin)
            except sqlite3.OperationalError as error:
                if _has(error, _READ_ONLY, "SQLITE_CANTOPEN") and path.is_file():
                    return _opened(path, database, None)
                # SQLite waits for most locks, but not for that of a program setting up the log.
                if not _has(error, *_BUSY) or time.monotonic() > deadline:
                    raise
                time.sleep(0.01)


def _opened(
    path: Path, database: Database, begin: Callable[[sqlite3.Connection], object] | None
) -> sqlite3.Connection:
    """Open a file; without `begin`, one on a read-only disk, where SQLite can't set up its log."""
    import sqlite3

    name = str(path)
    if begin is None:
        has_log = path.with_name(f"{path.name}-wal").exists()
        mode = "mode=ro" if has_log else "mode=ro&immutable=1"
        name = f"{path.absolute().as_uri()}?{mode}"
    connection = sqlite3.connect(
        name,
        uri=begin is None,
        timeout=PATIENCE,
        isolation_level=None,
        check_same_thread=False,
    )
    try:
        connection.execute("PRAGMA trusted_schema = OFF")
        if begin is not None and _is_empty(connection):
            # Another program may do the same: the one that gets the lock first fills the file.
            with transaction(connection):
                if _is_empty(connection):
                    for statement in database.schema:
                        connection.execute(statement)
                    begin(connection)
                    connection.execute(f"PRAGMA application_id = {database.application_id}")
                    connection.execute(f"PRAGMA user_version = {database.version}")
        _prepare(path, connection, database)
        if begin is not None:
            if _one(connection, "PRAGMA journal_mode") != "wal":
                connection.execute("PRAGMA journal_mode = WAL")
            # With a write-ahead log, this mode loses the last transactions only in a power cut.
            connection.execute("PRAGMA synchronous = NORMAL")
    except BaseException:
        connection.close()
        raise
    return connection


@contextmanager
def database_errors(path: Path) -> Generator[None, None, None]:
    """Turn SQLite's errors into TttmcError, naming the file and the problem."""
    import sqlite3

    try:
        yield
    except sqlite3.DatabaseError as error:
        raise TttmcError(
            "{path} can't be used: {reason}", path=path, reason=_database_reason(error)
        ) from None
    except UnicodeDecodeError:  # SQLite's message quotes a damaged name, which Python can't decode
        reason = Text("it is damaged")
        raise TttmcError("{path} can't be used: {reason}", path=path, reason=reason) from None


@contextmanager
def limited(connection: sqlite3.Connection, seconds: float) -> Generator[None, None, None]:
    """Interrupt queries that aren't done after this time, or at Ctrl-C."""
    import sqlite3

    end = time.monotonic() + seconds
    connection.set_progress_handler(lambda: time.monotonic() > end, _PROGRESS_STEPS)
    try:
        yield
    except sqlite3.OperationalError as error:
        # SQLite's module drops the exception that Ctrl-C raises in the handler.
        if _has(error, _INTERRUPTED) and time.monotonic() <= end:
            raise KeyboardInterrupt from None
        raise
    finally:
        connection.set_progress_handler(None, 0)


@contextmanager
def transaction(connection: sqlite3.Connection) -> Generator[None, None, None]:
    """Commit all changes made in the block, or none; within another transaction, as part of it."""
    is_part = connection.in_transaction
    if is_part:
        yield
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        # On a full disk SQLite may have rolled back already.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _database_reason(error: sqlite3.DatabaseError) -> Text:
    if _has(error, *_BUSY):
        return Text("another program has locked it: try again when that program has finished")
    if _has(error, _INTERRUPTED):
        return Text("a query takes too long, so it may be damaged")
    if _has(error, "SQLITE_FULL", "SQLITE_IOERR_WRITE"):
        return Text("its disk is full. Everything written before is safe")
    if _has(error, "SQLITE_NOTADB"):
        return Text("it is a file of another kind")
    if _has(error, _READ_ONLY):
        return Text("it is read-only")
    return Text("{error}", error=str(error))


def _has(error: sqlite3.DatabaseError, *codes: str) -> bool:
    """Return whether an error's code begins with one of these."""
    return getattr(error, "sqlite_errorname", "").startswith(codes)


def _is_empty(connection: sqlite3.Connection) -> bool:
    return not _one(connection, "SELECT count(*) FROM sqlite_master") and not _one(
        connection, "PRAGMA application_id"
    )


def _prepare(path: Path, connection: sqlite3.Connection, database: Database) -> None:
    """Check a file and upgrade it, as a whole or not at all, before any of its tables is used."""
    import sqlite3

    with limited(connection, _PREPARE_SECONDS), closing(sqlite3.connect(":memory:")) as model:
        _check(path, connection, database)
        for statement in database.schema:
            model.execute(statement)
        tables = {name for (name,) in model.execute(f"{_OBJECTS} = 'table'")}
        # A view in a table's place may never end, and a trigger may change anything.
        others = {name for (name,) in connection.execute(f"{_OBJECTS} IN ('view', 'virtual')")}
        if others & tables or connection.execute(f"{_OBJECTS} = 'trigger'").fetchone():
            raise _has_other_tables(path)
        is_older = _one(connection, "PRAGMA user_version") != database.version
        with transaction(connection) if is_older else nullcontext():
            if is_older:
                _upgrade(connection, database)
            for name in tables:
                columns = f"PRAGMA table_xinfo({name})"
                if connection.execute(columns).fetchall() != model.execute(columns).fetchall():
                    raise _has_other_tables(path)


def _has_other_tables(path: Path) -> TttmcError:
    return TttmcError(
        "{path} has other tables than this program makes: move it away, or use another {variable}",
        path=path,
        variable=HOME_VARIABLE,
    )


def _check(path: Path, connection: sqlite3.Connection, database: Database) -> None:
    if _one(connection, "PRAGMA application_id") != database.application_id:
        raise TttmcError(
            "{path} is the database of another program or for something else", path=path
        )
    version = _one(connection, "PRAGMA user_version")
    if version != database.version and version not in database.upgrades:
        raise TttmcError(
            "{path} was written by another version of tttmc (its format is {version}, not {known}) "
            "and is left unchanged: use that version, or another {variable}",
            path=path,
            version=version,
            known=database.version,
            variable=HOME_VARIABLE,
        )


def _upgrade(connection: sqlite3.Connection, database: Database) -> None:
    # Another program may have upgraded it meanwhile.
    version = _one(connection, "PRAGMA user_version")
    while isinstance(version, int) and version in database.upgrades:
        for statement in database.upgrades[version]:
            connection.execute(statement)
        version += 1
    connection.execute(f"PRAGMA user_version = {database.version}")


def _one(connection: sqlite3.Connection, statement: str) -> object:
    return connection.execute(statement).fetchone()[0]


def _write(path: Path, content: bytes, *, is_private: bool) -> None:
    if not path.parent.is_dir():
        raise TttmcError("the folder {folder} doesn't exist", folder=path.parent)
    if path.exists():
        # The rename below would replace a device or another special file.
        if not path.is_file():
            raise TttmcError(_not_regular(path))
        if not os.access(path, os.W_OK):
            raise PermissionError(errno.EACCES, "")
    _remove_left(path.parent)
    # In the same folder, because a rename is atomic only within one.
    temporary = path.parent / os.urandom(8).hex().join(_TEMPORARY)
    try:
        temporary.touch(PRIVATE_FILE if is_private else 0o666, exist_ok=False)
        with temporary.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if path.exists() and not is_private:
            temporary.chmod(path.stat().st_mode & 0o777)
        temporary.replace(path)
    except BaseException:  # also after Ctrl-C
        with suppress(OSError):
            temporary.unlink()
        raise
    _keep_name(path.parent)


def _keep_name(folder: Path) -> None:
    """Make sure that a folder's new names survive a power cut, if the system can do that."""
    if os.name == "posix":
        with suppress(OSError):  # not all file systems can
            descriptor = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(descriptor)
            finally:
                os.close(descriptor)


def _remove_left(folder: Path) -> None:
    """Remove the temporary files of programs that were killed while they wrote."""
    begin, end = _TEMPORARY
    with suppress(OSError):
        for entry in os.scandir(folder):
            if entry.name.startswith(begin) and entry.name.endswith(end):
                with suppress(OSError):
                    if time.time() - entry.stat(follow_symlinks=False).st_mtime > _LEFT_SECONDS:
                        Path(entry).unlink()


def _not_regular(path: Path) -> Text:
    return Text("it is a folder") if path.is_dir() else Text("it is not a regular file")


def _reason(error: OSError | ValueError | RuntimeError) -> Text:
    if isinstance(error, TttmcError):
        return error.text
    if not isinstance(error, OSError):
        return Text("{error}", error=str(error))
    known = _REASONS.get(error.errno or 0)
    return known or Text("{error}", error=error.strerror or type(error).__name__)
