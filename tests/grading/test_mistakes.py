"""What is told about mistakes: each is named once, where it shows; what it spoils isn't judged."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.edits import blocks, with_edits
from tests.grading.in_process import InProcess, failures, verdict
from tests.grading.submissions import CORRECT, submit
from tests.grading.test_strength import CutOff
from tttmc_app.grading import GradingReport, check_mc_move
from tttmc_app.grading.grader import GROUPS, WEIGHTS, Terms, grade_steps
from tttmc_app.grading.grading_report import NO_GAMES
from tttmc_app.grading.strength import ReferenceScores

CASES = [*blocks(Path(__file__).with_name("mistakes.txt"))]
BARE = re.sub(r'    """\n.*\n    """\n', "", CORRECT)
FUNCTIONS = {group.checks[0].group: group for group in GROUPS}


@pytest.mark.parametrize(("head", "edits"), CASES, ids=[each[0] for each in CASES])
def test_what_is_told(tmp_path: Path, head: str, edits: str) -> None:
    """Only a mistake that explains everything is named, and unusual right ways have none."""
    checks, told, *costs = head.split(" | ")
    checks, _, weak = checks.partition(" weak ")
    submission = InProcess(with_edits(BARE, edits, head))
    submission.weak_functions = tuple(weak.split())
    if checks == "trials":
        assert trials_told(submission) == told.replace("right", "")
        return
    if checks == "all":
        path = submit(tmp_path, "")
        *_, last = grade_steps(submission, GradingReport(path), Terms(5, 0), ReferenceScores(5))
        assert {each.not_run for each in last.checks[-2:]} == {NO_GAMES}
        results = last.checks[:-2]
    else:
        if checks not in ("constants", "get_best_move"):
            submission.replace_weights(WEIGHTS)
        results = tuple(FUNCTIONS[checks].examine(submission))
    assert verdict(results) == told.replace("right", "")
    failed = failures(results).items()
    paid = [f"{key} {each.cost.name.lower()} {each.damage}" for key, each in failed]
    assert costs in ([], [", ".join(paid)])


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
