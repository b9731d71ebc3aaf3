"""The board as a widget: mouse and keyboard input, and repainting."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin
from string import ascii_lowercase
from time import perf_counter

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QGestureEvent, QSizePolicy, QWidget

from tttmc_app.core import Mark, Position, Rules, Square
from tttmc_app.gui.board.layers import BoardLayers
from tttmc_app.gui.board.overlay import Overlay
from tttmc_app.gui.board.picture import BoardPicture, Geometry, Zoom
from tttmc_app.gui.board.zooming import WholeBoardButton, Zooming
from tttmc_app.gui.look.motion import Motion
from tttmc_app.gui.look.theme import Theme

TEXT_SECONDS = 0.09
"""Minimum time between updates of the numbers, so that they stay readable."""
DRAW_MS, STRIKE_MS, GROW_MS, SHAKE_MS = 120, 220, 240, 300
"""How long marks are drawn, lines struck, chips grow and taken squares shake."""
PAUSE_MS = 1000
"""Thoughts that follow one another faster than this don't grow from nothing: it would flicker."""
_DRAW, _STRIKE, _GROW, _SHAKE = "draw", "strike", "grow", "shake"
SWING = 0.06
"""How far a taken square's mark swings to each side, in squares."""
RIM = 26
_ARROWS = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}
_NO_COMMAND = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.KeypadModifier,
)
"""The modifiers with which a key still types a letter or a digit."""


