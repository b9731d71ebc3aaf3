"""Kill training, sweeps, tournaments and gradings at random moments, and compare what is left.

    python -m tests.benchmarks.command_kills [NAME ...] [--kills N] [--seed S]

Each command runs in a process group of its own. `kill -9` ends the group at a random part of the
time that the command takes undisturbed, or one time in four its first process only. After that,
nothing that was saved may be missing, and everything must be as the undisturbed command saves it.
The command is started again, and killed again or left to end. When it has ended, all its games,
reports or mistakes and its table must be those of the undisturbed one, and no process or temporary
file may be left. Gradings are killed a fifth as often as the others. Linux only.
"""

from __future__ import annotations

import csv
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from tests.benchmarks.measuring import options, row
from tests.grading.corpus.files import plain_files
from tests.grading.disturbance import Place, grading_command, wait_until
from tests.grading.submissions import submit
from tttmc_app.core import Rules
from tttmc_app.experiments.recipe import AnyPlan
from tttmc_app.experiments.store import FILE_NAME, Store
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.experiments.tournament import TournamentPlan
from tttmc_app.experiments.training import Training, train
from tttmc_app.outside_process import TOKEN_VARIABLE
from tttmc_app.players import parse_spec
from tttmc_app.players.learner import Blame, open_textbook

TABLE, TEXTBOOK = "table.csv", "a.textbook"
KEPT_FILES = (FILE_NAME, TABLE, TEXTBOOK)
"""The files that a command keeps in its home, besides the journals of grading runs."""
_IN_A_ROW = 4
"""The maximum number of kills before a command may end."""
_GROWTH = 1.02
"""After each kill the assumed time grows by this factor, so that a command can end first."""
_SECONDS, _END_SECONDS = 300, 60
"""Time limits for a command that isn't killed, and for the processes that outlive a killed one."""
_OLD_SECONDS = 7200
"""After this time, the temporary files of a killed program are certainly removed."""

Saved = Mapping[Any, Any]
"""What a command has saved: games by number, keys of reports, or mistakes by position and move."""
Table = Sequence[Mapping[str, str]]


class Outcome(NamedTuple):
    """What a command leaves if nothing disturbs it."""

    saved: Saved
    table: Table


class Work(ABC):
    """A command that saves its work in a home folder, and its table there at the end."""

    name: str

    @abstractmethod
    def command(self, home: Path) -> list[str]:
        """Return the command that does what a home lacks."""

    @abstractmethod
    def saved(self, home: Path) -> Saved:
        """Return what is saved in a home folder; fail if it can't be read."""

    def outcome(self, home: Path, calm: Outcome) -> Outcome:
        """Return what a command started with this home leaves; `calm` is for an empty home."""
        del home
        return calm

    def wrong(self, before: Saved, now: Saved, expected: Saved) -> list[str]:
        """Return what a killed command has lost or saved wrongly."""
        return [
            *(f"lost: {key}" for key, value in before.items() if now.get(key) != value),
            *(f"wrong: {key}" for key, value in now.items() if expected.get(key) != value),
        ]


class Games(Work):
    """A sweep or a tournament in two processes."""

    def __init__(self, plan: AnyPlan) -> None:
        self.name, self._plan = plan.kind, plan

    def command(self, home: Path) -> list[str]:
        """Return the command that resumes the run, or plays another if it is finished."""
        return _tttmc(home, *self._plan.words(), "--resume", "--workers", "2")

    def saved(self, home: Path) -> Saved:
        """Return the first run's games, without their times."""
        if not (home / FILE_NAME).exists():
            return {}
        with Store(home / FILE_NAME) as store:
            (state,) = store.connection.execute("PRAGMA integrity_check").fetchone()
            assert state == "ok", state
            runs = sorted(info.number for info in store.runs())
            return {game.number: game.untimed for run in runs[:1] for game in store.games(run)}


