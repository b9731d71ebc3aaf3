"""The window's title: which file the game is in, and whether it has gone on since."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from tttmc_app.core import GameRecord
from tttmc_app.gui.game.state import GameState

NAMELESS = "tttmc"


class WindowTitle(QObject):
    """Name the file as long as its game is on the board."""

    def __init__(self, window: QWidget, state: GameState) -> None:
        super().__init__(window)
        self._window = window
        self._state = state
        self._game = -1
        self._record: GameRecord | None = None
        state.position_changed.connect(self._show)
        self._window.setWindowTitle(NAMELESS)

    def kept(self, record: GameRecord, name: str) -> None:
        """Name the file that the game was just read from or written to."""
        self._game, self._record = self._state.session.game, record
        # Qt puts its own sign at [*] where there is something to save.
        self._window.setWindowTitle(f"{name.replace('[*]', '[*][*]')}[*]")
        self._show()

    @Slot()
    def _show(self) -> None:
        session = self._state.session
        if self._record is None or session.game != self._game:
            self._record = None
            self._window.setWindowModified(False)
            self._window.setWindowTitle(NAMELESS)
            return
        moved = session.record.moves != self._record.moves
        self._window.setWindowModified(moved or session.result != self._record.result)
