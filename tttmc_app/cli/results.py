"""`tttmc results`: the saved runs."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from tttmc_app.cli.lab import run_number
from tttmc_app.cli.output import ProgressBar
from tttmc_app.cli.parser import Parser, Subparsers, add_command, add_progress_options

if TYPE_CHECKING:
    from tttmc_app.core import TttmcError
    from tttmc_app.experiments.games import PlayedGame
    from tttmc_app.experiments.store import Store

_NOTES = """\
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
  export-games RUN FILE   write every game as .csv or, one JSON object a line, as .jsonl; with
                          --scores also the squares' values before each move, for which the
                          players think again, on one core
  methods RUN             a paragraph for a paper: players, rules, seed, versions and statistics
  columns                 explain each column of these tables

JSON: list and show give run, name, kind, command, error (why a run can't be read, and null for one
that can), settings, created, finished, done, wanted, counted, seconds, seed, version, stream,
versions (of what determines the games; null if not recorded), python, machine, executor and
deleted; show adds the results as the run's own command writes them.
compare gives rows, methods gives methods, columns gives table and games (the meanings by name),
resume gives what the run's own command writes, and the others give runs. In compare, same_games
says whether both runs have the same settings and seed, so only their times can differ."""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    parser = add_command(
        subparsers, "results", "list, show, compare and export saved runs", run, _NOTES
    )
    _add_words(parser)
    parser.add_argument("--deleted", action="store_true", help="list deleted runs")
    parser.add_argument(
        "--scores", action="store_true", help="export the scores that the players saw, too"
    )
    add_progress_options(parser)


def _add_words(parser: Parser) -> None:
    parser.add_argument("action", nargs="?", default="list", metavar="ACTION", help="see below")
    parser.add_argument("words", nargs="*", metavar="RUN", help="run numbers and other arguments")


def run(args: argparse.Namespace) -> int:
    """Carry out the action and return the exit code."""
    from tttmc_app.experiments.store import Store

    if args.action == "resume":
        return _resume(args)
    action = _STORED.get(args.action)
    if action is None:
        raise _unknown(args.action)
    with Store() as store:
        action(store, args)
    return 0


def _unknown(action: str) -> TttmcError:
    from tttmc_app.core import TttmcError
    from tttmc_app.core.text import closest

    if meant := closest(action, ACTIONS):
        return TttmcError(
            "{action!r} is not an action: did you mean {meant}?", action=action, meant=meant
        )
    return TttmcError(
        "{action!r} is not an action: choose from {actions}",
        action=action,
        actions=", ".join(ACTIONS),
    )


def _resume(args: argparse.Namespace) -> int:
    """Resume a run with the command that plays such runs, and return the exit code."""
    from tttmc_app.cli.main import make_parser
    from tttmc_app.core import TttmcError
    from tttmc_app.experiments.recipe import is_plan
    from tttmc_app.experiments.store import Store

    (number,) = _runs(args, 1)
    with Store() as store:
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
    from tttmc_app.cli.output import print_table
    from tttmc_app.experiments.columns import read_table
    from tttmc_app.experiments.saved_run import RUN_LIST

    _count(args, 0)
    runs = store.runs(deleted=args.deleted)
    if args.json:
        from tttmc_app.experiments.report import info_json

        print(json.dumps([info_json(info) for info in runs]))
        return
    if not runs:
        print("no deleted runs" if args.deleted else "no runs yet: tttmc sweep --help")
        return
    print_table(*read_table(RUN_LIST, runs), left=4)


def _show(store: Store, args: argparse.Namespace) -> None:
    from tttmc_app.cli.output import print_message, printable

    (number,) = _runs(args, 1)
    loaded = store.load(number)
    info, summary = loaded.info, loaded.summary
    if loaded.damage is not None:
        print_message(str(loaded.damage))
    if args.json:
        from tttmc_app.experiments.report import info_json

        print(json.dumps(info_json(info) | summary.as_json()))
        return
    from tttmc_app.cli.lab import print_results, saved_text

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
    from tttmc_app.cli.output import print_table, printable
    from tttmc_app.experiments.saved_run import compare_runs

    one, two = _runs(args, 2)
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
    number, name = _number_and_word(args, "a run and its new name")
    store.rename(number, name)
    _done(args, [number], f"run {number} is now {name.strip()}")


def _delete(store: Store, args: argparse.Namespace) -> None:
    runs = _runs(args)
    store.delete(runs)
    back = " ".join(map(str, runs))
    _done(args, runs, f"deleted; to restore: tttmc results restore {back}")


def _restore(store: Store, args: argparse.Namespace) -> None:
    runs = _runs(args)
    store.restore(runs)
    _done(args, runs, "restored")


def _erase(store: Store, args: argparse.Namespace) -> None:
    from tttmc_app.experiments.free_space import free_space

    runs = _runs(args)
    store.erase(runs)
    free_space(store)
    _done(args, runs, "erased")


def _export(store: Store, args: argparse.Namespace) -> None:
    from pathlib import Path

    from tttmc_app.cli.lab import writable, write_figure
    from tttmc_app.core import TttmcError
    from tttmc_app.experiments.report import run_csv, run_json

    number, file = _number_and_word(args, "a run and a file")
    suffix = Path(file).suffix.lower()
    if suffix not in (".csv", ".json", ".png", ".svg"):
        raise TttmcError("can't write {file}: use .csv, .json, .png or .svg", file=file)
    writable(file)
    info, summary = store.info(number), store.summary(number)
    if suffix in (".csv", ".json"):
        _write(
            args, number, file, run_csv(summary) if suffix == ".csv" else run_json(info, summary)
        )
    else:
        write_figure(Path(file), info.recipe, summary)
        _written(args, number, file)


def _export_games(store: Store, args: argparse.Namespace) -> None:
    from pathlib import Path

    from tttmc_app.core import TttmcError
    from tttmc_app.experiments.report import games_csv, games_json_lines

    number, file = _number_and_word(args, "a run and a file")
    text_of = {".csv": games_csv, ".jsonl": games_json_lines}.get(Path(file).suffix.lower())
    if text_of is None:
        raise TttmcError("can't write {file}: use .csv or .jsonl", file=file)
    info = store.info(number)
    with ProgressBar("exporting", verbose=args.verbose, timed=True) as bar:
        text = text_of(info.plan, _counted(store.games(number), info.done, bar), scored=args.scores)
    _write(args, number, file, text)


def _counted(games: Iterable[PlayedGame], total: int, bar: ProgressBar) -> Iterator[PlayedGame]:
    for done, game in enumerate(games):
        bar.show(done, total)
        yield game


def _methods(store: Store, args: argparse.Namespace) -> None:
    from tttmc_app.experiments.methods import methods_text

    (number,) = _runs(args, 1)
    text = methods_text(store.load(number))
    print(json.dumps({"methods": text}) if args.json else text, end="\n" if args.json else "")


def _columns(_store: Store, args: argparse.Namespace) -> None:
    from tttmc_app.experiments.report import GAME_COLUMNS, column_meanings, columns_text

    _count(args, 0)
    table = column_meanings()
    if args.json:
        print(json.dumps({"table": table, "games": dict(GAME_COLUMNS)}))
        return
    print(f"Columns of a run's table:\n{columns_text(table)}\n")
    print(f"Columns of a run's games:\n{columns_text(GAME_COLUMNS)}")


def _write(args: argparse.Namespace, number: int, file: str, text: str) -> None:
    from pathlib import Path

    from tttmc_app.storage import write_text_atomically

    write_text_atomically(Path(file), text)
    _written(args, number, file)


def _written(args: argparse.Namespace, number: int, file: str) -> None:
    _done(args, [number], f"written to {file}")


def _runs(args: argparse.Namespace, count: int | None = None) -> list[int]:
    """Return the given runs: exactly `count`, or at least one."""
    _count(args, count)
    return [run_number(word) for word in args.words]


def _number_and_word(args: argparse.Namespace, what: str) -> tuple[int, str]:
    from tttmc_app.core import TttmcError

    if len(args.words) != 2:
        raise TttmcError("{action} takes {arguments}", action=args.action, arguments=what)
    return run_number(args.words[0]), args.words[1]


def _count(args: argparse.Namespace, count: int | None) -> None:
    from tttmc_app.core import Text, TttmcError

    given = len(args.words)
    if (count is None and not given) or (count is not None and given != count):
        expected = Text("at least 1 run") if count is None else Text("%n run(s)", n=count)
        raise TttmcError(
            "{action} takes {expected}, not {given}",
            action=args.action,
            expected=expected,
            given=given,
        )


def _done(args: argparse.Namespace, runs: list[int], text: str) -> None:
    print(json.dumps({"runs": runs}) if args.json else text)


_STORED: Mapping[str, Callable[[Store, argparse.Namespace], None]] = {
    "list": _list,
    "show": _show,
    "compare": _compare,
    "rename": _rename,
    "delete": _delete,
    "restore": _restore,
    "erase": _erase,
    "export": _export,
    "export-games": _export_games,
    "methods": _methods,
    "columns": _columns,
}
ACTIONS = (*_STORED, "resume")
"""The words after `tttmc results`."""
