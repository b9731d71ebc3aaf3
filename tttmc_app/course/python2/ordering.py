"""Python 2's ordering of arbitrary values, and sorting by it."""

# Students' values, whose types are unknown, pass through here.
# pyright: basic

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cmp_to_key
from typing import Any

Compare = Callable[[Any, Any], Any]


def compare(left: Any, right: Any) -> int:
    """Return -1, 0 or 1 as Python 2's `cmp` does: None is lowest, then numbers, then type names."""
    if left is right:
        return 0
    for one, two, sign in ((left, right, 1), (right, left, -1)):
        method = getattr(type(one), "__cmp__", None)
        answer = NotImplemented if method is None else method(one, two)
        if answer is not NotImplemented:
            return sign * (int(answer > 0) - int(answer < 0))
    with suppress(TypeError):
        return 0 if left == right else -1 if left < right else 1
    if isinstance(left, list | tuple) and type(left) is type(right):
        for one, two in zip(left, right, strict=False):
            if (order := compare(one, two)) != 0:
                return order
        return (len(left) > len(right)) - (len(left) < len(right))
    if isinstance(left, dict) and isinstance(right, dict) and len(left) == len(right):
        return compare(*(py2_sorted(each.items(), key=_first) for each in (left, right)))
    return -1 if _rank(left) < _rank(right) else 1


def _rank(value: Any) -> tuple[int, str, int]:
    if value is None:
        return (0, "", 0)
    if isinstance(value, int | float):
        return (1, "", 0)
    if isinstance(value, dict):
        return (2, "dict", len(value))
    return (2, type(value).__name__, 0 if isinstance(value, list | tuple | str) else id(value))


def ordered(name: str) -> Compare:
    """Return the operator "lt", "le", "gt" or "ge" for all values that Python 2 could order."""
    native: Compare = getattr(operator, name)

    def compared(left: Any, right: Any) -> Any:
        try:
            return native(left, right)
        except TypeError:
            if isinstance(left, complex) or isinstance(right, complex):
                raise
            return native(compare(left, right), 0)

    return compared


def py2_sorted(iterable: Iterable[Any], *given: Any, **named: Any) -> list[Any]:
    """Return a sorted list; the options are those of `py2_sort`."""
    items = [*iterable]
    py2_sort(items, *given, **named)
    return items


def py2_sort(
    items: list[Any],
    cmp: Compare | None = None,
    key: Callable[[Any], Any] | None = None,
    reverse: bool = False,
) -> None:
    """Sort a list in place, using `cmp` if it is given."""
    before = items[:]
    if cmp is None:
        try:
            items.sort(key=key, reverse=bool(reverse))
            return
        except TypeError:  # some values have no order in Python 3
            items[:] = before
    items.sort(key=_keyed(key, cmp or compare), reverse=bool(reverse))


def extreme(native: Callable[..., Any]) -> Callable[..., Any]:
    """Return `max` or `min` for all values that Python 2 could order."""

    def chosen(*arguments: Any, **named: Any) -> Any:
        # A list can be read again if the first attempt fails, unlike an iterator.
        given = ([*arguments[0]],) if len(arguments) == 1 else arguments
        try:
            return native(*given, **named)
        except TypeError:
            if not given:
                raise
        return native(*given, key=_keyed(named.get("key"), compare))

    return chosen


def _keyed(key: Callable[[Any], Any] | None, cmp: Compare) -> Callable[[Any], Any]:
    to_key = cmp_to_key(cmp)
    return to_key if key is None else lambda item: to_key(key(item))


def _first(pair: tuple[Any, Any]) -> Any:
    return pair[0]
