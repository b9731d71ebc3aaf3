"""Tie the game under play to the worker that thinks and to whatever shows it.

The controller decides when a machine is asked, what becomes of its answer, and which thought is
to be seen. It paints nothing and knows no rules.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from tttmc_app.core import GameRecord, Mark, Position, Rules, Square, Thought, TttmcError
from tttmc_app.gui.game.game_state import GameState
from tttmc_app.gui.game.seeds import Seeds
from tttmc_app.gui.game.thinking import Activity
from tttmc_app.gui.look.translation import shown
from tttmc_app.players import PlayerSpec
from tttmc_app.session import Maker, Players, Session


class GameController(GameState):
    """Run one session: turns, pauses, questions and the way back."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(session, parent)
        self._thinking.thought_changed.connect(self.thought_changed)
        self._thinking.ready.connect(self._on_ready)
        self._thinking.answered.connect(self.changed)
        self._thinking.failed.connect(self._on_failed)
        self._next_game.timeout.connect(self._on_next_game)

    # What a person does ----------------------------------------------------------------------

    def begin(self) -> None:
        """Let a machine that is to move begin, or make the first one ready for its turn."""
        self._fit_players()
        if self._running and self._session.request() is not None:
            self._go_on()
            return
        self._warm_up()

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
            self._session.new_game(self._fresh_start(), self._next_seed())
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
        request = self._session.request(self._session.make(spec))
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

    def take_back_forfeit(self) -> None:
        """Let whoever has lost by forfeit move again, at once."""
        self._rest()
        self._session.take_back_concession()
        self.series = self.series.without(self._session.game)
        self._running = True
        self._go_on()

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
        """Begin another game, with the typed seed where there is one; undo brings the last back."""
        self._seeds = self._seeds.first()
        self._begin_game(start or (Position.start(rules) if rules else self._fresh_start()))

    def next_game(self) -> None:
        """Begin the next game of the series; a typed seed gives each of them another."""
        self._seeds = self._seeds.next()
        self._begin_game(self._fresh_start())

    def _begin_game(self, start: Position) -> None:
        watching = self._running and self._session.result is None
        self._rest()
        self._session.new_game(start, self._seeds.seed())
        self._fit_players()
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

    def begin_with(
        self, players: Players, rules: Rules | None = None, *, run: bool = False
    ) -> None:
        """Begin a new game between these; where they are machines, they wait unless they run."""
        self._rest()
        self._running = False
        self._session.set_players(players)
        self.new_game(rules)
        if run:
            self.play()

    def think_again(self) -> None:
        """Begin the thought under way anew, since what its player is has changed."""
        self._restart()
        self.changed.emit()

    def clear_series(self) -> None:
        """Begin the tally of games anew."""
        self.series = self.series.cleared()
        self.changed.emit()

    def set_player(self, mark: Mark, spec: PlayerSpec) -> None:
        """Give one side another player or other values; weights rescore, all else restarts."""
        spec = self._fitting(mark, spec)
        old = self._session.player_of(mark)
        if spec == old:
            self.changed.emit()  # whoever asked for what can't be had shows what there is
            return
        x, o = self._session.players
        watching = self._running and not self._session.has_human
        self._session.set_players((spec, o) if mark is Mark.X else (x, spec))
        is_asked = self._asked == old
        concerned = is_asked or (self._session.position.to_move is mark and self._asked is None)
        if is_asked:
            self._asked = spec
        if spec.kind != old.kind:
            self._replace(mark, watching)
            return
        if spec.only_rescores(old):
            if concerned:
                self._revise(spec)
            self.thought_changed.emit(not self.is_thinking)
        elif is_asked:
            self.ask(spec)
        elif concerned:
            self._restart()
        self.changed.emit()

    def _replace(self, mark: Mark, watching: bool) -> None:
        """Let another kind of player go on; what the one before thought is no longer shown."""
        was_thinking = self.is_thinking
        self._replaced[mark] = (self._session.game, len(self._session.record.moves))
        self._rest()
        self._running = self._session.has_human or watching
        if was_thinking and not self._running:
            self._think()  # a thought begun for a person still comes to its move
        self._go_on()

    def set_seed(self, seed: int | None) -> None:
        """Let games use this seed; with None every new game draws its own."""
        is_over = self._session.result is not None  # then the next game is the first with it
        self._seeds = Seeds(seed, 0 if is_over else 1)
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
        else:
            self._warm_up()
        self.changed.emit()
        self.thought_changed.emit(not self.is_thinking)

    def _warm_up(self) -> None:
        """Make machines ready for their turn while a person thinks."""
        for mark in Mark:
            machine = self._session.machine_of(mark)
            if machine is not None and self._session.result is None:
                self._thinking.warm_up(machine, self._session.position)

    def _think(self) -> None:
        request = self._session.request()
        if request is not None:
            self._asked = None
            least = self.pace.move_ms(against_person=self._session.has_human)
            self._thinking.start(request, Activity.THINKING, least)
            self.changed.emit()

    def _revise(self, spec: PlayerSpec) -> None:
        machine = self._session.make(spec)
        if machine is not None:
            self._thinking.revise(machine)

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
            self.series = self.series.with_result(self._session.game, result.winner, self.pairing)
            if not self._session.has_human and self._running and self.pace.next_by_itself:
                self._next_game.start(self.pace.rest_ms)
            else:
                self._running = self._session.has_human
        self._go_on()

    def _settle_after_travel(self) -> None:
        self._fit_players()
        result = self._session.result
        if result is None:
            self.series = self.series.without(self._session.game)
        else:
            self.series = self.series.restored(self._session.game)
        self._running = self._session.has_human and self._session.request() is None
        self._go_on()

    def _rest(self) -> None:
        """End whatever is under way, and look at the game as it stands."""
        self._thinking.forget()
        self._next_game.stop()
        self._browsed = self._asked = None

    def _fit_players(self) -> None:
        """Give sides whose player can't be had by the present rules the next best one."""
        x, o = self._session.players
        fitting = self._fitting(Mark.X, x), self._fitting(Mark.O, o)
        if fitting != (x, o):
            self._session.set_players(fitting)

    def _fitting(self, mark: Mark, spec: PlayerSpec) -> PlayerSpec:
        """Return the player as far as it can be had by the present rules; say where it can't."""
        rules = self._session.record.rules
        obstacle = spec.obstacle(rules)
        if obstacle is None:
            return spec
        fitting = spec.fitted(rules)
        self.noted.emit(f"{mark} plays as {shown(fitting.words)} now: {shown(obstacle)}.")
        return fitting

    def _fresh_start(self) -> Position:
        return Position.start(self._session.record.rules)

    def _next_seed(self) -> int:
        self._seeds = self._seeds.next()
        return self._seeds.seed()


def new_session(
    rules: Rules, players: Players, seed: int | None, maker: Maker | None = None
) -> Session:
    """Return a session on the empty board, its seed drawn unless it is given."""
    return Session(Position.start(rules), players, Seeds(seed).seed(), maker=maker)
