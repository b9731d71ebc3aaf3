"""Base class of the pages for learning."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tttmc_app.core import Position
from tttmc_app.gui.lab.parts import scrolled
from tttmc_app.gui.learn.track_board import TrackBoard
from tttmc_app.gui.look.page_window import WindowPage
from tttmc_app.gui.look.theme import LIGHT, UNIT, Theme, for_letters
from tttmc_app.workers.answers import Answers

LEAST_SIDE_WIDTH, SIDE_WIDTH = 220, 340
"""The minimum and the maximum width of the column beside a page's board, in pixels."""


class LearnPage(WindowPage):
    """A page with a board on the left and a column beside it."""

    play_requested = Signal(Position)
    """A position to play from in the main window."""
    lab_requested = Signal(str, Position)
    """A page of the lab, and the position to show there."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(f"{name}Page")
        self._name = name
        self._theme = LIGHT
        self.board = TrackBoard(name)
        self.answers = Answers(self)

    def lay_out(self, *parts: QWidget, stretch: QWidget | None = None) -> QScrollArea:
        """Place the board, and the other parts in a column that scrolls."""
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, UNIT, 0)
        column.setSpacing(UNIT)
        for part in parts:
            column.addWidget(part, 1 if part is stretch else 0)
        if stretch is None:
            column.addStretch(1)
        side = scrolled(content, f"{self._name}Side")
        side.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        side.setMinimumWidth(for_letters(LEAST_SIDE_WIDTH, self.font()))
        side.setMaximumWidth(for_letters(SIDE_WIDTH, self.font()))
        side.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(UNIT, UNIT, UNIT, UNIT)
        layout.setSpacing(2 * UNIT)
        layout.addWidget(self.board, 1)
        layout.addWidget(side, 1)
        return side

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press the button that has the focus, too; Qt accepts only Space."""
        at = self.focusWidget()
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and isinstance(at, QAbstractButton):
            self.enter(at)
        else:
            super().keyPressEvent(event)

    def enter(self, at: QAbstractButton) -> None:
        """Press the button that has the focus when Enter is pressed."""
        at.click()

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another theme's colours."""
        self._theme = theme
        self.board.set_theme(theme)

    def shutdown(self) -> bool:
        """End all work within a time limit; return whether it ended."""
        return self.answers.shutdown()
