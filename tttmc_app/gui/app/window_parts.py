"""What is in the window: what stands where, and which signal goes to whom."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QObject, QSignalBlocker, Qt, QTimer
from PySide6.QtGui import QAction, QGuiApplication, QPicture
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDockWidget,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMainWindow,
    QWidget,
)

from tttmc_app.core import Mark
from tttmc_app.gui.app.commands import Commands
from tttmc_app.gui.app.menus import add_choices, check_choice, fill_menus, fill_tool_bar
from tttmc_app.gui.app.opening import keep_opening
from tttmc_app.gui.app.preferences import Preferences, load_preferences, save_preferences
from tttmc_app.gui.app.recording import ground_of, outline_of
from tttmc_app.gui.board import OverlayStyle
from tttmc_app.gui.files.settings_file import SettingsFile
from tttmc_app.gui.game.actions import make_actions
from tttmc_app.gui.game.board_area import COMPACT_HEIGHT, BoardArea
from tttmc_app.gui.game.controller import GameController, new_session
from tttmc_app.gui.game.presenter import Parts, Presenter
from tttmc_app.gui.game.setting_up import SetUpMode
from tttmc_app.gui.look.style_sheet import style_sheet
from tttmc_app.gui.look.theme import UNIT, ThemeChoice, palette_of, theme_for, wants_less_motion
from tttmc_app.gui.panels.candidates_panel import CandidatesPanel
from tttmc_app.gui.panels.moves_panel import MovesPanel
from tttmc_app.gui.panels.player_card import PlayerCard
from tttmc_app.gui.panels.rules_card import RulesCard
from tttmc_app.gui.panels.series_card import SeriesCard
from tttmc_app.gui.panels.side_panel import SidePanel
from tttmc_app.gui.panels.speed import SpeedSlider
from tttmc_app.gui.students.maker import Maker, is_student
from tttmc_app.gui.students.students import Students

NARROW = 900
"""Below this width the moves make room for the board."""
STATE_VERSION = 1


class Workplace(QObject):
    """Compose board, cards, docks, menus, tool bar and status bar around one controller."""

    def __init__(self, window: QMainWindow, settings: SettingsFile) -> None:
        super().__init__(window)
        self._window = window
        self._window.setAnimated(False)  # what comes into the open window comes to its place
        self._settings = settings
        wanted = load_preferences(settings)
        self._put_away: QByteArray | None = None
        self._theme_choice = wanted.theme
        maker = Maker(window)
        session = new_session(wanted.rules, wanted.players, wanted.seed, maker.make)
        self.controller = GameController(session, self)
        self.controller.pace = wanted.pace
        self._actions = make_actions(window)
        self._area = BoardArea()
        self._cards = {mark: PlayerCard(mark) for mark in Mark}
        self._rules = RulesCard()
        a = self._actions
        self._series = SeriesCard(a.rematch, a.swap_sides, a.clear_series)
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
        self._side = SidePanel(tuple(self._cards.values()), (self._rules, self._series))
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
            self._speed,
        )
        self._presenter = Presenter(self.controller, parts, self._set_up)
        self._show_preferences(wanted)
        self._commands = Commands(
            window, self.controller, parts, self._presenter, self._set_up, settings
        )
        self.students = Students(window, maker, self.controller, self._area, self._cards)
        self.students.remember(settings.bytes("course/recent"))
        self._connect()
        self._apply_theme()
        window.restoreState(settings.bytes("window/state"), STATE_VERSION)
        self.students.hide_unused()
        self.make_room()  # before the first layout, which docks would make wider

    # Building --------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        middle = QWidget()
        layout = QHBoxLayout(middle)
        layout.setContentsMargins(UNIT, 0, 0, 0)
        layout.setSpacing(UNIT)
        layout.addWidget(self._area, 1)
        layout.addWidget(self._side)
        self._window.setCentralWidget(middle)
        middle.show()  # in a window that is there it is shown later, and docks would take its room
        bar = self._window.statusBar()
        bar.setSizeGripEnabled(False)
        bar.addWidget(self._status, 1)
        bar.addPermanentWidget(self._details)

    def _add_docks(self) -> tuple[QDockWidget, ...]:
        docks: list[QDockWidget] = []
        for title, name, content in (
            ("Candidates", "candidatesDock", self._candidates),
            ("Moves", "movesDock", self._moves),
        ):
            dock = QDockWidget(title, self._window)
            dock.setObjectName(name)
            dock.setWidget(content)
            dock.setMinimumWidth(150)
            self._window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock)
            docks.append(dock)
        self._window.resizeDocks(docks, [200, 200], Qt.Orientation.Horizontal)
        self._window.resizeDocks(docks, [280, 320], Qt.Orientation.Vertical)
        return tuple(docks)

    def _on_dock_shown(self, visible: bool) -> None:
        if visible:
            self._presenter.show_thought(not self.controller.is_thinking)

    def _fill_menus(self) -> None:
        for style in OverlayStyle:
            self._overlay.addItem(style.value)
        fill_tool_bar(self._window, self._actions, self._overlay, self._speed)
        views = [dock.toggleViewAction() for dock in self._docks]
        view = fill_menus(self._window, self._actions, views)
        self._themes = add_choices(view, "&Colours", list(ThemeChoice))
        self._overlays = add_choices(view, "&Overlay", list(OverlayStyle))

    def _connect(self) -> None:
        self._actions.quit.triggered.connect(self._window.close)
        self._themes.triggered.connect(self._on_theme)
        self._overlay.currentTextChanged.connect(self._on_overlay)
        self._overlays.triggered.connect(self._on_overlay_menu)
        for dock in self._docks:
            dock.visibilityChanged.connect(self._on_dock_shown)
        for card in self._cards.values():
            card.form_made.connect(self._lead_back)
        self._lead_back(self._window)

    def _lead_back(self, widget: QWidget) -> None:
        """Let Enter in a widget's fields lead back to the game: what is entered is done."""
        for field in widget.findChildren(QLineEdit):
            field.returnPressed.connect(self._area.board.setFocus)

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

    def _on_overlay(self, text: str) -> None:
        self._presenter.overlay_style = OverlayStyle(text)
        check_choice(self._overlays, text)
        self._presenter.show_thought(not self.controller.is_thinking)

    def _on_overlay_menu(self, action: QAction) -> None:
        self._overlay.setCurrentText(str(action.data()))

    def _on_theme(self, action: QAction) -> None:
        self._theme_choice = ThemeChoice(str(action.data()))
        self._apply_theme()

    # Look, size and end ----------------------------------------------------------------------

    def _apply_theme(self) -> None:
        theme = theme_for(self._theme_choice)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.setPalette(palette_of(theme))
            application.setStyleSheet(style_sheet(theme, self._window.font().pointSizeF()))
        self._presenter.set_theme(theme)
        self.students.set_theme(theme)
        self._commands.set_theme(theme)

    def _heed_motion(self) -> None:
        moves = not wants_less_motion()
        self._area.board.set_animated(moves)
        self._window.setAnimated(moves)

    def begin(self) -> None:
        """Let a machine that is to move begin: the window is there."""
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._on_system_colours)
        self._area.board.setFocus()
        # Once the window is painted: nothing moves before, and the question costs time.
        QTimer.singleShot(100, self, self._heed_motion)
        if self._settings.trouble:
            self._area.message.say(self._settings.trouble)
        self.controller.begin()
        self.students.begin()

    def _on_system_colours(self) -> None:
        if self._theme_choice is ThemeChoice.SYSTEM:
            self._apply_theme()

    def make_room(self) -> None:
        """Leave the board its room in a small window."""
        window = self._window
        self._area.set_compact(window.height() < COMPACT_HEIGHT + 130)
        narrow = window.width() < NARROW
        if narrow and self._put_away is None:
            self._put_away = window.saveState(STATE_VERSION)
            for dock in self._docks:
                dock.hide()
        elif not narrow:
            self._bring_back()

    def _bring_back(self) -> None:
        """Show the docks that a narrow window had no room for."""
        if self._put_away is not None:
            state, self._put_away = self._put_away, None
            if all(dock.isHidden() for dock in self._docks):
                self._window.restoreState(state, STATE_VERSION)  # with the sizes that they had
            else:  # somebody has arranged them anew in the narrow window
                for dock in self._docks:
                    dock.show()

    def end(self) -> None:
        """End the worker threads and remember everything but where the window stood."""
        with QSignalBlocker(self.controller):
            self.controller.shutdown()
        self._commands.shutdown()
        self.students.shutdown()
        settings, session = self._settings, self.controller.session
        settings.put("course/recent", self.students.remembered())
        settings.put("window/state", self._state())
        save_preferences(
            settings,
            Preferences(
                session.record.rules,
                session.players,
                self.controller.pace,
                self._presenter.overlay_style,
                self._theme_choice,
                self.controller.seeds.typed,
            ),
        )
        self._keep_opening()
        settings.save()

    def _state(self) -> QByteArray:
        """Return where the docks are; those that a narrow window had no room for stay wanted."""
        if self._put_away is not None and all(dock.isHidden() for dock in self._docks):
            return self._put_away
        self._bring_back()
        return self._window.saveState(STATE_VERSION)

    def _keep_opening(self) -> None:
        """Remember how the next window begins, as far as that is sure: with an empty board."""
        area, window, theme = self._area, self._window, self._presenter.theme
        session = self.controller.session
        # Neither bars nor a console come back, but for a student's file, which opens them anew.
        is_sure = not area.has_bars and not any(map(is_student, session.players))
        if is_sure and not self.students.is_console_open:
            outline = outline_of(window, area.board, self._side, theme, session.record.rules)
        else:
            outline = QPicture()
        keep_opening(self._settings, ground_of(theme), outline, window.size())
