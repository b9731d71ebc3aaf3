"""A page's own stage, with its parts where those of the game's stage are."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from tttmc_app.gui.game.stage import places_in
from tttmc_app.gui.look.theme import UNIT, type_font
from tttmc_app.gui.look.translation import translate
from tttmc_app.gui.look.widgets import tool_button


class PageStage(QWidget):
    """A caption, a board or something as wide as the stage, and a row that leads to the game."""

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
        self._row = QWidget(self)
        self._row.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # as below the game's board
        back = tool_button(f"{name}Leave", translate("Learn", "Back to the game"), self.left.emit)
        self.foot = QHBoxLayout(self._row)
        """The row below; parts may be added before the way back."""
        self.foot.setContentsMargins(0, 0, 0, 0)
        self.foot.setSpacing(2)
        self.foot.addWidget(back, 1, Qt.AlignmentFlag.AlignRight)

    def minimumSizeHint(self) -> QSize:
        """Return the size that holds a small board."""
        return QSize(280, 300)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place everything."""
        super().resizeEvent(event)
        places = places_in(self.size())
        self._caption.setGeometry(places.head)
        place = places.board
        if self._is_wide:
            place.setTop(places.head.bottom() + UNIT)
            place.setBottom(places.foot.top() - UNIT)
            place.setLeft(UNIT)
            place.setRight(self.width() - UNIT)
        self._middle.setGeometry(place)
        self._row.setGeometry(places.foot)
