"""What all programs share in the main window: the console, and the window for a file's text."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDockWidget, QMainWindow

from tttmc_app.gui.look.translation import translate
from tttmc_app.gui.programs.console import ConsolePanel
from tttmc_app.gui.programs.output_queue import OutputQueue
from tttmc_app.gui.programs.source_view import SourceView

_MIN_WIDTH, _MIN_HEIGHT = 760, 620
"""The console doesn't open automatically in a smaller window, where the board needs the space."""


class ProgramPanels(QObject):
    """The console and the source view, which all programs use."""

    def __init__(self, dock: QDockWidget, window: QMainWindow, output: OutputQueue) -> None:
        super().__init__(window)
        self._window = window
        self._dock = dock
        self.console = ConsolePanel(output)
        dock.setWidget(self.console)
        self.source = SourceView(window)
        self._has_opened = False
        self._users: set[str] = set()

    def show_console(self, name: str, language: str = "", line: int | None = None) -> None:
        """Show the console for a program, and offer the line of the file that failed."""
        self.set_title(name, language)
        self.offer_line(line)

    def set_title(self, name: str, language: str = "") -> None:
        """Name the program and, once it has run, its language."""
        if language:
            title = translate(
                "Students", "Console · {file} · {language}", file=name, language=language
            )
        else:
            title = translate("Students", "Console · {file}", file=name)
        self._dock.setWindowTitle(title)

    def set_polling(self, user: str, *, active: bool) -> None:
        """Start or stop reading output for one of the console's users.

        It is needed while a program plays or loads.
        """
        (self._users.add if active else self._users.discard)(user)
        self.console.set_polling(active=bool(self._users))

    def offer_line(self, line: int | None) -> None:
        """Offer to show a line of the file.

        The console opens the first time it is used, if the window is large enough.
        """
        self.console.offer_line(line)
        self.console.set_polling(active=True)
        size = self._window.size()
        is_large = size.width() >= _MIN_WIDTH and size.height() >= _MIN_HEIGHT
        if not self._has_opened and is_large:
            self._dock.show()
        self._has_opened = True
