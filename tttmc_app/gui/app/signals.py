"""Signals that end the program, recorded so that the window can close properly."""

from __future__ import annotations

import signal
from collections.abc import Generator
from contextlib import contextmanager


@contextmanager
def recorded_signals() -> Generator[list[int], None, None]:
    """Yield a list that records SIGINT and SIGTERM instead of ending the program.

    An exception while PySide6 is imported or creates an enumeration could get lost or leave
    PySide6 half initialised.
    """
    received: list[int] = []
    before = {
        number: signal.signal(number, lambda number, _frame: received.append(number))
        for number in (signal.SIGINT, signal.SIGTERM)
    }
    try:
        yield received
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
