"""Grading of one file: its checks, style remarks and strength."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from time import perf_counter
from typing import Any

from tttmc_app.core import Text, Weights, derive_seed
from tttmc_app.course.student_types import CodeFailure, RemarkKind, StudentError
from tttmc_app.course.suspects import Suspects
from tttmc_app.grading import (
    check_constants,
    check_get_best_move,
    check_mc_move,
    check_mc_trial,
    check_mc_update_scores,
)
from tttmc_app.grading.check_constants import NO_WEIGHTS, near_miss, unusable
from tttmc_app.grading.checks import SIGNATURES, Check, CheckFailure, CheckResult, Cost
from tttmc_app.grading.examine import SAME, Group
from tttmc_app.grading.grading_report import NO_GAMES, GradingReport, StrengthVerdict
from tttmc_app.grading.own_checks import OwnChecks
from tttmc_app.grading.rubric import DEFAULT_RUBRIC, Rubric
from tttmc_app.grading.strength import (
    DEFAULT_GAMES,
    OPPONENTS,
    STRENGTH_CHECKS,
    ReferenceScores,
    judge,
    measure,
)
from tttmc_app.grading.submission import CONSTANTS, FoundPython2Error, Submission
from tttmc_app.players.behaviour import Behaviour, behaviours_of

GROUPS: tuple[Group[Any], ...] = (
    check_constants.GROUP,
    check_mc_trial.GROUP,
    check_mc_update_scores.GROUP,
    check_get_best_move.GROUP,
    check_mc_move.GROUP,
)
"""All groups of checks but the games; a later group may depend on the functions of earlier ones."""
CHECKS: tuple[Check, ...] = (
    *(check for group in GROUPS for check in group.checks),
    *STRENGTH_CHECKS,
)
GRADER = Behaviour("the grader", Text("the grader"), 8)
"""Its version increases with every change after which a file may get other points or remarks."""
WEIGHTS = Weights(1.75, 2.75)
"""The weights that replace a file's own in the checks of its functions: unequal, neither more than
twice the other, and not numbers that files are likely to contain."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What decides the points of files besides the files themselves."""

    seed: int = 0
    games: int = DEFAULT_GAMES
    """How many are played against each opponent."""
    rubric: Rubric = DEFAULT_RUBRIC
    own: OwnChecks | None = None
    """The teacher's own checks."""


def grading_behaviours() -> tuple[Behaviour, ...]:
    """Return the behaviours on which a file's grade depends, besides the rubric."""
    return (GRADER, *behaviours_of(opponent.kind for opponent in OPPONENTS))


def grade_steps(
    submission: Submission, report: GradingReport, terms: Terms, references: ReferenceScores
) -> Iterator[GradingReport]:
    """Yield the report so far after loading, each function's checks and every game.

    `report` is the one before grading; the last is complete, and covers every failure of the file.
    A file that turns out to be Python 2 is graded again from the beginning, as Python 2.
    Raises GradingStoppedError once the submission is stopped.
    """
    begun = perf_counter()
    while True:
        with suppress(FoundPython2Error):
            for step in _steps(submission, report, terms, references):
                yield replace(step, seconds=perf_counter() - begun)
            return


def _steps(
    submission: Submission, report: GradingReport, terms: Terms, references: ReferenceScores
) -> Iterator[GradingReport]:
    counted = report.rubric.applied(CHECKS)

    def with_results(results: Iterable[CheckResult]) -> GradingReport:
        """Return the report with those of the results that get points from the rubric."""
        named = [(counted.get(result.check.name), result) for result in results]
        more = (replace(result, check=check) for check, result in named if check is not None)
        return replace(report, checks=(*report.checks, *more))

    try:
        loaded = submission.load()
    except StudentError as error:
        failure = error.failure
        yield replace(
            report,
            style=submission.style,
            language=str(failure.language or ""),
            remarks=tuple((remark.line, remark.text) for remark in failure.remarks),
            not_graded=not_its_algorithm(failure),
            error=failure.reason,
            error_line=failure.line,
        )
        return
    remarks = [(remark.line, remark.text) for remark in loaded.remarks]
    if loaded.failure is not None:
        text = Text("the file failed half-way: {reason}", reason=loaded.failure.reason)
        remarks.append((loaded.failure.line, text))
    report = replace(
        report,
        language=str(loaded.language),
        style=submission.style,
        remarks=tuple(remarks),
        fence=loaded.sandbox,
    )
    yield report
    # Replacing the weights takes another process: what needs the file's own comes first.
    early = [[*_examined(group, submission)] if group.has_own_weights else [] for group in GROUPS]
    submission.replace_weights(WEIGHTS)
    for number, group in enumerate(GROUPS):
        submission.weak_functions = weak_functions(report.checks)
        report = with_results(
            _located(_judged(result, report.checks), submission)
            for result in early[number] or _examined(group, submission)
        )
        yield report
    if submission.weights_replaced:
        submission.replace_weights(None)
    if terms.own is not None:
        report = with_results(terms.own.examine(submission))
    if not terms.games:
        left_out = partial(CheckResult, not_run=NO_GAMES, is_left_out=True)
        yield with_results(map(left_out, STRENGTH_CHECKS))
        return
    strength = None
    seed = derive_seed(terms.seed, "strength")
    for strength in measure(submission, seed, terms.games, references):
        yield replace(report, strength=strength)
    assert strength is not None
    is_right = not report.failed and not report.not_run
    strength, judged = judge(strength, is_right)
    report = replace(with_results(judged), strength=strength)
    yield replace(report, checks=tuple(_measured(each, report) for each in report.checks))


