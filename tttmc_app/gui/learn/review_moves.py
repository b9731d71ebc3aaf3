"""The list of a game's moves, with the class of each as far as it is known."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QListWidget

from tttmc_app.analysis.review import MISTAKES, GameReview, MoveClass
from tttmc_app.core import GameRecord, square_name
from tttmc_app.gui.learn.wording import move_text
from tttmc_app.gui.look.items import add_item
from tttmc_app.gui.look.theme import LIGHT, Theme, scaled
from tttmc_app.gui.look.translation import translate

_ROW, _FEWEST = 28, 4
"""The height of a row in pixels, and the least number shown without scrolling."""
_ICON, _DOT = 16, 9
_PROVEN = (MoveClass.ONLY, MoveClass.BEST, *MISTAKES)
_WRONG = (*MISTAKES, MoveClass.LIKELY_MISTAKE, MoveClass.DOUBTFUL)


class MoveList(QListWidget):
    """The start of a game and its moves; the row is the number of moves played."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("reviewMoves")
        self.setAccessibleName(translate("Learn", "Moves of the game"))
        self.setProperty("role", "boards")
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)  # rows to the very end
        self.setIconSize(QSize(_ICON, _ICON))
        self._theme = LIGHT
        self._found: GameReview | None = None

    def set_theme(self, theme: Theme) -> None:
        """Show the classes in another theme's colours."""
        self._theme = theme
        if self._found is not None:
            self.show_review(self._found)

    def sizeHint(self) -> QSize:
        """Return the smallest size; the list grows into the room that the page has."""
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def show_game(self, record: GameRecord) -> None:
        """List a game's moves, none of them reviewed yet."""
        self._found = None
        with QSignalBlocker(self):
            self.clear()
            # Translators: The start of the game (a noun).
            add_item(self, translate("Learn", "Start"))
            for number, move in enumerate(record.moves):
                side, at = str(record.positions[number].to_move), square_name(move.square)
                text = translate(
                    "Learn", "{number}. {side} {square}", number=number + 1, side=side, square=at
                )
                add_item(self, text)
            for row in range(self.count()):
                self.item(row).setSizeHint(QSize(0, scaled(_ROW)))
        least, most = (
            rows * scaled(_ROW) + 2 for rows in (min(_FEWEST, self.count()), self.count())
        )
        self.setMinimumHeight(least)
        self.setMaximumHeight(most)

    def show_review(self, found: GameReview) -> None:
        """Show the classes of the moves reviewed so far."""
        self._found = found
        icons = {kind: self._dot(kind) for kind in MoveClass}
        for move in found.moves:
            item = self.item(move.number + 1)
            item.setText(move_text(move))
            item.setIcon(icons[move.kind])

    def _dot(self, kind: MoveClass) -> QIcon:
        """Return a dot in the colour of a class: full if proven, a ring if estimated."""
        theme = self._theme
        neutral = theme.muted if kind is MoveClass.FORCED else theme.scale[-2]
        colour = QColor(theme.wrong if kind in _WRONG else neutral)
        ratio = self.devicePixelRatioF()
        dot = QPixmap(QSize(_ICON, _ICON) * ratio)
        dot.setDevicePixelRatio(ratio)
        dot.fill(Qt.GlobalColor.transparent)
        painter = QPainter(dot)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour, 2))
        painter.setBrush(colour if kind in _PROVEN else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(_ICON / 2, _ICON / 2), _DOT / 2 - 1, _DOT / 2 - 1)
        painter.end()
        return QIcon(dot)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show whole rows; keep the selected move visible if it was, also with less room."""
        self.setViewportMargins(0, 0, 0, (self.height() - 2) % scaled(_ROW))
        was_visible = 0 <= self._selected_bottom() <= event.oldSize().height()
        super().resizeEvent(event)
        if was_visible:
            self.scrollToItem(self.currentItem())

    def _selected_bottom(self) -> int:
        """Return the lower edge of the selected move in the list's view, or -1 without one."""
        if self.currentRow() < 0:
            return -1
        return self.visualItemRect(self.currentItem()).bottom()
