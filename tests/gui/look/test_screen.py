"""Windows stay on their screen, and new ones open over the active one."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.conftest import OpenWindow
from tttmc_app.gui.look.screen import fit_to_screen, keep_on_screen, place_over_active_window


@pytest.mark.parametrize("place", [QRect(-50, -50, 300, 200), QRect(300, 300, 5000, 5000)])
def test_a_window_is_on_its_screen(qtbot: QtBot, place: QRect) -> None:
    """A window that is too large or off its screen is shrunk and moved onto it."""
    window = QWidget()
    qtbot.addWidget(window)
    window.setGeometry(place)
    keep_on_screen(window)
    window.show()
    assert window.screen().availableGeometry().contains(window.frameGeometry())


@pytest.mark.parametrize("state", [Qt.WindowState.WindowMaximized, Qt.WindowState.WindowFullScreen])
def test_only_a_window_that_can_be_moved_is_fitted(qtbot: QtBot, state: Qt.WindowState) -> None:
    """A maximised window stays as it is; one that fits isn't touched; others keep their corner."""
    window = QWidget()
    qtbot.addWidget(window)
    screen = window.screen().availableGeometry()
    outside = QRect(screen.right() - 50, screen.bottom() - 60, 300, 200)
    window.setGeometry(outside)
    window.setWindowState(state)
    fit_to_screen(window)
    window.setWindowState(Qt.WindowState.WindowNoState)
    assert window.geometry() == outside
    fit_to_screen(window)
    assert window.frameGeometry().bottomRight() == screen.bottomRight()
    assert window.size() == outside.size()
    inside = QRect(screen.left() + 7, screen.top() + 9, 300, 200)
    window.setGeometry(inside)
    fit_to_screen(window)
    assert window.geometry() == inside


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
    before = main.geometry()
    place_over_active_window(main)  # itself: stays
    assert main.geometry() == before


def test_a_new_window_is_over_the_active_one(qtbot: QtBot) -> None:
    """The active window comes before a main one, hidden ones don't count, and all of it is seen."""
    hidden, new, active = QMainWindow(), QWidget(), QWidget()
    for each in (hidden, new, active):
        qtbot.addWidget(each)
        each.resize(300, 200)
    new.move(11, 22)
    before = new.geometry()
    place_over_active_window(new)
    assert new.geometry() == before  # no other window is visible
    active.move(150, 120)
    active.show()
    active.activateWindow()
    qtbot.waitUntil(active.isActiveWindow)
    place_over_active_window(new)
    assert new.frameGeometry().center() == active.frameGeometry().center()
    active.move(-200, -100)
    place_over_active_window(new)
    assert new.frameGeometry().topLeft() == new.screen().availableGeometry().topLeft()
