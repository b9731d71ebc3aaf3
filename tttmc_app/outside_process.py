"""Processes that run somebody else's program: engines and students' files."""

from __future__ import annotations

import contextlib
import os
import secrets
import subprocess
import weakref
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

from tttmc_app.private_folder import PrivateFolder
from tttmc_app.process_tree import TOKEN_VARIABLE, ProcessTree

_WAIT_SECONDS = 2.0


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
