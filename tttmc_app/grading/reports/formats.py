"""The formats of reports: one entry for each, used by the command and by the window."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import Enum
from functools import partial
from pathlib import Path
from typing import TypeAlias

from tttmc_app.core import Text
from tttmc_app.grading.grader import CHECKS
from tttmc_app.grading.reports.columns import entries_csv, entries_json
from tttmc_app.grading.reports.entries import Entry
from tttmc_app.grading.reports.feedback import classroom_json, feedback_zip
from tttmc_app.grading.reports.gradebook import (
    Filled,
    canvas_columns,
    fill_canvas,
    fill_moodle,
    moodle_columns,
)
from tttmc_app.grading.reports.gradescope import autograder_zip
from tttmc_app.grading.reports.html_folder import page_names, write_pages
from tttmc_app.grading.reports.junit import junit_xml
from tttmc_app.grading.similarity import SimilarPair
from tttmc_app.storage import make_folder, write_bytes_atomically, write_text_atomically

Filler: TypeAlias = Callable[[Path, Sequence[Entry], str], Filled]
"""Returns a sheet with the grades, which go into the named column if there are several."""


class Target(Enum):
    """What a format is written to."""

    FILE = "FILE"
    FOLDER = "DIR"
    SHEET = "SHEET"
    """A copy of a sheet that the teacher downloaded."""


@dataclass(frozen=True, slots=True)
class ReportRequest:
    """What to write, and where."""

    entries: Sequence[Entry]
    target: Path
    pairs: Sequence[SimilarPair] = ()
    sheet: Path | None = None
    """The sheet to fill in."""
    column: str = ""
    """The sheet's column for the grades, if there are several."""
    seed: int = 0
    games: int = 0
    rubric: str = ""
    """The rubric's TOML text, for an autograder."""
    now: datetime = field(default_factory=partial(datetime.now, UTC))
    earlier: Sequence[Entry] = ()
    """Files that aren't graded, which the pairs count after the entries."""


@dataclass(frozen=True, slots=True)
class ReportFormat:
    """One format of reports."""

    key: str
    """Its option without dashes, and its name in settings."""
    label: Text
    """Its name in menus."""
    help: Text
    target: Target
    suffix: str
    """Of its file; empty for a folder."""
    write: Callable[[ReportRequest], Sequence[Text]]
    """Writes the reports, and returns what to tell the user as separate sentences."""
    fill: Filler | None = None
    """Fills in a sheet."""
    columns: Callable[[Path], list[str]] | None = None
    """Returns the titles of a sheet's columns that the grades may go into."""
    needs_names: bool = False
    """Whether it goes back to the students, and is useless without their names."""


def target_of(format_: ReportFormat, chosen: Path, *, overwrite: bool = False) -> Path:
    """Return where a format is written if the user chose this path.

    A filled-in sheet is put next to the original, unless the original is to be overwritten.
    """
    if format_.target is not Target.SHEET or overwrite:
        return chosen
    return chosen.with_name(f"{chosen.stem}-graded{chosen.suffix}")


def check_sheet(format_: ReportFormat, sheet: Path, column: str = "") -> None:
    """Raise TttmcError if a sheet can't be filled in, as far as can be told without the grades."""
    if format_.fill is not None:
        format_.fill(sheet, (), column)


def _write_csv(request: ReportRequest) -> Sequence[Text]:
    write_text_atomically(request.target, entries_csv(request.entries))
    return ()


def _write_json(request: ReportRequest) -> Sequence[Text]:
    content = json.dumps(entries_json(request.entries), indent=1)
    write_text_atomically(request.target, content + "\n")
    return ()


def _write_html(request: ReportRequest) -> Sequence[Text]:
    write_pages(request.target, request.entries, request.pairs, request.earlier)
    return ()


def _write_junit(request: ReportRequest) -> Sequence[Text]:
    rubrics = [entry.report.rubric for entry in request.entries]
    checks = list(rubrics[0].applied(CHECKS).values()) if rubrics else CHECKS
    write_text_atomically(request.target, junit_xml(request.entries, checks, request.now))
    return ()


def _write_gradescope(request: ReportRequest) -> Sequence[Text]:
    content = autograder_zip(request.seed, request.games, request.rubric)
    write_bytes_atomically(request.target, content)
    return ()


def _write_feedback(request: ReportRequest) -> Sequence[Text]:
    write_bytes_atomically(request.target, feedback_zip(request.entries))
    return ()


def _write_classroom(request: ReportRequest) -> Sequence[Text]:
    make_folder(request.target)
    names = page_names([entry.label for entry in request.entries])
    for entry, name in zip(request.entries, names, strict=True):
        content = json.dumps(classroom_json(entry), indent=1)
        path = request.target / name
        write_text_atomically(path.with_suffix(".json"), content + "\n")
    return ()


def _write_sheet(fill: Filler, request: ReportRequest) -> Sequence[Text]:
    filled = fill(request.sheet or request.target, request.entries, request.column)
    write_bytes_atomically(request.target, filled.content)
    done = Text(
        "{name}: {grades}", name=request.target.name, grades=Text("%n grade(s)", n=filled.filled)
    )
    return (done, *filled.notes)


FORMATS: tuple[ReportFormat, ...] = (
    ReportFormat(
        "csv", Text("CSV table"), Text("a table for spreadsheets"), Target.FILE, ".csv", _write_csv
    ),
    ReportFormat(
        "json", Text("JSON"), Text("everything, for programs"), Target.FILE, ".json", _write_json
    ),
    ReportFormat(
        "html",
        Text("HTML pages"),
        Text("a page for each file and one for the class"),
        Target.FOLDER,
        "",
        _write_html,
    ),
    ReportFormat(
        "junit",
        Text("JUnit XML"),
        Text("a test case for each check"),
        Target.FILE,
        ".xml",
        _write_junit,
    ),
    ReportFormat(
        "gradescope",
        Text("Gradescope autograder"),
        Text("a zip to upload to Gradescope, which then grades each submission"),
        Target.FILE,
        ".zip",
        _write_gradescope,
    ),
    ReportFormat(
        "canvas",
        Text("Canvas gradebook"),
        Text("the gradebook downloaded from Canvas, filled in"),
        Target.SHEET,
        ".csv",
        partial(_write_sheet, fill_canvas),
        fill_canvas,
        canvas_columns,
        needs_names=True,
    ),
    ReportFormat(
        "moodle",
        Text("Moodle grading worksheet"),
        Text("the grading worksheet downloaded from Moodle, filled in"),
        Target.SHEET,
        ".csv",
        partial(_write_sheet, fill_moodle),
        fill_moodle,
        moodle_columns,
        needs_names=True,
    ),
    ReportFormat(
        "feedback",
        Text("Feedback for Moodle or Canvas"),
        Text("a zip of pages for students, to upload to Moodle or Canvas"),
        Target.FILE,
        ".zip",
        _write_feedback,
        needs_names=True,
    ),
    ReportFormat(
        "classroom",
        Text("GitHub Classroom results"),
        Text("a result file for each submission, for GitHub Classroom"),
        Target.FOLDER,
        "",
        _write_classroom,
        needs_names=True,
    ),
)
"""All formats, in the order of menus and of the command's options."""
