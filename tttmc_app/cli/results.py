"""`tttmc results`: the saved runs."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from tttmc_app.cli.lab import print_results, run_number, saved_text, write_figure
from tttmc_app.cli.main import make_parser
from tttmc_app.cli.options import add_progress_options, writable
from tttmc_app.cli.output import ProgressBar, print_message, print_table, printable
from tttmc_app.cli.parser import Parser
from tttmc_app.core import Text, TttmcError
from tttmc_app.core.text import closest
from tttmc_app.database import free_space
from tttmc_app.experiments.columns import read_table
from tttmc_app.experiments.games import PlayedGame
from tttmc_app.experiments.methods import methods_text
from tttmc_app.experiments.recipe import is_plan
from tttmc_app.experiments.report import (
    GAME_COLUMNS,
    column_meanings,
    columns_text,
    games_csv,
    games_json_lines,
    info_json,
    run_csv,
    run_json,
)
from tttmc_app.experiments.saved_run import RUN_LIST, compare_runs
from tttmc_app.experiments.store import Store
from tttmc_app.storage import write_text_atomically

NOTES = """\
list                    all runs, newest first (the default; --deleted lists deleted runs)
  show RUN                settings, results, the command that repeats it, and where it was played
  compare RUN RUN         two runs of a kind, row by row, with 95 % intervals for differences
  resume RUN              play the games that an unfinished run still lacks
  rename RUN NAME         give a run another name
  delete RUN..            remove runs from the list
  restore RUN..           restore deleted runs
  erase RUN..             erase deleted runs for good, and free their space
  export RUN FILE         write the table as .csv, the whole run as .json, or its charts as .png
                          or .svg, as --figure does
  export-games RUN FILE   write every game as .csv or, one JSON object a line, as .jsonl
  methods RUN             a paragraph for a paper: players, rules, seed, versions and statistics
  columns                 explain each column of these tables"""


def add_options(parser: Parser) -> None:
    """Add the command's arguments and options."""
    parser.option("action ACTION", "see below", "list", nargs="?")
    parser.option("words RUN", "run numbers and other arguments", nargs="*")
    parser.option("--deleted", "list deleted runs")
    parser.option("--scores", "export the scores that the players saw, too")
    add_progress_options(parser)


def run(args: argparse.Namespace) -> int:
    """Carry out the action and return the exit code."""
    if args.action not in ACTIONS:
        if meant := closest(args.action, ACTIONS):
            raise TttmcError(
                "{action!r} is not an action: did you mean {meant}?",
                action=args.action,
                meant=meant,
            )
        raise TttmcError(
            "{action!r} is not an action: choose from {actions}",
            action=args.action,
            actions=", ".join(ACTIONS),
        )
    carry_out, runs, word = ACTIONS[args.action]
    given = len(args.words) - bool(word)
    if given < 1 if runs is None else given != runs:
        expected = "at least 1 run" if runs is None else str(Text("%n run(s)", n=runs))
        raise TttmcError(
            "{action} takes {expected}, not {given}",
            action=args.action,
            expected=f"{expected} and {word}" if word else expected,
            given=len(args.words),
        )
    args.runs = [run_number(each) for each in args.words[:given]]
    args.word = args.words[-1] if word else ""
    with Store() as store:
        code: int | None = carry_out(store, args)
    return code or 0


def _resume(store: Store, args: argparse.Namespace) -> int:
    """Resume a run with the command that plays such runs, and return the exit code."""
    (number,) = args.runs
    recipe = store.info(number).recipe
    if not is_plan(recipe):
        raise TttmcError(
            "run {run} is a {kind}, which can't be resumed", run=number, kind=recipe.kind
        )
    options = [f"--{name}" for name in ("json", "quiet", "verbose") if getattr(args, name)]
    # Not `main`: it would report errors itself, which --quiet keeps from being seen here.
    resumed = make_parser().parse_args([recipe.kind, "--resume", str(number), *options])
    code: int = resumed.run(resumed)
    return code


def _list(store: Store, args: argparse.Namespace) -> None:
    runs = store.runs(deleted=args.deleted)
    if args.json:
        print(json.dumps([info_json(info) for info in runs]))
    elif runs:
        print_table(*read_table(RUN_LIST, runs), left=4)
    else:
        print("no deleted runs" if args.deleted else "no runs yet: tttmc sweep --help")


