"""The observer of one call: how a student's function uses boards and other functions."""

# Students' values, whose types are unknown, pass through here.
# pyright: basic

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

from tttmc_app.course.functions import as_rows, wrapped
from tttmc_app.course.provided import TTTBoard
from tttmc_app.course.trace import (
    BoardGiven,
    BoardSeen,
    Called,
    Cells,
    Given,
    GridGiven,
    Marked,
    Trace,
    TraceEvent,
    ValueGiven,
)
from tttmc_app.course.values import MAX_INT, finite_number, plain

_Cells: TypeAlias = list[list[Any]]

MAX_EVENTS = 20_000
"""Events beyond this number are dropped, and the trace says so; a call counts as two."""
OBSERVED = ("mc_trial", "mc_update_scores", "get_best_move")
"""The functions whose calls are recorded."""
_METHODS = ("move", "clone", "check_win", "get_empty_squares", "square", "get_dim", "__str__")


class Observer:
    """A record of the moves on boards, and of the calls of a file's functions.

    Boards are numbered in the order in which they appear. A square changed without `move` is
    noticed when the board is next used.
    """

    def __init__(self, arguments: list[Any]) -> None:
        """Store the arguments of the observed call, and number the boards among them."""
        self._events: list[TraceEvent] = []
        self._left = MAX_EVENTS
        self._depth = 0
        """How many of the file's functions are running."""
        self._boards: dict[int, tuple[int, Any]] = {}
        self._cells: dict[int, _Cells] = {}
        self._plain_cells: dict[int, Cells] = {}
        """Boards that haven't changed since, as they were described."""
        self._grids: dict[int, tuple[int, Any]] = {}
        for each in arguments:
            if isinstance(each, TTTBoard):
                self._number(each)

    @contextmanager
    def observing(self, function: Any, names: dict[str, Any]) -> Iterator[None]:
        """Record until the end of the block."""
        methods = {name: getattr(TTTBoard, name) for name in _METHODS}
        try:
            for name, method in methods.items():
                setattr(TTTBoard, name, self._observed(name, method))
            with wrapped(function, names, OBSERVED, self._called):
                yield
        finally:
            for name, method in methods.items():
                setattr(TTTBoard, name, method)

    def finished(self) -> Trace:
        """Return the record, including the changes to all boards up to now."""
        for _, board in list(self._boards.values()):
            self._number(board)
        return Trace(tuple(self._events), self._left >= 0)

    def _add(self, event: TraceEvent) -> None:
        self._left -= 1 + isinstance(event, Called)
        if self._left >= 0:
            self._events.append(event)

    def _number(self, board: Any, parent: int | None = None) -> int:
        """Return a board's number, after recording what changed since its last use."""
        known = self._boards.get(id(board))
        if known is None:
            number = len(self._boards)
            self._boards[id(board)] = (number, board)  # kept so that the id isn't reused
            self._cells[number] = _cells_of(board)
            described = self._described_cells(number)
            self._add(BoardSeen(number, parent, described, _is_reverse(board)))
            return number
        number = known[0]
        if changes := self._changes(number, board):
            self._add(Marked(number, changes, is_move=False))
        return number

    def _changes(self, number: int, board: Any) -> tuple[tuple[int, int, int | None], ...]:
        """Return what has changed on a board since it was last asked for."""
        if _has_cells(board, self._cells[number]):
            return ()
        before, cells = self._cells[number], _cells_of(board)
        self._cells[number] = cells
        self._plain_cells.pop(number, None)
        return tuple(
            (row, col, _plain(now))
            for row, (old, new) in enumerate(zip(before, cells, strict=False))
            if old != new
            for col, (then, now) in enumerate(zip(old, new, strict=False))
            if then is not now and then != now
        )

    def _described_cells(self, number: int) -> Cells:
        if number not in self._plain_cells:
            rows = self._cells[number]
            self._plain_cells[number] = tuple(tuple(map(_plain, row)) for row in rows)
        return self._plain_cells[number]

    def _observed(self, name: str, method: Callable[..., Any]) -> Callable[..., Any]:
        """Return a board's method that records what it does."""

        def call(board: Any, *arguments: Any, **named: Any) -> Any:
            number = self._number(board)
            result = method(board, *arguments, **named)
            if name == "clone" and isinstance(result, TTTBoard):
                self._number(result, number)
            elif name == "move":
                self._add(Marked(number, self._changes(number, board), is_move=True))
            return result

        return call

    def _called(self, name: str, own: Callable[..., Any], /, *arguments: Any, **named: Any) -> Any:
        given, after = (*arguments, *named.values()), tuple[Given, ...]()
        before = tuple(map(self._described, given))
        self._depth += 1
        try:
            result = own(*arguments, **named)
            after = tuple(map(self._described, (*given, result)))
        finally:
            self._depth -= 1
            self._add(Called(name, before, after, len(self._events), self._depth > 0))
        return result

    def _described(self, value: Any) -> Given:
        """Return a board or grid as its number and content, and other values as they are."""
        if isinstance(value, TTTBoard):
            number = self._number(value)
            return BoardGiven(number, self._described_cells(number))
        if rows := as_rows(value):
            known = self._grids.setdefault(id(value), (len(self._grids), value))
            shared = len({id(row) for row in rows}) < len(rows)
            content = tuple(tuple(map(finite_number, row)) for row in rows)
            return GridGiven(known[0], content, shared)
        return ValueGiven(plain(value))


def _cells_of(board: Any) -> _Cells:
    try:
        return [*map(list, vars(board)["_board"])]  # a method for this could be seen by students
    except Exception:  # noqa: BLE001 - a student may have put anything there
        return []


def _is_reverse(board: Any) -> bool:
    try:
        return bool(vars(board)["_reverse"])
    except Exception:  # noqa: BLE001 - likewise
        return False


def _has_cells(board: Any, cells: _Cells) -> bool:
    try:
        return bool(vars(board)["_board"] == cells)
    except Exception:  # noqa: BLE001 - likewise
        return False


def _plain(value: Any) -> int | None:
    """Return a whole number as it is, and None for other values."""
    if type(value) is int and abs(value) < MAX_INT:
        return value
    number = finite_number(value)
    return None if number is None or not number.is_integer() else int(number)
