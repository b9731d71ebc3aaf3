"""Saved runs: their details, their results, and comparisons."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Generator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from math import fsum
from typing import Any, Generic, TypeAlias

from tttmc_app import engine
from tttmc_app.core import Ending, Mark, Rules, Text, TttmcError
from tttmc_app.core.counted import GAMES, Counted
from tttmc_app.core.numbers import duration_text
from tttmc_app.experiments.chart import AnyText, Chart
from tttmc_app.experiments.columns import Column
from tttmc_app.experiments.comparison import SHARES, Comparison, Measure
from tttmc_app.experiments.games import PackedGames, PlayedGame
from tttmc_app.experiments.kinds import KINDS, RunKind, kind_named, kind_of
from tttmc_app.experiments.recipe import AnyPlan, Recipe, RecipeT_co, Summary, SummaryT_co, is_plan
from tttmc_app.experiments.settings import Settings
from tttmc_app.experiments.statistics import Spread
from tttmc_app.players.behaviour import Versions, first_change, versions_from

DONE = (
    "coalesce((SELECT done FROM findings WHERE run = runs.number), "
    "(SELECT count(*) FROM games WHERE run = runs.number) "
    "+ (SELECT coalesce(sum(count), 0) FROM packs WHERE run = runs.number))"
)
"""How much of a run is done."""
RUN_COLUMNS = (
    "number, name, kind, settings, knowledge, created, wanted, seconds, seed, version, stream, "
    f"python, machine, executor, deleted, versions, temporary, {DONE}"
)
"""The columns that `info_of` reads, in its order."""
GAME_COLUMNS = (
    "number, pairing, winner, ending, moves, reason, seconds, "
    "x_moves, x_seconds, x_squares, o_moves, o_seconds, o_squares"
)
"""The columns that `game_of` reads and `row_of` gives, in their order."""
PACK_COLUMNS = "pairing, count, columns"
"""The columns that `pack_of` reads, in their order."""
_MOST = 1e15
"""More moves, seconds or squared seconds than any game has."""
Cell: TypeAlias = str | int | float | None
Row: TypeAlias = tuple[Cell, ...]
"""A row of the store."""


@dataclass(frozen=True, slots=True)
class RunInfo:
    """Details of a saved run, without its games and results."""

    number: int
    """Identifies the run in commands; never reused."""
    name: str
    """Chosen by the user; initially the recipe's title."""
    kind: str
    """The name of its kind, such as "sweep"."""
    settings: Settings
    knowledge: tuple[tuple[str, str], ...]
    """What the players of each pairing knew at the start, besides their settings."""
    created: datetime
    done: int
    """Finished games; for a study, moves or positions."""
    target: int
    """How many of these the complete run has."""
    seconds: float
    """Duration so far."""
    seed: int
    version: str
    """The version of tttmc that started the run."""
    stream: str
    """The stream of random games."""
    python: str
    machine: str
    """A short description of the computer that started the run."""
    executor: str
    """The description of the last executor."""
    deleted: bool
    """Whether the run is deleted; it can still be restored or erased."""
    versions: Versions | None = None
    """The versions of the behaviours that its results depend on; None if they weren't recorded."""
    is_temporary: bool = False
    """Whether it is erased once enough newer temporary runs have begun, unless it is renamed."""
    damage: str = ""
    """What is wrong with the run's row, whose other fields are then empty; empty if all is well."""

    @property
    def is_finished(self) -> bool:
        """Return whether the run is complete."""
        return self.done == self.target

    @property
    def title(self) -> AnyText:
        """Return the name; it can be translated unless the user has changed it."""
        with suppress(TttmcError):  # settings that this version can't read
            title = self.recipe.title
            if str(title) == self.name:
                return title
        return self.name

    @property
    def known_kind(self) -> RunKind[Any, Any] | None:
        """Return the run's kind; None if this version doesn't know it."""
        return next((kind for kind in KINDS if kind.name == self.kind), None)

    @property
    def has_page(self) -> bool:
        """Return whether the lab has a page for this kind of run."""
        kind = self.known_kind
        return kind is not None and bool(kind.page)

    @property
    def kind_title(self) -> AnyText:
        """Return the title of the run's kind."""
        kind = self.known_kind
        return self.kind if kind is None else kind.title

    @property
    def unit(self) -> Counted:
        """Return what is counted, such as games."""
        kind = self.known_kind
        return GAMES if kind is None else kind.counted

    @property
    def progress(self) -> Text:
        """Return how much of the run is done, such as "400 of 700 games"."""
        return self.unit.progress(self.done, self.target)

    @property
    def recipe(self) -> Recipe:
        """Return the run's recipe; raise TttmcError if this version can't read it."""
        kind = kind_named(self.kind)
        with readable(self.number):
            if self.damage:
                raise ValueError(self.damage)
            recipe: Recipe = kind.recipe.from_settings(self.settings)
            return recipe

    @property
    def error(self) -> Text | None:
        """Return why this version can't read the run's recipe; None if it can."""
        try:
            _ = self.recipe
        except TttmcError as error:
            return error.text
        return None

    @property
    def obstacle(self) -> Text | None:
        """Return why this program would play the remaining games otherwise.

        None if it wouldn't, or if there are none. What learners have learnt since isn't considered.
        """
        if not self.has_games_left:
            return None
        if self.stream != engine.STREAM:
            return Text(
                "run {run} was started with another stream of random games ({stream}, not {here}): "
                "select that engine with TTTMC_KERNEL, or start a new run",
                run=self.number,
                stream=self.stream,
                here=engine.STREAM,
            )
        if (missing := self.recipe.missing) is not None:
            return Text(
                "run {run} needs the player {player}, which isn't installed here: install its "
                "plug-in, then resume the run",
                run=self.number,
                player=missing.kind.name,
            )
        if self.versions is None:
            return Text(
                "run {run} was started by a version of tttmc that didn't record how its players "
                "behave, so it can be shown and exported, but not resumed: start a new run",
                run=self.number,
            )
        changed = first_change(self.versions, self.recipe.behaviours)
        if changed is None:
            return None
        return Text(
            "run {run} was started with version {then} of {behaviour}; this is version {now}: "
            "start a new run",
            run=self.number,
            then=self.versions[changed.name],
            behaviour=changed.text,
            now=changed.version,
        )

    @property
    def plan(self) -> AnyPlan:
        """Return the run's plan; raise TttmcError if its recipe is a study."""
        recipe = self.recipe
        if not is_plan(recipe):
            raise TttmcError("run {run} has no separately saved games", run=self.number)
        return recipe

    @property
    def has_games_left(self) -> bool:
        """Return whether the run can be read and has games left to play."""
        kind = self.known_kind
        is_played = kind is not None and kind.is_resumable and not self.is_finished
        return is_played and self.error is None

    @property
    def is_resumable(self) -> bool:
        """Return whether the run's remaining games can be played as they would have been."""
        return self.has_games_left and self.obstacle is None


