"""The facts about a submission, and which of them tables, CSV and JSON contain."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from tttmc_app.core import Text
from tttmc_app.core.numbers import percent
from tttmc_app.grading.checks import CheckResult
from tttmc_app.grading.grading_report import MatchScore, Strength
from tttmc_app.grading.plain import cell
from tttmc_app.grading.reports.blocks import AnyText, points_number
from tttmc_app.grading.reports.entries import Entry
from tttmc_app.grading.rubric import Rubric
from tttmc_app.grading.sheet import csv_text
from tttmc_app.grading.strength import OPPONENTS, opponent_name
from tttmc_app.players import PlayerSpec

Json: TypeAlias = bool | int | float | str | Sequence["Json"] | Mapping[str, "Json"] | None


@dataclass(frozen=True, slots=True)
class Column:
    """One fact about a submission, in tables."""

    key: str
    """Its name, which it also has in CSV and JSON."""
    heading: Text
    help: Text
    value: Callable[[Entry], AnyText | bool | float | Sequence[AnyText] | None]
    is_number: bool = False

    def words(self, entry: Entry) -> Sequence[AnyText]:
        """Return what tables say, as texts to be separated; none if there is nothing to say."""
        value = self.value(entry)
        if isinstance(value, bool):
            return (Text("yes") if value else Text("no"),)
        if isinstance(value, int | float):
            return (points_number(value),)
        if isinstance(value, Text | str):
            return (value,) if value else ()
        return value or ()


def _match(entry: Entry, opponent: PlayerSpec) -> MatchScore | None:
    name = opponent_name(opponent)
    return next((match for match in entry.report.matches if match.opponent == name), None)


def _games(opponent: PlayerSpec) -> Column:
    """Return the column of the games against an opponent."""

    def results(entry: Entry) -> str:
        match = _match(entry, opponent)
        return f"{match.wins}-{match.ties}-{match.losses}" if match else ""

    label = opponent.kind.label
    explained = Text("Games won, tied and lost against {opponent}", opponent=label)
    return Column(opponent.kind.name, label, explained, results, is_number=True)


def _similar(entry: Entry) -> list[str]:
    return [f"{other.label} ({percent(share)})" for other, share in entry.similar]


def _problems(entry: Entry) -> Sequence[AnyText]:
    """Return why a file wasn't graded, the error with its line, or the mistakes."""
    report = entry.report
    if report.not_submission:
        return (Text("not a submission: {reason}", reason=report.not_submission),)
    if report.not_graded:
        return (Text("not graded: {reason}", reason=report.not_graded),)
    if report.error and report.error_line:
        return (Text("{error} (line {line})", error=report.error, line=report.error_line),)
    return report.problems


TABLE = (
    Column("file", Text("File"), Text("The student's file"), lambda e: e.label),
    Column(
        "id",
        Text("Id"),
        Text("The student's number on the platform from which the file was downloaded"),
        lambda e: e.owner.number if e.owner else None,
    ),
    Column(
        "language",
        Text("Python"),
        Text("The file's version of Python"),
        lambda e: e.report.language.removeprefix("Python "),
    ),
    Column(
        "points",
        Text("Points"),
        Text("The points that count"),
        lambda e: e.report.points,
        is_number=True,
    ),
    Column(
        "passed",
        Text("Passed"),
        Text("Whether the points reach the pass mark"),
        lambda e: e.report.has_passed,
    ),
    Column(
        "ceiling",
        Text("Limit"),
        Text("The limit that a mistake sets to the points, if they reach it"),
        lambda e: e.report.limit and e.report.limit[1],
        is_number=True,
    ),
    *map(_games, OPPONENTS),
    Column(
        "style_remarks",
        Text("Style"),
        Text("Number of style remarks, which cost no points"),
        lambda e: len(e.report.style) or None,
        is_number=True,
    ),
    Column(
        "suspect",
        Text("Suspect"),
        Text("Every function looks right, but the games are far too weak"),
        lambda e: e.report.suspect or None,
    ),
    Column(
        "warnings",
        Text("Read"),
        Text("Number of lines to read: they contain what a course file doesn't need"),
        lambda e: len(e.report.warnings) or None,
        is_number=True,
    ),
    Column("late", Text("Late"), Text("Handed in late"), lambda e: e.report.is_late or None),
    Column(
        "comment",
        Text("Comment"),
        Text("The teacher's comment"),
        lambda e: e.report.override.comment if e.report.override else None,
    ),
    Column(
        "similar",
        Text("Similar"),
        Text("The files that look copied from this one, or this one from them"),
        _similar,
    ),
    Column(
        "problems",
        Text("Problems"),
        Text("Why the file can't be graded, or its mistakes, worst first"),
        _problems,
    ),
)
"""The columns of tables."""

