"""The icons: one family of line drawings, tinted with the theme's colours."""

from __future__ import annotations

from importlib import resources

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

_SIZES = (16, 20, 24, 32, 48)


def icon_path(name: str) -> str:
    """Return the path of an icon's file, as style sheets want it."""
    return str(resources.files("tttmc_app.resources") / "icons" / f"{name}.svg").replace("\\", "/")


def drawing(name: str, colour: str) -> QSvgRenderer:
    """Return an icon's drawing in one colour."""
    file = resources.files("tttmc_app.resources") / "icons" / f"{name}.svg"
    return QSvgRenderer(
        QByteArray(file.read_text("utf-8").replace("currentColor", colour).encode())
    )


def themed_icon(name: str, colour: str, disabled: str) -> QIcon:
    """Return an icon in one colour, and another where its action can't be used."""
    icon = QIcon()
    for mode, tint in ((QIcon.Mode.Normal, colour), (QIcon.Mode.Disabled, disabled)):
        picture = drawing(name, tint)
        for size in _SIZES:
            icon.addPixmap(_render(picture, size), mode)
    return icon


def application_icon() -> QIcon:
    """Return the program's own icon."""
    icon = QIcon()
    picture = drawing("tttmc", "#000000")
    for size in (16, 32, 48, 64, 128, 256):
        icon.addPixmap(_render(picture, size))
    return icon


def _render(picture: QSvgRenderer, size: int) -> QPixmap:
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    picture.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap
