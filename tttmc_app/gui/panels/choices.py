"""What would you like to play? The choices before a game's first move."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from tttmc_app.core import Mark
from tttmc_app.gui.look.theme import LIGHT, UNIT, Theme, mixed, type_font
from tttmc_app.gui.panels.plates import paint_mark

_HEIGHT, _TALL, _ICON = 48, 76, 20
Draw = Callable[[QPainter, QRectF, Theme], None]


class ChoiceButton(QAbstractButton):
    """A small drawing, a few words, and a line that says more."""

    def __init__(self, name: str, title: str, line: str, draw: Draw) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setText(title)
        self.setAccessibleDescription(line)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._line, self._draw, self._is_tall, self._has_line = line, draw, False, True
        self._is_chosen = False
        self._theme = LIGHT

    def show_chosen(self, *, is_chosen: bool) -> None:
        """Show whether this is what is chosen now."""
        self._is_chosen = is_chosen
        self.update()

    def arrange(self, *, is_tall: bool, has_line: bool) -> None:
        """Put the words below the drawing, or beside it, with or without the line."""
        self._is_tall, self._has_line = is_tall, has_line
        self.updateGeometry()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme's colours."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the drawing and the words."""
        line = QFontMetrics(type_font(11)).horizontalAdvance(self._line)
        smallest = self.minimumSizeHint()
        return smallest.expandedTo(self._around(line)) if self._has_line else smallest

    def minimumSizeHint(self) -> QSize:
        """Return the size without the line, which is left out where it doesn't fit."""
        title = QFontMetrics(type_font(13, 500)).horizontalAdvance(self.text())
        return self._around(title)

    def _around(self, words: int) -> QSize:
        if self._is_tall:
            return QSize(words + 2 * UNIT, _TALL)
        return QSize(words + _ICON + 3 * UNIT, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button."""
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_hot = self.underMouse() and self.isEnabled()
        ground = mixed(theme.surface, QColor(theme.text), 0.05 if is_hot or self.isDown() else 0.0)
        if self._is_chosen:
            ground = mixed(theme.surface, QColor(theme.accent), 0.1)
        painter.setBrush(ground)
        edge = theme.accent if self.hasFocus() or self._is_chosen else theme.border
        painter.setPen(QPen(QColor(edge), 1))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 9, 9)
        is_right = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        inside = QRectF(self.rect()).adjusted(UNIT, 0, -UNIT / 2, 0)
        icon = QRectF(inside.left(), (self.height() - _ICON) / 2, _ICON, _ICON)
        if self._is_tall:
            icon.moveTop(UNIT + 2)
            words = inside.adjusted(0, icon.bottom() + 2, 0, -4)
        else:
            words = inside.adjusted(_ICON + UNIT, 0, 0, 0)
        if is_right:
            for part in (icon, words):
                part.moveRight(self.width() - part.left())
        self._draw(painter, icon, theme)
        painter.setPen(QColor(theme.text if self.isEnabled() else theme.tie))
        painter.setFont(type_font(13, 500))
        middle = words.center().y()
        side = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        wide = QFontMetrics(type_font(11)).horizontalAdvance(self._line)
        has_line = self._has_line and wide <= words.width()
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
