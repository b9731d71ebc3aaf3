"""The graded submissions as reports show them, with or without names."""

from __future__ import annotations

import builtins
import hashlib
import keyword
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Any, cast

from tttmc_app.core import Text, TttmcError
from tttmc_app.course.downloads import Owner, owner_of, submitters
from tttmc_app.course.student_types import SourceText
from tttmc_app.grading.checks import Check
from tttmc_app.grading.grading_report import GradingReport
from tttmc_app.grading.overrides import Override
from tttmc_app.grading.plain import cell, one_line
from tttmc_app.grading.rubric import Rubric
from tttmc_app.grading.sheet import csv_text
from tttmc_app.grading.similarity import SimilarPair, similar_pairs
from tttmc_app.grading.submission_files import find_submissions

_WORD = re.compile(r"[^\W\d_]{3,}")
_NO_NAMES = frozenset(
    (
        *("assignsubmission", "file", "late", "main", "monte", "carlo", "move", "player"),
        *("project", "python", "student", "submission", "tac", "tic", "toe", "ttt", "user"),
        *map(str.lower, dir(builtins)),
        *keyword.kwlist,
    )
)
"""Words in file names that name nobody, or that code needs, such as "max"."""
_SHORT = 3
"""A file name no longer than this, without its extension, may occur within any word."""
_KEPT = ("language", "opponent")
"""The parts of a report that are the grader's words, whatever a student is called."""
_HEAD = re.compile(
    r"""(?:[^\S\n]*(?:\#.*|("{3}|'{3})[^\0]*?(?:\1.*|\Z)|["'].*|)(?:\n|\Z))*""", re.VERBOSE
)
"""Comments, strings and empty lines; a string without an end takes the rest of the file."""
_FULL_LINE = re.compile(r"(?m)^.*\S.*$")


@dataclass(frozen=True, slots=True)
class Entry:
    """One graded submission."""

    report: GradingReport
    label: str
    """The file's name, with as many folders as make it unique; or "student-3.py"."""
    owner: Owner | None = None
    similar: tuple[tuple[Entry, float], ...] = ()
    """The files that look copied from this one, or this one from them, and how much they share."""

    @property
    def source(self) -> str:
        """Return the file's text; empty if it can't be read."""
        return self.report.source

    @property
    def text(self) -> SourceText:
        """Return the file's text with its path."""
        return SourceText(self.report.file, self.source)

    @property
    def lines(self) -> list[str]:
        """Return the file's lines."""
        return self.source.split("\n") if self.source else []

    @property
    def names(self) -> set[str]:
        """Return what a teacher may call the submission: its student, file or folder."""
        file = self.report.file
        paths = {str(file), str(file.absolute()), file.name, file.stem}
        student = {
            part
            for owner in (self.owner, owner_of(file))
            if owner
            for part in (owner.name, owner.number)
        }
        return (paths | student | {self.label, *self.label.split("/")}) - {""}

    def graded(self, report: GradingReport) -> Entry:
        """Return the submission with a newer report; what isn't the grader's stays."""
        old = self.report
        return replace(self, report=replace(report, is_late=old.is_late, override=old.override))


@dataclass(frozen=True, slots=True)
class Comparison:
    """Graded files, of which some may look copied."""

    entries: Sequence[Entry] = ()
    """They know the files that look like them."""
    pairs: Sequence[SimilarPair[Entry]] = ()
    earlier: Sequence[Entry] = ()
    """The files of earlier classes with which they were compared."""


def entries_of(
    reports: Sequence[GradingReport], overrides: Mapping[Path, Override] | None = None
) -> list[Entry]:
    """Return the reports with the files' names, in the same order.

    `overrides` are those of the files.
    """
    files = [report.file for report in reports]
    labels, owners, names = short_names(files), [*map(owner_of, files)], submitters(files)
    for number, file in enumerate(files):
        folder = next((each for each in file.parents if each in names), None)
        if folder and (owner := owners[number]):
            owners[number] = replace(owner, name=names[folder])
            named = f"{folder.name} {one_line(names[folder])}".replace("/", "-")
            labels[number] = labels[number].replace(folder.name, named, 1)
    return [
        Entry(
            replace(
                report,
                is_late=owner is not None and owner.is_late,
                override=(overrides or {}).get(report.file),
            ),
            label,
            owner,
        )
        for report, label, owner in zip(reports, labels, owners, strict=True)
    ]


def earlier_entries(
    folders: Sequence[Path], graded: Sequence[Path], *, is_anonymous: bool
) -> list[Entry]:
    """Return the files of earlier classes, which are only compared.

    Those of the graded files and folders are left out.
    """
    found = list[Entry]()
    named = [path.resolve() for path in graded]
    for folder in folders:
        rows = find_submissions([folder], all_versions=True)
        entries = entries_of(
            [
                row.report
                for row in rows
                if row.files and not any(map(row.path.resolve().is_relative_to, named))
            ]
        )
        found += [replace(each, label=f"{folder.name}/{each.label}") for each in entries]
    return anonymous(found, "earlier") if is_anonymous else found


