"""The bar below the board: the moves of the game, and what to do at its end."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from tttmc_app.gui.game.actions import Actions
from tttmc_app.gui.game.state import GameState
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.translation import translate

HEIGHT = 34
_KEYS = {
    Qt.Key.Key_Home: "firstMove",
    Qt.Key.Key_Left: "previousMove",
    Qt.Key.Key_Right: "nextMove",
    Qt.Key.Key_End: "lastMove",
}


class GameBar(QWidget):
    """Buttons to go through the game, and those that suit the moment.

    The arrow keys, Home and End go through the game while the bar has the focus.
    """

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("gameBar")
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._actions = actions
        self._moves = QWidget()
        self._moves.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self._moves)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for name in _KEYS.values():
            row.addWidget(self._icon_button(name))
        button = self._text_button
        self._look_back = button("firstMove", translate("Game", "Look back"), "lookBack")
        self._swap = button("swapSides", translate("Game", "Swap sides"))
        self._rematch = button("rematch", translate("Game", "Rematch"), role="primary")
        self._to_game = button("backToGame", translate("Game", "Back to the game"))
        self._play = button("playFromHere", translate("Game", "Play from here"), role="primary")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(UNIT)
        layout.addWidget(self._moves)
        layout.addStretch(1)
        self._buttons = (self._look_back, self._to_game, self._swap, self._rematch, self._play)
        for each in self._buttons:
            layout.addWidget(each)
        self._spare = (self._look_back, self._to_game, self._swap)
        """The buttons to hide, in this order, where the bar is too narrow."""
        self._suitable: tuple[QWidget, ...] = ()

    def show_game(self, state: GameState) -> None:
        """Show the buttons that suit the game and the position on show."""
        has_moves = bool(state.session.record.moves)
        if state.browsed is not None:
            ends: tuple[QWidget, ...] = (self._to_game, self._play)
        elif state.session.result is not None:
            ends = (self._look_back, self._swap, self._rematch)
        else:
            ends = ()
        self._suitable = (self._moves, *ends) if has_moves else ends
        self.updateGeometry()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the buttons that fit."""
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Return the width of the parts that are never hidden."""
        kept = [each for each in self._suitable if each not in self._spare]
        return QSize(sum(each.sizeHint().width() + UNIT for each in kept), HEIGHT)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the game with the arrow keys, Home and End."""
        name = _KEYS.get(Qt.Key(event.key()))
        if name is None:
            super().keyPressEvent(event)
        else:
            self._actions[name].trigger()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go through the game where Qt would move the focus to the next button."""
        is_key = event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent)
        if is_key and isinstance(event, QKeyEvent) and Qt.Key(event.key()) in _KEYS:
            self.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        """Hide the parts that don't fit; the keys and menus still have what they do."""
        shown = list(self._suitable)
        for spare in self._spare:
            needed = sum(each.sizeHint().width() + UNIT for each in shown)
            if spare in shown and needed > self.width():
                shown.remove(spare)
        for each in (self._moves, *self._buttons):
            each.setVisible(each in shown)

    def _icon_button(self, name: str) -> QToolButton:
        button = QToolButton()
        button.setDefaultAction(self._actions[name])
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        button.setIconSize(QSize(18, 18))
        button.clicked.connect(self.setFocus)  # so that the arrow keys go on from here
        button.installEventFilter(self)
        return button

    def _text_button(
        self, action: str, text: str, name: str = "", *, role: str = "button"
    ) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name or f"{action}Button")
        button.setText(text)
        button.setToolTip(self._actions[action].toolTip())
        button.setProperty("role", role)
        button.clicked.connect(self._actions[action].trigger)
        return button
