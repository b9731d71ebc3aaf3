"""Grading reports as text for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from tttmc_app.cli.output import one_line
from tttmc_app.core import Text
from tttmc_app.grading import (
    CEILING_TEXTS,
    FULL_POINTS,
    OPPONENTS,
    CheckResult,
    Cost,
    GradingReport,
    MatchScore,
    Strength,
    opponent_name,
)
from tttmc_app.grading.reports import short_names

_LABEL = 10
_SHORTEST = 24


def report_lines(report: GradingReport, width: int) -> list[str]:
    """Return the lines of one report."""
    lines = [_headline(report), *_note_lines(report, width)]
    if report.checks:
        lines += ["", *_check_lines(report, width)]
    if report.strength:
        lines += ["", *_strength_lines(report.strength, width)]
    if report.style:
        lines += ["", f"Style, not counted: {_counted(len(report.style), 'remark')}"]
        for remark in report.style:
            lines += _wrapped(f"line {remark.line}", str(remark.message), width)
    return lines


def table_lines(reports: Sequence[GradingReport], width: int | None) -> list[str]:
    """Return one line per report, with its points, games won, tied and lost, and problems.

    Long names are shortened to fit the width, and long problems are wrapped. Without a width, for a
    pipe, each report is one line.
    """
    names = short_names([report.file for report in reports])
    cell = max([4, *map(len, names)])
    if width is not None:
        cell = min(cell, max(_SHORTEST, width // 4))
    head = f"{'file':<{cell}}  Python  points  {'random':>8}  {'mc':>8}  style  "
    lines = [head + "problem"]
    for name, report in zip(names, reports, strict=True):
        games = {m.opponent.partition(":")[0]: m for m in _matches(report)}
        python = report.language.removeprefix("Python ") or "-"
        row = f"{_cut(name, cell):<{cell}}  {python:>6}  {_whole(report.points):>6}"
        row += f"  {_counts(games.get('random')):>8}  {_counts(games.get('mc')):>8}"
        style = "-" if report.error and not report.style else str(len(report.style))
        row += f"  {style:>5}  "
        problem = _printable(_problem(report))
        parts = [problem] if width is None else wrap(problem, max(20, width - len(row)))
        lines.append((row + (parts[0] if parts else "")).rstrip())
        lines += [" " * len(row) + part for part in parts[1:]]
    for name, report in zip(names, reports, strict=True):
        if report.warnings:
            count = _counted(len(report.warnings), "line")
            text = f"Read {name}: {count} with code that a course file doesn't need"
            lines.append(_printable(text))
    if len({report.rubric.identity for report in reports}) == 1:
        rubric = reports[0].rubric
        full, name = rubric.full, f"rubric {one_line(rubric.name)}, pass mark {rubric.pass_mark:g}"
    else:
        full, name = FULL_POINTS, "default rubric"
    lines.append(
        f"{_counted(len(reports), 'file')}. Points out of {full} ({name}); games won-tied-lost "
        f"against {' and '.join(map(opponent_name, OPPONENTS))}."
    )
    return lines


def _headline(report: GradingReport) -> str:
    language = f"{report.language}, " if report.language else ""
    return one_line(
        f"{report.file}: {language}{_whole(report.points)} of {report.max_points} points"
    )


def _note_lines(report: GradingReport, width: int) -> list[str]:
    """Return the lines on the file as a whole, each with its label."""
    lines: list[str] = []
    if report.not_graded:
        lines += _wrapped("not graded", str(report.not_graded), width)
    if report.suspect:
        suspicion = "every function looks right, but the games are far too weak: read the source"
        lines += _wrapped("suspect", suspicion, width)
    if report.error:
        lines += _wrapped("error", _placed(report.error, report.error_line), width)
    if report.limit is not None:
        damage, limit = report.limit
        lines += _wrapped("limit", f"at most {limit:.3g} points: {CEILING_TEXTS[damage]}", width)
    for line, warning in report.warnings:
        lines += _wrapped("warning", _placed(warning, line), width)
    for line, text in report.remarks:
        lines += _wrapped("note", _placed(text, line), width)
    return lines


def _check_lines(report: GradingReport, width: int) -> list[str]:
    lines = [f"Checks: {report.passed_count} of {len(report.checks)} passed"]
    explained: set[tuple[str, str]] = set()
    for result in report.failed:
        lines += _failed_lines(result, explained, width)
    not_run: dict[str, list[str]] = {}
    for result in report.not_run:
        not_run.setdefault(str(result.not_run), []).append(result.check.name)
    for reason, names in not_run.items():
        lines += wrap(_printable(f"Not run ({reason}): {'; '.join(names)}."), width)
    named: set[Text] = set()
    for label, cost in (
        ("Can forfeit games", Cost.GAMES),
        ("Costs strength", Cost.STRENGTH),
        ("May cost strength", Cost.UNKNOWN),
        ("Costs points only", Cost.POINTS),
    ):
        mistakes = [mistake for mistake in report.mistakes(cost) if mistake not in named]
        named.update(mistakes)
        if mistakes:
            lines += wrap(f"{label}: {'; '.join(map(str, mistakes))}.", width)
    return lines


def _failed_lines(result: CheckResult, explained: set[tuple[str, str]], width: int) -> list[str]:
    """Return the lines about a failed check; an explanation already given is not repeated."""
    failure, check = result.failure, result.check
    assert failure is not None
    is_told = str(failure.came).endswith(f"(line {failure.line})")
    line = f", line {failure.line}" if failure.line and not is_told else ""
    points = f"{result.points:.3g} of {_points(check.max_points)}"
    headline = f"- {check.name} ({points}, {failure.cost.text}{line})"
    key = (check.group, str(failure.hint or failure.came))
    if key in explained:
        return [f"{headline}: as above"]
    explained.add(key)
    lines = [headline]
    for label, text in (
        ("called", failure.called),
        ("result", failure.came),
        ("expected", failure.expected),
        ("hint", failure.hint),
    ):
        if text:
            lines += _wrapped(label, str(text), width)
    return lines


def _strength_lines(strength: Strength, width: int) -> list[str]:
    lines = [f"Strength on 3×3 with {strength.trials} trials per move (95 % intervals in brackets)"]
    if strength.note:
        lines += wrap(str(strength.note), width)
    for match in strength.matches:
        forfeits = f", {match.forfeits} of them forfeited" if match.forfeits else ""
        wins, ties, losses = match.reference
        lines.append(
            f"- against {match.opponent}: won {_share(match, match.wins)}, tied {match.ties}, "
            f"lost {_share(match, match.losses)}{forfeits}"
        )
        lines.append(f"  {match.verdict.text} (won {wins}, tied {ties}, lost {losses})")
        if match.why:
            lines += _wrapped("forfeit", str(match.why), width)
    return lines


def _share(match: MatchScore, count: int) -> str:
    interval = match.interval(count)
    return f"{count} ({100 * interval.low:.0f}–{100 * interval.high:.0f} %)"


def _matches(report: GradingReport) -> tuple[MatchScore, ...]:
    return report.strength.matches if report.strength else ()


def _counts(match: MatchScore | None) -> str:
    return f"{match.wins}-{match.ties}-{match.losses}" if match else "-"


def _problem(report: GradingReport) -> str:
    """Return the reason why a file wasn't graded, the error with its line, or the mistakes."""
    if report.not_graded:
        return f"not graded: {report.not_graded}"
    if report.error:
        return _placed(report.error, report.error_line)
    problems = "; ".join(map(str, report.problems))
    return f"suspect: far too weak for its points; {problems}" if report.suspect else problems


def _wrapped(label: str, text: str, width: int) -> list[str]:
    """Return text beside its label, wrapped to the width."""
    indent = " " * (_LABEL + 4)
    head = f"    {label} ".ljust(len(indent))
    return wrap(_printable(text), max(40, width), initial_indent=head, subsequent_indent=indent)


def _printable(text: str) -> str:
    return "".join(c if c.isprintable() else "?" for c in text)


def _placed(text: Text | str, line: int | None) -> str:
    place = f"(line {line})"
    return f"{text} {place}" if line and not str(text).endswith(place) else str(text)


def _cut(text: str, length: int) -> str:
    return text if len(text) <= length else f"{text[: length - 1]}…"


def _whole(points: int | None) -> str:
    """Return a file's points; a dash for a file that was not graded."""
    return "-" if points is None else str(points)


def _points(number: float) -> str:
    return f"{number:.3g} point{'' if number == 1 else 's'}"


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
