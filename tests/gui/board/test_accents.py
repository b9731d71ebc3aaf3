"""Accents and numbers, tested by what is painted where and in which colour."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication

from tests.gui.board.test_painter import EMPTY, SIDE, geometry_of, overlay
from tests.gui.painted import Painted, painted, texts
from tttmc_app.analysis.insight import Slip
from tttmc_app.core import Mark, Meaning, Position, Rules, Square, Thought
from tttmc_app.gui.board.number_texts import MAX_PIXELS, MIN_PIXELS
from tttmc_app.gui.board.overlay import Overlay, overlay_of
from tttmc_app.gui.board.overlays import SCORES
from tttmc_app.gui.board.painter import BoardPainter
from tttmc_app.gui.board.picture import BoardPicture, Geometry, Zoom
from tttmc_app.gui.board.squares import TEXT_CELL
from tttmc_app.gui.look.colour_scale import mix
from tttmc_app.gui.look.theme import LIGHT, Theme


def calls_of(
    picture: BoardPicture, monkeypatch: pytest.MonkeyPatch, side: int = SIDE, theme: Theme = LIGHT
) -> list[Painted]:
    """Return what the accents of a picture paint."""
    image = QImage(side, side, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    geometry = Geometry.fit(picture.position.rules.size, side, side, 26)
    brush = BoardPainter(theme, geometry, QFont())
    found = painted(monkeypatch, partial(brush.accents.paint, painter, picture))
    painter.end()
    return found


def slipped(chosen: Square, better: tuple[Square, ...], result: int, *, loses: bool) -> Overlay:
    """Return an overlay with one best square that is proven worse than others."""
    return replace(overlay(best=4), slip=Slip(chosen, better, result, loses))


@pytest.mark.parametrize(
    ("made", "labels"),
    [
        (slipped((1, 1), ((0, 0),), 0, loses=True), ["★ but loses", "✓ ties"]),
        (slipped((1, 1), ((0, 0),), 1, loses=True), ["★ but loses", "✓ wins"]),
        (slipped((1, 1), ((0, 0),), 1, loses=False), ["★ not best", "✓ wins"]),
        (slipped((0, 2), ((0, 0),), 1, loses=True), ["★ best", "✓ wins"]),
        (slipped((0, 2), ((1, 1),), 1, loses=True), ["★ best"]),  # it has a ring already
    ],
)
def test_a_slip_is_marked_once(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch, made: Overlay, labels: list[str]
) -> None:
    """The chosen square says what it costs, and each better one what it gives, dashed."""
    calls = calls_of(BoardPicture(EMPTY, overlay=made), monkeypatch)
    assert texts(calls) == labels
    dashed = [call for call in calls if call.dash is Qt.PenStyle.CustomDashLine]
    assert len(dashed) == len(labels) - 1
    faint = calls_of(BoardPicture(EMPTY, overlay=made, is_faded=True), monkeypatch)
    assert faint == []
    small = calls_of(BoardPicture(EMPTY, overlay=made), monkeypatch, side=200)
    assert texts(small) == []
    assert len(small) == len(labels)


def test_of_equal_squares_only_the_chosen_one_loses(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The word on the chosen square says what it costs; the other best one is equal best."""
    for loses, words in ((True, "★ but loses"), (False, "★ not best")):
        made = slipped((1, 1), ((0, 0),), 1, loses=loses)
        two = replace(made, thought=replace(made.thought, best=((0, 2), (1, 1))))
        calls = calls_of(BoardPicture(EMPTY, overlay=two), monkeypatch)
        assert texts(calls) == ["★ equal best", words, "✓ wins"]


