"""What all cards have in common: a frame, a grid of labelled rows, muted text."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from tttmc_app.gui.theme import UNIT


class Card(QFrame):
    """Frame one group of controls; the theme's style sheet draws the frame."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("card", True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(2 * UNIT, UNIT + 4, 2 * UNIT, UNIT + 4)
        self.body.setSpacing(UNIT)


class Form(QWidget):
    """Set labelled fields under each other, the fields all as wide."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(UNIT)
        self._grid.setVerticalSpacing(UNIT // 2)
        self._grid.setColumnStretch(0, 4)
        self._grid.setColumnStretch(1, 5)

    def add_row(self, label: str, field: QWidget, tip: str = "") -> None:
        """Add a field with its label."""
        row = self._grid.rowCount()
        name = muted_label(label)
        name.setBuddy(field)
        field.setAccessibleName(label.replace("&", ""))
        # A field asks for room for its longest value, which nobody types: the card decides.
        field.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        for widget in (name, field):
            widget.setToolTip(wrapped(tip))
        self._grid.addWidget(name, row, 0)
        self._grid.addWidget(field, row, 1)


def wrapped(tip: str) -> str:
    """Return a tooltip that breaks into lines, which Qt does for marked-up text only."""
    return f"<qt>{escape(tip).replace(chr(10), '<br>')}</qt>" if tip else ""


def title_label(text: str) -> QLabel:
    """Return a card's title."""
    label = QLabel(text)
    label.setProperty("role", "title")
    return label


def muted_label(text: str = "", *, small: bool = False, wrap: bool = False) -> QLabel:
    """Return a label in the quieter text colour."""
    label = QLabel(text)
    label.setProperty("role", "small" if small else "muted")
    label.setWordWrap(wrap)
    label.setTextFormat(Qt.TextFormat.PlainText)
    if small:  # a long note is cut off rather than widening its card
        label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    return label
