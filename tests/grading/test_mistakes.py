"""What is told about mistakes: each is named once, where it shows; what it spoils isn't judged."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.edits import blocks, with_edits
from tests.grading.in_process import InProcess, verdict
from tests.grading.submissions import CORRECT, submit
from tests.grading.test_strength import CutOff
from tttmc_app.grading import (
    GradingReport,
    check_constants,
    check_get_best_move,
    check_mc_move,
    check_mc_trial,
    check_mc_update_scores,
)
from tttmc_app.grading.grader import WEIGHTS, Terms, grade_steps
from tttmc_app.grading.grading_report import NO_GAMES
from tttmc_app.grading.strength import ReferenceScores

CASES = [*blocks(Path(__file__).with_name("mistakes.txt"))]
BARE = re.sub(r'    """\n.*\n    """\n', "", CORRECT)
FUNCTIONS: dict[str, Any] = {
    "constants": check_constants.GROUP,
    "mc_trial": check_mc_trial.GROUP,
    "mc_update_scores": check_mc_update_scores.GROUP,
    "get_best_move": check_get_best_move.GROUP,
    "mc_move": check_mc_move.GROUP,
}


@pytest.mark.parametrize(("head", "edits"), CASES, ids=[each[0] for each in CASES])
def test_what_is_told(tmp_path: Path, head: str, edits: str) -> None:
    """Only a mistake that explains everything is named, and unusual right ways have none."""
    checks, _, told = head.partition(" | ")
    checks, _, weak = checks.partition(" weak ")
    submission = InProcess(with_edits(BARE, edits, head))
    submission.weak_functions = tuple(weak.split())
    if checks == "trials":
        found = trials_told(submission)
    elif checks == "all":
        path = submit(tmp_path, "")
        *_, last = grade_steps(submission, GradingReport(path), Terms(5, 0), ReferenceScores(5))
        assert {each.not_run for each in last.checks[-2:]} == {NO_GAMES}
        found = verdict(last.checks[:-2])
    else:
        if checks not in ("constants", "get_best_move"):
            submission.replace_weights(WEIGHTS)
        found = verdict(FUNCTIONS[checks].examine(submission))
    assert found == told.replace("right", "")


def test_what_could_not_be_seen_is_not_too_few() -> None:
    """But what was seen may be too much."""
    told = [
        trials_told(CutOff(BARE.replace("range(trials)", f"range({trials})")))
        for trials in ("trials", "trials - 2", "trials + 3")
    ]
    assert told == ["", "", "plays at least 10 trials when 7 are requested"]


def trials_told(submission: InProcess) -> str:
    """Return the mistakes in observed calls of mc_move."""
    runs = check_mc_move.observed(submission)
    assert not any(run.answer.error for run in runs)
    found = [row.seen(runs) for row in check_mc_move.GROUP.rows]
    return "; ".join(str(each.name) for each in found if each)
