"""The lab's window: a list of pages and the chosen page."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QSize, Signal, Slot

from tttmc_app.core import Position, Rules, Text
from tttmc_app.experiments.kinds import PAGES, kind_named
from tttmc_app.experiments.saved_run import AnyRun, RunInfo, SavedRun
from tttmc_app.gui.files.settings_file import SettingsFile
from tttmc_app.gui.game.game import Game
from tttmc_app.gui.lab.page import LabPage
from tttmc_app.gui.look.page_window import PageWindow, PageWindowOwner
from tttmc_app.gui.look.translation import translate
from tttmc_app.players import PlayerSpec

RESULTS = "results"
"""The name of the page of saved runs; other pages are named after their kind of run."""
FIRST_SIZE = QSize(1180, 800)
_GEOMETRY = "lab/geometry"


class LabWindow(PageWindow[LabPage]):
    """The lab."""

    position_requested = Signal(Position)
    """A position to show on the main window's board."""
    chances_requested = Signal(Position)
    """A position to show on that board with each square's chance of the best score."""

    def __init__(self, board: Callable[[], Position]) -> None:
        titles = (*((kind.name, kind.title) for kind in PAGES), (RESULTS, Text("Results")))
        super().__init__("lab", titles, FIRST_SIZE)
        self._board = board
        self._rules = self._given = Rules()
        self._show_progress("")

    def make_page(self, name: str) -> LabPage:
        """Make the page with this name."""
        if name == RESULTS:
            from tttmc_app.gui.lab.results_page import ResultsPage

            found: LabPage = ResultsPage()
        else:
            page = kind_named(name).load_page()
            found = page(self._board) if page.needs_board else page()
        found.follow_rules(self._rules)
        found.progress_changed.connect(self._show_progress)
        found.page_requested.connect(self.open_page)
        found.rules_chosen.connect(self._share_rules)
        found.position_requested.connect(self.position_requested)
        found.chances_requested.connect(self.chances_requested)
        found.help_requested.connect(self.help_requested)
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
        return super().open_page(name or self.page_name)

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
    def show_help(self) -> None:
        """Open the manual's page about the page shown."""
        self.page(self.page_name).show_help()

    @Slot(str)
    def _show_progress(self, progress: str) -> None:
        title = translate("Lab", "Lab")
        if progress:
            title = translate("Lab", "{progress} · Lab", progress=progress)
        self.setWindowTitle(title)


class Lab(PageWindowOwner[LabWindow]):
    """Owner of the lab's window."""

    position_requested = Signal(Position)
    chances_requested = Signal(Position)

    def __init__(self, settings: SettingsFile, game: Game, parent: QObject) -> None:
        super().__init__(settings, _GEOMETRY, parent)
        self._game = game

    def make_window(self) -> LabWindow:
        """Make the window."""
        window = LabWindow(lambda: self._game.position)
        window.position_requested.connect(self.position_requested)
        window.chances_requested.connect(self.chances_requested)
        return window

    def open(
        self,
        page: str = "",
        position: Position | None = None,
        player: PlayerSpec | None = None,
    ) -> None:
        """Show the window, on a given page or on the last one.

        The page can be given a position, and the machine to examine.
        """
        window = self.made_window()
        shown_page = window.open_page(page, self._game.session.record.rules)
        if position is not None and player is not None:
            shown_page.show_position(position, player)
        self.bring_up()
