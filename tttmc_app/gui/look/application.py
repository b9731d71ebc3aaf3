"""The QApplication: its name and look."""

from __future__ import annotations

import os
import sys
from importlib.resources import as_file, files
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFileOpenEvent, QFontDatabase
from PySide6.QtWidgets import QApplication

from tttmc_app import __version__
from tttmc_app.gui.look.icons import application_icon

STYLE = "fusion"
FAMILY = "Inter"
SWITCH_SECONDS = 0.0005


class Application(QApplication):
    """The application, which macOS asks to open files."""

    file_opened = Signal(Path)

    def event(self, event: QEvent) -> bool:
        """Pass on a file that was opened in the Finder."""
        if isinstance(event, QFileOpenEvent):
            self.file_opened.emit(Path(event.file()))
            return True
        return super().event(event)


def make_application() -> QApplication:
    """Return the one QApplication, with the program's name and look."""
    # Qt splits the scaling of an image among threads and waits for them: while machines think on
    # the other cores, a 1 ms paint took 5 ms. One thread paints a board fast enough.
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    # Rich text asks for a weight of 700 where it has b, strong or a heading. The bundled font ends
    # at 600, which Qt would smear rather than draw as it is.
    os.environ.setdefault("QT_NO_SYNTHESIZED_BOLD", "1")
    # A thinking Python thread yields to the window after this time, not after the usual 5 ms.
    sys.setswitchinterval(SWITCH_SECONDS)
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        # Set by an option, because setStyle() returns the style to Python, where creating QStyle's
        # enumerations takes as long as building a panel.
        application = Application([*sys.argv[:1], "-style", STYLE])
    elif application.style().name() != STYLE:
        application.setStyle(STYLE)
    application.setApplicationName("tttmc")
    application.setApplicationDisplayName("tttmc")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("tttmc")
    application.setAttribute(Qt.ApplicationAttribute.AA_DontShowIconsInMenus)
    _use_fonts()
    application.setWindowIcon(application_icon())
    return application


def _use_fonts() -> None:
    """Write Latin letters and numbers in the bundled font, others in the system's.

    A frozen copy brings more fonts, for systems without any.
    """
    usual = QApplication.font()
    if FAMILY in usual.families():
        return
    families = list[str]()
    for font in (files("tttmc_app.resources") / "fonts").iterdir():
        if font.name.endswith((".otf", ".ttf")):
            with as_file(font) as path:
                number = QFontDatabase.addApplicationFont(str(path))
            families += QFontDatabase.applicationFontFamilies(number)
    usual.setFamilies([*sorted(set(families), key=lambda name: name != FAMILY), *usual.families()])
    QApplication.setFont(usual)
