"""A progress bar on a terminal, and nothing elsewhere."""

from __future__ import annotations

import sys
from time import monotonic
from types import TracebackType
from typing import Self

_WIDTH = 24
_PATIENCE = 0.3
"""Seconds before the bar appears: what is quicker needs none."""
_INTERVAL = 0.1


class Progress:
    """Show on the error stream how much is done, as a context that clears its line at the end."""

    def __init__(self, label: str) -> None:
        self._label = label
        self._visible = bool(sys.stderr) and sys.stderr.isatty()
        self._next = monotonic() + _PATIENCE
        self._length = 0

    def __enter__(self) -> Self:
        """Return the bar, still unseen."""
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        """Clear the line."""
        self.clear()

    def show(self, done: int, wanted: int | None, note: str = "") -> None:
        """Show `done` of `wanted`, where it is time to."""
        if not self._visible or not wanted or monotonic() < self._next:
            return
        self._next = monotonic() + _INTERVAL
        filled = _WIDTH * done // wanted
        bar = "#" * filled + "." * (_WIDTH - filled)
        self._write(f"{self._label} [{bar}] {done:,} of {wanted:,}{note}")

    def clear(self) -> None:
        """Take the bar away, for other text or for good."""
        if self._length:
            self._write("")
            sys.stderr.write("\r")
            sys.stderr.flush()

    def _write(self, text: str) -> None:
        # Blanks instead of an escape sequence: every terminal understands them.
        sys.stderr.write("\r" + text.ljust(self._length))
        sys.stderr.flush()
        self._length = len(text)
