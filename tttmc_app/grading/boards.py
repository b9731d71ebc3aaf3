"""Boards and grids of scores as the course has them, to ask a student's functions about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from tttmc_app.core import Rules, Square
from tttmc_app.course.values import Opaque, Plain, number_of

EMPTY, PLAYERX, PLAYERO, DRAW = 1, 2, 3, 4
"""The course's numbers."""

PLAYER_NAMES = {PLAYERX: "PLAYERX", PLAYERO: "PLAYERO"}
_SIGNS = {EMPTY: ".", PLAYERX: "X", PLAYERO: "O"}

Grid: TypeAlias = tuple[tuple[float, ...], ...]
"""Rows of scores."""


@dataclass(frozen=True, slots=True)
class CourseBoard:
    """Hold a board as the course's TTTBoard does, whatever stands on it."""

    cells: tuple[tuple[int, ...], ...]
    """Rows from the top, of the course's numbers."""
    reverse: bool = False

    @classmethod
    def of(cls, text: str, reverse: bool = False) -> CourseBoard:
        """Return the board that a text such as "X.O/.../..." shows."""
        numbers = {sign: number for number, sign in _SIGNS.items()}
        return cls(tuple(tuple(numbers[c] for c in row) for row in text.split("/")), reverse)

    @classmethod
    def empty(cls, size: int, reverse: bool = False) -> CourseBoard:
        """Return an empty board."""
        return cls(((EMPTY,) * size,) * size, reverse)

    @property
    def size(self) -> int:
        """Return the number of squares a side."""
        return len(self.cells)

    @property
    def text(self) -> str:
        """Return the board as "X.O/.../..."; a cell that is no mark is a "?"."""
        return "/".join("".join(_SIGNS.get(cell, "?") for cell in row) for row in self.cells)

    @property
    def words(self) -> str:
        """Return the board as a message names it."""
        return f"{self.text} (reverse)" if self.reverse else self.text

    @property
    def squares(self) -> list[Square]:
        """Return all squares, row by row."""
        return [(row, col) for row in range(self.size) for col in range(self.size)]

    @property
    def empty_squares(self) -> list[Square]:
        """Return the squares without a mark, row by row."""
        return [(row, col) for row, col in self.squares if self.cells[row][col] == EMPTY]

    @property
    def winner(self) -> int | None:
        """Return who has won, DRAW, or None while the game goes on, as check_win() does."""
        cells = [cell for row in self.cells for cell in row]
        for line in Rules(self.size).lines:
            marks = {cells[i] for i in line}
            if len(marks) == 1 and marks != {EMPTY}:
                mark = marks.pop()
                return other(mark) if self.reverse else mark
        return None if EMPTY in cells else DRAW

    def count(self, player: int) -> int:
        """Return how many squares a player holds."""
        return sum(row.count(player) for row in self.cells)

    def without(self, square: Square) -> CourseBoard:
        """Return the board with one square emptied."""
        rows = [list(row) for row in self.cells]
        rows[square[0]][square[1]] = EMPTY
        return CourseBoard(tuple(map(tuple, rows)), self.reverse)


def other(player: int) -> int:
    """Return the other player."""
    return PLAYERO if player == PLAYERX else PLAYERX


def zeros(size: int) -> Grid:
    """Return a grid of zeros."""
    return ((0.0,) * size,) * size


def grid_words(grid: Plain) -> str:
    """Return a grid as a message shows it: whole numbers without a point."""
    rows = rows_of(grid)
    if rows is None:
        return brief(grid)
    return "[" + ", ".join(f"[{', '.join(map(number_words, row))}]" for row in rows) + "]"


def number_words(number: float) -> str:
    """Return a number as short as it can be told."""
    return f"{number + 0.0:.10g}"


def rows_of(value: Plain) -> Grid | None:
    """Return a value as a square grid of numbers, or None where it is none."""
    if not isinstance(value, list | tuple):
        return None
    rows: list[tuple[float, ...]] = []
    for row in value:
        if not isinstance(row, list | tuple):
            return None
        numbers = tuple(number for number in map(number_of, row) if number is not None)
        if len(numbers) != len(row):
            return None
        rows.append(numbers)
    return tuple(rows) if rows and all(len(row) == len(rows) for row in rows) else None


def brief(value: Plain, limit: int = 120) -> str:
    """Return a value's text, cut where it is long."""
    text = value.text if isinstance(value, Opaque) else repr(value)
    text = " ".join(text.split())
    return text if len(text) <= limit else f"{text[:limit]}…"
