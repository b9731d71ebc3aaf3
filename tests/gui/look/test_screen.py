"""Windows stay on their screen, and new ones open over the active one."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.gui.conftest import OpenWindow
from tttmc_app.gui.look.screen import keep_on_screen, place_over_active_window


@pytest.mark.parametrize("place", [QRect(-50, -50, 300, 200), QRect(300, 300, 5000, 5000)])
def test_a_window_is_on_its_screen(qtbot: QtBot, place: QRect) -> None:
    """A window that is too large or off its screen is shrunk and moved onto it."""
    window = QWidget()
    qtbot.addWidget(window)
    window.setGeometry(place)
    keep_on_screen(window)
    window.show()
    assert window.screen().availableGeometry().contains(window.frameGeometry())


def test_a_new_window_is_over_the_main_one(open_window: OpenWindow, qtbot: QtBot) -> None:
    """A window without a saved position is centred on the main one, as far as the screen allows."""
    main = open_window().window
    main.resize(QSize(500, 400))
    main.move(QPoint(120, 90))
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(200, 100)
    place_over_active_window(window)
    difference = window.frameGeometry().center() - main.frameGeometry().center()
    assert difference.manhattanLength() <= 2
