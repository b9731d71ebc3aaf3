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
        self._watcher.fileChanged.connect(self._on_changed)
        self._waiting: set[str] = set()
        self._watched: set[str] = set()
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(SETTLE_MS)
        self._pause.timeout.connect(self._emit_changes)

    def watch(self, paths: set[Path]) -> None:
        """Watch these files and no others.

        Those that weren't watched so far, or were gone, may have changed in the meantime.
        """
        self._watched = {str(path) for path in paths}
        for path in self._follow():
            self._on_changed(path)

    def _follow(self) -> set[str]:
        """Let Qt watch what is to be watched; return the files that it hasn't watched so far."""
        before = set(self._watcher.files())
        if before - self._watched:
            self._watcher.removePaths(sorted(before - self._watched))
        if self._watched - before:
            self._watcher.addPaths(sorted(self._watched - before))
        return set(self._watcher.files()) - before

    def put_off(self, path: str) -> None:
        """Report a change again a little later."""
        self._on_changed(path)

    def stop(self) -> None:
        """Stop watching, and emit nothing more."""
        self._pause.stop()
        self._waiting = set()
        self.watch(set())

    @Slot(str)
    def _on_changed(self, path: str) -> None:
        self._waiting.add(path)
        self._pause.start()

    @Slot()
    def _emit_changes(self) -> None:
        waiting, self._waiting = self._waiting & self._watched, set()
        self._follow()  # replaced files too
        for path in sorted(waiting):
            self.changed.emit(path)
