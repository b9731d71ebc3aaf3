"""A field for a file's path that shows the file's own name while nobody types."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QWidget

_MARGINS = 16
"""Beside the text, in the field's frame."""


class PathEdit(QLineEdit):
    """Hold a path: whole while it is edited, and else the part of it that tells files apart."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._path = ""
        self._shown = ""

    def path(self) -> str:
        """Return the whole path, as it was set or as it is typed."""
        return self._path if self.text() == self._shown else self.text()

    def set_path(self, path: str) -> None:
        """Show a path without saying that the text changed."""
        self._path = path
        self.setToolTip(path)
        self._show()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show all of the path, to be edited."""
        self._set_text(self.path())
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Settle what was typed, and show the name again."""
        super().focusOutEvent(event)
        self.set_path(self.path())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as much of the name as there is room for."""
        super().resizeEvent(event)
        if not self.hasFocus() and self.text() == self._shown:
            self._show()

    def _show(self) -> None:
        room = self.width() - _MARGINS
        name = Path(self._path).name if self._path else ""
        short = self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideMiddle, room)
        self._shown = self._path if self.hasFocus() else short
        self._set_text(self._shown)

    def _set_text(self, text: str) -> None:
        with QSignalBlocker(self):
            self.setText(text)
