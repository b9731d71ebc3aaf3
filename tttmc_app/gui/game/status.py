"""The status text, and its announcements for screen readers."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from tttmc_app.core import square_name
from tttmc_app.gui.board.wording import result_text
from tttmc_app.gui.game.state import GameState
from tttmc_app.gui.game.thinking import Activity
from tttmc_app.gui.look.translation import translate
from tttmc_app.gui.look.widgets import announce
from tttmc_app.players import PlayerSpec

MIN_INTERVAL_MS = 1000
"""Minimum time between two announcements; of faster moves only the last is announced."""


def status_text(state: GameState) -> str:
    """Return whose turn it is, or how the game ended."""
    session = state.session
    if state.browsed is not None:
        return translate(
            "Game",
            "Move {move} of {total} · Esc returns to the game",
            move=state.browsed + 1,
            total=len(session.record.moves),
        )
    if session.result is not None:
        return _ending_text(state)
    if state.asked is not None:
        return _asked_text(state, state.asked)
    side = session.position.to_move
    spec = session.player_of(side)
    if spec.is_human:
        if all(player.is_human for player in session.players):
            return translate("Game", "{side} to move", side=side)
        return translate("Game", "Your turn ({side})", side=side)
    name = spec.kind.label
    if not state.is_thinking:
        return translate("Game", "{player} ({side}) to move · press Play", player=name, side=side)
    if state.running:
        return translate("Game", "{player} ({side}) is thinking", player=name, side=side)
    return translate("Game", "{player} ({side}) is thinking, then pauses", player=name, side=side)


def _ending_text(state: GameState) -> str:
    session = state.session
    result = session.result
    assert result is not None
    text = result_text(result, session.record.rules)
    humans = [spec.is_human for spec in session.players]
    if result.winner is None or all(humans) or not any(humans):
        return text
    if session.player_of(result.winner).is_human:
        return translate("Game", "{result} · you won", result=text)
    return translate("Game", "{result} · the machine won", result=text)


def _asked_text(state: GameState, spec: PlayerSpec) -> str:
    thought, name = state.thought, spec.kind.label
    if state.activity is Activity.ASKED:
        return translate("Game", "{player} is thinking about your position", player=name)
    if thought is None or thought.move is None:
        return translate("Game", "Your turn")
    square = square_name(thought.move)
    return translate(
        "Game", "{player} would play {square} here · your turn", player=name, square=square
    )


class Announcements(QObject):
    """Screen-reader announcements of changes that you didn't make, once each."""

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
        """Return a description of the changes; empty if you only moved."""
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
