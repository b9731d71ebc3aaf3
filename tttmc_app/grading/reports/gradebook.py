"""Canvas's and Moodle's gradebooks: the points filled into the sheet that the teacher downloaded.

Moodle's has a column for comments too, in which existing ones are kept.

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
from tttmc_app.grading.reports.feedback import comment_html
from tttmc_app.grading.sheet import Sheet

_ASSIGNMENT = re.compile(r".*\((\d+)\)\s*")
_CALCULATED = re.compile(r"(Current|Final|Override) (Score|Points|Grade|Status)")
_NUMBERED = re.compile(r"\D+\d+")
_NUMBER = re.compile(r"\d+(?:[.,]\d+)?")
_COMMENTS = re.compile("feedback|comment|kommentar|comentario|フィードバック|反馈", re.IGNORECASE)
_KEPT = frozenset(("EX", "N/A"))
"""What Canvas's cells contain for students who are excused or needn't hand in anything."""


@dataclass(frozen=True, slots=True)
class _Target:
    """Where a sheet's grades go."""

    column: int
    students: dict[str, list[int]]
    """The rows that contain each student's number."""
    maximum: str
    """The assignment's points, as the sheet writes numbers."""
    comments: int | None = None
    """The column for comments, if there is one."""


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
    notes, found = _students(entries, target, platform)
    filled = kept = 0
    for number, files in found.items():
        places = target.students[number]
        if reason := _obstacle(files, [rows[row][target.column] for row in places]):
            notes += [_left_out(entry, reason) for entry in files]
            continue
        report = files[0].report
        share = (report.points or 0) / report.max_points
        grade = _number_like(target.maximum, share * (_number(target.maximum) or 0.0))
        for row in places:
            sheet.replace(row, target.column, grade)
            if target.comments is not None and rows[row][target.comments].strip():
                kept += 1
            elif target.comments is not None:
                sheet.replace(row, target.comments, comment_html(files[0]))
        filled += 1
    if kept:
        notes.append(Text("%n comment(s) that the sheet contained already are kept", n=kept))
    if missing := sum(1 for number in target.students if number not in found):
        notes.append(Text("%n student(s) in the sheet handed in no file", n=missing))
    return Filled(sheet.content, filled, tuple(notes))


def _students(
    entries: Sequence[Entry], target: _Target, platform: Platform
) -> tuple[list[Text], dict[str, list[Entry]]]:
    """Return why files have no student in the sheet, and each student's files."""
    notes = list[Text]()
    found = dict[str, list[Entry]]()
    for entry in entries:
        owner = entry.owner
        if owner is None or not owner.number or owner.platform is not platform:
            reason = Text("its name has no number from {platform}", platform=platform.value)
            notes.append(_left_out(entry, reason))
        elif owner.number not in target.students:
            notes.append(
                _left_out(entry, Text("student {number} isn't in it", number=owner.number))
            )
        else:
            found.setdefault(owner.number, []).append(entry)
    return notes, found


def _obstacle(files: Sequence[Entry], cells: Sequence[str]) -> Text | None:
    """Return why a student gets no grade; None if nothing forbids it."""
    if len(files) > 1:
        return Text("another file is from the same student")
    if files[0].report.points is None:
        return Text("it wasn't graded")
    excused = next((cell.strip() for cell in cells if cell.strip().upper() in _KEPT), "")
    return Text("its cell contains {text}", text=excused) if excused else None


def _left_out(entry: Entry, reason: Text) -> Text:
    return Text("{file} has no grade in the sheet: {reason}", file=entry.label, reason=reason)


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
    return _Target(index, students, _points_possible(rows)[index].strip())


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
    return _Target(index, students, columns[index + 1][0], _comments(rows[0], columns, index + 2))


def _comments(titles: Sequence[str], columns: Sequence[Sequence[str]], first: int) -> int | None:
    """Return the column for comments: the last one, unless it holds dates, which are never empty.

    `first` is the first column behind the grades.
    """
    last = len(titles) - 1
    is_named = _COMMENTS.search(titles[last])
    return last if last > first and (is_named or not all(columns[last])) else None


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
