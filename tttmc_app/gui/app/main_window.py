"""The main window: its parts, their layout and their connections."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QSignalBlocker, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLineEdit,
    QMainWindow,
    QMenu,
    QWidget,
)

from tttmc_app.core import Mark
from tttmc_app.gui.app.dock_layout import DockLayout
from tttmc_app.gui.app.documents import Documents
from tttmc_app.gui.app.failures import Failures
from tttmc_app.gui.app.game_commands import GameCommands
from tttmc_app.gui.app.learn_commands import LearnCommands
from tttmc_app.gui.app.machine_controls import MachineControls
from tttmc_app.gui.app.menus import add_choices, check_choice, fill_menus, fill_tool_bar
from tttmc_app.gui.app.move_commands import MoveCommands
from tttmc_app.gui.app.preferences import (
    HEAT_MAP,
    MOTION,
    REDUCED,
    SOUND,
    SOUND_ON,
    THEME,
    Preferences,
    first_specs,
    load_preferences,
    save_preferences,
)
from tttmc_app.gui.app.window_commands import WindowCommands
from tttmc_app.gui.board import OVERLAYS, overlay_kind
from tttmc_app.gui.board.accessible import make_boards_accessible
from tttmc_app.gui.engines.engine_host import EngineHost
from tttmc_app.gui.engines.engines import Engines
from tttmc_app.gui.files.recent_files import RecentFiles
from tttmc_app.gui.files.settings_file import SettingsFile
from tttmc_app.gui.game.actions import Actions, ShortcutsInFields
from tttmc_app.gui.game.board_area import BoardArea
from tttmc_app.gui.game.controller import GameController
from tttmc_app.gui.game.insights import Insights
from tttmc_app.gui.game.parts import Parts
from tttmc_app.gui.game.presenter import Presenter
from tttmc_app.gui.game.setting_up import SetUpMode
from tttmc_app.gui.game.status import MoveSound
from tttmc_app.gui.look.style_sheet import style_sheet
from tttmc_app.gui.look.theme import (
    THEME_LABELS,
    UNIT,
    Theme,
    ThemeChoice,
    palette_of,
    prefers_reduced_motion,
    theme_for,
    with_heat_map,
)
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import ElidedLabel, PlainLabel
from tttmc_app.gui.panels.bars import SpeedSlider
from tttmc_app.gui.panels.candidates_panel import CandidatesPanel
from tttmc_app.gui.panels.fields import Chooser
from tttmc_app.gui.panels.moves_panel import MovesPanel
from tttmc_app.gui.panels.player_card import PlayerCard, SidePanel
from tttmc_app.gui.panels.rules_card import RulesCard
from tttmc_app.gui.panels.series_card import SeriesCard
from tttmc_app.gui.students.student_host import StudentHost
from tttmc_app.gui.students.students import Students
from tttmc_app.workers import PlayerWorker

FIRST_WIDTH, FIRST_HEIGHT = 1100, 760
MIN_WIDTH, MIN_HEIGHT = 480, 400
FRAME_HEIGHT = 40
"""The height, in pixels, that a window's title bar takes at most on usual desktops."""


