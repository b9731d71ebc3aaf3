"""Process trees: end a process and all its descendants, even those that left its group."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from time import sleep

TOKEN_VARIABLE = "TTTMC_CHILD"
"""Identifies a child in the environment that all its descendants inherit."""

_ROUNDS = 50
_PAUSE_SECONDS = 0.01


class ProcessTree:
    """A child and its descendants.

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
