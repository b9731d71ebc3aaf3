"""Columns of buttons that show only those that apply at the moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from PySide6.QtWidgets import QSizePolicy, QToolButton, QVBoxLayout, QWidget

from tttmc_app.gui.lab.parts import button
from tttmc_app.gui.look.theme import UNIT


class ButtonGrid(QWidget):
    """Buttons in a column, by object name."""

    def __init__(self, *buttons: tuple[str, str, Callable[[], None]]) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(UNIT // 2)
        self._buttons: dict[str, QToolButton] = {}
        for name, text, slot in buttons:
            made = self._buttons[name] = button(name, text)
            made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            made.clicked.connect(slot)
            column.addWidget(made)

    def __getitem__(self, name: str) -> QToolButton:
        """Return a button by its object name."""
        return self._buttons[name]

    def __iter__(self) -> Iterator[QToolButton]:
        """Yield the buttons from top to bottom."""
        return iter(self._buttons.values())

    def show_only(self, suits: Mapping[str, bool]) -> None:
        """Show the named buttons that apply, hide those that don't; others stay as they are."""
        for name, is_shown in suits.items():
            self._buttons[name].setVisible(is_shown)
