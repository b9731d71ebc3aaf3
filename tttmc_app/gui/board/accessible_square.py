"""A square as screen readers and other assistive technology meet it: a button."""

from __future__ import annotations

from typing import cast
from weakref import ref

from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from shiboken6 import VoidPtr, getCppPointer, isValid

from tttmc_app.core import Square
from tttmc_app.gui.board.changes import ChangeReporter
from tttmc_app.gui.board.view import BoardView

# What Qt takes for "there is none", whatever PySide's stubs say.
NOBODY = cast("QAccessibleInterface", None)


class ViewRef:
    """Hold a board weakly: PySide keeps every interface as long as the application."""

    def __init__(self, view: BoardView) -> None:
        self._view = ref(view)

    def get(self) -> BoardView | None:
        """Return the widget, or None once Qt has deleted it."""
        view = self._view()
        return view if view is not None and isValid(view) else None

    def with_square(self, square: Square) -> BoardView | None:
        """Return the widget if it has this square now: boards change their size."""
        view = self.get()
        return view if view and max(square) < view.picture.position.rules.size else None


class SquareAction(QAccessibleActionInterface):
    """Let assistive technology press a square or put the focus on it."""

    def __init__(self, view: ViewRef, square: Square) -> None:
        super().__init__()
        self._view = view
        self._square = square

    def actionNames(self) -> list[str]:
        """Return what can be done with a square."""
        return [self.pressAction(), self.setFocusAction()]

    def doAction(self, actionName: str, /) -> None:
        """Choose the square as a click does, or only go there."""
        view = self._view.with_square(self._square)
        if view is None or actionName not in self.actionNames():
            return
        if actionName == self.setFocusAction():
            view.setFocus(Qt.FocusReason.OtherFocusReason)
        view.stand_on(self._square)
        if actionName == self.pressAction():
            view.chosen.emit(*self._square)

    def keyBindingsForAction(self, actionName: str, /) -> list[str]:
        """Return no keys: a square has none of its own."""
        return []


class SquareAccessible(QAccessibleInterface):
    """Show one square as a button that is called what it holds."""

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
        """Return whether the board is there and large enough to have this square."""
        return self._view.with_square(self.square) is not None

    def object(self) -> QObject:
        """Return nothing: a square is painted and no object of its own."""
        return cast("QObject", None)

    def parent(self) -> QAccessibleInterface:
        """Return the board, as long as there is one."""
        return self._board if self._view.get() is not None else NOBODY

    def child(self, index: int, /) -> QAccessibleInterface:
        """Return nothing: a square has no parts."""
        return NOBODY

    def childAt(self, x: int, y: int, /) -> QAccessibleInterface:
        """Return nothing: a square has no parts."""
        return NOBODY

    def childCount(self) -> int:
        """Return 0: a square has no parts."""
        return 0

    def indexOfChild(self, arg__1: QAccessibleInterface, /) -> int:
        """Return -1: a square has no parts."""
        return -1

    def rect(self) -> QRect:
        """Return where the square is on the screen."""
        view = self._view.with_square(self.square)
        if view is None:
            return QRect()
        rect = view.square_rect(*self.square)
        return QRect(view.mapToGlobal(rect.topLeft()), rect.size())

    def role(self) -> QAccessible.Role:
        """Return that a square is pressed like a button."""
        return QAccessible.Role.Button

    def state(self) -> QAccessible.State:
        """Return whether the square is to be seen and whether the keyboard stands on it."""
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
        if t is QAccessible.Text.Description and view.picture.last_move == self.square:
            return "Last move"
        return ""

    def setText(self, t: QAccessible.Text, text: str, /) -> None:
        """Change nothing: a square is called what it holds."""

    def interface_cast(self, arg__1: QAccessible.InterfaceType, /) -> int:
        """Return the address of what presses the square, or of nothing for any other skill."""
        action = arg__1 is QAccessible.InterfaceType.ActionInterface
        address = getCppPointer(self._action)[0] if action else 0
        # PySide passes a VoidPtr on as an address; a plain int or None would crash Qt.
        return cast("int", VoidPtr(address))
