"""A board that has changed while it was shown looks like one that was made so."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QFont, QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.gui.board.test_board_input import wheel
from tests.gui.board.test_painter import overlay
from tttmc_app.core import Mark, Position, Rules, Square
from tttmc_app.gui.board import BoardView
from tttmc_app.gui.look.theme import DARK, LIGHT


def board(qtbot: QtBot) -> BoardView:
    """Return a board without animations."""
    view = BoardView()
    qtbot.addWidget(view)
    view.set_animated(False)
    return view


def fill(view: BoardView, looks: dict[str, Any]) -> None:
    """Give a board some of its looks."""
    for name, value in looks.items():
        if name == "overlay":
            start = Position.start(view.picture.position.rules)
            view.set_overlay(value and overlay(start, value), faded=value == 7)
        elif name == "position":
            view.set_position(value, None if value.x == 0 else (0, 0))
        elif name == "preview":
            view.set_next_mark(value)
            at, none = QPointF(view.square_rect(2, 2).center()), Qt.MouseButton.NoButton
            keys = Qt.KeyboardModifier.NoModifier
            event = QMouseEvent(QEvent.Type.MouseMove, at, at, none, none, keys)
            QApplication.sendEvent(view, event)
        elif name == "size":
            view.resize(value)
        elif name == "theme":
            view.set_theme(value)
        else:
            view.setFont(value)


@pytest.mark.parametrize("side", [3, 5, 12])
def test_a_board_changed_while_it_is_shown_looks_like_a_new_one(qtbot: QtBot, side: int) -> None:
    """Another size, theme, font, move, overlay or preview leaves nothing of the one before."""
    start, large = Position.start(Rules(side, 3)), QFont()
    large.setBold(True)
    moved = start.play((0, 0)).play((1, 1))
    view = board(qtbot)
    looks: dict[str, Any] = {}
    images: list[QImage] = []
    for name, value in (
        ("size", QSize(400, 400)),
        ("position", start),
        ("overlay", 8),
        ("theme", DARK),
        ("font", large),
        ("position", moved),
        ("overlay", 7),
        ("preview", Mark.X),
        ("size", QSize(330, 420)),
        ("theme", LIGHT),
        ("font", QFont()),
        ("overlay", 6),
        ("preview", None),
        ("position", start),
        ("overlay", None),
        ("size", QSize(400, 400)),
    ):
        looks.pop(name, None)
        looks[name] = value
        fill(view, {name: value})
        other = board(qtbot)
        order = ("size", "theme", "font", "position", "overlay", "preview")
        fill(other, {each: looks[each] for each in order if each in looks})
        images.append(view.grab().toImage())
        assert images[-1] == other.grab().toImage(), (name, value)
        other.close()
    assert images[-1] == images[1]
    assert not any(one == two for one, two in pairwise(images[1:]))


def test_the_preview_stays_under_the_mouse(qtbot: QtBot) -> None:
    """Whatever the wheel or a touchpad does, the faint mark is where a click would play."""
    large = board(qtbot)
    large.resize(400, 400)
    large.show()
    large.set_position(Position.start(Rules(25, 5)), None)
    large.set_next_mark(Mark.X)
    for corner in (QPoint(330, 330), QPoint(60, 340)):
        QTest.mouseMove(large, corner)
        QApplication.processEvents()
        found: set[Square | None] = set()
        for pixels, angle in ((0, 480), (0, 120), (-70, 0), (40, 0), (0, -240), (0, -2000)):
            wheel(large, QPoint(pixels, pixels), angle, at=corner)
            square = large.geometry_of_squares().square_at(corner)
            assert (large.picture.hover, large.picture.hover_mark) == (square, Mark.X)
            found.add(square)
        assert len(found) > 1
