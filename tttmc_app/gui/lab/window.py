"""The lab's window: a list of pages and the chosen page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QByteArray, QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QMainWindow,
    QStackedWidget,
    QWidget,
)

from tttmc_app.core import Position, Rules, Text
from tttmc_app.experiments.kinds import PAGES, kind_named
from tttmc_app.experiments.saved_run import AnyRun, RunInfo, SavedRun
from tttmc_app.gui.files.settings_file import SettingsFile
from tttmc_app.gui.game.controller import GameController
from tttmc_app.gui.lab.page import LabPage
from tttmc_app.gui.look.languages import is_usable, outdate
from tttmc_app.gui.look.style_sheet import WindowStyle
from tttmc_app.gui.look.theme import LIGHT, UNIT, Theme, for_letters
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import place_over_active_window
from tttmc_app.players import PlayerSpec
from tttmc_app.workers import freeze_gc

RESULTS = "results"
"""The name of the page of saved runs; other pages are named after their kind of run."""
FIRST_WIDTH, FIRST_HEIGHT = 1180, 800
NAVIGATION_WIDTH = 132
_GEOMETRY = "lab/geometry"


class LabWindow(QMainWindow):
    """The lab; a page is created when it is first chosen."""

    position_requested = Signal(Position)
    chances_requested = Signal(Position)
    """A position to show on the main window's board."""
    help_requested = Signal(str)
    """The name of a page of the manual."""
    closed = Signal()

    def __init__(self, board: Callable[[], Position]) -> None:
        super().__init__()
        self._style = WindowStyle(self)
        self.setObjectName("lab")
        self._board = board
        self._theme = LIGHT
        self._rules = Rules()
        self._pages: dict[str, LabPage] = {}
        self._names = (*(kind.name for kind in PAGES), RESULTS)
        self._list = QListWidget()
        self._list.setObjectName("labPages")
        self._list.setAccessibleName(translate("Lab", "Lab pages"))
        self._list.setFixedWidth(for_letters(NAVIGATION_WIDTH, self.font()))
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._stack = QStackedWidget()
        self._stack.setObjectName("labStack")
        self._list_pages()
        middle = QWidget()
        layout = QHBoxLayout(middle)
        layout.setContentsMargins(UNIT, UNIT, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._list)
        layout.addWidget(self._stack, 1)
        self.setCentralWidget(middle)
        self._list.currentRowChanged.connect(self._show_row)
        self._show_progress("")
        close = QShortcut(QKeySequence(QKeySequence.StandardKey.Close), self)
        close.activated.connect(self.close)
        help_key = QShortcut(QKeySequence(QKeySequence.StandardKey.HelpContents), self)
        help_key.activated.connect(self._on_help_key)

    def _list_pages(self) -> None:
        titles = (*(kind.title for kind in PAGES), Text("Results"))
        for number, (name, title) in enumerate(zip(self._names, titles, strict=True), start=1):
            item = QListWidgetItem(shown(title))
            item.setSizeHint(QSize(self._list.maximumWidth() - 2 * UNIT, 36))
            item.setToolTip(translate("Lab", "{page} (Ctrl+{number})", page=title, number=number))
            self._list.addItem(item)
            key = QShortcut(QKeySequence(f"Ctrl+{number}"), self)
            key.setObjectName(name)
            key.activated.connect(self._on_key)

    # Pages -----------------------------------------------------------------------------------

    def page(self, name: str) -> LabPage:
        """Return the page of this name, created on first use."""
        found = self._pages.get(name)
        if found is None:
            page = _page_class(name)
            found = page(self._board) if page.needs_board else page()
            self._pages[name] = found
            found.set_theme(self._theme)
            found.follow_rules(self._rules)
            found.progress_changed.connect(self._show_progress)
            found.position_requested.connect(self.position_requested)
            found.chances_requested.connect(self.chances_requested)
            found.help_requested.connect(self.help_requested)
            found.open_requested.connect(self._open_saved)
            found.resume_requested.connect(self._resume_saved)
            self._stack.addWidget(found)
            freeze_gc()  # the page and its modules are never freed
        return found

    def open_page(self, name: str = "", rules: Rules | None = None) -> LabPage:
        """Show a page, by default the last one, and return it.

        All pages adopt the current game's rules if these have changed since the last call with
        them; otherwise pages keep the rules that users chose there.
        """
        if rules is not None and rules != self._rules:
            self._rules = rules
            for known in self._pages.values():
                known.follow_rules(rules)
        row = self._names.index(name) if name else max(0, self._list.currentRow())
        page = self.page(self._names[row])
        if self._list.currentRow() == row:
            self._show_row(row)
        else:
            self._list.setCurrentRow(row)
        return page

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another theme's colours."""
        self._theme = theme
        self._style.set_theme(theme)
        for page in self._pages.values():
            page.set_theme(theme)

    @Slot(SavedRun)
    def _open_saved(self, run: AnyRun) -> None:
        self.open_page(run.info.kind).show_saved(run)

    @Slot(RunInfo)
    def _resume_saved(self, info: RunInfo) -> None:
        self.open_page(info.kind).resume(info)

    @Slot(int)
    def _show_row(self, row: int) -> None:
        page = self.page(self._names[row])
        self._stack.setCurrentWidget(page)
        page.refresh()

    @Slot()
    def _on_key(self) -> None:
        self.open_page(self.sender().objectName())

    @Slot()
    def _on_help_key(self) -> None:
        self.page(self._names[max(0, self._list.currentRow())]).show_help()

    @Slot(str)
    def _show_progress(self, progress: str) -> None:
        title = translate("Lab", "Lab")
        if progress:
            title = translate("Lab", "{progress} · Lab", progress=progress)
        self.setWindowTitle(title)

    # Size and end ----------------------------------------------------------------------------

    def restore(self, geometry: QByteArray) -> None:
        """Restore the last position and size, or the default size."""
        if not self.restoreGeometry(geometry):
            screen = self.screen().availableGeometry()
            self.resize(min(FIRST_WIDTH, screen.width()), min(FIRST_HEIGHT, screen.height()))
            place_over_active_window(self)

    def shutdown(self) -> bool:
        """End all work within a time limit; finished games are saved."""
        ended = [page.shutdown() for page in self._pages.values()]  # every page, even if one fails
        return all(ended)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop all work; results so far are saved."""
        self.shutdown()
        self.closed.emit()
        event.accept()


def _page_class(name: str) -> type[Any]:
    if name != RESULTS:
        return kind_named(name).load_page()
    from tttmc_app.gui.lab.results_page import ResultsPage

    return ResultsPage


class Lab(QObject):
    """Owner of the lab's window, which has no parent, so that it can be behind the main one."""

    position_requested = Signal(Position)
    chances_requested = Signal(Position)
    help_requested = Signal(str)

    def __init__(self, settings: SettingsFile, controller: GameController) -> None:
        super().__init__(controller)
        self._settings = settings
        self._controller = controller
        self._theme = LIGHT
        self._window: LabWindow | None = None

    @property
    def window(self) -> LabWindow | None:
        """Return the window, or None before it is first opened."""
        return self._window

    @property
    def is_open(self) -> bool:
        """Return whether the window is open."""
        return self._window is not None and self._window.isVisible()

    def outdate(self) -> None:
        """Keep the open window in its language until it is closed."""
        if self._window is not None:
            outdate(self._window)

    def open(
        self,
        page: str = "",
        position: Position | None = None,
        player: PlayerSpec | None = None,
    ) -> None:
        """Show the window, on a given page or on the last one.

        The page can be given a position, and the machine that it is about.
        """
        if self._window is not None and not is_usable(self._window):
            self.shutdown()
        if self._window is None:
            self._window = LabWindow(self._board)
            self._window.closed.connect(self._on_closed)
            self._window.position_requested.connect(self.position_requested)
            self._window.chances_requested.connect(self.chances_requested)
            self._window.help_requested.connect(self.help_requested)
            self._window.set_theme(self._theme)
            self._window.restore(self._settings.bytes(_GEOMETRY))
        window = self._window
        shown_page = window.open_page(page, self._controller.state.session.record.rules)
        if position is not None and player is not None:
            shown_page.show_position(position, player)
        window.show()
        window.raise_()
        window.activateWindow()

    def set_theme(self, theme: Theme) -> None:
        """Show the window in another theme's colours."""
        if theme is not self._theme:
            self._theme = theme
            if self._window is not None:
                self._window.set_theme(theme)

    def shutdown(self) -> None:
        """Close the window; runs end within a time limit, and their results are saved."""
        if self._window is not None:
            self._window.close()
            self._window.deleteLater()
            self._window = None

    def _board(self) -> Position:
        return self._controller.state.position

    @Slot()
    def _on_closed(self) -> None:
        if self._window is not None:
            self._settings.put(_GEOMETRY, self._window.saveGeometry())
