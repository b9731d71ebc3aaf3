"""What the segments share: their column, a board in it, a list of stages, and buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

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
        for part in (self.stage, *self._themed):
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
