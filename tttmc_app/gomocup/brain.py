"""An engine's process: start it, ask it for moves within a time limit, and end it."""

from __future__ import annotations

import contextlib
import os
import queue
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from threading import Event, Thread
from time import monotonic, sleep
from typing import IO, NamedTuple

from tttmc_app.core import Position, Rules, Square, TttmcError
from tttmc_app.gomocup.protocol import (
    MAX_LINE,
    MEGABYTE,
    About,
    Findings,
    board_lines,
    is_chatter,
    is_remark,
    parse_about,
    parse_square,
    plain,
    remark_text,
    start_lines,
    turn_lines,
)
from tttmc_app.outside_process import OutsideProcess

START_SECONDS = 10.0
"""How long an engine may take to start and to accept a board."""
GRACE_SECONDS = 1.0
"""How much longer than its time limit a move may take, because machines are busy at times."""
ABOUT_SECONDS = 1.0
"""How long an engine may take to introduce itself, which is optional."""
ADDRESS_BYTES = 4 * 2**30
"""The least address space that an engine is granted, where the system can limit it: besides the
memory it is told about, it has libraries, stacks and space that it never uses.
"""
MESSAGE_LENGTH = 200
_LINES_PER_STEP = 500
_POLL_SECONDS = 0.01
_EXIT_SECONDS = 0.5
_LAST_POLLS = 10
_ERROR = "ERROR"
_ATTEMPTS = 3
_PAUSE_SECONDS = 0.1
"""How many times, and at what interval, an engine that answers with an error is asked to move."""
MAX_WAITING = 1000
"""How many lines may wait to be read; beyond this, remarks are dropped, and beyond twice this, all
lines.
"""
_CHUNK = 2**16
_DROPPING_SECONDS = 0.005
"""The pause after a chunk while lines are dropped, so that they don't keep a core busy."""


class BrainFailedError(TttmcError):
    """An engine failed: it ended, was late, or gave no legal move. It loses the game."""


class BrainRefusedError(TttmcError):
    """An engine can't be started, or refuses the board."""


class BrainLimits(NamedTuple):
    """What an engine may use."""

    turn_seconds: float = 1.0
    """The time that it is given per move."""
    megabytes: int = 350
    """The maximum memory that it is told to use; 350 in Gomocup's tournaments."""
    start_seconds: float = START_SECONDS


