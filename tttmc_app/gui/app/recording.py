"""Record how the window is to be drawn when it opens again: see `opening`."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPicture
from PySide6.QtWidgets import QToolBar, QWidget

from tttmc_app.core import Position, Rules
from tttmc_app.gui.board import BoardView
from tttmc_app.gui.board.painter import BoardPainter
from tttmc_app.gui.board.picture import BoardPicture
from tttmc_app.gui.look.card import Card
from tttmc_app.gui.look.theme import Theme
from tttmc_app.gui.panels.side_panel import SidePanel

_LARGEST = 2**14
"""More pixels than any screen has."""


def ground_of(theme: Theme) -> QPicture:
    """Return the picture of a window without anything in it, of whatever size."""
    picture = QPicture()
    painter = QPainter(picture)
    painter.fillRect(QRect(0, 0, _LARGEST, _LARGEST), QColor(theme.window))
    painter.end()
    return picture


def outline_of(
    window: QWidget, board: BoardView, side: SidePanel, theme: Theme, rules: Rules
) -> QPicture:
    """Return the picture of the board without marks and of the frames about it without content."""
    picture = QPicture()
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    # Drawn here and not by the style sheet, which would leave a picture of every pixel.
    painter.setBrush(QColor(theme.surface))
    painter.setPen(QColor(theme.border))
    for bar in window.findChildren(QToolBar):
        painter.drawRect(_place(bar, window).adjusted(-1, 0, 0, -1))
    painter.save()
    painter.setClipRect(_place(side.viewport(), window))
    painter.translate(0, side.verticalScrollBar().value())  # it will begin at its top
    for card in side.findChildren(Card):
        painter.drawRoundedRect(_place(card, window).adjusted(0.5, 0.5, -0.5, -0.5), 10.0, 10.0)
    painter.restore()
    painter.translate(board.mapTo(window, QPoint()))
    brush = BoardPainter(theme, board.geometry_of_squares(), window.font())
    brush.paint_squares(painter, BoardPicture(Position.start(rules)))
    brush.paint_lines(painter)
    painter.end()
    return picture


def _place(widget: QWidget, window: QWidget) -> QRectF:
    """Return where a widget is in its window; nowhere where it isn't visible."""
    size = widget.size() if widget.isVisibleTo(window) else QSize()
    return QRectF(widget.mapTo(window, QPoint()), size)
