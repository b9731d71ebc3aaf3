"""A textbook: the mistakes that learners have made, kept in an SQLite file."""

from __future__ import annotations

import re
import weakref
from collections.abc import Collection, Iterable, Iterator
from math import isqrt
from pathlib import Path
from time import time
from typing import Any, NamedTuple

from tttmc_app.core import MAX_SIZE, Text, TttmcError
from tttmc_app.database import (
    PATIENCE,
    Connection,
    Database,
    database_errors,
    open_database,
    transaction,
    waiting,
)

Entry = tuple[str, str]
"""A state and a move that lost there."""


class LearntMistake(NamedTuple):
    """A mistake in a textbook, and how it got there."""

    state: str
    move: str
    game: int | None
    """The number of the game that taught it, from 1; None if imported or older than this column."""
    learnt: int | None
    """When it was learnt, in seconds since 1970; None in the same cases."""


DATABASE = Database(
    application_id=0x7474_6D62,
    version=2,
    schema=(
        "CREATE TABLE about (subject TEXT NOT NULL, games INTEGER NOT NULL)",
        """CREATE TABLE mistakes (
            number INTEGER PRIMARY KEY, state TEXT NOT NULL, move TEXT NOT NULL,
            game INTEGER, learnt INTEGER, UNIQUE (state, move)
        )""",
    ),
    upgrades={
        1: (
            "ALTER TABLE mistakes ADD COLUMN game INTEGER",
            "ALTER TABLE mistakes ADD COLUMN learnt INTEGER",
        )
    },
)
_COUNT = "SELECT count(*) FROM mistakes"
_MAX_STATES = 100_000
"""Maximum number of states whose mistakes are cached."""
_LINE = re.compile(r"([-xo]+)([0-9]{1,3})")


class Textbook:
    """A file of the mistakes made in one subject, such as "3×3, reverse".

    Without a subject, the textbook takes that of its file, which must then exist.

    Reading doesn't create a missing file; writing does. A noted mistake takes effect at once in
    this object, and in others on the same file once `commit` has written it. Raises TttmcError,
    leaving the file unchanged, if it is not a textbook, is for another subject or stays locked.
    """

    def __init__(self, path: Path, subject: str | None) -> None:
        self.path = path
        self._subject = subject
        self._connection: Connection | None = None
        self._version = 0
        self._read: dict[str, set[str]] = {}
        self._pending: dict[Entry, int] = {}  # how many games had been counted before each
        self._noted: dict[str, set[str]] = {}
        self._games = 0
        self.changes = 0
        """Increases whenever mistakes may have been added."""

    def mistakes(self, state: str) -> Collection[str]:
        """Return the moves known to be mistakes in a state, as of the last refresh."""
        known = self._read.get(state)
        if known is not None:
            return known
        rows = self._rows("SELECT move FROM mistakes WHERE state = ?", state)
        known = {str(move) for (move,) in rows} | self._noted.get(state, set())
        if len(self._read) >= _MAX_STATES:
            self._read.clear()
        self._read[state] = known
        return known

    def refresh(self) -> None:
        """Read what other programs have written to the file since the last time."""
        for (version,) in self._rows("PRAGMA data_version"):
            if version != self._version:
                self._version = version
                self._read.clear()
                self.changes += 1

    def note(self, state: str, move: str) -> None:
        """Note a mistake; `commit` writes it."""
        self._pending.setdefault((state, move), self._games)
        self._noted.setdefault(state, set()).add(move)
        self._read.pop(state, None)
        self.changes += 1

    def count_games(self, games: int = 1) -> None:
        """Count games played for learning; `commit` writes the number."""
        self._games += games

    def commit(self, patience: float = PATIENCE) -> None:
        """Write everything new in one transaction; after a failure, call this again to retry.

        Waits for other programs' locks for at most `patience` seconds.
        """
        if not self._pending and not self._games:
            return
        connection = self._ready(create=True)
        assert connection is not None
        errors = database_errors(self.path)
        with errors, waiting(connection, patience), transaction(connection):
            _, games = _about(connection, self.path)
            now = round(time())
            rows = [(*entry, games + after, now) for entry, after in self._pending.items()]
            _insert(connection, rows)
            connection.execute("UPDATE about SET games = games + ?", (self._games,))
        self._pending.clear()
        self._noted.clear()
        self._games = 0
        self.refresh()

    def entries(self) -> Iterator[Entry]:
        """Yield all entries in the file, in the order they were learnt."""
        yield from self._rows("SELECT state, move FROM mistakes ORDER BY number")

    def newest(self, most: int) -> tuple[LearntMistake, ...]:
        """Return the most recently learnt mistakes in the file, newest first."""
        rows = self._rows(
            "SELECT state, move, game, learnt FROM mistakes ORDER BY number DESC LIMIT ?", most
        )
        return tuple(LearntMistake(*row) for row in rows)

    def add(self, entries: Iterable[Entry]) -> int:
        """Write entries in one transaction and return how many of them were new."""
        connection = self._ready(create=True)
        assert connection is not None
        with database_errors(self.path), transaction(connection):
            (before,) = connection.execute(_COUNT).fetchone()
            _insert(connection, ((state, move, None, None) for state, move in entries))
            (after,) = connection.execute(_COUNT).fetchone()
        self._read.clear()
        self.changes += 1
        return int(after - before)

    @property
    def size(self) -> int:
        """Return the number of mistakes written or noted."""
        return len(self._pending) + sum(int(count) for (count,) in self._rows(_COUNT))

    @property
    def noted(self) -> int:
        """Return the number of mistakes not yet written."""
        return len(self._pending)

    @property
    def games(self) -> int:
        """Return the number of games played for learning."""
        connection = self._ready(create=False)
        if connection is None:
            return self._games
        with database_errors(self.path):
            _, games = _about(connection, self.path)
        return games + self._games

    def close(self) -> None:
        """Close the file; uncommitted changes are lost."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    @property
    def subject(self) -> str | None:
        """Return the file's subject; None if there is neither a file nor a subject."""
        self._ready(create=False)
        return self._subject

    def _rows(self, query: str, *values: object) -> list[Any]:
        """Return what a query finds in the file; nothing if there is none."""
        if (connection := self._ready(create=False)) is None:
            return []
        with database_errors(self.path):
            return connection.execute(query, values).fetchall()

    def _ready(self, *, create: bool) -> Connection | None:
        """Return the open file; None if it doesn't exist and `create` is false."""
        if self._connection is None and (create or self.path.exists()):
            subject = self._subject
            with database_errors(self.path):
                insert, about = "INSERT INTO about VALUES (?, 0)", (subject or "",)
                connection = open_database(
                    self.path, DATABASE, lambda new: new.execute(insert, about)
                )
                found, _ = _about(connection, self.path)
            if subject is None:
                self._subject = found
            elif subject != found:
                connection.close()
                raise TttmcError(
                    "{path} is a textbook for {found}, not for {subject}: name another file",
                    path=self.path,
                    found=found,
                    subject=subject,
                )
            # Players aren't closed explicitly everywhere.
            weakref.finalize(self, connection.close)
            self._connection = connection
        return self._connection


