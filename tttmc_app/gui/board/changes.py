"""What assistive technology is told of a board without asking."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QWidget

from tttmc_app.core import Square
from tttmc_app.gui.board.view import BoardView

NAMES_MS = 100
"""Changed names are told together after this time, however fast machines play."""


class ChangeReporter(QObject):
    """Tell where the keyboard stands, and which squares are called otherwise than when read.

    It lives and dies with its board, and is made when assistive technology first asks for it.
    """

    def __init__(self, view: BoardView) -> None:
        super().__init__(view)
        self._view = view
        self._names: dict[Square, str] = {}
        self._rules = view.picture.position.rules
        self._focus = QTimer(self, singleShot=True, interval=0)
        self._focus.timeout.connect(self._tell_focus)
        self._change = QTimer(self, singleShot=True, interval=NAMES_MS)
        self._change.timeout.connect(self._tell_changes)
        view.cursor_moved.connect(self._on_cursor_moved)
        view.settled.connect(self._on_settled)
        self._on_cursor_moved()  # the focus may be what made assistive technology ask

    def read(self, square: Square) -> str:
        """Return a square's name and remember that it has been read."""
        name = self._names[square] = self._view.describe(square)
        return name

    @Slot()
    def _on_cursor_moved(self) -> None:
        # Later, because Qt tells the focus of the whole board right after it has come here.
        if QAccessible.isActive() and self._view.hasFocus():
            self._focus.start()

    @Slot()
    def _on_settled(self) -> None:
        if QAccessible.isActive() and not self._change.isActive():
            self._change.start()

    @Slot()
    def _tell_focus(self) -> None:
        if self._view.hasFocus():
            self._tell(QAccessible.Event.Focus, self._view.cursor_square)

    @Slot()
    def _tell_changes(self) -> None:
        """Tell of names that were read and are out of date: nobody misses any other."""
        rules = self._view.picture.position.rules
        if rules != self._rules:
            self._tell(QAccessible.Event.DescriptionChanged)
        if rules.size != self._rules.size:
            self._names = {at: name for at, name in self._names.items() if max(at) < rules.size}
            self._tell(QAccessible.Event.ObjectReorder)
        self._rules = rules
        for square, name in self._names.items():
            now = self._view.describe(square)
            if now != name:
                self._names[square] = now
                self._tell(QAccessible.Event.NameChanged, square)

    def _tell(self, what: QAccessible.Event, square: Square | None = None) -> None:
        event = QAccessibleEvent(self._view, what)
        if square is not None:
            event.setChild(self._view.picture.position.rules.index(square))
        QAccessible.updateAccessibility(event)


def announce(widget: QWidget, text: str) -> None:
    """Let a screen reader say a text, if one is there."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
