"""What the segments share: their column, a board in it, a list of stages, and buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import ceil

from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QStyle, QToolButton, QVBoxLayout, QWidget

from tttmc_app.core import Square, Text
from tttmc_app.gui.board import BoardView
from tttmc_app.gui.board.wording import square_text
from tttmc_app.gui.game.page_stage import PageStage
from tttmc_app.gui.look.theme import UNIT, Theme, Themed
from tttmc_app.gui.look.translation import shown
from tttmc_app.gui.look.widgets import PlainLabel, set_role, tool_button


class TrialsPart(QWidget):
    """Base class of the segments: something on a stage, and a column beside it."""

    stage: PageStage
    first: QWidget
    """What has the focus when the segment is opened."""

    def lay_out(self, stage: PageStage, themed: Iterable[Themed], *parts: QWidget) -> None:
        """Take a stage, and what else themes paint; place the column's parts."""
        self.stage = stage
        self._themed = tuple(themed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(UNIT)
        for part in parts:
            column.addWidget(part)

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another theme's colours."""
        for part in self._themed:
            part.set_theme(theme)


class ColumnBoard(BoardView):
    """A board in the page's column, as high as the column is wide."""

    def __init__(self) -> None:
        super().__init__()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def heightForWidth(self, width: int) -> int:
        """Return the width."""
        return width


class StageList(QWidget):
    """One line for each stage, with the current one in bold."""

    def __init__(self, duties: Iterable[tuple[str, Text]]) -> None:
        super().__init__()
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
            set_role(label, "title" if name == current else "muted")


def describe_squares(board: BoardView) -> None:
    """Have a board read out its squares with the values that it shows."""

    def describe(square: Square) -> str:
        picture = board.picture
        thought = None if picture.overlay is None else picture.overlay.thought
        return square_text(picture.position, thought, square)

    board.set_description(describe)


def text_button(name: str, text: str, call: Callable[[], object]) -> QToolButton:
    """Return a button that calls a function."""
    button = tool_button(name, text, call)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return button


class ButtonRow(QWidget):
    """Buttons side by side, in as many lines as the width needs, or in columns.

    The primary button is the first that is shown of those that lead on, which come first.
    """

    def __init__(self, *buttons: QWidget, columns: int = 0, leading: int = 0) -> None:
        super().__init__()
        self._buttons, self._columns, self._leading = buttons, columns, buttons[:leading]
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
        step = (width + UNIT) // self._columns if self._columns else 1
        places: dict[QWidget, QRect] = {}
        last: QRect | None = None
        for button in self._buttons:
            if button.isHidden():
                continue
            place = QRect(QPoint(), button.sizeHint())
            if last is not None:
                left = ceil((last.right() + 1 + UNIT) / step) * step
                place.moveTopLeft(QPoint(left, last.top()))
                if place.right() >= width:
                    place.moveTopLeft(QPoint(0, last.bottom() + UNIT))
            places[button] = last = place
        return places
