"""The two columns of a page with a board."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QVBoxLayout
from pytestqt.qtbot import QtBot

from tttmc_app.gui.board import BoardView
from tttmc_app.gui.trials.parts import TwoColumns


def test_columns_are_side_by_side_again(qtbot: QtBot) -> None:
    """The board's height is limited above the other column only, and not for good."""

    class Page(TwoColumns):
        def __init__(self) -> None:
            super().__init__()
            self.board = BoardView()
            left, right = QVBoxLayout(), QVBoxLayout()
            left.addWidget(self.board)
            right.addWidget(QLabel("A label as wide as this one"))
            self.lay_out_columns(left, right, 0)

    page = Page()
    qtbot.addWidget(page)
    heights: list[int] = []
    for width in (2000, 150, 2000):
        page.fit(width)
        heights.append(page.board.maximumHeight())
    assert heights[0] == heights[2] > 10_000
    assert heights[1] < 1000
