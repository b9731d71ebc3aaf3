"""The running tally of the games that two contestants play against each other."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tttmc_app.core import Mark


@dataclass(frozen=True, slots=True)
class Series:
    """Count finished games by contestant, so that swapping sides loses nothing.

    The first contestant has X until the sides are swapped. A result that is taken back by undo
    is taken back here too.
    """

    results: tuple[tuple[int, int | None], ...] = ()
    """(game number, winning contestant 0 or 1, or None for a tie), in order of finishing."""
    swapped: bool = False
    """Whether the first contestant has O now."""

    def with_result(self, game: int, winner: Mark | None) -> Series:
        """Return the series with a game's result, in place of an earlier one of the same game."""
        who = None if winner is None else self.contestant(winner)
        return replace(self, results=(*self.without(game).results, (game, who)))

    def without(self, game: int) -> Series:
        """Return the series without a game's result."""
        return replace(self, results=tuple(r for r in self.results if r[0] != game))

    def with_sides_swapped(self) -> Series:
        """Return the series with the contestants' sides exchanged from here on."""
        return replace(self, swapped=not self.swapped)

    def contestant(self, mark: Mark) -> int:
        """Return which contestant has this side now."""
        return int((mark is Mark.O) != self.swapped)

    def wins(self, mark: Mark) -> int:
        """Return the games won by the contestant who has this side now."""
        who = self.contestant(mark)
        return sum(winner == who for _game, winner in self.results)

    @property
    def ties(self) -> int:
        """Return the tied games."""
        return sum(winner is None for _game, winner in self.results)
