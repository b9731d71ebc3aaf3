"""Random games in plain Python, for installations without the compiled kernel.

A trial draws the empty squares one by one without replacement. Each side's state is a single
integer: its bitboard in the low bits, and above them one small counter per line, preset so that
its top bit appears when the line is complete. One addition per move updates all of it.
"""

from __future__ import annotations

from random import Random

from tttmc_app.core import Mark, Position, Rules, Tally
from tttmc_app.engine.request import check_request, check_trials, why_not_free


class PythonSampler:
    """A source of one position's trials in chunks, which add up to the tally of `sample`.

    Raises TttmcError for a finished game and a seed out of range. The twin ignores `threads` and
    draws in the caller's thread.
    """

    def __init__(self, position: Position, seed: int = 0, threads: int = 1) -> None:
        check_request(position, seed, threads)
        self._random = Random(seed)
        self._squares = position.rules.square_count
        self._reverse = position.rules.reverse
        weights, preset, self._complete = _packed(position.rules)
        self._mine = preset + _sum_of(position.mine, weights)
        self._theirs = preset + _sum_of(position.theirs, weights)
        self._empties = [w for i, w in enumerate(weights) if position.empty >> i & 1]
        self._sides = (position.to_move, position.to_move.other)
        self._rules = position.rules

    def draw(self, trials: int) -> Tally:
        """Return the tally of `trials` further trials; raise TttmcError for a negative number."""
        check_trials(trials)
        random, complete, free = self._random.random, self._complete, not why_not_free(self._rules)
        start_mine, start_theirs, empties = self._mine, self._theirs, self._empties
        board = (1 << self._squares) - 1
        first, second = _Planes(), _Planes()  # decided by the side to move, by its opponent
        count = len(empties)
        for _ in range(trials):
            order = empties[:]
            mover, waiting = start_mine, start_theirs
            left = count
            while left:
                if free:
                    pick = int(random() * left)
                elif not (places := self._legal(order[:left], mover, waiting)):
                    break
                else:
                    pick = places[int(random() * len(places))]
                left -= 1
                mover += order[pick]
                if mover & complete:
                    break
                order[pick] = order[left]
                mover, waiting = waiting, mover
            if not mover & complete:
                continue
            if (count - left) & 1:
                first.add(mover & board | (waiting & board) << self._squares)
            else:
                second.add(waiting & board | (mover & board) << self._squares)
        won, lost = (second, first) if self._reverse else (first, second)
        won_mine, won_theirs = won.counts(self._squares)
        lost_mine, lost_theirs = lost.counts(self._squares)
        ties = trials - won.added - lost.added
        return Tally(won.added, ties, lost.added, won_mine, won_theirs, lost_mine, lost_theirs)

    def _legal(self, left: list[int], mover: int, waiting: int) -> list[int]:
        """Return the places of the legal squares among those left."""
        board = (1 << self._squares) - 1
        side = self._sides[(len(self._empties) - len(left)) & 1]
        marks = mover & board, waiting & board
        x, o = marks if side is Mark.X else marks[::-1]
        legal = self._rules.legal(x, o, side)
        return [place for place, weight in enumerate(left) if weight & legal]


class _Planes:
    """Counters for every bit of the numbers added.

    Plane k holds bit k of all counters, so that an addition changes about two planes, however wide
    the numbers are.
    """

    def __init__(self) -> None:
        self.added = 0
        self._planes: list[int] = []

    def add(self, bits: int) -> None:
        self.added += 1
        planes = self._planes
        for k, plane in enumerate(planes):
            planes[k] = plane ^ bits
            bits &= plane
            if not bits:
                return
        planes.append(bits)

    def counts(self, squares: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the counts of the lowest `squares` bits, and of the next `squares` bits."""
        totals = [
            sum((plane >> i & 1) << k for k, plane in enumerate(self._planes))
            for i in range(2 * squares)
        ]
        return tuple(totals[:squares]), tuple(totals[squares:])


def _packed(rules: Rules) -> tuple[list[int], int, int]:
    """Return each square's increment, the counters' preset, and the mask of their top bits."""
    width = rules.line_length.bit_length() + 1
    base = rules.square_count
    preset = complete = 0
    weights = [1 << i for i in range(base)]
    for number, line in enumerate(rules.lines):
        unit = 1 << (base + number * width)
        top = unit << (width - 1)
        preset += top - rules.line_length * unit
        complete |= top
        for i in line:
            weights[i] += unit
    return weights, preset, complete


def _sum_of(bits: int, weights: list[int]) -> int:
    return sum(weight for i, weight in enumerate(weights) if bits >> i & 1)
