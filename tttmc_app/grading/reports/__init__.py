"""The output of grading for teachers: pages, sheets, archives and files for other programs."""

from tttmc_app.grading.reports.entries import (
    Entry,
    anonymous,
    entries_of,
    key_csv,
    short_names,
)
from tttmc_app.grading.reports.formats import (
    FORMATS,
    ReportFormat,
    ReportRequest,
    Target,
    check_sheet,
    target_of,
)
from tttmc_app.grading.reports.json_list import entries_json

__all__ = [
    "FORMATS",
    "Entry",
    "ReportFormat",
    "ReportRequest",
    "Target",
    "anonymous",
    "check_sheet",
    "entries_json",
    "entries_of",
    "key_csv",
    "short_names",
    "target_of",
]
