"""Read the command line, run the command it names, and end without a traceback."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, TextIO

from tttmc_app import __version__
from tttmc_app.cli.hidden import FIRST_PAINT, serve

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
    if list(arguments) == [FIRST_PAINT]:
        return _open_window(tells=True)
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


def _open_window(*, tells: bool = False) -> int:
    """Open the window and return when it is closed; where none can open, play in the terminal.

    A window that tells says when it is painted, and closes: benchmarks measure by this.
    """
    from tttmc_app.cli.display import obstacle, obstacle_in

    problem = obstacle()
    if problem is None:
        from tttmc_app.gui.app.signals import noted_signals

        with noted_signals() as signals:
            try:
                from tttmc_app.gui.app.quick_imports import import_quickly

                import_quickly()
                from tttmc_app.gui.app.start import run

                if not tells:
                    return run(signals=signals)
                from tttmc_app.gui.app.first_paint import tell_of_paints

                return run(watch=tell_of_paints, signals=signals)
            except ImportError as error:  # also of what is loaded once the window is there
                problem = obstacle_in(error)
                if problem is None:
                    raise
        if signals:
            raise KeyboardInterrupt
    _complain(f"tttmc: no window: {problem}. Playing in the terminal.")
    # Where nobody can type, two machines show what they do.
    return main(["play"] if sys.stdin and sys.stdin.isatty() else ["play", "--x", "mc"])


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
    from tttmc_app.cli.parser import one_line

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
