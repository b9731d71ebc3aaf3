"""Reports on files that failed when they were run, wholly or half-way."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tests.grading.in_process import InProcess
from tests.grading.submissions import CORRECT, submit
from tttmc_app.course.student_types import (
    CodeFailure,
    FailureKind,
    Language,
    LoadedFile,
    Remark,
    RemarkKind,
    StudentError,
)
from tttmc_app.course.style import remarks_on
from tttmc_app.grading import Rubric
from tttmc_app.grading.grader import grade_steps
from tttmc_app.grading.strength import ReferenceScores


def test_a_file_that_fails(tmp_path: Path) -> None:
    """Its report has the error with its line, the remarks, the style, and no checks."""

    class Broken(InProcess):
        def load(self) -> LoadedFile:
            remark = Remark(RemarkKind.LANGUAGE, "it runs as Python 2", 4)
            raise StudentError(
                CodeFailure(
                    FailureKind.RAISED,
                    "NameError: x",
                    70,
                    remarks=(remark,),
                    language=Language.PYTHON_2,
                )
            )

    path = submit(tmp_path, CORRECT.replace("    Choose a move by random games.\n", ""))
    (report,) = grade_steps(Broken(CORRECT), path, 5, 2, ReferenceScores(5), Rubric("mine"))
    assert (report.error, report.error_line, report.points) == ("NameError: x", 70, 0)
    assert (report.language, report.remarks) == ("Python 2", ((4, "it runs as Python 2"),))
    assert (report.checks, report.strength, report.rubric.name) == ((), None, "mine")
    assert report.seconds > 0
    assert (
        [remark.line for remark in report.style]
        == [remark.line for remark in remarks_on(path)]
        != []
    )


def test_why_a_file_stopped_half_way(tmp_path: Path) -> None:
    """A remark has the line; other remarks come first."""

    class HalfWay(InProcess):
        def load(self) -> LoadedFile:
            found = super().load()
            failure = CodeFailure(FailureKind.RAISED, "NameError: x", 70)
            remark = Remark(RemarkKind.SKIPPED, "the call to run_gui was skipped", 60)
            return replace(found, remarks=(remark,), failure=failure)

    path = submit(tmp_path, CORRECT)
    first = next(grade_steps(HalfWay(CORRECT), path, 5, 0, ReferenceScores(5)))
    assert [(line, str(text)) for line, text in first.remarks] == [
        (60, "the call to run_gui was skipped"),
        (70, "the file failed half-way: NameError: x"),
    ]
