"""A textbook: the mistakes that learners have made, kept in an SQLite file."""

from __future__ import annotations

import weakref
from collections.abc import Collection, Generator, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from tttmc_app.core import Text, TttmcError
from tttmc_app.storage import PATIENCE, Database, database_errors, open_database, transaction

if TYPE_CHECKING:
    import sqlite3

Entry = tuple[str, str]
"""A state and a move that lost there."""

DATABASE = Database(
    kind=Text("textbook"),
    application_id=0x7474_6D62,
    version=1,
    schema=(
        "CREATE TABLE about (subject TEXT NOT NULL, games INTEGER NOT NULL)",
        """CREATE TABLE mistakes (
            number INTEGER PRIMARY KEY, state TEXT NOT NULL, move TEXT NOT NULL,
            UNIQUE (state, move)
        )""",
    ),
)
_MOST_STATES = 100_000
"""States whose mistakes are kept at hand; more are forgotten and read again."""


class Textbook:
    """Remember the mistakes made in one subject, such as "3×3, reverse", in a file.

    Without a subject it takes the file's own; then there must be such a file.

    Reading leaves a missing file missing; it is made when there is something to keep. What is
    noted counts at once for this textbook, and for others on the same file once `commit` has
    written it, in one transaction. Raises TttmcError, the file untouched, when it is no textbook,
    is for another subject, or stays locked.
    """

    def __init__(self, path: Path, subject: str | None) -> None:
        self.path = path
        self._subject = subject
        self._connection: sqlite3.Connection | None = None
        self._version = 0
        self._read: dict[str, set[str]] = {}
        self._pending: dict[Entry, None] = {}
        self._noted: dict[str, set[str]] = {}
        self._games = 0
        self.changes = 0
        """Grows whenever what is known may have become more."""

    def mistakes(self, state: str) -> Collection[str]:
        """Return the moves that are known to be mistakes in a state, by the last refresh."""
        known = self._read.get(state)
        if known is not None:
            return known
        connection = self._ready(create=False)
        if connection is None:
            return self._noted.get(state, ())
        with database_errors(self.path, DATABASE.kind):
            rows = connection.execute("SELECT move FROM mistakes WHERE state = ?", (state,))
            known = {str(move) for (move,) in rows} | self._noted.get(state, set())
        if len(self._read) >= _MOST_STATES:
            self._read.clear()
        self._read[state] = known
        return known

    def refresh(self) -> None:
        """Take in what others have written to the file since."""
        if (connection := self._ready(create=False)) is None:
            return
        with database_errors(self.path, DATABASE.kind):
            (version,) = connection.execute("PRAGMA data_version").fetchone()
        if version != self._version:
            self._version = version
            self._read.clear()
            self.changes += 1

    def note(self, state: str, move: str) -> None:
        """Remember a mistake; `commit` writes it."""
        self._pending[state, move] = None
        self._noted.setdefault(state, set()).add(move)
        self._read.pop(state, None)
        self.changes += 1

    def count_games(self, games: int = 1) -> None:
        """Count games that were learnt from; `commit` writes the number."""
        self._games += games

    def commit(self, patience: float = PATIENCE) -> None:
        """Write what is new in one transaction; after a failure it can be tried again.

        Others may keep the file locked for so many seconds meanwhile.
        """
        if not self._pending and not self._games:
            return
        connection = self._ready(create=True)
        assert connection is not None
        errors = database_errors(self.path, DATABASE.kind)
        with errors, _waiting(connection, patience), transaction(connection):
            _insert(connection, self._pending)
            connection.execute("UPDATE about SET games = games + ?", (self._games,))
        self._pending.clear()
        self._noted.clear()
        self._games = 0
        self.refresh()

    def entries(self) -> Iterator[Entry]:
        """Yield all that is written, in the order in which it was learnt."""
        connection = self._ready(create=False)
        if connection is not None:
            with database_errors(self.path, DATABASE.kind):
                yield from connection.execute("SELECT state, move FROM mistakes ORDER BY number")

    def add(self, entries: Iterable[Entry]) -> int:
        """Write entries in one transaction and return how many of them were new."""
        connection = self._ready(create=True)
        assert connection is not None
        with database_errors(self.path, DATABASE.kind), transaction(connection):
            before = _count(connection)
            _insert(connection, entries)
            added = _count(connection) - before
        self._read.clear()
        self.changes += 1
        return added

    @property
    def size(self) -> int:
        """Return how many mistakes are written or noted."""
        connection = self._ready(create=False)
        if connection is None:
            return len(self._pending)
        with database_errors(self.path, DATABASE.kind):
            return _count(connection) + len(self._pending)

    @property
    def noted(self) -> int:
        """Return how many mistakes wait to be written."""
        return len(self._pending)

    @property
    def games(self) -> int:
        """Return how many games were learnt from."""
        connection = self._ready(create=False)
        if connection is None:
            return self._games
        with database_errors(self.path, DATABASE.kind):
            (games,) = connection.execute("SELECT games FROM about").fetchone()
        return int(games) + self._games

    def close(self) -> None:
        """Close the file; what was not committed is lost."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    @property
    def subject(self) -> str | None:
        """Return what the file is about; None where there is neither a file nor a subject."""
        self._ready(create=False)
        return self._subject

    def _ready(self, *, create: bool) -> sqlite3.Connection | None:
        """Return the open file; None where there is none and none is to be made."""
        if self._connection is None and (create or self.path.exists()):
            subject = self._subject
            with database_errors(self.path, DATABASE.kind):
                connection = open_database(
                    self.path, DATABASE, lambda new: _begin(new, subject or "")
                )
                (found,) = connection.execute("SELECT subject FROM about").fetchone()
            if subject is None:
                self._subject = str(found)
            elif subject != found:
                connection.close()
                raise TttmcError(
                    f"{self.path} is a textbook for {found}, not for {subject}: name another file"
                )
            # A player has no end that anyone would tell it of.
            weakref.finalize(self, connection.close)
            self._connection = connection
        return self._connection


def _begin(connection: sqlite3.Connection, subject: str) -> None:
    connection.execute("INSERT INTO about VALUES (?, 0)", (subject,))


def _insert(connection: sqlite3.Connection, entries: Iterable[Entry]) -> None:
    connection.executemany("INSERT OR IGNORE INTO mistakes (state, move) VALUES (?, ?)", entries)


def _count(connection: sqlite3.Connection) -> int:
    (count,) = connection.execute("SELECT count(*) FROM mistakes").fetchone()
    return int(count)


@contextmanager
def _waiting(connection: sqlite3.Connection, seconds: float) -> Generator[None, None, None]:
    """Wait for other programs' locks no longer than this."""
    connection.execute(f"PRAGMA busy_timeout = {round(seconds * 1000)}")
    try:
        yield
    finally:
        connection.execute(f"PRAGMA busy_timeout = {round(PATIENCE * 1000)}")
