"""A page's own stage, with its parts where those of the game's stage are."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from tttmc_app.core import Mark, Position
from tttmc_app.gui.game.stage import places_in
from tttmc_app.gui.look.theme import UNIT, Theme, scaled, type_font
from tttmc_app.gui.look.translation import translate
from tttmc_app.gui.look.widgets import tool_button
from tttmc_app.gui.panels.plates import HEIGHT, Plate, PlateText, Tone

_PLATE, _LEAST_PLATE, _LEAST_CAPTION = 180, 140, 220
"""The most and least width of a plate, and the least of the caption between two, in pixels."""


class PageStage(QWidget):
    """A caption, a board or something as wide as the stage, and a row that leads to the game.

    Where there is room, plates beside the caption say who plays the game whose position is shown.
    """

    left = Signal()
    """The game's board is to be shown again."""

    def __init__(
        self, name: str, caption: QLabel, middle: QWidget, *, is_wide: bool = False
    ) -> None:
        super().__init__()
        self._caption, self._middle, self._is_wide = caption, middle, is_wide
        caption.setAlignment(Qt.AlignmentFlag.AlignCenter)
        caption.setWordWrap(True)
        caption.setFont(type_font(15, 600))
        for part in (caption, middle):
            part.setParent(self)
        self.names: tuple[str, str] | None = None
        """The names of X's and O's players; None if the positions are of no particular game."""
        self._plates = {mark: Plate(mark, self) for mark in Mark}
        for mark, plate in self._plates.items():
            plate.setObjectName(f"{name}Plate{mark}")
            plate.setEnabled(False)  # players are chosen beside the game itself
            plate.unsetCursor()
        self._row = QWidget(self)
        self._row.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # as below the game's board
        back = tool_button(f"{name}Leave", translate("Learn", "Back to the game"), self.left.emit)
        self.foot = QHBoxLayout(self._row)
        """The row below; parts may be added before the way back."""
        self.foot.setContentsMargins(0, 0, 0, 0)
        self.foot.setSpacing(2)
        self.foot.addWidget(back, 1, Qt.AlignmentFlag.AlignRight)

    def show_sides(self, position: Position) -> None:
        """Show who plays, and who is to move in a position or has won it."""
        outcome = position.outcome
        winner = None if outcome is None else outcome.winner
        for mark, plate in self._plates.items():
            name = self.names[mark is Mark.O] if self.names is not None else ""
            is_next = outcome is None and position.to_move is mark
            tone = Tone.WON if winner is mark else Tone.TO_MOVE if is_next else Tone.QUIET
            plate.show_text(PlateText(name, "", tone))
        self._place()

    def set_theme(self, theme: Theme) -> None:
        """Paint the plates in another theme's colours."""
        for plate in self._plates.values():
            plate.set_theme(theme)

    def minimumSizeHint(self) -> QSize:
        """Return the size that holds a small board."""
        return QSize(280, 300)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place everything."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        places = places_in(self.size())
        head = QRect(places.head)
        wide = min(scaled(_PLATE), (head.width() - scaled(_LEAST_CAPTION)) // 2)
        has_plates = bool(self.names) and not places.is_small and wide >= scaled(_LEAST_PLATE)
        for mark, plate in self._plates.items():
            plate.setVisible(has_plates)
            left = head.left() if mark is Mark.X else head.left() + head.width() - wide
            plate.setGeometry(left, head.top(), wide, HEIGHT)
        if has_plates:
            head = QRect(head.left() + wide, head.top(), head.width() - 2 * wide, HEIGHT)
        self._caption.setGeometry(head.adjusted(UNIT, 0, -UNIT, 0) if has_plates else head)
        place = places.board
        if self._is_wide:
            place.setTop(places.head.bottom() + UNIT)
            place.setBottom(places.foot.top() - UNIT)
            place.setLeft(UNIT)
            place.setRight(self.width() - UNIT)
        self._middle.setGeometry(place)
        self._row.setGeometry(places.foot)
