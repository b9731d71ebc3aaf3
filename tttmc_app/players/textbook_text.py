"""Textbooks as plain text, a mistake a line: the state's squares, then the move's number.

On 3×3 this is how the source of the rule keeps them: "xo-xo----2" says that x, with these marks
on the board, must not take square 2. x is the learner, whichever side it plays.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from math import isqrt

from tttmc_app.core import MAX_SIZE, TttmcError
from tttmc_app.players.textbook import Entry

_LINE = re.compile(r"([-xo]+)([0-9]{1,3})")


def text_of(entries: Iterable[Entry]) -> str:
    """Return entries as text."""
    return "".join(f"{state}{move}\n" for state, move in entries)


def read_entries(text: str) -> tuple[int, list[Entry]]:
    """Return a text's board size and its entries; raise TttmcError, naming the line, otherwise.

    Empty lines are passed over; a text without any other has size 0.
    """
    size, entries = 0, list[Entry]()
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            continue
        entry = _read(line.strip().lower())
        if entry is None:
            raise TttmcError(
                f"line {number} is no mistake: it must be a board of -, x and o, row by row, "
                "then the number of an empty square"
            )
        if size and isqrt(len(entry[0])) != size:
            raise TttmcError(f"line {number} is for another board than the lines before it")
        size = isqrt(len(entry[0]))
        entries.append(entry)
    return size, entries


def _read(line: str) -> Entry | None:
    found = _LINE.fullmatch(line)
    if found is None:
        return None
    state, move = found[1], int(found[2])
    size = isqrt(len(state))
    if size * size != len(state) or size > MAX_SIZE or move >= len(state) or state[move] != "-":
        return None
    return state, str(move)
