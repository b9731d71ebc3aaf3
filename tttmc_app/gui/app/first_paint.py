"""Tell how soon the window is painted, which benchmarks measure."""

from __future__ import annotations

import sys
from functools import partial

from PySide6.QtCore import QTimer

from tttmc_app.gui.app.main_window import MainWindow

FIRST, WHOLE = "painted", "whole"


def tell_of_paints(window: MainWindow) -> None:
    """Print a line at the first paint of a board, another when all is painted, and close then."""
    if window.opening is not None:
        window.opening.painted.connect(partial(_say, FIRST))
    window.furnished.connect(partial(_await_board, window))


def _await_board(window: MainWindow) -> None:
    from tttmc_app.gui.board import BoardView

    board = window.findChild(BoardView, "board")
    assert board is not None

    def look() -> None:
        if board.paints:
            timer.stop()
            _say(WHOLE)
            window.close()

    timer = QTimer(window)
    timer.timeout.connect(look)
    timer.start(0)


def _say(word: str) -> None:
    sys.stdout.write(f"{word}\n")
    sys.stdout.flush()
