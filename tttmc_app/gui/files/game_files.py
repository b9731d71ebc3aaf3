"""Game files and exported pictures, read and written on worker threads."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from tttmc_app.core import GameRecord, TttmcError
from tttmc_app.core.record_json import record_from_json, record_to_json
from tttmc_app.gui.files.dialogs import ask_open_path, ask_save_path
from tttmc_app.gui.files.formats import GAME, PICTURE_FORMATS, picture_format
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.storage import read_text, write_text_atomically
from tttmc_app.workers import JobRunner, Report

# Imported on first use: few users export pictures.
if TYPE_CHECKING:
    from tttmc_app.gui.files.pictures import PictureRequest, PictureStyle


class GameFiles(QObject):
    """The dialogs and the worker thread that open and save games."""

    opened = Signal(GameRecord, str)
    """A game was read: its record, and the name of its file."""
    saved = Signal(GameRecord, str)
    """A game was written: its record, and the name of its file."""
    failed = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._folder = ""
        self._runner = JobRunner(self)
        self._runner.returned.connect(self._on_returned)
        self._runner.failed.connect(self._on_failed)

    def ask_open(self) -> None:
        """Ask for a game file and open it."""
        title = translate("Files", "Open game")
        path = ask_open_path(self._window, title, self._folder, GAME)
        if path is not None:
            self.open(path)

    def ask_save(self, record: GameRecord) -> None:
        """Ask for a file name and save a game."""
        title, start = translate("Files", "Save game"), Path(self._folder) / "game.json"
        path = ask_save_path(self._window, title, start, [GAME], other_suffixes=True)
        if path is not None:
            self.save(path, record)

    def open(self, path: Path) -> None:
        """Read a game; emits `opened` or `failed`."""
        self._folder = str(path.parent)
        self._runner.post(partial(_read, path))

    def save(self, path: Path, record: GameRecord) -> None:
        """Write a game; emits `saved` or `failed`."""
        self._folder = str(path.parent)
        self._runner.post(partial(_write, path, record))

    def shutdown(self) -> bool:
        """Finish saving and end the worker thread within a time limit; return whether it ended."""
        return self._runner.shutdown()

    @Slot(Report)
    def _on_returned(self, report: Report) -> None:
        if isinstance(report.value, _GameFile):
            file = report.value
            (self.saved if file.is_saved else self.opened).emit(file.record, file.name)

    @Slot(int, object)
    def _on_failed(self, _job_id: int, error: Exception) -> None:
        self.failed.emit(shown(error))


class PictureFiles(QObject):
    """The dialog and the worker thread that export games as pictures."""

    progressed = Signal(str, int)
    """The file's name, and the percentage done."""
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

    def ask_export(self, record: GameRecord, style: PictureStyle, move: int | None) -> None:
        """Ask for a file name and export a game in the format of its suffix.

        A still picture shows the game after `move` moves, or its last position if that is None.
        """
        from tttmc_app.gui.files.pictures import PictureRequest

        title, start = translate("Files", "Export as picture"), Path(self._folder) / "game.gif"
        path = ask_save_path(self._window, title, start, PICTURE_FORMATS)
        if path is None:
            return
        try:
            is_animated = picture_format(path).is_animated
        except TttmcError as error:
            self.failed.emit(shown(error))
        else:
            self.export(PictureRequest(record, path, style, None if is_animated else move))

    def export(self, request: PictureRequest) -> None:
        """Paint and write a picture; emits `exported` or `failed`."""
        from tttmc_app.gui.files.pictures import export_game

        self._folder = str(request.path.parent)
        self._name = request.path.name
        self._runner.start(partial(export_game, request))
        self.progressed.emit(self._name, 0)

    def shutdown(self) -> bool:
        """Cancel and end the worker thread within a time limit; return whether it ended.

        Files are written completely or not at all.
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


@dataclass(frozen=True, slots=True)
class _GameFile:
    """A game that was read from a file or written to it."""

    record: GameRecord
    name: str
    is_saved: bool


def _read(path: Path) -> _GameFile:
    text = read_text(path)
    try:
        return _GameFile(record_from_json(text), path.name, is_saved=False)
    except TttmcError as error:
        raise TttmcError("{name} can't be opened: {error}", name=path.name, error=error) from None


def _write(path: Path, record: GameRecord) -> _GameFile:
    write_text_atomically(path, record_to_json(record))
    return _GameFile(record, path.name, is_saved=True)
