"""The window's first moment: the empty board in its place, before all else is loaded.

How to draw it was recorded when the window was closed. The board's own painter would take Qt's
namespace here, and to make its enumerations takes PySide6 a quarter of the time in question.
"""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QByteArray, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPicture
from PySide6.QtWidgets import QWidget

from tttmc_app.gui.files.settings_file import SettingsFile

_GROUND, _OUTLINE, _SIZE = "window/ground", "window/outline", "window/size"
_TOLERANCE = 4
"""Pixels that a window may be smaller or larger: where a pixel of the screen is not one of Qt's,
sizes are rounded."""


def keep_opening(settings: SettingsFile, ground: QPicture, outline: QPicture, size: QSize) -> None:
    """Remember what to draw: the ground in any window, the outline in one of this size.

    An empty outline means that it is not known where things will stand.
    """
    settings.put(_GROUND, _data(ground))
    settings.put(_OUTLINE, _data(outline))
    settings.put(_SIZE, size)


def opening_of(settings: SettingsFile) -> Opening | None:
    """Return what is drawn first; None where nothing is known."""
    ground, outline = (settings.bytes(key) for key in (_GROUND, _OUTLINE))
    size = settings.value(_SIZE, QSize)
    return Opening(ground, outline, size) if size and not ground.isEmpty() else None


class Opening(QWidget):
    """Fill the window with its ground, and draw the board and the frames about it, all empty."""

    painted = Signal()

    def __init__(self, ground: QByteArray, outline: QByteArray, size: QSize) -> None:
        super().__init__()
        self._ground = _picture(ground)
        self._outline = _picture(outline)
        self._size = size

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the outline, unless in a window of another size all will stand elsewhere."""
        painter = QPainter(self)
        painter.drawPicture(0, 0, self._ground)
        other = self.size() - self._size
        if max(abs(other.width()), abs(other.height())) <= _TOLERANCE:
            painter.drawPicture(0, 0, self._outline)
        painter.end()
        self.painted.emit()


def _data(picture: QPicture) -> QByteArray:
    data = b"" if picture.isNull() else bytes(cast("memoryview", picture.data()))
    return QByteArray(data)


def _picture(data: QByteArray) -> QPicture:
    picture = QPicture()
    picture.setData(data.data())
    return picture
