"""The painter, tested by the pixels that it paints."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication

from tttmc_app.analysis.insight import Slip
from tttmc_app.core import Mark, Meaning, Position, Rules, Square, Thought
from tttmc_app.core.thought import best_squares
from tttmc_app.gui.board.accents import AccentPainter, joined_lines
from tttmc_app.gui.board.overlay import Overlay, OverlayKind, overlay_of
from tttmc_app.gui.board.overlays import SCORES, SCORES_AND_ERRORS
from tttmc_app.gui.board.painter import BoardPainter
from tttmc_app.gui.board.picture import BoardPicture, Geometry
from tttmc_app.gui.look.colour_scale import faded, shade_of
from tttmc_app.gui.look.theme import DARK, HIGH_CONTRAST, LIGHT, Theme

SIDE = 400
EMPTY = Position.start(Rules())
Paint = Callable[..., QImage]


def overlay(position: Position = EMPTY, best: int = 4) -> Overlay:
    """Return an overlay in which one square is the best and the others rise row by row."""
    size = position.rules.square_count
    values = tuple(
        None
        if position.mark_at(divmod(i, position.rules.size))
        else float(1000 if i == best else i)
        for i in range(size)
    )
    top = best_squares(position, values)
    made = overlay_of(
        Thought(Meaning.SCORE, position.to_move, values, None, top, 9, 9, seed=1),
        SCORES,
    )
    assert made is not None
    return made


@pytest.fixture
def paint(qapp: QApplication) -> Paint:
    """Return a function that paints a board on an image."""

    def paint_it(picture: BoardPicture, theme: Theme = LIGHT) -> QImage:
        image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
        image.fill(QColor(theme.window))
        painter = QPainter(image)
        geometry = geometry_of(picture.position)
        BoardPainter(theme, geometry, QFont()).paint(painter, picture)
        painter.end()
        return image

    return paint_it


def geometry_of(position: Position) -> Geometry:
    """Return the board's layout."""
    return Geometry.fit(position.rules.size, SIDE, SIDE, 26)


def colours(image: QImage, rect: QRect) -> set[str]:
    """Return the colours in a rectangle."""
    return {
        image.pixelColor(x, y).name()
        for x in range(rect.left(), rect.right() + 1)
        for y in range(rect.top(), rect.bottom() + 1)
    }


def test_rows_are_counted_from_1(paint: Paint, monkeypatch: pytest.MonkeyPatch) -> None:
    """The column letters are painted, and so are the row numbers, which start at 1."""
    texts: list[str] = []

    def note(_painter: QPainter, _rect: QRect, _flags: Qt.AlignmentFlag, text: str) -> None:
        texts.append(text)

    monkeypatch.setattr(QPainter, "drawText", note)
    paint(BoardPicture(EMPTY))
    assert texts == ["a", "b", "c", "1", "2", "3"]


@pytest.mark.parametrize("theme", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda t: t.name)
def test_squares_have_their_shades(paint: Paint, theme: Theme) -> None:
    """Squares have the board's colour or, with an overlay, the colour of their shade."""
    plain = BoardPicture(EMPTY)
    made = overlay()
    shaded = replace(plain, overlay=made, texts=made.texts())
    centre = geometry_of(EMPTY).rect((0, 0)).center()
    assert paint(plain, theme).pixelColor(centre) == QColor(theme.surface)
    assert paint(shaded, theme).pixelColor(centre) == shade_of(theme.scale, 0)
    assert paint(plain, theme) != paint(shaded, theme)


def test_the_best_square_is_ringed(paint: Paint) -> None:
    """Only the best square has a ring in the text colour, so colour is not the only cue."""
    made = overlay(best=4)
    image = paint(BoardPicture(EMPTY, overlay=made))
    ring = QColor(LIGHT.text).name()
    for square in ((1, 1), (0, 1), (2, 2)):
        rim = geometry_of(EMPTY).rect(square)
        above = QRect(rim.left() + 20, rim.top() - 2, rim.width() - 40, 4)
        assert (ring in colours(image, above)) is (square == (1, 1)), square


@pytest.mark.parametrize(("result", "label"), [(1, "✓ wins"), (0, "✓ ties")])
def test_a_proven_better_square_says_what_it_gives(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, result: int, label: str
) -> None:
    """Every better square's badge names its result; the chosen one's says that it isn't best."""
    made = replace(overlay(best=4), slip=Slip((1, 1), ((0, 0), (0, 2)), result, loses=False))
    assert badges(made, monkeypatch) == ["★ not best", label, label]


