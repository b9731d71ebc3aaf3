"""The files that belong to a student's file: itself and its imports from the same folder.

Functions that read files import what they need: the process that runs the file reads none.
"""

import os
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple, Self, TypeAlias

from tttmc_app.core import Text
from tttmc_app.course.student_types import Remark, RemarkKind, SourceText, StudentError

_MAX_FILES = 100
_MAX_CHARACTERS = 4 * 2**20
_MAX_NAMES = 500
"""Limit on the names that a file imports, each of which costs a look in its folder."""
_MAX_PARTS = 20
_LIST = r"[\w.]++(?:[^\S\n]++as\s++\w++)?+(?:\s*+,\s*+[\w.]++(?:[^\S\n]++as\s++\w++)?+)*+"
_IMPORTS = (
    rf"\bfrom\s++(?P<package>[\w.]++)\s++import\b\s*+\(?+\s*+(?P<members>{_LIST}|\*)"
    rf"|\bimport\s++(?P<modules>{_LIST})"
    r"|(?:__import__|import_module)\(\s*+[\"'](?P<called>[\w.]++)[\"']"
)
"""Matches imports in either version of Python, even in files with errors elsewhere.

Possessive, so that it takes time in proportion to the text.
"""


Find: TypeAlias = Callable[[str], SourceText | Remark | None]
"""Returns the text of a student's file, given its path from the main file's folder; None if there
is none, or a remark on why it isn't read."""


class OwnFiles(NamedTuple):
    """The texts of a student's file and its modules."""

    source: SourceText
    modules: MappingProxyType[str, SourceText]
    """Keyed by the names under which they are imported."""

    @classmethod
    def read(cls, path: Path) -> Self:
        """Read a file, and the modules in its folder that it imports, directly or indirectly.

        Links out of the folder aren't followed; a remark names each of them. Raises StudentError if
        the file itself can't be read.
        """
        from tttmc_app.course.source import read_source

        return cls.gathered(read_source(path), beside(path))

    @classmethod
    def gathered(cls, source: SourceText, find: Find) -> Self:
        """Return a file and the modules that it imports, directly or indirectly."""
        modules: dict[str, SourceText] = {}
        remarks = dict.fromkeys(source.remarks)
        waiting = [(source, "")]
        size = 0
        while waiting and len(modules) < _MAX_FILES:
            importer, package = waiting.pop()
            for name, file in _imported(importer.text, package):
                if name in modules:
                    continue
                found = find(file)
                if isinstance(found, Remark):
                    remarks[found] = None
                if not isinstance(found, SourceText) or found.path == source.path:
                    continue
                modules[name] = found
                inside = name if found.path.name == "__init__.py" else name.rpartition(".")[0]
                waiting.append((found, inside))
                size += len(found.text)
                if size > _MAX_CHARACTERS:
                    return cls(source, MappingProxyType({}))
        return cls(source._replace(remarks=tuple(remarks)), MappingProxyType(modules))


def beside(main: Path) -> Find:
    """Return a function that reads the files beside a student's file."""
    from tttmc_app.course.downloads import sibling
    from tttmc_app.course.source import link_below, read_source

    def find(relative: str) -> SourceText | Remark | None:
        file = sibling(main, relative)
        if file is None:
            return None
        link, folder = link_below(main.parent, file), os.path.realpath(main.parent)
        if link is None or Path(os.path.realpath(file)).is_relative_to(folder):
            with suppress(StudentError):
                return read_source(file)
        return unread_link(link, link.readlink()) if link else None

    return find


def unread_link(link: Path, target: Path) -> Remark:
    """Return the remark on a link that isn't followed."""
    text = Text(
        "{link} wasn't read: it is a link to {target}, which isn't one of the student's own files",
        link=link.name,
        target=str(target),
    )
    return Remark(RemarkKind.TEXT, text)


def imported_names(text: str) -> list[str]:
    """Return the full names of the modules that a text may import, in order; 500 at most."""
    from tttmc_app.course.source import code_of

    found: dict[str, None] = {}
    for match in re.finditer(_IMPORTS, code_of(text)):
        package = (match["package"] or "").strip(".")
        members = _listed(match["members"])
        found |= dict.fromkeys((match["called"] or "", *_listed(match["modules"])))
        found |= dict.fromkeys(f"{package}.{name}" if package else name for name in members)
        if len(found) > _MAX_NAMES:
            break
    return [name for name in found if name][:_MAX_NAMES]


def _imported(text: str, package: str) -> Iterator[tuple[str, str]]:
    """Yield the names of what a text's imports run, and the files in which each may be.

    Importing a module runs its packages too. A module in a package may import its neighbours.
    """
    for name in imported_names(text):
        for full in (name, f"{package}.{name}") if package else (name,):
            parts = full.split(".", _MAX_PARTS)
            for count, part in enumerate(parts, 1):
                if not part.isidentifier():
                    break
                file = "/".join(parts[:count])
                yield ".".join(parts[:count]), f"{file}/__init__.py"
                yield ".".join(parts[:count]), f"{file}.py"


def _listed(names: str | None) -> list[str]:
    """Return the names in a list such as "a as b, c"."""
    return [part.split()[0].strip(".") for part in (names or "").split(",") if part.split()]
