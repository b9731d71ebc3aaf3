"""Where squares, grids, coordinates and marks are painted, and in which colours."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication

from tests.gui.board.test_accents_places import LARGE, MEDIUM, SMALL, board
from tests.gui.board.test_painter import overlay
from tests.gui.painted import Painted, painted, places
from tttmc_app.core import Mark, Position, Rules, Square
from tttmc_app.gui.board.painter import BoardPainter
from tttmc_app.gui.board.picture import WHOLE_BOARD, BoardPicture, Geometry, Zoom
from tttmc_app.gui.board.squares import SquarePainter
from tttmc_app.gui.look.colour_scale import contrast
from tttmc_app.gui.look.theme import DARK, LIGHT, MARK_CONTRAST, Theme

Part = Callable[[SquarePainter, QPainter], object]


def calls_of(
    g: Geometry, part: Part, monkeypatch: pytest.MonkeyPatch, theme: Theme = LIGHT
) -> list[Painted]:
    """Return what a part of the painting of squares paints."""
    image = QImage(600, 600, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    squares = SquarePainter(theme, g, QFont())
    calls = painted(monkeypatch, partial(part, squares, painter))
    painter.end()
    return calls


ABOVE = (Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom).value
BESIDE = (
    Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
).value


@pytest.mark.parametrize(
    ("g", "pixels", "first", "last"),
    [
        (LARGE, 15, [(22, 14, 116, 22), (4, 40, 20, 100)], [(238, 14, 116, 22), (4, 256, 20, 100)]),
        (MEDIUM, 15, [(26, 14, 48, 22), (4, 40, 20, 40)], [(290, 14, 48, 22), (4, 304, 20, 40)]),
        (SMALL, 12, [(29, 14, 22, 22), (4, 40, 20, 20)], [(260, 14, 22, 22), (4, 271, 20, 20)]),
        (SMALL._replace(cell=9), 8, [(29, 14, 11, 22), (4, 40, 20, 9)],
         [(139, 14, 11, 22), (4, 150, 20, 9)]),
    ],
    ids=["large", "medium", "small", "smallest"],
)  # fmt: skip
def test_coordinates_are_beside_the_squares(
    fonts: QApplication,
    monkeypatch: pytest.MonkeyPatch,
    g: Geometry,
    pixels: int,
    first: list[tuple[int, ...]],
    last: list[tuple[int, ...]],
) -> None:
    """Letters stand above their columns, and numbers left of their rows, in muted letters."""
    calls = calls_of(g, SquarePainter.paint_coordinates, monkeypatch)
    letters, numbers = calls[: g.size], calls[g.size :]
    assert "".join(call.text for call in letters) == "abcdefghijkl"[: g.size]
    assert [call.text for call in numbers] == [str(row + 1) for row in range(g.size)]
    for at, rects in ((0, first), (-1, last)):
        assert places(letters[at])[1:3] == (rects[0], ABOVE)
        assert places(numbers[at])[1:3] == (rects[1], BESIDE)
    assert {(call.pen, call.pixels) for call in calls} == {(LIGHT.muted.lower(), pixels)}


def test_tiny_squares_have_no_coordinates(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor has a board without a rim."""
    for g in (SMALL._replace(cell=8), LARGE._replace(rim=0)):
        assert calls_of(g, SquarePainter.paint_coordinates, monkeypatch) == []


