"""What a student's file prints, on its way from the thread that hears it to the console."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from enum import Enum, auto

PIECE = 4096
"""Characters at most in one piece."""
ROOM = 256
"""Pieces that may wait; what comes while none are taken away is counted and dropped."""
LONGEST_LINE = 2000
"""What a line has beyond it is left out: a text field is slow with endless lines."""

_CONTROLS = {code: None for code in (*range(32), 127) if chr(code) not in "\n\t\r"}


class Kind(Enum):
    """Say what a text is."""

    OUTPUT = auto()
    """What the file printed."""
    NOTE = auto()
    """What the program has to say of it."""
    ERROR = auto()
    """A traceback, or the line that names a failure."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Hold a text for the console."""

    kind: Kind
    text: str


class Feed:
    """Take texts on any one thread and hand them out on another, never more than there is room.

    A deque's two ends may be used by two threads; the count of what was dropped has one writer.
    """

    def __init__(self) -> None:
        self._waiting: deque[Piece] = deque()
        self._dropped = 0
        self._told = 0
        self._column = 0

    def put(self, text: str, kind: Kind = Kind.OUTPUT) -> None:
        """Take a text; without room for it its lines are only counted."""
        for start in range(0, len(text), PIECE):
            part = text[start : start + PIECE]
            if kind is Kind.OUTPUT and len(self._waiting) >= ROOM:
                self._dropped += max(1, part.count("\n"))
            else:
                self._waiting.append(Piece(kind, part))

    @property
    def is_empty(self) -> bool:
        """Return whether nothing waits to be taken."""
        return not self._waiting and self._dropped == self._told

    def take(self, most: int) -> list[Piece]:
        """Return about so many characters that came first, fit to be shown."""
        taken: list[Piece] = []
        while self._waiting and most > 0:
            piece = self._waiting.popleft()
            most -= len(piece.text)
            taken.append(Piece(piece.kind, self._shortened(_printable(piece.text))))
        dropped = self._dropped
        if not self._waiting and dropped != self._told:
            lost, self._told = dropped - self._told, dropped
            taken.append(Piece(Kind.NOTE, f"{'' if self._column == 0 else chr(10)}{_lost(lost)}"))
            self._column = 0
        return taken

    def _shortened(self, text: str) -> str:
        """Return a text without what its lines have too much, the line before it counted."""
        lines = text.split("\n")
        for number, line in enumerate(lines):
            before = self._column if number == 0 else 0
            if before + len(line) > LONGEST_LINE:
                lines[number] = (
                    "" if before > LONGEST_LINE else f"{line[: LONGEST_LINE - before]} …"
                )
            self._column = before + len(line)
        return "\n".join(lines)


def _printable(text: str) -> str:
    """Return a text without control characters, its line ends all alike."""
    return text.replace("\r\n", "\n").replace("\r", "\n").translate(_CONTROLS)


def _lost(lines: int) -> str:
    return f"… {lines:,} {'line' if lines == 1 else 'lines'} too fast to be shown were dropped …\n"
