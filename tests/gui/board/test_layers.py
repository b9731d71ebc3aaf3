"""The cached layers of a board: a picture painted from them equals one painted from scratch."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication

from tttmc_app.core import Meaning, Position, Rules, Thought
from tttmc_app.gui.board.layers import BoardLayers
from tttmc_app.gui.board.overlay import overlay_of
from tttmc_app.gui.board.overlays import SCORES
from tttmc_app.gui.board.picture import BoardPicture, Geometry


def painted(layers: BoardLayers, picture: BoardPicture) -> QImage:
    """Return a picture as these layers paint it."""
    image = QImage(200, 200, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    brush = layers.brush(Geometry.fit(picture.position.rules.size, 200, 200, 12), QFont())
    layers.paint(painter, brush, picture, QSize(200, 200))
    painter.end()
    return image


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
