"""How squares and boards are written down: "b2" and "X.O/.../..."."""

from __future__ import annotations

import re

from tttmc_app.core.errors import TttmcError
from tttmc_app.core.rules import MAX_SIZE, Rules, Square

_LETTERS = "abcdefghijklmnopqrstuvwxy"


def column_name(col: int) -> str:
    """Return a column's letter, a for the leftmost."""
    return _LETTERS[col]


def square_name(square: Square) -> str:
    """Return a square's name: column letter, then row number from 1 at the top ("b2")."""
    row, col = square
    return f"{column_name(col)}{row + 1}"


def parse_square(text: str, rules: Rules) -> Square:
    """Read a square as "b2", as "row,column" from 0, or on 3×3 as a digit 0-8.

    Raises TttmcError for anything else and for squares off the board.
    """
    word = text.strip().lower()
    if named := re.fullmatch(r"([a-z])\s*([0-9]{1,2})", word):
        square = (int(named[2]) - 1, ord(named[1]) - ord("a"))
    elif pair := re.fullmatch(r"\(?\s*([0-9]{1,2})\s*[, ]\s*([0-9]{1,2})\s*\)?", word):
        square = (int(pair[1]), int(pair[2]))
    elif rules.size == 3 and re.fullmatch(r"[0-8]", word):
        square = divmod(int(word), 3)
    else:
        digits = ", or 0-8" if rules.size == 3 else ""
        raise TttmcError(f"{text.strip()!r} is no square: type one like b2, 1,1{digits}")
    if not all(0 <= part < rules.size for part in square):
        last = square_name((rules.size - 1, rules.size - 1))
        raise TttmcError(f"{text.strip()!r} is off the board, which goes from a1 to {last}")
    return square


def board_rows(text: str, size: int | None = None) -> tuple[str, ...]:
    """Split board text into its rows of "X", "O" and "."; lower case is taken too.

    Raises TttmcError, naming the first thing wrong, when a character is unknown or the rows
    make no square board of the wanted size.
    """
    rows = tuple(text.strip().upper().split("/"))
    for number, row in enumerate(rows, start=1):
        if bad := re.search(r"[^XO.]", row):
            raise TttmcError(
                f"row {number} of the board has {bad[0]!r}: a board is written with X, O and . "
                "for an empty square, its rows separated by /"
            )
    wanted = size or len(rows)
    if len(rows) != wanted:
        raise TttmcError(
            f"the board has {_counted(len(rows), 'row')}, but {wanted}×{wanted} needs {wanted}"
        )
    if wanted > MAX_SIZE:
        raise TttmcError(f"the board has {wanted} rows: {MAX_SIZE} at most")
    for number, row in enumerate(rows, start=1):
        if len(row) != wanted:
            raise TttmcError(
                f"row {number} of the board has {_counted(len(row), 'square')}, but the board has "
                f"{_counted(wanted, 'row')}: each row must have as many squares as there are rows"
            )
    return rows


def _counted(count: int, thing: str) -> str:
    return f"{count} {thing}" + "s" * (count != 1)
