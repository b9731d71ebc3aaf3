"""Boards and grids of scores as the course represents them, passed to students' functions."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from tttmc_app.core import Position, Rules, Square, Text, derive_seed
from tttmc_app.course.values import Plain, number_of

EMPTY, PLAYERX, PLAYERO, DRAW = 1, 2, 3, 4
"""The course's numbers."""

PLAYER_NAMES = {PLAYERX: "PLAYERX", PLAYERO: "PLAYERO"}
_SIGNS = {EMPTY: ".", PLAYERX: "X", PLAYERO: "O"}

Grid: TypeAlias = tuple[tuple[float, ...], ...]
"""Rows of scores."""


@dataclass(frozen=True, slots=True)
class CourseBoard:
    """A board, legal or not, with the numbers that the course's TTTBoard uses."""

    cells: tuple[tuple[int, ...], ...]
    """The rows from the top, in the course's numbers."""
    reverse: bool = False

    @classmethod
    def of(cls, text: str, reverse: bool = False) -> CourseBoard:
        """Return the board written as text such as "X.O/.../..."."""
        numbers = {sign: number for number, sign in _SIGNS.items()}
        return cls(tuple(tuple(numbers[c] for c in row) for row in text.split("/")), reverse)

    @classmethod
    def empty(cls, size: int, reverse: bool = False) -> CourseBoard:
        """Return an empty board."""
        return cls(((EMPTY,) * size,) * size, reverse)

    @property
    def size(self) -> int:
        """Return the number of squares along a side."""
        return len(self.cells)

    @property
    def text(self) -> str:
        """Return the board as "X.O/.../..."; an unknown cell becomes "?"."""
        return "/".join("".join(_SIGNS.get(cell, "?") for cell in row) for row in self.cells)

    @property
    def label(self) -> Text | str:
        """Return the board's name in messages."""
        return Text("{board} (reverse)", board=self.text) if self.reverse else self.text

    @property
    def squares(self) -> list[Square]:
        """Return all squares, row by row."""
        each = range(self.size)
        return [(row, col) for row in each for col in each]

    @property
    def empty_squares(self) -> list[Square]:
        """Return the squares without a mark, row by row."""
        rows = enumerate(self.cells)
        return [(r, c) for r, row in rows for c, cell in enumerate(row) if cell == EMPTY]

    @property
    @lru_cache(2**12)  # noqa: B019 - few are kept, and games end on the same boards again and again
    def winner(self) -> int | None:
        """Return the winner, DRAW, or None during the game, as check_win() does."""
        cells = [cell for row in self.cells for cell in row]
        for line in Rules(self.size).lines:
            mark = cells[line[0]]
            if mark != EMPTY and {cells[i] for i in line} == {mark}:
                return other(mark) if self.reverse else mark
        return None if EMPTY in cells else DRAW

    def count(self, player: int) -> int:
        """Return how many squares a player has marked."""
        return sum(row.count(player) for row in self.cells)

    def with_mark(self, square: Square, mark: int) -> CourseBoard:
        """Return the board with another mark on a square."""
        rows = [list(row) for row in self.cells]
        rows[square[0]][square[1]] = mark
        return CourseBoard(tuple(map(tuple, rows)), self.reverse)


BEGUN = tuple(
    map(
        CourseBoard.of,
        (
            *("X../.../...", "X../.O./...", "X../.O./..X", "XO./OX./..O", "XO./OX./X.O"),
            *("XOX/OO./.XX", "XOX/XO./OXO"),
        ),
    )
)
"""Boards on which the game isn't over, with 8 to 1 squares empty."""
LARGE = tuple(
    map(
        CourseBoard.of,
        (
            *("..../..../..../....", "X..O/.XO./O..X/.O.X", "XO.O/OXXO/X.OX/OXO."),
            *("XOXO/OXXO/X.OX/OXO.", "XOXO/OXXO/XOOX/OXO.", "X.O.X/.O.X./O...X/.X.O./O..XO"),
            *("XOXOX/XOXOO/OXOXX/XXOO./OXOX.",),
        ),
    )
)
"""Such boards of other sizes, with 16 to 1 squares empty."""


def other(player: int) -> int:
    """Return the other player."""
    return PLAYERO if player == PLAYERX else PLAYERX


def drawn_board(seed: int, size: int, marks: int) -> CourseBoard:
    """Return the board after this many moves of a random game that X begins, or at its end."""
    position = Position.start(Rules(size))
    for number in range(marks):
        if position.outcome is None:
            squares = position.legal_squares
            position = position.play(squares[derive_seed(seed, number) % len(squares)])
    return CourseBoard.of(position.text)


def zeros(size: int) -> Grid:
    """Return a grid of zeros."""
    return ((0,) * size,) * size


def grid_text(grid: Plain) -> str:
    """Return a grid as text for messages; whole numbers have no decimal point."""
    rows = rows_of(grid)
    if rows is None:
        return brief(grid)
    return "[" + ", ".join(f"[{', '.join(map(number_text, row))}]" for row in rows) + "]"


def number_text(number: float) -> str:
    """Return a number in its shortest form."""
    return f"{number + 0.0:.10g}"


def rows_of(value: Plain) -> Grid | None:
    """Return a value as a square grid of numbers; None if it isn't one."""
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
    """Return a value as text, shortened to this length."""
    text = " ".join(repr(value).split())
    return text if len(text) <= limit else f"{text[:limit]}…"
