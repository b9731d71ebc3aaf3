"""The numbers' sizes, places and colours, and the space that they leave for marks."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QStaticText
from PySide6.QtWidgets import QApplication

from tests.gui.board.test_painter import overlay
from tests.gui.painted import Painted, painted
from tttmc_app.core import Position, Rules
from tttmc_app.gui.board import SCORES_AND_ERRORS, overlay_of
from tttmc_app.gui.board.number_texts import NumberPainter
from tttmc_app.gui.board.overlay import Overlay
from tttmc_app.gui.board.picture import BoardPicture, Geometry
from tttmc_app.gui.board.squares import SquarePainter
from tttmc_app.gui.look.colour_scale import ink_on, mix
from tttmc_app.gui.look.theme import DARK, LIGHT, Theme

START = Position.start(Rules())
LARGE = Geometry(3, 30, 40, 100, 8, 26)


def numbers_of(cell: int = 100, theme: Theme = LIGHT) -> NumberPainter:
    """Return a painter of numbers for squares of a width."""
    return NumberPainter(SquarePainter(theme, LARGE._replace(cell=cell), QFont()))


@pytest.mark.parametrize(
    ("cell", "one", "two"),
    [
        # A fifth of a square, from 9 to 22 pixels; the lines fill no more than half of it
        (27, None, None), (28, 9, None), (40, 9, None), (41, 9, None), (42, 9, 9), (44, 9, 9),
        (50, 10, 10), (60, 12, 12), (100, 20, 20), (110, 22, 22), (150, 22, 22),
    ],
)  # fmt: skip
def test_numbers_have_a_size_of_their_own(
    fonts: QApplication, cell: int, one: int | None, two: int | None
) -> None:
    """Short numbers have a fifth of a square; where two lines don't fit, the error is left out."""
    numbers = numbers_of(cell)
    fitted = numbers.fitted(("7",))
    assert (fitted and fitted.style.pixels) == one
    assert fitted is None or fitted.texts == ("7",)
    both = numbers.fitted(("7\n±1", "8"))
    assert (both and both.style.pixels) == (one if two is None else two)
    assert both is None or both.texts == (("7", "8") if two is None else ("7\n±1", "8"))
    assert numbers.pad == max(2, round(cell * 0.07))
    assert numbers.fitted(("", "")) is None
    assert numbers.fitted(()) is None
    if fitted is not None:
        assert fitted.style.font.pixelSize() == one
        assert 0 < fitted.style.rise < fitted.style.ascent


@pytest.mark.parametrize(
    ("texts", "shorter"),
    [
        (("0.25", "0.5\n±0.1"), (".25", ".5\n±.1")),
        (("10.25", "100.5"), ("10.25", "100.5")),
        (("−0.75", "0,75"), ("−.75", ",75")),
        (("0", "0 %"), ("0", "0 %")),
        (("\N{LEFT-TO-RIGHT ISOLATE}0.5\N{POP DIRECTIONAL ISOLATE}",), (".5",)),
    ],
)
def test_only_zeros_before_the_point_are_left_out(
    fonts: QApplication, texts: tuple[str, ...], shorter: tuple[str, ...]
) -> None:
    """The first size at which texts don't fit shortens them; digits inside numbers stay."""
    plain = tuple(
        text.strip("\N{LEFT-TO-RIGHT ISOLATE}\N{POP DIRECTIONAL ISOLATE}") for text in texts
    )
    found: list[tuple[str, ...]] = []
    for cell in range(150, 27, -1):
        fitted = numbers_of(cell).fitted(texts)
        if fitted is not None and fitted.texts not in found:
            found.append(fitted.texts)
    first_lines = tuple(text.partition("\n")[0] for text in plain)
    bare = tuple(text.partition("\n")[0] for text in shorter)
    allowed = list(dict.fromkeys((plain, shorter, first_lines, bare)))
    assert found[0] == plain
    assert [each for each in allowed if each in found] == found


