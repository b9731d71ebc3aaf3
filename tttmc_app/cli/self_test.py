"""`tttmc self-test`: checks that this copy of the program, installed or frozen, is complete."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tttmc_app import engine
from tttmc_app.cli.parser import Parser
from tttmc_app.core import Ending, Position, Rules
from tttmc_app.core.record_json import record_from_json, record_to_json
from tttmc_app.players import (
    PLAYER_KINDS,
    FileParameter,
    PlayerSpec,
    default_spec,
    parse_spec,
    plugins,
)
from tttmc_app.session import MachineSession, play_out
from tttmc_app.storage import read_text, write_text_atomically

TRIALS = 20_000
SIGMAS = 4.5
"""A correct engine is this far off on one of nine squares for one seed in 16,000; ours is fixed."""
EMPTY_BOARD = tuple(n / 1260 for n in (143, -47, 143, -47, 353, -47, 143, -47, 143))
"""The exact score per trial of each square of the empty 3×3 board, weights 1 and 1."""
RESOURCES = {"icons": (".svg", ".png"), "manual": (".md",)}
"""Folders of resources, and the extensions of the files in them."""
WINDOW_SECONDS = 60
_STUDENTS_FILE = """\
import random, poc_ttt_provided as provided
def mc_move(board, player, trials):
    squares = board.get_empty_squares()
    print "chooses among", len(squares)
    return random.choice(squares)
"""
"""Python 2, so that its support is checked too."""


class SelfTestResult(NamedTuple):
    """The result of one check."""

    name: str
    passed: bool
    reason: str | None
    """What is wrong, on one line; None if the check passed."""


def add_options(parser: Parser) -> None:
    """Add the command's hidden option: checks that need Qt run it in a child process."""
    parser.option("--here PART", argparse.SUPPRESS)


def run(args: argparse.Namespace) -> int:
    """Run the checks, print the results, and return the exit code."""
    if args.here:
        reason = check_here(args.here)
        print(reason or "")
        return 1 if reason else 0
    results: list[SelfTestResult] = []
    for result in run_checks():
        results.append(result)
        if not args.json:
            line = f"ok      {result.name}" if result.passed else f"failed  {result.name}"
            print(f"{line}: {result.reason}" if result.reason else line, flush=True)
    passed = all(result.passed for result in results)
    if args.json:
        missing = list(map(str, engine.MISSING))
        checks = [result._asdict() for result in results]
        print(json.dumps({"passed": passed, "checks": checks, "missing": missing}))
        return 0 if passed else 1
    for text in engine.MISSING:
        print(f"note    {text}")
    for problem in plugins().problems:
        print(f"note    the plug-in {problem}")
    if not passed:
        print("tttmc self-test: this copy is incomplete", file=sys.stderr)
    return 0 if passed else 1


def run_checks() -> Iterator[SelfTestResult]:
    """Yield the result of each check as it ends, without ever raising an exception."""
    for name, check in CHECKS.items():
        try:
            reason = check()
        except Exception as error:  # noqa: BLE001 - a broken copy may raise anything
            reason = f"{type(error).__name__}: {error}"
        yield SelfTestResult(name, reason is None, reason)


def check_here(part: str) -> str | None:
    """Run a check that needs Qt in this process and return what is wrong."""
    try:
        from tttmc_app.gui.app import check
    except ImportError as error:
        return str(error)
    parts = {
        "window": check.check_window,
        "chart": check.check_chart,
        "pictures": check.check_pictures,
    }
    return parts[part]()


def _check_engine() -> str | None:
    position = Position.start(Rules(3))
    tally = engine.sample(position, TRIALS, seed=1)
    pairs = zip(tally.scores(), tally.standard_errors(), EMPTY_BOARD, strict=True)
    worst = max(abs(score - TRIALS * exact) / error for score, error, exact in pairs)
    if worst > SIGMAS:
        return f"{engine.backend}: a score is {worst:.1f} standard errors from the exact one"
    return None


def _check_players() -> str | None:
    # Players must not write to the user's files.
    with TemporaryDirectory(prefix="tttmc-", ignore_cleanup_errors=True) as folder:
        for spec in (default_spec(kind.name) for kind in PLAYER_KINDS if kind.make):
            if spec.obstacle(Rules(3)) is not None:
                continue  # an engine, which needs five in a row
            session = _played((_in_folder(folder, spec), _in_folder(folder, spec)))
            result = session.result
            if result is None:
                return f"{spec.text} didn't finish its game"
            if result.ending is Ending.FORFEIT:
                return str(result.reason)
    return None


