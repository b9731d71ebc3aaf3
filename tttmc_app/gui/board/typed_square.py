"""Names of squares typed on a board: typing b2 moves the cursor to that square."""

from __future__ import annotations

from string import ascii_lowercase

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from tttmc_app.core import Square

_NO_COMMAND = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.KeypadModifier,
)
"""The modifiers with which a key still types a letter or a digit."""


class TypedSquare:
    """The name typed so far: its letter chooses the column, and its digits the row."""

    def __init__(self) -> None:
        self._row = 0
        """The row typed so far, counted from 1; 0 before a digit is typed."""
        self._square: Square | None = None
        """The square to which the last key moved the cursor; None before a letter is typed."""

    def key(self, event: QKeyEvent, at: Square, size: int) -> Square | None:
        """Return where a key moves the cursor from `at`, or None if the key isn't part of a name.

        A second digit is added to the first if the board has that row: b1, then 2, is b12.
        """
        text = event.text().lower() if event.modifiers() in _NO_COMMAND else ""
        if len(text) == 1 and text in ascii_lowercase[:size]:
            self._row, self._square = 0, (at[0], ascii_lowercase.index(text))
            return self._square
        if self._square is None or self._square != at or text not in tuple("0123456789"):
            self._square = None
            return None
        both = 10 * self._row + int(text)
        if not int(text) and not 1 <= both <= size:  # a key of its own, unless it ends a row
            return None
        self._row = both if both <= size else int(text)
        if not 1 <= self._row <= size:
            self._row = 0
            return at
        self._square = (self._row - 1, at[1])
        return self._square
