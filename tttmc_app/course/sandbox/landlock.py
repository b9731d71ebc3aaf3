"""Landlock: files outside a list can't be opened, created, changed or removed.

It needs no privileges and lasts until the process ends. Code can still test whether a file exists.
Landlock doesn't cover permissions and times; seccomp refuses to change those. See landlock(7) and
https://docs.kernel.org/userspace-api/landlock.html for the numbers below.
"""

from __future__ import annotations

import ctypes
import os
import stat
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


class _Ruleset(ctypes.Structure):
    _fields_ = (
        ("files", ctypes.c_uint64),
        ("network", ctypes.c_uint64),
        ("scopes", ctypes.c_uint64),
    )


class _Rule(ctypes.Structure):
    _pack_ = 1
    _fields_ = (("rights", ctypes.c_uint64), ("parent", ctypes.c_int32))


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
    handled = _handled(found)
    sizes = {1: 8, 2: 8, 3: 8, 4: 16, 5: 16}
    rules = _Ruleset(handled, _TCP if found >= 4 else 0, _SCOPES if found >= 6 else 0)
    try:
        ruleset = syscall(_CREATE_RULESET, rules, sizes.get(found, 24), 0)
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


def _handled(found: int) -> int:
    """Return all rights that a version knows; rights that aren't among them aren't restricted."""
    rights = _FIRST_VERSION
    for since, right in ((2, _REFER), (3, _TRUNCATE), (5, _IOCTL_DEVICE)):
        rights |= right if found >= since else 0
    return rights


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
            syscall(_ADD_RULE, ruleset, _PATH_BENEATH, _Rule(rights, handle), 0)
    finally:
        os.close(handle)
