"""The entry point: reads the command line, runs a command and reports errors on one line."""

from __future__ import annotations

import builtins
import contextlib
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from types import SimpleNamespace
from typing import TYPE_CHECKING, TextIO

from tttmc_app import __version__

# The window opens without loading the commands.
if TYPE_CHECKING:
    from tttmc_app.cli.parser import Parser

BAD_INPUT = 2
INTERRUPTED = 130
BROKEN_PIPE = 141
"""The last two are the exit codes that shells use for SIGINT and SIGPIPE."""
ENGINE_PREFIX = "pbrain"
"""The prefix of Gomocup engines' names."""
GAME_SUFFIX = ".json"
TIME_TO_USABLE = "time-to-usable"
"""Opens the window, reports when it is painted and usable, and closes it, for a benchmark."""


COMMANDS = {
    "play": "play a game in the terminal",
    "analyse": "score the squares of a board",
    "solve": "prove the result of every move under best play",
    "review": "find the mistakes of a saved game",
    "match": "play many games between two players",
    "sweep": "play many games with each value of a setting",
    "tournament": "play every player against every other and rate them",
    "results": "list, show, compare and export saved runs",
    "limits": "calculate how good a player gets with infinitely many trials",
    "converge": "show how scores settle with more trials",
    "train": "train a learner on thousands of games",
    "textbook": "import or export a learner's textbook as plain text",
    "run": "run a file written for the course, Python 2 or 3",
    "new": "create a course file with empty functions and a test suite",
    "grade": "grade students' course files",
    "export": "write a saved game as pictures or an animation",
    "engine": "play as an engine for other programs",
    "bench": "measure the speed of random games",
    "diagnose": "print what helps to find the cause of a failure",
    "completion": "write a script for completion in a shell",
    "self-test": "check that this copy of tttmc is complete",
}
"""What each command does, in the order of the help.

A command's module is loaded when it is parsed. It has `add_options(parser)`, `run(args)`, which
returns the exit code, and `NOTES`, which end the help."""
_RUNS = ("match", "sweep", "tournament", "limits", "converge", "train")
_MODULES = {**dict.fromkeys(_RUNS, "lab"), "engine": "gomocup_engine"}
"""The modules that aren't named after their commands."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name, or open the window, and return the exit code.

    0 is success, 1 a failed check, 2 bad input, explained in one line, and 130 an interruption.
    """
    if argv is None:
        _open_standard_streams()
        _unwind_on_signals()
    if argv is None and _is_course_child():
        from tttmc_app.course.child_main import main as run_child

        run_child(sys.argv[2])  # never returns
    for stream in (sys.stdout, sys.stderr):
        _replace_unprintable(stream)
    args = SimpleNamespace(prog="tttmc")
    try:
        code = _run(args, argv)
        if sys.stdout:  # None if it was closed when the program started
            sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        if sys.stderr and sys.stderr.isatty():
            print(file=sys.stderr)  # the shell's prompt goes below the ^C
        return INTERRUPTED
    except BrokenPipeError:
        _silence()
        return BROKEN_PIPE
    except (OSError, ValueError) as error:
        line = _input_error(error)
        if line is None:
            raise
        _silence()
        _print_error(f"{args.prog}: {line}")
        return BAD_INPUT


def _unwind_on_signals() -> None:
    """Let SIGTERM and SIGHUP end commands as Ctrl-C does, so that no temporary files are left."""
    import signal

    def end(number: int, _frame: object) -> None:
        signal.signal(number, signal.SIG_IGN)  # another signal must not interrupt the cleanup
        raise KeyboardInterrupt

    for name in ("SIGTERM", "SIGHUP"):  # Windows has no SIGHUP
        number = getattr(signal, name, None)
        # nohup ignores SIGHUP, and so do the programs that it starts.
        if number is not None and signal.getsignal(number) is signal.SIG_DFL:
            signal.signal(number, end)


