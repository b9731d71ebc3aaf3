"""The best squares as bars with their errors."""

from __future__ import annotations

from heapq import nsmallest
from typing import NamedTuple

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tttmc_app.core import Square, square_name
from tttmc_app.gui.board import Overlay
from tttmc_app.gui.look.colour_scale import ink_on, shade_of
from tttmc_app.gui.look.theme import LIGHT, Theme, type_font
from tttmc_app.gui.panels.plates import END, START

ROW = 27
_NAME, _VALUE, _SPACE, _THICK = 34, 44, 10, 14
PALE = 0.3
"""The least shade of a bar that isn't grey, as those below zero are."""
FEW = 7
"""How many squares are listed until all are wanted."""


class Candidate(NamedTuple):
    """One square's row."""

    square: Square
    value: float
    """The bar's length from zero."""
    error: float | None
    shade: float | None
    """None for a grey bar: the square is bad, not only worse than others."""
    text: str
    """The value's text, as on the board."""
    high: float
    """The least value for which there must be room."""


def candidates_of(overlay: Overlay | None, size: int, most: int) -> tuple[Candidate, ...]:
    """Return the best squares of a thought, best first."""
    if overlay is None or not overlay.thought.best:
        return ()
    played = overlay.thought.move  # first among equals
    known = [
        (-value, divmod(i, size) != played, i)
        for i, value in enumerate(overlay.shown.values)
        if value is not None
    ]
    rows: list[Candidate] = []
    for minus, _, i in nsmallest(most, known):
        value, error, shade = -minus, overlay.error(i), overlay.shades[i] or 0.0
        text, square = overlay.value_text(value), divmod(i, size)
        if overlay.shown.format.chips:  # results: a win is a whole bar, a tie half of one
            text = overlay.text_of(square).replace("\n", " ")
            rows.append(Candidate(square, shade, None, shade or None, text, 1.0))
        else:
            high = value + 2 * (error or 0.0)
            rows.append(Candidate(square, value, error, None if value < 0 else shade, text, high))
    return tuple(rows)


class CandidateBars(QWidget):
    """The candidates as bars from a common zero."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("candidates")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._theme = LIGHT
        self._rows: tuple[Candidate, ...] = ()

    @property
    def rows(self) -> tuple[Candidate, ...]:
        """Return the candidates shown."""
        return self._rows

    def show_rows(self, rows: tuple[Candidate, ...]) -> None:
        """Show these candidates."""
        if rows != self._rows:
            if len(rows) != len(self._rows):
                self.updateGeometry()
            self._rows = rows
            self.setAccessibleName(", ".join(f"{square_name(r.square)} {r.text}" for r in rows))
            self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme's colours."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Return the height of the rows."""
        return QSize(200, ROW * len(self._rows))

    def minimumSizeHint(self) -> QSize:
        """Return the same: the page scrolls, the rows are never cut off."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a row for each candidate."""
        if not self._rows:
            return
        theme = self._theme
        painter = QPainter(self)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(type_font(13, 500))
        widest = max(painter.fontMetrics().horizontalAdvance(row.text) for row in self._rows)
        area = QRectF(_NAME, 0, self.width() - _NAME - max(_VALUE, widest) - _SPACE, ROW)
        low, high = _range(self._rows)

        unit = area.width() / (high - low)
        zero = area.left() - low * unit
        no_pen = QPen(Qt.PenStyle.NoPen)
        for place, row in enumerate(self._rows):
            top = place * ROW
            painter.setPen(QColor(theme.text))
            line = QRectF(0, top, self.width(), ROW)
            painter.drawText(line, START, square_name(row.square))
            painter.drawText(line, END, row.text)
            colour = QColor(theme.tie)
            if row.shade is not None:
                colour = shade_of(theme.scale, max(PALE, row.shade))
            end = zero + row.value * unit
            wide = max(2.0, abs(end - zero))
            bar = QRectF(min(zero, end), top + (ROW - _THICK) / 2, wide, _THICK)
            painter.setPen(no_pen)
            painter.setBrush(colour)
            painter.drawRoundedRect(bar, 4, 4)
            if row.error:
                reach = 2 * row.error * unit
                self._paint_error(painter, bar, end - reach, end + reach, colour)
        if low < 0:
            pen = QPen(QColor(theme.muted), 1)
            pen.setStyle(Qt.PenStyle.DotLine)
            painter.setPen(pen)
            painter.drawLine(QLineF(zero, 2, zero, ROW * len(self._rows) - 2))
        painter.end()

    def _paint_error(
        self, painter: QPainter, bar: QRectF, start: float, end: float, colour: QColor
    ) -> None:
        """Paint two standard errors to either side, in an ink that contrasts with what is below."""
        height = bar.center().y()
        line = QLineF(start, height, end, height)
        painter.setPen(QPen(QColor(self._theme.text), 2))
        painter.drawLine(line)
        painter.save()
        painter.setClipRect(bar)
        painter.setPen(QPen(ink_on(colour), 2))
        painter.drawLine(line)
        painter.restore()


def _range(rows: tuple[Candidate, ...]) -> tuple[float, float]:
    """Return a range that includes zero and every bar with twice its error."""
    low = min(0.0, *[row.value - 2 * (row.error or 0.0) for row in rows])
    high = max(0.0, *[row.high for row in rows])
    return (low, high) if high > low else (0.0, 1.0)
