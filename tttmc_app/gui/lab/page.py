"""Base class of the lab's pages."""

from __future__ import annotations

from typing import Any, ClassVar

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tttmc_app.core import Position, Rules, Text
from tttmc_app.experiments.saved_run import RunInfo, SavedRun
from tttmc_app.gui.game.shell import Shell
from tttmc_app.gui.lab.exports import Exporter
from tttmc_app.gui.lab.parts import FORM_WIDTH, Head, button
from tttmc_app.gui.look.theme import UNIT, Theme, for_letters
from tttmc_app.gui.look.translation import translate
from tttmc_app.gui.look.widgets import fill
from tttmc_app.gui.panels.bars import MessageBar
from tttmc_app.players import PlayerSpec


class LabPage(QWidget):
    """Base class of lab pages."""

    progress_changed = Signal(str)
    """Progress for the window's title, such as "42 %"; empty when nothing is running."""
    open_requested = Signal(SavedRun)
    """A saved run to show on the page of its kind."""
    resume_requested = Signal(RunInfo)
    """A saved run to resume on the page of its kind."""
    page_requested = Signal(str)
    """The name of another page to show."""
    rules_chosen = Signal(Rules)
    """The rules that the user has chosen here, for the other pages."""

    question: ClassVar[Text]
    about: ClassVar[Text]
    """One sentence on how the question is answered."""
    manual_page: ClassVar[str] = "06-lab.md"
    """The name of the manual's page that explains this one."""

    def __init__(self, shell: Shell, name: str, *buttons: QWidget) -> None:
        """Make the parts of every page; `name` begins their names, `buttons` are in the head."""
        super().__init__()
        self.shell = shell
        self.setObjectName(f"{name}Page")
        self.page_name = name
        self.message = MessageBar()
        self.exporter = Exporter(self)
        self.export = button(
            f"{name}Export",
            translate("Lab", "Export"),
            translate("Lab", "Save the results and charts"),
        )
        self.head = Head(name, self.question, self.about, *buttons, self.export)
        self.head.help_requested.connect(self.show_help)
        self.exporter.failed.connect(self.message.show_error)

    def minimumSizeHint(self) -> QSize:
        """Return the size of a narrow page."""
        return QSize(for_letters(FORM_WIDTH, self.font()) + 2 * UNIT, 0)

    def column(self, *parts: QWidget | tuple[QWidget, int]) -> QVBoxLayout:
        """Return the head, the message and other parts below each other."""
        column = fill(QVBoxLayout(), self.head, self.message, *parts, spacing=UNIT + 4)
        column.setContentsMargins(3 * UNIT, 2 * UNIT, 3 * UNIT, 2 * UNIT)
        return column

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another theme's colours."""

    def refresh(self) -> None:
        """Update what matters only on a visible page; called whenever the page is chosen."""

    def shutdown(self) -> bool:
        """End all work within a time limit; return whether it ended."""
        return True

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
        self.shell.show_manual(self.manual_page)
