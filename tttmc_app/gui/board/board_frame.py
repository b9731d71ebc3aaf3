"""The board and its legend, which stands wherever it leaves the board the most space."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tttmc_app.gui.board.board_view import RIM, BoardView
from tttmc_app.gui.board.legend import OverlayLegend
from tttmc_app.gui.look.theme import UNIT

_GAP = UNIT
_LEAST_COLUMN, _WIDEST_COLUMN = 176, 248
"""The width of a legend beside the board, in pixels."""
_GAIN = 24
"""How many pixels larger the board must become for the legend to leave its place below it."""
_SMALL = 240
"""The side of a board, in pixels, below which the legend is hidden."""


class BoardFrame(QWidget):
    """A board with its legend below or beside it; a very small board hides the legend."""

    def __init__(self, board: BoardView, legend: OverlayLegend, parent: QWidget | None = None):
        super().__init__(parent)
        self._board = board
        self._legend = legend
        self._has_legend = True
        for widget in (board, legend):
            widget.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_legend(self, *, wanted: bool) -> None:
        """Show the legend, or give the board the space below it."""
        if wanted is not self._has_legend:
            self._has_legend = wanted
            self._place()

    def sizeHint(self) -> QSize:
        """Return the board's preferred size."""
        return self._board.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the board's minimum size, because the legend can be hidden."""
        return self._board.minimumSize()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the board and the legend."""
        super().resizeEvent(event)
        self._place()

    def event(self, event: QEvent) -> bool:
        """Place the board and the legend again when the legend needs another height."""
        handled = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._place()
        return handled

    def _place(self) -> None:
        width, height = self.width(), self.height()
        below = self._legend.heightForWidth(width)
        side = min(width, height - below - _GAP)
        column = min(_WIDEST_COLUMN, max(_LEAST_COLUMN, width - height - _GAP))
        side_beside = min(width - column - _GAP, height)
        is_beside = side_beside >= side + _GAIN
        if not (self._has_legend or is_beside) or max(side, side_beside) < min(
            _SMALL, width, height
        ):
            self._legend.hide()
            self._board.setGeometry(0, 0, width, height)
            return
        if is_beside:
            free = width - side_beside - _GAP - column
            left = free // 2
            self._board.setGeometry(left, 0, side_beside, height)
            top = max(0, (height - side_beside) // 2) + RIM
            self._legend.setGeometry(
                QRect(left + side_beside + _GAP, top, column, height - top).normalized()
            )
        else:
            self._board.setGeometry(0, 0, width, height - below - _GAP)
            self._legend.setGeometry(0, height - below, width, below)
        self._legend.setVisible(self._has_legend)
