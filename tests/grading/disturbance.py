"""Disturbances of a grading run from outside: its child processes are killed, or the run itself.

Linux only, since they look for processes in /proc.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep

from tttmc_app.process_tree import TOKEN_VARIABLE

_PATIENCE = 600
"""Seconds that a grading run may take to reach the number of results that a test waits for."""
_END_SECONDS = 60
"""Seconds that the child processes of a killed grading run may take to end."""


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


def window_command(folder: Path, table: Path) -> list[str]:
    """Return the command that grades a folder in a window and writes a table."""
    return [sys.executable, "-m", "tests.gui.students.grading_window", str(folder), str(table)]


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


def interrupted(command: Sequence[str], place: Place, kills: int, after: int) -> int:
    """Kill some children of a grading run, and the run itself once it has some results.

    Returns the number of results on the disk once no process of the run is left.
    """
    grading = subprocess.Popen(
        command,
        env=place.environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        killed = kill_children(grading.pid, kills, lambda: grading.poll() is not None)
        assert killed == kills, "the grading ended before its children were killed"
        wait_until(lambda: place.results >= after or grading.poll() is not None, _PATIENCE)
        wait_until(lambda: _is_stopped_between_starts(grading, place), _PATIENCE)
    finally:
        grading.kill()
        grading.wait()
    wait_until(lambda: not children_of(grading.pid), _END_SECONDS)
    return place.results


def _is_stopped_between_starts(grading: subprocess.Popen[bytes], place: Place) -> bool:
    """Stop a run for a moment; leave it so if each of its folders has a process that removes it.

    A folder that was just made for a process still to be started has none: it would remain until a
    later program's start, if the run were killed then.
    """
    assert grading.poll() is None, "the grading ended before it was killed"
    grading.send_signal(signal.SIGSTOP)
    os.waitid(os.P_PID, grading.pid, os.WSTOPPED | os.WEXITED | os.WNOWAIT)
    homes = {_home_of(process) for process in children_of(grading.pid)}
    if all(str(place.temporary / name) in homes for name in place.left):
        return True
    grading.send_signal(signal.SIGCONT)
    return False


def _home_of(process: int) -> str:
    """Return the folder that the environment of a process names as its home."""
    with suppress(OSError):
        for entry in Path("/proc", str(process), "environ").read_bytes().split(b"\0"):
            name, _, value = entry.decode(errors="replace").partition("=")
            if name == "HOME":
                return value
    return ""


def wait_until(holds: Callable[[], bool], seconds: float) -> None:
    """Wait until a condition holds; fail if that takes too long."""
    deadline = monotonic() + seconds
    while not holds():
        assert monotonic() < deadline
        sleep(0.02)