def test_a_move_that_missed_something_is_named_after_its_side(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once the slip has been played, the better squares say who missed them."""
    made, position = slipped((1, 1), ((0, 0),), 1, loses=False), EMPTY.play((1, 1))
    calls = calls_of(BoardPicture(position, overlay=made), monkeypatch)
    assert texts(calls) == ["missed by X"]  # O is to move now
    occupied = replace(made, slip=Slip((0, 2), ((1, 1),), 1, loses=False))
    assert texts(calls_of(BoardPicture(position, overlay=occupied), monkeypatch)) == []


@pytest.mark.parametrize(("count", "marked"), [(12, 12), (13, 1)])
def test_of_many_better_squares_the_first_is_marked(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch, count: int, marked: int
) -> None:
    """Up to twelve better squares are marked; of more, only the first."""
    position = Position.start(Rules(4))
    better = tuple(divmod(i, 4) for i in range(count))
    made = replace(overlay(position, best=15), slip=Slip((3, 3), better, 1, loses=False))
    calls = calls_of(BoardPicture(position, overlay=made), monkeypatch)
    dashed = [call for call in calls if call.dash is Qt.PenStyle.CustomDashLine]
    assert len(dashed) == marked


def test_only_a_move_that_is_still_there_has_a_dot(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The dot of the last move goes with the mark, and when a line is struck through."""
    one = EMPTY.play((0, 0))
    dots = [
        [call.method for call in calls_of(BoardPicture(position, last_move=last), monkeypatch)]
        for position, last in ((one, (0, 0)), (one, None), (EMPTY, (0, 0)))
    ]
    assert dots == [["drawEllipse"], [], []]
    over = Position.parse("XXX/OO./...", Rules(), finished=True)
    ended = calls_of(BoardPicture(over, last_move=(0, 2)), monkeypatch)
    assert [call.method for call in ended] == ["drawLine"]


@pytest.mark.parametrize("reverse", [False, True])
def test_the_line_has_the_winner_s_or_the_error_s_colour(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch, reverse: bool
) -> None:
    """A losing line is dashed, in the colour of errors, and named; before it is struck, nothing."""
    position = Position.parse("XXX/OO./...", Rules(reverse=reverse), finished=True)
    calls = calls_of(BoardPicture(position), monkeypatch)
    error = QColor(LIGHT.on_error).name()
    stroke, *rest = calls
    assert (stroke.pen == error) is reverse
    assert (stroke.dash is Qt.PenStyle.CustomDashLine) is reverse
    assert texts(rest) == (["losing line"] if reverse else [])
    g = geometry_of(position)
    left, right = g.rect((0, 0)).center().x(), g.rect((0, 2)).center().x()
    assert stroke.line.x1() < left < right < stroke.line.x2()
    assert calls_of(BoardPicture(position, struck=0.0), monkeypatch) == []
    half = calls_of(BoardPicture(position, struck=0.5), monkeypatch)[0].line
    assert half.p1() == stroke.line.p1()
    assert half.length() == pytest.approx(stroke.line.length() / 2)


def test_of_two_losing_lines_the_first_is_named(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both are struck through, and the words are once, where the first begins."""
    position = Position.parse("XXX/OXO/OXO", Rules(reverse=True), finished=True)
    first, second, word = calls_of(BoardPicture(position), monkeypatch)
    assert (first.method, second.method, word.text) == ("drawLine", "drawLine", "losing line")
    assert geometry_of(position).rect((0, 0)).contains(word.rect.topLeft().toPoint())


def test_numbers_hide_the_line_unless_they_are_results(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over scores no line is struck through; over proven results it is."""
    over = Position.parse("XXX/OO./...", Rules(), finished=True)
    values = (None,) * 5 + (1.0, 0.0, 0.0, 0.0)
    for meaning, lines in ((Meaning.PLAIN, 0), (Meaning.RESULT, 1)):
        made = overlay_of(Thought(meaning, Mark.O, values, None, (), 9, 9, seed=1), SCORES)
        calls = calls_of(BoardPicture(over, overlay=made), monkeypatch)
        assert sum(call.method == "drawLine" for call in calls) == lines


def test_a_line_of_one_square_is_a_short_stroke(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a 1×1 board the stroke goes through its only square."""
    over = Position.parse("X", Rules(1), finished=True)
    (stroke,) = calls_of(BoardPicture(over), monkeypatch)
    rect = Geometry.fit(1, SIDE, SIDE, 26).rect((0, 0))
    assert rect.left() < stroke.line.x1() < rect.center().x() < stroke.line.x2() < rect.right()


def test_a_cursor_that_the_program_moves_is_dashed(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cursor's ring is on a broader one in the board's colour."""
    for is_led, dash in ((False, Qt.PenStyle.SolidLine), (True, Qt.PenStyle.CustomDashLine)):
        picture = BoardPicture(EMPTY, cursor=(1, 1), is_cursor_led=is_led)
        under, ring = calls_of(picture, monkeypatch)
        assert (under.pen, under.dash) == (QColor(LIGHT.surface).name(), Qt.PenStyle.SolidLine)
        assert (ring.pen, ring.dash) == (QColor(LIGHT.accent).name(), dash)
        assert under.width > ring.width
        assert geometry_of(EMPTY).rect((1, 1)).contains(ring.rect.toRect())


@pytest.mark.parametrize("square", [(0, 9), (9, 9), (9, 0), (9, 18), (18, 18)])
def test_the_value_beside_a_square_stays_on_the_board(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch, square: Square
) -> None:
    """A value that doesn't fit its square is above it, or below it in the first row, by name."""
    position = Position.start(Rules(19, 5))
    made = overlay(position, best=1)
    value = made.whole_text_of(square)
    picture = BoardPicture(position, overlay=made, hover=square)
    bubble, label = calls_of(picture, monkeypatch)[-2:]
    assert label.text == f"{'abcdefghijklmnopqrs'[square[1]]}{square[0] + 1}: {value}"
    at = geometry_of(position).rect(square)
    below = square[0] == 0
    assert bubble.rect.top() > at.bottom() if below else bubble.rect.bottom() < at.top()
    assert abs(bubble.rect.center().y() - at.center().y()) < 40
    area = geometry_of(position).board.adjusted(-26, -26, 26, 26)
    assert area.left() <= bubble.rect.left() <= bubble.rect.right() <= area.right()
    assert bubble.rect.contains(label.rect)


def test_nothing_is_beside_a_square_without_a_value(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the pointed square has no value, and where no overlay is shown, there is no text."""
    position = Position.start(Rules(19, 5)).play((9, 9))
    made = overlay(position, best=1)
    for shown in (made, None):
        picture = BoardPicture(position, overlay=shown, hover=(9, 9))
        assert texts(calls_of(picture, monkeypatch)) == []


def test_a_pointed_number_is_written_on_its_square_if_it_fits(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If only other squares' numbers are too long, the pointed one is on its square."""
    made = overlay(best=8)
    wide = tuple("1" * 40 for _ in range(9))
    picture = BoardPicture(EMPTY, overlay=made, texts=wide, hover=(0, 1))
    calls = calls_of(picture, monkeypatch)
    assert [call.method for call in calls][-1] == "drawStaticText"
    assert texts(calls) == ["★ best"]


def test_numbers_are_shortened_step_by_step(fonts: QApplication) -> None:
    """As squares shrink, errors are left out, then zeros before the point, then the numbers."""
    full = ("0.251\n±0.12", "10.52")
    forms = [full, ("0.251", "10.52"), (".251", "10.52"), None]
    wide = [("0.25178\n±0.12", "1"), ("0.25178", "1"), (".25178", "1"), None]
    for steps in (forms, wide):
        found: list[object] = []
        for cell in range(120, TEXT_CELL - 2, -1):
            numbers = BoardPainter(LIGHT, Geometry(3, 0, 0, cell, 0, 0), QFont()).numbers
            fitted = numbers.fitted(steps[0] or ())
            assert fitted is None or MIN_PIXELS <= fitted.style.pixels <= MAX_PIXELS
            assert numbers.fitted(("1" * 60,)) is None
            assert numbers.fitted(("", "")) is None
            if (fitted and fitted.texts) not in found:
                found.append(fitted and fitted.texts)
        assert [step for step in steps if step in found] == found
        assert found[0] == steps[0]
        assert found[-1] is None
        assert found[-2] in (steps[1], steps[2])
    assert (".25178", "1") in found


def test_numbers_are_at_the_bottom_right(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each number ends at its square's right edge; of two lines, the error is the lower one."""
    made = overlay(best=8)
    two = tuple(f"{index}\n±{index}" for index in range(9))
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    brush = BoardPainter(LIGHT, geometry_of(EMPTY), QFont())
    picture = BoardPicture(EMPTY, overlay=made, texts=two)
    calls = painted(monkeypatch, partial(brush.numbers.paint, painter, picture))
    painter.end()
    found: dict[str, QRectF] = {
        call.arguments[1].text(): QRectF(call.arguments[0], call.arguments[1].size())
        for call in calls
    }
    assert set(found) == {line for text in two for line in text.split("\n")}
    for index in range(9):
        rect = geometry_of(EMPTY).rect(divmod(index, 3))
        value, error = found[str(index)], found[f"±{index}"]
        assert value.right() == error.right() == rect.right() + 1 - brush.numbers.pad
        assert rect.center().y() < error.center().y() < rect.bottom()
        assert value.center().y() < error.center().y()


@pytest.mark.parametrize("reverse", [False, True])
def test_a_completed_line_is_tinted(fonts: QApplication, reverse: bool) -> None:
    """Its squares have a little of the winner's colour, or of the errors' if the line loses."""
    position = Position.parse("XXX/OO./...", Rules(reverse=reverse), finished=True)
    squares = BoardPainter(LIGHT, geometry_of(position), QFont()).squares
    picture = BoardPicture(position)
    tint = mix(QColor(LIGHT.surface), QColor(LIGHT.on_error if reverse else LIGHT.x), 0.16)
    for square in ((0, 0), (0, 1), (0, 2)):
        assert squares.background(square, picture) == tint
    assert squares.background((1, 0), picture) == QColor(LIGHT.surface)
    dim = squares.mark_colour(Mark.O, (1, 0), picture)
    assert dim != LIGHT.mark_on(Mark.O, QColor(LIGHT.surface))
    assert squares.mark_colour(Mark.X, (0, 0), picture) == LIGHT.mark_on(Mark.X, tint)


@pytest.mark.parametrize(
    ("share", "strokes"),
    [(0.0, []), (0.25, [0.5]), (0.5, [1.0]), (0.75, [1.0, 0.5]), (1.0, [1, 1])],
)
def test_a_cross_is_drawn_stroke_by_stroke(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch, share: float, strokes: list[float]
) -> None:
    """The first stroke of an X falls to the right, and then comes the second."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    squares = BoardPainter(LIGHT, geometry_of(EMPTY), QFont()).squares
    rect, red = QRectF(10, 20, 100, 100), QColor("red")
    paint = partial(squares.paint_mark, painter, rect, red, Mark.X, share)
    (path,) = (call.arguments[0] for call in painted(monkeypatch, paint))
    painter.end()
    starts, falls = (rect.topLeft(), rect.topRight()), (1, -1)
    found = [QPointF(path.elementAt(i).x, path.elementAt(i).y) for i in range(path.elementCount())]
    for number, part in enumerate(strokes):
        assert found[2 * number] == starts[number]
        end = starts[number] + QPointF(falls[number] * 100 * part, 100 * part)
        assert found[2 * number + 1] == end
    assert len(found) == 2 * len(strokes)


def test_a_zoomed_board_has_the_coordinates_of_what_is_seen(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Letters and numbers are beside the squares that they name, and none is beside the board."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    g = Geometry.fit(25, SIDE, SIDE, 26, Zoom(3.0, 0.43, 0.61))
    squares = BoardPainter(LIGHT, g, QFont()).squares
    calls = painted(monkeypatch, partial(squares.paint_coordinates, painter))
    painter.end()
    written = {call.text: call.rect.center() for call in calls}
    for at in range(25):
        column, row = g.rect((0, at)).center().x(), g.rect((at, 0)).center().y()
        assert ("abcdefghijklmnopqrstuvwxy"[at] in written) is (column > 26 and _is_shown(g, at, 1))
        assert (str(at + 1) in written) is (row > 26 and _is_shown(g, at, 0))
    assert 10 < len(written) < 50


def _is_shown(g: Geometry, at: int, side: int) -> bool:
    """Return whether a row (0) or a column (1) is at least partly visible."""
    return at in g.shown_squares()[side]


def test_subdued_numbers_are_never_beside_marks(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The mark keeps its whole square, and its number is left out, while an overlay is subdued."""
    position = EMPTY.play((0, 0))
    lines = tuple("0123456789"[:9])
    for is_faded in (False, True):
        brush = BoardPainter(LIGHT, geometry_of(EMPTY), QFont())
        image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        picture = BoardPicture(
            position, overlay=overlay(best=8), texts=lines, is_faded=is_faded, hover=(2, 2)
        )
        calls = painted(monkeypatch, partial(brush.numbers.paint, painter, picture))
        painter.end()
        written = {call.arguments[1].text() for call in calls}
        assert written == set(lines) - ({"0"} if is_faded else set())
        assert ((0, 0) in brush.numbers.rooms(picture)) is not is_faded
