"""The board for screen readers and other assistive technology: one button per square.

A board's interface is created when assistive technology first requests it; until then, none of
this code runs. Qt's accessibility cache owns the C++ side of every interface and deletes it with
its widget or with the application. Python must therefore keep its own side at least as long, and
must not use Qt's side once the widget is deleted.
"""

from __future__ import annotations

from functools import cache
from typing import cast
from weakref import ref

from PySide6.QtCore import QObject, QPoint, QRect, Qt, QTimer, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import VoidPtr, getCppPointer, isValid

from tttmc_app.core import Rules, Square
from tttmc_app.gui.board.board_view import BoardView
from tttmc_app.gui.look.announcing import NO_INTERFACE, AccessiblePart
from tttmc_app.gui.look.translation import shown, translate

NAMES_MS = 100
"""Changed names are reported together after this delay, however fast the machines play."""


class ChangeReporter(QObject):
    """A reporter of cursor moves, and of names that have changed since they were read.

    The board owns it. It is created when assistive technology first requests the board.
    """

    def __init__(self, view: BoardView) -> None:
        super().__init__(view)
        self._view = view
        self._names: dict[Square, str] = {}
        self._rules = view.picture.position.rules
        self._focus = QTimer(self, singleShot=True, interval=0)
        self._focus.timeout.connect(self._report_focus)
        self._change = QTimer(self, singleShot=True, interval=NAMES_MS)
        self._change.timeout.connect(self._report_changes)
        view.cursor_moved.connect(self._on_cursor_moved)
        view.settled.connect(self._on_settled)
        self._on_cursor_moved()  # asked for because the board has the focus

    def read(self, square: Square) -> str:
        """Return a square's name and remember that it has been read."""
        name = self._names[square] = self._view.describe(square)
        return name

    @Slot()
    def _on_cursor_moved(self) -> None:
        # Later, because Qt reports the focus of the whole board right after this.
        if QAccessible.isActive() and self._view.hasFocus():
            self._focus.start()

    @Slot()
    def _on_settled(self) -> None:
        if QAccessible.isActive() and not self._change.isActive():
            self._change.start()

    @Slot()
    def _report_focus(self) -> None:
        if self._view.hasFocus():
            self._report(QAccessible.Event.Focus, self._view.cursor_square)

    @Slot()
    def _report_changes(self) -> None:
        """Report the changed names that have been read; the others don't matter."""
        rules = self._view.picture.position.rules
        if rules != self._rules:
            self._report(QAccessible.Event.DescriptionChanged)
        if rules.size != self._rules.size:
            self._names = {at: name for at, name in self._names.items() if max(at) < rules.size}
            self._report(QAccessible.Event.ObjectReorder)
        self._rules = rules
        for square, name in self._names.items():
            now = self._view.describe(square)
            if now != name:
                self._names[square] = now
                self._report(QAccessible.Event.NameChanged, square)

    def _report(self, what: QAccessible.Event, square: Square | None = None) -> None:
        event = QAccessibleEvent(self._view, what)
        if square is not None:
            event.setChild(self._view.picture.position.rules.index(square))
        QAccessible.updateAccessibility(event)


class ViewRef:
    """A weak reference to a board: PySide keeps every interface until the application ends."""

    def __init__(self, view: BoardView) -> None:
        self._view = ref(view)

    def get(self) -> BoardView | None:
        """Return the widget, or None once Qt has deleted it."""
        view = self._view()
        return view if view is not None and isValid(view) else None

    def with_square(self, square: Square) -> BoardView | None:
        """Return the widget if it still has this square; the board's size may have changed."""
        view = self.get()
        return view if view and max(square) < view.picture.position.rules.size else None


class SquareAction(QAccessibleActionInterface):
    """The actions of a square for assistive technology: press it, or move the focus to it."""

    def __init__(self, view: ViewRef, square: Square) -> None:
        super().__init__()
        self._view = view
        self._square = square

    def actionNames(self) -> list[str]:
        """Return the names of the actions."""
        return [self.pressAction(), self.setFocusAction()]

    def doAction(self, actionName: str, /) -> None:
        """Choose the square as a click would, or only move the cursor there."""
        view = self._view.with_square(self._square)
        if view is None or actionName not in self.actionNames():
            return
        if actionName == self.setFocusAction():
            view.setFocus(Qt.FocusReason.OtherFocusReason)
        view.move_cursor(self._square)
        if actionName == self.pressAction():
            view.chosen.emit(*self._square)

    def keyBindingsForAction(self, actionName: str, /) -> list[str]:
        """Return no keys: squares have no shortcuts."""
        return []


