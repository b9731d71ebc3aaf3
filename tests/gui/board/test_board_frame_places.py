"""The parts of a frame to the pixel, with a legend and a bar of known heights."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.gui.board.test_board_frame import Bar
from tttmc_app.gui.board import BoardView, board_frame
from tttmc_app.gui.board.board_frame import BoardFrame
from tttmc_app.gui.board.legend import OverlayLegend

Rect = tuple[int, int, int, int]


class Legend(OverlayLegend):
    """A legend that is higher where it is narrow."""

    def heightForWidth(self, width: int) -> int:
        """Return one of two heights."""
        return 100 if width < 300 else 80


class Parts:
    """A frame, its parts, and how often it has reported that they have been placed."""

    def __init__(self, qtbot: QtBot) -> None:
        self.board, self.legend, self.bar = BoardView(), Legend(), Bar()
        self.frame = BoardFrame(self.board, self.legend, self.bar)
        qtbot.addWidget(self.frame)
        self.frame.show()
        self.reports = 0
        self.frame.placed.connect(self._on_placed)

    def _on_placed(self) -> None:
        self.reports += 1

    def places(self, size: tuple[int, int]) -> list[Rect | None]:
        """Return where board, legend and bar are at a size; None for a hidden part."""
        self.frame.resize(*size)
        QApplication.processEvents()
        found: list[Rect | None] = []
        for each in (self.board, self.legend, self.bar):
            rect = QRect(each.mapTo(self.frame, QPoint()), each.size())
            found.append(_rect(rect) if each.isVisible() else None)
        return found


def _rect(rect: QRect) -> Rect:
    return rect.x(), rect.y(), rect.width(), rect.height()


@pytest.fixture
def parts(fonts: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Parts]:
    """Yield a frame whose columns don't depend on the font."""

    def unchanged(pixels: int, _font: QFont) -> int:
        return pixels

    monkeypatch.setattr(board_frame, "for_letters", unchanged)
    made = Parts(qtbot)
    yield made
    made.frame.close()


BELOW: list[tuple[tuple[int, int], Rect, Rect | None, Rect]] = [
    ((600, 800), (0, 0, 600, 664), (13, 672, 573, 80), (13, 760, 573, 40)),
    ((700, 700), (0, 0, 700, 564), (72, 572, 555, 80), (72, 660, 555, 40)),
    ((360, 600), (0, 0, 360, 464), (0, 472, 360, 80), (0, 560, 360, 40)),
    ((829, 700), (0, 0, 829, 564), (137, 572, 555, 80), (137, 660, 555, 40)),
    ((216, 500), (0, 0, 216, 344), (0, 352, 216, 100), (0, 460, 216, 40)),
    ((360, 358), (0, 0, 360, 222), (0, 230, 360, 80), (0, 318, 360, 40)),
    # narrower than a column, or the board is smaller than 240 pixels: no legend
    ((215, 500), (0, 0, 215, 452), None, (0, 460, 215, 40)),
    ((360, 357), (0, 0, 360, 309), None, (0, 317, 360, 40)),
    ((300, 300), (0, 0, 300, 252), None, (0, 260, 300, 40)),
]
BESIDE: list[tuple[tuple[int, int], Rect, Rect | None, Rect]] = [
    # 830 - 8 - 216 leaves 606: 24 more than 582, the height above legend and bar
    ((830, 700), (0, 0, 606, 588), (614, 26, 216, 100), (614, 548, 216, 40)),
    ((1000, 500), (101, 0, 518, 500), (627, 26, 272, 100), (627, 460, 272, 40)),
    ((900, 700), (0, 0, 676, 658), (684, 26, 216, 100), (684, 618, 216, 40)),
    ((560, 420), (0, 0, 336, 318), (344, 26, 216, 100), (344, 278, 216, 40)),
    ((520, 240), (0, 0, 240, 222), (248, 26, 272, 100), (248, 182, 272, 40)),
    ((520, 160), (31, 0, 178, 160), None, (217, 120, 272, 40)),  # too low for the legend
]


@pytest.mark.parametrize(("size", "board", "legend", "bar"), [*BELOW, *BESIDE])
def test_each_part_has_its_place(
    parts: Parts, size: tuple[int, int], board: Rect, legend: Rect | None, bar: Rect
) -> None:
    """Legend and bar are below the board, or beside it where that enlarges it enough."""
    assert parts.places(size) == [board, legend, bar]
    width, height = size
    for other in ((width, height + 10), (width + 10, height)):
        parts.places((width + 10, height + 10))
        before = parts.reports
        parts.frame.resize(*other)
        assert parts.reports > before
        assert parts.places(size) == [board, legend, bar]


