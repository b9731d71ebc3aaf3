"""The docks around the board, arranged for the window's width."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import partial

from PySide6.QtCore import QByteArray, QEvent, QObject, QPoint, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabBar, QTabWidget, QWidget

from tttmc_app.core import Text
from tttmc_app.gui.files.settings_file import SettingsFile
from tttmc_app.gui.game.actions import action
from tttmc_app.gui.look.theme import UNIT, for_letters
from tttmc_app.gui.look.translation import translate

LEFT_WIDTH = 184
"""The width of the docks on the left of a wide window, in pixels."""
UPPER_SHARE = 0.45
"""The share of the height on the left that the candidates take up."""
STATE_VERSION = 2
_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly
_ALL_OF_THE_SCREEN = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen


class Arrangement(StrEnum):
    """How the docks are arranged; the settings store these values."""

    WIDE = "wide"
    """Candidates and moves on the left, the game's settings on the right."""
    TABS = "tabs"
    """All docks as tabs on the right."""
    BOARD = "board"
    """All docks as tabs, hidden at first, so that the board has the window to itself."""


_MIN_WIDTHS = {Arrangement.WIDE: 1000, Arrangement.TABS: 760, Arrangement.BOARD: 0}
"""The minimum width of the window, in pixels, for each arrangement."""


