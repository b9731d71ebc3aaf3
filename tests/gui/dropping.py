"""Drops of files on widgets, as a file manager sends them: the files stay where they are."""

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
    actions = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
    both = (actions, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier)  # moves
    enter, drop = QDragEnterEvent(QPoint(5, 5), *both), QDropEvent(QPointF(5, 5), *both)
    for event in (enter, drop):
        event.ignore()
        QApplication.sendEvent(widget, event)
        assert not event.isAccepted() or event.dropAction() is Qt.DropAction.CopyAction
    return enter.isAccepted()