class Brain:
    """An engine in its own process, for one thread at a time."""

    def __init__(
        self,
        path: Path,
        rules: Rules,
        limits: BrainLimits,
        listener: Callable[[str], None] | None = None,
    ) -> None:
        """Start the program; raise BrainRefusedError if it can't be started.

        The listener is called with every message, as one printable line, on the calling thread.
        """
        self.message = ""
        """Its latest message, shortened to one line."""
        self.findings = Findings()
        """What it has reported about the current or the last move."""
        self._name, self._rules, self._limits = plain(path.name), rules, limits
        self._listener = listener
        self._known: Position | None = None
        """The position that it knows: the last one that it was asked about, plus its own move."""
        try:
            self._process = OutsideProcess(
                "engine",
                [str(path.absolute())],  # some behave according to the name of the link to them
                os.environ,
                ["TMPDIR"],
                place=path.absolute().parent,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
            )
        except OSError as error:
            raise BrainRefusedError(
                "{name} can't be started: {reason}", name=self._name, reason=error.strerror
            ) from None
        _limit_memory(self._process.popen.pid, limits.megabytes)
        self._lines = LineQueue()
        _in_thread(self._lines.read, self._process.popen.stdout)
        self._writing = Thread()
        """The thread that writes the last commands, which the engine may never read."""

    @property
    def is_open(self) -> bool:
        """Return whether the process is open: neither `close` nor a failure has ended it."""
        return self._process.is_open

    def prepare(self) -> Iterator[None]:
        """Tell the engine its limits, have it begin a game, and yield until it answers.

        Raises BrainRefusedError, quoting it, if it refuses, and BrainFailedError if it fails.
        """
        self.findings = Findings()
        self._known = None
        limits, folder = self._limits, self._process.folder
        lines = start_lines(self._rules, limits.turn_seconds, limits.megabytes, folder)
        answer = yield from self._ask(lines, limits.start_seconds)
        if not answer.upper().startswith("OK"):
            words = plain(answer.removeprefix("ERROR").strip(" -:") or answer)
            raise BrainRefusedError(
                "{name} doesn't play on {size}×{size}: {words}",
                name=self._name,
                size=self._rules.size,
                words=words[:MESSAGE_LENGTH],
            )

    def introducing(self) -> Generator[None, None, About]:
        """Ask the engine to introduce itself; the generator returns what it says, if anything."""
        try:
            answer = yield from self._ask(["ABOUT"], ABOUT_SECONDS)
        except BrainFailedError:  # it may choose not to answer
            return About()
        return parse_about(plain(answer))

    def moving(self, position: Position) -> Generator[None, None, Square]:
        """Ask for a move, yielding about every 10 ms; the generator returns the square.

        Raises BrainFailedError if no legal move arrives in time.
        """
        self.findings = Findings()
        lines, answer = turn_lines(self._known, position) or board_lines(position), _ERROR
        for attempt in range(_ATTEMPTS):
            if attempt:  # some engines refuse a move that arrives just after their own
                yield from self._pause()
                lines = board_lines(position)
            seconds = self._limits.turn_seconds + GRACE_SECONDS
            answer = yield from self._ask(lines, seconds, position)
            if not answer.upper().startswith(_ERROR):
                break
        square = parse_square(answer)
        if square is None:
            raise BrainFailedError(
                "{name} answered {answer} instead of a move",
                name=self._name,
                answer=repr(plain(answer)[:60]),
            )
        if square not in position.legal_squares:
            row, col = square
            raise BrainFailedError(
                "{name} moved to column {col}, row {row}, which is not an empty square",
                name=self._name,
                col=col + 1,
                row=row + 1,
            )
        self._known = position.play(square)
        return square

    def _pause(self) -> Iterator[None]:
        """Wait for an engine that may still be busy."""
        end = monotonic() + _PAUSE_SECONDS
        while monotonic() < end:
            sleep(_POLL_SECONDS)
            yield

    def close(self) -> None:
        """End the process and everything that it has started, within about a second."""
        if not self._writing.is_alive():
            self._send(["END"])
        self._process.exit_code(_EXIT_SECONDS)
        self._lines.close()
        self._process.close()

    def _send(self, lines: list[str]) -> None:
        data = "".join(f"{line}\r\n" for line in lines).encode()
        self._writing = _in_thread(_write, self._process.popen.stdin, data)

    def _become_ready(self, deadline: float, seconds: float) -> Iterator[None]:
        """Wait until the last commands are read, and drop late answers to them."""
        while self._writing.is_alive():
            if monotonic() > deadline:
                raise BrainFailedError(
                    "{name} didn't read its input within {seconds} s",
                    name=self._name,
                    seconds=f"{seconds:g}",
                )
            sleep(_POLL_SECONDS)
            yield
        for line in self._lines.waiting():
            if line is None:  # the end of the output, which is read only once
                raise self._ended()
            if is_remark(line):
                self._take_remark(line, None)

    def _ask(
        self, lines: list[str], seconds: float, position: Position | None = None
    ) -> Generator[None, None, str]:
        """Send commands, and wait for a line that isn't a remark; the generator returns it.

        While the engine thinks about a position, "OK" is a late answer to an earlier command.
        """
        deadline = monotonic() + seconds
        yield from self._become_ready(deadline, seconds)
        self._send(lines)
        silent = 0
        while True:
            taken = 0
            for line in self._lines.take(_LINES_PER_STEP, _POLL_SECONDS):
                taken += 1
                if line is None:
                    raise self._ended()
                if is_remark(line):
                    self._take_remark(line, position)
                elif position is None or line.upper() != "OK":
                    return line
            if monotonic() > deadline:
                raise BrainFailedError(
                    "{name} gave no answer within {seconds} s",
                    name=self._name,
                    seconds=f"{seconds:g}",
                )
            # A child that it left behind may keep its output open; the last lines may take a moment
            # to arrive.
            silent = 0 if taken or self._process.popen.poll() is None else silent + 1
            if silent >= _LAST_POLLS:
                raise self._ended()
            if taken == _LINES_PER_STEP:  # too many lines must not keep a processor core busy
                sleep(_POLL_SECONDS)
            yield

    def _take_remark(self, line: str, position: Position | None) -> None:
        text = remark_text(line)
        if position is not None:  # in full: half a square's name may be another square's
            self.findings = self.findings.with_remark(text, position)
        if is_chatter(text):
            return
        self.message = text[:MESSAGE_LENGTH]
        if self._listener is not None:
            self._listener(self.message)

    def _ended(self) -> BrainFailedError:
        code = self._process.exit_code(_EXIT_SECONDS)
        if code is None:
            return BrainFailedError("{name} closed its output", name=self._name)
        return BrainFailedError("{name} ended with code {code}", name=self._name, code=code)