class MainWindow(QMainWindow):
    """The board, cards, docks, menus, tool bar and status bar around one controller."""

    def __init__(self, settings: SettingsFile, *, restores: bool = True) -> None:
        """Build the window; with `restores`, its first game is that of the last session."""
        super().__init__()
        self._restores = restores
        self.setObjectName("mainWindow")
        make_boards_accessible()
        self._settings = settings
        self._has_begun = False
        self._first_size = QSize()
        preferences = load_preferences(settings)
        self._theme_choice = preferences.theme
        student_host = StudentHost()
        engine_host = EngineHost(student_host.make)
        worker = PlayerWorker(engine_host.make, student_host.close, self)
        self.controller = GameController(
            preferences.rules, preferences.players, preferences.seed, worker, self
        )
        self.controller.set_pace(preferences.pace)
        self._actions = Actions(
            self,
            *(GameCommands, MoveCommands, Documents, WindowCommands, LearnCommands),
            *(Students, DockLayout, Failures),
        )
        self._shortcuts = ShortcutsInFields(self, self._actions)
        self._area = BoardArea(self._actions)
        self._cards = {mark: PlayerCard(mark) for mark in Mark}
        self._rules = RulesCard()
        actions = self._actions
        self._series = SeriesCard(actions["rematch"], actions["swapSides"], actions["clearSeries"])
        self._moves = MovesPanel()
        self._candidates = CandidatesPanel()
        self._overlay = Chooser()
        self._overlay.setObjectName("overlay")
        self._overlay.setAccessibleName(translate("App", "Overlay"))
        self._speed = SpeedSlider()
        self._status = PlainLabel()
        self._status.setObjectName("status")
        self._details = ElidedLabel()
        self._details.setObjectName("details")
        self._details.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._details.setContentsMargins(UNIT, UNIT // 2, UNIT, UNIT // 2)
        self.set_up = SetUpMode(self._area.set_up, self._area.board)
        self._side = SidePanel(tuple(self._cards.values()), (self._rules, self._series))
        self._lay_out()
        self._docks = DockLayout(self, self._side, self._candidates, self._moves)
        parts = Parts(
            window=self,
            controller=self.controller,
            settings=settings,
            actions=self._actions,
            area=self._area,
            set_up=self.set_up,
            cards=self._cards,
            rules=self._rules,
            series=self._series,
            moves=self._moves,
            candidates=self._candidates,
            status=self._status,
            details=self._details,
            speed=self._speed,
        )
        self.students = Students(parts, student_host, worker)
        self.engines = Engines(parts, engine_host, self.students)
        recent = RecentFiles("recentGames", translate("App", "Recent &games"), "game/recent", self)
        self._fill_menus([recent, self.students.recent])
        self._insights = Insights(self)
        self._presenter = Presenter(parts, self._insights)
        self._sound = MoveSound(self.controller.state, self)
        self._show_preferences(preferences)
        game = GameCommands(parts, self._presenter)
        MoveCommands(parts, self._presenter, game)
        self.documents = Documents(parts, game, recent)
        self.documents.ready.connect(self._on_ready)
        self._commands = WindowCommands(parts, self._presenter, game)
        self._learning = LearnCommands(parts, self._presenter, self._commands)
        self.failures = Failures(parts)
        self._commands.preference_changed.connect(self._on_preference)
        self.students.help_requested.connect(self._commands.show_manual)
        self._connect()
        self._theme = self._apply_theme()  # late: a style sheet makes giving parents slow
        self._machine_controls.reserve_width()
        self._show_theme()
        self._restore_layout()

    # Building --------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        middle = QWidget()
        layout = QHBoxLayout(middle)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._area, 1)
        self.setCentralWidget(middle)
        bar = self.statusBar()
        bar.setSizeGripEnabled(False)
        bar.addWidget(self._status)
        bar.addPermanentWidget(self._details, 1)  # it gives way to the status

    def _on_dock_shown(self, visible: bool) -> None:
        if visible:
            self._presenter.show_thought(not self.controller.state.is_thinking)

    def _fill_menus(self, submenus: Sequence[QMenu]) -> None:
        for kind in OVERLAYS:
            self._overlay.addItem(shown(kind.label), kind.key)
        bar = fill_tool_bar(self, self._actions, self._overlay)
        self._machine_controls = MachineControls(
            bar, self._actions, self._speed, self.controller.state
        )
        students = self.students
        views = [students.console_action, *(dock.toggleViewAction() for dock in self._docks.docks)]
        view = fill_menus(self, self._actions, views, submenus)
        self._themes = add_choices(view, translate("App", "&Colours"), THEME_LABELS.items())
        self._overlays = add_choices(
            view,
            translate("App", "&Overlay"),
            ((kind.key, kind.label) for kind in OVERLAYS),
        )

    def _connect(self) -> None:
        self._themes.triggered.connect(self._on_theme)
        self._overlay.currentIndexChanged.connect(self._on_overlay)
        self._overlays.triggered.connect(self._on_overlay_menu)
        actions = self._actions
        actions.connect_to(self._docks)
        for dock in self._docks.docks:
            dock.visibilityChanged.connect(self._on_dock_shown)
        for card in self._cards.values():
            card.form_made.connect(self._return_focus)
        self._return_focus(self._side)

    def _return_focus(self, widget: QWidget) -> None:
        """Make Enter in a widget's fields return the focus to the board, and keys work there."""
        self._shortcuts.watch(widget)
        for field in widget.findChildren(QLineEdit):
            field.returnPressed.connect(self._area.board.setFocus)

    def _show_preferences(self, preferences: Preferences) -> None:
        self._presenter.overlay_kind = preferences.overlay
        self._area.first_choices.is_wanted = preferences.is_first_game
        self._overlay.setCurrentIndex(self._overlay.findData(preferences.overlay.key))
        check_choice(self._overlays, preferences.overlay.key)
        check_choice(self._themes, preferences.theme.value)
        self._apply_preferences()
        self._speed.set_milliseconds(preferences.pace.milliseconds)
        self._series.set_auto_start(preferences.pace.starts_next_game)
        if preferences.seed is not None:
            self._rules.set_typed_seed(preferences.seed)
            self.controller.set_seed(preferences.seed)

    def _on_overlay(self) -> None:
        key = str(self._overlay.currentData())
        self._presenter.overlay_kind = overlay_kind(key)
        check_choice(self._overlays, key)
        self._presenter.show_thought(not self.controller.state.is_thinking)

    def _on_overlay_menu(self, action: QAction) -> None:
        self._overlay.setCurrentIndex(self._overlay.findData(action.data()))

    @property
    def theme(self) -> Theme:
        """Return the theme in use."""
        return self._theme

    def _on_preference(self, key: str) -> None:
        """Apply a setting of the preferences dialog."""
        settings = self._settings
        if key == THEME:
            self._theme_choice = ThemeChoice(settings.text(THEME))
            check_choice(self._themes, self._theme_choice.value)
        if key in (THEME, HEAT_MAP):
            self._change_theme()
        if key == MOTION:
            self._apply_motion_setting()
        self._apply_preferences()

    def _apply_preferences(self) -> None:
        self._sound.is_wanted = self._settings.text(SOUND) == SOUND_ON
        for card in self._cards.values():
            card.begin_with(first_specs(self._settings))

    def _on_theme(self, action: QAction) -> None:
        self._settings.put(THEME, str(action.data()))
        self._on_preference(THEME)

    # Look, size and closing --------------------------------------------------------------------

    def _apply_theme(self) -> Theme:
        """Apply the chosen theme to the application and return it."""
        theme = with_heat_map(theme_for(self._theme_choice), self._settings.text(HEAT_MAP))
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.setPalette(palette_of(theme))
            sheet = style_sheet(theme, self.font().pointSizeF())
            # Qt restyles every widget that exists, even for the sheet that is already set.
            if sheet != application.styleSheet():
                application.setStyleSheet(sheet)
        return theme

    def _show_theme(self) -> None:
        self._presenter.set_theme(self._theme)
        self.students.set_theme(self._theme)
        self._commands.set_theme(self._theme)
        self._learning.set_theme(self._theme)

    def _change_theme(self) -> None:
        self._theme = self._apply_theme()
        self._show_theme()

    def _apply_motion_setting(self) -> None:
        moves = self._settings.text(MOTION) != REDUCED and not prefers_reduced_motion()
        self._area.board.set_animated(moves)
        self.setAnimated(moves)

    def showEvent(self, event: QShowEvent) -> None:
        """Start the game when the window is first shown."""
        super().showEvent(event)
        if not self._has_begun:
            self._has_begun = True
            self._begin()

    def _begin(self) -> None:
        """Start what needs a visible window: a machine's move and students' files."""
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._on_system_colours)
        self._area.board.setFocus()
        self._first_size = self.size()
        # After the first paint, because querying the system takes a while.
        QTimer.singleShot(100, self, self._apply_motion_setting)
        QTimer.singleShot(100, self, self._fit_frame_to_screen)
        if self._settings.error:
            self._area.message.show_error(shown(self._settings.error))
        self.documents.begin(restores=self._restores)

    def _on_ready(self) -> None:
        """Start what the players of the first game need."""
        self.students.begin()
        self.engines.update()

    def _on_system_colours(self) -> None:
        if self._theme_choice is ThemeChoice.SYSTEM:
            self._change_theme()

    def _restore_layout(self) -> None:
        """Restore size, position and docks; on the first start, fit the window to the screen."""
        self.setMinimumSize(MIN_WIDTH, MIN_HEIGHT)
        if not self.restoreGeometry(self._settings.bytes("window/geometry")):
            screen = self.screen().availableSize()
            height = screen.height() - FRAME_HEIGHT
            self.resize(min(FIRST_WIDTH, screen.width()), min(FIRST_HEIGHT, height))
        self._fit_to_screen()
        self._docks.restore(self._settings)
        self.students.hide_unused()

    def _fit_to_screen(self) -> None:
        """Move and shrink the window so that all of it is on its screen."""
        if self.isMaximized() or self.isFullScreen():
            return
        available = self.screen().availableGeometry()
        borders = self.frameGeometry().size() - self.size()  # nothing before it is shown
        self.resize(self.size().boundedTo(available.size() - borders))
        frame = self.frameGeometry()
        corner = QPoint(
            max(available.left(), min(frame.x(), available.right() + 1 - frame.width())),
            max(available.top(), min(frame.y(), available.bottom() + 1 - frame.height())),
        )
        if corner != frame.topLeft():
            self.move(corner)

    def _fit_frame_to_screen(self) -> None:
        """Fit the window again with its frame, whose size is known only after it is shown."""
        if self.size() == self._first_size:
            self._fit_to_screen()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the docks for the window's width."""
        super().resizeEvent(event)
        if hasattr(self, "_commands"):
            self._docks.fit()

    def closeEvent(self, event: QCloseEvent) -> None:
        """End the worker threads and store the preferences."""
        self._settings.put("window/geometry", self.saveGeometry())
        self.documents.shutdown()
        self.failures.shutdown()
        self.students.shutdown()
        self.engines.shutdown()
        self._insights.shutdown()
        with QSignalBlocker(self.controller):
            self.controller.shutdown()
        self._commands.shutdown()
        self._learning.shutdown()
        self._save()
        event.accept()

    def _save(self) -> None:
        settings, session = self._settings, self.controller.state.session
        self.students.recent.save(settings)
        self._docks.save(settings)
        preferences = Preferences(
            session.record.rules,
            session.players,
            self.controller.state.pace,
            self._presenter.overlay_kind,
            self._theme_choice,
            self.controller.state.seeds.typed,
            self._area.first_choices.is_wanted,
        )
        save_preferences(settings, preferences)
