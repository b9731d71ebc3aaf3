"""Reports as JSON and as the rows of a table."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from io import StringIO
from typing import TypeAlias

from tttmc_app.experiments.statistics import Interval
from tttmc_app.grading.checks import CheckResult
from tttmc_app.grading.grading_report import GradingReport, MatchScore, Strength

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
)
"""The header of a table of reports; `failed` holds the failed checks, `mistakes` the names of what
is behind them, the weightiest first, each with a semicolon between two."""


def report_json(report: GradingReport) -> dict[str, Json]:
    """Return a report as JSON has it."""
    return {
        "file": str(report.file),
        "language": report.language,
        "points": report.points,
        "of": report.of,
        "checks": [_check(result) for result in report.checks],
        "style": [{"line": remark.line, "message": remark.message} for remark in report.style],
        "remarks": [{"line": line, "message": text} for line, text in report.remarks],
        "strength": _strength(report.strength) if report.strength else None,
        "error": report.error or None,
        "error_line": report.error_line,
    }


def reports_csv(reports: Sequence[GradingReport]) -> str:
    """Return reports as the text of a CSV file, a header and a row each."""
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
        _plain(str(report.file)),
        report.language,
        report.points,
        report.of,
        len(report.style),
        strength.trials if strength else "",
        *games,
        report.forfeits if strength else "",
        "; ".join(result.check.name for result in report.failed),
        _plain(report.error),
        "" if report.error else _plain(report.problems),
        _plain(report.why_forfeited),
    ]


def _plain(text: str) -> str:
    """Return a text that can be written, and that a spreadsheet doesn't take for a formula."""
    text = text.encode("utf-8", errors="replace").decode()  # a file's name may hold anything
    return f"'{text}" if text[:1] in ("=", "+", "-", "@") else text


def _check(result: CheckResult) -> dict[str, Json]:
    failure = result.failure
    return {
        "name": result.check.name,
        "passed": result.passed,
        "points": result.points,
        "of": result.check.of,
        "message": failure.message if failure else "",
        "hint": failure.hint if failure else "",
        "called": failure.called if failure else "",
        "came": failure.came if failure else "",
        "expected": failure.expected if failure else "",
        "cost": failure.cost.value if failure else "",
    }


def _strength(strength: Strength) -> dict[str, Json]:
    return {
        "trials": strength.trials,
        "note": strength.note,
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
        "why": match.why,
        "wins_interval": _ends(match.interval(match.wins)),
        "losses_interval": _ends(match.interval(match.losses)),
        "right_player": {"wins": wins, "ties": ties, "losses": losses},
        "verdict": match.verdict.value,
    }


def _ends(interval: Interval) -> list[Json]:
    return [interval.low, interval.high]
