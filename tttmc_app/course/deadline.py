"""Time limits for student code, not counting the time during which the machine was too busy."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from time import monotonic
from typing import NamedTuple

_UNCOUNTED_SECONDS = 0.2
"""Most requests are answered sooner, so there is no need to look up how long they waited to run."""
_PATIENCE = 40
"""A request may overrun by at most this many times its limit, however busy the machine is.

Starting again later would waste the processor time that its process got.
"""


class MachineTooSlowError(Exception):
    """The code's process got too little processor time, or was paused from outside."""


class _Times(NamedTuple):
    """What the system knows about a process, in seconds."""

    waited: float = 0.0
    """How long its threads together waited for a processor."""
    used: float = 0.0
    """How long all its threads together ran."""


class Deadline:
    """The end of one request's time limit.

    On Linux, time during which the process waited for a processor doesn't count, unless its own
    threads used that time.
    """

    def __init__(
        self,
        seconds: float | None,
        supervisor: int,
        *,
        is_started: bool = True,
        is_sealed: bool = False,
    ) -> None:
        """Start the clock for the process that a supervisor started.

        Until the file is started, it isn't to blame, and only a program outside can pause a sealed
        process.
        """
        self._is_started = is_started
        self._seconds = seconds
        self._supervisor = supervisor
        self._is_sealed = is_sealed
        self._begun = monotonic()
        self._process: int | None = None
        self._before: _Times | None = None

    def check(self) -> None:
        """Raise TimeoutError after the limit, or MachineTooSlowError if that can't be judged."""
        if self._seconds is None:
            return
        passed = monotonic() - self._begun
        if self._before is None and passed > min(_UNCOUNTED_SECONDS, self._seconds / 2):
            self._process = self._found_process()
            self._before = self._times()
            if passed > self._seconds:  # this program itself was paused
                self._begun = monotonic()
        elif self._before is not None and passed > self._seconds:
            self._judge(self._seconds, passed, self._before)

    def _judge(self, seconds: float, passed: float, before: _Times) -> None:
        """Judge a request that has taken longer than its limit."""
        if self._is_sealed and self._stat()[:1] in (["T"], ["t"]):
            raise MachineTooSlowError
        now = self._times()
        if passed - (now.waited - before.waited) > seconds or now.used - before.used > seconds:
            raise TimeoutError if self._is_started else MachineTooSlowError
        if passed > seconds * (1 + _PATIENCE):
            raise MachineTooSlowError

    def _found_process(self) -> int | None:
        """Return the process ID of the supervisor's youngest child, which runs the code."""
        number = str(self._supervisor)
        listed = _text(Path("/proc", number, "task", number, "children")).split()
        return int(listed[-1]) if listed else None

    def _times(self) -> _Times:
        """Return the times of the code's process.

        How long a thread waited is the second number in schedstat, in nanoseconds: see
        https://docs.kernel.org/scheduler/sched-stats.html.
        """
        threads = list[Path]()
        with contextlib.suppress(OSError):  # the process may end at any time
            threads = list(Path("/proc", str(self._process), "task").iterdir())
        texts = [_text(thread / "schedstat") for thread in threads]
        waits = [int(text.split()[1]) for text in texts if text]
        stat = self._stat()
        if len(stat) < 13 or sys.platform == "win32":
            return _Times()
        ticks = int(stat[11]) + int(stat[12])
        return _Times(sum(waits) / 1e9, ticks / os.sysconf("SC_CLK_TCK"))

    def _stat(self) -> list[str]:
        """Return what /proc says about the process, from its state on: see proc_pid_stat(5)."""
        return _text(Path("/proc", str(self._process), "stat")).rpartition(")")[2].split()


def _text(path: Path) -> str:
    with contextlib.suppress(OSError):
        return path.read_text(encoding="utf-8", errors="replace")
    return ""
