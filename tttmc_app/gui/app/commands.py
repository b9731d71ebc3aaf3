"""What a person does in the window, and what becomes of it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from tttmc_app import __version__
from tttmc_app.core import GameRecord, Mark, Position, Rules, TttmcError
from tttmc_app.gui.app.window_title import WindowTitle
from tttmc_app.gui.files.files import GameFiles
from tttmc_app.gui.files.settings_file import SettingsFile
from tttmc_app.gui.game.controller import GameController
from tttmc_app.gui.game.presenter import SHORT_LINE, Parts, Presenter
from tttmc_app.gui.game.setting_up import SetUpMode
from tttmc_app.gui.look.theme import Theme
from tttmc_app.players import PlayerSpec

if TYPE_CHECKING:
    from tttmc_app.gui.app.help_window import HelpWindow
    from tttmc_app.gui.files.picture_files import PictureFiles
    from tttmc_app.gui.lab.opening import Lab


class Commands(QObject):
    """Pass clicks, keys, menus and fields on to the controller.

    While a position is being set up the board shows that draft: whatever else is done to the
    game leaves the set-up first.
    """

    def __init__(
        self,
        window: QWidget,
        controller: GameController,
        parts: Parts,
        presenter: Presenter,
        set_up: SetUpMode,
        settings: SettingsFile,
    ) -> None:
        super().__init__(window)
        self._settings = settings
        self._window = window
        self._controller = controller
        self._parts = parts
        self._presenter = presenter
        self._set_up = set_up
        self.files = GameFiles(window)
        self.pictures: PictureFiles | None = None
        self._title = WindowTitle(window, controller)
        self._help: HelpWindow | None = None
        self._lab: Lab | None = None
        self._connect_actions()
        self._connect_parts()

    def _connect_actions(self) -> None:
        controller, a = self._controller, self._parts.actions
        for action in (a.redo, a.step, a.ask, a.swap_sides):
            action.triggered.connect(self._leave_set_up)  # first: slots are called in order
        for action, slot in (
            (a.new_game, self._new_game),
            (a.undo, self._undo),
            (a.redo, controller.redo),
            (a.play_pause, self._play_or_pause),
            (a.step, controller.step),
            (a.stop, self._stop),
            (a.move_now, controller.move_now),
            (a.ask, self._ask),
            (a.swap_sides, controller.swap_sides),
            (a.rematch, self._rematch),
            (a.clear_series, controller.clear_series),
            (a.faster, self._parts.speed.faster),
            (a.slower, self._parts.speed.slower),
            (a.set_up, self._enter_set_up),
            (a.copy_board, self._copy_board),
            (a.paste_board, self._paste_board),
            (a.open_game, self.files.ask_open),
            (a.save_game, self._save_game),
            (a.export_game, self._export_game),
            (a.lab, self._open_lab),
            (a.train, self._train),
            (a.full_screen, self._full_screen),
            (a.help, self._show_help),
            (a.about, self._about),
        ):
            action.triggered.connect(slot)

    def _connect_parts(self) -> None:
        controller, parts = self._controller, self._parts
        say = parts.area.message.say
        parts.area.board.chosen.connect(self._on_chosen)
        parts.area.legend.shorter_line_wanted.connect(self._play_shorter_line)
        parts.cards[Mark.X].spec_changed.connect(self._on_spec_x)
        parts.cards[Mark.O].spec_changed.connect(self._on_spec_o)
        parts.rules.rules_changed.connect(self._on_rules)
        parts.rules.seed_changed.connect(controller.set_seed)
        parts.series.next_by_itself_changed.connect(self._on_next_by_itself)
        parts.speed.changed.connect(self._on_speed)
        parts.moves.move_chosen.connect(controller.browse)
        self._set_up.begun.connect(self._play_from)
        self._set_up.failed.connect(say)
        self._set_up.left.connect(parts.area.message.hide)
        self.files.opened.connect(self._open_record)
        self.files.saved.connect(self._on_saved)
        self.files.failed.connect(say)
        controller.failed.connect(say)
        controller.noted.connect(parts.area.message.tell)

    def _on_chosen(self, row: int, col: int) -> None:
        if self._set_up.is_on:
            self._set_up.choose((row, col))
        else:
            self._controller.choose((row, col))

    def _new_game(self) -> None:
        self._leave_set_up()
        self._parts.area.message.hide()
        self._parts.area.board.setFocus()
        self._controller.new_game()

    def _undo(self) -> None:
        if self._set_up.is_on:
            self._set_up.take_back()
        else:
            self._controller.undo()

    def _rematch(self) -> None:
        """Begin the next game of the series, which machines that had played on play at once."""
        session = self._controller.session
        if session.result is not None and not session.has_human:
            self._parts.area.message.hide()
            self._controller.play()
        else:
            self._leave_set_up()
            self._parts.area.message.hide()
            self._parts.area.board.setFocus()
            self._controller.next_game()

    def _play_or_pause(self) -> None:
        self._leave_set_up()
        if self._controller.goes_on:
            self._controller.pause()
        else:
            self._controller.play()

    def _stop(self) -> None:
        if self._set_up.is_on:
            self._set_up.leave()
        elif self._controller.browsed is not None:
            self._controller.browse(None)
        else:
            self._controller.stop()

    def _ask(self) -> None:
        self._controller.ask(self._presenter.asked_player())

    def _on_spec_x(self, spec: PlayerSpec) -> None:
        self._set_player(Mark.X, spec)

    def _on_spec_o(self, spec: PlayerSpec) -> None:
        self._set_player(Mark.O, spec)

    def _set_player(self, mark: Mark, spec: PlayerSpec) -> None:
        self._controller.set_player(mark, spec)
        if self._set_up.is_on:  # nobody moves on the board that the draft hides
            self._controller.stop()

    def _on_rules(self, rules: Rules) -> None:
        self._leave_set_up()
        self._controller.new_game(rules)

    def _play_shorter_line(self) -> None:
        rules = self._controller.session.record.rules
        self._on_rules(replace(rules, line_length=SHORT_LINE))

    def _on_next_by_itself(self, wanted: bool) -> None:
        self._controller.pace = replace(self._controller.pace, next_by_itself=wanted)

    def _on_speed(self, milliseconds: int) -> None:
        self._controller.pace = replace(self._controller.pace, milliseconds=milliseconds)

    def _enter_set_up(self) -> None:
        if self._set_up.is_on:
            return
        shown = self._controller.position
        self._controller.stop()
        self._parts.area.message.hide()
        self._set_up.enter(shown)
        self._presenter.show_game()

    def _leave_set_up(self) -> None:
        if self._set_up.is_on:
            self._set_up.leave()

    def _play_from(self, position: Position) -> None:
        self._leave_set_up()
        self._parts.area.message.hide()
        self._controller.new_game(start=position)

    def _copy_board(self) -> None:
        QGuiApplication.clipboard().setText(self._parts.area.board.picture.position.text)

    def _paste_board(self) -> None:
        text = QGuiApplication.clipboard().text().strip()
        rules = self._controller.session.record.rules
        same_size = rules if text.count("/") + 1 == rules.size else None
        try:
            self._play_from(Position.parse(text, same_size))
        except TttmcError as error:
            self._set_up_text(text, same_size, error)

    def _set_up_text(self, text: str, rules: Rules | None, error: TttmcError) -> None:
        """Leave it to a person who is to move, or what else to change, where text alone can't."""
        try:
            draft = Position.parse(text, rules, Mark.X, finished=True)
        except TttmcError:
            self._parts.area.message.say(f"The clipboard holds no board to play from: {error}")
            return
        self._controller.stop()
        self._set_up.enter(draft)
        self._presenter.show_game()
        self._parts.area.message.say(f"{error}. Change the board here, or who is to move.")

    def _open_record(self, record: GameRecord, name: str) -> None:
        self._leave_set_up()
        self._parts.area.message.hide()
        self._controller.open_record(record)
        self._title.kept(record, name)

    def _save_game(self) -> None:
        self.files.ask_save(self._controller.session.record)

    def _on_saved(self, record: GameRecord, name: str) -> None:
        self._title.kept(record, name)
        self._parts.status.setText(f"Saved as {name}")

    def _export_game(self) -> None:
        from tttmc_app.gui.files.pictures import Look

        presenter, browsed = self._presenter, self._controller.browsed
        look = Look(QApplication.font(), presenter.theme, presenter.overlay_style)
        record = self._controller.session.record
        self._pictures().ask_export(record, look, None if browsed is None else browsed + 1)

    def _pictures(self) -> PictureFiles:
        from tttmc_app.gui.files.picture_files import PictureFiles  # few export

        if self.pictures is None:
            self.pictures = PictureFiles(self._window)
            self.pictures.progressed.connect(self._on_exporting)
            self.pictures.exported.connect(self._on_exported)
            self.pictures.failed.connect(self._on_export_failed)
        return self.pictures

    def _on_exporting(self, name: str, percent: int) -> None:
        self._parts.status.setText(f"Exporting {name}: {percent} %")

    def _on_export_failed(self, message: str) -> None:
        self._presenter.show_game()
        self._parts.area.message.say(message)

    def _on_exported(self, name: str) -> None:
        self._parts.status.setText(f"Exported as {name}")

    def set_theme(self, theme: Theme) -> None:
        """Show what these commands have opened in another theme's colours."""
        if self._lab is not None:
            self._lab.set_theme(theme)

    def shutdown(self) -> None:
        """End the worker threads within a bound."""
        self.files.shutdown()
        if self.pictures is not None:
            self.pictures.shutdown()
        if self._lab is not None:
            self._lab.shutdown()

    def _open_lab(self) -> None:
        self._laboratory().open()

    def _train(self) -> None:
        self._laboratory().open("Learning")

    def _laboratory(self) -> Lab:
        if self._lab is None:
            from tttmc_app.gui.lab.opening import Lab  # few open it

            self._lab = Lab(self._settings, self._controller)
            self._lab.position_wanted.connect(self._play_from)
        self._lab.set_theme(self._presenter.theme)
        return self._lab

    def _full_screen(self) -> None:
        self._window.setWindowState(self._window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _show_help(self) -> None:
        from tttmc_app.gui.app.help_window import HelpWindow  # few open it

        if self._help is None:
            self._help = HelpWindow(self._window)
        self._help.show()
        self._help.activateWindow()

    def _about(self) -> None:
        QMessageBox.about(
            self._window,
            "About tttmc",
            f"<b>tttmc {__version__}</b><p>Tic-tac-toe against machines that think by playing "
            "random games, and show what they think.</p>"
            "<p>MIT licence. Uses Qt under the LGPL.</p>",
        )
