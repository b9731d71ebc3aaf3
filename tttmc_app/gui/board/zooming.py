"""Zooming and panning of a board with the mouse wheel, pinches, drags and keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QNativeGestureEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QGestureEvent, QPinchGesture, QToolButton, QWidget

from tttmc_app.core import Square
from tttmc_app.gui.board.picture import LARGEST_ZOOMED, WHOLE_BOARD, Geometry, Zoom
from tttmc_app.gui.look.translation import native_keys, translate

STEP = 1.25
"""The factor of one notch of a mouse wheel, or one press of a key."""
_NOTCH = 120
"""The angle of one notch, in eighths of a degree."""


class Zooming:
    """The visible part of a board, and the gestures that change it."""

    def __init__(
        self, board: QWidget, layout: Callable[[Zoom], Geometry], on_changed: Callable[[], None]
    ) -> None:
        self._board = board
        self._layout = layout
        self._on_changed = on_changed
        self.can_drag = True
        """Whether dragging moves the board; otherwise a press always chooses a square at once."""
        self._zoom = WHOLE_BOARD
        self._pressed: QPoint | None = None
        self._dragged_from: QPoint | None = None

    @property
    def geometry(self) -> Geometry:
        """Return the board's current layout."""
        return self._layout(self._zoom)

    @property
    def is_zoomed(self) -> bool:
        """Return whether only a part of the board may be visible."""
        return self._zoom.factor > 1

    def show_whole_board(self) -> None:
        """Show the whole board again."""
        if self._zoom != WHOLE_BOARD:
            self._zoom = WHOLE_BOARD
            self._on_changed()

    def zoom_by(self, factor: float, at: QPointF) -> bool:
        """Enlarge the squares and keep the point `at` in place; return whether that is possible."""
        largest = LARGEST_ZOOMED / self._layout(WHOLE_BOARD).cell
        wanted = min(largest, self._zoom.factor * factor)
        if wanted <= 1:
            was_zoomed = self.is_zoomed
            self.show_whole_board()
            return was_zoomed
        before = self.geometry
        x, y = ((at.x() - before.left) / before.side, (at.y() - before.top) / before.side)
        after = self._layout(Zoom(wanted))
        if after.viewport is not None:
            middle = after.middle
            x += (middle.x() - at.x()) / after.side
            y += (middle.y() - at.y()) / after.side
        self._go_to(Zoom(wanted, x, y))
        return True

    def pan(self, by: QPoint) -> None:
        """Move the board, but not beyond its edges."""
        g = self.geometry
        middle = g.zoom_of(self._zoom.factor)
        x, y = middle.x - by.x() / g.side, middle.y - by.y() / g.side
        self._go_to(Zoom(self._zoom.factor, x, y))

    def show_square(self, square: Square) -> None:
        """Move the board until a square is visible, with its neighbours where possible."""
        g = self.geometry
        if g.viewport is None:
            return
        rect = g.rect(square).adjusted(-g.cell, -g.cell, g.cell, g.cell) & g.board
        view, by = g.viewport, QPoint()
        if rect.left() < view.left() or rect.right() > view.right():
            near_left = rect.left() < view.left()
            by.setX(view.left() - rect.left() if near_left else view.right() - rect.right())
        if rect.top() < view.top() or rect.bottom() > view.bottom():
            near_top = rect.top() < view.top()
            by.setY(view.top() - rect.top() if near_top else view.bottom() - rect.bottom())
        if not by.isNull():
            self.pan(by)

    def _go_to(self, zoom: Zoom) -> None:
        if self._layout(zoom).viewport is not None:
            zoom = self._layout(zoom).zoom_of(zoom.factor)  # limited by the board's edges
        if zoom != self._zoom:
            self._zoom = zoom
            self._on_changed()

    # Gestures ----------------------------------------------------------------------------------

    def wheel(self, event: QWheelEvent) -> bool:
        """Zoom with a mouse wheel; scroll with a touchpad. Return whether that is possible."""
        with_control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        scrolled = event.pixelDelta()
        if not scrolled.isNull() and not with_control:
            if self.is_zoomed:
                self.pan(scrolled)
            return self.is_zoomed
        return self.zoom_by(STEP ** (event.angleDelta().y() / _NOTCH), event.position())

    def key(self, event: QKeyEvent, square: Square) -> bool:
        """Zoom around a square with + and −, or out with 0; return whether it was such a key."""
        keys = {
            Qt.Key.Key_Plus: STEP,
            Qt.Key.Key_Equal: STEP,
            Qt.Key.Key_Minus: 1 / STEP,
            Qt.Key.Key_0: 0.0,
        }
        factor = keys.get(Qt.Key(event.key()))
        if factor is None:
            return False
        self.zoom_by(factor, QPointF(self.geometry.rect(square).center()))
        self.show_square(square)
        return True

    def pinch(self, event: QEvent) -> bool:
        """Zoom with two fingers on a touchpad or screen; return whether it is such a gesture."""
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() is not Qt.NativeGestureType.ZoomNativeGesture:
                return False
            self.zoom_by(1 + event.value(), event.position())
            return True
        if not isinstance(event, QGestureEvent):
            return False
        gesture = event.gesture(Qt.GestureType.PinchGesture)
        if not isinstance(gesture, QPinchGesture):
            return False
        self.zoom_by(gesture.scaleFactor(), self._board.mapFromGlobal(gesture.hotSpot()))
        return True

    def press(self, at: QPoint) -> bool:
        """Begin a click or a drag; return whether the release will decide which."""
        is_zoomed = self.geometry.viewport is not None
        self._pressed = at if self.can_drag and is_zoomed else None
        self._dragged_from = None
        return self._pressed is not None

    def drag(self, to: QPoint) -> bool:
        """Follow the mouse while its button is pressed; return whether it moves the board."""
        if self._pressed is None:
            return False
        far = (to - self._pressed).manhattanLength() >= QApplication.startDragDistance()
        if self._dragged_from is None and far:
            self._dragged_from = self._pressed
        if self._dragged_from is not None:
            self.pan(to - self._dragged_from)
            self._dragged_from = to
        return self._dragged_from is not None

    def release(self) -> bool:
        """End a press; return whether it turned out to be a click on a zoomed board."""
        is_click = self._pressed is not None and self._dragged_from is None
        self._pressed = self._dragged_from = None
        return is_click


class WholeBoardButton(QToolButton):
    """A button where the coordinates meet, which is visible while the board is zoomed."""

    def __init__(self, side: int, board: QWidget) -> None:
        super().__init__(board)
        self.setObjectName("wholeBoard")
        self.setText("\N{NORTH WEST ARROW TO CORNER}")
        self.setToolTip(
            translate("Board", "Show the whole board ({keys})", keys=native_keys("Ctrl+0"))
        )
        self.setAccessibleName(translate("Board", "Show the whole board"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setGeometry(0, 0, side, side)
        self.hide()
