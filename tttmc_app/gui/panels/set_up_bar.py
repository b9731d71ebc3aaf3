"""The bar for setting up a position: brushes, the side to move, and how to go on."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QToolButton,
)

from tttmc_app.core import Mark, Text
from tttmc_app.gui.look.icons import themed_icon
from tttmc_app.gui.look.theme import UNIT, Theme
from tttmc_app.gui.look.translation import native_keys, shown, translate
from tttmc_app.gui.look.widgets import ElidedLabel
from tttmc_app.gui.panels.fields import Chooser

Brush = Mark | None
"""The mark that a click sets; None erases."""
BRUSHES: tuple[tuple[str, str, Brush], ...] = (
    ("brushX", "mark-x", Mark.X),
    ("brushO", "mark-o", Mark.O),
    ("brushErase", "eraser", None),
)
"""Object name, icon and brush."""
SETTING_UP = Text("Set up a position: click or drag to draw")


class SetUpBar(QFrame):
    """The tools for setting up a position."""

    play_requested = Signal()
    cleared = Signal()
    cancelled = Signal()
    side_chosen = Signal(Mark)
    brush_chosen = Signal(object)
    """A `Brush`."""

    def __init__(self, parent: QFrame | None = None) -> None:
        super().__init__()
        self.setObjectName("setUp")
        self.setProperty("bar", "tool")
        self._brushes = QButtonGroup(self)
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._both.setContentsMargins(UNIT // 2, UNIT // 2, UNIT // 2, UNIT // 2)
        self._both.setSpacing(UNIT // 2)
        tools, ends = QHBoxLayout(), QHBoxLayout()
        self._rows = (tools, ends)
        for row, gap in zip(self._rows, (2, UNIT), strict=True):
            row.setSpacing(gap)
            self._both.addLayout(row)
        self._both.setStretch(1, 1)
        for number, (name, _icon, brush) in enumerate(BRUSHES):
            button = self._brush_button(name, brush)
            self._brushes.addButton(button, number)
            tools.addWidget(button)
        self._brushes.idClicked.connect(self._on_brush)
        self._side = Chooser()
        self._side.setObjectName("setUpSide")
        self._side.set_label(translate("Panels", "Side to move"))
        for mark in Mark:
            self._side.addItem(translate("Panels", "{mark} to move", mark=mark), mark)
        self._side.activated.connect(self._on_side)
        tools.addSpacing(UNIT)
        tools.addWidget(self._side)
        tools.addStretch(1)
        self.note = ElidedLabel(self)
        self.note.setObjectName("setUpReason")
        self.note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        ends.addStretch(1)
        clear = _button("setUpClear", translate("Panels", "Clear"))
        clear.clicked.connect(self.cleared)
        ends.addWidget(clear)
        cancel = _button("setUpCancel", translate("Panels", "Cancel"))
        cancel.clicked.connect(self.cancelled)
        ends.addWidget(cancel)
        self._play = _button("setUpBegin", translate("Panels", "Play from here"), "primary")
        self._play.clicked.connect(self.play_requested)
        ends.addWidget(self._play)
        self.hide()

    def show_position(self, side: Mark, reason: str) -> None:
        """Show the side to move, and why the position can't be played; empty if it can.

        Then the note above the board says what to do.
        """
        with QSignalBlocker(self._side):
            self._side.setCurrentIndex(list(Mark).index(side))
        self.note.setText(reason or shown(SETTING_UP))
        self._play.setEnabled(not reason)
        self._play.setAccessibleDescription(reason)

    def show_brush(self, brush: Brush) -> None:
        """Show which brush is in use."""
        number = next(at for at, (_name, _icon, each) in enumerate(BRUSHES) if each is brush)
        self._brushes.button(number).setChecked(True)

    def set_theme(self, theme: Theme) -> None:
        """Draw the brushes in another theme's colours."""
        for number, (_name, icon, brush) in enumerate(BRUSHES):
            colour = theme.text if brush is None else theme.mark(brush).name()
            self._brushes.button(number).setIcon(themed_icon(icon, colour, theme.tie))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use one row or two, as the width allows."""
        super().resizeEvent(event)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        needed = sum(row.minimumSize().width() for row in self._rows) + 2 * UNIT
        self._both.setDirection(across if self.width() >= needed else down)

    def minimumSizeHint(self) -> QSize:
        """Return the width of the wider row, so that the bar never widens a small window."""
        margins = self._both.contentsMargins()
        width = max(row.minimumSize().width() for row in self._rows)
        return QSize(width + margins.left() + margins.right(), super().minimumSizeHint().height())

    def _brush_button(self, name: str, brush: Brush) -> QToolButton:
        key = brush.value if brush is not None else "Del"
        keys = native_keys(key)
        text = (
            translate("Panels", "Erase marks ({keys})", keys=keys)
            if brush is None
            else translate("Panels", "Draw {mark} ({keys})", mark=brush, keys=keys)
        )
        button = _button(name, "", "brush")
        button.setCheckable(True)
        button.setIconSize(QSize(18, 18))
        button.setToolTip(text)
        button.setAccessibleName(text)
        return button

    def _on_brush(self, number: int) -> None:
        self.brush_chosen.emit(BRUSHES[number][2])

    def _on_side(self, index: int) -> None:
        self.side_chosen.emit(list(Mark)[index])


def _button(name: str, text: str, role: str = "button") -> QToolButton:
    button = QToolButton()
    button.setObjectName(name)
    button.setText(text)
    button.setProperty("role", role)
    return button
