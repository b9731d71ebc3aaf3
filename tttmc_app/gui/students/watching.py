"""Notice when a student's file changes on the disk."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal, Slot

_CALM_MS = 400
"""An editor writes in several steps: only afterwards is the file looked at."""


class Watching(QObject):
    """Watch the files in use."""

    changed = Signal(str)
    """A file's path; what is in it may still be the same."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(self._on_changed)
        self._waiting: set[str] = set()
        self._wanted: set[str] = set()
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_CALM_MS)
        self._pause.timeout.connect(self._tell)

    def watch(self, paths: set[Path]) -> None:
        """Watch these files and no others."""
        self._wanted = {str(path) for path in paths}
        watched = set(self._watcher.files())
        if watched - self._wanted:
            self._watcher.removePaths(sorted(watched - self._wanted))
        if self._wanted - watched:
            self._watcher.addPaths(sorted(self._wanted - watched))

    def stop(self) -> None:
        """Watch nothing, and say nothing more."""
        self._pause.stop()
        self._waiting = set()
        self.watch(set())

    @Slot(str)
    def _on_changed(self, path: str) -> None:
        self._waiting.add(path)
        self._pause.start()

    @Slot()
    def _tell(self) -> None:
        waiting, self._waiting = self._waiting & self._wanted, set()
        self.watch({Path(path) for path in self._wanted})  # a file that was replaced is another
        for path in sorted(waiting):
            self.changed.emit(path)
