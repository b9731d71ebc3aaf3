"""The rules of a game: board size, line length, and who a line is good for."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from tttmc_app.core.errors import TttmcError

MAX_SIZE = 25

Square = tuple[int, int]
"""(row, column), both from 0."""


class Mark(StrEnum):
    """One side's mark; X moves first."""

    X = "X"
    O = "O"  # noqa: E741 - the game's own name for it

    @property
    def other(self) -> Mark:
        """Return the opponent's mark."""
        return Mark.O if self is Mark.X else Mark.X


@dataclass(frozen=True, slots=True, init=False)
class Rules:
    """Describe the game that is played.

    Raises TttmcError for a size outside 1-25 or a line that doesn't fit the board.
    """

    size: int
    """Squares along each side of the board, 1 to 25."""
    line_length: int
    """Marks in a row that complete a line; the size unless chosen."""
    reverse: bool
    """Whether whoever completes a line loses (misère)."""

    def __init__(
        self, size: int = 3, line_length: int | None = None, reverse: bool = False
    ) -> None:
        line_length = size if line_length is None else line_length
        _check(size, line_length)
        object.__setattr__(self, "size", size)
        object.__setattr__(self, "line_length", line_length)
        object.__setattr__(self, "reverse", bool(reverse))

    @property
    def square_count(self) -> int:
        """Return the number of squares on the board."""
        return self.size * self.size

    @property
    def lines(self) -> tuple[tuple[int, ...], ...]:
        """Return every line as its square indices (row * size + column), in a fixed order."""
        return _lines(self.size, self.line_length)

    @property
    def lines_through(self) -> tuple[tuple[int, ...], ...]:
        """Return, for every square index, the indices into `lines` of the lines that cross it."""
        return _lines_through(self.size, self.line_length)

    @property
    def line_masks(self) -> tuple[int, ...]:
        """Return every line as a bitboard, in the order of `lines`."""
        return _line_masks(self.size, self.line_length)

    def index(self, square: Square) -> int:
        """Return a square's row-major index; raise TttmcError when it is off the board."""
        row, col = square
        if not (0 <= row < self.size and 0 <= col < self.size):
            raise TttmcError(
                f"square {row},{col} is off the board: both go from 0 to {self.size - 1}"
            )
        return row * self.size + col

    def square(self, index: int) -> Square:
        """Return the (row, column) of a row-major index."""
        return divmod(index, self.size)

    def describe(self) -> str:
        """Return the rules in a few words, such as "5×5, 4 in a row, reverse"."""
        parts = [f"{self.size}×{self.size}"]
        if self.line_length != self.size:
            parts.append(f"{self.line_length} in a row")
        if self.reverse:
            parts.append("reverse")
        return ", ".join(parts)


def _check(size: int, line_length: int) -> None:
    for name, value in (("board size", size), ("line length", line_length)):
        if type(value) is not int:
            raise TttmcError(f"the {name} must be a whole number, not {value!r}")
    if not 1 <= size <= MAX_SIZE:
        raise TttmcError(f"the board size must be from 1 to {MAX_SIZE}, not {size}")
    if not 1 <= line_length <= size:
        raise TttmcError(
            f"the line length must be from 1 to the board size {size}, not {line_length}"
        )


# The caches below hold values derived from two small numbers; they never change once made.
@lru_cache(maxsize=64)
def _lines(size: int, length: int) -> tuple[tuple[int, ...], ...]:
    steps = ((0, 1), (1, 0), (1, 1), (1, -1))
    found: dict[tuple[int, ...], None] = {}  # a line of length 1 has no direction: keep it once
    for down, right in steps:
        for row in range(size):
            for col in range(size):
                last_row, last_col = row + down * (length - 1), col + right * (length - 1)
                if last_row < size and 0 <= last_col < size:
                    line = ((row + down * i) * size + col + right * i for i in range(length))
                    found[tuple(line)] = None
    return tuple(found)


@lru_cache(maxsize=64)
def _lines_through(size: int, length: int) -> tuple[tuple[int, ...], ...]:
    through: list[list[int]] = [[] for _ in range(size * size)]
    for number, line in enumerate(_lines(size, length)):
        for index in line:
            through[index].append(number)
    return tuple(tuple(numbers) for numbers in through)


@lru_cache(maxsize=64)
def _line_masks(size: int, length: int) -> tuple[int, ...]:
    return tuple(sum(1 << index for index in line) for line in _lines(size, length))
