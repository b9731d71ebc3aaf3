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
from typing import TypeAlias

from tttmc_app.core import Text, TttmcError
from tttmc_app.course.downloads import Platform
from tttmc_app.grading.reports.entries import Entry
from tttmc_app.grading.reports.feedback import comment_html
from tttmc_app.grading.sheet import Sheet

Rows: TypeAlias = Sequence[Sequence[str]]

_ASSIGNMENT = re.compile(r"(.*)\((\d+)\)\s*")
_CALCULATED = re.compile(r"(Current|Final|Override) (Score|Points|Grade|Status)")
_NUMBERED = re.compile(r"(\D+)\d+")
_NUMBER = re.compile(r"\d+(?:[.,]\d+)?")
_COMMENTS = re.compile("feedback|comment|kommentar|comentario|フィードバック|反馈", re.IGNORECASE)
_KEPT = frozenset(("EX", "N/A"))
"""What Canvas's cells contain for students who are excused or needn't hand in anything."""


@dataclass(frozen=True, slots=True)
class Filled:
    """A sheet with the grades filled in."""

    content: bytes
    filled: int
    """How many students got a grade."""
    notes: tuple[Text, ...]
    """What was left out, and why: one sentence each."""


@dataclass(frozen=True, slots=True)
class _Layout:
    """What a sheet contains besides the grades."""

    student: int
    """The column with the students' numbers."""
    maximum: str
    """The assignment's points, as the sheet writes numbers."""
    comments: int | None = None
    """The column for comments, if there is one."""


@dataclass(frozen=True, slots=True)
class Gradebook:
    """A platform's kind of sheet."""

    platform: Platform
    refusal: Text
    """Says that a file at `path` is no such sheet, and how to get one."""
    titles: Callable[[Rows], dict[int, str] | None]
    """Returns the columns that can hold grades, with their titles; None for another kind."""
    layout: Callable[[Rows, int], _Layout]
    """Returns what is around the column of the grades."""
    number: re.Pattern[str]
    """Finds a student's number in the cell that contains it."""

    def columns(self, path: Path) -> list[str]:
        """Return the titles of a sheet's columns that can hold grades, for `fill`."""
        return [*self._read(path)[1].values()]

    def fill(self, path: Path, entries: Sequence[Entry], column: str = "") -> Filled:
        """Return a sheet with a grade for every student with exactly one graded file.

        `column` is the title of the grades, or an assignment's title or number on Canvas. Raises
        TttmcError unless exactly one column fits.
        """
        sheet, titles = self._read(path)
        rows, target = sheet.rows, _only(path, titles, column.strip())
        layout = self.layout(rows, target)
        students = self._students(rows, max(target, layout.student), layout)
        owners = [
            entry.owner.number if entry.owner and entry.owner.platform is self.platform else ""
            for entry in entries
        ]
        notes = list[Text]()
        kept = 0
        for entry, number in zip(entries, owners, strict=True):
            places = students.get(number, [])
            cells = [rows[row][target].strip() for row in places]
            if reason := self._obstacle(entry, number, owners.count(number), cells):
                file = entry.label
                notes.append(
                    Text("{file} has no grade in the sheet: {reason}", file=file, reason=reason)
                )
                continue
            share = (entry.report.points or 0) / entry.report.max_points
            grade = _number_like(layout.maximum, share * (_number(layout.maximum) or 0.0))
            for row in places:
                rows[row][target] = grade
                if layout.comments is None or len(rows[row]) <= layout.comments:
                    continue
                if rows[row][layout.comments].strip():
                    kept += 1
                else:
                    rows[row][layout.comments] = comment_html(entry)
        filled = len(entries) - len(notes)
        if kept:
            notes.append(Text("kept %n comment(s) that the sheet already contained", n=kept))
        if missing := len(students.keys() - owners):
            notes.append(Text("%n student(s) in the sheet handed in no file", n=missing))
        return Filled(sheet.content, filled, tuple(notes))

    def _students(self, rows: Rows, last: int, layout: _Layout) -> dict[str, list[int]]:
        """Return the rows with each student's number that have this column."""
        students = dict[str, list[int]]()
        for row, cells in enumerate(rows[1:], 1):
            if found := len(cells) > last and self.number.search(cells[layout.student].strip()):
                students.setdefault(found[0], []).append(row)
        return students

    def _obstacle(self, entry: Entry, number: str, files: int, cells: Sequence[str]) -> Text | None:
        """Return why a student with so many files and these cells gets no grade."""
        excused = [cell for cell in cells if cell.upper() in _KEPT]
        if not number:
            platform = self.platform.value
            return Text("its name has no number from {platform}", platform=platform)
        if not cells:
            return Text("student {number} isn't in it", number=number)
        if files > 1:
            return Text("another file is from the same student")
        if entry.report.points is None:
            return Text("it wasn't graded")
        return Text("its cell contains {text}", text=excused[0]) if excused else None

    def _read(self, path: Path) -> tuple[Sheet, dict[int, str]]:
        """Return a sheet and its columns that can hold grades; raise TttmcError for another."""
        sheet = Sheet.read(path)
        titles = self.titles(sheet.rows)
        if titles is None:
            raise TttmcError(Text(self.refusal.source, path=path))
        return sheet, titles


