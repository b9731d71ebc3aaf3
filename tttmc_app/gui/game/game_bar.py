"""The bar below the board: the moves of the game, and what to do at its end."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from tttmc_app.gui.game.actions import Actions
from tttmc_app.gui.game.game import Game
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.translation import translate

HEIGHT = 34
"""The height of a row of buttons, in pixels."""
_GAP = UNIT // 2
_KEYS = {
    Qt.Key.Key_Home: "firstMove",
    Qt.Key.Key_Left: "previousMove",
    Qt.Key.Key_Right: "nextMove",
    Qt.Key.Key_End: "lastMove",
}


class GameBar(QWidget):
    """Buttons to step through the game, and next to them those that suit the moment.

    The arrow keys, Home and End go through the game while the bar has the focus.
    """

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("gameBar")
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName(translate("Panels", "Moves"))
        self._actions = actions
        self._moves = QWidget(self)
        # Time runs to the right in every language, as it does with the arrow keys.
        self._moves.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        row = QHBoxLayout(self._moves)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for name in _KEYS.values():
            row.addWidget(self._icon_button(name))
        button = self._text_button
        # Translators: Button: review the game (a verb).
        self._review = button("review", translate("Game", "Review"))
        self._swap = button("swapSides", translate("Game", "Swap"))
        self._rematch = button("rematch", translate("Game", "Rematch"), role="primary")
        self._to_game = button("backToGame", translate("Game", "Back to game"))
        self._play = button("playFromHere", translate("Game", "Play from here"), role="primary")
        self._buttons = (self._review, self._to_game, self._swap, self._rematch, self._play)
        self._suitable: tuple[QWidget, ...] = ()
        """The visible parts: the move buttons first, then the others from left to right."""
        for each in (self._moves, *self._buttons):
            each.hide()

    def show_game(self, game: Game) -> None:
        """Show the buttons that suit the game and the position shown."""
        has_moves = bool(game.session.record.moves)
        if game.browsed is not None:
            ends: tuple[QToolButton, ...] = (self._to_game, self._play)
        elif game.session.result is not None:
            ends = (self._review, self._swap, self._rematch)
        else:
            ends = ()
        suitable: tuple[QWidget, ...] = (self._moves, *ends) if has_moves else ends
        if suitable != self._suitable:
            self._suitable = suitable
            for each in (self._moves, *self._buttons):
                each.setVisible(each in suitable)
            self._place()

    def event(self, event: QEvent) -> bool:
        """Measure the bar again when a button's size has changed, for example with the font."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._place()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the buttons for the new width."""
        super().resizeEvent(event)
        self._place()

    def sizeHint(self) -> QSize:
        """Return the size of all buttons in a row."""
        parts = (self._moves, *self._buttons)
        return QSize(sum(part.sizeHint().width() + UNIT for part in parts), HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Return the width of the widest part: the others can be placed above it."""
        return QSize(max(each.sizeHint().width() for each in (self._moves, self._play)), HEIGHT)

    def heightForWidth(self, width: int) -> int:
        """Return the height needed when as many buttons as possible are shown.

        The board therefore keeps its size whichever buttons appear.
        """
        most = (
            0 if self._has_one_row(width) else max(len(_wrapped(m, width)) for m in self._moments)
        )
        return (most + 1) * (HEIGHT + _GAP) - _GAP

    @property
    def _moments(self) -> tuple[tuple[QWidget, ...], ...]:
        """Return the buttons beside the move buttons, for looking back and for a game's end."""
        return (self._to_game, self._play), (self._review, self._swap, self._rematch)

    def _is_centred(self, width: int) -> bool:
        """Return whether a width always suffices to centre the move buttons."""
        halves = [half for moment in self._moments for half in (moment[:1], moment[1:])]
        beside = max(_width(*half) for half in halves)
        return _width(self._moves) + 2 * (UNIT + beside) <= width

    def _has_one_row(self, width: int) -> bool:
        return max(_width(self._moves, *moment) for moment in self._moments) <= width

    def _place(self) -> None:
        """Place the parts; the move buttons keep their place whatever else is shown."""
        width, middle = self.width(), _width(self._moves)
        others = [part for part in self._suitable if part is not self._moves]
        bottom = self.heightForWidth(width) - HEIGHT
        if self._is_centred(width):
            self._place_row([self._moves], (width - middle) // 2, bottom)
            self._place_row(others[:1], 0, bottom)
            self._place_row(others[1:], width - _width(*others[1:]), bottom)
        elif self._has_one_row(width):
            self._place_row([self._moves], 0, bottom)
            self._place_row(others, width - _width(*others), bottom)
        else:
            rows = [[self._moves], *reversed(_wrapped(others, width))]
            for number, row in enumerate(rows):
                top = bottom - number * (HEIGHT + _GAP)
                self._place_row(row, (width - _width(*row)) // 2, top)

    def _place_row(self, parts: Sequence[QWidget], left: int, top: int) -> None:
        for part in parts:
            size = part.sizeHint()
            part.setGeometry(left, top + (HEIGHT - size.height()) // 2, *size.toTuple())
            left += size.width() + UNIT

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the game with the arrow keys, Home and End."""
        name = _KEYS.get(Qt.Key(event.key()))
        if name is None:
            super().keyPressEvent(event)
        else:
            self._actions[name].trigger()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Step through the game with keys that Qt would use to move the focus to another button."""
        is_key = event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent)
        if is_key and isinstance(event, QKeyEvent) and Qt.Key(event.key()) in _KEYS:
            self.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    def _icon_button(self, name: str) -> QToolButton:
        button = QToolButton()
        button.setDefaultAction(self._actions[name])
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        button.setIconSize(QSize(18, 18))
        button.clicked.connect(self.setFocus)  # so that the arrow keys work from here
        button.installEventFilter(self)
        return button

    def _text_button(
        self, action: str, text: str, name: str = "", *, role: str = "button"
    ) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(name or f"{action}Button")
        button.setText(text)
        button.setToolTip(self._actions[action].toolTip())
        button.setProperty("role", role)
        button.clicked.connect(self._actions[action].trigger)
        return button


def _wrapped(parts: Sequence[QWidget], width: int) -> list[list[QWidget]]:
    """Return parts in rows no wider than a width, unless a single part is wider."""
    rows: list[list[QWidget]] = []
    for part in parts:
        if not rows or _width(*rows[-1], part) > width:
            rows.append([])
        rows[-1].append(part)
    return rows


def _width(*parts: QWidget) -> int:
    """Return the width of a row of parts; 0 without any."""
    return max(0, sum(part.sizeHint().width() + UNIT for part in parts) - UNIT)
