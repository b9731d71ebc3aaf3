"""The functions of a student's file, and the scores that they pass to `get_best_move`."""

# Students' values, whose types are unknown, pass through here.
# pyright: basic

from __future__ import annotations

import dis
import inspect
from collections.abc import Callable, Collection, Mapping
from functools import lru_cache, partial
from inspect import getattr_static
from math import isqrt
from types import CodeType, FunctionType, MethodType, TracebackType
from typing import Any, Self

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
    if not _NOTHING.issuperset(step.opname for step in steps):
        return False
    constants = [step.argval for step in steps if step.opname in ("LOAD_CONST", "RETURN_CONST")]
    return constants == [None]


def _described(name: str, value: Any, code: CodeType) -> FunctionInfo:
    line = code.co_firstlineno
    try:
        parameters = inspect.signature(value).parameters
    except (TypeError, ValueError):  # its class has an invalid signature
        return FunctionInfo(name, (), line, 0, None)
    kinds = [parameter.kind for parameter in parameters.values()]
    positional = [each for each in parameters.values() if each.kind in _POSITIONAL]
    least = sum(each.default is each.empty for each in positional)
    is_variadic = inspect.Parameter.VAR_POSITIONAL in kinds
    return FunctionInfo(
        name,
        tuple(parameters),
        line,
        least,
        None if is_variadic else len(positional),
        is_empty=_does_nothing(code),
    )


_CHOOSER = "get_best_move"


def namespaces_of(function: Any, names: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the file's globals, and the function's own if they differ."""
    own = getattr(innermost(function), "__globals__", None)
    return [names] if own is names or not isinstance(own, dict) else [names, own]


class ScoreCapture:
    """A context manager that records the scores passed to a file's `get_best_move`."""

    def __init__(self, function: Callable[..., Any], names: dict[str, Any]) -> None:
        self._namespaces = [
            (namespace, namespace[_CHOOSER])
            for namespace in namespaces_of(function, names)
            if callable(namespace.get(_CHOOSER))
        ]
        self._depth = 0
        self.grid: list[list[Any]] | None = None
        """A copy of the scores last passed, if any."""

    def __enter__(self) -> Self:
        """Replace the file's function."""
        for namespace, chooser in self._namespaces:
            namespace[_CHOOSER] = self._recording(chooser)
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        """Restore the file's function."""
        for namespace, chooser in self._namespaces:
            namespace[_CHOOSER] = chooser

    def _recording(self, chooser: Callable[..., Any]) -> Callable[..., Any]:
        def get_best_move(*arguments: Any, **named: Any) -> Any:
            if self._depth == 0:
                self._keep([*arguments, *named.values()])
            self._depth += 1
            try:
                return chooser(*arguments, **named)
            finally:
                self._depth -= 1

        return get_best_move

    def _keep(self, values: list[Any]) -> None:
        for value in values:
            rows = as_rows(value)
            if rows and all(isinstance(row, list | tuple) for row in rows):
                self.grid = [list(row) for row in rows]
                return


def as_rows(value: Any) -> Any:
    """Return a grid as rows: nested lists, a NumPy array, or a dict of squares."""
    if type(value).__module__ == "numpy":
        return value.tolist()
    if isinstance(value, dict):
        size = isqrt(len(value))
        squares = [[(row, col) for col in range(size)] for row in range(size)]
        if all(square in value for row in squares for square in row):
            return [[value[square] for square in row] for row in squares]
    return value if isinstance(value, list | tuple) else ()
