"""The state of the current game, which the window shows and only the controller changes."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from tttmc_app.core import GameRecord, Mark, Position, Square, Thought
from tttmc_app.gui.game.options import Pace, Seeds
from tttmc_app.gui.game.thinking import Activity, Revisions, Thinking
from tttmc_app.gui.look.translation import shown
from tttmc_app.gui.panels.series_card import Series
from tttmc_app.players import PlayerSpec
from tttmc_app.session import Session
from tttmc_app.workers import PlayerWorker, Report


class GameState(QObject):
    """The state of the current game, with a signal for each part that changes."""

    position_changed = Signal()
    """The game, the move shown or the seed has changed."""
    players_changed = Signal()
    """A side has another player or other settings."""
    turn_changed = Signal()
    """The turn, the current activity or the available actions have changed."""
    series_changed = Signal()
    """The score between the players has changed."""
    thought_changed = Signal(bool)
    """The thought to show has changed; True if it is final."""
    last_thought_changed = Signal()
    """The last move's thought has changed: its player has new weights or has learnt something."""
    ended = Signal(GameRecord)
    """A move, a resignation or a forfeit has ended this game."""

    def __init__(
        self, session: Session, players: PlayerWorker, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.session = session
        """The session of the current game."""
        self.thinking = Thinking(players, self)
        self.revisions = Revisions(players, self)
        self.next_game = QTimer(self)
        self.next_game.setSingleShot(True)
        self.running = session.has_human
        """Whether machines move automatically."""
        self.browsed: int | None = None
        """The earlier move shown, counted from 0; -1: the first position, None: the current one."""
        self.asked: PlayerSpec | None = None
        """The player whose suggestion for the position shown is displayed or awaited."""
        self._waiting: dict[str, dict[Mark, str]] = {}
        self._names: dict[str, str] = {}
        self.seeds = Seeds()
        """The seeds of the games."""
        self.replaced: dict[Mark, tuple[int, int]] = {}
        """For each side, the game and the move since which it has had another kind of player."""
        self.pace = Pace()
        self.series = Series()
        self._published: dict[str, tuple[object, ...]] = self._parts()

    @Slot()
    def publish(self) -> None:
        """Emit the signal of each part that has changed since the last call."""
        before, self._published = self._published, self._parts()
        for name, signal in (
            ("position", self.position_changed),
            ("players", self.players_changed),
            ("series", self.series_changed),
            ("turn", self.turn_changed),
        ):
            if not _same(before[name], self._published[name]):
                signal.emit()
        if not _same(before["game"], self._published["game"]):
            last = len(self.session.record.moves) - 1
            plies = {self.ply_of_thought, last} - {None, -1}
            self.revisions.request(self.session, (ply for ply in plies if ply is not None))

    def set_waiting(self, kind: str, waiting: dict[Mark, str]) -> None:
        """Set what the sides' machines of one kind need from you before they can think."""
        if self._waiting.get(kind, {}) != waiting:
            self._waiting[kind] = waiting
            self.publish()

    def forget_waiting(self) -> None:
        """Forget what machines need, until their owners set it again."""
        self._waiting.clear()

    @property
    def waiting(self) -> dict[Mark, str]:
        """Return what each side's machine needs from you before it can think."""
        return {mark: text for kind in self._waiting.values() for mark, text in kind.items()}

    def set_names(self, names: dict[PlayerSpec, str]) -> None:
        """Set the names that players give themselves, shown instead of their kinds' names."""
        found = {spec.text: name for spec, name in names.items()}
        if self._names != found:
            self._names = found
            self.publish()

    def name_of(self, spec: PlayerSpec) -> str:
        """Return the name that a player gives itself, or else the name of its kind."""
        return self._names.get(spec.text) or shown(spec.kind.label)

    def publish_thought(self) -> None:
        """Emit `thought_changed`."""
        self.thought_changed.emit(not self.is_thinking)

    def _parts(self) -> dict[str, tuple[object, ...]]:
        session = self.session
        position = (session.record, session.game, self.browsed, self.seeds)
        players = (session.players,)
        return {
            "game": (session.record, *players),
            "position": position,
            "players": players,
            "series": (self.series, *players, self._names, session.record.rules),
            "turn": (
                *position,
                self.series,
                *players,
                self._names,
                self.activity,
                self.running,
                self.plays_automatically,
                self.asked,
                self.waiting,
                self.can_move_now,
                session.can_undo,
                session.can_redo,
            ),
        }

    @property
    def position(self) -> Position:
        """Return the position to show."""
        if self.browsed is None:
            return self.session.position
        return self.session.record.positions[self.browsed + 1]

    @property
    def last_move(self) -> Square | None:
        """Return the last move of the position shown."""
        moves = self.session.record.moves
        at = len(moves) - 1 if self.browsed is None else self.browsed
        return moves[at].square if at >= 0 else None

    @property
    def thought(self) -> Thought | None:
        """Return the thought to show: the current one, or that of a move."""
        if self.browsed is not None and self.asked is None:
            return self._thought_behind(self.browsed)
        ply = self.ply_on_show
        return self.thinking.partial if ply is None else self._current(ply)

    @property
    def ply_on_show(self) -> int | None:
        """Return the move whose thought is to be shown; None for the current thought, if any."""
        if self.asked is not None:
            return None
        if self.browsed is not None:
            return self.browsed if self.browsed >= 0 else None
        return None if self.thinking.partial is not None else self.ply_of_thought

    @property
    def thought_position(self) -> Position:
        """Return the position of the thought to show."""
        ply = self.ply_on_show
        return self.position if ply is None else self.session.record.positions[ply]

    @property
    def ply_of_thought(self) -> int | None:
        """Return the last move with a thought, unless its player has been replaced."""
        moves = self.session.record.moves
        for ply in range(len(moves) - 1, -1, -1):
            thought = moves[ply].thought
            if thought is not None and not self._is_replaced(thought.side, ply):
                return ply
        return None

    @property
    def thought_of_move(self) -> Thought | None:
        """Return the thought behind the earlier move shown, or else behind the last move.

        New weights don't change it. A learner's thought includes what it has learnt from the game.
        """
        last = len(self.session.record.moves) - 1
        if self.browsed is not None:
            return self._thought_behind(self.browsed)
        thought = self._thought_behind(last)
        return None if thought is None else self.revisions.of(last, thought)

    def figures_of(self, mark: Mark) -> tuple[Thought, float] | None:
        """Return a side's last thought and its duration, unless its player has been replaced."""
        record = self.session.record
        last = len(record.moves) - 1
        for ply in (last, last - 1):
            move = record.moves[ply] if ply >= 0 else None
            if move is None or move.thought is None or move.thought.side is not mark:
                continue
            if move.seconds and not self._is_replaced(mark, ply):
                return move.thought, move.seconds
        return None

    @property
    def report(self) -> Report | None:
        """Return the last report of the current thought."""
        return self.thinking.report

    @property
    def activity(self) -> Activity:
        """Return the worker's current activity."""
        return self.thinking.activity

    @property
    def thinking_side(self) -> Mark | None:
        """Return the side whose card shows the current thought; None if no card does."""
        if self.asked is None:
            return self.session.position.to_move
        sides = (mark for mark in Mark if self.session.player_of(mark) == self.asked)
        return next(sides, None)

    @property
    def pairing(self) -> str:
        """Return a key for the rules and the contestants; games with equal keys count together."""
        sides = Mark if self.series.contestant(Mark.X) == 0 else reversed(Mark)
        names = " – ".join(self.session.player_of(mark).text for mark in sides)
        return f"{self.session.record.rules.key}: {names}"

    @property
    def standing(self) -> Series:
        """Return the current contestants' series under the current rules."""
        return self.series.among(self.pairing)

    def count_result(self) -> None:
        """Count the finished game in the series."""
        session = self.session
        if session.result is not None:
            self.series = self.series.with_result(session.game, session.result.winner, self.pairing)

    def recount_result(self) -> None:
        """Count the game's result again, or stop counting it, after undo and similar commands."""
        game, is_open = self.session.game, self.session.result is None
        self.series = self.series.without(game) if is_open else self.series.restored(game)

    @property
    def plays_automatically(self) -> bool:
        """Return whether a machine's next move or the next game will start automatically."""
        due = self.next_game.isActive() or self.session.request() is not None
        return self.running and due

    @property
    def is_busy(self) -> bool:
        """Return whether a machine is thinking or its move is waiting to be played."""
        return self.thinking.is_busy

    @property
    def is_thinking(self) -> bool:
        """Return whether a machine is thinking about its move or about to play it."""
        return self.thinking.is_thinking

    @property
    def can_move_now(self) -> bool:
        """Return whether the current thought has a best move to play at once."""
        partial = self.thinking.partial
        return partial is not None and bool(partial.best) and self.asked is None

    def _thought_behind(self, ply: int) -> Thought | None:
        """Return the original thought behind a move; -1 stands for no move."""
        return self.session.record.moves[ply].thought if ply >= 0 else None

    def _is_replaced(self, mark: Mark, ply: int) -> bool:
        """Return whether a side has had a different kind of player since a move of this game."""
        since = self.replaced.get(mark)
        return since is not None and (self.session.game, ply) < since

    def _current(self, ply: int) -> Thought | None:
        """Return a move's thought with its player's current weights and knowledge."""
        record = self.session.record
        thought = record.moves[ply].thought
        if thought is None:
            return None
        thought = self.revisions.of(ply, thought)
        return self.session.player_of(thought.side).rescored(record.positions[ply], thought)


def _same(before: tuple[object, ...], now: tuple[object, ...]) -> bool:
    """Return whether nothing has changed; records, which are large, are compared by identity."""
    return all(
        was is value or (not isinstance(value, GameRecord) and was == value)
        for was, value in zip(before, now, strict=True)
    )
