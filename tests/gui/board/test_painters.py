"""The painter: the widget, pictures and files show the same chips, and nothing is left behind."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor, QFont, QImage, QPaintDevice, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.gui.board.test_shades import LOST, estimated, solved
from tests.gui.paint_recorder import recorded
from tests.gui.parts import STILL
from tttmc_app.core import GameRecord, Mark, Position, Rules, Square, Thought
from tttmc_app.gui.board import OVERLAYS, SCORES, BoardView, OverlayKind, overlay_of
from tttmc_app.gui.board.layers import BoardLayers
from tttmc_app.gui.board.overlays import overlay_kind
from tttmc_app.gui.board.painter import BoardPainter
from tttmc_app.gui.board.picture import WHOLE_BOARD, BoardPicture, Geometry, Zoom
from tttmc_app.gui.files.pictures import (
    Canvas,
    GameFrames,
    PictureRequest,
    PictureStyle,
    export_game,
)
from tttmc_app.gui.look.theme import LIGHT, Theme
from tttmc_app.players import parse_spec

START = Position.parse("X../.O./...")
ROUNDING = 16
"""Layers are blended with colours of 8 bits, so they may differ a little from what is painted."""


def picture_of(
    position: Position, kind: OverlayKind = SCORES, trials: int = 2000, **parts: Any
) -> BoardPicture:
    """Return a picture with Monte Carlo's scores."""
    overlay = overlay_of(estimated(position, trials), kind, position)
    texts = overlay.texts() if overlay is not None else ()
    return BoardPicture(position, overlay=overlay, texts=texts)._replace(**parts)


