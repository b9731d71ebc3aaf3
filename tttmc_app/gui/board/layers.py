"""The cached layers of a board on the screen: shades change often, marks and numbers seldom."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap

from tttmc_app.gui.board.painter import BoardPainter
from tttmc_app.gui.board.picture import BoardPicture, Geometry
from tttmc_app.gui.look.theme import LIGHT


class BoardLayers:
    """A painter of pictures that uses pixmaps to cache the parts that seldom change.

    While a thought goes on, its colours are one small image under a cached cover with holes.
    """

    def __init__(self) -> None:
        self.theme = LIGHT
        self._font = QFont()
        self._brush: BoardPainter | None = None
        self._layers: dict[str, tuple[tuple[object, ...], Any]] = {}

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
        position, overlay, apart = picture.position, picture.overlay, picture.apart
        is_growing = picture.grown < 1
        is_live = overlay is not None and picture.is_live and not is_growing
        plain = tuple([s is None for s in overlay.shades]) if overlay and is_live else ()

        def paint_ground(on: QPainter) -> None:
            if is_live:
                on.fillRect(on.viewport(), behind)
            brush.paint_ground(on, picture, with_holes=is_live)
            brush.paint_marks(on, picture)

        def paint_values(on: QPainter) -> None:
            if not (is_live or is_growing):
                brush.paint_chips(on, picture, brush.chips(picture))
            brush.paint_numbers(on, picture)

        if overlay is not None and is_live:
            brush.paint_live(painter, overlay)
        looks = position, picture.judged, picture.struck
        self._draw(painter, "ground", (*looks, apart, plain, behind.rgb()), paint_ground)
        if is_growing:
            key = *looks, overlay, picture.is_live
            chips = self._kept("chips", key, partial(brush.chips, picture))
            brush.paint_chips(painter, picture, chips)
        if overlay is not None and picture.clearness:
            values = picture.texts if is_live else (overlay, picture.texts)
            painter.setOpacity(picture.clearness)
            self._draw(painter, "values", (*looks, is_live, is_growing, values), paint_values)
            painter.setOpacity(1)
        if apart is not None:
            make = partial(brush.mark, apart, picture)
            brush.paint_apart(painter, picture, self._kept("mark", (*looks, apart), make))
        brush.paint_accents(painter, picture)

    def _kept(self, name: str, key: tuple[object, ...], make: Callable[[], Any]) -> Any:
        """Return what was made for a key, or make it if anything in the key has changed."""
        if name not in self._layers or self._layers[name][0] != key:
            self._layers[name] = (key, make())
        return self._layers[name][1]

    def _draw(
        self,
        painter: QPainter,
        name: str,
        key: tuple[object, ...],
        paint: Callable[[QPainter], None],
    ) -> None:
        """Draw a layer, painting it first if anything in its key has changed."""
        painter.drawPixmap(0, 0, self._kept(name, key, partial(_layer, painter, paint)))


def _layer(target: QPainter, paint: Callable[[QPainter], None]) -> QPixmap:
    device = target.device()
    ratio = device.devicePixelRatioF()
    pixmap = QPixmap(QSize(device.width(), device.height()) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return pixmap
