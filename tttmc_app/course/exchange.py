"""One request to a child: the events that follow, the answer, and the limits on both."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Generator
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple, TypeVar

from tttmc_app.core import Text
from tttmc_app.course.process import ChildGoneError, ChildProcess, TooMuchOutputError
from tttmc_app.course.protocol import Answer, Done, Load, Request
from tttmc_app.course.student_types import (
    CodeFailure,
    Event,
    FailureKind,
    Output,
    Remark,
    RemarkKind,
    Sandboxed,
    StudentError,
)

T = TypeVar("T")
Steps = Generator[Event | None, None, T]
"""Work in steps of at most 10 ms, which yield an event or None. The generator returns the
result."""

_STEP_SECONDS = 0.01
_START_SECONDS = 60.0
"""How long a child may take to start, before the file runs."""
_MAX_REMARKS = 1000
"""Limit on events other than output, per request; the rest is dropped."""
_MAX_PIECES, _PIECE_SIZE = 1000, 64
"""Limit on pieces of output: this many, plus one per `_PIECE_SIZE` characters allowed."""
_FOLDER_SECONDS = 0.25
"""How often the size of the child's folder is checked before the answer."""
_FOREIGN = (-9, -15)
"""The exit codes after SIGKILL and SIGTERM, which code can't send past the filter."""
_UNCOUNTED_SECONDS = 0.2
"""Most requests are answered sooner, so there is no need to look up how long they waited to run."""
_PATIENCE = 40
"""A request may overrun by at most this many times its limit, however busy the machine is.

Starting again later would waste the processor time that its process got.
"""


def finish(steps: Generator[object, None, T]) -> T:
    """Take all steps, and return their result."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result


class MachineTooSlowError(Exception):
    """The code's process got too little processor time, or was paused from outside."""


class TooMuchWrittenError(Exception):
    """The files in the child's folder are too large or too many."""


_REASONS: dict[type[Exception], tuple[FailureKind, Text]] = {
    TooMuchOutputError: (FailureKind.OUTPUT, Text("{call} printed too much")),
    TooMuchWrittenError: (FailureKind.OUTPUT, Text("{call} wrote too much to its folder")),
    TimeoutError: (FailureKind.TIMEOUT, Text("{call} took longer than {limit} s")),
    MachineTooSlowError: (
        FailureKind.DISTURBED,
        Text("{call} got no answer: the computer was too busy, or its process was paused"),
    ),
}
"""What exceptions say about the file; any other says that its answer can't be read."""
_INVALID = FailureKind.CRASHED, Text("{call} failed: its process sent invalid data")


