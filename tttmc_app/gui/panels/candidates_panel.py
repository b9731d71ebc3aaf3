"""The best squares as bars with their errors: how sure the machine is of its choice."""

from __future__ import annotations

from dataclasses import dataclass
from heapq import nsmallest

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tttmc_app.core import Square, Thought, square_name
from tttmc_app.core.numbers import short_number
from tttmc_app.gui.board import Overlay
from tttmc_app.gui.look.colour_scale import shade_of
from tttmc_app.gui.look.theme import LIGHT, UNIT, Theme
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import muted_label

ROW = 24
MAX_CANDIDATES = 12
"""Maximum number of candidates listed."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """One square's row."""

    square: Square
    value: float
    error: float | None
    shade: float
    text: str = ""
    """The value's text; empty for a plain number."""

    @property
    def value_text(self) -> str:
        """Return the value's text."""
        return self.text or short_number(self.value)


def candidates_of(overlay: Overlay | None, size: int) -> tuple[Candidate, ...]:
    """Return the best squares of a thought, best first."""
    if overlay is None:
        return ()
    known = [(-value, i) for i, value in enumerate(overlay.shown.values) if value is not None]
    return tuple(
        Candidate(
            divmod(i, size),
            -value,
            _error(overlay.thought, i),
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
        self._rows, self._theme = rows, theme
        self.setAccessibleName(", ".join(f"{square_name(r.square)} {r.value_text}" for r in rows))
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
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics = painter.fontMetrics()
        name = metrics.horizontalAdvance("m25 ")
        number = metrics.horizontalAdvance(" −99.9k")
        area = QRectF(name + number + UNIT, 0, 0, 0)
        area.setRight(self.width() - 4)
        low, high = _range(self._rows)
        places = max(1, self.height() // ROW)
        # If more follow, the last place says so.
        rows = self._rows[: places if places >= len(self._rows) else max(1, places - 1)]
        for place, row in enumerate(rows):
            top = place * ROW
            line = QRectF(0, top, self.width(), ROW)
            painter.setPen(QColor(self._theme.text))
            middle = Qt.AlignmentFlag.AlignVCenter
            painter.drawText(line, middle | Qt.AlignmentFlag.AlignLeft, square_name(row.square))
            value = QRectF(name, top, number, ROW)
            painter.drawText(value, middle | Qt.AlignmentFlag.AlignRight, row.value_text)
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
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade_of(self._theme.scale, row.shade))
        painter.drawRoundedRect(
            QRectF(left, area.top(), max(1.0, right - left), area.height()), 2, 2
        )
        if row.error is not None:
            painter.setPen(QPen(QColor(self._theme.text), 1.4))
            start, end, height = at(row.value - row.error), at(row.value + row.error), area.center()
            painter.drawLine(QLineF(start, height.y(), end, height.y()))
            for x in (start, end):
                painter.drawLine(QLineF(x, height.y() - 3, x, height.y() + 3))


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

    def show_overlay(self, overlay: Overlay | None, size: int, theme: Theme) -> None:
        """Show a thought's best squares."""
        rows = candidates_of(overlay, size)
        self._bars.show_rows(rows, theme)
        errors = any(row.error is not None for row in rows)
        if overlay is None:
            self._note.setText(_nothing())
        elif errors:
            name = overlay.shown.format.name
            self._note.setText(translate("Panels", "{name} ± standard error", name=name))
        else:
            self._note.setText(shown(overlay.shown.format.name))


def _nothing() -> str:
    return translate("Panels", "The best squares appear here when a machine thinks.")


def _range(rows: tuple[Candidate, ...]) -> tuple[float, float]:
    """Return a range that includes zero and every bar with its error."""
    ends = [0.0]
    for row in rows:
        ends += [row.value - (row.error or 0.0), row.value + (row.error or 0.0)]
    low, high = min(ends), max(ends)
    return (low, high) if high > low else (0.0, 1.0)


def _error(thought: Thought, index: int) -> float | None:
    error = thought.errors[index] if thought.errors is not None else None
    return None if error == float("inf") else error
