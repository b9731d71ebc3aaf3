"""The window: what stands where, and which signal goes to whom."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDockWidget,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QMessageBox,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tttmc_app import __version__
from tttmc_app.core import GameRecord, Mark, Position, Rules, TttmcError
from tttmc_app.gui.actions import make_actions
from tttmc_app.gui.board import OverlayStyle
from tttmc_app.gui.board_area import COMPACT_HEIGHT, BoardArea
from tttmc_app.gui.controller import GameController, new_session
from tttmc_app.gui.files import GameFiles
from tttmc_app.gui.menus import add_choices, check_choice, fill_menus, fill_tool_bar
from tttmc_app.gui.panels.candidates_panel import CandidatesPanel
from tttmc_app.gui.panels.moves_panel import MovesPanel
from tttmc_app.gui.panels.player_card import PlayerCard
from tttmc_app.gui.panels.rules_card import RulesCard
from tttmc_app.gui.panels.series_card import SeriesCard
from tttmc_app.gui.panels.speed import SpeedSlider
from tttmc_app.gui.preferences import Preferences, PreferencesFile
from tttmc_app.gui.presenter import SHORT_LINE, Parts, Presenter
from tttmc_app.gui.setting_up import SetUpMode
from tttmc_app.gui.style_sheet import style_sheet
from tttmc_app.gui.theme import UNIT, ThemeChoice, palette_of, theme_for
from tttmc_app.players import PlayerSpec

FIRST_WIDTH, FIRST_HEIGHT = 1100, 760
NARROW = 900
"""Below this width the moves make room for the board."""
SIDE_WIDTH = 312
STATE_VERSION = 1


class MainWindow(QMainWindow):
    """Compose board, cards, docks, menus, tool bar and status bar around one controller."""

    def __init__(self, store: PreferencesFile) -> None:
        super().__init__()
        self.setObjectName("mainWindow")
        self.setWindowTitle("tttmc")
        self._store = store
        wanted = store.load()
        self._seed = wanted.seed
        self._begun = False
        self._narrow = False
        self._theme_choice = wanted.theme
        session = new_session(wanted.rules, wanted.players, wanted.seed)
        self.controller = GameController(session, self)
        self.controller.pace = wanted.pace
        self._files = GameFiles(self)
        self._actions = make_actions(self)
        self._area = BoardArea()
        self._cards = {mark: PlayerCard(mark) for mark in Mark}
        self._rules = RulesCard()
        a = self._actions
        self._series = SeriesCard(a.new_game, a.swap_sides, a.clear_series)
        self._moves = MovesPanel()
        self._candidates = CandidatesPanel()
        self._overlay = QComboBox()
        self._overlay.setObjectName("overlay")
        self._overlay.setAccessibleName("Overlay")
        self._speed = SpeedSlider()
        self._status = QLabel()
        self._status.setObjectName("status")
        self._details = QLabel()
        self._details.setObjectName("details")
        self._set_up = SetUpMode(self._area.set_up, self._area.board)
        self._lay_out()
        self._docks = self._add_docks()
        self._fill_menus()
        parts = Parts(
            self._area,
            self._cards,
            self._rules,
            self._series,
            self._moves,
            self._candidates,
            self._status,
            self._details,
            self._actions,
        )
        self._presenter = Presenter(self.controller, parts, self._set_up)
        self._show_preferences(wanted)
        self._connect()
        self._apply_theme()
        self._restore_geometry()

    # Building --------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        column = QWidget()
        cards = QVBoxLayout(column)
        cards.setContentsMargins(0, UNIT, UNIT, UNIT)
        cards.setSpacing(UNIT)
        for card in (*self._cards.values(), self._rules, self._series):
            cards.addWidget(card)
        cards.addStretch(1)
        side = QScrollArea()
        side.setObjectName("settings")
        side.setWidget(column)
        side.setWidgetResizable(True)
        side.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        side.setFixedWidth(SIDE_WIDTH)
        middle = QWidget()
        layout = QHBoxLayout(middle)
        layout.setContentsMargins(UNIT, 0, 0, 0)
        layout.setSpacing(UNIT)
        layout.addWidget(self._area, 1)
        layout.addWidget(side)
        self.setCentralWidget(middle)
        bar = self.statusBar()
        bar.setSizeGripEnabled(False)
        bar.addWidget(self._status, 1)
        bar.addPermanentWidget(self._details)

    def _add_docks(self) -> tuple[QDockWidget, ...]:
        docks: list[QDockWidget] = []
        for title, name, content in (
            ("Candidates", "candidatesDock", self._candidates),
            ("Moves", "movesDock", self._moves),
        ):
            dock = QDockWidget(title, self)
            dock.setObjectName(name)
            dock.setWidget(content)
            dock.setMinimumWidth(150)
            self.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock)
            docks.append(dock)
        self.resizeDocks(docks, [200, 200], Qt.Orientation.Horizontal)
        self.resizeDocks(docks, [280, 320], Qt.Orientation.Vertical)
        return tuple(docks)

    def _on_dock_shown(self, visible: bool) -> None:
        if visible:
            self._presenter.show_thought(not self.controller.is_thinking)

    def _fill_menus(self) -> None:
        for style in OverlayStyle:
            self._overlay.addItem(style.value)
        fill_tool_bar(self, self._actions, self._overlay, self._speed)
        view = fill_menus(self, self._actions, [dock.toggleViewAction() for dock in self._docks])
        self._themes = add_choices(view, "&Colours", list(ThemeChoice))
        self._overlays = add_choices(view, "&Overlay", list(OverlayStyle))

    def _connect(self) -> None:
        controller, a = self.controller, self._actions
        for action in (a.undo, a.redo, a.step, a.ask, a.swap_sides):
            action.triggered.connect(self._leave_set_up)  # first: slots are called in order
        a.new_game.triggered.connect(self._new_game)
        a.undo.triggered.connect(controller.undo)
        a.redo.triggered.connect(controller.redo)
        a.play_pause.triggered.connect(self._play_or_pause)
        a.step.triggered.connect(controller.step)
        a.stop.triggered.connect(self._stop)
        a.move_now.triggered.connect(controller.move_now)
        a.ask.triggered.connect(self._ask)
        a.swap_sides.triggered.connect(controller.swap_sides)
        a.clear_series.triggered.connect(controller.clear_series)
        a.set_up.triggered.connect(self._enter_set_up)
        a.copy_board.triggered.connect(self._copy_board)
        a.paste_board.triggered.connect(self._paste_board)
        a.open_game.triggered.connect(self._files.ask_open)
        a.save_game.triggered.connect(self._save_game)
        a.quit.triggered.connect(self.close)
        a.about.triggered.connect(self._about)
        self._area.board.chosen.connect(self._on_chosen)
        self._area.legend.shorter_line_wanted.connect(self._play_shorter_line)
        for mark, card in self._cards.items():
            card.spec_changed.connect(self._on_spec_x if mark is Mark.X else self._on_spec_o)
        self._rules.rules_changed.connect(self._on_rules)
        self._rules.seed_changed.connect(self._on_seed)
        self._series.next_by_itself_changed.connect(self._on_next_by_itself)
        self._speed.changed.connect(self._on_speed)
        self._overlay.currentTextChanged.connect(self._on_overlay)
        self._overlays.triggered.connect(self._on_overlay_menu)
        self._themes.triggered.connect(self._on_theme_menu)
        self._moves.move_chosen.connect(controller.browse)
        self._set_up.begun.connect(self._play_from)
        self._set_up.failed.connect(self._area.message.say)
        self._files.opened.connect(self._open_record)
        self._files.saved.connect(self._on_saved)
        self._files.failed.connect(self._area.message.say)
        controller.failed.connect(self._area.message.say)
        for dock in self._docks:
            dock.visibilityChanged.connect(self._on_dock_shown)

    def _show_preferences(self, wanted: Preferences) -> None:
        self._presenter.overlay_style = wanted.overlay
        self._overlay.setCurrentText(wanted.overlay.value)
        check_choice(self._overlays, wanted.overlay.value)
        check_choice(self._themes, wanted.theme.value)
        self._speed.set_milliseconds(wanted.pace.milliseconds)
        self._series.set_next_by_itself(wanted.pace.next_by_itself)
        if wanted.seed is not None:
            self._rules.set_typed_seed(wanted.seed)
            self.controller.set_seed(wanted.seed)

    # What a person does ----------------------------------------------------------------------

    def _on_chosen(self, row: int, col: int) -> None:
        if self._set_up.is_on:
            self._set_up.choose((row, col))
        else:
            self.controller.choose((row, col))

    def _new_game(self) -> None:
        self._leave_set_up()
        self._area.message.hide()
        self.controller.new_game()

    def _play_or_pause(self) -> None:
        self._leave_set_up()
        if self.controller.goes_on:
            self.controller.pause()
        else:
            self.controller.play()

    def _stop(self) -> None:
        if self._set_up.is_on:
            self._set_up.leave()
        elif self.controller.browsed is not None:
            self.controller.browse(None)
        else:
            self.controller.stop()

    def _ask(self) -> None:
        self.controller.ask(self._presenter.asked_player())

    def _on_spec_x(self, spec: PlayerSpec) -> None:
        self._set_player(Mark.X, spec)

    def _on_spec_o(self, spec: PlayerSpec) -> None:
        self._set_player(Mark.O, spec)

    def _set_player(self, mark: Mark, spec: PlayerSpec) -> None:
        self.controller.set_player(mark, spec)
        if self._set_up.is_on:  # nobody moves on the board that the draft hides
            self.controller.stop()

    def _on_rules(self, rules: Rules) -> None:
        self._leave_set_up()
        self.controller.new_game(rules)

    def _play_shorter_line(self) -> None:
        self._leave_set_up()
        rules = self.controller.session.record.rules
        self.controller.new_game(Rules(rules.size, SHORT_LINE, rules.reverse))

    def _on_seed(self, seed: int | None) -> None:
        self._seed = seed
        self.controller.set_seed(seed)

    def _on_next_by_itself(self, wanted: bool) -> None:
        self.controller.pace = replace(self.controller.pace, next_by_itself=wanted)

    def _on_speed(self, milliseconds: int) -> None:
        self.controller.pace = replace(self.controller.pace, milliseconds=milliseconds)

    def _on_overlay(self, text: str) -> None:
        self._presenter.overlay_style = OverlayStyle(text)
        check_choice(self._overlays, text)
        self._presenter.show_thought(not self.controller.is_thinking)

    def _on_overlay_menu(self, action: QAction) -> None:
        self._overlay.setCurrentText(str(action.data()))

    def _on_theme_menu(self, action: QAction) -> None:
        self._theme_choice = ThemeChoice(str(action.data()))
        self._apply_theme()

    def _enter_set_up(self) -> None:
        shown = self.controller.position
        self.controller.stop()
        self._area.message.hide()
        self._set_up.enter(shown)
        self._presenter.show_game()

    def _leave_set_up(self) -> None:
        if self._set_up.is_on:
            self._set_up.leave()

    def _play_from(self, position: Position) -> None:
        self._area.message.hide()
        self.controller.new_game(start=position)

    def _copy_board(self) -> None:
        QGuiApplication.clipboard().setText(self._area.board.picture.position.text)

    def _paste_board(self) -> None:
        text = QGuiApplication.clipboard().text().strip()
        rules = self.controller.session.record.rules
        try:
            same_size = text.count("/") + 1 == rules.size
            position = Position.parse(text, rules if same_size else None)
        except TttmcError as error:
            self._area.message.say(f"The clipboard holds no board to play from: {error}")
            return
        self._leave_set_up()
        self._play_from(position)

    def _open_record(self, record: GameRecord) -> None:
        self._leave_set_up()
        self._area.message.hide()
        self.controller.open_record(record)

    def _save_game(self) -> None:
        self._files.ask_save(self.controller.session.record)

    def _on_saved(self, name: str) -> None:
        self._status.setText(f"Saved as {name}")

    def _about(self) -> None:
        QMessageBox.about(
            self,
            "About tttmc",
            f"<b>tttmc {__version__}</b><p>Tic-tac-toe against machines that think by playing "
            "random games, and show what they think.</p>"
            "<p>MIT licence. Uses Qt under the LGPL.</p>",
        )

    # Look, size and end ----------------------------------------------------------------------

    def _apply_theme(self) -> None:
        theme = theme_for(self._theme_choice)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.setPalette(palette_of(theme))
            application.setStyleSheet(style_sheet(theme, self.font().pointSizeF()))
        self._presenter.set_theme(theme)

    def _restore_geometry(self) -> None:
        if not self.restoreGeometry(self._store.bytes("window/geometry")):
            screen = self.screen().availableGeometry()
            self.resize(min(FIRST_WIDTH, screen.width()), min(FIRST_HEIGHT, screen.height()))
        self.restoreState(self._store.bytes("window/state"), STATE_VERSION)

    def showEvent(self, event: QShowEvent) -> None:
        """Let a machine that is to move begin once the window is there."""
        super().showEvent(event)
        if not self._begun:
            self._begun = True
            QGuiApplication.styleHints().colorSchemeChanged.connect(self._on_system_colours)
            self._area.board.setFocus()
            self.controller.begin()

    def _on_system_colours(self) -> None:
        if self._theme_choice is ThemeChoice.SYSTEM:
            self._apply_theme()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make room for the board in a small window."""
        super().resizeEvent(event)
        self._area.set_compact(self.height() < COMPACT_HEIGHT + 130)
        narrow = self.width() < NARROW
        if narrow != self._narrow:
            self._narrow = narrow
            for dock in self._docks:
                dock.setVisible(not narrow)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember everything and end the worker threads."""
        with QSignalBlocker(self.controller):
            self.controller.shutdown()
        self._files.shutdown()
        session = self.controller.session
        self._store.set_bytes("window/geometry", self.saveGeometry())
        self._store.set_bytes("window/state", self.saveState(STATE_VERSION))
        self._store.save(
            Preferences(
                session.record.rules,
                session.players,
                self.controller.pace,
                self._presenter.overlay_style,
                self._theme_choice,
                self._seed,
            )
        )
        event.accept()
