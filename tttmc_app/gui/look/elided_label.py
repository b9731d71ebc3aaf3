"""A line of text that ends in "…" where there is no room for all of it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QToolTip, QWidget


class ElidedLabel(QLabel):
    """Show one line as far as there is room; all of it stands in the tooltip.

    Another text takes the same room, so nothing is laid out anew for it, as for QLabel's own: a
    text that changes many times a second would hold the window up.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._line = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        # A long line must never widen the window.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def text(self) -> str:
        """Return the whole line."""
        return self._line

    def setText(self, text: str) -> None:
        """Show another line."""
        if text != self._line:
            self._line = text
            self.setAccessibleName(text)
            self.update()

    @property
    def shown(self) -> str:
        """Return what there is room for."""
        return self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, self.contentsRect().width()
        )

    def event(self, event: QEvent) -> bool:
        """Show all of the text where a part of it is left out."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), "" if self.shown == self.text() else self.text())
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what there is room for."""
        painter = QPainter(self)
        self.style().drawItemText(
            painter,
            self.contentsRect(),
            self.alignment(),
            self.palette(),
            self.isEnabled(),
            self.shown,
            self.foregroundRole(),
        )
        painter.end()
