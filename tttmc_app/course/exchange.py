"""One request to a child: the events that follow, the answer, and the limits on both."""

from __future__ import annotations

import signal
from collections.abc import Generator
from time import monotonic
from typing import TypeVar

from tttmc_app.core import Text
from tttmc_app.course.deadline import Deadline, MachineTooSlowError
from tttmc_app.course.process import ChildGoneError, ChildProcess, TooMuchOutputError
from tttmc_app.course.protocol import (
    Message,
    event_of,
    failure_of,
    object_of,
    output_of,
    remarks_of,
)
from tttmc_app.course.student_types import (
    CodeFailure,
    Event,
    FailureKind,
    Language,
    Output,
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
_OWN_SIGNALS = frozenset(
    getattr(signal, name)
    for name in ("SIGSEGV", "SIGBUS", "SIGFPE", "SIGILL", "SIGABRT", "SIGSYS", "SIGTRAP")
    if hasattr(signal, name)
)
"""The signals that even a sealed process can get for what it does itself."""


def finish(steps: Generator[object, None, T]) -> T:
    """Take all steps, and return their result."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result


class TooMuchWrittenError(Exception):
    """The files in the child's folder are too large or too many."""


class Exchange:
    """One request to a child, the events that follow and the answer."""

    def __init__(
        self,
        child: ChildProcess,
        number: int,
        call: Text | str,
        seconds: float | None,
        output_bytes: int,
    ) -> None:
        self._child = child
        self._number = number
        self._call = call
        self._seconds = seconds
        self._output_left = output_bytes
        self._pieces_left = _MAX_PIECES + output_bytes // _PIECE_SIZE
        self._remarks_left = _MAX_REMARKS
        self._disk_checked = monotonic()
        self.events: list[Event] = []

    def run(self, request: Message, language: Language | None) -> Steps[Message]:
        """Yield events until the answer arrives, and return the answer.

        Raises StudentError, without the file's name, if the student's code or its process fails.
        """
        try:
            self._child.send({"id": self._number, "seconds": self._seconds} | request)
            answer = yield from self._listen()
            if "failed" not in answer:
                return object_of(answer["done"])
            failure = failure_of(object_of(answer["failed"]), self.events, language)
        except Exception as error:  # noqa: BLE001 - whatever can't be read is the file's failure
            kind, reason = self._reason(error)
            output, remarks = output_of(self.events), remarks_of(self.events)
            failure = CodeFailure(kind, reason, output=output, remarks=remarks, language=language)
        raise StudentError(failure)

    def _reason(self, error: Exception) -> tuple[FailureKind, Text]:
        """Return what an exception says about the file."""
        call = self._call
        match error:
            case ChildGoneError():
                return self._end()
            case TooMuchOutputError():
                return FailureKind.OUTPUT, Text("{call} printed too much", call=call)
            case TooMuchWrittenError():
                return FailureKind.OUTPUT, Text("{call} wrote too much to its folder", call=call)
            case TimeoutError():
                limit = "" if self._seconds is None else f"{self._seconds:g}"
                reason = Text("{call} took longer than {limit} s", call=call, limit=limit)
                return FailureKind.TIMEOUT, reason
            case MachineTooSlowError():
                return FailureKind.DISTURBED, Text(
                    "{call} got no answer: the computer was too busy, or its process was paused",
                    call=call,
                )
            case _:
                reason = Text("{call} failed: its process sent invalid data", call=call)
                return FailureKind.CRASHED, reason

    def _listen(self) -> Steps[Message]:
        """Yield events until the answer.

        Raises TimeoutError and MachineTooSlowError as `Deadline` does, and TooMuchWrittenError.
        """
        deadline = self._deadline()
        while True:
            silent = True
            for message in self._child.receive(_STEP_SECONDS):
                event = event_of(message)
                if isinstance(event, Sandboxed) and self._child.parts is None:
                    self._child.parts = event.parts
                    self.events.append(event)
                    deadline = self._deadline()
                elif event is not None:
                    silent = not self._keep(event)
                    if not silent:
                        yield event
                elif not isinstance(message, dict) or message.get("id") != self._number:
                    raise ValueError("an answer to another request")
                else:
                    yield from self._remaining_output()
                    self._check_folder()
                    return message
            if monotonic() - self._disk_checked >= _FOLDER_SECONDS:
                self._check_folder()
            deadline.check()
            if silent:
                yield None

    def _deadline(self) -> Deadline:
        """Return the end of the time in which the child starts, or in which the file answers."""
        child = self._child
        seconds = _START_SECONDS if child.parts is None else self._seconds
        return Deadline(
            seconds, child.pid, is_started=child.parts is not None, is_sealed=child.is_sealed
        )

    def _check_folder(self) -> None:
        """Raise TooMuchWrittenError if the child's folder has grown too large."""
        if self._child.has_filled_folder:
            raise TooMuchWrittenError
        self._disk_checked = monotonic()

    def _remaining_output(self) -> Steps[None]:
        """Yield output that bypassed Python's streams and arrived before the answer."""
        for text in self._child.drained():
            event = Output(text)
            if self._keep(event):
                yield event

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
        child = self._child
        code = child.exit_code_soon()
        if child.parts is None:
            kind = FailureKind.DISTURBED
        elif code == -9 and child.ran_out_of_memory:
            return FailureKind.MEMORY, Text("{call} used too much memory", call=self._call)
        elif child.is_sealed and code is not None and code < 0 and -code not in _OWN_SIGNALS:
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
