"""Linux system calls that Python's library doesn't offer."""

from __future__ import annotations

import ctypes
import os
from functools import cache

PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER, PR_SET_NO_NEW_PRIVS = 1, 36, 38
"""Options of prctl(2), from <linux/prctl.h>."""


@cache
def _libc() -> ctypes.CDLL:
    return ctypes.CDLL(None, use_errno=True)


def prctl(option: int, value: int) -> None:
    """Change an attribute of this process; raise OSError if that fails."""
    call("prctl", option, value, 0, 0, 0)  # unused arguments must be 0


def syscall(number: int, *arguments: int | str | bytes) -> int:
    """Make a system call and return its result; raise OSError if it fails."""
    return call("syscall", number, *arguments)


def call(name: str, *arguments: int | str | bytes) -> int:
    """Call a function of the C library and return its result; raise OSError if it fails.

    An empty text is a null pointer; structures are passed as their bytes.
    """
    function = getattr(_libc(), name)
    function.restype = ctypes.c_long if name == "syscall" else ctypes.c_int
    given = [
        ctypes.c_long(each) if isinstance(each, int) else ctypes.c_char_p(os.fsencode(each) or None)
        for each in arguments
    ]
    result = int(function(*given))
    if result == -1:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
    return result
