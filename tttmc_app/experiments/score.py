"""How games ended: counts, times and forfeits, which add up in any order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate
from math import fsum
from operator import add
from typing import TypeAlias

from tttmc_app.core import Ending, Mark, Text
from tttmc_app.core.numbers import grouped
from tttmc_app.experiments.chart import AnyText
from tttmc_app.experiments.games import PackedGames, Pairing, PlayedGame, unpacked
from tttmc_app.experiments.pairs import NO_PAIRS, PairCounts, Strength, pair_counts, total_pairs
from tttmc_app.experiments.statistics import Histogram, Spread


@dataclass(frozen=True, slots=True, order=True)
class FirstForfeit:
    """Why a side first forfeited a game; the earliest game sorts first."""

    number: int
    """The game's number in the whole run, from 0."""
    reason: str
    """In one line."""


@dataclass(frozen=True, slots=True)
class Score:
    """How the games between two players have ended so far."""

    x_wins: int = 0
    o_wins: int = 0
    ties: int = 0
    resignations: int = 0
    """Games resigned by either side; like forfeits, they count as wins for the other side."""
    x_forfeits: int = 0
    """Games that X lost by breaking the rules."""
    o_forfeits: int = 0
    x_why: FirstForfeit | None = None
    """Why X lost the first game that it forfeited."""
    o_why: FirstForfeit | None = None
    seconds: Spread = field(default_factory=Spread)
    """Times of the games, in seconds."""
    x_times: Spread = field(default_factory=Spread)
    """Times of X's moves, in seconds."""
    o_times: Spread = field(default_factory=Spread)
    game_seconds: Histogram = field(default_factory=Histogram)
    """Times of the games, in seconds."""
    x_pace: Histogram = field(default_factory=Histogram)
    """X's mean time per move in each game, in seconds."""
    o_pace: Histogram = field(default_factory=Histogram)
    pairs: PairCounts = NO_PAIRS
    """The complete pairs of games, from the point of view of a match's A, of a sweep's player, or
    in a tournament with openings, of the player who is named first."""
    halves: Mapping[int, int] = field(default_factory=dict[int, int])
    """Where a run counts pairs as its games arrive: the half points from the one game of others."""
    controlled: Spread = field(default_factory=Spread)
    """In a match with a control variate: A's points minus its luck, for each game."""
    openings: Mapping[str, tuple[int, ...]] = field(default_factory=dict[str, tuple[int, ...]])
    """In a match with openings: A's losses, ties and wins after each, and then its complete pairs
    as in `pairs`, by the board's text."""

    @property
    def games(self) -> int:
        """Return the number of games."""
        return self.x_wins + self.o_wins + self.ties

    @property
    def strength(self) -> Strength:
        """Return how strong X is, estimated from pairs of games if there are any."""
        if sum(self.pairs) > 1:
            return Strength.of_pairs(self.pairs)
        return Strength.of_games(self.x_wins, self.ties, self.o_wins)

    @property
    def forfeits(self) -> int:
        """Return how many games were lost by breaking the rules."""
        return self.x_forfeits + self.o_forfeits

    @property
    def x_reason(self) -> str:
        """Return why X first forfeited a game; empty if it forfeited none."""
        return self.x_why.reason if self.x_why else ""

    @property
    def o_reason(self) -> str:
        """Return why O first forfeited a game; empty if it forfeited none."""
        return self.o_why.reason if self.o_why else ""

    @property
    def move_times(self) -> Spread:
        """Return the times of both sides' moves."""
        return Spread.sum((self.x_times, self.o_times))

    @property
    def pace(self) -> Histogram:
        """Return both sides' mean times per move in each game, in seconds."""
        return self.x_pace + self.o_pace

    def __add__(self, other: Score) -> Score:
        """Return the sum of two scores; games of the same pair come together."""
        pairs, halves = paired((*self.halves.items(), *other.halves.items()))
        return Score(
            self.x_wins + other.x_wins,
            self.o_wins + other.o_wins,
            self.ties + other.ties,
            self.resignations + other.resignations,
            self.x_forfeits + other.x_forfeits,
            self.o_forfeits + other.o_forfeits,
            _earlier(self.x_why, other.x_why),
            _earlier(self.o_why, other.o_why),
            Spread.sum((self.seconds, other.seconds)),
            Spread.sum((self.x_times, other.x_times)),
            Spread.sum((self.o_times, other.o_times)),
            self.game_seconds + other.game_seconds,
            self.x_pace + other.x_pace,
            self.o_pace + other.o_pace,
            total_pairs(total_pairs(self.pairs, other.pairs), pairs),
            halves,
            Spread.sum((self.controlled, other.controlled)),
            _total_counts(self.openings, other.openings),
        )

    def swapped(self) -> Score:
        """Return the score with the sides exchanged."""
        return replace(
            self,
            x_wins=self.o_wins,
            o_wins=self.x_wins,
            x_forfeits=self.o_forfeits,
            o_forfeits=self.x_forfeits,
            x_why=self.o_why,
            o_why=self.x_why,
            x_times=self.o_times,
            o_times=self.x_times,
            x_pace=self.o_pace,
            o_pace=self.x_pace,
        )


def _total_counts(
    one: Mapping[str, tuple[int, ...]], two: Mapping[str, tuple[int, ...]]
) -> Mapping[str, tuple[int, ...]]:
    total = dict(one)
    for board, counts in two.items():
        known = total.get(board)
        total[board] = tuple(map(add, known, counts)) if known else counts
    return total


