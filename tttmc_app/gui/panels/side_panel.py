"""The cards at the right: they scroll where they must, and first try to do without."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from tttmc_app.gui.look.card import Card
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.panels.player_card import PlayerCard

WIDTH = 328
SPARE = 2 * UNIT


class SidePanel(QScrollArea):
    """Stack the cards, and leave explanations out where they would push one out of sight."""

    def __init__(self, players: Sequence[PlayerCard], others: Sequence[Card]) -> None:
        super().__init__()
        self.setObjectName("settings")
        self._players = players
        self._column = QWidget()
        self._cards = QVBoxLayout(self._column)
        self._cards.setContentsMargins(0, UNIT, UNIT, UNIT)
        self._cards.setSpacing(UNIT)
        for card in (*players, *others):
            self._cards.addWidget(card)
        self._cards.addStretch(1)
        self.setWidget(self._column)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFixedWidth(WIDTH)
        self._column.installEventFilter(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See anew what there is room for."""
        super().resizeEvent(event)
        self._make_room()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See anew what there is room for when a card has other contents."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._make_room()
        return super().eventFilter(watched, event)

    def _make_room(self) -> None:
        explanations = [card.how for card in self._players]
        shown = sum(how.room for how in explanations if not how.isHidden())
        room = self.viewport().height() - (self._cards.totalHeightForWidth(WIDTH) - shown)
        for how in explanations:
            # What has gone comes back only where there is some room to spare: else the text's last
            # pixels could let it come and go for ever.
            spare = SPARE if how.isHidden() else 0
            how.make_room(is_room=how.room + spare <= room)
            room -= how.room
