"""The submissions among all paths that were handed in, and why the others are none.

Each student has one submission. A file belongs to the student whom a platform names in its path;
otherwise to the student's folder or archive; otherwise it is a student's whole submission, unless
its name calls it another version of a neighbour.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import takewhile
from pathlib import Path
from typing import NoReturn

from tttmc_app.core import Text, TttmcError
from tttmc_app.course.downloads import Owner, original_name, owner_of, upload_of
from tttmc_app.course.own_files import OwnFiles, beside, imported_names, unread_link
from tttmc_app.course.source import code_of
from tttmc_app.course.student_types import Remark, SourceText
from tttmc_app.course.template import SUITE_ENDING
from tttmc_app.course.unexpected_code import warnings_on
from tttmc_app.grading.grading_report import GradingReport
from tttmc_app.grading.listing import (
    DOCUMENTS,
    HIDDEN,
    NOT_PYTHON,
    ListedFile,
    common_folder,
    listed,
)

_MAIN = "mc_move"
_FUNCTIONS = frozenset(("mc_trial", "mc_update_scores", "get_best_move", _MAIN))
# A regular expression rather than a parser: it also copes with Python 2 and errors.
_DEFINED = re.compile(r"^(?:def[ \t]+)?(mc_\w+|get_best_move)\b[ \t]*[(=]", re.MULTILINE)
_COURSE = re.compile(r"poc_\w+|simplegui\w*|codeskulptor\w*")
_COURSE_CODE = re.compile(r"^(?:class (?:TTTBoard|TestSuite)\b|def run_gui\()", re.MULTILINE)
_TEST = re.compile(rf"test_\w+|\w+_tests?|tests?|conftest|\w+{SUITE_ENDING}")
_TEST_FOLDERS = frozenset(("test", "tests"))
_OLD = r"[-_ .]+(?:old(?:er)?|back(?:up)?|bak|copy|orig(?:inal)?|draft|prev(?:ious)?)\d*"
_NEW = r"[-_ .]+(?:new(?:er)?|final|fixed|updated|latest|v(?:ersion)?[-_ .]?\d+(?:\.\d+)*)\d*"
_IS_OLD = re.compile(rf".+{_OLD}", re.IGNORECASE)
_VERSION = re.compile(rf"(?:{_OLD}|{_NEW})+$", re.IGNORECASE)
_EMPTY = Text("it is empty")
_ALIKE = 0.6
"""The least share of the smaller file's lines in another version of it."""
_MOST_SOLUTIONS = 3
"""The most unlike solutions in a folder that may still be one student's."""


@dataclass(frozen=True, slots=True)
class FoundFile:
    """A path that was found: a submission, or the reason why it is none."""

    path: Path
    files: OwnFiles | None = None
    """The texts to grade; None if there are none."""
    reason: Text | None = None
    """Why it isn't graded."""
    is_submission: bool = True
    """False for what belongs to another submission, or to none."""
    student: str = ""
    """Whose it is; several versions by a student have the same."""
    instead: Path | None = None
    """The student's version that counts instead, unless all do."""
    warnings: tuple[tuple[int | None, Text], ...] = ()
    """Suspicious lines, and what they use."""

    @property
    def report(self) -> GradingReport:
        """Return the report before it is graded, or instead of that."""
        source = self.files.source.text if self.files else ""
        reason = self.reason or ""
        return GradingReport(
            self.path,
            source=source,
            warnings=self.warnings,
            not_graded=reason if self.is_submission else "",
            not_submission="" if self.is_submission else reason,
        )


def find_submissions(paths: Sequence[Path], *, all_versions: bool = False) -> list[FoundFile]:
    """Return every file below the paths: the submissions, and why the others are none.

    They have the order of the paths, and then of the names in each. Of several versions by the same
    student, the one with the most functions is the submission; among these, the newest. With
    `all_versions` each is one. A file that is named itself is a submission, unless it belongs to
    another one. Raises TttmcError if a path is missing, or there is no submission.
    """
    files: dict[Path, _File] = {}
    for each in listed(paths):
        files.setdefault(each.path.absolute(), _File(each, paths))
    rows = {row.path: row for row in _rows([*files.values()], paths)}
    found = [rows[file.shown] for file in files.values()]
    if not all_versions:
        found = [
            FoundFile(row.path, reason=_another_version(row.instead), is_submission=False)
            if row.instead
            else row
            for row in found
        ]
    if not any(row.is_submission for row in found):
        _refuse(paths, found)
    return found


