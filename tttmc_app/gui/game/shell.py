"""What other windows and pages ask of the main window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from tttmc_app.core import GameRecord, Position

if TYPE_CHECKING:
    from tttmc_app.analysis.review import MoveReview


class Shell(Protocol):
    """The main window, as pages and windows beside the game see it."""

    @property
    def position(self) -> Position:
        """Return the position on the board, or that before the move which ended the game."""
        ...

    @property
    def side_names(self) -> tuple[str, str]:
        """Return the names of X's and O's players in the game."""
        ...

    def play_from(self, position: Position) -> None:
        """Start a game from a position, and bring the main window to the front."""
        ...

    def play_better(self, record: GameRecord, move: MoveReview) -> None:
        """Go back to a reviewed move, and play a better one in its place."""
        ...

    def show_chances_of(self, position: Position) -> None:
        """Play from a position, have a machine score it, and show each square's chances."""
        ...

    def examine(self, page: str, position: Position) -> None:
        """Open a page of the lab, to examine a position and the machine asked about it."""
        ...

    def show_manual(self, page: str) -> None:
        """Show a page of the manual."""
        ...
