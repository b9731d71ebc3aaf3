"""The output of grading for teachers: pages, sheets, archives and files for other programs."""

from tttmc_app.grading.reports.blocks import points_number
from tttmc_app.grading.reports.columns import Column, entries_json, used
from tttmc_app.grading.reports.entries import (
    Entry,
    anonymous,
    entries_of,
    key_csv,
    overrides_of,
    with_similar,
)
from tttmc_app.grading.reports.formats import (
    FORMATS,
    ReportFormat,
    ReportRequest,
    Target,
    check_sheet,
    target_of,
)
from tttmc_app.grading.reports.report_blocks import has_all_checks, report_blocks
from tttmc_app.grading.reports.text_blocks import text_lines

__all__ = [
    "FORMATS",
    "Column",
    "Entry",
    "ReportFormat",
    "ReportRequest",
    "Target",
    "anonymous",
    "check_sheet",
    "entries_json",
    "entries_of",
    "has_all_checks",
    "key_csv",
    "overrides_of",
    "points_number",
    "report_blocks",
    "target_of",
    "text_lines",
    "used",
    "with_similar",
]
