"""The painter of boards, for widgets, images and files."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtGui import QFont, QPainter

from tttmc_app.core import Square
from tttmc_app.gui.board.accents import AccentPainter
from tttmc_app.gui.board.number_texts import NumberPainter
from tttmc_app.gui.board.picture import BoardPicture, Geometry
from tttmc_app.gui.board.squares import TEXT_CELL, SquarePainter
from tttmc_app.gui.look.theme import Theme


class BoardPainter:
    """A painter of a board, part by part, so that a view can cache the slow parts."""

    def __init__(self, theme: Theme, geometry: Geometry, font: QFont) -> None:
        self.geometry = geometry
        self.squares = SquarePainter(theme, geometry, font)
        self.numbers = NumberPainter(self.squares)
        self.accents = AccentPainter(self.squares, self.numbers)

    def paint(self, painter: QPainter, picture: BoardPicture) -> None:
        """Paint everything."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.squares.paint_coordinates(painter)
        self.squares.paint_shades(painter, picture)
        self.squares.paint_plain(painter, picture)
        self.squares.paint_lines(painter)
        self.paint_marks(painter, picture)
        self.numbers.paint(painter, picture)
        self.accents.paint(painter, picture)

    def paint_marks(
        self, painter: QPainter, picture: BoardPicture, squares: Iterable[Square] | None = None
    ) -> None:
        """Paint the marks on some squares, or on all, leaving space for the numbers."""
        if squares is None:
            rows, cols = self.geometry.shown_squares()
            squares = [(row, col) for row in rows for col in cols]
        rooms = self.numbers.rooms(picture)
        self.squares.paint_marks_of(painter, picture, squares, rooms)

    def shows_numbers(self, picture: BoardPicture) -> bool:
        """Return whether a picture's numbers, if any, fit its squares."""
        if picture.overlay is None or picture.overlay.kind.text is None:
            return True
        if any(picture.texts):
            return self.numbers.fitted(picture.texts) is not None
        return self.geometry.cell >= TEXT_CELL
