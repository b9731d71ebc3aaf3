"""Paint pictures for files: with a window or without one, as PNG or SVG."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QSize
from PySide6.QtGui import QFont, QGuiApplication, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QApplication

from tttmc_app.core import TttmcError

SVG_DPI = 96
"""Of which a browser's pixel is one: SVG writes its size in millimetres."""


def painting_font() -> QFont:
    """Return the font to paint with, after making an application where there is none yet.

    Such a one needs no screen. To be called on the main thread.
    """
    if QGuiApplication.instance() is None:
        if sys.platform.startswith("linux"):
            # Whatever display there is, it isn't needed; and one that doesn't answer would end us.
            os.environ["QT_QPA_PLATFORM"] = "offscreen"
        from tttmc_app.gui.look.application import make_application

        make_application()
    return QApplication.font()


def figure_format(path: Path) -> str:
    """Return ".png" or ".svg" by a file's name; raise TttmcError for another."""
    suffix = path.suffix.lower()
    if suffix not in (".png", ".svg"):
        raise TttmcError(f"{path.name} names no kind of picture: end it in .png or .svg")
    return suffix


def png_bytes(image: QImage) -> bytes:
    """Return an image as a PNG; raise TttmcError where it can't be written."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, b"png")
    if not writer.write(image):
        raise TttmcError(f"the picture can't be made: {writer.errorString()}")
    return bytes(data.data())


def svg_bytes(
    size: QSize, title: str, description: str, dpi: int, paint: Callable[[QPainter], None]
) -> bytes:
    """Return as an SVG what `paint` paints within a size in pixels, so many of them to the inch."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setResolution(dpi)
    generator.setSize(size)
    generator.setViewBox(QRect(0, 0, size.width(), size.height()))
    generator.setTitle(title)
    generator.setDescription(description)
    painter = QPainter(generator)
    paint(painter)
    painter.end()
    return bytes(data.data())
