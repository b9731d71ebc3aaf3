"""The actions for pictures, grading, the lab, the help and the window itself."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QApplication

from tttmc_app import __version__
from tttmc_app.core import GameRecord, Position, Square, Text
from tttmc_app.gui.app.game_commands import GameCommands
from tttmc_app.gui.board import CHANCES
from tttmc_app.gui.game.actions import action
from tttmc_app.gui.game.parts import Parts
from tttmc_app.gui.game.presenter import Presenter
from tttmc_app.gui.look.theme import Theme
from tttmc_app.gui.look.translation import translate

if TYPE_CHECKING:
    from tttmc_app.analysis.review import MoveReview
    from tttmc_app.gui.app.board_trials import BoardTrials
    from tttmc_app.gui.app.help_window import HelpWindow
    from tttmc_app.gui.app.preferences_dialog import PreferencesDialog
    from tttmc_app.gui.app.shortcuts_sheet import ShortcutsSheet
    from tttmc_app.gui.files.game_files import PictureFiles
    from tttmc_app.gui.lab.window import Lab
    from tttmc_app.gui.students.grading_page import GradingPage
    from tttmc_app.gui.trials.page import TrialsPage


class WindowCommands(QObject):
    """The window's commands: pictures, grading, lab, help and more."""

    def __init__(self, parts: Parts, presenter: Presenter, commands: GameCommands) -> None:
        super().__init__(parts.window)
        self._window = parts.window
        self._game = parts.game
        self._parts = parts
        self._presenter = presenter
        self._game_commands = commands
        self._pictures: PictureFiles | None = None
        self._grading: GradingPage | None = None
        self._help: HelpWindow | None = None
        self._preferences: PreferencesDialog | None = None
        self._shortcuts: ShortcutsSheet | None = None
        self._lab: Lab | None = None
        self._trials: TrialsPage | None = None
        self._slider: BoardTrials | None = None
        parts.actions.connect_to(self)
        parts.inspector.page_shown.connect(self._on_page)
        self._on_page(parts.inspector.page)
        parts.inspector.opened.connect(parts.actions["panels"].setChecked)
        parts.area.board.zoomed.connect(parts.actions["wholeBoard"].setEnabled)

    preference_changed = Signal(str)
    """Emitted when the preferences dialog has changed a setting, with the setting's key."""

    def set_theme(self, theme: Theme) -> None:
        """Apply a theme to the windows and the page that have been opened."""
        for each in (self._grading, self._lab, self._trials):
            if each is not None:
                each.set_theme(theme)

    def hand_over(self) -> list[PictureFiles | GradingPage]:
        """End the work of the lab and on trials; return what outlives this object."""
        for each in (self._lab, self._trials, self._slider):
            if each is not None:
                each.shutdown()
        return [each for each in (self._pictures, self._grading) if each is not None]

    def take_over(self, old: WindowCommands) -> None:
        """Continue with what was handed over, in the window's present language."""
        if old._pictures is not None:
            self._use_pictures(old._pictures)
        if old._grading is not None:
            self._use_grading(old._grading.in_language())

    def shutdown(self) -> None:
        """End all work within a time limit."""
        for each in self.hand_over():
            each.shutdown()

    # Actions ---------------------------------------------------------------------------------

    @action(
        "exportGame",
        "file 1",
        Text("&Export as picture…"),
        Text("Export this game as an animation, or the board as a picture"),
        "Ctrl+E",
        enabled=lambda _game, setting_up: not setting_up,
    )
    def export_game(self) -> None:
        """Ask for a file, and export the game or the current board."""
        from tttmc_app.gui.files.pictures import PictureStyle

        presenter, browsed = self._presenter, self._game.browsed
        style = PictureStyle(QApplication.font(), presenter.theme, presenter.overlay_kind)
        record = self._game.session.record
        self._picture_files().ask_export(record, style, None if browsed is None else browsed + 1)

    @action("gradeStudents", "file 2", Text("&Grade student files…"), Text("Check many files"))
    def grade(self) -> None:
        """Open the grading window."""
        if self._grading is None:
            from tttmc_app.gui.students.grading_page import GradingPage  # loaded when first opened

            page = GradingPage(self._window)
            page.set_theme(self._presenter.theme)
            self._use_grading(page)
        assert self._grading is not None
        self._grading.show()
        self._grading.activateWindow()

    def _use_grading(self, page: GradingPage) -> None:
        self._grading = page
        page.help_requested.connect(partial(self.show_manual, "08-grading.md"))
        page.addAction(self._parts.actions["lab"])  # its keys work in this window too

    @action("quit", "file 3", Text("&Quit"), Text("Close the window"), "Ctrl+Q")
    def quit(self) -> None:
        """Close the window."""
        self._window.close()

    @action(
        "trials",
        "tools 1",
        Text("T&rials of this position…"),
        Text("See how the scores of this position arise, trial by trial"),
        "F12",
        enabled=lambda game, setting_up: not setting_up and game.thought_position.outcome is None,
    )
    def show_trials(self) -> None:
        """Show the trials from the position of the thought shown."""
        from tttmc_app.gui.trials.page import MANY

        self._open_trials(MANY)

    @action(
        "tree",
        "tools 1",
        Text("Searc&h tree of this position…"),
        Text("Watch a tree search grow from the position shown, and follow its simulations"),
        "Shift+F12",
        enabled=lambda game, setting_up: not setting_up and game.thought_position.outcome is None,
    )
    def show_tree(self) -> None:
        """Show a search tree from the position of the thought shown."""
        from tttmc_app.gui.trials.page import TREE

        self._open_trials(TREE)

    def _open_trials(self, segment: int) -> None:
        """Open the page on trials at the thought shown, with its player's weights and its seed."""
        from tttmc_app.gui.app.board_trials import subject_of  # loaded when first opened

        thought = self._game.thought
        trials = None if thought is None or thought.tally is None else thought.trials
        page, inspector = self._trials_page(), self._parts.inspector
        inspector.show()
        inspector.show_page("trials")
        for part in (page.many, page.slow):
            part.stage.names = self._game.side_names
        page.open_at(*subject_of(self._game), segment, trials)

    def explain_number(self, square: Square) -> None:
        """Show how the number on a square is calculated."""
        self.show_trials()
        self._trials_page().many.explain(square)

    def compare_square(self, square: Square) -> None:
        """Show which scores higher: this square, or another that the user chooses."""
        self.explain_number(square)
        self._trials_page().many.rival.focus_chooser()

    def _trials_page(self) -> TrialsPage:
        if self._trials is None:
            from tttmc_app.gui.trials.page import TrialsPage  # loaded when first opened

            inspector = self._parts.inspector
            self._trials = page = TrialsPage()
            page.set_theme(self._presenter.theme)
            for part in page.parts:
                part.stage.left.connect(inspector.show_game)
            title = translate("Trials", "Trials")
            inspector.add_page("trials", page, title, page.stage, page.manual_page)
        return self._trials

    @Slot(str)
    def _on_page(self, name: str) -> None:
        """Make the slider for the page on the thought; stop the page on trials when it is left."""
        if self._slider is None and name == "thought":
            from tttmc_app.gui.app.board_trials import BoardTrials  # loaded when first shown

            self._slider = BoardTrials(self._parts, self._presenter, self)
        if self._trials is not None and name != "trials":
            self._trials.stop()

    @action(
        "lab",
        "tools 2",
        Text("&Lab…"),
        Text("Measure players: sweeps, tournaments and more"),
        "Ctrl+L",
    )
    def open_lab(self) -> None:
        """Open the lab."""
        self.lab().open()

    @action(
        "train",
        "tools 2",
        Text("&Train a learner…"),
        Text("Train a learner over thousands of games"),
    )
    def train(self) -> None:
        """Open the lab's page for training a learner."""
        self.lab().open("train")

    @action(
        "panels",
        "view 1",
        Text("&Inspector"),
        Text("Show or hide the panel beside the board"),
        "F4",
        icon="panels",
        is_toggle=True,
    )
    def toggle_inspector(self) -> None:
        """Show or hide the inspector."""
        inspector = self._parts.inspector
        inspector.setVisible(inspector.isHidden())

    @action(
        "trialsSlider",
        "view 1",
        Text("&Trials slider"),
        Text("Score the squares by 10 to 10,000,000 trials"),
        "Ctrl+F12",
    )
    def go_to_slider(self) -> None:
        """Show the slider of the page on the thought, with the focus."""
        inspector = self._parts.inspector
        inspector.show()
        inspector.show_page("thought")
        if self._slider is not None:
            self._slider.slider.setFocus()

    @action(
        "wholeBoard",
        "view 1",
        Text("&Whole board"),
        Text("Show the whole board after zooming in"),
        "Ctrl+0",
    )
    def show_whole_board(self) -> None:
        """Show the whole board after zooming in."""
        self._parts.area.board.show_whole_board()

    @action(
        "fullScreen",
        "view 1",
        Text("&Full screen"),
        Text("Fill the screen, or restore the window"),
        "F11",
        is_toggle=True,
    )
    def toggle_full_screen(self) -> None:
        """Fill the screen, or restore the window."""
        self._window.setWindowState(self._window.windowState() ^ Qt.WindowState.WindowFullScreen)

    @action(
        "help",
        "help 1",
        Text("&Help"),
        Text("Read about the numbers, the keys and the players"),
        "F1",
    )
    def show_help(self) -> None:
        """Show the help beside the window, at the page on what is shown."""
        self.show_manual(self._parts.inspector.manual_page)

    @Slot(str)
    def show_manual(self, page: str = "", section: str = "") -> None:
        """Show a page of the manual, scrolled to a heading; by default the last page."""
        from tttmc_app.gui.app.help_window import HelpWindow  # loaded when first opened

        if self._help is None:
            self._help = HelpWindow(self._window)
        self._help.open_at(page, section)

    @action(
        "preferences",
        "tools 4",
        Text("&Preferences…"),
        Text("Language, colours, sound and more"),
        "Ctrl+,",
    )
    def show_preferences(self) -> None:
        """Show the preferences."""
        from tttmc_app.gui.app.preferences_dialog import PreferencesDialog  # when first opened

        if self._preferences is None:
            self._preferences = PreferencesDialog(self._parts.settings, self._window)
            self._preferences.changed.connect(self.preference_changed)
        self._preferences.show()
        self._preferences.activateWindow()

    def show_preference(self, key: str) -> None:
        """Show a changed setting in the preferences, if they have been opened."""
        if self._preferences is not None:
            self._preferences.follow(key)

    @action(
        "shortcuts", "help 1", Text("&Keyboard shortcuts"), Text("List all shortcuts"), "Ctrl+F1"
    )
    def show_shortcuts(self) -> None:
        """List all shortcuts."""
        from tttmc_app.gui.app.shortcuts_sheet import ShortcutsSheet  # when first opened

        if self._shortcuts is None:
            self._shortcuts = ShortcutsSheet(self._parts.window)
        self._shortcuts.show()
        self._shortcuts.activateWindow()

    @action("about", "help 2", Text("&About tttmc"), Text("Version and licence"))
    def show_about(self) -> None:
        """Show the version and the licence."""
        from PySide6.QtWidgets import QMessageBox  # loaded when first shown

        buttons = QMessageBox.StandardButton
        box = QMessageBox(self._window)
        box.setWindowTitle(translate("App", "About tttmc"))
        box.setIconPixmap(self._window.windowIcon().pixmap(64))
        box.setText(
            translate(
                "App",
                "<h2>tttmc {version}</h2><p>Tic-tac-toe against machines that think by playing "
                "random games, and show what they think.</p>"
                "<p>MIT licence. Uses Qt under the LGPL.</p>",
                version=__version__,
            )
        )
        box.setStandardButtons(buttons.Ok | buttons.Help)
        box.setEscapeButton(buttons.Ok)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.finished.connect(self._on_about)
        box.open()

    @Slot(int)
    def _on_about(self, answer: int) -> None:
        from PySide6.QtWidgets import QMessageBox

        if answer == QMessageBox.StandardButton.Help.value:
            self.show_help()

    # Results ---------------------------------------------------------------------------------

    def _picture_files(self) -> PictureFiles:
        if self._pictures is None:
            from tttmc_app.gui.files.game_files import PictureFiles

            self._use_pictures(PictureFiles(self._window))
        assert self._pictures is not None
        return self._pictures

    def _use_pictures(self, pictures: PictureFiles) -> None:
        """Export pictures with these, which may be at work already."""
        self._pictures = pictures
        pictures.progressed.connect(self._on_exporting)
        pictures.exported.connect(self._on_exported)
        pictures.failed.connect(self._on_export_failed)

    def _on_exporting(self, name: str, percent: int) -> None:
        self._parts.status.setText(
            translate("App", "Exporting {name}: {percent} %", name=name, percent=percent)
        )

    def _on_export_failed(self, message: str) -> None:
        self._presenter.show_turn()
        self._parts.area.message.show_error(message)

    def _on_exported(self, name: str) -> None:
        self._presenter.show_turn()
        self._parts.area.message.show_note(translate("App", "Exported as {name}", name=name))

    # For other windows and pages ----------------------------------------------------------------

    @property
    def side_names(self) -> tuple[str, str]:
        """Return the names of X's and O's players in the game."""
        return self._game.side_names

    @property
    def position(self) -> Position:
        """Return the position on the board, or that before the move which ended the game."""
        position = self._game.position
        if position.outcome is None:
            return position
        return self._game.session.record.positions[-2]

    def play_from(self, position: Position) -> None:
        """Start a game from another window's position, and bring this window to the front."""
        self._game_commands.play_from(position)
        self._window.setWindowState(self._window.windowState() & ~Qt.WindowState.WindowMinimized)
        self._window.raise_()
        self._window.activateWindow()
        rules, side = position.rules.describe(), str(position.to_move)
        text = translate(
            "App", "New game from this position: {rules}, {side} to move.", rules=rules, side=side
        )
        if self._game.session.can_undo:
            text = translate(
                "App",
                "New game from this position: {rules}, {side} to move. Undo returns to the "
                "previous game.",
                rules=rules,
                side=side,
            )
        self._parts.area.message.show_note(text)

    def play_better(self, record: GameRecord, move: MoveReview) -> None:
        """Play a better move in place of a reviewed one; it and the later ones are a variation.

        A game that is no longer on the board begins again, from that position.
        """
        self._game_commands.begin_command()
        number = move.number
        if record != self._game.session.record:
            self._game.new_game(start=record.positions[number])
            number = 0
        self._game.play_instead(number, move.better[0])
        self._parts.area.board.setFocus()

    def show_chances_of(self, position: Position) -> None:
        """Play from a position, have a machine score it, and show each square's chances."""
        self.play_from(position)
        self._parts.overlay.choose(CHANCES.key)
        self._parts.actions["ask"].trigger()

    def examine(self, page: str, position: Position) -> None:
        """Open a page of the lab, to examine a position and the machine asked about it."""
        self.lab().open(page, position, self._presenter.asked_player())

    def lab(self) -> Lab:
        """Return the lab, made on first use."""
        if self._lab is None:
            from tttmc_app.gui.lab.window import Lab  # loaded when first opened

            self._lab = Lab(self._parts.settings, self, self)
        self._lab.set_theme(self._presenter.theme)
        return self._lab
