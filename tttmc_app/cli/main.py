"""Read the command line, run the command it names, and end without a traceback."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, TextIO

from tttmc_app import __version__
from tttmc_app.cli.hidden import TIME_TO_USABLE, serve

# The commands are loaded when there is one: the window opens without them.
if TYPE_CHECKING:
    from tttmc_app.cli.parser import Parser

BAD_INPUT = 2
INTERRUPTED = 130
NOBODY_READS = 141
"""The last two are what a shell makes of SIGINT and SIGPIPE."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run what the arguments ask for and return the exit code; without any, open the window.

    0 is success, 1 a failed self-test, 2 bad input (told in one line), 130 an interruption.
    """
    if argv is None:
        serve(sys.argv)
    for stream in (sys.stdout, sys.stderr):
        _never_refuse_a_character(stream)
    args = argparse.Namespace(prog="tttmc")
    try:
        code = _run(args, argv)
        _flush()
        return code
    except KeyboardInterrupt:
        if sys.stderr and sys.stderr.isatty():
            print(file=sys.stderr)  # the shell's prompt belongs below the ^C
        return INTERRUPTED
    except BrokenPipeError:
        _silence()
        return NOBODY_READS
    except (OSError, ValueError) as error:
        line = _explanation(error)
        if line is None:
            raise
        _silence()
        _complain(f"{args.prog}: {line}")
        return BAD_INPUT


def _run(args: argparse.Namespace, argv: Sequence[str] | None) -> int:
    """Fill in what the arguments say and do it."""
    arguments = sys.argv[1:] if argv is None else argv
    if not arguments:
        return _open_window()
    if list(arguments) == [TIME_TO_USABLE]:
        return _open_window(reports_start=True)
    try:
        code: int = parser_of().parse_args(arguments, args).run(args)
    except SystemExit as end:  # argparse: --help, --version, or arguments that it refuses
        return end.code if isinstance(end.code, int) else BAD_INPUT
    return code


def parser_of() -> Parser:
    """Return the parser of the whole command line."""
    from tttmc_app.cli.commands import COMMANDS
    from tttmc_app.cli.parser import Parser

    parser = Parser(
        prog="tttmc",
        description="N×N tic-tac-toe against machines that think by playing random games. "
        "Without a command the window opens.",
        epilog="tttmc COMMAND --help says more.",
        allow_abbrev=False,
    )
    version = f"tttmc {__version__}"
    parser.add_argument("-V", "--version", action="version", version=version)
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in COMMANDS:
        command.add_parser(subparsers)
    return parser


def _open_window(*, reports_start: bool = False) -> int:
    """Open the window and return when it is closed; without a display, play in the terminal.

    A window that reports its start says when it is painted and usable, and closes.
    """
    from tttmc_app.cli.display import obstacle, obstacle_in

    problem = obstacle()
    if problem is None:
        from tttmc_app.gui.app.signals import recorded_signals

        with recorded_signals() as signals:
            try:
                return _run_window(signals, reports_start)
            except ImportError as error:
                problem = obstacle_in(error)
                if problem is None:
                    raise
        if signals:
            raise KeyboardInterrupt
    _complain(f"tttmc: no window: {problem}. Playing in the terminal.")
    # Where nobody can type, two machines show what they do.
    return main(["play"] if sys.stdin and sys.stdin.isatty() else ["play", "--x", "mc"])


def _run_window(signals: Sequence[int], reports_start: bool) -> int:
    """Open the window and return its exit status when it is closed."""
    import gc

    gc.disable()  # while modules are loaded it finds nothing; the window collects by a timer
    try:
        # First what needs no Qt: PySide6 reads the source of each module that is imported after it.
        import tttmc_app.session  # noqa: F401 - for the window
        from tttmc_app.gui.app.start import run

        if not reports_start:
            return run(signals=signals)
        from tttmc_app.gui.app.time_to_usable import StartReport

        return run(on_open=StartReport, signals=signals)
    finally:
        gc.enable()


def _never_refuse_a_character(stream: TextIO | None) -> None:
    """Let a stream in a narrow encoding print "3?3" for "3×3" instead of failing."""
    reconfigure = getattr(stream, "reconfigure", None)  # streams of a kind of their own have none
    if reconfigure is not None:
        reconfigure(errors="replace")


def _explanation(error: OSError | ValueError) -> str | None:
    """Return what is wrong with the input; None where the program itself is."""
    from tttmc_app.core import TttmcError

    if isinstance(error, OSError) and error.strerror:
        named = f"{error.filename}: " if error.filename else ""
        return f"{named}{error.strerror}"
    return str(error) if isinstance(error, TttmcError) else None


def _complain(text: str) -> None:
    from tttmc_app.cli.output import one_line

    print(one_line(text), file=sys.stderr, flush=True)


def _flush() -> None:
    if sys.stdout:  # None where the program was started with it closed
        sys.stdout.flush()


def _silence() -> None:
    """Drop what standard output can't take, so that closing it at exit does not fail again."""
    with contextlib.suppress(OSError, ValueError):
        _flush()
        return
    with contextlib.suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
