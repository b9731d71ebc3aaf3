"""The limits on students' code, and how the system keeps some of them."""

import sys
from contextlib import suppress
from typing import NamedTuple

MEBIBYTE = 2**20
FOLDER_BYTES = 64 * MEBIBYTE
FOLDER_FILES = 5000
"""Limits on what the code's folder contains."""
_FILE_BYTES = 64 * MEBIBYTE
_OPEN_FILES = 256


class RunLimits(NamedTuple):
    """Limits on student code; None for no limit."""

    load_seconds: float | None = 60.0
    """Wall-clock time allowed for running the file itself."""
    call_seconds: float | None = 30.0
    """Wall-clock time allowed for one call or move."""
    memory_bytes: int | None = 1024 * MEBIBYTE
    """Address space of the child, if the system can limit it."""
    output_bytes: int = MEBIBYTE
    """How much of the text printed in one load or call is kept; the rest is counted and dropped."""
    read_seconds: float | None = 10.0
    """Wall-clock time allowed for parsing the file, before any of its code runs."""


def limit_resources(limits: RunLimits) -> bool:
    """Limit memory, file sizes and the number of open files; return whether the system can."""
    if sys.platform == "win32":
        return False
    import resource

    kept = [
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_FSIZE, _FILE_BYTES),
        (resource.RLIMIT_NOFILE, _OPEN_FILES),
        (resource.RLIMIT_MEMLOCK, 0),
    ]
    if limits.memory_bytes is not None:
        kept.append((resource.RLIMIT_AS, limits.memory_bytes))
    for kind, limit in kept:
        hard = resource.getrlimit(kind)[1]
        bound = limit if hard == resource.RLIM_INFINITY else min(limit, hard)
        with suppress(ValueError, OSError):  # macOS refuses some
            resource.setrlimit(kind, (bound, bound))
    return True
