"""A screen reader that listens, and a board of its own to read."""

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

Told = list[tuple[QAccessible.Event, str]]
"""What was told, and the name of what it is about."""


@pytest.fixture
def reader(qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let Qt believe that a screen reader is there."""
    QAccessible.setActive(True)
    # Without a screen not every Qt remembers it.
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Told:
    """Collect what assistive technology is told, with the name of what it is about."""
    events: Told = []
    tell = QAccessible.updateAccessibility

    def listen(event: QAccessibleEvent) -> None:
        events.append((event.type(), event.accessibleInterface().text(NAME)))
        tell(event)

    monkeypatch.setattr(QAccessible, "updateAccessibility", listen)
    return events


@pytest.fixture
def board(qtbot: QtBot) -> Iterator[BoardView]:
    """Give a board of its own that has the focus."""
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
