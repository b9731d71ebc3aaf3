"""All that the window reads of the game under play; the controller is what changes it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from tttmc_app.core import Mark, Position, Square, Thought
from tttmc_app.gui.game.pace import Pace
from tttmc_app.gui.game.seeds import Seeds
from tttmc_app.gui.game.thinking import Activity, Thinking
from tttmc_app.gui.panels.series_card import Series
from tttmc_app.players import PlayerSpec
from tttmc_app.session import Session
from tttmc_app.workers import Report


class GameState(QObject):
    """Answer what is to be seen: the position, the thought, the turn, and what can be done."""

    changed = Signal()
    """The position, the turn, the players, the result or what can be done has changed."""
    thought_changed = Signal(bool)
    """The thought to be seen has changed; True where it won't change again by itself."""
    failed = Signal(str)
    """Something went wrong; a line that says what to do."""
    noted = Signal(str)
    """Something was changed on a person's behalf; a line that says what."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._thinking = Thinking(self)
        self._next_game = QTimer(self)
        self._next_game.setSingleShot(True)
        self._running = session.has_human
        self._browsed: int | None = None
        self._asked: PlayerSpec | None = None
        self._seeds = Seeds()
        self._replaced: dict[Mark, tuple[int, int]] = {}  # the game, and its moves by then
        self.pace = Pace()
        self.series = Series()

    @property
    def session(self) -> Session:
        """Return the game under play."""
        return self._session

    @property
    def seeds(self) -> Seeds:
        """Return where the games' seeds come from."""
        return self._seeds

    @property
    def browsed(self) -> int | None:
        """Return the move that is looked at, from 0, or None for the game as it stands."""
        return self._browsed

    @property
    def position(self) -> Position:
        """Return the position to be shown."""
        if self._browsed is None:
            return self._session.position
        return self._session.record.positions[self._browsed + 1]

    @property
    def last_move(self) -> Square | None:
        """Return the last move of the position shown."""
        moves = self._session.record.moves
        at = len(moves) - 1 if self._browsed is None else self._browsed
        return moves[at].square if at >= 0 else None

    @property
    def thought(self) -> Thought | None:
        """Return the thought to be shown: the present one, or what a move was based on."""
        record = self._session.record
        if self._browsed is not None:
            return record.moves[self._browsed].thought
        if self._thinking.partial is not None:
            return self._thinking.partial
        for ply in range(len(record.moves) - 1, -1, -1):
            thought = record.moves[ply].thought
            if thought is not None and not self._is_replaced(thought.side, ply):
                return self._revised(record.positions[ply], thought)
        return None

    @property
    def thought_of_move(self) -> Thought | None:
        """Return what the move that is looked at was based on, or else the last move.

        The last move's counts are read with the weights of now, as on the board.
        """
        record = self._session.record
        if self._browsed is not None:
            return record.moves[self._browsed].thought
        thought = record.moves[-1].thought if record.moves else None
        return None if thought is None else self._revised(record.positions[-2], thought)

    def figures_of(self, mark: Mark) -> tuple[Thought, float] | None:
        """Return a side's thought about its last move and its seconds, while its player stays."""
        record = self._session.record
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
        """Return the last report of the thought that is under way."""
        return self._thinking.report

    @property
    def activity(self) -> Activity:
        """Return what the worker is busy with."""
        return self._thinking.activity

    @property
    def asked(self) -> PlayerSpec | None:
        """Return the player whose opinion is shown or awaited, or None."""
        return self._asked

    @property
    def thinking_side(self) -> Mark | None:
        """Return in whose card the thought under way belongs; None for a player without one."""
        if self._asked is None:
            return self._session.position.to_move
        sides = (mark for mark in Mark if self._session.player_of(mark) == self._asked)
        return next(sides, None)

    @property
    def pairing(self) -> str:
        """Return the rules and the contestants, of which a series has a tally each."""
        sides = Mark if self.series.contestant(Mark.X) == 0 else reversed(Mark)
        names = " – ".join(self._session.player_of(mark).text for mark in sides)
        return f"{self._session.record.rules.key}: {names}"

    @property
    def standing(self) -> Series:
        """Return the series between the present contestants by the present rules."""
        return self.series.among(self.pairing)

    @property
    def running(self) -> bool:
        """Return whether machines move by themselves."""
        return self._running

    @property
    def goes_on(self) -> bool:
        """Return whether a machine moves next, or the next game begins, by itself."""
        due = self._next_game.isActive() or self._session.request() is not None
        return self._running and due

    @property
    def is_busy(self) -> bool:
        """Return whether the worker is busy, or a move waits to be played."""
        return self._thinking.is_busy

    @property
    def is_thinking(self) -> bool:
        """Return whether a machine thinks about its move, or is about to play it."""
        return self._thinking.is_thinking

    @property
    def can_move_now(self) -> bool:
        """Return whether there is a thought whose best move could be played at once."""
        partial = self._thinking.partial
        return partial is not None and bool(partial.best) and self._asked is None

    def _is_replaced(self, mark: Mark, ply: int) -> bool:
        """Return whether a side has had another kind of player since a move of this game."""
        since = self._replaced.get(mark)
        return since is not None and (self._session.game, ply) < since

    def _revised(self, position: Position, thought: Thought) -> Thought:
        """Return a thought with the weights that its side's player has now."""
        machine = self._session.machine_of(thought.side)
        return thought if machine is None else machine.revise(position, thought)
