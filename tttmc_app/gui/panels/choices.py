"""What would you like to play? The choices before a game's first move."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from tttmc_app.core import Mark
from tttmc_app.gui.look.theme import LIGHT, UNIT, Theme, mixed, type_font
from tttmc_app.gui.panels.plates import paint_mark

_HEIGHT, _ICON = 48, 20
Draw = Callable[[QPainter, QRectF, Theme], None]


class ChoiceButton(QAbstractButton):
    """A small drawing, a few words, and a line that says more."""

    def __init__(
        self, name: str, title: str, line: str, draw: Draw, *, goes_on: bool = False
    ) -> None:
        """Make a button; `goes_on` adds an arrow, for a choice that opens something else."""
        super().__init__()
        self.setObjectName(name)
        self.setText(title)
        self.setAccessibleDescription(line)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._line, self._draw, self._goes_on = line, draw, goes_on
        self._theme = LIGHT

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme's colours."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the drawing and the words."""
        words = max(
            QFontMetrics(type_font(13, 500)).horizontalAdvance(self.text()),
            QFontMetrics(type_font(11)).horizontalAdvance(self._line),
        )
        return QSize(words + _ICON + 4 * UNIT + 2 * UNIT * self._goes_on, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Return the size without the line, which is left out where it doesn't fit."""
        title = QFontMetrics(type_font(13, 500)).horizontalAdvance(self.text())
        return QSize(title + _ICON + 3 * UNIT, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button."""
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_hot = self.underMouse() and self.isEnabled()
        ground = mixed(theme.surface, QColor(theme.text), 0.05 if is_hot or self.isDown() else 0.0)
        painter.setBrush(ground)
        edge = theme.accent if self.hasFocus() else theme.border
        painter.setPen(QPen(QColor(edge), 1))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 9, 9)
        is_right = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        left = float(UNIT)
        icon = QRectF(left, (self.height() - _ICON) / 2, _ICON, _ICON)
        words = QRectF(
            left + _ICON + UNIT, 0, self.width() - left - _ICON - UNIT - 4, self.height()
        )
        if is_right:
            icon.moveRight(self.width() - left)
            words.moveRight(self.width() - left - _ICON - UNIT)
        self._draw(painter, icon, theme)
        painter.setPen(QColor(theme.text if self.isEnabled() else theme.tie))
        painter.setFont(type_font(13, 500))
        middle = words.center().y()
        side = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        has_line = QFontMetrics(type_font(11)).horizontalAdvance(self._line) <= words.width()
        top = middle - 17 if has_line else middle - 9
        painter.drawText(QRectF(words.left(), top, words.width(), 18), side, self.text())
        if has_line:
            painter.setPen(QColor(theme.muted))
            painter.setFont(type_font(11))
            below = QRectF(words.left(), middle + 1, words.width(), 16)
            painter.drawText(below, side, self._line)
        painter.end()


def bars(filled: int) -> Draw:
    """Return a drawing of four rising bars, the first few of them filled."""

    def draw(painter: QPainter, area: QRectF, theme: Theme) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        wide = area.width() / 4
        for number in range(4):
            high = area.height() * (0.3 + 0.2 * number) * 0.9
            colour = theme.accent if number < filled else theme.border
            painter.setBrush(QColor(colour))
            left = area.left() + number * wide
            painter.drawRoundedRect(QRectF(left, area.bottom() - high - 2, wide - 2, high), 1, 1)

    return draw


def two_marks(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Draw X's mark beside O's."""
    half, size = area.center(), area.width() * 0.42
    for mark, left in ((Mark.X, area.left()), (Mark.O, area.right() - size)):
        paint_mark(
            painter, mark, theme.mark(mark), QRectF(left, half.y() - size / 2, size, size), 2
        )


def book(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Draw a book."""
    painter.setPen(QPen(QColor(theme.accent), 1.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    cover = area.adjusted(3, 2, -3, -2)
    painter.drawRoundedRect(cover, 2.5, 2.5)
    painter.drawLine(QLineF(cover.left(), cover.bottom() - 4, cover.right(), cover.bottom() - 4))
