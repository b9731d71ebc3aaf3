"""The cached layers of a board on the screen: shades change often, marks and numbers seldom."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import replace

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPixmap

from tttmc_app.gui.board.painter import BoardPainter
from tttmc_app.gui.board.picture import BoardPicture, Geometry
from tttmc_app.gui.look.theme import LIGHT

FEW_NUMBERS = 16
"""Up to this many squares, painting the numbers takes less time than copying their layer."""


class BoardLayers:
    """A painter of pictures that uses pixmaps to cache the parts that shades don't affect."""

    def __init__(self) -> None:
        self.theme = LIGHT
        self._font = QFont()
        self._brush: BoardPainter | None = None
        self._marks: tuple[Hashable, QPixmap] | None = None
        self._numbers: tuple[Hashable, QPixmap] | None = None

    def forget(self) -> None:
        """Discard everything cached, because the theme, the font or the size has changed."""
        self._brush = self._marks = self._numbers = None

    def brush(self, geometry: Geometry, font: QFont) -> BoardPainter:
        """Return the painter for a layout."""
        if self._brush is None or self._brush.geometry != geometry or self._font != font:
            self.forget()
            self._font = QFont(font)
            self._brush = BoardPainter(self.theme, geometry, self._font)
        return self._brush

    def paint(
        self, painter: QPainter, brush: BoardPainter, picture: BoardPicture, area: QSize
    ) -> None:
        """Paint a picture on an area of the brush's layout."""
        g = brush.geometry
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if g.viewport is not None:
            painter.setClipRect(g.viewport)
        brush.squares.paint_shades(painter, picture)
        painter.setClipping(False)
        painter.drawPixmap(0, 0, self._marks_layer(brush, picture, area, painter))
        if g.viewport is not None:
            painter.setClipRect(g.viewport)
        if picture.drawn < 1.0 and picture.last_move is not None:
            brush.paint_marks(painter, picture, (picture.last_move,))
        if picture.shows_numbers and len(picture.texts) <= FEW_NUMBERS:
            brush.numbers.paint(painter, picture)
        elif picture.shows_numbers:
            painter.drawPixmap(0, 0, self._numbers_layer(brush, picture, area, painter))
        brush.accents.paint(painter, picture)

    def _marks_layer(
        self, brush: BoardPainter, picture: BoardPicture, area: QSize, target: QPainter
    ) -> QPixmap:
        """Return the layer with coordinates, squares without a shade, grid lines and marks."""
        position, overlay = picture.position, picture.overlay
        drawing = picture.last_move if picture.drawn < 1.0 else None
        shades = overlay.shades if overlay else ()
        marked = tuple([shades[i] for i in _bits(position.x | position.o)]) if shades else ()
        rooms = tuple(brush.numbers.rooms(picture).items())
        plain = tuple([shade is None for shade in shades]) if not brush.geometry.is_grid else ()
        looks = (picture.is_faded, plain, marked, rooms)
        key = (position.x, position.o, position.rules.size, drawing, looks)
        if self._marks is None or self._marks[0] != key:
            pixmap, painter = _new_layer(area, target)
            brush.squares.paint_coordinates(painter)
            if brush.geometry.viewport is not None:
                painter.setClipRect(brush.geometry.viewport)
            brush.squares.paint_plain(painter, picture)
            brush.squares.paint_lines(painter)
            hidden = frozenset(() if drawing is None else (drawing,))
            brush.paint_marks(painter, replace(picture, hidden=hidden))
            painter.end()
            self._marks = (key, pixmap)
        return self._marks[1]

    def _numbers_layer(
        self, brush: BoardPainter, picture: BoardPicture, area: QSize, target: QPainter
    ) -> QPixmap:
        position = picture.position
        key = (id(picture.texts), picture.texts, position.x, position.o, picture.is_faded)
        if self._numbers is None or self._numbers[0] != key:
            pixmap, painter = _new_layer(area, target)
            brush.numbers.paint(painter, picture)
            painter.end()
            self._numbers = (key, pixmap)
        return self._numbers[1]


def _bits(squares: int) -> Iterator[int]:
    """Yield the indices of a set of squares."""
    while squares:
        lowest = squares & -squares
        yield lowest.bit_length() - 1
        squares ^= lowest


def _new_layer(area: QSize, target: QPainter) -> tuple[QPixmap, QPainter]:
    ratio = target.device().devicePixelRatioF()
    pixmap = QPixmap(area * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return pixmap, painter
