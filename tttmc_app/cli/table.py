"""Boards and scores as aligned text."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from itertools import zip_longest

from tttmc_app.core import Position, Square, Thought, column_name

_MARGIN = 4
_SCALE = 99
"""Two digits and a sign let 19 columns into the 80 that a terminal has at least."""


def terminal_width() -> int:
    """Return how many columns a line may have; 100 where there is no terminal."""
    return shutil.get_terminal_size((100, 24)).columns


def board_table(position: Position, starred: Square | None = None) -> list[str]:
    """Return the board's lines with the names of rows and columns, a star behind one square."""
    cells = [position.mark_at(square) or "." for square in _squares(position)]
    return _table(position.rules.size, cells, gap=2, starred=starred)


def score_table(
    position: Position, thought: Thought, width: int, starred: Square | None = None
) -> list[str]:
    """Return a thought's values on the empty squares and the marks on the others.

    A table too wide for `width` is set closer; if that is not enough its numbers are scaled to
    two digits, and a last line says so. The largest boards may still be wider.
    """
    texts = values_text(thought.values)
    for gap in (2, 1):
        table = _table_around(position, texts, gap, starred)
        if max(map(len, table)) <= width:
            return table
    largest = max(abs(value) for value in thought.values if value is not None)
    scaled = [value and value / (largest or 1.0) * _SCALE for value in thought.values]
    table = _table_around(position, values_text(scaled, 0), 1, starred)
    return [*table, f"(scaled to fit: {_SCALE} stands for {values_text([largest])[0]})"]


def beside(left: Sequence[str], right: Sequence[str], width: int) -> list[str]:
    """Return two tables side by side, or one above the other where the width is too small."""
    edge = max(map(len, left)) + _MARGIN
    if edge + max(map(len, right)) > width:
        return [*left, "", *right]
    return [
        f"{one.ljust(edge)}{two}".rstrip() for one, two in zip_longest(left, right, fillvalue="")
    ]


def values_text(values: Sequence[float | None], decimals: int | None = None) -> list[str]:
    """Return values as text with equally many decimals, as few as do; "-" for no value."""
    if decimals is None:
        decimals = _decimals([value for value in values if value is not None])
    # Adding zero turns -0.0 into 0.0.
    return ["-" if v is None else f"{round(v, decimals) + 0.0:.{decimals}f}" for v in values]


def _decimals(values: Sequence[float]) -> int:
    largest = max(map(abs, values), default=0.0)
    if all(value == round(value) for value in values) or largest >= 1000:
        return 0
    return 3 if largest < 10 else 1


def _table_around(
    position: Position, texts: Sequence[str], gap: int, starred: Square | None
) -> list[str]:
    """Return the texts of the empty squares around the marks of the others."""
    marks = [position.mark_at(square) for square in _squares(position)]
    cells = [mark or text for mark, text in zip(marks, texts, strict=True)]
    return _table(position.rules.size, cells, gap, starred)


def _table(size: int, cells: Sequence[str], gap: int, starred: Square | None) -> list[str]:
    width = max(map(len, cells))
    names = (column_name(col).rjust(width) for col in range(size))
    lines = ["  " + "".join(" " * gap + name for name in names)]
    for row in range(size):
        line = str(row + 1).rjust(2) + " " * gap
        for col, cell in enumerate(cells[row * size : (row + 1) * size]):
            line += cell.rjust(width) + ("*" if (row, col) == starred else " ").ljust(gap)
        lines.append(line.rstrip())
    return lines


def _squares(position: Position) -> list[Square]:
    return [position.rules.square(index) for index in range(position.rules.square_count)]
