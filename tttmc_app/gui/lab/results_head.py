"""The head of the Results page: its title and its buttons, in several rows on a narrow page."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QStyle, QWidget

from tttmc_app.gui.lab.parts import button, help_button
from tttmc_app.gui.lab.saved_runs import BUTTONS
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import title_label

_EXPORT = "Export"


class ButtonRows(QWidget):
    """Buttons in a row, or in several rows where there is little space."""

    def __init__(self, *buttons: QWidget) -> None:
        super().__init__()
        self._buttons = buttons
        for one in buttons:
            one.setParent(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """Return the size of all buttons in a row."""
        sizes = [one.sizeHint() for one in self._buttons]
        width = sum(size.width() + UNIT for size in sizes) - UNIT
        return QSize(width, max(size.height() for size in sizes))

    def minimumSizeHint(self) -> QSize:
        """Return the size of the widest button."""
        widest = max(one.sizeHint().width() for one in self._buttons)
        return QSize(widest, self.sizeHint().height())

    def heightForWidth(self, width: int) -> int:
        """Return the height of the rows."""
        return self._places(width)[-1].bottom() + 1

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the buttons for the new width."""
        super().resizeEvent(event)
        for one, place in zip(self._buttons, self._places(self.width()), strict=True):
            one.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), place))

    def _places(self, width: int) -> list[QRect]:
        """Return each button's place, from left to right."""
        places: list[QRect] = []
        left = top = 0
        for one in self._buttons:
            size = one.sizeHint()
            if left and left + size.width() > width:
                left, top = 0, top + size.height() + UNIT // 2
            places.append(QRect(QPoint(left, top), size))
            left += size.width() + UNIT
        return places


class ResultsHead(QWidget):
    """The title, the buttons for the selected runs and, on the right, export and help."""

    def __init__(self) -> None:
        super().__init__()
        self.buttons = {
            name: button(f"results{name}", shown(text), shown(tip)) for name, text, tip in BUTTONS
        }
        """The buttons by the names in `BUTTONS`."""
        self.help = help_button("resultsHelp")
        others = [one for name, one in self.buttons.items() if name != _EXPORT]
        self._rows = ButtonRows(*others)
        self._is_narrow: bool | None = None
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(UNIT)
        self._grid.setColumnStretch(0, 1)
        self._grid.addWidget(title_label(translate("Lab", "Results")), 0, 0)
        self._grid.addWidget(self.buttons[_EXPORT], 0, 2)
        self._grid.addWidget(self.help, 0, 3)
        self.set_narrow(narrow=False)

    def set_narrow(self, *, narrow: bool) -> None:
        """Place the buttons for the selected runs below the title, or beside it."""
        if narrow is not self._is_narrow:
            self._is_narrow = narrow
            self._grid.removeWidget(self._rows)
            if narrow:
                self._grid.addWidget(self._rows, 1, 0, 1, 4)
            else:
                self._grid.addWidget(self._rows, 0, 1)
