"""Positions in which a player errs: as a list of small boards, and as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QListView, QListWidget, QListWidgetItem, QWidget

from tttmc_app.core import Position, Thought
from tttmc_app.experiments.limits import (
    LimitPosition,
    Limits,
    SideLimits,
    choice_text,
    opening_text,
    verdicts,
)
from tttmc_app.experiments.player_text import name_without_count
from tttmc_app.gui.board import COLOURS_ONLY, SCORES, overlay_of
from tttmc_app.gui.board.painter import BoardPainter
from tttmc_app.gui.board.picture import BoardPicture, Geometry
from tttmc_app.gui.files.pictures import Canvas, Frame, PictureStyle
from tttmc_app.gui.look.image_files import Drawing, painting_font
from tttmc_app.gui.look.theme import LIGHT, Theme
from tttmc_app.gui.look.translation import sentences, shown, translate

SIDE = 84
"""Width of a small board, in pixels."""
_RING = 3
"""Margin on each side for the ring around a best square, in pixels."""
_PICTURE_WIDTH = 400
"""Width of a board in a picture, in pixels."""
_MAX_BOARDS = 24
"""Maximum number of boards in a picture; more would be too small to read."""


class SmallBoards(QListWidget):
    """Positions as small boards; the arrow keys move from one to the next."""

    chosen = Signal(int)
    """The row of the current board, or -1."""

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
        """Show positions, each with a description and a thought whose values its board shows."""
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
        overlay = overlay_of(thought, COLOURS_ONLY, position)
        painter = QPainter(pixmap)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        BoardPainter(self._theme, geometry, self.font()).paint(
            painter, BoardPicture(position, overlay=overlay)
        )
        painter.end()
        icon = QIcon(pixmap)
        icon.addPixmap(pixmap, QIcon.Mode.Selected)  # no tint over the board
        return icon

    @Slot(int)
    def _on_row(self, row: int) -> None:
        self.chosen.emit(row)


def limits_drawing(limits: Limits, theme: Theme) -> Drawing:
    """Return a drawing of the opening and each side's first mistakes; needs an application."""
    found = [
        (side, position) for side in limits.sides for position in side.positions[: _MAX_BOARDS // 2]
    ]
    frames = [_frame(side, position) for side, position in found]
    if limits.opening is not None:
        frames.insert(0, _opening(limits, limits.opening))
    style = PictureStyle(painting_font(), theme, width=_PICTURE_WIDTH)
    drawing = Canvas(limits.rules.size, style).drawing(frames)
    title = translate(
        "Lab",
        "Limits of {player}, {rules}",
        player=name_without_count(limits.player),
        rules=limits.rules.describe(),
    )
    return replace(drawing, title=title, description=sentences(*map(shown, verdicts(limits))))


def _opening(limits: Limits, opening: LimitPosition) -> Frame:
    return Frame(
        _picture(opening), shown(opening_text(opening)), shown(name_without_count(limits.player))
    )


def _frame(side: SideLimits, found: LimitPosition) -> Frame:
    note = translate("Lab", "As {side}, in other games", side=str(side.side))
    if found.reached:
        note = translate("Lab", "As {side}, in its own games", side=str(side.side))
    return Frame(_picture(found), shown(choice_text(found)), note)


def _picture(found: LimitPosition) -> BoardPicture:
    overlay = overlay_of(found.thought, SCORES, found.position)
    texts = overlay.texts() if overlay is not None else ()
    return BoardPicture(found.position, None, overlay, texts)
