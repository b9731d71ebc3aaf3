"""The events recorded by the observer: what a student's function did during a call."""

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


class Marked(NamedTuple):
    """Squares of a board have changed, or `move` was called in vain."""

    board: int
    squares: tuple[tuple[int, int, int | None], ...]
    """Row, column and new content of each; none if `move` found its square occupied."""
    is_move: bool
    """Whether it was a call of `move`."""


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
    """A call of one of the functions that the file defines has ended."""

    function: str
    given: tuple[Given, ...]
    after: tuple[Given, ...]
    """The arguments as the call left them, and its result; empty if it raised an exception."""
    number: int
    """The number of this event in the trace."""
    is_inner: bool = False
    """Whether such a call made it."""

    @property
    def board(self) -> BoardGiven | None:
        """Return the first board among the arguments."""
        return next((each for each in self.given if isinstance(each, BoardGiven)), None)

    @property
    def ends(self) -> frozenset[Cells]:
        """Return the boards after the call, also one that it returned."""
        return frozenset(each.cells for each in self.after if isinstance(each, BoardGiven))

    @property
    def grid(self) -> GridGiven | None:
        """Return the grid among the arguments."""
        return next((each for each in self.given if isinstance(each, GridGiven)), None)

    @property
    def grid_after(self) -> GridGiven | None:
        """Return the grid that was changed or returned; that among the arguments if none was."""
        after = (each for each in self.after if isinstance(each, GridGiven))
        return next((each for each in after if each != self.grid), self.grid)

    @property
    def value(self) -> Plain:
        """Return the first value among the arguments that is neither a board nor a grid."""
        return next((each.value for each in self.given if isinstance(each, ValueGiven)), None)


TraceEvent: TypeAlias = BoardSeen | Marked | Called


class Trace(NamedTuple):
    """The events of one call, in order."""

    events: tuple[TraceEvent, ...] = ()
    is_complete: bool = True
    """Whether no event was dropped."""
