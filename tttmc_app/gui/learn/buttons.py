"""Columns of buttons and links that show only those that apply at the moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from tttmc_app.gui.lab.parts import button
from tttmc_app.gui.look.theme import UNIT, Theme
from tttmc_app.gui.panels.plates import TextButton
from tttmc_app.gui.trials.parts import ButtonRow


class ButtonGrid(QWidget):
    """Buttons in a column, by object name."""

    def __init__(self, *buttons: tuple[str, str, Callable[[], None]]) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(UNIT // 2)
        self._buttons: dict[str, QAbstractButton] = {}
        for name, text, slot in buttons:
            made = self._buttons[name] = button(name, text)
            made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            made.clicked.connect(slot)
            column.addWidget(made)

    def __getitem__(self, name: str) -> QAbstractButton:
        """Return a button by its object name."""
        return self._buttons[name]

    def __iter__(self) -> Iterator[QAbstractButton]:
        """Yield the buttons from top to bottom."""
        return iter(self._buttons.values())

    def show_only(self, suits: Mapping[str, bool]) -> None:
        """Show the named buttons that apply, hide those that don't; others stay as they are."""
        for name, is_shown in suits.items():
            self._buttons[name].setVisible(is_shown)


class LinkGrid(ButtonRow):
    """Links, two beside each other where both are short enough, by object name."""

    def __init__(self, *links: tuple[str, str, Callable[[], None]]) -> None:
        self._links = {name: TextButton(12, 500) for name, *_ in links}
        super().__init__(*self._links.values(), columns=2)
        for name, text, slot in links:
            link = self._links[name]
            link.setObjectName(name)
            link.is_link = True
            link.show_text(text)
            link.clicked.connect(slot)

    def __getitem__(self, name: str) -> TextButton:
        """Return a link by its object name."""
        return self._links[name]

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme's colours."""
        for link in self._links.values():
            link.set_theme(theme)

    def show_only(self, suits: Mapping[str, bool]) -> None:
        """Show the named links that apply, and hide those that don't."""
        for name, is_shown in suits.items():
            self._links[name].setVisible(is_shown)
