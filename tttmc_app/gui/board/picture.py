"""Everything that one painting of the board depends on, as values."""

from __future__ import annotations

from dataclasses import dataclass, field

from tttmc_app.core import Mark, Position, Square
from tttmc_app.gui.board.overlay import Overlay


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """Hold what a board looks like at one moment."""

    position: Position
    last_move: Square | None = None
    overlay: Overlay | None = None
    texts: tuple[str, ...] = ()
    """The overlay's texts as shown, which may be a moment older than its shades."""
    hover: Square | None = None
    """The empty square under the mouse, where `hover_mark` is shown faintly."""
    hover_mark: Mark | None = None
    cursor: Square | None = None
    """The square that the keyboard stands on, while it is used."""
    drawn: float = 1.0
    """How much of the last move's mark is drawn, 0 to 1."""
    struck: float = 1.0
    """How much of the winning line is drawn, 0 to 1."""
    hidden: frozenset[Square] = field(default_factory=frozenset[Square])
    """Squares whose marks are not painted."""
