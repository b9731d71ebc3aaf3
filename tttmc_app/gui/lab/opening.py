"""Open the lab's window from the main one, where it stood before, and close it with it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from tttmc_app.core import Position
from tttmc_app.gui.files.settings_file import SettingsFile
from tttmc_app.gui.game.controller import GameController
from tttmc_app.gui.lab.window import LabWindow
from tttmc_app.gui.look.theme import LIGHT, Theme

_GEOMETRY = "lab/geometry"


class Lab(QObject):
    """Own the lab's window; it has none above it, so that it may lie behind the main one."""

    position_wanted = Signal(Position)

    def __init__(self, settings: SettingsFile, controller: GameController) -> None:
        super().__init__(controller)
        self._settings = settings
        self._controller = controller
        self._theme = LIGHT
        self._window: LabWindow | None = None

    @property
    def window(self) -> LabWindow | None:
        """Return the window, or None before it was opened."""
        return self._window

    def open(self, page: str = "") -> None:
        """Show the window, on a page of one's choice."""
        if self._window is None:
            self._window = LabWindow(self._board)
            self._window.closed.connect(self._on_closed)
            self._window.position_wanted.connect(self.position_wanted)
            self._window.set_theme(self._theme)
            self._window.restore(self._settings.bytes(_GEOMETRY))
        window = self._window
        window.open_page(page, self._controller.session.record.rules)
        window.show()
        window.raise_()
        window.activateWindow()

    def set_theme(self, theme: Theme) -> None:
        """Show the window in another theme's colours."""
        if theme is not self._theme:
            self._theme = theme
            if self._window is not None:
                self._window.set_theme(theme)

    def shutdown(self) -> None:
        """Close the window; what runs ends within a bound, and its results are kept."""
        if self._window is not None:
            self._window.close()
            self._window.deleteLater()
            self._window = None

    def _board(self) -> Position:
        return self._controller.position

    @Slot()
    def _on_closed(self) -> None:
        if self._window is not None:
            self._settings.put(_GEOMETRY, self._window.saveGeometry())
