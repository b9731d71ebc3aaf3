"""The commands of the lab's runs, one for each kind: options, running, saving and reporting."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from textwrap import fill
from time import monotonic
from typing import Any, TypeAlias

from tttmc_app.child_process import usable_cores
from tttmc_app.cli.display import obstacle_in
from tttmc_app.cli.options import (
    add_board,
    add_progress_options,
    add_rules_options,
    add_seed_option,
    machine_spec,
    position_of,
    rules_of,
    seed_of,
    warn_of_players,
    writable,
)
from tttmc_app.cli.output import (
    ProgressBar,
    board_table,
    left_text,
    one_line,
    print_message,
    print_table,
    printable,
    terminal_width,
)
from tttmc_app.cli.parser import Parser, whole_number
from tttmc_app.core import Position, Rules, Text, TttmcError
from tttmc_app.core.counted import GAMES
from tttmc_app.core.numbers import duration_text, rough_number
from tttmc_app.experiments import settings
from tttmc_app.experiments.conduct import read_boards
from tttmc_app.experiments.estimate import can_be_estimated, estimates
from tttmc_app.experiments.executors import Executor, ThreadExecutor
from tttmc_app.experiments.kinds import kind_named, kind_of
from tttmc_app.experiments.recipe import AnyPlan, AnyStudy, Recipe, Summary
from tttmc_app.experiments.report import info_json, run_csv
from tttmc_app.experiments.running import AnyProgress, saved_findings
from tttmc_app.experiments.running import run as run_plan
from tttmc_app.experiments.saved_run import RunInfo
from tttmc_app.experiments.score import forfeit_lines
from tttmc_app.experiments.settings import Setting, declared
from tttmc_app.experiments.store import Store
from tttmc_app.gui.files.formats import STILL_FORMATS, picture_format
from tttmc_app.players import (
    ChoiceParameter,
    FileParameter,
    PlayerSpec,
    SwitchParameter,
)
from tttmc_app.storage import read_text, write_text_atomically

INTERRUPTED = 130
_SQLITE_NUMBERS = 2**63
"""SQLite takes no numbers from here on."""

_MOST_COLUMNS = 13
"""Wider tables don't fit into a terminal."""
_LONG = 10.0
"""Runs shorter than this, in seconds, are over before anyone wonders how long they will take."""
_TRYING = 2.0
"""Seconds after which no further pairing is tried."""
_UNITS = ((86400, "days"), (3600, "hours"), (60, "minutes"))
_FORFEITS = "A player that fails or makes an illegal move forfeits the game.\n"
_RESUMING = """
Each finished game is saved at once. --resume continues the newest unfinished run with exactly these
settings, --resume RUN that run with its own. `tttmc results` lists all runs."""
_NOTES = {
    "match": f"""\
{_FORFEITS}
With --both the players are A and B, and A plays both sides equally often, in pairs of games with
the same opening. --opening-file has a board on each line. Only complete pairs count.

--sprt ends the match as soon as a sequential test accepts one of the two differences in Elo points,
each wrongly in at most about 5 % of matches. --control needs players whose chances are known, such
as random or mc:exact. --equal-time plays some games first and prints the counts.

Without --both, --csv and --figure, a match is temporary: of these, the newest 50 are kept.
""",
    "sweep": f"""\
{_FORFEITS}
Without --against the player plays itself, with the same value on both sides. Of up to three --vary,
every combination is played, such as --vary other=0,1,2 --vary size=3,4,5. Where only the size
varies, lines are as long as the board unless --line is shorter.
""",
    "tournament": f"""\
{_FORFEITS}
Every pair of players meets in G games, each player with X in half of them. With --openings, the
first moves of each game give both sides about equal chances. Ratings are Bradley-Terry strengths on
Elo's scale with a mean of 0; with --gauntlet, the first player's is 0.
""",
    "limits": """\
In every position, the player's exact scores are compared with the true value of each move. SPEC is
mc with its weights, or forward. The opponent knows the player and tries only to beat it: as a
player it is exploit. 4×4, the largest board, takes half a minute.""",
    "converge": """\
For every number of trials, the scores are those of `tttmc analyse` with the same seed. Independent
runs count how often a move is chosen that gives up the proven result. SPEC is mc or forward.""",
    "train": """\
The textbook lists positions with the moves that lost there. It is created if necessary, updated
after every block of games, and used by a player as learner:textbook=FILE.""",
}
"""What the help of each kind of run explains, beyond its options."""
_Ended: TypeAlias = tuple[Recipe, Summary, str, Mapping[str, object], int]
"""A run that has ended, if perhaps early, its results, a line that sums it up, the same for JSON,
and the exit code."""


