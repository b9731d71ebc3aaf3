"""The game in the window: your commands, its machines and their thoughts."""

from __future__ import annotations

from collections.abc import Callable
from operator import ne
from time import perf_counter
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from tttmc_app.core import (
    GameRecord,
    Mark,
    Position,
    Rules,
    Square,
    Thought,
    TttmcError,
    square_name,
)
from tttmc_app.core.record import SavedSession
from tttmc_app.gui.game.fitting import fit_players, fitted
from tttmc_app.gui.game.options import Pace, Seeds
from tttmc_app.gui.game.time_left import TimeLeft
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.panels.series_card import Series
from tttmc_app.players import PlayerSpec
from tttmc_app.session import Players, Request, Session
from tttmc_app.workers import PlayerWorker, Report

REPLY_SECONDS = 0.5
"""While a machine has thought for less than this, its move is the only response to a click."""


class Changes(NamedTuple):
    """The parts of a game that have changed, and must be shown again."""

    game: bool = False
    """Another game, or another seed."""
    position: bool = False
    """Any of these, a move or the move shown."""
    players: bool = False
    """A side has another player or other settings."""
    series: bool = False
    """The score between the players, or their names."""
    turn: bool = False
    """Any of these, the current activity or what can be done."""
    last_thought: bool = False
    """The last move's thought: its player has new weights or has learnt something."""
    thought: bool = False
    """The thought to show."""


