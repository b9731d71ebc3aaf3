"""A row of buttons."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect
from PySide6.QtWidgets import QSizePolicy, QStyle, QWidget

from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.widgets import set_role


class ButtonRow(QWidget):
    """Buttons side by side, in as many lines as the width needs.

    The primary button is the first that is shown of those that lead on, which come first.
    """

    def __init__(self, *buttons: QWidget, leading: int = 0) -> None:
        super().__init__()
        self._buttons, self._leading = buttons, buttons[:leading]
        for button in buttons:
            button.setParent(self)
        self.mark_primary()
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def mark_primary(self) -> None:
        """Follow which buttons are shown."""
        first = next((each for each in self._leading if not each.isHidden()), None)
        for each in self._leading:
            set_role(each, "primary" if each is first else "button")

    def heightForWidth(self, width: int) -> int:
        """Return the height of the lines."""
        return max((place.bottom() + 1 for place in self._places(width).values()), default=0)

    def event(self, event: QEvent) -> bool:
        """Place the buttons when the width or a text changes, or has changed while hidden."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.Show):
            if event.type() is QEvent.Type.LayoutRequest:  # a button was shown or hidden
                self.updateGeometry()
            for button, place in self._places(self.width()).items():
                rect = QStyle.visualRect(self.layoutDirection(), self.rect(), place)
                button.setGeometry(rect)
        return super().event(event)

    def _places(self, width: int) -> dict[QWidget, QRect]:
        """Return the places of the buttons that are shown."""
        places: dict[QWidget, QRect] = {}
        last: QRect | None = None
        for button in self._buttons:
            if button.isHidden():
                continue
            place = QRect(QPoint(), button.sizeHint())
            if last is not None:
                place.moveTopLeft(QPoint(last.right() + 1 + UNIT, last.top()))
                if place.right() >= width:
                    place.moveTopLeft(QPoint(0, last.bottom() + UNIT))
            places[button] = last = place
        return places
