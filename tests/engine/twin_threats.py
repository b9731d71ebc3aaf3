"""Lines and threats in plain Python, by which the compiled searches are checked."""

from __future__ import annotations

from collections.abc import Iterator

from tttmc_app.core import Position

# Indexed by the number of marks that a line lacks; search/line_board.c explains where the values
# come from.
_WORTHS = (0, 4000, 100, 40, 8, 1)
_REVERSE_BITS, _REVERSE_STEP = 16, 3
_MOST_THREES = 24


def worth_of(lacking: int, reverse: bool) -> int:
    """Return what an open line that lacks this many marks adds to the worth of its squares."""
    if reverse:
        return 1 << max(0, _REVERSE_BITS - _REVERSE_STEP * (lacking - 1)) if lacking else 0
    return _WORTHS[lacking] if lacking < len(_WORTHS) else 0


class TwinThreats:
    """A position's lines: threats, what squares are worth, and wins by continuous threats.

    Boards are pairs of bit sets: first side 0's, which is to move, then the other side's.
    """

    def __init__(self, position: Position) -> None:
        rules = position.rules
        self.boards = (position.mine, position.theirs)
        self._lines = rules.line_masks
        self._length = rules.line_length
        self._reverse = rules.reverse
        self._left = 0
        self._is_cut = False

    def completing(self, boards: tuple[int, int], side: int) -> list[int]:
        """Return the squares that complete a line for a side, in ascending order."""
        own, other = boards[side], boards[1 - side]
        found = 0
        for line in self._lines:
            if not line & other and (line & own).bit_count() == self._length - 1:
                found |= line & ~own
        return list(_bits(found))

    def worths(self) -> tuple[dict[int, int], dict[int, int]]:
        """Return how much squares are worth to each side."""
        worths = dict[int, int](), dict[int, int]()
        for line in self._lines:
            for own, other, worth in zip(self.boards, self.boards[::-1], worths, strict=True):
                each = worth_of(self._length - (line & own).bit_count(), self._reverse)
                for square in _bits(line) if not line & other else ():
                    worth[square] = worth.get(square, 0) + each
        return worths

    def replies(self, boards: tuple[int, int], side: int) -> list[int] | None:
        """Return the moves that don't lose at once to a side's double threat; None if it has none.

        These are the squares that answer all its double threats, and the moves that threaten to
        complete a line first.
        """
        forks = self._forks(boards, side)
        if not forks:
            return None
        first, others = min(forks.items())
        answers = {first, *others}
        for fork, others in forks.items():
            answers &= {fork, *others} if len(others) == 2 else {fork}
        return sorted(answers | {gain for gain, _ in self._gains(boards, 1 - side)})

    def win_of(
        self, boards: tuple[int, int], side: int, threats: int, *, threes: bool = False
    ) -> list[int]:
        """Return the moves of a side's win by the fewest continuous threats, or none.

        With `threes`, moves may also threaten to make a double threat. The search is deepened until
        nothing is cut off, or `threats` threats have been tried.
        """
        self._left = threats
        depth, found = 0, list[int]()
        self._is_cut = True
        while not found and self._is_cut and self._left > 0 and depth <= _MOST_THREES:
            self._is_cut = False
            found = self._attack(boards, side, depth, threes)
            depth += 1
        return found

    def _attack(self, boards: tuple[int, int], side: int, depth: int, threes: bool) -> list[int]:
        if own := self.completing(boards, side):
            return own[:1]
        blocks = self.completing(boards, 1 - side)
        if len(blocks) > 1:
            return []
        if threes and not blocks and (forks := self._forks(boards, side)):
            fork, others = min(forks.items())
            return [fork, *sorted(others)[:2]]
        for gain in self._near(boards, side, blocks, threes=threes):
            if not depth or self._left <= 0:
                self._is_cut = True
                return []
            self._left -= 1
            if rest := self._after(_played(boards, side, gain), side, depth - 1, threes):
                return [gain, *rest]
        return []

    def _after(self, boards: tuple[int, int], side: int, depth: int, threes: bool) -> list[int]:
        """Return the moves with which a side wins after a threat of its own, or none."""
        own = self.completing(boards, side)
        if len(own) > 1:
            return own[:2]
        if own:
            rest = self._attack(_played(boards, 1 - side, own[0]), side, depth, threes)
            return [own[0], *rest] if rest else []
        return self._outlast(boards, side, depth) if threes else []

    def _outlast(self, boards: tuple[int, int], side: int, depth: int) -> list[int]:
        """Return the longest defence against a threatened double threat, if no defence works."""
        replies = self.replies(boards, side)
        if replies is None:
            return []
        longest = list[int]()
        for reply in replies or list(self._forks(boards, side))[:1]:
            self._left -= 1
            rest = self._attack(_played(boards, 1 - side, reply), side, depth, threes=True)
            if not rest:
                return []
            longest = max(longest, [reply, *rest], key=len)
        return longest

    def _forks(self, boards: tuple[int, int], side: int) -> dict[int, set[int]]:
        """Return the squares that make a double threat, each with what its lines still lack."""
        partners = dict[int, set[int]]()
        for gain, reply in self._gains(boards, side):
            partners.setdefault(gain, set()).add(reply)
        return {square: others for square, others in partners.items() if len(others) > 1}

    def _near(
        self, boards: tuple[int, int], side: int, blocks: list[int], *, threes: bool
    ) -> list[int]:
        """Return the moves that may threaten something: the block, if there must be one.

        Otherwise these are squares of lines that lack two marks or, with `threes`, up to three.
        """
        fours = [gain for gain, _ in self._gains(boards, side)]
        if not threes:
            return [gain for gain in fours if gain in blocks or not blocks]
        if blocks:
            return blocks
        own, other = boards[side], boards[1 - side]
        found = 0
        for line in self._lines:
            if not line & other and (line & own).bit_count() == self._length - 3:
                found |= line & ~own
        return [*dict.fromkeys([*fours, *_bits(found)])]

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
