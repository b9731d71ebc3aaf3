"""Time limits for student code, not counting the time during which the machine was too busy."""

from __future__ import annotations

import contextlib
from pathlib import Path
from time import monotonic

_UNCOUNTED_SECONDS = 0.2
"""Most requests are answered sooner, so there is no need to look up how long they waited to run."""
_PATIENCE = 4
"""A request may overrun by at most this many times its limit, however busy the machine is."""


class MachineTooSlowError(Exception):
    """The code's process got too little processor time, or was paused from outside."""


class Deadline:
    """The end of one request's time limit.

    On Linux, time that the process spent waiting for a processor doesn't count.
    """

    def __init__(self, seconds: float | None, supervisor: int) -> None:
        """Start the clock for the process that a supervisor started."""
        self._seconds = seconds
        self._supervisor = supervisor
        self._begun = monotonic()
        self._process: int | None = None
        self._waited_before: float | None = None

    def check(self) -> None:
        """Raise TimeoutError after the limit, or MachineTooSlowError if that can't be judged."""
        if self._seconds is None:
            return
        passed = monotonic() - self._begun
        if self._waited_before is None and passed > min(_UNCOUNTED_SECONDS, self._seconds / 2):
            self._process = self._found_process()
            self._waited_before = self._waited()
            if passed > self._seconds:  # this program itself was paused
                self._begun = monotonic()
        elif passed > self._seconds:
            self._judge(passed)

    def _judge(self, passed: float) -> None:
        """Judge a request that has taken longer than its limit."""
        assert self._seconds is not None
        assert self._waited_before is not None
        if self._is_paused():
            raise MachineTooSlowError
        waited = self._waited() - self._waited_before
        if passed - waited > self._seconds:
            raise TimeoutError
        if passed > self._seconds * (1 + _PATIENCE):
            raise MachineTooSlowError

    def _found_process(self) -> int | None:
        """Return the process ID of the supervisor's youngest child, which runs the code."""
        number = str(self._supervisor)
        listed = _text(Path("/proc", number, "task", number, "children")).split()
        return int(listed[-1]) if listed else None

    def _waited(self) -> float:
        """Return the seconds for which the code's process has waited for a processor.

        It is the second number in /proc/PID/schedstat, in nanoseconds: see
        https://docs.kernel.org/scheduler/sched-stats.html.
        """
        words = _text(Path("/proc", str(self._process), "schedstat")).split()
        return int(words[1]) / 1e9 if len(words) > 1 else 0.0

    def _is_paused(self) -> bool:
        """Return whether a signal from outside has paused the process; see proc_pid_stat(5)."""
        words = _text(Path("/proc", str(self._process), "stat")).rpartition(")")[2].split()
        return words[:1] in (["T"], ["t"])


def _text(path: Path) -> str:
    with contextlib.suppress(OSError):
        return path.read_text(encoding="utf-8", errors="replace")
    return ""
