"""The running tally of the games that two contestants play against each other."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tttmc_app.core import Mark

_Results = tuple[tuple[int, int | None, str], ...]


@dataclass(frozen=True, slots=True)
class Series:
    """Count finished games by contestant, so that swapping sides loses nothing.

    The first contestant has X until the sides are swapped. A result that is taken back by undo
    is taken back here too. Games by other rules or between other players are of another pairing.
    """

    results: _Results = ()
    """(game number, winning contestant 0 or 1 or None for a tie, pairing), as they finished."""
    swapped: bool = False
    """Whether the first contestant has O now."""
    withdrawn: _Results = ()
    """Results of games that undo opened again, for redo to bring back as they were."""

    def with_result(self, game: int, winner: Mark | None, pairing: str = "") -> Series:
        """Return the series with a game's result, in place of an earlier one of the same game."""
        who = None if winner is None else self.contestant(winner)
        return replace(
            self,
            results=(*_but(game, self.results), (game, who, pairing)),
            withdrawn=_but(game, self.withdrawn),
        )

    def without(self, game: int) -> Series:
        """Return the series without a game's result, which can be had back."""
        taken = _of(game, self.results)
        if not taken:
            return self
        kept = (*_but(game, self.withdrawn), *taken)
        return replace(self, results=_but(game, self.results), withdrawn=kept)

    def with_again(self, game: int) -> Series:
        """Return the series with a game's withdrawn result, whoever has which side by now."""
        again = _of(game, self.withdrawn)
        return replace(self, results=(*self.results, *again), withdrawn=_but(game, self.withdrawn))

    def among(self, pairing: str) -> Series:
        """Return the series with the results of one pairing only."""
        return replace(self, results=tuple(r for r in self.results if r[2] == pairing))

    def cleared(self) -> Series:
        """Return the series before its first game, the sides as they are."""
        return replace(self, results=(), withdrawn=())

    def with_sides_swapped(self) -> Series:
        """Return the series with the contestants' sides exchanged from here on."""
        return replace(self, swapped=not self.swapped)

    def contestant(self, mark: Mark) -> int:
        """Return which contestant has this side now."""
        return int((mark is Mark.O) != self.swapped)

    def wins(self, mark: Mark) -> int:
        """Return the games won by the contestant who has this side now."""
        who = self.contestant(mark)
        return sum(winner == who for _game, winner, _pairing in self.results)

    @property
    def ties(self) -> int:
        """Return the tied games."""
        return sum(winner is None for _game, winner, _pairing in self.results)


def _of(game: int, results: _Results) -> _Results:
    return tuple(result for result in results if result[0] == game)


def _but(game: int, results: _Results) -> _Results:
    return tuple(result for result in results if result[0] != game)