@pytest.mark.parametrize(
    ("size", "board", "bar"),
    [
        ((600, 800), (0, 0, 600, 752), (13, 760, 573, 40)),
        ((829, 700), (0, 0, 829, 652), (92, 660, 642, 40)),
        ((830, 700), (0, 0, 606, 588), (614, 548, 216, 40)),
        ((1000, 500), (101, 0, 518, 500), (627, 460, 272, 40)),
        ((520, 160), (31, 0, 178, 160), (217, 120, 272, 40)),
    ],
)
def test_without_a_legend_the_board_has_its_space(
    parts: Parts, size: tuple[int, int], board: Rect, bar: Rect
) -> None:
    """A legend that isn't wanted doesn't change where the bar is; it returns when it is wanted."""
    wanted = parts.places(size)
    before = parts.reports
    parts.frame.show_legend(wanted=True)
    assert parts.reports == before
    parts.frame.show_legend(wanted=False)
    assert parts.reports > before
    assert parts.places(size) == [board, None, bar]
    parts.frame.show_legend(wanted=True)
    assert parts.places(size) == wanted


@pytest.mark.parametrize(
    ("size", "board", "legend"),
    [
        ((600, 800), (0, 0, 600, 712), (13, 720, 573, 80)),
        ((830, 700), (0, 0, 830, 612), (113, 620, 603, 80)),
        ((1000, 500), (101, 0, 518, 500), (627, 26, 272, 100)),
        ((360, 357), (0, 0, 360, 269), (0, 277, 360, 80)),
        ((520, 160), (31, 0, 178, 160), (217, 26, 272, 100)),
        ((215, 500), (0, 0, 215, 500), None),
    ],
)
def test_without_a_bar_the_rest_has_its_space(
    parts: Parts, size: tuple[int, int], board: Rect, legend: Rect | None
) -> None:
    """A hidden bar takes no space, and neither does the gap above it."""
    parts.bar.hide()
    assert parts.places(size) == [board, legend, None]
    assert parts.frame.minimumSizeHint() == QSize(120, 120)
    parts.bar.show()
    assert parts.frame.minimumSizeHint() == QSize(150, 168)
    assert parts.frame.sizeHint() == QSize(540, 540)


@pytest.mark.parametrize(
    ("size", "has_legend", "has_bar", "expected"),
    [
        ((600, 800), True, True, [(13, 605, 573, 155), (13, 605, 573, 195)]),
        ((600, 800), False, True, [(13, 649, 573, 111), (13, 649, 573, 151)]),
        ((600, 800), True, False, [(13, 629, 573, 171), (13, 629, 573, 171)]),
        ((1000, 500), True, True,
         [(627, 126, 272, 334), (627, 0, 272, 460), (627, 0, 272, 500)]),
        ((1000, 500), False, True,
         [(627, 0, 272, 460), (627, 0, 272, 460), (627, 0, 272, 500)]),
        ((1000, 500), True, False,
         [(627, 126, 272, 374), (627, 0, 272, 500), (627, 0, 272, 500)]),
    ],
)  # fmt: skip
def test_a_message_may_float_where_there_is_space(
    parts: Parts, size: tuple[int, int], has_legend: bool, has_bar: bool, expected: list[Rect]
) -> None:
    """First below the legend in a column, then over it, then over the bar, and last everywhere."""
    parts.bar.setVisible(has_bar)
    parts.frame.show_legend(wanted=has_legend)
    parts.places(size)
    found = [_rect(each) for each in parts.frame.parts_for_messages()]
    assert found == [*expected, (0, 0, *size)]


class GrowingBar(Bar):
    """A bar whose height can change, and which may depend on its width."""

    wanted = 40

    def sizeHint(self) -> QSize:
        """Return the height that is wanted now."""
        return QSize(200, self.wanted)

    def heightForWidth(self, width: int) -> int:
        """Return twice the height where the bar is narrow."""
        return self.wanted * (2 if width < 500 else 1)


@pytest.mark.parametrize(
    ("follows_width", "size", "heights"),
    [(False, (600, 800), (40, 70)), (True, (600, 800), (40, 70)), (True, (360, 600), (80, 140))],
)
def test_a_bar_has_the_height_that_it_needs(
    parts: Parts,
    qtbot: QtBot,
    follows_width: bool,
    size: tuple[int, int],
    heights: tuple[int, int],
) -> None:
    """A bar that asks for another height gets it, and one on two rows gets both of them."""
    bar = GrowingBar()
    if follows_width:
        policy = bar.sizePolicy()
        policy.setHeightForWidth(True)
        bar.setSizePolicy(policy)
    parts.frame.add_bar(bar)
    parts.bar.hide()
    bar.show()
    parts.places(size)

    def has(height: int) -> bool:
        return (bar.height(), size[1] - parts.board.height()) == (height, 88 + height + 8)

    for wanted, height in zip((40, 70), heights, strict=True):
        bar.wanted = wanted
        bar.updateGeometry()
        qtbot.waitUntil(partial(has, height))
