"""The lines that an engine writes, read on a separate thread and kept within bounds."""

from __future__ import annotations

import contextlib
import os
import queue
from collections.abc import Iterator
from threading import Event
from typing import IO

from tttmc_app.gomocup.protocol import MAX_LINE, is_remark

MAX_WAITING = 1000
"""Lines waiting to be taken; beyond this, remarks are dropped, and beyond twice this, all lines.
"""
_CHUNK = 2**16
_PAUSE_SECONDS = 0.005
"""The pause after a chunk while lines are dropped, so that they don't keep a core busy."""


class LineQueue:
    """A bounded queue of lines, filled by one thread and emptied by another.

    An engine may write as much as it likes: what doesn't fit is dropped, remarks first, so that
    its moves still arrive.
    """

    def __init__(self) -> None:
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._closed = Event()

    def read(self, pipe: IO[bytes] | None) -> None:
        """Read a pipe to its end, or until the queue is closed."""
        if pipe is not None:
            with contextlib.suppress(OSError, ValueError):
                self._read(pipe.fileno())
        self._lines.put(None)

    def take(self, most: int, seconds: float) -> Iterator[str | None]:
        """Yield up to `most` lines, waiting for the first; None marks the end of the output."""
        with contextlib.suppress(queue.Empty):
            yield self._lines.get(timeout=seconds)
            for _ in range(most - 1):
                yield self._lines.get_nowait()

    def waiting(self) -> Iterator[str | None]:
        """Yield the lines that have already arrived."""
        yield from self.take(2 * MAX_WAITING, 0)

    def close(self) -> None:
        """Make the reading thread end after its next chunk."""
        self._closed.set()

    def _read(self, descriptor: int) -> None:
        rest = b""
        while not self._closed.is_set() and (chunk := os.read(descriptor, _CHUNK)):
            *lines, rest = (rest + chunk).split(b"\n")
            rest = rest[:MAX_LINE]
            dropped = [line for line in lines if not self._put(line)]
            if dropped:
                self._closed.wait(_PAUSE_SECONDS)
        if rest and not self._closed.is_set():
            self._put(rest)

    def _put(self, line: bytes) -> bool:
        """Add a line; return False if it was dropped."""
        text = line[:MAX_LINE].decode("utf-8", "replace").strip()
        room = MAX_WAITING if is_remark(text) else 2 * MAX_WAITING
        if self._lines.qsize() >= room:
            return False
        if text:
            self._lines.put(text)
        return True
