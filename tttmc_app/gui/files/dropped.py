"""Files and folders dropped on a window."""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import unquote_to_bytes

from PySide6.QtCore import QMimeData, QUrl


def dropped_paths(data: QMimeData) -> list[Path]:
    """Return the local files and folders among what is dropped; their names may be any bytes."""
    return [_path(url) for url in data.urls() if url.isLocalFile()]


def _path(url: QUrl) -> Path:
    name = url.toLocalFile()
    if "\ufffd" in name and os.name == "posix":  # Qt puts this in place of bytes that aren't UTF-8
        encoded = url.path(QUrl.ComponentFormattingOption.FullyEncoded)
        name = os.fsdecode(unquote_to_bytes(encoded))
    return Path(name)
