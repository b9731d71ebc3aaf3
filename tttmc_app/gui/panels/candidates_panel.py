"""The best squares as bars with their errors: how sure the machine is of its choice."""

from __future__ import annotations

from heapq import nsmallest
from typing import NamedTuple

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tttmc_app.core import Square, square_name
from tttmc_app.gui.board import Overlay
from tttmc_app.gui.board.captions import Occasion
from tttmc_app.gui.look.colour_scale import ink_on, shade_of
from tttmc_app.gui.look.theme import LIGHT, UNIT, Theme
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import muted_label

ROW = 24
WHISKER = 1.4
"""Width of an error's lines, in pixels."""
PALE = 0.05
"""The shade below which a bar is grey."""
MAX_CANDIDATES = 12
"""Maximum number of candidates listed."""


class Candidate(NamedTuple):
    """One square's row."""

    square: Square
    value: float
    error: float | None
    shade: float
    text: str
    """The value's text, as on the board."""


def candidates_of(overlay: Overlay | None, size: int) -> tuple[Candidate, ...]:
    """Return the best squares of a thought, best first."""
    if overlay is None or not overlay.thought.best:
        return ()
    known = [(-value, i) for i, value in enumerate(overlay.shown.values) if value is not None]
    return tuple(
        Candidate(
            divmod(i, size),
            -value,
            overlay.error(i),
            overlay.shades[i] or 0.0,
            overlay.value_text(-value),
        )
        for value, i in nsmallest(MAX_CANDIDATES, known)
    )


class Bars(QWidget):
    """The candidates as bars around a common zero."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("candidates")
        self._theme = LIGHT
        self._rows: tuple[Candidate, ...] = ()

    @property
    def rows(self) -> tuple[Candidate, ...]:
        """Return the candidates shown."""
        return self._rows

    def show_rows(self, rows: tuple[Candidate, ...], theme: Theme) -> None:
        """Show these candidates."""
        if (rows, theme) == (self._rows, self._theme):
            return
        self._rows, self._theme = rows, theme
        self.setAccessibleName(", ".join(f"{square_name(r.square)} {r.text}" for r in rows))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size for a 3×3 board's candidates."""
        return QSize(180, ROW * 9)

    def minimumSizeHint(self) -> QSize:
        """Return the size for a few rows."""
        return QSize(120, ROW * 3)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint as many rows as fit."""
        if not self._rows:
            return
        painter = QPainter(self)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics = painter.fontMetrics()
        name = metrics.horizontalAdvance("m25 ")
        number = max(metrics.horizontalAdvance(f" {row.text}") for row in self._rows)
        area = QRectF(name + number + UNIT, 0, 0, 0)
        area.setRight(self.width() - 4)
        low, high = _range(self._rows)
        places = max(1, self.height() // ROW)
        # If there are more candidates, the last row says so.
        rows = self._rows[: places if places >= len(self._rows) else max(1, places - 1)]
        for place, row in enumerate(rows):
            top = place * ROW
            line = QRectF(0, top, self.width(), ROW)
            painter.setPen(QColor(self._theme.text))
            middle = Qt.AlignmentFlag.AlignVCenter
            painter.drawText(line, middle | Qt.AlignmentFlag.AlignLeft, square_name(row.square))
            value = QRectF(name, top, number, ROW)
            painter.drawText(value, middle | Qt.AlignmentFlag.AlignRight, row.text)
            if area.width() > 12:
                bar = QRectF(area.left(), top + 6, area.width(), ROW - 12)
                self._paint_bar(painter, row, bar, low, high)
        if area.width() > 12:
            zero = area.left() + area.width() * (0 - low) / (high - low)
            painter.setPen(QPen(QColor(self._theme.muted), 1))
            painter.drawLine(QLineF(zero, 2, zero, len(rows) * ROW - 2))
        if len(rows) < len(self._rows):
            painter.setPen(QColor(self._theme.muted))
            rest = QRectF(0, len(rows) * ROW, self.width(), ROW)
            painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter, translate("Panels", "… and more"))
        painter.end()

    def _paint_bar(
        self, painter: QPainter, row: Candidate, area: QRectF, low: float, high: float
    ) -> None:
        def at(value: float) -> float:
            return area.left() + area.width() * (value - low) / (high - low)

        left, right = sorted((at(0), at(row.value)))
        theme = self._theme
        # The palest colours are for chips on the lighter squares of the board.
        colour = shade_of(theme.scale, row.shade) if row.shade >= PALE else QColor(theme.tie)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        bar = QRectF(left, area.top(), max(1.0, right - left), area.height())
        painter.drawRoundedRect(bar, 2, 2)
        if row.error is None:
            return
        # Each part of the whisker contrasts with what is under it: the bar, or the panel.
        whisker = QPainterPath()
        start, end, height = at(row.value - row.error), at(row.value + row.error), area.center().y()
        for line in (
            QLineF(start, height, end, height),
            *(QLineF(x, height - 3, x, height + 3) for x in (start, end)),
        ):
            whisker.moveTo(line.p1())
            whisker.lineTo(line.p2())
        on_panel = QColor(theme.text)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(on_panel, WHISKER))
        painter.drawPath(whisker)
        painter.save()
        painter.setClipRect(bar)
        painter.setPen(QPen(ink_on(colour), WHISKER))
        painter.drawPath(whisker)
        painter.restore()


class CandidatesPanel(QWidget):
    """The candidates of the thought on the board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bars = Bars()
        self._note = muted_label(_nothing(), small=True, wrap=True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(UNIT + 2, UNIT // 2, UNIT, UNIT)
        layout.addWidget(self._bars, 1)
        layout.addWidget(self._note)

    def show_overlay(
        self, overlay: Overlay | None, size: int, theme: Theme, occasion: Occasion
    ) -> None:
        """Show a thought's best squares; `occasion` says whose thought it is."""
        rows = candidates_of(overlay, size)
        self._bars.show_rows(rows, theme)
        if overlay is None:
            note = "" if occasion.is_over else occasion.slip or _nothing()
        elif not rows:
            note = occasion.slip or translate("Panels", "No square is known to be best.")
        elif any(row.error is not None for row in rows):
            name = shown(overlay.shown.format.name)
            note = translate("Panels", "{name} ± standard error", name=name)
        else:
            note = shown(overlay.shown.format.name)
        self._note.setText(note)


def _nothing() -> str:
    return translate("Panels", "The best squares appear here when a machine thinks.")


def _range(rows: tuple[Candidate, ...]) -> tuple[float, float]:
    """Return a range that includes zero and every bar with its error."""
    ends = [0.0]
    for row in rows:
        ends += [row.value - (row.error or 0.0), row.value + (row.error or 0.0)]
    low, high = min(ends), max(ends)
    return (low, high) if high > low else (0.0, 1.0)
