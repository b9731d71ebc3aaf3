"""Grading of students' files: checks with points, style remarks and strength."""

from tttmc_app.grading.batch import (
    DEFAULT_TERMS,
    DEFAULT_WORKERS,
    MAX_GAMES,
    MAX_WORKERS,
    Graded,
    grade_beats,
)
from tttmc_app.grading.checks import Check, CheckFailure, CheckResult, Cost, Damage, Part
from tttmc_app.grading.grader import CHECKS, Terms
from tttmc_app.grading.grading_report import (
    ExampleGame,
    GradingReport,
    MatchScore,
    Strength,
    StrengthVerdict,
)
from tttmc_app.grading.journal import Journal, OtherVersionError
from tttmc_app.grading.own_checks import OwnChecks
from tttmc_app.grading.rubric import (
    DEFAULT_RUBRIC,
    FULL_POINTS,
    Rubric,
    read_rubric,
    rubric_from,
    rubric_toml,
)
from tttmc_app.grading.strength import DEFAULT_GAMES, OPPONENTS, opponent_name
from tttmc_app.grading.submission_files import FoundFile, find_submissions, only_best

__all__ = [
    "CHECKS",
    "DEFAULT_GAMES",
    "DEFAULT_RUBRIC",
    "DEFAULT_TERMS",
    "DEFAULT_WORKERS",
    "FULL_POINTS",
    "MAX_GAMES",
    "MAX_WORKERS",
    "OPPONENTS",
    "Check",
    "CheckFailure",
    "CheckResult",
    "Cost",
    "Damage",
    "ExampleGame",
    "FoundFile",
    "Graded",
    "GradingReport",
    "Journal",
    "MatchScore",
    "OtherVersionError",
    "OwnChecks",
    "Part",
    "Rubric",
    "Strength",
    "StrengthVerdict",
    "Terms",
    "find_submissions",
    "grade_beats",
    "only_best",
    "opponent_name",
    "read_rubric",
    "rubric_from",
    "rubric_toml",
]
