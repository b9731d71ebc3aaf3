"""The file formats: identified by their suffixes, each with the code that writes it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColor, QImageReader, QPainter
from PySide6.QtWidgets import QApplication

from tttmc_app.core import TttmcError
from tttmc_app.gui.files.formats import (
    PICTURE_FORMATS,
    STILL_FORMATS,
    PictureFormat,
    picture_format,
)
from tttmc_app.gui.look.image_files import Drawing


def paint(painter: QPainter) -> None:
    """Fill the left half of the drawing."""
    painter.fillRect(QRect(0, 0, 40, 40), QColor("#FFFFFF"))
    painter.fillRect(QRect(0, 0, 20, 40), QColor("#C02040"))


@pytest.mark.parametrize("kind", PICTURE_FORMATS, ids=lambda kind: kind.name)
def test_each_format_writes_its_own_files(
    qapp: QApplication, tmp_path: Path, kind: PictureFormat
) -> None:
    """Qt can read each format's file under its suffix, and the picture is the one painted."""
    drawings = [Drawing(QSize(40, 40), paint)] * (3 if kind.is_animated else 1)
    *steps, content = kind.encode(drawings)
    assert steps == [b""] * (3 if kind.is_animated else 0)
    path = tmp_path / f"a{kind.suffix}"
    path.write_bytes(content)
    reader = QImageReader(str(path))
    reader.setDecideFormatFromContent(False)
    image = reader.read()
    assert image.width() == image.height() > 30
    assert image.pixelColor(5, 20) == QColor("#C02040")
    assert image.pixelColor(image.width() - 5, 20) != QColor("#C02040")


def test_names_decide_formats() -> None:
    """A suffix is recognised in either case; the error for others lists the suffixes that work."""
    for kind in PICTURE_FORMATS:
        assert picture_format(Path(f"a{kind.suffix.upper()}")) is kind
    with pytest.raises(TttmcError, match=r"a\.gif has .* use \.png or \.svg"):
        picture_format(Path("a.gif"), STILL_FORMATS)
    with pytest.raises(TttmcError, match=r"use \.png$"):
        picture_format(Path("a.svg"), PICTURE_FORMATS[:1])
