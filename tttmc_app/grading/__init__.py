"""Grading of students' files: checks with points, style remarks and strength."""

from tttmc_app.grading.batch import (
    DEFAULT_WORKERS,
    Graded,
    grade_all,
    grade_beats,
    submissions,
)
from tttmc_app.grading.checks import Check, CheckFailure, CheckResult, Cost
from tttmc_app.grading.grader import CHECKS
from tttmc_app.grading.grading_report import (
    FULL_POINTS,
    GradingReport,
    MatchScore,
    Strength,
    StrengthVerdict,
)

__all__ = [
    "CHECKS",
    "DEFAULT_WORKERS",
    "FULL_POINTS",
    "Check",
    "CheckFailure",
    "CheckResult",
    "Cost",
    "Graded",
    "GradingReport",
    "MatchScore",
    "Strength",
    "StrengthVerdict",
    "grade_all",
    "grade_beats",
    "submissions",
]