def _in_thread(work: Callable[..., object], *args: object) -> Thread:
    thread = Thread(target=work, args=args, name="engine", daemon=True)
    thread.start()
    return thread


def _write(pipe: IO[bytes] | None, data: bytes) -> None:
    with contextlib.suppress(OSError, ValueError):  # the engine has ended
        while pipe is not None and data:
            data = data[os.write(pipe.fileno(), data) :]


def _limit_memory(process: int, megabytes: int) -> None:
    """Limit a process's address space, where the system can."""
    if sys.platform == "linux":
        import resource

        most = max(ADDRESS_BYTES, 4 * megabytes * MEGABYTE)
        with contextlib.suppress(OSError):
            resource.prlimit(process, resource.RLIMIT_AS, (most, most))


class LineQueue:
    """A bounded queue of an engine's lines, filled by one thread and emptied by another.

    An engine may write as much as it likes: what doesn't fit is dropped, remarks first, so that
    its moves still arrive.
    """

    def __init__(self) -> None:
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._closed = Event()

    def read(self, pipe: IO[bytes] | None) -> None:
        """Read a pipe to its end, or until the queue is closed."""
        if pipe is not None:
            with contextlib.suppress(OSError, ValueError):
                self._read(pipe.fileno())
        self._lines.put(None)

    def take(self, most: int, seconds: float) -> Iterator[str | None]:
        """Yield up to `most` lines, waiting for the first; None marks the end of the output."""
        with contextlib.suppress(queue.Empty):
            yield self._lines.get(timeout=seconds)
            for _ in range(most - 1):
                yield self._lines.get_nowait()

    def waiting(self) -> Iterator[str | None]:
        """Yield the lines that have already arrived."""
        yield from self.take(2 * MAX_WAITING, 0)

    def close(self) -> None:
        """Make the reading thread end after its next chunk."""
        self._closed.set()

    def _read(self, descriptor: int) -> None:
        rest = b""
        while not self._closed.is_set() and (chunk := os.read(descriptor, _CHUNK)):
            *lines, rest = (rest + chunk).split(b"\n")
            rest = rest[:MAX_LINE]
            dropped = [line for line in lines if not self._put(line)]
            if dropped:
                self._closed.wait(_DROPPING_SECONDS)
        if rest and not self._closed.is_set():
            self._put(rest)

    def _put(self, line: bytes) -> bool:
        """Add a line; return False if it was dropped."""
        text = line[:MAX_LINE].decode("utf-8", "replace").strip()
        room = MAX_WAITING if is_remark(text) else 2 * MAX_WAITING
        if self._lines.qsize() >= room:
            return False
        if text:
            self._lines.put(text)
        return True
