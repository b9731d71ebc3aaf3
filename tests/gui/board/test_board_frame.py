"""Where the board, its legend and its bars are placed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tttmc_app.gui.board import BoardView
from tttmc_app.gui.board.board_frame import BoardFrame
from tttmc_app.gui.board.captions import Occasion
from tttmc_app.gui.board.legend import OverlayLegend
from tttmc_app.gui.look.theme import LIGHT, UNIT


class Bar(QWidget):
    """A bar of a fixed height."""

    def sizeHint(self) -> QSize:
        """Return a low and wide size."""
        return QSize(200, 40)

    def minimumSizeHint(self) -> QSize:
        """Return the same height."""
        return QSize(150, 40)


Frame = tuple[BoardFrame, BoardView, OverlayLegend, Bar]


@pytest.fixture
def parts(qtbot: QtBot) -> Frame:
    """Return a visible frame with its board, its legend and one bar."""
    board, legend, bar = BoardView(), OverlayLegend(), Bar()
    legend.show_thought(None, None, LIGHT, Occasion())
    frame = BoardFrame(board, legend, bar)
    qtbot.addWidget(frame)
    frame.show()
    return frame, board, legend, bar


def resize(frame: BoardFrame, width: int, height: int) -> None:
    """Give a frame a size, and let all its parts take their places."""
    frame.resize(width, height)
    QApplication.processEvents()


def placed(frame: BoardFrame, part: QWidget) -> QRect:
    """Return where a part is in its frame."""
    return QRect(part.mapTo(frame, part.rect().topLeft()), part.size())


SIZES = [(600, 800), (1000, 500), (900, 700), (360, 600), (1200, 1000), (300, 300), (560, 420)]


@pytest.mark.parametrize("has_bar", [True, False])
def test_nothing_overlaps(parts: Frame, has_bar: bool) -> None:
    """At every size the visible parts are in the frame, beside or below the squares."""
    frame, board, legend, bar = parts
    bar.setVisible(has_bar)
    for size in SIZES:
        resize(frame, *size)
        shown = [each for each in (legend, bar) if each.isVisible()]
        assert (bar in shown) is has_bar
        squares = board.geometry_of_squares().board.translated(board.pos())
        rects = [placed(frame, each) for each in shown]
        for number, rect in enumerate(rects):
            assert frame.rect().contains(rect)
            assert rect.height() > 0
            assert not rect.intersects(squares)
            assert not any(rect.intersects(other) for other in rects[:number])
        assert frame.rect().contains(squares)


def test_a_wide_frame_has_a_column(parts: Frame) -> None:
    """In a wide frame the parts are right of the board, with the bar at the bottom."""
    frame, board, legend, bar = parts
    resize(frame, 1000, 500)
    squares = board.geometry_of_squares().board.translated(board.pos())
    assert legend.isVisible()
    assert placed(frame, legend).left() > squares.right()
    assert placed(frame, bar).left() > squares.right()
    assert placed(frame, bar).top() >= placed(frame, legend).bottom()
    assert placed(frame, bar).bottom() == placed(frame, board).bottom()
    middle = (placed(frame, board).left() + placed(frame, legend).right()) / 2
    assert middle == pytest.approx(500, abs=2)
    resize(frame, 600, 800)
    squares = board.geometry_of_squares().board.translated(board.pos())
    assert placed(frame, legend).top() > squares.bottom()
    assert placed(frame, bar).top() == placed(frame, legend).bottom() + 1 + UNIT
    assert placed(frame, bar).bottom() == 799


def test_the_legend_can_be_left_out(parts: Frame) -> None:
    """Without the legend the board is larger; a very small board has none anyway."""
    frame, board, legend, _bar = parts
    resize(frame, 620, 640)
    before = board.geometry_of_squares().cell
    assert legend.isVisible()
    frame.show_legend(wanted=False)
    assert not legend.isVisible()
    assert board.geometry_of_squares().cell > before
    frame.show_legend(wanted=True)
    assert legend.isVisible()
    assert board.geometry_of_squares().cell == before
    resize(frame, 200, 260)
    assert not legend.isVisible()


def test_a_bar_takes_its_place_at_once(parts: Frame, qtbot: QtBot) -> None:
    """When a bar appears or goes, the board makes room, and the frame reports it."""
    frame, board, _legend, bar = parts
    resize(frame, 600, 700)
    height = board.height()
    reports: list[int] = []
    frame.placed.connect(lambda: reports.append(board.height()))
    bar.hide()
    assert board.height() == height + 40 + UNIT
    bar.show()
    assert board.height() == height
    assert set(reports) == {height, height + 40 + UNIT}
    other = Bar()
    frame.add_bar(other)
    other.show()
    assert board.height() == height - 40 - UNIT
    assert placed(frame, other).top() > placed(frame, bar).bottom()


def test_the_least_size_has_room_for_the_bars(parts: Frame) -> None:
    """The minimum is that of the board and the visible bars; the legend can be hidden."""
    frame, board, _legend, bar = parts
    least = board.minimumSize()
    assert frame.minimumSizeHint() == QSize(150, least.height() + 40 + UNIT)
    bar.hide()
    assert frame.minimumSizeHint() == least
    assert frame.sizeHint() == board.sizeHint()


@pytest.mark.parametrize("size", [(600, 800), (1000, 500)])
@pytest.mark.parametrize("has_legend", [True, False])
def test_a_message_covers_the_legend_first(
    parts: Frame, size: tuple[int, int], has_legend: bool
) -> None:
    """Of the places for a message, the squares come last, and the bar before them."""
    frame, board, legend, bar = parts
    resize(frame, *size)
    frame.show_legend(wanted=has_legend)
    QApplication.processEvents()
    squares = board.geometry_of_squares().visible.translated(board.pos())
    *free, last = frame.parts_for_messages()
    assert last == frame.rect()
    for place in free:
        assert not place.intersects(squares)
        assert place.left() == placed(frame, bar).left()
        assert place.width() == placed(frame, bar).width()
    assert not free[0].intersects(placed(frame, bar))
    assert free[-1].intersects(placed(frame, bar))
    is_beside = placed(frame, bar).left() > squares.right()
    assert len(free) == (3 if is_beside else 2)
    if is_beside and has_legend:
        assert not free[0].intersects(placed(frame, legend))
    if has_legend:
        assert free[-2].intersects(placed(frame, legend))
