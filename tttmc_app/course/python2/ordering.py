"""Python 2's ordering of arbitrary values, and sorting by it."""

# Students' values, whose types are unknown, pass through here.
# pyright: basic

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable
from functools import cmp_to_key
from typing import Any

Compare = Callable[[Any, Any], Any]


def compare(left: Any, right: Any) -> int:
    """Return -1, 0 or 1 as Python 2's `cmp` does: None is lowest, then numbers, then type names."""
    if left is right:
        return 0
    own = _own_order(left, right)
    if own is not None:
        return own
    try:
        if left == right:
            return 0
        return -1 if left < right else 1
    except TypeError:
        pass
    if isinstance(left, list | tuple) and type(left) is type(right):
        for one, two in zip(left, right, strict=False):
            if (order := compare(one, two)) != 0:
                return order
        return (len(left) > len(right)) - (len(left) < len(right))
    if isinstance(left, dict) and isinstance(right, dict) and len(left) == len(right):
        return compare(*(py2_sorted(each.items(), key=_first) for each in (left, right)))
    return -1 if _rank(left) < _rank(right) else 1


def _own_order(left: Any, right: Any) -> int | None:
    """Return the result of an object's `__cmp__`, if it has one."""
    for one, two, sign in ((left, right, 1), (right, left, -1)):
        method = getattr(type(one), "__cmp__", None)
        if method is not None:
            answer = method(one, two)
            if answer is not NotImplemented:
                return sign * (int(answer > 0) - int(answer < 0))
    return None


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


def py2_sorted(
    iterable: Iterable[Any],
    cmp: Compare | None = None,
    key: Callable[[Any], Any] | None = None,
    reverse: bool = False,
) -> list[Any]:
    """Return a sorted list, using `cmp` if it is given."""
    items = list(iterable)
    py2_sort(items, cmp, key, reverse)
    return items


def py2_sort(
    items: list[Any],
    cmp: Compare | None = None,
    key: Callable[[Any], Any] | None = None,
    reverse: bool = False,
) -> None:
    """Sort a list in place, using `cmp` if it is given."""
    reverse = bool(reverse)
    if cmp is None:
        before = items[:]
        try:
            items.sort(key=key, reverse=reverse)
            return
        except TypeError:  # some values have no order in Python 3
            items[:] = before
    to_key = cmp_to_key(cmp or compare)
    items.sort(key=to_key if key is None else lambda item: to_key(key(item)), reverse=reverse)


def extreme(native: Callable[..., Any], sign: int) -> Callable[..., Any]:
    """Return `max` (sign 1) or `min` (sign -1) for all values that Python 2 could order."""

    def chosen(*arguments: Any, **named: Any) -> Any:
        # A list can be read again if the first attempt fails, unlike an iterator.
        given = (list(arguments[0]),) if len(arguments) == 1 else arguments
        try:
            return native(*given, **named)
        except TypeError:
            items = given[0] if len(given) == 1 else list(given)
            if not isinstance(items, list) or not items:
                raise
        key = named.get("key") or _itself
        best = items[0]
        for item in items[1:]:
            if sign * compare(key(item), key(best)) > 0:
                best = item
        return best

    return chosen


def _first(pair: tuple[Any, Any]) -> Any:
    return pair[0]


def _itself(value: Any) -> Any:
    return value
