"""The history of a session: every state of its games, for undo and redo.

How far undo goes is the caller's choice: see `Session.undo` and its callers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tttmc_app.core import GameRecord, Position

KEPT_STATES = 1000
"""Maximum number of states kept, more than the longest game has; beyond that, the oldest games are
dropped. Machines left alone play thousands of games, and every state contains thoughts."""


class _State(NamedTuple):
    """One step of the history: a game's record and the game's number in the session."""

    game: int
    record: GameRecord


class History:
    """The states of a session's games and which of them is current.

    Every state is kept as an immutable record. A new state replaces all those after the current
    one. A new game is also a state and can be undone.
    """

    def __init__(self, record: GameRecord) -> None:
        self._states = [_State(0, record)]
        self._at = 0
        self._games = 1

    @property
    def record(self) -> GameRecord:
        """Return the record of the current state."""
        return self._states[self._at].record

    @property
    def game(self) -> int:
        """Return the current game's number in the session, from 0."""
        return self._states[self._at].game

    @property
    def can_undo(self) -> bool:
        """Return whether undo has a state to return to."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Return whether redo has a state to return to."""
        return self._at + 1 < len(self._states)

    @property
    def previous(self) -> GameRecord | None:
        """Return the last state of the game before the current one, or None."""
        before = (state for state in reversed(self._states[: self._at]) if state.game != self.game)
        return next((state.record for state in before), None)

    @property
    def undone(self) -> GameRecord | None:
        """Return the state reached by redoing all undone moves; None if redo would change more."""
        last = [state.record for state in self._states[self._at :] if state.game == self.game][-1]
        goes_on = self.record.line.is_part_of(last.line)
        return last if goes_on and last.variations == self.record.variations else None

    def undo(self, stops_at: Callable[[GameRecord], bool] | None = None) -> None:
        """Go back by one state, or within a game to the nearest state that `stops_at` accepts.

        If it accepts none, this goes back to the game's first state. Nothing happens at the first
        state.
        """
        if self.can_undo:
            self._at = self._landing(-1, stops_at)

    def redo(self, stops_at: Callable[[GameRecord], bool] | None = None) -> None:
        """Redo what `undo` took back, in steps of the same size."""
        if self.can_redo:
            self._at = self._landing(+1, stops_at)

    def begin(self, record: GameRecord) -> None:
        """Start another game; it replaces the current one if that is untouched."""
        before = self._states[self._at]
        del self._states[self._at + 1 :]
        is_empty = before.record.position == Position.start(before.record.rules)
        if is_empty and before.record.result is None and not before.record.variations:
            self._states.pop()  # nothing to go back to
        self._states.append(_State(self._games, record))
        self._games += 1
        self._forget_oldest()
        self._at = len(self._states) - 1

    def push(self, record: GameRecord) -> None:
        """Continue the current game with this record, which replaces all that could be redone."""
        self._states[self._at + 1 :] = [_State(self.game, record)]
        self._at += 1

    def amend(self, record: GameRecord) -> None:
        """Replace the current state's record."""
        self._states[self._at] = self._states[self._at]._replace(record=record)

    def _landing(self, step: int, stops_at: Callable[[GameRecord], bool] | None) -> int:
        at = self._at + step
        game = self._states[at].game
        if stops_at is None or game != self.game:
            return at
        while not stops_at(self._states[at].record) and 0 <= at + step < len(self._states):
            if self._states[at + step].game != game:
                break
            at += step
        return at

    def _forget_oldest(self) -> None:
        while len(self._states) > KEPT_STATES:
            oldest = self._states[0].game
            self._states = [state for state in self._states if state.game != oldest]
