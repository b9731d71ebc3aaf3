"""A gradebook as a teacher downloaded it: CSV whose cells can be replaced.

Encoding, byte order mark, delimiter and line endings stay as they are: platforms and spreadsheets
differ in all of them.
"""

from __future__ import annotations

import codecs
import csv
from collections.abc import Iterable, Iterator
from io import StringIO
from pathlib import Path

from tttmc_app.core import TttmcError
from tttmc_app.storage import read_bytes

MAX_BYTES = 32 * 2**20
_MARKS = {
    codecs.BOM_UTF8: "utf-8",
    codecs.BOM_UTF16_LE: "utf-16-le",
    codecs.BOM_UTF16_BE: "utf-16-be",
}
_SURROGATES = "surrogatepass"
"""Names of files may contain bytes that are no text, which Python reads as surrogates."""


def csv_text(rows: Iterable[Iterable[object]]) -> str:
    """Return rows as the text of a new CSV file."""
    written = StringIO()
    csv.writer(written, lineterminator="\n").writerows(rows)
    return written.getvalue()


class Sheet:
    """Rows of cells from a CSV file (RFC 4180)."""

    def __init__(self, content: bytes) -> None:
        """Read a file's content; raise TttmcError if it isn't a table."""
        self._mark = next(filter(content.startswith, _MARKS), b"")
        self._encoding = _MARKS.get(self._mark, "utf-8")
        body = content.removeprefix(self._mark)
        try:
            text = body.decode(self._encoding, _SURROGATES)
        except UnicodeDecodeError:
            # Spreadsheets write in the system's encoding; this one has a character for every byte.
            self._encoding = "latin-1"
            text = body.decode(self._encoding)
        self._ending = next((end for end in ("\r\n", "\n") if end in text), "\r")

        def read(delimiter: str) -> Iterator[list[str]]:
            return csv.reader(StringIO(text, newline=""), delimiter=delimiter)

        try:
            if "\0" in text:
                raise csv.Error
            self._delimiter = max(",;\t", key=lambda each: len(next(read(each), ())))
            self.rows = [*read(self._delimiter)]
            """The cells, row by row; the first row is the header."""
        except csv.Error:  # such as one for a cell of 100,000 characters
            raise TttmcError("it is not a CSV file: save the sheet as CSV") from None

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
    def content(self) -> bytes:
        """Return the file's content; only cells that need quotes have them."""
        text = "".join(map(self._line, self.rows))
        return self._mark + text.encode(self._encoding, _SURROGATES)

    def _line(self, row: list[str]) -> str:
        written = StringIO()
        # Only with this ending all Pythons quote a cell with either of its characters.
        csv.writer(written, delimiter=self._delimiter, lineterminator="\r\n").writerow(row)
        return written.getvalue().removesuffix("\r\n") + self._ending
