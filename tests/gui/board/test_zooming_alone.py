"""Zooming without a board: what each gesture shows, and whether it was used."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QGestureEvent, QPinchGesture, QWidget
from pytestqt.qtbot import QtBot

from tttmc_app.core import Square
from tttmc_app.gui.board.picture import Geometry, Zoom
from tttmc_app.gui.board.zooming import STEP, WholeBoardButton, Zooming

MIDDLE = QPointF(362.5, 262.5)
"""The middle of what is visible."""


class Zoomed:
    """A board of 25 rows in 700 by 500 pixels, whose squares are 17 pixels wide at first."""

    def __init__(self, qtbot: QtBot, size: int = 25) -> None:
        self.changes = 0
        self.board = QWidget()
        qtbot.addWidget(self.board)
        self.zooming = Zooming(self.board, self._layout(size), self._on_changed)

    def _layout(self, size: int) -> Callable[[Zoom], Geometry]:
        return lambda zoom: Geometry.fit(size, 700, 500, 26, zoom)

    def _on_changed(self) -> None:
        self.changes += 1

    @property
    def g(self) -> Geometry:
        """Return the layout."""
        return self.zooming.geometry

    def place(self, at: QPointF) -> tuple[float, float]:
        """Return where a point is on the board, in squares."""
        pitch = self.g.cell + self.g.gap
        return (at.x() - self.g.left) / pitch, (at.y() - self.g.top) / pitch


@pytest.fixture
def zoomed(fonts: QApplication, qtbot: QtBot) -> Zoomed:
    """Return a board that is shown whole."""
    return Zoomed(qtbot)


def test_the_size_of_the_squares_follows_the_factor(zoomed: Zoomed) -> None:
    """It is limited on both sides; what changes nothing is not reported as a change."""
    found = [(zoomed.g.cell, zoomed.zooming.is_zoomed, zoomed.changes)]
    used: list[bool] = []
    for factor in (0.5, 2.0, 1.25, 10.0, 2.0, 0.5, 0.25, 0.5):
        used.append(zoomed.zooming.zoom_by(factor, MIDDLE))
        found.append((zoomed.g.cell, zoomed.zooming.is_zoomed, zoomed.changes))
    assert found == [
        (17, False, 0), (17, False, 0), (34, True, 1), (42, True, 2), (72, True, 3), (72, True, 3),
        (36, True, 4), (17, False, 5), (17, False, 5),
    ]  # fmt: skip
    assert used == [False, True, True, True, True, True, True, False]
    zoomed.zooming.zoom_by(3.0, MIDDLE)
    for changes in (7, 7):
        zoomed.zooming.show_whole_board()
        assert (zoomed.g.cell, zoomed.changes) == (17, changes)


@pytest.mark.parametrize("at", [(362, 262), (300, 300), (400, 230), (340, 240)])
def test_the_point_under_the_mouse_stays(zoomed: Zoomed, at: tuple[int, int]) -> None:
    """Whatever is zoomed, larger or smaller, the square there keeps its place."""
    point = QPointF(*at)
    before = zoomed.place(point)
    for factor in (2.0, 1.5, 1.25, 0.8):
        zoomed.zooming.zoom_by(factor, point)
        assert zoomed.place(point) == pytest.approx(before, abs=0.2)


def test_small_boards_do_not_zoom(fonts: QApplication, qtbot: QtBot) -> None:
    """Squares of 72 pixels or more never grow, and no gesture is used."""
    small = Zoomed(qtbot, 3)
    assert not small.zooming.zoom_by(3.0, MIDDLE)
    assert (small.g.viewport, small.zooming.is_zoomed, small.changes) == (None, False, 0)
    small.zooming.show_square((2, 2))
    assert not small.zooming.press(QPoint(100, 100))
    assert small.changes == 0


def test_panning_ends_at_the_edges(zoomed: Zoomed) -> None:
    """The board follows as far as it goes, and what lies beyond is not remembered."""
    zoomed.zooming.zoom_by(3.0, MIDDLE)
    left, top = zoomed.g.left, zoomed.g.top
    for by, expected in (
        ((30, -20), (left + 30, top - 20)),
        ((-50, 5), (left - 20, top - 15)),
        ((9999, 0), (26, top - 15)),
        ((-10, 0), (16, top - 15)),
        ((0, -9999), (16, 26 + 473 - 1299)),
        ((-9999, 10), (26 + 673 - 1299, 36 + 473 - 1299)),
    ):
        zoomed.zooming.pan(QPoint(*by))
        assert (zoomed.g.left, zoomed.g.top) == expected
    changes = zoomed.changes
    zoomed.zooming.pan(QPoint(-5, 0))  # at the edge already
    assert zoomed.changes == changes


@pytest.mark.parametrize("square", [(0, 0), (0, 24), (24, 0), (24, 24), (12, 12), (3, 20)])
def test_a_square_comes_into_view_with_its_neighbours(zoomed: Zoomed, square: Square) -> None:
    """The board moves no further than needed, and not at all where all is visible already."""
    zoomed.zooming.zoom_by(3.0, MIDDLE)
    view = zoomed.g.viewport
    assert view is not None
    before = zoomed.g
    zoomed.zooming.show_square(square)
    g = zoomed.g
    seen = g.rect(square).adjusted(-51, -51, 51, 51) & g.board
    assert view.contains(seen)
    for start, end, low, high in (
        (before.left, g.left, (seen.left(), view.left()), (seen.right(), view.right())),
        (before.top, g.top, (seen.top(), view.top()), (seen.bottom(), view.bottom())),
    ):
        if end > start:
            assert low[0] == low[1]
        elif end < start:
            assert high[0] == high[1]
    changes = zoomed.changes
    zoomed.zooming.show_square(square)
    assert zoomed.changes == changes
    assert (changes == 1) is (square == (12, 12))


def wheel(
    zoomed: Zoomed, angle: int, pixels: QPoint | None = None, *, control: bool = False
) -> bool:
    """Turn the wheel over the middle; return whether it was used."""
    is_inverted = False
    held = Qt.KeyboardModifier.ControlModifier if control else Qt.KeyboardModifier.NoModifier
    event = QWheelEvent(
        MIDDLE, MIDDLE, pixels or QPoint(), QPoint(0, angle), Qt.MouseButton.NoButton, held,
        Qt.ScrollPhase.NoScrollPhase, is_inverted,
    )  # fmt: skip
    return zoomed.zooming.wheel(event)


def test_each_notch_of_a_wheel_zooms(zoomed: Zoomed) -> None:
    """A notch is a quarter; half a notch is less; a touchpad scrolls unless Ctrl is held."""
    assert STEP == 1.25
    scroll = QPoint(3, 40)
    found: list[tuple[bool, int]] = []
    for angle, pixels, control in (
        (40, scroll, False), (120, None, False), (240, None, False), (-60, None, False),
        (120, scroll, True), (-120, None, True), (40, scroll, False), (-1200, None, False),
        (-120, None, False),
    ):  # fmt: skip
        top = zoomed.g.top
        found.append((wheel(zoomed, angle, pixels, control=control), zoomed.g.cell))
        if pixels is not None and not control and found[-1][0]:
            assert zoomed.g.top == top + 40
    assert found == [
        (False, 17), (True, 21), (True, 33), (True, 30), (True, 37), (True, 30), (True, 30),
        (True, 17), (False, 17),
    ]  # fmt: skip


def test_two_fingers_zoom_where_they_are(zoomed: Zoomed) -> None:
    """A pinch on a screen zooms by its factor, and keeps the square between the fingers."""
    board = zoomed.board
    board.move(300, 200)
    gesture = QPinchGesture()
    gesture.setScaleFactor(2.0)
    gesture.setHotSpot(board.mapToGlobal(QPointF(300, 300)))
    before = zoomed.place(QPointF(300, 300))
    assert zoomed.zooming.pinch(QGestureEvent([gesture]))
    assert zoomed.g.cell == 34
    assert zoomed.place(QPointF(300, 300)) == pytest.approx(before, abs=0.2)


@pytest.mark.parametrize(
    ("key", "used", "cell"),
    [
        (Qt.Key.Key_Plus, True, 42),
        (Qt.Key.Key_Equal, True, 42),
        (Qt.Key.Key_Minus, True, 27),
        (Qt.Key.Key_0, True, 17),
        (Qt.Key.Key_1, False, 34),
        (Qt.Key.Key_Up, False, 34),
    ],
)
def test_keys_zoom_around_a_square(zoomed: Zoomed, key: Qt.Key, used: bool, cell: int) -> None:
    """+ and = enlarge by a quarter, − undoes that, and 0 shows the whole board."""
    zoomed.zooming.zoom_by(2.0, MIDDLE)
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
    assert zoomed.zooming.key(event, (20, 22)) is used
    assert zoomed.g.cell == cell
    if used:
        assert zoomed.g.visible.contains(zoomed.g.rect((20, 22)))


def test_a_press_becomes_a_click_or_a_drag(zoomed: Zoomed) -> None:
    """Only a zoomed board waits for which of them it is; small movements are still a click."""
    zooming, start = zoomed.zooming, QPoint(300, 200)
    assert not zooming.press(start)  # chooses at once
    assert (zooming.drag(start + QPoint(90, 0)), zooming.release()) == (False, False)
    zooming.zoom_by(3.0, MIDDLE)
    assert not zooming.drag(start)  # no button
    near = QApplication.startDragDistance() - 1
    left, top = zoomed.g.left, zoomed.g.top
    assert zooming.press(start)
    assert not zooming.drag(start + QPoint(near, 0))
    assert zooming.release()
    assert not zooming.release()
    assert (zoomed.g.left, zoomed.g.top) == (left, top)
    assert zooming.press(start)
    for by in (QPoint(near + 1, 0), QPoint(40, 30), QPoint(41, 29)):
        assert zooming.drag(start + by)
        assert (zoomed.g.left, zoomed.g.top) == (left + by.x(), top + by.y())
    assert zooming.drag(start)  # back again, which is still no click
    assert not zooming.release()
    assert (zoomed.g.left, zoomed.g.top) == (left, top)
    assert not zooming.drag(start + QPoint(90, 90))
    zooming.can_drag = False
    assert not zooming.press(start)
    assert not zooming.drag(start + QPoint(90, 90))
    assert not zooming.release()
    assert not zooming.pinch(QEvent(QEvent.Type.Gesture))


def test_the_button_is_where_the_coordinates_meet(fonts: QApplication, qtbot: QtBot) -> None:
    """It is hidden at first, never takes the focus, and says what it does."""
    board = QWidget()
    qtbot.addWidget(board)
    button = WholeBoardButton(26, board)
    assert (button.geometry().getRect(), button.isHidden()) == ((0, 0, 26, 26), True)
    assert button.focusPolicy() is Qt.FocusPolicy.NoFocus
    assert button.objectName() == "wholeBoard"
    assert button.accessibleName() == "Show the whole board"
    assert button.toolTip() == "Show the whole board (Ctrl+0)"
    assert button.text() == "\N{NORTH WEST ARROW TO CORNER}"
