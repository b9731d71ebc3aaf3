"""The protocol between the program and a child that runs a student's file.

A socket carries JSON in both directions, one object per line. It never carries pickles, and every
part of a message from the child is checked, because the student's code controls that end. Printed
text arrives as events; output that bypasses Python's streams arrives through the child's real
streams.

Sent to the child, one request at a time, each with a number `id`:

    {"id": 1, "do": "read", "path", "text", "modules", "memory", "finders", "seconds"}
    {"id": 2, "do": "load", "path", "text", "modules", "memory", "remarks", "seed", "skip_games",
     "language", "overrides", "output", "seconds"}
    {"id": 3, "do": "call", "function": NAME or HANDLE, "arguments", "observe", "seed", "seconds"}
    {"id": 4, "do": "move", "function", "board", "player", "trials", "seed", "seconds"}

Sent by the child, any number of events and then one answer:

    {"event": "output", "text"}   {"event": "remark", ...}   {"event": "gui", ...}
    {"event": "sandbox", "parts"}
    {"id": 2, "done": {...}}
    {"id": 2, "failed": {"kind", "message", "line", "traceback", "language"}}

`values.Encoder` writes the values. When the socket closes, the child ends, along with all the
processes it started.

The functions that read a message raise ValueError, TypeError or KeyError for an invalid one.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Sequence
from string import Formatter
from typing import TypeVar

from tttmc_app.core import Mark, Position, Rules, Square, Text
from tttmc_app.course.sandbox import SandboxPart
from tttmc_app.course.student_types import (
    CallResult,
    CodeFailure,
    Event,
    FailureKind,
    FunctionInfo,
    GuiGame,
    Language,
    LoadedFile,
    Output,
    Remark,
    RemarkKind,
    Sandboxed,
)
from tttmc_app.course.trace import trace_of
from tttmc_app.course.values import (
    MAX_INT,
    BoardValue,
    Json,
    Opaque,
    Plain,
    decode,
    number_of,
    type_name,
)

MAX_MESSAGE = 8 * 2**20
"""Limit on the bytes in a line; a longer line is invalid."""
HIDDEN_COMMAND = "course-child"
"""The first argument that tells a frozen copy of the program to act as a child."""

Message = dict[str, Json]


def encode_message(message: Message) -> bytes:
    """Return a message as a line of JSON."""
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


class LineReader:
    """Splits incoming bytes into messages."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []
        self._size = 0

    def feed(self, data: bytes) -> Iterator[Message]:
        """Yield the complete messages; raise ValueError for invalid ones."""
        *ends, rest = data.split(b"\n")
        for end in ends:
            line = b"".join([*self._parts, end])
            self._parts, self._size = [], 0
            message = _DECODER.decode(line.decode())
            if b"\\ud" in line.lower():  # half a character can't be printed: replace it
                text = json.dumps(message, ensure_ascii=False)
                message = json.loads(text.encode("utf-8", "replace"))
            if not isinstance(message, dict):
                raise ValueError("a message is an object")
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


_MAX_SCORE = 1e300
"""The largest score that a saved game can contain."""
_MAX_SECONDS = 10**6
_MAX_NESTED_TEXTS = 5
_MAX_NAME = 200
_MAX_TEXT = 2000
_MAX_TRACEBACK = 20_000
_MAX_ENTRIES = 5000
"""Limits on the parts of messages, which no real file reaches."""

_REPORTED = (
    *(FailureKind.SYNTAX, FailureKind.RAISED, FailureKind.EXITED, FailureKind.MISSING),
    *(FailureKind.MEMORY, FailureKind.CRASHED),
)
"""The failures that a child may report: what student code can do to itself."""

T = TypeVar("T")


def event_of(message: Message | str) -> Event | None:
    """Return the event in a message, or None for an answer."""
    if isinstance(message, str):
        return Output(message)
    match message.get("event"):
        case "output":
            return Output(_text(message["text"], MAX_MESSAGE))
        case "remark":
            return remark_of(message)
        case "gui":
            return _gui_game(message)
        case "sandbox":
            return Sandboxed(
                tuple(SandboxPart(_text(part, _MAX_NAME)) for part in _array(message["parts"]))
            )
        case None:
            return None
        case _:
            raise ValueError("unknown event")


