"""Files and folders dropped on a window."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection
from pathlib import Path
from urllib.parse import unquote_to_bytes

from PySide6.QtCore import QEvent, QMimeData, QObject, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QWidget


def dropped_paths(data: QMimeData) -> list[Path]:
    """Return the local files and folders among what is dropped; their names may be any bytes."""
    return [_path(url) for url in data.urls() if url.isLocalFile()]


def open_dropped(window: QWidget, suffixes: Collection[str], call: Callable[[Path], None]) -> None:
    """Call a function with the first file of some kinds among files dropped on a window."""
    window.setAcceptDrops(True)
    window.installEventFilter(_Drops(window, suffixes, call))


class _Drops(QObject):
    """The files of some kinds that are dropped on a window."""

    def __init__(
        self, window: QWidget, suffixes: Collection[str], call: Callable[[Path], None]
    ) -> None:
        super().__init__(window)
        self._suffixes, self._call = suffixes, call

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDragEnterEvent | QDragMoveEvent | QDropEvent):
            paths = dropped_paths(event.mimeData())
            path = next((each for each in paths if each.suffix.lower() in self._suffixes), None)
            if path is not None:
                event.acceptProposedAction()
                # The classes of the other drag events derive from QDropEvent.
                if event.type() == QEvent.Type.Drop:
                    self._call(path)
                return True
        return super().eventFilter(watched, event)


def _path(url: QUrl) -> Path:
    name = url.toLocalFile()
    if "\ufffd" in name and os.name == "posix":  # Qt puts this in place of bytes that aren't UTF-8
        encoded = url.path(QUrl.ComponentFormattingOption.FullyEncoded)
        name = os.fsdecode(unquote_to_bytes(encoded))
    return Path(name)
