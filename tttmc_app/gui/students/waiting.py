"""What the students' files in play need from you before they can move."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Slot

from tttmc_app.core import Mark
from tttmc_app.gui.game.state import GameState
from tttmc_app.gui.look.translation import translate
from tttmc_app.gui.students.file_opener import FileOpener, ReadFile
from tttmc_app.gui.students.student_specs import file_of, is_file, is_student
from tttmc_app.players import PlayerSpec


class Waiting(QObject):
    """The reasons why students' files can't think yet, passed on to the game's state."""

    def __init__(self, state: GameState, opener: FileOpener) -> None:
        super().__init__(opener)
        self._state = state
        self._asked: Path | None = None
        self._starting: Path | None = None
        opener.asked.connect(self._on_asked)
        opener.started.connect(self._on_started)
        for over in (opener.loaded, opener.broken, opener.failed):
            over.connect(self._on_over)
        state.players_changed.connect(self._show)
        self._show()

    @Slot(ReadFile)
    def _on_asked(self, read: ReadFile) -> None:
        self._asked, self._starting = read.source.path, None
        self._show()

    @Slot(Path)
    def _on_started(self, path: Path) -> None:
        self._asked, self._starting = None, path
        self._show()

    @Slot()
    def _on_over(self) -> None:
        self._asked = self._starting = None
        self._show()

    @Slot()
    def _show(self) -> None:
        players = zip(Mark, self._state.session.players, strict=True)
        texts = {mark: self._text(mark, spec) for mark, spec in players if is_student(spec)}
        self._state.set_waiting("students", {mark: text for mark, text in texts.items() if text})

    def _text(self, mark: Mark, spec: PlayerSpec) -> str:
        if not is_file(spec):
            return translate("Students", "{side} needs a student file", side=mark)
        path = file_of(spec)
        if path == self._asked:
            return translate(
                "Students",
                "{file} ({side}) is waiting for your permission",
                file=path.name,
                side=mark,
            )
        if path == self._starting:
            return translate("Students", "{file} ({side}) is starting", file=path.name, side=mark)
        return ""
