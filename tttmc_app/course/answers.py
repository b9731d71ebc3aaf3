"""What a child says, read with every part checked: it is in a student's hands.

Each function raises ValueError, TypeError or KeyError for what is no such thing.
"""

from __future__ import annotations

from collections.abc import Sequence

from tttmc_app.course.faces import (
    Called,
    Event,
    Failure,
    Function,
    GuiGame,
    Language,
    Loaded,
    Output,
    Remark,
    RemarkKind,
    Trouble,
)
from tttmc_app.course.values import Json, Plain, decode, number_of
from tttmc_app.course.wire import Message

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


def loaded_of(done: Message, heard: Sequence[Event]) -> Loaded:
    """Return what loading has found."""
    language = Language(str(done["language"]))
    trouble = done["trouble"]
    return Loaded(
        language=language,
        constants={name: decode(value) for name, value in object_of(done["constants"]).items()},
        functions=tuple(_function(object_of(each)) for each in _array(done["functions"])),
        gui_game=next((e for e in reversed(heard) if isinstance(e, GuiGame)), None),
        remarks=remarks_of(heard),
        output=text_of(heard),
        seconds=seconds_of(done),
        trouble=None if trouble is None else trouble_of(object_of(trouble), heard, language),
    )


def called_of(done: Message, heard: Sequence[Event]) -> Called:
    """Return what a call gave."""
    return Called(
        value=decode(done["value"]),
        type_name=str(done["type"]),
        arguments=tuple(decode(each) for each in _array(done["arguments"])),
        output=text_of(heard),
        seconds=seconds_of(done),
    )


def trouble_of(failed: Message, heard: Sequence[Event], language: Language | None) -> Trouble:
    """Return how the student's code failed."""
    return Trouble(
        kind=Failure(str(failed["kind"])),
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


def _function(message: Message) -> Function:
    parameters = tuple(str(each) for each in _array(message["parameters"]))
    line, least = (int(str(message[name])) for name in ("line", "least"))
    most = _number_or_none(message["most"])
    return Function(str(message["name"]), parameters, line, least, most)


def _score(value: Plain) -> float | None:
    number = number_of(value)
    return number if number is not None and abs(number) < _MOST else None
