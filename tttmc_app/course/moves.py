"""Positions as course boards, and what a student's function returns as squares."""

from __future__ import annotations

from tttmc_app.core import Mark, Position, Square
from tttmc_app.course.values import Board, Opaque, Plain, type_name


def board_of(position: Position) -> Board:
    """Return a position as a course board."""
    rules, size = position.rules, position.rules.size
    marks = {None: 1, Mark.X: 2, Mark.O: 3}
    cells = tuple(
        tuple(marks[position.mark_at((row, col))] for col in range(size)) for row in range(size)
    )
    line = rules.line_length if rules.line_length != size else None
    return Board(cells, rules.reverse, line)


def square_of(value: Plain, position: Position) -> tuple[Square | None, str]:
    """Return the legal square that a value names, or None and what the value is instead.

    A tuple or a list of two whole numbers is one, as long as it is on the board and empty.
    """
    if not isinstance(value, tuple | list) or len(value) != 2:
        return None, f"{_words(value)}, not a (row, column) pair"
    numbers = [_index(item) for item in value]
    if numbers[0] is None or numbers[1] is None:
        return None, f"{_words(value)}, not a pair of whole numbers"
    square = (numbers[0], numbers[1])
    size = position.rules.size
    if not all(0 <= number < size for number in square):
        return None, f"{square}, which is off the board"
    if position.mark_at(square) is not None:
        return None, f"{square}, which is occupied"
    return square, ""


def _index(value: Plain) -> int | None:
    if isinstance(value, Opaque):
        return value.index
    return int(value) if isinstance(value, int) else None


def _words(value: Plain) -> str:
    if isinstance(value, Opaque):
        text = value.text
    else:
        text = repr(value) if not isinstance(value, Board) else "a board"
    text = text if len(text) <= 60 else f"{text[:59]}…"
    return text if value is None else f"{text} ({type_name(value)})"
