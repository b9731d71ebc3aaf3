"""Which finished games of a run count, and whether they decide it before its last game."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain

from tttmc_app.core import Mark
from tttmc_app.experiments.games import PackedGames, PlayedGame, unpacked
from tttmc_app.experiments.pairs import POINTS, decision


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
    """

    def __init__(self, games: int) -> None:
        """Prepare to count a match of at most `games` games; an odd last game has no partner."""
        self._pairs = (games + 1) // 2
        self._waiting: dict[int, PlayedGame] = {}  # by pair

    @property
    def surplus(self) -> Collection[int]:
        """Return the numbers of the finished games whose pair isn't complete."""
        return [game.number for game in self._waiting.values()]

    def take(self, games: Iterable[PlayedGame | PackedGames]) -> Sequence[PlayedGame]:
        """Return the games of the pairs that have become complete, pair by pair."""
        return list(
            chain.from_iterable(complete_pairs(unpacked(games), self._pairs, self._waiting))
        )


class SequentialCounting(Counting):
    """Counts the pairs of a match in numerical order, until its test decides.

    Workers finish games in any order, quick ones first. If games counted as they arrived, the
    decision would depend on the workers' speed, and quick results would be over-represented.
    """

    def __init__(self, games: int, low: float, high: float) -> None:
        """Prepare to count a match of up to `games` games, with a test between Elo differences."""
        self._pairs = (games + 1) // 2
        self._bounds = low, high
        self._next = 0  # the first pair that doesn't count yet
        self._counts = [0] * len(POINTS)
        self._waiting: dict[int, PlayedGame] = {}  # by game
        self._is_decided = False

    @property
    def is_decided(self) -> bool:
        """Return whether the test has accepted one of the differences."""
        return self._is_decided

    @property
    def surplus(self) -> Collection[int]:
        """Return the numbers of the finished games that come after an unfinished pair."""
        return self._waiting.keys()

    def take(self, games: Iterable[PlayedGame | PackedGames]) -> Sequence[PlayedGame]:
        """Return the games of the complete pairs, up to the pair that decides the test."""
        self._waiting.update((game.number, game) for game in unpacked(games))
        found: list[PlayedGame] = []
        while not self._is_decided and (pair := self._next_pair()):
            found += pair
            self._next += 1
            self._counts[sum(map(half_points, pair))] += 1
            self._is_decided = bool(decision(self._counts, *self._bounds))
        return found

    def _next_pair(self) -> list[PlayedGame]:
        """Remove the next pair from the waiting games; return nothing if it isn't complete."""
        numbers = self._next, self._pairs + self._next
        if any(number not in self._waiting for number in numbers):
            return []
        return [self._waiting.pop(number) for number in numbers]


def complete_pairs(
    games: Iterable[PlayedGame], pairs: int, waiting: dict[int, PlayedGame]
) -> Iterator[tuple[PlayedGame, PlayedGame]]:
    """Yield the pairs that these games and the waiting ones complete; other games wait, by pair.

    `pairs` is the number of A's first game as O, whose pair is that of game 0.
    """
    for game in games:
        pair = game.number - (pairs if game.pairing else 0)
        if (other := waiting.pop(pair, None)) is None:
            waiting[pair] = game
        else:
            yield other, game


def half_points(game: PlayedGame) -> int:
    """Return the half points that player A of a match scored; A is X in the first pairing only."""
    side = Mark.O if game.pairing else Mark.X
    return 1 if game.winner is None else 2 if game.winner is side else 0
