"""Real boards, small: a list of positions to browse through."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QListView, QListWidget, QListWidgetItem, QWidget

from tttmc_app.core import Position, Thought
from tttmc_app.gui.board import COLOURS_ONLY, overlay_of
from tttmc_app.gui.board.painter import BoardPainter
from tttmc_app.gui.board.picture import BoardPicture, Geometry
from tttmc_app.gui.look.theme import LIGHT, Theme

SIDE = 84
"""Pixels along a small board."""
_RING = 3
"""Of these, room at each side for the ring around a best square."""


class SmallBoards(QListWidget):
    """Show positions as small boards; the arrow keys go from one to the next."""

    shown = Signal(int)
    """Another board is chosen: its place, or -1."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("role", "boards")
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setUniformItemSizes(True)
        self.setIconSize(QSize(SIDE, SIDE))
        self.setGridSize(QSize(SIDE + 20, SIDE + 20))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self._theme = LIGHT
        self._boards: tuple[tuple[Position, Thought, str], ...] = ()
        self.currentRowChanged.connect(self._on_row)

    def show_boards(self, boards: Sequence[tuple[Position, Thought, str]]) -> None:
        """Show these positions, each with what the squares show and with what it is called."""
        self._boards = tuple(boards)
        self.clear()
        for position, thought, words in self._boards:
            item = QListWidgetItem(self._icon(position, thought), "")
            item.setToolTip(words)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, words)
            item.setSizeHint(QSize(SIDE + 16, SIDE + 16))
            self.addItem(item)
        if self._boards:
            self.setCurrentRow(0)

    def set_theme(self, theme: Theme) -> None:
        """Paint the boards in another theme's colours."""
        self._theme = theme
        for row, (position, thought, _) in enumerate(self._boards):
            self.item(row).setIcon(self._icon(position, thought))

    def _icon(self, position: Position, thought: Thought) -> QIcon:
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(round(SIDE * ratio), round(SIDE * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        size = position.rules.size
        cell = (SIDE - 2 * _RING - 3 * (size - 1)) // size
        side = cell * size + 3 * (size - 1)
        start = (SIDE - side) // 2
        geometry = Geometry(size, start, start, cell, 3, 0)
        overlay = overlay_of(thought, COLOURS_ONLY)
        painter = QPainter(pixmap)
        BoardPainter(self._theme, geometry, self.font()).paint(
            painter, BoardPicture(position, overlay=overlay)
        )
        painter.end()
        icon = QIcon(pixmap)
        icon.addPixmap(pixmap, QIcon.Mode.Selected)  # no tint over the board
        return icon

    @Slot(int)
    def _on_row(self, row: int) -> None:
        self.shown.emit(row)
