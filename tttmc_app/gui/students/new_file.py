"""A starting file for a student and its test suite, written where nothing is yet."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from tttmc_app.course.template import Template, write_template
from tttmc_app.gui.look.translation import shown
from tttmc_app.workers import JobRunner, Report

_FILTER = "Python files (*.py)"


class NewFile(QObject):
    """Ask for a name, and write the two files under it."""

    written = Signal(Template)
    failed = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._folder = ""
        self._runner = JobRunner(self)
        self._runner.returned.connect(self._on_returned)
        self._runner.failed.connect(self._on_failed)

    def ask(self) -> None:
        """Let a person choose a name, and write the files."""
        name, _ = QFileDialog.getSaveFileName(
            self._window,
            "New student file",
            str(Path(self._folder) / "my_player.py"),
            _FILTER,
            options=QFileDialog.Option.DontConfirmOverwrite,  # nothing is ever overwritten
        )
        if name:
            self.write(Path(name))

    def write(self, path: Path) -> None:
        """Write the files; `written` or `failed` tells how it went."""
        self._folder = str(path.parent)
        self._runner.start(partial(_write, path))

    def shutdown(self) -> bool:
        """End the worker thread within a bound; return whether it ended."""
        return self._runner.shutdown()

    @Slot(Report)
    def _on_returned(self, report: Report) -> None:
        if isinstance(report.value, Template):
            self.written.emit(report.value)

    @Slot(int, object)
    def _on_failed(self, _job_id: int, error: Exception) -> None:
        self.failed.emit(shown(error))


def _write(path: Path) -> Iterator[Template]:
    yield write_template(path)
