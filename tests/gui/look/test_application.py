"""The application: its name, and how it ends."""

from __future__ import annotations

import os
import sys

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tttmc_app import __version__
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
