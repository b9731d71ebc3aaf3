"""The application: its name, and how it ends."""

from __future__ import annotations

import os
import signal
import sys
from functools import partial

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.gui.conftest import OpenWindow
from tttmc_app import __version__
from tttmc_app.gui.app.main_window import MainWindow
from tttmc_app.gui.app.start import run
from tttmc_app.gui.look.application import make_application


def test_there_is_one_application(qtbot: QtBot) -> None:
    """A second call returns the same application, with the program's name, version and icon."""
    application = make_application()
    assert make_application() is application
    assert application.applicationName() == "tttmc"
    assert application.applicationVersion() == __version__
    assert not application.windowIcon().isNull()
    assert application.applicationDisplayName() == application.desktopFileName() == "tttmc"
    assert application.style().name() == "fusion"
    assert application.testAttribute(Qt.ApplicationAttribute.AA_DontShowIconsInMenus)
    assert sys.getswitchinterval() == pytest.approx(0.0005)
    assert os.environ["QT_NO_GUI_THREADPOOL"] == "1"
    application.setStyle("windows")
    assert make_application().style().name() == "fusion"


def test_two_windows_at_once(open_window: OpenWindow) -> None:
    """Each of two windows plays its own game, and closing one leaves the other unchanged."""
    one, other = open_window(o="human"), open_window(o="human")
    one.click(0, 0)
    assert (one.moves, other.moves) == (1, 0)
    one.window.close()
    other.click(1, 1)
    assert other.moves == 1


def test_run_ends_with_its_window(qtbot: QtBot) -> None:
    """The program runs until its window closes, and returns 0; Ctrl-C closes the window."""
    before = signal.getsignal(signal.SIGINT)
    QTimer.singleShot(300, partial(signal.raise_signal, signal.SIGINT))
    assert run() == 0
    windows = [w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow)]
    assert not any(window.isVisible() for window in windows)
    for window in windows:
        window.deleteLater()
    assert signal.getsignal(signal.SIGINT) is before
