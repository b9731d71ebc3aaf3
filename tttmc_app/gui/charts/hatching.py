"""Where a hatch's lines run, and how they are painted.

In pixels: where they are scaled, it takes ten times as long.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tttmc_app.experiments.chart import Bar


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


def hatch_lines(
    bars: tuple[Bar, ...], step_x: float, step_y: float
) -> tuple[list[float], list[float]]:
    """Return the ends of rising lines through bars, in pairs, about a step from each other."""
    xs: list[float] = []
    ys: list[float] = []
    for bar in bars:
        left, right = bar.x - bar.width / 2, bar.x + bar.width / 2
        rise = step_y * bar.width / step_x if step_x else 0.0
        start = bar.bottom - rise
        while rise > 0 and step_y > 0 and start < bar.top:
            # The line through (left, start) and (right, start + rise), cut to the bar.
            first = max(0.0, (bar.bottom - start) / rise)
            last = min(1.0, (bar.top - start) / rise)
            if last > first:
                xs += [left + (right - left) * first, left + (right - left) * last]
                ys += [start + rise * first, start + rise * last]
            start += step_y
    return xs, ys