class DockLayout(QObject):
    """The docks with the game's settings, the candidates and the moves.

    Each arrangement has its own state: any docks that the user has moved, hidden or widened are
    restored when the window has that width again, and after a restart.
    """

    def __init__(
        self, window: QMainWindow, settings: QWidget, candidates: QWidget, moves: QWidget
    ) -> None:
        super().__init__(window)
        self._window = window
        self._arrangement: Arrangement | None = None
        self._states: dict[Arrangement, QByteArray] = {}
        self._left_width = for_letters(LEFT_WIDTH, window.font())
        self._upper_share = UPPER_SHARE
        self._is_restoring = False
        # Qt doesn't mirror docks for languages that are read from right to left.
        self._opposite = Qt.DockWidgetArea.LeftDockWidgetArea
        self._beside = Qt.DockWidgetArea.RightDockWidgetArea
        self._key = "docks"
        if window.isRightToLeft():
            self._opposite, self._beside = self._beside, self._opposite
            self._key = "mirrored"
        self._titles = QTimer(self, singleShot=True, interval=0)
        self._titles.timeout.connect(self._show_titles)
        self._empty_titles: dict[QDockWidget, QWidget] = {}
        self._hidden_together: list[QDockWidget] = []
        self._settings = self._dock(translate("App", "Game"), "settingsDock", settings)
        self._candidates = self._dock(translate("App", "Candidates"), "candidatesDock", candidates)
        self._moves = self._dock(translate("App", "Moves"), "movesDock", moves)
        self.docks = (self._settings, self._candidates, self._moves)
        # The cards have titles of their own, and the tab names the dock.
        self._settings.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetClosable)
        self._settings.setTitleBarWidget(QWidget(self._settings))
        window.setTabPosition(Qt.DockWidgetArea.AllDockWidgetAreas, QTabWidget.TabPosition.North)
        window.setDocumentMode(True)

    def _dock(self, title: str, name: str, content: QWidget) -> QDockWidget:
        dock = QDockWidget(title, self._window)
        dock.setObjectName(name)
        dock.setWidget(content)
        dock.installEventFilter(self)
        dock.topLevelChanged.connect(self._on_floating)
        dock.visibilityChanged.connect(self._titles.start)
        dock.dockLocationChanged.connect(self._titles.start)
        dock.toggleViewAction().triggered.connect(partial(self._raise_later, dock))
        return dock

    def _raise_later(self, dock: QDockWidget) -> None:
        """Bring a dock to the front of its tabs, as soon as it is among them."""
        QTimer.singleShot(0, self, partial(self._raise, dock.windowTitle()))

    def _raise(self, title: str) -> None:
        """Show the tab with this title; raise_() does nothing for the window's newest child."""
        for tabs in self._window.findChildren(QTabBar, options=_DIRECT):
            for index in range(tabs.count()):
                if tabs.tabText(index) == title:
                    tabs.setCurrentIndex(index)

    @property
    def hidden(self) -> list[str]:
        """Return the names of the docks that are hidden."""
        return [dock.objectName() for dock in self.docks if dock.isHidden()]

    def hide(self, names: Sequence[str]) -> None:
        """Hide the docks with these names and show all others."""
        for dock in self.docks:
            dock.setVisible(dock.objectName() not in names)

    @action(
        "panels",
        Text("&Panels"),
        Text("Show or hide the panels beside the board"),
        "F4",
        icon="panels",
    )
    def toggle_panels(self) -> None:
        """Hide the docks, or show those that were hidden together."""
        shown = [dock for dock in self.docks if not dock.isHidden()]
        if shown:
            self._hidden_together = shown
        for dock in shown or self._hidden_together or self.docks:
            dock.setVisible(not shown)
        if not shown and self._settings in (self._hidden_together or self.docks):
            self._settings.raise_()
        self._keep_sizes_later()

    # Arrangements ----------------------------------------------------------------------------

    def fit(self) -> None:
        """Arrange the docks for the window's width; of a maximised window, once it is shown."""
        if not self._window.isVisible() and self._window.windowState() & _ALL_OF_THE_SCREEN:
            # Qt would restore the docks again while such a window grows, from pointers that are
            # invalid once they are arranged for another width or built in another language.
            return
        width, font = self._window.width(), self._window.font()
        fitting = next(a for a, least in _MIN_WIDTHS.items() if width >= for_letters(least, font))
        if fitting is not self._arrangement:
            self._change_to(fitting)
        self._keep_sizes_later()

    def _change_to(self, arrangement: Arrangement) -> None:
        self._is_restoring = True
        if self._arrangement is not None:
            self._states[self._arrangement] = self._window.saveState(STATE_VERSION)
        self._arrangement = arrangement
        self._hidden_together = []
        others = self._other_docks()
        shown = [dock for dock in others if not dock.isHidden()]
        if not self._window.restoreState(
            self._states.get(arrangement, QByteArray()), STATE_VERSION
        ):
            self._arrange(arrangement)
        for dock in others:  # the console opens and closes by itself
            dock.setVisible(dock in shown)
        self._is_restoring = False
        self._show_titles()

    def _arrange(self, arrangement: Arrangement) -> None:
        """Arrange the docks in their original places."""
        window = self._window
        window.addDockWidget(self._beside, self._settings)
        if arrangement is Arrangement.WIDE:
            for dock in (self._candidates, self._moves):
                window.addDockWidget(self._opposite, dock)
        else:
            window.tabifyDockWidget(self._settings, self._candidates)
            window.tabifyDockWidget(self._candidates, self._moves)
        for dock in self.docks:
            dock.setFloating(False)
            dock.setVisible(arrangement is not Arrangement.BOARD)
        self._settings.raise_()

    @Slot()
    def _show_titles(self) -> None:
        """Hide the titles of docks that are tabs, because the tabs repeat them."""
        for dock in (self._candidates, self._moves):
            is_tab = bool(self._window.tabifiedDockWidgets(dock)) and not dock.isFloating()
            if is_tab and dock not in self._empty_titles:
                self._empty_titles[dock] = title = QWidget(dock)
                dock.setTitleBarWidget(title)
            elif not is_tab and dock in self._empty_titles:
                title = self._empty_titles.pop(dock)  # first: the next line calls this again
                dock.setTitleBarWidget(None)  # type: ignore[arg-type]  # Qt's own title bar
                title.deleteLater()
        for tabs in self._window.findChildren(QTabBar, options=_DIRECT):
            tabs.tabBarDoubleClicked.connect(self._detach, Qt.ConnectionType.UniqueConnection)

    @Slot(int)
    def _detach(self, index: int) -> None:
        """Detach the dock of a tab that was double-clicked; its title bar can then be dragged."""
        tabs = self.sender()
        if isinstance(tabs, QTabBar):
            for dock in (self._candidates, self._moves):
                if dock.windowTitle() == tabs.tabText(index):
                    dock.setFloating(True)

    def _other_docks(self) -> list[QDockWidget]:
        return [d for d in self._window.findChildren(QDockWidget) if d not in self.docks]

    # Width and place ---------------------------------------------------------------------------

    def _keep_sizes_later(self) -> None:
        QTimer.singleShot(0, self, self._keep_sizes)

    @Slot()
    def _keep_sizes(self) -> None:
        """Restore the sizes of the docks opposite the settings; Qt on its own only shrinks them."""
        left = [dock for dock in self.docks if self._is_opposite(dock) and dock.isVisible()]
        if left and left[0].width() != self._left_width:
            self._window.resizeDocks(left[:1], [self._left_width], Qt.Orientation.Horizontal)
        if left == [self._candidates, self._moves]:
            total = sum(dock.height() for dock in left)
            upper = round(total * self._upper_share)
            if abs(left[0].height() - upper) > 1:
                self._window.resizeDocks(left, [upper, total - upper], Qt.Orientation.Vertical)

    def _is_opposite(self, dock: QDockWidget) -> bool:
        area = self._window.dockWidgetArea(dock)
        return area is self._opposite and not dock.isFloating()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Remember the sizes that the user has chosen for the docks opposite the settings."""
        if event.type() is QEvent.Type.Resize and isinstance(watched, QDockWidget):
            is_dragged = QGuiApplication.mouseButtons() & Qt.MouseButton.LeftButton
            if is_dragged and self._is_opposite(watched):
                self._left_width = watched.width()
                total = self._candidates.height() + self._moves.height()
                self._upper_share = self._candidates.height() / max(1, total)
        return False

    @Slot(bool)
    def _on_floating(self, floating: bool) -> None:
        """Move a dock detached with its button to a place where it covers no other dock."""
        is_dragged = QGuiApplication.mouseButtons() & Qt.MouseButton.LeftButton
        dock = self.sender()
        if floating and not is_dragged and not self._is_restoring and isinstance(dock, QDockWidget):
            dock.move(self._free_place(dock.frameGeometry().size()))

    def _free_place(self, size: QSize) -> QPoint:
        """Return a place beside the window, or over the board if the screen has no space there."""
        frame, screen = self._window.frameGeometry(), self._window.screen().availableGeometry()
        for x in (frame.right() + UNIT, frame.left() - size.width() - UNIT):
            if screen.left() <= x <= screen.right() - size.width():
                return QPoint(x, frame.top())
        middle = self._window.centralWidget()
        return middle.mapToGlobal(QPoint(UNIT, UNIT)) if middle is not None else frame.topLeft()

    # Settings --------------------------------------------------------------------------------

    def restore(self, settings: SettingsFile) -> None:
        """Restore the layout of an earlier window."""
        self._left_width = settings.number("window/left-width", self._left_width)
        self._upper_share = settings.number("window/upper-percent", round(100 * UPPER_SHARE)) / 100
        for arrangement in Arrangement:
            self._states[arrangement] = settings.bytes(f"window/{self._key}-{arrangement}")
        self.fit()

    def save(self, settings: SettingsFile) -> None:
        """Store the arrangements for the next start."""
        if self._arrangement is not None:
            self._states[self._arrangement] = self._window.saveState(STATE_VERSION)
        settings.put("window/left-width", str(self._left_width))
        settings.put("window/upper-percent", str(round(100 * self._upper_share)))
        for arrangement, state in self._states.items():
            settings.put(f"window/{self._key}-{arrangement}", state)
