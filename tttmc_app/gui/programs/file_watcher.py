"""Noticing that programs in use have changed on disk."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal, Slot

SETTLE_MS = 400
"""The delay before a changed file is read, because editors write in several steps."""


class FileWatcher(QObject):
    """Watcher of the files in use."""

    changed = Signal(str)
    """A file's path; its content may be unchanged."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(self.report)
        self._waiting: set[str] = set()
        self._watched: set[str] = set()
        self._pause = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._pause.timeout.connect(self._emit_changes)

    def watch(self, paths: set[Path]) -> None:
        """Watch these files and no others.

        Those that weren't watched so far, or were gone, may have changed in the meantime.
        """
        self._watched = {str(path) for path in paths}
        for path in self._follow():
            self.report(path)

    @Slot(str)
    def report(self, path: str) -> None:
        """Emit a file's change a little later, if it is still watched."""
        self._waiting.add(path)
        self._pause.start()

    def _follow(self) -> set[str]:
        """Let Qt watch what is to be watched; return the files that it hasn't watched so far."""
        before = set(self._watcher.files())
        for path in before - self._watched:
            self._watcher.removePath(path)
        return {path for path in self._watched - before if self._watcher.addPath(path)}

    @Slot()
    def _emit_changes(self) -> None:
        waiting, self._waiting = self._waiting & self._watched, set()
        self._follow()  # replaced files too
        for path in sorted(waiting):
            self.changed.emit(path)
