"""The timeline below the board: the sides' chances move by move, and the way through the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from tttmc_app.core import Mark
from tttmc_app.gui.look.theme import LIGHT, Theme, type_font
from tttmc_app.gui.panels.plates import paint_mark

_LEFT, _MARGIN, _BEAD = 20, 10, 12
"""What the curve leaves free at its ends, and the least distance between its points, in pixels."""
_DOT = 6.0
"""The radius of the point of the position on the board."""
_LEAST_RANGE = 0.16
"""The least range of shares that the curve spans, so that noise looks like noise."""


class Step(NamedTuple):
    """One position of the game."""

    share: float | None
    """X's share of the points there; None where it isn't known."""
    mover: Mark | None
    """The side whose move led there; None for the first."""
    words: str = ""
    """What stands beside the point of a wrong move."""


class Timeline(QWidget):
    """X's share of the points as a curve around a half; a click goes to a move."""

    chosen = Signal(int)
    """The number of the move whose point was clicked, from 0; -1 for the first position."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("timeline")
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._theme = LIGHT
        self._steps: tuple[Step, ...] = ()
        self._at = 0
        self._note = ""

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme's colours."""
        self._theme = theme
        self.update()

    def show_steps(self, steps: tuple[Step, ...], at: int, note: str = "") -> None:
        """Show a game's positions, and which of them is on the board; a note where none is."""
        if (steps, at, note) != (self._steps, self._at, self._note):
            self._steps, self._at, self._note = steps, at, note
            self.update()

    def sizeHint(self) -> QSize:
        """Return the size of a small chart."""
        return QSize(240, 48)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the nearest move."""
        if len(self._steps) > 1:
            step = (self.width() - _LEFT - _MARGIN) / (len(self._steps) - 1)
            at = round((event.position().x() - _LEFT) / step)
            self.chosen.emit(min(len(self._steps) - 1, max(0, at)) - 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the curve, or the note on a dotted line."""
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shares = [step.share for step in self._steps if step.share is not None]
        reach = max([_LEAST_RANGE / 2, *(abs(share - 0.5) for share in shares)]) * 1.1

        def y(share: float) -> float:
            return self.height() / 2 - (share - 0.5) / reach * (self.height() / 2 - 6)

        step = (self.width() - _LEFT - _MARGIN) / max(1, len(self._steps) - 1)
        middle = QPen(QColor(theme.border), 1)
        middle.setStyle(Qt.PenStyle.DotLine)
        painter.setPen(middle)
        painter.drawLine(QLineF(16, y(0.5), self.width(), y(0.5)))
        if len(self._steps) < 2:
            self._paint_note(painter)
        else:
            for mark, top in ((Mark.X, 2), (Mark.O, self.height() - 11)):
                paint_mark(painter, mark, theme.mark(mark), QRectF(0, top, 9, 9), 1.8)
            points = [
                QPointF(_LEFT + step * n, y(0.5 if each.share is None else each.share))
                for n, each in enumerate(self._steps)
            ]
            known = [
                p for p, each in zip(points, self._steps, strict=True) if each.share is not None
            ]
            self._paint_curve(painter, known, y(0.5))
            has_room = step >= _BEAD
            for n, each in enumerate(self._steps):
                if each.mover is not None and (has_room or n == self._at or each.words):
                    self._paint_point(painter, n, each, points)
        painter.end()

    def _paint_curve(self, painter: QPainter, points: list[QPointF], half: float) -> None:
        if len(points) < 2:
            return
        theme = self._theme
        line = QPainterPath(points[0])
        for point in points[1:]:
            line.lineTo(point)
        area = QPainterPath(line)
        area.lineTo(points[-1].x(), half)
        area.lineTo(points[0].x(), half)
        area.closeSubpath()
        for mark, clip in (
            (Mark.X, QRectF(0, 0, self.width(), half)),
            (Mark.O, QRectF(0, half, self.width(), self.height())),
        ):
            colour = theme.mark(mark)
            colour.setAlphaF(0.18)
            painter.save()
            painter.setClipRect(clip)
            painter.fillPath(area, colour)
            painter.restore()
        painter.setPen(QPen(QColor(theme.muted), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(points))

    def _paint_point(
        self, painter: QPainter, n: int, step: Step, points: Sequence[QPointF]
    ) -> None:
        theme, point = self._theme, points[n]
        assert step.mover is not None
        painter.setPen(QPen(QColor(theme.window), 2))
        painter.setBrush(theme.mark(step.mover))
        is_current = n == self._at
        radius = _DOT if is_current else 4.0
        painter.drawEllipse(point, radius, radius)
        if step.words:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.wrong), 1.6))
            painter.drawEllipse(point, 7.5, 7.5)
            painter.setFont(type_font(11, 600))
            wide = painter.fontMetrics().horizontalAdvance(step.words)
            top = point.y() - 20 if point.y() >= 20 else point.y() + 8
            area = QRectF(point.x() + 10, top, wide, 12)
            near = area.adjusted(-_DOT, -_DOT, _DOT, _DOT)
            if area.right() > self.width() or any(map(near.contains, points)):
                area.moveRight(point.x() - 10)
            painter.drawText(area.topLeft() + QPointF(0, 10), step.words)

    def _paint_note(self, painter: QPainter) -> None:
        if not self._note:
            return
        painter.setFont(type_font(11, 500))
        how = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        area = QRectF(self.rect()).adjusted(_LEFT, 0, -_MARGIN, 0)
        words = painter.boundingRect(area, how, self._note)
        painter.fillRect(words.adjusted(-_BEAD, 0, _BEAD, 0), QColor(self._theme.window))
        painter.setPen(QColor(self._theme.muted))
        painter.drawText(area, how, self._note)
