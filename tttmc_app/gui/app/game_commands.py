"""The game's actions, those that go through its moves, and the handlers of the widgets' signals.

On the board the arrow keys move the cursor, so actions that go through the moves use Alt with an
arrow key; below the board and in the list of moves, an arrow key alone is enough.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence

from tttmc_app.core import Mark, Position, Rules, Text, TttmcError
from tttmc_app.core.notation import board_rows
from tttmc_app.core.numbers import grouped
from tttmc_app.gui.game.actions import action
from tttmc_app.gui.game.fitting import needs_more_trials, with_enough_trials
from tttmc_app.gui.game.game import Game
from tttmc_app.gui.game.parts import Parts
from tttmc_app.gui.game.presenter import Presenter
from tttmc_app.gui.game.thought_words import SHORT_LINE
from tttmc_app.gui.game.track_board import TrackBoard
from tttmc_app.gui.look.translation import translate
from tttmc_app.gui.panels.fields import finish_typing
from tttmc_app.players import PlayerSpec, default_spec, parse_spec

_StandardKey = QKeySequence.StandardKey


class GameCommands(QObject):
    """The game's commands, which pass input from clicks, keys, menus and fields to the game.

    In set-up mode the board shows a draft position: commands that change the game leave that
    mode first.
    """

    def __init__(self, parts: Parts, presenter: Presenter) -> None:
        super().__init__(parts.window)
        self._game = parts.game
        self._parts = parts
        self._presenter = presenter
        self._set_up = parts.set_up
        self._replaced = parts.game.session.record.rules
        self._raised: dict[Mark, tuple[PlayerSpec, PlayerSpec]] = {}
        """For each side, the player before and after a large board raised its trials."""
        self._drafted = parts.game.session.game
        """The game from which set-up mode was entered."""
        parts.actions.connect_to(self)
        self._connect(parts, parts.game)

    def _connect(self, parts: Parts, game: Game) -> None:
        show_error = parts.area.message.show_error
        parts.area.board.chosen.connect(self._on_chosen)
        parts.thought.trials.shorter.clicked.connect(self._play_shorter_line)
        for mark, card in parts.cards.items():
            card.spec_changed.connect(partial(game.set_player, mark))
        parts.rules.rules_changed.connect(self._on_rules)
        parts.rules.seed_changed.connect(game.set_seed)
        parts.next_games.auto_start_changed.connect(self._on_auto_start)
        parts.speed.changed.connect(self._on_speed)
        parts.moves.move_chosen.connect(self._show)
        parts.area.timeline.chosen.connect(self._show)
        parts.moves.variation_chosen.connect(self._on_variation)
        choices = parts.settings_page.question
        choices.level_chosen.connect(self._play_level)
        choices.watching_chosen.connect(self._watch_machines)
        self._set_up.game_requested.connect(self.play_from)
        self._set_up.failed.connect(show_error)
        self._set_up.left.connect(parts.area.message.hide)
        self._set_up.changed.connect(self._note_draft)
        game.changed.connect(self._guard_draft)
        game.failed.connect(show_error)
        game.noted.connect(parts.area.message.show_note)
        game.hinted.connect(self._on_hint)

    # Actions ---------------------------------------------------------------------------------

    @action(
        "newGame",
        "game 1",
        Text("&New game"),
        Text("Start a new game"),
        _StandardKey.New,
        icon="new",
    )
    def new_game(self) -> None:
        """Start a new game with the same rules."""
        self.begin_command()
        self._focus_board()
        self._game.new_game()

    @action(
        "undo",
        "game 2",
        Text("&Undo"),
        Text("Take back moves to your last turn"),
        _StandardKey.Undo,
        icon="undo",
        enabled=lambda game, _setting_up: game.session.can_undo,
    )
    def undo(self) -> None:
        """Take back moves to your last turn, or undo the last change of a draft."""
        if self._set_up.is_on:
            self._set_up.take_back()
        else:
            self.begin_command()
            self._game.undo()
            self._lower_trials()

    @action(
        "redo",
        "game 2",
        Text("&Redo"),
        Text("Replay the moves taken back"),
        "Ctrl+Shift+Z",
        "Ctrl+Y",
        icon="redo",
        enabled=lambda game, _setting_up: game.session.can_redo,
    )
    def redo(self) -> None:
        """Replay the moves taken back."""
        self.begin_command()
        self._game.redo()

    @action(
        "playPause",
        "game 3",
        # Translators: The machines play until they are paused.
        Text("&Play"),
        Text("Start the machines, or pause them"),
        "F5",
        icon="play",
        enabled=lambda game, _setting_up: _can_play(game),
    )
    def play_or_pause(self) -> None:
        """Start the machines, or pause them."""
        self.begin_command()
        if self._game.plays_automatically:
            self._game.pause()
        else:
            finish_typing(self._parts.window)
            self._game.play()

    @action(
        "step",
        "game 3",
        # Translators: Let the machines play a single move.
        Text("&Step"),
        Text("Play one machine move"),
        "F6",
        icon="step",
        enabled=lambda game, _setting_up: game.session.machine_to_move,
    )
    def step(self) -> None:
        """Play one machine move."""
        finish_typing(self._parts.window)
        self.begin_command()
        self._game.step()

    @action(
        "stop",
        "game 3",
        Text("S&top"),
        Text("Stop thinking without a move, and keep the scores"),
        "F7",
        icon="stop",
        enabled=lambda game, _setting_up: game.is_busy,
    )
    def stop(self) -> None:
        """Stop thinking without a move."""
        self._game.stop()

    @action(
        "moveNow",
        "game 3",
        Text("&Move now"),
        Text("Play the best move found so far"),
        "F8",
        icon="move-now",
        enabled=lambda game, setting_up: not setting_up and _can_move_now(game),
    )
    def move_now(self) -> None:
        """Play the best move found so far."""
        self._game.move_now()

    @action(
        "rematch", "game 1", Text("&Rematch"), Text("Start the next game of the series"), "Ctrl+R"
    )
    def rematch(self) -> None:
        """Start the next game of the series; two machines start at once."""
        session = self._game.session
        self.begin_command()
        if session.result is not None and not session.has_human:
            finish_typing(self._parts.window)
            self._game.play()
        else:
            self._focus_board()
            self._game.next_game()

    @action(
        "swapSides",
        "game 1",
        Text("S&wap sides"),
        Text("Swap X and O and start a new game"),
        "Ctrl+T",
        icon="swap",
    )
    def swap_sides(self) -> None:
        """Swap X and O and start a new game."""
        self.begin_command()
        self._focus_board()
        self._game.swap_sides()

    @action(
        "faster",
        "game 3",
        Text("&Faster"),
        Text("Make watched machines move faster"),
        *("Ctrl++", "Ctrl+="),
        enabled=lambda game, _setting_up: not game.session.has_human,
    )
    def faster(self) -> None:
        """Make watched machines move faster."""
        self._parts.speed.faster()

    @action(
        "slower",
        "game 3",
        Text("S&lower"),
        Text("Make watched machines move more slowly"),
        "Ctrl+-",
        enabled=lambda game, _setting_up: not game.session.has_human,
    )
    def slower(self) -> None:
        """Make watched machines move more slowly."""
        self._parts.speed.slower()

    @action(
        "clearSeries",
        "game 1",
        Text("Reset s&core"),
        Text("Reset the score of the series"),
        enabled=lambda game, _setting_up: bool(game.series.results),
    )
    def clear_series(self) -> None:
        """Reset the score of the series."""
        self._game.clear_series()

    @action(
        "setUpPosition",
        "game 4",
        Text("Set u&p a position"),
        Text("Set up a position on the board"),
        "Ctrl+P",
        icon="edit",
        enabled=lambda _game, setting_up: not setting_up,
    )
    def enter_set_up(self) -> None:
        """Set up a position, starting from the one on the board."""
        self.set_up_from(self._game.position)

    @action(
        "copyBoard",
        "game 4",
        Text("&Copy board"),
        Text("Copy the board as text"),
        _StandardKey.Copy,
        icon="copy",
    )
    def copy_board(self) -> None:
        """Copy the board as text."""
        QGuiApplication.clipboard().setText(self._parts.area.board.picture.position.text)

    @action(
        "pasteBoard",
        "game 4",
        Text("P&aste board"),
        Text("Play from the board on the clipboard"),
        _StandardKey.Paste,
        icon="paste",
    )
    def paste_board(self) -> None:
        """Play from the board on the clipboard."""
        text, same_size = QGuiApplication.clipboard().text(), None
        rules = self._game.session.record.rules
        try:
            same_size = rules if len(board_rows(text)) == rules.size else None
            self.play_from(Position.parse(text, same_size))
        except TttmcError as error:
            self._set_up_text(text, same_size, error)

    # Moves -----------------------------------------------------------------------------------

    def _show(self, move: int | None) -> None:
        self.begin_command()
        self._game.browse(move)

    @action(
        "firstMove",
        "moves 1",
        Text("&First position"),
        Text("Show the start of the game"),
        "Alt+Home",
        icon="first",
        enabled=lambda game, setting_up: _can_go_back(game) and not setting_up,
    )
    def show_first(self) -> None:
        """Show the position before the first move."""
        if not self._walk("first"):
            self._show(-1)

    @action(
        "previousMove",
        "moves 1",
        Text("&Previous move"),
        Text("Show the position one move earlier"),
        "Alt+Left",
        icon="previous",
        enabled=lambda game, setting_up: _can_go_back(game) and not setting_up,
    )
    def show_previous(self) -> None:
        """Show the position one move earlier."""
        browsed = self._game.browsed
        if not self._walk("previous"):
            self._show(
                (len(self._game.session.record.moves) - 1 if browsed is None else browsed) - 1
            )

    @action(
        "nextMove",
        "moves 1",
        Text("&Next move"),
        Text("Show the position one move later"),
        "Alt+Right",
        icon="next",
        enabled=lambda game, setting_up: game.browsed is not None and not setting_up,
    )
    def show_next(self) -> None:
        """Show the position one move later."""
        if not self._walk("next") and self._game.browsed is not None:
            self._show(self._game.browsed + 1)

    @action(
        "lastMove",
        "moves 1",
        Text("&Last move"),
        Text("Show the last move and go on with the game"),
        "Alt+End",
        icon="last",
        enabled=lambda game, setting_up: game.browsed is not None and not setting_up,
    )
    def show_last(self) -> None:
        """Return to the game."""
        if not self._walk("last"):
            self._show(None)

    def _walk(self, way: str) -> bool:
        """Go through the steps of the page that has taken the game's place, if one has."""
        stage = self._parts.inspector.stages.currentWidget()
        if isinstance(stage, TrackBoard):
            stage.walk(way)
        return isinstance(stage, TrackBoard)

    @action(
        "playFromHere",
        "moves 2",
        Text("Play from &here"),
        Text("Play on from this position, and keep the later moves as a variation"),
        "Ctrl+Return",
        enabled=lambda game, setting_up: game.browsed is not None and not setting_up,
    )
    def play_from_here(self) -> None:
        """Play on from the earlier position shown."""
        self.begin_command()
        self._game.branch()
        self._parts.area.board.setFocus(Qt.FocusReason.OtherFocusReason)

    @action(
        "backToGame",
        "moves 2",
        Text("&Back to the game"),
        Text("Return from an earlier move, a suggestion or set-up, or stop thinking"),
        "Esc",
        enabled=lambda game, setting_up: _can_leave(game) or setting_up,
    )
    def go_back(self) -> None:
        """Leave a page's board, set-up mode, a suggestion or an earlier move, or stop thinking."""
        game, inspector = self._game, self._parts.inspector
        self._parts.area.message.hide()
        if not inspector.is_on_game:
            inspector.show_game()
            self._parts.area.board.setFocus()
        elif self._set_up.is_on:
            self._set_up.leave()
        elif game.asked is not None:
            self._game.browse(game.browsed)
        elif game.browsed is not None:
            self._game.browse(None)
        else:
            self._game.stop()

    @action(
        "ask",
        "moves 3",
        Text("&What would it play here?"),
        Text("Show what the machine would play here"),
        "F9",
        icon="ask",
        enabled=lambda game, setting_up: not setting_up and game.can_ask,
    )
    def ask(self) -> None:
        """Show what a machine would play in the position shown."""
        finish_typing(self._parts.window)
        self.begin_command()
        self._game.ask(self._presenter.asked_player())

    # Setting up ------------------------------------------------------------------------------

    def leave_set_up(self) -> None:
        """Leave set-up mode, if it is on."""
        if self._set_up.is_on:
            self._set_up.leave()

    def begin_command(self) -> None:
        """Prepare for a command that continues the game: show its board, and hide messages."""
        self._parts.inspector.show_game()
        self.leave_set_up()
        self._parts.area.message.hide()

    def play_from(self, position: Position) -> None:
        """Start a game from a position."""
        self.begin_command()
        self._game.new_game(start=position)
        self._focus_board()

    def _set_up_text(self, text: str, rules: Rules | None, error: TttmcError) -> None:
        """Open in set-up mode a pasted board that can't be played as it is."""
        message = self._parts.area.message
        try:
            draft = Position.parse(text, rules, Mark.X, finished=True)
        except TttmcError:
            is_meant = 2 * sum(sign in "XO./" for sign in text.upper()) > len(text)
            message.show_error(
                translate("App", "The clipboard doesn't contain a board: {error}", error=error)
                if is_meant
                else translate(
                    "App", "There's no board on the clipboard. A board looks like X.O/.X./O.."
                )
            )
            return
        self.set_up_from(draft)
        message.show_error(
            translate("App", "{error}. Change the board or the side to move.", error=error)
        )

    def set_up_from(self, position: Position) -> None:
        """Set up a position, starting from this one."""
        self._parts.inspector.show_game()
        self._game.stop()
        self._parts.area.message.hide()
        self._set_up.enter(position)
        self._presenter.show_all()

    # Signals of the widgets ------------------------------------------------------------------

    def _on_chosen(self, row: int, col: int) -> None:
        self._parts.area.message.hide()
        (self._set_up if self._set_up.is_on else self._game).choose((row, col))

    def _on_hint(self, text: str) -> None:
        if text:
            is_over = self._game.session.result is not None and self._game.browsed is None
            again = self._parts.actions["rematch"] if is_over else None
            self._parts.area.message.show_hint(text, again)

    def _on_variation(self, number: int) -> None:
        self.begin_command()
        self._game.follow(number)

    def _play_level(self, level: str) -> None:
        """Play against a level from the board shown, which may have been set up, on your side."""
        self._focus_board()
        session = self._game.session
        start = session.record.start
        human, machine = default_spec("human"), parse_spec(f"level:level={level}")
        yours = [mark for mark in Mark if session.player_of(mark).is_human]
        you = yours[0] if len(yours) == 1 else start.to_move
        machine = machine.fitted(start.rules)
        players = (human, machine) if you is Mark.X else (machine, human)
        self._game.begin_with(players, start=start)

    def _watch_machines(self) -> None:
        self._focus_board()
        players = default_spec("mc"), default_spec("tree")
        self._game.begin_with(players, start=self._game.session.record.start, run=True)

    def _note_draft(self) -> None:
        self._drafted = self._game.session.game

    def _guard_draft(self) -> None:
        """Stop the machines behind a draft, and leave it once another game has begun there."""
        if self._set_up.is_on:
            if self._game.session.game != self._drafted:
                self._set_up.leave()
            elif self._game.is_busy:
                self._game.stop()

    def _on_rules(self, rules: Rules) -> None:
        record, message = self._game.session.record, self._parts.area.message
        if record.moves:
            self._replaced = record.rules
        replaces = record.moves or message.offers_undo  # or the user is stepping through the sizes
        self.begin_command()
        self._game.new_game(rules)
        self._raise_trials(record.rules, rules)
        self._lower_trials()
        if replaces:
            message.add_note(
                translate(
                    "App",
                    "New game: {rules}. Undo returns to your game on {replaced}.",
                    rules=rules.describe(),
                    replaced=self._replaced.describe(),
                ),
                self._parts.actions["undo"],
            )

    def _raise_trials(self, before: Rules, rules: Rules) -> None:
        """On a large board, replace the default number of trials, and say so."""
        session = self._game.session
        for mark in Mark:
            old = session.player_of(mark)
            new = with_enough_trials(old, before, rules)
            if new != old:
                self._raised[mark] = old, new
                self._game.set_player(mark, new)
                self._parts.area.message.show_note(
                    translate(
                        "App",
                        "A large board needs more trials: Monte Carlo now plays {trials} per move.",
                        trials=grouped(float(new.value("trials"))),
                    )
                )

    def _lower_trials(self) -> None:
        """Back on a board for which the default is enough, undo what a large board has raised."""
        session = self._game.session
        for mark, (usual, raised) in list(self._raised.items()):
            if session.player_of(mark) != raised:
                del self._raised[mark]  # chosen by hand since
            elif not needs_more_trials(session.record.rules):
                del self._raised[mark]
                self._game.set_player(mark, usual)

    def _play_shorter_line(self) -> None:
        rules = self._game.session.record.rules
        self._on_rules(replace(rules, line_length=SHORT_LINE))

    def _on_auto_start(self, on: bool) -> None:
        self._game.pace = self._game.pace._replace(starts_next_game=on)

    def _on_speed(self, milliseconds: int) -> None:
        self._game.pace = self._game.pace._replace(milliseconds=milliseconds)

    def _focus_board(self) -> None:
        self._parts.area.message.hide()
        self._parts.area.board.setFocus()


def _can_play(game: Game) -> bool:
    """Return whether machines can continue this game or start the next."""
    session = game.session
    is_over = session.result is not None
    return session.machine_to_move or (is_over and not session.has_human)


def _can_move_now(game: Game) -> bool:
    return game.session.machine_to_move and (game.is_thinking or game.can_move_now)


def _can_go_back(game: Game) -> bool:
    return bool(game.session.record.moves) and game.browsed != -1


def _can_leave(game: Game) -> bool:
    return game.browsed is not None or game.asked is not None or game.is_busy
