"""Squares and boards as text: "b2" and "X.O/.../..."."""

from __future__ import annotations

import re

from tttmc_app.core.arguments import wrong_square
from tttmc_app.core.rules import MAX_SIZE, Rules, Square
from tttmc_app.core.text import Text, TttmcError

_LETTERS = "abcdefghijklmnopqrstuvwxy"


def column_name(col: int) -> str:
    """Return a column's letter, a for the leftmost."""
    return _LETTERS[col]


def square_name(square: Square) -> str:
    """Return a square's name: column letter, then row number from 1 at the top ("b2")."""
    try:
        row, col = square
        fits = 0 <= row < MAX_SIZE and 0 <= col < MAX_SIZE
        name = f"{column_name(col)}{row + 1:d}" if fits else ""
    except (TypeError, ValueError):
        name = ""
    if not name:
        raise wrong_square(square)
    return name


def parse_square(text: str, rules: Rules) -> Square:
    """Return the square that the text names.

    The text is a name like "b2", "row,column" from 0, or on 3×3 a digit 0-8. Raises TttmcError for
    anything else and for squares off the board.
    """
    word = text.strip().lower()
    if named := re.fullmatch(r"([a-z])\s*([0-9]{1,2})", word):
        square = (int(named[2]) - 1, ord(named[1]) - ord("a"))
    elif pair := re.fullmatch(r"\(?\s*([0-9]{1,2})\s*[, ]\s*([0-9]{1,2})\s*\)?", word):
        square = (int(pair[1]), int(pair[2]))
    elif rules.size == 3 and re.fullmatch(r"[0-8]", word):
        square = divmod(int(word), 3)
    elif rules.size == 3:
        raise TttmcError(
            "{text!r} is not a square: type a name such as b2, a row and column such as 1,1, or a "
            "number from 0 to 8",
            text=text.strip(),
        )
    else:
        raise TttmcError(
            "{text!r} is not a square: type a name such as b2, or a row and column such as 1,1",
            text=text.strip(),
        )
    if not all(0 <= part < rules.size for part in square):
        last = square_name((rules.size - 1, rules.size - 1))
        raise TttmcError(
            "{text!r} is off the board, which goes from a1 to {last}", text=text.strip(), last=last
        )
    return square


def board_rows(text: str, size: int | None = None) -> tuple[str, ...]:
    """Return the rows of a board's text in upper case, made of "X", "O" and ".".

    Raises TttmcError, naming the first mistake, for an unknown character or for rows that don't
    make a square board of the given size.
    """
    rows = tuple(text.strip().upper().split("/"))
    for number, row in enumerate(rows, start=1):
        if bad := re.search(r"[^XO.]", row):
            raise TttmcError(
                "row {number} of the board contains {character!r}: use X, O and . (an empty "
                "square), and separate the rows with /",
                number=number,
                character=bad[0],
            )
    expected = size or len(rows)
    if len(rows) != expected:
        raise TttmcError(
            "the board has %n row(s), but {size}×{size} needs {size}", n=len(rows), size=expected
        )
    if expected > MAX_SIZE:
        raise TttmcError(
            "the board has {rows} rows: the maximum is {most}", rows=expected, most=MAX_SIZE
        )
    for number, row in enumerate(rows, start=1):
        if len(row) != expected:
            raise TttmcError(
                "row {number} of the board has {squares}, but the board has {rows}: each row must "
                "have as many squares as there are rows",
                number=number,
                squares=Text("%n square(s)", n=len(row)),
                rows=Text("%n row(s)", n=expected),
            )
    return rows
