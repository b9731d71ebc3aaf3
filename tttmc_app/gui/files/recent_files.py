"""A menu of recently used files, and its list in the settings."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

from PySide6.QtCore import QByteArray, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from tttmc_app.gui.files.settings_file import SettingsFile
from tttmc_app.gui.look.widgets import wrapped

MOST = 8


class RecentFiles(QMenu):
    """A submenu with the most recently used files, newest first; disabled while there are none."""

    chosen = Signal(object)
    """The path of a file."""

    def __init__(self, name: str, title: str, key: str, parent: QWidget) -> None:
        """Make the menu with this object name; `key` is the settings key of its list."""
        super().__init__(title, parent)
        self.setObjectName(name)
        self.setToolTipsVisible(True)
        self._key = key
        self._paths: list[str] = []
        self.triggered.connect(self._on_triggered)
        self._show()

    def restore(self, settings: SettingsFile) -> None:
        """Read the list from the settings."""
        try:
            found = json.loads(bytes(settings.bytes(self._key).data()).decode())
        except (ValueError, RecursionError):
            return
        if isinstance(found, list):
            self._paths = [str(path) for path in cast("list[object]", found)][:MOST]
            self._show()

    def save(self, settings: SettingsFile) -> None:
        """Store the list in the settings."""
        settings.put(self._key, QByteArray(json.dumps(self._paths).encode()))

    def add(self, path: Path) -> None:
        """Put a file first."""
        self._paths = [str(path), *(each for each in self._paths if each != str(path))][:MOST]
        self._show()

    def remove(self, path: Path) -> None:
        """Remove a file that can't be opened."""
        if str(path) in self._paths:
            self._paths.remove(str(path))
            self._show()

    def _show(self) -> None:
        self.clear()
        for path in self._paths:
            action = self.addAction(Path(path).name.replace("&", "&&"))
            action.setData(path)
            action.setToolTip(wrapped(path))
        self.setEnabled(bool(self._paths))

    @Slot(QAction)
    def _on_triggered(self, action: QAction) -> None:
        self.chosen.emit(Path(str(action.data())))
