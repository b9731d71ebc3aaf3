"""The child process that runs a student's file: start it, talk to it, and end its processes."""

from __future__ import annotations

import contextlib
import os
import re
import secrets
import select
import socket
import subprocess
import sys
import weakref
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

from tttmc_app.course.fence import FOLDER_BYTES, FOLDER_FILES, FencePart
from tttmc_app.course.protocol import HIDDEN_COMMAND, LineReader, Message, encode_message
from tttmc_app.private_folder import make_private_folder, remove_private_folder
from tttmc_app.process_tree import TOKEN_VARIABLE, ProcessTree

_CHUNK = 65536
_RAW_BYTES = 16 * 2**20
"""Limit on output that bypasses Python's streams, per request; more ends the child."""
_WAIT_SECONDS = 2.0
_EXIT_SECONDS = 0.5


class ChildGoneError(Exception):
    """The child has ended."""


class TooMuchOutputError(Exception):
    """Too much output bypasses Python's streams."""


class ChildProcess:
    """A child with its socket and its working directory, to be used by one thread at a time.

    Only `kill` may be called from another thread.
    """

    def __init__(self) -> None:
        self._folder = make_private_folder("course")
        token = f"{os.getpid()}-{secrets.token_hex(16)}"
        ours, theirs = socket.socketpair()
        raw, their_raw = os.pipe()
        try:
            self._process = _started(theirs, their_raw, self._folder, token)
        except BaseException:
            ours.close()
            os.close(raw)
            remove_private_folder(self._folder)
            raise
        finally:
            theirs.close()
            os.close(their_raw)
        ours.setblocking(False)
        os.set_blocking(raw, False)
        self._socket, self._raw = ours, raw
        self._lines = LineReader()
        self._raw_left = _RAW_BYTES
        self._raw_open = True
        self.parts: tuple[FencePart, ...] | None = None
        """The parts of the sandbox, once the file runs; whatever happens then is the file's doing,
        unless something else provably did it.
        """
        self._kills_before = _memory_kills()
        # Even if `close` is never called: on garbage collection and at exit.
        self._end = weakref.finalize(
            self, _end, self._process, ProcessTree(self._process, token), ours, raw, self._folder
        )

    @property
    def pid(self) -> int:
        """Return the process ID of the child, or of its supervisor; it is also the group's ID."""
        return self._process.pid

    @property
    def is_sealed(self) -> bool:
        """Return whether the file's code can't send a signal that kills or pauses its process."""
        return {FencePart.NAMESPACES, FencePart.SECCOMP} <= {*(self.parts or ())}

    @property
    def ran_out_of_memory(self) -> bool:
        """Return whether the system has killed processes since the start for want of memory."""
        return _memory_kills() > self._kills_before

    @property
    def has_filled_folder(self) -> bool:
        """Return whether the files in the child's folder are too large or too many."""
        if sys.platform != "linux":
            return _is_too_large(self._folder)
        # As the supervisor sees it, whose folder may be a filesystem of its own.
        folder = f"/proc/{self.pid}/cwd"
        if FencePart.FOLDER in (self.parts or ()):
            with contextlib.suppress(OSError):
                found = os.statvfs(folder)
                used = (found.f_blocks - found.f_bfree) * found.f_frsize
                if used > FOLDER_BYTES or found.f_files - found.f_ffree > FOLDER_FILES + 1:
                    return True
        return _is_too_large(folder)

    def exit_code_soon(self) -> int | None:
        """Return the exit code, or None if the child doesn't end soon."""
        try:
            return self._process.wait(_EXIT_SECONDS)
        except subprocess.TimeoutExpired:
            return None

    def send(self, message: Message) -> None:
        """Send a request; raise ChildGoneError if the child doesn't read it."""
        data = memoryview(encode_message(message))
        deadline = monotonic() + 10 * _WAIT_SECONDS
        self._raw_left = _RAW_BYTES
        while data:
            try:
                data = data[self._socket.send(data) :]
            except BlockingIOError:
                if monotonic() > deadline:
                    raise ChildGoneError("it doesn't read requests") from None
                select.select([], [self._socket], [], 0.05)
            except (OSError, ValueError):
                raise ChildGoneError("it has ended") from None

    def receive(self, seconds: float) -> Iterator[Message | str]:
        """Yield the messages, and the output that bypasses Python's streams, for up to `seconds`.

        Raises ChildGoneError if the child has ended, TooMuchOutputError if it writes too much, and
        ValueError or RecursionError if it sends invalid data.
        """
        try:
            readable, _, _ = select.select(self._sources(), [], [], seconds)
        except (OSError, ValueError):
            raise ChildGoneError("it was closed") from None
        if self._raw in readable:
            yield from self._read_raw()
        if self._socket in readable:
            yield from self._read_messages()

    def drained(self) -> Iterator[str]:
        """Yield the output that bypassed Python's streams and has already arrived."""
        for _ in range(_RAW_BYTES // _CHUNK):
            text = "".join(self._read_raw()) if len(self._sources()) > 1 else ""
            if not text:
                return
            yield text

    def _sources(self) -> list[socket.socket | int]:
        # On Windows only sockets can be waited for, and no output bypasses Python's streams.
        raw = [self._raw] if self._raw_open and sys.platform != "win32" else []
        return [self._socket, *raw]

    def _read_raw(self) -> Iterator[str]:
        try:
            data = os.read(self._raw, _CHUNK)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        if not data:
            self._raw_open = False
            return
        self._raw_left -= len(data)
        if self._raw_left < 0:
            raise TooMuchOutputError
        yield data.decode("utf-8", errors="replace")

    def _read_messages(self) -> Iterator[Message]:
        try:
            data = self._socket.recv(_CHUNK)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        if not data:
            raise ChildGoneError("it has ended")
        yield from self._lines.feed(data)

    def kill(self) -> None:
        """End the child at once; a waiting `receive` then raises ChildGoneError."""
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)  # the supervisor ends the child
        if sys.platform != "linux":
            with contextlib.suppress(OSError):
                self._process.kill()

    def close(self) -> None:
        """End the child and its descendants within a limited time, and remove its directory."""
        self._end()