def paired(halves: Iterable[tuple[int, int]]) -> tuple[PairCounts, Mapping[int, int]]:
    """Return the counts of complete pairs, and the half points from the other games, by pair."""
    waiting, complete = dict[int, int](), list[int]()
    for pair, half in halves:
        if (other := waiting.pop(pair, None)) is None:
            waiting[pair] = half
        else:
            complete.append(half + other)
    return pair_counts(complete), waiting


def _earlier(one: FirstForfeit | None, two: FirstForfeit | None) -> FirstForfeit | None:
    return min((why for why in (one, two) if why is not None), default=None)


def total_scores(games: Iterable[PlayedGame | PackedGames], pairings: int) -> tuple[Score, ...]:
    """Return the score of each pairing: the sum of its games' scores, but calculated faster."""
    lists: dict[int, list[PlayedGame]] = {}
    packs: dict[int, list[PackedGames]] = {}
    for each in games:
        if isinstance(each, PackedGames):
            packs.setdefault(each.pairing, []).append(each)
        else:
            lists.setdefault(each.pairing, []).append(each)
    scores = {pairing: _total_of_list(played) for pairing, played in lists.items()}
    for pairing, packed in packs.items():
        scores[pairing] = sum(map(_total_of_pack, packed), scores.get(pairing, Score()))
    nothing = Score()
    return tuple(scores.get(pairing, nothing) for pairing in range(pairings))


def _total_of_pack(games: PackedGames) -> Score:
    found = games.columns
    winners = Counter(found.winners)
    x_times = found.x_counts, found.x_totals, found.x_squares
    o_times = found.o_counts, found.o_totals, found.o_squares
    return _total(winners[0], winners[1], winners[-1], found.seconds, x_times, o_times)


def scores_in_pairs(
    games: Iterable[PlayedGame | PackedGames], pairings: Sequence[Pairing], swapped: Sequence[bool]
) -> tuple[Score, ...]:
    """Return the score of each pairing, with its pairs of games.

    `swapped` says which pairings have the players of the one before them, with sides exchanged;
    that one counts the pairs of both, from the point of view of its X.
    """
    played = list(unpacked(games))
    starts = [0, *accumulate(pairing.games for pairing in pairings)]
    halves: list[list[tuple[int, int]]] = [[] for _ in pairings]
    for game in played:
        at, mine = game.pairing, Mark.O if swapped[game.pairing] else Mark.X
        half = 1 if game.winner is None else 2 * (game.winner is mine)
        halves[at - swapped[at]].append((game.number - starts[at], half))
    return tuple(
        replace(score, pairs=complete, halves=waiting)
        for score, (complete, waiting) in zip(
            total_scores(played, len(pairings)), map(paired, halves), strict=True
        )
    )


def _total_of_list(games: Sequence[PlayedGame]) -> Score:
    """Return the score of one pairing's games."""
    winners = Counter(game.winner for game in games)
    seconds = [game.seconds for game in games]
    x_times, o_times = (
        zip(Spread(), *times, strict=True)
        for times in ([game.x_times for game in games], [game.o_times for game in games])
    )
    total = _total(winners[Mark.X], winners[Mark.O], winners[None], seconds, [*x_times], [*o_times])
    x_why, o_why = (
        [
            FirstForfeit(game.number, game.reason)
            for game in games
            if game.ending is Ending.FORFEIT and game.winner is winner
        ]
        for winner in (Mark.O, Mark.X)
    )
    return replace(
        total,
        resignations=sum(game.ending is Ending.RESIGNATION for game in games),
        x_forfeits=len(x_why),
        o_forfeits=len(o_why),
        x_why=min(x_why, default=None),
        o_why=min(o_why, default=None),
    )


_Columns: TypeAlias = Sequence[Sequence[float]]
"""Of the moves of each game: how many, the sum of their times, and of the squares of these."""


def _total(
    x_wins: int, o_wins: int, ties: int, seconds: Sequence[float], x: _Columns, o: _Columns
) -> Score:
    """Return the score of games that ended without a resignation or forfeit."""
    return Score(
        x_wins=x_wins,
        o_wins=o_wins,
        ties=ties,
        seconds=Spread.of(seconds),
        x_times=Spread(int(sum(x[0])), fsum(x[1]), fsum(x[2])),
        o_times=Spread(int(sum(o[0])), fsum(o[1]), fsum(o[2])),
        game_seconds=Histogram.of(seconds),
        x_pace=Histogram.of(_means(x)),
        o_pace=Histogram.of(_means(o)),
    )


def _means(columns: _Columns) -> Iterable[float]:
    """Return the mean time of a move in each game that has any."""
    numbers, totals, _ = columns
    return (total / number for number, total in zip(numbers, totals, strict=True) if number)


@dataclass(frozen=True, slots=True)
class Forfeits:
    """The games that a player lost by breaking the rules."""

    player: AnyText
    games: int
    reason: str
    """Why it forfeited the first of them; empty if it forfeited none."""

    @property
    def text(self) -> Text:
        """Return a sentence about the games."""
        if self.games == 1:
            return Text(
                "{player} forfeited 1 game: {reason}", player=self.player, reason=self.reason
            )
        return Text(
            "{player} forfeited {games} games, the first: {reason}",
            player=self.player,
            games=grouped(self.games),
            reason=self.reason,
        )


def forfeit_lines(found: Iterable[Forfeits]) -> list[Text]:
    """Return a line for each player that forfeited games."""
    return [forfeits.text for forfeits in found if forfeits.games]