def _in_folder(folder: str, spec: PlayerSpec) -> PlayerSpec:
    for parameter in spec.kind.parameters:
        if isinstance(parameter, FileParameter):
            path = Path(folder, parameter.name)
            if parameter.must_exist:
                path.write_text(_STUDENTS_FILE, encoding="utf-8")
            spec = spec.with_value(parameter.name, str(path))
    return spec


def _check_saving() -> str | None:
    record = _played((default_spec("mc"), default_spec("random"))).record
    with TemporaryDirectory(prefix="tttmc-") as folder:
        path = Path(folder, "game.json")
        write_text_atomically(path, record_to_json(record))
        read = record_from_json(read_text(path))
    return None if read == record else "a saved game differs when it is opened"


def _played(players: tuple[PlayerSpec, PlayerSpec]) -> MachineSession:
    """Return a session with a finished game; raise an exception for an illegal move."""
    with closing(MachineSession(Position.start(Rules(3)), players, seed=1)) as session:
        for _thought in play_out(session):
            pass
    return session


def _check_resources() -> str | None:
    for folder, endings in RESOURCES.items():
        found = [
            item
            for item in (files("tttmc_app.resources") / folder).iterdir()
            if item.name.endswith(endings)
        ]
        if not found:
            return f"no files in {folder}"
        if empty := [item.name for item in found if not item.read_bytes()]:
            return f"empty files in {folder}: {', '.join(empty)}"
    return None


def _check_lab() -> str | None:
    from tttmc_app.experiments.processes import ProcessExecutor
    from tttmc_app.experiments.running import run
    from tttmc_app.experiments.store import Store
    from tttmc_app.experiments.sweep import SweepPlan

    plan = SweepPlan(player=parse_spec("mc:trials=5"), values=(5, 10), games_each=10, seed=1)
    with TemporaryDirectory(prefix="tttmc-", ignore_cleanup_errors=True) as folder:
        with Store(Path(folder, "results.sqlite")) as store:
            for _progress in run(plan, ProcessExecutor(2), store):
                pass
        with Store(Path(folder, "results.sqlite")) as store:
            kept = [sum(1 for _game in store.games(info.number)) for info in store.runs()]
    return None if kept == [20] else f"a sweep of 20 games on two processes saved {kept}"


def _check_student() -> str | None:
    from tttmc_app.course.exchange import finish
    from tttmc_app.course.sandboxed_file import SandboxedFile

    with TemporaryDirectory(prefix="tttmc-", ignore_cleanup_errors=True) as folder:
        path = Path(folder, "student.py")
        path.write_text(_STUDENTS_FILE, encoding="utf-8")
        with SandboxedFile(path) as student:
            language = finish(student.load()).language
            move = finish(student.move(Position.parse("XX./OO./...", Rules(3)), 1))
    if language.value != "Python 2" or move.output != "chooses among 5\n":
        return f"a student's file ran as {language.value} and printed {move.output!r}"
    return None


def _check_in_child(part: str) -> str | None:
    # In a child process, because Qt aborts the process if a part of Qt is missing.
    frozen = getattr(sys, "frozen", False)
    command = [sys.executable] if frozen else [sys.executable, "-m", "tttmc_app"]
    try:
        done = subprocess.run(
            [*command, "self-test", "--here", part],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=WINDOW_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return f"it did not finish within {WINDOW_SECONDS} s"
    if done.returncode == 0:
        return None
    # The check's own message, or the last line of a crash.
    message = done.stdout.strip() or done.stderr.strip() or "no message"
    return f"it ended with code {done.returncode}: {message.splitlines()[-1]}"


CHECKS: dict[str, Callable[[], str | None]] = {
    f"engine ({engine.backend})": _check_engine,
    "players": _check_players,
    "saving": _check_saving,
    "resources": _check_resources,
    "lab": _check_lab,
    "student's file": _check_student,
    **{part: partial(_check_in_child, part) for part in ("window", "chart", "pictures")},
}
"""The checks by name; each returns what is wrong, or None."""
