"""The main window: its parts, their layout and their connections."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QSignalBlocker,
    QSize,
    Qt,
    QTimer,
    Slot,
)
from PySide6.QtGui import QCloseEvent, QGuiApplication, QResizeEvent, QSessionManager, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLayout,
    QLineEdit,
    QMainWindow,
    QMenu,
    QRubberBand,
    QTabBar,
    QWidget,
)

from tttmc_app.core import Mark
from tttmc_app.core.text import EMPTY_TEXT
from tttmc_app.gui.app.documents import Documents
from tttmc_app.gui.app.failures import Failures
from tttmc_app.gui.app.game_commands import GameCommands
from tttmc_app.gui.app.learn_commands import LearnCommands
from tttmc_app.gui.app.menus import BoardMenu, Tools, add_choices, fill_menus
from tttmc_app.gui.app.preferences import (
    HEAT_MAP,
    LANGUAGE,
    MISTAKES_TOLD,
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
from tttmc_app.gui.files.dropped import open_dropped
from tttmc_app.gui.files.recent_files import RecentFiles
from tttmc_app.gui.files.settings_file import SettingsFile
from tttmc_app.gui.game.actions import Actions, ShortcutsInFields
from tttmc_app.gui.game.chances import Chances
from tttmc_app.gui.game.game import Game
from tttmc_app.gui.game.insights import Insights
from tttmc_app.gui.game.parts import make_parts
from tttmc_app.gui.game.presenter import MISTAKES, Presenter
from tttmc_app.gui.look.languages import (
    language_choices,
    language_in_use,
    language_of,
    read_language,
    use_language,
)
from tttmc_app.gui.look.screen import FRAME_MS, fit_to_screen
from tttmc_app.gui.look.style_sheet import WindowStyle, use_palette
from tttmc_app.gui.look.theme import (
    THEME_LABELS,
    ThemeChoice,
    prefers_reduced_motion,
    theme_for,
    with_heat_map,
)
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.panels.thought_page import HINT
from tttmc_app.gui.programs.opened_programs import OpenedPrograms
from tttmc_app.gui.programs.programs import Programs
from tttmc_app.workers import PlayerWorker

FIRST_WIDTH, FIRST_HEIGHT = 1280, 800
_INSPECTOR, _HIDDEN = "window/inspector", "hidden"
_CLOSED_MS = 50
"""After how long what was below a menu is painted again; colours that changed sooner would wait."""
MIN_WIDTH, MIN_HEIGHT = 480, 340
FRAME_HEIGHT = 40
"""The maximum height, in pixels, of a window's title bar on common desktops."""
_QT_OWNS = (QLayout, QTabBar, QRubberBand)
"""The window's own layout, and what shows where the dragged console would go."""