def test_a_zoomed_boards_coordinates_are_at_its_edges(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those of squares of which less than half is visible at the left or the top are left out."""
    view = QRect(26, 26, 300, 200)
    for left, top in ((-20, -20), (10, 10), (-4, -4), (6, 7)):
        g = Geometry(20, left, top, 40, 1, 26, view)
        calls = calls_of(g, SquarePainter.paint_coordinates, monkeypatch)
        seen = [call for call in calls if call.text]
        columns = [col for col in range(20) if left + 41 * col + 19 > 26 and left + 41 * col <= 325]
        rows = [row for row in range(20) if top + 41 * row + 19 > 26 and top + 41 * row <= 225]
        found = [call.text for call in seen]
        assert found == [
            *("abcdefghijklmnopqrst"[col] for col in columns), *(str(row + 1) for row in rows),
        ]  # fmt: skip
        for call, col in zip(seen, columns, strict=False):
            assert places(call)[1] == (left + 41 * col - 1, 0, 42, 22)
        for call, row in zip(seen[len(columns) :], rows, strict=True):
            assert places(call)[1] == (0, top + 41 * row, 20, 40)


def test_squares_without_a_shade_are_outlined(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are filled twice, border and surface, 1 pixel apart; tinted ones only once."""
    edge, plain = LIGHT.border.lower(), LIGHT.surface.lower()
    won = board(LARGE, "XXX", "OO")
    calls = calls_of(
        LARGE, lambda squares, painter: squares.paint_plain(painter, BoardPicture(won)), monkeypatch
    )
    rows = {0: 40.0, 1: 148.0, 2: 256.0}
    expected: list[tuple[object, ...]] = []
    for row, col in ((row, col) for row in range(3) for col in range(3)):
        outer = ("drawRoundedRect", (30.0 + 108 * col, rows[row], 100.0, 100.0), 9.0, 9.0)
        inner = ("drawRoundedRect", (31.0 + 108 * col, rows[row] + 1, 98.0, 98.0), 9.0, 9.0)
        expected += [(*outer, "#d8e7f7")] if row == 0 else [(*outer, edge), (*inner, plain)]
    assert [(*places(call), call.brush) for call in calls] == expected
    assert {call.pen for call in calls} == {""}
    made = overlay(LARGE_START.play((1, 1)), best=8)
    picture = BoardPicture(LARGE_START.play((1, 1)), overlay=made)
    outlined = calls_of(
        LARGE, lambda squares, painter: squares.paint_plain(painter, picture), monkeypatch
    )
    assert [places(call)[1] for call in outlined] == [
        (138.0, 148.0, 100.0, 100.0), (139.0, 149.0, 98.0, 98.0),
    ]  # fmt: skip
    shaded = calls_of(
        LARGE, lambda squares, painter: squares.paint_shades(painter, picture), monkeypatch
    )
    assert len(shaded) == 8
    assert places(shaded[0]) == ("drawRoundedRect", (30.0, 40.0, 100.0, 100.0), 9.0, 9.0)
    squares = SquarePainter(LIGHT, LARGE, QFont())
    empty = picture.position.empty_squares
    colours = [squares.background(square, picture).name() for square in empty]
    assert [each.brush for each in shaded] == colours
    faint = replace(picture, is_faded=True)
    assert (
        calls_of(LARGE, lambda each, painter: each.paint_shades(painter, faint), monkeypatch)[
            0
        ].brush
        == squares.background((0, 0), faint).name()
        != shaded[0].brush
    )
    for nothing in (
        calls_of(
            SMALL, lambda each, p: each.paint_plain(p, BoardPicture(SMALL_START)), monkeypatch
        ),
        calls_of(LARGE, lambda each, p: each.paint_shades(p, BoardPicture(won)), monkeypatch),
        calls_of(LARGE, SquarePainter.paint_lines, monkeypatch),
    ):
        assert nothing == []


LARGE_START, SMALL_START = Position.start(Rules()), Position.start(Rules(12, 5))


def test_a_large_board_has_a_grid(fonts: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thirteen lines in each direction, 1 pixel wide, enclose twelve squares of 20 pixels."""
    calls = calls_of(SMALL, SquarePainter.paint_lines, monkeypatch)
    rects = [places(call)[1:5] for call in calls]
    columns = [(29.0 + 21 * number, 39.0, 1.0, 253.0) for number in range(13)]
    rows = [(29.0, 39.0 + 21 * number, 253.0, 1.0) for number in range(13)]
    assert rects[::2] == columns
    assert rects[1::2] == rows
    assert {call.method for call in calls} == {"fillRect"}
    assert {QColor(call.arguments[4]).name() for call in calls} == {LIGHT.grid.lower()}


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_a_grids_squares_have_their_colours(fonts: QApplication, theme: Theme) -> None:
    """Each pixel of a square has the colour that belongs to the square, and no other's."""
    won = Position.parse("/".join(["XXX" + "." * 9, "OO" + "." * 10, *["." * 12] * 10]),
                         Rules(12, 3), finished=True)  # fmt: skip
    for picture in (
        BoardPicture(won), BoardPicture(SMALL_START, overlay=overlay(SMALL_START, best=30)),
        BoardPicture(SMALL_START, overlay=overlay(SMALL_START, best=30), is_faded=True),
    ):  # fmt: skip
        image = QImage(600, 600, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        squares = SquarePainter(theme, SMALL, QFont())
        squares.paint_shades(painter, picture)
        painter.end()
        for row, col in ((row, col) for row in range(12) for col in range(12)):
            middle = SMALL.rect((row, col)).center()
            colour = squares.background((row, col), picture)
            found = image.pixelColor(middle)
            assert abs(found.red() - colour.red()) <= 2
            assert abs(found.green() - colour.green()) <= 2
            assert abs(found.blue() - colour.blue()) <= 2


@pytest.mark.parametrize(
    ("cell", "room", "rect"),
    [
        (100, 1.0, (56.0, 66.0, 48.0, 48.0)),
        (100, 0.79, (56.0, 66.0, 48.0, 48.0)),
        (100, 0.5, (62.75, 51.25, 34.5, 34.5)),
        (28, 1.0, (37.28, 47.28, 13.44, 13.44)),
        (27, 1.0, (35.67, 45.67, 15.66, 15.66)),
        (10, 1.0, (32.1, 42.1, 5.8, 5.8)),
    ],
)
def test_a_mark_is_in_the_middle_or_above_its_number(
    fonts: QApplication, cell: int, room: float, rect: tuple[float, ...]
) -> None:
    """It fills about half of its square; above a number it is smaller and near the top."""
    squares = SquarePainter(LIGHT, LARGE._replace(cell=cell), QFont())
    found = squares.mark_rect((0, 0), room)
    assert found.getRect() == pytest.approx(rect, abs=0.01)
    assert squares.stroke_width == pytest.approx(max(1.2, 0.085 * cell))


def marks_of(
    picture: BoardPicture, monkeypatch: pytest.MonkeyPatch, rooms: dict[Square, float] | None = None
) -> list[Painted]:
    """Return what is painted for the marks on all squares."""
    every = [divmod(index, 3) for index in range(9)]

    def paint(squares: SquarePainter, painter: QPainter) -> None:
        squares.paint_marks_of(painter, picture, every, rooms or {})

    return calls_of(LARGE, paint, monkeypatch)


def test_only_the_last_mark_is_drawn_in_part(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others are whole, hidden ones aren't painted, and those with numbers are smaller."""
    position = Position.parse("XO./.O./X..")
    picture = BoardPicture(position, last_move=(1, 1), drawn=0.25)
    calls = marks_of(picture, monkeypatch, {(2, 0): 0.5, (0, 1): 0.5})
    assert [call.method for call in calls] == ["drawPath", "drawArc", "drawArc", "drawPath"]
    whole, part = places(calls[1]), places(calls[2])
    assert whole == ("drawArc", (170.75, 51.25, 34.5, 34.5), 1440.0, -5760.0)
    assert part == ("drawArc", (164.0, 174.0, 48.0, 48.0), 1440.0, -1440.0)
    first, last = (calls[at].arguments[0].boundingRect().getRect() for at in (0, 3))
    assert first == pytest.approx((56.0, 66.0, 48.0, 48.0), abs=0.01)
    assert last == pytest.approx((62.75, 267.25, 34.5, 34.5), abs=0.01)
    assert [call.pen for call in calls] == [each.lower() for each in (
        LIGHT.x, LIGHT.o, LIGHT.o, LIGHT.x,
    )]  # fmt: skip
    assert {(call.width, call.is_round, call.brush) for call in calls} == {(8.5, True, "")}
    without = marks_of(replace(picture, hidden=frozenset({(0, 0), (0, 1)})), monkeypatch)
    assert [call.method for call in without] == ["drawArc", "drawPath"]
    end = calls[0].arguments[0]
    assert end.elementCount() == 4


def test_marks_outside_a_completed_line_are_dimmed(fonts: QApplication) -> None:
    """They keep as little contrast as a mark needs, in every theme, and the line its colours."""
    won = BoardPicture(board(LARGE, "XXX", "OO"))
    for theme in (LIGHT, DARK):
        squares = SquarePainter(theme, LARGE, QFont())
        surface = QColor(theme.surface)
        usual = theme.mark_on(Mark.O, surface)
        dim = squares.mark_colour(Mark.O, (1, 0), won)
        assert MARK_CONTRAST <= contrast(dim, surface) < contrast(usual, surface)
        assert contrast(dim, surface) < MARK_CONTRAST * 1.35
        tint = squares.background((0, 0), won)
        assert tint != surface
        assert squares.mark_colour(Mark.X, (0, 0), won) == theme.mark_on(Mark.X, tint)
        plain = BoardPicture(LARGE_START.play((0, 0)))
        assert squares.mark_colour(Mark.X, (0, 0), plain) == theme.mark_on(Mark.X, surface)


def test_everything_is_painted_in_its_order(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Coordinates and squares come first, then marks and numbers, and the accents last."""
    position = LARGE_START.play((1, 1))
    made = overlay(position, best=8)
    picture = BoardPicture(position, (1, 1), made, made.texts(), cursor=(0, 0))
    image = QImage(600, 600, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    brush = BoardPainter(LIGHT, LARGE, QFont())
    calls = painted(monkeypatch, partial(brush.paint, painter, picture))
    assert painter.testRenderHint(QPainter.RenderHint.Antialiasing)
    painter.end()
    assert [call.method for call in calls] == [
        *["drawText"] * 6, *["drawRoundedRect"] * 8, *["drawRoundedRect"] * 2, "drawPath",
        *["drawStaticText"] * 8, "drawRoundedRect", "drawText", "drawEllipse",
        *["drawRoundedRect"] * 2,
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("size", "zoom"),
    [
        ((400, 200), Zoom(3.0, 0.2, 0.8)),
        ((400, 200), Zoom(3.0, 0.9, 0.4)),
        ((200, 400), Zoom(3.0, 0.5, 0.5)),
        ((200, 400), WHOLE_BOARD),
    ],
)
def test_every_mark_that_is_seen_is_painted(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], zoom: Zoom
) -> None:
    """A wide or high view of a full board has the marks in it, and no others are painted."""
    g = Geometry.fit(25, *size, 26, zoom)
    rows = ["XXOO"[row % 2 * 2 :] + "XXOO" * 6 for row in range(25)]
    position = Position.parse("/".join(row[:25] for row in rows), Rules(25), Mark.X, finished=True)
    image = QImage(*size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    brush = BoardPainter(LIGHT, g, QFont())
    calls = painted(monkeypatch, partial(brush.paint_marks, painter, BoardPicture(position)))
    painter.end()
    found: dict[Square, str] = {}
    for call in calls:
        rect = call.arguments[0].boundingRect() if call.method == "drawPath" else call.rect
        middle, pitch = rect.center(), g.cell + g.gap
        square = int(middle.y() - g.top) // pitch, int(middle.x() - g.left) // pitch
        found[square] = {"drawPath": "X", "drawArc": "O"}[call.method]
    assert len(found) == len(calls)
    assert found == {
        (row, col): cell
        for row, cells in enumerate(rows)
        for col, cell in enumerate(cells[:25])
        if g.rect((row, col)).adjusted(0, 0, g.gap, g.gap).intersects(g.visible)
    }
