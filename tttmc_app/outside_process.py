"""Processes that run somebody else's program: engines and students' files.

Their end takes along all that they have started, even what has left their group.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import signal
import subprocess
import sys
import weakref
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from time import sleep
from typing import Protocol

from tttmc_app.private_folder import PrivateFolder

TOKEN_VARIABLE = "TTTMC_CHILD"
"""Identifies a process in the environment that all its descendants inherit."""
_WAIT_SECONDS = 2.0
_ROUNDS = 50
_PAUSE_SECONDS = 0.01


class _Closable(Protocol):
    def close(self) -> None: ...


class OutsideProcess:
    """A process with a private folder, in a session of its own.

    `close` ends it and everything that it started within a limited time, and removes the folder. So
    do garbage collection and this program's exit.
    """

    def __init__(
        self,
        kind: str,
        command: Sequence[str],
        environment: Mapping[str, str],
        folder_variables: Sequence[str],
        *,
        place: Path | None = None,
        connections: Sequence[_Closable] = (),
        is_supervised: bool = False,
        stdin: int = subprocess.DEVNULL,
        stdout: int = subprocess.DEVNULL,
        stderr: int = subprocess.DEVNULL,
        pass_fds: Sequence[int] = (),
    ) -> None:
        """Start a command in a place, its folder by default; raise OSError if that fails.

        `kind` names the folder, `folder_variables` are set to it, and `connections` are closed
        first at the end. A supervised process then ends in an orderly way, with all that it
        started.
        """
        folder = PrivateFolder(kind)
        self.folder = folder.path
        token = f"{os.getpid()}-{secrets.token_hex(16)}"
        added = dict.fromkeys(folder_variables, self.folder) | {TOKEN_VARIABLE: token}
        try:
            self.popen = subprocess.Popen(
                command,
                cwd=place or self.folder,
                env={**environment, **added},
                start_new_session=True,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0)
                | getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
                stdin=stdin,
                stdout=stdout,
                stderr=stderr,
                pass_fds=pass_fds,
            )
        except BaseException:
            folder.remove()
            raise
        tree = ProcessTree(self.popen, token)
        ends = (self.popen, tree, folder, connections, is_supervised)
        self.close = weakref.finalize(self, _end, *ends)

    @property
    def is_open(self) -> bool:
        """Return whether `close` hasn't been called."""
        return self.close.alive

    def exit_code(self, seconds: float) -> int | None:
        """Return the exit code, or None if the process doesn't end in time."""
        try:
            return self.popen.wait(seconds)
        except subprocess.TimeoutExpired:
            return None


def _end(
    popen: subprocess.Popen[bytes],
    tree: ProcessTree,
    folder: PrivateFolder,
    connections: Sequence[_Closable],
    is_supervised: bool,
) -> None:
    _close(connections)
    if not (is_supervised and _has_ended_orderly(popen)):
        tree.kill()
        with contextlib.suppress(subprocess.TimeoutExpired):
            popen.wait(_WAIT_SECONDS)
    _close([pipe for pipe in (popen.stdin, popen.stdout) if pipe is not None])
    folder.remove()


def _has_ended_orderly(popen: subprocess.Popen[bytes]) -> bool:
    """Return whether a process has ended by itself: if it was killed, others may still run."""
    with contextlib.suppress(subprocess.TimeoutExpired):
        return popen.wait(_WAIT_SECONDS) >= 0
    return False


def _close(connections: Sequence[_Closable]) -> None:
    for each in connections:
        with contextlib.suppress(OSError):
            each.close()


class ProcessTree:
    """A process and its descendants.

    One signal that can't be ignored ends the group. Processes that left the group are found by the
    token in their environment on Linux, elsewhere by listing children before their parent ends.
    """

    def __init__(self, process: subprocess.Popen[bytes], token: str) -> None:
        self._process = process
        self._token = f"{TOKEN_VARIABLE}={token}".encode()
        self._job = _job_of(process)

    def kill(self) -> None:
        """End all processes, including any started meanwhile."""
        if sys.platform == "win32":
            job, self._job = self._job, 0
            _end_job(job)
            _end_tree_on_windows(self._process)
            return
        is_linux = sys.platform == "linux"
        descendants = [] if is_linux else _children(self._process.pid)
        # The child leads its session, so its ID names the group as long as any member runs.
        with contextlib.suppress(OSError):
            os.killpg(self._process.pid, signal.SIGKILL)
        _kill(descendants)
        with contextlib.suppress(OSError):
            self._process.kill()
        for _ in range(_ROUNDS if is_linux else 0):
            found = self._processes_with_token()
            if not found:
                return
            _kill(found)
            sleep(_PAUSE_SECONDS)

    def _processes_with_token(self) -> list[int]:
        """Return the running processes with our token in their environment."""
        found: list[int] = []
        for entry in os.scandir("/proc"):
            if entry.name.isdecimal() and int(entry.name) != os.getpid():
                with contextlib.suppress(OSError):
                    if self._token in Path(entry.path, "environ").read_bytes():
                        found.append(int(entry.name))
        return found


def _kill(processes: Iterable[int]) -> None:
    for pid in processes:
        with contextlib.suppress(OSError):
            os.kill(pid, signal.SIGKILL)


def _children(pid: int) -> list[int]:
    """Return all descendants of a process as listed by `ps`."""
    try:
        listed = subprocess.run(
            ["ps", "-axo", "pid=,ppid="], capture_output=True, text=True, timeout=5, check=False
        ).stdout
    except (OSError, subprocess.SubprocessError):
        return []
    parents: dict[int, int] = {}
    for row in listed.splitlines():
        words = row.split()
        if len(words) == 2:
            parents[int(words[0])] = int(words[1])
    found, size = {pid}, 0
    while len(found) > size:
        size = len(found)
        found |= {child for child, parent in parents.items() if parent in found}
    return sorted(found - {pid})


def _end_tree_on_windows(process: subprocess.Popen[bytes]) -> None:
    """End the tree with the system's tool, which reaches processes outside the job."""
    if process.poll() is None:
        with contextlib.suppress(OSError, subprocess.SubprocessError):
            subprocess.run(
                ["taskkill", "/T", "/F", "/PID", str(process.pid)],
                capture_output=True,
                timeout=10,
                check=False,
            )
        with contextlib.suppress(OSError):
            process.kill()


def _job_of(process: subprocess.Popen[bytes]) -> int:
    """Return a Windows job, which ends the process when it is closed; 0 if there is none."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.CreateJobObjectW.restype = ctypes.c_void_p
        handle = kernel.CreateJobObjectW(None, None)
        if handle:
            job = ctypes.c_void_p(handle)
            # JOBOBJECT_EXTENDED_LIMIT_INFORMATION is 144 bytes on 64-bit systems, flags at 16.
            information = ctypes.create_string_buffer(144)
            information[16:20] = (0x2000).to_bytes(4, "little")  # KILL_ON_JOB_CLOSE
            kernel.SetInformationJobObject(job, 9, information, len(information))
            kernel.AssignProcessToJobObject(job, ctypes.c_void_p(int(vars(process)["_handle"])))
            return int(handle)
    return 0


def _end_job(handle: int) -> None:
    if sys.platform == "win32" and handle:
        import ctypes

        job = ctypes.c_void_p(handle)
        ctypes.windll.kernel32.TerminateJobObject(job, 1)
        ctypes.windll.kernel32.CloseHandle(job)
