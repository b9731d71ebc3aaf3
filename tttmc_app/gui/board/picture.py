"""The layout and contents of a painted board, as values."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect

from tttmc_app.core import Mark, Position, Square
from tttmc_app.gui.board.overlay import LARGEST_BY_SCORE, Overlay

BELOW = 8
"""The minimum space below a board, in pixels; the coordinates are above it and on its left."""
LARGEST_ZOOMED = 72
"""Width in pixels of the squares at the largest zoom; boards with larger squares don't zoom."""


class Zoom(NamedTuple):
    """How much of a board is visible."""

    factor: float = 1.0
    """How many times larger the squares are than those of the whole board; at least 1."""
    x: float = 0.5
    """Which point of the board is in the middle of the view, from 0 (left) to 1 (right)."""
    y: float = 0.5
    """The vertical position of that point, from 0 (top) to 1 (bottom)."""


WHOLE_BOARD = Zoom()


class Geometry(NamedTuple):
    """The layout of a board in a rectangle, with margins for the coordinates."""

    size: int
    """Squares along each side."""
    left: int
    """The left edge of the first square, in the widget's pixels."""
    top: int
    cell: int
    """The width of a square."""
    gap: int
    """The space between squares."""
    rim: int
    """The width of the strips with the coordinates, above the board and on its left."""
    viewport: QRect | None = None
    """Where squares are visible while the board is larger than the widget; None if all are."""

    @classmethod
    @lru_cache(maxsize=16)
    def fit(
        cls, size: int, width: int, height: int, rim: int, zoom: Zoom = WHOLE_BOARD
    ) -> Geometry:
        """Return the largest board that fits, centred, or part of it; squares measure whole pixels.

        A zoomed board never leaves unnecessary space on one side.
        """
        rim = rim if min(width, height) > rim * 6 else 0
        below = min(rim, BELOW)
        gap = 8 if size <= 4 else 6 if size <= LARGEST_BY_SCORE else 2 if size <= 19 else 1
        available = min(width - 2 * rim, height - rim - below)
        cell = max(1, (available - (size - 1) * gap) // size)
        viewport = None
        if zoom.factor > 1:
            cell = max(cell, min(LARGEST_ZOOMED, round(cell * zoom.factor)))
            viewport = QRect(rim, rim, width - rim - 1, height - rim - 1)
        side = size * cell + (size - 1) * gap
        if viewport is None or (side <= viewport.width() and side <= viewport.height()):
            top = max((height - side) // 2, min(rim, height - side - below))
            return cls(size, (width - side) // 2, top, cell, gap, rim)
        left = _placed(viewport.left(), viewport.width(), side, zoom.x)
        top = _placed(viewport.top(), viewport.height(), side, zoom.y)
        return cls(size, left, top, cell, gap, rim, viewport)

    @property
    def side(self) -> int:
        """Return the width of the whole board, without the rim."""
        return self.size * (self.cell + self.gap) - self.gap

    @property
    def board(self) -> QRect:
        """Return the rectangle that all squares fill, visible or not."""
        side = self.size * (self.cell + self.gap) - self.gap
        return QRect(self.left, self.top, side, side)

    @property
    def visible(self) -> QRect:
        """Return the visible part of the board."""
        return self.board if self.viewport is None else self.board & self.viewport

    @property
    def radius(self) -> float:
        """Return the radius of a square's corners."""
        return min(22.0, self.cell * 0.18)

    def rect(self, square: Square) -> QRect:
        """Return a square's rectangle."""
        row, col = square
        pitch = self.cell + self.gap
        return QRect(self.left + col * pitch, self.top + row * pitch, self.cell, self.cell)

    def square_at(self, point: QPoint) -> Square | None:
        """Return the square nearest to a visible point on the board, or None outside it.

        A point in the gap between two squares belongs to the one before it.
        """
        if not self.visible.contains(point):
            return None
        pitch = self.cell + self.gap
        row, col = (point.y() - self.top) // pitch, (point.x() - self.left) // pitch
        return min(row, self.size - 1), min(col, self.size - 1)

    def shown_squares(self) -> tuple[range, range]:
        """Return the rows and columns that are at least partly visible."""
        if self.viewport is None:
            return range(self.size), range(self.size)
        part, pitch = self.visible, self.cell + self.gap
        return (
            range((part.top() - self.top) // pitch, (part.bottom() - self.top) // pitch + 1),
            range((part.left() - self.left) // pitch, (part.right() - self.left) // pitch + 1),
        )

    def zoom_of(self, factor: float) -> Zoom:
        """Return the zoom that shows this part of the board."""
        if self.viewport is None:
            return WHOLE_BOARD
        middle, side = self.middle, max(1, self.side)
        return Zoom(factor, (middle.x() - self.left) / side, (middle.y() - self.top) / side)

    @property
    def middle(self) -> QPointF:
        """Return the middle of what is visible."""
        area = self.board if self.viewport is None else self.viewport
        return QPointF(area.left() + area.width() / 2, area.top() + area.height() / 2)


def _placed(start: int, room: int, side: int, middle: float) -> int:
    """Return where a board starts if its point `middle` is at the centre of the space."""
    if side <= room:
        return start + (room - side) // 2
    return min(start, max(start + room - side, round(start + room / 2 - middle * side)))


class BoardPicture(NamedTuple):
    """The contents of a painted board."""

    position: Position
    last_move: Square | None = None
    overlay: Overlay | None = None
    texts: tuple[str, ...] = ()
    """The overlay's texts, which may be slightly older than its shades."""
    is_live: bool = False
    """Whether the thought goes on; it then fills whole squares, afterwards chips inside them."""
    grown_from: float = 0.0
    """The side from which chips grow, in squares: 1 after a live thought, otherwise 0."""
    grown: float = 1.0
    """How far chips have grown to their own size, from 0 to 1."""
    hover: Square | None = None
    """The square under the mouse, where `hover_mark` is shown faintly."""
    hover_mark: Mark | None = None
    cursor: Square | None = None
    """The square with the cursor, while the keyboard is in use."""
    is_cursor_led: bool = False
    """Whether the program moves the cursor while the board lacks the focus; it is then dashed."""
    drawn: float = 1.0
    """How much of the last move's mark is drawn, from 0 to 1."""
    struck: float = 1.0
    """How much of the winning line is drawn, from 0 to 1."""
    shaken: Square | None = None
    """A taken square that was chosen, whose mark is shaking."""
    swing: float = 0.0
    """How far it has swung to the right, in squares."""
    judged: int = 0
    """1 if the last move is a right answer, -1 if it is a wrong one, 0 if it is none."""
    fault: Square | None = None
    """An earlier move that was wrong."""
    marked: tuple[Square, ...] = ()
    """The squares that a text beside the board names."""

    @property
    def apart(self) -> Square | None:
        """Return the square whose mark is painted apart from the others, because it may move."""
        return self.last_move if self.shaken is None else self.shaken

    @property
    def clearness(self) -> float:
        """Return how clear the numbers are, from 0 to 1: they appear on chips half grown."""
        return 1.0 if self.grown_from else max(0.0, 2 * self.grown - 1)

    @property
    def ending(self) -> frozenset[Square]:
        """Return the squares of the completed lines."""
        outcome = self.position.outcome
        return frozenset[Square]().union(*outcome.lines) if outcome else _NONE

    def without_overlay(self) -> BoardPicture:
        """Return the picture without the thought."""
        return self._replace(overlay=None, texts=())


_NONE = frozenset[Square]()
