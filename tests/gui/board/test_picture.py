"""The layout of the squares."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect

from tttmc_app.core import Position, Rules
from tttmc_app.gui.board.picture import WHOLE_BOARD, BoardPicture, Geometry, Zoom

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
