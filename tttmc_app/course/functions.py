"""The functions of a student's file, and the scores that they pass to `get_best_move`."""

# Students' values, whose types are unknown, pass through here.
# pyright: basic

from __future__ import annotations

import dis
import inspect
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from functools import lru_cache, partial
from inspect import getattr_static
from math import isqrt
from types import CodeType, FunctionType, MethodType
from typing import Any

from tttmc_app.course.student_types import FunctionInfo

_CACHED = type(lru_cache(maxsize=None)(len))
_POSITIONAL = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)


def functions_in(names: Mapping[str, Any], filenames: Collection[str]) -> tuple[FunctionInfo, ...]:
    """Return the functions in a namespace that these files define, in line order.

    Methods, partial functions and callable objects are included.
    """
    found = [
        _described(name, value, code)
        for name, value in list(names.items())
        if (code := _code_of(value)) is not None and code.co_filename in filenames
    ]
    return tuple(sorted(found, key=lambda function: function.line))


def innermost(function: Any) -> Any:
    """Return the function inside a method, a partial function or a cached function."""
    for _ in range(10):
        if isinstance(function, MethodType):
            function = function.__func__
        elif isinstance(function, partial):
            function = function.func
        elif isinstance(function, _CACHED):
            function = function.__wrapped__
        else:
            break
    return function


def _code_of(value: Any) -> CodeType | None:
    inner = innermost(value)
    if not isinstance(inner, FunctionType | type):
        inner = getattr_static(type(inner), "__call__", None)
    return inner.__code__ if isinstance(inner, FunctionType) else None


_NOTHING = frozenset(("RESUME", "NOP", "LOAD_CONST", "RETURN_VALUE", "RETURN_CONST"))
"""The instructions of a function with only a docstring or `pass`: see the module dis."""


def _does_nothing(code: CodeType) -> bool:
    steps = [*dis.get_instructions(code)]
    values = [step.argval for step in steps if step.opname in ("LOAD_CONST", "RETURN_CONST")]
    return values == [None] and _NOTHING.issuperset(step.opname for step in steps)


def _described(name: str, value: Any, code: CodeType) -> FunctionInfo:
    line = code.co_firstlineno
    try:
        parameters = inspect.signature(value).parameters
    except (TypeError, ValueError):  # its class has an invalid signature
        return FunctionInfo(name, (), line, 0, None)
    kinds = [each.kind for each in parameters.values()]
    positional = [each for each in parameters.values() if each.kind in _POSITIONAL]
    return FunctionInfo(
        name,
        tuple(parameters),
        line,
        least=sum(each.default is each.empty for each in positional),
        most=None if inspect.Parameter.VAR_POSITIONAL in kinds else len(positional),
        is_empty=_does_nothing(code),
    )


@contextmanager
def wrapped(
    function: Any, names: dict[str, Any], wanted: Collection[str], called: Callable[..., Any]
) -> Iterator[None]:
    """Call `called` in place of a file's functions of these names, until the end of the block.

    It gets the name, the file's own function and the arguments. A function that is already running
    calls itself as usual. The functions are those in the file's globals, and in the globals of
    `function` if they differ.
    """
    depths = Counter[str]()

    def outermost(name: str, own: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any, **named: Any) -> Any:
            depths[name] += 1
            try:
                if depths[name] > 1:
                    return own(*arguments, **named)
                return called(name, own, *arguments, **named)
            finally:
                depths[name] -= 1

        return call

    other = getattr(innermost(function), "__globals__", None)
    namespaces = [names, other] if isinstance(other, dict) and other is not names else [names]
    replaced = [
        (namespace, name, namespace[name])
        for namespace in namespaces
        for name in wanted
        if callable(namespace.get(name))
    ]
    try:
        for namespace, name, own in replaced:
            namespace[name] = outermost(name, own)
        yield
    finally:
        for namespace, name, own in replaced:
            namespace[name] = own


class ScoreCapture:
    """A record of the scores passed to a file's `get_best_move`."""

    grid: list[list[Any]] | None = None
    """A copy of the scores last passed, if any."""

    def observing(self, function: Any, names: dict[str, Any]) -> AbstractContextManager[None]:
        """Record until the end of the block."""
        return wrapped(function, names, ["get_best_move"], self._called)

    def _called(
        self, _name: str, chooser: Callable[..., Any], /, *arguments: Any, **named: Any
    ) -> Any:
        grids = filter(None, map(as_rows, (*arguments, *named.values())))
        self.grid = next(([list(row) for row in rows] for rows in grids), self.grid)
        return chooser(*arguments, **named)


def as_rows(value: Any) -> Any:
    """Return a grid as rows: nested lists, a NumPy array, or a dict of squares; or nothing."""
    if type(value).__module__ == "numpy":
        value = value.tolist()
    elif isinstance(value, dict):
        size = isqrt(len(value))
        squares = [[(row, col) for col in range(size)] for row in range(size)]
        if all(square in value for row in squares for square in row):
            return [[value[square] for square in row] for row in squares]
    is_grid = isinstance(value, list | tuple) and all(isinstance(r, list | tuple) for r in value)
    return value if is_grid else ()
