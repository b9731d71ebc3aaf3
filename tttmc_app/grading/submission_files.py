"""The files of each submission: the one that is graded, and its helper modules.

A helper isn't graded on its own. It is a file that the graded one imports from the same folder, or
any other file of the same student among files downloaded from a learning platform.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tttmc_app.core import TttmcError
from tttmc_app.course.downloads import Owner, is_there, original_name, owner_of
from tttmc_app.course.own_files import imported_names
from tttmc_app.course.source import code_of, link_below, read_source, refuse_link
from tttmc_app.course.student_types import StudentError
from tttmc_app.course.template import SUITE_ENDING

_NO_SUBMISSION = re.compile(rf"poc_\w+|simplegui\w*|codeskulptor\w*|\w+{SUITE_ENDING}|\..*")
# A regular expression rather than a parser: it also copes with Python 2 and errors.
_DEFINED = re.compile(r"^(?:def[ \t]+)?(mc_\w+|get_best_move)\b[ \t]*[(=]", re.MULTILINE)
_MAIN = "mc_move"


@dataclass(frozen=True, slots=True)
class SubmissionFiles:
    """One submission."""

    main: Path
    """The file that is graded."""
    helpers: tuple[Path, ...] = ()
    """The student's other files, which the main one may import."""


@dataclass(frozen=True, slots=True)
class _File:
    path: Path
    defines: frozenset[str]
    imports: frozenset[str]

    @classmethod
    def read(cls, path: Path) -> _File:
        """Read what a file defines and imports; nothing if it can't be read or is a link."""
        try:
            refuse_link(path)
            text = read_source(path).text
        except StudentError:
            text = ""
        modules = {name.partition(".")[0] for name in imported_names(text)}
        return cls(path, frozenset(_DEFINED.findall(code_of(text))), frozenset(modules))

    @property
    def module(self) -> str:
        """Return the name by which the student's other files import this one."""
        return Path(original_name(self.path)).stem

    @property
    def is_main(self) -> bool:
        return _MAIN in self.defines

    @property
    def is_folder(self) -> bool:
        """Return whether this is a link that may stand for a folder."""
        return not self.path.match("*.py")


def find_submissions(paths: Sequence[Path]) -> list[SubmissionFiles]:
    """Return the submissions: the files named, and those in the named folders, sorted by name.

    Folders are searched recursively for Python files other than copies of the course's modules,
    the template's test suites and hidden files. A link is followed only if all paths lead
    through it; others are listed as files. Raises TttmcError if a path is missing or no file is
    found.
    """
    found: list[SubmissionFiles] = []
    common = _common(paths)
    for path in paths:
        if link := link_below(common or path, path):
            found.append(SubmissionFiles(link))
        elif _is_folder(path):
            files = sorted(filter(partial(_is_submission, path), path.rglob("*")))
            found += _grouped(path, files)
        elif is_there(path):
            found.append(SubmissionFiles(path))
        elif path.exists():
            raise TttmcError("{path} can't be graded: not a regular file", path=path)
        else:
            raise TttmcError("{path} can't be graded: no such file or folder", path=path)
    if not found:
        raise TttmcError("no Python files in {paths}", paths=", ".join(map(str, paths)))
    return list({submission.main: submission for submission in found}.values())


def submissions(paths: Sequence[Path]) -> list[Path]:
    """Return the files to grade: the main files of `find_submissions`."""
    return [submission.main for submission in find_submissions(paths)]


def submission_of_one(folder: Path) -> SubmissionFiles:
    """Return what one student handed in as a folder: all files belong to it.

    The main file is the first one that defines mc_move or, failing that, simply the first one.
    Raises TttmcError if there is no Python file.
    """
    paths = {path for part in find_submissions([folder]) for path in (part.main, *part.helpers)}
    files = [_File.read(path) for path in sorted(paths, key=lambda path: (path.is_symlink(), path))]
    main = next((file for file in files if file.is_main), files[0])
    return SubmissionFiles(main.path, tuple(f.path for f in files if f is not main))


def _common(paths: Sequence[Path]) -> Path | None:
    """Return the innermost folder of all paths, if any; a pattern may have named links below it."""
    try:
        return Path(os.path.commonpath([path.absolute() for path in paths]))
    except ValueError:  # they are on different drives
        return None


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:  # it may not be entered: its report will say so
        return False


def _is_submission(folder: Path, path: Path) -> bool:
    """Return whether a file in a named folder is part of a submission."""
    parts = path.relative_to(folder).parts
    hidden = any(part.startswith(".") or part == "__pycache__" for part in parts)
    if hidden or not path.match("*.py"):
        return not hidden and _may_be_folder(path)
    return is_there(path) and not _NO_SUBMISSION.fullmatch(_stem(path))


def _may_be_folder(link: Path) -> bool:
    """Return whether a path is a link that a student may have handed in as a folder."""
    try:
        return link.is_symlink() and not link.is_file()
    except OSError:  # nobody may look where it leads
        return True


def _stem(path: Path) -> str:
    return Path(original_name(path)).stem


def _grouped(folder: Path, paths: Iterable[Path]) -> list[SubmissionFiles]:
    """Return the files of a folder as submissions, in the order of their main files."""
    groups: dict[tuple[Path | None, Owner | None], list[_File]] = {}
    for path in paths:
        owner = owner_of(path)
        key = (None, owner) if owner else (path.parent, None)
        groups.setdefault(key, []).append(_File.read(path))
    found: list[SubmissionFiles] = []
    for (parent, owner), files in groups.items():
        mains = [file for file in files if file.is_main]
        if owner is not None and mains:
            extra = tuple(file.path for file in files if not file.is_main)
            found += [SubmissionFiles(file.path, extra) for file in mains]
        else:
            found += _submissions_in(files, is_shared=parent == folder or len(mains) > 1)
    return sorted(found, key=lambda submission: submission.main)


def _submissions_in(files: Sequence[_File], *, is_shared: bool) -> list[SubmissionFiles]:
    """Return the submissions among the files of one folder.

    `is_shared` says that the folder may hold the files of many students.
    """
    helpers = {file.path: _helpers(file, files, is_shared=is_shared) for file in files}
    belonging = {helper for found in helpers.values() for helper in found}
    mains = [file for file in files if file.path not in belonging]
    return [SubmissionFiles(file.path, helpers[file.path]) for file in mains]


def _helpers(file: _File, files: Sequence[_File], *, is_shared: bool) -> tuple[Path, ...]:
    """Return the files that a file imports, even indirectly, and that aren't graded themselves."""
    by_module = {each.module: each for each in files if each is not file and not each.is_folder}
    found: dict[Path, None] = {}
    waiting = [file]
    while waiting:
        for name in sorted(waiting.pop().imports):
            other = by_module.get(name)
            if other is None or other.path in found or not file.is_main:
                continue
            # Another student's solution, or a part of one, is graded even if somebody imports it.
            is_part = not is_shared or other.module.startswith(file.module)
            if not other.is_main and (is_part or not other.defines):
                found[other.path] = None
                waiting.append(other)
    return tuple(found)