UNREADABLE = (
    *(KeyError, TypeError, ValueError, IndexError, OverflowError, RecursionError, TttmcError),
)
"""The exceptions that reading a damaged row can raise."""


_OLDEST = 2000
"""Dates before this year aren't credible, and some systems can't convert much older ones."""


@contextmanager
def readable(run: int) -> Generator[None, None, None]:
    """Turn an error in a run's settings or results into one that names the run."""
    try:
        yield
    except UNREADABLE as error:
        raise TttmcError(
            "run {run} can't be read by this version of tttmc: {error}", run=run, error=error
        ) from None


def info_of(row: Sequence[str | float | None]) -> RunInfo:
    """Return the run in a row of `RUN_COLUMNS`; if the row is damaged, `damage` says how."""
    number, name, kind, *_ = row
    try:
        return _info(row)
    except UNREADABLE as error:
        return RunInfo(
            number=int(number or 0),
            name=str(name),
            kind=str(kind),
            settings={},
            knowledge=(),
            created=datetime.fromtimestamp(0, UTC),
            done=0,
            target=0,
            seconds=0.0,
            seed=0,
            version="",
            stream="",
            python="",
            machine="",
            executor="",
            deleted=row[-4] is not None,
            damage=str(error),
        )


def _info(row: Sequence[str | float | None]) -> RunInfo:
    number, name, kind, settings, knowledge, created, target, seconds, *rest = row
    seed, version, stream, python, machine, executor, deleted, versions, temporary, done = rest
    recorded = json.loads(str(versions))
    begun = datetime.fromisoformat(str(created))
    if int(target or 0) < 1 or begun.year < _OLDEST:
        raise ValueError(f"{target} games, begun in {begun.year}")
    return RunInfo(
        number=int(number or 0),
        name=str(name),
        kind=str(kind),
        settings=dict(json.loads(str(settings))),
        knowledge=tuple((x, o) for x, o in json.loads(str(knowledge))),
        created=begun,
        done=int(done or 0),
        target=int(target or 0),
        seconds=float(seconds or 0.0),
        seed=int(seed or 0),
        version=str(version),
        stream=str(stream),
        python=str(python),
        machine=str(machine),
        executor=str(executor),
        deleted=deleted is not None,
        versions=None if recorded is None else versions_from(recorded),
        is_temporary=bool(temporary),
    )


