"""Announcements: none without a screen reader, and in the form that the reader understands."""

from __future__ import annotations

import pytest
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
)
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tttmc_app.gui.look.announcing import announce

Event = QAccessible.Event


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Collect what screen readers are told: announcements, and the names of notifications."""
    found: list[tuple[str, str]] = []

    def listen(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            found.append(("announcement", event.message()))
        elif event.type() in (Event.NameChanged, Event.ObjectShow):
            part = event.accessibleInterface()
            role = part.role()
            assert (role, part.parent().role()) == (
                QAccessible.Role.Notification,
                QAccessible.Role.StatusBar,
            )
            found.append((event.type().name, part.text(QAccessible.Text.Name)))

    monkeypatch.setattr(QAccessible, "updateAccessibility", listen)
    return found


def test_only_a_screen_reader_is_told(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, told: list[tuple[str, str]]
) -> None:
    """Without a screen reader nothing is sent; elsewhere than on Linux, Qt's event is."""
    widget = QWidget()
    qtbot.addWidget(widget)
    monkeypatch.setattr("tttmc_app.gui.look.announcing.sys.platform", "darwin")
    for is_active in (False, True):
        monkeypatch.setattr(QAccessible, "isActive", lambda active=is_active: active)
        announce(widget, "b2")
    assert told == [("announcement", "b2")]
