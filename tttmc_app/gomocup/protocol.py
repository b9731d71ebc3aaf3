"""The words of the Gomocup protocol.

One line per command, squares as "column,row" from 0. Source: the protocol's description by Petr
Lastovicka, Piskvork new protocol, version 2.
"""

from __future__ import annotations

import re

from tttmc_app.core import Position, Rules, Square, Text

LINE_LENGTH = 5
"""Marks in a row that win: the only rule that every engine knows."""
MAX_LINE = 4096
"""Longest line that is read, in characters; the rest of it is dropped."""
REMARKS = ("MESSAGE", "DEBUG")
"""Lines that may come at any time and are no answer."""

_SQUARE = re.compile(r"\s*(-?\d{1,4})\s*,\s*(-?\d{1,4})\s*")


def obstacle(rules: Rules) -> Text | None:
    """Return why engines can't play by these rules, or None if they can."""
    if rules.reverse:
        return Text("engines don't play in reverse")
    if rules.line_length != LINE_LENGTH:
        return Text("engines play five in a row only")
    return None


def plain(text: str) -> str:
    """Return a program's text as one printable line."""
    return "".join(c if c.isprintable() else " " for c in " ".join(text.split()))


def square_text(square: Square) -> str:
    """Return a square as the protocol writes it."""
    row, col = square
    return f"{col},{row}"


def parse_square(text: str) -> Square | None:
    """Return the square that a line names, or None for anything else."""
    found = _SQUARE.fullmatch(text)
    return (int(found[2]), int(found[1])) if found else None


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