def _about(connection: Connection, path: Path) -> tuple[str, int]:
    """Return a file's subject and its number of games; raise TttmcError if they are damaged."""
    match connection.execute("SELECT subject, games FROM about").fetchone():
        case (str(subject), int(games)):
            return subject, games
        case _:
            reason = Text("it is a file of another kind")
            raise TttmcError("{path} can't be used: {reason}", path=path, reason=reason)


def _insert(
    connection: Connection, rows: Iterable[tuple[str, str, int | None, int | None]]
) -> None:
    connection.executemany(
        "INSERT OR IGNORE INTO mistakes (state, move, game, learnt) VALUES (?, ?, ?, ?)", rows
    )


def text_of(entries: Iterable[Entry]) -> str:
    """Return entries as plain text, one mistake per line.

    A line is the state's squares, then the move's number. On 3×3 this is the format of the rule's
    source: in "xo-xo----2", x must not take square 2. x is the learner, whichever side it plays.
    """
    return "".join(f"{state}{move}\n" for state, move in entries)


def read_entries(text: str) -> tuple[int, list[Entry]]:
    """Return the board size and the entries of text that `text_of` could have written.

    Blank lines are skipped; text with nothing else has size 0. Raises TttmcError, naming the line,
    for any other text.
    """
    size, entries = 0, list[Entry]()
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            continue
        entry = _entry_of(line.strip().lower())
        if entry is None:
            raise TttmcError(
                "line {number} can't be read: each line must be a board of -, x and o, row by "
                "row, then the number of an empty square",
                number=number,
            )
        if size and isqrt(len(entry[0])) != size:
            raise TttmcError(
                "line {number} is for a different board size from the lines before it",
                number=number,
            )
        size = isqrt(len(entry[0]))
        entries.append(entry)
    return size, entries


def _entry_of(line: str) -> Entry | None:
    found = _LINE.fullmatch(line)
    if found is None:
        return None
    state, move = found[1], int(found[2])
    size = isqrt(len(state))
    if size * size != len(state) or size > MAX_SIZE or move >= len(state) or state[move] != "-":
        return None
    return state, str(move)
