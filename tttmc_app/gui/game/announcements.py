"""Announcements for screen readers: the machines' moves and the result."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from tttmc_app.core import square_name
from tttmc_app.gui.game.state import GameState
from tttmc_app.gui.game.status import status_text
from tttmc_app.gui.game.thinking import Activity
from tttmc_app.gui.look.translation import translate
from tttmc_app.gui.look.widgets import announce

MIN_INTERVAL_MS = 1000
"""Least time between two announcements; of faster moves only the last is announced."""


class Announcements(QObject):
    """Announces what happens without your doing, once each."""

    def __init__(self, state: GameState, widget: QWidget) -> None:
        super().__init__(widget)
        self._state = state
        self._widget = widget
        self._before = self._snapshot()
        self._text = ""
        self._pause = QTimer(self, singleShot=True, interval=MIN_INTERVAL_MS)
        self._pause.timeout.connect(self._announce)
        state.turn_changed.connect(self._on_turn_changed)

    @Slot()
    def _on_turn_changed(self) -> None:
        before, self._before = self._before, self._snapshot()
        if self._before == before or not QAccessible.isActive():
            return
        self._text = self._changes_since(before) or self._text
        if not self._pause.isActive():
            self._announce()

    def _snapshot(self) -> tuple[int, int, bool, bool]:
        """Return the game, its moves, whether it is over, and whether a question is answered."""
        state, session = self._state, self._state.session
        answered = state.asked is not None and state.activity is not Activity.ASKED
        return session.game, len(session.record.moves), session.result is not None, answered

    def _changes_since(self, before: tuple[int, int, bool, bool]) -> str:
        """Return what has changed, in words; nothing if you have only made a move."""
        game, moves, over, answered = self._before
        session = self._state.session
        played = game == before[0] and moves > before[1]
        parts: list[str] = []
        if played:
            side = session.record.positions[-2].to_move
            if not session.player_of(side).is_human:
                square = square_name(session.record.moves[-1].square)
                parts.append(translate("Game", "{side} plays {square}", side=side, square=square))
        elif before[:2] != (game, moves):
            parts.append(self._spoken_status())  # undo, or another game
        if (over and not before[2]) or (answered and not before[3]):
            parts.append(self._spoken_status())
        return ". ".join(dict.fromkeys(parts))

    def _spoken_status(self) -> str:
        return status_text(self._state).replace(" · ", ", ")

    @Slot()
    def _announce(self) -> None:
        if self._text:
            announce(self._widget, self._text)
            self._text = ""
            if not self._state.session.has_human:
                self._pause.start()
