"""What the program and a child that runs a student's file say to each other.

A socket carries JSON, an object a line, in both directions; never a pickle, since the child's side
is in a student's hands. Standard input, output and error belong to the student: what is printed
comes as events, and what bypasses Python's streams comes out of the child's real ones.

To the child, one order at a time, each with a number `id`:

    {"id": 1, "do": "load", "path", "seed", "skip_games", "overrides", "limits", "seconds"}
    {"id": 2, "do": "call", "function": NAME or HANDLE, "arguments", "seed", "seconds"}
    {"id": 3, "do": "move", "function", "board", "player", "trials", "seed", "seconds"}

From the child, any number of events and then one answer:

    {"event": "output", "text"}   {"event": "remark", ...}   {"event": "gui", ...}
    {"id": 2, "done": {...}}      {"id": 2, "failed": {"kind", "message", "line", "traceback"}}

Values travel as `values.Encoder` writes them. When the socket ends the child ends, and all that it
has started with it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from tttmc_app.core import Mark, Position, Square
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
)
from tttmc_app.course.values import BoardValue, Json, Opaque, Plain, decode, number_of, type_name

MAX_MESSAGE = 16 * 2**20
"""Bytes in a line; a longer one is nonsense."""
HIDDEN_COMMAND = "course-child"
"""By this first word a frozen copy of the program knows that it is a child."""

Message = dict[str, Json]


def written(message: Message) -> bytes:
    """Return a message as a line."""
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


class Lines:
    """Cut what arrives into messages."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []
        self._size = 0

    def feed(self, data: bytes) -> Iterator[Message]:
        """Yield the messages that are whole; raise ValueError for what is none."""
        *ends, rest = data.split(b"\n")
        for end in ends:
            line = b"".join([*self._parts, end])
            self._parts, self._size = [], 0
            message = json.loads(line)
            if not isinstance(message, dict):
                raise ValueError("a message is an object")
            yield message
        if rest:
            self._parts.append(rest)
            self._size += len(rest)
            if self._size > MAX_MESSAGE:
                raise ValueError("a message is too long")


_MOST = 1e300
"""What a saved game can hold of a score."""


def event_of(message: Message | str) -> Event | None:
    """Return what a message reports, or None where it is an answer."""
    if isinstance(message, str):
        return Output(message)
    match message.get("event"):
        case "output":
            return Output(str(message["text"]))
        case "remark":
            kind = RemarkKind(str(message["kind"]))
            return Remark(kind, str(message["text"]), _number_or_none(message["line"]))
        case "gui":
            return _gui_game(message)
        case None:
            return None
        case _:
            raise ValueError("there is no such event")


def loaded_of(done: Message, heard: Sequence[Event]) -> LoadedFile:
    """Return what loading has found."""
    language = Language(str(done["language"]))
    failure = done["failure"]
    return LoadedFile(
        language=language,
        constants={name: decode(value) for name, value in object_of(done["constants"]).items()},
        functions=tuple(_function(object_of(each)) for each in _array(done["functions"])),
        gui_game=next((e for e in reversed(heard) if isinstance(e, GuiGame)), None),
        remarks=remarks_of(heard),
        output=text_of(heard),
        seconds=seconds_of(done),
        failure=None if failure is None else failure_of(object_of(failure), heard, language),
    )


def called_of(done: Message, heard: Sequence[Event]) -> CallResult:
    """Return what a call gave."""
    return CallResult(
        value=decode(done["value"]),
        type_name=str(done["type"]),
        arguments=tuple(decode(each) for each in _array(done["arguments"])),
        output=text_of(heard),
        seconds=seconds_of(done),
    )


def failure_of(failed: Message, heard: Sequence[Event], language: Language | None) -> CodeFailure:
    """Return how the student's code failed."""
    return CodeFailure(
        kind=FailureKind(str(failed["kind"])),
        message=str(failed["message"]),
        line=_number_or_none(failed["line"]),
        traceback=str(failed["traceback"]),
        output=text_of(heard),
        remarks=remarks_of(heard),
        language=language,
    )


