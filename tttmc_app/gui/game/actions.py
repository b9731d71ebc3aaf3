"""Everything that can be done, once: menus, tool bar and shortcuts all use these actions."""

from __future__ import annotations

from dataclasses import dataclass, fields

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow

from tttmc_app.gui.look.icons import themed_icon
from tttmc_app.gui.look.theme import Theme

_Key = QKeySequence.StandardKey | str


@dataclass(frozen=True, slots=True)
class Actions:
    """Hold the window's actions."""

    new_game: QAction
    undo: QAction
    redo: QAction
    play_pause: QAction
    step: QAction
    stop: QAction
    move_now: QAction
    ask: QAction
    rematch: QAction
    swap_sides: QAction
    clear_series: QAction
    faster: QAction
    slower: QAction
    set_up: QAction
    copy_board: QAction
    paste_board: QAction
    open_game: QAction
    save_game: QAction
    export_game: QAction
    quit: QAction
    lab: QAction
    train: QAction
    full_screen: QAction
    help: QAction
    about: QAction

    def paint(self, theme: Theme) -> None:
        """Give every action its icon in the theme's colours."""
        for item in fields(self):
            action: QAction = getattr(self, item.name)
            icon = str(action.property("icon_name") or "")
            if icon:
                colour = theme.on_accent if action is self.new_game else theme.text
                action.setIcon(themed_icon(icon, colour, theme.tie))
        self._paint_running(bool(self.play_pause.property("running")), theme)

    def show_running(self, running: bool, theme: Theme) -> None:
        """Let the play action say what a press would do."""
        if running is not bool(self.play_pause.property("running")):  # drawing an icon takes time
            self._paint_running(running, theme)

    def _paint_running(self, running: bool, theme: Theme) -> None:
        self.play_pause.setProperty("running", running)
        self.play_pause.setText("&Pause" if running else "&Play")
        self.play_pause.setIcon(themed_icon("pause" if running else "play", theme.text, theme.tie))


def make_actions(window: QMainWindow) -> Actions:
    """Return the actions, owned by the window, unconnected."""
    standard = QKeySequence.StandardKey

    def make(name: str, text: str, icon: str, tip: str, *keys: _Key) -> QAction:
        action = QAction(text, window)
        action.setObjectName(name)
        action.setShortcuts([QKeySequence(key) for key in keys])
        shown = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setToolTip(f"{tip} ({shown})" if shown else tip)
        action.setStatusTip("")
        action.setProperty("icon_name", icon)
        window.addAction(action)
        return action

    return Actions(
        new_game=make("newGame", "&New", "new", "Begin a new game", standard.New),
        undo=make("undo", "&Undo", "undo", "Take back to your last turn", standard.Undo),
        redo=make(
            "redo", "&Redo", "redo", "Play again what was taken back", "Ctrl+Shift+Z", "Ctrl+Y"
        ),
        play_pause=make("playPause", "&Play", "play", "Let the machines move, or pause", "F5"),
        step=make("step", "&Step", "step", "Play one move of a machine", "F6"),
        stop=make(
            "stop",
            "S&top",
            "stop",
            "Stop thinking: no move is played, the scores stay",
            "F7",
            "Esc",
        ),
        move_now=make("moveNow", "&Move now", "move-now", "Play the best move known so far", "F8"),
        ask=make(
            "ask", "&What would it play here?", "ask", "Show what the machine would play here", "F9"
        ),
        rematch=make("rematch", "&Rematch", "", "Begin the next game of the series", "Ctrl+R"),
        swap_sides=make(
            "swapSides", "S&wap sides", "swap", "Exchange X and O and begin a new game", "Ctrl+T"
        ),
        faster=make(
            "faster", "&Faster", "", "Let watched machines move faster", "Ctrl++", "Ctrl+="
        ),
        slower=make("slower", "S&lower", "", "Let watched machines move more slowly", "Ctrl+-"),
        clear_series=make("clearSeries", "&Clear the tally", "", "Begin the tally of games anew"),
        set_up=make(
            "setUpPosition", "Set u&p a position", "edit", "Put a position together", "Ctrl+P"
        ),
        copy_board=make(
            "copyBoard", "&Copy board", "copy", "Copy the board as text", standard.Copy
        ),
        paste_board=make(
            "pasteBoard",
            "P&aste board",
            "paste",
            "Play from a board on the clipboard",
            standard.Paste,
        ),
        open_game=make("openGame", "&Open game…", "open", "Open a saved game", standard.Open),
        save_game=make("saveGame", "&Save game…", "save", "Save this game", standard.Save),
        export_game=make(
            "exportGame",
            "&Export as picture…",
            "",
            "Write this game as an animated GIF, or the board as PNG or SVG",
            "Ctrl+E",
        ),
        quit=make("quit", "&Quit", "", "Close the window", "Ctrl+Q"),
        lab=make("lab", "&Lab…", "", "Measure players: sweeps, tournaments and more", "Ctrl+L"),
        train=make("train", "&Train a learner…", "", "Let a learner learn from thousands of games"),
        full_screen=make("fullScreen", "&Full screen", "", "Fill the screen, or leave it", "F11"),
        help=make("help", "&Help", "", "What the numbers mean, the keys and the players", "F1"),
        about=make("about", "&About tttmc", "", "What this is"),
    )


def describe_ask(action: QAction, label: str) -> None:
    """Name the player that would be asked."""
    action.setText(f"&What would {label} play here?")