def not_its_algorithm(failure: CodeFailure) -> Text:
    """Return why somebody must look at a file that can't be loaded; empty if the file is wrong."""
    missing = re.search(r"^ModuleNotFoundError: No module named '([^']+)'", str(failure.reason))
    if missing:
        return Text(
            "the module {module} is missing: install it, or ask the student for it",
            module=missing[1],
        )
    if any(remark.kind is RemarkKind.INPUT for remark in failure.remarks):
        return Text(
            "it asks for input before it has defined its functions, and fails without ({reason})",
            reason=failure.placed,
        )
    return Text("")


def _examined(group: Group[Any], submission: Submission) -> Iterator[CheckResult]:
    """Yield the results of a group; none of them is judged if the group's function is missing.

    A function with a nearly correct name is examined in its place.
    """
    name = group.checks[0].group
    mistake = unusable(name, submission) if name in SIGNATURES else None
    if mistake is None:
        yield from group.examine(submission)
        return
    other = near_miss(name, submission)
    if other is not None:
        # The other function may not be the one meant: its checks count only if all pass.
        submission.instead[name] = other.name
        found = [*group.examine(submission)]
        del submission.instead[name]
        if all(result.passed for result in found):
            yield from found
            return
    for check in group.checks:
        yield CheckResult(check, not_run=mistake.name)


def _judged(result: CheckResult, earlier: Sequence[CheckResult]) -> CheckResult:
    """Return a result as not run if an earlier function's check named the same mistake."""
    failure = result.failure
    for other in earlier:
        known = other.failure
        if failure and known and failure.mistake and failure.mistake == known.mistake:
            text = Text(SAME.source, check=other.check.label)
            return CheckResult(result.check, not_run=text)
    return result


def _measured(result: CheckResult, report: GradingReport) -> CheckResult:
    """Return a result without a cost that the games could have shown and didn't."""
    failure = result.failure
    is_unseen = {
        Cost.GAMES: not report.forfeits,
        Cost.STRENGTH: all(m.verdict is not StrengthVerdict.WEAKER for m in report.matches),
    }
    if failure is None or failure.is_elsewhere or not is_unseen.get(failure.cost):
        return result
    return replace(result, failure=replace(failure, cost=Cost.UNKNOWN))


def _located(result: CheckResult, submission: Submission) -> CheckResult:
    """Return a result with the file's own names and the line at fault, if there is just one."""
    failure = result.failure
    if failure is None:
        return result
    failure = with_line(failure, result.check.group, submission.suspects)
    constant = submission.constant
    # The names of 2014 that the file uses, by those of today.
    names = {new: old for new, old in CONSTANTS if constant(new) is None is not constant(old)}
    if names:
        called = Text("{reason}", reason=failure.called).with_words(names)
        hint, mistake = (
            each and each.with_words(names) for each in (failure.hint, failure.mistake)
        )
        failure = replace(failure, called=called, hint=hint, mistake=mistake)
    return replace(result, failure=failure)


def weak_functions(results: Sequence[CheckResult]) -> tuple[str, ...]:
    """Return the functions with a failed check that may change the moves.

    Missing constants don't change them.
    """
    weak = {
        result.check.group
        for result in results
        if result.not_run not in (None, NO_WEIGHTS)
        or (result.failure is not None and result.failure.cost is not Cost.POINTS)
    }
    return tuple(name for name in SIGNATURES if name in weak)


# The line at fault

_IS_METHOD = "method"
"""A word in Python's errors about a method that was not called."""
_BY_UNCALLED = frozenset(["places no marks", "does not finish in time"])
"""The mistakes observed if a method isn't called."""
_BY_SEED = "always plays the same game"
"""The mistake observed if every trial sets the same seed."""


def with_line(
    failure: CheckFailure, function: str, suspects: Mapping[str, Suspects]
) -> CheckFailure:
    """Return a failure with the only line of its function that can cause it, if there is one.

    A board's method that is named without `()` explains a failure for which no other mistake is
    known, and a seed that is set why all trials are the same game.
    """
    found = suspects.get(function)
    if found is None:
        return failure
    name = str(failure.mistake or "")
    may_be_uncalled = name in _BY_UNCALLED or (not name and _IS_METHOD in str(failure.came))
    if found.uncalled is not None and may_be_uncalled:
        line, code = found.uncalled
        mistake = Text("`{code}` has no ()", code=code)
        hint = Text("{mistake}: write `{code}()` to call it", mistake=mistake, code=code)
        return replace(failure, hint=hint, mistake=mistake, line=line)
    if failure.line is None:
        failure = replace(failure, line=found.lines.get(name))
    if name == _BY_SEED and name in found.lines:
        mistake = Text("sets the same seed in every trial, so that all are the same game")
        hint = Text("{mistake}: leave the seed alone", mistake=mistake)
        return replace(failure, hint=hint, mistake=mistake)
    return failure
