"""What programs print, queued between the players' thread and the console."""

from __future__ import annotations

from collections import deque
from enum import Enum, auto
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from tttmc_app.core.numbers import grouped
from tttmc_app.gui.look.translation import translate

PIECE_CHARACTERS = 4096
"""The maximum length of a piece."""
MAX_PIECES = 256
"""The maximum number of waiting pieces; further output is counted and dropped."""
MAX_LINE = 2000
"""Maximum length of a line, because a text field is slow with very long lines."""

_CONTROLS = {code: None for code in (*range(32), 127) if chr(code) not in "\n\t\r"}


class OutputKind(Enum):
    """The origin of a piece of text in the console."""

    OUTPUT = auto()
    """Printed by the file."""
    NOTE = auto()
    """Added by this program."""
    ERROR = auto()
    """A traceback, or the line that names a failure."""


class OutputPiece(NamedTuple):
    """A piece of text for the console."""

    kind: OutputKind
    text: str


class OutputQueue(QObject):
    """A bounded queue that passes text from one thread to another.

    Each thread uses one end of the deque, and only one of them counts the dropped lines.
    """

    filled = Signal()
    """There is text to take; emitted once until the next call of `take`."""

    def __init__(self) -> None:
        super().__init__()
        self._waiting: deque[OutputPiece] = deque()
        self._has_told = False
        self._dropped = 0
        self._reported = 0
        self._column = 0

    def put(self, text: str, kind: OutputKind = OutputKind.OUTPUT) -> None:
        """Add text; when the queue is full, only count the lines of the text."""
        for start in range(0, len(text), PIECE_CHARACTERS):
            part = text[start : start + PIECE_CHARACTERS]
            if kind is OutputKind.OUTPUT and len(self._waiting) >= MAX_PIECES:
                self._dropped += max(1, part.count("\n"))
            else:
                self._waiting.append(OutputPiece(kind, part))
        if not self._has_told:
            self._has_told = True
            self.filled.emit()

    @property
    def is_empty(self) -> bool:
        """Return whether no text is waiting."""
        return not self._waiting and self._dropped == self._reported

    def take(self, characters: int) -> list[OutputPiece]:
        """Return the oldest pieces, about this many characters in all, in printable form."""
        self._has_told = False  # first: what is put from now on is taken or told
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
        """Return text with long lines cut off, counting any text already on the first line."""
        lines = text.split("\n")
        for number, line in enumerate(lines):
            before = self._column if number == 0 else 0
            if before + len(line) > MAX_LINE:
                lines[number] = "" if before > MAX_LINE else f"{line[: MAX_LINE - before]} …"
            self._column = before + len(line)
        return "\n".join(lines)


def _printable(text: str) -> str:
    """Return text without control characters and with uniform line endings."""
    return text.replace("\r\n", "\n").replace("\r", "\n").translate(_CONTROLS)


def _dropped_text(lines: int) -> str:
    if lines == 1:
        return translate("Students", "… 1 line printed too fast was dropped …")
    return translate(
        "Students", "… {lines} lines printed too fast were dropped …", lines=grouped(lines)
    )
