"""The cached layers of a board on the screen: shades change often, marks and numbers seldom."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap

from tttmc_app.gui.board.painter import BoardPainter
from tttmc_app.gui.board.picture import BoardPicture, Geometry
from tttmc_app.gui.look.theme import LIGHT

FEW_NUMBERS = 16
"""Up to this many squares, painting the numbers takes less time than copying their layer."""


class BoardLayers:
    """A painter of pictures that uses pixmaps to cache the parts that seldom change.

    While a thought goes on, its colours are one small image under a cached cover with holes.
    """

    def __init__(self) -> None:
        self.theme = LIGHT
        self._font = QFont()
        self._brush: BoardPainter | None = None
        self._layers: dict[str, tuple[tuple[object, ...], QPixmap]] = {}

    def forget(self) -> None:
        """Discard everything cached, because the theme, the font or the size has changed."""
        self._brush = None
        self._layers.clear()

    def brush(self, geometry: Geometry, font: QFont) -> BoardPainter:
        """Return the painter for a layout."""
        if self._brush is None or self._brush.geometry != geometry or self._font != font:
            self.forget()
            self._font = QFont(font)
            self._brush = BoardPainter(self.theme, geometry, self._font)
        return self._brush

    def paint(
        self, painter: QPainter, brush: BoardPainter, picture: BoardPicture, behind: QColor
    ) -> None:
        """Paint a picture on a board with this background."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        position, overlay, moving = picture.position, picture.overlay, picture.moving
        is_live = overlay is not None and picture.is_live and picture.grown == 1
        plain = tuple([s is None for s in overlay.shades]) if overlay and is_live else ()

        def still() -> BoardPicture:
            return replace(picture, hover=None, hover_mark=None, cursor=None)

        def paint_ground(on: QPainter) -> None:
            if is_live:
                on.fillRect(on.viewport(), behind)
            ground = still()
            brush.paint_ground(on, ground, with_holes=is_live)
            brush.paint_marks(on, ground, only=False)

        def paint_values(on: QPainter) -> None:
            values = still()
            if not is_live:
                brush.paint_chips(on, values)
            brush.paint_numbers(on, values)

        if overlay is not None and is_live:
            brush.paint_live(painter, overlay)
        ground = (position, moving, picture.judged, picture.struck, plain, behind.rgb())
        self._draw(painter, "ground", ground, paint_ground)
        if picture.grown < 1 or (is_live and len(picture.texts) <= FEW_NUMBERS):
            paint_values(painter)
        elif overlay is not None:
            values = picture.texts if is_live else (overlay, picture.texts)
            self._draw(painter, "values", (position, is_live, picture.struck, values), paint_values)
        if moving is not None:
            brush.paint_marks(painter, picture, only=True)
        brush.paint_accents(painter, picture)

    def _draw(
        self,
        painter: QPainter,
        name: str,
        key: tuple[object, ...],
        paint: Callable[[QPainter], None],
    ) -> None:
        """Draw a layer, painting it first if anything in its key has changed."""
        if name not in self._layers or self._layers[name][0] != key:
            pixmap, on = _new_layer(painter)
            paint(on)
            on.end()
            self._layers[name] = (key, pixmap)
        painter.drawPixmap(0, 0, self._layers[name][1])


def _new_layer(target: QPainter) -> tuple[QPixmap, QPainter]:
    device = target.device()
    ratio = device.devicePixelRatioF()
    pixmap = QPixmap(QSize(device.width(), device.height()) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return pixmap, painter