def _show(store: Store, args: argparse.Namespace) -> None:
    loaded = store.load(args.runs[0])
    info, summary = loaded.info, loaded.summary
    if loaded.damage is not None:
        print_message(str(loaded.damage))
    if args.json:
        print(json.dumps(info_json(info) | summary.as_json()))
        return
    print(printable(info.name))
    print(saved_text(info))
    print(f"started {info.created.astimezone():%Y-%m-%d %H:%M} by tttmc {info.version}", end="")
    print(printable(f", {info.stream}, Python {info.python}, {info.machine}"))
    print(printable(f"repeat: {info.recipe.command}"))
    if taken := info.settings.get("equal_time"):
        print(printable(f"equal time: about {taken} per move, by which the counts were chosen"))
    if info.obstacle:
        print(printable(str(info.obstacle)))
    print()
    print_results(info.recipe, summary)


def _compare(store: Store, args: argparse.Namespace) -> None:
    one, two = args.runs
    found = compare_runs(store.load(one), store.load(two))
    if args.json:
        print(json.dumps(found.as_json()))
        return
    infos = [store.info(each) for each in (one, two)]
    for info in infos:
        print(printable(f"{info.number}: {info.name}"))
    first, second = (dict(info.settings) for info in infos)
    names = [key for key in first | second if first.get(key) != second.get(key)]
    print(f"Settings that differ: {', '.join(names)}\n" if names else "")
    if found.same_games:
        print("Both runs play the same games: they have the same settings and seed.\n")
    print_table(*found.texts, left=2)


def _rename(store: Store, args: argparse.Namespace) -> None:
    (number,) = args.runs
    store.rename(number, args.word)
    _done(args, f"run {number} is now {args.word.strip()}")


def _delete(store: Store, args: argparse.Namespace) -> None:
    store.delete(args.runs)
    back = " ".join(map(str, args.runs))
    _done(args, f"deleted; to restore: tttmc results restore {back}")


def _restore(store: Store, args: argparse.Namespace) -> None:
    store.restore(args.runs)
    _done(args, "restored")


def _erase(store: Store, args: argparse.Namespace) -> None:
    store.erase(args.runs)
    free_space(store.connection)
    _done(args, "erased")


def _export(store: Store, args: argparse.Namespace) -> None:
    (number,), path = args.runs, Path(args.word)
    suffix = path.suffix.lower()
    if suffix not in (".csv", ".json", ".png", ".svg"):
        raise TttmcError("can't write {file}: use .csv, .json, .png or .svg", file=path)
    writable(path)
    info, summary = store.info(number), store.summary(number)
    if suffix == ".csv":
        write_text_atomically(path, run_csv(summary))
    elif suffix == ".json":
        write_text_atomically(path, run_json(info, summary))
    else:
        write_figure(path, info.recipe, summary)
    _done(args, f"written to {args.word}")


def _export_games(store: Store, args: argparse.Namespace) -> None:
    (number,), path = args.runs, Path(args.word)
    text_of = {".csv": games_csv, ".jsonl": games_json_lines}.get(path.suffix.lower())
    if text_of is None:
        raise TttmcError("can't write {file}: use .csv or .jsonl", file=path)
    info = store.info(number)
    with ProgressBar("exporting", verbose=args.verbose, timed=True) as bar:
        games = _counted(store.games(number), info.done, bar)
        text = text_of(info.plan, games, scored=args.scores)
    write_text_atomically(path, text)
    _done(args, f"written to {args.word}")


def _counted(games: Iterable[PlayedGame], total: int, bar: ProgressBar) -> Iterator[PlayedGame]:
    for done, game in enumerate(games):
        bar.show(done, total)
        yield game


def _methods(store: Store, args: argparse.Namespace) -> None:
    text = methods_text(store.load(args.runs[0]))
    print(json.dumps({"methods": text}) if args.json else text.removesuffix("\n"))


def _columns(_store: Store, args: argparse.Namespace) -> None:
    table = column_meanings()
    if args.json:
        print(json.dumps({"table": table, "games": dict(GAME_COLUMNS)}))
        return
    print(f"Columns of a run's table:\n{columns_text(table)}\n")
    print(f"Columns of a run's games:\n{columns_text(GAME_COLUMNS)}")


def _done(args: argparse.Namespace, text: str) -> None:
    print(json.dumps({"runs": args.runs}) if args.json else text)


ACTIONS: Mapping[str, tuple[Callable[[Store, argparse.Namespace], Any], int | None, str]] = {
    "list": (_list, 0, ""),
    "show": (_show, 1, ""),
    "compare": (_compare, 2, ""),
    "resume": (_resume, 1, ""),
    "rename": (_rename, 1, "its new name"),
    "delete": (_delete, None, ""),
    "restore": (_restore, None, ""),
    "erase": (_erase, None, ""),
    "export": (_export, 1, "a file"),
    "export-games": (_export_games, 1, "a file"),
    "methods": (_methods, 1, ""),
    "columns": (_columns, 0, ""),
}
"""The words after `tttmc results`: what carries them out, how many runs they take, None for at
least one, and what else they take."""
