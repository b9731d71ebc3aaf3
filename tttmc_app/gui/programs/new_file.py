"""The dialog and the job that create a starter file and its tests."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.workers import JobRunner, Report


class NewFile(QObject):
    """The dialog and the job that create a starter file and its test suite."""

    written = Signal(object)
    """The `Template`."""
    failed = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._folder = ""
        self._runner = JobRunner(self)
        self._runner.returned.connect(self._on_returned)
        self._runner.failed.connect(self._on_failed)

    def ask(self) -> None:
        """Ask for a name, and write the files."""
        from PySide6.QtWidgets import QFileDialog  # loaded when first used

        from tttmc_app.gui.files.dialogs import name_filter
        from tttmc_app.gui.files.formats import PYTHON

        name, _ = QFileDialog.getSaveFileName(
            self._window,
            translate("Students", "New student file"),
            str(Path(self._folder) / "my_player.py"),
            name_filter(PYTHON),
            options=QFileDialog.Option.DontConfirmOverwrite,  # existing files aren't replaced
        )
        if name:
            self._write(Path(name))

    def shutdown(self) -> bool:
        """End the worker thread within a time limit; return whether it ended."""
        return self._runner.shutdown()

    def _write(self, path: Path) -> None:
        from tttmc_app.course.template import write_template  # loaded when first used

        self._folder = str(path.parent)
        self._runner.post(partial(write_template, path))

    @Slot(Report)
    def _on_returned(self, report: Report) -> None:
        self.written.emit(report.value)

    @Slot(int, object)
    def _on_failed(self, _job_id: int, error: Exception) -> None:
        self.failed.emit(shown(error))
