"""The board as a widget: mouse and keyboard input, and repainting."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from time import perf_counter

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from tttmc_app.core import Mark, Position, Rules, Square
from tttmc_app.gui.board.overlay import Overlay
from tttmc_app.gui.board.painter import TEXT_CELL, BoardPainter
from tttmc_app.gui.board.picture import BoardPicture, Geometry
from tttmc_app.gui.look.theme import LIGHT, Theme
from tttmc_app.gui.look.translation import translate

TEXT_SECONDS = 0.09
"""Minimum time between updates of the numbers, so that they stay readable."""
DRAW_MS = 120
STRIKE_MS = 220
RIM = 26
_ARROWS = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}


class BoardView(QWidget):
    """A board that emits the square that the user chooses.

    The view makes no decisions: its owner sets the position, the overlay and the next mark. The
    view emits `chosen` for any square, playable or not.
    """

    chosen = Signal(int, int)
    """Row and column of a square that was clicked, or where Enter or Space was pressed."""
    cursor_moved = Signal()
    """The cursor moved to another square, or the board received the focus."""
    settled = Signal()
    """The squares' contents have changed, other than by a thought in progress."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("board")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(120, 120)
        self._theme = LIGHT
        self._picture = BoardPicture(Position.start(Rules()))
        self._next_mark: Mark | None = None
        self._texts_at = 0.0
        self._at: Square = (0, 0)
        self._keyboard = False
        self._describe: Callable[[Square], str] = str
        self._marks_layer: tuple[object, QPixmap] | None = None
        self._texts_layer: tuple[object, QPixmap] | None = None
        self._animated = True
        self._drawing = self._animation(DRAW_MS, "drawn")
        self._striking = self._animation(STRIKE_MS, "struck")
        self.numbers_are_fresh = True
        """Whether the last overlay updated the numbers, and not only the colours."""
        self.paints = 0
        """Number of times the board was painted, for benchmarks."""

    # Contents --------------------------------------------------------------------------------

    @property
    def picture(self) -> BoardPicture:
        """Return the picture to paint."""
        return self._picture

    @property
    def cursor_square(self) -> Square:
        """Return the square with the cursor."""
        return self._at

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme's colours."""
        self._theme = theme
        self._forget_layers()

    def set_animated(self, animated: bool) -> None:
        """Set whether marks are drawn stroke by stroke or all at once."""
        self._animated = animated

    def set_position(self, position: Position, last_move: Square | None) -> None:
        """Show a position; animate the mark of a new last move."""
        before = self._picture.position
        is_new_mark = (
            last_move is not None
            and before.rules.size == position.rules.size
            and before.mark_at(last_move) is None
        )
        if position == before and last_move == self._picture.last_move:
            return
        size = position.rules.size
        self._at = (min(self._at[0], size - 1), min(self._at[1], size - 1))
        hover = self._picture.hover if before.rules.size == size else None
        self._picture = replace(
            self._picture,
            position=position,
            last_move=last_move,
            hover=hover,
            drawn=1.0,
            struck=1.0,
        )
        if before.rules.size != size:
            self._picture = replace(self._picture, overlay=None, texts=())
        self._drawing.stop()
        self._striking.stop()
        if is_new_mark and self._animated and self.isVisible():
            self._drawing.start()
            if position.outcome and position.outcome.lines:
                self._striking.start()
        self._refresh()
        self.settled.emit()

    def set_overlay(self, overlay: Overlay | None, *, final: bool = True) -> None:
        """Show a thought; until it is final, update its numbers less often than its colours."""
        if overlay is not None and len(overlay.shades) != self._picture.position.rules.square_count:
            return  # the thought is about a board of another size
        now = perf_counter()
        texts = self._picture.texts
        if overlay is None:
            texts = ()
        elif final or now - self._texts_at >= TEXT_SECONDS or self._picture.overlay is None:
            texts = overlay.texts() if self.geometry_of_squares().cell >= TEXT_CELL else ()
            self._texts_at = now
        self.numbers_are_fresh = self._texts_at == now
        self._picture = replace(self._picture, overlay=overlay, texts=texts)
        self.update()
        if final:
            self.settled.emit()

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
        """Return the board's layout at the current size."""
        size = self._picture.position.rules.size
        return Geometry.fit(size, self.width(), self.height(), RIM)

    def square_rect(self, row: int, col: int) -> QRect:
        """Return a square's rectangle in the board's coordinates."""
        return self.geometry_of_squares().rect((row, col))

    def sizeHint(self) -> QSize:
        """Return the preferred size."""
        return QSize(540, 540)

    # Mouse and keyboard ----------------------------------------------------------------------

    def move_cursor(self, square: Square) -> None:
        """Move the cursor to a square and show it."""
        self._at = square
        self._keyboard = True
        self._refresh()
        self.cursor_moved.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the square under the mouse."""
        square = self._square_under(event.position().toPoint())
        self._keyboard = False
        if event.button() is Qt.MouseButton.LeftButton and square is not None:
            self._at = square
            self.cursor_moved.emit()
            self.chosen.emit(*square)
        self._refresh()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show a faint preview of the mark that a click would play."""
        self._hover(self._square_under(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        """Remove the preview."""
        self._hover(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move with the arrow keys; choose with Enter or Space."""
        key = Qt.Key(event.key())
        size = self._picture.position.rules.size
        if key in _ARROWS:
            down, right = _ARROWS[key]
            row, col = self._at
            if self._keyboard:  # the first arrow only shows the cursor
                self._at = (min(size - 1, max(0, row + down)), min(size - 1, max(0, col + right)))
            self._keyboard = True
            self._refresh()
            self.cursor_moved.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._keyboard = True
            self.chosen.emit(*self._at)
            self._refresh()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor if the keyboard moved the focus here."""
        keys = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self._keyboard = self._keyboard or event.reason() in keys
        self._refresh()
        self.cursor_moved.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor."""
        self._refresh()

    def event(self, event: QEvent) -> bool:
        """Show the tooltip of the square under the mouse."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            square = self._square_under(event.pos())
            if square is not None:
                tip = self._describe(square)
                if square == self._picture.last_move:
                    tip = translate("Board", "{square}, last move", square=tip)
                QToolTip.showText(event.globalPos(), tip, self, self.square_rect(*square))
            else:
                QToolTip.hideText()
            return True
        return super().event(event)

    def _square_under(self, point: QPoint) -> Square | None:
        return self.geometry_of_squares().square_at(point)

    def _hover(self, square: Square | None) -> None:
        if square != self._picture.hover:
            self._picture = replace(self._picture, hover=square)
            self._refresh()

    # Painting --------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the board; marks and numbers come from two cached layers."""
        self.paints += 1
        geometry = self.geometry_of_squares()
        brush = BoardPainter(self._theme, geometry, self.font())
        picture = self._picture
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        brush.paint_squares(painter, picture)
        painter.drawPixmap(0, 0, self._marks(brush, picture))
        if picture.drawn < 1.0 and picture.last_move is not None:
            brush.paint_marks_of(painter, picture, (picture.last_move,))
        if picture.texts:
            painter.drawPixmap(0, 0, self._texts(brush, picture))
        brush.paint_accents(painter, picture)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the squares again; the numbers depend on their size."""
        self._forget_layers()
        self.set_overlay(self._picture.overlay)

    def changeEvent(self, event: QEvent) -> None:
        """Repaint when the font changes."""
        if event.type() is QEvent.Type.FontChange:
            self._forget_layers()
        super().changeEvent(event)

    def _texts(self, brush: BoardPainter, picture: BoardPicture) -> QPixmap:
        position = picture.position
        key = (picture.texts, position.rules.size, position.x, position.o, self._texts_at)
        if self._texts_layer is None or self._texts_layer[0] != key:
            pixmap, painter = self._new_layer()
            brush.paint_texts(painter, picture)
            painter.end()
            self._texts_layer = (key, pixmap)
        return self._texts_layer[1]

    def _marks(self, brush: BoardPainter, picture: BoardPicture) -> QPixmap:
        drawing = picture.last_move if picture.drawn < 1.0 else None
        marked = brush.shades_under_marks(picture)
        key = (picture.position.x, picture.position.o, picture.position.rules.size, drawing, marked)
        if self._marks_layer is None or self._marks_layer[0] != key:
            pixmap, painter = self._new_layer()
            brush.paint_coordinates(painter)
            brush.paint_lines(painter)
            hidden = frozenset(() if drawing is None else (drawing,))
            brush.paint_marks(painter, replace(picture, hidden=hidden))
            painter.end()
            self._marks_layer = (key, pixmap)
        return self._marks_layer[1]

    def _new_layer(self) -> tuple[QPixmap, QPainter]:
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(self.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        return pixmap, painter

    def _forget_layers(self) -> None:
        self._marks_layer = self._texts_layer = None
        self.update()

    def _refresh(self) -> None:
        picture = self._picture
        hover = picture.hover
        free = hover is not None and picture.position.mark_at(hover) is None
        self._picture = replace(
            picture,
            hover_mark=self._next_mark if free else None,
            cursor=self._at if self._keyboard and self.hasFocus() else None,
        )
        pointing = free and self._next_mark is not None
        self.setCursor(
            Qt.CursorShape.PointingHandCursor if pointing else Qt.CursorShape.ArrowCursor
        )
        self.update()

    def _animation(self, milliseconds: int, part: str) -> QVariantAnimation:
        animation = QVariantAnimation(self)
        animation.setDuration(milliseconds)
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        slot = self._set_drawn if part == "drawn" else self._set_struck
        animation.valueChanged.connect(slot)
        return animation

    def _set_drawn(self, share: float) -> None:
        self._picture = replace(self._picture, drawn=share)
        self.update()

    def _set_struck(self, share: float) -> None:
        self._picture = replace(self._picture, struck=share)
        self.update()
