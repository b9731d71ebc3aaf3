"""The lab's window: a list of pages, and the page that is chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QByteArray, QSize, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QMainWindow,
    QStackedWidget,
    QWidget,
)

from tttmc_app.core import Position, Rules
from tttmc_app.experiments.kinds import kind_named
from tttmc_app.experiments.run_info import RunInfo
from tttmc_app.experiments.saved_run import AnyRun, SavedRun
from tttmc_app.gui.lab.convergence_page import ConvergencePage
from tttmc_app.gui.lab.form_page import FormPage
from tttmc_app.gui.lab.learning_page import LearningPage
from tttmc_app.gui.lab.limits_page import LimitsPage
from tttmc_app.gui.lab.page import LabPage
from tttmc_app.gui.lab.results_page import ResultsPage
from tttmc_app.gui.lab.run_page import RunPage
from tttmc_app.gui.lab.sweep_page import SweepPage
from tttmc_app.gui.lab.tournament_page import TournamentPage
from tttmc_app.gui.look.theme import LIGHT, UNIT, Theme
from tttmc_app.workers import set_living_aside

FIRST_WIDTH, FIRST_HEIGHT = 1180, 800
NAVIGATION_WIDTH = 132
TITLE = "Lab"


class LabWindow(QMainWindow):
    """Hold the lab's pages; each is made when it is first chosen."""

    position_wanted = Signal(Position)
    """Somebody wants to see a position on the main window's board."""
    closed = Signal()

    def __init__(self, board: Callable[[], Position]) -> None:
        super().__init__()
        self.setObjectName("lab")
        self._board = board
        self._theme = LIGHT
        self._pages: dict[str, LabPage] = {}
        self._list = QListWidget()
        self._list.setObjectName("labPages")
        self._list.setAccessibleName("Pages of the lab")
        self._list.setFixedWidth(NAVIGATION_WIDTH)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._stack = QStackedWidget()
        self._stack.setObjectName("labStack")
        self._rules = Rules()
        self._makers: dict[str, Callable[[], LabPage]] = {}
        self._add_pages()
        middle = QWidget()
        layout = QHBoxLayout(middle)
        layout.setContentsMargins(UNIT, UNIT, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._list)
        layout.addWidget(self._stack, 1)
        self.setCentralWidget(middle)
        self._list.currentRowChanged.connect(self._show_row)
        self._show_title("")
        close = QShortcut(QKeySequence(QKeySequence.StandardKey.Close), self)
        close.activated.connect(self.close)

    def _add_pages(self) -> None:
        for number, (name, make) in enumerate(self._kinds(), start=1):
            item = QListWidgetItem(name)
            item.setSizeHint(QSize(NAVIGATION_WIDTH - 2 * UNIT, 36))
            item.setToolTip(f"{name} (Ctrl+{number})")
            self._list.addItem(item)
            self._makers[name] = make
            key = QShortcut(QKeySequence(f"Ctrl+{number}"), self)
            key.setObjectName(name)
            key.activated.connect(self._on_key)

    def _kinds(self) -> tuple[tuple[str, Callable[[], LabPage]], ...]:
        return (
            ("Sweep", SweepPage),
            ("Tournament", TournamentPage),
            ("Learning", LearningPage),
            ("Limits", LimitsPage),
            ("Convergence", self._convergence),
            ("Results", ResultsPage),
        )

    def _convergence(self) -> LabPage:
        return ConvergencePage(self._board)

    # Pages -----------------------------------------------------------------------------------

    def page(self, name: str) -> LabPage:
        """Return a page, made where it is not there yet."""
        found = self._pages.get(name)
        if found is None:
            found = self._pages[name] = self._makers[name]()
            self._adopt(found)
            self._stack.addWidget(found)
            set_living_aside()  # it stays, as do the modules that it brought
        return found

    def open_page(self, name: str = "", rules: Rules | None = None) -> LabPage:
        """Show a page, by default the last one, and return it.

        With rules, a page that is new begins with them, though sweep, tournament and limits never
        with reverse, which one asks for there; learning always has them as they are.
        """
        if rules is not None:
            self._rules = rules
        name = name or self._list.item(max(0, self._list.currentRow())).text()
        page = self.page(name)
        if isinstance(page, LearningPage):
            page.set_rules(self._rules)
        row = list(self._makers).index(name)
        if self._list.currentRow() == row:
            self._show_row(row)
        else:
            self._list.setCurrentRow(row)
        return page

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another theme's colours."""
        self._theme = theme
        for page in self._pages.values():
            page.set_theme(theme)

    def _adopt(self, page: LabPage) -> None:
        page.set_theme(self._theme)
        rules = self._rules
        if isinstance(page, RunPage | LimitsPage):
            # A switch below what is seen of the form: who measures turns it on knowingly.
            rules = replace(rules, reverse=False)
        page.set_rules(rules)
        page.told.connect(self._show_title)
        if isinstance(page, LimitsPage):
            page.position_wanted.connect(self.position_wanted)
        if isinstance(page, ResultsPage):
            page.opened.connect(self._open_kept)
            page.resumed.connect(self._resume_kept)

    @Slot(SavedRun)
    def _open_kept(self, run: AnyRun) -> None:
        page = self.open_page(str(kind_named(run.info.kind).title))
        if isinstance(page, FormPage):
            page.show_kept(run)

    @Slot(RunInfo)
    def _resume_kept(self, info: RunInfo) -> None:
        page = self.open_page(str(kind_named(info.kind).title))
        if isinstance(page, RunPage):
            page.resume(info)

    @Slot(int)
    def _show_row(self, row: int) -> None:
        name = list(self._makers)[row]
        page = self.page(name)
        self._stack.setCurrentWidget(page)
        page.first_shown()

    @Slot()
    def _on_key(self) -> None:
        self.open_page(self.sender().objectName())

    @Slot(str)
    def _show_title(self, progress: str) -> None:
        self.setWindowTitle(f"{progress} · {TITLE}" if progress else TITLE)

    # Size and end ----------------------------------------------------------------------------

    def restore(self, geometry: QByteArray) -> None:
        """Stand where it stood before, or in the first size."""
        if not self.restoreGeometry(geometry):
            screen = self.screen().availableGeometry()
            self.resize(min(FIRST_WIDTH, screen.width()), min(FIRST_HEIGHT, screen.height()))

    def shutdown(self) -> bool:
        """End whatever is under way within a bound; finished games are kept."""
        ended = [
            page.shutdown() for page in self._pages.values()
        ]  # each of them, whatever one says
        return all(ended)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop what runs; what is done is kept."""
        self.shutdown()
        self.closed.emit()
        event.accept()
