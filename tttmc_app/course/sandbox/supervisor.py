"""The supervisor: a process between this program and student code, whose processes it ends.

It polls the connection to the program, which closes even if the program is killed, and adopts the
processes whose parents have ended (PR_SET_CHILD_SUBREAPER in prctl(2)). Then it removes the code's
folder. If it is killed itself, the kernel ends the code's process (PR_SET_PDEATHSIG).

In a namespace the code's process is the first: when it ends, the kernel ends all others there. The
kernel also keeps from it the signals that it could otherwise arrange for itself, by timers for
example (see signals in pid_namespaces(7)).
"""

from __future__ import annotations

import contextlib
import io
import os
import select
import signal
import sys
from pathlib import Path
from typing import NoReturn

from tttmc_app.course.sandbox.libc import PR_SET_CHILD_SUBREAPER, PR_SET_PDEATHSIG, call, prctl
from tttmc_app.course.sandbox.limits import FOLDER_BYTES, FOLDER_FILES
from tttmc_app.course.sandbox.namespaces import enter_namespaces, limit_threads, mount_folder
from tttmc_app.course.sandbox.parts import SandboxPart
from tttmc_app.private_folder import remove_private_folder

_DETACH = 2
"""MNT_DETACH in <sys/mount.h>: even a filesystem in use."""
_POLL_MILLISECONDS = 50
"""How often to check whether a process has ended, on old systems without process handles."""


def supervise(connection: io.RawIOBase) -> tuple[SandboxPart, ...]:
    """Fork: return in the new process, and supervise it in this one.

    When the process ends, the supervisor ends all its descendants, and then itself in the same way
    as the process. On systems other than Linux, nothing is forked. The process must have a single
    thread.
    """
    if sys.platform != "linux":
        return ()
    try:
        prctl(PR_SET_CHILD_SUBREAPER, 1)
        parts = [SandboxPart.SUPERVISOR]
        if enter_namespaces():
            parts.append(SandboxPart.NAMESPACES)
            # A little more than the limits, so that the program notices when they are exceeded.
            if mount_folder(FOLDER_BYTES + 2**16, FOLDER_FILES + 2):
                parts.append(SandboxPart.FOLDER)
    except OSError:
        return ()
    child = os.fork()
    if child:
        _watch(connection, child)
    prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    return (*parts, *([SandboxPart.THREADS] if limit_threads() else []))


def _watch(connection: io.RawIOBase, child: int) -> NoReturn:
    """Wait until the child ends or the connection closes, and end everything."""
    poll = select.poll()
    poll.register(connection, 0)  # reports only that it has been closed
    timeout: int | None = _POLL_MILLISECONDS
    with contextlib.suppress(OSError):  # before Linux 5.3
        poll.register(os.pidfd_open(child), select.POLLIN)
        timeout = None
    ended = status = 0
    is_closed = False
    while not ended and not is_closed:
        poll.poll(timeout)
        ended, status = os.waitpid(child, os.WNOHANG)
        # Checked afterwards: the child may have ended because the connection closed.
        is_closed = any(handle == connection.fileno() for handle, _ in poll.poll(0))
    if not ended:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
    _end_descendants()
    if is_closed:
        folder = str(Path.cwd())
        os.chdir("/")
        with contextlib.suppress(OSError):
            call("umount2", folder, _DETACH)
        with contextlib.suppress(OSError):  # a program that was killed doesn't remove it
            remove_private_folder(folder)
    _end_like(0 if is_closed else status)


def _end_descendants() -> None:
    """End all children, and those that they leave behind, until there are none.

    In a namespace there are none: looking for them takes longer than all else here.
    """
    with contextlib.suppress(ChildProcessError):
        while True:
            if os.waitpid(-1, os.WNOHANG)[0]:
                continue
            for pid in _children():
                with contextlib.suppress(OSError):
                    os.kill(pid, signal.SIGKILL)
            os.waitpid(-1, 0)


def _children() -> list[int]:
    """Return the process IDs of this process's children.

    Not every kernel has the file in /proc that lists them.
    """
    found: list[int] = []
    for entry in os.scandir("/proc"):
        if entry.name.isdecimal():
            with contextlib.suppress(OSError):
                status = Path(entry.path, "stat").read_text(encoding="utf-8", errors="replace")
                # proc_pid_stat(5): the state and the parent follow the name in parentheses.
                if int(status.rpartition(")")[2].split()[1]) == os.getpid():
                    found.append(int(entry.name))
    return found


def _end_like(status: int) -> NoReturn:
    """End this process in the same way as a child with this wait status."""
    code = os.waitstatus_to_exitcode(status)
    if code < 0:
        with contextlib.suppress(OSError, ValueError):
            if -code not in (signal.SIGKILL, signal.SIGSTOP):
                signal.signal(-code, signal.SIG_DFL)
                signal.pthread_sigmask(signal.SIG_UNBLOCK, [-code])
            os.kill(os.getpid(), -code)
    os._exit(max(code, 1) if code else 0)
