"""Kill training, sweeps, tournaments and gradings at random moments, and compare what is left.

    python -m tests.benchmarks.command_kills [--kills N] [--seed S] [NAME ...]

Each command runs in a process group of its own. `kill -9` ends the group at a random part of the
time that the command takes undisturbed, or one time in four its first process only. After that,
nothing that was saved may be missing, and everything must be as the undisturbed command saves it.
The command is started again, and killed again or left to end. When it has ended, all its games,
reports or mistakes and its table must be those of the undisturbed one, and no process or temporary
file may be left. Gradings are killed a fifth as often as the others. Linux only.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Generator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.benchmarks.killed_work import (
    KEPT_FILES,
    TABLE,
    Games,
    Grades,
    Learning,
    Outcome,
    Work,
    table_in,
)
from tests.grading.disturbance import Place, wait_until
from tttmc_app.core import Rules
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.experiments.tournament import TournamentPlan
from tttmc_app.experiments.training import Training
from tttmc_app.players import parse_spec
from tttmc_app.players.mistakes import Blame
from tttmc_app.process_tree import TOKEN_VARIABLE

KILLS = {"train": 10, "sweep": 10, "tournament": 10, "grade": 2}
"""The commands, and how many of ten kills each gets."""
_IN_A_ROW = 4
"""The maximum number of kills before a command may end."""
_GROWTH = 1.02
"""After each kill the assumed time grows by this factor, so that a command can end first."""
_SECONDS = 300
"""Time limit for a command that isn't killed."""
_END_SECONDS = 60
"""Time limit for the processes that outlive a killed one."""
_OLD_SECONDS = 7200
"""After this time, the temporary files of a killed program are certainly removed."""

SWEEP = SweepPlan(values=(20, 200, 1000), games_each=3000, rules=Rules(4), seed=4)
TOURNAMENT = TournamentPlan(
    tuple(map(parse_spec, ("random", "mc:trials=300", "forward:samples=20", "tree"))), 400, seed=5
)
TRAINING = Training(
    Path(), 2000, seed=6, opponent=parse_spec("mc:trials=10"), side=None, blame=Blame.CHAIN
)


@dataclass(slots=True)
class Tally:
    """What has been tried with one command, and what was wrong."""

    seconds: float = 0.0
    """The time that the command takes undisturbed; other work on the computer changes it."""
    kills: int = 0
    partial: int = 0
    """Kills after which part of the work was saved."""
    late: int = 0
    """Commands that had ended before they could be killed."""
    ends: int = 0
    """Commands that finished all of their work after some kills."""
    wrong: list[str] = field(default_factory=list[str])


def attacked(work: Work, kills: int, seed: int, folder: Path) -> Tally:
    """Kill a command this many times, and return what happened; stop if something is wrong."""
    source, tally, number = Random(f"{work.name} {seed}"), Tally(), 0
    calm_place = _place(folder / "calm")
    began = time.monotonic()
    _run(work.command(calm_place.home), calm_place)
    tally.seconds = time.monotonic() - began
    calm = Outcome(work.saved(calm_place.home), table_in(calm_place.home) or ())
    while tally.kills < kills and not tally.wrong:
        number += 1
        place = _place(folder / str(number))
        tally.wrong += _life(work, place, calm, source, tally)
        shutil.rmtree(place.home.parent)
    return tally


def _place(folder: Path) -> Place:
    place = Place(folder / "home")
    place.home.mkdir(parents=True)
    return place


def _life(work: Work, place: Place, calm: Outcome, source: Random, tally: Tally) -> list[str]:
    """Kill a command a few times, starting with an empty home, and let it end."""
    before, outcome, is_ended = work.saved(place.home), calm, False
    for number in range(source.randint(1, _IN_A_ROW)):
        moment, alone = source.uniform(0, tally.seconds), source.random() < 0.25
        told = f"{work.name}, kill {tally.kills + 1} after {moment:.3f} s: "
        _age_temporary_files(place.home)
        began = time.monotonic()
        is_ended = not _killed(work.command(place.home), place, moment, alone=alone)
        if is_ended:
            tally.late += 1
            if not number:
                tally.seconds = time.monotonic() - began
            break
        tally.kills += 1
        tally.seconds *= _GROWTH
        with _copy_of(place.home) as copy:
            now = work.saved(copy)
            tally.partial += before != now != outcome.saved
            wrong = work.wrong(before, now, outcome)
            if table_in(copy) not in (None, outcome.table):
                wrong.append("the table")
            if wrong:
                return [told + each for each in wrong]
            before, outcome = now, work.outcome(copy, calm)
        (place.home / TABLE).unlink(missing_ok=True)
    if not is_ended:
        _age_temporary_files(place.home)
        _run(work.command(place.home), place)
    tally.ends += 1
    now, table = work.saved(place.home), table_in(place.home)
    wrong = work.wrong(before, now, outcome)
    wrong += ["not everything is done"] if now != outcome.saved else []
    wrong += ["the table"] if table != outcome.table else []
    wrong += [f"left: {each}" for each in _temporary_files(place)]
    return [f"{work.name}, end after kill {tally.kills}: {each}" for each in wrong]


