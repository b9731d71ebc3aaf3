"""Layouts to the pixel, worked out by hand: whole, wide, tall, tiny and zoomed boards."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect

from tttmc_app.core import Square
from tttmc_app.gui.board.picture import WHOLE_BOARD, Geometry, Zoom

VIEW = QRect(26, 26, 673, 473)
"""What is visible of a zoomed board in 700 by 500 pixels."""


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        # 540 - 26 - 8 leaves 506 above, but 540 - 2 × 26 only 488 across: (488 - 16) // 3 = 157
        ((3, 540, 540, 26), Geometry(3, 26, 26, 157, 8, 26)),
        ((3, 900, 300, 26), Geometry(3, 317, 26, 83, 8, 26)),
        ((3, 900, 290, 0), Geometry(3, 305, 0, 91, 8, 0)),
        ((19, 300, 900, 26), Geometry(19, 27, 327, 12, 1, 26)),
        ((3, 156, 156, 26), Geometry(3, 1, 1, 46, 8, 0)),
        ((3, 157, 157, 26), Geometry(3, 27, 27, 29, 8, 26)),
        ((1, 200, 200, 26), Geometry(1, 26, 26, 148, 8, 26)),
        ((25, 10, 10, 26), Geometry(25, -20, -20, 1, 1, 0)),
        ((25, 700, 500, 26), Geometry(25, 125, 26, 17, 1, 26)),
        ((25, 700, 500, 26, WHOLE_BOARD), Geometry(25, 125, 26, 17, 1, 26)),
        ((25, 700, 500, 26, Zoom(3.0, 0.4, 0.6)), Geometry(25, -157, -517, 51, 1, 26, VIEW)),
        ((25, 700, 500, 26, Zoom(3.0, -1.0, 2.0)), Geometry(25, 26, -800, 51, 1, 26, VIEW)),
        ((25, 700, 500, 26, Zoom(3.0, 2.0, -1.0)), Geometry(25, -600, 26, 51, 1, 26, VIEW)),
        ((25, 700, 500, 26, Zoom(9.0)), Geometry(25, -550, -650, 72, 1, 26, VIEW)),
        # taller than the view, but not wider: centred across
        ((25, 1000, 500, 26, Zoom(1.1)),
         Geometry(25, 263, 13, 19, 1, 26, QRect(26, 26, 973, 473))),
        ((25, 500, 1000, 26, Zoom(1.1)),
         Geometry(25, 26, 275, 18, 1, 26, QRect(26, 26, 473, 973))),
        # slightly larger squares still fit, so all of them are visible
        ((10, 600, 600, 26, Zoom(1.01)), Geometry(10, 25, 26, 54, 1, 26)),
    ],
)  # fmt: skip
def test_a_layout_is_exact(arguments: tuple[int, int, int, int], expected: Geometry) -> None:
    """Squares are as large as fits, the board is centred, and a zoomed one fills the view."""
    assert Geometry.fit(*arguments) == expected


ZOOMED = Geometry(25, -157, -517, 51, 1, 26, VIEW)
WIDE = Geometry(25, 263, 13, 19, 1, 26, QRect(26, 26, 973, 473))
WHOLE = Geometry(3, 26, 26, 157, 8, 26)


@pytest.mark.parametrize(
    ("g", "side", "visible", "rows", "cols", "middle"),
    [
        (WHOLE, 487, QRect(26, 26, 487, 487), range(3), range(3), (269.5, 269.5)),
        (ZOOMED, 1299, VIEW, range(10, 20), range(3, 17), (362.5, 262.5)),
        (WIDE, 499, QRect(263, 26, 499, 473), range(25), range(25), (512.5, 262.5)),
    ],
)
def test_what_is_visible_of_a_layout(
    g: Geometry, side: int, visible: QRect, rows: range, cols: range, middle: tuple[float, float]
) -> None:
    """Rows and columns count from the first pixel in view to the last."""
    assert (g.side, g.board.width(), g.board.height()) == (side, side, side)
    assert g.board.topLeft() == QPoint(g.left, g.top)
    assert g.visible == visible
    assert g.shown_squares() == (rows, cols)
    assert g.middle == QPointF(*middle)


def test_a_zoom_is_the_middle_of_what_is_visible() -> None:
    """The point in the middle of the view is told in proportion to the whole board."""
    zoom = ZOOMED.zoom_of(3.0)
    assert zoom == pytest.approx((3.0, (362.5 + 157) / 1299, (262.5 + 517) / 1299))
    assert Geometry.fit(25, 700, 500, 26, zoom) == ZOOMED
    assert WIDE.zoom_of(1.1) == pytest.approx((1.1, 249.5 / 499, 249.5 / 499))
    assert WHOLE.zoom_of(2.0) == WHOLE_BOARD == Zoom(1.0, 0.5, 0.5)


@pytest.mark.parametrize(
    ("g", "point", "square"),
    [
        (WHOLE, (26, 26), (0, 0)),
        (WHOLE, (25, 26), None),
        (WHOLE, (26, 25), None),
        (WHOLE, (182, 190), (0, 0)),  # the gap below and right of the first square
        (WHOLE, (190, 191), (1, 0)),
        (WHOLE, (191, 190), (0, 1)),
        (WHOLE, (512, 512), (2, 2)),
        (WHOLE, (513, 512), None),
        (WHOLE, (512, 513), None),
        (ZOOMED, (26, 26), (10, 3)),
        (ZOOMED, (25, 26), None),
        (ZOOMED, (50, 55), (11, 3)),
        (ZOOMED, (51, 54), (10, 4)),
        (ZOOMED, (698, 498), (19, 16)),
        (ZOOMED, (699, 498), None),
        (WIDE, (262, 100), None),
        (WIDE, (263, 26), (0, 0)),
    ],
)
def test_a_point_is_in_one_square(
    g: Geometry, point: tuple[int, int], square: Square | None
) -> None:
    """Points beyond the board or the view are in none; a gap belongs to the square before it."""
    assert g.square_at(QPoint(*point)) == square


@pytest.mark.parametrize(
    ("size", "cell", "radius"),
    [(3, 23, 0.0), (3, 24, 2.16), (9, 100, 9.0), (9, 120, 10.0), (10, 100, 0.0)],
)
def test_corners_are_round_on_tiles(size: int, cell: int, radius: float) -> None:
    """Their radius is 9 % of a square, at most 10 pixels; small squares and grids have none."""
    assert Geometry(size, 0, 0, cell, 4, 26).radius == pytest.approx(radius)


def test_a_square_has_its_rectangle() -> None:
    """Rows go down and columns to the right, each by a square and a gap."""
    assert WHOLE.rect((0, 0)) == QRect(26, 26, 157, 157)
    assert WHOLE.rect((1, 2)) == QRect(356, 191, 157, 157)
    assert ZOOMED.rect((10, 3)) == QRect(-1, 3, 51, 51)
