"""The protocol between the program and a child that runs a student's file.

A socket carries JSON in both directions, one message per line. It never carries pickles, and every
part of a message from the child is checked, because the student's code controls that end. Printed
text arrives as events; output that bypasses Python's streams arrives through the child's real
streams. When the socket closes, the child ends, along with all the processes it started.

The program sends a `Request` at a time. The child sends any number of events and then an `Answer`;
`FromChild` lists all that it may report. The fields of these classes and their types say how they
are written: a class as a list of its name and its fields, such as `["Output", "hello"]`, and values
as `values.encode` does.
"""

# What a message contains has no type until it has been read.
# pyright: basic

from __future__ import annotations

import json
import math
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, fields, is_dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path
from string import Formatter
from types import MappingProxyType, UnionType
from typing import Annotated, Any, TypeAlias, Union, get_args, get_origin

from tttmc_app.core import Text
from tttmc_app.course.own_files import OwnFiles
from tttmc_app.course.student_types import (
    CallResult,
    CodeFailure,
    FailureKind,
    GuiGame,
    Language,
    LoadedFile,
    Output,
    Overrides,
    Remark,
    Sandboxed,
)
from tttmc_app.course.values import MAX_INT, Json, Plain, decode, encode

MAX_MESSAGE = 8 * 2**20
"""Limit on the bytes in a line; a longer line is invalid."""
HIDDEN_COMMAND = "course-child"
"""The first argument that tells a frozen copy of the program to act as a child."""
_MAX_PARTS = 20_000
_MAX_TEXT, _MAX_NESTED_TEXTS = 2000, 5
"""Limits on messages, which no real file reaches."""
_REPORTED = (
    *(FailureKind.SYNTAX, FailureKind.RAISED, FailureKind.EXITED, FailureKind.MISSING),
    *(FailureKind.MEMORY, FailureKind.CRASHED),
)
"""The failures that a child may report: what student code can do to itself."""


@dataclass(frozen=True, slots=True)
class Find:
    """Look for something in a file's text without running it."""

    finders: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Load:
    """Run the file."""

    seed: int
    skip_games: bool
    only_definitions: bool
    language: Language | None
    overrides: Overrides
    output_bytes: int


@dataclass(frozen=True, slots=True)
class Call:
    """Call one of the file's functions, once or several times."""

    function: str | int
    """Its name, or its handle."""
    calls: tuple[tuple[tuple[Plain, ...], int | None], ...]
    """The arguments of each call, and its seed."""
    observe: bool = False
    scores: bool = False
    """Whether to return the scores that the function passes to `get_best_move`."""


@dataclass(frozen=True, slots=True)
class Request:
    """What a child is asked to do."""

    number: int
    work: Find | Load | Call
    files: OwnFiles | None
    """The file, and the modules that the sandbox leaves readable; None for a call."""
    seconds: float | None
    memory: int | None


@dataclass(frozen=True, slots=True)
class Found:
    """What finders have found; None if the text is in neither version of Python."""

    found: Json


@dataclass(frozen=True, slots=True)
class Results:
    """What calls have returned."""

    results: tuple[CallResult, ...]


Done: TypeAlias = Found | LoadedFile | Results


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a request."""

    number: int
    done: Found | LoadedFile | Results | CodeFailure


FromChild: TypeAlias = Output | Remark | GuiGame | Sandboxed | Answer


class LineReader:
    """Splits incoming bytes into messages."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []
        self._size = 0

    def feed(self, data: bytes) -> Iterator[Json]:
        """Yield the complete messages; raise ValueError for invalid ones."""
        *ends, rest = data.split(b"\n")
        for end in ends:
            line = b"".join([*self._parts, end])
            self._parts, self._size = [], 0
            message = _DECODER.decode(line.decode())
            if b"\\ud" in line.lower():  # half a character can't be printed: replace it
                text = json.dumps(message, ensure_ascii=False)
                message = json.loads(text.encode("utf-8", "replace"))
            yield message
        if rest:
            self._parts.append(rest)
            self._size += len(rest)
            if self._size > MAX_MESSAGE:
                raise ValueError("a message is too long")


def _integer(digits: str) -> int:
    number = int(digits) if len(digits) <= 20 else MAX_INT
    if abs(number) >= MAX_INT:
        raise ValueError("a number is too large")
    return number


