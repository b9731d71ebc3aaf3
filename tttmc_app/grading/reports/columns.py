"""The facts about a submission: one declaration for tables, CSV and JSON."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from io import StringIO
from typing import TypeAlias

from tttmc_app.core import Text
from tttmc_app.core.numbers import percent
from tttmc_app.experiments.statistics import Interval
from tttmc_app.grading.checks import CheckResult
from tttmc_app.grading.grading_report import MatchScore, Strength
from tttmc_app.grading.plain import cell
from tttmc_app.grading.reports.blocks import AnyText, points_number
from tttmc_app.grading.reports.entries import Entry
from tttmc_app.grading.rubric import Rubric
from tttmc_app.grading.strength import OPPONENTS, opponent_name
from tttmc_app.players import PlayerSpec

Json: TypeAlias = bool | int | float | str | Sequence["Json"] | Mapping[str, "Json"] | None
Value: TypeAlias = Callable[[Entry], Json]


@dataclass(frozen=True, slots=True)
class Column:
    """One fact about a submission."""

    key: str
    """Its name in CSV and JSON."""
    heading: AnyText
    """Its heading in tables."""
    help: AnyText
    value: Value
    texts: Callable[[Entry], Sequence[AnyText]] | None = None
    """What tables say instead of the value."""
    is_number: bool = False

    def words(self, entry: Entry) -> Sequence[AnyText]:
        """Return what tables say, as texts to be separated; none if there is nothing to say."""
        if self.texts is not None:
            return self.texts(entry)
        value = self.value(entry)
        if isinstance(value, bool):
            return (Text("yes") if value else Text("no"),)
        if isinstance(value, int | float):
            return (points_number(value),)
        return (str(value),) if value else ()

    def has_words(self, entry: Entry) -> bool:
        """Return whether tables say anything worth reading."""
        return self.value(entry) not in (None, "", []) and bool(self.words(entry))


def _flag(key: str, heading: Text, explained: Text, value: Callable[[Entry], bool]) -> Column:
    """Return a column that says something only if it is true."""
    return Column(key, heading, explained, value, lambda entry: [Text("yes")] * value(entry))


def _game_columns(spec: PlayerSpec) -> Iterator[Column]:
    """Yield the columns of the games against an opponent: all in one, and each number."""
    name, opponent = spec.kind.name, opponent_name(spec)

    def match(entry: Entry) -> MatchScore | None:
        matches = entry.report.strength.matches if entry.report.strength else ()
        return next((match for match in matches if match.opponent == opponent), None)

    def texts(entry: Entry) -> list[str]:
        found = match(entry)
        return [f"{found.wins}-{found.ties}-{found.losses}"] if found else []

    yield Column(
        name,
        spec.kind.label,
        Text("Games won, tied and lost against {opponent}", opponent=spec.kind.label),
        texts,
        texts,
        is_number=True,
    )
    yield _data(f"{name}_wins", lambda entry: found.wins if (found := match(entry)) else None)
    yield _data(f"{name}_ties", lambda entry: found.ties if (found := match(entry)) else None)
    yield _data(f"{name}_losses", lambda entry: found.losses if (found := match(entry)) else None)


def _data(key: str, value: Value) -> Column:
    """Return a column of CSV or JSON."""
    return Column(key, key, "", value)


def _similar(entry: Entry) -> list[Json]:
    return [{"file": each.file, "share": round(each.share, 4)} for each in entry.similar]


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
        "message": str(failure.message) if failure else "",
        "hint": str(failure.hint or "") if failure else "",
        "called": str(failure.called) if failure else "",
        "came": str(failure.came) if failure else "",
        "expected": str(failure.expected) if failure else "",
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
        "matches": [_match(match) for match in strength.matches],
    }


def _match(match: MatchScore) -> Json:
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
        "difference_interval": _ends(match.difference),
    }


def _ends(interval: Interval) -> list[Json]:
    return [interval.low, interval.high]


_ALL = (
    Column(
        "file",
        Text("File"),
        Text("The student's file"),
        lambda e: str(e.report.file),
        lambda e: (e.label,),
    ),
    Column(
        "id",
        Text("Id"),
        Text("The student's number on the platform from which the file was downloaded"),
        lambda e: (e.owner and e.owner.number) or None,
    ),
    Column(
        "language",
        Text("Python"),
        Text("The file's version of Python"),
        lambda e: e.report.language,
        lambda e: [e.report.language.removeprefix("Python ")] * bool(e.report.language),
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
    *(column for spec in OPPONENTS for column in _game_columns(spec)),
    Column(
        "style_remarks",
        Text("Style"),
        Text("Number of style remarks, which cost no points"),
        lambda e: len(e.report.style),
        lambda e: [str(len(e.report.style))] * bool(e.report.style),
        is_number=True,
    ),
    _flag(
        "suspect",
        Text("Suspect"),
        Text("Every function looks right, but the games are far too weak"),
        lambda e: e.report.suspect,
    ),
    Column(
        "warnings",
        Text("Read"),
        Text("Number of lines to read: they contain what a course file doesn't need"),
        lambda e: _lines(e.report.warnings),
        lambda e: [str(len(e.report.warnings))],
        is_number=True,
    ),
    _flag("late", Text("Late"), Text("Handed in late"), lambda e: e.report.is_late),
    Column(
        "comment",
        Text("Comment"),
        Text("The teacher's comment"),
        lambda e: (e.report.override and e.report.override.comment) or None,
    ),
    Column(
        "similar",
        Text("Similar"),
        Text("The files that look copied from this one, or this one from them"),
        _similar,
        lambda e: [f"{each.label} ({percent(each.share)})" for each in e.similar],
    ),
    Column(
        "problems",
        Text("Problems"),
        Text("Why the file can't be graded, or its mistakes, worst first"),
        lambda e: [*map(str, _problems(e))],
        _problems,
    ),
    _data("graded_points", lambda e: e.report.graded_points),
    _data("of", lambda e: e.report.max_points),
    _data("status", lambda e: e.report.status),
    _data("trials", lambda e: e.report.strength.trials if e.report.strength else None),
    _data("forfeits", lambda e: e.report.forfeits if e.report.strength else None),
    _data("failed", lambda e: "; ".join(result.check.name for result in e.report.failed)),
    _data("error", lambda e: str(e.report.error) or None),
    _data(
        "mistakes",
        lambda e: None if e.report.error else "; ".join(map(str, e.report.problems)),
    ),
    _data("why_forfeited", lambda e: str(e.report.why_forfeited)),
    _data("not_graded", lambda e: str(e.report.not_graded)),
    _data("checks", lambda e: [_check(result) for result in e.report.checks]),
    _data("style", lambda e: _lines([(r.line, r.message) for r in e.report.style])),
    _data("remarks", lambda e: _lines(e.report.remarks)),
    _data("strength", lambda e: _strength(e.report.strength) if e.report.strength else None),
    _data("error_line", lambda e: e.report.error_line),
    _data("reason", lambda e: str(e.report.not_submission or e.report.not_graded) or None),
    _data("rubric", lambda e: _rubric(e.report.rubric)),
    _data("ceilings", lambda e: [{"kind": k, "points": p} for k, p in e.report.ceilings]),
    _data("fence", lambda e: [part.value for part in e.report.fence]),
)
_BY_KEY = {column.key: column for column in _ALL}


def _columns(keys: str) -> tuple[Column, ...]:
    return tuple(_BY_KEY[key] for key in keys.split())


TABLE = _columns(
    "file id language points passed ceiling random mc style_remarks suspect warnings late comment "
    "similar problems"
)
"""The columns of tables."""
CSV = _columns(
    "file language points of style_remarks trials random_wins random_ties random_losses mc_wins "
    "mc_ties mc_losses forfeits failed error mistakes why_forfeited status not_graded warnings id "
    "passed suspect ceiling similar late comment graded_points"
)
"""The columns of CSV; new ones are added at the end."""
JSON = _columns(
    "file language points of checks style remarks strength error error_line status reason suspect "
    "passed rubric ceilings fence warnings similar id ceiling late comment graded_points"
)


def used(entries: Sequence[Entry]) -> list[Column]:
    """Return the columns of a table of these submissions: those that say something."""
    return [column for column in TABLE if any(map(column.has_words, entries))]


def entries_csv(entries: Sequence[Entry]) -> str:
    """Return submissions as the text of a CSV file with a header."""
    written = StringIO()
    rows = csv.writer(written, lineterminator="\n")
    rows.writerow(column.key for column in CSV)
    rows.writerows([_csv_cell(column, entry) for column in CSV] for entry in entries)
    return written.getvalue()


def _csv_cell(column: Column, entry: Entry) -> object:
    match column.value(entry):
        case bool(value):
            return "yes" if value else "no"
        case list():
            return cell("; ".join(map(str, column.words(entry))))
        case value:
            return cell(value) if isinstance(value, str) else value


def entries_json(entries: Sequence[Entry]) -> list[dict[str, Json]]:
    """Return submissions as JSON, in order."""
    return [{column.key: column.value(entry) for column in JSON} for entry in entries]