CSV = (
    "file language points of style_remarks trials random_wins random_ties random_losses mc_wins "
    "mc_ties mc_losses forfeits failed error mistakes why_forfeited status not_graded warnings id "
    "passed suspect ceiling similar late comment graded_points"
)
"""The facts in CSV; new ones are added at the end."""

JSON = (
    "file language points of checks style remarks strength error error_line status reason suspect "
    "passed rubric ceilings fence warnings similar id ceiling late comment graded_points"
)
"""The facts in JSON."""


def _facts(entry: Entry) -> dict[str, Json]:
    report, strength = entry.report, entry.report.strength
    return {
        "file": str(report.file),
        "id": (entry.owner and entry.owner.number) or None,
        "language": report.language,
        "status": report.status,
        "points": report.points,
        "graded_points": report.graded_points,
        "of": report.max_points,
        "passed": report.has_passed,
        "ceiling": report.limit and report.limit[1],
        "ceilings": [{"kind": kind, "points": points} for kind, points in report.ceilings],
        "late": report.is_late,
        "comment": (report.override and report.override.comment) or None,
        "suspect": report.suspect,
        "rubric": _rubric(report.rubric),
        "checks": [*map(_check, report.checks)],
        "failed": "; ".join(result.check.name for result in report.failed),
        "mistakes": None if report.error else "; ".join(map(str, report.problems)),
        "error": str(report.error) or None,
        "error_line": report.error_line,
        "not_graded": str(report.not_graded),
        "reason": str(report.not_submission or report.not_graded) or None,
        "style": _lines([(remark.line, remark.message) for remark in report.style]),
        "style_remarks": len(report.style),
        "remarks": _lines(report.remarks),
        "warnings": _lines(report.warnings),
        "fence": [part.value for part in report.fence],
        "similar": [
            {"file": str(other.report.file), "share": round(share, 4)}
            for other, share in entry.similar
        ],
        "strength": _strength(strength) if strength else None,
        "trials": strength.trials if strength else None,
        "forfeits": report.forfeits if strength else None,
        "why_forfeited": str(next((match.why for match in report.matches if match.why), "")),
        **{
            f"{opponent.kind.name}_{result}": getattr(_match(entry, opponent), result, None)
            for opponent in OPPONENTS
            for result in ("wins", "ties", "losses")
        },
    }


def _lines(found: Sequence[tuple[int | None, AnyText]]) -> list[Json]:
    return [{"line": line, "message": str(text)} for line, text in found]


def _check(result: CheckResult) -> Json:
    failure = result.failure
    return {
        "name": result.check.name,
        "passed": result.passed,
        "points": round(result.points, 2),
        "of": round(result.check.max_points, 2),
        "part": result.check.part,
        **{
            key: str(getattr(failure, key, None) or "")
            for key in ("message", "hint", "called", "came", "expected")
        },
        "cost": failure.cost.value if failure else "",
        "line": failure.line if failure else None,
        "reason": str(result.not_run) if result.not_run else None,
    }


def _rubric(rubric: Rubric) -> Json:
    return {
        "name": rubric.name,
        "identity": rubric.identity,
        "of": rubric.full,
        "pass_mark": rubric.pass_mark,
        "parts": {str(part): points for part, points in rubric.parts.items()},
        "ceilings": {str(kind): share for kind, share in rubric.ceilings.items()},
        "checks": dict(rubric.weights),
    }


def _strength(strength: Strength) -> Json:
    return {
        "trials": strength.trials,
        "note": str(strength.note),
        "matches": [
            {
                "opponent": match.opponent,
                "games": match.games,
                "wins": match.wins,
                "ties": match.ties,
                "losses": match.losses,
                "forfeits": match.forfeits,
                "why": str(match.why),
                "wins_interval": [*match.interval(match.wins)],
                "losses_interval": [*match.interval(match.losses)],
                "right_player": dict(zip(("wins", "ties", "losses"), match.reference, strict=True)),
                "verdict": match.verdict.value,
                "difference_interval": [*match.difference],
            }
            for match in strength.matches
        ],
    }


def used(entries: Sequence[Entry]) -> list[Column]:
    """Return the columns of a table of these submissions: those that say something."""
    return [column for column in TABLE if any(map(column.words, entries))]


def entries_csv(entries: Sequence[Entry]) -> str:
    """Return submissions as the text of a CSV file with a header."""
    keys, rows = CSV.split(), list[list[Json]]()
    for entry in entries:
        facts = _facts(entry) | {
            "warnings": len(entry.report.warnings),
            "similar": "; ".join(_similar(entry)),
        }
        rows.append([_csv_cell(facts[key]) for key in keys])
    return csv_text([keys, *rows])


def _csv_cell(value: Json) -> Json:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return cell(value) if isinstance(value, str) else value


def entries_json(entries: Sequence[Entry]) -> list[dict[str, Json]]:
    """Return submissions as JSON, in order."""
    found = map(_facts, entries)
    return [{key: facts[key] for key in JSON.split()} for facts in found]
