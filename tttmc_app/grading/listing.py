"""Every file below the paths that were named, also inside zip archives, with its text.

Archives are read in memory and never unpacked to the disk. Only files that may be code are read.
"""

from __future__ import annotations

import lzma
import os
import re
import stat
import struct
import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from io import BytesIO
from pathlib import Path, PurePosixPath
from time import localtime
from typing import IO
from zipfile import BadZipFile, ZipFile, ZipInfo

from tttmc_app.core import Text, TttmcError
from tttmc_app.core.numbers import grouped
from tttmc_app.course.source import (
    link_below,
    most_bytes,
    read_source,
    refuse_link,
    source_of,
)
from tttmc_app.course.student_types import SourceText, StudentError

_ARCHIVE = ".zip"
_MAX_MEMBERS = {1: 50_000, 2: 5_000}
_MAX_UNPACKED = {1: 256 * 2**20, 2: 32 * 2**20}
"""Limits on the files in an archive and the bytes unpacked from it, and on those of an archive in
an archive, which are inside the former's."""
_SKIPPED = re.compile(r"\..+|__pycache__|__MACOSX|node_modules|site-packages|venv")
"""Folders and files that systems and programs make, not students."""
_PYTHON = re.compile(r"\.(?:py\w?|py3|ipynb)", re.IGNORECASE)
HIDDEN = Text("hidden, or made by a program")
NOT_PYTHON = Text("it is not a Python file")
DOCUMENTS = {
    "docx doc dotx": Text("it is a Word document"),
    "odt rtf pages": Text("it is a text document"),
    "pdf": Text("it is a PDF"),
    "rar 7z gz tgz tar bz2 xz": Text("it is an archive other than a zip"),
}
"""What students hand in by mistake instead of a Python file."""
_OTHERS = {
    "png jpg jpeg gif heic bmp svg webp mp4 mov": Text("it is a picture"),
    "html htm mhtml css js": Text("it is a web page"),
    "md rst csv tsv json yml yaml toml xml cfg ini xlsx xls log": NOT_PYTHON,
    "pyc pyo pyd so dll exe bin db sqlite pickle pkl npy": NOT_PYTHON,
}
_KINDS = {end: text for ends, text in (DOCUMENTS | _OTHERS).items() for end in ends.split()}
"""What files with these endings are; they aren't read."""


@dataclass(frozen=True, slots=True)
class ListedFile:
    """A file that was found."""

    path: Path
    """A file in an archive is below the archive's path."""
    source: SourceText | None = None
    """None if the file is no text, or wasn't read."""
    reason: Text | None = None
    """Why it has no source."""
    changed: tuple[int, ...] = ()
    """The year, month, day, hour and minute: files unpacked together may differ by seconds."""
    link: Path | None = None
    """Where it leads, if it is a link."""

    @property
    def is_python(self) -> bool:
        """Return whether its name is that of a Python file or a notebook."""
        return _PYTHON.fullmatch(self.path.suffix) is not None


def listed(paths: Sequence[Path]) -> Iterator[ListedFile]:
    """Yield the files below each path, sorted by name.

    A link is followed only if all paths lead through it. What programs make is skipped as a whole.
    Raises TttmcError if a path is missing.
    """
    common = common_folder(paths)
    for path in paths:
        if link := link_below(common or path, path):
            yield _link(link)
        elif not _exists(path):
            raise TttmcError("{path} can't be graded: no such file or folder", path=path)
        else:
            yield from _below(path, is_named=True)


def common_folder(paths: Sequence[Path]) -> Path | None:
    """Return the innermost folder of all paths; None if they are on different drives."""
    try:
        return Path(os.path.commonpath([path.absolute() for path in paths]))
    except ValueError:
        return None


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:  # it may not be entered: its row will say so
        return True


def _below(path: Path, *, is_named: bool = False) -> Iterator[ListedFile]:
    try:
        if not is_named and _SKIPPED.fullmatch(path.name):
            yield ListedFile(path, reason=HIDDEN)
        elif path.is_symlink() and not (is_named and path.is_dir()):
            yield _link(path)
        elif path.is_dir():
            for each in sorted(path.iterdir()):
                yield from _below(each)
        elif not path.is_file():
            yield ListedFile(path, reason=Text("not a regular file"))
        elif path.suffix.lower() == _ARCHIVE:
            with path.open("rb") as file:
                yield from _Archive(path).files(file)
        else:
            changed = localtime(path.stat().st_mtime)[:5]
            yield _file(path, changed, partial(read_source, path.absolute()))
    except OSError as error:
        yield ListedFile(path, reason=Text("{error}", error=error.strerror or error))


