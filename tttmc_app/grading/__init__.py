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
    ExampleGame,
    GradingReport,
    MatchScore,
    Strength,
    StrengthVerdict,
)
from tttmc_app.grading.strength import DEFAULT_GAMES, OPPONENTS, opponent_name

__all__ = [
    "CHECKS",
    "DEFAULT_GAMES",
    "DEFAULT_WORKERS",
    "FULL_POINTS",
    "OPPONENTS",
    "Check",
    "CheckFailure",
    "CheckResult",
    "Cost",
    "ExampleGame",
    "Graded",
    "GradingReport",
    "MatchScore",
    "Strength",
    "StrengthVerdict",
    "grade_all",
    "grade_beats",
    "opponent_name",
    "submissions",
]
