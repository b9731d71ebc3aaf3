"""Linux system calls that Python's library doesn't offer."""

from __future__ import annotations

import ctypes
import os
from functools import lru_cache

PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER, PR_SET_NO_NEW_PRIVS = 1, 36, 38
"""Options of prctl(2), from <linux/prctl.h>."""


@lru_cache(maxsize=1)
def _libc() -> ctypes.CDLL:
    return ctypes.CDLL(None, use_errno=True)


def prctl(option: int, value: int) -> None:
    """Change an attribute of this process; raise OSError if that fails."""
    # Unused arguments must be 0, and all arguments are longs.
    unused = [ctypes.c_ulong(0)] * 3
    _check(_libc().prctl(ctypes.c_int(option), ctypes.c_ulong(value), *unused))


def mount(kind: str, target: str, flags: int, options: str) -> None:
    """Mount a new filesystem, or change an existing mount; raise OSError if that fails."""
    words = [ctypes.c_char_p(os.fsencode(each) or None) for each in (kind, target, kind, options)]
    _check(_libc().mount(*words[:3], ctypes.c_ulong(flags), words[3]))


def unmount(target: str) -> None:
    """Detach a filesystem, even if it is in use; raise OSError if that fails."""
    _check(_libc().umount2(ctypes.c_char_p(os.fsencode(target)), ctypes.c_int(2)))


def unshare(flags: int) -> None:
    """Move this process into new namespaces; raise OSError if that fails."""
    _check(_libc().unshare(ctypes.c_int(flags)))


Argument = int | ctypes.Structure | ctypes.Array[ctypes.c_char] | ctypes.c_uint32


def syscall(number: int, *arguments: Argument) -> int:
    """Make a system call and return its result; raise OSError if it fails.

    ctypes structures and numbers are passed by reference.
    """
    given = [
        ctypes.c_long(each) if isinstance(each, int) else ctypes.byref(each) for each in arguments
    ]
    function = _libc().syscall
    function.restype = ctypes.c_long
    return _check(int(function(ctypes.c_long(number), *given)))


def _check(result: int) -> int:
    if result == -1:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
    return result