def grid_of(value: Plain, size: int) -> tuple[tuple[float | None, ...], ...] | None:
    """Return captured scores where they are a whole grid of the board's size."""
    if not isinstance(value, list) or len(value) < size:
        return None
    rows: list[tuple[float | None, ...]] = []
    for row in value[:size]:
        if not isinstance(row, list | tuple) or len(row) < size:
            return None
        rows.append(tuple(_score(cell) for cell in row[:size]))
    return tuple(rows)


def text_of(heard: Sequence[Event]) -> str:
    """Return all that was written."""
    return "".join(event.text for event in heard if isinstance(event, Output))


def remarks_of(heard: Sequence[Event]) -> tuple[Remark, ...]:
    """Return the remarks alone."""
    return tuple(event for event in heard if isinstance(event, Remark))


def seconds_of(done: Message) -> float:
    """Return how long the work itself took."""
    return float(str(done["seconds"]))


def object_of(value: Json) -> Message:
    """Return a value that must be an object."""
    if not isinstance(value, dict):
        raise TypeError("an object is missing")
    return value


def _array(value: Json) -> list[Json]:
    if not isinstance(value, list):
        raise TypeError("an array is missing")
    return value


def _number_or_none(value: Json) -> int | None:
    return value if isinstance(value, int) else None


def _gui_game(message: Message) -> GuiGame:
    names = ("size", "machine", "trials", "handle")
    size, machine, trials, handle = (int(str(message[name])) for name in names)
    reverse, name = bool(message["reverse"]), str(message["name"])
    return GuiGame(size, machine, trials, reverse, handle, name, _number_or_none(message["line"]))


def _function(message: Message) -> FunctionInfo:
    parameters = tuple(str(each) for each in _array(message["parameters"]))
    line, least = (int(str(message[name])) for name in ("line", "least"))
    most = _number_or_none(message["most"])
    return FunctionInfo(str(message["name"]), parameters, line, least, most)


def _score(value: Plain) -> float | None:
    number = number_of(value)
    return number if number is not None and abs(number) < _MOST else None


def board_of(position: Position) -> BoardValue:
    """Return a position as a course board."""
    rules, size = position.rules, position.rules.size
    marks = {None: 1, Mark.X: 2, Mark.O: 3}
    cells = tuple(
        tuple(marks[position.mark_at((row, col))] for col in range(size)) for row in range(size)
    )
    line = rules.line_length if rules.line_length != size else None
    return BoardValue(cells, rules.reverse, line)


def square_of(value: Plain, position: Position) -> tuple[Square | None, str]:
    """Return the legal square that a value names, or None and what the value is instead.

    A tuple or a list of two whole numbers is one, as long as it is on the board and empty.
    """
    if not isinstance(value, tuple | list) or len(value) != 2:
        return None, f"{_words(value)}, not a (row, column) pair"
    numbers = [_index(item) for item in value]
    if numbers[0] is None or numbers[1] is None:
        return None, f"{_words(value)}, not a pair of whole numbers"
    square = (numbers[0], numbers[1])
    size = position.rules.size
    if not all(0 <= number < size for number in square):
        return None, f"{square}, which is off the board"
    if position.mark_at(square) is not None:
        return None, f"{square}, which is occupied"
    return square, ""


def _index(value: Plain) -> int | None:
    if isinstance(value, Opaque):
        return value.index
    return int(value) if isinstance(value, int) else None


def _words(value: Plain) -> str:
    if isinstance(value, Opaque):
        text = value.text
    else:
        text = repr(value) if not isinstance(value, BoardValue) else "a board"
    text = text if len(text) <= 60 else f"{text[:59]}…"
    return text if value is None else f"{text} ({type_name(value)})"
