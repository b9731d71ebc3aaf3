"""What the commands of the lab share: their options, and how a run is played and told of."""

from __future__ import annotations

import argparse
import sys
from contextlib import closing
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tttmc_app.cli.parser import Parser, add_game_options, one_line, whole_number
from tttmc_app.cli.progress import Progress

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

    from tttmc_app.experiments.executors import Executor
    from tttmc_app.experiments.forfeits import Forfeits
    from tttmc_app.experiments.plan import Plan, Recipe, Summary
    from tttmc_app.experiments.run_info import RunInfo
    from tttmc_app.experiments.running import Progress as RunProgress
    from tttmc_app.experiments.store import Store

KEPT_NOTES = """\
Every finished game is kept at once. Ctrl-C ends early (exit code 130); with --resume the newest
unfinished run of the very same settings goes on, neither repeating nor losing a finished game;
with --resume RUN that run, by the settings that it was begun with. The same settings and seed give
the same games, whatever plays them. `tttmc results` lists all runs."""

INTERRUPTED = 130


@dataclass(frozen=True, slots=True)
class Played:
    """Hold what came of a run that a command played."""

    info: RunInfo
    summary: Summary
    code: int
    """The exit code."""


def add_run_options(parser: Parser, games: str, settings: Sequence[str]) -> None:
    """Add what the commands take that play runs; `games` says how many there are of what.

    `settings` are the options before these that say what is played.
    """
    parser.add_argument("--games", type=whole_number, default=100, metavar="G", help=games)
    add_game_options(parser, size="3", seed="0")
    parser.set_defaults(seed=0)
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--workers", type=whole_number, metavar="W", help="processes that play (one a core)"
    )
    where.add_argument(
        "--dask", metavar="ADDRESS", help="play on a Dask cluster, such as tcp://192.0.2.7:8786"
    )
    parser.add_argument(
        "--resume",
        nargs="?",
        const=True,
        default=False,
        metavar="RUN",
        help="go on with the unfinished run of this number, or with one of these settings",
    )
    usual = (*settings, "games", "seed")
    parser.set_defaults(usual={name: parser.get_default(name) for name in usual})
    add_file_options(parser)


def add_file_options(parser: Parser, drawn: str = "charts") -> None:
    """Add what writes a run's results to files; `drawn` says what a figure shows."""
    parser.add_argument("--csv", metavar="FILE", help="write the table to this file too")
    parser.add_argument("--figure", metavar="FILE", help=f"write the {drawn} as .png or .svg")


def play(args: argparse.Namespace, plan_of: Callable[[argparse.Namespace], Plan]) -> Played:
    """Play the plan that the options ask for, show how far it is, and write the files asked for.

    Raises TttmcError for options that can't be met; before any game, where that can be told.
    """
    from tttmc_app.experiments.store import Store

    csv, figure = writable(args.csv), figure_path(args.figure)
    named = isinstance(args.resume, str)
    plan = None if named else plan_of(args)  # before any file is made
    with Store() as store:
        if plan is None:
            plan = _plan_of_run(args, plan_of, store)
        number, code = _play(args, plan, store)
        played = Played(store.info(number), store.summary(number), code)
    write_files(csv, figure, plan, played.summary)
    return played


def write_files(csv: Path | None, figure: Path | None, recipe: Recipe, summary: Summary) -> None:
    """Write a run's results to the files that are asked for."""
    if csv is not None:
        from tttmc_app.experiments.report import run_csv
        from tttmc_app.storage import write_text_atomically

        write_text_atomically(csv, run_csv(summary))
    if figure is not None:
        _write_figure(figure, recipe, summary)


def _write_figure(path: Path, recipe: Recipe, summary: Summary) -> None:
    """Draw the results of a run; the first to touch Qt, and no display is needed."""
    from tttmc_app.cli.display import obstacle_in
    from tttmc_app.core import TttmcError

    try:
        from tttmc_app.gui.lab.drawing import save_drawing
    except ImportError as error:
        if problem := obstacle_in(error):
            raise TttmcError(f"no chart can be painted: {problem}; the run is kept") from None
        raise
    save_drawing(recipe, summary, path)


def figure_path(name: str | None) -> Path | None:
    """Return a figure's path; raise TttmcError for no picture's name, before any work."""
    path = writable(name)
    if path is not None and path.suffix.lower() not in (".png", ".svg"):
        from tttmc_app.core import TttmcError

        raise TttmcError(f"{path.name} names no kind of picture: end it in .png or .svg")
    return path


def _play(args: argparse.Namespace, plan: Plan, store: Store) -> tuple[int, int]:
    """Return the run's number and the exit code."""
    from tttmc_app.experiments.running import run

    resume = _resumed(args, plan, store)
    progress: RunProgress | None = None
    with Progress(plan.kind) as bar, closing(run(plan, executor_of(args), store, resume)) as steps:
        try:
            for progress in steps:
                bar.show(progress.done, progress.wanted, left_text(progress.seconds_left))
        except KeyboardInterrupt:
            if progress is None:
                raise
            return progress.run, INTERRUPTED
    assert progress is not None
    if progress.note:
        tell(progress.note)
    return progress.run, 0