def remark_json(remark: Remark) -> Message:
    """Return a remark as JSON."""
    return {"kind": remark.kind, "text": json_of_text(remark.text), "line": remark.line}


def remark_of(message: Message) -> Remark:
    """Return the remark in a message."""
    kind = RemarkKind(_text(message["kind"], _MAX_NAME))
    return Remark(kind, text_of_json(message["text"]), _whole_or_none(message["line"]))


def loaded_of(done: Message, events: Sequence[Event]) -> LoadedFile:
    """Return the loaded file in an answer."""
    language = Language(_text(done["language"], _MAX_NAME))
    failure = done["failure"]
    return LoadedFile(
        language=language,
        constants={
            name: decode(value)
            for name, value in _limited(list(object_of(done["constants"]).items()))
        },
        functions=tuple(_function(object_of(each)) for each in _limited(_array(done["functions"]))),
        gui_game=next((e for e in reversed(events) if isinstance(e, GuiGame)), None),
        remarks=remarks_of(events),
        output=output_of(events),
        seconds=seconds_of(done),
        failure=None if failure is None else failure_of(object_of(failure), events, language),
        # Only the first is trusted: it was sent before the file ran.
        sandbox=next((event.parts for event in events if isinstance(event, Sandboxed)), ()),
    )


def call_result_of(done: Message, events: Sequence[Event]) -> CallResult:
    """Return the result of a call in an answer."""
    return CallResult(
        value=decode(done["value"]),
        type_name=_text(done["type"], _MAX_NAME),
        arguments=tuple(decode(each) for each in _limited(_array(done["arguments"]))),
        output=output_of(events),
        seconds=seconds_of(done),
        trace=trace_of(done["trace"]),
    )


def call_results_of(count: int, done: Message, events: Sequence[Event]) -> tuple[CallResult, ...]:
    """Return the results of several calls in one answer, without output of their own."""
    del events
    results = _array(done["results"])
    if len(results) != count:
        raise ValueError("the number of results is not that of the calls")
    return tuple(call_result_of(object_of(each), ()) for each in results)


def failure_of(failed: Message, events: Sequence[Event], language: Language | None) -> CodeFailure:
    """Return the failure in an answer."""
    kind = FailureKind(_text(failed["kind"], _MAX_NAME))
    if kind not in _REPORTED:
        raise ValueError("a failure that only the program can see")
    return CodeFailure(
        kind=kind,
        reason=text_of_json(failed["message"]),
        line=_whole_or_none(failed["line"]),
        traceback=_text(failed["traceback"], _MAX_TRACEBACK),
        output=output_of(events),
        remarks=remarks_of(events),
        language=Language(_text(each, _MAX_NAME)) if (each := failed.get("language")) else language,
    )


def grid_of(value: Plain, size: int) -> tuple[tuple[float | None, ...], ...] | None:
    """Return captured scores, or None if they aren't a grid of the board's size."""
    if not isinstance(value, list) or len(value) < size:
        return None
    rows: list[tuple[float | None, ...]] = []
    for row in value[:size]:
        if not isinstance(row, list | tuple) or len(row) < size:
            return None
        rows.append(tuple(_score(cell) for cell in row[:size]))
    return tuple(rows)


def output_of(events: Sequence[Event]) -> str:
    """Return all printed text."""
    return "".join(event.text for event in events if isinstance(event, Output))


def remarks_of(events: Sequence[Event]) -> tuple[Remark, ...]:
    """Return the remarks."""
    return tuple(event for event in events if isinstance(event, Remark))


def seconds_of(done: Message) -> float:
    """Return how many seconds the student's code took."""
    seconds = done["seconds"]
    if not isinstance(seconds, int | float) or not 0 <= seconds < _MAX_SECONDS:
        raise ValueError("seconds are a number")
    return float(seconds)


def object_of(value: Json) -> Message:
    """Return a value that must be an object."""
    if not isinstance(value, dict):
        raise TypeError("an object is missing")
    return value


def _array(value: Json) -> list[Json]:
    if not isinstance(value, list):
        raise TypeError("an array is missing")
    return value


def _limited(items: list[T]) -> list[T]:
    """Return a list; raise ValueError if it is longer than any real file needs."""
    if len(items) > _MAX_ENTRIES:
        raise ValueError("a message has too many entries")
    return items