def overrides_of(
    files: Sequence[Path], overrides: Mapping[str, Override]
) -> tuple[dict[Path, Override], list[str]]:
    """Return each file's override, and those whom no file fits; raise TttmcError if several do.

    Files in other places, named by their full paths, are left out.
    """
    found, absent = dict[Path, Override](), list[str]()
    entries = entries_of([GradingReport(file) for file in files])
    for student, override in overrides.items():
        named = [entry for entry in entries if student in entry.names]
        if not named:
            absent += [] if Path(student).is_absolute() else [student]
        elif len({entry.owner or entry.label for entry in named}) != 1:
            raise TttmcError(
                "the overrides name {student}, which fits %n file(s): use the number in a file's "
                "name, or the name itself",
                student=student,
                n=len(named),
            )
        found.update((entry.report.file, override) for entry in named)
    return found, absent


def compared(
    entries: Sequence[Entry], earlier: Sequence[Entry] = (), template: SourceText | None = None
) -> Comparison:
    """Compare files with each other, and with those of earlier classes; see `similar_pairs`."""
    found = similar_pairs([e.text for e in entries], template, [e.text for e in earlier])
    files = [*entries, *earlier]
    pairs = [SimilarPair(files[p.first], files[p.second], p.share, p.passages) for p in found]
    similar: list[list[tuple[Entry, float]]] = [[] for _ in files]
    for pair in found:
        for one, other in ((pair.first, pair.second), (pair.second, pair.first)):
            similar[one].append((files[other], pair.share))
    known = [replace(each, similar=tuple(similar[n])) for n, each in enumerate(entries)]
    return Comparison(known, pairs, earlier)


def short_names(files: Sequence[Path]) -> list[str]:
    """Return the files' names without their common folder."""
    folders = [str(file.absolute().parent) for file in files]
    try:
        common = Path(os.path.commonpath(folders)) if folders else Path()
    except ValueError:  # they are on different drives
        return [one_line(file) for file in files]
    return [one_line(file.absolute().relative_to(common)) for file in files]


def anonymous(entries: Sequence[Entry], name: str = "student") -> list[Entry]:
    """Return the entries in an order that says nothing about names, as "student-1.py" and so on.

    Anything that may name a student is left out or masked: the file's path, the words of its name,
    and the comments and strings before a file's first statement. The order follows from the files'
    contents.
    """
    order = [*_numbered(entries, name)]
    files = {entry.report.file.name: file for file, entry in order}
    found = list[Entry]()
    for file, entry in order:
        report = replace(entry.report, source=_without_head(entry.source))
        mask = _Mask(report.file, entry.owner.name if entry.owner else "", file, files)
        report = cast("GradingReport", mask.masked(report))
        found.append(Entry(replace(report, file=Path(file)), file))
    return found


def key_csv(entries: Sequence[Entry]) -> str:
    """Return a CSV file that says whose file each one is, in the order of `anonymous`."""
    rows = [(file, cell(entry.report.file)) for file, entry in _numbered(entries)]
    return csv_text([("student", "file"), *rows])


def _numbered(entries: Sequence[Entry], name: str = "student") -> Iterator[tuple[str, Entry]]:
    """Yield the entries with their new files' names, in an order that says nothing about them."""

    def place(entry: Entry) -> tuple[str, str]:
        return hashlib.sha256(entry.source.encode("utf-8", "replace")).hexdigest(), entry.label

    for number, entry in enumerate(sorted(entries, key=place), 1):
        yield f"{name}-{number}.py", entry


class _Mask:
    """A mask for everything that names a file's student."""

    def __init__(self, file: Path, student: str, instead: str, files: Mapping[str, str]) -> None:
        """Store the file, its student, its new name, and the new names of all files."""
        words = {word for part in (*file.parts[-2:], student) for word in _WORD.findall(part)}
        names = [word for word in words if word.lower() not in _NO_NAMES]
        own = (str(file.absolute()), str(file), file.name)
        self._instead = {**dict.fromkeys(own, instead), **files, file.name: instead}
        if len(file.stem) > _SHORT:
            self._instead.setdefault(file.stem, instead)
        self._names = re.compile(
            "|".join(rf"(?<![^\W\d_]){re.escape(name)}(?![^\W\d_])" for name in names) or r"(?!)",
            re.IGNORECASE,
        )

    def masked(self, value: Any) -> Any:
        """Return a report or a part of it, masked; texts without names stay the same."""
        if isinstance(value, Enum | Check | Rubric):
            return value
        if isinstance(value, str):
            for path, instead in self._instead.items():
                value = value.replace(path, instead)
            return self._names.sub("…", value)
        if isinstance(value, Text):
            written = self.masked(str(value))
            return value if written == str(value) else Text("{text}", text=written)
        if isinstance(value, tuple):
            return tuple(map(self.masked, cast("tuple[object, ...]", value)))
        if is_dataclass(value) and not isinstance(value, type):
            parts = {each.name: getattr(value, each.name) for each in fields(value)}
            masked = {name: self.masked(part) for name, part in parts.items() if name not in _KEPT}
            return replace(value, **masked)
        return value


def _without_head(source: str) -> str:
    """Return a file without the comments and strings before its first statement.

    The number of lines doesn't change.
    """
    found = _HEAD.match(source)
    head = found[0] if found else ""
    return _FULL_LINE.sub("# (left out)", head) + source[len(head) :]