def painted_numbers(
    monkeypatch: pytest.MonkeyPatch, picture: BoardPicture, theme: Theme = LIGHT
) -> dict[str, Painted]:
    """Return each text painted, with its call."""
    image = QImage(600, 600, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    calls = painted(monkeypatch, partial(numbers_of(theme=theme).paint, painter, picture))
    painter.end()
    found: dict[str, Painted] = {}
    for call in calls:
        assert call.method == "drawStaticText"
        text = call.arguments[1]
        assert isinstance(text, QStaticText)
        found[text.text()] = call
    assert len(found) == len(calls)
    return found


NAMES = tuple("abcdefghi")


def shaded(position: Position, *, only: int | None = None) -> Overlay:
    """Return an overlay, perhaps without a shade on one square."""
    made = overlay(position, best=8)
    if only is None:
        return made
    shades = tuple(None if at == only else shade for at, shade in enumerate(made.shades))
    return replace(made, shades=shades)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("is_faded", [False, True])
def test_numbers_are_legible_on_their_squares(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch, theme: Theme, is_faded: bool
) -> None:
    """They are black or white; subdued ones are mixed with a quarter of the square's colour."""
    made = shaded(START, only=2)
    picture = BoardPicture(START, overlay=made, texts=NAMES, is_faded=is_faded, hover=(0, 0))
    calls = painted_numbers(monkeypatch, picture, theme)
    assert "".join(sorted(calls)) == "".join(NAMES)
    squares = SquarePainter(theme, LARGE, QFont())
    for at, name in enumerate(NAMES):
        background = squares.background(divmod(at, 3), picture)
        ink = ink_on(background)
        expected = mix(ink, background, 0.25) if is_faded else ink
        if at == 2:  # an expected move without a value
            expected = QColor(theme.text)
        found = QColor(calls[name].pen)
        assert abs(found.lightness() - expected.lightness()) <= 2
        assert calls[name].pixels == 20
        option = calls[name].arguments[1].textOption()
        assert option.textDirection() is Qt.LayoutDirection.LeftToRight  # in every language
    assert painted_numbers(monkeypatch, replace(picture, texts=())) == {}
    assert painted_numbers(monkeypatch, replace(picture, overlay=None)) == {}
    unseen = replace(picture, hover=None)
    assert bool(painted_numbers(monkeypatch, unseen)) is not is_faded


def test_numbers_share_their_squares_with_marks_where_there_is_room(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A mark may fill what is above its number; empty texts take no room."""
    position = START.play((0, 0)).play((1, 1)).play((2, 2))
    made = shaded(position)
    texts = ("a", "b", "", "d", "", "f", "g", "h", "i\n±")
    picture = BoardPicture(position, overlay=made, texts=texts)
    numbers = numbers_of()
    rooms = numbers.rooms(picture)
    assert set(rooms) == {(0, 0), (2, 2)}
    fitted = numbers.fitted(texts)
    assert fitted is not None
    rise = fitted.style.rise
    assert rooms[0, 0] == pytest.approx((100 - 7 - rise - 2) / 100)
    assert rooms[2, 2] == pytest.approx((100 - 7 - rise - 20 * 1.15 - 2) / 100)
    assert numbers.room_of("a") == pytest.approx(rooms[0, 0])
    assert numbers.room_of("1" * 80) == 1.0
    assert set(painted_numbers(monkeypatch, picture)) == {*"abdfghi", "±"}
    for bare in (
        replace(picture, texts=()), replace(picture, is_faded=True),
        replace(picture, position=START),
    ):  # fmt: skip
        assert numbers.rooms(bare) == {}
    faint = replace(picture, is_faded=True, hover=(0, 1))
    assert set(painted_numbers(monkeypatch, faint)) == set("bdfgh")


@pytest.mark.parametrize("cell", [28, 34, 42, 60])
def test_a_mark_has_at_least_three_tenths(fonts: QApplication, cell: int) -> None:
    """Below that, and without space for the width of its strokes, the number is left out."""
    position = START.play((0, 0))
    for texts in (("1",) * 9, ("1\n±1",) * 9):
        numbers = numbers_of(cell)
        picture = BoardPicture(position, overlay=shaded(position), texts=texts)
        fitted = numbers.fitted(texts)
        assert fitted is not None
        lines = fitted.texts[0].count("\n")
        below = numbers.pad + fitted.style.rise + lines * fitted.style.pixels * 1.15 + 2
        left = (cell - below) / cell
        least = 0.3 + max(1.2, 0.085 * cell) / cell
        assert ((0, 0) in numbers.rooms(picture)) is (left >= least)


def test_one_number_is_painted_alone(fonts: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is at its square's place if it fits there, in the ink of the square."""
    made = shaded(START)
    texts = made.texts()
    picture = BoardPicture(START, overlay=made, texts=texts)
    image = QImage(600, 600, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    numbers = numbers_of()
    results: list[bool] = []

    def paint() -> None:
        results.append(numbers.paint_one(painter, picture, (1, 2)))

    (alone,) = painted(monkeypatch, paint)
    together = painted_numbers(monkeypatch, replace(picture, texts=NAMES))["f"]
    assert (alone.arguments[0].y(), alone.pen) == (together.arguments[0].y(), together.pen)
    right = alone.arguments[0].x() + alone.arguments[1].size().width()
    assert right == pytest.approx(30 + 2 * 108 + 100 - 7)
    for other in (
        replace(picture, overlay=None), replace(picture, overlay=shaded(START, only=5)),
    ):  # fmt: skip
        picture = other
        assert painted(monkeypatch, paint) == []
    picture = BoardPicture(START, overlay=made, texts=texts)
    numbers = numbers_of(27)
    assert painted(monkeypatch, paint) == []
    assert results == [True, False, False, False]
    painter.end()


def test_one_number_is_painted_with_its_error(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The number alone has all that the overlay adds to it, if that fits."""
    thought = replace(shaded(START).thought, errors=(2.7,) * 9)
    made = overlay_of(thought, SCORES_AND_ERRORS)
    assert made is not None
    whole = made.whole_text_of((1, 2)).split("\n")
    assert len(whole) == 2
    for cell, lines in ((100, whole), (40, whole[:1])):
        image = QImage(600, 600, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        picture = BoardPicture(START, overlay=made)
        paint = partial(numbers_of(cell).paint_one, painter, picture, (1, 2))
        calls = painted(monkeypatch, paint)
        painter.end()
        assert sorted(call.arguments[1].text() for call in calls) == sorted(lines)


def test_a_number_is_measured_anew_in_another_size(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside longer numbers the same one is smaller, and still ends at its square's edge."""
    numbers, widths = numbers_of(), list[float]()
    for other in ("8", "1234567890", "8"):
        texts = ("7", other, *[""] * 7)
        image = QImage(600, 600, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        picture = BoardPicture(START, overlay=shaded(START), texts=texts)
        first, *_ = painted(monkeypatch, partial(numbers.paint, painter, picture))
        painter.end()
        at, text = first.arguments
        assert text.text() == "7"
        widths.append(text.size().width())
        assert at.x() + widths[-1] == pytest.approx(130 - 7)
    assert widths[1] < widths[0] == widths[2]
