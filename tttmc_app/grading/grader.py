"""Grade one file: run it, check it, look at its style, and let it play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from time import perf_counter

from tttmc_app.core import derive_seed
from tttmc_app.course.student_types import StudentError
from tttmc_app.course.style import remarks_on
from tttmc_app.grading import (
    check_constants,
    check_get_best_move,
    check_mc_move,
    check_mc_trial,
    check_mc_update_scores,
    strength,
)
from tttmc_app.grading.checks import Check, CheckResult, Cost
from tttmc_app.grading.grading_report import GradingReport
from tttmc_app.grading.strength import References
from tttmc_app.grading.submission import Submission

GROUPS = (
    check_constants,
    check_mc_trial,
    check_mc_update_scores,
    check_get_best_move,
    check_mc_move,
)
CHECKS: tuple[Check, ...] = tuple(check for group in GROUPS for check in group.CHECKS)


def grade_steps(
    submission: Submission, path: Path, seed: int, games: int, references: References
) -> Iterator[GradingReport]:
    """Yield the report as it grows: after every group of checks and after every game.

    The last one is whole. So many games are played against each opponent. Whatever the file does
    is a result. Raises GradingStoppedError where the submission was stopped.
    """
    begun = perf_counter()
    report = GradingReport(path, style=tuple(remarks_on(path)))
    try:
        loaded = submission.load()
    except StudentError as error:
        trouble = error.failure
        language = str(trouble.language or "")
        yield replace(
            report,
            language=language,
            remarks=tuple((remark.line, remark.text) for remark in trouble.remarks),
            error=_without_name(str(error), path),
            error_line=trouble.line,
            seconds=perf_counter() - begun,
        )
        return
    remarks = [(remark.line, remark.text) for remark in loaded.remarks]
    if loaded.failure is not None:
        reason = _without_name(loaded.failure.message, path)
        remarks.append((loaded.failure.line, f"the file stopped half-way: {reason}"))
    report = replace(report, language=submission.language, remarks=tuple(remarks))
    yield report
    results: list[CheckResult] = []
    for examine in (
        check_constants.examine,
        check_mc_trial.examine,
        check_mc_update_scores.examine,
        check_get_best_move.examine,
    ):
        results += examine(submission)
        report = replace(report, language=submission.language, checks=tuple(results))
        yield replace(report, seconds=perf_counter() - begun)
    weak = weak_functions(results)
    results += check_mc_move.examine(submission, weak)
    scores_right = all(
        result.passed for result in results if result.check in check_mc_update_scores.RULE
    )
    if not weak and scores_right and (text := check_mc_move.remark_on_trials(submission)):
        remarks.append((_line_of(submission, check_mc_move.NAME), text))
    report = replace(
        report, language=submission.language, checks=tuple(results), remarks=tuple(remarks)
    )
    yield replace(report, seconds=perf_counter() - begun)
    if not games:
        return
    for measured in strength.measure(submission, derive_seed(seed, "strength"), games, references):
        report = replace(report, strength=measured)
        yield replace(report, seconds=perf_counter() - begun)


def _line_of(submission: Submission, name: str) -> int | None:
    """Return the line that a function begins in."""
    function = submission.function(name)
    return function.line if function else None


def weak_functions(results: Sequence[CheckResult]) -> list[str]:
    """Return the functions with a failure that may change what is played."""
    names = [
        result.check.name.partition(":")[0]
        for result in results
        if result.failure is not None and result.failure.cost is not Cost.POINTS
    ]
    return [name for name in dict.fromkeys(names) if name in check_constants.SIGNATURES]


def _without_name(message: str, path: Path) -> str:
    """Return a message without the file's name, which every report begins with."""
    return message.removeprefix(f"{path.name}: ")
