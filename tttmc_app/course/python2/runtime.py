"""The builtins, operators and methods that translated Python 2 code calls."""

# Students' values, whose types are unknown, pass through here.
# pyright: basic

from __future__ import annotations

import builtins
import inspect
import math
import operator
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cmp_to_key, partial, partialmethod, reduce
from itertools import zip_longest
from types import CodeType, ModuleType
from typing import Any, Literal

from tttmc_app.course.language import RENAMED_METHODS

_ALL_DIGITS = 1500
"""More digits than any float has."""

HELPER = "__tttmc_{}__"
"""The names of the translator's functions; final underscores prevent mangling in classes."""


Compile = Callable[[str, Literal["eval", "exec"]], CodeType]
"""Compiles Python 2 source."""
Compare = Callable[[Any, Any], Any]


def builtins_module(compiled: Compile) -> ModuleType:
    """Return a new module of Python 2's builtins, whose eval and exec use `compiled`."""
    module = ModuleType("__builtin__")
    vars(module).update(
        vars(builtins) | _BUILTINS | _evaluators(compiled),
        print=Print(),
        __name__="__builtin__",
        **{HELPER.format(name): helper for name, helper in _HELPERS.items()},
    )
    return module


class Print:
    """The print statement: after a trailing comma the next text continues the line."""

    def __init__(self) -> None:
        self._blank_due = False

    def __call__(self, *values: object, **named: Any) -> None:
        """Print; the translator turns a trailing comma into `end=" "`."""
        if named.get("file") is not None or named.keys() - {"end", "file"}:
            print(*values, **named)
            return
        text = " ".join(map(_text, values))
        continues = named.get("end") == " "
        if self._blank_due and (values or continues):
            text = f" {text}"
        self._blank_due = continues and not text.endswith(("\n", "\t"))
        sys.stdout.write(text if continues else text + named.get("end", "\n"))


def _text(value: object) -> str:
    """Return a value as print shows it, with up to twelve digits for a float."""
    if type(value) is not float:
        return str(value)
    text = f"{value:.12g}"
    return f"{text}.0" if text.lstrip("-").isdecimal() else text


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


def div(left: Any, right: Any) -> Any:
    """Divide; two integers give an integer."""
    if isinstance(left, int) and isinstance(right, int):
        return left // right
    try:
        return left / right
    except TypeError:
        method = getattr(left, "__div__", None)
        if method is None:
            raise
        return method(right)


class Divisor:
    """The right side of `/=`, so that the target is evaluated only once."""

    def __init__(self, value: object) -> None:
        self.value = value

    def __rtruediv__(self, other: object) -> object:
        """Divide as Python 2 does."""
        return div(other, self.value)


class Operand:  # noqa: PLW1641 - it is never hashed
    """A value in a chain of comparisons, which Python makes in order and only as far as needed."""

    def __init__(self, value: object) -> None:
        self.value = value

    def _compared(self, operation: Callable[[Any, Any], Any], other: Any) -> Any:
        return operation(self.value, other.value if type(other) is Operand else other)

    __lt__ = partialmethod(_compared, ordered("lt"))
    __le__ = partialmethod(_compared, ordered("le"))
    __gt__ = partialmethod(_compared, ordered("gt"))
    __ge__ = partialmethod(_compared, ordered("ge"))

    # These give whatever the values' own methods do, as the others.
    __eq__ = partialmethod(_compared, operator.eq)  # pyright: ignore[reportAssignmentType]  # both are methods
    __ne__ = partialmethod(_compared, operator.ne)  # pyright: ignore[reportAssignmentType]  # as above

    def __contains__(self, item: object) -> Any:
        """Return whether the value contains an item."""
        return item in self.value  # type: ignore[operator]  # raises what Python raises


def method(value: Any, name: str) -> Any:
    """Return an attribute in the form that it had in Python 2's built-in types."""
    if isinstance(value, dict) and name in _DICT_METHODS and not _is_own(value, name):
        return partial(_DICT_METHODS[name], value)
    if isinstance(value, list) and name == "sort" and type(value).sort is list.sort:
        return partial(py2_sort, value)
    if isinstance(value, str) and name in ("decode", "encode"):
        return lambda *_encoding, **_named: value
    if name == "message" and not hasattr(value, "message"):
        given = getattr(value, "args", None)  # an exception's
        if isinstance(given, tuple):
            return given[0] if len(given) == 1 else ""
    if name == "next" and not hasattr(value, "next") and hasattr(value, "__next__"):
        return partial(next, iter(value))
    return getattr(value, name)


def _is_own(items: dict[Any, Any], name: str) -> bool:
    """Return whether a student's class defines a method."""
    classes = (c for c in type(items).__mro__ if c.__module__ not in ("builtins", "collections"))
    return any(name in vars(each) for each in classes)


