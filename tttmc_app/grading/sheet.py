"""A gradebook as a teacher downloaded it: CSV whose cells can be replaced one by one.

Everything else stays the same, byte for byte: encoding, byte order mark, delimiter, quotes and
line endings. Platforms and spreadsheets differ in all of them.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from tttmc_app.core import TttmcError
from tttmc_app.storage import read_bytes

MAX_BYTES = 32 * 2**20
DELIMITERS = (",", ";", "\t")
_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)

_SURROGATES = "surrogatepass"
"""Names of files may contain bytes that are no text, which Python reads as surrogates."""


@dataclass(slots=True)
class _Cell:
    raw: str
    """As in the file, with its quotes."""
    end: str
    """The delimiter or line ending after it; empty at the end of the file."""


class Sheet:
    """Rows of cells from a CSV file (RFC 4180)."""

    def __init__(self, content: bytes) -> None:
        """Read a file's content; raise TttmcError if it isn't text."""
        self._mark = next((mark for mark, _ in _MARKS if content.startswith(mark)), b"")
        self._encoding = dict(_MARKS).get(self._mark, "utf-8")
        body = content[len(self._mark) :]
        try:
            text = body.decode(self._encoding, _SURROGATES)
        except UnicodeDecodeError:
            # Spreadsheets write in the system's encoding; this one has a character for every byte.
            self._encoding = "latin-1"
            text = body.decode(self._encoding)
        if "\0" in text:
            raise TttmcError("it is not a CSV file: save the sheet as CSV")
        self.delimiter = max(DELIMITERS, key=lambda each: len(next(_rows(text, each), ())))
        self._rows = list(_rows(text, self.delimiter))

    @classmethod
    def read(cls, path: Path) -> Sheet:
        """Read a file; raise TttmcError, naming the file, if it can't be read."""
        content = read_bytes(path, MAX_BYTES)
        try:
            return cls(content)
        except TttmcError as error:
            raise TttmcError(
                "{path} can't be read: {reason}", path=path, reason=error.text
            ) from None

    @property
    def rows(self) -> Sequence[Sequence[str]]:
        """Return the cells' texts, row by row; the first row is the header."""
        return [[_text(cell.raw) for cell in row] for row in self._rows]

    def replace(self, row: int, column: int, text: str) -> None:
        """Replace a cell's text, and keep its quotes if it had any."""
        cell = self._rows[row][column]
        has_quotes = cell.raw.startswith('"')
        if has_quotes or any(char in text for char in ('"', "\n", "\r", self.delimiter)):
            text = '"' + text.replace('"', '""') + '"'
        cell.raw = text

    @property
    def content(self) -> bytes:
        """Return the file's content."""
        text = "".join(cell.raw + cell.end for row in self._rows for cell in row)
        return self._mark + text.encode(self._encoding, _SURROGATES)


def _rows(text: str, delimiter: str) -> Iterator[list[_Cell]]:
    """Yield the rows, which together contain every character of the text."""
    # A doubled quote leaves the quoted part and enters it again.
    cell = re.compile(rf'((?:"(?:[^"]++|"")*+"?)?[^{delimiter}\r\n]*)(\r\n|[{delimiter}\r\n]|\Z)')
    row: list[_Cell] = []
    for match in cell.finditer(text):
        raw, end = match.groups()
        if not (raw or end or row):
            return  # the file ends with the end of a line
        row.append(_Cell(raw, end))
        if end != delimiter:
            yield row
            row = []


def _text(raw: str) -> str:
    if raw.startswith('"') and raw.endswith('"') and len(raw) > 1:
        return raw[1:-1].replace('""', '"')
    return raw
