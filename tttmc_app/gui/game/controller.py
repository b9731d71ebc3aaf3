"""The controller of the current game: your commands, and the machines' requests and answers."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from tttmc_app.core import GameRecord, Mark, Position, Rules, Square, Thought, TttmcError
from tttmc_app.core.record import SavedSession
from tttmc_app.gui.game.fitting import fit_players, fitted
from tttmc_app.gui.game.options import Pace, Seeds
from tttmc_app.gui.game.state import GameState
from tttmc_app.gui.game.status import failure_text, why_not_ask, why_not_play
from tttmc_app.gui.game.thinking import Activity
from tttmc_app.gui.look.translation import shown
from tttmc_app.players import PlayerSpec
from tttmc_app.session import Players, Session
from tttmc_app.workers import PlayerWorker


class GameController(QObject):
    """Controller of one session: turns, pauses, questions, undo and redo."""

    failed = Signal(str)
    """Emitted when something has failed, with a message that says what to do."""
    noted = Signal(str)
    """Emitted when a player has been changed to suit the game; the message says what changed."""
    hinted = Signal(str)
    """Emitted when a command has no effect now, with a message that says why."""

    def __init__(
        self,
        rules: Rules,
        players: Players,
        seed: int | None,
        worker: PlayerWorker,
        parent: QObject | None = None,
    ) -> None:
        """Prepare a game on the empty board; without a seed, use a random one."""
        super().__init__(parent)
        self._players = worker
        self._assigned: Players | None = None
        self._session = Session(Position.start(rules), players, Seeds(seed).seed(), self._on_end)
        self._state = state = GameState(self._session, worker, self)
        self._thinking = thinking = state.thinking
        thinking.thought_changed.connect(state.thought_changed)
        thinking.ready.connect(self._on_ready)
        thinking.answered.connect(state.publish)
        thinking.failed.connect(self._on_failed)
        thinking.task_failed.connect(self._on_task_failed)
        state.revisions.changed.connect(self._on_revised)
        state.next_game.timeout.connect(self._on_next_game)

    @property
    def state(self) -> GameState:
        """Return the game's state, which the window shows."""
        return self._state

    # Your commands ---------------------------------------------------------------------------

    def begin(self, saved: SavedSession | None = None) -> None:
        """Continue an earlier session, if any; ask the machine to move, or prepare the machines."""
        if saved is not None:
            self._stop_all()
            self._session.restore(saved)
            self._state.running = self._session.has_human
        self._fit_players()
        self._continue()

    def choose(self, square: Square) -> None:
        """Play your move, or say why you can't."""
        reason = why_not_play(self._state, square)
        if reason is not None:
            self.hinted.emit(reason)
            return
        self._stop_all()
        self._session.play(square)
        self._state.running = True
        self._after_move()

    def play(self) -> None:
        """Start the machines; after a game has ended, start the next one."""
        self._leave_question()
        if self._session.result is not None:
            self.next_game()
        self._state.running = True
        self._continue()

    def pause(self) -> None:
        """Pause the machines after the current move."""
        self._state.running = False
        self._state.next_game.stop()
        self._state.publish()

    def step(self) -> None:
        """Play one machine move, then pause."""
        self._leave_question()
        if self._session.request() is None:
            return
        if not self._state.is_thinking:
            self._think()
        self._state.running = False
        self._state.publish()

    def stop(self) -> None:
        """Stop thinking without a move, and keep the scores."""
        self._state.next_game.stop()
        self._state.running &= self._state.activity is Activity.ASKED
        self._thinking.halt()
        self._state.publish()
        self._state.publish_thought()

    def move_now(self) -> None:
        """Play the best move found so far."""
        if self._state.can_move_now:
            self._thinking.settle()

    def ask(self, spec: PlayerSpec) -> None:
        """Show what a machine would play in the position shown, or say why it can't."""
        request = self._session.question(self._state.position, spec)
        reason = why_not_ask(self._state, spec)
        if request is None or reason:
            self.hinted.emit(reason)
            return
        self._thinking.forget()
        self._state.next_game.stop()
        self._state.asked = spec
        self._assign()
        self._thinking.start(request, Activity.ASKED)
        self._state.publish()

    def undo(self) -> None:
        """Take back moves as far as your last turn; machines wait until you continue."""
        self._stop_all()
        self._session.undo(to_human_turn=True)
        self._continue_elsewhere()

    def take_back_forfeit(self) -> None:
        """Take back a forfeit: the side that lost by forfeiting moves again at once."""
        self._stop_all()
        self._session.take_back_concession()
        self._state.series = self._state.series.without(self._session.game)
        self._state.running = True
        self._continue()

    def redo(self) -> None:
        """Replay the moves taken back."""
        self._stop_all()
        self._session.redo(to_human_turn=True)
        self._continue_elsewhere()

    def browse(self, move: int | None) -> None:
        """Show the position after a move, counted from 0; -1 shows the first position.

        None returns to the game. A machine whose thought gave way to a question thinks again.
        """
        last = len(self._session.record.moves) - 1
        self._leave_question()
        self._state.browsed = None if move is None or move >= last else max(-1, move)
        self._continue()

    def branch(self) -> None:
        """Play on from the earlier position shown; the later moves become a variation."""
        browsed = self._state.browsed
        if browsed is not None:
            self._stop_all()
            self._session.branch(browsed + 1)
            self._continue_elsewhere()
            self.play()

    def follow(self, variation: int) -> None:
        """Return to a variation; the moves played instead of it become a variation."""
        self._stop_all()
        self._session.follow(variation)
        self._continue_elsewhere()

    def new_game(self, rules: Rules | None = None, start: Position | None = None) -> None:
        """Start a new game, with the typed seed if any; undo returns to the previous game."""
        self._state.seeds = self._state.seeds.first()
        self._begin_game(start or Position.start(rules or self._session.record.rules))

    def next_game(self) -> None:
        """Start the next game of the series; its seed is derived from a typed seed."""
        self._state.seeds = self._state.seeds.next()
        self._begin_game(Position.start(self._session.record.rules))

    def open_record(self, record: GameRecord) -> None:
        """Open a saved game, paused so that it stays unchanged until you continue."""
        self._stop_all()
        self._session.adopt(record)
        self._continue_elsewhere()

    def swap_sides(self) -> None:
        """Swap the players' sides and start a new game."""
        self._stop_all()
        self._session.set_players((self._session.players[1], self._session.players[0]))
        self._state.series = self._state.series.with_sides_swapped()
        self.new_game()

    def begin_with(
        self, players: Players, rules: Rules | None = None, *, run: bool = False
    ) -> None:
        """Start a new game between these players; machines wait unless `run` is set."""
        self._stop_all()
        self._state.running = False
        self._session.set_players(players)
        self.new_game(rules)
        if run:
            self.play()

    def think_again(self) -> None:
        """Restart the current thought, because its player has changed."""
        self._restart()
        self._state.publish()

    def clear_series(self) -> None:
        """Reset the score of the series."""
        self._state.series = self._state.series.cleared()
        self._state.publish()

    def set_pace(self, pace: Pace) -> None:
        """Set how fast machines play."""
        self._state.pace = pace

    def set_player(self, mark: Mark, spec: PlayerSpec) -> None:
        """Change one side's player; new weights rescore a thought, other changes restart it."""
        spec, change = fitted(mark, spec, self._session.position)
        if change is not None:
            self.noted.emit(shown(change))
        old, state = self._session.player_of(mark), self._state
        if spec == old:
            state.players_changed.emit()  # corrects a form that shows invalid options
            return
        x, o = self._session.players
        watching = state.running and not self._session.has_human
        self._session.set_players((spec, o) if mark is Mark.X else (x, spec))
        is_asked = state.asked == old
        is_affected = is_asked or (self._session.position.to_move is mark and state.asked is None)
        if is_asked:
            state.asked = spec
        if spec.kind != old.kind:
            self._replace(mark, watching)
        elif spec.only_rescores(old):
            if is_affected:
                self._thinking.rescore(spec)
            state.last_thought_changed.emit()
            state.publish_thought()
        elif is_asked:
            self.ask(spec)
        elif is_affected:
            self._restart()
        self._state.publish()

    def set_seed(self, seed: int | None) -> None:
        """Use this seed for the games; without one, each new game uses a random seed."""
        is_over = self._session.result is not None  # then the next game is the first to use it
        self._state.seeds = Seeds(seed, 0 if is_over else 1)
        if seed is not None and seed != self._session.record.seed:
            self._session.reseed(seed)
            self._restart()
        self._state.publish()

    def wait_until_idle(self) -> bool:
        """Block until the worker is idle, for measurements and tests."""
        return self._players.wait_until_idle()

    def shutdown(self) -> bool:
        """End the worker thread within a time limit; return whether it ended."""
        self._stop_all()
        return self._players.shutdown()

    # The course of the game ------------------------------------------------------------------

    def _assign(self) -> None:
        """Pass the players to the worker, if they have changed."""
        if self._assigned != self._session.players:
            self._assigned = self._session.players
            self._players.assign(dict(zip(Mark, self._assigned, strict=True)))

    def _begin_game(self, start: Position) -> None:
        watching = self._state.running and self._session.result is None
        self._stop_all()
        self._session.new_game(start, self._state.seeds.seed())
        self._fit_players()
        self._state.running = self._session.has_human or watching
        self._continue()

    def _replace(self, mark: Mark, watching: bool) -> None:
        """Continue with another kind of player; hide its predecessor's thoughts."""
        was_thinking, was_due = self._state.is_thinking, self._state.next_game.isActive()
        self._state.replaced[mark] = (self._session.game, len(self._session.record.moves))
        self._stop_all()
        self._state.running = self._session.has_human or watching
        if was_thinking and not self._state.running:
            self._think()  # a requested move is still played
        if was_due and not self._session.has_human:
            self._state.next_game.start(self._state.pace.between_games_ms)
        self._continue()

    def _continue(self) -> None:
        """Ask the machine whose turn it is to move, unless the game is paused."""
        state = self._state
        if state.running and not state.is_thinking and self._session.request() is not None:
            self._think()
        else:
            self._warm_up()
        self._state.publish()
        self._state.publish_thought()

    def _warm_up(self) -> None:
        """Prepare machines for their turn while you think."""
        self._assign()
        if self._session.result is None and not self._state.is_busy:
            self._players.warm_up(self._session.position)

    def _think(self) -> None:
        request = self._session.request()
        if request is not None:
            self._state.asked = None
            self._assign()
            least = self._state.pace.move_ms(against_human=self._session.has_human)
            self._thinking.start(request, Activity.THINKING, least)
            self._state.publish()

    def _restart(self) -> None:
        """Restart the current thought, if any."""
        if self._state.asked is not None and self._state.activity is Activity.ASKED:
            self.ask(self._state.asked)
        elif self._state.is_thinking:
            self._think()

    def _on_end(self, record: GameRecord) -> None:
        self._assign()
        self._players.finished(record)
        self._state.ended.emit(record)

    @Slot()
    def _on_next_game(self) -> None:
        (self.play if self._state.pace.starts_next_game else self.pause)()

    @Slot(Thought, float)
    def _on_ready(self, thought: Thought, seconds: float) -> None:
        try:
            self._session.answer(thought, seconds)
        except TttmcError as error:
            self._on_failed(error)
            return
        self._after_move()

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        self._stop_all()
        self._state.running = False
        self.failed.emit(failure_text(error))
        self._state.publish()
        self._state.thought_changed.emit(True)

    @Slot(object)
    def _on_task_failed(self, error: Exception) -> None:
        self.failed.emit(shown(error))  # such as a locked textbook at the end of a game

    @Slot()
    def _on_revised(self) -> None:
        self._state.last_thought_changed.emit()
        self._state.publish_thought()

    def _after_move(self) -> None:
        self._thinking.forget()
        state, session = self._state, self._session
        state.asked = None
        if session.result is not None:
            state.count_result()
            if not session.has_human and state.running and state.pace.starts_next_game:
                state.next_game.start(state.pace.between_games_ms)
            else:
                state.running = session.has_human
        self._continue()

    def _continue_elsewhere(self) -> None:
        self._fit_players()
        self._state.recount_result()
        self._state.running = self._session.has_human and self._session.request() is None
        self._continue()

    def _stop_all(self) -> None:
        """Stop all thinking and waiting, and show the current position."""
        self._thinking.forget()
        self._state.next_game.stop()
        self._state.browsed = self._state.asked = None

    def _leave_question(self) -> None:
        """Show the current position, without a suggestion."""
        self._state.browsed = None
        if self._state.asked is not None:
            self._thinking.forget()
            self._state.asked = None

    def _fit_players(self) -> None:
        """Replace players that the game doesn't allow, and say so."""
        for change in fit_players(self._session):
            self.noted.emit(shown(change))
