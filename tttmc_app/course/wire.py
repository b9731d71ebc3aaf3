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
from collections.abc import Iterator

from tttmc_app.course.values import Json

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
