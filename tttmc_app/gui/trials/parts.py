"""Parts that the pages share: two columns, a list of stages and a row of buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from tttmc_app.core import Text
from tttmc_app.gui.board import BoardView
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.translation import shown
from tttmc_app.gui.look.widgets import PlainLabel, tool_button

_BOARD_HEIGHT = 300
"""The height in pixels of a board above its page's other column."""
_ANY_HEIGHT = (1 << 24) - 1
"""Qt's QWIDGETSIZE_MAX, which PySide6 doesn't export."""


class TwoColumns(QWidget):
    """Base class of pages with a board on the left, or at the top where the page is narrow."""

    board: BoardView

    def lay_out_columns(self, left: QLayout, right: QLayout, margin: int) -> None:
        """Place the column with the board, and the other one."""
        self._sides = (left, right)
        self._columns = QHBoxLayout(self)
        self._columns.setContentsMargins(margin, UNIT, margin, UNIT)
        self._columns.setSpacing(2 * UNIT)
        self._columns.addLayout(left, 1)
        self._columns.addLayout(right, 1)

    def fit(self, width: int) -> QSize:
        """Place the columns side by side, or one below the other if the width is too small.

        Return the minimum size that the page then has.
        """
        margins = self._columns.contentsMargins()
        least = margins.left() + self._columns.spacing() + margins.right()
        is_narrow = least + sum(side.minimumSize().width() for side in self._sides) > width
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._columns.setDirection(down if is_narrow else across)
        self._columns.setStretch(0, 0 if is_narrow else 1)
        self.board.setMinimumHeight(_BOARD_HEIGHT if is_narrow else self.board.minimumWidth())
        self.board.setMaximumHeight(_BOARD_HEIGHT if is_narrow else _ANY_HEIGHT)
        size = self.minimumSizeHint()
        if is_narrow:
            # If the page is shorter than this, the columns are squeezed and their parts overlap;
            # the size hint counts wrapped text as a single line.
            height = self._columns.heightForWidth(max(width, size.width()))
            size.setHeight(max(size.height(), height))
        return size


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
    button = tool_button(name, text, call)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return button


def row_of(*buttons: QWidget) -> QHBoxLayout:
    """Return widgets in a row, from the left."""
    row = QHBoxLayout()
    for button in buttons:
        row.addWidget(button)
    row.addStretch(1)
    return row