def _link(path: Path) -> ListedFile:
    try:
        refuse_link(path)
    except StudentError as error:
        return ListedFile(path, reason=error.text, link=path.readlink())
    raise AssertionError(path)


def _file(path: Path, changed: tuple[int, ...], read: Callable[[], SourceText]) -> ListedFile:
    """Return a file, which is read if it may be code."""
    reason, source = _KINDS.get(path.suffix[1:].lower()), None
    if reason is None:
        try:
            source = read()
        except StudentError as error:
            reason = error.text
    return ListedFile(path, source, reason, changed)


# Archives ---------------------------------------------------------------------------------------


class _RefusedError(Exception):
    """An archive isn't read; the argument says why."""


class _Archive:
    """An archive in which files are found."""

    def __init__(self, path: Path, outer: _Archive | None = None) -> None:
        self.path, self.outer = path, outer
        self.depth: int = outer.depth + 1 if outer else 1
        self._left = _MAX_UNPACKED[self.depth]

    def files(self, file: IO[bytes]) -> list[ListedFile]:
        """Return the files in it, or the archive itself with the reason why it isn't read."""
        found: dict[Path, list[ListedFile]] = {}
        try:
            with ZipFile(file) as archive:
                members = archive.infolist()
                if len(members) > _MAX_MEMBERS[self.depth]:
                    most = grouped(_MAX_MEMBERS[self.depth])
                    raise _RefusedError(Text("it contains more than {most} files", most=most))
                for member in members:
                    parts = _parts(member)
                    skipped = [n for n, part in enumerate(parts, 1) if _SKIPPED.fullmatch(part)]
                    inner = self.path.joinpath(*parts[: skipped[0] if skipped else None])
                    if skipped:
                        found[inner] = [ListedFile(inner, reason=HIDDEN)]
                    elif not member.is_dir():
                        found[inner] = self._member(inner, archive, member)
        except _RefusedError as error:
            return [ListedFile(self.path, reason=error.args[0])]
        except _DAMAGES:
            text = Text("the archive is damaged, or needs a password")
            return [ListedFile(self.path, reason=text)]
        return [each for inner in sorted(found) for each in found[inner]]

    def _member(self, path: Path, archive: ZipFile, member: ZipInfo) -> list[ListedFile]:
        def read(most: int) -> bytes:
            """Return the content, of which a byte more than `most` is read."""
            with archive.open(member) as file:
                content = file.read(min(most, self._left) + 1)
            self.unpack(len(content))
            return content

        if stat.S_ISLNK(member.external_attr >> 16):
            target = read(1000).decode(errors="replace")
            reason = Text("it is a link to {target}, and links aren't graded", target=target)
            return [ListedFile(path, reason=reason, link=Path(target))]
        if path.suffix.lower() != _ARCHIVE:
            changed = member.date_time[:5]
            return [
                _file(path, changed, lambda: source_of(path.absolute(), read(most_bytes(path))))
            ]
        if self.depth == max(_MAX_UNPACKED):
            reason = Text("it is an archive in an archive in an archive")
            return [ListedFile(path, reason=reason)]
        return _Archive(path, self).files(BytesIO(read(self._left)))

    def unpack(self, count: int) -> None:
        """Count unpacked bytes; raise _RefusedError if they are too many."""
        self._left -= count
        if self._left < 0:
            most = grouped(_MAX_UNPACKED[self.depth])
            raise _RefusedError(Text("it unpacks to more than {most} bytes", most=most))
        if self.outer is not None:
            self.outer.unpack(count)


_DAMAGES = (
    *(BadZipFile, EOFError, NotImplementedError, RuntimeError, ValueError),
    *(lzma.LZMAError, struct.error, zlib.error),
)


def _parts(member: ZipInfo) -> tuple[str, ...]:
    """Return the parts of a member's path; raise _RefusedError if it leads out of the archive."""
    name = PurePosixPath(member.filename.replace("\\", "/"))
    if name.is_absolute() or ".." in name.parts or ":" in "".join(name.parts[:1]):
        text = Text("it contains a path that leads out of it: {path}", path=str(name))
        raise _RefusedError(text)
    return name.parts
