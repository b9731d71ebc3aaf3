"""What a student's file prints, on its way from the worker thread to the console."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from enum import Enum, auto

from tttmc_app.gui.look.translation import translate

PIECE_CHARACTERS = 4096
"""Most characters in one piece."""
MAX_PIECES = 256
"""Most pieces that wait; output beyond that is counted and dropped."""
MAX_LINE = 2000
"""Characters of a line that are kept: a text field is slow with endless lines."""

_CONTROLS = {code: None for code in (*range(32), 127) if chr(code) not in "\n\t\r"}


class OutputKind(Enum):
    """Where a text in the console comes from."""

    OUTPUT = auto()
    """Printed by the file."""
    NOTE = auto()
    """Added by this program."""
    ERROR = auto()
    """A traceback, or the line that names a failure."""


@dataclass(frozen=True, slots=True)
class OutputPiece:
    """A text for the console."""

    kind: OutputKind
    text: str


class OutputQueue:
    """A bounded queue of texts from one thread to another.

    Two threads may use the two ends of a deque; the count of dropped lines has one writer.
    """

    def __init__(self) -> None:
        self._waiting: deque[OutputPiece] = deque()
        self._dropped = 0
        self._reported = 0
        self._column = 0

    def put(self, text: str, kind: OutputKind = OutputKind.OUTPUT) -> None:
        """Add a text; when the queue is full, only count its lines."""
        for start in range(0, len(text), PIECE_CHARACTERS):
            part = text[start : start + PIECE_CHARACTERS]
            if kind is OutputKind.OUTPUT and len(self._waiting) >= MAX_PIECES:
                self._dropped += max(1, part.count("\n"))
            else:
                self._waiting.append(OutputPiece(kind, part))

    @property
    def is_empty(self) -> bool:
        """Return whether nothing waits to be taken."""
        return not self._waiting and self._dropped == self._reported

    def take(self, characters: int) -> list[OutputPiece]:
        """Return the oldest pieces, about so many characters, in printable form."""
        taken: list[OutputPiece] = []
        while self._waiting and characters > 0:
            piece = self._waiting.popleft()
            characters -= len(piece.text)
            taken.append(OutputPiece(piece.kind, self._shortened(_printable(piece.text))))
        dropped = self._dropped
        if not self._waiting and dropped != self._reported:
            lost, self._reported = dropped - self._reported, dropped
            line_end = "" if self._column == 0 else "\n"
            taken.append(OutputPiece(OutputKind.NOTE, f"{line_end}{_dropped_text(lost)}\n"))
            self._column = 0
        return taken

    def _shortened(self, text: str) -> str:
        """Return a text with its lines cut, counting what a line already had before it."""
        lines = text.split("\n")
        for number, line in enumerate(lines):
            before = self._column if number == 0 else 0
            if before + len(line) > MAX_LINE:
                lines[number] = "" if before > MAX_LINE else f"{line[: MAX_LINE - before]} …"
            self._column = before + len(line)
        return "\n".join(lines)


def _printable(text: str) -> str:
    """Return a text without control characters and with uniform line ends."""
    return text.replace("\r\n", "\n").replace("\r", "\n").translate(_CONTROLS)


def _dropped_text(lines: int) -> str:
    if lines == 1:
        return translate("Students", "… 1 line printed too fast was dropped …")
    return translate(
        "Students", "… {lines} lines printed too fast were dropped …", lines=f"{lines:,}"
    )