def _open_standard_streams() -> None:
    """Open the standard streams that the caller has closed; say so if output goes nowhere.

    Otherwise files opened later would be given the streams' file descriptors.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)
    if sys.stderr is None:  # print would write errors to the standard output
        sys.stderr = open(2, "w", encoding="utf-8", errors="replace", closefd=False)  # noqa: SIM115 - until the end
    if sys.stdout is None and sys.argv[1:]:
        print("tttmc: standard output is closed, so no results are shown", file=sys.stderr)


def _is_course_child() -> bool:
    """Return whether this is a child of a frozen copy, which can only start itself."""
    if len(sys.argv) != 3 or sys.argv[1] in COMMANDS:  # before the import, which takes time
        return False
    from tttmc_app.course.protocol import HIDDEN_COMMAND

    return sys.argv[1] == HIDDEN_COMMAND


def _run(args: SimpleNamespace, argv: Sequence[str] | None) -> int:
    """Parse the arguments into `args` and run the command."""
    arguments = _own_arguments() if argv is None else argv
    if not arguments:
        return _open_window()
    if list(arguments) == [TIME_TO_USABLE]:
        return _open_window(reports_start=True)
    if len(arguments) == 1 and arguments[0].endswith(GAME_SUFFIX):
        return _open_window(game=arguments[0])
    try:
        make_parser().parse_args(arguments, args)
    except SystemExit as end:  # from argparse: --help, --version or bad arguments
        return end.code if isinstance(end.code, int) else BAD_INPUT
    with contextlib.ExitStack() as stack:
        if getattr(args, "quiet", False):  # errors are reported outside
            nowhere = stack.enter_context(open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123 - no pathlib
            stack.enter_context(contextlib.redirect_stderr(nowhere))
        code: int = args.run(args)
    return code


def _own_arguments() -> list[str]:
    """Return the program's arguments; if started under an engine's name, it runs as that engine."""
    name = sys.argv[0].replace("\\", "/").rpartition("/")[2]  # without loading pathlib
    return ["engine", *sys.argv[1:]] if name.startswith(ENGINE_PREFIX) else sys.argv[1:]


def make_parser() -> Parser:
    """Return the parser of the whole command line."""
    from argparse import RawDescriptionHelpFormatter

    from tttmc_app.cli.parser import Parser

    parser = Parser(
        prog="tttmc",
        description="N×N tic-tac-toe against machines that think by playing random games. "
        "Without a command, the window opens; the name of a saved game opens that in it.",
        epilog="tttmc COMMAND --help explains a command. Defaults are in parentheses.",
        allow_abbrev=False,
    )
    version = f"tttmc {__version__}"
    parser.add_argument("-V", "--version", action="version", version=version)
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND")
    for name, summary in COMMANDS.items():
        subparsers.add_parser(
            name,
            module=_MODULES.get(name, name.replace("-", "_")),
            help=summary,
            description=f"{summary[0].upper()}{summary[1:]}.",
            allow_abbrev=False,
            formatter_class=RawDescriptionHelpFormatter,
        )
    return parser


def _open_window(*, game: str = "", reports_start: bool = False) -> int:
    """Open the window, with a saved game if one is named, and wait until it is closed.

    Without a display, play in the terminal. With `reports_start` the window only reports when it
    is painted and usable.
    """
    from tttmc_app.cli.display import obstacle, obstacle_in

    if game:
        from pathlib import Path

        from tttmc_app.cli.game_file import read_game

        read_game(Path(game))  # a file that can't be read opens no window
    problem = obstacle()
    if problem is None:
        from tttmc_app.gui.app.signals import recorded_signals

        with recorded_signals() as signals:
            try:
                return _run_window(signals, game, reports_start)
            except ImportError as error:
                problem = obstacle_in(error)
                if problem is None:
                    raise
        if signals:
            raise KeyboardInterrupt
    if game:
        _print_error(f"tttmc: no window: {problem}")
        return BAD_INPUT
    _print_error(f"tttmc: no window: {problem}. Playing in the terminal.")
    # If nobody can type, two machines play.
    return main(["play"] if sys.stdin and sys.stdin.isatty() else ["play", "--x", "mc"])


def _run_window(signals: Sequence[int], game: str, reports_start: bool) -> int:
    """Open the window and return its exit code when it is closed."""
    import gc

    gc.disable()  # loading modules leaves no garbage; the window collects on a timer
    try:
        # PySide6 replaces Python's import by its own, which reads the source of every module.
        python_import = builtins.__import__
        import_module("PySide6.QtCore")
        builtins.__import__ = python_import
        from tttmc_app.gui.app.start import run

        if not reports_start:
            return run(signals=signals, game=game)
        from tttmc_app.gui.app.time_to_usable import StartReport

        return run(on_open=StartReport, signals=signals)
    finally:
        gc.enable()


def _replace_unprintable(stream: TextIO | None) -> None:
    """Make a stream with a limited encoding print "3?3" for "3×3" instead of failing."""
    reconfigure = getattr(stream, "reconfigure", None)  # replaced streams may have none
    if reconfigure is not None:
        reconfigure(errors="replace")


def _input_error(error: OSError | ValueError) -> str | None:
    """Return what is wrong with the input; None if the program itself is at fault."""
    from tttmc_app.core import TttmcError

    if isinstance(error, OSError) and error.strerror:
        named = f"{error.filename}: " if error.filename else ""
        return f"{named}{error.strerror}"
    return str(error) if isinstance(error, TttmcError) else None


def _print_error(text: str) -> None:
    from tttmc_app.cli.output import one_line

    print(one_line(text), file=sys.stderr, flush=True)


def _silence() -> None:
    """Discard unwritable output, so that closing the stream at exit doesn't fail again."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        sys.stdout.flush()
        return
    with contextlib.suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