def _only(path: Path, titles: dict[int, str], wanted: str) -> int:
    """Return the only column for grades, or the only one that is wanted.

    An assignment has a title, and behind it a number in brackets: each may be wanted, or both.
    Raises TttmcError, naming all columns, unless there is exactly one.
    """
    chosen = [
        column
        for column, title in titles.items()
        if wanted in ("", title.strip())
        or ((found := _ASSIGNMENT.fullmatch(title)) and wanted in map(str.strip, found.groups()))
    ]
    if len(chosen) != 1:
        raise TttmcError(
            "{path} has no column for the grades, or several: name one of {titles} (with --column)",
            path=path,
            titles=", ".join(map(repr, titles.values())) or "-",
        )
    return chosen[0]


def _canvas_titles(rows: Rows) -> dict[int, str] | None:
    points = _points_possible(rows)
    if not points or not {"ID", "Section"} <= {*rows[0]}:
        return None
    return {
        column: title
        for column, (title, most) in enumerate(zip(rows[0], points, strict=False))
        if _ASSIGNMENT.fullmatch(title)
        and not _CALCULATED.search(title)
        and _number(most) is not None
    }


def _points_possible(rows: Rows) -> Sequence[str]:
    return next((row for row in rows if row and row[0].strip() == "Points Possible"), ())


CANVAS = Gradebook(
    Platform.CANVAS,
    Text("{path} is not a gradebook from Canvas: export it with Gradebook > Export"),
    _canvas_titles,
    lambda rows, column: _Layout(rows[0].index("ID"), _points_possible(rows)[column].strip()),
    re.compile(r"^\d+$"),
)


def _moodle_titles(rows: Rows) -> dict[int, str] | None:
    """Return the columns of numbers that are each followed by one with the maximum points."""
    columns = _columns(rows)
    found = {
        column: rows[0][column]
        for column in range(1, len(columns) - 1)
        if _is_maximum(columns[column + 1])
        and all(not text or _number(text) is not None for text in columns[column])
    }
    return found if found and any(map(_are_numbered, columns)) else None


def _columns(rows: Rows) -> list[list[str]]:
    """Return the cells below each title, without leading or trailing spaces."""
    body = [row for row in rows[1:] if len(row) == len(rows[0])]
    return [[row[column].strip() for row in body] for column in range(len(rows[0]) if rows else 0)]


def _moodle_layout(rows: Rows, column: int) -> _Layout:
    """Return the layout; comments are in the last column, unless that holds dates.

    Dates are never empty.
    """
    columns, last = _columns(rows), len(rows[0]) - 1
    student = next(each for each, texts in enumerate(columns) if _are_numbered(texts))
    has_comments = last > column + 2 and (_COMMENTS.search(rows[0][last]) or not all(columns[last]))
    return _Layout(student, columns[column + 1][0], last if has_comments else None)


def _are_numbered(texts: Sequence[str]) -> bool:
    """Return whether texts are the same word, each with a number, such as "Participant 12"."""
    found = [*map(_NUMBERED.fullmatch, texts)]
    return len({match and match[1] for match in found}) == 1 and None not in found


def _is_maximum(texts: Sequence[str]) -> bool:
    """Return whether texts are all the same number above 0."""
    return len(set(texts)) == 1 and (_number(texts[0]) or 0.0) > 0


MOODLE = Gradebook(
    Platform.MOODLE,
    Text(
        "{path} is not a grading worksheet from Moodle: allow offline grading in the "
        "assignment's settings and choose Download grading worksheet"
    ),
    _moodle_titles,
    _moodle_layout,
    re.compile(r"\d+$"),
)


def _number(text: str) -> float | None:
    text = text.strip()
    return float(text.replace(",", ".")) if _NUMBER.fullmatch(text) else None


def _number_like(sample: str, value: float) -> str:
    """Return a number with the sample's decimal separator, and with at most two decimals."""
    written = f"{value:.2f}"
    if not re.search(r"[.,]\d\d$", sample):
        written = written.rstrip("0").rstrip(".")
    return written.replace(".", ",") if "," in sample else written
