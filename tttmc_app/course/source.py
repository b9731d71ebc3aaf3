"""Students' files as text, with any encoding and line endings."""

from __future__ import annotations

import codecs
import re
import unicodedata
from collections.abc import Iterator
from contextlib import suppress
from itertools import takewhile
from pathlib import Path

from tttmc_app.core import Text
from tttmc_app.core.numbers import grouped
from tttmc_app.course.language import LITERAL
from tttmc_app.course.notebook import notebook_code
from tttmc_app.course.student_types import (
    CodeFailure,
    FailureKind,
    Remark,
    RemarkKind,
    SourceText,
    StudentError,
)
from tttmc_app.storage import UnreadableError, read_bytes

MAX_BYTES = 2 * 2**20
MAX_NOTEBOOK_BYTES = 16 * 2**20
"""A notebook contains its pictures, of which none are kept."""
NOTEBOOK = ".ipynb"
MAX_LINE = 50_000
"""Limit on the characters in a line: parsers and text widgets are slow on longer ones."""
_COOKIE = re.compile(rb"^[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)")
_CODE = re.compile("^[^\"'#\n]*", re.MULTILINE)
"""Matches a line's code before any string or comment."""
_SPACES = (
    "\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000"
)
_PLAIN_SPACES = str.maketrans(_SPACES, " " * len(_SPACES), "\u200b\u200c\u200d\ufeff")
"""Translates special spaces to ordinary ones, and removes those without a width."""
_BYTE_ORDER_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_NOT_FOR_FILES = ("idna", "punycode")
"""Encodings of host names, whose decoders need hours for a large file."""
_NOT_PYTHON = (
    (rb"(?s)PK\x03\x04.*?word/", Text("it is a Word document")),
    (rb"\xd0\xcf\x11\xe0", Text("it is a document of Word or Excel")),
    (rb"(?s)PK\x03\x04.*?\[Content_Types\]", Text("it is a document of Word or Excel")),
    (rb"PK\x03\x04", Text("it is a zip archive")),
    (rb"%PDF-", Text("it is a PDF")),
    (rb"\{\\rtf", Text("it is a text document (RTF)")),
    (rb"\x1f\x8b|Rar!|7z\xbc\xaf|BZh|\xfd7zXZ", Text("it is an archive")),
    (rb"\x89PNG|\xff\xd8\xff|GIF8", Text("it is a picture")),
    (rb"(?i)\s*<(?:!doctype html|html)", Text("it is a web page")),
)
"""How files of other kinds begin, whatever their names; processes of students read no files."""


def read_source(path: Path) -> SourceText:
    """Return a file's text; raise StudentError if it is missing or not a text file."""
    try:
        content = read_bytes(path, most_bytes(path))
    except UnreadableError as error:
        raise _unreadable(path, error.reason) from None
    return source_of(path, content)


def most_bytes(path: Path) -> int:
    """Return how large a file of this name may be."""
    return MAX_NOTEBOOK_BYTES if path.suffix.lower() == NOTEBOOK else MAX_BYTES


def source_of(path: Path, content: bytes) -> SourceText:
    """Return the text of a file with this content; a notebook's is that of its cells.

    Raises StudentError if it is not a text file.
    """
    for start, reason in _NOT_PYTHON:
        if re.match(start, content):
            raise _unreadable(path, reason)
    _refuse_large(path, len(content), most_bytes(path))
    text, remarks = decoded(content)
    if "\0" in text:
        raise _unreadable(path, Text("it is not a text file"))
    if path.suffix.lower() == NOTEBOOK:
        try:
            text = notebook_code(text)
        except ValueError:
            raise _unreadable(path, Text("it is not a notebook")) from None
        _refuse_large(path, len(text), MAX_BYTES)
    # Not splitlines(): a form feed or line separator inside a string doesn't end a Python line.
    text = text.replace("\r\n", "\n").replace("\r", "\n").rstrip("\x1a")
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > MAX_LINE:
            too_long = Text(
                "line {line} is longer than {limit} characters",
                line=number,
                limit=grouped(MAX_LINE),
            )
            raise _unreadable(path, too_long)
    plain = _with_plain_spaces(text)
    if plain != text:
        text_remark = Text(
            "the file contains special spaces, such as those of web pages: they were read as "
            "ordinary ones"
        )
        remarks += (Remark(RemarkKind.TEXT, text_remark),)
    return SourceText(path, plain, remarks)


