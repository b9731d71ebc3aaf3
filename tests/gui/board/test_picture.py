"""The layout of the squares."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect

from tttmc_app.core import Position, Rules
from tttmc_app.gui.board.picture import BELOW, WHOLE_BOARD, BoardPicture, Geometry, Zoom

SIZES = [1, 2, 3, 4, 5, 6, 7, 9, 10, 15, 19, 25]
WIDGET_SIZES = [(540, 540), (900, 300), (200, 700), (130, 130), (1600, 1200)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("width", "height"), WIDGET_SIZES)
def test_the_board_fits(size: int, width: int, height: int) -> None:
    """All squares lie in the widget, are equal, don't overlap and leave room for coordinates."""
    g = Geometry.fit(size, width, height, 26)
    widget = QRect(0, 0, width, height)
    squares = [g.rect((row, col)) for row in range(size) for col in range(size)]
    assert all(widget.contains(square) for square in squares)
    assert len({(s.width(), s.height()) for s in squares}) == 1
    assert squares[0].width() == squares[0].height() == g.cell
    assert squares[0].top() >= g.rim
    assert squares[0].left() >= g.rim
    assert g.board == squares[0].united(squares[-1])
    for col in range(1, size):
        assert g.rect((0, col)).left() == g.rect((0, col - 1)).right() + 1 + g.gap


@pytest.mark.parametrize("size", SIZES)
def test_the_board_is_as_large_as_fits(size: int) -> None:
    """Squares a pixel wider wouldn't fit between the coordinates and the space below."""
    g = Geometry.fit(size, 700, 500, 26)
    assert (g.cell + 1) * size + g.gap * (size - 1) > 500 - g.rim - BELOW
    assert g.board.bottom() <= 500 - BELOW
    assert abs((699 - g.board.right()) - g.board.left()) <= 1


@pytest.mark.parametrize("size", SIZES)
def test_every_pixel_finds_its_square(size: int) -> None:
    """Every point of a square leads to that square; a gap belongs to the square before it."""
    g = Geometry.fit(size, 500, 500, 26)
    for square in {(0, 0), (size - 1, 0), (size // 2, size - 1)}:
        rect = g.rect(square)
        for corner in (rect.topLeft(), rect.center(), rect.bottomRight(), rect.topRight()):
            assert g.square_at(corner) == square
    if size > 1:
        assert g.square_at(g.rect((0, 0)).topRight() + QPoint(1, 0)) == (0, 0 if g.gap else 1)
        assert g.square_at(g.rect((0, 0)).bottomLeft() + QPoint(0, 1)) == (0 if g.gap else 1, 0)


def test_outside_there_is_no_square() -> None:
    """A point outside the board is in no square."""
    g = Geometry.fit(3, 540, 540, 26)
    for x, y in ((0, 0), (539, 539), (g.left - 1, g.top), (g.board.right() + 1, g.top)):
        assert g.square_at(QPoint(x, y)) is None


def test_a_tiny_widget_still_has_squares() -> None:
    """In the smallest widget nothing is divided by zero and no square is empty."""
    for side in (0, 1, 10, 60):
        assert Geometry.fit(25, side, side, 26).cell >= 1


@pytest.mark.parametrize(("size", "gap"), [(3, 8), (4, 8), (5, 6), (9, 6), (10, 2), (25, 1)])
def test_gaps_shrink_with_the_squares(size: int, gap: int) -> None:
    """Larger boards have narrower gaps."""
    assert Geometry.fit(size, 540, 540, 26).gap == gap


def test_a_small_board_has_no_coordinates() -> None:
    """The strips for coordinates are left out where they would take too much of the space."""
    assert [Geometry.fit(3, side, 400, 26).rim for side in (156, 157)] == [0, 26]
    assert [Geometry.fit(3, 400, side, 26).rim for side in (156, 157)] == [0, 26]


def test_a_zoom_is_kept() -> None:
    """A layout gives back the zoom from which it was made, and the whole board its own."""
    zoom = Zoom(3.0, 0.4, 0.6)
    g = Geometry.fit(25, 700, 500, 26, zoom)
    again = g.zoom_of(3.0)
    assert again == pytest.approx(zoom, abs=0.01)
    assert Geometry.fit(25, 700, 500, 26).zoom_of(3.0) == WHOLE_BOARD
    rows, cols = g.shown_squares()
    assert all(
        g.rect((row, col)).intersects(g.visible) is (row in rows and col in cols)
        for row in range(25)
        for col in range(25)
    )


def test_the_end_of_a_game_has_its_lines() -> None:
    """The squares of all completed lines are those of the ending."""
    over = BoardPicture(Position.parse("XXX/XOO/XOO", finished=True))
    assert over.ending == {(0, 0), (0, 1), (0, 2), (1, 0), (2, 0)}
    assert BoardPicture(Position.start(Rules(3))).ending == frozenset()
