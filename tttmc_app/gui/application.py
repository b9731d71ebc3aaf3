"""Open the window and stay until it is closed."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from functools import partial
from importlib.resources import as_file, files
from types import FrameType

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

from tttmc_app import __version__
from tttmc_app.gui.board.accessible import make_boards_accessible
from tttmc_app.gui.icons import application_icon
from tttmc_app.gui.main_window import MainWindow
from tttmc_app.gui.preferences import PreferencesFile
from tttmc_app.storage import config_folder

SWITCH_SECONDS = 0.0005


def make_application() -> QApplication:
    """Return the one QApplication, made with the program's name and look."""
    make_boards_accessible()
    # Qt hands parts of a stretched picture to threads of its own and waits for them: while machines
    # think on the other cores, a paint of 1 ms took 5. One thread paints a board fast enough.
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    # A thread of Python that thinks gives way to the window this soon, not after 5 ms.
    sys.setswitchinterval(SWITCH_SECONDS)
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        application = QApplication(sys.argv[:1])
    application.setAttribute(Qt.ApplicationAttribute.AA_DontShowIconsInMenus)
    application.setApplicationName("tttmc")
    application.setApplicationDisplayName("tttmc")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("tttmc")
    application.setStyle("Fusion")
    ensure_font()
    application.setWindowIcon(application_icon())
    return application


def ensure_font() -> None:
    """Load the fonts that a frozen copy brings where the system has none: every letter is a box."""
    if not sys.platform.startswith("linux") or QFontDatabase.families():
        return
    folder = files("tttmc_app.resources") / "fonts"
    if not folder.is_dir():
        return
    for font in folder.iterdir():
        with as_file(font) as path:
            number = QFontDatabase.addApplicationFont(str(path))
        for family in QFontDatabase.applicationFontFamilies(number):
            QApplication.setFont(QFont(family))


def make_window() -> MainWindow:
    """Return the main window with what it remembers; a QApplication must exist."""
    return MainWindow(PreferencesFile(str(config_folder() / "window.ini")))


def _close(window: MainWindow, _signal: int, _frame: FrameType | None) -> None:
    window.close()


def run(begin: Callable[[MainWindow], None] | None = None) -> int:
    """Open the window; return the program's exit status when it is closed.

    What is to happen in it first, if anything, is called once it is there.
    """
    application = make_application()
    window = make_window()
    window.show()
    if begin is not None:
        begin(window)
    # Python only notices Ctrl-C while its own code runs: let it, now and then.
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, partial(_close, window))
    pulse = QTimer()
    pulse.timeout.connect(int)
    pulse.start(200)
    return application.exec()
