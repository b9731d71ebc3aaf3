"""Signals that end the program, recorded so that the window can close properly."""

from __future__ import annotations

import signal
from collections.abc import Generator
from contextlib import contextmanager


@contextmanager
def recorded_signals() -> Generator[list[int], None, None]:
    """Give a list that receives SIGINT and SIGTERM in place of their usual effect.

    An exception in the middle of PySide6's imports or of creating one of its enumerations would
    be lost or leave it half done.
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
