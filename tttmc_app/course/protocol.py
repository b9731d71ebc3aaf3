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

import json
import math
from collections.abc import Callable, Iterator
from contextlib import suppress
from enum import StrEnum
from functools import cache
from pathlib import Path
from types import MappingProxyType, UnionType
from typing import Annotated, Any, NamedTuple, TypeAlias, Union, get_args, get_origin

from tttmc_app.core import Text
from tttmc_app.course.own_files import OwnFiles
from tttmc_app.course.sandbox import RunLimits
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


class Find(NamedTuple):
    """Look for something in a file's text without running it."""

    files: OwnFiles
    finders: tuple[str, ...]


class Load(NamedTuple):
    """Run the file."""

    files: OwnFiles
    """The file, and the modules that the sandbox leaves readable."""
    seed: int
    skip_games: bool
    only_definitions: bool
    answer: str
    """To every question, if games are skipped."""
    language: Language | None
    overrides: Overrides


class Call(NamedTuple):
    """Call one of the file's functions, once or several times."""

    function: str | int
    """Its name, or its handle."""
    calls: tuple[tuple[tuple[Plain, ...], int | None], ...]
    """The arguments of each call, and its seed."""
    observe: bool = False
    scores: bool = False
    """Whether to return the scores that the function passes to `get_best_move`."""


class Request(NamedTuple):
    """What a child is asked to do."""

    number: int
    work: Find | Load | Call
    seconds: float | None
    limits: RunLimits


class Found(NamedTuple):
    """What finders have found; None if the text is in neither version of Python."""

    found: Json


class Results(NamedTuple):
    """What calls have returned."""

    results: tuple[CallResult, ...]


Done: TypeAlias = Found | LoadedFile | Results


class Answer(NamedTuple):
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
    return json.dumps(write(message, type(message)), separators=(",", ":")).encode() + b"\n"


def write(value: Any, shape: Any) -> Json:
    """Return the JSON of a message, or of a part of one, of this type."""
    return _form(shape).write(value)


def read(shape: Any, value: Json) -> Any:
    """Return the message, or part of one, of this type that JSON contains.

    Raises ValueError, TypeError or KeyError for anything else.
    """
    return _form(shape).read(value)


class _Form(NamedTuple):
    """How values of a type are written, and read again."""

    write: Callable[[Any], Json]
    read: Callable[[Any], Any]
    same: frozenset[type] = frozenset()
    """The types of values that stay as they are."""


@cache
def _form(shape: Any, most: int | None = None) -> _Form:
    """Return the form of a type; `most` limits a text, which is cut, a number or a list."""
    kind, parts = get_origin(shape) or shape, get_args(shape)
    if shape in _FORMS:
        return _FORMS[shape]
    if kind is Annotated:
        return _form(*parts)
    if kind in (Union, UnionType):
        return _form_of_either([_form(part) for part in parts], parts)
    if _is_class(kind):
        return _form_of_class(kind)
    if kind is tuple:
        return _form_of_list(parts, most or _MAX_PARTS)
    if kind in (dict, MappingProxyType):
        each = _form(parts[1])
        return _Form(
            lambda value: {name: each.write(part) for name, part in value.items()},
            lambda value: kind({name: each.read(part) for name, part in _object(value).items()}),
        )
    return _form_of_leaf(kind, most)


def _is_class(kind: Any) -> bool:
    return hasattr(kind, "__match_args__")


def _form_of_either(forms: list[_Form], kinds: tuple[Any, ...]) -> _Form:
    by_type = {get_origin(kind) or kind: form for kind, form in zip(kinds, forms, strict=True)}
    by_name = {kind.__name__: form for kind, form in by_type.items() if _is_class(kind)}
    same = frozenset[type]().union(*(form.same for form in forms))

    def written(value: Any) -> Json:
        return by_type[type(value)].write(value) if type(value) in by_type else value

    def found(value: Any) -> Any:
        if type(value) in same:
            return value
        if by_name and isinstance(value, list):
            return by_name[value[0]].read(value)
        for form in forms:
            with suppress(ValueError, TypeError, KeyError):
                return form.read(value)
        raise ValueError("not a part of a message")

    return _Form(written, found, same)


