"""Drops of files on widgets, as a file manager sends them."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from urllib.parse import quote_from_bytes

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget

needs_any_bytes = pytest.mark.skipif(
    sys.platform != "linux", reason="only there may names be any bytes"
)


def drop_on(widget: QWidget, *files: Path) -> bool:
    """Drop files whose names may be any bytes; return whether the widget accepted them."""
    data = QMimeData()
    urls = [f"file://{quote_from_bytes(os.fsencode(file))}\r\n" for file in files]
    data.setData("text/uri-list", "".join(urls).encode("ascii"))
    both = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton)
    enter = QDragEnterEvent(QPoint(5, 5), *both, Qt.KeyboardModifier.NoModifier)
    enter.ignore()
    QApplication.sendEvent(widget, enter)
    QApplication.sendEvent(widget, QDropEvent(QPointF(5, 5), *both, Qt.KeyboardModifier.NoModifier))
    return enter.isAccepted()
