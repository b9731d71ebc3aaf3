"""Tie the game under play to the worker that thinks and to whatever shows it.

The controller decides when a machine is asked, what becomes of its answer, and which thought is
to be seen. It paints nothing and knows no rules.
"""

from __future__ import annotations

from random import SystemRandom

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from tttmc_app.core import GameRecord, Mark, Position, Rules, Square, Thought, TttmcError
from tttmc_app.gui.pace import Pace
from tttmc_app.gui.series import Series
from tttmc_app.gui.thinking import Activity, Thinking
from tttmc_app.players import PlayerSpec
from tttmc_app.session import Players, Session
from tttmc_app.workers import Report

NEW_SEEDS = 1_000_000
"""Seeds drawn for a person are below this, so that they are short enough to type."""


class GameController(QObject):
    """Run one session: turns, pauses, questions and the way back."""

    changed = Signal()
    """The position, the turn, the players, the result or what can be done has changed."""
    thought_changed = Signal(bool)
    """The thought to be seen has changed; True where it won't change again by itself."""
    failed = Signal(str)
    """Something went wrong; a line that says what to do."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._thinking = Thinking(self)
        self._thinking.thought_changed.connect(self.thought_changed)
        self._thinking.ready.connect(self._on_ready)
        self._thinking.answered.connect(self.changed)
        self._thinking.failed.connect(self._on_failed)
        self._next_game = QTimer(self)
        self._next_game.setSingleShot(True)
        self._next_game.timeout.connect(self._on_next_game)
        self._running = session.has_human
        self._browsed: int | None = None
        self._typed_seed: int | None = None
        self._asked: PlayerSpec | None = None
        self.pace = Pace()
        self.series = Series()

    # What is to be seen ----------------------------------------------------------------------

    @property
    def session(self) -> Session:
        """Return the game under play."""
        return self._session

    @property
    def typed_seed(self) -> int | None:
        """Return the seed that every game uses, or None where each draws its own."""
        return self._typed_seed

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
            if thought is not None:
                return self._revised(record.positions[ply], thought)
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

    # What a person does ----------------------------------------------------------------------

    def begin(self) -> None:
        """Let a machine that is to move begin, or make the first one ready for its turn."""
        if self._running and self._session.request() is not None:
            self._go_on()
            return
        for spec in self._session.players:
            if not spec.is_human:
                self._thinking.warm_up(spec.make())

    def choose(self, square: Square) -> None:
        """Play a person's move, if it is a person's turn."""
        if self._browsed is not None:
            self.browse(None)
            return
        if not self._session.is_human_turn:
            return
        if self._session.position.mark_at(square) is not None:
            return
        self._rest()
        self._session.play(square)
        self._running = True
        self._after_move()

    def play(self) -> None:
        """Let machines move; after the end, begin a new game and let it run."""
        self._browsed = None
        if self._session.result is not None:
            self._rest()
            self._session.new_game(self._fresh_start(), self._new_seed())
        self._running = True
        self._go_on()

    def pause(self) -> None:
        """Let the thought under way be played, then wait."""
        self._running = False
        self._next_game.stop()
        self.changed.emit()

    def step(self) -> None:
        """Play one machine's move, then wait."""
        self._browsed = None
        if self._session.request() is None:
            return
        if not self.is_thinking:
            self._think()
        self._running = False
        self.changed.emit()

    def stop(self) -> None:
        """Stop thinking: no move is played, and the scores so far stay."""
        self._next_game.stop()
        self._thinking.halt()
        self._running = False
        self.changed.emit()
        self.thought_changed.emit(True)

    def move_now(self) -> None:
        """Play the best move that is known so far."""
        if self.can_move_now:
            self._thinking.settle()

    def ask(self, spec: PlayerSpec) -> None:
        """Show what a machine would play here, and play nothing."""
        request = self._session.request(spec.make())
        if request is None:
            return
        self._rest()
        self._browsed = None
        self._asked = spec
        self._thinking.start(request, Activity.ASKED)
        self.changed.emit()

    def undo(self) -> None:
        """Take back to a person's last own turn; nothing is played again by itself."""
        self._rest()
        self._session.undo()
        self._settle_after_travel()

    def redo(self) -> None:
        """Go forward again through what was taken back."""
        self._rest()
        self._session.redo()
        self._settle_after_travel()

    def browse(self, move: int | None) -> None:
        """Look at a move of this game, or with None at the game as it stands."""
        last = len(self._session.record.moves) - 1
        self._browsed = None if move is None or move >= last or move < 0 else move
        self.changed.emit()
        self.thought_changed.emit(not self.is_thinking)

    def new_game(self, rules: Rules | None = None, start: Position | None = None) -> None:
        """Begin another game; the one before can be had back by undo."""
        watching = self._running and self._session.result is None
        self._rest()
        if start is None:
            start = Position.start(rules) if rules else self._fresh_start()
        self._session.new_game(start, self._new_seed())
        self._running = self._session.has_human or watching
        self._go_on()

    def open_record(self, record: GameRecord) -> None:
        """Go on with a saved game, paused, so that nothing in it changes by itself."""
        self._rest()
        self._session.adopt(record)
        self._settle_after_travel()

    def swap_sides(self) -> None:
        """Exchange the players' sides and begin a new game."""
        self._rest()
        x, o = self._session.players
        self._session.set_players((o, x))
        self.series = self.series.with_sides_swapped()
        self.new_game()

    def clear_series(self) -> None:
        """Begin the tally of games anew."""
        self.series = self.series.cleared()
        self.changed.emit()

    def set_player(self, mark: Mark, spec: PlayerSpec) -> None:
        """Give one side another player or other values; weights rescore, all else restarts."""
        old = self._session.player_of(mark)
        if spec == old:
            return
        watching = self._running and not self._session.has_human
        was_thinking = self.is_thinking
        x, o = self._session.players
        self._session.set_players((spec, o) if mark is Mark.X else (x, spec))
        if spec.kind != old.kind:
            self.series = self.series.cleared()
        concerned = self._session.position.to_move is mark and self._asked is None
        if spec.only_rescores(old):
            if concerned:
                self._thinking.revise(spec.make())
            self.thought_changed.emit(not self.is_thinking)
        elif spec.kind != old.kind:
            self._rest()
            self._running = self._session.has_human or watching
            if was_thinking and not self._running:
                self._think()  # a thought begun for a person still comes to its move
            self._go_on()
            return
        elif concerned:
            self._restart()
        self.changed.emit()

    def set_seed(self, seed: int | None) -> None:
        """Let games use this seed; with None every new game draws its own."""
        self._typed_seed = seed
        if seed is not None and seed != self._session.record.seed:
            self._session.reseed(seed)
            self._restart()
        self.changed.emit()

    def wait_until_idle(self) -> bool:
        """Block until the worker does nothing; for measurements and tests."""
        return self._thinking.wait_until_idle()

    def shutdown(self) -> bool:
        """End the worker thread within a bound; return whether it ended."""
        self._rest()
        return self._thinking.shutdown()

    # How it goes on --------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Ask the next machine where one is to move and may."""
        if self._running and not self.is_thinking and self._session.request() is not None:
            self._think()
        self.changed.emit()
        self.thought_changed.emit(not self.is_thinking)

    def _think(self) -> None:
        request = self._session.request()
        if request is not None:
            self._asked = None
            least = self.pace.move_ms(against_person=self._session.has_human)
            self._thinking.start(request, Activity.THINKING, least)
            self.changed.emit()

    def _restart(self) -> None:
        """Think again from the beginning, where a thought is under way."""
        if self._asked is not None and self.activity is Activity.ASKED:
            self.ask(self._asked)
        elif self.is_thinking:
            self._think()

    @Slot()
    def _on_next_game(self) -> None:
        if self.pace.next_by_itself:
            self.play()
        else:
            self.pause()

    @Slot(Thought, float)
    def _on_ready(self, thought: Thought, seconds: float) -> None:
        try:
            self._session.answer(thought, seconds)
        except TttmcError as error:
            self._on_failed(str(error))
            return
        self._after_move()

    @Slot(str)
    def _on_failed(self, message: str) -> None:
        self._rest()
        self._running = False
        self.failed.emit(f"The machine could not move: {message}. Press Play to try again.")
        self.changed.emit()
        self.thought_changed.emit(True)

    def _after_move(self) -> None:
        self._thinking.forget()
        self._asked = None
        if self._session.trouble:
            self.failed.emit(self._session.trouble)
        result = self._session.result
        if result is not None:
            self.series = self.series.with_result(self._session.game, result.winner)
            if not self._session.has_human and self._running and self.pace.next_by_itself:
                self._next_game.start(self.pace.rest_ms)
            else:
                self._running = self._session.has_human
        self._go_on()

    def _settle_after_travel(self) -> None:
        result = self._session.result
        if result is None:
            self.series = self.series.without(self._session.game)
        else:
            self.series = self.series.with_again(self._session.game)
        self._running = self._session.has_human and self._session.request() is None
        self._go_on()

    def _rest(self) -> None:
        """End whatever is under way, and look at the game as it stands."""
        self._thinking.forget()
        self._next_game.stop()
        self._browsed = self._asked = None

    def _revised(self, position: Position, thought: Thought) -> Thought:
        """Return a thought with the weights that its side's player has now."""
        machine = self._session.machine_of(thought.side)
        return thought if machine is None else machine.revise(position, thought)

    def _fresh_start(self) -> Position:
        return Position.start(self._session.record.rules)

    def _new_seed(self) -> int:
        return SystemRandom().randrange(NEW_SEEDS) if self._typed_seed is None else self._typed_seed


def new_session(rules: Rules, players: Players, seed: int | None) -> Session:
    """Return a session on the empty board, its seed drawn unless it is given."""
    drawn = SystemRandom().randrange(NEW_SEEDS) if seed is None else seed
    return Session(Position.start(rules), players, drawn)
