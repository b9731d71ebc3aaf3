"""Values in the JSON of a study's saved results, read strictly: damage is told when a run is read.

Each function raises TypeError, ValueError or OverflowError for a value of another kind.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import TypeAlias, cast

from tttmc_app.core import Rules, Square

_Row: TypeAlias = list[object]
_MOST = 2**53
"""The greatest count; up to here, every whole number is a float, too."""


def read_count(value: object, most: int = _MOST, least: int = 0) -> int:
    """Return a whole number within limits."""
    if type(value) is not int or not least <= value <= most:
        raise ValueError(f"{str(value)[:40]} is not a whole number from {least} to {most}")
    return value


def read_number(value: object) -> float:
    """Return a finite number as a float."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value):
        raise ValueError(f"{str(value)[:40]} is not a number")
    return float(value)


def read_chance(value: object) -> float:
    """Return a number from 0 to 1."""
    chance = read_number(value)
    if not 0 <= chance <= 1:
        raise ValueError(f"{chance} is not from 0 to 1")
    return chance


def read_cells(rows: object, rules: Rules) -> list[object]:
    """Return what is kept for each square, row by row."""
    size = rules.size
    if not isinstance(rows, list) or not all(isinstance(row, list) for row in cast("_Row", rows)):
        raise TypeError("not rows of values")
    lists = cast("list[_Row]", rows)
    if [len(row) for row in lists] != [size] * size:
        raise ValueError(f"not {size} rows of {size} values")
    return [cell for row in lists for cell in row]


def read_values(rows: object, rules: Rules) -> tuple[float | None, ...]:
    """Return a number for each square, or None where there is none."""
    cells = read_cells(rows, rules)
    return tuple(None if cell is None else read_number(cell) for cell in cells)


def read_squares(kept: object, rules: Rules) -> tuple[Square, ...]:
    """Return squares of the board."""
    pairs = cast("Sequence[Sequence[object]]", kept)
    last = rules.size - 1
    return tuple((read_count(row, last), read_count(col, last)) for row, col in pairs)
