"""Paint the lines of a hatch in pixels: where they are scaled, it takes ten times as long."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget


class Hatching(QGraphicsItem):
    """Paint lines among what is scaled, without being scaled."""

    def __init__(self, pen: QPen) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._pen = pen
        self._lines: list[QLineF] = []
        self._room = QRectF()

    def show_lines(self, lines: Sequence[QLineF], scale: QTransform, room: QRectF) -> None:
        """Show lines of the parent, which this transform scales to pixels within the room."""
        inverse, _ = scale.inverted()
        self.setTransform(inverse)
        if room != self._room:
            self.prepareGeometryChange()
            self._room = QRectF(room)
        self._lines = [scale.map(line) for line in lines]
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the room."""
        return self._room

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint them."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self._pen)
        painter.drawLines(self._lines)
