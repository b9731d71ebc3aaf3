"""Icons: drawn at any size, in the colours given."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon, QImage
from PySide6.QtWidgets import QApplication

from tttmc_app.gui.look.icons import drawing, icon_path, themed_icon

RED, BLUE = "#FF0000", "#0000FF"


def inks(icon: QIcon, mode: QIcon.Mode = QIcon.Mode.Normal, size: int = 32) -> set[str]:
    """Return the opaque colours of an icon."""
    image: QImage = icon.pixmap(QSize(size, size), 1.0, mode).toImage()
    points = [(x, y) for x in range(image.width()) for y in range(image.height())]
    colours = [image.pixelColor(x, y) for x, y in points]
    return {colour.name().upper() for colour in colours if colour.alpha() == 255}


@pytest.mark.usefixtures("qapp")
def test_an_icon_has_the_colour_of_its_state() -> None:
    """An enabled action's icon has the one colour, a disabled one's the other."""
    icon = themed_icon("play", RED, BLUE)
    for _ in range(2):
        assert inks(icon) == inks(icon, QIcon.Mode.Active) == {RED}
        assert inks(icon, QIcon.Mode.Disabled) == {BLUE}


def test_an_icon_is_transparent_around_its_lines(qapp: QApplication) -> None:
    """Only the drawing covers the button, at whatever size, and no size is an error."""
    icon = themed_icon("mark-o", RED, BLUE)
    for size in (16, 64):
        image = icon.pixmap(QSize(size, size), 1.0).toImage()
        assert image.size() == QSize(size, size)
        assert image.pixelColor(0, 0).alpha() == image.pixelColor(size // 2, size // 2).alpha() == 0
    button = QIcon(icon).pixmap(QSize(0, 0), 1.0)
    assert button.isNull()


def test_an_icons_path_is_one_for_style_sheets(qapp: QApplication) -> None:
    """A style sheet needs an existing file and forward slashes; drawings contain the colour."""
    path = icon_path("dock-close-light")
    assert Path(path).is_file()
    assert Path(path).name == "dock-close-light.svg"
    assert "\\" not in path
    assert drawing("play", RED).isValid()
