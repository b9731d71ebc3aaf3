"""Where accents are painted, and how, on large, medium and small squares."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication

from tests.gui.board.test_painter import overlay
from tests.gui.painted import Painted, painted, places
from tttmc_app.analysis.insight import Slip
from tttmc_app.core import Mark, Position, Rules, Square
from tttmc_app.gui.board import SCORES_AND_ERRORS, overlay_of
from tttmc_app.gui.board.overlay import Overlay
from tttmc_app.gui.board.painter import BoardPainter
from tttmc_app.gui.board.picture import BoardPicture, Geometry
from tttmc_app.gui.look.theme import LIGHT

LARGE = Geometry(3, 30, 40, 100, 8, 26)
MEDIUM = Geometry(7, 30, 40, 40, 4, 26)
SMALL = Geometry(12, 30, 40, 20, 1, 26)
SIZES = pytest.mark.parametrize("g", [LARGE, MEDIUM, SMALL], ids=["large", "medium", "small"])


def accents(g: Geometry, picture: BoardPicture, monkeypatch: pytest.MonkeyPatch) -> list[Painted]:
    """Return what the accents of a picture paint."""
    image = QImage(600, 600, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    brush = BoardPainter(LIGHT, g, QFont())
    calls = painted(monkeypatch, partial(brush.accents.paint, painter, picture))
    painter.end()
    return calls


def start(g: Geometry, *, reverse: bool = False) -> Position:
    """Return the empty board, with three in a row."""
    return Position.start(Rules(g.size, 3, reverse=reverse))


def board(g: Geometry, *rows: str, reverse: bool = False) -> Position:
    """Return a position by its first squares, which may be finished."""
    lines = [row.ljust(g.size, ".") for row in (*rows, *[""] * (g.size - len(rows)))]
    return Position.parse("/".join(lines), Rules(g.size, 3, reverse=reverse), finished=True)


def slipped(g: Geometry) -> Overlay:
    """Return an overlay that prefers b1 although b2 is proven to win."""
    return replace(overlay(start(g), best=1), slip=Slip((0, 1), ((1, 1),), 1, loses=False))


RINGS = {
    LARGE: [("drawRoundedRect", (136.5, 38.5, 103.0, 103.0), 10.5, 10.5, 3.0),
            ("drawRoundedRect", (136.5, 146.5, 103.0, 103.0), 10.5, 10.5, 3.0)],
    MEDIUM: [("drawRoundedRect", (73.0, 39.0, 42.0, 42.0), 4.6, 4.6, 2.0),
             ("drawRoundedRect", (73.0, 83.0, 42.0, 42.0), 4.6, 4.6, 2.0)],
    SMALL: [("drawRoundedRect", (50.5, 39.5, 21.0, 21.0), 0.0, 0.0, 1.5),
            ("drawRoundedRect", (50.5, 60.5, 21.0, 21.0), 0.0, 0.0, 1.5)],
}  # fmt: skip
"""Rings round b1 and b2: 5 % of a square wide, from 1.5 to 3 pixels, never beyond half the gap."""
TOP_LEFT = (
    Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignTop
).value


@SIZES
def test_rings_are_just_outside_their_squares(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch, g: Geometry
) -> None:
    """The best square's is solid, that of a better one dashed; words are in the top left corner."""
    calls = accents(g, BoardPicture(start(g), overlay=slipped(g)), monkeypatch)
    rings = [call for call in calls if not call.text]
    assert [(*places(call), call.width) for call in rings] == RINGS[g]
    assert [call.dashes for call in rings] == [(), (3.0, 2.0)]
    assert {(call.pen, call.brush) for call in rings} == {(LIGHT.text.lower(), "")}
    words = [call for call in calls if call.text]
    assert [places(call) for call in words] == (
        [("drawText", (146.0, 46.0, 92.0, 94.0), TOP_LEFT, "★ not best"),
         ("drawText", (146.0, 154.0, 92.0, 94.0), TOP_LEFT, "✓ wins")]
        if g == LARGE else []
    )  # fmt: skip
    assert all(call.is_bold and call.pixels == 11 for call in words)


@pytest.mark.parametrize(
    ("cell", "pixels"), [(83, None), (84, 10), (95, 10), (100, 11), (118, 13), (150, 14)]
)
def test_words_need_large_squares(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch, cell: int, pixels: int | None
) -> None:
    """From 84 pixels on, squares have words, whose letters grow from 10 to 14 pixels."""
    g = LARGE._replace(cell=cell)
    words = [
        c for c in accents(g, BoardPicture(start(g), overlay=slipped(g)), monkeypatch) if c.text
    ]
    assert [call.pixels for call in words] == ([] if pixels is None else [pixels] * 2)