def game_of(row: Row) -> PlayedGame | None:
    """Return the game in a row of `GAME_COLUMNS`; None if the row is damaged."""
    number, pairing, winner, ending, moves, reason, seconds, *times = row
    try:
        figures = [float(figure or 0) for figure in (seconds, *times)]
        if not all(0 <= figure < _MOST for figure in figures):  # nor NaN
            return None
        _, x_moves, x_seconds, x_squares, o_moves, o_seconds, o_squares = figures
        return PlayedGame(
            number=int(number or 0),
            pairing=int(pairing or 0),
            winner=None if winner is None else Mark(str(winner)),
            ending=Ending(str(ending)),
            moves=str(moves),
            seconds=figures[0],
            x_times=Spread(int(x_moves), x_seconds, x_squares),
            o_times=Spread(int(o_moves), o_seconds, o_squares),
            reason=str(reason),
        )
    except UNREADABLE:
        return None


def pack_of(row: Sequence[Any], places: Sequence[tuple[int, int, Rules]]) -> PackedGames | None:
    """Return the games in a row of `PACK_COLUMNS`; None if they are damaged.

    `places` are each pairing's number of games, first game and rules.
    """
    pairing: int = row[0]
    count, packed = row[1:]
    try:
        columns = engine.GameColumns.unpack(packed)
        times, (most, offset, rules) = columns[1:6], places[pairing]
        is_possible = (
            len(columns.numbers) == count
            and pairing >= 0
            and min(columns.numbers) >= 0
            and max(columns.numbers) < most
            and all(min(column) >= 0 and fsum(column) < _MOST for column in times)  # nor NaN
            and {-1, 0, 1}.issuperset(columns.winners)
            and max(columns.moves, default=0) < rules.square_count
        )
        games = PackedGames(pairing, offset, rules, columns)
    except UNREADABLE:
        return None
    return games if is_possible else None


def row_of(game: PlayedGame) -> Row:
    """Return the row of `GAME_COLUMNS` for a game."""
    return (
        game.number,
        game.pairing,
        None if game.winner is None else game.winner.value,
        game.ending.value,
        game.moves,
        game.reason,
        game.seconds,
        *(game.x_times.number, game.x_times.total, game.x_times.squares),
        *(game.o_times.number, game.o_times.total, game.o_times.squares),
    )


def machine_text() -> str:
    """Return a short description of this machine, without its name."""
    cores = os.cpu_count() or 1
    return f"{platform.system()} {platform.machine()}, {cores} cores, {engine.backend}"


