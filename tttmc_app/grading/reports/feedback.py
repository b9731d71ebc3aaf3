"""Reports that go back to the students through the platform from which their files came.

Moodle takes a zip of files named `Name_NUMBER_assignfeedback_file_….html` (`importziplib.php` in
`mod/assign/feedback/file/` of github.com/moodle/moodle). Canvas takes a zip of files that begin
like the downloaded ones, and attaches them to comments (`generate_comments_from_files` in
`app/models/` of github.com/instructure/canvas-lms). GitHub Classroom's reporter takes results as
JSON, whose tests' scores it adds up (github.com/classroom-resources/autograding-grading-reporter).
"""

from __future__ import annotations

import json
import zipfile
from collections.abc import Collection, Iterable, Iterator, Sequence
from io import BytesIO
from pathlib import Path

from tttmc_app.course.downloads import Platform, owner_of
from tttmc_app.grading.plain import html
from tttmc_app.grading.reports.columns import Json
from tttmc_app.grading.reports.entries import Entry
from tttmc_app.grading.reports.html_blocks import page_names, student_page
from tttmc_app.grading.reports.report_blocks import check_blocks, report_blocks
from tttmc_app.grading.reports.text_blocks import joined, text_lines

_DATE = (1980, 1, 1, 0, 0, 0)
_BRIEF = ("not run", "games", "remarks", "passed", "rubric")
"""The sections that comments leave out."""


def comment_html(entry: Entry) -> str:
    """Return a submission's points and mistakes as HTML that needs no style."""
    return "<br>".join(map(html, _comment(entry)))


def _comment(entry: Entry) -> Iterator[str]:
    """Return the lines of a submission's points and mistakes."""
    return text_lines(report_blocks(entry.report, entry.label), left_out=_BRIEF)


def feedback_zip(entries: Sequence[Entry]) -> bytes:
    """Return a zip with each submission's page, named for the platform that it came from."""
    pages = page_names([entry.label for entry in entries])
    return zip_of(
        (_feedback_name(entry) or page, student_page(entry))
        for entry, page in zip(entries, pages, strict=True)
    )


def zip_of(files: Iterable[tuple[str, bytes | str]], programs: Collection[str] = ()) -> bytes:
    """Return a zip of named files; the same content always gives the same zip."""
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files:
            info = zipfile.ZipInfo(name, _DATE)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = (0o100755 if name in programs else 0o100644) << 16
            archive.writestr(info, content)
    return packed.getvalue()


def _feedback_name(entry: Entry) -> str:
    """Return the name by which a platform finds a submission's student; empty if it can't."""
    owner = entry.owner
    if owner is not None and owner.number and owner.platform is Platform.MOODLE:
        name = owner.name.replace("_", " ")  # the number must come second
        return f"{name}_{owner.number}_assignfeedback_file_report.html"
    if owner is not None and owner.platform is Platform.CANVAS:
        named = (part for part in reversed(entry.report.file.parts) if owner_of(Path(part)))
        return Path(next(named, "")).stem + ".html"
    return ""


def classroom_results(entries: Sequence[Entry]) -> Iterator[tuple[str, str]]:
    """Yield the name and text of each submission's result for GitHub Classroom.

    Only the first test has points: a mistake can limit those of the whole file.
    """
    for entry, page in zip(entries, page_names([entry.label for entry in entries]), strict=True):
        report = entry.report
        status = "error" if report.points is None else "pass" if report.has_passed else "fail"
        points: Json = {
            "name": "points",
            "status": status,
            "score": report.points or 0,
            "message": "\n".join(_comment(entry)),
        }
        tests: list[Json] = [
            {
                "name": result.check.name,
                "status": "pass" if result.passed else "fail",
                "score": 0,
                "message": joined(check_blocks(result)),
                "line_no": (result.failure and result.failure.line) or 0,
            }
            for result in report.checks
        ]
        results: Json = {
            "version": 1,
            "status": status,
            "max_score": report.max_points,
            "tests": [points, *tests],
        }
        yield f"{Path(page).stem}.json", json.dumps(results, indent=1) + "\n"
