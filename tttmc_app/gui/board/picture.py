"""The layout and contents of a painted board, as values."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QPoint, QRect

from tttmc_app.core import Mark, Position, Square
from tttmc_app.gui.board.overlay import Overlay


@dataclass(frozen=True, slots=True)
class Geometry:
    """The layout of a board in a rectangle, with a rim for coordinates."""

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

    @classmethod
    def fit(cls, size: int, width: int, height: int, rim: int) -> Geometry:
        """Return the largest board that fits, centred; squares are whole pixels wide."""
        rim = rim if min(width, height) > rim * 6 else 0
        gap = 8 if size <= 4 else 6 if size <= 6 else 4 if size <= 9 else 1
        available = min(width, height) - 2 * rim
        cell = max(1, (available - (size - 1) * gap) // size)
        side = size * cell + (size - 1) * gap
        return cls(size, (width - side) // 2, (height - side) // 2, cell, gap, rim)

    @property
    def board(self) -> QRect:
        """Return the rectangle that all squares fill."""
        side = self.size * self.cell + (self.size - 1) * self.gap
        return QRect(self.left, self.top, side, side)

    @property
    def is_grid(self) -> bool:
        """Return whether the board is drawn as a grid, because it has many squares."""
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
        """Return the square nearest to a point on the board, or None outside it.

        A point in the gap between two squares belongs to the one before it.
        """
        if not self.board.contains(point):
            return None
        pitch = self.cell + self.gap
        row, col = (point.y() - self.top) // pitch, (point.x() - self.left) // pitch
        return min(row, self.size - 1), min(col, self.size - 1)


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """The contents of a painted board."""

    position: Position
    last_move: Square | None = None
    overlay: Overlay | None = None
    texts: tuple[str, ...] = ()
    """The overlay's texts, which may be slightly older than its shades."""
    hover: Square | None = None
    """The empty square under the mouse, where `hover_mark` is shown faintly."""
    hover_mark: Mark | None = None
    cursor: Square | None = None
    """The square with the cursor, while the keyboard is in use."""
    drawn: float = 1.0
    """How much of the last move's mark is drawn, 0 to 1."""
    struck: float = 1.0
    """How much of the winning line is drawn, 0 to 1."""
    hidden: frozenset[Square] = field(default_factory=frozenset[Square])
    """Squares whose marks are not painted."""
