"""Shared parts of the lab's commands: options, running, saving and reporting."""

from __future__ import annotations

import argparse
import json
from contextlib import closing
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Generic, TypeVar

from tttmc_app.cli.output import ProgressBar, left_text, one_line, print_message
from tttmc_app.cli.parser import (
    Parser,
    ResumeAction,
    add_game_options,
    add_progress_options,
    whole_number,
)
from tttmc_app.cli.run_time import print_run_time

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

    from tttmc_app.experiments.executors import Executor
    from tttmc_app.experiments.recipe import AnyPlan, Finding, Recipe, Study, Summary
    from tttmc_app.experiments.running import AnyProgress
    from tttmc_app.experiments.saved_run import RunInfo
    from tttmc_app.experiments.score import Forfeits
    from tttmc_app.experiments.store import Store

GAMES_ARE_SAVED = """\
Each finished game is saved at once. Ctrl-C ends early (exit code 130). --resume continues the
newest unfinished run with exactly these settings; --resume RUN continues that run with its own
settings. No finished game is lost or repeated. The same settings and seed give the same games,
wherever they are played. `tttmc results` lists all runs."""
RUN_IS_SAVED = "The run is saved with its results: `tttmc results` lists all runs."
INTERRUPTED = 130
_SQLITE_NUMBERS = 2**63
"""SQLite takes no numbers from here on."""

_FindingT = TypeVar("_FindingT", bound="Finding")


@dataclass(frozen=True, slots=True)
class PlayedRun:
    """The result of a command that plays games."""

    info: RunInfo
    summary: Summary
    code: int
    """The exit code."""


@dataclass(frozen=True, slots=True)
class StudiedRun(Generic[_FindingT]):
    """The result of a command that calculates or trains."""

    found: _FindingT | None
    """None if the command was interrupted before the first results arrived."""
    seconds: float
    run: int
    """The run's number in the store; 0 if it isn't saved."""
    code: int
    """The exit code."""

    def as_json(self) -> dict[str, object]:
        """Return the results and the run's number as JSON."""
        results = {} if self.found is None else self.found.as_json()
        return {**results, "seconds": self.seconds, "run": self.run or None}


def add_run_options(parser: Parser, games: str, settings: Sequence[str]) -> None:
    """Add the options of commands that play runs; `games` explains --games.

    `settings` names the options added so far that describe what is played.
    """
    parser.add_argument("--games", type=whole_number, default=100, metavar="G", help=games)
    add_game_options(parser, size="3", seed="0")
    parser.set_defaults(seed=0)
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--workers", type=whole_number, metavar="W", help="number of processes (one per core)"
    )
    where.add_argument(
        "--dask", metavar="ADDRESS", help="play on a Dask cluster, such as tcp://192.0.2.7:8786"
    )
    parser.add_argument(
        "--resume",
        action=ResumeAction,
        nargs="?",
        const=True,
        default=False,
        metavar="RUN",
        help="continue this unfinished run, or the newest one with these settings",
    )
    usual = (*settings, "games", "seed")
    parser.set_defaults(usual={name: parser.get_default(name) for name in usual})
    add_file_options(parser)


def add_file_options(parser: Parser, drawn: str = "charts") -> None:
    """Add the options that write results to files and show progress.

    `drawn` is what a figure shows.
    """
    add_progress_options(parser)
    parser.add_argument("--csv", metavar="FILE", help="also write the table, as .csv")
    parser.add_argument("--figure", metavar="FILE", help=f"also write the {drawn}, as .png or .svg")


def run_plan(
    args: argparse.Namespace, plan_of: Callable[[argparse.Namespace], AnyPlan]
) -> PlayedRun:
    """Play the plan that the options describe, show progress and write the requested files.

    Raises TttmcError for invalid options, if possible before any game is played.
    """
    from tttmc_app.experiments.store import Store

    csv, figure = table_path(args.csv), figure_path(args.figure)
    named = isinstance(args.resume, str)
    plan = None if named else plan_of(args)  # before any file is created
    with Store() as store:
        if plan is None:
            plan = _plan_of_run(args, plan_of, store)
        number, code = _play(args, plan, store)
        played = PlayedRun(store.info(number), store.summary(number), code)
    _write_files(csv, figure, plan, played.summary)
    return played


