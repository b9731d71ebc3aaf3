"""Counts with which players think equally long per move, measured once, before a run."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from math import inf
from time import perf_counter, thread_time
from typing import NamedTuple

from tttmc_app.core import Rules, TttmcError
from tttmc_app.core.numbers import duration_text
from tttmc_app.experiments.conduct import Conduct
from tttmc_app.experiments.games import Block, Machines, play_block
from tttmc_app.experiments.recipe import LONGEST_BLOCK
from tttmc_app.experiments.score import total_scores
from tttmc_app.players import NumberParameter, PlayerSpec

_UNITS = {"us": 1e-6, "µs": 1e-6, "ms": 1e-3, "s": 1.0}
_LONGEST_GAME = 1.0
"""The longest that a player's moves of a measured game may take, in seconds; counts for longer
times are in proportion."""
_STEP = 8
"""By how much a count grows at most between measurements."""
_SURELY_FIXED = 0.8
"""Which share of the time with the least count surely doesn't depend on the count."""
_BRIEF = 0.05
"""How long games are measured to find counts, in seconds of this thread."""
_LEAST, _MOST, _MOVES = 0.5, 2.0, 200
"""How long they are measured to check them: for so many moves of the wanted time, within bounds."""
_MOST_STEPS, _MOST_CHECKS = 16, 4
_NEAR, _CLOSE, _TOLERATED = 0.3, 0.1, 0.2
"""How far a time may be from the wanted one, as a share of it: to be checked, to be taken at once,
and to be taken after all checks without a warning."""


class Timed(NamedTuple):
    """A player with a count, and how long it then thinks."""

    player: PlayerSpec
    seconds: float
    """The measured mean time of a move."""
    misses: bool
    """Whether that isn't the time that was wanted, because no count gives it."""


def parse_time(text: str) -> float:
    """Return the seconds of a time such as "500us", "1ms" or "0.5s"; raise TttmcError if none."""
    found = re.fullmatch(r"(\d+\.?\d*)(us|µs|ms|s)", text.strip())
    seconds = float(found[1]) * _UNITS[found[2]] if found else 0.0
    if not 1e-6 <= seconds <= 60:
        raise TttmcError(
            "{text!r} is not a time per move from 1us to 60s, such as 500us, 1ms or 0.5s", text=text
        )
    return seconds


def with_time(
    players: Sequence[PlayerSpec], rules: Rules, seconds: float, conduct: Conduct
) -> tuple[Timed, ...]:
    """Return the players with the counts that take each about this time per move.

    It is the mean over their moves in games against each other, in time of this thread: what other
    programs do doesn't count. Raises TttmcError for a player without such a count, and if the least
    one takes longer.
    """
    search = _Search(players, rules, conduct)
    search.measure(0.0)  # which also loads what the players need
    search.begin(seconds)
    search.refine(_BRIEF, _MOST_STEPS, _NEAR)
    work = min(_MOST, max(_LEAST, _MOVES * search.goal))
    search.refine(work, _MOST_CHECKS, _CLOSE)
    return search.found(seconds)


