"""The child process that runs a student's file: start it, and exchange messages with it."""

from __future__ import annotations

import contextlib
import io
import os
import re
import select
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

from tttmc_app.course.protocol import (
    HIDDEN_COMMAND,
    FromChild,
    LineReader,
    Request,
    line_of,
    read,
)
from tttmc_app.course.sandbox import FOLDER_BYTES, FOLDER_FILES, SandboxPart
from tttmc_app.course.student_types import Output
from tttmc_app.outside_process import OutsideProcess

_CHUNK = 65536
_RAW_BYTES = 16 * 2**20
"""Limit on output that bypasses Python's streams, per request; more ends the child."""
_SEND_SECONDS = 20.0
_EXIT_SECONDS = 0.5


class ChildGoneError(Exception):
    """The child has ended."""


class TooMuchOutputError(Exception):
    """Too much output bypasses Python's streams."""


class ChildProcess:
    """A child with its socket and its folder, to be used by one thread at a time.

    Only `kill` may be called from another thread.
    """

    def __init__(self) -> None:
        """Start a child; raise OSError if that fails."""
        self._socket, theirs = socket.socketpair()
        raw, their_raw = os.pipe()
        self._raw = os.fdopen(raw, "rb", buffering=0)
        self._socket.setblocking(False)
        os.set_blocking(raw, False)
        try:
            self._process = _started(theirs, their_raw, (self._socket, self._raw))
        except BaseException:
            self._socket.close()
            self._raw.close()
            raise
        finally:
            theirs.close()
            os.close(their_raw)
        self._lines = LineReader()
        self._raw_left = _RAW_BYTES
        # On Windows only sockets can be waited for, and no output bypasses Python's streams.
        self._sources: list[socket.socket | io.FileIO]
        self._sources = [self._socket] if sys.platform == "win32" else [self._socket, self._raw]
        self.parts: tuple[SandboxPart, ...] | None = None
        """The parts of the sandbox, once the file runs; whatever happens then is the file's doing,
        unless something else provably did it.
        """
        self._memory_kills = _memory_kills()

    @property
    def pid(self) -> int:
        """Return the process ID of the child, or of its supervisor; it is also the group's ID."""
        return self._process.popen.pid

    @property
    def is_sealed(self) -> bool:
        """Return whether the file's code can't send a signal that kills or pauses its process."""
        return SandboxPart.SECCOMP in (self.parts or ())

    @property
    def ran_out_of_memory(self) -> bool:
        """Return whether the system has killed processes since the start for want of memory."""
        return _memory_kills() > self._memory_kills

    @property
    def has_filled_folder(self) -> bool:
        """Return whether the files in the child's folder are too large or too many."""
        if SandboxPart.FOLDER not in (self.parts or ()):
            return _is_too_large(self._process.folder)
        folder = f"/proc/{self.pid}/cwd"  # only the supervisor and the code see its files
        try:
            found = os.statvfs(folder)
        except OSError:  # it can't grow any further anyway
            return False
        used = (found.f_blocks - found.f_bfree) * found.f_frsize
        is_full = used > FOLDER_BYTES or found.f_files - found.f_ffree > FOLDER_FILES + 1
        return is_full or _is_too_large(folder)

    def exit_code_soon(self) -> int | None:
        """Return the exit code, or None if the child doesn't end soon."""
        return self._process.exit_code(_EXIT_SECONDS)

    def send(self, request: Request) -> None:
        """Send a request; raise ChildGoneError if the child doesn't read it."""
        data = memoryview(line_of(request))
        deadline = monotonic() + _SEND_SECONDS
        self._raw_left = _RAW_BYTES
        while data:
            try:
                data = data[self._socket.send(data) :]
            except BlockingIOError:
                if monotonic() > deadline:
                    raise ChildGoneError from None
                select.select([], [self._socket], [], 0.05)
            except (OSError, ValueError):
                raise ChildGoneError from None

    def receive(self, seconds: float) -> Iterator[FromChild]:
        """Yield the messages, and the output that bypasses Python's streams, for up to `seconds`.

        Raises ChildGoneError if the child has ended, TooMuchOutputError if it writes too much, and
        anything else if it sends invalid data.
        """
        try:
            readable, _, _ = select.select(self._sources, [], [], seconds)
        except (OSError, ValueError):
            raise ChildGoneError from None
        if self._raw in readable:
            yield from self._read_raw()
        if self._socket in readable:
            data: bytes | None = b""
            with contextlib.suppress(OSError):
                data = self._socket.recv(_CHUNK)
            if not data:
                raise ChildGoneError
            for message in self._lines.feed(data):
                yield read(FromChild, message)

    def drained(self) -> Iterator[Output]:
        """Yield the output that bypassed Python's streams and has already arrived."""
        for _ in range(_RAW_BYTES // _CHUNK):
            found = [*self._read_raw()] if self._raw in self._sources else []
            if not found:
                return
            yield from found

    def _read_raw(self) -> Iterator[Output]:
        data: bytes | None = b""
        with contextlib.suppress(OSError, ValueError):
            data = self._raw.read(_CHUNK)
        if data is None:  # none has arrived
            return
        if not data:
            self._sources = [self._socket]
            return
        self._raw_left -= len(data)
        if self._raw_left < 0:
            raise TooMuchOutputError
        yield Output(data.decode("utf-8", errors="replace"))

    def kill(self) -> None:
        """End the child at once; a waiting `receive` then raises ChildGoneError."""
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)  # the supervisor ends the child
        if sys.platform != "linux":
            with contextlib.suppress(OSError):
                self._process.popen.kill()

    def close(self) -> None:
        """End the child and its descendants within a limited time, and remove its folder."""
        self._process.close()