def test_only_one_square_is_called_the_best(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A single best square is the best; several are equal best."""
    one = overlay(best=4)
    assert badges(one, monkeypatch) == ["★ best"]
    two = replace(one, thought=replace(one.thought, best=((0, 0), (1, 1))))
    assert badges(two, monkeypatch) == ["★ equal best"] * 2


def badges(overlay: Overlay, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the badges that are painted on the squares of an overlay."""
    labels: list[str] = []

    def note(_self: object, _painter: QPainter, _square: Square, text: str, _ink: QColor) -> None:
        labels.append(text)

    monkeypatch.setattr(AccentPainter, "_paint_badge", note)
    brush = BoardPainter(LIGHT, geometry_of(EMPTY), QFont())
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    brush.accents.paint(painter, BoardPicture(EMPTY, overlay=overlay))
    painter.end()
    return labels


def test_numbers_are_painted_where_they_fit(paint: Paint) -> None:
    """A small board shows numbers, a large one doesn't."""
    for size, there in ((3, True), (19, False)):
        position = Position.start(Rules(size))
        made = overlay(position, best=1)
        without = BoardPicture(position, overlay=made)
        with_texts = replace(without, texts=made.texts())
        assert (paint(without) != paint(with_texts)) is there


def test_a_number_stays_in_its_square(paint: Paint) -> None:
    """Even a long number with its error stays within its square."""
    made = overlay()
    texts = ("−999.9k ± 99.9k",) * 9
    without = paint(BoardPicture(EMPTY, overlay=made))
    image = paint(BoardPicture(EMPTY, overlay=made, texts=texts))
    g = geometry_of(EMPTY)
    for col in (1, 2):
        gap = QRect(g.rect((0, col)).left() - g.gap, g.top + 10, g.gap, g.cell - 20)
        assert colours(image, gap) == colours(without, gap)


def ink(paint_part: Callable[[QPainter], None], side: int) -> set[int]:
    """Return the pixels that something paints on an empty square image."""
    image = QImage(side, side, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_part(painter)
    painter.end()
    alpha = bytes(image.constBits())[3::4]
    return {place for place, value in enumerate(alpha) if value > 16}


@pytest.mark.parametrize("cell", [28, 31, 38, 52, 66, 90, 150])
@pytest.mark.parametrize("kind", [SCORES, SCORES_AND_ERRORS], ids=lambda kind: kind.key)
def test_numbers_never_touch_marks(qapp: QApplication, cell: int, kind: OverlayKind) -> None:
    """On a square with both, the mark makes room or the number is left out, at every size."""
    made = replace(overlay(best=8), kind=kind)
    thought = replace(made.thought, errors=(0.3,) * 9)
    found = overlay_of(thought, kind)
    assert found is not None
    side = 3 * cell + 60
    brush = BoardPainter(LIGHT, Geometry(3, 26, 26, cell, 4, 26), QFont())
    for x, o in ((0b000100011, 0b100011000), (0b100011000, 0b000100011)):
        position = Position(Rules(), x, o, Mark.X)
        picture = BoardPicture(position, overlay=found, texts=found.texts(), last_move=(0, 0))
        marks = ink(partial(brush.paint_marks, picture=picture), side)
        numbers = ink(partial(brush.numbers.paint, picture=picture), side)
        assert marks
        assert numbers
        assert not marks & numbers
        bare = ink(partial(brush.accents.paint, picture=picture), side)
        for mark in Mark:  # nor do the faint marks under the mouse
            faint = replace(picture, hover=(2, 1), hover_mark=mark)
            preview = ink(partial(brush.accents.paint, picture=faint), side) - bare
            assert preview
            assert not preview & ink(partial(brush.numbers.paint, picture=faint), side)


def test_a_subdued_overlay_has_numbers_only_while_pointed_at(paint: Paint) -> None:
    """Subdued squares have no numbers and no ring until something points at the board."""
    made = overlay(best=4)
    plain = BoardPicture(EMPTY, overlay=made, texts=made.texts(), is_faded=True)
    bare, pointed = paint(plain), paint(replace(plain, hover=(0, 0)))
    without_texts = paint(replace(plain, texts=()))
    assert bare == without_texts != pointed
    rect = geometry_of(EMPTY).rect((1, 1))
    assert bare.pixelColor(rect.center()) == faded(shade_of(LIGHT.scale, 1), QColor(LIGHT.surface))
    assert QColor(LIGHT.text).name() not in colours(bare, rect.adjusted(-3, -3, 3, 3))


def test_numbers_that_do_not_fit_appear_where_you_point(paint: Paint) -> None:
    """A square too small for its number shows it next to the square, in black on white."""
    position = Position.start(Rules(19, 5))
    made = overlay(position, best=1)
    plain = BoardPicture(position, overlay=made, texts=())
    for picture in (replace(plain, hover=(9, 9)), replace(plain, cursor=(9, 9))):
        above = geometry_of(position).rect((9, 9)).translated(0, -19)
        found = colours(paint(picture), above)
        assert QColor(LIGHT.surface).name() in found
        assert QColor(LIGHT.surface).name() not in colours(paint(plain), above)


def test_marks_differ_in_shape_and_colour(paint: Paint) -> None:
    """X crosses its square's middle, O surrounds it, each in its side's colour."""
    position = EMPTY.play((0, 0)).play((0, 1))
    image = paint(BoardPicture(position))
    g = geometry_of(position)
    assert image.pixelColor(g.rect((0, 0)).center()) == QColor(LIGHT.x)
    assert image.pixelColor(g.rect((0, 1)).center()) == QColor(LIGHT.surface)
    assert QColor(LIGHT.o).name() in colours(image, g.rect((0, 1)))


def test_the_last_move_is_marked(paint: Paint) -> None:
    """Only the last move has a dot."""
    position = EMPTY.play((0, 0))
    plain = BoardPicture(position)
    assert paint(plain) != paint(replace(plain, last_move=(0, 0)))


def test_hover_and_cursor_are_visible(paint: Paint) -> None:
    """The square under the mouse shows a faint mark, the cursor's square a ring."""
    plain = BoardPicture(EMPTY)
    hover = paint(replace(plain, hover=(1, 1), hover_mark=Mark.X))
    centre = geometry_of(EMPTY).rect((1, 1)).center()
    assert hover.pixelColor(centre) not in (QColor(LIGHT.surface), QColor(LIGHT.x))
    cursor = paint(replace(plain, cursor=(1, 1)))
    ring = geometry_of(EMPTY).rect((1, 1))
    assert QColor(LIGHT.accent).name() in colours(cursor, ring)


def test_the_winning_line_is_struck_through(paint: Paint) -> None:
    """A stroke grows along the winning line until it covers the whole line."""
    position = EMPTY
    for square in ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2)):
        position = position.play(square)
    images = [paint(BoardPicture(position, struck=share)) for share in (0.0, 0.5, 1.0)]
    before = [image.pixelColor(gap_before(1)) for image in images]
    after = [image.pixelColor(gap_before(2)) for image in images]
    assert before[0] == after[0] == QColor(LIGHT.window)
    assert (before[1] == before[0]) is not (after[1] == after[0])
    assert before[2] == after[2] != before[0]


