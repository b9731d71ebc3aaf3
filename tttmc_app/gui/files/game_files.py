"""Game files and exported pictures, read and written on worker threads."""

from __future__ import annotations

from collections import deque
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

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


class GameFile(NamedTuple):
    """A game that was read from a file or written to it."""

    record: GameRecord
    path: Path
    game: int | None
    """The game's number in its session, if the game was written; None if it was read."""


class GameFiles(QObject):
    """The dialogs and the worker thread that open and save games."""

    opened = Signal(object)
    """Emitted when a game has been read, with a `GameFile`."""
    saved = Signal(object)
    """Emitted when a game has been written, with a `GameFile`."""
    failed = Signal(object, str)
    """Emitted when a file could not be read or written, with its path and a message."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._folder = ""
        self._paths: dict[int, Path] = {}
        self._runner = JobRunner(self)
        self._runner.returned.connect(self._on_returned)
        self._runner.failed.connect(self._on_failed)

    def ask_open(self) -> Path | None:
        """Ask for a game file and return its path; None if the user cancels."""
        return ask_open_path(self._window, translate("Files", "Open game"), self._folder, GAME)

    def ask_save(self, name: str = "game.json") -> Path | None:
        """Ask for a path to save a game at; None if the user cancels."""
        title, start = translate("Files", "Save game"), Path(self._folder) / name
        return ask_save_path(self._window, title, start, [GAME], other_suffixes=True)

    def open(self, path: Path) -> None:
        """Read a game; emits `opened` or `failed`."""
        self._folder = str(path.parent)
        self._paths[self._runner.post(partial(_read, path))] = path

    def save(self, path: Path, record: GameRecord, game: int) -> None:
        """Write a game with its number in the session; emits `saved` or `failed`."""
        self._folder = str(path.parent)
        self._paths[self._runner.post(partial(_write, path, record, game))] = path

    def shutdown(self) -> bool:
        """Finish saving and end the worker thread within a time limit; return whether it ended."""
        return self._runner.shutdown()

    @Slot(Report)
    def _on_returned(self, report: Report) -> None:
        self._paths.pop(report.job_id, None)
        if isinstance(report.value, GameFile):
            (self.opened if report.value.game is None else self.saved).emit(report.value)

    @Slot(int, object)
    def _on_failed(self, job_id: int, error: Exception) -> None:
        self.failed.emit(self._paths.pop(job_id, Path()), shown(error))


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
        self._waiting: deque[PictureRequest] = deque()
        self._runner = JobRunner(self)
        self._runner.progressed.connect(self._on_progressed)
        self._runner.returned.connect(self._on_returned)
        self._runner.failed.connect(self._on_failed)

    def ask_export(self, record: GameRecord, style: PictureStyle, move: int | None) -> None:
        """Ask for a file name and export a game in the format of its suffix.

        A still picture shows the game after `move` moves, or its last position if `move` is None.
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
        """Paint and write a picture, after those under way; emits `exported` or `failed`."""
        self._folder = str(request.path.parent)
        self._waiting.append(request)
        self._go_on()

    def _go_on(self) -> None:
        """Begin the next picture, unless one is being painted."""
        from tttmc_app.gui.files.pictures import export_game

        if self._waiting and not self._runner.is_busy:
            request = self._waiting.popleft()
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
        self._go_on()

    @Slot(int, object)
    def _on_failed(self, _job_id: int, error: Exception) -> None:
        self.failed.emit(shown(error))
        self._go_on()


def _read(path: Path) -> GameFile:
    text = read_text(path)
    try:
        return GameFile(record_from_json(text), path, None)
    except TttmcError as error:
        raise TttmcError("{name} can't be opened: {error}", name=path.name, error=error) from None


def _write(path: Path, record: GameRecord, game: int) -> GameFile:
    write_text_atomically(path, record_to_json(record))
    return GameFile(record, path, game)
