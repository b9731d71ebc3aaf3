"""Announcements: none without a screen reader, and in the form that the reader understands."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
)
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tttmc_app.gui.look.announcing import announce

Event = QAccessible.Event


class Bus:
    """A bus on which a screen reader has registered events, or none at all."""

    def __init__(self, events: str | None) -> None:
        self.events = events
        self.names: list[str] = []

    def __call__(self, name: str) -> Bus:
        """Return the connection with this name."""
        self.names.append(name)
        return self

    def isConnected(self) -> bool:
        """Return whether there is a bus."""
        return self.events is not None

    def asyncCall(self, message: object) -> str:
        """Return the answer."""
        return self.events or ""


class Watcher(QObject):
    """An answer that comes when a test lets it."""

    finished = Signal()
    waiting: list[Watcher]

    def __init__(self, reply: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._reply = reply
        self.waiting.append(self)

    def reply(self) -> str:
        """Return the events."""
        return self._reply

    def isError(self) -> bool:
        """Return whether there is no answer."""
        return not self._reply


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


Say = Callable[[str, str | None], None]


@pytest.fixture
def say(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Say:
    """Return a function that announces a text where a reader has registered these events."""
    widget = QWidget()
    qtbot.addWidget(widget)
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr("tttmc_app.gui.look.announcing.sys.platform", "linux")
    monkeypatch.setattr("PySide6.QtDBus.QDBusPendingCallWatcher", Watcher)

    def announced(text: str, events: str | None) -> None:
        Watcher.waiting = []
        monkeypatch.setattr("PySide6.QtDBus.QDBusConnection", Bus(events))
        announce(widget, text)
        for each in Watcher.waiting:
            each.finished.emit()

    return announced


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


def test_a_reader_that_knows_announcements_gets_them(say: Say, told: list[tuple[str, str]]) -> None:
    """New readers, and those about which nothing is known, get Qt's announcement."""
    say("a1", "[('orca', 'object:announcement')]")
    say("b2", None)  # no bus
    say("c3", "")  # no answer
    assert told == [("announcement", text) for text in ("a1", "b2", "c3")]
