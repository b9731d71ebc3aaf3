"""The window itself: there at once, and furnished as soon as it has been seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QMainWindow

from tttmc_app.gui.application import finish_application
from tttmc_app.gui.opening import opening_of
from tttmc_app.gui.settings_file import SettingsFile

if TYPE_CHECKING:
    from tttmc_app.gui.controller import GameController
    from tttmc_app.gui.course.students import Students
    from tttmc_app.gui.workplace import Workplace

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
        """Show the window: an empty board where it is known how it stood, then everything."""
        if self.opening is None:
            self.furnish()
        else:
            self.setCentralWidget(self.opening)
            self.opening.painted.connect(self._furnish_soon)
            # A window that comes up minimised or behind others is not painted.
            QTimer.singleShot(_LONGEST_OPENING_MS, self, self.furnish)
        self.show()

    def _furnish_soon(self) -> None:
        QTimer.singleShot(0, self, self.furnish)  # once what was painted is on the screen

    def furnish(self) -> None:
        """Put everything into the window that belongs there."""
        if self._workplace is not None or self._is_closed:
            return
        try:
            finish_application()
            # Most of the program is loaded here.
            from tttmc_app.gui.workplace import Workplace

            self._workplace = Workplace(self, self._settings)
        except BaseException:
            QApplication.exit(1)  # an empty window would be of no use
            raise
        self.opening = None  # Qt has deleted it when the board took its place
        if self.isVisible():
            # What is put into an open window is shown and takes its place when Qt comes to it.
            for waiting in (QEvent.Type.MetaCall, QEvent.Type.LayoutRequest):
                QApplication.sendPostedEvents(None, waiting)
            self._begin()
        self.furnished.emit()

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
