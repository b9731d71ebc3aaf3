"""A screen reader, and a board to read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessible, QAccessibleEvent
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tests.gui.board.reading import NAME, close
from tttmc_app.gui.board import BoardView
from tttmc_app.gui.board.accessible import make_boards_accessible
from tttmc_app.gui.look.application import make_application

Reports = list[tuple[QAccessible.Event, str]]
"""The reported events, each with the name of the object that it concerns."""


@pytest.fixture
def reader(qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Make Qt believe that a screen reader is running."""
    QAccessible.setActive(True)
    # Without a display, some versions of Qt don't remember this setting.
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def reports(monkeypatch: pytest.MonkeyPatch) -> Reports:
    """Collect the events reported to assistive technology, with the names of their objects."""
    events: Reports = []
    report = QAccessible.updateAccessibility

    def listen(event: QAccessibleEvent) -> None:
        events.append((event.type(), event.accessibleInterface().text(NAME)))
        report(event)

    monkeypatch.setattr(QAccessible, "updateAccessibility", listen)
    return events


@pytest.fixture
def board(qtbot: QtBot) -> Iterator[BoardView]:
    """Yield a board that has the focus."""
    make_application()
    make_boards_accessible()
    view = BoardView()
    view.resize(300, 300)
    view.show()
    view.activateWindow()
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    yield view
    if isValid(view):
        close(view)