def refuse_link(path: Path) -> None:
    """Raise StudentError if a path that was handed in is a link: its target may be anybody's."""
    if _is_link(path):
        reason = Text(
            "it is a link to {target}, and links aren't graded: hand in the file itself",
            target=str(path.readlink()),
        )
        raise _unreadable(path, reason)


def link_below(folder: Path, path: Path) -> Path | None:
    """Return the first link on the way from a folder to a path in it, or None."""
    folder = folder.absolute()
    steps = takewhile(lambda step: step.absolute() != folder, (path, *path.parents))
    return next(filter(_is_link, reversed([*steps])), None)


def _is_link(path: Path) -> bool:
    try:
        return path.is_symlink()
    except OSError:  # its folder may not be entered, so it can't be read either
        return False


def decoded(content: bytes) -> tuple[str, tuple[Remark, ...]]:
    """Return a file decoded as its byte order mark or cookie says, or as UTF-8 or Windows-1252."""
    for mark, encoding in _BYTE_ORDER_MARKS:
        if content.startswith(mark):
            return content[len(mark) :].decode(encoding, errors="replace"), ()
    named = next(filter(None, map(_COOKIE.match, content.splitlines()[:2])), None)
    name = named[1].decode("ascii", errors="replace") if named else ""
    if name:
        with suppress(UnicodeError, LookupError):  # the wrong encoding, or one that isn't for text
            text = "" if codecs.lookup(name).name in _NOT_FOR_FILES else content.decode(name)
            if "coding" in text[:500]:  # a wrong encoding garbles its own declaration
                return text, ()
    try:
        text = content.decode()
    except UnicodeDecodeError:
        text = content.decode("cp1252", errors="replace")
        told = Text("the file is not UTF-8: it was read as Windows-1252")
    else:
        if not name:
            return text, ()
        told = Text(
            "the file says that it is {encoding}, but it isn't: it was read as UTF-8", encoding=name
        )
    return text, (Remark(RemarkKind.TEXT, told),)


_LITERAL = re.compile(LITERAL, re.DOTALL)
_MODULE_NAME = re.compile(r"[\"'][\w.]{1,100}[\"']")
_NAME = re.compile(r"\b\w{1,100}+\b")


def code_of(text: str) -> str:
    """Return a text without its comments and without the contents of strings.

    Lines keep their numbers, and a string that may name a module stays. It takes time in
    proportion to the text, which may be in either version of Python and have errors.
    """
    return with_plain_names(_LITERAL.sub(_without_content, text).replace("\\\n", " \n"))


def with_plain_names(code: str) -> str:
    """Return code whose names are in the letters by which Python knows them (NFKC)."""
    if code.isascii():
        return code
    return _NAME.sub(lambda name: unicodedata.normalize("NFKC", name[0]), code)


def _without_content(literal: re.Match[str]) -> str:
    found = literal[0]
    if found[0] == "#":
        return ""
    return found if _MODULE_NAME.fullmatch(found) else '""' + "\n" * found.count("\n")


_GAME_CALL = re.compile(r"\b(?:run_gui|play_game)[ \t]*\(")


def starts_game(text: str) -> bool:
    """Return whether a file seems to call run_gui or play_game."""
    return any(not is_comment for _, is_comment in _game_calls(text))


def commented_game(text: str) -> int | None:
    """Return the last line with a commented-out call to run_gui or play_game, or None."""
    return max((line for line, is_comment in _game_calls(text) if is_comment), default=None)


def _game_calls(text: str) -> Iterator[tuple[int, bool]]:
    """Yield the lines with calls that start games, and whether each is a comment."""
    for number, line in enumerate(text.split("\n"), 1):
        call = _GAME_CALL.search(line)
        if call is not None and not line[: call.start()].lstrip().startswith("def "):
            yield number, "#" in line[: call.start()]


def _with_plain_spaces(text: str) -> str:
    """Return a text with plain spaces in its code; strings and comments don't change."""
    if text.isascii():
        return text
    return _CODE.sub(lambda code: code[0].translate(_PLAIN_SPACES), text)


def _refuse_large(path: Path, size: int, most: int) -> None:
    if size > most:
        raise _unreadable(path, Text("it is larger than {most} bytes", most=grouped(most)))


def _unreadable(path: Path, reason: Text) -> StudentError:
    failure = CodeFailure(
        FailureKind.UNREADABLE,
        Text("{file} can't be read: {reason}", file=path.name, reason=reason),
    )
    return StudentError(failure)
