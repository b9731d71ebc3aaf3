"""Icons: line drawings in the theme's colours."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from tttmc_app.gui.look.theme import Theme


@cache
def _folder() -> Traversable:
    return files("tttmc_app.resources") / "icons"


def icon_path(name: str) -> str:
    """Return the path of an icon's file in the form that style sheets need."""
    return str(_folder() / f"{name}.svg").replace("\\", "/")


def drawing(name: str, colour: str) -> QSvgRenderer:
    """Return an icon's drawing in one colour."""
    file = _folder() / f"{name}.svg"
    return QSvgRenderer(
        QByteArray(file.read_text("utf-8").replace("currentColor", colour).encode())
    )


def themed_icon(name: str, colour: str, disabled: str) -> QIcon:
    """Return an icon in one colour, and in another while its action is disabled."""
    return QIcon(_DrawnIcon(name, colour, disabled))


def verdict_icon(verdict: int, theme: Theme, *, is_proven: bool) -> QIcon:
    """Return the sign of a verdict on a move: a dot if it is proven, a ring if it is estimated."""
    colour = theme.verdict(verdict)
    return themed_icon("dot" if is_proven else "ring", colour, colour)


def application_icon() -> QIcon:
    """Return the icon of the program."""
    return QIcon(_DrawnIcon("tttmc", "#000000", "#000000"))


class _DrawnIcon(QIconEngine):
    """An icon drawn at its size when shown: drawing all icons in advance would delay the start."""

    def __init__(self, name: str, colour: str, disabled: str) -> None:
        super().__init__()
        self._name = name
        self._colours = (colour, disabled)
        self._drawings: dict[str, QSvgRenderer] = {}

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        """Draw into a rectangle."""
        colour = self._colours[mode is QIcon.Mode.Disabled]
        if colour not in self._drawings:
            self._drawings[colour] = drawing(self._name, colour)
        self._drawings[colour].render(painter, QRectF(rect))

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        """Return the icon at this size."""
        pixmap = QPixmap(size)
        if pixmap.isNull():  # a button may be squeezed to nothing
            return pixmap
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        self.paint(painter, QRect(0, 0, size.width(), size.height()), mode, state)
        painter.end()
        return pixmap

    def clone(self) -> QIconEngine:
        """Return a copy."""
        return _DrawnIcon(self._name, *self._colours)
