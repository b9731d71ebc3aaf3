"""The store of results: every run with its settings and results, in one SQLite file."""

from __future__ import annotations

import glob
import json
import platform
from collections.abc import Collection, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from operator import attrgetter
from pathlib import Path
from typing import Self

from tttmc_app import __version__, engine
from tttmc_app.core import TttmcError
from tttmc_app.core.json_reader import read_json
from tttmc_app.database import (
    Connection,
    Database,
    claim,
    database_errors,
    give_up,
    limited,
    open_database,
    transaction,
)
from tttmc_app.experiments.games import PackedGames, PlayedGame, numbers_of, unpacked
from tttmc_app.experiments.recipe import AnyPlan, Finding, Recipe, Summary, is_plan, is_study
from tttmc_app.experiments.saved_run import (
    DONE,
    GAME_COLUMNS,
    PACK_COLUMNS,
    RUN_COLUMNS,
    AnyRun,
    Cell,
    Row,
    RunInfo,
    SavedRun,
    game_of,
    info_of,
    machine_text,
    pack_of,
    readable,
    row_of,
)
from tttmc_app.folders import data_folder
from tttmc_app.players.behaviour import versions_of

FILE_NAME = "results.sqlite"
MAX_NAME = 200
PATIENCE = 10.0
"""Seconds to wait for another program that is writing."""
READ_SECONDS = 60.0
"""The longest time for reading a run, which is much more than a million games take."""
_FINDINGS = """CREATE TABLE findings (
    run INTEGER PRIMARY KEY REFERENCES runs, done INTEGER NOT NULL, results TEXT NOT NULL
)"""
"""The results of studies: one JSON document per run."""

_PACKS = """CREATE TABLE packs (
    run INTEGER NOT NULL REFERENCES runs, pairing INTEGER NOT NULL, first INTEGER NOT NULL,
    count INTEGER NOT NULL, columns BLOB NOT NULL, PRIMARY KEY (run, pairing, first)
)"""
"""The games that the kernel played, many in a row; see `engine.GameColumns`. `first` is the first
game's number in its pairing."""

_TEMPORARY = "temporary INTEGER NOT NULL DEFAULT 0"
MAX_TEMPORARY = 50
"""How many temporary runs are kept, the newest ones."""

_ADD_GAME = f"INSERT OR IGNORE INTO games (run, {GAME_COLUMNS}) VALUES ({', '.join('?' * 14)})"

DATABASE = Database(
    application_id=0x7474_6D72,
    version=5,
    upgrades={
        1: (_FINDINGS,),
        2: ("ALTER TABLE runs ADD COLUMN versions TEXT NOT NULL DEFAULT 'null'",),
        3: (f"ALTER TABLE runs ADD COLUMN {_TEMPORARY}",),
        4: (_PACKS,),
    },
    schema=(
        f"""CREATE TABLE runs (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            name TEXT NOT NULL, kind TEXT NOT NULL, settings TEXT NOT NULL,
            knowledge TEXT NOT NULL, created TEXT NOT NULL, wanted INTEGER NOT NULL,
            seconds REAL NOT NULL, seed INTEGER NOT NULL, version TEXT NOT NULL,
            stream TEXT NOT NULL, python TEXT NOT NULL, machine TEXT NOT NULL,
            executor TEXT NOT NULL, deleted TEXT, versions TEXT NOT NULL DEFAULT 'null',
            {_TEMPORARY}
        )""",
        """CREATE TABLE games (
            run INTEGER NOT NULL REFERENCES runs, number INTEGER NOT NULL,
            pairing INTEGER NOT NULL, winner TEXT, ending TEXT NOT NULL, moves TEXT NOT NULL,
            reason TEXT NOT NULL, seconds REAL NOT NULL,
            x_moves INTEGER NOT NULL, x_seconds REAL NOT NULL, x_squares REAL NOT NULL,
            o_moves INTEGER NOT NULL, o_seconds REAL NOT NULL, o_squares REAL NOT NULL,
            PRIMARY KEY (run, number)
        ) WITHOUT ROWID""",
        _FINDINGS,
        _PACKS,
    ),
)


