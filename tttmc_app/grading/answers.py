"""Answers of students' functions: values, failures and squares."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from tttmc_app.core import Square, Text
from tttmc_app.course.trace import BoardGiven, Called, GridGiven, Returned, Trace, ValueGiven
from tttmc_app.course.values import BoardValue, Opaque, Plain, number_of
from tttmc_app.grading.boards import CourseBoard
from tttmc_app.grading.checks import CheckFailure, Cost, Mistake

SIGNATURES = {
    "mc_trial": ("board", "player"),
    "mc_update_scores": ("scores", "board", "player"),
    "get_best_move": ("board", "scores"),
    "mc_move": ("board", "player", "trials"),
}
"""The parameters of the course's functions."""
_KINDS = {"board": BoardGiven, "scores": GridGiven, "player": ValueGiven}

TIMED_OUT = Mistake(Text("does not finish in time"), None, Cost.GAMES)
OCCUPIED = Mistake(Text("returns an occupied square"), None, Cost.GAMES)
NO_VALUE = Mistake(Text("returns None"), Text("return a (row, column) tuple"), Cost.GAMES)
NOT_A_SQUARE = Mistake(
    Text("does not return a square"), Text("return a (row, column) tuple"), Cost.GAMES
)
NOT_WHOLE = Mistake(
    Text("returns a tuple that doesn't contain two integers"),
    Text("return (row, column)"),
    Cost.POINTS,
)
LIST = Mistake(Text("returns a list instead of a tuple"), Text("return (row, column)"), Cost.POINTS)


def missing(function: str, cost: Cost) -> Mistake:
    """Return the mistake of a file that lacks one of the functions."""
    return Mistake(Text("{function} is missing", function=function), None, cost)


def misplaced(trace: Trace, orders: Mapping[str, Sequence[int]]) -> Mistake | None:
    """Return the mistake of a call that failed in a function which got its arguments out of order.

    `orders` has the orders of parameters that differ from the course's.
    """
    calls: list[Called] = []
    for event in trace.events:
        if isinstance(event, Called):
            calls.append(event)
        elif isinstance(event, Returned):
            while calls and calls.pop().function != event.function:
                pass  # that call raised an exception, which was caught
    for call in calls[-1:]:
        names = SIGNATURES.get(call.function, ())
        own = [names[number] for number in orders.get(call.function, range(len(names)))]
        given, expected = [*map(type, call.arguments)], [_KINDS.get(name) for name in own]
        if given != expected and Counter(given) == Counter(expected):
            name = Text(
                "passes its arguments to {function} in the wrong order", function=call.function
            )
            return Mistake(name, Text("they are {names}", names=", ".join(own)), Cost.GAMES)
    return None


_NOTHING_FOUND = re.compile(
    "IndexError|KeyError|UnboundLocalError|StopIteration|NoneType|empty|enough|larger|not in list"
)
"""What errors say of an empty list, set or sequence, or of a variable that was never set."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The result of a call, or its failure."""

    value: Plain = None
    arguments: tuple[Plain, ...] = ()
    """The arguments as the call left them."""
    error: Text | str = ""
    """What went wrong, on one line; empty if nothing did."""
    mistake: Mistake | None = None
    """The mistake behind the error, if it is a common one."""
    line: int | None = None
    """The line of the error in the student's file."""
    trace: Trace = field(default=Trace())
    """What the function did, if the call was observed."""
    seconds: float = field(default=0.0, compare=False)

    def after(self, index: int) -> Plain:
        """Return an argument as the call left it."""
        return self.arguments[index] if index < len(self.arguments) else None

    def board(self, index: int) -> CourseBoard | None:
        """Return a board argument as the call left it; None if it is no longer a board."""
        value = self.after(index)
        if not isinstance(value, BoardValue):
            return None
        cells = tuple(
            tuple(cell if isinstance(cell, int) else -1 for cell in row) for row in value.cells
        )
        is_square = cells and all(len(row) == len(cells) for row in cells)
        return CourseBoard(cells, value.reverse) if is_square else None

    @property
    def is_empty_choice(self) -> bool:
        """Return whether the error can come from a search that found nothing."""
        return bool(_NOTHING_FOUND.search(str(self.error)))

    def failure(self, called: Text | str, expected: Text | str, *mistakes: Mistake) -> CheckFailure:
        """Return the failure of a check in which the call went wrong."""
        # If a mistake made the error inevitable, the error's line isn't the mistake's.
        line = None if mistakes else self.line
        known = mistakes or ((self.mistake,) if self.mistake else ())
        failure = CheckFailure.of(called, self.error, expected, *known, line=line)
        return replace(failure, cost=Cost.GAMES)


def square_of(value: Plain) -> Square | None:
    """Return the square that a tuple or list of two whole numbers names; None for other values."""
    if not isinstance(value, tuple | list) or len(value) != 2:
        return None
    row, col = map(number_of, value)
    # int() isn't used, because it raises an exception for infinity.
    if row is None or col is None or not row.is_integer() or not col.is_integer():
        return None
    return int(row), int(col)


def type_mistake(value: Plain) -> Mistake | None:
    """Return the mistake in a value that should be a tuple of two integers."""
    if isinstance(value, tuple) and len(value) == 2:
        return None if all(map(_is_integer, value)) else NOT_WHOLE
    if square_of(value) is not None:
        return LIST
    return NO_VALUE if value is None else NOT_A_SQUARE


def _is_integer(part: Plain) -> bool:
    """Return whether a value's type is an integer type, possibly one from another library."""
    return type(part) is int or (isinstance(part, Opaque) and part.index is not None)
