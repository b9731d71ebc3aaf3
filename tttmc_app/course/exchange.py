"""One request to a child: the events that follow, the answer, and the limits on both."""

from __future__ import annotations

from collections.abc import Callable, Generator
from time import monotonic
from typing import Any, TypeVar

from tttmc_app.core import Text
from tttmc_app.course.deadline import Deadline, MachineTooSlowError
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

    def __init__(
        self, child: ChildProcess, request: Request, call: Text | str, output_bytes: int
    ) -> None:
        self.child = child
        self._request = request
        self._call = call
        self._output_left = output_bytes
        self._pieces_left = _MAX_PIECES + output_bytes // _PIECE_SIZE
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
        deadline = self._deadline()
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
                    deadline = self._deadline()
                elif self._keep(message):
                    silent = False
                    yield message
            if monotonic() - self._disk_checked >= _FOLDER_SECONDS:
                self._check_folder()
            deadline.check()
            if silent:
                yield None

    def _deadline(self) -> Deadline:
        """Return the end of the time in which the child starts, or in which the file answers."""
        child = self.child
        seconds = _START_SECONDS if child.parts is None else self._request.seconds
        return Deadline(
            seconds, child.pid, is_started=child.parts is not None, is_sealed=child.is_sealed
        )

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
