"""A student's file as text: whatever encoding and line ends it was saved with."""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass
from pathlib import Path

from tttmc_app.course.student_types import (
    CodeFailure,
    FailureKind,
    Remark,
    RemarkKind,
    StudentError,
)

MAX_BYTES = 2 * 2**20
_COOKIE = re.compile(rb"^[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)")
_WIDTHLESS = "\u200b\u200c\u200d\ufeff"
_ODD = re.compile(f"[\u00a0\u2000-\u200a\u202f\u205f\u3000{_WIDTHLESS}]")
_NO_CODE = re.compile("[\"'#]")
_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)


@dataclass(frozen=True, slots=True)
class SourceText:
    """Hold a file's text, its lines ended by line feeds alone."""

    path: Path
    text: str
    remarks: tuple[Remark, ...] = ()


def read_source(path: Path) -> SourceText:
    """Return a file's text; raise StudentError for one that is missing or can't be text."""
    try:
        if path.is_dir():
            raise _unreadable(path, "it is a folder")
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise _unreadable(path, error.strerror or type(error).__name__) from None
    if len(content) > MAX_BYTES:
        raise _unreadable(path, f"it is larger than {MAX_BYTES:,} bytes")
    text, remarks = decoded(content)
    if "\0" in text:
        raise _unreadable(path, "it is no text")
    # Not splitlines(): a form feed or a line separator inside a text ends no line of Python's.
    text = text.replace("\r\n", "\n").replace("\r", "\n").rstrip("\x1a")
    plain = "\n".join(map(_with_plain_blanks, text.split("\n"))) if _ODD.search(text) else text
    if plain != text:
        what = "The file has blanks that Python doesn't know, as web pages do: read as plain ones"
        remarks += (Remark(RemarkKind.TEXT, what),)
    return SourceText(path, plain, remarks)


def decoded(content: bytes) -> tuple[str, tuple[Remark, ...]]:
    """Return the characters of a file by its mark, its cookie, as UTF-8, or at last as Latin-1."""
    for mark, encoding in _MARKS:
        if content.startswith(mark):
            return content[len(mark) :].decode(encoding, errors="replace"), ()
    named = next(filter(None, map(_COOKIE.match, content.splitlines()[:2])), None)
    encodings = ([named[1].decode("ascii", errors="replace")] if named else []) + ["utf-8"]
    for encoding in encodings:
        try:
            return content.decode(encoding), ()
        except (UnicodeDecodeError, LookupError):
            continue
    remark = Remark(RemarkKind.TEXT, "The file is no UTF-8, so it was read as Windows' Latin-1")
    return content.decode("cp1252", errors="replace"), (remark,)


def _with_plain_blanks(line: str) -> str:
    """Return a line with plain blanks in its code; what stands in quotes or a comment stays."""
    end = _NO_CODE.search(line)
    code = line[: end.start()] if end else line
    return _ODD.sub(lambda blank: "" if blank[0] in _WIDTHLESS else " ", code) + line[len(code) :]


def _unreadable(path: Path, reason: str) -> StudentError:
    failure = CodeFailure(FailureKind.UNREADABLE, f"{path.name} can't be read: {reason}")
    return StudentError(failure)
