"""The observer of one call: how a student's function uses boards and other functions."""

# Students' values, whose types are unknown, pass through here.
# pyright: basic

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from tttmc_app.course.functions import as_rows, namespaces_of
from tttmc_app.course.provided import TTTBoard, board_value
from tttmc_app.course.values import Encoder, Json, finite_number

MAX_EVENTS = 20_000
"""Events beyond this number are dropped, and the trace says so."""
OBSERVED = ("mc_trial", "mc_update_scores", "get_best_move")
"""The functions whose calls are recorded."""
_METHODS = ("move", "clone", "check_win", "get_empty_squares", "square", "get_dim", "__str__")
_MOVE = ("row", "col", "player")
"""The parameters of `move`."""


class Observer:
    """A record of the moves on boards, and of the calls of a file's functions.

    Boards are numbered in the order in which they appear. A square changed without `move` is
    noticed when the board is next used. The record is a list of JSON arrays, which
    `trace.events_of` reads.
    """

    def __init__(self, arguments: list[Any]) -> None:
        """Store the arguments of the observed call, and number the boards among them."""
        self._events: list[Json] = []
        self._boards: dict[int, tuple[int, Any]] = {}
        self._cells: dict[int, list[list[Any]]] = {}
        self._grids: dict[int, tuple[int, Any]] = {}
        self._depths: dict[str, int] = dict.fromkeys(OBSERVED, 0)
        self._is_inside = False
        """Whether a board's method is running."""
        for each in arguments:
            if isinstance(each, TTTBoard):
                self._number(each)

    @contextmanager
    def observing(self, function: Any, names: dict[str, Any]) -> Iterator[None]:
        """Record until the end of the block."""
        methods = {name: getattr(TTTBoard, name) for name in _METHODS}
        functions = [
            (namespace, name, namespace[name])
            for namespace in namespaces_of(function, names)
            for name in OBSERVED
            if callable(namespace.get(name))
        ]
        try:
            for name, method in methods.items():
                setattr(TTTBoard, name, self._observed(name, method))
            for namespace, name, own in functions:
                namespace[name] = self._calling(name, own)
            yield
        finally:
            for name, method in methods.items():
                setattr(TTTBoard, name, method)
            for namespace, name, own in functions:
                namespace[name] = own

    def finished(self) -> list[Json]:
        """Return the record, including the changes to all boards up to now."""
        for _, board in list(self._boards.values()):
            self._number(board)
        return self._events

    def _add(self, *event: Json) -> None:
        if len(self._events) < MAX_EVENTS:
            self._events.append([*event])
        elif len(self._events) == MAX_EVENTS:
            self._events.append(["more"])

    def _number(self, board: Any, parent: int | None = None) -> int:
        """Return a board's number, after recording what changed since its last use."""
        cells = _cells_of(board)
        known = self._boards.get(id(board))
        if known is None:
            number = len(self._boards)
            self._boards[id(board)] = (number, board)  # kept so that the id isn't reused
            self._add("board", number, parent, _encoded(cells))
        else:
            number = known[0]
            changes: list[Json] = [
                [row, col, _plain(now)]
                for row, (old, new) in enumerate(zip(self._cells[number], cells, strict=False))
                for col, (before, now) in enumerate(zip(old, new, strict=False))
                if before is not now and before != now
            ]
            if changes:
                self._add("changed", number, changes)
        self._cells[number] = cells
        return number

    def _observed(self, name: str, method: Callable[..., Any]) -> Callable[..., Any]:
        """Return a board's method that records what it does, but not the calls that it makes."""

        def call(board: Any, *arguments: Any, **named: Any) -> Any:
            if self._is_inside:
                return method(board, *arguments, **named)
            number = self._number(board)
            before = self._cells[number]
            self._is_inside = True
            try:
                result = method(board, *arguments, **named)
            finally:
                self._is_inside = False
            if name == "check_win":
                self._add("checked", number, _plain(result))
            elif name == "clone" and isinstance(result, TTTBoard):
                self._number(result, number)
            elif name == "move":
                self._cells[number] = _cells_of(board)
                given = dict(zip(_MOVE, arguments, strict=False)) | named
                square = [_plain(given[each]) for each in _MOVE]
                self._add("moved", number, *square, before != self._cells[number])
            return result

        return call

    def _calling(self, name: str, own: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any, **named: Any) -> Any:
            self._depths[name] += 1
            is_outermost = self._depths[name] == 1
            given = [*arguments, *named.values()]
            try:
                if is_outermost:
                    self._add("called", name, [self._described(each) for each in given])
                result = own(*arguments, **named)
                if is_outermost:
                    after: list[Json] = [self._described(each) for each in given]
                    self._add("returned", name, after, self._described(result))
                return result
            finally:
                self._depths[name] -= 1

        return call

    def _described(self, value: Any) -> Json:
        """Return a board or grid as its number and content, and other values as they are."""
        if isinstance(value, TTTBoard):
            return {"board": self._number(value), "cells": _encoded(_cells_of(value))}
        rows = as_rows(value)
        if rows and all(isinstance(row, list | tuple) for row in rows):
            known = self._grids.setdefault(id(value), (len(self._grids), value))
            shared = len({id(row) for row in rows}) < len(rows)
            content: list[Json] = [[finite_number(cell) for cell in row] for row in rows]
            return {"grid": known[0], "rows": content, "shared": shared}
        return {"value": Encoder(board_value).encode(value)}


def _cells_of(board: Any) -> list[list[Any]]:
    try:
        return [list(row) for row in TTTBoard.as_value(board).cells]
    except Exception:  # noqa: BLE001 - a student may have put anything there
        return []


def _encoded(cells: list[list[Any]]) -> list[Json]:
    return [[_plain(cell) for cell in row] for row in cells]


def _plain(value: Any) -> Json:
    """Return a whole number as it is, and None for other values."""
    number = finite_number(value)
    return None if number is None or not number.is_integer() else int(number)
