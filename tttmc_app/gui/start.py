"""Open the window and stay until it is closed."""

from __future__ import annotations

import signal
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import FrameType

from PySide6.QtCore import QTimer

from tttmc_app.folders import config_folder
from tttmc_app.gui.application import begin_application
from tttmc_app.gui.main_window import MainWindow
from tttmc_app.gui.settings_file import SettingsFile


def make_window(folder: Path | None = None) -> MainWindow:
    """Return the whole window with what it remembers in a folder, by default the program's own.

    A QApplication must exist.
    """
    window = _window(folder or config_folder())
    window.furnish()
    return window


def run(
    begin: Callable[[MainWindow], None] | None = None,
    watch: Callable[[MainWindow], None] | None = None,
) -> int:
    """Open the window; return the program's exit status when it is closed, or raise what failed.

    What is to happen in it first, if anything, is called once all of it is there; whoever watches
    how it opens, before it does.
    """
    ending = _Ending()
    for sent in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sent, ending.wish)
    application = begin_application()
    window = _window(config_folder())
    if begin is not None:
        window.furnished.connect(partial(begin, window))
    if watch is not None:
        watch(window)
    window.open()
    ending.close(window)
    # Python only notices Ctrl-C while its own code runs: let it, now and then.
    pulse = QTimer()
    pulse.timeout.connect(int)
    pulse.start(200)
    code = application.exec()
    if window.failure is not None:
        window.close()
        raise window.failure
    return code


def _window(folder: Path) -> MainWindow:
    return MainWindow(SettingsFile(folder / "window.ini"))


class _Ending:
    """Close the window at a signal: once it is open, and not while it is just being furnished."""

    def __init__(self) -> None:
        self._window: MainWindow | None = None
        self._is_wished = False

    def wish(self, _signal: int, _frame: FrameType | None) -> None:
        """Take a signal."""
        self._is_wished = True
        self._heed()

    def close(self, window: MainWindow) -> None:
        """Close this window, now if there was a signal, else when there is one."""
        self._window = window
        self._heed()

    def _heed(self) -> None:
        if self._is_wished and self._window is not None:
            QTimer.singleShot(0, self._window, self._window.close)
