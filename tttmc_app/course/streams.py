"""The output streams of a student's file, which send printed text as events."""

from __future__ import annotations

import io
from collections.abc import Callable
from threading import RLock
from time import monotonic

_EAGER_SECONDS = 0.02
_EAGER_SIZE = 8192
_PIECE = 65536
"""Maximum number of characters sent at once: a message has a limit."""
_MAX_ANSWERS = 100
"""A loop of questions ends with the end of the input."""


class NoInput(io.TextIOBase):
    """Standard input that answers all questions with the same line, but not for ever."""

    def __init__(self, answer: str, tell: Callable[[], None]) -> None:
        """`tell` is called when the first question has been asked."""
        super().__init__()
        self._answer = answer
        self._tell = tell
        self._asked = 0

    def readline(self, _size: int = -1, /) -> str:  # type: ignore[override]  # as text streams do
        """Return the answer; after many, the end of the file."""
        if not self._asked:
            self._tell()
        self._asked += 1
        return f"{self._answer}\n" if self._asked <= _MAX_ANSWERS else ""


class EventStream(io.TextIOBase):
    """A text stream that sends its text in pieces and drops it beyond a limit."""

    def __init__(self, send: Callable[[str], None], overflow: Callable[[], None]) -> None:
        super().__init__()
        self._send = send
        self._overflow = overflow
        self._parts: list[str] = []
        self._size = 0
        self._left = 0
        self._sent = 0.0
        self.line = ""
        """The end of the text, from its last line on; a prompt is there when it is asked."""
        self._lock = RLock()
        self.buffer = _ByteStream(self)

    encoding = "utf-8"
    errors = "replace"

    def allow(self, limit: int) -> None:
        """Set how many more characters are accepted."""
        self._left = limit

    def write(self, text: object, /) -> int:
        """Buffer text; send it when the buffer is large or old enough."""
        if not isinstance(text, str):  # as a console does
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        if self._left < 0:  # the limit has been passed
            return len(text)
        with self._lock:
            self._left -= len(text)
            overflows = self._left < 0
            kept = text[: self._left] if overflows else text
            self._parts.append(kept)
            self.line = (self.line + kept)[-_PIECE:].rpartition("\n")[2]
            self._size += len(kept)
        # Send complete lines, as a console does; the rest follows with the next line or flush.
        due = "\n" in text and monotonic() - self._sent > _EAGER_SECONDS
        if overflows or due or self._size > _EAGER_SIZE:
            self.flush()
        if overflows:
            self._overflow()
        return len(text)

    def flush(self) -> None:
        """Send the buffered text."""
        with self._lock:
            text = "".join(self._parts)
            self._parts.clear()
            self._size = 0
            self._sent = monotonic()
            for start in range(0, len(text), _PIECE):
                self._send(text[start : start + _PIECE])

    def close(self) -> None:
        """Flush and stay open."""
        self.flush()

    def writable(self) -> bool:
        """Return True: the stream is writable."""
        return True

    def fileno(self) -> int:
        """Return the number of the real standard output."""
        return 1


class _ByteStream(io.RawIOBase):
    """The `buffer` of a text stream."""

    def __init__(self, text: EventStream) -> None:
        super().__init__()
        self._text = text

    def writable(self) -> bool:
        """Return True: the stream is writable."""
        return True

    def write(self, data: object, /) -> int:
        """Write bytes, decoded as UTF-8."""
        content = bytes(data)  # type: ignore[call-overload]  # any bytes-like object
        self._text.write(content.decode("utf-8", errors="replace"))
        return len(content)

    def close(self) -> None:
        """Stay open."""
