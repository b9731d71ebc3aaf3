"""Paint all the words that stand in a plot as one item, which is quick to set and to paint."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

_AIR = 3
"""Pixels of the ground at either side of a word."""


@dataclass(frozen=True, slots=True)
class Word:
    """Hold some words, in the middle of a point or beginning there."""

    text: str
    colour: QColor
    ground: QBrush | None = None
    """Painted under them, so that no line runs through."""
    is_centred: bool = True


class Words(QGraphicsItem):
    """Paint words at points of another item, as large whatever that item shows."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._placed: tuple[tuple[Word, QPointF], ...] = ()
        self._font = QFont()
        self._room = QRectF()

    @property
    def texts(self) -> tuple[str, ...]:
        """Return what is written."""
        return tuple(word.text for word, _ in self._placed)

    def show_words(self, placed: Sequence[tuple[Word, QPointF]], font: QFont, room: QRectF) -> None:
        """Show these words at points in pixels of the parent, all of them within the room."""
        if room != self._room:
            self.prepareGeometryChange()
            self._room = QRectF(room)
        self._placed, self._font = tuple(placed), font
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the room."""
        return self._room

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint them."""
        painter.setFont(self._font)
        metrics = QFontMetricsF(self._font)
        height, flags = metrics.height(), Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip
        for word, at in self._placed:
            wide = metrics.horizontalAdvance(word.text)
            left = at.x() - wide / 2 if word.is_centred else at.x()
            rect = QRectF(left, at.y() - height / 2, wide, height)
            if word.ground is not None:
                painter.fillRect(rect.adjusted(-_AIR, 0, _AIR, 0), word.ground)
            painter.setPen(word.colour)
            painter.drawText(rect, flags, word.text)