class Exchange:
    """One request to a child, the events that follow and the answer."""

    def __init__(self, child: ChildProcess, request: Request, call: Text | str) -> None:
        self.child = child
        self._request = request
        self._call = call
        self._output_left = request.limits.output_bytes
        self._pieces_left = _MAX_PIECES + self._output_left // _PIECE_SIZE
        self._remarks_left = _MAX_REMARKS
        self._disk_checked = monotonic()
        self.events: list[Event] = []

    @property
    def output(self) -> str:
        """Return all printed text."""
        return "".join(event.text for event in self.events if isinstance(event, Output))

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """Return the remarks."""
        return tuple(event for event in self.events if isinstance(event, Remark))

    def told(self, failure: CodeFailure) -> CodeFailure:
        """Return a failure with what the file has printed and what was remarked."""
        if failure.kind is FailureKind.TIMEOUT:
            stuck = (each.line for each in self.remarks if each.kind is RemarkKind.RUNNING)
            failure = failure._replace(line=next(stuck, None))
        return failure._replace(output=self.output, remarks=self.remarks, file="")

    def run(self, understood: Callable[[Any, Exchange], T]) -> Steps[T]:
        """Yield events until the answer arrives, and return what is understood of it.

        Raises StudentError, without the file's name, if the student's code or its process fails,
        or if the answer can't be understood.
        """
        try:
            if isinstance(self._request.work, Load):
                yield from filter(self._keep, self._request.work.files.source.remarks)
            self.child.send(self._request)
            done = yield from self._listen()
            if not isinstance(done, CodeFailure):
                return understood(done, self)
            failure = done
        except Exception as error:  # noqa: BLE001 - whatever can't be read is the file's failure
            failure = CodeFailure(*self._reason(error))
        raise StudentError(self.told(failure))

    def _reason(self, error: Exception) -> tuple[FailureKind, Text]:
        """Return what an exception says about the file."""
        if isinstance(error, ChildGoneError):
            return self._end()
        kind, text = _REASONS.get(type(error), _INVALID)
        limit = f"{self._request.seconds or 0:g}"
        return kind, Text(text.source, call=self._call, limit=limit)

    def _listen(self) -> Steps[Done | CodeFailure]:
        """Yield events until the answer.

        Raises TimeoutError and MachineTooSlowError as `Deadline` does, and TooMuchWrittenError.
        """
        deadline = Deadline(self.child, self._request.seconds)
        while True:
            silent = True
            for message in self.child.receive(_STEP_SECONDS):
                if isinstance(message, Answer):
                    if message.number != self._request.number:
                        raise ValueError("an answer to another request")
                    # Output that bypassed Python's streams and arrived before the answer.
                    yield from filter(self._keep, self.child.drained())
                    self._check_folder()
                    return message.done
                if isinstance(message, Sandboxed) and self.child.parts is None:
                    self.child.parts = message.parts
                    deadline = Deadline(self.child, self._request.seconds)
                elif self._keep(message):
                    silent = False
                    yield message
            if monotonic() - self._disk_checked >= _FOLDER_SECONDS:
                self._check_folder()
            deadline.check()
            if silent:
                yield None

    def _check_folder(self) -> None:
        """Raise TooMuchWrittenError if the child's folder has grown too large."""
        if self.child.has_filled_folder:
            raise TooMuchWrittenError
        self._disk_checked = monotonic()

    def _keep(self, event: Event) -> bool:
        """Keep an event unless the limit on its kind is reached; return whether it was kept."""
        if isinstance(event, Output):
            self._output_left -= len(event.text)
            self._pieces_left -= 1
            # The child limits its own output, but not the output that bypasses Python's streams.
            if self._output_left < 0 or self._pieces_left < 0:
                return False
        else:
            self._remarks_left -= 1
            if self._remarks_left < 0:
                return False
        self.events.append(event)
        return True

    def _end(self) -> tuple[FailureKind, Text]:
        """Return how the child ended, and whether the file or something outside ended it."""
        child = self.child
        code = child.exit_code_soon()
        if child.parts is None:
            kind = FailureKind.DISTURBED
        elif code == -9 and child.ran_out_of_memory:
            return FailureKind.MEMORY, Text("{call} used too much memory", call=self._call)
        elif child.is_sealed and code in _FOREIGN:
            kind = FailureKind.DISTURBED
        else:
            kind = FailureKind.CRASHED
        if code is None:
            return kind, Text("{call} failed: its process no longer answers", call=self._call)
        if code < 0:
            return kind, Text(
                "{call} failed: its process was ended by signal {signal}",
                call=self._call,
                signal=-code,
            )
        return kind, Text(
            "{call} failed: its process ended with code {code}", call=self._call, code=code
        )


class _Times(NamedTuple):
    """What the system knows about a process, in seconds."""

    waited: float = 0.0
    """How long its threads together waited for a processor."""
    used: float = 0.0
    """How long all its threads together ran."""


class Deadline:
    """The end of the time in which a child starts or, once it has, in which its file answers.

    On Linux, time during which the process waited for a processor doesn't count, unless its own
    threads used that time.
    """

    def __init__(self, child: ChildProcess, seconds: float | None) -> None:
        """Start the clock; `seconds` is the limit on the answer."""
        self._child = child
        self._seconds = _START_SECONDS if child.parts is None else seconds
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
        # Only a program outside can pause a sealed process.
        if self._child.is_sealed and self._stat()[:1] in (["T"], ["t"]):
            raise MachineTooSlowError
        now = self._times()
        if passed - (now.waited - before.waited) > seconds or now.used - before.used > seconds:
            # Until the file is started, it isn't to blame.
            raise MachineTooSlowError if self._child.parts is None else TimeoutError
        if passed > seconds * (1 + _PATIENCE):
            raise MachineTooSlowError

    def _found_process(self) -> int | None:
        """Return the process ID of the supervisor's youngest child, which runs the code."""
        number = str(self._child.pid)
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
