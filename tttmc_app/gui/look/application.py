"""The one application: its name and its look."""

from __future__ import annotations

import os
import sys

from PySide6.QtWidgets import QApplication

from tttmc_app import __version__

SWITCH_SECONDS = 0.0005


def make_application() -> QApplication:
    """Return the one QApplication, made with the program's name and look."""
    application = begin_application()
    finish_application()
    return application


def begin_application() -> QApplication:
    """Return the one QApplication with what it takes to show an empty window."""
    # Qt hands parts of a stretched picture to threads of its own and waits for them: while machines
    # think on the other cores, a paint of 1 ms took 5. One thread paints a board fast enough.
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    # A thread of Python that thinks gives way to the window this soon, not after 5 ms.
    sys.setswitchinterval(SWITCH_SECONDS)
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        application = QApplication(sys.argv[:1])
    application.setApplicationName("tttmc")
    application.setApplicationDisplayName("tttmc")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("tttmc")
    return application


def finish_application() -> None:
    """Add what the application needs by the time that there is something in its window."""
    # Not imported above: all this would take as long as the window takes to be painted empty.
    from PySide6.QtCore import Qt

    from tttmc_app.gui.look.icons import application_icon

    QApplication.setStyle("Fusion")
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontShowIconsInMenus)
    ensure_font()
    QApplication.setWindowIcon(application_icon())


def ensure_font() -> None:
    """Load the fonts that a frozen copy brings where the system has none: every letter is a box."""
    from PySide6.QtGui import QFont, QFontDatabase

    if not sys.platform.startswith("linux") or QFontDatabase.families():
        return
    from importlib.resources import as_file, files

    folder = files("tttmc_app.resources") / "fonts"
    if not folder.is_dir():
        return
    for font in folder.iterdir():
        with as_file(font) as path:
            number = QFontDatabase.addApplicationFont(str(path))
        for family in QFontDatabase.applicationFontFamilies(number):
            QApplication.setFont(QFont(family))
