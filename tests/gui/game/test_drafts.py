"""Drafts on the board: zoomed, described, and without anything of the last draft or thought."""

from __future__ import annotations

from PySide6.QtCore import Qt

from tests.gui.board.test_zooming import turn_wheel
from tests.gui.conftest import OpenWindow
from tests.gui.game.test_setting_up import drag, setting_up, shown
from tttmc_app.core import Rules


def test_a_draft_is_zoomed_and_described(open_window: OpenWindow) -> None:
    """In set-up mode the board zooms and is painted as ever, and drags draw; later they move it."""
    hand = setting_up(open_window, o="human", rules=Rules(25, 5))
    board = hand.board
    small, paints = board.geometry_of_squares().cell, board.paints
    turn_wheel(hand, (12, 12), 4)
    assert board.geometry_of_squares().cell > small
    hand.until(lambda: board.paints > paints)
    place = board.square_rect(12, 12)
    drag(hand, (12, 12), (12, 13))
    assert board.square_rect(12, 12) == place
    assert shown(hand).count("X") == 2
    hand.keys(Qt.Key.Key_0)
    assert board.geometry_of_squares().cell == small
    assert hand.presenter.describe((12, 13)) == "n13, X"
    turn_wheel(hand, (12, 12), 4)
    hand.push("setUpBegin")
    place = board.square_rect(12, 12)
    drag(hand, (13, 12), (13, 13))
    assert board.square_rect(12, 12) != place
    assert (hand.moves, hand.record.start.x.bit_count()) == (0, 2)
