"""The actions that go through a game's moves and ask about its positions."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt

from tttmc_app.core import Text
from tttmc_app.gui.app.game_commands import GameCommands
from tttmc_app.gui.game.actions import action
from tttmc_app.gui.game.game import Game
from tttmc_app.gui.game.parts import Parts
from tttmc_app.gui.game.presenter import Presenter
from tttmc_app.gui.panels.fields import finish_typing


class MoveCommands(QObject):
    """The commands that look at earlier positions, play from them or ask about them.

    On the board the arrow keys move the cursor, so these commands use Alt with an arrow key;
    below the board and in the list of moves, an arrow key alone is enough.
    """

    def __init__(self, parts: Parts, presenter: Presenter, commands: GameCommands) -> None:
        super().__init__(parts.window)
        self._game = parts.game
        self._parts = parts
        self._presenter = presenter
        self._set_up = parts.set_up
        self._game_commands = commands
        parts.actions.connect_to(self)

    @property
    def _shown(self) -> int:
        """Return the move shown, from 0; -1 for the first position."""
        game = self._game
        last = len(game.session.record.moves) - 1
        return last if game.browsed is None else game.browsed

    def _show(self, move: int) -> None:
        self._game_commands.begin_command()
        self._game.browse(move)

    @action(
        "firstMove",
        Text("&First position"),
        Text("Show the start of the game"),
        "Alt+Home",
        icon="first",
        enabled=lambda game, setting_up: _can_go_back(game) and not setting_up,
    )
    def show_first(self) -> None:
        """Show the position before the first move."""
        self._show(-1)

    @action(
        "previousMove",
        Text("&Previous move"),
        Text("Show the position one move earlier"),
        "Alt+Left",
        icon="previous",
        enabled=lambda game, setting_up: _can_go_back(game) and not setting_up,
    )
    def show_previous(self) -> None:
        """Show the position one move earlier."""
        self._show(self._shown - 1)

    @action(
        "nextMove",
        Text("&Next move"),
        Text("Show the position one move later"),
        "Alt+Right",
        icon="next",
        enabled=lambda game, setting_up: game.browsed is not None and not setting_up,
    )
    def show_next(self) -> None:
        """Show the position one move later."""
        self._show(self._shown + 1)

    @action(
        "lastMove",
        Text("&Last move"),
        Text("Show the last move and go on with the game"),
        "Alt+End",
        icon="last",
        enabled=lambda game, setting_up: game.browsed is not None and not setting_up,
    )
    def show_last(self) -> None:
        """Return to the game."""
        self._game_commands.begin_command()
        self._game.browse(None)

    @action(
        "playFromHere",
        Text("Play from &here"),
        Text("Play on from this position, and keep the later moves as a variation"),
        "Ctrl+Return",
        enabled=lambda game, setting_up: game.browsed is not None and not setting_up,
    )
    def play_from_here(self) -> None:
        """Play on from the earlier position shown."""
        self._game_commands.begin_command()
        self._game.branch()
        self._parts.area.board.setFocus(Qt.FocusReason.OtherFocusReason)

    @action(
        "backToGame",
        Text("&Back to the game"),
        Text("Return from an earlier move, a suggestion or set-up, or stop thinking"),
        "Esc",
        enabled=lambda game, setting_up: _can_leave(game) or setting_up,
    )
    def go_back(self) -> None:
        """Leave set-up mode, a suggestion or an earlier move, or else stop thinking."""
        game = self._game
        self._parts.area.message.hide()
        if self._set_up.is_on:
            self._set_up.leave()
        elif game.asked is not None:
            self._game.browse(game.browsed)
        elif game.browsed is not None:
            self._game.browse(None)
        else:
            self._game.stop()

    @action(
        "ask",
        Text("&What would it play here?"),
        Text("Show what the machine would play here"),
        "F9",
        icon="ask",
    )
    def ask(self) -> None:
        """Show what a machine would play in the position shown."""
        finish_typing(self._parts.window)
        self._game_commands.begin_command()
        self._game.ask(self._presenter.asked_player())


def _can_go_back(game: Game) -> bool:
    return bool(game.session.record.moves) and game.browsed != -1


def _can_leave(game: Game) -> bool:
    return game.browsed is not None or game.asked is not None or game.is_busy
