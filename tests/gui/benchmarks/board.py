"""Measure how long the board takes to repaint while a machine thinks.

    python -m tests.gui.benchmarks.board [--side 700] [--repaints 30]

For every size, a board with half of its squares taken is repainted with new colours and numbers
while a machine thinks ("numbers"), with new colours only, as between two updates of the numbers,
with another square under the mouse ("hover"), and with another finished thought ("final"). Times
are processor time of the window's thread, from the change to the painted widget.
`QT_SCALE_FACTOR=2` measures a screen with twice the pixels.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from time import sleep

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.benchmarks.measuring import Work, compare, in_turn, options, processor_seconds
from tests.gui.parts import STILL
from tttmc_app.core import Mark, Meaning, Position, Rules, Thought
from tttmc_app.core.thought import best_squares
from tttmc_app.gui.board import SCORES, BoardView, Overlay, overlay_of
from tttmc_app.gui.board.board_view import TEXT_SECONDS
from tttmc_app.gui.look.application import make_application


def overlay(position: Position, number: int) -> Overlay:
    """Return an overlay whose scores differ slightly by number."""
    values = tuple(
        ((7 * i * i + 31 * number) % 997 - 300.0) if position.empty >> i & 1 else None
        for i in range(position.rules.square_count)
    )
    best = best_squares(position, values)
    thought = Thought(Meaning.SCORE, position.to_move, values, None, best, 1000, None, 1)
    made = overlay_of(thought, SCORES, position)
    assert made is not None
    return made


def repaints(view: BoardView, size: int) -> dict[str, Work]:
    """Show a board, and return the changes to it, which take milliseconds."""
    # Every fourth square is X's, and every fourth O's.
    x = sum(1 << index for index in range(0, size * size - 1, 4))
    position = Position(Rules(size), x, x << 1, Mark.X)
    view.set_position(position, None)

    def painted(change: Callable[[], object]) -> float:
        return 1000 * processor_seconds(lambda: (change(), view.repaint()))

    def thought(number: int, *, final: bool = False) -> float:
        shown = overlay(position, number)
        return painted(lambda: view.set_overlay(shown, final=final))

    def numbers(number: int) -> float:
        sleep(TEXT_SECONDS)
        return thought(number)

    def hover(number: int) -> float:
        at = view.square_rect(*divmod(number % size**2, size)).center()
        return painted(lambda: QTest.mouseMove(view, at))

    def final(number: int) -> float:
        return thought(number, final=True)

    return {"numbers": numbers, "colours": thought, "hover": hover, "final": final}


def main() -> None:
    """Print the measurements."""
    asked = options(__doc__, side=700, repaints=30)
    make_application()
    view = BoardView()
    view.set_theme(STILL)
    view.resize(asked.side, asked.side)
    view.show()
    QApplication.processEvents()
    for size in (3, 7, 15, 19, 25):
        print(f"{size} × {size}")
        compare(in_turn(asked.repaints, repaints(view, size)), "ms", "numbers")
    view.close()


if __name__ == "__main__":
    main()
