"""The board as screen readers and other assistive technology meet it: one button a square.

A board's interface is made when assistive technology first asks for it; until then nothing here
runs. Qt's accessibility cache owns the C++ side of every interface and deletes it with its
widget or with the application. Python must therefore keep its side at least as long, and never
touch Qt's side of one whose widget is gone.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget

from tttmc_app.core import Rules, Square
from tttmc_app.gui.board.accessible_square import NOBODY, SquareAccessible, ViewRef
from tttmc_app.gui.board.changes import ChangeReporter
from tttmc_app.gui.board.view import BoardView


class BoardAccessible(QAccessibleWidget):
    """Show a board as a group of squares, row by row."""

    def __init__(self, view: BoardView) -> None:
        super().__init__(view, QAccessible.Role.Grouping, "Board")
        self._view = ViewRef(view)
        self._changes = ChangeReporter(view)
        self._squares: dict[Square, SquareAccessible] = {}

    def childCount(self) -> int:
        """Return how many squares the board has."""
        view = self._view.get()
        return view.picture.position.rules.square_count if view else 0

    def child(self, index: int, /) -> QAccessibleInterface:
        """Return a square by its place in reading order."""
        view = self._view.get()
        if view is None or not 0 <= index < view.picture.position.rules.square_count:
            return NOBODY
        return self._square(view.picture.position.rules.square(index))

    def childAt(self, x: int, y: int, /) -> QAccessibleInterface:
        """Return the square at a point of the screen."""
        view = self._view.get()
        if view is None:
            return NOBODY
        square = view.geometry_of_squares().square_at(view.mapFromGlobal(QPoint(x, y)))
        return NOBODY if square is None else self._square(square)

    def indexOfChild(self, child: QAccessibleInterface, /) -> int:
        """Return a square's place in reading order, or -1."""
        view = self._view.get()
        if view is None or not isinstance(child, SquareAccessible) or not child.isValid():
            return -1
        return view.picture.position.rules.index(child.square)

    def focusChild(self) -> QAccessibleInterface:
        """Return the square that the keyboard stands on, while the board has the focus."""
        view = self._view.get()
        return self._square(view.cursor_square) if view and view.hasFocus() else NOBODY

    def text(self, t: QAccessible.Text, /) -> str:
        """Return the board's name; its description tells the rules and the keys."""
        view = self._view.get()
        if t is QAccessible.Text.Description and view is not None:
            return describe_board(view.picture.position.rules)
        return "Board" if t is QAccessible.Text.Name else ""

    def _square(self, square: Square) -> SquareAccessible:
        found = self._squares.get(square)
        if found is None:
            found = self._squares[square] = SquareAccessible(
                self, self._view, self._changes, square
            )
            QAccessible.registerAccessibleInterface(found)
        return found


def describe_board(rules: Rules) -> str:
    """Return the rules and the keys in words that are heard."""
    does = "loses" if rules.reverse else "wins"
    return (
        f"{rules.size} by {rules.size} squares, {rules.line_length} in a row {does}. "
        "Arrows move, Enter plays."
    )


@cache
def make_boards_accessible() -> list[BoardAccessible]:
    """Let Qt ask here for boards' interfaces; return the list that keeps what was made.

    Call it before anything asks for an interface, best before the QApplication is made.
    """
    kept: list[BoardAccessible] = []

    def make(_class_name: str, thing: QObject) -> BoardAccessible | None:
        if not isinstance(thing, BoardView):
            return None
        kept.append(BoardAccessible(thing))
        return kept[-1]

    QAccessible.installFactory(make)
    return kept
