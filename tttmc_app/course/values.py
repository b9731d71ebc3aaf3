"""Values passed between the program and students' code, as JSON that preserves their types."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection
from dataclasses import astuple, dataclass
from itertools import chain
from numbers import Number
from typing import Any, SupportsFloat, SupportsIndex, TypeAlias, cast

MAX_ITEMS = 20_000
"""Limit on the parts of one value: enough for 25×25 boards, but not for endless lists."""
MAX_HASHED = 2000
"""Limit on the parts of a set or dict: a student's process can choose values with equal hashes."""
MAX_DEPTH = 20
MAX_TEXT = 10_000
MAX_INT = 2**63
_MAX_NAME = 200


@dataclass(frozen=True, slots=True)
class BoardValue:
    """A course board as a value; students' functions receive it as a TTTBoard."""

    cells: tuple[tuple[Plain, ...], ...]
    """Rows of EMPTY (1), PLAYERX (2) and PLAYERO (3), or anything else that a student stored."""
    reverse: bool = False
    options: tuple[tuple[str, int], ...] = ()
    """Rules that differ from the course's, by their keys in `RULE_OPTIONS`."""

    @property
    def size(self) -> int:
        """Return the number of rows."""
        return len(self.cells)


@dataclass(frozen=True, slots=True, repr=False)
class Opaque:
    """A value that can't be transferred."""

    type_name: str
    text: str
    """Its `repr`, shortened."""
    index: int | None = None
    """Its `__index__`, if it has one, as other libraries' integers do."""
    number: float | None = None
    """Its value as a float, if it is a number of another type."""

    def __repr__(self) -> str:
        """Return the value's own text, also within other values."""
        return self.text


Plain: TypeAlias = (
    bool
    | int
    | float
    | str
    | list["Plain"]
    | tuple["Plain", ...]
    | set["Plain"]
    | dict["Plain", "Plain"]
    | BoardValue
    | Opaque
    | None
)
"""The arguments and results of calls. Lists and tuples keep their types."""

Json: TypeAlias = bool | int | float | str | list["Json"] | dict[str, "Json"] | None


class Transferable:
    """An object that is passed on as a board."""

    def as_value(self) -> BoardValue:
        """Return the board."""
        raise NotImplementedError


_SPECIAL = {word: float(word) for word in ("nan", "inf", "-inf")}
_KINDS: dict[type, str] = {
    list: "list",
    tuple: "tuple",
    set: "set",
    frozenset: "set",
    dict: "dict",
}
_MADE: dict[str, Callable[[list[Plain]], Plain]] = {
    "list": list,
    "tuple": tuple,
    "set": set,
    "dict": lambda found: dict(zip(found[::2], found[1::2], strict=True)),
}
_MOST = {"list": MAX_ITEMS, "tuple": MAX_ITEMS, "set": MAX_HASHED, "dict": 2 * MAX_HASHED}


def encode(value: object) -> Json:
    """Return the JSON of a value; parts that are too large or of other types become opaque."""
    return _Encoder().encode(value, 0)


