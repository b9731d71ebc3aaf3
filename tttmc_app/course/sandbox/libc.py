"""Linux system calls that Python's library doesn't offer."""

from __future__ import annotations

import ctypes
import os
from functools import cache

PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER, PR_SET_NO_NEW_PRIVS = 1, 36, 38
"""Options of prctl(2), from <linux/prctl.h>."""


Argument = str | int | ctypes.Structure | ctypes.Array[ctypes.c_char] | ctypes.c_uint32


@cache
def _libc() -> ctypes.CDLL:
    return ctypes.CDLL(None, use_errno=True)


def prctl(option: int, value: int) -> None:
    """Change an attribute of this process; raise OSError if that fails."""
    call("prctl", option, value, 0, 0, 0)  # unused arguments must be 0


def syscall(number: int, *arguments: Argument) -> int:
    """Make a system call and return its result; raise OSError if it fails."""
    return call("syscall", number, *arguments)


def call(name: str, *arguments: Argument) -> int:
    """Call a function of the C library and return its result; raise OSError if it fails.

    An empty text is a null pointer; ctypes structures and numbers are passed by reference.
    """
    function = getattr(_libc(), name)
    function.restype = ctypes.c_long if name == "syscall" else ctypes.c_int
    result = int(function(*map(_passed, arguments)))
    if result == -1:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
    return result


def _passed(argument: Argument) -> object:
    if isinstance(argument, str):
        return ctypes.c_char_p(os.fsencode(argument) or None)
    return ctypes.c_long(argument) if isinstance(argument, int) else ctypes.byref(argument)
