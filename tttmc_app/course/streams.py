"""The streams that a student's file prints to: each text becomes an event, within a limit."""

from __future__ import annotations

import io
from collections.abc import Callable
from threading import RLock
from time import monotonic

_EAGER_SECONDS = 0.02
_EAGER_SIZE = 8192


class Printed(io.TextIOBase):
    """Pass text on in pieces; beyond the limit it is dropped, and that is said once."""

    def __init__(self, send: Callable[[str], None], overflow: Callable[[], None]) -> None:
        super().__init__()
        self._send = send
        self._overflow = overflow
        self._parts: list[str] = []
        self._size = 0
        self._room = 0
        self._sent = 0.0
        self._lock = RLock()
        self.buffer = _Bytes(self)

    encoding = "utf-8"
    errors = "replace"

    def allow(self, room: int) -> None:
        """Take so many characters from now on."""
        self._room = room

    def write(self, text: str, /) -> int:
        """Take a text; send it when there is enough of it or the last was a while ago."""
        text = _checked(text)
        if self._room < 0:  # the limit was passed and said
            return len(text)
        with self._lock:
            self._room -= len(text)
            overflows = self._room < 0
            kept = text[: self._room] if overflows else text
            self._parts.append(kept)
            self._size += len(kept)
        # By lines, as a console: what has no end yet goes with the next, or a moment later.
        due = "\n" in text and monotonic() - self._sent > _EAGER_SECONDS
        if overflows or due or self._size > _EAGER_SIZE:
            self.flush()
        if overflows:
            self._overflow()
        return len(text)

    def flush(self) -> None:
        """Send what has gathered."""
        with self._lock:
            text = "".join(self._parts)
            self._parts.clear()
            self._size = 0
            self._sent = monotonic()
            if text:
                self._send(text)

    def close(self) -> None:
        """Stay open: a file that closes its output only loses sight of it."""
        self.flush()

    def writable(self) -> bool:
        """Return that it can be written to."""
        return True

    def isatty(self) -> bool:
        """Return that it is no terminal."""
        return False

    def fileno(self) -> int:
        """Return the real output's number."""
        return 1


def _checked(text: object) -> str:
    """Return a text; raise TypeError for anything else, as a console does."""
    if isinstance(text, str):
        return text
    raise TypeError(f"write() argument must be str, not {type(text).__name__}")


class _Bytes(io.RawIOBase):
    """Take bytes where a file writes to `sys.stdout.buffer`."""

    def __init__(self, text: Printed) -> None:
        super().__init__()
        self._text = text

    def writable(self) -> bool:
        """Return that it can be written to."""
        return True

    def write(self, data: object, /) -> int:
        """Take bytes as text."""
        content = bytes(data)  # type: ignore[call-overload]  # whatever has bytes, as Python's own
        self._text.write(content.decode("utf-8", errors="replace"))
        return len(content)

    def close(self) -> None:
        """Stay open, likewise."""