def submission_of_one(folder: Path) -> FoundFile:
    """Return the submission among the files in a folder, which are all by one student.

    Raises TttmcError if there is none.
    """
    rows = [*_of_student([_File(found, [folder]) for found in listed([folder])], str(folder))]
    found = next((row for row in rows if row.is_submission and not row.instead), None)
    return found or _refuse([folder], rows)


def only_best(found: Sequence[FoundFile], reports: Sequence[GradingReport]) -> list[GradingReport]:
    """Return the reports on all versions, of which only each student's best is a submission."""
    pairs = [*zip(found, reports, strict=True)]
    best: dict[str, GradingReport] = {}
    for row, report in pairs:
        known = best.get(row.student, report)
        best[row.student] = max(known, report, key=lambda each: each.points or 0)
    return [
        report
        if (chosen := best[row.student]) is report
        else replace(report, not_submission=_another_version(chosen.file))
        for row, report in pairs
    ]


def _refuse(paths: Sequence[Path], found: Sequence[FoundFile]) -> NoReturn:
    named = ", ".join(map(str, paths))
    if not found:
        raise TttmcError("no Python files in {paths}", paths=named)
    raise TttmcError(
        "no Python files in {paths}: of {file}, {reason}",
        paths=named,
        file=found[0].path.name,
        reason=found[0].reason,
    )


class _File:
    """A listed file, and what its name and its text say about it."""

    def __init__(self, found: ListedFile, paths: Sequence[Path]) -> None:
        self.path, self.shown = found.path.absolute(), found.path
        self.source, self.link = found.source, found.link
        self.is_named, self.is_python = found.path in paths, found.is_python
        self._found, self._paths = found, paths
        self._code = code_of(found.source.text) if found.source else ""
        self.defines = frozenset(_DEFINED.findall(self._code))
        self.name = original_name(found.path)
        """The name that the student gave the file."""

    @property
    def stem(self) -> str:
        return Path(self.name).stem

    @property
    def is_main(self) -> bool:
        return _MAIN in self.defines

    @cached_property
    def why_not(self) -> Text | None:
        """Why this isn't a student's code, whoever handed it in; None if it may be."""
        if self.source is None:
            return self._found.reason
        if self.is_named or self.defines:
            return None
        if not self.is_python:
            return NOT_PYTHON
        if self.is_course:
            return Text("one of the course's modules")
        root = next(path for path in self._paths if self.shown.is_relative_to(path))
        inside = self.shown.relative_to(root).parts[:-1]
        if _TEST.fullmatch(self.stem) or not _TEST_FOLDERS.isdisjoint(inside):
            return Text("tests")
        return _EMPTY if self.stem == "__init__" and not self._code.strip() else None

    @property
    def is_course(self) -> bool:
        """Whether this is a copy of one of the course's modules."""
        is_one = _COURSE.fullmatch(self.stem) or _COURSE_CODE.search(self._code)
        return is_one is not None and not self.defines

    @property
    def is_attempt(self) -> bool:
        """Whether a student may have meant this as a solution, though it can't be read."""
        is_file = self.is_python or self.path.suffix.lower() in ("", ".zip")
        reason = self.why_not
        return (
            reason not in (HIDDEN, NOT_PYTHON)
            and self.source is None
            and (self.is_named or is_file or reason in DOCUMENTS.values())
        )

    @property
    def version(self) -> tuple[bool, int, tuple[int, ...], int, str]:
        """A value that is larger for newer versions."""
        is_new = _IS_OLD.fullmatch(self.stem) is None
        depth = len(self.path.parts)
        return is_new, upload_of(self.path), self._found.changed, -depth, self.stem

    def lines(self) -> frozenset[str]:
        """Return the lines with code, without indentation."""
        return frozenset(map(str.strip, self._code.split("\n"))) - {""}


