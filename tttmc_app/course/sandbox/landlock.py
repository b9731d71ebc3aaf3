"""Landlock: files outside a list can't be opened, created, changed or removed.

It needs no privileges and lasts until the process ends. Code can still test whether a file exists.
Landlock doesn't cover permissions and times; seccomp refuses to change those. See landlock(7) and
https://docs.kernel.org/userspace-api/landlock.html for the numbers below.
"""

from __future__ import annotations

import os
import stat
import struct
from collections.abc import Iterable
from pathlib import Path

from tttmc_app.course.sandbox.libc import PR_SET_NO_NEW_PRIVS, prctl, syscall

# The same numbers on every architecture.
_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_GET_VERSION = 1
_PATH_BENEATH = 1

_WRITE_FILE, _READ_FILE, _READ_DIR = 1 << 1, 1 << 2, 1 << 3
_REFER, _TRUNCATE, _IOCTL_DEVICE = 1 << 13, 1 << 14, 1 << 15
_FIRST_VERSION = (1 << 13) - 1
"""All rights of the first version: those above, and those to execute, create and remove."""
_MAKE_DEVICES = 1 << 6 | 1 << 11
_OF_FILES = _WRITE_FILE | _READ_FILE | _TRUNCATE
"""The rights that a rule for a single file may contain."""
_TCP = 1 << 0 | 1 << 1
"""Binding and connecting TCP sockets."""
_SCOPES = 1 << 0 | 1 << 1
"""Abstract Unix sockets and signals."""


def version() -> int:
    """Return the version of Landlock's interface that this system has, 0 for none."""
    try:
        return syscall(_CREATE_RULESET, 0, 0, _GET_VERSION)
    except OSError:
        return 0


def restrict(readable: Iterable[Path], listable: Iterable[Path], writable: Iterable[Path]) -> bool:
    """Restrict this thread, and those that it starts, to these files; return whether it worked.

    A readable folder includes everything in it; in a listable one, only the names can be read.
    Missing paths are skipped.
    """
    found = version()
    if not found:
        return False
    handled = _FIRST_VERSION
    for since, right in ((2, _REFER), (3, _TRUNCATE), (5, _IOCTL_DEVICE)):
        handled |= right if found >= since else 0  # rights that aren't handled aren't restricted
    rules = struct.pack("=QQQ", handled, _TCP if found >= 4 else 0, _SCOPES if found >= 6 else 0)
    size = 8 if found < 4 else 16 if found < 6 else 24
    try:
        ruleset = syscall(_CREATE_RULESET, rules, size, 0)
    except OSError:
        return False
    try:
        for path in readable:
            _allow(ruleset, path, _READ_FILE | _READ_DIR)
        for path in listable:
            _allow(ruleset, path, _READ_DIR)
        for path in writable:
            _allow(ruleset, path, handled & ~_MAKE_DEVICES & ~_IOCTL_DEVICE)
        prctl(PR_SET_NO_NEW_PRIVS, 1)
        syscall(_RESTRICT_SELF, ruleset, 0)
    except OSError:
        return False
    finally:
        os.close(ruleset)
    return True


def _allow(ruleset: int, path: Path, rights: int) -> None:
    """Add a rule for a path and everything below it."""
    try:
        handle = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except OSError:
        return
    try:
        if not stat.S_ISDIR(os.fstat(handle).st_mode):
            rights &= _OF_FILES
        if rights:
            syscall(_ADD_RULE, ruleset, _PATH_BENEATH, struct.pack("=Qi", rights, handle), 0)
    finally:
        os.close(handle)
