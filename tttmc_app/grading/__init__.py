"""Grading of students' files: checks with points, remarks on style, and strength."""

from tttmc_app.grading.batch import (
    DEFAULT_WORKERS,
    Graded,
    grade_all,
    grade_beats,
    submissions,
)
from tttmc_app.grading.checks import Check, CheckResult, Cost, Failure
from tttmc_app.grading.grade import CHECKS
from tttmc_app.grading.report import FULL_POINTS, Games, Report, Strength, Verdict

__all__ = [
    "CHECKS",
    "DEFAULT_WORKERS",
    "FULL_POINTS",
    "Check",
    "CheckResult",
    "Cost",
    "Failure",
    "Games",
    "Graded",
    "Report",
    "Strength",
    "Verdict",
    "grade_all",
    "grade_beats",
    "submissions",
]
