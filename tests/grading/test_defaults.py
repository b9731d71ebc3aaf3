"""What is left out when files are graded and reported on."""

from __future__ import annotations

from tests.defaults import defaults_of
from tttmc_app.course import RunLimits
from tttmc_app.course.trace import Trace
from tttmc_app.grading import (
    DEFAULT_RUBRIC,
    Check,
    CheckFailure,
    CheckResult,
    Cost,
    Damage,
    GradingReport,
    MatchScore,
    Part,
    Strength,
    grade_beats,
)
from tttmc_app.grading.answers import Answer
from tttmc_app.grading.batch import grade_all
from tttmc_app.grading.checks import Mistake
from tttmc_app.grading.scoring_rule import FileWeights
from tttmc_app.grading.submission import Submission
from tttmc_app.grading.submission_files import SubmissionFiles


def test_every_default() -> None:
    """A mistake is a slip of unknown cost; grading plays 100 games with seed 0, two at a time."""
    grading = {"seed": 0, "workers": 2, "games": 100, "journal": None, "rubric": DEFAULT_RUBRIC}
    assert defaults_of(grade_all, grade_beats, Submission, SubmissionFiles, Answer) == {
        "grade_all": grading,
        "grade_beats": grading,
        "Submission": {"limits": RunLimits(load_seconds=20.0, call_seconds=10.0), "files": None},
        "SubmissionFiles": {"helpers": ()},
        "Answer": {
            "value": None,
            "kind": "",
            "arguments": (),
            "error": "",
            "mistake": None,
            "line": None,
            "trace": Trace(),
            "seconds": 0.0,
        },
    }
    assert defaults_of(Check, CheckFailure, CheckResult, Mistake, MatchScore, Strength) == {
        "Check": {"part": Part.FUNCTIONS},
        "CheckFailure": {
            "hint": None,
            "mistake": None,
            "cost": Cost.UNKNOWN,
            "damage": Damage.SLIP,
            "line": None,
        },
        "CheckResult": {"failure": None, "not_run": None, "share": 0.0},
        "Mistake": {"damage": Damage.SLIP},
        "MatchScore": {"why": "", "example": None},
        "Strength": {"note": ""},
    }
    assert defaults_of(GradingReport, Submission.call, Submission.weights_named) == {
        "GradingReport": {
            "language": "",
            "checks": (),
            "style": (),
            "remarks": (),
            "strength": None,
            "error": "",
            "error_line": None,
            "was_stopped": False,
            "rubric": DEFAULT_RUBRIC,
            "not_graded": "",
            "fence": (),
            "warnings": (),
            "seconds": 0.0,
        },
        "Submission.call": {"observe": False},
        "Submission.weights_named": {"default": FileWeights(1.0, 1.0)},
    }
