"""Open and save games, read and written off the window's thread."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from tttmc_app.core import GameRecord, TttmcError
from tttmc_app.core.record_json import record_from_json, record_to_json
from tttmc_app.gui.files.asking_name import ask_save_name
from tttmc_app.gui.look.translation import shown
from tttmc_app.storage import read_text, write_text_atomically
from tttmc_app.workers import JobRunner, Report

_KINDS = {"Games (*.json)": ".json", "All files (*)": ".json"}
_FILTER = ";;".join(_KINDS)


class GameFiles(QObject):
    """Ask for a file's name, and read or write it in a worker thread."""

    opened = Signal(GameRecord, str)
    """A game was read: its record, and the name of its file."""
    saved = Signal(GameRecord, str)
    """A game was written: its record, and the name of its file."""
    failed = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._folder = ""
        self._saving = False
        self._runner = JobRunner(self)
        self._runner.returned.connect(self._on_returned)
        self._runner.failed.connect(self._on_failed)

    def ask_open(self) -> None:
        """Let a person choose a game and open it."""
        name, _ = QFileDialog.getOpenFileName(self._window, "Open game", self._folder, _FILTER)
        if name:
            self.open(Path(name))

    def ask_save(self, record: GameRecord) -> None:
        """Let a person choose a name and save a game under it."""
        start = Path(self._folder) / "game.json"
        path = ask_save_name(self._window, "Save game", start, _KINDS)
        if path is not None:
            self.save(path, record)

    def open(self, path: Path) -> None:
        """Read a game; `opened` or `failed` tells how it went."""
        self._saving = False
        self._folder = str(path.parent)
        self._runner.start(partial(_read, path))

    def save(self, path: Path, record: GameRecord) -> None:
        """Write a game; `saved` or `failed` tells how it went."""
        self._folder = str(path.parent)
        self._saving = True
        self._runner.start(partial(_write, path, record))

    def shutdown(self) -> bool:
        """End the worker thread within a bound; return whether it ended.

        A game that was saved a moment before is written first.
        """
        if self._saving:
            self._runner.wait_until_idle()
        return self._runner.shutdown()

    @Slot(Report)
    def _on_returned(self, report: Report) -> None:
        if isinstance(report.value, _Kept):
            signal = self.saved if self._saving else self.opened
            self._saving = False
            signal.emit(report.value.record, report.value.name)

    @Slot(int, object)
    def _on_failed(self, _job_id: int, error: Exception) -> None:
        self._saving = False
        self.failed.emit(shown(error))


@dataclass(frozen=True, slots=True)
class _Kept:
    """Hold a game as it stands in a file."""

    record: GameRecord
    name: str


def _read(path: Path) -> Iterator[_Kept]:
    text = read_text(path)
    try:
        yield _Kept(record_from_json(text), path.name)
    except TttmcError as error:
        raise TttmcError(f"{path.name} can't be opened: {error}") from None


def _write(path: Path, record: GameRecord) -> Iterator[_Kept]:
    write_text_atomically(path, record_to_json(record))
    yield _Kept(record, path.name)