def py2_class(cls: Any) -> Any:
    """Return a class with its Python 2 methods under their Python 3 names too."""
    if not isinstance(cls, type):
        return cls
    own = vars(cls)
    added = {new: own[old] for old, new in RENAMED_METHODS if old in own}
    if "__cmp__" in own:
        added |= {f"__{word}__": _by_cmp(word) for word in ("lt", "le", "gt", "ge", "eq")}
    if "__eq__" in own:
        added["__hash__"] = object.__hash__
    for name, value in added.items():
        if own.get(name) is None:  # Python sets __hash__ to None where there is __eq__
            setattr(cls, name, value)
    return cls


def _by_cmp(word: str) -> Callable[[Any, Any], bool]:
    return lambda self, other: getattr(operator, word)(self.__cmp__(other), 0)


def py2_round(number: Any, digits: int = 0) -> float:
    """Return a rounded number as a float; halves are rounded away from zero."""
    value = float(number)
    if not math.isfinite(value):
        return value
    numerator, denominator = abs(value).as_integer_ratio()
    places = max(-_ALL_DIGITS, min(operator.index(digits), _ALL_DIGITS))
    more, fewer = 10 ** max(0, places), 10 ** max(0, -places)
    whole = (2 * numerator * more + denominator * fewer) // (2 * denominator * fewer)
    return math.copysign(whole * fewer / more, value)


def xrange(*arguments: Any) -> range:
    """Return a range; whole floats are accepted."""
    return range(*(int(a) if isinstance(a, float) else a for a in arguments))


def py2_map(function: Callable[..., Any] | None, *iterables: Iterable[Any]) -> list[Any]:
    """Return a list, padding shorter iterables with None; without a function, a list of tuples."""
    if len(iterables) == 1:
        return [item if function is None else function(item) for item in iterables[0]]
    return [row if function is None else function(*row) for row in zip_longest(*iterables)]


def py2_filter(function: Callable[[Any], Any] | None, items: Any) -> Any:
    """Return a list, or a string or tuple if one was given."""
    kept = [item for item in items if (item if function is None else function(item))]
    if isinstance(items, str):
        return "".join(kept)
    return tuple(kept) if isinstance(items, tuple) else kept


def _evaluators(compiled: Compile) -> dict[str, Callable[..., Any]]:
    """Return versions of `eval`, `exec` and `input` that run Python 2 source."""

    def py2_eval(source: Any, names: Any = None, own: Any = None) -> Any:
        code = compiled(source.strip(), "eval") if isinstance(source, str) else source
        return eval(code, *_callers(names, own))  # noqa: S307 - in the student's process

    def py2_exec(source: Any, names: Any = None, own: Any = None) -> None:
        code = compiled(source, "exec") if isinstance(source, str) else source
        exec(code, *_callers(names, own))  # noqa: S102 - in the student's process

    def py2_input(prompt: object = "") -> Any:
        return py2_eval(input(prompt), *_callers(None, None))

    return {"eval": py2_eval, "exec": py2_exec, "input": py2_input}


def _callers(names: Any, own: Any) -> tuple[Any, Any]:
    """Return the given namespaces, by default those of the caller's caller."""
    frame = inspect.currentframe()
    for _ in range(2):
        frame = frame and frame.f_back
    assert frame is not None
    if names is None:
        return frame.f_globals, frame.f_locals
    names.setdefault("__builtins__", frame.f_builtins)
    return names, names if own is None else own


_DICT_METHODS: dict[str, Callable[..., Any]] = {
    "keys": lambda items: list(dict.keys(items)),
    "values": lambda items: list(dict.values(items)),
    "items": lambda items: list(dict.items(items)),
    "has_key": lambda items, key: key in items,
    "iterkeys": iter,
    "itervalues": lambda items: iter(items.values()),
    "iteritems": lambda items: iter(items.items()),
    "viewkeys": dict.keys,
    "viewvalues": dict.values,
    "viewitems": dict.items,
}
METHODS = frozenset((*_DICT_METHODS, "sort", "decode", "encode", "next", "message"))
"""The attributes that are read through `method`."""

_HELPERS: dict[str, object] = {
    **{word: ordered(word) for word in ("lt", "le", "gt", "ge")},
    "div": div,
    "divisor": Divisor,
    "operand": Operand,
    "method": method,
    "class": py2_class,
}

_BUILTINS: dict[str, Any] = {
    "xrange": xrange,
    "range": lambda *arguments: [*xrange(*arguments)],
    "raw_input": input,
    "unicode": str,
    "basestring": str,
    "long": int,
    "unichr": chr,
    "reduce": reduce,
    "cmp": compare,
    "apply": lambda function, given=(), named=None: function(*given, **(named or {})),
    "intern": sys.intern,
    "file": open,
    "buffer": memoryview,
    "reload": lambda module: module,
    "map": py2_map,
    "filter": py2_filter,
    "zip": lambda *iterables: [*zip(*iterables, strict=False)],
    "round": py2_round,
    "sorted": py2_sorted,
    "max": extreme(max),
    "min": extreme(min),
    "StandardError": Exception,
}