def command(argument: str) -> list[str]:
    """Return the command that starts a child; the argument identifies its socket."""
    if getattr(sys, "frozen", False):
        return [sys.executable, HIDDEN_COMMAND, argument]
    # By path rather than with `-m`: the child may start where this program isn't installed.
    root = str(Path(__file__).resolve().parents[2])
    code = (
        f"import sys; sys.path[:1] = []; sys.path.append({root!r}); "
        "from tttmc_app.course.child_main import main; main(sys.argv[1])"
    )
    return [sys.executable, "-X", "utf8", "-c", code, argument]


_KEPT = re.compile(
    "PATH|LANG|LANGUAGE|LC_[A-Z]+|TZ|LD_LIBRARY_PATH|PYTHONHOME|PYTHONPATH|SYSTEMROOT|WINDIR|COMSPEC"
    "|PATHEXT|NUMBER_OF_PROCESSORS|PROCESSOR_ARCHITECTURE"
)
"""The environment variables passed on to student code: those that Python and its libraries need."""


def _environment(token: str, folder: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if _KEPT.fullmatch(name.upper())}
    homes = dict.fromkeys(("HOME", "USERPROFILE", "TMPDIR", "TEMP", "TMP"), folder)
    # A fixed hash seed gives sets a fixed order, so that games can be repeated. NumPy would start a
    # thread for each core, which is of no use here.
    added = {
        TOKEN_VARIABLE: token,
        "PYTHONHASHSEED": "0",
        "PYTHONUTF8": "1",
        "OPENBLAS_NUM_THREADS": "1",
    }
    return kept | homes | added


def _started(
    connection: socket.socket, raw: int, folder: str, token: str
) -> subprocess.Popen[bytes]:
    if sys.platform == "win32":
        process = subprocess.Popen(
            command("-"),
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=folder,
            env=_environment(token, folder),
            creationflags=subprocess.CREATE_NO_WINDOW | subprocess.CREATE_NEW_PROCESS_GROUP,
        )
        assert process.stdin is not None
        process.stdin.write(connection.share(process.pid))
        process.stdin.close()
        return process
    return subprocess.Popen(
        command(str(connection.fileno())),
        stdin=subprocess.DEVNULL,
        stdout=raw,
        stderr=raw,
        cwd=folder,
        env=_environment(token, folder),
        pass_fds=[connection.fileno()],
        start_new_session=True,
    )


def _end(
    process: subprocess.Popen[bytes],
    tree: ProcessTree,
    connection: socket.socket,
    raw: int,
    folder: str,
) -> None:
    """End a child and release its resources; called once."""
    connection.close()
    if not _ended_by_supervisor(process):
        tree.kill()
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(_WAIT_SECONDS)
    with contextlib.suppress(OSError):
        os.close(raw)
    remove_private_folder(folder)


def _ended_by_supervisor(process: subprocess.Popen[bytes]) -> bool:
    """Return whether the child has ended in an orderly way, as its supervisor does when told to.

    In that case all of the code's processes have been ended; if the supervisor was killed, some
    may still be running.
    """
    if sys.platform != "linux":
        return False
    with contextlib.suppress(subprocess.TimeoutExpired):
        return process.wait(_WAIT_SECONDS) >= 0
    return False


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
