"""What a person who can't see the board has to hear: the machines' moves and the result."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from tttmc_app.core import square_name
from tttmc_app.gui.game.controller import GameController
from tttmc_app.gui.game.status import status_text
from tttmc_app.gui.game.thinking import Activity
from tttmc_app.gui.look.widgets import announce

APART_MS = 1000
"""Least time between two announcements: of machines that play faster only the last is heard."""


class News(QObject):
    """Announce what happens without the person who plays, once each."""

    def __init__(self, controller: GameController, speaker: QWidget) -> None:
        super().__init__(speaker)
        self._controller = controller
        self._speaker = speaker
        self._known = self._state()
        self._waiting = ""
        self._pause = QTimer(self, singleShot=True, interval=APART_MS)
        self._pause.timeout.connect(self._say)
        controller.changed.connect(self._on_changed)

    @Slot()
    def _on_changed(self) -> None:
        before, self._known = self._known, self._state()
        if self._known == before or not QAccessible.isActive():
            return
        self._waiting = self._news(before) or self._waiting
        if not self._pause.isActive():
            self._say()

    def _state(self) -> tuple[int, int, bool, bool]:
        """Return the game, its moves, whether it is over, and whether a question is answered."""
        controller = self._controller
        session = controller.session
        over = session.result is not None
        answered = controller.asked is not None and controller.activity is not Activity.ASKED
        return session.game, len(session.record.moves), over, answered

    def _news(self, before: tuple[int, int, bool, bool]) -> str:
        """Return in words what is new; nothing where a person has only made a move."""
        game, moves, over, answered = self._known
        session = self._controller.session
        played = game == before[0] and moves > before[1]
        parts: list[str] = []
        if played:
            side = session.record.positions[-2].to_move
            if not session.player_of(side).is_human:
                parts.append(f"{side} plays {square_name(session.record.moves[-1].square)}")
        elif before[:2] != (game, moves):
            parts.append(_spoken(self._controller))  # undo, or another game
        if (over and not before[2]) or (answered and not before[3]):
            parts.append(_spoken(self._controller))
        return ". ".join(dict.fromkeys(parts))

    @Slot()
    def _say(self) -> None:
        if self._waiting:
            announce(self._speaker, self._waiting)
            self._waiting = ""
            if not self._controller.session.has_human:
                self._pause.start()


def _spoken(controller: GameController) -> str:
    return status_text(controller).replace(" · ", ", ")
