"""The status text, and its announcements for screen readers."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from tttmc_app.core import Mark, Position, Text, Thought, square_name
from tttmc_app.gui.board.wording import result_text
from tttmc_app.gui.game.game import Changes, Game
from tttmc_app.gui.look.announcing import announce
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.players import PlayerSpec
from tttmc_app.workers.answers import Answers

_REASON = "reason"
MIN_INTERVAL_MS = 1000
"""Minimum time between two announcements; if moves are faster, only the last is announced."""


def status_text(game: Game) -> str:
    """Return whose turn it is, how the game ended, or which move is shown."""
    return _game_text(game) if game.asked is None else _asked_text(game, game.asked)


def _game_text(game: Game) -> str:
    """Return the status apart from suggestions."""
    session = game.session
    if game.browsed is not None:
        return place_text(game)
    if session.result is not None:
        return _ending_text(game)
    side = session.position.to_move
    spec = session.player_of(side)
    if spec.is_human:
        return _turn_text(game)
    name = game.name_of(spec)
    if not game.is_thinking:
        return translate("Game", "{player} ({side}) to move · press Play", player=name, side=side)
    if side in game.waiting:
        return game.waiting[side]
    if game.running:
        text = translate("Game", "{player} ({side}) is thinking", player=name, side=side)
    else:
        text = translate(
            "Game", "{player} ({side}) is thinking and will then pause", player=name, side=side
        )
    return _with_time_left(text, game)


def spoken_status(game: Game) -> str:
    """Return the status for a screen reader."""
    return status_text(game).replace(" · ", ", ")


def _with_time_left(text: str, game: Game) -> str:
    left = game.time_left.text
    return translate("Game", "{status} · {left}", status=text, left=left) if left else text


def place_text(game: Game) -> str:
    """Return which move of the game is shown."""
    count = len(game.session.record.moves)
    if game.browsed is not None and game.browsed < 0:
        return translate("Game", "Start of the game")
    shown_move = count if game.browsed is None else game.browsed + 1
    return translate("Game", "Move {move} of {total}", move=shown_move, total=count)


def _turn_text(game: Game) -> str:
    side = game.session.position.to_move
    if all(player.is_human for player in game.session.players):
        return translate("Game", "{side} to move", side=side)
    return translate("Game", "Your turn ({side})", side=side)


def _ending_text(game: Game) -> str:
    session = game.session
    result = session.result
    assert result is not None
    text = result_text(result, session.record.rules)
    humans = [spec.is_human for spec in session.players]
    if result.winner is None or all(humans) or not any(humans):
        return text
    if session.player_of(result.winner).is_human:
        return translate("Game", "{result} · you won", result=text)
    return translate("Game", "{result} · the machine won", result=text)


def _asked_text(game: Game, spec: PlayerSpec) -> str:
    thought, name = game.thought, game.name_of(spec)
    if game.is_busy:
        text = translate("Game", "{player} is thinking about this position", player=name)
        return _with_time_left(text, game)
    if thought is None or thought.move is None:
        return _game_text(game)  # the question was stopped
    if 1 < len(thought.best) == sum(value is not None for value in thought.values):
        return translate(
            "Game", "{player} would play at random: all squares are equal", player=name
        )
    square = square_name(thought.move)
    if game.browsed is None and game.session.is_human_turn:
        return translate(
            "Game", "{player} would play {square} here · your turn", player=name, square=square
        )
    return translate("Game", "{player} would play {square} here", player=name, square=square)


class _Place(NamedTuple):
    """Where a game is, and what of it is shown."""

    game: int
    moves: int
    is_over: bool
    browsed: int | None


class Announcements(QObject):
    """Announces what you didn't do, once each, to screen readers and with a sound.

    A suggestion is announced when the reason for it has been found, on a worker thread.
    """

    explained = Signal(object, str)
    """The thought of a suggestion, and why it is good."""

    def __init__(self, game: Game, widget: QWidget) -> None:
        super().__init__(widget)
        self.beeps = False
        """Whether the system's sound follows a machine's move against you."""
        self._game = game
        self._widget = widget
        self._before = self._place()
        self._text = ""
        self._pause = QTimer(self, singleShot=True, interval=MIN_INTERVAL_MS)
        self._pause.timeout.connect(self._announce)
        self._answers = Answers(self)
        self._answers.failed.connect(self._on_no_reason)
        self._explained: Thought | None = None
        game.changed.connect(self._on_changed)

    def shutdown(self) -> bool:
        """End the thread within a time limit; return whether it ended."""
        return self._answers.shutdown()

    @Slot(Changes)
    def _on_changed(self, changes: Changes) -> None:
        if changes.thought:
            self._explain()
        before, self._before = self._before, self._place()
        if self._before == before:
            return
        more = self._before.moves - before.moves if self._before.game == before.game else 0
        is_reply = more == 1 and self._game.session.has_human and self._last_machine()
        if is_reply and self.beeps:
            QApplication.beep()
        if QAccessible.isActive():
            self._text = self._changes_since(before, is_played=more > 0) or self._text
            if not self._pause.isActive():
                self._announce()

    def _place(self) -> _Place:
        session = self._game.session
        moves, is_over = len(session.record.moves), session.result is not None
        return _Place(session.game, moves, is_over, self._game.browsed)

    def _last_machine(self) -> Mark | None:
        """Return the side that played the last move, if a machine has it."""
        session = self._game.session
        side = session.record.positions[-2].to_move
        return None if session.player_of(side).is_human else side

    def _changes_since(self, before: _Place, *, is_played: bool) -> str:
        """Return a description of the changes; empty if you only moved."""
        now, parts = self._before, list[str]()
        if is_played:
            if side := self._last_machine():
                square = square_name(self._game.session.record.moves[-1].square)
                parts.append(translate("Game", "{side} plays {square}", side=side, square=square))
        elif before[:2] != now[:2]:
            parts.append(spoken_status(self._game))  # undo, or another game
        if (now.is_over and not before.is_over) or now.browsed != before.browsed:
            parts.append(spoken_status(self._game))
        return ". ".join(dict.fromkeys(parts))

    def _explain(self) -> None:
        """Find the reason for a suggestion, once it is complete."""
        game = self._game
        thought = game.thought if game.is_final and game.asked is not None else None
        if thought is None or not thought.decided:
            self._explained = None
            self._answers.forget(_REASON)
        elif thought is not self._explained:
            self._explained = thought
            call = partial(_reason, game.position, thought)
            self._answers.ask(_REASON, call, partial(self._on_reason, thought))

    def _on_reason(self, thought: Thought, reason: object) -> None:
        suggestion = spoken_status(self._game)
        if isinstance(reason, Text) and reason:
            self.explained.emit(thought, shown(reason))
            suggestion = translate(
                "Game", "{suggestion}. {reason}", suggestion=suggestion, reason=reason
            )
        announce(self._widget, suggestion)

    @Slot(object)
    def _on_no_reason(self, _error: Exception) -> None:
        announce(self._widget, spoken_status(self._game))

    @Slot()
    def _announce(self) -> None:
        if self._text:
            announce(self._widget, self._text)
            self._text = ""
            if not self._game.session.has_human:
                self._pause.start()


def _reason(position: Position, thought: Thought) -> Text:
    from tttmc_app.analysis.reasons import reason_of  # imported on the worker, when first needed

    return reason_of(position, thought)