def command(argument: str) -> list[str]:
    """Return the command that starts a child; the argument identifies its socket."""
    if getattr(sys, "frozen", False):
        return [sys.executable, HIDDEN_COMMAND, argument]
    # By path rather than with `-m`: the child may start where this program isn't installed.
    root = str(Path(__file__).resolve().parents[2])
    # What is imported stays: the garbage collector needn't look at it.
    code = (
        f"import gc, sys; sys.path[:1] = []; sys.path.append({root!r}); gc.disable(); "
        "from tttmc_app.course.child_main import main; gc.freeze(); gc.enable(); main(sys.argv[1])"
    )
    return [sys.executable, "-X", "utf8", "-c", code, argument]


_KEPT = re.compile(
    "PATH|LANG|LANGUAGE|LC_[A-Z]+|TZ|LD_LIBRARY_PATH|PYTHONHOME|PYTHONPATH|SYSTEMROOT|WINDIR|COMSPEC"
    "|PATHEXT|NUMBER_OF_PROCESSORS|PROCESSOR_ARCHITECTURE"
)
"""The environment variables passed on to student code: those that Python and its libraries need."""
_FOLDERS = ("HOME", "USERPROFILE", "TMPDIR", "TEMP", "TMP")
# A fixed hash seed gives sets a fixed order, so that games can be repeated. NumPy would start a
# thread for each core, which is of no use here.
_ADDED = {"PYTHONHASHSEED": "0", "PYTHONUTF8": "1", "OPENBLAS_NUM_THREADS": "1"}


def _started(
    connection: socket.socket, raw: int, ours: tuple[socket.socket, io.FileIO]
) -> OutsideProcess:
    kept = {name: value for name, value in os.environ.items() if _KEPT.fullmatch(name.upper())}
    is_windows = sys.platform == "win32"
    output = subprocess.DEVNULL if is_windows else raw
    process = OutsideProcess(
        "course",
        command("-" if is_windows else str(connection.fileno())),
        kept | _ADDED,
        _FOLDERS,
        connections=ours,
        is_supervised=sys.platform == "linux",
        stdin=subprocess.PIPE if is_windows else subprocess.DEVNULL,
        stdout=output,
        stderr=output,
        pass_fds=[] if is_windows else [connection.fileno()],
    )
    if sys.platform == "win32":
        assert process.popen.stdin is not None
        process.popen.stdin.write(connection.share(process.popen.pid))
        process.popen.stdin.close()
    return process


def _is_too_large(folder: str) -> bool:
    """Return whether a folder's files are too large or too many, or can't be counted."""
    size = count = 0
    waiting = [folder]
    while waiting:
        try:
            with os.scandir(waiting.pop()) as entries:
                for entry in entries:
                    count += 1
                    if entry.is_dir(follow_symlinks=False):
                        waiting.append(entry.path)
                    else:
                        size += entry.stat(follow_symlinks=False).st_size
                    if size > FOLDER_BYTES or count > FOLDER_FILES:
                        return True
        except FileNotFoundError:  # removed meanwhile
            continue
        except OSError:
            return True
    return False


def _memory_kills() -> int:
    """Return how many processes Linux has killed since its start for want of memory."""
    with contextlib.suppress(OSError, ValueError):
        for line in Path("/proc/vmstat").read_text(encoding="ascii").splitlines():
            if line.startswith("oom_kill "):
                return int(line.split()[1])
    return 0