DOTS = {LARGE: ((334.0, 160.0), 3.5), MEDIUM: ((153.0, 89.0), 1.9), SMALL: ((89.0, 64.0), 1.5)}
"""A dot in the top right corner of c2: 7 % of a square, from 2 to 6 pixels, and half a pixel."""


@SIZES
def test_the_last_move_has_a_dot(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch, g: Geometry
) -> None:
    """It is near the top right corner; an empty square and a completed line have none."""
    position = start(g).play((1, 2))
    (dot,) = accents(g, BoardPicture(position, last_move=(1, 2)), monkeypatch)
    at, radius = DOTS[g]
    assert places(dot) == ("drawEllipse", at, radius, radius)
    assert (dot.pen, dot.brush) == ("", "#262626")  # black with 15 % of the white square
    assert accents(g, BoardPicture(position, last_move=(0, 0)), monkeypatch) == []
    won = board(g, "XXX", "OO")
    (line,) = accents(g, BoardPicture(won, last_move=(0, 0)), monkeypatch)
    assert line.method == "drawLine"


CURSORS = {
    LARGE: ((143.0, 261.0, 90.0, 90.0), 6.5),
    MEDIUM: ((76.0, 130.0, 36.0, 36.0), 2.6),
    SMALL: ((53.0, 84.0, 16.0, 16.0), 0.0),
}


@SIZES
@pytest.mark.parametrize("is_led", [False, True])
def test_the_cursor_is_inside_its_square(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch, g: Geometry, is_led: bool
) -> None:
    """It is a line in the accent colour on a wider one, dashed while the program leads it."""
    calls = accents(g, BoardPicture(start(g), cursor=(2, 1), is_cursor_led=is_led), monkeypatch)
    rect, radius = CURSORS[g]
    assert [places(call) for call in calls] == [("drawRoundedRect", rect, radius, radius)] * 2
    assert [(call.pen, call.width, call.dashes, call.brush) for call in calls] == [
        (LIGHT.surface.lower(), 5.0, (), ""),
        (LIGHT.accent.lower(), 2.5, (3.0, 2.0) if is_led else (), ""),
    ]


STROKES = {
    LARGE: ((44.0, 90.0, 332.0, 90.0), (44.0, 90.0, 188.0, 90.0), 6.0),
    MEDIUM: ((35.6, 60.0, 152.4, 60.0), (35.6, 60.0, 94.0, 60.0), 2.4),
    SMALL: ((32.8, 50.0, 89.2, 50.0), (32.8, 50.0, 61.0, 50.0), 2.0),
}
"""The stroke through a1 to c1, which begins and ends 36 % of a square from their middles; half of
it; and its width: 6 % of a square, but at least 2 pixels."""
WINS = {Mark.X: ("XXX", "OO"), Mark.O: ("OOO", "XX", "X")}


@SIZES
@pytest.mark.parametrize("reverse", [False, True])
@pytest.mark.parametrize("mark", Mark)
def test_a_completed_line_is_struck_through(
    fonts: QApplication,
    monkeypatch: pytest.MonkeyPatch,
    g: Geometry,
    reverse: bool,
    mark: Mark,
) -> None:
    """The winner's colour is mixed with the text's; a line that loses is dashed, with a word."""
    picture = BoardPicture(board(g, *WINS[mark], reverse=reverse))
    whole, half, width = STROKES[g]
    for share, line in ((1.0, whole), (0.5, half)):
        stroke, *words = accents(g, replace(picture, struck=share), monkeypatch)
        assert places(stroke) == ("drawLine", line)
        assert (stroke.width, stroke.is_round) == (width, True)
        assert stroke.dashes == ((1.6, 2.4) if reverse else ())
        won = {Mark.X: "#0e4e8e", Mark.O: "#893711"}  # 65 % of the mark's colour
        assert stroke.pen == (LIGHT.on_error.lower() if reverse else won[mark])
        assert [places(each) for each in words] == (
            [("drawText", (38.0, 46.0, 92.0, 94.0), TOP_LEFT, "losing line")]
            if reverse and g == LARGE else []
        )  # fmt: skip
        assert all(each.pen == LIGHT.on_error.lower() for each in words)
    assert accents(g, replace(picture, struck=0.0), monkeypatch) == []
    tied = Position.parse("XOX/XOO/OXX", finished=True)
    assert accents(LARGE, BoardPicture(tied), monkeypatch) == []