def _text(value: Json, most: int) -> str:
    if not isinstance(value, str):
        raise TypeError("a text is missing")
    return value[:most]


def _whole(value: Json) -> int:
    if not isinstance(value, int):
        raise TypeError("a whole number is missing")
    return value


def _whole_or_none(value: Json) -> int | None:
    return None if value is None else _whole(value)


def _gui_game(message: Message) -> GuiGame:
    names = ("size", "machine", "trials", "handle")
    size, machine, trials, handle = (_whole(message[name]) for name in names)
    reverse, name = bool(message["reverse"]), _text(message["name"], _MAX_NAME)
    return GuiGame(size, machine, trials, reverse, handle, name, _whole_or_none(message["line"]))


def _function(message: Message) -> FunctionInfo:
    return FunctionInfo(
        _text(message["name"], _MAX_NAME),
        tuple(_text(each, _MAX_NAME) for each in _limited(_array(message["parameters"]))),
        _whole(message["line"]),
        _whole(message["least"]),
        _whole_or_none(message["most"]),
        message["empty"] is True,
    )


def _score(value: Plain) -> float | None:
    number = number_of(value)
    return number if number is not None and abs(number) < _MAX_SCORE else None


def board_of(position: Position) -> BoardValue:
    """Return a position as a course board."""
    rules, size = position.rules, position.rules.size
    marks = {None: 1, Mark.X: 2, Mark.O: 3}
    cells = tuple(
        tuple(marks[position.mark_at((row, col))] for col in range(size)) for row in range(size)
    )
    plain = Rules(size).settings()
    options = tuple(
        (key, value)
        for key, value in rules.settings().items()
        if key != "reverse" and isinstance(value, int) and value != plain.get(key)
    )
    return BoardValue(cells, rules.reverse, options)


def legal_square(value: Plain, position: Position) -> Square | Text:
    """Return the legal square that a value names, or why it names none.

    A tuple or list of two whole numbers names a square on the board, which must be empty.
    """
    if not isinstance(value, tuple | list) or len(value) != 2:
        return Text("mc_move returned {value}, not a (row, column) pair", value=_described(value))
    row, col = map(_index, value)
    if row is None or col is None:
        return Text(
            "mc_move returned {value}, not a pair of whole numbers", value=_described(value)
        )
    size = position.rules.size
    if not (0 <= row < size and 0 <= col < size):
        return Text("mc_move returned {square}, which is off the board", square=(row, col))
    if position.mark_at((row, col)) is not None:
        return Text("mc_move returned {square}, which is occupied", square=(row, col))
    return row, col


def json_of_text(text: Text | str) -> Json:
    """Return a `Text` as JSON."""
    if isinstance(text, str):
        return text
    return {"source": text.source, "values": {name: _text_value(v) for name, v in text.values}}


def text_of_json(value: Json, depth: int = 0) -> Text | str:
    """Return a `Text` from JSON; raise ValueError if one of its placeholders has no value."""
    if not isinstance(value, dict):
        return _text(value, _MAX_TEXT)
    if depth > _MAX_NESTED_TEXTS:
        raise ValueError("too many nested texts")
    source = _text(value["source"], _MAX_TEXT)
    values: dict[str, object] = {
        name: each if isinstance(each, int) else text_of_json(each, depth + 1)
        for name, each in _limited([*object_of(value["values"]).items()])
    }
    for _, place, form, conversion in Formatter().parse(source) if values else ():
        if place is not None and (place not in values or place == "n" or form or conversion):
            raise ValueError("a text has an unknown placeholder")
    return Text(source, **values)


def _text_value(value: object) -> Json:
    if isinstance(value, Text):
        return json_of_text(value)
    return value if isinstance(value, int) else str(value)


def _index(value: Plain) -> int | None:
    if isinstance(value, Opaque):
        return value.index
    return int(value) if isinstance(value, int) else None


def _described(value: Plain) -> str:
    if isinstance(value, Opaque):
        text = value.text
    else:
        text = repr(value) if not isinstance(value, BoardValue) else "a board"
    text = text if len(text) <= 60 else f"{text[:59]}…"
    return text if value is None else f"{text} ({type_name(value)})"
