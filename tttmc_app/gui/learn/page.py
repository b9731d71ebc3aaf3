"""Base class of the pages for learning."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from tttmc_app.core import Text
from tttmc_app.gui.game.shell import Shell
from tttmc_app.gui.game.track_board import TrackBoard
from tttmc_app.gui.look.theme import LIGHT, UNIT, Theme, type_font
from tttmc_app.gui.look.widgets import PlainLabel
from tttmc_app.gui.panels.inspector import page_column
from tttmc_app.workers.answers import Answers


class LearnPage(QWidget):
    """A page of the inspector that shows positions of its own in the game's place."""

    name: ClassVar[str]
    title: ClassVar[Text]
    manual_page = "12-learn.md"

    def __init__(self, shell: Shell) -> None:
        super().__init__()
        self.shell = shell
        self.setObjectName(f"{self.name}Page")
        self._theme = LIGHT
        self.board = TrackBoard(self.name)
        self.answers = Answers(self)
        self.first: QWidget = self.board.board
        """What has the focus when the page is opened."""

    def lay_out(self, *parts: QWidget, stretch: QWidget | None = None, spacing: int = UNIT) -> None:
        """Place the parts in the page's column."""
        column = page_column(self)
        column.setSpacing(spacing)
        for part in parts:
            column.addWidget(part, 1 if part is stretch else 0)
        column.addStretch(1 if stretch is None else 0)  # below a part that has grown to its most

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

    def refresh(self) -> None:
        """Update what matters only on a visible page; called whenever the page is chosen."""

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another theme's colours."""
        self._theme = theme
        self.board.set_theme(theme)

    def shutdown(self) -> bool:
        """End all work within a time limit; return whether it ended."""
        return self.answers.shutdown()


def words(name: str, pixels: int = 13, weight: int = 400) -> PlainLabel:
    """Return a label for text that wraps, by its object name."""
    label = PlainLabel()
    label.setObjectName(name)
    label.setFont(type_font(pixels, weight))
    label.setWordWrap(True)
    return label