RUN_LIST: tuple[Column[RunInfo], ...] = (
    # Translators: Column with the number of a run of the lab (a noun).
    Column("run", lambda run: run.number, heading=Text("Run")),
    Column("name", lambda run: run.title, heading=Text("Name")),
    Column("kind", lambda run: run.kind_title, heading=Text("Kind")),
    Column(
        "created",
        lambda run: "" if run.damage else f"{run.created.astimezone():%Y-%m-%d %H:%M}",
        # Translators: Column with the date and time.
        heading=Text("Started"),
    ),
    Column(
        "done",
        lambda run: Text("can't be read") if run.error else run.progress,
        # Translators: Column with the number of games played.
        heading=Text("Done"),
    ),
    Column(
        "seconds",
        lambda run: duration_text(run.seconds) if run.seconds else "",
        heading=Text("Duration"),
    ),
)
"""The columns of a list of runs."""


@dataclass(frozen=True, slots=True)
class SavedRun(Generic[RecipeT_co, SummaryT_co]):
    """A saved run with its results."""

    info: RunInfo
    recipe: RecipeT_co
    summary: SummaryT_co
    damaged_games: int = 0
    """How many games can't be read, and so aren't counted in the summary."""

    @property
    def damage(self) -> Text | None:
        """Return a sentence about the damaged games; None if there are none."""
        if not self.damaged_games:
            return None
        return Text("%n unreadable game(s) not counted.", n=self.damaged_games)

    @property
    def charts(self) -> tuple[Chart, ...]:
        """Return the run's charts."""
        return kind_of(self.recipe).draw_charts(self.recipe, self.summary)


AnyRun: TypeAlias = SavedRun[Recipe, Summary]


def compare_runs(one: AnyRun, two: AnyRun) -> Comparison:
    """Return the differences between two runs; raise TttmcError if they can't be compared."""
    if one.info.kind != two.info.kind:
        raise TttmcError(
            "run {one} ({first}) and run {two} ({second}) are of different kinds: compare two runs "
            "of one kind",
            one=one.info.number,
            first=one.info.kind,
            two=two.info.number,
            second=two.info.kind,
        )
    rows = tuple(kind_of(one.recipe).differences(one.summary, two.summary))
    if not rows:
        raise TttmcError("these runs have no rows in common to compare")
    return Comparison((one.info.number, two.info.number), rows, _are_same_games(one, two))


def _are_same_games(one: AnyRun, two: AnyRun) -> bool:
    """Return whether two runs have the same settings, knowledge, streams and versions."""
    first, second = (
        (run.recipe.key, run.info.knowledge, run.info.stream, run.info.versions, run.info.done)
        for run in (one, two)
    )
    return first == second


def share_a_chart(one: AnyRun, two: AnyRun) -> bool:
    """Return whether two runs can be shown in the same chart."""
    return bool(_shared_charts(one, two, SHARES[0]))


def compared_charts(runs: tuple[AnyRun, AnyRun], measure: Measure) -> tuple[Chart, ...]:
    """Return charts that show both runs together, or the first chart of each."""
    if shared := _shared_charts(*runs, measure):
        return shared
    return tuple(run.charts[0] for run in runs if run.charts)


def _shared_charts(one: AnyRun, two: AnyRun, measure: Measure) -> tuple[Chart, ...]:
    if one.info.kind != two.info.kind:
        return ()
    names = run_names(one, two)
    first, second = ((n, r.recipe, r.summary) for n, r in zip(names, (one, two), strict=True))
    return kind_of(one.recipe).compared_charts(first, second, measure)


def run_names(one: AnyRun, two: AnyRun) -> tuple[AnyText, AnyText]:
    """Return names that distinguish two runs."""
    if one.info.name != two.info.name:
        return one.info.name, two.info.name
    if one.info.kind == two.info.kind:
        names = kind_of(one.recipe).names(one.recipe, two.recipe)
        if names is not None:
            return names
    first, second = (
        Text("{name} (run {number})", name=run.info.name, number=run.info.number)
        for run in (one, two)
    )
    return first, second
