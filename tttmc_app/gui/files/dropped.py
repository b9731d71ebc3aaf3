"""Files and folders dropped on a window."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from urllib.parse import unquote_to_bytes

from PySide6.QtCore import QEvent, QObject, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget


def dropped_paths(event: QDropEvent) -> list[Path]:
    """Return the local files and folders among what is dropped; their names may be any bytes.

    Once accepted, they are copied: they stay where they are.
    """
    event.setDropAction(Qt.DropAction.CopyAction)
    return [_path(url) for url in event.mimeData().urls() if url.isLocalFile()]


def open_dropped(window: QWidget, calls: Mapping[str, Callable[[Path], object]]) -> None:
    """Call the function for its kind with the first such file among files dropped on a window."""
    window.setAcceptDrops(True)
    window.installEventFilter(_Drops(window, calls))


class _Drops(QObject):
    """The files of some kinds that are dropped on a window."""

    def __init__(self, window: QWidget, calls: Mapping[str, Callable[[Path], object]]) -> None:
        super().__init__(window)
        self._calls = calls

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDropEvent):  # the other drag events derive from it
            paths = dropped_paths(event)
            path = next((each for each in paths if each.suffix.lower() in self._calls), None)
            if path is not None:
                event.accept()
                if event.type() == QEvent.Type.Drop:
                    self._calls[path.suffix.lower()](path)
                return True
        return False


def _path(url: QUrl) -> Path:
    name = url.toLocalFile()
    if "\ufffd" in name and os.name == "posix":  # Qt puts this in place of bytes that aren't UTF-8
        encoded = url.path(QUrl.ComponentFormattingOption.FullyEncoded)
        name = os.fsdecode(unquote_to_bytes(encoded))
    return Path(name)
