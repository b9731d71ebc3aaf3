"""The two columns of a page with a board."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QBoxLayout, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tttmc_app.gui.board import BoardView
from tttmc_app.gui.trials.parts import TwoColumns

SPACING, ABOVE_AND_BELOW = 16, 16
ACROSS, DOWN = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class Wrapped(QWidget):
    """A part that takes the less height the wider it is, as a text does."""

    def hasHeightForWidth(self) -> bool:
        """Return that it does."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height for an area of 48,000 pixels."""
        return 48_000 // width

    def sizeHint(self) -> QSize:
        """Return the size in a single line."""
        return QSize(200, 20)


class Page(TwoColumns):
    """A board beside a part of a fixed width and a text, with margins of 10 pixels."""

    def __init__(self) -> None:
        super().__init__()
        self.board = BoardView()
        self.board.setMinimumWidth(120)
        wide = QWidget()
        wide.setFixedSize(240, 30)
        left, right = QVBoxLayout(), QVBoxLayout()
        for column in (left, right):
            column.setSpacing(0)
        left.addWidget(self.board)
        right.addWidget(wide)
        right.addWidget(Wrapped())
        self.lay_out_columns(left, right, 10)


@pytest.fixture
def page(qtbot: QtBot) -> Page:
    """Return a visible page that hasn't been fitted to a width."""
    made = Page()
    qtbot.addWidget(made)
    made.show()
    return made


def test_columns_are_side_by_side_if_both_fit(page: Page) -> None:
    """All of their widths, the margins and the gap count; the board's limits go with the place."""
    least = 10 + 120 + SPACING + 240 + 10
    layout = page.layout()
    assert isinstance(layout, QBoxLayout)
    for width, is_narrow in ((least, False), (least - 1, True), (2000, False), (150, True)):
        page.fit(width)
        assert layout.direction() == (DOWN if is_narrow else ACROSS)
        assert (layout.stretch(0), layout.stretch(1)) == (0 if is_narrow else 1, 1)
        heights = (page.board.minimumHeight(), page.board.maximumHeight())
        assert heights == ((300, 300) if is_narrow else (120, QWidget().maximumHeight()))
        assert layout.spacing() == SPACING


def test_a_narrow_page_is_as_high_as_its_text_needs(page: Page) -> None:
    """Text that wraps takes less height on a wider page; what returns is the least size."""
    found: list[QSize] = []
    for width in (200, 260, 340):
        page.fit(width)
        QApplication.processEvents()
        found.append(page.fit(width))  # as a page does whose parts have changed
    texts = (200, 200, 150)  # the fixed part is 240 pixels wide at least, and 320 are free at last
    assert found == [QSize(260, 300 + SPACING + 30 + text + ABOVE_AND_BELOW) for text in texts]
    beside = page.fit(2000)
    assert beside == page.minimumSizeHint()
    assert beside.width() == 10 + 120 + SPACING + 240 + 10
