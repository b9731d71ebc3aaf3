"""The exact counts in plain Python: one huge integer holds a counter for every set of squares.

The counters are fields of 32 bits; a set's bits, read as a number, are the index of its field. One
shift and one addition therefore sum over a square for all sets at once. The interface and the
counts are the same as those of the compiled `Exact`.
"""

from __future__ import annotations

from collections.abc import Iterator

from tttmc_app.core import Position

MAX_EMPTIES = 18
"""With more empty squares the integers grow to megabytes and the counts overflow their fields."""

_FIELD = 32
_ONES = (1 << _FIELD) - 1


class TwinExact:
    """The splits of marks without a line, per ply, and how often each side holds each square."""

    def __init__(self, position: Position) -> None:
        self._empties = position.empty.bit_count()
        if self._empties > MAX_EMPTIES:
            raise ValueError(f"more than {MAX_EMPTIES} squares are empty")
        # Per bit, the fields of the sets without it; per rank, a 1 in the field of each of its
        # sets.
        self._lacking = [_lacking(bit, self._empties) for bit in range(self._empties)]
        self._ranks = _ranks(self._empties)
        opponents = (position.theirs, position.mine)
        self._lined = [self._sets_with(_needs(position, opponent)) for opponent in opponents]
        self._open = [0] * (self._empties + 1)
        self._held = [[(0,) * self._empties] * (self._empties + 1) for _ in range(2)]
        self._steps = self._run()
        self._share = 0.0

    def advance(self, work: int, /) -> float:
        """Do some work, in units of about a microsecond; return the share done."""
        while work > 0 and self._share < 1.0:
            self._share = next(self._steps, 1.0)
            work -= 40 + (1 << self._empties) // 20  # roughly what a step takes
        return self._share

    def counts(self) -> list[tuple[int, tuple[int, ...], tuple[int, ...]]]:
        """Return, per ply, how many splits are open and in how many each side holds each square."""
        return list(zip(self._open, *self._held, strict=True))

    def _run(self) -> Iterator[float]:
        last = (self._empties + 1) // 2
        for rank in range(last + 1):
            for side in range(2):
                inside = self._flip(self._fold(self._open_sets(1 - side, rank)))
                yield (2 * rank + side) / (2 * last + 2)
                for own in (rank, rank + 1) if side == 0 else (rank - 1, rank):
                    if own >= 0 and own + rank <= self._empties:
                        self._add(side, own, own + rank, inside)
                        yield (2 * rank + side + 0.5) / (2 * last + 2)

    def _add(self, side: int, own: int, ply: int, inside: int) -> None:
        """Combine every open set of a side with the other side's open sets in its complement."""
        ways = inside & self._open_sets(side, own) * _ONES
        held: list[int] = []
        for bit in reversed(range(self._empties)):
            with_bit = ways >> (_FIELD << bit)
            held.append(with_bit % _ONES)  # the sum of its fields, less than the divisor
            ways = (ways & ((1 << (_FIELD << bit)) - 1)) + with_bit
        self._open[ply] = ways
        self._held[side][ply] = tuple(reversed(held))

    def _open_sets(self, side: int, rank: int) -> int:
        return self._ranks[rank] & ~self._lined[side]

    def _sets_with(self, needs: set[int]) -> int:
        sets = sum(1 << _FIELD * need for need in needs)
        for bit, lacking in enumerate(self._lacking):
            sets |= (sets & lacking) << (_FIELD << bit)
        return sets

    def _fold(self, sets: int) -> int:
        for bit, lacking in enumerate(self._lacking):
            sets += (sets & lacking) << (_FIELD << bit)
        return sets

    def _flip(self, sets: int) -> int:
        """Swap the field of every set with that of its complement."""
        for bit, lacking in enumerate(self._lacking):
            shift = _FIELD << bit
            sets = (sets >> shift & lacking) | (sets & lacking) << shift
        return sets


def _needs(position: Position, opponent: int) -> set[int]:
    """Return, for every line without a mark of the opponent, the empty squares that complete it."""
    rules, empty = position.rules, position.empty_squares
    bit_of = {rules.index(square): 1 << bit for bit, square in enumerate(empty)}
    return {
        sum(bit_of.get(square, 0) for square in line)
        for line, mask in zip(rules.lines, rules.line_masks, strict=True)
        if not mask & opponent
    }


def _lacking(bit: int, bits: int) -> int:
    block, width = (1 << (_FIELD << bit)) - 1, _FIELD << (bit + 1)
    for _ in range(bits - bit - 1):
        block |= block << width
        width *= 2
    return block


def _ranks(bits: int) -> list[int]:
    ranks = [1]
    for bit in range(bits):
        shift = _FIELD << bit
        ranks = [low | high << shift for low, high in zip([*ranks, 0], [0, *ranks], strict=True)]
    return ranks
