"""The exact expectation of random games from a position.

As long as nobody has a line, every split of the empty squares into mine, theirs and still empty is
equally likely. A game ends at ply t if it is open after t - 1 plies but not after t. So the counts
of open splits, and of those in which a side holds a square, give the whole expectation. They are
integers, and only the last division rounds.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import factorial
from time import perf_counter
from typing import TYPE_CHECKING

from tttmc_app.core import Expectation, Position, Rules, Text, TttmcError
from tttmc_app.engine.backends import compiled_searches
from tttmc_app.engine.pacing import CHUNK_SECONDS, next_size
from tttmc_app.engine.request import cells_of, check_search, why_not_free

if TYPE_CHECKING:
    from tttmc_app.engine import _search
    from tttmc_app.engine.twin_exact import TwinExact

MAX_EMPTIES = 25
"""Maximum number of empty squares for which the expectation can be calculated."""


def exact_limit(rules: Rules | None = None) -> int:
    """Return the largest number of empty squares that `exact` accepts here under these rules."""
    if compiled_searches(rules) is not None:
        return MAX_EMPTIES
    from tttmc_app.engine import twin_exact  # only if nothing is compiled

    return twin_exact.MAX_EMPTIES


class ExactJob:
    """The calculation of one position's expectation, in chunks of about 10 ms.

    Iterating yields the share done after each chunk; the work stops when the iteration does. Raises
    TttmcError for a finished game and for more empty squares than `exact_limit()`.
    """

    def __init__(self, position: Position) -> None:
        check_search(position)
        if reason := why_not_exact(position):
            raise TttmcError(reason)
        self._position = position
        self._work = 1000
        self.share = 0.0
        """The share of the work done, from 0 to 1."""
        rules, searches = position.rules, compiled_searches(position.rules)
        self._counting: _search.Exact | TwinExact
        if searches is not None:
            self._counting = searches.Exact(rules.size, rules.line_length, cells_of(position))
        else:
            from tttmc_app.engine.twin_exact import TwinExact  # only if nothing is compiled

            self._counting = TwinExact(position)

    def advance(self) -> float:
        """Work for about 10 ms and return the share done."""
        begun = perf_counter()
        self.share = self._counting.advance(self._work)
        # The chunk is sized for half the time, because the first use of memory can double it.
        self._work = next_size(self._work, perf_counter() - begun, CHUNK_SECONDS / 2)
        return self.share

    def __iter__(self) -> Iterator[float]:
        while self.share < 1.0:
            yield self.advance()

    def result(self) -> Expectation:
        """Return the expectation; raise TttmcError if called before all the work is done."""
        if self.share < 1.0:
            raise TttmcError("the exact expectation is not ready yet")
        return _expectation(self._position, self._counting.counts())


def exact(position: Position) -> Expectation:
    """Return the expected tally of one trial from a position.

    16 empty squares take milliseconds, 25 take seconds: use `ExactJob` to show progress or to
    stop. Raises TttmcError for a finished game and for more empty squares than `exact_limit()`.
    """
    job = ExactJob(position)
    for _ in job:
        pass
    return job.result()


def why_not_exact(position: Position) -> Text | None:
    """Return why `exact` rejects an open position, or None if it accepts it."""
    if reason := why_not_free(position.rules):
        return reason
    empties, limit = position.empty.bit_count(), exact_limit(position.rules)
    if empties > MAX_EMPTIES:
        return Text(
            "{empties} squares are empty: the exact scores need {most} or fewer",
            empties=empties,
            most=MAX_EMPTIES,
        )
    if empties > limit:
        return Text(
            "{empties} squares are empty: without the compiled searches the exact scores need "
            "{most} or fewer",
            empties=empties,
            most=limit,
        )
    return None


class _Sums:
    """Per square, sums over the games that end while it is mine or theirs, in units of 1 / E!."""

    def __init__(self, empties: int) -> None:
        self.total = 0
        self.mine = [0] * empties
        self.theirs = [0] * empties


def _expectation(
    position: Position, counts: list[tuple[int, tuple[int, ...], tuple[int, ...]]]
) -> Expectation:
    empties = len(counts) - 1
    by_me, by_them = _Sums(empties), _Sums(empties)
    for ply in range(1, empties + 1):
        _add_ply(by_me if ply % 2 else by_them, ply, empties, counts)
    unit = factorial(empties)
    orders = _orders(empties, empties)
    tied, tied_mine, tied_theirs = counts[-1]  # the splits that are open when the board is full
    won, lost = (by_them, by_me) if position.rules.reverse else (by_me, by_them)
    return Expectation(
        won.total / unit,
        tied * orders / unit,
        lost.total / unit,
        _spread(position, position.mine, won.total, won.mine),
        _spread(position, position.theirs, won.total, won.theirs),
        _spread(position, position.mine, lost.total, lost.mine),
        _spread(position, position.theirs, lost.total, lost.theirs),
        _spread(position, position.mine, tied * orders, [n * orders for n in tied_mine]),
        _spread(position, position.theirs, tied * orders, [n * orders for n in tied_theirs]),
    )


def _orders(ply: int, empties: int) -> int:
    """Return how many of the E! games have a given split after a ply."""
    mine = (ply + 1) // 2
    return factorial(mine) * factorial(ply - mine) * factorial(empties - ply)


def _add_ply(
    sums: _Sums, ply: int, empties: int, counts: list[tuple[int, tuple[int, ...], tuple[int, ...]]]
) -> None:
    """Add the games that end at a ply: those open before it but not after it."""
    before, after = _orders(ply - 1, empties), _orders(ply, empties)
    open_before, mine_before, theirs_before = counts[ply - 1]
    open_after, mine_after, theirs_after = counts[ply]
    sums.total += open_before * before - open_after * after
    left = empties - ply + 1  # each empty square is equally likely to be taken at this ply
    for i in range(empties):
        taken = (open_before - mine_before[i] - theirs_before[i]) * (before // left)
        mine, theirs = (taken, 0) if ply % 2 else (0, taken)
        sums.mine[i] += mine_before[i] * before + mine - mine_after[i] * after
        sums.theirs[i] += theirs_before[i] * before + theirs - theirs_after[i] * after


def _spread(position: Position, marked: int, total: int, by_empty: list[int]) -> tuple[float, ...]:
    """Return the shares of all squares; marks already on the board are counted in every game."""
    unit = factorial(len(by_empty))
    shares = [total / unit if marked >> i & 1 else 0.0 for i in range(position.rules.square_count)]
    for square, count in zip(position.empty_squares, by_empty, strict=True):
        shares[position.rules.index(square)] = count / unit
    return tuple(shares)
