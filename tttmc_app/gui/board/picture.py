"""Everything that one painting of the board depends on, as values."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QPoint, QRect

from tttmc_app.core import Mark, Position, Square
from tttmc_app.gui.board.overlay import Overlay


@dataclass(frozen=True, slots=True)
class Geometry:
    """Lay a square board of equal cells out in a rectangle, with a rim for coordinates."""

    size: int
    """Squares along each side."""
    left: int
    """The left edge of the first square, in the widget's pixels."""
    top: int
    cell: int
    """Side of a square."""
    gap: int
    """Space between squares."""
    rim: int
    """Width of the strip that holds the coordinates, left and above."""

    @classmethod
    def fit(cls, size: int, width: int, height: int, rim: int) -> Geometry:
        """Return the largest board that fits, centred; squares are whole pixels wide."""
        rim = rim if min(width, height) > rim * 6 else 0
        gap = 8 if size <= 4 else 6 if size <= 6 else 4 if size <= 9 else 1
        room = min(width, height) - 2 * rim
        cell = max(1, (room - (size - 1) * gap) // size)
        side = size * cell + (size - 1) * gap
        return cls(size, (width - side) // 2, (height - side) // 2, cell, gap, rim)

    @property
    def board(self) -> QRect:
        """Return the rectangle that all squares fill."""
        side = self.size * self.cell + (self.size - 1) * self.gap
        return QRect(self.left, self.top, side, side)

    @property
    def is_grid(self) -> bool:
        """Return whether the squares are so many that they are drawn as one grid."""
        return self.size > 9

    @property
    def radius(self) -> float:
        """Return the radius of a square's corners."""
        return 0.0 if self.is_grid or self.cell < 24 else min(10.0, self.cell * 0.09)

    def rect(self, square: Square) -> QRect:
        """Return a square's rectangle."""
        row, col = square
        pitch = self.cell + self.gap
        return QRect(self.left + col * pitch, self.top + row * pitch, self.cell, self.cell)

    def square_at(self, point: QPoint) -> Square | None:
        """Return the square nearest to a point of the board, or None outside it.

        A click in the gap between two squares counts for the one before it: nothing is lost.
        """
        if not self.board.contains(point):
            return None
        pitch = self.cell + self.gap
        row, col = (point.y() - self.top) // pitch, (point.x() - self.left) // pitch
        return min(row, self.size - 1), min(col, self.size - 1)


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """Hold what a board looks like at one moment."""

    position: Position
    last_move: Square | None = None
    overlay: Overlay | None = None
    texts: tuple[str, ...] = ()
    """The overlay's texts as shown, which may be a moment older than its shades."""
    hover: Square | None = None
    """The empty square under the mouse, where `hover_mark` is shown faintly."""
    hover_mark: Mark | None = None
    cursor: Square | None = None
    """The square that the keyboard stands on, while it is used."""
    drawn: float = 1.0
    """How much of the last move's mark is drawn, 0 to 1."""
    struck: float = 1.0
    """How much of the winning line is drawn, 0 to 1."""
    hidden: frozenset[Square] = field(default_factory=frozenset[Square])
    """Squares whose marks are not painted."""
