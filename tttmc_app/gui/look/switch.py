"""An on/off switch: a check box drawn as a slider."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QCheckBox, QWidget

_TRACK = QSize(34, 20)
_SPACE = 10


class Switch(QCheckBox):
    """Turn something on or off."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """Return the room that the track and the text take."""
        text = self.fontMetrics().size(0, self.text())
        return QSize(_TRACK.width() + _SPACE + text.width() + 4, max(26, text.height() + 6))

    def minimumSizeHint(self) -> QSize:
        """Return the least room, the text cut short if it must be."""
        return QSize(_TRACK.width() + _SPACE + 40, self.sizeHint().height())

    def hitButton(self, pos: QPoint) -> bool:
        """Take a click anywhere on the switch."""
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint track, knob and text."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self.palette()
        on = self.isChecked()
        top = (self.height() - _TRACK.height()) / 2
        track = QRectF(1, top + 0.5, _TRACK.width() - 1, _TRACK.height() - 1)
        role = QPalette.ColorRole
        painter.setPen(QPen(colours.color(role.Highlight if on else role.PlaceholderText), 1.2))
        painter.setBrush(colours.color(role.Highlight if on else role.Base))
        painter.drawRoundedRect(track, track.height() / 2, track.height() / 2)
        knob = QRectF(0, 0, 13, 13)
        edge = track.right() - 10 if on else track.left() + 10
        knob.moveCenter(track.center())
        knob.moveLeft(edge - knob.width() / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.color(role.HighlightedText if on else role.PlaceholderText))
        painter.drawEllipse(knob)
        text = self.rect().adjusted(_TRACK.width() + _SPACE, 0, 0, 0)
        shown = self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, text.width()
        )
        painter.setPen(colours.color(role.WindowText))
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, shown)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colours.color(role.Highlight), 2))
            painter.drawRoundedRect(track.adjusted(-0.5, -2, 1.5, 2), 12, 12)
        painter.end()
