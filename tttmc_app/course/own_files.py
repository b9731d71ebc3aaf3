"""The files that belong to a student's file: itself and its imports from the same folder."""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType
from typing import Self

from tttmc_app.core import Text
from tttmc_app.course.downloads import is_there, sibling
from tttmc_app.course.source import SourceText, code_of, link_below, read_source
from tttmc_app.course.student_types import Remark, RemarkKind, StudentError

_MAX_FILES = 100
_MAX_CHARACTERS = 4 * 2**20
_MAX_NAMES = 500
"""Limit on the names that a file imports, each of which costs a look in its folder."""
_MAX_PARTS = 20
_LIST = r"[\w.]++(?:[^\S\n]++as\s++\w++)?+(?:\s*+,\s*+[\w.]++(?:[^\S\n]++as\s++\w++)?+)*+"
_IMPORTS = re.compile(
    rf"\bfrom\s++(?P<package>[\w.]++)\s++import\b\s*+\(?+\s*+(?P<members>{_LIST}|\*)"
    rf"|\bimport\s++(?P<modules>{_LIST})"
    r"|(?:__import__|import_module)\(\s*+[\"'](?P<called>[\w.]++)[\"']"
)
"""Matches imports in either version of Python, even in files with errors elsewhere.

Possessive, so that it takes time in proportion to the text.
"""


@dataclass(frozen=True, slots=True)
class OwnFiles:
    """The texts of a student's file and its modules."""

    source: SourceText
    modules: MappingProxyType[str, SourceText]
    """Keyed by the names under which they are imported."""

    @classmethod
    def read(cls, path: Path, others: Collection[Path] = ()) -> Self:
        """Read a file, and the modules in its folder that it imports, directly or indirectly.

        Other students' files don't belong to it, and neither do links to them or out of the folder;
        a remark names each of these links. Raises StudentError if the file itself can't be read.
        """
        source = read_source(path)
        modules: dict[str, SourceText] = {}
        remarks = dict.fromkeys(source.remarks)
        waiting = [source]
        size = 0
        while waiting and len(modules) < _MAX_FILES:
            for name, file in _imported(waiting.pop().text, path):
                if name in modules or file == path or file in others:
                    continue
                read = _read_module(file, path.parent, others)
                if isinstance(read, Remark):
                    remarks[read] = None
                if not isinstance(read, SourceText):
                    continue
                modules[name] = read
                waiting.append(read)
                size += len(read.text)
                if size > _MAX_CHARACTERS:
                    return cls(source, MappingProxyType({}))
        return cls(replace(source, remarks=tuple(remarks)), MappingProxyType(modules))


def imported_others(text: str, path: Path, others: Collection[Path]) -> list[Path]:
    """Return the other students' files that a file with this text imports."""
    return sorted({file for _, file in _imported(text, path)} & set(others))


def imported_names(text: str) -> list[str]:
    """Return the full names of the modules that a text may import, in order; 500 at most."""
    found: dict[str, None] = {}
    for match in _IMPORTS.finditer(code_of(text)):
        package = (match["package"] or "").strip(".")
        members = _listed(match["members"])
        found |= dict.fromkeys((match["called"] or "", *_listed(match["modules"])))
        found |= dict.fromkeys(f"{package}.{name}" if package else name for name in members)
        if len(found) > _MAX_NAMES:
            break
    return [name for name in found if name][:_MAX_NAMES]


def _imported(text: str, path: Path) -> Iterator[tuple[str, Path]]:
    """Yield the names and files of the modules in a file's folder that its text imports."""
    for name in imported_names(text):
        yield from _files_of(name, path)


def _read_module(file: Path, folder: Path, others: Collection[Path]) -> SourceText | Remark | None:
    """Return a module's text; None if it can't be read, or a remark if that is due to a link."""
    link = link_below(folder, file)
    if link is None or _leads_to_own(file, folder, others):
        with suppress(StudentError):
            return read_source(file)
    if link is None:
        return None
    text = Text(
        "{link} wasn't read: it is a link to {target}, which isn't one of the student's own files",
        link=link.name,
        target=str(link.readlink()),
    )
    return Remark(RemarkKind.TEXT, text)


def _leads_to_own(link: Path, folder: Path, others: Collection[Path]) -> bool:
    """Return whether a link leads into its own folder, which holds no other student's file."""
    is_inside = Path(os.path.realpath(link)).is_relative_to(os.path.realpath(folder))
    return is_inside and not any(other.is_relative_to(folder) for other in others)


def _listed(names: str | None) -> list[str]:
    """Return the names in a list such as "a as b, c"."""
    return [part.split()[0].strip(".") for part in (names or "").split(",") if part.split()]


def _files_of(name: str, path: Path) -> Iterator[tuple[str, Path]]:
    """Yield the names of what importing a module runs: its packages and the module itself."""
    parts = name.split(".", _MAX_PARTS)
    for count, part in enumerate(parts, 1):
        if not part.isidentifier():
            return
        module = ".".join(parts[:count])
        package = path.parent.joinpath(*parts[:count], "__init__.py")
        if is_there(package):
            yield module, package
        elif file := sibling(path, module):
            yield module, file
