"""Announcements through screen readers.

Qt's own announcements reach every screen reader except older versions of Orca, such as 43 in
Debian. Those speak the name of a notification that is shown in a status bar. Newer versions
would speak both; the events that a screen reader listens to reveal which version is running.
"""

from __future__ import annotations

import sys
from functools import cache
from itertools import cycle
from typing import cast

from PySide6.QtCore import QObject, QRect, QTimer, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import VoidPtr

# Qt uses None where there is no interface, which PySide's stubs don't allow.
NO_INTERFACE = cast("QAccessibleInterface", None)

SETTLE_MS = 1000
"""Orca drops notifications amid the hundreds of events from a window that is opening."""


def announce(widget: QWidget, text: str) -> None:
    """Announce text through the screen reader, if one is running."""
    if not QAccessible.isActive():
        return
    if sys.platform == "linux":
        _announce_on_linux(widget, text)
    else:
        _send_announcement(widget, text)


def _send_announcement(widget: QWidget, text: str) -> None:
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


def _announce_on_linux(widget: QWidget, text: str) -> None:
    # Only a running screen reader needs this module.
    from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

    bus = QDBusConnection("a11y")  # the name under which Qt connects to assistive technology
    if not bus.isConnected():
        _send_announcement(widget, text)
        return
    registry = "org.a11y.atspi.Registry"
    question = QDBusMessage.createMethodCall(
        registry, "/org/a11y/atspi/registry", registry, "GetRegisteredEvents"
    )
    watcher = QDBusPendingCallWatcher(bus.asyncCall(question), widget)

    def on_finished() -> None:
        # PySide can't read a list of pairs, but can print one as text.
        listens = "announcement" in repr(watcher.reply()).lower()
        if watcher.isError() or listens:
            _send_announcement(widget, text)
        else:
            _notifier().show(text)
        watcher.deleteLater()

    watcher.finished.connect(on_finished)


class _Notifier(QObject):
    """Shows text as notifications that are neither on the screen nor in any window."""

    def __init__(self) -> None:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        super().__init__(application)
        self._texts: list[str] = []
        root = QAccessible.queryAccessibleInterface(application)
        bar = _Part(QAccessible.Role.StatusBar, root)
        # A screen reader may read a name only after the next text has been shown.
        self._parts = cycle([_Part(QAccessible.Role.Notification, bar) for _ in range(8)])
        self._pause = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._pause.timeout.connect(self._show_all)
        application.focusWindowChanged.connect(self._pause.start)

    def show(self, text: str) -> None:
        """Show text as soon as the window has settled."""
        self._texts.append(text)
        if not self._pause.isActive():
            self._show_all()

    @Slot()
    def _show_all(self) -> None:
        for text in self._texts:
            part = next(self._parts)
            part.name = text
            for what in (QAccessible.Event.NameChanged, QAccessible.Event.ObjectShow):
                QAccessible.updateAccessibility(QAccessibleEvent(part, what))
        self._texts.clear()


@cache
def _notifier() -> _Notifier:
    return _Notifier()


class AccessiblePart(QAccessibleInterface):
    """An accessible object without a QObject and without parts, whose name can't be changed."""

    def object(self) -> QObject:
        """Return nothing: it isn't a QObject."""
        return cast("QObject", None)

    def child(self, index: int, /) -> QAccessibleInterface:
        """Return nothing: it has no parts."""
        return NO_INTERFACE

    def childAt(self, x: int, y: int, /) -> QAccessibleInterface:
        """Return nothing: it has no parts."""
        return NO_INTERFACE

    def childCount(self) -> int:
        """Return 0: it has no parts."""
        return 0

    def indexOfChild(self, arg__1: QAccessibleInterface, /) -> int:
        """Return -1: it has no parts."""
        return -1

    def setText(self, t: QAccessible.Text, text: str, /) -> None:
        """Do nothing: the name says what the object is."""


class _Part(AccessiblePart):
    """An accessible object without a widget."""

    def __init__(self, role: QAccessible.Role, parent: QAccessibleInterface) -> None:
        super().__init__()
        self.name = ""
        self._role = role
        self._parent = parent
        QAccessible.registerAccessibleInterface(self)

    def isValid(self) -> bool:
        return True

    def parent(self) -> QAccessibleInterface:
        return self._parent

    def rect(self) -> QRect:
        return QRect()

    def role(self) -> QAccessible.Role:
        return self._role

    def state(self) -> QAccessible.State:
        return QAccessible.State()

    def text(self, t: QAccessible.Text, /) -> str:
        return self.name if t is QAccessible.Text.Name else ""

    def interface_cast(self, arg__1: QAccessible.InterfaceType, /) -> int:
        return cast("int", VoidPtr(0))