class SquareAccessible(AccessiblePart):
    """One square as a button, named after its contents."""

    def __init__(
        self, board: QAccessibleInterface, view: ViewRef, changes: ChangeReporter, square: Square
    ) -> None:
        super().__init__()
        self.square = square
        self._board = board
        self._view = view
        self._changes = changes
        self._action = SquareAction(view, square)

    def isValid(self) -> bool:
        """Return whether the board still exists and has this square."""
        return self._view.with_square(self.square) is not None

    def parent(self) -> QAccessibleInterface:
        """Return the board, while it exists."""
        return self._board if self._view.get() is not None else NO_INTERFACE

    def rect(self) -> QRect:
        """Return the square's rectangle on the screen."""
        view = self._view.with_square(self.square)
        if view is None:
            return QRect()
        rect = view.square_rect(*self.square)
        return QRect(view.mapToGlobal(rect.topLeft()), rect.size())

    def role(self) -> QAccessible.Role:
        """Return the role of a button."""
        return QAccessible.Role.Button

    def state(self) -> QAccessible.State:
        """Return whether the square is visible, enabled and focused."""
        state = QAccessible.State()
        view = self._view.with_square(self.square)
        if view is None:
            state.invalid = True
            return state
        state.invisible = not view.isVisible()
        state.disabled = not view.isEnabled()
        state.focusable = True
        state.focused = view.hasFocus() and view.cursor_square == self.square
        return state

    def text(self, t: QAccessible.Text, /) -> str:
        """Return the square's name, such as "b2, empty, score 143 ± 12, best"."""
        view = self._view.with_square(self.square)
        if view is None:
            return ""
        if t is QAccessible.Text.Name:
            return self._changes.read(self.square)
        if t is QAccessible.Text.Description:
            return _place(view, self.square)
        return ""

    def interface_cast(self, arg__1: QAccessible.InterfaceType, /) -> int:
        """Return the address of the action interface, or a null address for any other interface."""
        action = arg__1 is QAccessible.InterfaceType.ActionInterface
        address = getCppPointer(self._action)[0] if action else 0
        # PySide passes a VoidPtr on as an address; an int or None would crash Qt.
        return cast("int", VoidPtr(address))


class BoardAccessible(QAccessibleWidget):
    """A board as a group of squares, row by row."""

    def __init__(self, view: BoardView) -> None:
        super().__init__(view, QAccessible.Role.Grouping, translate("Board", "Board"))
        self._view = ViewRef(view)
        self._changes = ChangeReporter(view)
        self._squares: dict[Square, SquareAccessible] = {}

    def childCount(self) -> int:
        """Return the number of squares."""
        view = self._view.get()
        return view.picture.position.rules.square_count if view else 0

    def child(self, index: int, /) -> QAccessibleInterface:
        """Return a square by its index in reading order."""
        view = self._view.get()
        if view is None or not 0 <= index < view.picture.position.rules.square_count:
            return NO_INTERFACE
        return self._square(view.picture.position.rules.square(index))

    def childAt(self, x: int, y: int, /) -> QAccessibleInterface:
        """Return the square at a point on the screen."""
        view = self._view.get()
        if view is None:
            return NO_INTERFACE
        square = view.geometry_of_squares().square_at(view.mapFromGlobal(QPoint(x, y)))
        return NO_INTERFACE if square is None else self._square(square)

    def indexOfChild(self, child: QAccessibleInterface, /) -> int:
        """Return a square's index in reading order, or -1."""
        view = self._view.get()
        if view is None or not isinstance(child, SquareAccessible) or not child.isValid():
            return -1
        return view.picture.position.rules.index(child.square)

    def focusChild(self) -> QAccessibleInterface:
        """Return the square with the cursor, while the board has the focus."""
        view = self._view.get()
        return self._square(view.cursor_square) if view and view.hasFocus() else NO_INTERFACE

    def text(self, t: QAccessible.Text, /) -> str:
        """Return the board's name, or the rules and the keys as its description."""
        view = self._view.get()
        if t is QAccessible.Text.Description and view is not None:
            return describe_board(view.picture.position.rules)
        return translate("Board", "Board") if t is QAccessible.Text.Name else ""

    def _square(self, square: Square) -> SquareAccessible:
        found = self._squares.get(square)
        if found is None:
            found = self._squares[square] = SquareAccessible(
                self, self._view, self._changes, square
            )
            QAccessible.registerAccessibleInterface(found)
        return found


def _place(view: BoardView, square: Square) -> str:
    """Return where a square is, and whether the last move was there."""
    row, col, size = square[0] + 1, square[1] + 1, view.picture.position.rules.size
    if view.picture.last_move == square:
        return translate(
            "Board",
            "Last move, row {row} of {size}, column {column} of {size}",
            row=row,
            column=col,
            size=size,
        )
    return translate(
        "Board", "Row {row} of {size}, column {column} of {size}", row=row, column=col, size=size
    )


def describe_board(rules: Rules) -> str:
    """Return a description, for screen readers, of the rules and the keys."""
    words, line = shown(rules.describe()), rules.line_length
    if rules.reverse:
        return translate(
            "Board",
            "{rules}: {line} in a row loses. Arrow keys move, Enter plays.",
            rules=words,
            line=line,
        )
    return translate(
        "Board",
        "{rules}: {line} in a row wins. Arrow keys move, Enter plays.",
        rules=words,
        line=line,
    )


@cache
def make_boards_accessible() -> list[BoardAccessible]:
    """Register the factory for boards' interfaces; return the list that keeps them alive.

    Call it before any interface is requested, ideally before creating the QApplication.
    """
    kept: list[BoardAccessible] = []

    def make(_class_name: str, thing: QObject) -> BoardAccessible | None:
        if not isinstance(thing, BoardView):
            return None
        kept.append(BoardAccessible(thing))
        return kept[-1]

    QAccessible.installFactory(make)
    return kept
