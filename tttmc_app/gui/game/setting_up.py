"""Set-up mode: build a position square by square."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

from tttmc_app.core import Mark, Position, Rules, Square, TttmcError
from tttmc_app.gui.board import BoardView
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.panels.set_up_bar import Brush, SetUpBar

_KEYS: dict[Qt.Key, Brush] = {
    Qt.Key.Key_X: Mark.X,
    Qt.Key.Key_O: Mark.O,
    Qt.Key.Key_Delete: None,
    Qt.Key.Key_Backspace: None,
}
_KEYPAD_OR_SHIFT = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier


class Draft(NamedTuple):
    """A position under construction."""

    position: Position
    side: Mark | None = None
    """The side to move, once chosen; until then it follows from the numbers of marks."""

    @classmethod
    def blank(cls, rules: Rules) -> Draft:
        """Return a draft of the empty board."""
        return cls(Position.start(rules))

    def painted(self, square: Square, brush: Brush) -> Draft:
        """Return the draft with a brush applied to a square.

        Raises TttmcError if that gives both sides a line.
        """
        at = 1 << self.position.rules.index(square)
        x, o = self.position.x & ~at, self.position.o & ~at
        if brush is not None:
            x, o = (x | at, o) if brush is Mark.X else (x, o | at)
        return self._with(x, o)

    def with_side(self, side: Mark) -> Draft:
        """Return the draft with this side to move."""
        return Draft(Position(self.position.rules, self.position.x, self.position.o, side), side)

    def _with(self, x: int, o: int) -> Draft:
        side = self.side or (Mark.O if x.bit_count() > o.bit_count() else Mark.X)
        return self._replace(position=Position(self.position.rules, x, o, side))


class SetUpMode(QObject):
    """Set-up mode, in which clicks and drags on the board change a draft position."""

    game_requested = Signal(Position)
    """Requests a game that starts from this position."""
    changed = Signal()
    """A different position is being set up, or set-up mode has ended."""
    left = Signal()
    """The mode has ended; the board shows the game again."""
    failed = Signal(str)

    def __init__(self, bar: SetUpBar, board: BoardView) -> None:
        super().__init__(bar)
        self._bar = bar
        self._board = board
        self._draft: Draft | None = None
        self._before: list[Draft] = []
        self._brush: Brush = Mark.X
        self._stroke: Brush = Mark.X
        """The mark that the current drag paints."""
        self._dragged: Square | None = None
        """The last square of the current drag."""
        bar.play_requested.connect(self._begin)
        bar.cleared.connect(self._clear)
        bar.cancelled.connect(self.leave)
        bar.side_chosen.connect(self._on_side)
        bar.brush_chosen.connect(self._choose_brush)

    @property
    def is_on(self) -> bool:
        """Return whether a position is being set up."""
        return self._draft is not None

    @property
    def position(self) -> Position | None:
        """Return the position being set up."""
        return None if self._draft is None else self._draft.position

    @property
    def can_take_back(self) -> bool:
        """Return whether the draft has a change to undo."""
        return self.is_on and bool(self._before)

    @property
    def _obstacle(self) -> str:
        """Return why the draft can't be played; empty if it can."""
        if self._draft is None or self._draft.position.outcome is None:
            return ""
        return translate("Game", "This position is finished: remove a mark")

    def enter(self, position: Position) -> None:
        """Enter the mode with the position on the board."""
        self._draft = None
        self._before.clear()
        self._board.installEventFilter(self)
        self._board.set_pannable(False)  # drags draw
        self._show(Draft(position))
        self._choose_brush(Mark.X)
        self._bar.show()
        self._board.setFocus()

    def take_back(self) -> None:
        """Undo the last change to the draft, if any."""
        if self._before:
            self._draft = None
            self._show(self._before.pop())

    def leave(self) -> None:
        """Leave the mode and discard the draft."""
        self._draft = self._dragged = None
        self._board.removeEventFilter(self)
        self._board.set_pannable(True)
        self._bar.hide()
        self.left.emit()
        self.changed.emit()

    def choose(self, square: Square) -> None:
        """Apply the brush to a square, or erase its mark if the brush would only repeat it."""
        if self._draft is not None:
            is_repeated = self._draft.position.mark_at(square) is self._brush
            self._stroke = None if is_repeated else self._brush
            self._paint(square, self._stroke)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Continue painting with a drag; draw and erase at the cursor with keys."""
        if isinstance(event, QMouseEvent):
            return self._on_mouse(event)
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._on_key(event)
        return False

    def _on_mouse(self, event: QMouseEvent) -> bool:
        square = self._board.geometry_of_squares().square_at(event.position().toPoint())
        if event.type() is QEvent.Type.MouseButtonRelease:
            self._dragged = None
        elif not event.buttons() & Qt.MouseButton.LeftButton or square is None:
            return False
        elif event.type() is QEvent.Type.MouseMove:
            if self._dragged not in (None, square):
                self._dragged = square
                self._paint(square, self._stroke)
        else:  # the board reports the square, and choose() begins the stroke
            self._dragged = square
        return False

    def _on_key(self, event: QKeyEvent) -> bool:
        if event.modifiers() & ~_KEYPAD_OR_SHIFT:
            return False
        for key, brush in _KEYS.items():
            if Qt.Key(event.key()) is key:
                self._choose_brush(brush)
                self._paint(self._board.cursor_square, brush)
                return True
        return False

    def _paint(self, square: Square, brush: Brush) -> None:
        if self._draft is None or self._draft.position.mark_at(square) is brush:
            return
        try:
            self._show(self._draft.painted(square, brush))
        except TttmcError as error:
            self.failed.emit(shown(error))

    def _choose_brush(self, brush: Brush) -> None:
        self._brush = brush
        self._bar.show_brush(brush)
        self._board.set_next_mark(brush)

    def _show(self, draft: Draft) -> None:
        if self._draft is not None:
            self._before.append(self._draft)
        self._draft = draft
        self._bar.show_position(draft.position.to_move, self._obstacle)
        self._board.set_overlay(None)
        self._board.set_position(draft.position, None)
        self.changed.emit()

    def _clear(self) -> None:
        if self._draft is not None:
            self._show(Draft.blank(self._draft.position.rules))

    def _on_side(self, side: Mark) -> None:
        if self._draft is not None:
            self._show(self._draft.with_side(side))

    def _begin(self) -> None:
        draft = self._draft
        if draft is not None and draft.position.outcome is None:
            self.leave()
            self.game_requested.emit(draft.position)
