"""SQLite files, opened, upgraded and changed safely: only this module knows the driver."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Generator, Mapping
from contextlib import closing, contextmanager, nullcontext, suppress
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from tttmc_app.core import Text, TttmcError
from tttmc_app.folders import HOME_VARIABLE
from tttmc_app.storage import make_folder

Connection: TypeAlias = sqlite3.Connection
connect = sqlite3.connect

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
    path: Path, database: Database, begin: Callable[[Connection], object]
) -> Connection:
    """Open an SQLite file, created with its folder if missing; `begin` fills a new one.

    Transactions are explicit and use a write-ahead log. Any thread may use the connection, one at
    a time. A file on a read-only disk can only be read. Raises TttmcError, naming the file and the
    problem, if the file is of another kind, too new or stays locked; it is then left unchanged.
    """
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
    path: Path, database: Database, begin: Callable[[Connection], object] | None
) -> Connection:
    """Open a file; without `begin`, one on a read-only disk, where SQLite can't set up its log."""
    name = str(path)
    if begin is None:
        has_log = path.with_name(f"{path.name}-wal").exists()
        mode = "mode=ro" if has_log else "mode=ro&immutable=1"
        name = f"{path.absolute().as_uri()}?{mode}"
    connection = connect(
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
def limited(connection: Connection, seconds: float) -> Generator[None, None, None]:
    """Interrupt queries that aren't done after this time, or at Ctrl-C."""
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
def transaction(connection: Connection) -> Generator[None, None, None]:
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


@contextmanager
def waiting(connection: Connection, seconds: float) -> Generator[None, None, None]:
    """Wait no longer than this for other programs' locks."""
    before = _one(connection, "PRAGMA busy_timeout")
    connection.execute(f"PRAGMA busy_timeout = {round(seconds * 1000)}")
    try:
        yield
    finally:
        connection.execute(f"PRAGMA busy_timeout = {before}")


def free_space(connection: Connection) -> None:
    """Shrink a file to what it contains, or do nothing if that is impossible now.

    It is impossible while another program has the file open, and on a full disk. It takes about
    a second per 100 MB.
    """
    with waiting(connection, 0), suppress(sqlite3.OperationalError):  # new rows will use the space
        # Only a file's single user can leave the write-ahead log. With the log, another program
        # that is writing might wait for its lock longer than its patience.
        if _one(connection, "PRAGMA journal_mode = DELETE") == "delete":
            connection.execute("VACUUM")
    with suppress(sqlite3.OperationalError):  # a program that has opened it does the same
        connection.execute("PRAGMA journal_mode = WAL")


def claim(path: Path) -> Connection | None:
    """Return a lock that ends with the process; None if another process holds it."""
    with database_errors(path):
        connection = connect(path, timeout=0, isolation_level=None)
        try:
            connection.execute("BEGIN EXCLUSIVE")  # such a lock works the same on every system
        except sqlite3.OperationalError as error:
            connection.close()
            if _has(error, "SQLITE_BUSY"):
                return None
            if not path.exists():  # the last holder has just removed it
                return claim(path)
            raise
        except BaseException:
            connection.close()
            raise
    if not path.exists():  # the last holder has removed it since it was opened
        connection.close()
        return claim(path)
    return connection


def give_up(connection: Connection, path: Path) -> None:
    """Release a lock and remove its file."""
    connection.close()
    with suppress(OSError):  # another program may just have opened it
        path.unlink()


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


def _is_empty(connection: Connection) -> bool:
    return not _one(connection, "SELECT count(*) FROM sqlite_master") and not _one(
        connection, "PRAGMA application_id"
    )


def _prepare(path: Path, connection: Connection, database: Database) -> None:
    """Check a file and upgrade it, as a whole or not at all, before any of its tables is used."""
    with limited(connection, _PREPARE_SECONDS), closing(connect(":memory:")) as model:
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


def _check(path: Path, connection: Connection, database: Database) -> None:
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


def _upgrade(connection: Connection, database: Database) -> None:
    # Another program may have upgraded it meanwhile.
    version = _one(connection, "PRAGMA user_version")
    while isinstance(version, int) and version in database.upgrades:
        for statement in database.upgrades[version]:
            connection.execute(statement)
        version += 1
    connection.execute(f"PRAGMA user_version = {database.version}")


def _one(connection: Connection, statement: str) -> object:
    return connection.execute(statement).fetchone()[0]