def _float(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise ValueError("a number is not finite")
    return number


_DECODER = json.JSONDecoder(parse_int=_integer, parse_float=_float, parse_constant=_float)


def line_of(message: Request | FromChild) -> bytes:
    """Return a message as a line of JSON."""
    return json.dumps(write(message), separators=(",", ":")).encode() + b"\n"


@cache
def _fields(kind: type) -> dict[str, Any]:
    """Return the types of a class's fields."""
    names = vars(sys.modules[kind.__module__])
    # The program's own annotations; an alias stays itself, unlike with typing.get_type_hints.
    return {each.name: eval(str(each.type), names) for each in fields(kind)}  # noqa: S307


def write(value: Any, shape: Any = None) -> Any:
    """Return the JSON of a message, or of a part of it of this type."""
    if shape is Json:
        return value
    if get_origin(shape) in (Annotated, UnionType) and shape is not Plain:
        shape = get_args(shape)[0]  # other members are written without their types
    if shape is Plain:
        return encode(value)
    if isinstance(value, Text):
        return {"source": value.source, "values": {name: write(v) for name, v in value.values}}
    if is_dataclass(value):
        kind: Any = type(value)
        parts = [write(getattr(value, name), each) for name, each in _fields(kind).items()]
        return [kind.__name__, *parts]
    if isinstance(value, tuple):
        each, *others = get_args(shape)
        shapes = [each] * len(value) if others == [...] else [each, *others]
        return [write(*pair) for pair in zip(value, shapes, strict=True)]
    if isinstance(value, Mapping):
        return {name: write(part, get_args(shape)[1]) for name, part in value.items()}
    return value if isinstance(value, bool | int | float | list | None) else str(value)


def read(shape: Any, value: Any, most: int | None = None) -> Any:
    """Return the message, or part of one, of this type that JSON contains.

    Raises ValueError, TypeError or KeyError for anything else. `most` limits the characters of a
    text, which is cut, a number and the items of a list.
    """
    kind, parts = get_origin(shape) or shape, get_args(shape)
    if kind is Annotated:
        return read(parts[0], value, parts[1])
    if shape in _READERS:
        return _READERS[shape](value)
    if kind in (Union, UnionType):
        for part in parts:
            with suppress(ValueError, TypeError, KeyError):
                return read(part, value)
        raise ValueError("not a part of a message")
    if isinstance(value, list | dict):
        if len(value) > (most or _MAX_PARTS):
            raise ValueError("a part of a message is too long")
        return _read_parts(kind, parts, value)
    is_text = issubclass(kind, StrEnum | Path | str)
    if type(value) not in ((str,) if is_text else (int, float) if kind is float else (kind,)):
        raise TypeError("a part of a message has another type")
    if most and not is_text and not 0 <= value <= most:
        raise ValueError("a number is out of bounds")
    return kind(value[:most] if is_text else value) if is_text or kind is float else value


def _read_parts(kind: Any, parts: tuple[Any, ...], value: Any) -> Any:
    if hasattr(kind, "__dataclass_fields__"):
        name, *given = value
        if name != kind.__name__:
            raise ValueError("another message")
        made = kind(*(read(*pair) for pair in zip(_fields(kind).values(), given, strict=True)))
        if isinstance(made, CodeFailure) and made.kind not in _REPORTED:
            raise ValueError("a failure that only the program can see")
        return made
    if kind is tuple and isinstance(value, list):
        shapes = parts[:1] * len(value) if parts[-1] is ... else parts
        return tuple(read(*pair) for pair in zip(shapes, value, strict=True))
    if kind in (dict, MappingProxyType) and isinstance(value, dict):
        return kind({name: read(parts[1], part) for name, part in value.items()})
    raise TypeError("a part of a message has another type")


def _read_text(value: Any, depth: int = 0) -> Text | str:
    """Return a text; raise ValueError if one of its placeholders has no value."""
    if isinstance(value, str):
        return value[:_MAX_TEXT]
    if depth > _MAX_NESTED_TEXTS:
        raise ValueError("too many nested texts")
    source = read(str, value["source"], _MAX_TEXT)
    values: dict[str, object] = {
        name: each if isinstance(each, int) else _read_text(each, depth + 1)
        for name, each in dict[str, Any](value["values"]).items()
    }
    for _, place, form, conversion in Formatter().parse(source) if values else ():
        if place is not None and (place not in values or place == "n" or form or conversion):
            raise ValueError("a text has an unknown placeholder")
    text = Text(source, **values)
    if len(str(text)) > 10 * _MAX_TEXT:  # a value in many places, whose values are, too
        raise ValueError("a text is too long")
    return text


_READERS: dict[Any, Callable[[Any], Any]] = {
    Json: lambda value: value,
    Plain: decode,
    Text: _read_text,
    Text | str: _read_text,
}
"""The types with a form of their own."""
