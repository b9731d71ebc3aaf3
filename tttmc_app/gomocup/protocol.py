"""The words of the Gomocup protocol.

Each command is one line, and squares are "column,row" from 0. Source: the protocol's description by
Petr Lastovicka, Piskvork new protocol, version 2.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from tttmc_app.core import Position, Rules, Square, Text

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
