"""Rows of buttons that show only those that apply at the moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolButton

from tttmc_app.gui.lab.parts import button
from tttmc_app.gui.look.button_row import ButtonRow
from tttmc_app.gui.look.translation import translate

Choice = tuple[str, str, Callable[[], None]]
"""An object name, a text, and what is done."""


class ButtonGrid(ButtonRow):
    """Buttons side by side, those that lead on before `others`, and a menu of `more` choices."""

    def __init__(
        self, *choices: Choice, others: Sequence[Choice] = (), more: Sequence[Choice] = ()
    ) -> None:
        self._shown: dict[str, QToolButton] = {}
        for name, text, slot in (*choices, *others):
            made = self._shown[name] = button(name, text)
            made.clicked.connect(slot)
        self._more = button("learnMore", translate("App", "More"))
        self._more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        super().__init__(*self._shown.values(), self._more, leading=len(choices))
        self._rare: dict[str, QAction] = {}
        for name, text, slot in more:
            action = self._rare[name] = QAction(text, self._more)
            action.setObjectName(name)
            action.triggered.connect(slot)
            self._more.addAction(action)
        self._more.setVisible(bool(more))

    def __getitem__(self, name: str) -> QToolButton:
        """Return a button by its object name."""
        return self._shown[name]

    def __iter__(self) -> Iterator[QToolButton]:
        """Yield the buttons in their order."""
        return iter(self._shown.values())

    def show_only(self, suits: Mapping[str, bool]) -> None:
        """Show what applies of the named choices, hide the rest; others stay as they are."""
        for name, is_shown in suits.items():
            (self._shown.get(name) or self._rare[name]).setVisible(is_shown)
        self._more.setVisible(any(action.isVisible() for action in self._rare.values()))
        self.mark_primary()
