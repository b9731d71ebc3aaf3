"""The functions that a student's file has, however it has made them."""

# Students' values pass through here, of which no type is known.
# pyright: basic

from __future__ import annotations

import inspect
from collections.abc import Collection, Mapping
from functools import lru_cache, partial
from inspect import getattr_static
from types import CodeType, FunctionType, MethodType
from typing import Any

from tttmc_app.course.faces import Function

_CACHED = type(lru_cache(maxsize=None)(len))
_BY_PLACE = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)


def functions_in(names: Mapping[str, Any], filenames: Collection[str]) -> tuple[Function, ...]:
    """Return the functions of a namespace that these files define, in the order of their lines.

    Methods, partial calls and objects that can be called are among them.
    """
    found = [
        _described(name, value, code.co_firstlineno)
        for name, value in list(names.items())
        if (code := _code_of(value)) is not None and code.co_filename in filenames
    ]
    return tuple(sorted(found, key=lambda function: function.line))


def innermost(function: Any) -> Any:
    """Return the function within a method, a partial call or a cached one."""
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


def _described(name: str, value: Any, line: int) -> Function:
    try:
        parameters = inspect.signature(value).parameters
    except (TypeError, ValueError):  # its own class says something strange of it
        return Function(name, (), line, 0, None)
    kinds = [parameter.kind for parameter in parameters.values()]
    by_place = [each for each in parameters.values() if each.kind in _BY_PLACE]
    least = sum(each.default is each.empty for each in by_place)
    endless = inspect.Parameter.VAR_POSITIONAL in kinds
    return Function(name, tuple(parameters), line, least, None if endless else len(by_place))
