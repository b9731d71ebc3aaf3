"""Drafts on the board: zoomed, described, and without anything of the last draft or thought."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox

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


def test_each_draft_begins_as_the_first_did(open_window: OpenWindow) -> None:
    """Neither brush nor side of the last draft is kept, and no thought's colours are left."""
    hand = open_window(o="mc:trials=50")
    hand.press("ask")
    hand.until(lambda: hand.board.picture.overlay is not None and not hand.game.is_busy)
    for _ in range(2):
        hand.press("setUpPosition")
        assert hand.board.picture.overlay is None
        brushes = ("brushX", "brushO", "brushErase")
        assert [hand.part(QAbstractButton, name).isChecked() for name in brushes] == [
            True, False, False,
        ]  # fmt: skip
        assert hand.part(QComboBox, "setUpSide").currentText() == "X to move"
        hand.click(0, 0)
        assert shown(hand) == "X../.../..."
        hand.part(QComboBox, "setUpSide").setCurrentIndex(0)
        hand.push("brushO")
        hand.push("setUpCancel")