def painted(
    picture: BoardPicture,
    layers: BoardLayers | None = None,
    *,
    side: int = 300,
    zoom: Zoom = WHOLE_BOARD,
    theme: Theme = LIGHT,
    ratio: float = 1.0,
    font: QFont | None = None,
) -> QImage:
    """Return a picture as these layers paint it, or as it is painted without layers."""
    image = QImage(round(side * ratio), round(side * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor(theme.window))
    painter = QPainter(image)
    geometry = Geometry.fit(picture.position.rules.size, side, side, 12, zoom)
    if layers is None:
        BoardPainter(theme, geometry, font or QFont()).paint(painter, picture)
    else:
        layers.theme = theme
        brush = layers.brush(geometry, font or QFont())
        layers.paint(painter, brush, picture, QColor(theme.window))
    painter.end()
    return image


def difference(one: QImage, other: QImage) -> int:
    """Return the greatest difference of a colour's part between two images."""
    sizes = ((image.width(), image.height()) for image in (one, other))
    bits = (bytes(image.constBits()) for image in (one, other))
    images = map(partial(Image.frombytes, "RGBA"), sizes, bits)
    counts = ImageChops.difference(*images).histogram()
    return max(number % 256 for number, count in enumerate(counts) if count)


def texts_of(picture: BoardPicture, qtbot: QtBot) -> list[tuple[str, Square | None]]:
    """Return every text on a board, each with the square in which it begins."""
    view = BoardView()
    qtbot.addWidget(view)
    view.resize(400, 400)
    geometry = Geometry.fit(picture.position.rules.size, 400, 400, 26)

    def paint(paper: QPaintDevice) -> None:
        painter = QPainter(paper)
        BoardPainter(LIGHT, geometry, QFont()).paint(painter, picture)
        painter.end()

    found, _ = recorded(view, paint)
    return [(text, geometry.square_at(rect.center().toPoint())) for text, rect, *_ in found]


# The same chips everywhere -----------------------------------------------------------------------


def samples(image: QImage, geometry: Geometry) -> list[list[QColor]]:
    """Return a few colours of each square, beside its text: near its middle and near its edges."""
    found: list[list[QColor]] = []
    for row in range(geometry.size):
        for col in range(geometry.size):
            rect = QRectF(geometry.rect((row, col)))
            points = [
                (rect.center().x() + part * rect.width(), rect.center().y() + part * rect.height())
                for part in (0.22, 0.33, 0.38, 0.42)
            ]
            found.append([image.pixelColor(int(x), int(y)) for x, y in points])
    return found


def alike(one: list[list[QColor]], other: list[list[QColor]], by: int) -> bool:
    """Return whether two images have the same colours, up to rounding."""
    pairs = [
        (a, b)
        for first, second in zip(one, other, strict=True)
        for a, b in zip(first, second, strict=True)
    ]
    return all(
        max(abs(a.red() - b.red()), abs(a.green() - b.green()), abs(a.blue() - b.blue())) <= by
        for a, b in pairs
    )


def thought_with_everything(position: Position) -> Thought:
    """Return a thought of a search, which has visits, rates and an expected line."""
    *_, thought = parse_spec("tree:simulations=300").make().think(position, 1)
    return thought


@pytest.mark.parametrize("kind", OVERLAYS, ids=lambda kind: kind.key)
def test_every_painter_shows_the_same_chips(
    kind: OverlayKind, qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    """For each overlay, the widget, PNG, SVG and GIF have the same colours and sizes of chips."""
    start = Position.start(Rules(3)).play((1, 1))
    thought = replace(estimated(start, 3000), move=(0, 0))
    if kind.key == "visits":
        thought = replace(thought_with_everything(start), move=(0, 0))
    record = GameRecord.begin(Position.start(Rules(3)), ("human", "mc"), 1).play((1, 1))
    record = record.play((0, 0), thought)
    style = PictureStyle(qapp.font(), overlay=kind, width=480)
    frame = GameFrames(record, kind).after(2)
    geometry = Geometry.fit(3, 480, 480, 24)
    view = BoardView()
    qtbot.addWidget(view)
    view.set_theme(STILL)
    view.resize(480, 480)
    view.set_position(record.position, (0, 0))
    view.set_overlay(frame.board.overlay)
    widget = samples(view.grab().toImage(), view.geometry_of_squares())
    for suffix, rounding in (("png", 2), ("svg", 3), ("gif", 40)):
        path = tmp_path / f"game.{suffix}"
        is_still = suffix != "gif"
        *_, _done = export_game(PictureRequest(record, path, style, move=2 if is_still else None))
        if suffix == "svg":
            image = QImage(Canvas(3, style).size, QImage.Format.Format_RGB32)
            painter = QPainter(image)
            QSvgRenderer(str(path)).render(painter)
            painter.end()
        elif suffix == "gif":
            with Image.open(path) as film:
                film.seek(getattr(film, "n_frames", 1) - 1)
                film.convert("RGB").save(tmp_path / "last.png")
            image = QImage(str(tmp_path / "last.png"))
        else:
            image = QImage(str(path))
        assert alike(samples(image, geometry), widget, rounding), suffix


# Shapes ------------------------------------------------------------------------------------------


# Numbers and badges ------------------------------------------------------------------------------


def test_numbers_are_in_the_middle_of_their_squares(qtbot: QtBot, qapp: QApplication) -> None:
    """Every square without a mark has its number, without the zero before its point."""
    found = {square: text for text, square in texts_of(picture_of(START), qtbot) if square}
    overlay = picture_of(START).overlay
    assert overlay is not None
    for index, shade in enumerate(overlay.shades):
        square = divmod(index, 3)
        expected = overlay.text_of(square).replace("0.", ".")
        assert found.get(square, "") == ("" if shade is None else expected)


def test_no_better_square_has_a_smaller_chip(qtbot: QtBot, qapp: QApplication) -> None:
    """On a large board the best squares' chips are as large as a number, beside one or not."""
    picture = picture_of(Position.start(Rules(15, 5)).play((7, 7)), trials=50_000)
    brush = BoardPainter(LIGHT, Geometry.fit(15, 560, 560, 24), qapp.font())
    assert picture.overlay is not None
    sides = [size.width() for _, size, _ in brush.chips(picture)]
    shades = [shade for shade in picture.overlay.shades if shade is not None]
    assert any(picture.texts)
    assert [side for _, side in sorted(zip(shades, sides, strict=True))] == sorted(sides)


def test_a_quiet_square_shows_its_number_when_pointed_at(qtbot: QtBot, qapp: QApplication) -> None:
    """On a large board squares without a number show it to the mouse and to the keyboard."""
    position = Position.start(Rules(15, 5)).play((7, 7)).play((0, 0))
    picture = picture_of(position, trials=20_000)
    assert picture.overlay is not None
    index = picture.overlay.shades.index(0.0)
    square = divmod(index, 15)
    number = picture.overlay.text_of(square).replace("0.", ".")
    before = [text for text, _ in texts_of(picture, qtbot)].count(number)
    for pointing in (picture._replace(hover=square), picture._replace(cursor=square)):
        assert [text for text, _ in texts_of(pointing, qtbot)].count(number) == before + 1


@pytest.mark.parametrize("key", ["truth", "against"])
def test_a_proven_result_is_said_once_a_square(key: str, qtbot: QtBot, qapp: QApplication) -> None:
    """Each losing square says so once, without a tick."""
    overlay = overlay_of(estimated(LOST, 500), overlay_kind(key), solved(LOST))
    assert overlay is not None
    picture = BoardPicture(LOST, overlay=overlay, texts=overlay.texts())
    words = [text for text, _ in texts_of(picture, qtbot)]
    assert sum(word.startswith("loss") for word in words) == LOST.empty.bit_count()
    assert not any("✓" in word for word in words)


# Layers ------------------------------------------------------------------------------------------


def pictures_of(size: int) -> list[BoardPicture]:
    """Return pictures of a board that differ in one respect or more."""
    start = Position.start(Rules(size, 3)).play((0, 0)).play((1, 1))
    moved = start.play((2, 2))
    scores = picture_of(start)
    live = scores._replace(is_live=True)
    return [
        BoardPicture(start),
        BoardPicture(moved, last_move=(2, 2), drawn=0.5),
        scores,
        live,
        live._replace(texts=()),
        live._replace(position=moved),
        live._replace(grown=0.4),
        scores._replace(grown=0.4, grown_from=1.0),
        scores._replace(position=moved, last_move=(2, 2)),
        scores._replace(position=moved, shaken=(1, 1), swing=0.1),
        scores._replace(hover=(0, 1), hover_mark=Mark.X),
        scores._replace(hover=(0, 1)),
        scores._replace(cursor=(0, 2)),
        scores._replace(fault=(0, 0)),
        picture_of(start, overlay_kind("colours")),
        picture_of(Position.parse("XX./OO./...")) if size == 3 else scores,
        BoardPicture(Position.parse("XXX/OO./...", finished=True), struck=0.5)
        if size == 3
        else scores,
    ]


@pytest.mark.parametrize("board", ["X.O/.X./O.X", "XX./OOO/X.."])
def test_a_completed_line_is_struck_through(qapp: QApplication, board: str) -> None:
    """The stroke joins the marks in their colour."""
    over = BoardPicture(Position.parse(board, finished=True))
    found, scratch = painted(over), painted(over._replace(struck=0.0))
    brush = BoardPainter(LIGHT, Geometry.fit(3, 300, 300, 12), QFont())
    rects = [QRectF(brush.geometry.rect(square)) for square in sorted(over.ending)[:2]]
    middle = ((rects[0].center() + rects[1].center()) / 2).toPoint()
    near = [middle + QPoint(x, y) for x in range(-3, 4) for y in range(-3, 4)]
    look = brush.mark((1, 1), over)
    assert look is not None
    line, bare = ({image.pixelColor(at).rgb() for at in near} for image in (found, scratch))
    assert look[2].color().rgb() in line - bare


@pytest.mark.parametrize("size", [3, 12])
def test_layers_leave_nothing_of_another_picture(qapp: QApplication, size: int) -> None:
    """Whichever picture was painted before, each looks as if it were painted from scratch."""
    pictures = pictures_of(size)
    scratch = [painted(picture) for picture in pictures]
    layers, places = BoardLayers(), range(len(pictures))
    # A de Bruijn sequence: each picture follows each other one once.
    words = ((first, second)[first == second :] for first in places for second in places[first:])
    for place in (*chain.from_iterable(words), 0):
        picture, found = pictures[place], painted(pictures[place], layers)
        is_blended = picture.is_live or picture.grown_from > 0
        limit = 60 if is_blended else ROUNDING  # its edges are masked, its numbers a layer
        assert difference(found, scratch[place]) < limit


@pytest.mark.parametrize("size", [3, 12])
def test_layers_follow_the_layout_the_font_and_the_screen(qapp: QApplication, size: int) -> None:
    """In another size, zoom or font, and on a sharper screen, all is as painted from scratch."""
    picture = pictures_of(size)[2]._replace(cursor=(1, 2))
    large, layers = QFont(), BoardLayers()
    large.setBold(True)
    for side, zoom, font, ratio in (
        (300, WHOLE_BOARD, QFont(), 1.0),
        (400, WHOLE_BOARD, large, 1.0),
        (500, WHOLE_BOARD, large, 2.0),
        (400, Zoom(3.0, 0.2, 0.6), large, 1.0),
        (300, WHOLE_BOARD, QFont(), 1.0),
    ):
        found = painted(picture, layers, side=side, zoom=zoom, font=font, ratio=ratio)
        scratch = painted(picture, side=side, zoom=zoom, font=font, ratio=ratio)
        assert difference(found, scratch) < ROUNDING


@pytest.mark.parametrize("size", [1, 2, 25])
def test_every_size_is_painted(qapp: QApplication, size: int) -> None:
    """Boards of every size show something, in a large and in a small window."""
    position = Position.start(Rules(size, min(size, 5)))
    picture = picture_of(position, trials=50)
    for side in (500, 200):
        for each in (picture, picture._replace(is_live=True, cursor=(0, 0))):
            assert painted(each, side=side) != painted(BoardPicture(position), side=side)
