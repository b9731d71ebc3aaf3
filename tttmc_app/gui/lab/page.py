"""What the lab's window asks of each of its pages."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tttmc_app.core import Rules
from tttmc_app.gui.look.theme import Theme


class LabPage(QWidget):
    """Be one page of the lab."""

    told = Signal(str)
    """What the window's title says of work under way, such as "42 %"; empty when it is over."""

    def set_rules(self, rules: Rules) -> None:
        """Begin with these rules."""

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another theme's colours."""

    def first_shown(self) -> None:
        """Do what only a page that is looked at needs; called whenever it is chosen."""

    def shutdown(self) -> bool:
        """End what is under way within a bound; return whether it ended."""
        return True
