"""What all cards have in common: a frame, a grid of labelled rows, muted text."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tttmc_app.gui.look.theme import UNIT

PAIRED_WIDTH = 76
"""Of a field that shares its row: room for a weight or a board's size."""


class Card(QFrame):
    """Frame one group of controls; the theme's style sheet draws the frame."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("card", True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(2 * UNIT, UNIT + 2, 2 * UNIT, UNIT + 2)
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

    def add_pair(self, label: str, fields: Sequence[tuple[str, QWidget, str]]) -> None:
        """Add several short fields in one row, each with its own name, after what they share."""
        row = self._grid.rowCount()
        line = QHBoxLayout()
        line.setSpacing(UNIT // 2)
        if label:
            line.addWidget(muted_label(label))
            line.addStretch(1)
        for number, (short, field, tip) in enumerate(fields):
            if number and not label:
                line.addStretch(1)
            name = muted_label(short)
            name.setBuddy(field)
            field.setAccessibleName(f"{label}, {short}" if label else short)
            field.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            field.setFixedWidth(PAIRED_WIDTH if label else PAIRED_WIDTH + UNIT)
            for widget in (name, field):
                widget.setToolTip(wrapped(tip))
            if number:
                line.addSpacing(UNIT // 2)
            line.addWidget(name)
            line.addWidget(field)
        self._grid.addLayout(line, row, 0, 1, 2)


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
