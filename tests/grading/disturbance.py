"""Disturbances of a grading run from outside: its child processes are killed, or the run itself.

Linux only, since they look for processes in /proc.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep


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


def wait_until(holds: Callable[[], bool], seconds: float) -> None:
    """Wait until a condition holds; fail if that takes too long."""
    deadline = monotonic() + seconds
    while not holds():
        assert monotonic() < deadline
        sleep(0.02)