class _Encoder:
    """Converts one value to JSON, and counts its parts."""

    items = 0

    def encode(self, value: object, depth: int) -> Json:
        self.items += 1
        if value is None or type(value) is bool:
            return value
        if type(value) is float:
            return value if math.isfinite(value) else {"float": str(value)}
        if type(value) is int:
            return value if abs(value) < MAX_INT else _opaque(value)
        if type(value) is str:
            return value if len(value) <= MAX_TEXT else _opaque(value)
        if depth >= MAX_DEPTH or self.items > MAX_ITEMS:
            return _opaque(value)
        for kind, word in _KINDS.items():
            if isinstance(value, kind):
                return self._container(value, kind, word, depth + 1)
        board = value.as_value() if isinstance(value, Transferable) else value
        if not isinstance(board, BoardValue):
            return _opaque(value)
        rows: Json = [[self.encode(cell, depth + 1) for cell in row] for row in board.cells]
        return {"board": [rows, board.reverse, dict[str, Json](board.options)]}

    def _container(self, value: Any, kind: Any, word: str, depth: int) -> Json:
        """Return the JSON of a container, read with the base class's methods.

        A namedtuple is treated as a tuple, and a defaultdict as a dict.
        """
        length = kind.__len__(value)
        if length > min(MAX_ITEMS - self.items, _MOST[word] // (1 + (word == "dict"))):
            return _opaque(value)
        items = chain(*kind.items(value)) if word == "dict" else kind.__iter__(value)
        return {word: [self.encode(item, depth) for item in items]}


def decode(value: Json) -> Plain:
    """Return the value that JSON encodes.

    Raises ValueError, TypeError or KeyError for invalid JSON, and for more parts than `encode`
    would write.
    """
    return _Decoder().decode(value, 0)


def plain(value: object) -> Plain:
    """Return a value as it arrives at the other end, unaffected by later changes to it."""
    return decode(encode(value))


class _Decoder:
    """Reads one value and counts its parts, because a student's process may send anything."""

    items = 0

    def decode(self, value: Any, depth: int) -> Plain:
        self.items += 1
        if depth > MAX_DEPTH or self.items > 2 * MAX_ITEMS or isinstance(value, list):
            raise ValueError("a value has too many parts, or a list no type")
        if not isinstance(value, dict):
            return cast("Plain", value)
        ((kind, parts),) = cast("dict[str, Any]", value).items()
        if kind == "float":
            return _SPECIAL[parts]
        if kind == "opaque":
            return _opaque_of(*parts)
        if kind == "board":
            return self._board(depth + 1, *parts)
        if len(parts) > _MOST[kind]:
            raise ValueError("a container has too many parts")
        return _MADE[kind]([self.decode(each, depth + 1) for each in parts])

    def _board(self, depth: int, rows: Any, reverse: Any, options: dict[str, Any]) -> BoardValue:
        cells = tuple(tuple(self.decode(cell, depth) for cell in row) for row in rows)
        return BoardValue(cells, bool(reverse), tuple((key, int(options[key])) for key in options))


def _opaque_of(name: Any, text: Any, index: Any, number: Any) -> Opaque:
    if not isinstance(index, int | None) or not isinstance(number, float | None):
        raise TypeError("an opaque value has an index and a number")
    return Opaque(str(name)[:_MAX_NAME], str(text)[:_MAX_NAME], index, number)


def type_name(value: Plain) -> str:
    """Return the name of a value's type in the student's code."""
    if isinstance(value, Opaque):
        return value.type_name
    return "TTTBoard" if isinstance(value, BoardValue) else type(value).__name__


def _opaque(value: object) -> Json:
    if isinstance(value, Opaque):
        return {"opaque": [*astuple(value)]}
    name, text = type(value).__name__[:100], _shortened(value)
    return {"opaque": [name, text, _index(value), finite_number(value)]}


def _shortened(value: object) -> str:
    try:
        # The repr of a huge list would take too long.
        is_container = type(value) in _KINDS
        text = f"{len(cast('Collection[object]', value)):,} items" if is_container else repr(value)
    except Exception:  # noqa: BLE001 - a student's __repr__ may do anything
        text = f"<{type(value).__name__}>"
    return text if len(text) <= 200 else f"{text[:199]}…"


def number_of(value: Plain) -> float | None:
    """Return a value as a number; None for other values."""
    if isinstance(value, Opaque):
        return value.number
    return float(value) if isinstance(value, int | float) else None


def finite_number(value: object) -> float | None:
    """Return an object of any numeric type as a float; None for other objects."""
    if type(value) not in (int, float) and not isinstance(value, Number):
        return None
    try:
        number = float(cast("SupportsFloat", value))
    except Exception:  # noqa: BLE001 - complex numbers and students' classes
        return None
    return number if math.isfinite(number) else None


def _index(value: object) -> int | None:
    if isinstance(value, int | str | list | tuple):
        return None
    try:
        number: object = cast("SupportsIndex", value).__index__()
    except Exception:  # noqa: BLE001 - students' objects may raise anything
        return None
    return number if type(number) is int and abs(number) < MAX_INT else None
