"""Lines and threats in plain Python, for the searches without compiled code."""

from __future__ import annotations

from collections.abc import Iterator

from tttmc_app.core import Position

_WORTH_BITS, _WORTH_STEP = 16, 3


def worth_of(lacking: int) -> int:
    """Return what an open line is worth to its side by the marks it lacks."""
    return 1 << max(0, _WORTH_BITS - _WORTH_STEP * (lacking - 1)) if lacking else 0


class TwinThreats:
    """A position's lines: threats, what squares are worth, and wins by continuous threats.

    Boards are pairs of bit sets, side 0's (to move) first.
    """

    def __init__(self, position: Position) -> None:
        rules = position.rules
        self.boards = (position.mine, position.theirs)
        self._lines = rules.line_masks
        self._length = rules.line_length
        self._left = 0
        self._is_cut = False

    def completing(self, boards: tuple[int, int], side: int) -> list[int]:
        """Return the squares that complete a line of a side, in ascending order."""
        own, other = boards[side], boards[1 - side]
        found = 0
        for line in self._lines:
            if not line & other and (line & own).bit_count() == self._length - 1:
                found |= line & ~own
        return list(_bits(found))

    def survey(self, boards: tuple[int, int]) -> tuple[list[dict[int, int]], list[int]]:
        """Return, by side, what squares are worth to it, and the total of its open lines."""
        worth, potential = [dict[int, int](), dict[int, int]()], [0, 0]
        for line in self._lines:
            for side in (0, 1):
                if line & boards[1 - side]:
                    continue
                each = worth_of(self._length - (line & boards[side]).bit_count())
                potential[side] += each
                for square in _bits(line):
                    worth[side][square] = worth[side].get(square, 0) + each
        return worth, potential

    def win(self, threats: int) -> list[int]:
        """Return the moves of the shortest win of side 0 by continuous threats, or none."""
        return self.win_of(self.boards, 0, threats)

    def win_of(self, boards: tuple[int, int], side: int, threats: int) -> list[int]:
        """Return the moves of a side's shortest win by continuous threats, or none.

        Deeper searches follow until nothing was cut off, or `threats` threats have been tried.
        """
        self._left = threats
        depth, found = 0, list[int]()
        self._is_cut = True
        while not found and self._is_cut and self._left > 0:
            self._is_cut = False
            found = self._attack(boards, side, depth)
            depth += 1
        return found

    def _attack(self, boards: tuple[int, int], side: int, depth: int) -> list[int]:
        if own := self.completing(boards, side):
            return own[:1]
        blocks = self.completing(boards, 1 - side)
        if len(blocks) > 1:
            return []
        for gain, reply in self._gains(boards, side):
            if blocks and gain != blocks[0]:
                continue
            if not depth or self._left <= 0:
                self._is_cut = True
                return []
            self._left -= 1
            after = _played(boards, side, gain)
            own = self.completing(after, side)
            if len(own) > 1:
                return [gain, reply, next(square for square in own if square != reply)]
            rest = self._attack(_played(after, 1 - side, reply), side, depth - 1)
            if rest:
                return [gain, reply, *rest]
        return []

    def _gains(self, boards: tuple[int, int], side: int) -> Iterator[tuple[int, int]]:
        """Yield each move that threatens to complete a line, with the reply that it leaves."""
        own, other = boards[side], boards[1 - side]
        for line in self._lines:
            if not line & other and (line & own).bit_count() == self._length - 2:
                first, second = _bits(line & ~own)
                yield first, second
                yield second, first


def _played(boards: tuple[int, int], side: int, square: int) -> tuple[int, int]:
    mine, theirs = boards
    return (mine | 1 << square, theirs) if side == 0 else (mine, theirs | 1 << square)


def _bits(board: int) -> Iterator[int]:
    while board:
        lowest = board & -board
        yield lowest.bit_length() - 1
        board ^= lowest
