"""The cached layers of a board: a picture painted from them equals one painted from scratch."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication

from tttmc_app.core import Mark, Meaning, Position, Rules, Thought
from tttmc_app.gui.board.layers import BoardLayers
from tttmc_app.gui.board.overlay import overlay_of
from tttmc_app.gui.board.overlays import SCORES
from tttmc_app.gui.board.painter import BoardPainter
from tttmc_app.gui.board.picture import WHOLE_BOARD, BoardPicture, Geometry, Zoom
from tttmc_app.gui.look.theme import LIGHT

ROUNDING = 4
"""Layers are blended with colours of 8 bits, so they may differ a little from what is painted."""


def painted(
    layers: BoardLayers | None,
    picture: BoardPicture,
    side: int = 200,
    zoom: Zoom = WHOLE_BOARD,
    font: QFont | None = None,
) -> QImage:
    """Return a picture as these layers paint it, or as it is painted without layers."""
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    geometry = Geometry.fit(picture.position.rules.size, side, side, 12, zoom)
    if layers is None:
        BoardPainter(LIGHT, geometry, font or QFont()).paint(painter, picture)
    else:
        brush = layers.brush(geometry, font or QFont())
        layers.paint(painter, brush, picture, QSize(side, side))
    painter.end()
    return image


def difference(one: QImage, other: QImage) -> int:
    """Return the greatest difference of a colour's part between two images."""
    assert one.size() == other.size()
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return max(abs(a - b) for a, b in pairs)


def shaded(position: Position, best: int) -> BoardPicture:
    """Return a picture with shades and numbers, one of which is the highest."""
    values = tuple(
        None if position.mark_at(position.rules.square(i)) else 9.0 if i == best else float(i % 5)
        for i in range(position.rules.square_count)
    )
    square = position.rules.square(best)
    thought = Thought(Meaning.SCORE, position.to_move, values, None, (square,), 9, 9, seed=1)
    overlay = overlay_of(thought, SCORES)
    assert overlay is not None
    return BoardPicture(position, overlay=overlay, texts=overlay.texts())


def test_whatever_changes_is_painted(qapp: QApplication) -> None:
    """After moves by both sides, new numbers, fading or an undone move, nothing old is left."""
    start = Position.start(Rules(5, 4))
    one = start.play((0, 0))
    two = one.play((2, 2))
    drawing = replace(BoardPicture(two), last_move=(2, 2), drawn=0.5)
    numbers = [shaded(two, 3), shaded(two, 4), replace(shaded(two, 4), is_faded=True)]
    pictures = [*map(BoardPicture, (start, one, two)), drawing, *numbers, BoardPicture(one)]
    layers = BoardLayers()
    images = [painted(layers, picture) for picture in pictures]
    assert images == [painted(BoardLayers(), picture) for picture in pictures]
    assert all(one != other for one, other in pairwise(images))
    for picture, image in zip(pictures, images, strict=True):
        assert difference(image, painted(None, picture)) < ROUNDING


def valued(position: Position, step: int, unknown: int = -1) -> BoardPicture:
    """Return a picture whose occupied squares have shades and numbers, too, as of past thoughts."""
    count = position.rules.square_count
    values = tuple(None if i == unknown else float(i * step % count) for i in range(count))
    best = position.rules.square(values.index(max(value for value in values if value is not None)))
    thought = Thought(Meaning.SCORE, position.to_move, values, None, (best,), 9, 9, seed=1)
    overlay = overlay_of(thought, SCORES)
    assert overlay is not None
    return BoardPicture(position, overlay=overlay, texts=overlay.texts())


def pictures_of(size: int) -> list[BoardPicture]:
    """Return pictures of a board that differ in one respect or more."""
    x, o = sum(1 << col for col in range(3)), 0b101 << size
    over = Position(Rules(size, 3), x, o, Mark.O)
    played = Position(Rules(size, 3), x ^ 1, o, Mark.O)
    assert (over.outcome is None, played.outcome is None) == (False, True)
    scores = valued(played, 1)
    faded = replace(scores, is_faded=True)
    return [
        *map(BoardPicture, (over, played)),
        *(replace(valued(over, 1), is_faded=is_faded) for is_faded in (False, True)),
        *(scores, valued(played, 2), shaded(played, 0), replace(scores, texts=())),
        *(valued(played, 1, unknown) for unknown in (size * size - 1, size * size - 2)),
        *(faded, replace(faded, hover=(size - 1, 0)), replace(faded, texts=())),
        replace(scores, last_move=(0, 2), drawn=0.4),
    ]


@pytest.mark.parametrize("size", [3, 5, 12])
def test_nothing_is_left_of_any_other_picture(qapp: QApplication, size: int) -> None:
    """Whichever picture was painted before, each is painted as if it were the first."""
    pictures = pictures_of(size)
    alone = [painted(BoardLayers(), picture) for picture in pictures]
    for before in pictures:
        layers = BoardLayers()
        for picture, image in zip(pictures, alone, strict=True):
            painted(layers, before)
            assert painted(layers, picture) == image


