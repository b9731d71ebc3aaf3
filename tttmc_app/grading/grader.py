"""Grading of one file: its checks, style remarks and strength."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from time import perf_counter

import tttmc_app.grading.check_constants as constants
import tttmc_app.grading.check_get_best_move as get_best_move
import tttmc_app.grading.check_mc_move as mc_move
import tttmc_app.grading.check_mc_trial as mc_trial
import tttmc_app.grading.check_mc_update_scores as mc_update_scores
from tttmc_app.core import Text, derive_seed
from tttmc_app.course.student_types import StudentError
from tttmc_app.course.style import remarks_on
from tttmc_app.grading.checks import Check, CheckResult, Cost
from tttmc_app.grading.grading_report import GradingReport
from tttmc_app.grading.strength import ReferenceScores, measure
from tttmc_app.grading.submission import Submission


@dataclass(frozen=True, slots=True)
class CheckGroup:
    """The checks of one function."""

    checks: tuple[Check, ...]
    examine: Callable[[Submission], Iterator[CheckResult]]
    """Yields the checks' results in order."""


GROUPS = (
    CheckGroup(constants.CHECKS, constants.examine),
    CheckGroup(mc_trial.CHECKS, mc_trial.examine),
    CheckGroup(mc_update_scores.CHECKS, mc_update_scores.examine),
    CheckGroup(get_best_move.CHECKS, get_best_move.examine),
    CheckGroup(mc_move.CHECKS, mc_move.examine),
)
"""All checks; a later group may depend on the functions of the earlier ones."""
CHECKS: tuple[Check, ...] = tuple(check for group in GROUPS for check in group.checks)


def grade_steps(
    submission: Submission, path: Path, seed: int, games: int, references: ReferenceScores
) -> Iterator[GradingReport]:
    """Yield the report after every group of checks and after every game; the last is complete.

    `games` are played against each opponent. The report covers every failure of the file.
    Raises GradingStoppedError once the submission is stopped.
    """
    begun = perf_counter()
    report = GradingReport(path, style=tuple(remarks_on(path)))
    try:
        loaded = submission.load()
    except StudentError as error:
        failure = error.failure
        yield replace(
            report,
            language=str(failure.language or ""),
            remarks=tuple((remark.line, remark.text) for remark in failure.remarks),
            error=failure.reason,
            error_line=failure.line,
            seconds=perf_counter() - begun,
        )
        return
    remarks = [(remark.line, remark.text) for remark in loaded.remarks]
    if loaded.failure is not None:
        text = Text("the file failed half-way: {reason}", reason=loaded.failure.reason)
        remarks.append((loaded.failure.line, text))
    report = replace(report, language=submission.language, remarks=tuple(remarks))
    yield report
    for group in GROUPS:
        submission.weak_functions = weak_functions(report.checks)
        checks = (*report.checks, *group.examine(submission))
        report = replace(report, language=submission.language, checks=checks)
        if group is GROUPS[-1]:
            report = replace(report, remarks=(*remarks, *_trials_remarks(submission, checks)))
        yield replace(report, seconds=perf_counter() - begun)
    if not games:
        return
    for strength in measure(submission, derive_seed(seed, "strength"), games, references):
        yield replace(report, strength=strength, seconds=perf_counter() - begun)


def _trials_remarks(
    submission: Submission, results: Sequence[CheckResult]
) -> Iterator[tuple[int | None, Text]]:
    """Yield a remark if a file with correct scores ignores the number of trials."""
    correct = all(
        result.passed for result in results if result.check in mc_update_scores.RULE_CHECKS
    )
    if submission.weak_functions or not correct:
        return
    if text := mc_move.trials_remark(submission):
        function = submission.function(mc_move.NAME)
        yield (function.line if function else None, text)


def weak_functions(results: Sequence[CheckResult]) -> tuple[str, ...]:
    """Return the functions with a failed check that may change the moves."""
    names = [
        result.check.group
        for result in results
        if result.failure is not None and result.failure.cost is not Cost.POINTS
    ]
    return tuple(name for name in dict.fromkeys(names) if name in constants.SIGNATURES)