class Game(QObject):
    """The current game, its machines, and what of them is shown."""

    changed = Signal(Changes)
    ended = Signal(GameRecord)
    """A move, a resignation or a forfeit has ended this game."""
    restored = Signal(GameRecord)
    """This game, which had ended when it was saved, is shown again."""
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
        self.seeds = Seeds(seed)
        """The seeds of the games."""
        self.session = Session(Position.start(rules), players, self.seeds.seed())
        """The moves and the players; only this object changes them."""
        self.pace = Pace()
        self.series = Series()
        self.running = self.session.has_human
        """Whether machines move automatically."""
        self.browsed: int | None = None
        """The earlier move shown, counted from 0; -1: the first position, None: the current one."""
        self.asked: PlayerSpec | None = None
        """The player whose suggestion for the position shown is displayed or awaited."""
        self.is_busy = False
        """Whether a machine is thinking or its move is waiting to be played."""
        self.request: Request | None = None
        """What the current thought answers."""
        self.partial: Thought | None = None
        """The newest thought about the request, kept after a stop."""
        self.report: Report | None = None
        """The report that contained `partial`."""
        self.time_left = TimeLeft()
        """The estimate for the current thought."""
        self.waiting: dict[Mark, str] = {}
        """What each side's machine needs from you before it can think."""
        self._needs: dict[str, dict[Mark, str]] = {}
        self._names: dict[str, str] = {}
        self._replaced: dict[Mark, tuple[int, int]] = {}
        """For each side, the game and the move since which it has had another kind of player."""
        self._revised: dict[int, tuple[Thought, Thought]] = {}
        """By move, its thought and the same with what its player has learnt since."""
        self._revising: dict[int, tuple[int, Thought]] = {}
        """By task, the move and the thought that it revises."""
        self._worker = worker
        worker.progressed.connect(self._on_progressed)
        worker.returned.connect(self._on_returned)
        worker.failed.connect(self._on_failed)
        self._assigned: Players | None = None
        self._job = 0
        self._least_ms = 0
        self._began = 0.0
        self._wait = QTimer(self, singleShot=True)
        self._wait.timeout.connect(self._play_thought)
        self.between_games = QTimer(self, singleShot=True)
        self.between_games.timeout.connect(self._on_next_game)
        self._look()
        self._shown = self._parts()
        self._played = self.session.record, players
        """The game and the players as of the last request to revise thoughts."""

    # Your commands ---------------------------------------------------------------------------

    def begin(self, saved: SavedSession | None = None) -> None:
        """Continue an earlier session, if any; ask the machine to move, or prepare the machines."""
        if saved is not None:
            self._stop_all()
            self.session.restore(saved)
            self.running = self.session.has_human
            if self.session.result is not None:
                self.restored.emit(self.session.record)
        self._fit_players()
        self._continue()

    def choose(self, square: Square) -> None:
        """Play your move, or say why you can't."""
        reason = self.why_not_play(square)
        if reason is not None:
            self.hinted.emit(reason)
            return
        self._stop_all()
        self.session.play(square)
        self.running = True
        self._after_move()

    def play(self) -> None:
        """Start the machines; after a game has ended, start the next one."""
        self._leave_question()
        if self.session.result is not None:
            self.next_game()
        self.running = True
        self._continue()

    def pause(self) -> None:
        """Pause the machines after the current move."""
        self.running = False
        self.between_games.stop()
        self._publish()

    def step(self) -> None:
        """Play one machine move, then pause."""
        self._leave_question()
        if self.session.machine_to_move:
            if not self.is_thinking:
                self._think()
            self.running = False
            self._publish()

    def stop(self) -> None:
        """Stop thinking without a move, and keep the scores."""
        self.between_games.stop()
        self.running = self.running and self.is_busy and not self.is_thinking
        self._halt()
        self._publish(thought=True)

    def move_now(self) -> None:
        """Play the best move found so far."""
        if self.can_move_now:
            self._play_thought()

    def ask(self, spec: PlayerSpec) -> None:
        """Show what a machine would play in the position shown, if it can be asked."""
        if not self.can_ask:
            return
        self.between_games.stop()
        self.asked = spec
        self._start(self.session.request(self.position, spec))
        self._publish()

    def undo(self) -> None:
        """Take back moves as far as your last turn; machines wait until you continue."""
        self._travel(self.session.undo)

    def take_back_forfeit(self) -> None:
        """Take back a forfeit: the side that lost by forfeiting moves again at once."""
        self._stop_all()
        self.session.take_back_concession()
        self.series = self.series.without(self.session.game)
        self.running = True
        self._continue()

    def redo(self) -> None:
        """Replay the moves taken back."""
        self._travel(self.session.redo)

    def browse(self, move: int | None) -> None:
        """Show the position after a move, counted from 0; -1 shows the first position.

        None returns to the game. A machine whose thought gave way to a question thinks again.
        """
        self._leave_question()
        last = len(self.session.record.moves) - 1
        self.browsed = None if move is None or move >= last else max(-1, move)
        self._continue()

    def branch(self) -> None:
        """Play on from the earlier position shown; the later moves become a variation."""
        browsed = self.browsed
        if browsed is not None:
            self._stop_all()
            self.session.branch(browsed + 1)
            self._continue_elsewhere()
            self.play()

    def play_instead(self, number: int, square: Square) -> None:
        """Replace a move, counted from 0; it and the later moves become a variation."""
        self._stop_all()
        self.session.branch(number)
        self.session.play(square)
        self.series = self.series.without(self.session.game)
        self.running = self.session.has_human
        self._after_move()

    def follow(self, variation: int) -> None:
        """Return to a variation; the moves played instead of it become a variation."""
        self._stop_all()
        self.session.follow(variation)
        self._continue_elsewhere()

    def new_game(
        self,
        rules: Rules | None = None,
        start: Position | None = None,
        players: Players | None = None,
    ) -> None:
        """Start a new game, with the typed seed if any; undo returns to the previous game."""
        self.seeds = self.seeds.first()
        self._begin_game(start or Position.start(rules or self.session.record.rules), players)

    def next_game(self) -> None:
        """Start the next game of the series; its seed is derived from a typed seed."""
        self.seeds = self.seeds.next()
        self._begin_game(Position.start(self.session.record.rules))

    def open_record(self, record: GameRecord) -> None:
        """Open a saved game, paused so that it stays unchanged until you continue."""
        self._stop_all()
        self.session.adopt(record)
        self._continue_elsewhere()

    def swap_sides(self) -> None:
        """Swap the players' sides and start a new game."""
        x, o = self.session.players
        self.series = self.series.with_sides_swapped()
        self.new_game(players=(o, x))

    def begin_with(
        self,
        players: Players,
        rules: Rules | None = None,
        *,
        start: Position | None = None,
        run: bool = False,
    ) -> None:
        """Start a new game between these players; two machines wait unless `run` is set."""
        self.running = False
        self.new_game(rules, start, players)
        if run:
            self.play()

    def think_again(self) -> None:
        """Restart the current thought, if any, because its player has changed."""
        if self.is_thinking:
            self._think()
        elif self.asked is not None and self.is_busy:
            self.ask(self.asked)
        self._publish()

    def clear_series(self) -> None:
        """Reset the score of the series."""
        self.series = self.series.cleared()
        self._publish()

    def set_player(self, mark: Mark, spec: PlayerSpec) -> None:
        """Change one side's player; new weights rescore a thought, other changes restart it."""
        spec, change = fitted(mark, spec, self.session.position)
        if change is not None:
            self.noted.emit(shown(change))
        old = self.session.player_of(mark)
        if spec == old:
            self.changed.emit(Changes(players=True))  # corrects a form that shows invalid options
            return
        x, o = self.session.players
        watching = self.running and not self.session.has_human
        self.session.set_players((spec, o) if mark is Mark.X else (x, spec))
        is_asked = self.asked == old
        is_affected = is_asked or (self.session.position.to_move is mark and self.asked is None)
        if is_asked:
            self.asked = spec
        if spec.kind != old.kind:
            self._replace(mark, watching=watching)
        elif spec.only_rescores(old):
            if is_affected and self.request is not None:
                self.request = self.request._replace(spec=spec)
                if self.partial is not None:
                    self.partial = spec.rescored(self.request.position, self.partial)
            self._publish(last_thought=True, thought=True)
        elif is_asked:
            self.ask(spec)
        elif is_affected:
            self.think_again()
        self._publish()

    def set_seed(self, seed: int | None) -> None:
        """Use this seed for the games; without one, each new game uses a random seed."""
        is_over = self.session.result is not None  # then the next game is the first to use it
        self.seeds = Seeds(seed, 0 if is_over else 1)
        if seed is not None and seed != self.session.record.seed:
            self.session.reseed(seed)
            self.think_again()
        self._publish()

    def set_needs(self, kind: str, needs: dict[Mark, str]) -> None:
        """Set what the sides' machines of one kind need from you before they can think."""
        self._needs[kind] = needs
        self.waiting = {mark: text for each in self._needs.values() for mark, text in each.items()}
        self._publish()

    def set_names(self, names: dict[PlayerSpec, str]) -> None:
        """Set the names that players give themselves, shown instead of their kinds' names."""
        self._names = {spec.text: name for spec, name in names.items()}
        self._publish()

    def wait_until_idle(self) -> bool:
        """Block until the worker is idle, for measurements and tests."""
        return self._worker.wait_until_idle()

    def shutdown(self) -> bool:
        """End the worker thread within a time limit; return whether it ended."""
        self._stop_all()
        return self._worker.shutdown()

    # What is shown ---------------------------------------------------------------------------

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

    def _look(self) -> None:
        """Choose the thought to show: the current one, or that of a move."""
        self.ply_on_show = ply = self._ply_to_show()
        """The move whose thought is shown; None for the current thought, if any."""
        positions = self.session.record.positions
        self.thought_position = self.position if ply is None else positions[ply]
        """The position of the thought to show."""
        if self.browsed is not None and self.asked is None:
            thought = self._thought_behind(self.browsed)
        elif ply is None:
            thought = self.partial
        elif thought := self._newest(ply):
            thought = self.session.player_of(thought.side).rescored(positions[ply], thought)
        self.thought = thought
        """The thought to show."""

    @property
    def is_final(self) -> bool:
        """Return whether no newer version of the thought to show is awaited."""
        return not self.is_busy or self._wait.isActive()

    def _ply_to_show(self) -> int | None:
        if self.asked is not None:
            return None
        if self.browsed is not None:
            return self.browsed if self.browsed >= 0 else None
        return None if self.partial is not None else self.ply_of_thought

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
        if self.browsed is not None:
            return self._thought_behind(self.browsed)
        return self._newest(len(self.session.record.moves) - 1)

    def figures_of(self, mark: Mark) -> tuple[Thought, float] | None:
        """Return a side's last thought and its duration, unless its player has been replaced."""
        moves = self.session.record.moves
        last = len(moves) - 1
        for ply in range(last, max(-1, last - 2), -1):
            _square, thought, seconds = moves[ply]
            if thought is not None and thought.side is mark and seconds:
                return None if self._is_replaced(mark, ply) else (thought, seconds)
        return None

    @property
    def thinking_side(self) -> Mark | None:
        """Return the side whose card shows the current thought; None if no card does."""
        if self.asked is None:
            return self.session.position.to_move
        sides = (mark for mark in Mark if self.session.player_of(mark) == self.asked)
        return next(sides, None)

    @property
    def seconds(self) -> float:
        """Return how long the current thought has taken."""
        return perf_counter() - self._began

    @property
    def is_thinking(self) -> bool:
        """Return whether a machine is thinking about its move or about to play it."""
        return self.is_busy and self.asked is None

    @property
    def plays_automatically(self) -> bool:
        """Return whether a machine's next move or the next game will start automatically."""
        return self.running and (self.session.machine_to_move or self.between_games.isActive())

    @property
    def can_move_now(self) -> bool:
        """Return whether the current thought has a best move to play at once."""
        return self.partial is not None and bool(self.partial.best) and self.asked is None

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

    def name_of(self, spec: PlayerSpec) -> str:
        """Return the name that a player gives itself, or else the name of its kind or level."""
        own = self._names.get(spec.text) if self._names else None
        return own or shown(spec.label)

    @property
    def side_names(self) -> tuple[str, str]:
        """Return the names of X's and O's players; the only human player is "You"."""
        players = self.session.players
        is_alone = sum(each.is_human for each in players) == 1
        you = translate("Game", "You")
        x, o = (you if each.is_human and is_alone else self.name_of(each) for each in players)
        return x, o

    def _thought_behind(self, ply: int) -> Thought | None:
        """Return the original thought behind a move; -1 stands for no move."""
        return self.session.record.moves[ply].thought if ply >= 0 else None

    def _newest(self, ply: int) -> Thought | None:
        """Return a move's thought with its player's current knowledge; -1 stands for no move."""
        thought = self._thought_behind(ply)
        original, revised = self._revised.get(ply, (None, None))
        return revised if original is thought else thought

    def _is_replaced(self, mark: Mark, ply: int) -> bool:
        """Return whether a side has had a different kind of player since a move of this game."""
        since = self._replaced.get(mark)
        return since is not None and (self.session.game, ply) < since

    def why_not_play(self, square: Square) -> str | None:
        """Return why a click on a square plays no move; None if it plays one.

        The text is empty if a machine is about to move and there is nothing to explain.
        """
        session = self.session
        if self.browsed is not None:
            return translate(
                "Game", "This is an earlier position. Play from here, or go back to the game."
            )
        if session.result is not None:
            return translate("Game", "The game is over. Start another, or undo a move.")
        if session.machine_to_move:
            return self._why_not_your_turn()
        if square in session.position.legal_squares:
            return None
        if session.position.mark_at(square) is not None:
            return ""  # the board shakes the mark
        return translate(
            "Game",
            "The rules don't allow {square} now. Choose another square.",
            square=square_name(square),
        )

    def _why_not_your_turn(self) -> str:
        name = self.name_of(self.session.player_of(self.session.position.to_move))
        if not self.is_thinking:
            return translate("Game", "It is {player}'s turn. Press Play.", player=name)
        if self.seconds < REPLY_SECONDS:
            return ""
        return translate("Game", "{player} is thinking. Wait, or press Move now.", player=name)

    @property
    def can_ask(self) -> bool:
        """Return whether a machine can be asked about the position shown."""
        if self.position.outcome is not None:
            return False
        return self.browsed is not None or not (self.session.result or self.is_thinking)

    # The course of the game ------------------------------------------------------------------

    def _begin_game(self, start: Position, players: Players | None = None) -> None:
        watching = self.running and self.session.result is None
        self._stop_all()
        self.session.new_game(start, self.seeds.seed(), players)
        self._fit_players()
        self.running = self.session.has_human or watching
        self._continue()

    def _replace(self, mark: Mark, *, watching: bool) -> None:
        """Continue with another kind of player; hide its predecessor's thoughts."""
        was_thinking, was_due = self.is_thinking, self.between_games.isActive()
        self._replaced[mark] = (self.session.game, len(self.session.record.moves))
        self._stop_all()
        self.running = self.session.has_human or watching
        if was_thinking and not self.running and self.session.machine_to_move:
            self._think()  # a requested move is still played
        if was_due and not self.session.has_human:
            self.between_games.start(self.pace.between_games_ms)
        self._continue()

    def _after_move(self) -> None:
        self._forget()
        self.asked = None
        session = self.session
        if session.result is not None:
            self._assign()
            self._worker.finished(session.record)
            self.ended.emit(session.record)
            self.series = self.series.with_result(session.game, session.result, self.pairing)
            if not session.has_human and self.running and self.pace.starts_next_game:
                self.between_games.start(self.pace.between_games_ms)
            else:
                self.running = session.has_human
        self._continue()

    def _travel(self, go: Callable[..., None]) -> None:
        """Undo or redo; in a game before or after the present one, sides may have been swapped."""
        self._stop_all()
        x, o = self.session.players
        go(to_human_turn=True)
        if x != o and self.session.players == (o, x):
            self.series = self.series.with_sides_swapped()
        self._continue_elsewhere()

    def _continue_elsewhere(self) -> None:
        """Continue after undo and similar commands; count the game's result again, or no more."""
        session = self.session
        self._fit_players()
        is_open = session.result is None
        self.series = (self.series.without if is_open else self.series.restored)(session.game)
        self.running = session.has_human and not session.machine_to_move
        self._continue()

    def _continue(self) -> None:
        """Ask the machine whose turn it is to move, unless the game is paused."""
        if self.running and not self.is_thinking and self.session.machine_to_move:
            self._think()
        else:
            self._assign()
            if self.session.result is None and not self.is_busy:
                self._worker.warm_up(self.session.position)  # for its turn, while you think
        self._publish(thought=True)

    def _stop_all(self) -> None:
        """Stop all thinking and waiting, and show the current position."""
        self._forget()
        self.between_games.stop()
        self.browsed = self.asked = None

    def _leave_question(self) -> None:
        """Show the current position, without a suggestion."""
        self.browsed = None
        if self.asked is not None:
            self._forget()
            self.asked = None

    def _fit_players(self) -> None:
        """Replace players that the game doesn't allow, and say so."""
        for change in fit_players(self.session):
            self.noted.emit(shown(change))

    @Slot()
    def _on_next_game(self) -> None:
        (self.play if self.pace.starts_next_game else self.pause)()

    # Thoughts --------------------------------------------------------------------------------

    def _assign(self) -> None:
        """Pass the players to the worker, if they have changed."""
        if self._assigned != self.session.players:
            self._assigned = self.session.players
            self._worker.assign(dict(zip(Mark, self._assigned, strict=True)))

    def _think(self) -> None:
        """Have the machine whose turn it is think about its move."""
        self.asked = None
        least = self.pace.move_ms(against_human=self.session.has_human)
        self._start(self.session.request(), least)

    def _start(self, request: Request, least_ms: int = 0) -> None:
        """Drop the current thought and start another; a move isn't played before `least_ms`."""
        self._forget()
        self._assign()
        self.request, self._least_ms, self.is_busy = request, least_ms, True
        self._began, self.time_left = perf_counter(), TimeLeft()
        self._job = self._worker.think(request)

    def _halt(self) -> None:
        """Stop the current thought but keep its newest version."""
        self._worker.cancel()
        self._job = 0
        self._wait.stop()
        self.is_busy = False

    def _forget(self) -> None:
        """Stop the current thought and discard its results."""
        self._halt()
        self.partial = self.report = self.request = None

    @Slot()
    def _play_thought(self) -> None:
        """Play the newest thought's move."""
        if self.partial is None or self.report is None:
            return
        thought, seconds = self.partial.settled(), self.report.seconds
        self._halt()
        try:
            self.session.answer(thought, seconds)
        except TttmcError as error:
            self._fail(error)
        else:
            self._after_move()

    @Slot(Report)
    def _on_progressed(self, report: Report) -> None:
        if report.job_id == self._job and report.value is not None:
            self._take(report)
            self.changed.emit(Changes(thought=True))

    @Slot(Report)
    def _on_returned(self, report: Report) -> None:
        if report.job_id in self._revising:
            self._revise(*self._revising.pop(report.job_id), report.value)
        elif report.job_id == self._job:
            self._take(report)
            left = round(self._least_ms - self.seconds * 1000)
            if self.asked is not None:
                self.is_busy = False
                self._publish(thought=True)
            elif left > 1:
                self._wait.start(left)
                self.changed.emit(Changes(thought=True))
            else:
                self._play_thought()

    def _take(self, report: Report) -> None:
        if self.request is not None and isinstance(report.value, Thought):
            self.report = report
            self.time_left.update(report.value, report.seconds)
            self.partial = self.request.spec.rescored(self.request.position, report.value)
            self._look()

    @Slot(int, object)
    def _on_failed(self, job_id: int, error: Exception) -> None:
        self._revising.pop(job_id, None)  # that thought stays unchanged
        if job_id == self._job:
            self._fail(error)
        else:
            self.failed.emit(shown(error))  # such as a locked textbook at the end of a game

    def _fail(self, error: Exception) -> None:
        self._stop_all()
        self.running = False
        self.failed.emit(
            translate(
                "Game",
                "The machine could not move: {reason}. Press Play to try again.",
                reason=shown(error),
            )
        )
        self._publish(thought=True)

    def _ask_to_revise(self) -> None:
        """Have players that learn from games revise their thoughts; drop pending answers."""
        self._revising.clear()
        record = self.session.record
        for ply in {self.ply_of_thought, len(record.moves) - 1} - {None, -1}:
            assert ply is not None
            thought = record.moves[ply].thought
            if thought is not None:
                spec = self.session.player_of(thought.side)
                if spec.kind.learns:
                    task = self._worker.revise(record.positions[ply], thought, spec)
                    self._revising[task] = (ply, thought)

    def _revise(self, ply: int, thought: Thought, revised: object) -> None:
        """Take a thought with what its player has learnt since."""
        if isinstance(revised, Thought):
            before = self._newest(ply)
            self._revised[ply] = (thought, revised)
            if revised != before:
                self._publish(last_thought=True, thought=True)

    # What has changed ------------------------------------------------------------------------

    def _publish(self, *, last_thought: bool = False, thought: bool = False) -> None:
        """Tell what has changed since the last call."""
        self._look()
        before, self._shown = self._shown, self._parts()
        game, move, players, series, rest = map(ne, before, self._shown)
        position = game or move
        turn = position or players or series or rest
        changes = Changes(game, position, players, series, turn, last_thought, thought)
        if any(changes):
            self.changed.emit(changes)
        played = self.session.record, self.session.players
        if played != self._played:
            self._played = played
            self._ask_to_revise()

    def _parts(self) -> tuple[tuple[object, ...], ...]:
        """Return what decides on the first parts of `Changes`."""
        session, record = self.session, self.session.record
        return (
            (session.game, record.start, record.seed, self.seeds),
            (record, self.browsed),
            session.players,
            (self.series, self._names, session.players, record.rules),
            (
                *(self.is_busy, self.asked, self.running, self.plays_automatically),
                *(self.waiting, self.can_move_now, session.can_undo, session.can_redo),
            ),
        )
