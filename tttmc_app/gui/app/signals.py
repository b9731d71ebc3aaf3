"""Signals that end the program, recorded so that the window can close properly."""

from __future__ import annotations

import signal
import sys
from collections.abc import Generator
from contextlib import contextmanager


@contextmanager
def recorded_signals() -> Generator[list[int], None, None]:
    """Yield a list that records SIGINT, SIGTERM and SIGHUP instead of ending the program.

    An exception while PySide6 is imported or creates an enumeration could get lost or leave
    PySide6 half initialised.
    """
    received: list[int] = []
    before = {
        number: signal.signal(number, lambda number, _frame: received.append(number))
        for number in _ending_signals()
    }
    try:
        yield received
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _ending_signals() -> list[signal.Signals]:
    """Return the signals that end the program; nohup ignores SIGHUP, which Windows lacks."""
    ending = [signal.SIGINT, signal.SIGTERM]
    if sys.platform != "win32" and signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
        ending.append(signal.SIGHUP)
    return ending
