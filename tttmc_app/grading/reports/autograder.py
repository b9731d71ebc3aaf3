"""The program that Gradescope runs: grades one submission and writes results.json."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from tttmc_app.core import TttmcError
from tttmc_app.grading.batch import grade_all
from tttmc_app.grading.grader import CHECKS
from tttmc_app.grading.grading_report import GradingReport
from tttmc_app.grading.reports.columns import Json
from tttmc_app.grading.reports.entries import entries_of
from tttmc_app.grading.reports.gradescope import RUBRIC, SETTINGS, results_json
from tttmc_app.grading.rubric import DEFAULT_RUBRIC, read_rubric
from tttmc_app.grading.submission_files import FoundFile, submission_of_one


def main(source: str, submission: str, results: str) -> int:
    """Grade the submission in a folder and write its results; return 1 if it wasn't graded.

    `source` is the unpacked autograder. A student without a Python file gets no points, and is
    told so.
    """
    # The grader's own files go where they can be written, whoever runs it.
    os.environ.setdefault("TTTMC_HOME", str(Path(results).parent / ".tttmc"))
    try:
        found = submission_of_one(Path(submission))
    except TttmcError:
        text = "No Python file was handed in. Hand in your file, such as player.py."
        _write(results, {"score": 0, "output": text, "output_format": "text"})
        return 0
    report = _graded(Path(source), found)
    (entry,) = entries_of([report])
    _write(results, results_json(entry))
    return 0 if report.points is not None else 1


def _graded(source: Path, found: FoundFile) -> GradingReport:
    settings = json.loads((source / SETTINGS).read_text(encoding="utf-8"))
    path = source / RUBRIC
    rubric = read_rubric(path, CHECKS) if path.is_file() else DEFAULT_RUBRIC
    *_, last = grade_all([found], settings["seed"], 1, settings["games"], rubric=rubric)
    return last.report


def _write(results: str, content: dict[str, Json]) -> None:
    path = Path(results)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(content, indent=1), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:4]))
