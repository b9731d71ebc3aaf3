"""Canvas's and Moodle's gradebooks: the points filled into the sheet that the teacher downloaded.

A student is found by the number that the platform wrote into the names of the downloaded files.
Canvas's sheet is that of Gradebook > Export; its columns and its "Points Possible" row are those of
`lib/gradebook_exporter.rb` and `lib/gradebook_importer.rb` in github.com/instructure/canvas-lms.
Moodle's is the assignment's grading worksheet, with the columns of `mod/assign/gradingtable.php`
and `mod/assign/feedback/offline/importgradeslib.php` in github.com/moodle/moodle. Their titles are
in the site's language, so they are found by what is below them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tttmc_app.core import Text, TttmcError
from tttmc_app.course.downloads import Platform
from tttmc_app.grading.reports.entries import Entry
from tttmc_app.grading.reports.sheet import Sheet

_ASSIGNMENT = re.compile(r".*\((\d+)\)\s*")
_CALCULATED = re.compile(r"(Current|Final|Override) (Score|Points|Grade|Status)")
_NUMBERED = re.compile(r"\D+\d+")
_NUMBER = re.compile(r"\d+(?:[.,]\d+)?")
_KEPT = frozenset(("EX", "N/A"))
"""What Canvas's cells contain for students who are excused or needn't hand in anything."""


@dataclass(frozen=True, slots=True)
class _Target:
    """Where a sheet's grades go."""

    column: int
    students: dict[str, list[int]]
    """The rows that contain each student's number."""
    maximum: float
    sample: str
    """An example of how the sheet writes numbers."""


@dataclass(frozen=True, slots=True)
class Filled:
    """A sheet with the grades filled in."""

    content: bytes
    filled: int
    """How many students got a grade."""
    notes: tuple[Text, ...]
    """What was left out, and why: one sentence each."""


def fill_canvas(sheet: Path, entries: Sequence[Entry], column: str = "") -> Filled:
    """Return Canvas's sheet with the grades; `column` names the assignment if there are several."""
    return _filled(sheet, entries, column, _canvas_target, Platform.CANVAS)


def fill_moodle(sheet: Path, entries: Sequence[Entry], column: str = "") -> Filled:
    """Return Moodle's grading worksheet with the grades; `column` is the title of the grades."""
    return _filled(sheet, entries, column, _moodle_target, Platform.MOODLE)


def canvas_columns(sheet: Path) -> list[str]:
    """Return the titles of the assignments in Canvas's sheet, for `fill_canvas`."""
    return list(_canvas_titles(sheet, Sheet.read(sheet).rows).values())


def moodle_columns(sheet: Path) -> list[str]:
    """Return the titles of the columns of Moodle's sheet that can hold grades."""
    return list(_moodle_titles(sheet, Sheet.read(sheet).rows).values())


def _filled(
    path: Path,
    entries: Sequence[Entry],
    column: str,
    find: Callable[[Path, Sequence[Sequence[str]], str], _Target],
    platform: Platform,
) -> Filled:
    """Return the sheet with a grade for every student with exactly one graded file."""
    sheet = Sheet.read(path)
    rows = sheet.rows
    target = find(path, rows, column)
    notes: list[Text] = []
    filled = 0
    found = dict[str, list[Entry]]()
    for entry in entries:
        owner = entry.owner
        if owner is None or not owner.number or owner.platform is not platform:
            note = Text(
                "{file} has no grade in the sheet: its name has no number from {platform}",
                file=entry.label,
                platform=platform.value,
            )
            notes.append(note)
        elif owner.number not in target.students:
            note = Text(
                "{file} has no grade in the sheet: student {number} isn't in it",
                file=entry.label,
                number=owner.number,
            )
            notes.append(note)
        else:
            found.setdefault(owner.number, []).append(entry)
    for number, files in found.items():
        problem = _problem(files)
        for row in target.students[number]:
            if problem is None and rows[row][target.column].strip().upper() in _KEPT:
                problem = Text(
                    "{file} has no grade in the sheet: its cell contains {text}",
                    file=files[0].label,
                    text=rows[row][target.column].strip(),
                )
        if problem is not None:
            notes.append(problem)
            continue
        report = files[0].report
        share = (report.points or 0) / report.max_points
        for row in target.students[number]:
            sheet.replace(row, target.column, _number_like(target.sample, share * target.maximum))
        filled += 1
    missing = sum(1 for number in target.students if number not in found)
    if missing:
        notes.append(Text("%n student(s) in the sheet handed in no file", n=missing))
    return Filled(sheet.content, filled, tuple(notes))


def _problem(files: Sequence[Entry]) -> Text | None:
    """Return why a student's files yield no grade; None if they do."""
    if len(files) > 1:
        return Text(
            "{files} have no grade in the sheet: they are from the same student",
            files=", ".join(entry.label for entry in files),
        )
    if files[0].report.points is None:
        return Text("{file} has no grade in the sheet: it wasn't graded", file=files[0].label)
    return None