def _rows(files: Sequence[_File], paths: Sequence[Path]) -> Iterator[FoundFile]:
    """Yield a row for each file, in any order."""
    owned: dict[Owner | None, list[_File]] = {}
    for file in files:
        owned.setdefault(owner_of(file.path), []).append(file)
    others = owned.pop(None, [])
    for owner, own in owned.items():
        yield from _of_student(own, str(owner))
    common = common_folder(paths)
    for folder in [common] if common else [path.absolute() for path in paths]:
        inside = [file for file in others if file.path.is_relative_to(folder)]
        is_file = any(file.path == folder for file in inside)
        yield from _in_folder(inside, folder.parent if is_file else folder)


def _in_folder(files: Sequence[_File], folder: Path) -> Iterator[FoundFile]:
    """Yield the rows of the files below a folder: files and folders of students, or sections."""
    loose: list[_File] = []
    below: dict[str, list[_File]] = {}
    for file in files:
        parts = file.path.relative_to(folder).parts
        (below.setdefault(parts[0], []) if len(parts) > 1 else loose).append(file)
    imported = {name.partition(".")[0] for file in loose for name in _imports(file)}
    for name in sorted(imported & below.keys()):
        if not any(file.is_main for file in below[name]):
            loose += below.pop(name)  # a package of helpers
    yield from _loose(loose, folder)
    solutions = {
        name: len({(file.path.parent, _unversioned(file.stem)) for file in own if file.is_main})
        for name, own in below.items()
    }
    # A section holds the files of many; a student's folder holds one solution, or a few.
    sections = sum(count > 1 for count in solutions.values())
    are_sections = 2 * sections > sum(count > 0 for count in solutions.values())
    for name, own in below.items():
        if solutions[name] > (1 if are_sections else _MOST_SOLUTIONS):
            yield from _in_folder(own, folder / name)
        else:
            yield from _of_student(own, str(folder / name))


def _loose(files: Sequence[_File], folder: Path) -> Iterator[FoundFile]:
    """Yield the rows of files that many students have handed in, some with helper modules."""
    code = [file for file in files if file.source and (file.why_not is None or file.is_python)]
    mains = [file for file in code if file.is_main]
    # Another student's solution, or a part of one, is graded even if somebody imports it.
    parts = [file for file in code if not (file.is_main or file.is_course)]
    owners = {
        part.path: [main for main in mains if part.stem.startswith(f"{main.stem}_")]
        or (mains if len(mains) == 1 or not part.defines else [])
        for part in parts
    }
    gathered: dict[Path, OwnFiles] = {}
    helped: dict[Path, _File] = {}
    for main in code:
        own = [part for part in parts if main in owners[part.path]]
        gathered[main.path] = found = _gathered(main, own, folder, code)
        helped |= dict.fromkeys((module.path for module in found.modules.values()), main)
    students: dict[str, list[_File]] = {}
    for file in files:
        if owner := helped.get(file.path):
            yield _no_submission(file, _helper_of(owner))
        elif file.why_not is not None and not file.is_attempt:
            yield _no_submission(file, file.why_not)
        else:
            key = str(file.path.with_name(_unversioned(file.stem)))
            same = students.get(key, [])
            is_other = file.is_named or (same and not _are_versions(file, same[0]))
            students.setdefault(str(file.path) if is_other else key, []).append(file)
    names = {path.stem: path for path in (*helped, *(file.path for file in code))}
    for student, versions in students.items():
        main = max(versions, key=lambda file: (len(file.defines & _FUNCTIONS), file.version))
        for file in versions:
            others = {name: path for name, path in names.items() if path != file.path}
            yield _submission(file, gathered.get(file.path), student, main, others)


