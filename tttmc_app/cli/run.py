"""`tttmc run`: runs a file written for the course."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tttmc_app.cli import display
from tttmc_app.cli.options import add_seed_option, seed_of
from tttmc_app.cli.output import print_message, warn_of_missing_parts
from tttmc_app.cli.parser import Parser, whole_number
from tttmc_app.core import Position, Rules, TttmcError
from tttmc_app.course.exchange import finish
from tttmc_app.course.sandbox import RunLimits
from tttmc_app.course.sandboxed_file import SandboxedFile
from tttmc_app.course.source import commented_game, starts_game
from tttmc_app.course.student_types import (
    CodeFailure,
    Event,
    FailureKind,
    GuiGame,
    LoadedFile,
    Output,
    Remark,
    StudentError,
)

if TYPE_CHECKING:
    from tttmc_app.gui.programs.players import StudentProcess

FAILED = 1
"""Python's exit code for an uncaught exception."""

_INVISIBLE = ("offscreen", "minimal")
"""Qt platforms with invisible windows."""
_OUTPUT_BYTES = 64 * 2**20

NOTES = """\
The file runs in its own process and in an empty folder; on Linux it can't read or change other
files. play_game plays as in the course; run_gui opens a game against the file's function in the
window or, without a display, in the terminal. An exception gives exit code 1 and a traceback."""


def add_options(parser: Parser) -> None:
    """Add the command's argument and options."""
    parser.option("file FILE.py", "the student's file")
    text = "time limit in seconds, for the run and for each move (none)"
    parser.option("--seconds T", text, type=whole_number)
    add_seed_option(parser)
    parser.option("--play", "play against mc_move if the file starts no game")


def run(args: argparse.Namespace) -> int:
    """Run the file, play the game that it requests, and return the exit code."""
    if args.seconds is not None and args.seconds < 1:
        raise TttmcError("--seconds must be at least 1, not {seconds}", seconds=args.seconds)
    # A terminal shows all output, because the user can stop it with Ctrl-C.
    limits = RunLimits(args.seconds, args.seconds, output_bytes=_OUTPUT_BYTES)
    listener = None if args.json else _write
    path, seed = Path(args.file), seed_of(args)
    window_student = None if args.json else _for_the_window(path, limits, seed)
    with window_student or SandboxedFile(path, limits, seed, listener=listener) as student:
        try:
            loaded = finish(student.load())
        except StudentError as error:
            if error.kind is FailureKind.UNREADABLE:
                raise
            return _fail(args, error)
        if args.json:
            print(json.dumps(_as_json(args.file, loaded, loaded.failure)))
            return FAILED if loaded.failure else 0
        if loaded.failure is not None:
            print(loaded.failure.traceback, end="", file=sys.stderr)
        warn_of_missing_parts([loaded.sandbox])
        plays = loaded.gui_game is not None or _wants_game(args, student, loaded)
        if plays and window_student is not None:
            from tttmc_app.gui.app.start import run_with_student

            return run_with_student(window_student, loaded)
        if plays:
            _play(student, loaded.gui_game, args.seed)
    return FAILED if loaded.failure else 0


def _wants_game(args: argparse.Namespace, student: SandboxedFile, loaded: LoadedFile) -> bool:
    """Return whether to play against a file that starts no game; suggest a game if it can play."""
    text = student.text
    if loaded.function("mc_move") is None or loaded.failure is not None:
        return False
    if starts_game(text):
        return bool(args.play)  # it has played a game, or chose not to
    line = commented_game(text)
    name = student.path.name
    if line is None:
        note = f"{name} calls neither run_gui nor play_game"
    else:
        note = f"{name} starts no game: the call on line {line} is commented out"
    print_message(f"tttmc run: {note}.")
    if args.play:
        return True
    if sys.stdin and sys.stdin.isatty() and sys.stdout and sys.stdout.isatty():
        try:
            return input("Play a game against its mc_move? [Y/n] ").strip().lower() in (
                "",
                "y",
                "yes",
            )
        except EOFError:
            return False
    print_message("tttmc run: add --play for a game against its mc_move.")
    return False


def _for_the_window(path: Path, limits: RunLimits, seed: int) -> StudentProcess | None:
    """Return a student process that the window can take over; None if no window can open."""
    invisible = os.environ.get("QT_QPA_PLATFORM", "").partition(":")[0] in _INVISIBLE
    if invisible or display.obstacle() is not None:
        return None
    from tttmc_app.gui.programs.players import StudentProcess

    return StudentProcess.for_command(path, limits, seed, _write)


def _write(event: Event) -> None:
    """Print a file's output and remarks while it runs."""
    if isinstance(event, Output):
        print(event.text, end="", flush=True)
    elif isinstance(event, Remark):
        place = f" (line {event.line})" if event.line else ""
        print_message(f"tttmc run: {event.text}{place}.")


def _play(student: SandboxedFile, game: GuiGame | None, seed: int) -> None:
    """Play the game that a file requested with `run_gui`, or one on 3×3 in which it plays O."""
    from tttmc_app.cli.play import play_game
    from tttmc_app.players import MachinePlayers, default_spec
    from tttmc_app.players.course_player import CoursePlayer
    from tttmc_app.session import MachineSession

    human = default_spec("human")
    file = default_spec("course").with_value("file", str(student.path))
    machines = MachinePlayers(lambda _spec: CoursePlayer(student, game=game))
    rules = Rules(3) if game is None else Rules(game.size, reverse=game.reverse)
    start = Position.start(rules)
    first = game is not None and game.machine == 2
    players = (file, human) if first else (human, file)
    play_game(MachineSession(start, players, seed, machines))


def _fail(args: argparse.Namespace, error: StudentError) -> int:
    """Report a file's failure and return the exit code."""
    failure = error.failure
    if args.json:
        print(json.dumps(_as_json(args.file, failure, failure)))
    else:
        print(failure.traceback, end="", file=sys.stderr)
        print_message(f"tttmc run: {error}")
    return FAILED


def _as_json(
    file: str, found: LoadedFile | CodeFailure, failure: CodeFailure | None
) -> dict[str, object]:
    loaded = found if isinstance(found, LoadedFile) else None
    game = loaded and loaded.gui_game
    return {
        "file": file,
        "language": found.language,
        "output": found.output,
        "remarks": [{"kind": r.kind, "text": str(r.text), "line": r.line} for r in found.remarks],
        "gui": game
        and {
            "size": game.size,
            "machine": "X" if game.machine == 2 else "O",
            "trials": game.trials,
            "reverse": game.reverse,
        },
        "error": failure
        and {
            "kind": failure.kind,
            "message": str(failure.message),
            "line": failure.line,
            "traceback": failure.traceback,
        },
        "seconds": loaded and loaded.seconds,
    }
