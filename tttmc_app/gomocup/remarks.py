"""What engines report while they think: their evaluation and the moves they expect.

The protocol leaves the text of a message to the engine. Most write an evaluation ("eval 137", "Eval
+M5") and a principal variation ("Bestline I8 G8", "pv 8,7 6,6"); anything else is only shown as
text.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from tttmc_app.core import Position, Square
from tttmc_app.core.thought import MATE

_MAX_VALUE = MATE / 2

_VALUE = re.compile(
    r"\b(?:evaluation|eval|ev|score|value)\b\s*[:=]?\s*(?P<sign>[+-]?)(?P<mate>M)?(?P<number>\d{1,9})"
    r"(?P<decimals>\.\d{1,6})?\b",
    re.IGNORECASE,
)
_LINE = re.compile(r"\b(?:best ?line|pv|line)\b\s*[:=]?\s*(?P<moves>.*)", re.IGNORECASE)
_BEST = re.compile(r"REALTIME BEST (?P<col>\d{1,3}),(?P<row>\d{1,3})")
_SQUARE = re.compile(
    r"[\s\[(_-]*(?:(?P<letter>[A-Za-z])(?P<number>\d{1,2})|(?P<col>\d{1,2}),(?P<row>\d{1,2}))\b\]?\)?"
)


class Findings(NamedTuple):
    """What an engine has reported about its next move so far."""

    value: float | None = None
    """Its evaluation of the position from its own side, on its own scale (see
    `core.thought.MATE`); None if unknown."""
    line: tuple[Square, ...] = ()
    """The moves it expects, the first of them its best move; empty if unknown."""

    def with_remark(self, text: str, position: Position) -> Findings:
        """Return the findings updated with a message's text about a position."""
        if best := _BEST.match(text):
            line = _legal(((int(best["row"]), int(best["col"])),), position)
            return self if line[:1] == self.line[:1] else self._replace(line=line)
        found = self
        if value := _VALUE.search(text):
            found = found._replace(value=_value(value))
        if named := _LINE.search(text):
            line = _legal(_squares(named["moves"]), position)
            found = found._replace(line=line or self.line)
        return found


def is_chatter(text: str) -> bool:
    """Return whether a message only updates the display of another program."""
    return text.startswith("REALTIME")


def _value(found: re.Match[str]) -> float:
    sign = -1.0 if found["sign"] == "-" else 1.0
    if found["mate"]:
        return sign * (MATE - min(int(found["number"]), 1000))
    return sign * min(float(found["number"] + (found["decimals"] or "")), _MAX_VALUE)


def _squares(text: str) -> tuple[Square, ...]:
    """Return the squares at the start of text such as "I8 G8" or "[8,7] [6,7]"."""
    squares = list[Square]()
    at = 0
    while found := _SQUARE.match(text, at):
        at = found.end()
        if found["letter"]:
            squares.append((int(found["number"]) - 1, ord(found["letter"].upper()) - ord("A")))
        else:
            squares.append((int(found["row"]), int(found["col"])))
    return tuple(squares)


def _legal(line: tuple[Square, ...], position: Position) -> tuple[Square, ...]:
    """Return a line up to its first impossible move."""
    for number, square in enumerate(line):
        if square not in position.legal_squares:
            return line[:number]
        position = position.play(square)
    return line
