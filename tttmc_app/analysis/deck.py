"""The mistakes in all your games, kept in a file as exercises that recur at growing intervals."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from tttmc_app.analysis.exercises import Exercise
from tttmc_app.analysis.facts import PositionFacts
from tttmc_app.core import Position, Rules, TttmcError, parse_square, square_name
from tttmc_app.database import Connection, Database, database_errors, open_database, transaction
from tttmc_app.folders import data_folder

DAY = 86_400
INTERVALS = (1, 3, 7, 16, 35, 90)
"""Days until an exercise comes back after one, two, three … right answers in a row."""

DATABASE = Database(
    application_id=0x7474_6D6D,
    version=1,
    schema=(
        """CREATE TABLE exercises (
            number INTEGER PRIMARY KEY, rules TEXT NOT NULL, board TEXT NOT NULL,
            to_move TEXT NOT NULL, played TEXT NOT NULL, results TEXT NOT NULL,
            added INTEGER NOT NULL, due INTEGER NOT NULL, streak INTEGER NOT NULL,
            UNIQUE (rules, board, to_move)
        )""",
    ),
)


class DueExercise(NamedTuple):
    """A stored exercise."""

    number: int
    exercise: Exercise
    added: int
    """When the mistake was made, in seconds since 1970."""
    streak: int
    """Right answers in a row."""


class DueExercises(NamedTuple):
    """The exercises to ask now, longest overdue first."""

    exercises: tuple[DueExercise, ...]


class DeckCounts(NamedTuple):
    """How many exercises are stored."""

    total: int
    due: int


class Deck:
    """The file of exercises. Times are seconds since 1970.

    Every method raises TttmcError if the file can't be used, and leaves it unchanged in that case.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or data_folder() / "mistakes.db"

    def add(self, exercises: Iterable[Exercise], now: int, *, is_new: bool = True) -> int:
        """Store the mistakes of a game as due at once; return how many weren't stored before.

        A mistake that was stored before becomes due again too, if the game is new.
        """
        made_again = "DO UPDATE SET due = excluded.due, streak = 0, played = excluded.played"
        rows = [_row(exercise, now) for exercise in exercises]
        if not rows:
            return 0
        with self._open() as connection, transaction(connection):
            before = _count(connection)
            connection.executemany(
                "INSERT INTO exercises (rules, board, to_move, played, results, added, due, streak)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, 0) ON CONFLICT"
                f" {made_again if is_new else 'DO NOTHING'}",
                rows,
            )
            return _count(connection) - before

    def due(self, now: int, most: int = 20) -> DueExercises:
        """Return the exercises that are due, longest overdue first."""
        if not self.path.exists():
            return DueExercises(())
        with self._open() as connection:
            rows = connection.execute(
                "SELECT number, rules, board, to_move, played, results, added, streak"
                " FROM exercises WHERE due <= ? ORDER BY due, number LIMIT ?",
                (now, most),
            ).fetchall()
        return DueExercises(tuple(map(_exercise, rows)))

    def answered(self, number: int, now: int, *, is_right: bool) -> None:
        """Store the first answer to an exercise, and when to ask it again."""
        with self._open() as connection, transaction(connection):
            found = connection.execute(
                "SELECT streak FROM exercises WHERE number = ?", (number,)
            ).fetchone()
            streak = 0 if found is None or not is_right else int(found[0]) + 1
            days = INTERVALS[min(max(streak, 1), len(INTERVALS)) - 1]
            connection.execute(
                "UPDATE exercises SET streak = ?, due = ? WHERE number = ?",
                (streak, now + days * DAY, number),
            )

    def counts(self, now: int) -> DeckCounts:
        """Return how many exercises are stored, and how many of them are due."""
        if not self.path.exists():
            return DeckCounts(0, 0)
        with self._open() as connection:
            (due,) = connection.execute(
                "SELECT count(*) FROM exercises WHERE due <= ?", (now,)
            ).fetchone()
            return DeckCounts(_count(connection), int(due))

    @contextmanager
    def _open(self) -> Generator[Connection, None, None]:
        with database_errors(self.path):
            connection = open_database(self.path, DATABASE, lambda _new: None)
            try:
                yield connection
            finally:
                connection.close()


def _count(connection: Connection) -> int:
    (count,) = connection.execute("SELECT count(*) FROM exercises").fetchone()
    return int(count)


def _row(exercise: Exercise, now: int) -> tuple[str, str, str, str, str, int, int]:
    position = exercise.position
    results = {square_name(square): pair for square, pair in exercise.facts.bounds.items()}
    return (
        json.dumps(position.rules.settings(), sort_keys=True),
        position.text,
        str(position.to_move),
        square_name(exercise.played),
        json.dumps(results),
        now,
        now,
    )


def _exercise(row: tuple[Any, ...]) -> DueExercise:
    number, rules, board, to_move, played, results, added, streak = row
    try:
        settings = Rules.from_settings(json.loads(rules))
        position = Position.parse(board, settings, to_move)
        bounds = {
            parse_square(name, settings): (int(low), int(high))
            for name, (low, high) in json.loads(results).items()
        }
        exercise = Exercise(PositionFacts(position, bounds), parse_square(played, settings))
    except (ValueError, TypeError, AttributeError):
        raise TttmcError(
            "exercise {number} in your collection of mistakes can't be read: delete the file to "
            "start again",
            number=number,
        ) from None
    return DueExercise(number, exercise, int(added), int(streak))
