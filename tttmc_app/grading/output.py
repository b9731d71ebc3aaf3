"""Reports as JSON and CSV."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from io import StringIO
from typing import TypeAlias

from tttmc_app.experiments.statistics import Interval
from tttmc_app.grading.checks import CheckResult
from tttmc_app.grading.grading_report import GradingReport, MatchScore, Strength
from tttmc_app.grading.plain import cell
from tttmc_app.grading.rubric import Rubric

Json: TypeAlias = bool | int | float | str | Sequence["Json"] | dict[str, "Json"] | None

CSV_COLUMNS = (
    "file",
    "language",
    "points",
    "of",
    "style_remarks",
    "trials",
    "random_wins",
    "random_ties",
    "random_losses",
    "mc_wins",
    "mc_ties",
    "mc_losses",
    "forfeits",
    "failed",
    "error",
    "mistakes",
    "why_forfeited",
    "status",
    "not_graded",
    "warnings",
)
"""The header of the CSV file; `failed` lists the failed checks and `mistakes` the mistakes behind
them, the most costly first, separated by semicolons."""


def report_json(report: GradingReport) -> dict[str, Json]:
    """Return a report as JSON."""
    return {
        "file": str(report.file),
        "language": report.language,
        "points": report.points,
        "of": report.max_points,
        "checks": [_check(result) for result in report.checks],
        "style": [{"line": remark.line, "message": str(remark.message)} for remark in report.style],
        "remarks": [{"line": line, "message": str(text)} for line, text in report.remarks],
        "strength": _strength(report.strength) if report.strength else None,
        "error": str(report.error) or None,
        "error_line": report.error_line,
        "status": report.status,
        "reason": str(report.not_submission or report.not_graded) or None,
        "suspect": report.suspect,
        "passed": report.has_passed,
        "rubric": _rubric(report.rubric),
        "ceilings": [{"kind": kind, "points": points} for kind, points in report.ceilings],
        "fence": [part.value for part in report.fence],
        "warnings": [{"line": line, "message": str(text)} for line, text in report.warnings],
    }


def reports_csv(reports: Sequence[GradingReport]) -> str:
    """Return reports as the text of a CSV file with a header."""
    written = StringIO()
    rows = csv.writer(written, lineterminator="\n")
    rows.writerow(CSV_COLUMNS)
    rows.writerows(map(_row, reports))
    return written.getvalue()


def _row(report: GradingReport) -> list[object]:
    strength = report.strength
    matches = (
        {match.opponent.partition(":")[0]: match for match in strength.matches} if strength else {}
    )
    games: list[object] = []
    for name in ("random", "mc"):
        match = matches.get(name)
        games += [match.wins, match.ties, match.losses] if match else ["", "", ""]
    return [
        cell(str(report.file)),
        report.language,
        report.points,
        report.max_points,
        len(report.style),
        strength.trials if strength else "",
        *games,
        report.forfeits if strength else "",
        "; ".join(result.check.name for result in report.failed),
        cell(str(report.error)),
        "" if report.error else cell("; ".join(map(str, report.problems))),
        cell(str(report.why_forfeited)),
        report.status,
        cell(str(report.not_submission or report.not_graded)),
        len(report.warnings),
    ]


def _check(result: CheckResult) -> dict[str, Json]:
    failure = result.failure
    return {
        "name": result.check.name,
        "passed": result.passed,
        "points": round(result.points, 2),
        "of": round(result.check.max_points, 2),
        "part": result.check.part,
        "message": str(failure.message) if failure else "",
        "hint": str(failure.hint or "") if failure else "",
        "called": str(failure.called) if failure else "",
        "came": str(failure.came) if failure else "",
        "expected": str(failure.expected) if failure else "",
        "cost": failure.cost.value if failure else "",
        "line": failure.line if failure else None,
        "reason": str(result.not_run) if result.not_run else None,
    }


def _rubric(rubric: Rubric) -> dict[str, Json]:
    return {
        "name": rubric.name,
        "identity": rubric.identity,
        "of": rubric.full,
        "pass_mark": rubric.pass_mark,
        "parts": {str(part): points for part, points in rubric.parts.items()},
        "ceilings": {str(kind): share for kind, share in rubric.ceilings.items()},
        "checks": dict(rubric.weights),
    }


def _strength(strength: Strength) -> dict[str, Json]:
    return {
        "trials": strength.trials,
        "note": str(strength.note),
        "matches": [_match(match) for match in strength.matches],
    }


def _match(match: MatchScore) -> dict[str, Json]:
    wins, ties, losses = match.reference
    return {
        "opponent": match.opponent,
        "games": match.games,
        "wins": match.wins,
        "ties": match.ties,
        "losses": match.losses,
        "forfeits": match.forfeits,
        "why": str(match.why),
        "wins_interval": _ends(match.interval(match.wins)),
        "losses_interval": _ends(match.interval(match.losses)),
        "right_player": {"wins": wins, "ties": ties, "losses": losses},
        "verdict": match.verdict.value,
    }


def _ends(interval: Interval) -> list[Json]:
    return [interval.low, interval.high]