def _killed(command: Sequence[str], place: Place, moment: float, *, alone: bool) -> bool:
    """Kill a command's processes, or the first `alone`; return whether it was still running."""
    process = subprocess.Popen(
        command,
        env=place.environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        process.wait(moment)
    except subprocess.TimeoutExpired:
        (os.kill if alone else os.killpg)(process.pid, signal.SIGKILL)
        process.wait()
    wait_until(lambda: not _processes(place, process.pid), _END_SECONDS)
    assert process.returncode in (0, -signal.SIGKILL), process.returncode
    return process.returncode != 0


def _run(command: Sequence[str], place: Place) -> None:
    """Run a command to its end."""
    done = subprocess.run(
        command,
        env=place.environment,
        check=False,
        capture_output=True,
        text=True,
        timeout=_SECONDS,
    )
    assert done.returncode == 0, done.stderr


def _processes(place: Place, first: int) -> list[str]:
    """Return the processes that a command has started."""
    marks = f"TTTMC_HOME={place.home}\0".encode(), f"{TOKEN_VARIABLE}={first}-".encode()
    found: list[str] = []
    for entry in Path("/proc").iterdir():
        with suppress(OSError):
            if entry.name.isdecimal():
                variables = (entry / "environ").read_bytes()
                found += [entry.name] if any(mark in variables for mark in marks) else []
    return found


@contextmanager
def _copy_of(home: Path) -> Generator[Path]:
    """Copy a home, so that reading it doesn't repair what the next command must repair itself."""
    with TemporaryDirectory(dir=home.parent) as name:
        yield shutil.copytree(home, Path(name) / "home")


def _temporary_files(place: Place) -> list[Path]:
    """Return the files that a command should not leave."""
    return [
        *(path for path in place.temporary.rglob("*") if not _is_probe(path)),
        *(
            path
            for path in place.home.rglob("*")
            if path.is_file() and path.name not in KEPT_FILES and path.suffix != ".jsonl"
        ),
    ]


def _is_probe(path: Path) -> bool:
    """Return whether this is the file that Python uses to find out where temporary files can go."""
    return path.is_file() and path.read_bytes() in (b"", b"blat")


def _age_temporary_files(home: Path) -> None:
    """Make temporary files old enough for the next command to remove them."""
    old = time.time() - _OLD_SECONDS
    for path in home.rglob(".tttmc-*.tmp"):
        os.utime(path, (old, old))


def main() -> int:
    """Kill the commands and print what happened; return 1 if anything was wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=list(KILLS), choices=KILLS)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    failed = False
    with TemporaryDirectory() as name:
        for each in asked.names:
            folder = Path(name) / each
            kills = -(-asked.kills * KILLS[each] // 10)
            tally = attacked(work_named(each, folder), kills, asked.seed, folder)
            print(
                f"{each:<11} {tally.kills} kills, {tally.partial} of them with a part saved; "
                f"{tally.ends} ends, {tally.late} before the kill; {len(tally.wrong)} wrong",
                flush=True,
            )
            print(*(f"  {wrong}" for wrong in tally.wrong[:10]), sep="\n", end="")
            failed |= bool(tally.wrong)
    return failed


def work_named(name: str, folder: Path) -> Work:
    """Return the work of a command that takes one or two seconds."""
    match name:
        case "sweep":
            return Games(SWEEP)
        case "tournament":
            return Games(TOURNAMENT)
        case "train":
            return Learning(TRAINING)
        case _:
            return Grades(folder / "files", files=6, games=5)


if __name__ == "__main__":
    sys.exit(main())
