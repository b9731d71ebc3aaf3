"""The events recorded by the observer: what a student's function did during a call."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from tttmc_app.course.values import Json, Plain, decode

Cells: TypeAlias = tuple[tuple[int | None, ...], ...]
"""A board's rows, in the course's numbers; None for anything else."""


@dataclass(frozen=True, slots=True)
class BoardSeen:
    """A board appeared for the first time."""

    board: int
    parent: int | None
    """The board that it was cloned from."""
    cells: Cells


@dataclass(frozen=True, slots=True)
class Moved:
    """A call of `move`."""

    board: int
    row: int | None
    col: int | None
    player: int | None
    is_done: bool
    """Whether the board changed: False for an occupied square."""


@dataclass(frozen=True, slots=True)
class Changed:
    """Squares were changed without `move`: row, column and new content of each."""

    board: int
    squares: tuple[tuple[int, int, int | None], ...]


@dataclass(frozen=True, slots=True)
class Checked:
    """A call of `check_win`."""

    board: int
    result: int | None


@dataclass(frozen=True, slots=True)
class BoardGiven:
    """A board as an argument or result."""

    board: int
    cells: Cells


@dataclass(frozen=True, slots=True)
class GridGiven:
    """A grid of scores as an argument or result."""

    grid: int
    """The same number for the same object."""
    rows: tuple[tuple[float | None, ...], ...]
    has_shared_rows: bool
    """Whether two of its rows are the same list."""


@dataclass(frozen=True, slots=True)
class ValueGiven:
    """Another value as an argument or result."""

    value: Plain


Given: TypeAlias = BoardGiven | GridGiven | ValueGiven


@dataclass(frozen=True, slots=True)
class Called:
    """The file called one of the functions that it defines."""

    function: str
    arguments: tuple[Given, ...]


@dataclass(frozen=True, slots=True)
class Returned:
    """That function returned."""

    function: str
    arguments: tuple[Given, ...]
    """The arguments as the call left them."""
    result: Given


TraceEvent: TypeAlias = BoardSeen | Moved | Changed | Checked | Called | Returned


@dataclass(frozen=True, slots=True)
class Trace:
    """The events of one call, in order."""

    events: tuple[TraceEvent, ...] = ()
    is_complete: bool = True
    """Whether no event was dropped."""


def trace_of(value: Json) -> Trace:
    """Return a trace from JSON; raise ValueError, TypeError or KeyError for an invalid one."""
    items = _array(value)
    more = bool(items) and items[-1] == ["more"]
    return Trace(tuple(_event(_array(item)) for item in items[: len(items) - more]), not more)


def _event(item: list[Json]) -> TraceEvent:
    match item:
        case ["board", int(board), int() | None as parent, cells]:
            return BoardSeen(board, parent, _cells(cells))
        case ["moved", int(board), row, col, player, bool(is_done)]:
            return Moved(board, _whole(row), _whole(col), _whole(player), is_done)
        case ["changed", int(board), squares]:
            return Changed(board, tuple(_square(_array(each)) for each in _array(squares)))
        case ["checked", int(board), result]:
            return Checked(board, _whole(result))
        case ["called", str(name), arguments]:
            return Called(name, _all_given(arguments))
        case ["returned", str(name), arguments, result]:
            return Returned(name, _all_given(arguments), _given(result))
        case _:
            raise ValueError("unknown event")


def _square(item: list[Json]) -> tuple[int, int, int | None]:
    match item:
        case [int(row), int(col), content]:
            return row, col, _whole(content)
        case _:
            raise ValueError("a square is two numbers and its content")


def _all_given(value: Json) -> tuple[Given, ...]:
    return tuple(map(_given, _array(value)))


def _given(value: Json) -> Given:
    match value:
        case {"board": int(board), "cells": cells}:
            return BoardGiven(board, _cells(cells))
        case {"grid": int(grid), "rows": rows, "shared": bool(shared)}:
            scores = tuple(tuple(map(_number, _array(row))) for row in _array(rows))
            return GridGiven(grid, scores, shared)
        case {"value": other}:
            return ValueGiven(decode(other))
        case _:
            raise ValueError("unknown argument")


def _cells(value: Json) -> Cells:
    return tuple(tuple(map(_whole, _array(row))) for row in _array(value))


def _whole(value: Json) -> int | None:
    if value is not None and type(value) is not int:
        raise TypeError("a whole number is missing")
    return value


def _number(value: Json) -> float | None:
    if value is None:
        return None
    if not isinstance(value, int | float):
        raise TypeError("a number is missing")
    return float(value)


def _array(value: Json) -> list[Json]:
    if not isinstance(value, list):
        raise TypeError("an array is missing")
    return value