class Learning(Work):
    """A training run, which begins with the mistakes in its textbook whenever it starts again."""

    name = "train"

    def __init__(self, training: Training) -> None:
        self._training = training

    def command(self, home: Path) -> list[str]:
        """Return the command that trains."""
        return _tttmc(home, *replace(self._training, textbook=home / TEXTBOOK).words())

    def saved(self, home: Path) -> Saved:
        """Return the mistakes with the games that taught them, and the textbook's game count."""
        if (home / FILE_NAME).exists():
            with Store(home / FILE_NAME) as store:
                for info in store.runs():
                    store.load(info.number)
        if not (home / TEXTBOOK).exists():
            return {}
        with closing(open_textbook(str(home / TEXTBOOK), self._training.rules)) as book:
            taught = {(each.state, each.move): each.game for each in book.newest(10**9)}
            return {**taught, "games": book.games}

    def outcome(self, home: Path, calm: Outcome) -> Outcome:
        """Return what training leaves if it begins with this textbook, by running it here."""
        *_, score = train(replace(self._training, textbook=home / TEXTBOOK))
        table = [{key: str(value) for key, value in each.items()} for each in score.table()]
        return Outcome(self.saved(home), table)

    def wrong(self, before: Saved, now: Saved, expected: Saved) -> list[str]:
        """Return what differs from the textbook after some whole blocks."""
        games, old = now.get("games", 0), before.get("games", 0)
        known = {key: game for key, game in expected.items() if game <= games} | {"games": games}
        is_whole = games >= old and (games - old) % self._training.block == 0
        half = [] if is_whole else [f"{games - old} games"]
        return half + (super().wrong(known, now, known) if now else [])


class Grades(Work):
    """A grading run on some files."""

    name = "grade"

    def __init__(self, folder: Path, texts: Iterable[str], games: int) -> None:
        self._folder, self._games = folder, games
        for number, text in enumerate(texts):
            submit(folder, text, f"file{number:02}.py")

    def command(self, home: Path) -> list[str]:
        """Return the command that resumes the grading."""
        return grading_command(self._folder, self._games, home / TABLE, "--resume")

    def saved(self, home: Path) -> Saved:
        """Return the keys of the reports in the journal, except one that was cut off."""
        found: dict[str, bool] = {}
        for path in (home / "gradings").glob("*"):
            for line in path.read_text(encoding="utf-8").splitlines():
                with suppress(ValueError):
                    found[json.loads(line)[0]] = True
        return found


