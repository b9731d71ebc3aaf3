"""Values on their way between the program and a student's code, as JSON that keeps their types."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection
from dataclasses import dataclass
from numbers import Number
from typing import Any, SupportsFloat, SupportsIndex, TypeAlias, cast

MAX_ITEMS = 20_000
"""In one value, all its parts counted: 25×25 boards have room, endless lists have not."""
MAX_DEPTH = 20
MAX_TEXT = 10_000
_MAX_INT = 2**63


@dataclass(frozen=True, slots=True)
class BoardValue:
    """Hold a course board as a value, to be handed to a student's function as a TTTBoard."""

    cells: tuple[tuple[Plain, ...], ...]
    """Rows of EMPTY (1), PLAYERX (2) and PLAYERO (3); a student may have stored other things."""
    reverse: bool = False
    line_length: int | None = None
    """Marks in a row that decide; None for the course's own rule, a whole side."""

    @property
    def size(self) -> int:
        """Return the number of rows."""
        return len(self.cells)


@dataclass(frozen=True, slots=True)
class Opaque:
    """Stand for a value that can't travel."""

    type_name: str
    text: str
    """Its `repr`, cut short."""
    index: int | None = None
    """The whole number that it can serve as, where it can, as numbers of other libraries do."""
    number: float | None = None
    """The number that it comes to, where it is one: a Fraction, a Decimal, another library's."""


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
"""What a call takes and gives. A list is a list and a tuple a tuple on both sides."""

Json: TypeAlias = bool | int | float | str | list["Json"] | dict[str, "Json"] | None


class Encoder:
    """Turn values into JSON; one encoder a message, since it counts what it has written."""

    def __init__(self, board_of: Callable[[object], BoardValue | None]) -> None:
        """Take what tells a course board, on the side that has such objects."""
        self._board_of = board_of
        self._items = 0

    def encode(self, value: object, depth: int = 0) -> Json:
        """Return the JSON of a value; what is too deep, too long or strange becomes opaque."""
        self._items += 1
        if value is None or type(value) is bool:
            return value
        if type(value) is float:
            return value if math.isfinite(value) else {"float": str(value)}
        if type(value) is int:
            return value if abs(value) < _MAX_INT else _opaque(value)
        if type(value) is str:
            return value if len(value) <= MAX_TEXT else _opaque(value)
        if depth >= MAX_DEPTH or self._items > MAX_ITEMS:
            return _opaque(value)
        return self._compound(value, depth + 1)

    def _compound(self, value: object, depth: int) -> Json:
        for kind, word in _KINDS.items():
            if isinstance(value, kind):
                return self._held(value, kind, word, depth)
        board = self._board_of(value)
        if board is None:
            return _opaque(value)
        return {
            "board": [[self.encode(cell, depth) for cell in row] for row in board.cells],
            "reverse": board.reverse,
            "line": board.line_length,
        }

    def _held(self, value: object, kind: Any, word: str, depth: int) -> Json:
        """Return what a list or the like holds, by Python's own methods: its class may be another.

        A namedtuple is a tuple, and a defaultdict a dict.
        """
        if kind.__len__(value) > MAX_ITEMS - self._items:
            return _opaque(value)
        if kind is dict:
            pairs = dict[object, object].items(cast("dict[object, object]", value))
            return {word: [[self.encode(k, depth), self.encode(v, depth)] for k, v in pairs]}
        return {word: [self.encode(item, depth) for item in kind.__iter__(value)]}


_KINDS: dict[type, str] = {
    list: "list",
    tuple: "tuple",
    set: "set",
    frozenset: "set",
    dict: "dict",
}


def value_board(value: object) -> BoardValue | None:
    """Return a value that is a `Board`: the program's own side."""
    return value if isinstance(value, BoardValue) else None


def encode(value: object) -> Json:
    """Return the JSON of one of the program's own values."""
    return Encoder(value_board).encode(value)


def decode(value: Json) -> Plain:
    """Return the value that a JSON stands for; raise ValueError for what is none."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if not isinstance(value, dict) or not value:
        raise ValueError("a bare list stands for no value")
    if "board" in value:
        return _decode_board(value)
    if "opaque" in value:
        return _decode_opaque(value)
    ((kind, items),) = value.items()
    if kind == "float":
        return float(str(items))
    if not isinstance(items, list):
        raise ValueError(f"a {kind} needs its items")
    return _decode_items(kind, items)


def _decode_opaque(value: dict[str, Json]) -> Opaque:
    name, text, index, number = (value.get(key) for key in ("opaque", "text", "index", "number"))
    return Opaque(
        str(name),
        str(text),
        index if isinstance(index, int) else None,
        number if isinstance(number, float) else None,
    )


def _decode_items(kind: str, items: list[Json]) -> Plain:
    if kind == "dict":
        return _decode_dict(items)
    values = [decode(item) for item in items]
    if kind == "list":
        return values
    if kind == "tuple":
        return tuple(values)
    if kind == "set":
        return set(values)
    raise ValueError(f"there is no kind {kind}")


def _decode_dict(items: list[Json]) -> Plain:
    found: dict[Plain, Plain] = {}
    for item in items:
        if not isinstance(item, list) or len(item) != 2:
            raise ValueError("a dict needs pairs")
        found[decode(item[0])] = decode(item[1])
    return found


def _decode_board(value: dict[str, Json]) -> BoardValue:
    rows, line = value["board"], value.get("line")
    if not isinstance(rows, list):
        raise ValueError("a board needs rows")
    cells = tuple(
        tuple(decode(cell) for cell in row) if isinstance(row, list) else () for row in rows
    )
    return BoardValue(cells, bool(value.get("reverse")), line if isinstance(line, int) else None)


def type_name(value: Plain) -> str:
    """Return how Python names a value's type in the student's code."""
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
        # A list without end would take as long to write as the student had patience.
        held = type(value) in _KINDS
        text = f"{len(cast('Collection[object]', value)):,} items" if held else repr(value)
    except Exception:  # noqa: BLE001 - a student's __repr__ may do anything
        text = f"<{type(value).__name__}>"
    return text if len(text) <= 200 else f"{text[:199]}…"


def number_of(value: Plain) -> float | None:
    """Return the number that a value is or comes to; None for anything else."""
    if isinstance(value, Opaque):
        return value.number
    return float(value) if isinstance(value, int | float) else None


def finite_number(value: object) -> float | None:
    """Return the number that an object of any library is; None for anything else."""
    if not isinstance(value, Number):
        return None
    try:
        number = float(cast("SupportsFloat", value))
    except Exception:  # noqa: BLE001 - a complex one, or a student's own class
        return None
    return number if math.isfinite(number) else None


def _index(value: object) -> int | None:
    if isinstance(value, int | str | list | tuple):
        return None
    try:
        number: object = cast("SupportsIndex", value).__index__()
    except Exception:  # noqa: BLE001 - it is a student's object, and may have no such method
        return None
    return number if type(number) is int and abs(number) < _MAX_INT else None
