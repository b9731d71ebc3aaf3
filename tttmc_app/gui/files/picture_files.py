"""Export the game as pictures: asked for on the window's thread, painted and written off it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from tttmc_app.core import GameRecord
from tttmc_app.gui.files.asking_name import ask_save_name
from tttmc_app.gui.files.exports import Export, export
from tttmc_app.gui.files.pictures import Look
from tttmc_app.gui.look.translation import shown
from tttmc_app.workers import JobRunner, Report

KINDS = {
    "Animated GIF of the whole game (*.gif)": ".gif",
    "PNG of the board (*.png)": ".png",
    "SVG of the board (*.svg)": ".svg",
}


class PictureFiles(QObject):
    """Ask for a picture's name, and paint and write it in a worker thread."""

    progressed = Signal(str, int)
    """The file's name, and how many percent are done."""
    exported = Signal(str)
    failed = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._folder = ""
        self._name = ""
        self._runner = JobRunner(self)
        self._runner.progressed.connect(self._on_progressed)
        self._runner.returned.connect(self._on_returned)
        self._runner.failed.connect(self._on_failed)

    def ask_export(self, record: GameRecord, look: Look, move: int | None) -> None:
        """Let a person choose a name, and write the game as what its ending asks for.

        A PNG or SVG shows the game after so many moves, or with None as it stands.
        """
        start = Path(self._folder) / "game.gif"
        path = ask_save_name(self._window, "Export as picture", start, KINDS)
        if path is None:
            return
        whole = path.suffix.lower() == ".gif"
        self.export(Export(record, path, look, None if whole else move))

    def export(self, wanted: Export) -> None:
        """Paint and write a game; `exported` or `failed` tells how it went."""
        self._folder = str(wanted.path.parent)
        self._name = wanted.path.name
        self._runner.start(partial(export, wanted))
        self.progressed.emit(self._name, 0)

    def shutdown(self) -> bool:
        """End the worker thread within a bound; return whether it ended.

        What is half painted is given up: no file is ever half written.
        """
        return self._runner.shutdown()

    @Slot(Report)
    def _on_progressed(self, report: Report) -> None:
        share = getattr(report.value, "share", 0.0)
        self.progressed.emit(self._name, round(100 * share))

    @Slot(Report)
    def _on_returned(self, _report: Report) -> None:
        self.exported.emit(self._name)

    @Slot(int, object)
    def _on_failed(self, _job_id: int, error: Exception) -> None:
        self.failed.emit(shown(error))