def gap_before(col: int) -> QPoint:
    """Return a point of the line through the first row, in the gap before a column."""
    rect = geometry_of(EMPTY).rect((0, col))
    return QPoint(rect.left() - geometry_of(EMPTY).gap // 2, rect.center().y())


@pytest.mark.parametrize("size", [1, 2, 5, 9, 10, 19, 25])
def test_every_size_is_painted(paint: Paint, size: int) -> None:
    """Boards of every size are painted, with the shades on their squares."""
    position = Position.start(Rules(size))
    made = overlay(position, best=size * size - 1)
    image = paint(BoardPicture(position, overlay=made))
    centre = geometry_of(position).rect((size - 1, size - 1)).center()
    best = shade_of(LIGHT.scale, 1 if size > 1 else 0.5)
    assert image.pixelColor(centre) == best


@pytest.mark.parametrize("size", [9, 10, 25])
def test_each_square_of_a_grid_is_between_lines(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, size: int
) -> None:
    """A large board has a line on every side of every square, and no others; a small one none."""
    g = Geometry.fit(size, SIDE, SIDE, 26)
    squares = BoardPainter(LIGHT, g, QFont()).squares
    filled: list[QRect] = []

    def note(_painter: QPainter, *place: int | QColor) -> None:
        *numbers, colour = place
        assert colour == QColor(LIGHT.grid)
        filled.append(QRect(*(int(number) for number in numbers if isinstance(number, int))))

    monkeypatch.setattr(QPainter, "fillRect", note)
    squares.paint_lines(QPainter())
    assert len(filled) == (2 * (size + 1) if size > 9 else 0)
    board = g.board
    for at in range(size if filled else 0):
        square, gap = g.rect((at, at)), g.gap
        for beside in (square.left() - gap, square.right() + 1):
            assert QRect(beside, board.top(), gap, board.height()) in [
                line & QRect(beside, board.top(), gap, board.height()) for line in filled
            ]
        for above in (square.top() - gap, square.bottom() + 1):
            assert QRect(board.left(), above, board.width(), gap) in [
                line & QRect(board.left(), above, board.width(), gap) for line in filled
            ]


def test_a_losing_line_is_dashed(paint: Paint) -> None:
    """In reverse mode the completed line is dashed, with gaps between neighbouring squares."""
    inks: list[int] = []
    for reverse in (False, True):
        position = Position.parse("XXX/OO./...", Rules(reverse=reverse), finished=True)
        image = paint(BoardPicture(position))
        row = Geometry.fit(3, SIDE, SIDE, 26).rect((0, 1)).center().y()
        inks.append(sum(image.pixelColor(x, row).lightness() < 150 for x in range(60, SIDE - 60)))
    assert inks[1] < 0.8 * inks[0]


FIVE = "XXXXX./O.O.O./...O../....../....../......"


def test_a_long_line_is_struck_through_once(qapp: QApplication) -> None:
    """Five in a row, where four are enough, get one opaque stroke from end to end."""
    position = Position.parse(FIVE, Rules(6, 4), finished=True)
    assert position.outcome is not None
    assert len(position.outcome.lines) == 2
    assert joined_lines(position.outcome.lines) == [((0, 0), (0, 4))]


def test_crossing_lines_are_two_strokes() -> None:
    """A move that completes a row and a column strikes through both."""
    row, column = ((0, 0), (0, 1), (0, 2)), ((0, 2), (1, 2), (2, 2))
    assert joined_lines((row, column)) == [((0, 0), (0, 2)), ((0, 2), (2, 2))]
    pairs = (((0, 0), (0, 1)), ((0, 1), (0, 2)))
    assert joined_lines(pairs) == [((0, 0), (0, 2))]
    assert joined_lines((((0, 0),),)) == [((0, 0), (0, 0))]


@pytest.mark.parametrize(
    ("board", "strokes"),
    [
        ("XXX.XXX", [((0, 0), (0, 2)), ((0, 4), (0, 6))]),
        ("XXXXXXX", [((0, 0), (0, 6))]),
        ("XXX/OO.OO.O/XXX", [((0, 0), (0, 2)), ((2, 0), (2, 2))]),
        ("X...X/.X...X/..X...X", [((0, 0), (2, 2)), ((0, 4), (2, 6))]),
        ("..X..X/.X..X/X..X", [((0, 2), (2, 0)), ((0, 5), (2, 3))]),
    ],
)
def test_separate_lines_have_a_stroke_each(
    board: str, strokes: list[tuple[Square, Square]]
) -> None:
    """A position that is set up can have several lines in one direction, even in one row."""
    rows = board.split("/")
    text = "/".join(row.ljust(7, ".") for row in (*rows, *[""] * (7 - len(rows))))
    outcome = Position.parse(text, Rules(7, 3), Mark.O, finished=True).outcome
    assert outcome is not None
    assert joined_lines(outcome.lines) == strokes


def test_the_end_dims_all_but_the_line(paint: Paint) -> None:
    """The winner's squares are tinted and its marks keep their colour; the other marks fade.

    Another test checks, with all marks of the window, that these remain visible in every theme.
    """
    position = Position.parse("XXX/OO./...", Rules(), finished=True)
    image, g = paint(BoardPicture(position)), geometry_of(position)
    won, lost = colours(image, g.rect((0, 0))), colours(image, g.rect((1, 0)))
    assert QColor(LIGHT.x).name() in won
    assert QColor(LIGHT.surface).name() not in won
    assert QColor(LIGHT.o).name() not in lost
    assert QColor(LIGHT.surface).name() in lost