class _Search:
    """The players' counts, and the time per move that each was found to take."""

    def __init__(self, players: Sequence[PlayerSpec], rules: Rules, conduct: Conduct) -> None:
        self._given = players
        self._counts = list(map(_count_of, players))
        self._numbers = [int(count.minimum) for count in self._counts]
        self._times: list[float] = []
        self._fixed: list[float] = []
        """What a move takes however low the count is, in seconds."""
        self.goal = 0.0
        self._block = Block(0, "", "", rules, 0, tuple(range(LONGEST_BLOCK)), conduct=conduct)

    def begin(self, seconds: float) -> None:
        """Measure the least counts; raise TttmcError if one takes longer than this."""
        self.measure(_BRIEF)
        self.goal = seconds
        self._refuse(1.0)
        self._fixed = [_SURELY_FIXED * taken for taken in self._times]
        quick = max(_LONGEST_GAME / self._block.rules.square_count, 4 * max(self._times))
        self.goal = min(seconds, quick)

    def refine(self, work: float, most: int, near: float) -> None:
        """Correct the counts and measure again, until all times are near enough."""
        for _ in range(most):
            self._numbers = self._scaled(self.goal, self._times, _STEP)
            self.measure(work)
            if all(abs(taken / self.goal - 1) <= near for taken in self._times):
                break

    def found(self, seconds: float) -> tuple[Timed, ...]:
        """Return the players with the counts for this time, which may be longer than the goal."""
        self._refuse(1 + _TOLERATED)
        numbers = self._scaled(seconds, [self.goal] * len(self._given), inf)
        return tuple(
            Timed(player, taken / self.goal * seconds, abs(taken / self.goal - 1) > _TOLERATED)
            for player, taken in zip(self._players(numbers), self._times, strict=True)
        )

    def _scaled(self, goal: float, times: Sequence[float], most: float) -> list[int]:
        """Return the counts for a time if they take these times now; each grows at most so much."""
        return [
            _within(count, number * min(most, (goal - fixed) / max(taken - fixed, 1e-9)))
            for count, number, taken, fixed in zip(
                self._counts, self._numbers, times, self._fixed, strict=True
            )
        ]

    def _refuse(self, share: float) -> None:
        """Raise TttmcError if the least count of a player takes longer than a share of the goal."""
        found = zip(self._given, self._counts, self._numbers, self._times, strict=True)
        for player, count, number, taken in found:
            if number == count.minimum and taken > share * self.goal:
                raise TttmcError(
                    "{player} takes {taken} per move with its least count on {rules}: choose a "
                    "longer time",
                    player=player.text,
                    taken=duration_text(taken),
                    rules=self._block.rules.describe(),
                )

    def _players(self, numbers: Sequence[int]) -> list[PlayerSpec]:
        found = zip(self._given, self._counts, numbers, strict=True)
        return [player.with_value(count.name, number) for player, count, number in found]

    def measure(self, work: float) -> None:
        """Play games for at least this many seconds of this thread, each player on both sides."""
        players = self._players(self._numbers)
        names = [player.text for player in players]
        by_name = dict(zip(names, players, strict=True))
        machines = Machines(lambda text: by_name[text].make())
        neighbours = [(i, (i + 1) % len(names)) for i in range(len(names))]
        pairs = sorted({pair for i, j in neighbours for pair in ((i, j), (j, i))})
        moves, totals = [0] * len(names), [0.0] * len(names)
        started = thread_time()
        while not all(moves) or thread_time() - started < work:
            for x, o in pairs:
                seed = self._block.seed + 1
                self._block = replace(self._block, x=names[x], o=names[o], seed=seed)
                began, used = perf_counter(), thread_time()
                games = play_block(self._block, seconds=work / len(pairs), make=machines)
                share = (thread_time() - used) / (perf_counter() - began)
                (score,) = total_scores(games, 1)
                for player, times in ((x, score.x_times), (o, score.o_times)):
                    moves[player] += times.number
                    totals[player] += times.total * share
        self._times = [total / number for total, number in zip(totals, moves, strict=True)]


def _within(count: NumberParameter, number: float) -> int:
    rounded = float(f"{number:.3g}")
    return max(int(count.minimum), min(int(count.maximum), round(rounded)))


def _count_of(player: PlayerSpec) -> NumberParameter:
    """Return the parameter that bounds a player's work per move."""
    for each in player.kind.parameters:
        is_effort = each.name == player.kind.effort and each.name not in player.overridden
        if isinstance(each, NumberParameter) and is_effort:
            return each
    raise TttmcError(
        "{player} has no count that decides how long it thinks: for equal times choose players "
        "such as mc, forward, uct or tree",
        player=player.text,
    )