def _spread(count: int) -> Iterator[str]:
    """Return some of the tests' files."""
    files = plain_files()
    return (files[number * len(files) // count].content.decode() for number in range(count))


WORKS: dict[str, Callable[[Path], Work]] = {
    "train": lambda _: Learning(
        Training(Path(), 2000, seed=6, opponent=parse_spec("mc:trials=10"), blame=Blame.CHAIN)
    ),
    "sweep": lambda _: Games(
        SweepPlan(values=(20, 200, 1000), games_each=3000, rules=Rules(4), seed=4)
    ),
    "tournament": lambda _: Games(
        TournamentPlan(
            tuple(map(parse_spec, ("random", "mc:trials=300", "forward:samples=20", "tree"))),
            400,
            seed=5,
        )
    ),
    "grade": lambda folder: Grades(folder / "files", _spread(6), games=5),
}
"""Commands that take one or two seconds."""


@dataclass(slots=True)
class Tally:
    """What has been tried with one command, and what was wrong."""

    seconds: float = 0.0
    """The time that the command takes undisturbed; other work on the computer changes it."""
    kills: int = 0
    wrong: list[str] = field(default_factory=list[str])


def attacked(work: Work, kills: int, seed: int, folder: Path) -> Tally:
    """Kill a command this many times, and return what happened; stop if something is wrong."""
    source, tally, place = Random(f"{work.name} {seed}"), Tally(), Place(folder / "home")
    place.home.mkdir(parents=True)
    tally.seconds = _run(work.command(place.home), place)
    calm = Outcome(work.saved(place.home), table_in(place.home) or ())
    while tally.kills < kills and not tally.wrong:
        shutil.rmtree(place.home)
        place.home.mkdir()
        wrong = _life(work, place, calm, source, tally)
        tally.wrong += [f"{work.name}, after kill {tally.kills}: {each}" for each in wrong]
    return tally


def _life(work: Work, place: Place, calm: Outcome, source: Random, tally: Tally) -> list[str]:
    """Kill a command a few times, starting with an empty home, and let it end."""
    before, outcome, is_ended = work.saved(place.home), calm, False
    for number in range(source.randint(1, _IN_A_ROW)):
        moment, alone = source.uniform(0, tally.seconds), source.random() < 0.25
        _age_temporary_files(place.home)
        began = time.monotonic()
        is_ended = not _killed(work.command(place.home), place, moment, alone=alone)
        if is_ended:
            if not number:
                tally.seconds = time.monotonic() - began
            break
        tally.kills += 1
        tally.seconds *= _GROWTH
        with _copy_of(place.home) as copy:
            now = work.saved(copy)
            wrong = work.wrong(before, now, outcome.saved)
            if table_in(copy) not in (None, outcome.table):
                wrong.append("the table")
            if wrong:
                return [f"{each} (killed after {moment:.3f} s)" for each in wrong]
            before, outcome = now, work.outcome(copy, calm)
        (place.home / TABLE).unlink(missing_ok=True)
    if not is_ended:
        _age_temporary_files(place.home)
        _run(work.command(place.home), place)
    now, table = work.saved(place.home), table_in(place.home)
    return [
        *work.wrong(before, now, outcome.saved),
        *(["not everything is done"] if now != outcome.saved else []),
        *(["the table"] if table != outcome.table else []),
        *(f"left: {each}" for each in _temporary_files(place)),
    ]


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
    wait_until(lambda: not _is_alive(place, process.pid), _END_SECONDS)
    assert process.returncode in (0, -signal.SIGKILL), process.returncode
    return process.returncode != 0


def _run(command: Sequence[str], place: Place) -> float:
    """Run a command to its end, and return how long it took."""
    began = time.monotonic()
    done = subprocess.run(
        command,
        env=place.environment,
        check=False,
        capture_output=True,
        text=True,
        timeout=_SECONDS,
    )
    assert done.returncode == 0, done.stderr
    return time.monotonic() - began


def _is_alive(place: Place, first: int) -> bool:
    """Return whether a process that a command has started still runs."""
    marks = f"TTTMC_HOME={place.home}\0".encode(), f"{TOKEN_VARIABLE}={first}-".encode()
    for path in Path("/proc").glob("[0-9]*/environ"):
        with suppress(OSError):
            if any(mark in path.read_bytes() for mark in marks):
                return True
    return False


@contextmanager
def _copy_of(home: Path) -> Generator[Path]:
    """Copy a home, so that reading it doesn't repair what the next command must repair itself."""
    with TemporaryDirectory(dir=home.parent) as name:
        yield shutil.copytree(home, Path(name) / "home")


def _temporary_files(place: Place) -> Generator[Path]:
    """Yield the files that a command should not leave."""
    for path in place.temporary.rglob("*"):
        # Python writes "blat" to find out where temporary files can go.
        if not path.is_file() or path.read_bytes() not in (b"", b"blat"):
            yield path
    for path in place.home.rglob("*"):
        if path.is_file() and path.name not in KEPT_FILES and path.suffix != ".jsonl":
            yield path


def _age_temporary_files(home: Path) -> None:
    """Make temporary files old enough for the next command to remove them."""
    old = time.time() - _OLD_SECONDS
    for path in home.rglob(".tttmc-*.tmp"):
        os.utime(path, (old, old))


def table_in(home: Path) -> Table | None:
    """Return the table that a command has written, without its times; None if there is none."""
    if not (home / TABLE).exists():
        return None
    with (home / TABLE).open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    return [{key: each[key] for key in each if "seconds" not in key} for each in rows]


def _tttmc(home: Path, *arguments: str) -> list[str]:
    return [sys.executable, "-m", "tttmc_app", *arguments, "--csv", str(home / TABLE), "--quiet"]


def main() -> int:
    """Kill the commands and print what happened; return 1 if anything was wrong."""
    asked, failed = options(__doc__, WORKS, kills=200, seed=0), False
    row("command", "kills", "wrong")
    with TemporaryDirectory() as name:
        for each in asked.names:
            folder = Path(name) / each
            kills = -(-asked.kills // 5) if each == "grade" else asked.kills
            tally = attacked(WORKS[each](folder), kills, asked.seed, folder)
            row(each, tally.kills, *tally.wrong[:10])
            failed |= bool(tally.wrong)
    return failed


if __name__ == "__main__":
    sys.exit(main())
