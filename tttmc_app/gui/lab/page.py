"""Base class of the lab's pages."""

from __future__ import annotations

from typing import Any, ClassVar

from PySide6.QtCore import Signal, Slot

from tttmc_app.core import Position, Rules
from tttmc_app.experiments.saved_run import RunInfo, SavedRun
from tttmc_app.gui.look.page_window import WindowPage
from tttmc_app.players import PlayerSpec


class LabPage(WindowPage):
    """Base class of lab pages."""

    progress_changed = Signal(str)
    """Progress for the window's title, such as "42 %"; empty when nothing is running."""
    position_requested = Signal(Position)
    """A position to show on the main window's board."""
    chances_requested = Signal(Position)
    """A position for which to show each square's chance of the best score on the board."""
    open_requested = Signal(SavedRun)
    """A saved run to show on the page of its kind."""
    resume_requested = Signal(RunInfo)
    """A saved run to resume on the page of its kind."""

    page_requested = Signal(str)
    """The name of another page to show."""
    rules_chosen = Signal(Rules)
    """The rules that the user has chosen here, for the other pages."""
    help_requested = Signal(str)
    """The name of the manual's page that explains this one."""

    manual_page: ClassVar[str] = "06-lab.md"
    """The name of the manual's page that explains this one."""
    needs_board: ClassVar[bool] = False
    """Whether the constructor takes a function that returns the main window's position."""

    def follow_rules(self, rules: Rules) -> None:
        """Adopt the current game's rules: called for a new page, and when they have changed."""

    def show_position(self, position: Position, player: PlayerSpec) -> None:
        """Fill in a position from the main window, and the machine to examine."""

    def show_saved(self, run: SavedRun[Any, Any]) -> None:
        """Show a saved run of the page's kind, with its settings."""

    def resume(self, info: RunInfo) -> None:
        """Resume a saved run."""

    @Slot()
    def show_help(self) -> None:
        """Open the manual's page about this page."""
        self.help_requested.emit(self.manual_page)
