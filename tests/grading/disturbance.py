"""Disturbances of a grading run from outside: its child processes are killed, or the run itself.

Linux only, since they look for processes in /proc.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep

from tttmc_app.process_tree import TOKEN_VARIABLE


@dataclass(frozen=True, slots=True)
class Place:
    """Where a grading run happens: its home folder, and the folder of its temporary files."""

    home: Path

    @property
    def environment(self) -> dict[str, str]:
        """Return the environment of a process that runs here."""
        self.temporary.mkdir(parents=True, exist_ok=True)
        ours = {"TTTMC_HOME": str(self.home), "TMPDIR": str(self.temporary)}
        return {**os.environ, **ours, "QT_QPA_PLATFORM": "offscreen"}

    @property
    def results(self) -> int:
        """Return how many results are on the disk."""
        journals = (self.home / "gradings").glob("*")
        return sum(len(path.read_bytes().splitlines()) for path in journals)

    @property
    def left(self) -> list[str]:
        """Return the names of temporary files and folders."""
        return sorted(path.name for path in self.temporary.iterdir())

    @property
    def temporary(self) -> Path:
        """Return the folder of temporary files."""
        return self.home.with_name(f"{self.home.name}-tmp")


def grading_command(folder: Path, games: int, table: Path, *more: str) -> list[str]:
    """Return the command that grades a folder and writes a table."""
    options = ["--games", str(games), "--csv", str(table), *more]
    return [sys.executable, "-m", "tttmc_app", "grade", str(folder), *options]


def children_of(parent: int) -> list[int]:
    """Return the processes that run or supervise students' code for a program."""
    mark = f"{TOKEN_VARIABLE}={parent}-".encode()
    found: list[int] = []
    for entry in Path("/proc").iterdir():
        with suppress(OSError):
            if entry.name.isdecimal() and mark in (entry / "environ").read_bytes():
                found.append(int(entry.name))
    return sorted(set(found) - {parent})


def kill_children(parent: int, count: int, has_ended: Callable[[], bool]) -> int:
    """Kill a process that runs a student's code, a few times; return how often."""
    killed = 0
    while killed < count and not has_ended():
        found = children_of(parent)
        if found:
            sleep(0.15)
            with suppress(OSError):
                os.kill(found[-1], signal.SIGKILL)
                killed += 1
        sleep(0.3 if found else 0.02)
    return killed


def wait_until(holds: Callable[[], bool], seconds: float) -> None:
    """Wait until a condition holds; fail if that takes too long."""
    deadline = monotonic() + seconds
    while not holds():
        assert monotonic() < deadline
        sleep(0.02)
