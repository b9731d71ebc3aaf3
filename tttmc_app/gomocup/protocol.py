"""The words of the Gomocup protocol, and what engines report in messages while they think.

Each command is one line, and squares are "column,row" from 0. Source: the protocol's description by
Petr Lastovicka, Piskvork new protocol, version 2.

It leaves the text of a message to the engine. Most write an evaluation ("eval 137", "Eval +M5") and
a principal variation ("Bestline I8 G8", "pv 8,7 6,6"); anything else is only shown as text.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from tttmc_app.core import Position, Rules, Square, Text
from tttmc_app.core.thought import MATE

LINE_LENGTH = 5
"""How many marks in a row win; this is the only rule that every engine knows."""
MAX_LINE = 4096
"""The maximum length of a line that is read, in characters; the rest of the line is dropped."""
MEGABYTE = 2**20
NO_LIMIT = 2**31 - 1
"""The value of the time left, in milliseconds, that means "no limit"."""
_REMARKS = ("MESSAGE", "DEBUG")
_NO_ANSWERS = (*_REMARKS, "SUGGEST", "UNKNOWN")
"""The first words of lines that may come at any time and aren't answers."""

_SQUARE = re.compile(r"\s*(-?\d{1,4})\s*,\s*(-?\d{1,4})\s*")
_PAIR = re.compile(r'(\w+)\s*=\s*"([^"]*)"')
_MAX_WORDS = 60
_MAX_VALUE = MATE / 2
_VALUE = re.compile(
    r"\b(?:evaluation|eval|ev|score|value)\b\s*[:=]?\s*(?P<sign>[+-]?)(?P<mate>M)?(?P<number>\d{1,9})"
    r"(?P<decimals>\.\d{1,6})?\b",
    re.IGNORECASE,
)
_BEST_LINE = re.compile(r"\b(?:best ?line|pv|line)\b\s*[:=]?\s*(?P<moves>.*)", re.IGNORECASE)
_BEST = re.compile(r"REALTIME BEST (?P<col>\d{1,3}),(?P<row>\d{1,3})")
_NAMED_SQUARE = re.compile(
    r"[\s\[(_-]*(?:(?P<letter>[A-Za-z])(?P<number>\d{1,2})|(?P<col>\d{1,2}),(?P<row>\d{1,2}))\b\]?\)?"
)


def obstacle(rules: Rules) -> Text | None:
    """Return why engines can't play by these rules, or None if they can."""
    if rules.reverse:
        return Text("engines can't play the reverse game")
    if rules.line_length != LINE_LENGTH:
        return Text("engines play only five in a row")
    return None


def plain(text: str) -> str:
    """Return a program's text as one printable line."""
    return "".join(c if c.isprintable() else " " for c in " ".join(text.split()))


def is_remark(line: str) -> bool:
    """Return whether a line isn't an answer: a message, or the report of an unknown command."""
    return line.partition(" ")[0].upper() in _NO_ANSWERS


def remark_text(line: str) -> str:
    """Return what a remark says, as one printable line."""
    word, _, rest = line.partition(" ")
    return plain(rest if word.upper() in _REMARKS else line)


def is_chatter(text: str) -> bool:
    """Return whether a message only updates the display of another program."""
    return text.startswith("REALTIME")


class About(NamedTuple):
    """What an engine says about itself; fields that it doesn't mention are empty."""

    name: str = ""
    version: str = ""
    author: str = ""


def parse_about(answer: str) -> About:
    """Return what an answer such as `name="Five", version="1.0"` says."""
    found = {key.lower(): value.strip()[:_MAX_WORDS] for key, value in _PAIR.findall(answer)}
    return About(found.get("name", ""), found.get("version", ""), found.get("author", ""))


def square_text(square: Square) -> str:
    """Return a square as the protocol writes it."""
    row, col = square
    return f"{col},{row}"


def parse_square(text: str) -> Square | None:
    """Return the square that a line names, or None for anything else."""
    found = _SQUARE.fullmatch(text)
    return (int(found[2]), int(found[1])) if found else None


def start_lines(rules: Rules, turn_seconds: float, megabytes: int, folder: str) -> list[str]:
    """Return the commands that begin a game with these limits; `folder` is for the engine's files.

    The board comes first: some engines forget what they were told before.
    """
    return [
        f"START {rules.size}",
        f"INFO timeout_turn {round(turn_seconds * 1000)}",
        "INFO timeout_match 0",
        f"INFO time_left {NO_LIMIT}",
        f"INFO max_memory {megabytes * MEGABYTE}",
        "INFO game_type 1",
        "INFO rule 0",
        f"INFO folder {folder}",
    ]


def turn_lines(known: Position | None, position: Position) -> list[str]:
    """Return the command for the opponent's move after a known position, as a list of one line.

    The list is empty unless exactly one move leads from the known position to this one.
    """
    if known is None or known.rules != position.rules:
        return []
    added = position.theirs & ~known.mine
    if known.theirs != position.mine or position.theirs != known.mine | added:
        return []
    if added.bit_count() != 1:
        return []
    return [f"TURN {square_text(position.rules.square(added.bit_length() - 1))}"]


def board_lines(position: Position) -> list[str]:
    """Return the command that asks for a move in a position.

    The marks alternate as in a game, the opponent's last; 1 is the engine's mark, 2 the opponent's.
    """
    if not position.mine | position.theirs:
        return ["BEGIN"]
    rules = position.rules
    own, other = (
        [rules.square(i) for i in range(rules.square_count) if board >> i & 1]
        for board in (position.mine, position.theirs)
    )
    sides = [(own, 1), (other, 2)]
    if len(other) > len(own):
        sides.reverse()  # the side that began comes first
    lines = [
        f"{square_text(squares[turn])},{mark}"
        for turn in range(max(len(own), len(other)))
        for squares, mark in sides
        if turn < len(squares)
    ]
    return ["BOARD", *lines, "DONE"]


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
        if named := _BEST_LINE.search(text):
            line = _legal(_squares(named["moves"]), position)
            found = found._replace(line=line or self.line)
        return found


def _value(found: re.Match[str]) -> float:
    sign = -1.0 if found["sign"] == "-" else 1.0
    if found["mate"]:
        return sign * (MATE - min(int(found["number"]), 1000))
    return sign * min(float(found["number"] + (found["decimals"] or "")), _MAX_VALUE)


def _squares(text: str) -> tuple[Square, ...]:
    """Return the squares at the start of text such as "I8 G8" or "[8,7] [6,7]"."""
    squares = list[Square]()
    at = 0
    while found := _NAMED_SQUARE.match(text, at):
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
