"""Measure how long the board takes to repaint while a machine thinks.

    python tests/benchmarks/board.py [--side 700] [--repaints 60]

For every size, a board with half of its squares taken shows one overlay after another. In the
table, "final" is a repaint with another finished thought, "numbers" is one with new colours and
numbers while a machine thinks, "colours" is one with new colours only, as between two updates of
the numbers, and "hover" is one in which only the square under the mouse changes. Times are medians
of the processor time of the window's thread, in milliseconds, from the overlay to the painted
widget.
`QT_SCALE_FACTOR=2` measures a screen with twice the pixels.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from functools import partial
from statistics import median
from time import sleep, thread_time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from tttmc_app.core import Mark, Meaning, Position, Rules, Thought
from tttmc_app.core.thought import best_squares
from tttmc_app.gui.board import SCORES, BoardView, Overlay, overlay_of
from tttmc_app.gui.board.board_view import TEXT_SECONDS
from tttmc_app.gui.look.application import make_application

SIZES = (3, 7, 15, 19, 25)


def overlays(position: Position, count: int) -> list[Overlay]:
    """Return overlays with slightly different scores for the empty squares."""
    size, empty, found = position.rules.size, position.empty, list[Overlay]()
    for number in range(count):
        values = tuple(
            ((7 * i * i + 31 * number) % 997 - 300.0) if empty >> i & 1 else None
            for i in range(size * size)
        )
        best = best_squares(position, values)
        thought = Thought(Meaning.SCORE, position.to_move, values, None, best, 1000, None, 1)
        overlay = overlay_of(thought, SCORES, position)
        assert overlay is not None
        found.append(overlay)
    return found


def half_full(size: int) -> Position:
    """Return a position in which every fourth square is X's and every fourth O's."""
    x = sum(1 << index for index in range(0, size * size - 1, 4))
    return Position(Rules(size), x, x << 1, Mark.X)


def milliseconds(steps: Sequence[Callable[[], None]], view: BoardView, pause: float = 0.0) -> float:
    """Return the median processor time of some changes, including their repaints."""
    found: list[float] = []
    for step in steps:
        sleep(pause)
        started = thread_time()
        step()
        view.repaint()
        found.append((thread_time() - started) * 1000)
    return median(found)


def hover(view: BoardView, square: tuple[int, int]) -> None:
    """Move the mouse over a square."""
    at = view.square_rect(*square).center()
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(at),
        QPointF(view.mapToGlobal(QPoint(at))),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(view, event)


def main() -> int:
    """Print the measurements."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--side", type=int, default=700)
    parser.add_argument("--repaints", type=int, default=60)
    options = parser.parse_args()
    make_application()
    view = BoardView()
    view.set_animated(False)
    view.resize(options.side, options.side)
    view.show()
    QApplication.processEvents()
    print("board   final  numbers  colours  hover   (ms)")
    for size in SIZES:
        position = half_full(size)
        view.set_position(position, None)
        made = overlays(position, options.repaints)
        view.set_overlay(made[-1])
        view.repaint()
        every = milliseconds([partial(view.set_overlay, overlay) for overlay in made], view)
        steps = [partial(view.set_overlay, overlay, final=False) for overlay in made]
        colours = milliseconds(steps, view)
        numbers = milliseconds(steps[:30], view, TEXT_SECONDS)
        view.set_overlay(made[-1])
        squares = [divmod(i % (size * size), size) for i in range(options.repaints)]
        moved = milliseconds([partial(hover, view, square) for square in squares], view)
        print(
            f"{size:2} × {size:<2} {every:5.2f}    {numbers:5.2f}    {colours:5.2f}  {moved:5.2f}"
        )
    view.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