class ResumeAction(argparse.Action):
    """Stores the run to resume, and whether players come before it.

    `argparse` takes a player after the option for the run: its place among the players is known
    only here.
    """

    def __call__(
        self,
        _parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        _option: str | None = None,
    ) -> None:
        """Store the values."""
        namespace.resume = values
        namespace.resume_is_last = bool(getattr(namespace, "players", None))


def run(args: argparse.Namespace) -> int:
    """Carry out a run, show progress, write the files, print results and return the exit code.

    Raises TttmcError for invalid options, if possible before any game is played.
    """
    csv, figure = writable(args.csv), writable(args.figure)
    if csv is not None and csv.suffix.lower() != ".csv":
        raise TttmcError("{name} has the wrong suffix: use .csv", name=csv.name)
    if figure is not None:
        picture_format(figure, STILL_FORMATS)
    carry_out = _run_plan if kind_named(args.recipe.kind).is_resumable else _run_study
    recipe, summary, line, about, code = carry_out(args)
    if csv is not None:
        write_text_atomically(csv, run_csv(summary))
    if figure is not None:
        write_figure(figure, recipe, summary)
    if args.json:
        print(json.dumps({**about, **summary.as_json()}, allow_nan=False))
    else:
        print(line)
        print_results(recipe, summary)
    return code


def print_results(recipe: Recipe, summary: Summary) -> None:
    """Print what was run, the tables of results, and notes on them."""
    kind = kind_of(recipe)
    report = kind.report(recipe, summary)
    for part in report.head:
        lines = board_table(part) if isinstance(part, Position) else [printable(str(part))]
        print("\n".join(lines))
    if report.outcome:
        print(printable(str(report.outcome)))
    tables = [each for each in report.tables if each.rows and len(each.headings) <= _MOST_COLUMNS]
    for table in tables:
        if len(report.tables) > 1:
            print(f"\n{kind.tables[table.name]}")
        print_table(table.headings, table.rows, left=table.texts)
    for line in forfeit_lines(kind.forfeits(recipe, summary)):
        print(one_line(str(line)))
    for note in report.notes:
        print(fill(printable(str(note)), terminal_width()))


def add_options(parser: Parser) -> None:
    """Add the options of a kind of run, which has the command's name.

    They are the settings of the recipe, where it is played if it has games, and where its results
    are written.
    """
    kind = kind_named(parser.prog.split()[-1])
    parser.epilog = _NOTES[kind.name] + (_RESUMING if kind.is_resumable else "")
    recipe: type[Recipe] = kind.recipe
    for _, setting, usual in declared(recipe):
        _add_setting(parser, setting, usual)
    if any(setting.option == "players" for _, setting, _ in declared(recipe)):
        text = "choose each player's count so that a move takes it about this time, such as 1ms"
        parser.option("--equal-time TIME", text)
    chosen = (action for action in parser.arguments() if action.dest not in ("help", "json"))
    parser.set_defaults(recipe=recipe, usual={action.dest: action.default for action in chosen})
    if kind.is_resumable:
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
    add_progress_options(parser)
    drawn = "charts" if kind.charts else "boards with mistakes"
    parser.option("--csv FILE", "also write the table, as .csv")
    parser.option("--figure FILE", f"also write the {drawn}, as .png or .svg")


def _add_setting(parser: Parser, setting: Setting, usual: Any) -> None:
    """Add the option or the argument that chooses a setting."""
    match setting:
        case settings.PositionSetting():
            add_board(parser)
            add_rules_options(parser, "the board's")
        case settings.RulesSetting():
            add_rules_options(parser)
        case settings.SeedSetting():
            add_seed_option(parser)
        case settings.VariedSetting():
            values = settings.join_values(usual)
            varied = parser.add_mutually_exclusive_group()
            varied.add_argument("--trials", metavar="T1,..", help=f"trials per move ({values})")
            varied.add_argument(
                "--vary",
                action="append",
                metavar="NAME=V1,..",
                help="values of another setting, such as other=0,1,2, or of the board, such as "
                "size=3,4,5; given again, every combination is played",
            )
        case _ if setting.option:
            parser.add_argument(setting.option, **_keywords(setting, usual))
        case _:
            pass


