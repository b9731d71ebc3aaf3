"""Take the signals that end the program, so that the window can be closed by them."""

from __future__ import annotations

import signal
from collections.abc import Generator
from contextlib import contextmanager


@contextmanager
def noted_signals() -> Generator[list[int], None, None]:
    """Give a list that Ctrl-C and a request to end are put into, instead of ending the program.

    They come between any two steps of Python, and an exception in the middle of what PySide6 does
    to load itself, or to make one of its enumerations, is lost there or leaves half of it.
    """
    noted: list[int] = []
    before = {
        number: signal.signal(number, lambda number, _frame: noted.append(number))
        for number in (signal.SIGINT, signal.SIGTERM)
    }
    try:
        yield noted
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
