"""The solver in plain Python, on a board of any size.

It searches to increasing depths, or to the end where completing a line loses. That's enough for
3×3 and 4×4, and for positions that are decided in a few moves; and because it shares no code with
the compiled solver, it checks that one's results.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import NamedTuple

from tttmc_app.core import Mark, Position
from tttmc_app.engine.request import why_not_free

_Bounds = tuple[int, int]
"""The least and the greatest result that is possible: -1 is a loss, 0 a draw, 1 a win."""
_Steps = Generator[bool, None, _Bounds]
"""Yields once per node; returns bounds on a result."""


class _Side(NamedTuple):
    """What the lines that the other side has no mark in mean for a side."""

    open: int
    """Their squares."""
    completing: int
    """Empty squares that complete one."""
    potential: float
    """The sum of 2^-need, where need is how many marks a line lacks."""


class PlainSolver:
    """A solver that proves bounds on every move's result, a few nodes at a time."""

    def __init__(self, position: Position) -> None:
        rules, self._mine, self._theirs = position.rules, position.mine, position.theirs
        self.nodes = 0
        self.measured = False
        self._reverse, self._length, self._lines = (
            rules.reverse,
            rules.line_length,
            rules.line_masks,
        )
        self._rules, self._is_free = rules, not why_not_free(rules)
        self._board, self._empties = (1 << rules.square_count) - 1, position.empty.bit_count()
        self._sides = (position.to_move, position.to_move.other)
        self._known: dict[tuple[int, int, int, int], _Bounds] = {}
        self._bounds = {rules.index(square): (-1, 1) for square in position.legal_squares}
        self._distances = dict[int, int]()
        self._work = self._rounds()

    def advance(self, nodes: int, /) -> bool:
        """Search some nodes; return whether every move is settled."""
        self.measured = self.measured or any(next(self._work, True) for _ in range(nodes))
        return all(low == high for low, high in self._bounds.values())

    def bounds(self) -> dict[int, tuple[int, int]]:
        """Return the bounds on the result of each move, for the side that plays it."""
        return dict(self._bounds)

    def distances(self) -> dict[int, int]:
        """Return how many plies won and lost moves take to end the game, where that's known."""
        return dict(self._distances)

    def _rounds(self) -> Iterator[bool]:
        """Settle every move, then measure distances; yield false once per node."""
        # Losing by a line of one's own comes late: there, small depths would prove nothing.
        depth = len(self._bounds) if self._reverse else 0
        while open_moves := [at for at, (low, high) in self._bounds.items() if low < high]:
            for square in open_moves:
                after = self._after(self._mine, self._theirs, square, depth, (-1, 1))
                self._bounds[square] = yield from after
            depth += 1
        for square, (value, _) in self._bounds.items():
            plies = 0
            while value and square not in self._distances:
                ends = self._ends(self._mine, self._theirs, square, value > 0, plies)
                plies += 1
                if (yield from ends):
                    self._distances[square] = plies

    def _ends(
        self, mine: int, theirs: int, square: int, attacking: bool, plies: int
    ) -> Generator[bool, None, bool]:
        """Return whether the attacker, who may be the mover, wins within some plies of a move."""
        after = mine | 1 << square
        if self._completes(after, square):
            return attacking is not self._reverse
        if not plies:
            return False
        self.nodes += 1
        yield False
        replies = self._moves(theirs, after)
        for reply in _bits(replies):
            ends = yield from self._ends(theirs, after, reply, not attacking, plies - 1)
            if ends is not attacking:
                return ends
        return attacking and replies != 0  # a side that can't move ties

    def _moves(self, mine: int, theirs: int) -> int:
        """Return what the side to move, which holds `mine`, may take."""
        empty = self._board & ~(mine | theirs)
        if self._is_free:
            return empty
        side = self._sides[(self._empties - empty.bit_count()) & 1]
        x, o = (mine, theirs) if side is Mark.X else (theirs, mine)
        return self._rules.legal(x, o, side)

    def _completes(self, marks: int, square: int) -> bool:
        return any(line >> square & 1 and not line & ~marks for line in self._lines)

    def _after(self, mine: int, theirs: int, square: int, depth: int, window: _Bounds) -> _Steps:
        """Return bounds on the mover's result after a move."""
        after = mine | 1 << square
        if self._completes(after, square):
            return (-1, -1) if self._reverse else (1, 1)
        low, high = yield from self._result(theirs, after, depth, (-window[1], -window[0]))
        return -high, -low

    def _result(self, mine: int, theirs: int, depth: int, window: _Bounds) -> _Steps:
        """Return bounds on the mover's result; they may be wide outside the window.

        The depth counts moves among several; a single move to consider costs none.
        """
        self.nodes += 1
        yield False
        key, (least, most), moves = self._judged(mine, theirs)
        known = self._known.get(key, (-1, 1))
        low, high = max(least, known[0]), min(most, known[1])
        several = moves & (moves - 1) != 0
        if low >= min(window[1], high) or high <= window[0] or several > depth:
            return low, high
        best_low = best_high = -1
        for square in self._ordered(mine, theirs, moves):
            inner = max(window[0], best_low), window[1]
            least, most = yield from self._after(mine, theirs, square, depth - several, inner)
            best_low, best_high = max(best_low, least), max(best_high, most)
            if best_low >= min(window[1], high):
                break
        else:
            high = min(high, best_high)
        self._known[key] = max(low, best_low), high
        return self._known[key]

    def _judged(self, mine: int, theirs: int) -> tuple[tuple[int, int, int, int], _Bounds, int]:
        """Return what identifies a position, bounds on its result, and the moves to consider.

        A side can't complete a line if the potential of its open lines is less than 1, or less than
        1/2 if it is to move (Erdős and Selfridge). A square in no open line is idle: it is never
        better than another.
        """
        empty = self._moves(mine, theirs)
        if not self._is_free:  # what follows takes every empty square for a move
            return (mine, theirs, 0, 0), (-1, 1) if empty else (0, 0), empty
        own, other = self._side(mine, theirs), self._side(theirs, mine)
        live = (own.open | other.open) & empty
        idle = empty & ~live if self._reverse else 0
        # Both sides take idle squares in turn, so that only an unpaired one matters.
        odd = idle.bit_count() % 2
        key = own.open & mine, other.open & theirs, live, odd
        if not live:
            return key, (0, 0), 0
        if self._reverse:
            if odd:
                return key, (-1, 1), idle & -idle
            safe = live & ~own.completing
            if not safe:
                return key, (-1, -1), 0
            # By always taking the square of least weight, a side keeps its potential from growing
            # over a pair of moves. So it completes no line if the potential is less than 1 and the
            # opponent has the last move, or if it is less than 1/2.
            limits = (0.5, 1.0) if live.bit_count() % 2 else (1.0, 0.5)
            low = 0 if own.potential < limits[0] else -1
            return key, (low, 0 if other.potential < limits[1] else 1), safe
        if own.completing:
            return key, (1, 1), 0
        if other.completing & (other.completing - 1):
            return key, (-1, -1), 0  # two places to block
        low = 0 if other.potential < 1 else -1
        return key, (low, 0 if own.potential < 0.5 else 1), other.completing or live

    def _side(self, own: int, other: int) -> _Side:
        squares = completing = 0
        potential = 0.0
        for line in self._lines:
            if not line & other:
                lacking = self._length - (line & own).bit_count()
                squares |= line
                potential += 0.5**lacking
                if lacking == 1:
                    completing |= line & ~own
        return _Side(squares, completing, potential)

    def _ordered(self, mine: int, theirs: int, moves: int) -> list[int]:
        """Return the moves, the heaviest first; in reverse mode, the lightest first."""
        weights = dict.fromkeys(_bits(moves), 0.0)
        for line in self._lines:
            first, second = line & mine, line & theirs
            share = 2 * (not second) + (not first)  # the mover's open lines count twice
            weight = share * 2.0 ** (first | second).bit_count()
            for square in _bits(line & moves) if share else ():
                weights[square] += weight
        return sorted(weights, key=weights.__getitem__, reverse=not self._reverse)


def _bits(board: int) -> Iterator[int]:
    while board:
        lowest = board & -board
        yield lowest.bit_length() - 1
        board ^= lowest
