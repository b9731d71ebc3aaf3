"""The strips above the board: an error in words, and the tools to set a position up."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QToolButton,
    QWidget,
)

from tttmc_app.core import Mark
from tttmc_app.gui.board.changes import announce
from tttmc_app.gui.look.theme import UNIT


class MessageBar(QFrame):
    """Say in one line what went wrong and what to do; a click or the next game closes it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("message")
        self.setProperty("bar", "error")
        self._text = QLabel()
        self._text.setObjectName("messageText")
        self._text.setWordWrap(True)
        close = QToolButton()
        close.setText("Dismiss")
        close.setProperty("role", "button")
        close.clicked.connect(self.hide)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(UNIT + 4, UNIT // 2, UNIT // 2, UNIT // 2)
        layout.addWidget(self._text, 1)
        layout.addWidget(close)
        self.hide()

    def say(self, text: str) -> None:
        """Show what went wrong in place of the message before."""
        self._show(text, "error")

    def tell(self, text: str) -> None:
        """Show what nobody need worry about, in calm colours."""
        self._show(text, "tool")

    def withdraw(self, text: str) -> None:
        """Hide a message that no longer holds, where it is still the one that is shown."""
        if text and self._text.text() == _sentence(text):
            self.hide()

    def _show(self, text: str, look: str) -> None:
        if self.property("bar") != look:
            self.setProperty("bar", look)
            for widget in (self, self._text):  # a style sheet looks at properties only once
                widget.style().unpolish(widget)
                widget.style().polish(widget)
        self._text.setText(_sentence(text))
        self.show()
        announce(self, self._text.text())


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


class SetUpBar(QFrame):
    """Hold the tools for setting a position up by clicks."""

    begun = Signal()
    cleared = Signal()
    cancelled = Signal()
    side_chosen = Signal(Mark)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("setUp")
        self.setProperty("bar", "tool")
        self._side = QComboBox()
        self._side.setObjectName("setUpSide")
        self._side.setAccessibleName("Who is to move")
        for mark in Mark:
            self._side.addItem(f"{mark} to move", mark)
        self._side.activated.connect(self._on_side)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(UNIT + 4, UNIT // 2, UNIT // 2, UNIT // 2)
        layout.setSpacing(UNIT)
        layout.addWidget(self._side)
        layout.addStretch(1)
        for name, text, signal in (
            ("setUpClear", "Clear", self.cleared),
            ("setUpCancel", "Cancel", self.cancelled),
            ("setUpBegin", "Play from here", self.begun),
        ):
            button = QToolButton()
            button.setObjectName(name)
            button.setText(text)
            button.setProperty("role", "primary" if signal is self.begun else "button")
            button.clicked.connect(signal)
            layout.addWidget(button)
        self.hide()

    def show_side(self, mark: Mark) -> None:
        """Show who is to move."""
        with QSignalBlocker(self._side):
            self._side.setCurrentIndex(list(Mark).index(mark))

    def _on_side(self, index: int) -> None:
        self.side_chosen.emit(list(Mark)[index])
