"""Control variates: removing known luck from the results of games narrows the interval.

If the chances of a player's moves are known, so is the luck of each: the value of the position that
it leads to, less the mean value over all its moves. Its expectation is exactly 0, whatever the
values are and whatever the other player does. Points less luck therefore have the same expectation
as the points, and good values make them vary less.

Source: Burch, Schmid, Moravčík, Morrill and Bowling, "AIVAT: a new variance reduction technique for
agent evaluation in imperfect information games" (2018).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import sqrt
from statistics import NormalDist

from tttmc_app.core import Mark, Position, Rules, square_name
from tttmc_app.experiments.pairs import Strength
from tttmc_app.experiments.statistics import CONFIDENCE, Interval, Spread, quantile
from tttmc_app.players import PlayerSpec
from tttmc_app.players.monte_carlo import MonteCarlo
from tttmc_app.players.player import Player

MOST_EMPTIES = 9
"""Luck is known if at most this many squares are empty; with more, it would take too long."""
_MODEL = MonteCarlo(exact=True)
"""The player that stands in for one with unknown chances when values are calculated."""
_PRIOR = 0.06
"""A squared deviation that is added, so that even equal results have some spread."""


class Luck:
    """The luck of one side in games between two players; all calculated values are kept."""

    def __init__(self, rules: Rules, players: tuple[Player, Player], side: Mark) -> None:
        """Prepare for games between these players; `side` is the one whose luck is calculated."""
        self._start = Position.start(rules)
        self._bits = {square_name(rules.square(i)): 1 << i for i in range(rules.square_count)}
        self._players = players
        self._side = side
        self._values: dict[tuple[int, int], float] = {}
        self._lucks: dict[tuple[int, int], Mapping[str, float]] = {}

    def of(self, moves: str) -> float:
        """Return the luck, in points, of the moves in a game from the empty board."""
        marks, total = [0, 0], 0.0
        for number, name in enumerate(moves.split()):
            key = marks[0], marks[1]
            lucks = self._lucks.get(key)
            if lucks is None:
                lucks = self._lucks[key] = self._lucks_at(*key, Mark.O if number % 2 else Mark.X)
            total += lucks.get(name, 0.0)
            marks[number % 2] |= self._bits[name]
        return total

    def _lucks_at(self, x: int, o: int, mover: Mark) -> Mapping[str, float]:
        """Return the luck of each move; empty if the chances of the mover's moves aren't known."""
        position = Position(self._start.rules, x, o, mover)
        if position.empty.bit_count() > MOST_EMPTIES:
            return {}
        chances = self._players[mover is Mark.O].chances(position)
        if chances is None:
            return {}
        values = {square: self._value(position.play(square)) for square in chances}
        mean = sum(chance * values[square] for square, chance in chances.items())
        return {square_name(square): value - mean for square, value in values.items()}

    def _value(self, position: Position) -> float:
        """Return the expected points in a position, using the model where chances are unknown."""
        key = position.x, position.o
        if (known := self._values.get(key)) is not None:
            return known
        if (outcome := position.outcome) is not None:
            value = 0.5 if outcome.winner is None else float(outcome.winner is self._side)
        else:
            chances = self._players[position.to_move is Mark.O].chances(position)
            chances = chances or _MODEL.chances(position)
            assert chances is not None
            value = sum(p * self._value(position.play(square)) for square, p in chances.items())
        self._values[key] = value
        return value


@lru_cache(maxsize=4)
def luck_of(rules: Rules, x: PlayerSpec, o: PlayerSpec, side: Mark) -> Luck:
    """Return the object that calculates a side's luck in games between two players."""
    return Luck(rules, (x.make(), o.make()), side)


def are_chances_known(player: PlayerSpec, rules: Rules) -> bool:
    """Return whether the chances of a player's moves are known."""
    return player.make().chances(Position.start(rules)) is not None


def controlled_strength(sides: Sequence[Spread]) -> Strength:
    """Return the strength shown by the points less luck, given the games on each side.

    The score may lie outside 0 to 1. For few games the error is made a little too large,
    because a rare result may be missing among them.
    """
    games = sum(spread.number for spread in sides)
    score = sum(spread.total for spread in sides) / games
    error = sqrt(sum(spread.number * spread.deviation**2 for spread in sides) + _PRIOR) / games
    half = quantile(CONFIDENCE) * error
    interval = Interval(max(0.0, score - half), min(1.0, score + half))
    return Strength(score, interval, NormalDist().cdf((score - 0.5) / error))