@pytest.mark.parametrize("size", [3, 5, 12])
def test_layers_follow_the_layout_and_the_font(qapp: QApplication, size: int) -> None:
    """In another size, zoom or font, everything is painted where and how it is painted anew."""
    position = Position.start(Rules(size, 3)).play((0, 0)).play((1, 1))
    picture = shaded(position, size * size - 1)
    large, layers = QFont(), BoardLayers()
    large.setBold(True)
    images: list[QImage] = []
    for side, zoom, font in (
        (300, WHOLE_BOARD, QFont()),
        (400, WHOLE_BOARD, QFont()),
        (400, WHOLE_BOARD, large),
        (400, Zoom(3.0, 0.2, 0.6), large),
        (400, Zoom(3.0, 0.6, 0.2), large),
        (400, WHOLE_BOARD, QFont()),
    ):
        images.append(painted(layers, picture, side, zoom, font))
        assert images[-1] == painted(BoardLayers(), picture, side, zoom, font)
        if zoom == WHOLE_BOARD:  # otherwise layers are cut off at the rim
            assert difference(images[-1], painted(None, picture, side, zoom, font)) < ROUNDING
    assert images[-1] == images[1]
    assert size < 12 or all(one != other for one, other in pairwise(images))


def test_a_new_mark_is_only_drawn_as_far_as_it_is(qapp: QApplication) -> None:
    """At first nothing of a new mark is visible, then a part of it, and all other marks are."""
    start = Position.start(Rules(5, 4)).play((0, 0))
    picture = replace(BoardPicture(start.play((2, 2))), last_move=(2, 2))
    rect = Geometry.fit(5, 200, 200, 12).rect((2, 2))
    inks: list[int] = []
    for drawn in (0.0, 0.5, 1.0):
        image = painted(BoardLayers(), replace(picture, drawn=drawn))
        assert image != painted(BoardLayers(), BoardPicture(start.play((1, 1))))
        points = [
            (x, y)
            for x in range(rect.left(), rect.right() + 1)
            for y in range(rect.top(), rect.center().y())
        ]
        colour = QColor(LIGHT.o)
        inks.append(sum(image.pixelColor(x, y) == colour for x, y in points))
    assert inks[0] == 0
    assert 0 < inks[1] < inks[2]


@pytest.mark.parametrize("is_faded", [False, True])
@pytest.mark.parametrize("moves", [0, 1])
def test_numbers_make_room_for_marks(qapp: QApplication, moves: int, is_faded: bool) -> None:
    """Numbers of the same overlay are painted anew when either side's mark takes a square."""
    start = Position.start(Rules(5, 4))
    for col in range(moves):
        start = start.play((0, col))
    before = replace(shaded(start, 3), is_faded=is_faded, hover=(2, 2))
    after = replace(before, position=start.play((4, 4)))
    layers = BoardLayers()
    painted(layers, before)
    assert painted(layers, after) == painted(BoardLayers(), after)


@pytest.mark.parametrize("size", [3, 5, 12])
def test_layers_are_as_sharp_as_the_screen(qapp: QApplication, size: int) -> None:
    """On a screen with two pixels for each, marks and numbers are painted with all of them."""
    position = Position.start(Rules(size, 3)).play((0, 0)).play((1, 1))
    picture = shaded(position, size * size - 1)
    images: list[QImage] = []
    for layers in (BoardLayers(), None):
        image = QImage(800, 800, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(2.0)
        image.fill(0)
        painter = QPainter(image)
        geometry = Geometry.fit(size, 400, 400, 12)
        if layers is None:
            BoardPainter(LIGHT, geometry, QFont()).paint(painter, picture)
        else:
            brush = layers.brush(geometry, QFont())
            layers.paint(painter, brush, picture, QSize(400, 400))
        painter.end()
        images.append(image)
    assert difference(*images) < ROUNDING


def test_a_zoomed_board_ends_at_its_view(qapp: QApplication) -> None:
    """Within the view all is as painted directly; on the rim there are only coordinates."""
    position = Position.start(Rules(12, 3)).play((5, 5)).play((6, 6))
    picture = replace(shaded(position, 70), last_move=(6, 6), drawn=0.5, cursor=(5, 6))
    zoom, side = Zoom(3.0, 0.5, 0.5), 300
    whole, bare = painted(BoardLayers(), picture, side, zoom), painted(None, picture, side, zoom)
    geometry = Geometry.fit(12, side, side, 12, zoom)
    view = geometry.viewport
    assert view is not None
    assert difference(whole.copy(view), bare.copy(view)) < ROUNDING
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    BoardPainter(LIGHT, geometry, QFont()).squares.paint_coordinates(painter)
    painter.end()
    for rim in (QRect(0, 0, side, view.top()), QRect(0, 0, view.left(), side)):
        assert difference(whole.copy(rim), image.copy(rim)) < ROUNDING
