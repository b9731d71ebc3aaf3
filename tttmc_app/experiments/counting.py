"""Which finished games of a run count, and whether they decide it before its last game."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from tttmc_app.core import Mark
from tttmc_app.experiments.games import PackedGames, PlayedGame, unpacked
from tttmc_app.experiments.pairs import POINTS, decision
from tttmc_app.experiments.settings import Bounds


class Counting:
    """Counts every game as it arrives; no game decides a run."""

    @property
    def is_decided(self) -> bool:
        """Return whether the run ends now, even if some of its games haven't been played."""
        return False

    @property
    def surplus(self) -> Collection[int]:
        """Return the numbers of finished games that don't count, at least not yet."""
        return ()

    def take(self, games: Iterable[PlayedGame | PackedGames]) -> Iterable[PlayedGame | PackedGames]:
        """Return the games that count now, given the ones that have just finished."""
        return games


class PairCounting(Counting):
    """Counts the games of a match once both games of their pair are finished.

    An interrupted match has more games with A on one side than on the other. If they all counted,
    the results would say which side A had played more often, not only how strong it is.

    With a sequential test, pairs count in numerical order until it decides: workers finish quick
    games first, so the decision would depend on their speed.
    """

    def __init__(self, games: int, bounds: Bounds | None = None) -> None:
        """Prepare to count a match of at most `games` games; an odd last game has no partner.

        `bounds` are the Elo differences between which a test decides, if there is one.
        """
        self._pairs = (games + 1) // 2
        self._bounds = bounds
        self._next = 0  # the first pair that doesn't count yet, if they count in order
        self._counts = [0] * len(POINTS)
        self._waiting: dict[int, PlayedGame] = {}
        self._is_decided = False

    @property
    def is_decided(self) -> bool:
        """Return whether the test has accepted one of the differences."""
        return self._is_decided

    @property
    def surplus(self) -> Collection[int]:
        """Return the numbers of the finished games of pairs that don't count."""
        return self._waiting.keys()

    def take(self, games: Iterable[PlayedGame | PackedGames]) -> Sequence[PlayedGame]:
        """Return the games of the pairs that count now, pair by pair."""
        new = {game.number: game for game in unpacked(games)}
        self._waiting |= new
        found: list[PlayedGame] = []
        if self._bounds is None:
            for number in new:
                found += self._taken(number % self._pairs)
        else:
            while not self._is_decided and (pair := self._taken(self._next)):
                found += pair
                self._next += 1
                self._counts[sum(map(half_points, pair))] += 1
                self._is_decided = bool(decision(self._counts, *self._bounds))
        return found

    def _taken(self, pair: int) -> list[PlayedGame]:
        """Remove a pair from the waiting games; return nothing if it isn't complete."""
        numbers = pair, self._pairs + pair
        if any(number not in self._waiting for number in numbers):
            return []
        return [self._waiting.pop(number) for number in numbers]


def half_points(game: PlayedGame) -> int:
    """Return the half points that player A of a match scored; A is X in the first pairing only."""
    side = Mark.O if game.pairing else Mark.X
    return 1 if game.winner is None else 2 if game.winner is side else 0