def _form_of_class(kind: Any) -> _Form:
    # Types, not texts: the modules of these classes have their annotations evaluated.
    forms = [(name, _form(kind.__annotations__[name])) for name in kind.__match_args__]

    def found(value: Any) -> Any:
        name, *parts = value
        if name != kind.__name__:
            raise ValueError("another message")
        made = kind(*[form.read(part) for (_, form), part in zip(forms, parts, strict=True)])
        if isinstance(made, CodeFailure) and made.kind not in _REPORTED:
            raise ValueError("a failure that only the program can see")
        return made

    return _Form(
        lambda value: [kind.__name__, *[form.write(getattr(value, name)) for name, form in forms]],
        found,
    )


def _form_of_list(parts: tuple[Any, ...], most: int) -> _Form:
    forms = [_form(part) for part in parts if part is not ...]

    def checked(value: Any) -> Any:
        if not isinstance(value, list | tuple) or len(value) > most:
            raise ValueError("a list is missing or too long")
        return value

    if parts[-1] is ...:
        (one,) = forms

        def all_same(value: Any) -> bool:  # as in most: the squares of boards, and their scores
            return one.same.issuperset(map(type, checked(value)))

        return _Form(
            lambda value: [*(value if all_same(value) else map(one.write, value))],
            lambda value: tuple(value if all_same(value) else map(one.read, value)),
        )
    return _Form(
        lambda value: [f.write(part) for f, part in zip(forms, checked(value), strict=True)],
        lambda value: tuple(f.read(part) for f, part in zip(forms, checked(value), strict=True)),
    )


def _form_of_leaf(kind: Any, most: int | None) -> _Form:
    is_text = issubclass(kind, StrEnum | Path | str)
    types = (str,) if is_text else (int, float) if kind is float else (kind,)

    def found(value: Any) -> Any:
        if type(value) not in types:
            raise TypeError("a part of a message has another type")
        if is_text:
            return kind(value[:most])
        if most and not 0 <= value <= most:
            raise ValueError("a number is out of bounds")
        return value

    same = frozenset[type]() if is_text or most else frozenset(types)
    return _Form(str if kind is Path else lambda value: value, found, same)


def _object(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict) or len(value) > _MAX_PARTS:
        raise ValueError("an object is missing or too long")
    return value


def _written_text(value: Any) -> Json:
    if isinstance(value, Text):
        values = {name: _written_text(each) for name, each in value.values}
        return {"source": value.source, "values": values}
    return value if isinstance(value, int) else str(value)


def _read_text(value: Any, depth: int = 0) -> Text | str:
    """Return a text; raise ValueError if one of its placeholders has no value."""
    if isinstance(value, str):
        return value[:_MAX_TEXT]
    if depth > _MAX_NESTED_TEXTS:
        raise ValueError("too many nested texts")
    source = read(Annotated[str, _MAX_TEXT], value["source"])
    values: dict[str, object] = {
        name: each if isinstance(each, int) else _read_text(each, depth + 1)
        for name, each in _object(value["values"]).items()
    }
    if values:
        from string import Formatter  # a child, which starts for every file, reads no such texts

        for _, place, form, conversion in Formatter().parse(source):
            if place is not None and (place not in values or place == "n" or form or conversion):
                raise ValueError("a text has an unknown placeholder")
    text = Text(source, **values)
    if len(str(text)) > 10 * _MAX_TEXT:  # a value in many places, whose values are, too
        raise ValueError("a text is too long")
    return text


_FORMS: dict[Any, _Form] = {
    Json: _Form(lambda value: value, lambda value: value),
    Plain: _Form(encode, decode),
    **dict.fromkeys((Text, Text | str), _Form(_written_text, _read_text)),
}
"""The forms of types that have their own."""
