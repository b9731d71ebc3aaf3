"""Squares and boards as text: "b2" and "X.O/.../..."."""

from __future__ import annotations

import re
from collections.abc import Iterable
from math import isqrt

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


def square_names(squares: Iterable[Square], most: int = 6) -> Text:
    """Return the names of squares, or of the first few if there are more than `most`."""
    listed = list(squares)
    named = ", ".join(map(square_name, listed[:most]))
    if len(listed) <= most:
        return Text("{squares}", squares=named)
    return Text("{squares} and %n other(s)", squares=named, n=len(listed) - most)


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


_EMPTY: dict[str, str] = dict.fromkeys(("", " ", "_", "-", "*", "·", "NONE", "NULL"), ".")
_DRAWN = str.maketrans("×○│┃║─━═┼╋╬├┤┬┴┌┐└┘╟╢╔╗╚╝", "XO|||---" + "+" * 17)
_CONVENTIONS = (
    *(("X", "O", "."), ("X", "0", "."), ("1", "2", "."), ("1", "0", ".")),
    *(("X", "O", "0"), ("1", "2", "0"), ("1", "-1", "0"), ("2", "3", "1")),
)
"""What stands for X, O and an empty square."""


def board_rows(text: str, size: int | None = None) -> tuple[str, ...]:
    """Return the rows of a board's text, made of "X", "O" and ".".

    Besides "X.O/.../..." this reads boards as people have them, wherever only one reading fits:
    rows on lines or separated by spaces, other signs for empty squares, digits, lists of Python,
    and squares between bars. Raises TttmcError, naming the first mistake, for an unknown character
    or for rows that don't make a square board of the given size.
    """
    plain = text.strip().upper()
    usual = re.fullmatch("[XO./]+", plain)
    rows = tuple(plain.split("/")) if usual else _read(_cells(text))
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


def _read(cells: list[list[str]]) -> tuple[str, ...]:
    """Return rows of signs as X, O and "."; raise TttmcError unless all conventions agree."""
    cells = [[_EMPTY.get(cell, cell) for cell in row] for row in cells]
    used = {cell for row in cells for cell in row}
    found = {
        tuple("".join("XO."[signs.index(cell)] for cell in row) for row in cells)
        for signs in _CONVENTIONS
        if used <= set(signs)
    }
    if len(found) == 1:
        return found.pop()
    known = {sign for signs in _CONVENTIONS for sign in signs}
    for number, row in enumerate(cells, start=1):
        for cell in row:
            if cell not in known:
                raise TttmcError(
                    "row {number} of the board contains {character!r}: use X, O and . (an empty "
                    "square), and separate the rows with /",
                    number=number,
                    character=cell,
                )
    raise TttmcError(
        "it isn't clear what {signs} mean on this board: use X, O and . (an empty square), such as "
        "X.O/.X./..O",
        signs=", ".join(sorted(used)),
    )


def _cells(text: str) -> list[list[str]]:
    """Return the signs of each row of a board that isn't written as usual."""
    text = text.upper().translate(_DRAWN).strip("\r\n")
    if lists := re.findall(r"[\[(]([^\[\]()]*)[\])]", text):
        rows = [_items(items) for items in lists]
        return rows if len(rows) > 1 else _grid(rows[0])
    lines = text.split("/") if "/" in text else list(filter(None, text.splitlines()))
    if len(lines) < 2:
        return _grid(text.split()) or [[]]
    if "|" in text:  # between the rows there may be rules, such as --+--+--
        lines = [line for line in lines if not re.fullmatch(r"[-+|\s]*(--|\+)[-+|\s]*", line)]
    spaces_are_empty = "\n" in text and not re.search("[/._*·-]", text)
    return [_signs(line.strip("\r\n"), len(lines), spaces_are_empty) for line in lines]


def _items(text: str) -> list[str]:
    found = re.findall(r"'([^']*)'|\"([^\"]*)\"|([^\s,'\"]+)", text)
    return ["".join(parts) for parts in found]


def _grid(items: list[str]) -> list[list[str]]:
    """Return the signs of rows, or of squares listed one by one."""
    side = isqrt(len(items))
    if all(len(item) == len(items) for item in items) or side * side < len(items):
        return [list(item) for item in items]
    return [items[at : at + side] for at in range(0, len(items), side)]


def _signs(line: str, size: int, spaces_are_empty: bool) -> list[str]:
    """Return the signs of one row, which are `size` if it is well formed."""
    if "|" in line:
        parts = [part.strip() for part in line.split("|")]
        return parts[1:-1] if len(parts) == size + 2 else parts
    parts, signs = re.split(r"[\s,;]+", line.strip()), line.strip()
    if len(parts) == size > 1:
        return parts
    if spaces_are_empty and len(signs) != size:
        return list(line.ljust(size))
    return list(signs)