@pytest.mark.parametrize(
    ("rows", "length", "line"),
    [
        (("X", ".X", "..X", "OO"), 3, (54.54, 64.54, 321.46, 331.46)),
        (("..X", ".X", "X", "OO"), 3, (321.46, 64.54, 54.54, 331.46)),
        (("X", "X", "XOO"), 3, (80.0, 54.0, 80.0, 342.0)),
        ((".X",), 1, (152.0, 90.0, 224.0, 90.0)),
    ],
)
def test_a_line_is_struck_in_its_direction(
    fonts: QApplication,
    monkeypatch: pytest.MonkeyPatch,
    rows: tuple[str, ...],
    length: int,
    line: tuple[float, ...],
) -> None:
    """Diagonals and columns are struck from end to end, and a single square across."""
    g = LARGE._replace(size=4)
    lines = "/".join(row.ljust(4, ".") for row in (*rows, *[""] * (4 - len(rows))))
    position = Position.parse(lines, Rules(4, length), finished=True)
    (stroke,) = accents(g, BoardPicture(position), monkeypatch)
    assert places(stroke) == ("drawLine", line)


def test_a_preview_is_faint_and_leaves_room(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has the mark's shape and usual size; with a number below it, it is smaller."""
    sizes: list[float] = []
    made = overlay(start(LARGE), best=8)
    for mark, method in ((Mark.X, "drawPath"), (Mark.O, "drawArc")):
        picture = BoardPicture(start(LARGE), hover=(2, 0), hover_mark=mark)
        (found,) = accents(LARGE, picture, monkeypatch)
        assert (found.method, found.width, found.is_round) == (method, 8.5, True)
        if mark is Mark.O:
            assert places(found) == ("drawArc", (56.0, 282.0, 48.0, 48.0), 1440.0, -5760.0)
            with_number = replace(picture, overlay=made, texts=("7\n±7",) * 9)
            (_best, _word, small) = accents(LARGE, with_number, monkeypatch)
            (_best, _word, *usual) = accents(LARGE, replace(with_number, texts=()), monkeypatch)
            sizes = [each.rect.height() for each in (small, usual[0])]
    assert sizes[0] < 48 == sizes[1]
    assert accents(LARGE, BoardPicture(start(LARGE), hover=(2, 0)), monkeypatch) == []


@pytest.mark.parametrize(
    ("square", "side"), [((0, 5), "below"), ((5, 0), "left"), ((5, 11), "right"), ((5, 5), "above")]
)
def test_a_value_that_does_not_fit_has_a_bubble(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch, square: Square, side: str
) -> None:
    """It is 5 pixels above its square, or below it in the first row, and stays over the board."""
    g = SMALL._replace(rim=2)
    made = overlay(start(g), best=3)
    picture = BoardPicture(start(g), overlay=made, hover=square)
    bubble, label = accents(g, picture, monkeypatch)[-2:]
    name = f"{'abcdefghijkl'[square[1]]}{square[0] + 1}"
    assert label.text == f"{name}: {made.whole_text_of(square)}"
    font = QFont()
    font.setPixelSize(13)
    metrics = QFontMetricsF(font)
    width, height = metrics.horizontalAdvance(label.text) + 14, metrics.height() + 6
    at = QRect(30 + 21 * square[1], 40 + 21 * square[0], 20, 20)
    top = at.top() + 25 if side == "below" else at.top() - 5 - height
    left = {"left": 28.0, "right": 30 + 251 + 2 - width}.get(side, at.left() + 10 - width / 2)
    assert bubble.rect.getRect() == pytest.approx((left, top, width, height), abs=0.01)
    assert (bubble.pen, bubble.brush, bubble.width) == (
        LIGHT.text.lower(), LIGHT.surface.lower(), 1.0,
    )  # fmt: skip
    assert bubble.arguments[1:] == (5, 5)
    assert (label.rect, label.pen, label.pixels) == (bubble.rect, LIGHT.text.lower(), 13)


def test_a_preview_leaves_room_for_a_number_that_only_it_shows(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the numbers don't fit, that of the square pointed at does, below a smaller mark."""
    thought = replace(overlay(start(LARGE), best=8).thought, errors=(2.7,) * 9)
    made = overlay_of(thought, SCORES_AND_ERRORS)
    assert made is not None
    picture = BoardPicture(
        start(LARGE), overlay=made, texts=made.texts(), hover=(2, 0), hover_mark=Mark.O
    )
    found: list[list[Painted]] = []
    for each in (picture, replace(picture, texts=("1" * 40,) * 9), replace(picture, texts=())):
        calls = accents(LARGE, each, monkeypatch)
        found.append([c for c in calls if c.method in ("drawArc", "drawStaticText")])
    (usual,), (alone, *number), (without, *_) = found
    assert places(alone) == places(usual)
    assert alone.rect.height() < 48
    assert len(number) == 2
    assert places(without) == places(usual)