def _keywords(setting: Setting, usual: Any) -> dict[str, Any]:
    """Return what argparse must know of a setting."""
    written = usual.kind.name if isinstance(usual, PlayerSpec) else setting.write(usual)
    text = str(setting.help or setting.label).rstrip(".")
    about = {"help": f"{text[:1].lower()}{text[1:]}" + (f" ({written})" if written else "")}
    match setting:
        case settings.ParameterSetting(parameter=SwitchParameter(label=label)):
            return {"help": f"{label}. {text}", "action": "store_true"}
        case settings.ParameterSetting(parameter=ChoiceParameter(choices=choices)):
            words = tuple(word for word, _ in choices)
            return about | {"type": str.lower, "choices": words, "default": written}
        case settings.ParameterSetting(parameter=FileParameter()):
            return about | {"required": True, "metavar": "FILE"}
        case settings.ParameterSetting():
            return about | {"type": whole_number, "default": usual, "metavar": "N"}
        case settings.BoardsSetting():
            return about | {"metavar": "FILE"}
        case settings.NumbersSetting():
            return about | {"type": _numbers, "default": usual, "metavar": "N1,N2,.."}
        case settings.BoundsSetting():
            return about | {"type": _bounds, "metavar": "LOW,HIGH"}
        case _ if setting.option == "players":
            return {"nargs": "*", "metavar": "SPEC", "help": "a player, such as mc:trials=50"}
        case _:
            return about | {"default": written or None, "metavar": "SPEC"}


def _numbers(text: str) -> tuple[int, ...]:
    """Read comma-separated numbers."""
    return tuple(whole_number(part) for part in text.split(",") if part.strip())


def _bounds(word: str) -> tuple[float, float]:
    """Read the bounds of a sequential test."""
    try:
        return settings.parse_bounds(word)
    except TttmcError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def recipe_of(args: argparse.Namespace) -> Any:
    """Return the recipe that the options describe; raise TttmcError for an invalid one."""
    values: dict[str, Any] = {}
    for field, setting, usual in declared(args.recipe):
        is_note = isinstance(setting, settings.NoteSetting)
        values[field] = usual if is_note else _chosen(args, setting, usual, values)
    found = values.get("players", values.values())
    warn_of_players([each for each in found if isinstance(each, PlayerSpec)])
    recipe = args.recipe(**values)
    if getattr(args, "equal_time", None) is not None:
        return args.recipe(**values | _with_equal_time(args, values, recipe))
    return recipe


def _with_equal_time(
    args: argparse.Namespace, values: Mapping[str, Any], plan: AnyPlan
) -> dict[str, Any]:
    """Return the players with counts that take the same time per move, and print them."""
    from tttmc_app.experiments.equal_time import parse_time, with_time

    seconds = parse_time(args.equal_time)
    if args.resume:
        raise TttmcError(
            "--equal-time measures anew, so it doesn't go with --resume: leave it out, and name "
            "the run, or its players with their counts"
        )
    names = [name for name, each in values.items() if isinstance(each, PlayerSpec)]
    players = values.get("players") or [values[name] for name in names]
    found = with_time(players, plan.rules, seconds, plan.pairings[0].conduct)
    for player, taken, misses in found:
        warning = f", not {args.equal_time}: the players' times differ" if misses else ""
        print_message(f"{player.text}: {duration_text(taken)} per move on this computer{warning}")
    counted = tuple(each.player for each in found)
    chosen = dict(zip(names, counted, strict=True)) if names else {"players": counted}
    measured = ", ".join(str(duration_text(each.seconds)) for each in found)
    return {**chosen, "equal_time": f"{args.equal_time} (measured: {measured})"}


def _chosen(
    args: argparse.Namespace, setting: Setting, usual: Any, others: Mapping[str, Any]
) -> Any:
    """Return the value of a setting that the options choose."""
    given: Any = getattr(args, setting.option.lstrip("-").replace("-", "_"), None)
    match setting:
        case settings.PositionSetting():
            return position_of(args)
        case settings.RulesSetting():
            return rules_of(_largest(args, others))
        case settings.SeedSetting():
            return seed_of(args)
        case settings.VariedSetting() | settings.GridSetting():
            (_, values), *grid = settings.parse_grid(others["player"], _varied(args))
            return (tuple(grid) if isinstance(setting, settings.GridSetting) else values) or usual
        case settings.MachinesSetting():
            return tuple(map(machine_spec, given))
        case settings.MachineSetting(place=place):
            return _machine(given, getattr(args, "players", ()), place)
        case settings.BoardsSetting():
            return _boards(given or "", others["rules"])
        case settings.ParameterSetting(parameter=FileParameter()):
            return setting.from_json(given).absolute()
        case settings.ParameterSetting():
            return setting.from_json(given)
        case _:
            return given if setting.option else _varied(args)[0][0]


