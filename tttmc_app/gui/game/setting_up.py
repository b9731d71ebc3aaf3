"""Set-up mode: build a position square by square."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from tttmc_app.core import Mark, Position, Rules, Square, TttmcError
from tttmc_app.gui.board import BoardView
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.panels.bars import SetUpBar


@dataclass(frozen=True, slots=True)
class Draft:
    """A position under construction."""

    position: Position
    side: Mark | None = None
    """The side to move, once chosen; until then it follows from the numbers of marks."""

    @classmethod
    def blank(cls, rules: Rules) -> Draft:
        """Return a draft of the empty board."""
        return cls(Position.start(rules))

    def cycled(self, square: Square) -> Draft:
        """Return the draft with a square changed to the next of empty, X and O.

        Raises TttmcError if that gives both sides a line.
        """
        at = 1 << self.position.rules.index(square)
        x, o = self.position.x, self.position.o
        if x & at:
            x, o = x & ~at, o | at
        elif o & at:
            o &= ~at
        else:
            x |= at
        return self._with(x, o)

    def with_side(self, side: Mark) -> Draft:
        """Return the draft with this side to move."""
        return Draft(Position(self.position.rules, self.position.x, self.position.o, side), side)

    def _with(self, x: int, o: int) -> Draft:
        side = self.side or (Mark.O if x.bit_count() > o.bit_count() else Mark.X)
        return replace(self, position=Position(self.position.rules, x, o, side))


class SetUpMode(QObject):
    """Set-up mode, in which clicks on the board change a draft position."""

    game_requested = Signal(Position)
    """Requests a game that starts from this position."""
    left = Signal()
    """The mode has ended; the board shows the game again."""
    failed = Signal(str)

    def __init__(self, bar: SetUpBar, board: BoardView) -> None:
        super().__init__(bar)
        self._bar = bar
        self._board = board
        self._draft: Draft | None = None
        self._before: list[Draft] = []
        bar.play_requested.connect(self._begin)
        bar.cleared.connect(self._clear)
        bar.cancelled.connect(self.leave)
        bar.side_chosen.connect(self._on_side)

    @property
    def is_on(self) -> bool:
        """Return whether a position is being set up."""
        return self._draft is not None

    def enter(self, position: Position) -> None:
        """Enter the mode with the position on the board."""
        self._bar.show()
        self._draft = None
        self._before.clear()
        self._show(Draft(position))

    def take_back(self) -> None:
        """Undo the last change of the draft, if any."""
        if self._before:
            self._draft = None
            self._show(self._before.pop())

    def leave(self) -> None:
        """Leave the mode and discard the draft."""
        self._draft = None
        self._bar.hide()
        self.left.emit()

    def choose(self, square: Square) -> None:
        """Cycle a square to its next state."""
        if self._draft is None:
            return
        try:
            self._show(self._draft.cycled(square))
        except TttmcError as error:
            self.failed.emit(shown(error))

    def _show(self, draft: Draft) -> None:
        if self._draft is not None:
            self._before.append(self._draft)
        self._draft = draft
        self._bar.show_side(draft.position.to_move)
        self._board.set_overlay(None)
        self._board.set_next_mark(None)
        self._board.set_position(draft.position, None)

    def _clear(self) -> None:
        if self._draft is not None:
            self._show(Draft.blank(self._draft.position.rules))

    def _on_side(self, side: Mark) -> None:
        if self._draft is not None:
            self._show(self._draft.with_side(side))

    def _begin(self) -> None:
        draft = self._draft
        if draft is None:
            return
        if draft.position.outcome is not None:
            self.failed.emit(translate("Game", "This position is finished: remove a mark"))
            return
        self.leave()
        self.game_requested.emit(draft.position)
