"""The events recorded by the observer: what a student's function did during a call."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from tttmc_app.course.values import Plain

Cells: TypeAlias = tuple[tuple[int | None, ...], ...]
"""A board's rows, in the course's numbers; None for anything else."""


class BoardSeen(NamedTuple):
    """A board appeared for the first time."""

    board: int
    parent: int | None
    """The board that it was cloned from."""
    cells: Cells
    reverse: bool


class Moved(NamedTuple):
    """A call of `move`."""

    board: int
    row: int | None
    col: int | None
    player: int | None
    is_done: bool
    """Whether the board changed: False for an occupied square."""


class Changed(NamedTuple):
    """Squares were changed without `move`: row, column and new content of each."""

    board: int
    squares: tuple[tuple[int, int, int | None], ...]


class BoardGiven(NamedTuple):
    """A board as an argument or result."""

    board: int
    cells: Cells


class GridGiven(NamedTuple):
    """A grid of scores as an argument or result."""

    grid: int
    """The same number for the same object."""
    rows: tuple[tuple[float | None, ...], ...]
    has_shared_rows: bool
    """Whether two of its rows are the same list."""


class ValueGiven(NamedTuple):
    """Another value as an argument or result."""

    value: Plain


Given: TypeAlias = BoardGiven | GridGiven | ValueGiven


class Called(NamedTuple):
    """The file called one of the functions that it defines."""

    function: str
    arguments: tuple[Given, ...]


class Returned(NamedTuple):
    """That function returned."""

    function: str
    arguments: tuple[Given, ...]
    """The arguments as the call left them."""
    result: Given


TraceEvent: TypeAlias = BoardSeen | Moved | Changed | Called | Returned


class Trace(NamedTuple):
    """The events of one call, in order."""

    events: tuple[TraceEvent, ...] = ()
    is_complete: bool = True
    """Whether no event was dropped."""