class BoardView(QWidget):
    """A board that emits a signal with the square that the user chooses.

    The view makes no decisions: its owner sets the position, the overlay and the next mark. The
    view emits `chosen` for any square, playable or not.
    """

    chosen = Signal(int, int)
    """Row and column of a square that was clicked, or where Enter or Space was pressed."""
    menu_requested = Signal(object, QPoint)
    """A square whose menu is wanted, and the menu's place on the screen."""
    cursor_moved = Signal()
    """The cursor moved to another square, or the board received the focus."""
    settled = Signal()
    """The squares' contents have changed, other than by a thought in progress."""
    zoomed = Signal(bool)
    """Whether only a part of the board is visible."""
    drawn = Signal()
    """The last mark, and the line that it may complete, are whole."""
    numbers_fit_changed = Signal(bool)
    """Whether the squares are large enough for their numbers."""

    def __init__(self) -> None:
        super().__init__()
        # Created before anything that sends an event to the board.
        self._zooming = Zooming(self, self._layout_with, self._on_zoomed)
        self._picture = BoardPicture(Position.start(Rules()))
        self._next_mark: Mark | None = None
        self._texts_at = 0.0
        self._at: Square = (0, 0)
        self._typed = _TypedSquare()
        self._keyboard = False
        self.is_led = False
        """Whether the program moves the cursor, which is then visible even without the focus."""
        self._describe: Callable[[Square], str] = str
        self._layers = BoardLayers()
        self._whole = WholeBoardButton(RIM, self)
        self._whole.clicked.connect(self.show_whole_board)
        self.zoomed.connect(self._whole.setVisible)
        self.setObjectName("board")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(120, 120)
        self.grabGesture(Qt.GestureType.PinchGesture)
        self._motion = Motion(self, self._show_frame)
        self.numbers_fit = True
        """Whether the squares are large enough for their numbers."""
        self.numbers_are_fresh = True
        """Whether the last overlay updated the numbers and not just the colours."""
        self.paints = 0
        """Number of times the board has been painted, for benchmarks."""

    # Contents --------------------------------------------------------------------------------

    @property
    def picture(self) -> BoardPicture:
        """Return the picture to paint."""
        return self._picture

    @property
    def cursor_square(self) -> Square:
        """Return the square with the cursor."""
        return self._at

    @property
    def is_drawing(self) -> bool:
        """Return whether the last mark, or the line that it completes, is still being drawn."""
        return min(self._picture.drawn, self._picture.struck) < 1

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme's colours."""
        self._layers.theme = theme
        self._motion.is_wanted = theme.moves
        self._forget_layers()

    def set_position(self, position: Position, last_move: Square | None, judged: int = 0) -> None:
        """Show a position; animate the mark of a new last move, which may be a judged answer."""
        before = self._picture.position
        is_new_mark = (
            last_move is not None
            and before.rules.size == position.rules.size
            and before.mark_at(last_move) is None
        )
        if (position, last_move, judged) == (before, self._picture.last_move, self._picture.judged):
            return
        size = position.rules.size
        self._at = (min(self._at[0], size - 1), min(self._at[1], size - 1))
        hover = self._picture.hover if before.rules.size == size else None
        self._picture = self._picture._replace(
            position=position,
            last_move=last_move,
            judged=judged,
            hover=hover,
        )
        if before.rules.size != size:
            self._picture = self._picture.without_overlay()
            self._zooming.show_whole_board()
        self._motion.end(_DRAW, _STRIKE, _SHAKE)
        if is_new_mark:
            self._motion.begin(_DRAW, DRAW_MS, pause=DRAW_MS)
            if position.outcome and position.outcome.lines:
                self._motion.begin(_STRIKE, DRAW_MS + STRIKE_MS)  # the line follows the mark
        self._refresh()
        self.update()
        self.settled.emit()

    def set_overlay(self, overlay: Overlay | None, *, final: bool = True) -> None:
        """Show a thought; until it is final, update its numbers less often than its colours."""
        if overlay is not None and len(overlay.shades) != self._picture.position.rules.square_count:
            return  # the thought is about a board of another size
        now, before = perf_counter(), self._picture
        is_same = overlay == before.overlay and before.is_live is not final
        if is_same and final:
            self._picture = before._replace(overlay=overlay)  # which may know of other rules
            return
        texts = before.texts
        if overlay is None:
            texts = ()
        elif final or now - self._texts_at >= TEXT_SECONDS or before.overlay is None:
            texts = overlay.texts()
            self._texts_at = now
        self.numbers_are_fresh = self._texts_at == now
        is_same = is_same and texts == before.texts
        texts = before.texts if texts == before.texts else texts  # this keeps the numbers' layer
        self._picture = before._replace(overlay=overlay, texts=texts, is_live=not final)
        if not is_same:
            self._grow(before)
            self.update()
        self._check_numbers()
        if final:
            self.settled.emit()

    def _grow(self, before: BoardPicture) -> None:
        """Make chips grow from nothing, or shrink from whole squares after a live thought."""
        new, old, is_live = self._picture.overlay, before.overlay, self._picture.is_live
        was_live = old is not None and before.is_live
        is_new = new is not None and (old is None or new.facts.position != old.facts.position)
        if is_new or (was_live and not is_live):
            self._picture = self._picture._replace(grown_from=float(was_live and not is_new))
            self._motion.begin(_GROW, GROW_MS, pause=PAUSE_MS if is_new else 0)
        elif new is None:
            self._motion.end(_GROW)

    def set_fault(self, square: Square | None) -> None:
        """Ring an earlier move as a wrong one."""
        if square != self._picture.fault:
            self._picture = self._picture._replace(fault=square)
            self.update()

    def set_marked(self, squares: tuple[Square, ...]) -> None:
        """Mark the squares that a text beside the board names."""
        self._picture = self._picture._replace(marked=squares)
        self.update()

    def set_next_mark(self, mark: Mark | None) -> None:
        """Set the mark that a click would play; None where no move is possible."""
        self._next_mark = mark
        self._refresh()

    def set_description(self, describe: Callable[[Square], str]) -> None:
        """Set the function that describes a square for tooltips and screen readers."""
        self._describe = describe

    def describe(self, square: Square) -> str:
        """Return the description of a square."""
        return self._describe(square)

    # Layout -----------------------------------------------------------------------------------

    def geometry_of_squares(self) -> Geometry:
        """Return the board's layout at the current size and zoom."""
        return self._zooming.geometry

    def _layout_with(self, zoom: Zoom) -> Geometry:
        size = self._picture.position.rules.size
        return Geometry.fit(size, self.width(), self.height(), RIM, zoom)

    def square_rect(self, row: int, col: int) -> QRect:
        """Return a square's rectangle in the board's coordinates."""
        return self.geometry_of_squares().rect((row, col))

    def sizeHint(self) -> QSize:
        """Return the preferred size."""
        return QSize(540, 540)

    # Zoom ------------------------------------------------------------------------------------

    def set_pannable(self, pannable: bool) -> None:
        """Set whether dragging moves a zoomed board; otherwise its owner may use drags."""
        self._zooming.can_drag = pannable

    def show_whole_board(self) -> None:
        """Show the whole board after zooming in."""
        self._zooming.show_whole_board()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom a large board, or scroll it with a touchpad."""
        event.setAccepted(self._zooming.wheel(event))
        self._hover(self.geometry_of_squares().square_at(event.position().toPoint()))

    def _on_zoomed(self) -> None:
        """Show another part of the board; the numbers depend on the squares' size."""
        self.zoomed.emit(self.geometry_of_squares().viewport is not None)
        self._check_numbers()
        self.update()

    def _check_numbers(self) -> None:
        """Report whether the squares are large enough for their numbers."""
        brush = self._layers.brush(self.geometry_of_squares(), self.font())
        fit = brush.shows_numbers(self._picture)
        if self._picture.overlay is not None and fit != self.numbers_fit:
            self.numbers_fit = fit
            self.numbers_fit_changed.emit(fit)

    # Mouse and keyboard ----------------------------------------------------------------------

    def move_cursor(self, square: Square) -> None:
        """Move the cursor to a square and show it."""
        self._at = square
        self._keyboard = True
        self._zooming.show_square(square)
        self._refresh()
        self.cursor_moved.emit()

    def hide_cursor(self) -> None:
        """Hide the cursor until the next key."""
        self._keyboard = False
        self._refresh()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the square under the mouse; on a zoomed board, releasing the button chooses it."""
        self._keyboard = False
        at = event.position().toPoint()
        if event.button() is Qt.MouseButton.LeftButton and not self._zooming.press(at):
            self._choose(at)
        self._refresh()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the square under the mouse on a zoomed board that hasn't been dragged."""
        if event.button() is Qt.MouseButton.LeftButton and self._zooming.release():
            self._choose(event.position().toPoint())
        self._refresh()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Treat a double click as a second click; outside the squares, show the whole board."""
        if self.geometry_of_squares().square_at(event.position().toPoint()) is None:
            self.show_whole_board()
        else:
            self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show a faint preview of the mark that a click would play, or move a zoomed board."""
        at = event.position().toPoint()
        is_dragged = self._zooming.drag(at)
        self._hover(None if is_dragged else self.geometry_of_squares().square_at(at))
        if is_dragged:
            self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Request the menu of the square under the mouse, or of the one with the cursor."""
        by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        square = self._at if by_key else self.geometry_of_squares().square_at(event.pos())
        if square is not None:
            at = self.square_rect(*square).center() if by_key else event.pos()
            self.menu_requested.emit(square, self.mapToGlobal(at))

    def _choose(self, at: QPoint) -> None:
        square = self.geometry_of_squares().square_at(at)
        if square is not None:
            self._at = square
            self.cursor_moved.emit()
            self._press(square)

    def _press(self, square: Square) -> None:
        """Choose a square; on your turn, a taken one shakes its mark."""
        is_taken = self._picture.position.mark_at(square) is not None
        if is_taken and self._next_mark is not None:
            self._picture = self._picture._replace(shaken=square)
            self._motion.begin(_SHAKE, SHAKE_MS)
        self.chosen.emit(*square)

    def leaveEvent(self, event: QEvent) -> None:
        """Remove the preview."""
        self._hover(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the cursor with the arrow keys or by typing a name; choose with Enter or Space."""
        key = Qt.Key(event.key())
        size = self._picture.position.rules.size
        if key in _ARROWS:
            down, right = _ARROWS[key]
            row, col = self._at
            if self._keyboard:  # the first arrow key only shows the cursor
                self._at = (min(size - 1, max(0, row + down)), min(size - 1, max(0, col + right)))
            self.move_cursor(self._at)
        elif named := self._typed.key(event, self._at, size):
            self.move_cursor(named)
        elif self._zooming.key(event, self._at):
            event.accept()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._keyboard = True
            self._press(self._at)
            self._refresh()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor if the focus was moved here with the keyboard."""
        keys = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self._keyboard = self._keyboard or event.reason() in keys
        self._refresh()
        self.cursor_moved.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor."""
        self._refresh()

    def event(self, event: QEvent) -> bool:
        """Zoom by pinching."""
        is_gesture = isinstance(event, QGestureEvent | QNativeGestureEvent)
        return (is_gesture and self._zooming.pinch(event)) or super().event(event)

    def _hover(self, square: Square | None) -> None:
        if square != self._picture.hover:
            self._picture = self._picture._replace(hover=square)
            self._refresh()
            self.update()

    # Painting --------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the board."""
        self.paints += 1
        brush = self._layers.brush(self.geometry_of_squares(), self.font())
        painter = QPainter(self)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # ".30" isn't written "30."
        behind = self.palette().window().color()
        self._layers.paint(painter, brush, self._picture, behind)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the squares again; the numbers depend on their size."""
        self._on_zoomed()

    def changeEvent(self, event: QEvent) -> None:
        """Repaint when the font changes."""
        if event.type() is QEvent.Type.FontChange:
            self._forget_layers()
        super().changeEvent(event)

    def _forget_layers(self) -> None:
        self._layers.forget()
        self.update()

    def _refresh(self) -> None:
        picture, hover = self._picture, self._picture.hover
        position = picture.position
        # While a position is set up, also where the game would be over.
        free = hover is not None and hover in (position.legal_squares or position.empty_squares)
        self._picture = picture._replace(
            hover_mark=self._next_mark if free else None,
            cursor=self._at if self._keyboard and (self.hasFocus() or self.is_led) else None,
            is_cursor_led=self.is_led and not self.hasFocus(),
        )
        pointing = free and self._next_mark is not None
        shape = Qt.CursorShape.PointingHandCursor if pointing else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        if self._picture != picture:
            self.update()

    def _show_frame(self) -> None:
        """Show how far everything that moves has come."""
        share, picture, was_drawing = self._motion.shares.get, self._picture, self.is_drawing
        shaken = share(_SHAKE, 1.0)
        self._picture = picture._replace(
            drawn=share(_DRAW, 1.0),
            struck=max(0.0, 1 - (1 - share(_STRIKE, 1.0)) * (DRAW_MS + STRIKE_MS) / STRIKE_MS),
            grown=1 - (1 - share(_GROW, 1.0)) ** 3,
            shaken=picture.shaken if shaken < 1 else None,
            swing=SWING * sin(shaken * 4 * pi) * (1 - shaken),
        )
        self.update()
        if was_drawing and not self.is_drawing:
            self.drawn.emit()


class _TypedSquare:
    """The name of a square typed so far: its letter chooses the column, its digits the row."""

    def __init__(self) -> None:
        self._row = 0
        """The row typed so far, counted from 1; 0 before a digit is typed."""
        self._square: Square | None = None
        """The square to which the last key moved the cursor; None before a letter is typed."""

    def key(self, event: QKeyEvent, at: Square, size: int) -> Square | None:
        """Return where a key moves the cursor from `at`, or None if the key isn't part of a name.

        A second digit is added to the first if the board has that row: b1, then 2, is b12.
        """
        text = event.text().lower() if event.modifiers() in _NO_COMMAND else ""
        if len(text) == 1 and text in ascii_lowercase[:size]:
            self._row, self._square = 0, (at[0], ascii_lowercase.index(text))
            return self._square
        if self._square is None or self._square != at or text not in tuple("0123456789"):
            self._square = None
            return None
        both = 10 * self._row + int(text)
        if not int(text) and not 1 <= both <= size:  # a key of its own, unless it ends a row
            return None
        self._row = both if both <= size else int(text)
        if not 1 <= self._row <= size:
            self._row = 0
            return at
        self._square = (self._row - 1, at[1])
        return self._square
