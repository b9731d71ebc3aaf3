"""Drawings painted as PNG, SVG and animated GIF, with or without a window."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QSize, Qt
from PySide6.QtGui import QFont, QGuiApplication, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QApplication

from tttmc_app.core import TttmcError

# Imported on first use: few users export a GIF.
if TYPE_CHECKING:
    from PIL.Image import Image

_SVG_DPI = 96
"""A browser's resolution, because an SVG states its size in millimetres."""
_SAMPLES = 24
"""Maximum number of drawings sampled for the common palette of a GIF."""


def painting_font() -> QFont:
    """Return the font to paint with, creating an application if none exists.

    That application needs no display. Call this on the main thread.
    """
    if QGuiApplication.instance() is None:
        if sys.platform.startswith("linux"):
            # No display is needed, and connecting to one that doesn't respond would end the
            # process.
            os.environ["QT_QPA_PLATFORM"] = "offscreen"
        from tttmc_app.gui.look.application import make_application

        make_application()
    return QApplication.font()


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture as a function that paints it, from which each format creates its file."""

    size: QSize
    """In pixels at scale 1."""
    paint: Callable[[QPainter], None]
    title: str = ""
    description: str = ""
    scale: int = 1
    """Image pixels per pixel of `size`."""
    seconds: float = 1.0
    """How long an animation shows it."""


def drawing_image(drawing: Drawing) -> QImage:
    """Return a drawing as an image."""
    image = QImage(drawing.size * drawing.scale, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(drawing.scale)
    painter = QPainter(image)
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    drawing.paint(painter)
    painter.end()
    return image


def png_bytes(drawing: Drawing) -> bytes:
    """Return a drawing as a PNG; raise TttmcError if Qt can't write it."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, b"png")
    if not writer.write(drawing_image(drawing)):
        raise TttmcError("the picture can't be written: {reason}", reason=writer.errorString())
    return bytes(data.data())


def svg_bytes(drawing: Drawing) -> bytes:
    """Return a drawing as an SVG."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setResolution(_SVG_DPI)
    generator.setSize(drawing.size)
    generator.setViewBox(QRect(0, 0, drawing.size.width(), drawing.size.height()))
    generator.setTitle(drawing.title)
    generator.setDescription(drawing.description)
    painter = QPainter(generator)
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    drawing.paint(painter)
    painter.end()
    return bytes(data.data())


def gif_bytes(drawings: Sequence[Drawing]) -> Iterator[bytes]:
    """Yield b"" after each frame, then the bytes of a GIF that repeats."""
    from PIL.Image import Dither

    palette = _palette(drawings)
    images: list[Image] = []
    for drawing in drawings:
        # Without dithering, plain areas stay even and files stay small.
        images.append(_pillow_image(drawing).quantize(palette=palette, dither=Dither.NONE))
        yield b""
    file = BytesIO()
    images[0].save(
        file,
        "GIF",
        save_all=True,
        append_images=images[1:],
        duration=[round(1000 * drawing.seconds) for drawing in drawings],
        loop=0,
        optimize=True,
    )
    yield file.getvalue()


def _palette(drawings: Sequence[Drawing]) -> Image:
    """Return an image with the colours for all frames, sampled from some of them."""
    from PIL import Image

    step = max(1, -(-len(drawings) // _SAMPLES))
    samples = [_pillow_image(drawing) for drawing in drawings[::-step]]
    width, height = samples[0].size
    column = Image.new("RGB", (width, height * len(samples)))
    for number, sample in enumerate(samples):
        column.paste(sample, (0, number * height))
    return column.quantize(256, Image.Quantize.MEDIANCUT)


def _pillow_image(drawing: Drawing) -> Image:
    from PIL import Image

    image = drawing_image(drawing)
    size, pixels = (image.width(), image.height()), bytes(image.constBits())
    return Image.frombuffer("RGB", size, pixels, "raw", "BGRX", image.bytesPerLine(), 1)
