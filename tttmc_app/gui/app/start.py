"""Open the window and stay until it is closed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QTimer

from tttmc_app.folders import config_folder
from tttmc_app.gui.app.main_window import MainWindow
from tttmc_app.gui.app.signals import noted_signals
from tttmc_app.gui.files.settings_file import SettingsFile
from tttmc_app.gui.look.application import begin_application

_PULSE_MS = 200
"""Python only notices Ctrl-C while its own code runs: so often it does."""


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
    signals: Sequence[int] = (),
) -> int:
    """Open the window; return the program's exit status when it is closed, or raise what failed.

    What is to happen in it first, if anything, is called once all of it is there; whoever watches
    how it opens, before it does. A signal closes it, one that was noted before this, too.
    """
    with noted_signals() as noted:
        application = begin_application()
        window = _window(config_folder())
        if begin is not None:
            window.furnished.connect(partial(begin, window))
        if watch is not None:
            watch(window)
        window.open()
        pulse = QTimer()
        pulse.timeout.connect(partial(_heed, (signals, noted), window))
        pulse.start(_PULSE_MS)
        code = application.exec()
    if window.failure is not None:
        window.close()
        raise window.failure
    return code


def _window(folder: Path) -> MainWindow:
    return MainWindow(SettingsFile(folder / "window.ini"))


def _heed(signals: tuple[Sequence[int], ...], window: MainWindow) -> None:
    if any(signals):
        window.close()