def run_study(
    args: argparse.Namespace,
    recipe: Study[_FindingT],
    label: str,
    show: Callable[[ProgressBar, _FindingT], None],
) -> StudiedRun[_FindingT]:
    """Carry out a study, show progress, save it and write the requested files.

    Ctrl-C ends it with the results so far. Raises TttmcError for invalid options, if possible
    before any work is done.
    """
    from tttmc_app.experiments.study_running import StudySaver

    csv, figure = table_path(args.csv), figure_path(args.figure)
    found: _FindingT | None = None
    code, started = 0, perf_counter()
    saver = StudySaver(recipe)
    try:
        with ProgressBar(label, verbose=args.verbose, timed=True) as bar, saver:
            for found in recipe.find():
                saver.take(found)
                show(bar, found)
    except KeyboardInterrupt:
        code = INTERRUPTED
    seconds = perf_counter() - started
    if saver.save_error:
        print_message(f"the run isn't saved: {saver.save_error}")
    if found is not None and found.done:
        _write_files(csv, figure, recipe, found)
    return StudiedRun(found, seconds, saver.run, code)


def _play(args: argparse.Namespace, plan: AnyPlan, store: Store) -> tuple[int, int]:
    """Return the run's number and the exit code."""
    from tttmc_app.experiments.running import run

    resumed, executor = _resumed(args, plan, store), _executor(args)
    if args.dask is None and not (args.json or args.quiet):
        done = 0 if resumed is None else store.info(resumed).done
        print_run_time(plan, _workers(args), plan.games - done)
    start: AnyProgress | None = None
    progress: AnyProgress | None = None
    steps = run(plan, executor, store, resumed)
    with ProgressBar(plan.kind, verbose=args.verbose) as bar, closing(steps):
        try:
            for progress in steps:
                start = start or progress
                bar.show(progress.done, progress.target, _pace_text(start, progress))
        except KeyboardInterrupt:
            if progress is None:
                raise
            return progress.run, INTERRUPTED
    assert progress is not None
    if progress.note:
        print_message(str(progress.note))
    return progress.run, 0


def _plan_of_run(
    args: argparse.Namespace, plan_of: Callable[[argparse.Namespace], AnyPlan], store: Store
) -> AnyPlan:
    """Return the plan of the run that --resume names; raise TttmcError if it can't continue."""
    from tttmc_app.core import TttmcError
    from tttmc_app.core.rules import RULE_OPTIONS

    number = run_number(args.resume)
    info, command = store.info(number), args.prog.split()[-1]
    if info.kind != command:
        raise TttmcError(
            "run {number} is not a {command} but a {kind}: use tttmc {kind}",
            number=number,
            command=command,
            kind=info.kind,
        )
    if info.deleted:
        raise TttmcError(
            "run {number} is deleted: tttmc results restore {number} brings it back", number=number
        )
    if info.is_finished:
        raise TttmcError(
            "run {number} is finished: tttmc results show {number} shows it", number=number
        )
    if obstacle := info.obstacle:
        raise TttmcError(obstacle)
    names = (*args.usual, *(option.key for option in RULE_OPTIONS))
    given = {name: getattr(args, name) or None for name in names}
    usual = {name: args.usual.get(name) or None for name in names}
    if given != usual and not _is_described(info.plan, args, plan_of):
        raise TttmcError("run {number} keeps its own settings: omit yours", number=number)
    return info.plan


def _is_described(
    plan: AnyPlan, args: argparse.Namespace, plan_of: Callable[[argparse.Namespace], AnyPlan]
) -> bool:
    """Return whether the options describe this plan; options that describe none don't."""
    from tttmc_app.core import TttmcError

    try:
        return plan_of(args).key == plan.key
    except TttmcError:  # such as a match's without its players
        return False


def run_number(word: str) -> int:
    """Read a run's number; raise TttmcError if it isn't a number or too great for the store."""
    from tttmc_app.core import TttmcError

    try:
        number = whole_number(word)
    except argparse.ArgumentTypeError:
        raise TttmcError(
            "{word!r} is not a run number: tttmc results lists the runs", word=word
        ) from None
    if abs(number) >= _SQLITE_NUMBERS:
        raise TttmcError("run {run} doesn't exist: tttmc results lists the runs", run=number)
    return number


def _resumed(args: argparse.Namespace, plan: AnyPlan, store: Store) -> int | None:
    """Return the run to continue and print what was found; None for a new run."""
    if not args.resume:
        return None
    named = isinstance(args.resume, str)
    info = store.info(run_number(args.resume)) if named else store.unfinished(plan)
    if info is None:
        for older in store.begun_before(plan):
            print_message(str(older.obstacle))
        print_message(f"no unfinished {plan.kind} has these settings: starting a new one")
        return None
    print_message(
        f"continuing run {info.number}: {info.done:,} of {info.target:,} games are finished"
    )
    return info.number