def _boards(given: str, rules: Rules) -> tuple[str, ...]:
    """Return the boards in a file, or those that a command that repeats a run has instead."""
    if set(given.upper()) <= set("XO./,"):
        return read_boards(given.replace(",", "\n"), rules)
    found = read_boards(read_text(Path(given)), rules)
    if not found:
        raise TttmcError("{file} has no openings: write a board on each line", file=given)
    return found


def _machine(given: str | None, players: Sequence[str], place: int | None) -> PlayerSpec | None:
    """Return the machine that an option names, or that has this place among the players."""
    if place is None:
        return None if given is None else machine_spec(given)
    machines = list(map(machine_spec, players))
    if len(machines) != 2:
        raise TttmcError("a match needs two players: tttmc match A B")
    return machines[place]


def _largest(args: argparse.Namespace, others: Mapping[str, Any]) -> argparse.Namespace:
    """Return the options with the largest size that a sweep varies.

    A sweep's line is as long as its board unless the options choose a shorter one.
    """
    for name, values in _varied(args) if hasattr(args, "vary") else ():
        varied = settings.varied_parameter(others["player"], name)
        if varied is settings.BOARD["size"]:
            ((_, sizes),) = settings.parse_grid(others["player"], [(name, values)])
            return argparse.Namespace(**{**vars(args), "size": max(sizes)})
    return args


def _varied(args: argparse.Namespace) -> list[tuple[str, list[str]]]:
    """Return what varies, with its values as typed; an empty list stands for the usual values."""
    if args.vary is None:
        return [("trials", settings.split_values(args.trials or ""))]
    varied: list[tuple[str, list[str]]] = []
    for given in args.vary:
        name, equals, values = given.partition("=")
        if not equals or not (found := settings.split_values(values)):
            raise TttmcError(
                "--vary needs a name and values, such as other=0,1,2, not {given!r}", given=given
            )
        varied.append((name.strip(), found))
    return varied


def _run_plan(args: argparse.Namespace) -> _Ended:
    is_match = args.recipe.kind == "match"
    takes_more = hasattr(args, "players") and (not is_match or len(args.players) < 2)
    if isinstance(args.resume, str) and not args.resume.isdecimal() and takes_more:
        # argparse took a player for the run
        args.players.insert(len(args.players) if args.resume_is_last else 0, args.resume)
        args.resume = True
    named = isinstance(args.resume, str)
    plan = None if named else recipe_of(args)  # before any file is created
    is_temporary = is_match and not (args.both or args.csv or args.figure)
    with ExitStack() as stack:
        store: Store | None = None
        try:
            store = stack.enter_context(Store())
        except TttmcError as error:
            if args.resume:
                raise
            print_message(f"the run isn't saved: {error}")
        if plan is None:
            assert store is not None
            plan = _plan_of_run(args, store)
        end, code = _play(args, plan, store, is_temporary=is_temporary)
        if store is None:
            done = GAMES.progress(end.done, end.target)
            line = _summed_up(plan, done, end.executor, end.seconds)
            return plan, end.summary, line, {"run": None, "command": plan.command}, code
        info = store.info(end.run)  # the same table as whoever reads the run later
        line, summary = saved_text(info), store.summary(end.run)
    if code and not info.is_finished:
        line += f"; --resume {info.number} continues it"
    return plan, summary, line, info_json(info), code


def _run_study(args: argparse.Namespace) -> _Ended:
    """Carry out a study; Ctrl-C ends it with the results so far, if there are any."""
    recipe: AnyStudy = recipe_of(args)
    counted, code = kind_of(recipe).counted, 0
    ends: list[AnyProgress] = []
    steps = saved_findings(recipe, recipe.find, ends.append)
    with ProgressBar(recipe.kind, verbose=args.verbose, timed=True) as bar, closing(steps):
        try:
            for step in steps:
                bar.show_share(step.share, f"  {counted.all(step.done)}" if step.done else "")
        except KeyboardInterrupt:
            code = INTERRUPTED
    end = ends[0] if ends else None
    if end is not None and end.note:
        print_message(f"the run isn't saved: {end.note}")
    if end is None or not end.done:
        raise KeyboardInterrupt
    done = counted.progress(end.done, recipe.target)
    line = _summed_up(recipe, done, end.executor, end.seconds, end.run)
    return recipe, end.summary, line, {"seconds": end.seconds, "run": end.run or None}, code


def _summed_up(
    recipe: Recipe, done: Text, executor: str, seconds: float, number: int | None = None
) -> str:
    """Return a line that sums up a run, which may have a number."""
    run = f"run {number}: " if number else ""
    rules, took = recipe.rules_text, duration_text(seconds)
    return f"{run}{done}, {rules}, seed {recipe.seed}, {executor}, {took}"


