"""The output of grading for teachers: pages, sheets, archives and files for other programs."""

from tttmc_app.grading.reports.blocks import points_number
from tttmc_app.grading.reports.columns import TABLE, Column, entries_json, used
from tttmc_app.grading.reports.entries import (
    Comparison,
    Entry,
    anonymous,
    compared,
    earlier_entries,
    entries_of,
    key_csv,
    overrides_of,
)
from tttmc_app.grading.reports.formats import (
    FORMATS,
    ReportFormat,
    ReportRequest,
    Target,
    target_of,
)
from tttmc_app.grading.reports.gradebook import Gradebook
from tttmc_app.grading.reports.html_blocks import student_page
from tttmc_app.grading.reports.report_blocks import has_all_checks, report_blocks
from tttmc_app.grading.reports.text_blocks import text_lines

__all__ = [
    "FORMATS",
    "TABLE",
    "Column",
    "Comparison",
    "Entry",
    "Gradebook",
    "ReportFormat",
    "ReportRequest",
    "Target",
    "anonymous",
    "compared",
    "earlier_entries",
    "entries_json",
    "entries_of",
    "has_all_checks",
    "key_csv",
    "overrides_of",
    "points_number",
    "report_blocks",
    "student_page",
    "target_of",
    "text_lines",
    "used",
]
