"""Namespaces: separate process IDs, users, network and shared memory, without privileges.

See namespaces(7), user_namespaces(7) and pid_namespaces(7). Many systems forbid them to
ordinary users, some only once they have been entered, so a child process tries it first.
"""

from __future__ import annotations

import os
import signal
from pathlib import Path

from tttmc_app.course.fence.libc import PR_SET_PDEATHSIG, prctl, unshare

# From <linux/sched.h>.
_NEW_IPC, _NEW_USER, _NEW_PID, _NEW_NET = 0x08000000, 0x10000000, 0x20000000, 0x40000000
_ALL = _NEW_USER | _NEW_PID | _NEW_IPC | _NEW_NET


def enter_namespaces() -> bool:
    """Enter new namespaces if the system permits; return whether it did.

    The new process IDs apply to children only. The process must have a single thread.
    """
    if not _is_permitted():
        return False
    _enter()
    return True


def start_first_process() -> None:
    """Start process 1 of the namespace: when it ends, the kernel ends all the others.

    It ends when its parent does. It needn't do anything to free the IDs of ended processes.
    """
    if os.fork():
        return
    try:
        prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        signal.signal(signal.SIGCHLD, signal.SIG_IGN)
        os.closerange(0, 64)
        while True:
            signal.pause()
    finally:
        os._exit(0)


def _is_permitted() -> bool:
    child = os.fork()
    if not child:
        code = 1
        try:
            _enter()
            code = 0
        finally:
            os._exit(code)
    return os.waitpid(child, 0)[1] == 0


def _enter() -> None:
    user, group = os.geteuid(), os.getegid()
    unshare(_ALL)
    # The user and the group keep their numbers, so that file permissions stay the same.
    for name, text in (
        ("uid_map", f"{user} {user} 1"),
        ("setgroups", "deny"),
        ("gid_map", f"{group} {group} 1"),
    ):
        Path("/proc/self", name).write_text(text, encoding="ascii")
