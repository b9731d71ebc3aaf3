"""The files that belong to a student's file: itself and its imports from the same folder."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Self

from tttmc_app.course.downloads import sibling
from tttmc_app.course.source import SourceText, read_source
from tttmc_app.course.student_types import StudentError

_MAX_FILES = 100
_MAX_CHARACTERS = 4 * 2**20
_LIST = r"[\w.]+(?:[^\S\n]+as\s+\w+)?(?:\s*,\s*[\w.]+(?:[^\S\n]+as\s+\w+)?)*"
_IMPORTS = re.compile(
    rf"\bfrom\s+(?P<package>[\w.]+)\s+import\s+\(?\s*(?P<members>{_LIST}|\*)"
    rf"|\bimport\s+(?P<modules>{_LIST})"
    r"|(?:__import__|import_module)\(\s*[\"'](?P<called>[\w.]+)[\"']"
)
"""Matches imports in either version of Python, even in files with errors elsewhere."""


@dataclass(frozen=True, slots=True)
class OwnFiles:
    """The texts of a student's file and its modules."""

    source: SourceText
    modules: MappingProxyType[str, SourceText]
    """Keyed by the names under which they are imported."""

    @classmethod
    def read(cls, path: Path, others: Collection[Path] = ()) -> Self:
        """Read a file, and the modules in its folder that it imports, directly or indirectly.

        Other students' files don't belong to it. Raises StudentError if the file itself can't be
        read.
        """
        source = read_source(path)
        modules: dict[str, SourceText] = {}
        waiting = [source]
        size = 0
        while waiting and len(modules) < _MAX_FILES:
            for name, file in _imported(waiting.pop().text, path):
                if name in modules or file == path or file in others:
                    continue
                try:
                    modules[name] = read_source(file)
                except StudentError:
                    continue
                waiting.append(modules[name])
                size += len(modules[name].text)
                if size > _MAX_CHARACTERS:
                    return cls(source, MappingProxyType({}))
        return cls(source, MappingProxyType(modules))


def imported_others(text: str, path: Path, others: Collection[Path]) -> list[Path]:
    """Return the other students' files that a file with this text imports."""
    return sorted({file for _, file in _imported(text, path)} & set(others))


def _imported(text: str, path: Path) -> Iterator[tuple[str, Path]]:
    """Yield the names and files of the modules in a file's folder that its text imports."""
    for match in _IMPORTS.finditer(text):
        package = (match["package"] or "").strip(".")
        names = [match["called"] or "", *_listed(match["modules"])]
        members = _listed(match["members"])
        names += [f"{package}.{name}" if package else name for name in members]
        for name in filter(None, names):
            yield from _files_of(name, path)


def _listed(names: str | None) -> list[str]:
    """Return the names in a list such as "a as b, c"."""
    return [part.split()[0].strip(".") for part in (names or "").split(",") if part.split()]


def _files_of(name: str, path: Path) -> Iterator[tuple[str, Path]]:
    """Yield the names of what importing a module runs: its packages and the module itself."""
    parts = name.split(".")
    for count in range(1, len(parts) + 1):
        module = ".".join(parts[:count])
        if not all(part.isidentifier() for part in parts[:count]):
            return
        package = path.parent.joinpath(*parts[:count], "__init__.py")
        if package.is_file():
            yield module, package
        elif file := sibling(path, module):
            yield module, file