def _canvas_titles(path: Path, rows: Sequence[Sequence[str]]) -> dict[int, str]:
    """Return the columns of assignments; raise TttmcError if this is not Canvas's sheet."""
    header = rows[0] if rows else ()
    points = _points_possible(rows)
    if "ID" not in header or "Section" not in header or not points:
        raise TttmcError(
            "{path} is not a gradebook from Canvas: export it with Gradebook > Export", path=path
        )
    return {
        index: title
        for index, title in enumerate(header)
        if _ASSIGNMENT.fullmatch(title)
        and not _CALCULATED.search(title)
        and index < len(points)
        and _number(points[index]) is not None
    }


def _points_possible(rows: Sequence[Sequence[str]]) -> Sequence[str]:
    return next((row for row in rows if row and row[0].strip() == "Points Possible"), ())


def _canvas_target(path: Path, rows: Sequence[Sequence[str]], column: str) -> _Target:
    titles = _canvas_titles(path, rows)
    index = _only(path, _matching(titles, column) if column else titles, titles)
    student = rows[0].index("ID")
    students: dict[str, list[int]] = {}
    for row, cells in enumerate(rows):
        if len(cells) > max(index, student) and cells[student].strip().isdecimal():
            students.setdefault(cells[student].strip(), []).append(row)
    maximum = _points_possible(rows)[index].strip()
    return _Target(index, students, _number(maximum) or 0.0, maximum)


def _matching(titles: dict[int, str], wanted: str) -> dict[int, str]:
    """Return the assignments with this number or title, with or without the number after it."""
    return {
        index: title
        for index, title in titles.items()
        if wanted.strip()
        in (title.strip(), title.rpartition("(")[0].strip(), _ASSIGNMENT.sub(r"\1", title))
    }


def _only(path: Path, chosen: dict[int, str], titles: dict[int, str]) -> int:
    """Return the only column chosen; raise TttmcError, naming all, unless there is exactly one."""
    if len(chosen) != 1:
        raise TttmcError(
            "{path} has no column for the grades, or several: name one of {titles} (with --column)",
            path=path,
            titles=", ".join(repr(title) for title in titles.values()) or "-",
        )
    return next(iter(chosen))


def _moodle_titles(path: Path, rows: Sequence[Sequence[str]]) -> dict[int, str]:
    """Return the columns that can hold grades: each is followed by one with the maximum points.

    Raises TttmcError if this is not Moodle's sheet.
    """
    columns = _columns(rows)
    found = {
        index: rows[0][index]
        for index in range(1, len(columns) - 1)
        if _is_maximum(columns[index + 1])
        and all(not text or _number(text) is not None for text in columns[index])
    }
    if not found or not any(map(_are_numbered, columns)):
        raise TttmcError(
            "{path} is not a grading worksheet from Moodle: allow offline grading in the "
            "assignment's settings and choose Download grading worksheet",
            path=path,
        )
    return found


def _columns(rows: Sequence[Sequence[str]]) -> list[list[str]]:
    """Return the cells below each title, without leading or trailing spaces."""
    body = [row for row in rows[1:] if len(row) == len(rows[0])]
    return [[row[index].strip() for row in body] for index in range(len(rows[0]) if rows else 0)]


def _moodle_target(path: Path, rows: Sequence[Sequence[str]], column: str) -> _Target:
    titles = _moodle_titles(path, rows)
    columns = _columns(rows)
    chosen = {i: title for i, title in titles.items() if title == column} if column else titles
    index = _only(path, chosen, titles)
    student = next(i for i, texts in enumerate(columns) if _are_numbered(texts))
    students: dict[str, list[int]] = {}
    for row, cells in enumerate(rows[1:], 1):
        digits = re.search(r"\d+$", cells[student].strip()) if len(cells) > index + 1 else None
        if digits:
            students.setdefault(digits[0], []).append(row)
    maximum = columns[index + 1][0]
    return _Target(index, students, _number(maximum) or 0.0, maximum)


def _are_numbered(texts: Sequence[str]) -> bool:
    """Return whether texts are the same word, each with a number, such as "Participant 12"."""
    words = {re.sub(r"\d+$", "", text) for text in texts}
    return len(words) == 1 and all(_NUMBERED.fullmatch(text) for text in texts)


def _is_maximum(texts: Sequence[str]) -> bool:
    """Return whether texts are all the same number above 0."""
    return len(set(texts)) == 1 and (_number(texts[0]) or 0.0) > 0


def _number(text: str) -> float | None:
    text = text.strip()
    return float(text.replace(",", ".")) if _NUMBER.fullmatch(text) else None


def _number_like(sample: str, value: float) -> str:
    """Return a number with the sample's decimal separator, and with at most two decimals."""
    written = f"{value:.2f}"
    if not re.search(r"[.,]\d\d$", sample):
        written = written.rstrip("0").rstrip(".")
    return written.replace(".", ",") if "," in sample else written