class Store:
    """Runs and their games; a context manager that closes the file.

    One thread may use it at a time, but several programs may share the file. Raises TttmcError for
    a file that isn't a store, is from a newer version, stays locked, or is on a full disk; saved
    data is never lost.
    """

    def __init__(self, path: Path | None = None) -> None:
        """Open the store, creating it if it is missing; by default the user's store."""
        self.path = path or data_folder() / FILE_NAME
        self.connection = open_database(self.path, DATABASE, lambda _: None)
        """For queries that have no method of their own."""
        self.connection.execute(f"PRAGMA busy_timeout = {int(PATIENCE * 1000)}")
        self.connection.text_factory = _text
        self._own = set[int]()
        """The runs that are being played with this store."""

    def runs(self, *, deleted: bool = False) -> list[RunInfo]:
        """Return the runs, newest first, or only the deleted ones."""
        which = "IS NOT NULL" if deleted else "IS NULL"
        rows = self._read(f"SELECT {RUN_COLUMNS} FROM runs WHERE deleted {which}")
        return sorted(map(info_of, rows), key=lambda run: -run.number)

    def info(self, run: int) -> RunInfo:
        """Return a run, deleted or not; raise TttmcError if it doesn't exist."""
        for row in self._read(f"SELECT {RUN_COLUMNS} FROM runs WHERE number = ?", (run,)):
            return info_of(row)
        raise TttmcError("run {run} doesn't exist: tttmc results lists the runs", run=run)

    def games(self, run: int) -> Iterator[PlayedGame]:
        """Yield a run's finished games, except damaged ones, in the order of their numbers."""
        info = self.info(run)
        yield from sorted(unpacked(self._games(info, info.plan)[0]), key=attrgetter("number"))

    def _games(self, info: RunInfo, plan: AnyPlan) -> tuple[list[PlayedGame | PackedGames], int]:
        """Return a run's finished games, and how many others are damaged."""
        pairings, values = plan.pairings, (info.number,)
        rows = self._read(f"SELECT {GAME_COLUMNS} FROM games WHERE run = ?", values)
        read = list(map(game_of, rows))
        found: list[PlayedGame | PackedGames] = [
            game for game in read if game and 0 <= game.pairing < len(pairings)
        ]
        damaged = len(read) - len(found)
        places = [
            (pairing.games, offset, plan.rules_of(pairing))
            for pairing, offset in zip(pairings, plan.offsets, strict=True)
        ]
        for row in self._read(f"SELECT {PACK_COLUMNS} FROM packs WHERE run = ?", values):
            if pack := pack_of(row, places):
                found.append(pack)
            else:
                damaged += row[1] if isinstance(row[1], int) else 1
        return found, damaged

    def load(self, run: int) -> AnyRun:
        """Return a run with its results; raise TttmcError if it has none or can't be read."""
        info = self.info(run)
        recipe = info.recipe
        if not is_plan(recipe):
            return SavedRun(info, recipe, self._found(run, recipe))
        games, damaged = self._games(info, recipe)
        # If a run was decided early, all its games count: the others have been deleted.
        is_cut = info.is_finished and info.target < recipe.games
        counting = recipe.counting()
        scores = recipe.scores(games if is_cut else counting.take(games))
        return SavedRun(info, recipe, recipe.summary(scores, len(counting.surplus)), damaged)

    def summary(self, run: int) -> Summary:
        """Return the results of a run so far."""
        return self.load(run).summary

    def _found(self, run: int, recipe: Recipe) -> Finding:
        """Return the results of a study."""
        assert is_study(recipe)
        for (results,) in self._read("SELECT results FROM findings WHERE run = ?", (run,)):
            with readable(run):
                return recipe.read(read_json(str(results)))
        raise TttmcError("run {run} ended without results", run=run)

    def begun_before(self, plan: AnyPlan) -> Iterator[RunInfo]:
        """Yield the unfinished runs of the same plan, newest first.

        Runs that a program is playing now are skipped.
        """
        for info in self.runs():
            if info.kind != plan.kind or info.is_finished:
                continue
            with suppress(TttmcError):  # an unreadable run can't match
                if info.plan.key == plan.key and not self._is_played(info.number):
                    yield info

    def unfinished(self, plan: AnyPlan) -> RunInfo | None:
        """Return the newest unfinished run of the same plan that can be resumed, if any."""
        return next((info for info in self.begun_before(plan) if not info.obstacle), None)

    def begin(self, recipe: Recipe, executor: str, *, is_temporary: bool = False) -> int:
        """Save a new run and return its number; only the newest temporary runs are kept."""
        row = (
            str(recipe.title)[:MAX_NAME],
            recipe.kind,
            json.dumps(recipe.settings()),
            json.dumps(recipe.knowledge()),
            datetime.now(UTC).isoformat(timespec="seconds"),
            recipe.target,
            recipe.seed,
            __version__,
            engine.STREAM,
            platform.python_version(),
            machine_text(),
            executor,
            json.dumps(versions_of(recipe.behaviours)),
            is_temporary,
        )
        with self.writing() as connection:
            cursor = connection.execute(
                "INSERT INTO runs (name, kind, settings, knowledge, created, wanted, seconds, "
                "seed, version, stream, python, machine, executor, versions, temporary) "
                "VALUES (?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?, ?, ?, ?, ?)",
                row,
            )
        old = [info.number for info in self.runs() if info.is_temporary][MAX_TEMPORARY:]
        with suppress(TttmcError):  # another program is playing one
            self.delete(old)
            self.erase(old)
        assert cursor.lastrowid is not None
        return cursor.lastrowid

    def set_executor(self, run: int, executor: str) -> None:
        """Record the executor that resumes a run."""
        self._change("UPDATE runs SET executor = ? WHERE number = ?", [(executor, run)])

    def add(self, run: int, games: Iterable[PlayedGame | PackedGames], seconds: float) -> None:
        """Save finished games and their duration in one transaction; known games are skipped."""
        single, packs = list[PlayedGame](), list[tuple[int | bytes, ...]]()
        for each in games:
            if isinstance(each, PackedGames):
                found = each.columns
                packs.append((run, each.pairing, found.numbers[0], len(each), found.packed))
            else:
                single.append(each)
        with self.writing() as connection:
            connection.executemany(_ADD_GAME, ((run, *row_of(game)) for game in single))
            connection.executemany("INSERT OR IGNORE INTO packs VALUES (?, ?, ?, ?, ?)", packs)
            connection.execute(
                "UPDATE runs SET seconds = seconds + ? WHERE number = ?", (seconds, run)
            )

    def end(self, run: int, surplus: Collection[int]) -> None:
        """Delete a run's surplus games, and mark it as finished with those that remain."""
        info = self.info(run)
        cut = [
            games
            for games in self._games(info, info.plan)[0]
            if isinstance(games, PackedGames) and not set(surplus).isdisjoint(numbers_of(games))
        ]
        with self.writing() as connection:
            for pack in cut:
                connection.execute(
                    "DELETE FROM packs WHERE run = ? AND pairing = ? AND first = ?",
                    (run, pack.pairing, pack.columns.numbers[0]),
                )
                connection.executemany(_ADD_GAME, ((run, *row_of(game)) for game in pack))
            connection.executemany(
                "DELETE FROM games WHERE run = ? AND number = ?",
                ((run, number) for number in surplus),
            )
            connection.execute(
                f"UPDATE runs SET wanted = {DONE} WHERE number = ?",
                (run,),
            )

    def keep(self, run: int, found: Finding, target: int, seconds: float) -> None:
        """Save the results of a study so far, replacing earlier ones."""
        results = json.dumps(found.as_json(), allow_nan=False)
        with self.writing() as connection:
            connection.execute(
                "INSERT OR REPLACE INTO findings (run, done, results) VALUES (?, ?, ?)",
                (run, found.done, results),
            )
            connection.execute(
                "UPDATE runs SET wanted = ?, seconds = ? WHERE number = ?", (target, seconds, run)
            )

    def rename(self, run: int, name: str) -> None:
        """Rename a run, and keep it; raise TttmcError for an empty, long or unprintable name."""
        name = name.strip()
        if not name or len(name) > MAX_NAME or not name.isprintable():
            raise TttmcError(
                "a run's name must have 1 to {most} printable characters", most=MAX_NAME
            )
        self.info(run)
        self._change("UPDATE runs SET name = ?, temporary = 0 WHERE number = ?", [(name, run)])

    def delete(self, runs: Iterable[int]) -> None:
        """Delete runs; `restore` brings them back."""
        now = datetime.now(UTC).isoformat(timespec="seconds")
        numbers = [self.info(run).number for run in runs]
        statement = "UPDATE runs SET deleted = coalesce(deleted, ?) WHERE number = ?"
        self._change(statement, [(now, run) for run in numbers])

    def restore(self, runs: Iterable[int]) -> None:
        """Restore deleted runs."""
        numbers = [self.info(run).number for run in runs]
        self._change("UPDATE runs SET deleted = NULL WHERE number = ?", [(n,) for n in numbers])

    def erase(self, runs: Iterable[int]) -> None:
        """Erase deleted runs for good.

        Raises TttmcError for a run that isn't deleted, or that another program is playing.
        """
        numbers = [self.info(run) for run in runs]
        for info in numbers:
            if not info.deleted:
                raise TttmcError("run {run} isn't deleted: delete it first", run=info.number)
            if info.number not in self._own and self._is_played(info.number):
                raise _is_in_progress(info.number)
        with self.writing() as connection:
            for info in numbers:
                connection.execute("DELETE FROM games WHERE run = ?", (info.number,))
                connection.execute("DELETE FROM packs WHERE run = ?", (info.number,))
                connection.execute("DELETE FROM findings WHERE run = ?", (info.number,))
                connection.execute("DELETE FROM runs WHERE number = ?", (info.number,))

    @contextmanager
    def playing(self, run: int) -> Generator[None, None, None]:
        """Lock a run while it is being played.

        Raises TttmcError if another program is playing it.
        """
        connection = claim(self._claim_path(run))
        if connection is None:
            raise _is_in_progress(run)
        try:
            self._own.add(run)
            self._clear_claims(except_for=run)
            yield
        finally:
            self._own.discard(run)
            give_up(connection, self._claim_path(run))

    def close(self) -> None:
        """Close the file."""
        self.connection.close()

    def __enter__(self) -> Self:
        """Return the store."""
        return self

    def __exit__(self, *_error: object) -> None:
        """Close the file."""
        self.close()

    def _is_played(self, run: int) -> bool:
        """Return whether a program is playing a run."""
        if not self._claim_path(run).exists():
            return False
        connection = claim(self._claim_path(run))
        if connection is None:
            return True
        give_up(connection, self._claim_path(run))
        return False

    def _clear_claims(self, except_for: int) -> None:
        """Remove the locks that killed programs left behind."""
        for path in self.path.parent.glob(f"{glob.escape(self.path.name)}.run-*"):
            number = path.name.rpartition("-")[2]
            if number.isdecimal() and int(number) != except_for:
                self._is_played(int(number))

    def _claim_path(self, run: int) -> Path:
        return self.path.with_name(f"{self.path.name}.run-{run}")

    def _read(self, statement: str, values: tuple[Cell, ...] = ()) -> Iterator[Row]:
        with database_errors(self.path), limited(self.connection, READ_SECONDS):
            rows = self.connection.execute(statement, values).fetchall()
        yield from rows

    def _change(self, statement: str, rows: list[tuple[Cell, ...]]) -> None:
        with self.writing() as connection:
            connection.executemany(statement, rows)

    @contextmanager
    def writing(self) -> Generator[Connection, None, None]:
        """Save all changes made in the block, or none."""
        with database_errors(self.path), transaction(self.connection):
            yield self.connection


def _is_in_progress(run: int) -> TttmcError:
    return TttmcError("run {run} is in progress in another window or command", run=run)


def _text(content: bytes) -> str:
    """Return text from the database; damaged characters don't make the whole row unreadable."""
    return content.decode(errors="replace")
