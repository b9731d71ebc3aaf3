"""What a student's function answers where a square is asked for."""

from __future__ import annotations

from tttmc_app.core import Square
from tttmc_app.course.values import Opaque, Plain, number_of
from tttmc_app.grading.boards import brief
from tttmc_app.grading.checks import CheckFailure, Cost
from tttmc_app.grading.submission import Answer


def square_of(value: Plain) -> Square | None:
    """Return the square that a value means, be it a tuple, a list or of floats; else None."""
    if not isinstance(value, tuple | list) or len(value) != 2:
        return None
    row, col = map(number_of, value)
    # Not by int(), which knows no infinity.
    if row is None or col is None or not row.is_integer() or not col.is_integer():
        return None
    return int(row), int(col)


def kind_failure(called: str, answer: Answer, expected: str) -> CheckFailure | None:
    """Return what is wrong with a square's kind: anything but a tuple of two whole numbers."""
    value = answer.value
    if isinstance(value, tuple) and len(value) == 2:
        if all(map(_is_whole, value)):
            return None
        hint = "a tuple of other things than whole numbers: return (row, column)"
        return CheckFailure(called, brief(value), expected, hint, Cost.POINTS)
    if square_of(value) is not None:
        hint = "a list where a tuple was asked: return (row, column)"
        return CheckFailure(called, brief(value), expected, hint, Cost.POINTS)
    return CheckFailure(called, brief(value), expected, no_square_hint(value), Cost.GAMES)


def no_square_hint(value: Plain) -> str:
    """Say what is wrong with a value that is no square."""
    if isinstance(value, list | tuple) and value and square_of(value[0]) is not None:
        return "returns all of the best squares: one of them is asked for"
    what = "nothing" if value is None else "no square"
    return f"returns {what}: a (row, column) tuple is asked for"


def _is_whole(part: Plain) -> bool:
    """Tell whether it is a whole number by its type, be it another library's."""
    return type(part) is int or (isinstance(part, Opaque) and part.index is not None)
