"""How child processes are started: spawned, never forked, and without the caller's main module."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from threading import Lock
from types import ModuleType

_MAIN = Lock()
"""Held while the main module is hidden: two threads at it at once would lose it."""


@contextmanager
def without_main() -> Generator[None, None, None]:
    """Hide the main module, which a spawned child would otherwise run again for nothing.

    A script that opens the window, or begins a run, without asking for its name would open or
    begin a second one there.
    """
    with _MAIN:
        main = sys.modules["__main__"]
        sys.modules["__main__"] = ModuleType("__main__")
        try:
            yield
        finally:
            sys.modules["__main__"] = main


def usable_cores() -> int:
    """Return how many of the machine's cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