def _plan_of_run(
    args: argparse.Namespace, plan_of: Callable[[argparse.Namespace], Plan], store: Store
) -> Plan:
    """Return what the run plays that --resume names; raise TttmcError where that can't go on."""
    from tttmc_app.core import TttmcError
    from tttmc_app.core.rules import RULE_OPTIONS

    number = run_number(args.resume)
    info, command = store.info(number), args.prog.split()[-1]
    if info.kind != command:
        raise TttmcError(f"run {number} is no {command}, but made by tttmc {info.kind}")
    if info.deleted:
        raise TttmcError(f"run {number} is deleted: tttmc results restore {number} brings it back")
    if info.is_finished:
        raise TttmcError(f"run {number} is finished: tttmc results show {number} shows it")
    names = (*args.usual, *(option.key for option in RULE_OPTIONS))
    given = {name: getattr(args, name) or None for name in names}
    usual = {name: args.usual.get(name) or None for name in names}
    if given != usual and plan_of(args).key != info.plan.key:
        raise TttmcError(f"run {number} has other settings than those given: leave these out")
    return info.plan


def run_number(word: str) -> int:
    """Read a run's number; raise TttmcError for what is none."""
    from tttmc_app.core import TttmcError

    try:
        return whole_number(word)
    except argparse.ArgumentTypeError:
        raise TttmcError(f"{word!r} is no run: tttmc results lists their numbers") from None


def _resumed(args: argparse.Namespace, plan: Plan, store: Store) -> int | None:
    """Return the run to go on with; say what is found where that is asked for."""
    if not args.resume:
        return None
    named = isinstance(args.resume, str)
    info = store.info(run_number(args.resume)) if named else store.unfinished(plan)
    if info is None:
        tell(f"there is no unfinished {plan.kind} of these settings: this begins one")
        return None
    tell(f"going on with run {info.number}: {info.done:,} of {info.wanted:,} games are finished")
    return info.number


def executor_of(args: argparse.Namespace) -> Executor:
    """Return what is to play, as the options ask."""
    if args.dask is not None:
        from tttmc_app.experiments.cluster import DaskExecutor

        return DaskExecutor(args.dask)
    from tttmc_app.experiments.processes import ProcessExecutor
    from tttmc_app.experiments.spawning import usable_cores
    from tttmc_app.experiments.threads import ThreadExecutor

    workers = usable_cores() if args.workers is None else args.workers
    # One worker needs no process beside this one, and starts at once without.
    return ThreadExecutor(1) if workers == 1 else ProcessExecutor(workers)


def played_text(info: RunInfo, code: int) -> str:
    """Return a line on a run as a whole."""
    return (
        f"run {info.number}: {done_text(info)}, {info.recipe.rules.describe()}, seed {info.seed}, "
        f"{info.executor}, {info.seconds:.1f} s"
        + (f"; --resume {info.number} goes on" if code else "")
    )


def done_text(info: RunInfo) -> str:
    """Return how much of a run is done, such as "400 of 700 games"."""
    part = f"{info.done:,} of " if not info.is_finished else ""
    return f"{part}{info.wanted:,} {info.counted}"


def tell(text: str) -> None:
    """Say something that is no result."""
    print(one_line(text), file=sys.stderr, flush=True)


def left_text(seconds: float | None) -> str:
    """Return how long it may still take, for a progress bar."""
    if seconds is None:
        return ""
    whole = round(seconds)
    if whole < 60:
        return f"  {whole} s left"
    if whole < 3600:
        return f"  {whole // 60}:{whole % 60:02} min left"
    return f"  {whole // 3600}:{whole // 60 % 60:02} h left"


def share_text(count: int, of: int) -> str:
    """Return a count's share with its 95 % interval, such as "59% (49-68)"."""
    from tttmc_app.experiments.statistics import wilson_interval

    if not of:
        return "-"
    interval = wilson_interval(count, of)
    low, high = 100 * interval.low, 100 * interval.high
    return f"{count / of:.0%} ({low:.0f}–{high:.0f})"


def print_table(heads: list[str], rows: list[list[str]], left: int = 1) -> None:
    """Print aligned columns; the first `left` to the left, the others to the right."""
    columns = list(zip(heads, *rows, strict=True))
    widths = [max(map(len, column)) for column in columns]
    for row in (heads, *rows):
        cells = [
            cell.ljust(width) if number < left else cell.rjust(width)
            for number, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        print("  ".join(cells).rstrip())


def print_forfeits(found: Iterable[Forfeits]) -> None:
    """Print who forfeited how many games, and why first; nothing of those who never did."""
    from tttmc_app.experiments.forfeits import forfeit_lines

    for line in forfeit_lines(found):
        print(one_line(line))


def writable(name: str | None) -> Path | None:
    """Return a file's path; raise TttmcError where its folder is missing, before any game."""
    from pathlib import Path

    from tttmc_app.core import TttmcError

    if name is None:
        return None
    path = Path(name)
    if not path.resolve().parent.is_dir():
        raise TttmcError(f"{path} can't be written: there is no folder {path.parent}")
    return path
