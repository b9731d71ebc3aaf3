"""The board with its legend and bars, placed where they leave the most space for the board."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from tttmc_app.gui.board.board_view import RIM, BoardView
from tttmc_app.gui.board.legend import OverlayLegend
from tttmc_app.gui.board.picture import BELOW
from tttmc_app.gui.look.theme import UNIT, for_letters

_LEAST_COLUMN, _WIDEST_COLUMN = 216, 272
"""The width of a column beside the board, in pixels."""
_SPARE = RIM - BELOW
"""How many pixels wider than tall a board's widget may be without making the board smaller."""
_GAIN = 24
"""How many pixels a column must add to the board to be worth moving the other parts into."""
_LEAST_ROW = 540
"""The minimum width, in pixels, of bars below the board, even if the board is narrower."""
_SMALL = 240
"""The side of a board, in pixels, below which the legend is hidden."""


class BoardFrame(QWidget):
    """A board with its legend and bars below or beside it; a small board hides the legend."""

    placed = Signal()
    """The parts have been placed."""

    def __init__(self, board: BoardView, legend: OverlayLegend, *bars: QWidget) -> None:
        super().__init__()
        self._board = board
        self._legend = legend
        self._has_legend = True
        self._foot = QWidget()
        self._bars: list[QWidget] = []
        self._column = QVBoxLayout(self._foot)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(UNIT)
        for bar in bars:
            self.add_bar(bar)
        for widget in (board, legend, self._foot):
            widget.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def add_bar(self, bar: QWidget) -> None:
        """Add a bar below the others."""
        self._bars.append(bar)
        self._column.addWidget(bar)
        bar.installEventFilter(self)

    def show_legend(self, *, wanted: bool) -> None:
        """Show the legend, or give the board the space below it."""
        if wanted is not self._has_legend:
            self._has_legend = wanted
            self._place()

    def parts_for_messages(self) -> tuple[QRect, ...]:
        """Return the parts in which a message may float, best first.

        The message may cover the legend or else the bars, and squares only if it fits nowhere else.
        """
        squares = self._board.geometry_of_squares().visible.translated(self._board.pos())
        foot, legend = self._foot.geometry(), self._legend.geometry()
        left, width, bottom = foot.left(), foot.width(), self.height()
        above = foot.top() if foot.height() else bottom
        tops = [squares.bottom() + 1]
        if left > squares.right():
            tops = [legend.bottom() + 1 if self._has_legend else 0, 0]
        parts = [QRect(left, top, width, above - top) for top in tops]
        return (*parts, QRect(left, tops[-1], width, bottom - tops[-1]), self.rect())

    def sizeHint(self) -> QSize:
        """Return the board's preferred size."""
        return self._board.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the minimum size of the board and the bars, since the legend can be hidden."""
        least = self._board.minimumSize()
        width = max(least.width(), self._foot_width())
        return QSize(width, least.height() + self._foot_height(width))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the board, the legend and the bars."""
        super().resizeEvent(event)
        self._place()

    def event(self, event: QEvent) -> bool:
        """Place all parts again when one needs a different height."""
        handled = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._place()
        return handled

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Make room for a bar at once when it appears."""
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._place()
        return super().eventFilter(watched, event)

    def _foot_width(self) -> int:
        """Return the minimum width of the bars."""
        return max((b.minimumSizeHint().width() for b in self._bars if not b.isHidden()), default=0)

    def _foot_height(self, width: int) -> int:
        """Return the height of the bars with the gap above them; 0 if all are hidden."""
        bars = [bar for bar in self._bars if not bar.isHidden()]
        return sum(_height_of(bar, width) + UNIT for bar in bars)

    def _place(self) -> None:
        self._place_parts()
        self.placed.emit()

    def _place_parts(self) -> None:
        width, height = self.width(), self.height()
        least, widest = (for_letters(w, self.font()) for w in (_LEAST_COLUMN, _WIDEST_COLUMN))
        column = max(min(widest, max(least, width - height - UNIT)), self._foot_width())
        least_row = min(width, _LEAST_ROW)
        under = self._legend.heightForWidth(least_row) + UNIT
        foot = self._foot_height(least_row)
        side_above = min(width, height + _SPARE - under - foot)
        side_beside = min(width - column - UNIT, height + _SPARE)
        needed = self._foot_height(column) + RIM
        legend = self._legend.heightForWidth(column)
        if side_beside >= side_above + _GAIN and needed + legend <= height:
            self._place_beside(side_beside, column, has_legend=self._has_legend)
            return
        side_bare = min(width, height + _SPARE - foot)
        is_small = width < least or side_above < min(_SMALL, side_bare)
        if is_small and side_beside >= side_bare + _GAIN and needed <= height:
            self._place_beside(side_beside, column, has_legend=False)
            return
        has_legend = self._has_legend and not is_small
        under = under if has_legend else 0
        self._legend.setVisible(has_legend)
        self._board.setGeometry(0, 0, width, height - under - foot)
        squares = self._board.geometry_of_squares()
        row = min(width, max(squares.board.width() + squares.rim, _LEAST_ROW))
        left = min(max(0, squares.board.center().x() - row // 2), width - row)
        self._legend.setGeometry(left, height - under - foot + UNIT, row, max(0, under - UNIT))
        self._foot.setGeometry(left, height - foot + UNIT, row, max(0, foot - UNIT))

    def _place_beside(self, side: int, column: int, *, has_legend: bool) -> None:
        """Place the legend and the bars in a column on the board's right."""
        left = (self.width() - side - UNIT - column) // 2
        foot = max(0, self._foot_height(column) - UNIT)
        bottom = side - _SPARE
        self._board.setGeometry(left, 0, side, bottom)
        beside = left + side + UNIT
        height = self._legend.heightForWidth(column) if has_legend else 0
        self._legend.setGeometry(beside, RIM, column, height)
        self._foot.setGeometry(beside, max(bottom - foot, RIM + height), column, foot)
        self._legend.setVisible(has_legend)


def _height_of(bar: QWidget, width: int) -> int:
    """Return a bar's height for a width; its layout only knows its height at the present width."""
    if bar.sizePolicy().hasHeightForWidth() or bar.hasHeightForWidth():
        return bar.heightForWidth(width)
    return bar.sizeHint().height()
