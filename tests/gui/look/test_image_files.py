"""Drawings as images and vector files."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from tttmc_app.core import TttmcError
from tttmc_app.gui.look.image_files import (
    Drawing,
    drawing_image,
    png_bytes,
    svg_bytes,
)


@pytest.fixture
def mirrored(qapp: QApplication) -> Iterator[None]:
    """Lay the application out from right to left."""
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def drawing(scale: int = 1, seen: list[Qt.LayoutDirection] | None = None) -> Drawing:
    """Return a drawing of 40 × 20 pixels whose left half is red."""

    def paint(painter: QPainter) -> None:
        if seen is not None:
            seen.append(painter.layoutDirection())
        painter.fillRect(QRect(0, 0, 40, 20), QColor("#FFFFFF"))
        painter.fillRect(QRect(0, 0, 20, 20), QColor("#C02040"))

    return Drawing(QSize(40, 20), paint, "A <title>", "Its description", scale)


@pytest.mark.usefixtures("qapp")
def test_an_image_has_its_scale() -> None:
    """At scale 2 the same drawing has twice as many pixels each way."""
    for scale in (1, 2):
        image = drawing_image(drawing(scale))
        assert image.size() == QSize(40, 20) * scale
        assert image.devicePixelRatio() == scale
        assert image.pixelColor(19 * scale, 19 * scale) == QColor("#C02040")
        assert image.pixelColor(20 * scale + scale - 1, 0) == QColor("#FFFFFF")


@pytest.mark.usefixtures("mirrored")
def test_pictures_are_never_mirrored() -> None:
    """Pictures look the same in every language."""
    seen: list[Qt.LayoutDirection] = []
    drawing_image(drawing(seen=seen))
    svg_bytes(drawing(seen=seen))
    assert set(seen) == {Qt.LayoutDirection.LeftToRight}


@pytest.mark.usefixtures("qapp")
def test_a_png_is_the_image() -> None:
    """The file contains every pixel."""
    read = QImage.fromData(png_bytes(drawing(3)))
    assert read.convertToFormat(QImage.Format.Format_RGB32) == drawing_image(drawing(3)).copy()


@pytest.mark.usefixtures("qapp")
@pytest.mark.qt_log_ignore(r"QPainter::")
def test_a_png_that_cannot_be_written_says_why() -> None:
    """Qt's reason is part of the error."""
    nothing = Drawing(QSize(0, 0), lambda _painter: None)
    with pytest.raises(TttmcError, match=r"^the picture can't be written: Image is empty$"):
        png_bytes(nothing)


@pytest.mark.usefixtures("qapp")
def test_an_svg_says_what_it_shows() -> None:
    """Title, description, size at 96 dpi and coordinates are in the file."""
    text = svg_bytes(drawing()).decode()
    assert "<title>A &lt;title&gt;</title>" in text
    assert "<desc>Its description</desc>" in text
    assert 'viewBox="0 0 40 20"' in text
    width = text.partition('width="')[2].partition("mm")[0]
    assert float(width) == pytest.approx(40 / 96 * 25.4, abs=0.01)


PAINTING = """
from PySide6.QtGui import QGuiApplication
from tttmc_app.gui.look.image_files import painting_font
assert painting_font() == painting_font() == QGuiApplication.font()
print(QGuiApplication.platformName())
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere Qt has a display")
def test_commands_paint_without_the_display_of_the_environment(home: Path) -> None:
    """A display that is named but doesn't respond would end the process."""
    done = subprocess.run(
        [sys.executable, "-c", PAINTING],
        env=os.environ | {"QT_QPA_PLATFORM": "xcb", "DISPLAY": ":4242"},
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "offscreen\n", "")
