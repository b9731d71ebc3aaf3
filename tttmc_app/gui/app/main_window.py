"""The window itself: there at once, and furnished as soon as it has been seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from tttmc_app.gui.app.opening import opening_of
from tttmc_app.gui.files.settings_file import SettingsFile
from tttmc_app.gui.look.application import finish_application

if TYPE_CHECKING:
    from tttmc_app.gui.app.window_parts import Workplace
    from tttmc_app.gui.game.controller import GameController
    from tttmc_app.gui.students.students import Students

FIRST_WIDTH, FIRST_HEIGHT = 1100, 760
_LONGEST_OPENING_MS = 500


class MainWindow(QMainWindow):
    """Show an empty board within the time that Qt takes, and everything else right after it.

    Whoever wants all of it at once calls `furnish` before it is shown.
    """

    furnished = Signal()

    def __init__(self, settings: SettingsFile) -> None:
        super().__init__()
        self.setObjectName("mainWindow")
        self.setWindowTitle("tttmc")
        self._settings = settings
        self._workplace: Workplace | None = None
        self._has_begun = False
        self._is_closed = False
        self.failure: Exception | None = None
        self.opening = opening_of(settings)
        if not self.restoreGeometry(settings.bytes("window/geometry")):
            screen = self.screen().availableGeometry()
            self.resize(min(FIRST_WIDTH, screen.width()), min(FIRST_HEIGHT, screen.height()))

    @property
    def controller(self) -> GameController:
        """Return what runs the game; the window must be furnished."""
        return self._furniture.controller

    @property
    def students(self) -> Students:
        """Return what there is of students' files; the window must be furnished."""
        return self._furniture.students

    @property
    def _furniture(self) -> Workplace:
        assert self._workplace is not None, "the window is not furnished"
        return self._workplace

    def open(self) -> None:
        """Show the window: an empty board where it is known how it stood, then everything.

        What goes wrong after the window was shown is kept as `failure`, and ends the application.
        """
        if self.opening is None:
            self.furnish()
        else:
            self.setCentralWidget(self.opening)
            self.opening.painted.connect(self._furnish_soon)
            # A window that comes up minimised or behind others is not painted.
            QTimer.singleShot(_LONGEST_OPENING_MS, self, self._furnish_late)
        self.show()

    def _furnish_soon(self) -> None:
        QTimer.singleShot(0, self, self._furnish_late)  # once what was painted is on the screen

    def _furnish_late(self) -> None:
        try:
            self.furnish()
        except Exception as error:  # noqa: BLE001 - whoever runs the application raises it
            self.failure = error
            QApplication.exit(1)

    def furnish(self) -> None:
        """Put everything into the window that belongs there."""
        if self._workplace is not None or self._is_closed:
            return
        finish_application()
        # Most of the program is loaded here.
        from tttmc_app.gui.app.window_parts import Workplace
        from tttmc_app.gui.board.accessible import make_boards_accessible

        make_boards_accessible()
        self._workplace = Workplace(self, self._settings)
        self.opening = None  # Qt has deleted it when the board took its place
        if self.isVisible():
            self._settle()
            self._begin()
        self.furnished.emit()

    def _settle(self) -> None:
        """Let everything be shown and take its place, as Qt would when it next comes to it."""
        # Of other objects nothing is due yet: the window itself may have been told to close.
        for widget in self.findChildren(QWidget):
            QApplication.sendPostedEvents(widget, QEvent.Type.MetaCall)
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)

    def _begin(self) -> None:
        if not self._has_begun:
            self._has_begun = True
            self._furniture.begin()

    def showEvent(self, event: QShowEvent) -> None:
        """Let the game begin once the window is there."""
        super().showEvent(event)
        if self._workplace is not None:
            self._begin()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make room for the board in a small window."""
        super().resizeEvent(event)
        if self._workplace is not None:
            self._workplace.make_room()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember everything and end the worker threads."""
        self._is_closed = True
        if self._workplace is not None:
            self._settings.put("window/geometry", self.saveGeometry())
            self._workplace.end()
        event.accept()
