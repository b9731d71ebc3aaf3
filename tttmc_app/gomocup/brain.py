"""An engine's process: start it, ask it for moves within a time limit, and end it."""

from __future__ import annotations

import contextlib
import os
import queue
import shutil
import signal
import subprocess
import sys
import tempfile
import weakref
from collections.abc import Generator, Iterator
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import IO

from tttmc_app.core import Position, Rules, Square, TttmcError
from tttmc_app.gomocup.protocol import MAX_LINE, REMARKS, board_lines, parse_square, plain

START_SECONDS = 10.0
"""How long an engine may take to start, to accept a board, and to prepare for its first move."""
GRACE_SECONDS = 1.0
"""How much longer than its time limit an answer may take, as machines are busy at times."""
MEMORY_BYTES = 350 * 2**20
"""The memory limit that an engine is told, as in Gomocup's tournaments."""
ADDRESS_BYTES = 4 * 2**30
"""The memory that the system grants it, where that can be limited."""
WAITING_LINES = 1000
"""Lines waiting to be read; an engine that writes more has to wait."""
MESSAGE_LENGTH = 200
_POLL_SECONDS = 0.01
_EXIT_SECONDS = 0.5


class BrainFailedError(TttmcError):
    """An engine failed: it ended, was late, or gave no legal move. It loses the game."""


class BrainRefusedError(TttmcError):
    """An engine can't be started, or refuses the board."""


class Brain:
    """An engine in its own process, for one thread at a time."""

    def __init__(
        self,
        path: Path,
        rules: Rules,
        turn_seconds: float,
        start_seconds: float = START_SECONDS,
    ) -> None:
        """Start the program; raise BrainRefusedError if it can't be started."""
        self.message = ""
        """Its latest message, shortened to one line."""
        self._name, self._rules, self._turn_seconds = plain(path.name), rules, turn_seconds
        self._start_seconds = self._grace = start_seconds
        self._folder = tempfile.mkdtemp(prefix="tttmc-engine-")
        try:
            self._process = _started(path, self._folder)
        except OSError as error:
            shutil.rmtree(self._folder, ignore_errors=True)
            raise BrainRefusedError(
                "{name} can't be started: {reason}", name=self._name, reason=error.strerror
            ) from None
        self._lines: queue.Queue[str | None] = queue.Queue(WAITING_LINES)
        reader = Thread(
            target=_read_lines, args=(self._process.stdout, self._lines), name="engine", daemon=True
        )
        reader.start()
        # Even if `close` is never called: on garbage collection and at exit.
        self._end = weakref.finalize(self, _end, self._process, self._lines, self._folder)

    @property
    def is_open(self) -> bool:
        """Return whether the process hasn't been ended here."""
        return self._end.alive

    def prepare(self) -> Iterator[None]:
        """Tell the engine to begin a game, and its limits, yielding while it answers.

        Raises BrainRefusedError with its own words if it refuses, BrainFailedError if it fails.
        """
        milliseconds = round(self._turn_seconds * 1000)
        for line in (
            f"START {self._rules.size}",
            f"INFO timeout_turn {milliseconds}",
            "INFO timeout_match 0",
            f"INFO max_memory {MEMORY_BYTES}",
            "INFO game_type 1",
            "INFO rule 0",
            f"INFO folder {self._folder}",
        ):
            self._send(line)
        answer = yield from self._answer(self._start_seconds)
        if not answer.upper().startswith("OK"):
            words = plain(answer.removeprefix("ERROR").strip() or answer)
            raise BrainRefusedError(
                "{name} doesn't play on {size}×{size}: {words}",
                name=self._name,
                size=self._rules.size,
                words=words[:MESSAGE_LENGTH],
            )

    def moving(self, position: Position) -> Generator[None, None, Square]:
        """Ask for a move, yielding about every 10 ms; the generator returns the square.

        Raises BrainFailedError if there is no legal move in time.
        """
        for line in board_lines(position):
            self._send(line)
        answer = yield from self._answer(self._turn_seconds + self._grace)
        self._grace = GRACE_SECONDS
        square = parse_square(answer)
        if square is None:
            raise BrainFailedError(
                "{name} answered {answer} instead of a move",
                name=self._name,
                answer=repr(answer[:60]),
            )
        if square not in position.empty_squares:
            row, col = square
            raise BrainFailedError(
                "{name} moved to column {col}, row {row}, which is not an empty square",
                name=self._name,
                col=col + 1,
                row=row + 1,
            )
        return square

    def close(self) -> None:
        """End the process, within about a second."""
        with contextlib.suppress(BrainFailedError):
            self._send("END")
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_EXIT_SECONDS)
        self._end()

    def _send(self, line: str) -> None:
        pipe = self._process.stdin
        try:
            if pipe is None:
                raise BrokenPipeError
            pipe.write(f"{line}\r\n".encode())
            pipe.flush()
        except (OSError, ValueError):
            raise self._ended() from None

    def _answer(self, seconds: float) -> Generator[None, None, str]:
        """Wait for a line that is no remark; the generator returns it."""
        deadline = monotonic() + seconds
        while True:
            try:
                line = self._lines.get(timeout=_POLL_SECONDS)
            except queue.Empty:
                line = ""
            if line is None:
                raise self._ended()
            word = line.partition(" ")[0].upper()
            if line and word not in (*REMARKS, "SUGGEST", "UNKNOWN"):
                return line
            if word in REMARKS:
                self.message = plain(line.partition(" ")[2])[:MESSAGE_LENGTH]
            if monotonic() > deadline:
                raise BrainFailedError(
                    "{name} gave no answer within {seconds} s",
                    name=self._name,
                    seconds=f"{seconds:g}",
                )
            yield

    def _ended(self) -> BrainFailedError:
        try:
            code = self._process.wait(_EXIT_SECONDS)
        except subprocess.TimeoutExpired:
            return BrainFailedError("{name} closed its output", name=self._name)
        return BrainFailedError("{name} ended with code {code}", name=self._name, code=code)


def _started(path: Path, folder: str) -> subprocess.Popen[bytes]:
    """Start a program in its own folder, with its own process group where there are groups."""
    process = subprocess.Popen(
        [str(path.resolve())],
        cwd=path.resolve().parent,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "TMPDIR": folder},
        start_new_session=True,
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )
    if sys.platform == "linux":
        import resource

        with contextlib.suppress(OSError):
            resource.prlimit(process.pid, resource.RLIMIT_AS, (ADDRESS_BYTES, ADDRESS_BYTES))
    return process


def _read_lines(pipe: IO[bytes] | None, lines: queue.Queue[str | None]) -> None:
    """Pass on the lines of a pipe, the longest shortened, and None at its end."""
    if pipe is None:
        return
    with contextlib.suppress(OSError, ValueError):
        begins = True
        while data := pipe.readline(MAX_LINE):
            if begins and (text := data.decode("utf-8", "replace").strip()):
                lines.put(text)
            begins = data.endswith(b"\n")
    lines.put(None)


def _end(process: subprocess.Popen[bytes], lines: queue.Queue[str | None], folder: str) -> None:
    """Kill a process and its group, let its reader finish, and remove its folder."""
    with contextlib.suppress(OSError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for pipe in (process.stdin, process.stdout):
        with contextlib.suppress(OSError):
            if pipe is not None:
                pipe.close()
    with contextlib.suppress(queue.Empty):
        while True:
            lines.get_nowait()
    shutil.rmtree(folder, ignore_errors=True)
