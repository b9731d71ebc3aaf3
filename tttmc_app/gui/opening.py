"""The window's first moment: the empty board in its place, before all else is loaded.

How to draw it was recorded when the window was closed. The board's own painter would take Qt's
namespace here, and to make its enumerations takes PySide6 a quarter of the time in question.
"""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPicture
from PySide6.QtWidgets import QWidget

from tttmc_app.gui.settings_file import SettingsFile

_DRAWING, _SIZE = "window/opening", "window/size"


def keep_opening(settings: SettingsFile, drawing: QByteArray, size: QSize) -> None:
    """Put into the settings what to draw in a window of this size, as a QPicture's data."""
    settings.put(_DRAWING, drawing)
    settings.put(_SIZE, size)


def opening_of(settings: SettingsFile) -> Opening | None:
    """Return what is drawn first; None where that isn't known."""
    drawing, size = settings.bytes(_DRAWING), settings.value(_SIZE, QSize)
    return Opening(drawing, size) if size and not drawing.isEmpty() else None


class Opening(QWidget):
    """Fill the window with its ground and an empty board."""

    painted = Signal()

    def __init__(self, drawing: QByteArray, size: QSize) -> None:
        super().__init__()
        self._picture = QPicture()
        self._picture.setData(drawing.data())
        self._size = size

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the board, unless the window has another size than it was recorded for."""
        if self.size() == self._size:
            painter = QPainter(self)
            painter.drawPicture(0, 0, self._picture)
            painter.end()
        self.painted.emit()
