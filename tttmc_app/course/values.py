"""Values passed between the program and students' code, as JSON that preserves their types."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection
from dataclasses import dataclass
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


class Encoder:
    """Converts values to JSON; each message needs a new encoder, since it counts the items."""

    def __init__(self, board_of: Callable[[object], BoardValue | None]) -> None:
        """Store the function that recognises course boards on this side of the socket."""
        self._board_of = board_of
        self._items = 0

    def encode(self, value: object, depth: int = 0) -> Json:
        """Return the JSON of a value; values that are too large or of other types become opaque."""
        self._items += 1
        if value is None or type(value) is bool:
            return value
        if type(value) is float:
            return value if math.isfinite(value) else {"float": str(value)}
        if type(value) is int:
            return value if abs(value) < MAX_INT else _opaque(value)
        if type(value) is str:
            return value if len(value) <= MAX_TEXT else _opaque(value)
        if depth >= MAX_DEPTH or self._items > MAX_ITEMS:
            return _opaque(value)
        return self._compound(value, depth + 1)

    def _compound(self, value: object, depth: int) -> Json:
        for kind, word in _KINDS.items():
            if isinstance(value, kind):
                return self._container(value, kind, word, depth)
        board = self._board_of(value)
        if board is None:
            return _opaque(value)
        return {
            "board": [[self.encode(cell, depth) for cell in row] for row in board.cells],
            "reverse": board.reverse,
            "options": dict[str, Json](board.options),
        }

    def _container(self, value: object, kind: Any, word: str, depth: int) -> Json:
        """Return the JSON of a container, read with the base class's methods.

        A namedtuple is treated as a tuple, and a defaultdict as a dict.
        """
        length = kind.__len__(value)
        if length > MAX_ITEMS - self._items or (word in _HASHED and length > MAX_HASHED):
            return _opaque(value)
        if kind is dict:
            pairs = dict[object, object].items(cast("dict[object, object]", value))
            return {word: [[self.encode(k, depth), self.encode(v, depth)] for k, v in pairs]}
        return {word: [self.encode(item, depth) for item in kind.__iter__(value)]}


_SPECIAL = {word: float(word) for word in ("nan", "inf", "-inf")}
_KINDS: dict[type, str] = {
    list: "list",
    tuple: "tuple",
    set: "set",
    frozenset: "set",
    dict: "dict",
}


_HASHED = ("set", "dict")


def value_board(value: object) -> BoardValue | None:
    """Return a board value unchanged; None for other objects."""
    return value if isinstance(value, BoardValue) else None


def encode(value: object) -> Json:
    """Return the JSON of one of the program's values."""
    return Encoder(value_board).encode(value)


def decode(value: Json) -> Plain:
    """Return the value that JSON encodes.

    Raises ValueError for invalid JSON, and for more parts than an encoder would write.
    """
    return _Decoder().decode(value, 0)


class _Decoder:
    """Reads one value and counts its parts, because a student's process may send anything."""

    def __init__(self) -> None:
        self._items = 0

    def decode(self, value: Json, depth: int) -> Plain:
        """Return a part of the value."""
        self._items += 1
        if depth > MAX_DEPTH or self._items > 2 * MAX_ITEMS:
            raise ValueError("a value has too many parts")
        if value is None or isinstance(value, bool | int | float | str):
            return value
        if not isinstance(value, dict) or not value:
            raise ValueError("a list needs a type")
        if "board" in value:
            return self._board(value, depth + 1)
        if "opaque" in value:
            return _decode_opaque(value)
        ((kind, items),) = value.items()
        if kind == "float":
            return _SPECIAL[str(items)]
        if not isinstance(items, list):
            raise ValueError(f"a {kind} needs its items")
        if kind in _HASHED and len(items) > MAX_HASHED:
            raise ValueError(f"a {kind} has too many parts")
        return self._container(kind, items, depth + 1)

    def _container(self, kind: str, items: list[Json], depth: int) -> Plain:
        if kind == "dict":
            return self._dict(items, depth)
        values = [self.decode(item, depth) for item in items]
        if kind == "list":
            return values
        if kind == "tuple":
            return tuple(values)
        if kind == "set":
            return set(values)
        raise ValueError(f"unknown type {kind}")

    def _dict(self, items: list[Json], depth: int) -> Plain:
        found: dict[Plain, Plain] = {}
        for item in items:
            if not isinstance(item, list) or len(item) != 2:
                raise ValueError("a dict needs pairs")
            found[self.decode(item[0], depth)] = self.decode(item[1], depth)
        return found

    def _board(self, value: dict[str, Json], depth: int) -> BoardValue:
        rows, options = value["board"], value.get("options")
        if not isinstance(rows, list):
            raise ValueError("a board needs rows")
        cells = tuple(
            tuple(self.decode(cell, depth) for cell in row) if isinstance(row, list) else ()
            for row in rows
        )
        known = options if isinstance(options, dict) else {}
        kept = tuple((key, each) for key, each in known.items() if isinstance(each, int))
        return BoardValue(cells, bool(value.get("reverse")), kept)


def _decode_opaque(value: dict[str, Json]) -> Opaque:
    name, text, index, number = (value.get(key) for key in ("opaque", "text", "index", "number"))
    return Opaque(
        str(name)[:_MAX_NAME],
        str(text)[:_MAX_NAME],
        index if isinstance(index, int) else None,
        number if isinstance(number, float) else None,
    )


def type_name(value: Plain) -> str:
    """Return the name of a value's type in the student's code."""
    if isinstance(value, Opaque):
        return value.type_name
    return "TTTBoard" if isinstance(value, BoardValue) else type(value).__name__


def _opaque(value: object) -> Json:
    return {
        "opaque": type(value).__name__[:100],
        "text": _shortened(value),
        "index": _index(value),
        "number": finite_number(value),
    }


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
    if not isinstance(value, Number):
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
