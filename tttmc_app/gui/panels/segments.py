"""A switch between a few choices, side by side."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from tttmc_app.core import Mark
from tttmc_app.gui.look.theme import LIGHT, UNIT, Theme, mixed, type_font
from tttmc_app.gui.panels.plates import paint_mark

_HEIGHT = 32


class Segment(QAbstractButton):
    """One choice: a side's mark and a few words."""

    def __init__(self) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click shows no focus
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.mark: Mark | None = None
        self.theme = LIGHT

    def sizeHint(self) -> QSize:
        """Return the size of the mark and the words."""
        words = QFontMetrics(type_font(13, 500)).horizontalAdvance(self.text())
        return QSize(words + 4 * UNIT, _HEIGHT - 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the choice on its own ground while it is chosen."""
        theme, is_on = self.theme, self.isChecked()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if is_on:
            painter.setPen(QColor(theme.border))
            ground = (
                mixed(theme.surface, QColor(theme.text), 0.18) if theme.is_dark else theme.surface
            )
            painter.setBrush(QColor(ground))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 7, 7)
        if self.hasFocus():
            painter.setPen(QColor(theme.accent))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 7, 7)
        font = type_font(13, 500)
        sign = 16 if self.mark is not None else 0
        room = self.width() - UNIT - sign
        text = QFontMetrics(font).elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        wide = QFontMetrics(font).horizontalAdvance(text)
        left = (self.width() - wide - sign) / 2
        if self.mark is not None:
            area = QRectF(left, (self.height() - 10) / 2, 10, 10)
            paint_mark(painter, self.mark, theme.mark(self.mark), area, 2.2)
        painter.setFont(font)
        ink = theme.text if is_on else theme.muted
        painter.setPen(QColor(ink if self.isEnabled() else theme.tie))
        painter.drawText(
            QRectF(left + sign, 0, wide + 1, self.height()), Qt.AlignmentFlag.AlignVCenter, text
        )
        painter.end()


class Segments(QWidget):
    """Choices on a common ground, of which one is chosen."""

    chosen = Signal(int)
    """The number of the choice that was clicked."""

    def __init__(self, *texts: str) -> None:
        super().__init__()
        self._theme = LIGHT
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 2, 2, 2)
        row.setSpacing(2)
        self.parts = [Segment() for _ in texts]
        for number, (part, text) in enumerate(zip(self.parts, texts, strict=True)):
            part.setText(text)
            self._group.addButton(part, number)
            row.addWidget(part)
        self._group.idClicked.connect(self.chosen)
        self.setFixedHeight(_HEIGHT)

    def show_marks(self, *marks: Mark | None) -> None:
        """Show the side that each choice belongs to."""
        for part, mark in zip(self.parts, marks, strict=True):
            if mark is not part.mark:
                part.mark = mark
                part.update()

    def show_choice(self, number: int) -> None:
        """Show which choice is chosen."""
        self.parts[number].setChecked(True)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme's colours."""
        self._theme = theme
        for part in self.parts:
            part.theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mixed(self._theme.surface, QColor(self._theme.text), 0.07))
        painter.drawRoundedRect(QRectF(self.rect()), 9, 9)
        painter.end()
