"""Announcements: none without a screen reader, and in the form that the reader understands."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tttmc_app.gui.look import announcing
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


def test_an_older_reader_is_shown_notifications(
    say: Say, told: list[tuple[str, str]], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Older readers get notifications, after a new window has settled, each text once."""
    monkeypatch.setattr(announcing, "SETTLE_MS", 60)
    vars(announcing)["_notifier"].cache_clear()  # the next one has the shorter pause
    old = "[('orca', 'object:state-changed:showing')]"
    say("a1", old)
    events = [("NameChanged", "a1"), ("ObjectShow", "a1")]
    assert told == events
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    application.focusWindowChanged.emit(None)
    say("b2", old)
    say("c3", old)
    assert told == events  # the window is still opening
    qtbot.waitUntil(lambda: len(told) == 6)
    say("d4", old)
    texts = [text for what, text in told if what == "ObjectShow"]
    assert texts == ["a1", "b2", "c3", "d4"]
    vars(announcing)["_notifier"].cache_clear()


def test_a_notification_has_no_widget_and_no_parts(
    say: Say, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """It can be told apart from the last seven, and answers all that a screen reader may ask."""
    vars(announcing)["_notifier"].cache_clear()
    parts: list[QAccessibleInterface] = []

    def listen(event: QAccessibleEvent) -> None:
        if event.type() is Event.ObjectShow:
            parts.append(event.accessibleInterface())

    monkeypatch.setattr(QAccessible, "updateAccessibility", listen)
    for number in range(9):
        say(f"text {number}", "[('orca', 'object:state-changed:showing')]")
    name, description = QAccessible.Text.Name, QAccessible.Text.Description
    assert len({id(part) for part in parts}) == 8
    assert parts[8] is parts[0]
    assert [part.text(name) for part in parts[1:]] == [f"text {at}" for at in range(1, 9)]
    part, bar = parts[1], parts[1].parent()
    assert all(each.parent() is bar for each in parts)
    for each, role in (
        (part, QAccessible.Role.Notification),
        (bar, QAccessible.Role.StatusBar),
    ):
        assert (each.role(), each.isValid(), each.childCount()) == (role, True, 0)
        nothing: list[object] = [each.child(0), each.childAt(1, 1), each.object()]
        assert nothing == [None] * 3
        assert each.indexOfChild(part) == -1
        assert each.rect().isNull()
        assert each.text(description) == ""
        assert not each.state().invisible
    part.setText(name, "another")
    assert part.text(name) == "text 1"
    assert bar.parent().role() is QAccessible.Role.Application
    assert QAccessible.uniqueId(part) != QAccessible.uniqueId(bar)
    vars(announcing)["_notifier"].cache_clear()
