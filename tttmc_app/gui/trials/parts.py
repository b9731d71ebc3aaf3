"""Parts that the pages share: a list of stages and a row of buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from tttmc_app.core import Text
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.translation import shown
from tttmc_app.gui.look.widgets import PlainLabel


class StageList(QWidget):
    """One line for each stage, with the current one in bold."""

    def __init__(self, duties: Iterable[tuple[str, Text]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._labels: dict[str, QLabel] = {}
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(UNIT // 2)
        for name, duty in duties:
            label = self._labels[name] = PlainLabel(shown(duty))
            label.setObjectName(name)
            label.setWordWrap(True)
            layout.addWidget(label)
        self.mark("")

    def mark(self, current: str) -> None:
        """Set one stage in bold, or none."""
        for name, label in self._labels.items():
            role = "title" if name == current else "muted"
            if label.property("role") != role:
                label.setProperty("role", role)
                label.style().unpolish(label)
                label.style().polish(label)


def text_button(name: str, text: str, call: Callable[[], object]) -> QToolButton:
    """Return a button that calls a function."""
    button = QToolButton()
    button.setObjectName(name)
    button.setText(text)
    button.setProperty("role", "button")
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    button.clicked.connect(call)
    return button


def row_of(*buttons: QWidget) -> QHBoxLayout:
    """Return widgets in a row, from the left."""
    row = QHBoxLayout()
    for button in buttons:
        row.addWidget(button)
    row.addStretch(1)
    return row
