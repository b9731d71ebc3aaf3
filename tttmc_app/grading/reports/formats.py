"""The formats of reports: one entry for each, used by the command and by the window."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import Enum
from functools import partial
from pathlib import Path
from typing import TypeAlias

from tttmc_app.core import Text
from tttmc_app.grading.reports import gradebook
from tttmc_app.grading.reports.columns import entries_csv, entries_json
from tttmc_app.grading.reports.entries import Entry
from tttmc_app.grading.reports.feedback import classroom_results, feedback_zip
from tttmc_app.grading.reports.gradebook import Gradebook
from tttmc_app.grading.reports.gradescope import autograder_zip
from tttmc_app.grading.reports.html_blocks import class_pages
from tttmc_app.grading.reports.junit import junit_xml
from tttmc_app.grading.similarity import SimilarPair
from tttmc_app.storage import make_folder, write_bytes_atomically, write_text_atomically


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
    pairs: Sequence[SimilarPair[Entry]] = ()
    sheet: Path | None = None
    """The sheet to fill in."""
    column: str = ""
    """The sheet's column for the grades, if there are several."""
    seed: int = 0
    games: int = 0
    rubric: str = ""
    """The rubric's TOML text, for an autograder."""
    now: datetime = field(default_factory=partial(datetime.now, UTC))


_Content: TypeAlias = str | bytes | Iterable[tuple[str, str]]
"""What is written into a file, or the names and texts of a folder's files."""


@dataclass(frozen=True, slots=True)
class ReportFormat:
    """One format of reports."""

    key: str
    """Its option without dashes, and its name in settings."""
    label: Text
    """Its name in menus."""
    help: Text
    suffix: str
    """Of its file; empty for a folder."""
    content: Callable[[ReportRequest], _Content] | Gradebook
    """Returns what to write, or fills in a sheet."""
    needs_names: bool = False
    """Whether it goes back to the students, and is useless without their names."""

    @property
    def target(self) -> Target:
        """Return what it is written to."""
        if isinstance(self.content, Gradebook):
            return Target.SHEET
        return Target.FILE if self.suffix else Target.FOLDER

    def write(self, request: ReportRequest) -> Sequence[Text]:
        """Write the reports, and return what to tell the user as separate sentences."""
        target = request.target
        if isinstance(self.content, Gradebook):
            sheet = request.sheet or target
            filled = self.content.fill(sheet, request.entries, request.column)
            write_bytes_atomically(target, filled.content)
            grades = Text("%n grade(s)", n=filled.filled)
            return (Text("{name}: {grades}", name=target.name, grades=grades), *filled.notes)
        match self.content(request):
            case str(text):
                write_text_atomically(target, text)
            case bytes(content):
                write_bytes_atomically(target, content)
            case files:
                make_folder(target)
                for name, text in files:
                    write_text_atomically(target / name, text)
        return ()


def target_of(format_: ReportFormat, chosen: Path, *, overwrite: bool = False) -> Path:
    """Return where a format is written if the user chose this path.

    A filled-in sheet is put next to the original, unless the original is to be overwritten.
    """
    if format_.target is not Target.SHEET or overwrite:
        return chosen
    return chosen.with_name(f"{chosen.stem}-graded{chosen.suffix}")


FORMATS = (
    ReportFormat(
        "csv",
        Text("CSV table"),
        Text("a table for spreadsheets"),
        ".csv",
        lambda asked: entries_csv(asked.entries),
    ),
    ReportFormat(
        "json",
        Text("JSON"),
        Text("everything, for programs"),
        ".json",
        lambda asked: json.dumps(entries_json(asked.entries), indent=1) + "\n",
    ),
    ReportFormat(
        "html",
        Text("HTML pages"),
        Text("a page for each file and one for the class"),
        "",
        lambda asked: class_pages(asked.entries, asked.pairs),
    ),
    ReportFormat(
        "junit",
        Text("JUnit XML"),
        Text("a test case for each check"),
        ".xml",
        lambda asked: junit_xml(asked.entries, asked.now),
    ),
    ReportFormat(
        "gradescope",
        Text("Gradescope autograder"),
        Text("a zip to upload to Gradescope, which then grades each submission"),
        ".zip",
        lambda asked: autograder_zip(asked.seed, asked.games, asked.rubric),
    ),
    ReportFormat(
        "canvas",
        Text("Canvas gradebook"),
        Text("the gradebook downloaded from Canvas, filled in"),
        ".csv",
        gradebook.CANVAS,
        needs_names=True,
    ),
    ReportFormat(
        "moodle",
        Text("Moodle grading worksheet"),
        Text("the grading worksheet downloaded from Moodle, filled in"),
        ".csv",
        gradebook.MOODLE,
        needs_names=True,
    ),
    ReportFormat(
        "feedback",
        Text("Feedback for Moodle or Canvas"),
        Text("a zip of pages for students, to upload to Moodle or Canvas"),
        ".zip",
        lambda asked: feedback_zip(asked.entries),
        needs_names=True,
    ),
    ReportFormat(
        "classroom",
        Text("GitHub Classroom results"),
        Text("a result file for each submission, for GitHub Classroom"),
        "",
        lambda asked: classroom_results(asked.entries),
        needs_names=True,
    ),
)
"""All formats, in the order of menus and of the command's options."""
