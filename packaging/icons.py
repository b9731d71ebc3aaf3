"""The program's icons for all systems, made from one drawing."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

if sys.platform == "linux":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PIL import Image
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

DRAWING = Path(__file__).resolve().parent.parent / "resources" / "icons" / "tttmc.svg"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
WINDOWS_SIZES = tuple(size for size in SIZES if size <= 256)


def make(folder: Path) -> None:
    """Write tttmc.ico, tttmc.icns, and hicolor/ for desktops that follow freedesktop.org."""
    application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    pictures = {size: paint(size) for size in SIZES}
    del application
    for size, picture in pictures.items():
        if size <= 256:
            target = folder / "hicolor" / f"{size}x{size}" / "apps" / "tttmc.png"
            target.parent.mkdir(parents=True)
            picture.save(target)
    scalable = folder / "hicolor" / "scalable" / "apps" / "tttmc.svg"
    scalable.parent.mkdir(parents=True)
    shutil.copyfile(DRAWING, scalable)
    smaller = [pictures[size] for size in WINDOWS_SIZES]
    sizes = [(size, size) for size in WINDOWS_SIZES]
    pictures[256].save(folder / "tttmc.ico", sizes=sizes, append_images=smaller)
    large = [pictures[size] for size in (32, 64, 128, 256)]
    pictures[512].save(folder / "tttmc.icns", append_images=large)


def paint(size: int) -> Image.Image:
    """Return the drawing as a square picture with sides of `size` pixels."""
    image = QImage(size, size, QImage.Format.Format_RGBA8888)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(DRAWING)).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return Image.frombytes("RGBA", (size, size), bytes(image.constBits()))
