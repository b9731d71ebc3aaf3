"""Namespaces: separate process IDs, users, network, memory and mounts, without privileges.

See namespaces(7), user_namespaces(7) and pid_namespaces(7). Many systems forbid them to
ordinary users, some only once they have been entered, so a child process tries it first.
"""

from __future__ import annotations

import contextlib
import os
import re
from pathlib import Path

from tttmc_app.course.sandbox.libc import call

# From <linux/sched.h>.
_NEW_IPC, _NEW_USER, _NEW_PID, _NEW_NET = 0x08000000, 0x10000000, 0x20000000, 0x40000000
_NEW_MOUNTS = 0x00020000
_ALL = _NEW_USER | _NEW_PID | _NEW_IPC | _NEW_NET | _NEW_MOUNTS

# From <linux/mount.h>.
_NO_SETUID, _NO_DEVICES, _RECURSIVE, _PRIVATE = 1 << 1, 1 << 2, 1 << 14, 1 << 18

THREADS = 512
"""Limit on the process IDs of a namespace, which count threads too."""


def enter_namespaces() -> bool:
    """Enter new namespaces if the system permits; return whether it did.

    The new process IDs apply to children only. The process must have a single thread.
    """
    child = os.fork()
    if not child:
        code = 1
        try:
            _enter()
            code = 0
        finally:
            os._exit(code)
    if os.waitpid(child, 0)[1]:
        return False
    _enter()
    return True


def mount_folder(size: int, files: int) -> bool:
    """Put a filesystem of limited size over the working directory; return whether it worked.

    Its files are in memory and end with the namespace. Programs outside don't see it.
    """
    folder = str(Path.cwd())
    try:
        call("mount", "", "/", "", _RECURSIVE | _PRIVATE, "")
        options = f"size={size},nr_inodes={files},mode=700"
        call("mount", "tmpfs", folder, "tmpfs", _NO_SETUID | _NO_DEVICES, options)
        os.chdir(folder)
    except OSError:
        return False
    return True


def limit_threads() -> bool:
    """Limit the threads of the namespace whose first process this is; return whether that worked.

    Since Linux 6.14 each namespace has its own limit; before, writing it changed the system's.
    Otherwise a limit on a user's threads counts those in the namespace since Linux 5.14, but root
    is exempt from it.
    """
    import resource

    version = tuple(map(int, re.findall(r"\d+", os.uname().release)[:2]))
    if os.getpid() != 1:
        return False
    if version >= (6, 14):
        with contextlib.suppress(OSError):
            Path("/proc/sys/kernel/pid_max").write_text(str(THREADS), encoding="ascii")
            return True
    if version < (5, 14) or os.geteuid() == 0:
        return False
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NPROC, (THREADS, THREADS))
    return True


def _enter() -> None:
    user, group = os.geteuid(), os.getegid()
    call("unshare", _ALL)
    # The user and the group keep their numbers, so that file permissions stay the same.
    for name, text in (
        ("uid_map", f"{user} {user} 1"),
        ("setgroups", "deny"),
        ("gid_map", f"{group} {group} 1"),
    ):
        Path("/proc/self", name).write_text(text, encoding="ascii")