def _of_student(files: Sequence[_File], student: str) -> Iterator[FoundFile]:
    """Yield the rows of all files by one student."""
    code = [file for file in files if file.why_not is None]
    if not code:
        attempts = [file for file in files if file.is_attempt] or [
            file for file in files if owner_of(file.path) and file.why_not != HIDDEN
        ]
        for file in files:
            yield FoundFile(
                file.shown, reason=file.why_not, is_submission=file in attempts, student=student
            )
        return
    own = [file for file in files if not file.is_course]
    folder = common_folder([file.path.parent for file in files]) or files[0].path.parent
    gathered = {file.path: _gathered(file, own, folder, files) for file in code}
    by_path = {file.path: file for file in code}

    def rank(file: _File) -> tuple[object, ...]:
        modules = [by_path.get(each.path) for each in gathered[file.path].modules.values()]
        defined = file.defines.union(*(each.defines for each in modules if each))
        return len(defined & _FUNCTIONS), file.is_main, file.version

    main = max(code, key=rank)
    helpers = {module.path for module in gathered[main.path].modules.values()}
    for file in files:
        if file is main or (file.is_main and file.path not in helpers):
            yield _submission(file, gathered[file.path], student, main, {})
        elif file.path in helpers:
            yield _no_submission(file, _helper_of(main))
        elif file.why_not is not None:
            yield _no_submission(file, file.why_not)
        elif file.defines:
            yield _no_submission(file, _another_version(main.path))
        else:
            yield _no_submission(file, Text("not imported by {file}", file=main.name))


def _gathered(main: _File, own: Sequence[_File], folder: Path, known: Sequence[_File]) -> OwnFiles:
    """Return a file with the modules that it imports, found among a student's from its folder up.

    If the main file was named, files beside it belong to it too, unless they are known, or named
    after another main file.
    """
    newest = sorted(own, key=lambda file: file.version, reverse=True)
    found: dict[str, _File] = {}
    for base in takewhile(lambda base: base.is_relative_to(folder), main.path.parents):
        for file in newest:
            if file is not main and file.path.is_relative_to(base):
                relative = file.path.relative_to(base).with_name(file.name)
                found.setdefault(relative.with_suffix(relative.suffix.lower()).as_posix(), file)
    read = beside(main.path) if main.is_named else None
    others = {file.path for file in known}
    begins = tuple(f"{file.stem}_" for file in known if file.is_main and file is not main)

    def find(relative: str) -> SourceText | Remark | None:
        if file := found.get(relative):
            return file.source or (unread_link(file.path, file.link) if file.link else None)
        if read is None or relative.startswith(begins):
            return None
        text = read(relative)
        return None if isinstance(text, SourceText) and text.path in others else text

    assert main.source is not None
    return OwnFiles.gathered(main.source, find)


def _submission(
    file: _File, files: OwnFiles | None, student: str, main: _File, others: Mapping[str, Path]
) -> FoundFile:
    """Return the row of a version by a student, whose main one may be another."""
    instead = None if file is main else main.path
    if files is None or not files.source.text.strip():
        reason = _EMPTY if files else file.why_not
        return FoundFile(file.shown, reason=reason, student=student, instead=instead)
    warnings = tuple(warnings_on(files, others))
    return FoundFile(file.shown, files, student=student, instead=instead, warnings=warnings)


def _no_submission(file: _File, reason: Text) -> FoundFile:
    return FoundFile(file.shown, reason=reason, is_submission=False)


def _helper_of(main: _File) -> Text:
    return Text("helper of {file}", file=main.path.name)


def _another_version(path: Path) -> Text:
    return Text("another version of {file}", file=path.name)


def _imports(file: _File) -> list[str]:
    return imported_names(file.source.text) if file.source and file.is_main else []


def _unversioned(stem: str) -> str:
    """Return a file's name without a word such as "old" or "v2" at its end."""
    return _VERSION.sub("", stem) or stem


def _are_versions(one: _File, other: _File) -> bool:
    """Return whether two files share most of their code."""
    first, second = one.lines(), other.lines()
    return len(first & second) >= _ALIKE * min(len(first), len(second)) > 0
