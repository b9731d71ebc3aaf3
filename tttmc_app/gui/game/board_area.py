"""The middle of the window: a column of bars, headline, board and legend."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tttmc_app.gui.board import BoardView
from tttmc_app.gui.board.board_frame import BoardFrame
from tttmc_app.gui.board.legend import OverlayLegend
from tttmc_app.gui.look.theme import UNIT, Theme, scaled_font
from tttmc_app.gui.look.widgets import ElidedLabel
from tttmc_app.gui.panels.bars import MessageBar, SetUpBar


class BoardArea(QWidget):
    """The board with its bars, headline and legend."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.message = MessageBar()
        self.set_up = SetUpBar()
        self.headline = ElidedLabel()
        self.headline.setObjectName("headline")
        self.headline.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.headline.setFont(scaled_font(self.font(), 1.25, bold=True))
        self.board = BoardView()
        self.legend = OverlayLegend()
        self._layout = layout = QVBoxLayout(self)
        layout.setContentsMargins(UNIT, UNIT, UNIT, UNIT)
        layout.setSpacing(UNIT)
        for widget in (self.message, self.set_up, self.headline):
            layout.addWidget(widget)
        layout.addWidget(BoardFrame(self.board, self.legend), 1)

    @property
    def has_bars(self) -> bool:
        """Return whether a bar is visible above the headline."""
        return self.headline.y() > UNIT

    def add_bar(self, bar: QWidget) -> None:
        """Add a bar below the message bar."""
        self._layout.insertWidget(self._layout.indexOf(self.message) + 1, bar)

    def set_theme(self, theme: Theme) -> None:
        """Switch to another theme's colours."""
        self.board.set_theme(theme)