def _workers(args: argparse.Namespace) -> int:
    from tttmc_app.child_process import usable_cores

    return usable_cores() if args.workers is None else int(args.workers)


def _executor(args: argparse.Namespace) -> Executor:
    if args.dask is not None:
        from tttmc_app.experiments.cluster import DaskExecutor

        return DaskExecutor(args.dask)
    from tttmc_app.experiments.executors import ThreadExecutor
    from tttmc_app.experiments.processes import ProcessExecutor

    workers = _workers(args)
    # A single worker doesn't need a process of its own, and starts sooner without one.
    return ThreadExecutor(1) if workers == 1 else ProcessExecutor(workers)


def played_text(info: RunInfo, code: int) -> str:
    """Return a line that sums up a run."""
    from tttmc_app.core.numbers import duration_text

    return (
        f"run {info.number}: {info.progress}, {info.recipe.rules.describe()}, seed {info.seed}, "
        f"{info.executor}, {duration_text(info.seconds)}"
        + (f"; --resume {info.number} continues it" if code and not info.is_finished else "")
    )


def print_played(played: PlayedRun, *, as_json: bool) -> int:
    """Print the results of a run of games and return the exit code."""
    info, summary = played.info, played.summary
    if as_json:
        from tttmc_app.experiments.report import info_json

        print(json.dumps(info_json(info) | summary.as_json()))
    else:
        from tttmc_app.experiments.kinds import kind_named

        print(played_text(info, played.code))
        kind_named(info.kind).load_command().print_results(info.recipe, summary, info.seconds)
    return played.code


def _pace_text(start: AnyProgress, now: AnyProgress) -> str:
    """Return how many games are finished per second, and the time left, once they are known."""
    games, seconds = now.done - start.done, now.seconds - start.seconds
    if now.seconds_left is None or not games or not seconds:
        return ""
    rate = games / seconds
    return f"  {rate:,.{0 if rate >= 10 else 1}f} games/s{left_text(now.seconds_left)}"


def print_forfeits(found: Iterable[Forfeits]) -> None:
    """Print a line with the first reason for each player that forfeited games."""
    from tttmc_app.experiments.score import forfeit_lines

    for line in forfeit_lines(found):
        print(one_line(str(line)))


def writable(name: str | None) -> Path | None:
    """Return a file's path; raise TttmcError if its folder, or that of a link, is missing."""
    from pathlib import Path

    from tttmc_app.core import TttmcError

    if name is None:
        return None
    path = Path(name)
    try:
        folder = (path.resolve() if path.is_symlink() else path).parent
    except RuntimeError as error:  # a loop of symbolic links
        raise TttmcError(
            "{path} can't be written: {reason}", path=path, reason=str(error)
        ) from None
    if not folder.is_dir():
        raise TttmcError(
            "can't write {path}: the folder {folder} doesn't exist", path=path, folder=folder
        )
    return path


def table_path(name: str | None) -> Path | None:
    """Return a table's path; raise TttmcError unless it ends with .csv."""
    from tttmc_app.core import TttmcError

    path = writable(name)
    if path is not None and path.suffix.lower() != ".csv":
        raise TttmcError("{name} has the wrong suffix: use .csv", name=path.name)
    return path


def figure_path(name: str | None) -> Path | None:
    """Return a figure's path; raise TttmcError if its extension isn't that of an image format."""
    path = writable(name)
    if path is not None:
        from tttmc_app.gui.files.formats import STILL_FORMATS, picture_format

        picture_format(path, STILL_FORMATS)
    return path


def _write_files(csv: Path | None, figure: Path | None, recipe: Recipe, summary: Summary) -> None:
    if csv is not None:
        from tttmc_app.experiments.report import run_csv
        from tttmc_app.storage import write_text_atomically

        write_text_atomically(csv, run_csv(summary))
    if figure is not None:
        write_figure(figure, recipe, summary)


def write_figure(path: Path, recipe: Recipe, summary: Summary) -> None:
    """Draw a run's results; this loads Qt but needs no display."""
    from tttmc_app.cli.display import obstacle_in
    from tttmc_app.core import TttmcError

    try:
        from tttmc_app.gui.lab.drawing import save_drawing
    except ImportError as error:
        if problem := obstacle_in(error):
            raise TttmcError(
                "can't draw the chart: {problem}; the run is saved", problem=problem
            ) from None
        raise
    save_drawing(recipe, summary, path)
