"""The lab's window: a list of pages and the chosen page; and the object that owns the window."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QStackedWidget, QWidget

from tttmc_app.core import Position, Rules, Text
from tttmc_app.experiments.kinds import PAGES, kind_named
from tttmc_app.experiments.saved_run import AnyRun, RunInfo, SavedRun
from tttmc_app.gui.files.settings_file import SettingsFile
from tttmc_app.gui.game.shell import Shell
from tttmc_app.gui.lab.page import LabPage
from tttmc_app.gui.look.screen import keep_on_screen, place_over_active_window
from tttmc_app.gui.look.style_sheet import WindowStyle
from tttmc_app.gui.look.theme import LIGHT, UNIT, Theme, for_letters
from tttmc_app.gui.look.translation import native_keys, shown, translate
from tttmc_app.players import PlayerSpec
from tttmc_app.workers import freeze_gc

RESULTS = "results"
"""The name of the page of saved runs; other pages are named after their kind of run."""
TITLES = (*((kind.name, kind.title) for kind in PAGES), (RESULTS, Text("Results")))
FIRST_SIZE = QSize(1180, 800)
_NAVIGATION_WIDTH = 132
_GEOMETRY = "lab/geometry"


class LabWindow(QWidget):
    """The lab; a page is made when it is first chosen.

    The window has no parent, so that it can be behind the main one.
    """

    closed = Signal()

    def __init__(self, shell: Shell) -> None:
        super().__init__()
        self.setObjectName("lab")
        self._shell = shell
        self._rules = self._given = Rules()
        self._theme = LIGHT
        self._pages: dict[str, LabPage] = {}
        self._styles: list[WindowStyle] = []
        """Those of the list and of each page, so that hidden pages are restyled when shown."""
        self._list = QListWidget()
        self._list.setObjectName("labPages")
        self._list.setAccessibleName(translate("Lab", "Pages"))
        self._list.setFixedWidth(for_letters(_NAVIGATION_WIDTH, self.font()))
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._stack = QStackedWidget()
        self._stack.setObjectName("labStack")
        for number, (page, title) in enumerate(TITLES, start=1):
            item = QListWidgetItem(shown(title))
            item.setSizeHint(QSize(self._list.maximumWidth() - 2 * UNIT, 36))
            key = QShortcut(QKeySequence(f"Ctrl+{number}"), self)
            keys = native_keys(f"Ctrl+{number}")
            item.setToolTip(translate("Lab", "{page} ({keys})", page=title, keys=keys))
            key.setObjectName(page)
            key.activated.connect(self._on_key)
            self._list.addItem(item)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(UNIT, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._list)
        layout.addWidget(self._stack, 1)
        self._list.currentRowChanged.connect(self._show_row)
        self._add_style(self._list)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Close), self).activated.connect(self.close)
        help_key = QShortcut(QKeySequence(QKeySequence.StandardKey.HelpContents), self)
        help_key.activated.connect(self._show_help)
        keep_on_screen(self)
        self._show_progress("")

    # Pages -----------------------------------------------------------------------------------

    @property
    def page_name(self) -> str:
        """Return the name of the page shown."""
        return TITLES[max(0, self._list.currentRow())][0]

    def page(self, name: str) -> LabPage:
        """Return the page with this name, made on first use."""
        found = self._pages.get(name)
        if found is None:
            found = self._pages[name] = self._make_page(name)
            found.set_theme(self._theme)
            self._add_style(found)
            self._stack.addWidget(found)
            freeze_gc()  # the page and its modules are never freed
        return found

    def _make_page(self, name: str) -> LabPage:
        if name == RESULTS:
            from tttmc_app.gui.lab.results_page import ResultsPage

            found: LabPage = ResultsPage(self._shell)
        else:
            found = kind_named(name).load_page()(self._shell)
        found.follow_rules(self._rules)
        found.progress_changed.connect(self._show_progress)
        found.page_requested.connect(self.open_page)
        found.rules_chosen.connect(self._share_rules)
        found.open_requested.connect(self._open_saved)
        found.resume_requested.connect(self._resume_saved)
        return found

    def open_page(self, name: str = "", rules: Rules | None = None) -> LabPage:
        """Show a page, by default the last one, and return it.

        If rules are given and differ from those given last, all pages adopt them; otherwise they
        keep the rules that the user chose last.
        """
        if rules is not None and rules != self._given:
            self._given = rules
            self._share_rules(rules)
        row = [page for page, _title in TITLES].index(name or self.page_name)
        if self._list.currentRow() == row:
            self._show_row(row)
        else:
            self._list.setCurrentRow(row)
        return self.page(self.page_name)

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another theme's colours."""
        self._theme = theme
        for style in self._styles:
            style.set_theme(theme)
        for page in self._pages.values():
            page.set_theme(theme)

    def _add_style(self, part: QWidget) -> None:
        style = WindowStyle(part)
        style.set_theme(self._theme)
        self._styles.append(style)

    @Slot(int)
    def _show_row(self, row: int) -> None:
        page = self.page(TITLES[row][0])
        self._stack.setCurrentWidget(page)
        page.refresh()

    @Slot()
    def _on_key(self) -> None:
        self.open_page(self.sender().objectName())

    @Slot(Rules)
    def _share_rules(self, rules: Rules) -> None:
        self._rules = rules
        for page in self._pages.values():
            page.follow_rules(rules)

    @Slot(SavedRun)
    def _open_saved(self, run: AnyRun) -> None:
        self.open_page(run.info.kind).show_saved(run)

    @Slot(RunInfo)
    def _resume_saved(self, info: RunInfo) -> None:
        self.open_page(info.kind).resume(info)

    @Slot()
    def _show_help(self) -> None:
        self.page(self.page_name).show_help()

    @Slot(str)
    def _show_progress(self, progress: str) -> None:
        title = translate("Lab", "Lab")
        if progress:
            title = translate("Lab", "{progress} · Lab", progress=progress)
        self.setWindowTitle(title)

    # End -------------------------------------------------------------------------------------

    def shutdown(self) -> bool:
        """End all work within a time limit; return whether it ended."""
        ended = [page.shutdown() for page in self._pages.values()]  # every page, even if one fails
        return all(ended)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close the window on Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop all work."""
        self.shutdown()
        self.closed.emit()
        event.accept()


class Lab(QObject):
    """Owner of the lab's window, which is made when it is first opened."""

    def __init__(self, settings: SettingsFile, shell: Shell, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._shell = shell
        self._theme = LIGHT
        self.window: LabWindow | None = None

    def open(
        self,
        page: str = "",
        position: Position | None = None,
        player: PlayerSpec | None = None,
    ) -> None:
        """Show the window in front of the others, on a given page or on the last one.

        The page can be given a position, and the machine to examine.
        """
        if self.window is None:
            self.window = self._make_window()
        shown_page = self.window.open_page(page, self._shell.position.rules)
        if position is not None and player is not None:
            shown_page.show_position(position, player)
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()

    def _make_window(self) -> LabWindow:
        """Make the window at its last place; the first time, over the active window."""
        window = LabWindow(self._shell)
        window.closed.connect(self._on_closed)
        window.set_theme(self._theme)
        if not window.restoreGeometry(self._settings.bytes(_GEOMETRY)):
            window.resize(FIRST_SIZE)
            place_over_active_window(window)
        return window

    def set_theme(self, theme: Theme) -> None:
        """Show the window in another theme's colours."""
        if theme is not self._theme:
            self._theme = theme
            if self.window is not None:
                self.window.set_theme(theme)

    def shutdown(self) -> None:
        """Close the window; its work ends within a time limit."""
        if self.window is not None:
            self.window.close()
            self.window.deleteLater()
            self.window = None

    @Slot()
    def _on_closed(self) -> None:
        if self.window is not None:
            self._settings.put(_GEOMETRY, self.window.saveGeometry())