class MainWindow(QMainWindow):
    """The stage, the inspector, the menus and the console around one game."""

    def __init__(self, settings: SettingsFile, *, restores: bool = True) -> None:
        """Build the window; with `restores`, its first game is that of the last session."""
        super().__init__()
        self._restores = restores
        self.setObjectName("mainWindow")
        make_boards_accessible()
        self._settings = settings
        self.loss = EMPTY_TEXT
        """A message saying that the game or the settings could not be saved; empty if they were."""
        self._has_begun = False
        self._first_size = QSize()
        preferences = load_preferences(settings)
        self._opened_programs = OpenedPrograms()
        self._worker = PlayerWorker(self._opened_programs.make, self._opened_programs.close, self)
        self.game = Game(
            preferences.rules, preferences.players, preferences.seed, self._worker, self
        )
        self.game.pace = preferences.pace
        self._build(preferences)
        self._restore_layout()

    # Building --------------------------------------------------------------------------------

    def _build(self, preferences: Preferences) -> None:
        """Build everything but the game: the actions, the widgets and their connections."""
        settings = self._settings
        self._theme_choice = preferences.theme
        self._style = WindowStyle(self)
        self._actions = Actions(
            self,
            *(GameCommands, Documents, Programs),
            *(Failures, WindowCommands, LearnCommands),
        )
        self._shortcuts = ShortcutsInFields(self, self._actions)
        self._parts = parts = make_parts(self, self.game, settings, self._actions)
        self.set_up = parts.set_up
        self._lay_out()
        self.programs = Programs(parts, self._opened_programs, self._worker)
        recent = RecentFiles("recentGames", translate("App", "Recent &games"), "game/recent", self)
        self._fill_menus({"openGame": recent, "openStudent": self.programs.recent})
        self._insights = Insights(self)
        self._chances = Chances(self)
        self._presenter = Presenter(parts, self._insights, self._chances)
        self._show_preferences(preferences)
        game = GameCommands(parts, self._presenter)
        self.documents = Documents(parts, game, recent)
        self.documents.ready.connect(self.programs.begin)
        student = self.programs.open
        open_dropped(self, {".json": self.documents.open, ".py": student, ".pyw": student})
        self._commands = WindowCommands(parts, self._presenter, game)
        self._learning = LearnCommands(parts, self._presenter, self._commands)
        self.failures = Failures(parts)
        BoardMenu(parts, self._presenter, self._commands, self._learning)
        self._commands.preference_changed.connect(self._on_preference)
        self._connect()
        self._recolouring = QTimer(self, interval=0)
        self._recolouring.timeout.connect(self._recolour_next)
        self._apply_theme()  # last, because a style sheet makes reparenting slow

    def _lay_out(self) -> None:
        """Put the stages beside the inspector; the status is read by scripts and screen readers."""
        inspector, status = self._parts.inspector, self._parts.status
        frame = QWidget()
        frame.setObjectName("frame")
        layout = QHBoxLayout(frame)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(inspector.stages, 1)
        layout.addWidget(inspector)
        status.setParent(frame)
        status.hide()
        self.setCentralWidget(frame)

    @Slot()
    def _show_again(self) -> None:
        self._presenter.show_turn()
        self._presenter.show_thought()

    @Slot(Mark)
    def _on_plate(self, mark: Mark) -> None:
        """Open a side's player in the settings."""
        self._show_settings(self._parts.cards[mark].form.chooser)

    @Slot()
    def _on_rules_shown(self) -> None:
        self._show_settings(self._parts.rules)

    def _show_settings(self, part: QWidget) -> None:
        inspector = self._parts.inspector
        inspector.show()
        inspector.show_page("settings")
        part.setFocus(Qt.FocusReason.ShortcutFocusReason)  # selects a number, ready to be replaced

    @Slot()
    def _on_score(self) -> None:
        """Offer what can be done with the score."""
        menu = QMenu(self)
        for name in ("rematch", "swapSides", "clearSeries"):
            menu.addAction(self._actions[name])
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        score = self._parts.area.score
        menu.popup(score.mapToGlobal(score.rect().bottomLeft()))

    @Slot(int)
    def _on_source(self, source: int) -> None:
        """Ask for a hint, or return to the last thought."""
        if source == HINT:
            self._actions["ask"].trigger()
        else:
            self.game.browse(self.game.browsed)

    def _fill_menus(self, submenus: Mapping[str, QMenu]) -> None:
        self._tools = Tools(self, self._actions, self._parts.overlay)
        view = fill_menus(self, self._actions, self.programs.dock.toggleViewAction(), submenus)
        add_choices(
            view,
            translate("App", "&Colours"),
            THEME_LABELS.items,
            lambda: self._theme_choice,
            partial(self._choose, THEME),
        )
        add_choices(
            view,
            translate("App", "&Squares show"),
            lambda: [(kind.key, kind.label) for kind in OVERLAYS],
            lambda: self._presenter.overlay_kind.key,
            self._parts.overlay.choose,
        )
        add_choices(
            view,
            translate("App", "&Mistakes"),
            lambda: MISTAKES_TOLD,
            partial(self._settings.text, MISTAKES),
            partial(self._choose, MISTAKES),
        )
        add_choices(
            view,
            translate("App", "&Language"),
            language_choices,
            partial(self._settings.text, LANGUAGE),
            self.choose_language,
            has_mnemonics=False,
        )

    def _connect(self) -> None:
        parts = self._parts
        parts.overlay.currentIndexChanged.connect(self._on_overlay)
        parts.inspector.page_shown.connect(self._show_again)
        parts.area.plate_clicked.connect(self._on_plate)
        parts.area.rules.clicked.connect(self._on_rules_shown)
        parts.area.score.clicked.connect(self._on_score)
        parts.thought.source_chosen.connect(self._on_source)
        parts.inspector.show_page("settings")
        for card in self._parts.cards.values():
            card.form_made.connect(self._return_focus)
        self._return_focus(parts.settings_page)

    def _return_focus(self, widget: QWidget) -> None:
        """Let shortcuts work in a widget's fields, and let Enter move the focus to the board."""
        self._shortcuts.watch(widget)
        for field in widget.findChildren(QLineEdit):
            field.returnPressed.connect(self._parts.area.board.setFocus)

    def _show_preferences(self, preferences: Preferences) -> None:
        self._presenter.overlay_kind = preferences.overlay
        self._parts.overlay.choose(preferences.overlay.key)
        self._apply_preferences()
        self._parts.speed.set_milliseconds(preferences.pace.milliseconds)
        self._parts.next_games.set_auto_start(preferences.pace.starts_next_game)
        if preferences.seed is not None:
            self._parts.rules.set_typed_seed(preferences.seed)

    @Slot()
    def _on_overlay(self) -> None:
        key = str(self._parts.overlay.currentData())
        self._presenter.overlay_kind = overlay_kind(key)
        self._presenter.show_thought()
        self._tools.fit(self.width())

    @Slot(str)
    def _on_preference(self, key: str) -> None:
        """Apply a setting of the preferences dialog or the View menu."""
        settings = self._settings
        self._commands.show_preference(key)
        if key == THEME:
            self._theme_choice = ThemeChoice(settings.text(THEME))
        if key in (THEME, HEAT_MAP):
            QTimer.singleShot(_CLOSED_MS, self, self._apply_theme)
        if key == MOTION:
            self._apply_motion_setting()
        if key == LANGUAGE:
            # Deferred, because following it deletes the widget that was clicked.
            QTimer.singleShot(0, self, self._read_language)
        self._apply_preferences()
        self._show_again()

    def _apply_preferences(self) -> None:
        self._presenter.announcements.beeps = self._settings.text(SOUND) == SOUND_ON
        for card in self._parts.cards.values():
            card.begin_with(first_specs(self._settings))

    def _choose(self, key: str, value: str) -> None:
        """Store a setting chosen in the View menu, and apply it."""
        self._settings.put(key, value)
        self._on_preference(key)

    # Language --------------------------------------------------------------------------------

    def choose_language(self, code: str) -> None:
        """Store a language's code, empty for the system's language, and show the window in it."""
        self._choose(LANGUAGE, code)

    @Slot()
    def _read_language(self) -> None:
        """Read the chosen language, and use it in another round of the event loop."""
        read_language(language_of(self._settings.text(LANGUAGE)))
        QTimer.singleShot(0, self, self._follow_language)

    @Slot()
    def _follow_language(self) -> None:
        """Build the window again, in the chosen language, around the same game and its players.

        Other windows close, except for a grading.
        """
        language = language_of(self._settings.text(LANGUAGE))
        if language is language_in_use():
            return
        self._save()
        preferences, draft, focused = self._preferences(), self.set_up.position, self._focused()
        commands, documents, learning = self._commands, self.documents, self._learning
        inspector = self._parts.inspector
        page, is_hidden = inspector.page, inspector.isHidden()
        is_on_game = inspector.is_on_game
        learning.hand_over()
        outlasting = (*commands.hand_over(), *documents.hand_over())
        self.setUpdatesEnabled(False)  # until everything is in place, so that nothing flickers
        announcements = self._presenter.announcements
        for part in (self.programs, self._insights, self._chances, announcements, self.failures):
            part.shutdown()
        self._delete_all_but(self.game, self._worker, *outlasting)
        use_language(language.code)
        self._build(preferences)
        self.programs.hide_unused()
        self._parts.inspector.show_page(page if is_on_game else "thought")
        self._parts.inspector.setHidden(is_hidden)
        self._fit()
        self._apply_motion_setting()
        if draft is not None:
            self.set_up.enter(draft)
            self._presenter.show_all()
        self.programs.begin()
        found = self.findChild(QWidget, focused) if focused else None
        (found or self._parts.area.board).setFocus()
        self.setUpdatesEnabled(True)
        self.documents.take_over(documents)
        self._commands.take_over(commands)
        self._learning.take_over(learning)

    def _focused(self) -> str:
        """Return the name of the part with the focus, or of its nearest ancestor with a name."""
        part: QWidget | None = self.focusWidget()
        while part is not None and part is not self:
            if part.objectName():
                return part.objectName()
            part = part.parentWidget()
        return ""

    def _delete_all_but(self, *kept: QObject) -> None:
        """Delete all children immediately, except those to keep and Qt's own.

        They are deleted immediately because names must be unique when a part is searched for.
        """
        for child in self.children():
            if not isinstance(child, _QT_OWNS) and all(child is not each for each in kept):
                if isinstance(child, QWidget):
                    child.hide()
                child.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    @Slot()
    def show_failure(self) -> None:
        """Say that something unexpected went wrong."""
        self.failures.show()

    # Look, size and closing --------------------------------------------------------------------

    def _apply_theme(self) -> None:
        """Use the chosen theme here at once, and in the other windows shortly after.

        Recolouring all of them in one go would block the event loop noticeably.
        """
        coloured = with_heat_map(theme_for(self._theme_choice), self._settings.text(HEAT_MAP))
        self._theme = theme = coloured._replace(moves=self.isAnimated())
        use_palette(theme)
        self._style.set_theme(theme)
        self._presenter.set_theme(theme)
        self.programs.set_theme(theme)
        self._to_recolour: list[LearnCommands | WindowCommands] = [self._learning, self._commands]
        self._recolouring.start()

    @Slot()
    def _recolour_next(self) -> None:
        self._to_recolour.pop().set_theme(self._theme)
        if not self._to_recolour:
            self._recolouring.stop()

    def _apply_motion_setting(self) -> None:
        moves = self._settings.text(MOTION) != REDUCED and not prefers_reduced_motion()
        if moves is not self.isAnimated():
            self.setAnimated(moves)
            self._apply_theme()

    def showEvent(self, event: QShowEvent) -> None:
        """Start the game when the window is first shown."""
        super().showEvent(event)
        if not self._has_begun:
            self._has_begun = True
            self._begin()

    def _begin(self) -> None:
        """Start what needs a visible window: a machine's move and students' files."""
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._on_system_colours)
        self._parts.area.board.setFocus()
        self._first_size = self.size()
        # After the first paint, because querying the system takes a while.
        QTimer.singleShot(100, self, self._apply_motion_setting)
        QTimer.singleShot(FRAME_MS, self, self._fit_frame_to_screen)
        if self._settings.error:
            self._parts.area.message.show_error(shown(self._settings.error))
        self.documents.begin(restores=self._restores)

    def _on_system_colours(self) -> None:
        if self._theme_choice is ThemeChoice.SYSTEM:
            self._apply_theme()

    def _restore_layout(self) -> None:
        """Restore size and position; on the first start, fit the window to the screen."""
        self.setMinimumSize(MIN_WIDTH, MIN_HEIGHT)
        if not self.restoreGeometry(self._settings.bytes("window/geometry")):
            screen = self.screen().availableSize()
            height = screen.height() - FRAME_HEIGHT
            self.resize(min(FIRST_WIDTH, screen.width()), min(FIRST_HEIGHT, height))
        fit_to_screen(self)
        self._parts.inspector.setVisible(self._settings.text(_INSPECTOR) != _HIDDEN)
        self.programs.hide_unused()

    def _fit_frame_to_screen(self) -> None:
        """Fit the window again, including its frame, whose size is known only once it is shown."""
        if self.size() == self._first_size:
            fit_to_screen(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the inspector the width that suits the window."""
        super().resizeEvent(event)
        if hasattr(self, "_tools"):
            self._fit()

    def _fit(self) -> None:
        self._parts.inspector.fit(self.width())
        self._tools.fit(self.width())

    def changeEvent(self, event: QEvent) -> None:
        """Tick the menu's entry while the window fills the screen."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.WindowStateChange:
            self._actions["fullScreen"].setChecked(self.isFullScreen())

    def closeEvent(self, event: QCloseEvent) -> None:
        """End the worker threads and store the preferences, unless the game would be lost."""
        if not self.documents.may_close():
            event.ignore()
            return
        self._settings.put("window/geometry", self.saveGeometry())
        self.documents.shutdown()
        self.loss = self.documents.loss
        self.failures.shutdown()
        self.programs.shutdown()
        self._insights.shutdown()
        self._presenter.announcements.shutdown()
        self._chances.shutdown()
        with QSignalBlocker(self.game):
            self.game.shutdown()
        self._commands.shutdown()
        self._learning.shutdown()
        self._save()
        event.accept()

    @Slot(QSessionManager)
    def end_session(self, manager: QSessionManager) -> None:
        """Offer to save a game that would be lost, before the session of the desktop ends."""
        documents = self.documents
        documents.save_session()
        if documents.loss and manager.allowsInteraction() and not documents.may_close():
            manager.cancel()
        manager.release()

    def _save(self) -> None:
        self.programs.recent.save(self._settings)
        is_hidden = self._parts.inspector.isHidden()
        if is_hidden or self._settings.text(_INSPECTOR):
            self._settings.put(_INSPECTOR, _HIDDEN if is_hidden else "")
        if not save_preferences(self._settings, self._preferences()):
            self.loss = self._settings.loss

    def _preferences(self) -> Preferences:
        session = self.game.session
        return Preferences(
            session.record.rules,
            session.players,
            self.game.pace,
            self._presenter.overlay_kind,
            self._theme_choice,
            self.game.seeds.typed,
        )