def saved_text(info: RunInfo) -> str:
    """Return a line that sums up a saved run."""
    return _summed_up(info.recipe, info.progress, info.executor, info.seconds, info.number)


def _play(
    args: argparse.Namespace, plan: AnyPlan, store: Store | None, *, is_temporary: bool
) -> tuple[AnyProgress, int]:
    """Return how far the run came, and the exit code."""
    resumed = None if store is None else _resumed(args, plan, store)
    executor = _executor(args, plan)
    if args.dask is None and not (args.json or args.quiet):
        done = 0 if store is None or resumed is None else store.info(resumed).done
        print_run_time(plan, _workers(args), plan.games - done)
    start: AnyProgress | None = None
    ends: list[AnyProgress] = []
    code = 0
    steps = run_plan(plan, executor, store, resumed, on_end=ends.append, is_temporary=is_temporary)
    with ProgressBar(plan.kind, verbose=args.verbose) as bar, closing(steps):
        try:
            for progress in steps:
                start = start or progress
                bar.show(progress.done, progress.target, _pace_text(start, progress))
        except KeyboardInterrupt:
            if start is None:
                raise
            code = INTERRUPTED
    (end,) = ends
    if end.note:
        print_message(str(end.note))
    return end, code


def print_run_time(plan: AnyPlan, workers: int, left: int) -> None:
    """Print roughly how long the remaining games will take, unless they will be over soon.

    A few of them are played to find out. Nothing is printed about players whose games can't be
    tried, as they run or read a file, nor if a game fails: the run itself reports that.
    """
    seconds, is_least, started = 0.0, False, monotonic()
    try:
        for found in estimates(plan, workers) if can_be_estimated(plan) else ():
            is_cut = monotonic() - started > _TRYING
            seconds, is_least = found.seconds * left / plan.games, found.is_least or is_cut
            if is_cut:
                break
    except TttmcError:
        return
    if seconds < _LONG:
        return
    bound = "more than" if is_least else "at most about" if plan.may_end_early else "about"
    print_message(f"{left:,} games will take {bound} {rough_time(seconds)}")


def rough_time(seconds: float) -> str:
    """Return a time of ten seconds or more in the unit that fits it: 40 seconds, 3 minutes."""
    size, unit = next((each for each in _UNITS if seconds >= 1.5 * each[0]), (1, "seconds"))
    return f"{rough_number(seconds / size)} {unit}"


def _plan_of_run(args: argparse.Namespace, store: Store) -> AnyPlan:
    """Return the plan of the run that --resume names; raise TttmcError if it can't continue."""
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
    is_usual = all(getattr(args, name) in (usual, []) for name, usual in args.usual.items())
    if not is_usual and not _is_described(info.plan, args):
        raise TttmcError("run {number} keeps its own settings: omit yours", number=number)
    return info.plan


def _is_described(plan: AnyPlan, args: argparse.Namespace) -> bool:
    """Return whether the options describe this plan; options that describe none don't."""
    try:
        return bool(recipe_of(args).key == plan.key)
    except TttmcError:  # such as a match's without its players
        return False


def run_number(word: str) -> int:
    """Read a run's number; raise TttmcError if it isn't a number or too great for the store."""
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
    return usable_cores() if args.workers is None else int(args.workers)


def _executor(args: argparse.Namespace, plan: AnyPlan) -> Executor:
    if args.dask is not None:
        from tttmc_app.experiments.cluster import DaskExecutor

        return DaskExecutor(args.dask)
    from tttmc_app.experiments.processes import ProcessExecutor

    workers = _workers(args)
    # A single worker and the kernel need no processes, and start sooner without.
    is_quick = workers == 1 or (args.workers is None and plan.is_compiled)
    return ThreadExecutor(workers) if is_quick else ProcessExecutor(workers)


def _pace_text(start: AnyProgress, now: AnyProgress) -> str:
    """Return how many games are finished per second, and the time left, once they are known."""
    games, seconds = now.done - start.done, now.seconds - start.seconds
    if now.seconds_left is None or not games or not seconds:
        return ""
    rate = games / seconds
    return f"  {rate:,.{0 if rate >= 10 else 1}f} games/s{left_text(now.seconds_left)}"


def write_figure(path: Path, recipe: Recipe, summary: Summary) -> None:
    """Draw a run's results; this loads Qt but needs no display."""
    try:
        from tttmc_app.gui.lab.drawing import save_drawing
    except ImportError as error:
        if problem := obstacle_in(error):
            raise TttmcError(
                "can't draw the chart: {problem}; the run is saved", problem=problem
            ) from None
        raise
    save_drawing(recipe, summary, path)
