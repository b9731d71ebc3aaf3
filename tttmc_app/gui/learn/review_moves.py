"""The list of a game's moves, with the class of each as far as it is known."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QListWidget

from tttmc_app.analysis.review import GameReview
from tttmc_app.core import GameRecord, square_name
from tttmc_app.gui.learn.wording import move_text
from tttmc_app.gui.look.items import add_item
from tttmc_app.gui.look.translation import translate

_MIN_HEIGHT = 96


class MoveList(QListWidget):
    """The start of a game and its moves; the row is the number of moves played."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("reviewMoves")
        self.setAccessibleName(translate("Learn", "Moves of the game"))
        self.setMinimumHeight(_MIN_HEIGHT)
        self.setProperty("role", "boards")

    def show_game(self, record: GameRecord) -> None:
        """List a game's moves, none of them reviewed yet."""
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

    def show_review(self, found: GameReview) -> None:
        """Show the classes of the moves reviewed so far."""
        for move in found.moves:
            self.item(move.number + 1).setText(move_text(move))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the selected move visible if it was, also when progress takes some of the room."""
        was_visible = 0 <= self._selected_bottom() <= event.oldSize().height()
        super().resizeEvent(event)
        if was_visible:
            self.scrollToItem(self.currentItem())

    def _selected_bottom(self) -> int:
        """Return the lower edge of the selected move in the list's view, or -1 without one."""
        if self.currentRow() < 0:
            return -1
        return self.visualItemRect(self.currentItem()).bottom()
